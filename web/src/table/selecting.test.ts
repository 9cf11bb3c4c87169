import { describe, expect, it } from 'vitest';

import type { Choice } from '../api/types';
import {
  ends,
  endsLast,
  grouped,
  matching,
  nextTargets,
  settled,
  survives,
  tap,
} from './selecting';

const choice = (action: number, group: string, ...targets: string[]): Choice => ({
  action,
  group,
  targets,
  label: { id: 'any' },
  rule: 'FC-3.2',
  preview: [],
  final: false,
  name: `${group} ${action}`,
});
const swap = choice(1, 'swap', 'a', 'b');
const swapOn = choice(2, 'swap', 'b', 'c');
const flip = choice(3, 'flip', 'a');
const end = choice(4, 'turn');
const all = [swap, swapOn, flip, end];

describe('the order of choices', () => {
  it('puts what ends something last and leaves the rest as it was', () => {
    const done = choice(5, 'done');
    expect(endsLast([end, swap, done, flip])).toEqual([swap, flip, end, done]);
    expect(endsLast([swap, flip])).toEqual([swap, flip]);
    expect(grouped(endsLast([end, swap])).map(({ id }) => id)).toEqual(['swap', 'turn']);
    expect(['turn', 'done', 'swap'].map(ends)).toEqual([true, true, false]);
  });
});

describe('selecting places', () => {
  it('lights every place of a choice first, then the partners', () => {
    expect(nextTargets(all, [])).toEqual(new Set(['a', 'b', 'c']));
    expect(nextTargets(all, ['b'])).toEqual(new Set(['a', 'c']));
    expect(nextTargets(all, ['a', 'b'])).toEqual(new Set());
  });

  it('joins partners in any order and leaves by a second tap', () => {
    expect(tap(all, ['b'], 'a')).toEqual(['b', 'a']);
    expect(tap(all, ['b', 'a'], 'b')).toEqual(['a']);
  });

  it('begins anew at a place that is no partner, and ends at one that belongs to nothing', () => {
    expect(tap(all, ['a'], 'c')).toEqual(['c']);
    expect(tap(all, ['a'], 'elsewhere')).toEqual([]);
  });

  it('settles only when one choice is left and all its places are selected', () => {
    expect(settled(all, [])).toBeNull();
    expect(settled(all, ['a'])).toBeNull();
    expect(settled(all, ['c'])).toBeNull();
    expect(settled(all, ['b', 'c'])).toBe(swapOn);
    expect(settled([flip, end], ['a'])).toBe(flip);
    expect(settled([end], [])).toBeNull();
  });

  it('offers what goes with the selection, kinds together', () => {
    expect(matching(all, ['a'])).toEqual([swap, flip]);
    expect(grouped([swap, flip, swapOn]).map(({ id, choices }) => [id, choices.length])).toEqual([
      ['swap', 2],
      ['flip', 1],
    ]);
  });
});

describe('what is half-made when others decide at the same time', () => {
  const nothing = { selected: [], group: null, pending: [null] };

  it('stays while its places, its kind and its choice are offered as they were', () => {
    expect(survives(all, { ...nothing, selected: ['b'] })).toBe(true);
    expect(survives(all, { ...nothing, group: 'turn' })).toBe(true);
    expect(survives(all, { ...nothing, pending: [null, choice(3, 'flip', 'a')] })).toBe(true);
  });

  it('goes when one of them is gone or reads otherwise', () => {
    const left = [flip, end];
    expect(survives(left, { ...nothing, selected: ['b'] })).toBe(false);
    expect(survives(left, { ...nothing, group: 'swap' })).toBe(false);
    expect(survives(left, { ...nothing, pending: [swap] })).toBe(false);
    const final = { ...flip, final: true };
    expect(survives([final, end], { ...nothing, pending: [flip] })).toBe(false);
    expect(survives([], nothing)).toBe(false);
  });
});
