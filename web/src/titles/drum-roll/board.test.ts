import { describe, expect, it, vi } from 'vitest';

import type { Choice, Message } from '../../api/types';
import { emblems } from '../../look/emblems';
import type { Stage } from '../../table/board';
import { need, setLang, t } from '../../table/i18n.svelte';
import {
  baseSalary,
  comesFirst,
  type Benefit,
  counted,
  type DrumBoard,
  fromOwn,
  investmentEmblem,
  memberEmblem,
  type Member,
  openCards,
  type Performer,
  REGION_EMBLEMS,
  SPACE_EMBLEMS,
  turnOrder,
} from './board';
import { effects } from './effects';
import { memberName, nameCards, performerName, performerOf } from './words';

const seats = (count: number): DrumBoard['circuses'] =>
  Array.from({ length: count }, (_, seat) => ({ seat, performers: [], personnel: [] })) as never;

const coins = (amount: number): Benefit => ({
  pays: '',
  price: 0,
  gives: 'coins',
  amount,
  keep: 0,
  colours: [],
});

describe('the circuses', () => {
  it('begin with the own one and go on clockwise', () => {
    expect(fromOwn(seats(3), 2).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('begin with the first seat for a spectator', () => {
    expect(fromOwn(seats(3), -1).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('take their turns from the starting player on', () => {
    expect(turnOrder({ circuses: seats(4), start: 2 } as DrumBoard)).toEqual([2, 3, 0, 1]);
  });
});

describe('on a phone', () => {
  const ask = (...groups: string[]): Choice[] => groups.map((group) => ({ group })) as Choice[];
  const at = (phase: DrumBoard['phase']): DrumBoard => ({ phase }) as DrumBoard;

  it('what is decided comes first', () => {
    expect(comesFirst(at('place'), ask('place', 'investment'))).toBe('spaces');
    expect(comesFirst(at('resolve'), ask('done', 'hire', 'investment'))).toBe('offer');
    expect(comesFirst(at('resolve'), ask('discard', 'investment'))).toBe('hand');
    expect(comesFirst(at('distribute'), ask('done', 'move'))).toBe('circus');
    expect(comesFirst(at('curtain'), ask('done', 'investment'))).toBe('hand');
  });

  it('whoever waits sees what the others decide about', () => {
    expect(comesFirst(at('place'), [])).toBe('spaces');
    expect(comesFirst(at('show'), [])).toBe('circus');
  });
});

describe('cards', () => {
  it('are found wherever they lie open', () => {
    const board = {
      offer: [{ id: 'giant' }],
      draft: [{ id: 'fakir' }],
      personnel: [{ id: 'orchestra' }],
      circuses: [{ performers: [{ id: 'tumbler' }], personnel: [{ id: 'agent-1' }] }],
    } as unknown as DrumBoard;
    expect([...openCards(board).keys()].sort()).toEqual([
      'member:agent-1',
      'member:orchestra',
      'performer:fakir',
      'performer:giant',
      'performer:tumbler',
    ]);
  });

  it('ask for the regular salary until the show after the flip', () => {
    const card = { regular: 4, secondary: 1, flipped: false, flipped_now: false } as Performer;
    expect(baseSalary(card)).toBe(4);
    expect(baseSalary({ ...card, flipped: true, flipped_now: true })).toBe(4);
    expect(baseSalary({ ...card, flipped: true })).toBe(1);
  });

  it('count equal parts of a benefit together', () => {
    expect(counted([coins(1), coins(2), coins(1)])).toEqual([
      { part: coins(1), times: 2 },
      { part: coins(2), times: 1 },
    ]);
  });

  it('have an emblem of the house each', () => {
    const kinds = ['popcorn-vendor', 'orchestra', 'bank-representative', 'general-supplier'];
    const members = [...kinds, 'show-organizer', 'agent', 'assistant'].map((kind) =>
      memberEmblem({ kind } as Member),
    );
    expect(new Set(members).size).toBe(7);
    const investments = ['unblock', 'trailer', 'fire', 'double-vote', 'income'] as const;
    const found = [
      ...members,
      ...Object.values(REGION_EMBLEMS),
      ...Object.values(SPACE_EMBLEMS),
      ...([...investments, 'resources-red', 'applause-tamer'] as const).map(investmentEmblem),
    ];
    expect(found.filter((name) => !(name in emblems))).toEqual([]);
  });
});

describe('cards of a box of one’s own', () => {
  const names = { en: 'the Bearded Lady', fr: 'la femme à barbe' };
  const named: Message = { id: 'own-name', args: names };

  it('are called as the box says, to each reader in the own language, and bow as all others', async () => {
    nameCards({ own_names: { 'bearded-lady': named, 'agent-6': named } });
    for (const lang of ['en', 'fr'] as const) {
      await setLang(lang);
      await need('drum-roll');
      expect(performerName('bearded-lady')).toBe(names[lang]);
      expect(memberName({ id: 'agent-6' })).toBe(names[lang]);
      expect(memberName({ id: 'agent-5' })).toBe('Agent 5');
    }
    expect(performerOf(named)).toBe('bearded-lady');
    expect(performerOf({ id: 'drum-performer-giant' })).toBe('giant');
    nameCards({ own_names: {} });
    expect(performerName('giant')).toBe(t('drum-performer-giant.name'));
  });
});

describe('effects', () => {
  const player: Message = { id: 'seat', args: { n: 1 } };

  function stage(ids: string[]): Stage & { played: string[] } {
    const played: string[] = [];
    const pieces = new Map(ids.map((id) => [id, document.createElement('div')]));
    const idOf = (element: Element | null): string =>
      [...pieces].find(([, piece]) => piece === element)?.[0] ?? 'flying';
    return {
      played,
      duration: 300,
      piece: (id) => pieces.get(id) ?? null,
      play: (element) => void (element && played.push(idOf(element))),
    };
  }

  it('let the performer bow', () => {
    const seen = stage(['performer:giant']);
    effects['drum-log-performs']?.(
      { id: 'drum-log-performs', args: { player, card: { id: 'drum-performer-giant' } } },
      seen,
    );
    expect(seen.played).toEqual(['performer:giant']);
  });

  it('let a cube fly from stock to whoever gets it, and clear it away', () => {
    vi.useFakeTimers();
    const seen = stage(['stock:red', 'circus:1']);
    effects['drum-log-got-cube']?.(
      { id: 'drum-log-got-cube', args: { player, colour: { id: 'drum-colour-red' } } },
      seen,
    );
    expect(seen.played).toEqual(['flying']);
    expect(document.body.querySelector('use')?.getAttribute('href')).toBe('#emblem-cube-red');
    vi.advanceTimersByTime(300);
    expect(document.body.querySelector('use')).toBeNull();
    vi.useRealTimers();
  });

  it('play nothing where the piece is not on the board', () => {
    const seen = stage([]);
    effects['drum-log-sold']?.({ id: 'drum-log-sold', args: { player, coins: 5 } }, seen);
    expect(seen.played).toEqual([]);
    expect(document.body.querySelector('use')).toBeNull();
  });
});
