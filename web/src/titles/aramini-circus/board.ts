/** What the server sends of Aramini Circus (`titles/aramini_circus/view.py`). */

export type Animal = 'giraffe' | 'bear' | 'fish' | 'tiger';
export type Bonus = 'draw-two' | 'pay-less' | 'take-discard' | 'plus-action' | 'exchange-one';

export interface Wagon {
  id: string;
  animal: Animal;
  value: number;
  target: string;
}

export interface Card {
  id: string;
  face: Animal | Bonus;
  bonus: boolean;
  target: string;
}

export interface Place {
  seat: number;
  train: Wagon[];
  pending: Wagon[];
  token: Animal;
  hand: number;
  ringmaster: '' | 'up' | 'down';
  points: number;
  pending_points: number;
}

export interface AraminiBoard {
  offer: (Wagon | null)[];
  wagon_pile: number;
  pile: number;
  discard: Card[];
  discard_size: number;
  centre: Animal[];
  places: Place[];
  hand: Card[];
  hands: Card[][];
  mover: number;
  phase: 'turn' | 'paying' | 'drawing' | 'taking' | 'over';
  actions: number;
  less: number;
  one_to_one: boolean;
  coupling: boolean;
  payment: { slot: number; due: number; half: boolean; laid: Card[] } | null;
  aside: Card | null;
  draws: number;
  goal: number;
  last_round: boolean;
  first: number;
}

/** Cards that lie together: equal animals, each bonus card for itself. */
export interface Stack {
  card: Card;
  cards: Card[];
}

/** A hand in stacks, in its own order. */
export function stacks(hand: Card[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const card of hand) {
    const key = card.bonus ? card.id : card.face;
    const stack = found.get(key);
    if (stack) stack.cards.push(card);
    else found.set(key, { card, cards: [card] });
  }
  return [...found.values()];
}

/** The seats as the viewer sits: the own first, then clockwise; spectators begin with the first seat. */
export const fromOwn = (places: Place[], viewer: number): Place[] =>
  viewer > 0 ? [...places.slice(viewer), ...places.slice(0, viewer)] : places;
