import { animals } from './emblems/animals';
import { camp } from './emblems/camp';
import { circus } from './emblems/circus';
import { dice } from './emblems/dice';
import { marks } from './emblems/marks';
import { performers } from './emblems/performers';
import { signs } from './emblems/signs';
import { things } from './emblems/things';
import { tour } from './emblems/tour';

/**
 * Every emblem of the house: its name and the markup inside a 64 by 64 grid. The markup is printed in `currentColor`;
 * what is cut out of it shows `--face`, the colour of the ground. One hand, one colour, heavy strokes: each is told
 * from every other at 48 px in greyscale (emblems.test.ts).
 */
export const emblems = {
  ...performers,
  ...animals,
  ...things,
  ...circus,
  ...tour,
  ...signs,
  ...marks,
  ...dice,
  ...camp,
};

export type EmblemName = keyof typeof emblems;

const seats = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const;

/** The mark of a seat, which counts from 0. */
export const seatEmblem = (seat: number): EmblemName => seats[seat] ?? 'person';

/** The address of an emblem in the sprite that `EmblemDefs` puts on the page, for `<use href>`. */
export const emblemHref = (name: EmblemName): string => `#emblem-${name}`;
