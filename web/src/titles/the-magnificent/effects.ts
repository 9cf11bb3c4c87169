/** How the table moves beside its pieces: dice tumble, wagons jolt, hats leap, tiles fall into the camp. */

import type { Message } from '../../api/types';
import type { Effects, Stage } from '../../table/board';

const number = (event: Message, arg: string): number | undefined => {
  const value = event.args?.[arg];
  return typeof value === 'number' ? value : undefined;
};

/** The seat that an event names. */
const seat = (event: Message): number | undefined => {
  const player = event.args?.player;
  const found = typeof player === 'object' && !Array.isArray(player) ? player.args?.n : undefined;
  return typeof found === 'number' ? found : undefined;
};

/** All dice fall into the main tent, one a little after the other. */
function tumble(stage: Stage): void {
  const dice = stage.piece('main-tent')?.querySelectorAll('[data-piece^="die:"] > svg') ?? [];
  dice.forEach((die, i) =>
    stage.play(
      die,
      {
        transform: ['translateY(-40px) rotate(-260deg)', 'translateY(4px) rotate(14deg)', 'none'],
        opacity: [0, 1, 1],
      },
      { delay: (0.4 * i) / dice.length, duration: 0.6, easing: 'ease-out' },
    ),
  );
}

/** The wagon that an event names rocks on its wheels. */
function jolt(event: Message, stage: Stage): void {
  const wagon = event.args?.wagon;
  if (typeof wagon !== 'object' || Array.isArray(wagon)) return;
  const piece = stage.piece(`wagon:${String(wagon.args?.colour)}`);
  stage.play(piece?.querySelector('svg') ?? null, {
    transform: ['rotate(0)', 'rotate(-7deg)', 'rotate(6deg)', 'rotate(-3deg)', 'none'],
  });
}

export const effects: Effects = {
  'magnificent-log-rolls': (_, stage) => tumble(stage),

  'magnificent-log-travels': jolt,
  'magnificent-log-moves-wagon': jolt,

  'magnificent-log-shows': (event, stage) => {
    for (const hat of [0, 1]) {
      const piece = stage.piece(`hat:${seat(event)}:${hat}`);
      if (piece?.closest(`[data-power="${number(event, 'space')}"]`))
        stage.play(piece.querySelector('svg'), {
          transform: ['none', 'translateY(-14px) rotate(-12deg)', 'none'],
        });
    }
  },

  'magnificent-log-places': (event, stage) => {
    const tiles = stage.piece(`camp:${seat(event)}`)?.querySelectorAll('.tile') ?? [];
    stage.play([...tiles].at(-1) ?? null, { opacity: [0, 1], scale: [1.3, 0.97, 1] });
  },

  'magnificent-log-takes-tent': (event, stage) => {
    const piece = stage.piece(`tent-space:${seat(event)}:${number(event, 'space')}`);
    stage.play(piece?.querySelector('svg') ?? null, {
      transform: ['scale(0.4)', 'scale(1.15)', 'none'],
    });
  },
};
