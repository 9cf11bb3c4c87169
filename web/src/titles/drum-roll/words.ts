/** Names and sentences of cards in the reader's language. */

import type { Message } from '../../api/types';
import { message, t } from '../../table/i18n.svelte';
import {
  type Benefit,
  type Colour,
  counted,
  type DrumBoard,
  type Investment,
  type Kind,
  type Level,
  type LEVELS,
  type Member,
  type Region,
  type Space,
} from './board';

// texts: drum-performer-* drum-personnel-* drum-investment-* drum-colour-* drum-region-* drum-type-* drum-space-* drum-level-*

/** The cards that a box of one's own names itself, by id. Boards are shown one at a time. */
let own: Record<string, Message> = {};

/** From now on cards are called as this board's box says. */
export const nameCards = ({ own_names }: Pick<DrumBoard, 'own_names'>): void => {
  own = own_names ?? {};
};

const ownName = (id: string): string =>
  own[id] ? message({ ...own[id], id: `${own[id].id}.name` }) : '';

/** The id of the performer that a message names. */
export const performerOf = (name: Message): string =>
  Object.keys(own).find((id) => JSON.stringify(own[id]) === JSON.stringify(name)) ??
  name.id.replace('drum-performer-', '');

export const performerName = (id: string): string => ownName(id) || t(`drum-performer-${id}.name`);

export const memberName = ({ id }: Pick<Member, 'id'>): string => personnelName(id);

/** The same by the id of the card: `agent-3`. */
export function personnelName(id: string): string {
  if (own[id]) return ownName(id);
  const [, kind, number] = /^(.*?)(?:-(\d+))?$/.exec(id) ?? [];
  return t(`drum-personnel-${kind}.name`, number ? { number: Number(number) } : {});
}

export const investmentName = ({ kind }: Pick<Investment, 'kind'>): string =>
  t(`drum-investment-${kind}.name`);

export const colourName = (colour: Colour): string => t(`drum-colour-${colour}.name`);

export const regionName = (region: Region['id']): string => t(`drum-region-${region}`);

/** "2 prestige for each pair of magicians and for each pair of tamers". */
export const regionText = ({ types }: Region): string =>
  t('drum-board-region-pays', {
    first: { id: `drum-type-${types[0]}.many` },
    second: { id: `drum-type-${types[1]}.many` },
  });

export const kindName = (kind: Kind): string => t(`drum-type-${kind}`);

export const typeName = (kind: Kind): string => t(`drum-type-${kind}.name`);

export const spaceName = (space: Space['id']): string => t(`drum-space-${space}.name`);

export const levelName = (level: (typeof LEVELS)[number]): string => t(`drum-level-${level}.name`);

const colour = (name: Colour): { id: string } => ({ id: `drum-colour-${name}` });

/** "2 of the top 3 investments", "a white or a blue cube". */
export function partText(part: Benefit, times: number): string {
  const cubes = part.pays === 'cubes' ? part.price : 0;
  const coins = part.pays === 'coins' ? part.price : 0;
  switch (part.gives) {
    case 'coins':
      return t('drum-part-coins', { cubes, coins: part.amount });
    case 'cube': {
      const [one, two] = part.colours;
      if (part.colours.length > 2) return t('drum-part-cube-any', { count: times });
      return one && two
        ? t('drum-part-cube-either', { one: colour(one), two: colour(two) })
        : t('drum-part-cube', { colour: colour(one ?? 'white') });
    }
    case 'look':
      return t('drum-part-look', { count: part.amount, keep: part.keep });
    case 'trailer':
      return t('drum-part-trailer', { coins });
    case 'skip':
      return t('drum-part-skip', { cubes, count: part.amount });
    default:
      return t('drum-part-skip-or-trailer');
  }
}

export const benefitText = (parts: Benefit[]): string =>
  counted(parts)
    .map(({ part, times }) => partText(part, times))
    .join(', ');

/** "Good: green cube, there; any 1 cube". */
export const levelText = (level: Level, name: (typeof LEVELS)[number]): string =>
  t(level.filled ? 'drum-board-level-filled' : 'drum-board-level', {
    level: levelName(name),
    colour: colour(level.colour),
    benefit: benefitText(level.benefit),
  });
