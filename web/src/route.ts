/** Which screen an address asks for. The part after # is never sent, so that keys reach no log. */

import { isKey } from './table/tables';

export type Route =
  | { screen: 'landing' }
  | { screen: 'seat' | 'watch' | 'join' | 'table'; key: string }
  | { screen: 'rules'; title: string; rule: string }
  /** No screen of ours, or a link that lost a part of itself. */
  | { screen: 'lost' };

/** The way of a link inside the page: `#/seat/KEY`, `#/watch/KEY`, `#/join/KEY`, `#/screen/TABLE`, `#/rules/TITLE/RULE`. */
export function route(hash: string): Route {
  const [screen = '', ...parts] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [key = '', detail = ''] = parts;
  if (!screen) return { screen: 'landing' };
  if (!isKey(key)) return { screen: 'lost' };
  switch (screen) {
    case 'seat':
    case 'watch':
    case 'join':
      return { screen, key };
    case 'screen':
      return { screen: 'table', key };
    case 'rules':
      return { screen, title: key, rule: detail };
    default:
      return { screen: 'lost' };
  }
}

/** A part of an address in plain letters; as it stands where it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
