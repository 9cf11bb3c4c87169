/**
 * What one sees of the show and of the turns before it: a bow for a performance, a turn for a flip, and coins, cubes, skips and stars that
 * fly from where they come from to the circus that gets them. Cubes, trailers, cards and markers that stay on the board move by themselves.
 */

import type { Message } from '../../api/types';
import { emblemHref, type EmblemName } from '../../look/emblems';
import type { Effects, Stage } from '../../table/board';
import { PLACE_EMBLEMS } from './board';
import { performerOf } from './words';

const SIZE = 30;

/** The message that an argument of an event is. */
function named(event: Message, argument: string): Message {
  const value = event.args?.[argument];
  return typeof value === 'object' && !Array.isArray(value) ? value : { id: '' };
}

const performer = (event: Message): string => `performer:${performerOf(named(event, 'card'))}`;

const colour = (event: Message): string => named(event, 'colour').id.replace('drum-colour-', '');

function seat(event: Message): number {
  const player = event.args?.player;
  return typeof player === 'object' && !Array.isArray(player) ? Number(player.args?.n) : -1;
}

/** The first of these pieces that is on the board. */
const first = (stage: Stage, ids: string[]): Element | null =>
  ids.map((id) => stage.piece(id)).find((piece) => piece) ?? null;

/** An emblem flies from one piece to another and is gone. */
function fly(stage: Stage, sign: EmblemName, from: string[], to: string[]): void {
  const [start, end] = [first(stage, from), first(stage, to)];
  if (!start || !end) return;
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const flying = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  flying.setAttribute('viewBox', '0 0 64 64');
  flying.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', emblemHref(sign));
  flying.append(use);
  Object.assign(flying.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${String(a.x + a.width / 2 - SIZE / 2)}px`,
    top: `${String(a.y + a.height / 2 - SIZE / 2)}px`,
    width: `${String(SIZE)}px`,
    height: `${String(SIZE)}px`,
    color: 'var(--red)',
    pointerEvents: 'none',
  });
  document.body.append(flying);
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  stage.play(flying, {
    translate: [
      '0px 0px',
      `${String(x / 2)}px ${String(y / 2 - 24)}px`,
      `${String(x)}px ${String(y)}px`,
    ],
    opacity: [1, 1, 0],
  });
  setTimeout(() => flying.remove(), stage.duration);
}

const purse = (event: Message): string[] => [
  `coins:${String(seat(event))}`,
  `circus:${String(seat(event))}`,
];

const store = (event: Message): string[] =>
  // The viewer's own cubes have places of their own; others show theirs beside the name.
  [`cubes:${String(seat(event))}:${colour(event)}`, `circus:${String(seat(event))}`];

const circus = (event: Message): string[] => [`circus:${String(seat(event))}`];

/** What is on stage, else the circus itself. */
const limelight = (event: Message): string[] => ['stage', ...circus(event)];

const shake = (stage: Stage, piece: Element | null): void =>
  stage.play(
    piece,
    { transform: ['none', 'translateX(-5px)', 'translateX(5px)', 'translateX(-3px)', 'none'] },
    { easing: 'linear' },
  );

export const effects: Effects = {
  'drum-log-show': (_event, stage) => shake(stage, stage.piece('stage')),
  'drum-log-performs': (event, stage) =>
    stage.play(
      stage.piece(performer(event)),
      {
        transform: ['none', 'translateY(-12px) scale(1.06)', 'translateY(0) rotate(-3deg)', 'none'],
      },
      { easing: 'ease-in-out' },
    ),
  'drum-log-flipped': (event, stage) => {
    stage.play(
      stage.piece(performer(event)),
      { transform: ['rotateY(180deg)', 'rotateY(90deg)', 'none'] },
      { easing: 'ease-out' },
    );
    fly(stage, 'prestige', [performer(event)], circus(event));
  },
  'drum-log-trailer': (event, stage) =>
    stage.play(
      stage.piece(performer(event)),
      { transform: ['translateX(-8px)', 'translateX(4px)', 'none'] },
      { easing: 'ease-out' },
    ),
  'drum-log-fired': (event, stage) => shake(stage, first(stage, circus(event))),

  'drum-log-coins': (event, stage) => fly(stage, 'coin', limelight(event), purse(event)),
  'drum-log-sold': (event, stage) => fly(stage, 'coin', ['space:tickets'], purse(event)),
  'drum-log-passed': (event, stage) => fly(stage, 'coin', ['space:pass'], purse(event)),
  'drum-log-vendor': (event, stage) => fly(stage, 'coin', ['member:popcorn-vendor'], purse(event)),
  'drum-log-got-cube': (event, stage) =>
    fly(
      stage,
      PLACE_EMBLEMS[`colour:${colour(event)}`] ?? 'cube-white',
      [`stock:${colour(event)}`],
      store(event),
    ),
  'drum-log-skips': (event, stage) => fly(stage, 'no-wage', limelight(event), purse(event)),
  'drum-log-region': (event, stage) =>
    fly(
      stage,
      'prestige',
      [named(event, 'region').id.replace('drum-region-', 'region:')],
      circus(event),
    ),
  'drum-log-orchestra': (event, stage) =>
    fly(stage, 'prestige', ['member:orchestra'], circus(event)),
  'drum-log-applause': (event, stage) => fly(stage, 'applause', limelight(event), circus(event)),
};
