/** What the server sends of Drum Roll (`titles/drum_roll/board.py`). */

import type { components } from '../../api/schema';
import type { Choice } from '../../api/types';
import type { EmblemName } from '../../look/emblems';

type Schemas = components['schemas'];
export type DrumBoard = Schemas['DrumRollBoard'];
export type Benefit = Schemas['DrumRollBenefit'];
export type Level = Schemas['DrumRollLevel'];
export type Performer = Schemas['DrumRollPerformer'];
export type Member = Schemas['DrumRollMember'];
export type Investment = Schemas['DrumRollInvestment'];
export type Space = Schemas['DrumRollSpace'];
export type Region = Schemas['DrumRollRegion'];
export type Circus = Schemas['DrumRollCircus'];
export type Colour = Level['colour'];
export type Kind = Performer['type'];

/** What a card's places need to know of the selection. */
export interface Marks {
  selected: readonly string[];
  targets: ReadonlySet<string>;
}

export const LEVELS = ['poor', 'good', 'outstanding'] as const;

/** The emblem of a space for markers. */
export const SPACE_EMBLEMS: Record<Space['id'], EmblemName> = {
  white: 'cube-white',
  yellow: 'cube-yellow',
  green: 'cube-green',
  blue: 'cube-blue',
  red: 'cube-red',
  tickets: 'ticket',
  invest: 'invest',
  'hire-performer': 'acrobat',
  'hire-personnel': 'person',
  pass: 'coin',
};

/** The emblems of the places of choices that are told apart by colour or space. */
export const PLACE_EMBLEMS: Record<string, EmblemName> = Object.fromEntries(
  Object.entries(SPACE_EMBLEMS).flatMap(([space, emblem]) => [
    [`space:${space}`, emblem],
    [`colour:${space}`, emblem],
  ]),
);

/** The emblem of a region: what its city is known by. */
export const REGION_EMBLEMS: Record<Region['id'], EmblemName> = {
  moscow: 'city-moscow',
  paris: 'city-paris',
  vienna: 'city-vienna',
  london: 'city-london',
  rome: 'city-rome',
};

const PERSONNEL: Record<Member['kind'], EmblemName> = {
  'popcorn-vendor': 'popcorn',
  orchestra: 'lyre',
  'bank-representative': 'bank',
  'general-supplier': 'crate',
  'show-organizer': 'megaphone',
  agent: 'suitcase',
  assistant: 'bowler',
};

export const memberEmblem = ({ kind }: Member): EmblemName => PERSONNEL[kind];

const INVESTMENTS: Record<Investment['kind'], EmblemName> = {
  unblock: 'flag',
  trailer: 'trailer',
  fire: 'close',
  'double-vote': 'vote',
  'resource-bonus': 'prestige',
  'trailer-bonus': 'prestige',
  'personnel-bonus': 'prestige',
  income: 'coin',
  'income-cube': 'coin',
  'applause-acrobat': 'applause',
  'applause-tamer': 'applause',
  'applause-juggler': 'applause',
  'applause-magician': 'applause',
  'applause-bizarre': 'applause',
  'resources-white': 'cube-white',
  'resources-yellow': 'cube-yellow',
  'resources-green': 'cube-green',
  'resources-blue': 'cube-blue',
  'resources-red': 'cube-red',
};

/** The emblem of an investment, by its kind. */
export const investmentEmblem = (kind: Investment['kind']): EmblemName => INVESTMENTS[kind];

/** The type of performers that an Extended Applause is for. */
export const APPLAUDED: Partial<Record<Investment['kind'], Kind>> = {
  'applause-acrobat': 'acrobat',
  'applause-tamer': 'tamer',
  'applause-juggler': 'juggler',
  'applause-magician': 'magician',
  'applause-bizarre': 'bizarre',
};

/** The circuses as the viewer sits: the own first, then clockwise; spectators begin with the first seat. */
export const fromOwn = (circuses: Circus[], viewer: number): Circus[] =>
  viewer > 0 ? [...circuses.slice(viewer), ...circuses.slice(0, viewer)] : circuses;

export type Part = 'spaces' | 'offer' | 'circus' | 'hand';

/** The part of the board where the viewer decides now; where others do, what they decide about. */
export function comesFirst({ phase }: DrumBoard, choices: Choice[]): Part {
  const asked = (group: string): boolean => choices.some((choice) => choice.group === group);
  if (asked('discard') || phase === 'curtain') return 'hand';
  if (asked('hire') || asked('resolve')) return 'offer';
  return ['bank', 'place', 'resolve'].includes(phase) ? 'spaces' : 'circus';
}

/** The performer who performs just now, and whose it is. */
export function onStage(board: DrumBoard): { performer: Performer; circus: Circus } | null {
  for (const circus of board.circuses) {
    const performer = circus.performers.find(({ acting }) => acting);
    if (performer) return { performer, circus };
  }
  return null;
}

/** What the printed card asks for now, before a trailer or a skip. */
export const baseSalary = (card: Performer): number =>
  card.flipped && !card.flipped_now ? card.secondary : card.regular;

/** Seats in the order in which they take their turns. */
export const turnOrder = ({ circuses, start }: DrumBoard): number[] =>
  circuses.map((_, i) => (start + i) % circuses.length);

/** Every card that lies open to the viewer, by the id of its piece. */
export function openCards(board: DrumBoard): Map<string, Performer | Member> {
  const found = new Map<string, Performer | Member>();
  const performers = [board.offer, board.draft, ...board.circuses.map((one) => one.performers)];
  const members = [board.personnel, ...board.circuses.map((one) => one.personnel)];
  for (const card of performers.flat()) found.set(`performer:${card.id}`, card);
  for (const card of members.flat()) found.set(`member:${card.id}`, card);
  return found;
}

/** The investments that lie open to the viewer. */
export const seenInvestments = (board: DrumBoard): Investment[] => [
  ...board.hand,
  ...board.looked,
  ...board.hands.flat(),
];

/** Parts of a benefit, equal ones counted together. */
export function counted(parts: Benefit[]): { part: Benefit; times: number }[] {
  const found: { part: Benefit; times: number }[] = [];
  for (const part of parts) {
    const same = found.find((one) => JSON.stringify(one.part) === JSON.stringify(part));
    if (same) same.times += 1;
    else found.push({ part, times: 1 });
  }
  return found;
}
