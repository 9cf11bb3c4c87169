/** In the show one sees each performer perform: a bow for a performance, a turn for a flip. */

import type { Message } from '../../api/types';
import type { Effects } from '../../table/board';

/** The performer whom an event names. */
const performer = (event: Message): string => {
  const card = event.args?.card;
  return typeof card === 'object' && !Array.isArray(card)
    ? card.id.replace('drum-performer-', 'performer:')
    : '';
};

export const effects: Effects = {
  'drum-log-performs': (event, stage) =>
    stage.play(
      stage.piece(performer(event)),
      {
        transform: ['none', 'translateY(-12px) scale(1.06)', 'translateY(0) rotate(-3deg)', 'none'],
      },
      { easing: 'ease-in-out' },
    ),
  'drum-log-flipped': (event, stage) =>
    stage.play(
      stage.piece(performer(event)),
      { transform: ['rotateY(180deg)', 'rotateY(90deg)', 'none'] },
      { easing: 'ease-out' },
    ),
  'drum-log-trailer': (event, stage) =>
    stage.play(
      stage.piece(performer(event)),
      { transform: ['translateX(-8px)', 'translateX(4px)', 'none'] },
      { easing: 'ease-out' },
    ),
};
