/** The tables this browser sits at, and the ways to them. Keys stay in this browser and in the part of a link that is never sent. */

import { createTable } from '../api/client';
import type { NewTable, TableMade } from '../api/types';
import { entries, fields, load, save } from './storage';

export interface KnownTable {
  table: string;
  title: string;
  /** Per seat its key, "" where somebody else or a bot sits. */
  seats: string[];
  invite: string;
  watch: string;
  /** Milliseconds since 1970 of the last visit. */
  seen: number;
}

const REMEMBERED = 30;

/** What a key, and the name of a table, is made of. */
export const isKey = (found: unknown): found is string =>
  typeof found === 'string' && /^[\w-]+$/.test(found);
const isKeyOrNone = (found: unknown): found is string => found === '' || isKey(found);

/** The last moment that a calendar of the browser knows. */
const LATEST = 8.64e15;

function isKnown(found: unknown): found is KnownTable {
  const { table, title, seats, invite, watch, seen } = fields(found);
  return (
    isKey(table) &&
    isKey(title) &&
    Array.isArray(seats) &&
    seats.every(isKeyOrNone) &&
    isKeyOrNone(invite) &&
    isKeyOrNone(watch) &&
    typeof seen === 'number' &&
    Math.abs(seen) <= LATEST
  );
}

/** Known tables, each once, the last visited first. */
export const knownTables = (): KnownTable[] =>
  load('tables', (found) => [
    ...new Map(
      entries(found, isKnown)
        .reverse()
        .map((known) => [known.table, known]),
    ).values(),
  ]).reverse();

export const knownTable = (table: string): KnownTable | undefined =>
  knownTables().find((known) => known.table === table);

/** The title of the table that a key opens, if this browser knows it. */
export const titleOf = (key: string): string =>
  knownTables().find(({ seats, watch }) => [...seats, watch].includes(key))?.title ?? '';

/** Remember a table, or what is new about it. */
export function remember(known: Omit<KnownTable, 'seen'>): void {
  const others = knownTables().filter((other) => other.table !== known.table);
  save('tables', [{ ...known, seen: Date.now() }, ...others].slice(0, REMEMBERED));
}

export const seatLink = (key: string): string => `#/seat/${key}`;
export const watchLink = (key: string): string => `#/watch/${key}`;
export const joinLink = (key: string): string => `#/join/${key}`;
export const screenLink = (table: string): string => `#/screen/${table}`;
export const rulesLink = (title: string, rule = ''): string =>
  `#/rules/${title}${rule ? `/${rule}` : ''}`;

/** The way to a table for who sits at this screen: one seat, several in turn, or none. */
export function linkTo(known: TableMade): string {
  const own = known.seats.filter((key) => key);
  if (own.length > 1) return screenLink(known.table);
  return own[0] ? seatLink(own[0]) : watchLink(known.watch);
}

/** Make a table, remember its keys and go there. */
export async function startTable(plan: NewTable): Promise<void> {
  const made = await createTable(plan);
  remember({ ...made, title: plan.title });
  location.hash = linkTo(made);
}
