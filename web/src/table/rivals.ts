/** Whom a reader meets when playing against computer players: per title the level reached, remembered in this browser. */

import type { TitleInfo, Update } from '../api/types';
import { fields, load, save } from './storage';

const known = (): Record<string, unknown> => load('rivals', fields);

/** The level that a reader meets now: a gentle one before anything was won. */
export function rival({ meta, bots, usual }: TitleInfo): string {
  const reached = known()[meta.id];
  return bots.find((bot) => bot === reached) ?? usual;
}

/** From now on the reader meets this level. */
export const meet = (title: string, bot: string): void =>
  save('rivals', { ...known(), [title]: bot });

/** The level above the strongest one that the reader has just beaten alone; "" where there is none. `bots`: the levels, then players of the
 * host's own, which are no levels. */
export function nextLevel({ view, viewer, seats }: Update, bots: string[]): string {
  const levels = bots.filter((bot) => !bot.includes(':'));
  const won = view.result?.places[0];
  const alone =
    won?.length && won.every((seat) => view.seats[seat]?.side === view.seats[viewer]?.side);
  if (!alone || !won.includes(viewer)) return '';
  const beaten = seats
    .filter(({ seat }) => !won.includes(seat))
    .map(({ kind, bot }) => (kind === 'bot' ? levels.indexOf(bot) : -1));
  if (beaten.length === 0 || beaten.includes(-1)) return '';
  return levels[Math.max(...beaten) + 1] ?? '';
}
