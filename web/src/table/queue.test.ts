import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Line, Update } from '../api/types';
import { ShowQueue, type Frame } from './queue';
import { after } from './words';

const OWN = 0;

/** A frame after moves by these seats, the first of which made revision 1. */
function frame(...movers: number[]): Frame {
  const lines = movers.map((seat, i): Line => ({
    revision: i + 1,
    seat,
    turn: 0,
    messages: [],
    undoes: 0,
  }));
  return { lines, update: { revision: movers.length } as Update };
}

describe('the queue of what happens', () => {
  let shown: [revision: number, moving: boolean][];
  let ours: number;
  let queue: ShowQueue;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    ours = -1;
    queue = new ShowQueue({
      show: ({ update }, moving) => shown.push([update.revision, moving]),
      pace: () => 700,
      own: ({ lines }, revision) => after(lines, revision).every((line) => line.seat === OWN),
      waitsForUs: ({ update }) => update.revision === ours,
    });
    queue.push(frame());
  });
  afterEach(() => void vi.useRealTimers());

  it('shows moves of others one after the other', () => {
    vi.advanceTimersByTime(5000);
    queue.push(frame(1));
    queue.push(frame(1, 2));
    queue.push(frame(1, 2, 1));
    expect(shown).toEqual([
      [0, false],
      [1, true],
    ]);
    vi.advanceTimersByTime(699);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toEqual([2, true]);
    expect(queue.busy).toBe(true);
    vi.advanceTimersByTime(700);
    expect(shown.at(-1)).toEqual([3, true]);
    expect(queue.busy).toBe(false);
  });

  it('shows own moves at once, whatever waits', () => {
    queue.push(frame(1));
    queue.push(frame(1, OWN));
    expect(shown.at(-1)).toEqual([2, true]);
    expect(queue.busy).toBe(false);
  });

  it('goes on at its pace when somebody comes or goes meanwhile', () => {
    queue.push(frame(1));
    queue.push(frame(1));
    expect(shown).toEqual([[0, false]]);
    vi.advanceTimersByTime(700);
    expect(shown.at(-1)).toEqual([1, true]);
  });

  it('skips to our turn and paces again after it', () => {
    ours = 3;
    queue.push(frame(1));
    queue.push(frame(1, 1));
    queue.skip();
    expect(shown.at(-1)).toEqual([2, false]);
    queue.push(frame(1, 1, 2));
    expect(shown.at(-1)).toEqual([3, false]);
    queue.push(frame(1, 1, 2, 1));
    expect(queue.busy).toBe(true);
  });

  it('takes the same revision as other company, and nothing older', () => {
    queue.push(frame(1));
    vi.advanceTimersByTime(700);
    queue.push(frame(1));
    queue.push(frame());
    expect(shown).toEqual([
      [0, false],
      [1, true],
      [1, false],
    ]);
  });
});
