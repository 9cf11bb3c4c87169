import { describe, expect, it } from 'vitest';
import { patched } from './patch';

const before = {
  revision: 4,
  'a/b': { '~': 1 },
  view: { seats: [{ score: 0 }, { score: 2 }], board: { ring: ['a', 'b', 'c'] }, hint: null },
};

describe('a patch', () => {
  it('replaces, adds and removes, in the order in which it stands', () => {
    const after = patched(before, [
      { op: 'replace', path: '/revision', value: 5 },
      { op: 'replace', path: '/view/seats/1/score', value: 3 },
      { op: 'remove', path: '/view/board/ring/1' },
      { op: 'add', path: '/view/board/ring/0', value: 'z' },
      { op: 'add', path: '/view/board/ring/3', value: 'y' },
      { op: 'remove', path: '/view/hint' },
      { op: 'add', path: '/view/result', value: { places: [[0]] } },
      { op: 'replace', path: '/a~1b/~0', value: [] },
    ]);
    expect(after).toEqual({
      revision: 5,
      'a/b': { '~': [] },
      view: {
        seats: [{ score: 0 }, { score: 3 }],
        board: { ring: ['z', 'a', 'c', 'y'] },
        result: { places: [[0]] },
      },
    });
  });

  it('leaves what was there before as it was, and shares what stays', () => {
    const kept = structuredClone(before);
    const after = patched(before, [{ op: 'replace', path: '/view/seats/0/score', value: 9 }]);
    expect(before).toEqual(kept);
    expect(after.view.board).toBe(before.view.board);
    expect(after.view.seats[1]).toBe(before.view.seats[1]);
  });

  it('without changes is the value itself', () => {
    expect(patched(before, [])).toBe(before);
  });
});
