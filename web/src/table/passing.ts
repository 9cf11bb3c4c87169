/**
 * "Pass for me": questions that only cards of a hand could answer otherwise (`View.passing`) are passed for a seat until that is switched
 * off. It goes by the kind of question alone, and always takes the same time, so that its pace says nothing of the hand.
 */

import type { View } from '../api/types';
import { load, save } from './storage';

/** From the question to the answer, in ms: time to read it, and to stop. */
export const PASS_MS = 2500;
const REMEMBERED = 60;

const seats = (): string[] =>
  load('passing', (known) =>
    Array.isArray(known) ? known.filter((key) => typeof key === 'string') : [],
  );

/** Whether this browser passes for the seat with this key. */
export const passesFor = (key: string): boolean => seats().includes(key);

/** Switch it on or off, for as long as the table lasts. */
export function letPass(key: string, on: boolean): void {
  const others = seats().filter((other) => other !== key);
  save('passing', on ? [...others, key].slice(-REMEMBERED) : others);
}

/** The action that passes what is asked; null where the question has another answer than passing or a card. */
export const passAction = ({ passing = -1 }: View): number | null =>
  passing >= 0 ? passing : null;
