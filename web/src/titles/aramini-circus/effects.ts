/** How the train moves: a wagon that is hitched runs up against the train, which takes the jolt. */

import type { Effects } from '../../table/board';

export const effects: Effects = {
  'aramini-hitched': (event, stage) => {
    const player = event.args?.player;
    if (typeof player !== 'object' || Array.isArray(player)) return;
    const train = stage.piece(`train:${String(player.args?.n)}`);
    const jolt = { transform: ['translateX(0)', 'translateX(-7px)', 'translateX(2px)', 'none'] };
    for (const part of train?.children ?? [])
      stage.play(part, jolt, { delay: 0.7, duration: 0.3, easing: 'ease-out' });
  },
};
