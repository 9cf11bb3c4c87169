/** From selected places to choices: pure functions over the list that the server offers. */

import type { Choice } from '../api/types';

/** Kinds of choice that end a turn or a part of it: in every title they bear one of these names. */
const ENDING = ['turn', 'done'];

export const ends = (group: string): boolean => ENDING.includes(group);

/** The choices as they are offered: what ends something stands last, where no hurried finger falls (ux 9). */
export const endsLast = (choices: Choice[]): Choice[] => [
  ...choices.filter(({ group }) => !ends(group)),
  ...choices.filter(({ group }) => ends(group)),
];

/** The choices that belong to all the selected places (and to more, perhaps). */
export const matching = (choices: Choice[], selected: readonly string[]): Choice[] =>
  choices.filter((choice) => selected.every((place) => choice.targets.includes(place)));

/** The places that can be selected next. */
export const nextTargets = (choices: Choice[], selected: readonly string[]): Set<string> =>
  new Set(
    matching(choices, selected)
      .flatMap((choice) => choice.targets)
      .filter((place) => !selected.includes(place)),
  );

/**
 * What is selected after a tap on `place`: it joins or leaves the selection; a place that goes with nothing selected so far starts a
 * new one; a place that belongs to no choice ends it.
 */
export function tap(choices: Choice[], selected: readonly string[], place: string): string[] {
  if (selected.includes(place)) return selected.filter((other) => other !== place);
  if (nextTargets(choices, selected).has(place)) return [...selected, place];
  return nextTargets(choices, []).has(place) ? [place] : [];
}

/** The one choice that the selected places leave, if all its places are selected. */
export function settled(choices: Choice[], selected: readonly string[]): Choice | null {
  const left = matching(choices, selected);
  const [only] = left;
  return only && left.length === 1 && selected.length > 0 && only.targets.length === selected.length
    ? only
    : null;
}

/** What is half-made: selected places, an opened kind of choice, a choice that is asked for or advised. */
export interface HalfMade {
  selected: readonly string[];
  group: string | null;
  pending: readonly (Choice | null)[];
}

/** Whether what is half-made can stay when the list becomes `next`, because others have decided meanwhile. */
export const survives = (next: Choice[], { selected, group, pending }: HalfMade): boolean =>
  matching(next, selected).length > 0 &&
  (group === null || next.some((choice) => choice.group === group)) &&
  pending.every(
    (choice) =>
      choice === null || next.some((one) => JSON.stringify(one) === JSON.stringify(choice)),
  );

export interface Group {
  id: string;
  choices: Choice[];
}

/** Choices of one kind together, kinds in the order of their first choice. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices)
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups].map(([id, of]) => ({ id, choices: of }));
}
