/** Pencil marks on tokens (FC-8.1): who, a seat has noted, is not behind a face. Kept in this browser for each table and seat. */

import { entries, fields, load, save } from '../../table/storage';
import type { Performer, Token } from './board';

/** By token number and face up: the performers crossed out behind it. */
export type Notes = Record<string, Performer[]>;

const key = (table: string, seat: number): string => `notes.${table}.${seat}`;
const side = ({ id, face }: Token): string => `${id}/${face}`;

const PERFORMERS: readonly Performer[] = [
  'acrobat',
  'magician',
  'fortune-teller',
  'strongman',
  'tamer',
  'clown',
];
const isPerformer = (found: unknown): found is Performer =>
  (PERFORMERS as readonly unknown[]).includes(found);

export const readNotes = (table: string, seat: number): Notes =>
  load(key(table, seat), (found) =>
    Object.fromEntries(
      Object.entries(fields(found)).map(([of, who]) => [of, entries(who, isPerformer)]),
    ),
  );

export const writeNotes = (table: string, seat: number, notes: Notes): void =>
  save(key(table, seat), notes);

export const crossedOut = (notes: Notes, token: Token): Performer[] => notes[side(token)] ?? [];

/** Cross a performer out behind the face of a token, or rub the cross out again. */
export function crossed(notes: Notes, token: Token, performer: Performer): Notes {
  const before = crossedOut(notes, token);
  const after = before.includes(performer)
    ? before.filter((other) => other !== performer)
    : [...before, performer];
  return { ...notes, [side(token)]: after };
}
