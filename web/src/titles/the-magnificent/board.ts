/** What the server sends of The Magnificent (`titles/the_magnificent/view.py`), in the page's own words. */

import type { components } from '../../api/schema';
import type { EmblemName } from '../../look/emblems';

type Schemas = components['schemas'];
export type Gain = Schemas['TheMagnificentGain'];
export type Die = Schemas['TheMagnificentDie'];
export type Dice = Schemas['TheMagnificentDice'];
export type Tent = Schemas['TheMagnificentTent'];
export type Space = Schemas['TheMagnificentSpace'];
export type Ring = Schemas['TheMagnificentRing'];
export type Step = Schemas['TheMagnificentStep'];
export type Bottom = Schemas['TheMagnificentBottom'];
export type Master = Schemas['TheMagnificentMaster'];
export type Trainer = Schemas['TheMagnificentTrainer'];
export type Pair = Schemas['TheMagnificentPair'];
export type Need = Schemas['TheMagnificentNeed'];
export type Poster = Schemas['TheMagnificentPoster'];
export type Section = Schemas['TheMagnificentSection'];
export type Level = Schemas['TheMagnificentLevel'];
export type Turn = Schemas['TheMagnificentTurn'];
export type Figure = Schemas['TheMagnificentFigure'];
export type Mat = Schemas['TheMagnificentMat'];
export type MagnificentBoard = Schemas['TheMagnificentBoard'];

export type Colour = Figure['colour'];
export type Kind = Die['kind'];
export type Size = Figure['size'];
export type Cell = Turn['grip'];

/** What places share: which are selected and which can be. */
export interface Marks {
  selected: readonly string[];
  targets: ReadonlySet<string>;
}

/** How a bonus is drawn: its emblem, what stands before its number, for which action alone it is. */
export const EFFECTS: Record<
  Gain['kind'],
  { sign: EmblemName; before?: string; action?: EmblemName }
> = {
  coins: { sign: 'coin' },
  points: { sign: 'points' },
  marker: { sign: 'tub' },
  poster: { sign: 'poster' },
  'clear-gem': { sign: 'gem-clear' },
  'coloured-gem': { sign: 'gem-any' },
  'gem-of-each': { sign: 'set-of-three' },
  exchange: { sign: 'exchange' },
  wagon: { sign: 'wagon' },
  'passed-tent': { sign: 'pavilion' },
  'extra-tile': { sign: 'tile-small', before: '+' },
  'more-posters': { sign: 'poster', before: '+' },
  power: { sign: 'bolt', before: '+' },
  'power-build': { sign: 'bolt', before: '+', action: 'mallet' },
  'power-travel': { sign: 'bolt', before: '+', action: 'wagon' },
  'power-perform': { sign: 'bolt', before: '+', action: 'top-hat' },
  colour: { sign: 'palette' },
  reroll: { sign: 'reroll' },
  opposite: { sign: 'opposite' },
  'next-face': { sign: 'shift' },
  'set-face': { sign: 'face' },
  copy: { sign: 'copy' },
  again: { sign: 'again' },
};

/** What master cards give points for, where it is not a tile of a colour. */
export const THINGS: Partial<Record<Bottom['per'], EmblemName>> = {
  row: 'row',
  column: 'column',
  zone: 'zone',
  'completed-poster': 'poster',
  gem: 'gem-any',
  tent: 'pavilion',
  marker: 'tub',
  set: 'set-of-three',
  'bonus-space': 'gift',
  coins: 'coin',
  'unfinished-poster': 'pavilion-above',
};

export const gem = (kind: Kind): EmblemName => `gem-${kind}`;
export const glyph = (kind: Kind): EmblemName => `kind-${kind}`;

/** A cell as people say it: columns are letters, rows numbers from above (`C4`). */
export const cellName = ([row, column]: Cell): string =>
  String.fromCharCode(65 + column) + String(row + 1);

export const sameCell = (one: Cell, other: Cell): boolean =>
  one[0] === other[0] && one[1] === other[1];

export const figureOf = (board: MagnificentBoard, colour: Colour, size: Size): Figure | undefined =>
  board.figures.find((figure) => figure.colour === colour && figure.size === size);
