/** How the ring moves: a token turns over like a coin, a performer bows, an eye opens. */

import type { Message } from '../../api/types';
import type { Effects, Stage } from '../../table/board';

/** The token of a place in an event: `flip-at` and `flip-at-place` carry its number. */
function token(event: Message, arg: string, stage: Stage): Element | null {
  const what = event.args?.[arg];
  const id = typeof what === 'object' && !Array.isArray(what) ? what.args?.token : undefined;
  return typeof id === 'number' ? stage.piece(`token:${id}`) : null;
}

/** First the old face narrows to an edge, then the new one opens. */
function turnOver(piece: Element | null, stage: Stage): void {
  if (!piece) return;
  stage.play(
    piece.querySelector('.down'),
    { transform: ['scaleX(1)', 'scaleX(0)'], visibility: ['visible', 'visible'] },
    { duration: 0.5, easing: 'ease-in' },
  );
  stage.play(
    piece.querySelector('.up'),
    { transform: ['scaleX(0)', 'scaleX(1)'] },
    { delay: 0.5, duration: 0.5, easing: 'ease-out' },
  );
  stage.play(piece.querySelector('.token'), {
    transform: ['translateY(0)', 'translateY(-14px)', 'translateY(0)'],
  });
}

/** It leaves the table for a moment while the queue carries it to its new place. */
function fly(piece: Element | null, stage: Stage, height: number): void {
  const up = `scale(${height})`;
  stage.play(piece?.querySelector('.token') ?? null, { transform: ['scale(1)', up, 'scale(1)'] });
}

export const effects: Effects = {
  'flip-flipped': (event, stage) => turnOver(token(event, 'what', stage), stage),
  'flip-bowed': (event, stage) => turnOver(token(event, 'what', stage), stage),
  'flip-acrobat-used': (event, stage) => {
    fly(token(event, 'what', stage), stage, 1.3);
    fly(token(event, 'other', stage), stage, 0.85);
  },
  'flip-magician-used': (event, stage) => {
    fly(token(event, 'one', stage), stage, 1.15);
    fly(token(event, 'two', stage), stage, 0.85);
  },
  'flip-looked': (event, stage) => {
    const eye = token(event, 'what', stage)?.querySelector('.looked .open');
    stage.play(eye ?? null, { transform: ['scaleY(0)', 'scaleY(1)'] });
  },
};
