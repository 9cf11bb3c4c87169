/** Places along a closed track: a rectangle with round corners, walked clockwise from the middle of its lower side. */

export interface Point {
  x: number;
  y: number;
}

/** Half width, half height and radius of the corners. */
export interface Oval {
  width: number;
  height: number;
  corner: number;
}

/** The point `share` (0 to 1) of the way round, from six o'clock, with the middle at (0, 0). */
export function along({ width, height, corner }: Oval, share: number): Point {
  const [x, y] = [width - corner, height - corner];
  const arc = (corner * Math.PI) / 2;
  const turn = (cx: number, cy: number, from: number, part: number): Point => {
    const angle = from + (part * Math.PI) / 2;
    return { x: cx + corner * Math.cos(angle), y: cy + corner * Math.sin(angle) };
  };
  // On a screen y grows downwards, so an angle that grows goes clockwise.
  const legs: [number, (part: number) => Point][] = [
    [x, (part) => ({ x: 0 - x * part, y: height })],
    [arc, (part) => turn(-x, y, Math.PI / 2, part)],
    [2 * y, (part) => ({ x: -width, y: y - 2 * y * part })],
    [arc, (part) => turn(-x, -y, Math.PI, part)],
    [2 * x, (part) => ({ x: -x + 2 * x * part, y: -height })],
    [arc, (part) => turn(x, -y, -Math.PI / 2, part)],
    [2 * y, (part) => ({ x: width, y: -y + 2 * y * part })],
    [arc, (part) => turn(x, y, 0, part)],
    [x, (part) => ({ x: x - x * part, y: height })],
  ];
  let left = share * legs.reduce((sum, [length]) => sum + length, 0);
  for (const [length, at] of legs) {
    if (left <= length && length > 0) return at(left / length);
    left -= length;
  }
  return { x: 0, y: height };
}

/** `count` places at equal steps. */
export const spaces = (oval: Oval, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => along(oval, i / count));
