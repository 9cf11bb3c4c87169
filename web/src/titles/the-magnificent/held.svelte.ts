/** The tile that is held over the camp: which size, turned how. It is the reader's own until it is laid down. */

import type { Size } from './board';
import { onCell, type Placement } from './placing';

export class Held {
  private wantedSize = $state<Size | null>(null);
  private wantedTurn = $state<number | null>(null);

  /** The size in hand: the wanted one, as long as it can be laid down anywhere. */
  size(all: Placement[]): Size {
    const can = (size: Size): boolean => all.some((one) => one.size === size);
    return this.wantedSize && can(this.wantedSize)
      ? this.wantedSize
      : can('large')
        ? 'large'
        : 'small';
  }

  /** Its turn, though it may fit nowhere so. */
  turn(all: Placement[]): number {
    return this.wantedTurn ?? all.find((one) => one.size === this.size(all))?.turn ?? 0;
  }

  take(size: Size, turn: number): void {
    this.wantedSize = size;
    this.wantedTurn = turn;
  }

  /** Make the places of a placement the selected ones, whatever was selected before. */
  put(wanted: Placement, selected: readonly string[], select: (target: string) => void): void {
    const places = wanted.choice.targets;
    for (const target of selected) if (!places.includes(target)) select(target);
    for (const target of places) if (!selected.includes(target)) select(target);
  }

  /** Turn or change the tile; what lies on trial goes along as well as it can. */
  change(
    size: Size,
    turn: number,
    all: Placement[],
    laid: Placement | undefined,
    selected: readonly string[],
    select: (target: string) => void,
  ): void {
    this.take(size, turn);
    if (!laid) return;
    const [row = 0, column = 0] = laid.cell.split(':').map(Number);
    const there = onCell(
      all.filter((one) => one.turn === turn),
      size,
      turn,
      [row, column],
    );
    if (there) this.put(there, selected, select);
    else for (const target of selected) select(target);
  }
}
