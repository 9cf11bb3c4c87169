import { describe, expect, it } from 'vitest';

import { chain, NARROW, type Performer, places, type Shape, WIDE } from './board';
import { crossed, crossedOut } from './notes';

const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe.each<[string, Shape]>([
  ['wide', WIDE],
  ['narrow', NARROW],
])('the %s ring', (_name, shape) => {
  const ring = places(shape, 10);

  it('starts at the top and goes clockwise', () => {
    expect(ring[0]?.x).toBeCloseTo(0);
    expect(ring[0]?.y).toBeCloseTo(-shape.ry);
    expect(ring[1]?.x).toBeGreaterThan(0);
  });

  it('lays opposite places five on (FC-4.1) across the middle', () => {
    ring.slice(0, 5).forEach((at, i) => {
      expect(Math.abs((ring[i + 5]?.x ?? 99) + at.x)).toBeLessThan(1);
      expect(Math.abs((ring[i + 5]?.y ?? 99) + at.y)).toBeLessThan(1);
    });
  });

  it('keeps tokens apart, inside the board and off the middle', () => {
    const edge = shape.token + shape.known;
    ring.forEach((at, i) => {
      const next = ring[(i + 1) % 10] ?? at;
      expect(far(at, next)).toBeGreaterThan(2 * shape.token + 12);
      expect(Math.abs(at.x) + shape.token + 8).toBeLessThanOrEqual(shape.width / 2);
      expect(Math.abs(at.y) + edge * 0.9).toBeLessThanOrEqual(shape.height / 2);
      for (const poster of [...shape.posters, shape.reserve])
        expect(far(at, poster)).toBeGreaterThan(shape.token + 14);
    });
  });

  it('is big enough for a finger at 336 px (ux 41)', () => {
    if (shape === NARROW) expect((2 * shape.token * 336) / shape.width).toBeGreaterThanOrEqual(44);
  });
});

it('chains the performers so that each stands between those it is linked with', () => {
  const links: Performer[][] = [
    ['acrobat', 'strongman'],
    ['magician', 'tamer'],
    ['tamer', 'acrobat'],
    ['fortune-teller', 'magician'],
    ['strongman', 'fortune-teller'],
  ];
  const order = chain(links);
  expect(new Set(order).size).toBe(5);
  order.forEach((one, i) => {
    const next = order[(i + 1) % 5];
    expect(links.some((pair) => pair.includes(one) && next && pair.includes(next))).toBe(true);
  });
});

describe('pencil marks', () => {
  const token = {
    id: 3,
    face: 'clown',
    back: null,
    dots: ['acrobat', 'magician'],
    looked: false,
    target: 'place:0',
  } as const;
  const up = { ...token, dots: [...token.dots] };

  it('are put and rubbed out again', () => {
    const once = crossed({}, up, 'magician');
    expect(crossedOut(once, up)).toEqual(['magician']);
    expect(crossedOut(crossed(once, up, 'magician'), up)).toEqual([]);
  });

  it('belong to the token and the face that is up', () => {
    const marks = crossed({}, up, 'magician');
    expect(crossedOut(marks, { ...up, face: 'acrobat' })).toEqual([]);
    expect(crossedOut(marks, { ...up, id: 4 })).toEqual([]);
  });
});
