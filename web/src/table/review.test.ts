import { describe, expect, it } from 'vitest';

import type { LookBack, Moment } from '../api/types';
import { across, bands, marked, marks, sides } from './review';

const point = (turn: number, chances: number[], seat = 0): LookBack['curve'][number] => ({
  step: turn + 1,
  turn,
  seat,
  chances,
});
const looked = (curve: LookBack['curve'], alone = false): LookBack => ({
  alone,
  curve,
  moments: [],
});

describe('bands', () => {
  it('share the height by chance, the first from the top', () => {
    const found = bands(looked([point(0, [0.25, 0.75]), point(1, [1, 0], -1)]), [0, 1]);
    expect(found).toEqual([
      'M0.00 0.00L100.00 0.00L100.00 100.00L0.00 25.00Z',
      'M0.00 25.00L100.00 100.00L100.00 100.00L0.00 100.00Z',
    ]);
  });

  it('are as thick for a team as its chance, not twice that', () => {
    const curve = [point(0, [0.4, 0.6, 0.4, 0.6]), point(1, [0.4, 0.6, 0.4, 0.6], -1)];
    const shown = sides([
      { seat: 0, side: 0 },
      { seat: 1, side: 1 },
      { seat: 2, side: 0 },
      { seat: 3, side: 1 },
    ]);
    expect(shown).toEqual([0, 1]);
    expect(bands(looked(curve), shown)[1]).toBe(
      'M0.00 40.00L100.00 40.00L100.00 100.00L0.00 100.00Z',
    );
  });

  it('of one alone is as high as the points, and nothing below none', () => {
    const curve = [point(0, [-3]), point(1, [50]), point(2, [100], -1)];
    expect(bands(looked(curve, true), [0])).toEqual([
      'M0.00 100.00L50.00 50.00L100.00 0.00L100.00 100.00L0.00 100.00Z',
    ]);
  });
});

describe('across', () => {
  it('is where a turn begins, also one in which nobody decided', () => {
    const found = looked([point(0, [1]), point(1, [1]), point(3, [1]), point(4, [1], -1)]);
    expect(across(found, 0)).toBe(0);
    expect(across(found, 2)).toBeCloseTo(100 / 3);
    expect(across(found, 3)).toBeCloseTo(200 / 3);
    // The end is no turn.
    expect(across(found, 4)).toBeCloseTo(200 / 3);
  });
});

describe('marks', () => {
  const places = (...turns: number[]): number[] => {
    const curve = Array.from({ length: 101 }, (_, turn) => point(turn, [1], turn < 100 ? 0 : -1));
    return marks({ ...looked(curve), moments: turns.map((turn) => ({ turn }) as Moment) });
  };

  it('stand at their turns', () => {
    expect(places(50, 10, 90)).toEqual([50, 10, 90]);
  });

  it('never cover one another, and stay on the chart', () => {
    expect(places(50, 51, 49)).toEqual([57, 65, 49]);
    expect(places(99, 98, 99)).toEqual([92, 84, 100]);
  });
});

describe('marked', () => {
  it('is what would have been better, else what was done', () => {
    const moment = { made: ['card:1'], better: ['card:2'] } as Moment;
    expect(marked(moment)).toEqual(['card:2']);
    expect(marked({ ...moment, better: [] })).toEqual(['card:1']);
  });
});
