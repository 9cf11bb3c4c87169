/** Names of cards, tiles and bonuses: the server sends what they are, and the messages that name them follow from that. */

import type { Message } from '../../api/types';
import { message, t } from '../../table/i18n.svelte';
import type {
  Bottom,
  Colour,
  Die,
  Gain,
  Kind,
  Master,
  Need,
  Poster,
  Section,
  Size,
  Space,
  Tent,
  Trainer,
} from './board';

// texts: magnificent-die-* magnificent-gem-* magnificent-gems-* magnificent-tiles-*
const dieMessage = ({ kind, pips }: Die): Message => ({
  id: `magnificent-die-${kind}`,
  args: { face: pips },
});
export const dieName = (die: Die): string => message(dieMessage(die));

export const gemCount = (kind: Kind, count: number): Message => ({
  id: `magnificent-gems-${kind}`,
  args: { count },
});

export const tileCount = (colour: Colour, size: Size, count: number): Message => ({
  id: `magnificent-tiles-${colour}-${size}`,
  args: { count },
});

// texts: magnificent-effect-* magnificent-per-*
const gainMessage = ({ kind, amount }: Gain): Message => ({
  id: `magnificent-effect-${kind}`,
  args: { amount },
});
export const gainName = (gain: Gain): string => message(gainMessage(gain));

const bottomMessage = ({ points, per, each, most }: Bottom): Message => ({
  id: `magnificent-per-${per}`,
  args: { points, each, most },
});

/** `own`: it lies before somebody, and is worth something now. */
export const masterName = ({ code, top, bottom, die, value, half }: Master, own: boolean): string =>
  t('magnificent-board-master', {
    code,
    top: gainMessage(top),
    bottom: bottomMessage(bottom),
    own: own ? 'yes' : 'no',
    value,
    half,
    die: die ? dieMessage(die) : 'none',
    placed: die ? 'yes' : 'no',
  });

export const trainerName = ({ cost, top, used }: Trainer): string =>
  t('magnificent-board-trainer', { cost, what: gainMessage(top), used: used ? 'yes' : 'no' });

// texts: magnificent-tent-* magnificent-missing-*
const tentMessage = ({ points, coins, cost }: Tent): Message => ({
  id: `magnificent-tent-${cost}`,
  args: { points, coins },
});
export const tentName = (tent: Tent): string => message(tentMessage(tent));

/** So many of each thing, in the order in which the things first come. */
const counted = (needs: Need[]): Message[] => {
  const kinds = [...new Set(needs.map(({ size, colour }) => `${size} ${colour}`))];
  return kinds.map((kind) => {
    const same = needs.filter(({ size, colour }) => `${size} ${colour}` === kind);
    const { size, colour } = same[0] as Need;
    return size === 'gem' ? gemCount(colour, same.length) : tileCount(colour, size, same.length);
  });
};

export const posterMessage = ({ needs, points, coins }: Poster): Message => ({
  id: 'magnificent-poster',
  args: { needs: counted(needs), points, coins },
});
export const posterName = (poster: Poster): string => message(posterMessage(poster));

/** Why the poster of a section cannot be completed. */
export const missing = ({ tent, poster, unpaid }: Section): Message[] => [
  ...(tent ? [] : [{ id: 'magnificent-missing-tent' }]),
  ...counted((poster?.needs ?? []).filter(({ size, missing }) => missing && size !== 'gem')),
  ...(unpaid ? [{ id: 'magnificent-missing-gems' }] : []),
];

/** What lies on a space of a ring. */
export const spaceMessage = ({ gem, tent }: Space): Message =>
  tent ? tentMessage(tent) : { id: gem ? `magnificent-gem-${gem}` : 'magnificent-ring-poster' };
