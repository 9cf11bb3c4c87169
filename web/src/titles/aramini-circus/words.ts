/** Names of cards and wagons in the reader's language. */

import { t } from '../../table/i18n.svelte';
import type { Animal, Card, Wagon } from './board';

// texts: aramini-animal-* aramini-bonus-*

export const animalName = (animal: Animal): string => t(`aramini-animal-${animal}`);

export const cardName = ({ face, bonus, copy }: Card): string =>
  bonus ? t(`aramini-bonus-${face}.a`, { copy }) : t(`aramini-animal-${face}`);

/** "3 bears"; a bonus card by its name and number. */
export const cardCount = (card: Card, count: number): string =>
  card.bonus ? cardName(card) : t(`aramini-animal-${card.face}.counted`, { count });

export const wagonName = ({ animal, value }: Wagon): string =>
  t('aramini-wagon.short', { animal: { id: `aramini-animal-${animal}` }, value });
