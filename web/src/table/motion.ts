/**
 * Movement of pieces: where each was before a change of the board and where it is after, joined by the Web Animations API.
 *
 * Only the CSS properties `translate` and `opacity` are touched; they add to whatever `transform` a board positions its pieces with.
 */

import type { Message } from '../api/types';
import type { Effects, Stage } from './board';

type Boxes = Map<string, DOMRect>;

const EASING = 'cubic-bezier(0.3, 0, 0.2, 1)';

export class Motion {
  /** The element that holds the board. */
  root: Element | null = null;
  effects: Effects = {};
  private running: Animation[] = [];

  /** Where every piece is now; call it before the board changes. Movements still going on jump to their end first. */
  capture(): Boxes {
    for (const animation of this.running) animation.finish();
    this.running = [];
    const boxes: Boxes = new Map();
    for (const [id, piece] of this.pieces()) {
      const box = piece.getBoundingClientRect();
      // What lies in a part of the board that is not shown is nowhere, not in the corner of the window.
      if (box.width || box.height) boxes.set(id, box);
    }
    return boxes;
  }

  /** Move every piece from its old box to its new one and play the effects of what happened, all in `duration` ms. */
  play(before: Boxes, events: Message[], duration: number): void {
    if (duration <= 0) return;
    for (const [id, piece] of this.pieces()) {
      const from = before.get(id) ?? before.get((piece as HTMLElement).dataset.from ?? '');
      if (from) this.move(piece, from, duration);
      else this.run(piece, { opacity: [0, 1] }, { duration });
    }
    const stage: Stage = {
      duration,
      piece: (id) => this.root?.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? null,
      play: (element, keyframes, { delay = 0, duration: share = 1, easing = EASING } = {}) => {
        if (!element) return;
        this.run(element, keyframes, {
          delay: delay * duration,
          duration: Math.min(share, 1 - delay) * duration,
          easing,
          fill: 'backwards',
        });
      },
    };
    for (const event of events) this.effects[event.id]?.(event, stage);
  }

  private move(piece: Element, from: DOMRect, duration: number): void {
    const to = piece.getBoundingClientRect();
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    if (Math.hypot(x, y) < 1) return;
    // Inside an SVG a length is counted in its own units.
    const scale = 1 / unit(piece);
    this.run(
      piece,
      { translate: [`${x * scale}px ${y * scale}px`, '0px 0px'] },
      { duration, easing: EASING },
    );
  }

  private run(
    element: Element,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    timing: KeyframeAnimationOptions,
  ): void {
    this.running.push(element.animate(keyframes, timing));
  }

  private pieces(): [string, Element][] {
    const found = this.root?.querySelectorAll('[data-piece]') ?? [];
    return [...found].map((piece) => [(piece as HTMLElement).dataset.piece ?? '', piece]);
  }
}

/** Screen pixels per unit of length where a piece stands. */
function unit(piece: Element): number {
  const around = piece.parentElement as Element | null;
  if (!(around instanceof SVGGraphicsElement)) return 1;
  const matrix = around.getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
