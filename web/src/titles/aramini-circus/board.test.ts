import { describe, expect, it } from 'vitest';

import { type Card, fromOwn, type Place, stacks } from './board';

const card = (id: string, face: Card['face'], bonus = false): Card => ({
  id,
  face,
  bonus,
  copy: 0,
  target: '',
});

describe('a hand', () => {
  it('lies in stacks of equal animals, each bonus card for itself', () => {
    const hand = [
      card('bear:0', 'bear'),
      card('bear:1', 'bear'),
      card('fish:0', 'fish'),
      card('bonus:4', 'pay-less', true),
      card('bonus:5', 'pay-less', true),
    ];
    expect(stacks(hand).map(({ cards }) => cards.map(({ id }) => id))).toEqual([
      ['bear:0', 'bear:1'],
      ['fish:0'],
      ['bonus:4'],
      ['bonus:5'],
    ]);
  });
});

describe('seats', () => {
  const places = [0, 1, 2].map((seat) => ({ seat }) as Place);
  const order = (viewer: number): number[] => fromOwn(places, viewer).map(({ seat }) => seat);

  it('begin with the own', () => expect(order(2)).toEqual([2, 0, 1]));
  it('begin with the first for who holds none', () => {
    expect(order(-1)).toEqual([0, 1, 2]);
    expect(order(-2)).toEqual([0, 1, 2]);
  });
});
