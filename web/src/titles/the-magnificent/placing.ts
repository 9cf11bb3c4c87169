/** From the offered placements to a tile that is turned, moved about and laid down. Which places are legal is the server's list. */

import type { Choice } from '../../api/types';
import type { Cell, Figure, Size, Turn } from './board';

/** One placement of the list, and where it lies. */
export interface Placement {
  choice: Choice;
  size: Size;
  turn: number;
  /** The cell under the tile's grip, as in its target. */
  cell: string;
  cells: Cell[];
}

const part = (choice: Choice, name: string): string =>
  choice.targets.find((target) => target.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';

/** The choices that lay a tile down, each with the cells that it covers. */
export function placements(choices: Choice[], figures: Figure[]): Placement[] {
  return choices.flatMap((choice) => {
    const cell = part(choice, 'cell');
    if (!cell) return [];
    const turn = Number(part(choice, 'turn'));
    const figure = figures.find(({ size }) => size === part(choice, 'tile'));
    const shape = figure?.turns.find(({ number }) => number === turn);
    if (!figure || !shape) return [];
    return [{ choice, size: figure.size, turn, cell, cells: cover(shape, cell) }];
  });
}

/** The cells of a tile whose grip lies on `cell` (`4:5`). */
export function cover({ cells, grip }: Turn, cell: string): Cell[] {
  const [row = 0, column = 0] = cell.split(':').map(Number);
  return cells.map(([r, c]): Cell => [r + row - grip[0], c + column - grip[1]]);
}

/** The placement that the selected places mean, when all of them are selected. */
export const chosen = (all: Placement[], selected: readonly string[]): Placement | undefined =>
  all.find(({ choice }) => choice.targets.every((target) => selected.includes(target)));

/**
 * What a tap on a cell means with a tile held in some turn: the placement with the grip there; else, turned as it is, the one nearest to it
 * that covers the cell; else one in the next turn that can have its grip there.
 */
export function onCell(
  all: Placement[],
  size: Size,
  turn: number,
  cell: Cell,
): Placement | undefined {
  const name = cell.join(':');
  const own = all.filter((one) => one.size === size);
  const turned = own.filter((one) => one.turn === turn);
  const away = (one: Placement): number => {
    const [row = 0, column = 0] = one.cell.split(':').map(Number);
    return Math.hypot(row - cell[0], column - cell[1]);
  };
  const covering = turned.filter((one) =>
    one.cells.some(([row, column]) => row === cell[0] && column === cell[1]),
  );
  return (
    turned.find((one) => one.cell === name) ??
    covering.toSorted((one, other) => away(one) - away(other))[0] ??
    own.find((one) => one.cell === name)
  );
}

/** The turn after `turn` a quarter clockwise, or flipped left to right, by the numbers of MG-10.2; of equal looks the offered number. */
export function turned(figure: Figure, turn: number, how: 'quarter' | 'flip'): number {
  const numbers = figure.turns.map(({ number }) => number);
  const shape = figure.turns.find(({ number }) => number === turn);
  if (!shape) return numbers[0] ?? 0;
  const wanted = look(
    shape.cells.map(([row, column]): Cell => (how === 'quarter' ? [column, -row] : [row, -column])),
  );
  return figure.turns.find(({ cells }) => look(cells) === wanted)?.number ?? turn;
}

/** Cells moved into the corner, as one word. */
function look(cells: Cell[]): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => (row - top) * 100 + column - left)
    .toSorted((one, other) => one - other)
    .join();
}
