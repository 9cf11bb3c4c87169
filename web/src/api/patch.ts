/** What the server says changed, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`. */

import type { Operation } from './types';

type Table = Record<string, unknown>;

/** The value with its changes made. What is not changed is shared with the value before, which stays as it was. */
export function patched<T extends object>(value: T, patch: Operation[]): T {
  const root: Table = { root: value };
  for (const operation of patch) {
    let holder: Table | unknown[] = root;
    let key = 'root';
    for (const step of operation.path.split('/').slice(1)) {
      holder = within(holder, key);
      key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    }
    if (Array.isArray(holder)) {
      const added = operation.op === 'remove' ? [] : [operation.value];
      holder.splice(Number(key), operation.op === 'add' ? 0 : 1, ...added);
    } else if (operation.op === 'remove') {
      Reflect.deleteProperty(holder, key);
    } else {
      holder[key] = operation.value;
    }
  }
  return root.root as T;
}

/** What lies in a place, as a copy that may be changed and lies there instead. */
function within(holder: Table | unknown[], key: string): Table | unknown[] {
  const places = holder as Table;
  const inside = places[key] as Table | unknown[];
  return (places[key] = Array.isArray(inside) ? [...inside] : { ...inside }) as Table | unknown[];
}
