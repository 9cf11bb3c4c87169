/** Keyboard on a board: each `data-group` is one tab stop, arrows go about inside (ux 48). */

type Place = HTMLElement | SVGElement;

const PLACE = '[data-target]';

const placesIn = (root: Element): Place[] => [...root.querySelectorAll<Place>(PLACE)];

const groupOf = (place: Element): Element | null => place.closest('[data-group]');

const lit = (place: Element): boolean => place.getAttribute('aria-disabled') !== 'true';

/** Give every group its one tab stop: where it was, else at the first place that can be selected. */
export function settle(root: Element): void {
  const groups = new Map<Element | null, Place[]>();
  for (const place of placesIn(root)) {
    const group = groupOf(place);
    groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  for (const places of groups.values()) {
    const focused = places.find((place) => place === document.activeElement);
    const kept = places.find((place) => place.getAttribute('tabindex') === '0' && lit(place));
    stop(places, focused ?? kept ?? places.find(lit) ?? places[0]);
  }
}

function stop(places: Place[], at: Place | undefined): void {
  for (const place of places) place.setAttribute('tabindex', place === at ? '0' : '-1');
}

/** The tab stop follows the focus. */
export function takeOver(target: Element): void {
  const place = target.closest<Place>(PLACE);
  const group = place && groupOf(place);
  if (group) stop(placesIn(group), place);
}

/** Move the focus inside the group of `place` as an arrow key, Home or End says. False: not such a key. */
export function arrow(place: Place, key: string): boolean {
  const group = groupOf(place);
  if (!group) return false;
  const places = placesIn(group);
  const to =
    group.getAttribute('data-group') === '2d' && key.startsWith('Arrow')
      ? nearest(place, places, key)
      : along(place, places, key);
  if (to === undefined) return false;
  to.focus();
  return true;
}

/** The next place in the order of the document, round and round. */
function along(place: Place, places: Place[], key: string): Place | undefined {
  const at = places.indexOf(place);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return places[(at + 1) % places.length];
    case 'ArrowLeft':
    case 'ArrowUp':
      return places.at(at - 1);
    case 'Home':
      return places[0];
    case 'End':
      return places.at(-1);
    default:
      return undefined;
  }
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest place in the direction of an arrow; the place itself when there is none. */
function nearest(place: Place, places: Place[], key: string): Place | undefined {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const from = centre(place);
  let best = place;
  let least = Infinity;
  for (const other of places) {
    const [x, y] = centre(other);
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      best = other;
      least = ahead + 2 * aside;
    }
  }
  return best;
}

function centre(place: Element): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Focus the next place that can be selected, round and round (key `n`). False: there is none. */
export function nextLit(root: Element): boolean {
  const places = placesIn(root).filter(
    (place) => lit(place) && place.getAttribute('aria-pressed') !== 'true',
  );
  const at = places.findIndex((place) => place === document.activeElement);
  const to = places[(at + 1) % places.length];
  to?.focus();
  return to !== undefined;
}
