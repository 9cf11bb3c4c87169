/** What the server sends of Aramini Circus (`titles/aramini_circus/view.py`). */

import type { components } from '../../api/schema';

type Schemas = components['schemas'];
/** A struct of the server whose words are known more closely. */
type Closer<Struct, Known> = Omit<Struct, keyof Known> & Known;

export type Animal = 'giraffe' | 'bear' | 'fish' | 'tiger';
export type Bonus = 'draw-two' | 'pay-less' | 'take-discard' | 'plus-action' | 'exchange-one';

export type Wagon = Closer<Schemas['AraminiCircusWagon'], { animal: Animal }>;
export type Card = Closer<Schemas['AraminiCircusCard'], { face: Animal | Bonus }>;
export type Place = Closer<
  Schemas['AraminiCircusPlace'],
  {
    train: Wagon[];
    pending: Wagon[];
    token: Animal;
  }
>;

export type Count = Schemas['AraminiCircusCount'];

export type AraminiBoard = Closer<
  Schemas['AraminiCircusBoard'],
  {
    offer: (Wagon | null)[];
    discard: Card[];
    centre: Animal[];
    places: Place[];
    hand: Card[];
    hands: Card[][];
    payment: Closer<Schemas['AraminiCircusPayment'], { laid: Card[] }> | null;
    aside: Card | null;
  }
>;

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
