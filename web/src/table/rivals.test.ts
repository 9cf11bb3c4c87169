import { beforeEach, describe, expect, it } from 'vitest';

import type { TitleInfo, Update } from '../api/types';
import { meet, nextLevel, rival } from './rivals';

const BOTS = ['gentle', 'middle', 'strong'];
const info = { meta: { id: 'a-title' }, bots: BOTS, usual: 'gentle' } as unknown as TitleInfo;
const person = { kind: 'person', bot: '' };
const bot = (name: string): object => ({ kind: 'bot', bot: name });

/** The end of a match as seat 0 sees it, each seat a side of its own unless one says otherwise. */
function ended(others: object[], places: number[][], sides?: number[]): Update {
  const seats = [person, ...others].map((one, seat) => ({ ...one, seat }));
  const view = {
    result: { places },
    seats: seats.map(({ seat }) => ({ seat, side: sides?.[seat] ?? seat })),
  };
  return { viewer: 0, seats, view } as unknown as Update;
}

beforeEach(() => localStorage.clear());

describe('the level one meets', () => {
  it('is a gentle one first, then the one that was last gone on to, title by title', () => {
    expect(rival(info)).toBe('gentle');
    meet('a-title', 'middle');
    meet('other', 'strong');
    expect(rival(info)).toBe('middle');
  });

  it('is a gentle one where what was remembered is no level', () => {
    meet('a-title', 'gone');
    expect(rival(info)).toBe('gentle');
  });
});

describe('the next level', () => {
  it('is the one above the strongest that was beaten', () => {
    expect(nextLevel(ended([bot('gentle')], [[0], [1]]), BOTS)).toBe('middle');
    expect(nextLevel(ended([bot('gentle'), bot('middle')], [[0], [2], [1]]), BOTS)).toBe('strong');
  });

  it('is none after a loss, a shared win, or a win over the strongest', () => {
    expect(nextLevel(ended([bot('gentle')], [[1], [0]]), BOTS)).toBe('');
    expect(nextLevel(ended([bot('gentle')], [[0, 1]]), BOTS)).toBe('');
    expect(nextLevel(ended([bot('strong')], [[0], [1]]), BOTS)).toBe('');
  });

  it('is no player of the host', () => {
    const bots = [...BOTS, 'mine:Mine', 'mine:Other'];
    expect(nextLevel(ended([bot('strong')], [[0], [1]]), bots)).toBe('');
    expect(nextLevel(ended([bot('mine:Mine')], [[0], [1]]), bots)).toBe('');
  });

  it('is none where people lost too, or a bot that is no level', () => {
    expect(nextLevel(ended([person], [[0], [1]]), BOTS)).toBe('');
    expect(nextLevel(ended([bot('random')], [[0], [1]]), BOTS)).toBe('');
  });

  it('counts a team as one', () => {
    const teams = [bot('gentle'), bot('middle'), bot('gentle')];
    expect(
      nextLevel(
        ended(
          teams,
          [
            [0, 2],
            [1, 3],
          ],
          [0, 1, 0, 1],
        ),
        BOTS,
      ),
    ).toBe('middle');
  });
});
