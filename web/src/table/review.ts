/** What the coach found, as the end screen draws it. */

import type { LookBack, Moment } from '../api/types';

/** The places that are marked on the board of a step that is looked back at: of what would have been better, else of what was done. */
export const marked = ({ better, made }: Moment): string[] => (better.length ? better : made);

/** Who wins together: for each side one of its seats, in the order of the sides. */
export const sides = (of: readonly { seat: number; side: number }[]): number[] =>
  of
    .filter(({ side }, at) => of.findIndex((one) => one.side === side) === at)
    .map(({ seat }) => seat);

/** A place in a drawing of 100 by 100, from the left and from the top. */
type Place = readonly [number, number];

/** The line of a row of values from 0 (below) to `most`, from edge to edge. */
const line = (values: readonly number[], most: number): Place[] =>
  values.map((value, at) => [
    (at / Math.max(values.length - 1, 1)) * 100,
    100 - (Math.min(Math.max(value, 0), most) / most) * 100,
  ]);

const path = (places: readonly Place[]): string =>
  `M${places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/**
 * A band for each of `seats`, from the top: as thick at each turn as its chance, together the whole height. Alone it is one, as high as
 * the points in prospect.
 */
export function bands({ alone, curve }: LookBack, seats: readonly number[]): string[] {
  if (alone) {
    const values = curve.map(({ chances }) => chances[0] ?? 0);
    return [path([...line(values, Math.max(...values, 1)), [100, 100], [0, 100]])];
  }
  const shares = curve.map(({ chances }) => {
    const own = seats.map((seat) => chances[seat] ?? 0);
    const all = own.reduce((sum, share) => sum + share, 0) || 1;
    return own.map((share) => share / all);
  });
  const below = (from: number): Place[] =>
    line(
      shares.map((own) => own.slice(from).reduce((sum, share) => sum + share, 0)),
      1,
    );
  return seats.map((_, at) => path([...below(at), ...below(at + 1).reverse()]));
}

/** Marks are never nearer to one another, in percent of the width: none covers another. */
const APART = 8;

/** Where a turn is, in percent from the left. */
export function across({ curve }: LookBack, turn: number): number {
  const at = curve.findLastIndex((point) => point.seat >= 0 && point.turn <= turn);
  return (Math.max(at, 0) / Math.max(curve.length - 1, 1)) * 100;
}

/** Where the mark of each moment stands: at its turn, or beside an earlier one's. */
export function marks(looked: LookBack): number[] {
  const places = looked.moments.map(({ turn }) => across(looked, turn));
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let room = 100 - APART * (order.length - 1);
  let last = -APART;
  for (const i of order) {
    last = places[i] = Math.max(Math.min(places[i] ?? 0, room), last + APART);
    room += APART;
  }
  return places;
}
