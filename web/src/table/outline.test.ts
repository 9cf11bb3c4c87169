import { expect, test } from 'vitest';

import { outline, places, spelled, type Words } from './outline';

const WORDS: Words = {
  field: (name) => spelled(name),
  value: (_, word) => spelled(word),
  message: ({ id, args }) => (id === 'card' ? `the ${(args as { name: string }).name}` : null),
  seat: (number) => ['Ada', 'Bo'][number] ?? '',
};
const of = (board: unknown, named: string[] = []) => outline(board, 2, new Set(named), WORDS);
const thing = (words: string, target = '') => ({ words, target });

test('numbers, words, truths and lists are rows; what is not there is none', () => {
  const board = {
    round: 2,
    phase: 'last_round',
    open: true,
    late: false,
    less: null,
    pile: [],
    row: ['fish', 'a-bear'],
  };
  expect(of(board)).toEqual({
    rows: [
      { name: 'round', things: [thing('2')] },
      { name: 'phase', things: [thing('last round')] },
      { name: 'open', things: [thing('open')] },
      { name: 'row', things: [thing('fish'), thing('a bear')] },
    ],
    grids: [],
  });
});

test('a card is its message or its parts in words, equal ones together, and is a place if it says so', () => {
  const bear = { id: 'bear:0', face: 'bear', bonus: false, value: 3, target: 'hand:bear' };
  const hand = [
    bear,
    { ...bear, id: 'bear:1' },
    { name: { id: 'card', args: { name: 'fish' } }, target: '' },
  ];
  expect(of({ hand }).rows).toEqual([
    { name: 'hand', things: [thing('bear, value 3 \u00d7 2', 'hand:bear'), thing('the fish')] },
  ]);
});

test('what lies before each seat is a table', () => {
  const places = [
    { seat: 0, cards: 4, bid: null, kept: [] },
    { seat: 1, cards: 3, bid: 0, kept: [{ id: 'card', args: { name: 'fish' } }] },
  ];
  expect(of({ places, hands: [['fish'], []] }).grids).toEqual([
    {
      name: 'places',
      seats: ['Ada', 'Bo'],
      rows: [
        { name: 'cards', cells: [[thing('4')], [thing('3')]] },
        { name: 'bid', cells: [[], [thing('0')]] },
        { name: 'kept', cells: [[], [thing('the fish')]] },
      ],
    },
    {
      name: 'hands',
      seats: ['Ada', 'Bo'],
      rows: [{ name: 'hands', cells: [[thing('fish')], []] }],
    },
  ]);
  // Two cards of one seat in a row are no table.
  const trick = [
    { seat: 1, card: 'fish' },
    { seat: 1, card: 'bear' },
  ];
  expect(of({ trick }).rows).toEqual([
    { name: 'trick', things: [thing('Bo, fish'), thing('Bo, bear')] },
  ]);
});

test('a table within the board brings its rows; one of plain values is a thing', () => {
  const board = { mat: { coins: 3, posters: ['lion'] }, idle: { turns: 1, limit: 6 } };
  expect(of(board).rows).toEqual([
    { name: 'mat: coins', things: [thing('3')] },
    { name: 'mat: posters', things: [thing('lion')] },
    { name: 'idle', things: [thing('turns 1, limit 6')] },
  ]);
});

test('a field or its value is a place where a choice names it', () => {
  const board = { pile: 12, tokens: [], token: ['bear', 'fish'] };
  const named = of(board, ['pile', 'token:fish']);
  expect(places(named)).toEqual([
    { name: 'pile', things: [thing('12', 'pile')] },
    { name: 'token', things: [thing('fish', 'token:fish')] },
  ]);
  expect(places(of(board))).toEqual([]);
});

test('no board can break it', () => {
  for (const board of [null, undefined, 3, 'x', [], {}, { deep: [[[1]], [{ a: { b: [null] } }]] }])
    expect(() => of(board)).not.toThrow();
});
