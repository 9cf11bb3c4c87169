/** What the server sends of The Magnificent (`titles/the_magnificent/view.py`), in the page's own words. */

import type { components } from '../../api/schema';
import type { EmblemName } from '../../look/emblems';

type Schemas = components['schemas'];
/** A struct of the server whose words are known more closely. */
type Closer<Struct, Known> = Omit<Struct, keyof Known> & Known;

export type Colour = 'orange' | 'green' | 'purple';
export type Kind = Colour | 'clear';
export type Size = 'small' | 'large';
export type Cell = [row: number, column: number];

export type Gain = Schemas['TheMagnificentGain'];
export type Use = Closer<Schemas['TheMagnificentUse'], { colour: Colour }>;
export type Die = Closer<Schemas['TheMagnificentDie'], { kind: Kind }>;
export type Dice = Closer<Schemas['TheMagnificentDice'], { kind: Kind; uses: Use[] }>;
export type Power = Closer<Schemas['TheMagnificentPower'], { colour: Kind }>;
export type Tent = Schemas['TheMagnificentTent'];
export type Space = Closer<Schemas['TheMagnificentSpace'], { gem: Kind | '' }>;
export type Ring = Closer<Schemas['TheMagnificentRing'], { colour: Colour; spaces: Space[] }>;
export type Hat = Schemas['TheMagnificentHat'];
export type Step = Schemas['TheMagnificentStep'];
export type Bottom = Schemas['TheMagnificentBottom'];
export type Master = Closer<Schemas['TheMagnificentMaster'], { die: Die | null }>;
export type Trainer = Schemas['TheMagnificentTrainer'];
export type Pair = Closer<Schemas['TheMagnificentPair'], { master: Master | null }>;
export type Need = Closer<Schemas['TheMagnificentNeed'], { size: Size | 'gem'; colour: Kind }>;
export type Poster = Closer<Schemas['TheMagnificentPoster'], { needs: Need[] }>;
export type Section = Closer<Schemas['TheMagnificentSection'], { poster: Poster | null }>;
export type Tile = Closer<
  Schemas['TheMagnificentTile'],
  { colour: Colour; size: Size; cells: Cell[] }
>;
export type Bonus = Closer<Schemas['TheMagnificentBonus'], { cell: Cell }>;
export type Owed = Closer<Schemas['TheMagnificentOwed'], { cell: Cell }>;
export type Level = Closer<
  Schemas['TheMagnificentLevel'],
  { state: 'open' | 'power' | 'supply' | '' }
>;
export type Turn = Closer<Schemas['TheMagnificentTurn'], { cells: Cell[]; grip: Cell }>;
export type Figure = Closer<
  Schemas['TheMagnificentFigure'],
  { colour: Colour; size: Size; turns: Turn[] }
>;
export type Place = Closer<Schemas['TheMagnificentPlace'], { colour: Colour }>;
export type Mat = Closer<
  Schemas['TheMagnificentMat'],
  {
    sections: Section[];
    tiles: Tile[];
    bonuses: Bonus[];
    ladder: Level[];
    masters: Master[];
    completed: Poster[];
  }
>;

export type MagnificentBoard = Closer<
  Schemas['TheMagnificentBoard'],
  {
    kinds: Kind[];
    dice: Dice[];
    hand: Die | null;
    power: Power | null;
    rings: Ring[];
    pairs: Pair[];
    posters: (Poster | null)[];
    offered: Poster | null;
    figures: Figure[];
    place: Place | null;
    owed: Owed[];
    mats: Mat[];
    draft: Master[];
    kept: Master[];
    trainers: Trainer[];
  }
>;

/** What places share: which are selected and which can be. */
export interface Marks {
  selected: readonly string[];
  targets: ReadonlySet<string>;
}

/** How a bonus is drawn: its emblem, what stands before its number, for which action alone it is. By the words of the server. */
export const EFFECTS: Record<string, { sign: EmblemName; before?: string; action?: EmblemName }> = {
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
export const THINGS: Record<string, EmblemName> = {
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
export const seatMark = (seat: number): EmblemName => `seat-${seat + 1}` as EmblemName;

/** A cell as people say it: columns are letters, rows numbers from above (`C4`). */
export const cellName = ([row, column]: Cell): string =>
  String.fromCharCode(65 + column) + String(row + 1);

export const sameCell = (one: Cell, other: Cell): boolean =>
  one[0] === other[0] && one[1] === other[1];

export const figureOf = (board: MagnificentBoard, colour: Colour, size: Size): Figure | undefined =>
  board.figures.find((figure) => figure.colour === colour && figure.size === size);
