import { describe, expect, it } from 'vitest';

import { beside, common, type Box } from './beside';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const ROOM = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };

describe('a card beside a thing', () => {
  const thing = box(400, 300, 100, 100);
  const touches = (spot: Box, others: Box[]): boolean => others.some((one) => common(spot, one));

  it('lies right beside it, whole and in the window, where nothing is in the way', () => {
    const spot = beside(CARD, thing, [], ROOM);
    expect(spot).toMatchObject(CARD);
    expect(common(spot, thing)).toBe(0);
    expect(spot.left >= 508 || spot.top >= 408 || spot.left <= 92 || spot.top <= 92).toBe(true);
  });

  it('covers nothing that is kept free, on whichever side that is', () => {
    for (const kept of [
      [box(0, 400, 1000, 400)],
      [box(0, 0, 1000, 300)],
      [box(0, 0, 1000, 300), box(0, 500, 1000, 300)],
      [box(0, 0, 400, 800), box(0, 0, 1000, 300)],
    ])
      expect(touches(beside(CARD, thing, kept, ROOM), kept), JSON.stringify(kept)).toBe(false);
  });

  it('goes to the edge of the window when all around is kept free', () => {
    const kept = [box(200, 100, 480, 600)];
    const spot = beside(CARD, thing, kept, ROOM);
    expect(touches(spot, kept)).toBe(false);
  });

  it('is lower where only that leaves everything free', () => {
    const phone = { width: 360, height: 740 };
    const kept = [box(0, 200, 360, 540)];
    const spot = beside({ width: 320, height: 400 }, box(20, 220, 90, 120), kept, phone);
    expect(touches(spot, kept)).toBe(false);
    expect(spot.height).toBe(150);
  });

  it('spares what is only looked at, as long as nothing that may be pressed is covered for it', () => {
    const board = [box(0, 0, 650, 800)];
    expect(touches(beside(CARD, thing, [], ROOM, board), board)).toBe(false);
    const kept = [box(650, 0, 350, 800)];
    const spot = beside(CARD, thing, kept, ROOM, board);
    expect([touches(spot, kept), touches(spot, board)]).toEqual([false, true]);
  });

  it('covers least where it has to cover something', () => {
    const kept = [box(0, 0, 1000, 790)];
    expect(common(beside(CARD, thing, kept, ROOM), kept[0] ?? thing)).toBeLessThan(300 * 200);
  });
});
