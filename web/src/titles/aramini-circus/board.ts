/** What the server sends of Aramini Circus (`titles/aramini_circus/view.py`). */

import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type AraminiBoard = Schemas['AraminiCircusBoard'];
export type Place = Schemas['AraminiCircusPlace'];
export type Wagon = Schemas['AraminiCircusWagon'];
export type Card = Schemas['AraminiCircusCard'];
export type Count = Schemas['AraminiCircusCount'];
export type Animal = Wagon['animal'];

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
