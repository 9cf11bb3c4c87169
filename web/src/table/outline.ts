/**
 * Any board in words: what lies where by name, and what lies before each seat as a table. For titles that nobody has drawn yet; nothing
 * here knows one of them. `Outline.svelte` shows it.
 */

/** Something in words, and the place that it is, if a choice can name it (`place:3`). */
export interface Thing {
  words: string;
  target: string;
}

/** The things of one field of the board. */
export interface Row {
  name: string;
  things: Thing[];
}

/** What lies before each seat: a column for each, a row for each field. */
export interface Grid {
  name: string;
  seats: string[];
  rows: { name: string; cells: Thing[][] }[];
}

export interface Outlined {
  rows: Row[];
  grids: Grid[];
}

/** How things are called, in the reader's language. */
export interface Words {
  /** A field of the board. */
  field: (name: string) => string;
  /** A word that is a field's value. */
  value: (field: string, word: string) => string;
  /** A message as a sentence; null for what is none. */
  message: (value: Fields) => string | null;
  seat: (number: number) => string;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ofSeat = (value: unknown): value is Fields & { seat: number } =>
  isFields(value) && typeof value.seat === 'number';
/** Whether each part is a seat's own, and no two are of one. */
const apart = (list: unknown[]): list is (Fields & { seat: number })[] =>
  list.every(ofSeat) && new Set(list.map((part) => part.seat)).size === list.length;
/** What is there for the page and not for people. */
const HIDDEN = ['id', 'target', 'seat'];

/** @param named The places that choices name now: a field, or a field and its value (`token:bear`), can be one without saying so. */
export function outline(
  board: unknown,
  players: number,
  named: ReadonlySet<string>,
  words: Words,
): Outlined {
  const found: Outlined = { rows: [], grids: [] };
  if (isFields(board)) collect(board, '');
  return found;

  function collect(fields: Fields, above: string): void {
    for (const [key, value] of Object.entries(fields)) {
      if (HIDDEN.includes(key)) continue;
      const name = above ? `${above}: ${words.field(key)}` : words.field(key);
      if (isFields(value) && words.message(value) === null && !isThing(value)) collect(value, name);
      else if (Array.isArray(value) && value.length > 0 && apart(value)) grid(name, value);
      else if (Array.isArray(value) && value.length === players && value.every(Array.isArray))
        perSeat(name, key, value as unknown[][]);
      else row(name, key, value);
    }
  }

  function row(name: string, key: string, value: unknown): void {
    const listed = things(key, value);
    if (listed.length) found.rows.push({ name, things: listed });
  }

  function grid(name: string, list: (Fields & { seat: number })[]): void {
    const keys = [...new Set(list.flatMap(Object.keys))].filter((key) => !HIDDEN.includes(key));
    const rows = keys.map((key) => ({
      name: words.field(key),
      cells: list.map((part) => things(key, part[key])),
    }));
    table(
      name,
      list.map((part) => words.seat(part.seat)),
      rows,
    );
  }

  function perSeat(name: string, key: string, lists: unknown[][]): void {
    const cells = lists.map((list) => things(key, list));
    table(
      name,
      lists.map((_, seat) => words.seat(seat)),
      [{ name, cells }],
    );
  }

  function table(name: string, seats: string[], all: Grid['rows']): void {
    const rows = all.filter(({ cells }) => cells.some((cell) => cell.length > 0));
    if (rows.length) found.grids.push({ name, seats, rows });
  }

  /** The things of a field, equal ones together: "bear \u00d7 3". */
  function things(key: string, value: unknown): Thing[] {
    const all = (Array.isArray(value) ? value : [value])
      .map((part: unknown): Thing => ({ words: inWords(key, part), target: placeOf(key, part) }))
      .filter((thing) => thing.words);
    const counts = new Map<string, { thing: Thing; count: number }>();
    for (const thing of all) {
      const same = counts.get(JSON.stringify(thing));
      if (same) same.count += 1;
      else counts.set(JSON.stringify(thing), { thing, count: 1 });
    }
    return [...counts.values()].map(({ thing, count }) =>
      count === 1 ? thing : { ...thing, words: `${thing.words} \u00d7 ${count}` },
    );
  }

  function placeOf(key: string, value: unknown): string {
    if (isFields(value)) return typeof value.target === 'string' ? value.target : '';
    return [`${key}:${String(value)}`, key].find((place) => named.has(place)) ?? '';
  }

  function inWords(key: string, value: unknown): string {
    if (typeof value === 'number') return key === 'seat' ? words.seat(value) : String(value);
    if (typeof value === 'string') return value && words.value(key, value);
    if (value === true) return words.field(key);
    if (Array.isArray(value))
      return value
        .map((part: unknown) => inWords(key, part))
        .filter(Boolean)
        .join(', ');
    if (!isFields(value)) return '';
    return (
      words.message(value) ??
      Object.entries(value)
        .filter(([name]) => name === 'seat' || !HIDDEN.includes(name))
        .map(([name, part]) => portion(name, part))
        .filter(Boolean)
        .join(', ')
    );
  }

  /** A part of something: a number or a list says what it is. */
  function portion(name: string, value: unknown): string {
    const told = inWords(name, value);
    return told && name !== 'seat' && (typeof value === 'number' || Array.isArray(value))
      ? `${words.field(name)} ${told}`
      : told;
  }

  /** Whether it is one thing, such as a card, and not a table of things. */
  function isThing(value: Fields): boolean {
    return (
      'target' in value ||
      !Object.values(value).some((part) => Array.isArray(part) || isFields(part))
    );
  }
}

/** Only what can be chosen, where sentences tell all the rest. */
export function places({ rows, grids }: Outlined): Row[] {
  const ofGrids = grids.flatMap(({ name, seats, rows: lines }) =>
    seats.map((seat, i) => ({
      name: `${name}, ${seat}`,
      things: lines.flatMap(({ cells }) => cells[i] ?? []),
    })),
  );
  return [...rows, ...ofGrids]
    .map(({ name, things }) => ({ name, things: things.filter(({ target }) => target) }))
    .filter(({ things }) => things.length > 0);
}

/** A word of the engine as people read it: `fortune-teller`, `wagon_pile`. */
export const spelled = (word: string): string => word.replaceAll(/[-_]/g, ' ');
