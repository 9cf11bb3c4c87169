/**
 * What this browser remembers, under one prefix. Whatever lies there is read with care: another version, another program or a hand may have
 * written it. Where storage is full or forbidden, it is remembered until the page is left.
 */

const PREFIX = 'chapiteau.';
const unstored = new Map<string, unknown>();

/** What is remembered under a name: `read` gets what was found (null: nothing that can be read) and gives what is sound in it. */
export function load<T>(name: string, read: (found: unknown) => T): T {
  return read(unstored.has(name) ? unstored.get(name) : stored(name));
}

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Remember a value that JSON can hold. */
export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
}

/** The fields of what was found; none when it is no object. */
export const fields = (found: unknown): Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};

/** The sound ones among what should be a list. */
export const entries = <T>(found: unknown, sound: (one: unknown) => one is T): T[] =>
  Array.isArray(found) ? found.filter(sound) : [];
