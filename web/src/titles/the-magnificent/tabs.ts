/** The parts of the table on a narrow screen, one at a time, and where each place lies. */

import type { EmblemName } from '../../look/emblems';
import type { MagnificentBoard } from './board';

export type Tab = 'tent' | 'rings' | 'shows' | 'camp' | 'offer';

export const TABS: readonly { id: Tab; sign: EmblemName }[] = [
  { id: 'tent', sign: 'tent' },
  { id: 'rings', sign: 'wagon' },
  { id: 'shows', sign: 'top-hat' },
  { id: 'camp', sign: 'pavilion' },
  { id: 'offer', sign: 'poster' },
];

const PLACES: Record<string, Tab> = {
  die: 'tent',
  master: 'tent',
  trainer: 'tent',
  printed: 'tent',
  gem: 'tent',
  ring: 'rings',
  wagon: 'rings',
  track: 'shows',
  hat: 'shows',
  section: 'shows',
  tent: 'shows',
  level: 'camp',
  tile: 'camp',
  turn: 'camp',
  cell: 'camp',
  bonus: 'camp',
  put: 'camp',
  pair: 'offer',
  poster: 'offer',
};

/** Where what is asked is answered first of all, by `Board.phase`. */
export const ASKED: Partial<Record<MagnificentBoard['phase'], Tab>> = {
  keep: 'tent',
  trainer: 'tent',
  die: 'tent',
  card: 'tent',
  copy: 'tent',
  gem: 'tent',
  pay: 'tent',
  exchange: 'tent',
  score: 'tent',
  place: 'camp',
  owed: 'camp',
  arrange: 'camp',
  wagon: 'rings',
  passed: 'rings',
  tent: 'shows',
  section: 'shows',
  show: 'shows',
  poster: 'offer',
  pair: 'offer',
  discard: 'offer',
};

/** The part that holds a place of a choice. */
export const tabOf = (target: string): Tab => PLACES[target.split(':')[0] ?? ''] ?? 'tent';
