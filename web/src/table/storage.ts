/** What this browser remembers, under one prefix. A browser that refuses storage only forgets. */

const PREFIX = 'chapiteau.';

/** The remembered value, or `fallback` when there is none that can be read. */
export function load<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Remember a value that JSON can hold. */
export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works on, it only forgets.
  }
}
