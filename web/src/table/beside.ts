/** Where a card that explains something is laid: beside it, and on nothing that may be pressed next. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const MARGIN = 8;
/** Heights of a card that finds no room for its own: it scrolls. */
const LOWER = [280, 210, 150];

/** What may be pressed next at a table: places that can be selected, and the buttons below the board. */
const NEXT = '.stage [data-target]:not([aria-disabled="true"]), .bar button';

/** The boxes of what may be pressed next, as far as they are in the window. */
export const pressable = (): Box[] =>
  [...document.querySelectorAll(NEXT)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ bottom, top, width }) => width > 0 && bottom > 0 && top < innerHeight);

/**
 * The place in a window of this size (`room`) where a card of this size covers least of `kept`, then least of `spared`; among such, the nearest
 * to the thing that it is about. Where the whole card would cover something, a lower one may not.
 */
export function beside(card: Size, about: Box, kept: Box[], room: Size, spared: Box[] = []): Box {
  const heights = [card.height, ...LOWER.filter((height) => height < card.height)];
  const spots = heights.flatMap((height) => {
    const size = { width: card.width, height };
    return places(size, about, room).map((place) => ({ ...size, ...place }));
  });
  const covered = (spot: Box, boxes: Box[]): number =>
    boxes.reduce((sum, box) => sum + common(spot, box), 0);
  const costs = spots.map((spot) => [
    covered(spot, kept),
    covered(spot, spared),
    common(spot, about),
    -spot.height,
    distance(spot, about),
  ]);
  let best = 0;
  costs.forEach((cost, i) => {
    if (less(cost, costs[best] ?? [])) best = i;
  });
  return spots[best] ?? { ...card, left: MARGIN, top: MARGIN };
}

/** Beside the thing, in line with it, and at the edges of the window. */
function places(size: Size, about: Box, room: Size): { left: number; top: number }[] {
  const along = (from: number, length: number, own: number, whole: number): number[] => {
    const last = Math.max(MARGIN, whole - own - MARGIN);
    const wanted = [
      from + length + MARGIN,
      from - MARGIN - own,
      from,
      from + length - own,
      from + (length - own) / 2,
      MARGIN,
      last,
    ];
    return wanted.map((at) => Math.max(MARGIN, Math.min(at, last)));
  };
  const tops = along(about.top, about.height, size.height, room.height);
  const lefts = along(about.left, about.width, size.width, room.width);
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}

/** The area that two boxes share. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** From edge to edge. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

/** Whether the first costs are lower, the weightier ones before. */
function less(a: number[], b: number[]): boolean {
  const at = a.findIndex((cost, i) => Math.abs(cost - (b[i] ?? Infinity)) > 0.5);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
