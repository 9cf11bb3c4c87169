import { describe, expect, it } from 'vitest';

import type { Choice } from '../../api/types';
import { cellName, type Cell, type Figure } from './board';
import { chosen, cover, onCell, placements, turned } from './placing';
import { ASKED, TABS, tabOf } from './tabs';
import { along, spaces } from './track';

/** The orange T of the house set: its four looks. */
const T: Figure = {
  colour: 'orange',
  size: 'small',
  supply: 16,
  turns: [
    {
      number: 0,
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 1],
      ],
      grip: [0, 1],
    },
    {
      number: 1,
      cells: [
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      grip: [1, 1],
    },
    {
      number: 2,
      cells: [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      grip: [1, 1],
    },
    {
      number: 3,
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 0],
      ],
      grip: [1, 0],
    },
  ],
};
/** A tile without a mirror axis: flipping gives other looks. */
const S: Figure = {
  colour: 'green',
  size: 'small',
  supply: 16,
  turns: [
    {
      number: 0,
      cells: [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 2],
      ],
      grip: [0, 1],
    },
    {
      number: 1,
      cells: [
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 0],
      ],
      grip: [1, 0],
    },
    {
      number: 4,
      cells: [
        [0, 1],
        [0, 2],
        [1, 0],
        [1, 1],
      ],
      grip: [0, 1],
    },
    {
      number: 5,
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      grip: [1, 0],
    },
  ],
};

const choice = (action: number, turn: number, cell: string): Choice => ({
  action,
  label: { id: 'x' },
  rule: 'MG-4.2',
  group: 'place',
  targets: ['tile:small', `turn:${turn}`, `cell:${cell}`],
  preview: [],
  final: false,
  name: `tile small ${turn} ${cell}`,
});

describe('placements', () => {
  const choices = [choice(7, 0, '0:1'), choice(8, 1, '4:4'), choice(9, 2, '4:4')];
  const all = placements([...choices, { ...choice(1, 0, '0:1'), targets: [] }], [T]);

  it('are the choices with a cell, and know what they cover', () => {
    expect(all.map((one) => one.choice.action)).toEqual([7, 8, 9]);
    expect(all[0]?.cells).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
    expect(all[1]?.cells).toEqual([
      [3, 4],
      [4, 3],
      [4, 4],
      [5, 4],
    ]);
  });

  it('are chosen by all three places', () => {
    expect(chosen(all, ['tile:small', 'turn:2', 'cell:4:4'])?.choice.action).toBe(9);
    expect(chosen(all, ['turn:2', 'cell:4:4'])).toBeUndefined();
  });

  it('answer a tap with the grip there, else with what covers the cell, else in another turn', () => {
    const tap = (turn: number, cell: Cell) => onCell(all, 'small', turn, cell)?.choice.action;
    expect(tap(1, [4, 4])).toBe(8);
    expect(tap(2, [4, 4])).toBe(9);
    expect(tap(1, [5, 4])).toBe(8);
    expect(tap(0, [4, 4])).toBe(8);
    expect(tap(0, [8, 8])).toBeUndefined();
    expect(onCell(all, 'large', 0, [4, 4])).toBeUndefined();
  });
});

describe('a tile', () => {
  it('lies with its grip on the cell', () => {
    expect(cover(T.turns[3] as Figure['turns'][number], '5:5')).toEqual([
      [4, 5],
      [5, 5],
      [5, 6],
      [6, 5],
    ]);
  });

  it('turns by quarters, round and round', () => {
    const round = [0, 1, 2, 3].reduce(
      (seen) => [...seen, turned(T, seen.at(-1) ?? 0, 'quarter')],
      [0],
    );
    expect(round).toEqual([0, 1, 2, 3, 0]);
    expect(turned(S, 0, 'quarter')).toBe(1);
    expect(turned(S, 1, 'quarter')).toBe(0);
  });

  it('flips left to right', () => {
    expect(turned(S, 0, 'flip')).toBe(4);
    expect(turned(S, 4, 'flip')).toBe(0);
    expect(turned(T, 1, 'flip')).toBe(3);
    expect(turned(T, 0, 'flip')).toBe(0);
  });
});

describe('cells', () => {
  it('have a letter for the column and a number for the row', () => {
    expect(cellName([0, 0])).toBe('A1');
    expect(cellName([3, 8])).toBe('I4');
  });
});

describe('a ring', () => {
  const oval = { width: 200, height: 120, corner: 60 };

  it('begins at six o’clock and goes clockwise', () => {
    expect(along(oval, 0)).toEqual({ x: 0, y: 120 });
    const [first, second] = spaces(oval, 15);
    expect(first).toEqual({ x: 0, y: 120 });
    // Clockwise from the bottom is to the left.
    expect(second?.x).toBeLessThan(0);
    expect(along(oval, 0.5).x).toBeCloseTo(0);
    expect(along(oval, 0.5).y).toBeCloseTo(-120);
  });

  it('has its places at equal steps, all inside', () => {
    const points = spaces(oval, 15);
    const steps = points.map((point, i) => {
      const next = points[(i + 1) % points.length] ?? point;
      return Math.hypot(next.x - point.x, next.y - point.y);
    });
    expect(Math.min(...steps)).toBeGreaterThan(Math.max(...steps) * 0.9);
    for (const { x, y } of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual(200.001);
      expect(Math.abs(y)).toBeLessThanOrEqual(120.001);
    }
  });
});

describe('the parts of a narrow screen', () => {
  it('hold every kind of place', () => {
    const parts = TABS.map(({ id }) => id);
    for (const part of Object.values(ASKED)) expect(parts).toContain(part);
    expect(tabOf('die:orange-5')).toBe('tent');
    expect(tabOf('ring:green:7')).toBe('rings');
    expect(tabOf('put:2:4')).toBe('camp');
    expect(tabOf('poster:deck')).toBe('offer');
  });
});
