/** Names of cards and tiles in the reader's language: the server sends them as messages. */

import type { Message } from '../../api/types';
import { message, t } from '../../table/i18n.svelte';
import type { Colour, Die, Gain, Kind, Master, Poster, Size, Tent, Trainer } from './board';

// texts: magnificent-die-* magnificent-gems-* magnificent-tiles-*
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

export const masterName = ({ code, top, bottom, die, value, half, target }: Master): string =>
  t('magnificent-board-master', {
    code,
    top: top.name,
    bottom: bottom.name,
    own: target ? 'yes' : 'no',
    value,
    half,
    die: die ? dieMessage(die) : 'none',
    placed: die ? 'yes' : 'no',
  });

export const trainerName = ({ cost, top, used }: Trainer): string =>
  t('magnificent-board-trainer', { cost, what: top.name, used: used ? 'yes' : 'no' });

export const posterName = ({ name }: Poster): string => message(name);
export const tentName = ({ name }: Tent): string => message(name);

export const gainName = ({ name }: Gain): string => message(name);
