import { describe, expect, it } from 'vitest';

import type { TitleInfo } from '../api/types';
import { against, asked, countsFor, MODES, optionsFor, seatsFor, usualCount } from './plan';

const info: TitleInfo = {
  meta: {
    id: 'a-title',
    name: 'A title',
    designers: [],
    illustrators: [],
    publishers: [],
    players: [2, 3],
    minutes: 20,
    rules_version: 1,
    rules_since: 1,
    first_box: '',
    prefix: 'XX',
    emblem: 'tent',
    options: [],
    levels: [],
  },
  bots: ['weak', 'usual', 'strong'],
  usual: 'usual',
};

describe('seats', () => {
  it.each(MODES)('%s: one sits here oneself, under the remembered name', (mode) => {
    const [own, ...others] = asked(seatsFor(mode, 3, info, 'Zoe'));
    expect(own).toEqual({ kind: 'person', name: 'Zoe' });
    const other = {
      bots: { kind: 'bot', bot: 'usual' },
      friends: { kind: 'open' },
      screen: { kind: 'person', name: '' },
    }[mode];
    expect(others).toEqual([other, other]);
  });

  it('are asked for without what belongs to another kind of seat', () => {
    const seat = { name: ' Zoe ', bot: 'weak' };
    expect(asked([{ kind: 'person', ...seat }])).toEqual([{ kind: 'person', name: 'Zoe' }]);
    expect(asked([{ kind: 'bot', ...seat }])).toEqual([{ kind: 'bot', bot: 'weak' }]);
    expect(asked([{ kind: 'open', ...seat }])).toEqual([{ kind: 'open' }]);
  });

  it('are one only alone, and never unless one asks for it', () => {
    const solo = { ...info, meta: { ...info.meta, players: [1, 2, 4] } };
    expect(usualCount(solo)).toBe(2);
    expect(against(solo, '').seats).toHaveLength(2);
    expect(countsFor('bots', solo)).toEqual([1, 2, 4]);
    expect(countsFor('friends', solo)).toEqual([2, 4]);
    expect(countsFor('screen', solo)).toEqual([2, 4]);
    expect(usualCount({ ...info, meta: { ...info.meta, players: [1] } })).toBe(1);
  });

  it('have the options of their number', () => {
    const option = { default: false, values: [], low: 0, high: 0, rule: '' };
    const options = [
      { id: 'all', ...option, seats: [] },
      { id: 'four', ...option, seats: [4] },
    ];
    const found = (players: number): string[] =>
      optionsFor({ ...info, meta: { ...info.meta, options } }, players).map(({ id }) => id);
    expect(found(3)).toEqual(['all']);
    expect(found(4)).toEqual(['all', 'four']);
  });

  it('of "Play now" are the fewest, against the usual bot', () => {
    expect(against(info, '')).toEqual({
      title: 'a-title',
      seats: [
        { kind: 'person', name: '' },
        { kind: 'bot', bot: 'usual' },
      ],
    });
  });
});
