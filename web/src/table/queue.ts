/**
 * The one queue through which a table shows what happens: moves of others one after the other at the reader's pace, own moves at once.
 * It never holds input back: what a frame offers can be done as soon as the frame shows.
 */

import type { Line, Update } from '../api/types';

/** A position to show, with the whole log up to it. */
export interface Frame {
  update: Update;
  lines: Line[];
}

export interface Theatre {
  /** Show a frame now. `moving`: as something that happens, not as a picture that simply changes. */
  show(frame: Frame, moving: boolean): void;
  /** How long a move of somebody else stays before the next, in ms. */
  pace(): number;
  /** Whether the seat that looks on made all that is new since `revision`. */
  own(frame: Frame, revision: number): boolean;
  /** Whether the seat that looks on may decide in this frame, or the match is over. */
  waitsForUs(frame: Frame): boolean;
}

export class ShowQueue {
  private waiting: Frame[] = [];
  private shown: Frame | null = null;
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private skipping = false;

  constructor(private readonly theatre: Theatre) {}

  /** Whether moves wait to be shown. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  push(frame: Frame): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (last && frame.update.revision < last.update.revision) return;
    if (last && frame.update.revision === last.update.revision) {
      // Somebody came or went: the same position with other company.
      this.waiting.pop();
    } else if (last && this.theatre.own(frame, last.update.revision)) {
      // An own move is shown at once; the recap tells what it overtook.
      clearTimeout(this.timer);
      this.waiting = [];
      this.present(frame);
      return;
    }
    this.waiting.push(frame);
    this.advance();
  }

  /** Show everything up to our next decision at once. */
  skip(): void {
    this.skipping = true;
    this.waiting = this.waiting.slice(-1);
    this.advance();
  }

  /** Forget everything: another seat looks on. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
    this.skipping = false;
  }

  private advance(): void {
    clearTimeout(this.timer);
    for (let frame = this.waiting[0]; frame; frame = this.waiting[0]) {
      const wait = this.delay(frame);
      if (wait > 0) {
        this.timer = setTimeout(() => this.advance(), wait);
        return;
      }
      this.waiting.shift();
      this.present(frame);
    }
  }

  /** How long a frame has to wait for the one before it. Nobody watches a hidden page: there it need not. */
  private delay(frame: Frame): number {
    const shown = this.shown;
    if (!shown || this.skipping || document.hidden) return 0;
    if (frame.update.revision === shown.update.revision) return 0;
    return this.shownAt + this.theatre.pace() - performance.now();
  }

  private present(frame: Frame): void {
    const before = this.shown;
    const moving = !!before && before.update.revision !== frame.update.revision && !this.skipping;
    this.shown = frame;
    if (before?.update.revision !== frame.update.revision) this.shownAt = performance.now();
    if (this.theatre.waitsForUs(frame)) this.skipping = false;
    this.theatre.show(frame, moving);
  }
}
