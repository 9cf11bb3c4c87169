/** Sentences that the table makes itself, from what a frame shows. */

import type { Line, Update } from '../api/types';
import { join, message, t } from './i18n.svelte';

/**
 * Whose turn it is and what is asked: never empty (ux 5). `mine`: the reader decides, alone at this screen. `seat`: who looks on at a screen of
 * several; where all decide at once, the words are for that one.
 */
export function statusText(
  update: Update,
  names: string[],
  mine: boolean,
  seat: number | null = null,
): string {
  const { view } = update;
  if (!update.started) return t('table-status-waiting');
  if (view.result) return outcome(update, names);
  const status = message(view.status, names);
  if (mine) return t('table-status-yours', { status });
  const movers = seat !== null && view.to_act.includes(seat) ? [seat] : view.to_act;
  return t('table-status-theirs', { players: who(movers, names), status });
}

/** Who won, in one sentence. */
export function outcome({ view }: Update, names: string[]): string {
  const first = view.result?.places[0] ?? [];
  if (first.length === view.players) return t('table-drawn');
  return t('table-won', { players: who(first, names), count: first.length });
}

export const who = (seats: number[], names: string[]): string =>
  join(seats.map((seat) => names[seat] ?? ''));

/** What one entry told, as one text; "" when it told this reader nothing. */
export const lineText = (line: Line, names: string[]): string =>
  line.messages.map((told) => message(told, names)).join(' ');

/** What was told after a revision of the same viewer: each viewer counts in a numbering of their own. */
export const after = (lines: Line[], revision: number): Line[] =>
  lines.filter((line) => line.revision > revision);

/** Revisions whose entries were taken back. */
export const takenBack = (lines: Line[]): Set<number> =>
  new Set(lines.filter((line) => line.undoes).map((line) => line.undoes));

/** What others did since the seat's own turn before: the last run of entries that are not its own (ux 25, 27). */
export function sinceOwn(lines: Line[], seat: number): Line[] {
  const end = lines.findLastIndex((line) => line.seat !== seat) + 1;
  const start = lines.slice(0, end).findLastIndex((line) => line.seat === seat) + 1;
  return lines.slice(start, end);
}
