/** Tables as people ask for them: who sits where. */

import type { NewTable, Option, SeatPlan, TitleInfo } from '../api/types';
import { rival } from '../table/rivals';

/** Alone against bots, with friends by link, or several people at this screen. */
export const MODES = ['bots', 'friends', 'screen'] as const;
export type Mode = (typeof MODES)[number];

/** Numbers of seats that a mode can have: alone one plays only where the title has rules for it, and not with others. */
export const countsFor = (mode: Mode, info: TitleInfo): number[] =>
  info.meta.players.filter((players) => players > 1 || mode === 'bots');

/** The number of seats unless one says otherwise: the fewest with anybody else. */
export const usualCount = ({ meta }: TitleInfo): number =>
  meta.players.find((players) => players > 1) ?? meta.players[0] ?? 2;

/** What can be chosen with so many seats. */
export const optionsFor = ({ meta }: TitleInfo, players: number): Option[] =>
  meta.options.filter(({ seats }) => seats.length === 0 || seats.includes(players));

/** Seats as a mode wants them: one's own first. */
export function seatsFor(
  mode: Mode,
  players: number,
  info: TitleInfo,
  name: string,
): Required<SeatPlan>[] {
  const others = { bots: 'bot', friends: 'open', screen: 'person' } as const;
  const bot = rival(info);
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name, bot } : { kind: others[mode], name: '', bot },
  );
}

/** What the server is asked for: only what belongs to each kind of seat. */
export const asked = (seats: Required<SeatPlan>[]): SeatPlan[] =>
  seats.map(({ kind, name, bot }) => {
    if (kind === 'person') return { kind, name: name.trim() };
    return kind === 'bot' ? { kind, bot } : { kind };
  });

/** The table of "Play now": the fewest seats with another player, against the level reached, everything else as usual. */
export function against(info: TitleInfo, name: string): NewTable {
  const seats = seatsFor('bots', usualCount(info), info, name);
  return { title: info.meta.id, seats: asked(seats) };
}
