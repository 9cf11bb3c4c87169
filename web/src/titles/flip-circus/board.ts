/** What the server sends of Flip Circus (`titles/flip_circus/view.py`), and where it is drawn. */

import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type FlipBoard = Schemas['FlipCircusBoard'];
export type Token = Schemas['FlipCircusToken'];
export type Performer = Token['face'];

export interface Point {
  x: number;
  y: number;
}

/** Everything that differs between a wide board and a narrow one, in the units of its view box. */
export interface Shape {
  width: number;
  height: number;
  /** Half axes of the ring. */
  rx: number;
  ry: number;
  /** Radius of a token, of a dot on its rim, of the mark of a known back. */
  token: number;
  dot: number;
  known: number;
  poster: { width: number; height: number };
  /** Centres of the posters in the order of the links, of the clown among them, and of the reserve. */
  posters: Point[];
  clown: Point;
  reserve: Point;
}

const around = (count: number, radius: number, centre: Point): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });

export const WIDE: Shape = {
  width: 780,
  height: 500,
  rx: 312,
  ry: 168,
  token: 58,
  dot: 11,
  known: 17,
  poster: { width: 62, height: 80 },
  posters: [-2, -1, 0, 1, 2].map((column) => ({ x: column * 82, y: -26 })),
  clown: { x: 0, y: 46 },
  reserve: { x: 0, y: 83 },
};

export const NARROW: Shape = {
  width: 360,
  height: 388,
  rx: 141,
  ry: 147,
  token: 34,
  dot: 8,
  known: 12,
  poster: { width: 42, height: 54 },
  posters: around(5, 68, { x: 0, y: -10 }),
  clown: { x: 0, y: -10 },
  reserve: { x: 0, y: 92 },
};

/** The places of the ring, first at the top, clockwise, at equal steps along the rim: neighbours stand equally near. */
export function places({ rx, ry }: Shape, count: number): Point[] {
  const fine = around(3600, 1, { x: 0, y: 0 }).map(({ x, y }) => ({ x: x * rx, y: y * ry }));
  const walked = [0];
  fine.forEach((point, i) => {
    const next = fine[(i + 1) % fine.length] ?? point;
    walked.push((walked[i] ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  });
  const whole = walked.at(-1) ?? 0;
  return Array.from({ length: count }, (_, place) => {
    const at = walked.findIndex((length) => length >= (place * whole) / count);
    return fine[at % fine.length] ?? { x: 0, y: 0 };
  });
}

/** The performers in the order in which the links join them: each next to whom it is linked with, the last to the first. */
export function chain(links: Performer[][]): Performer[] {
  const ordered: Performer[] = [];
  let next = links[0]?.[0];
  while (next && !ordered.includes(next)) {
    ordered.push(next);
    const from: Performer = next;
    next = links
      .filter((pair) => pair.includes(from))
      .flat()
      .find((other) => !ordered.includes(other));
  }
  return ordered;
}
