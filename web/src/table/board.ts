/**
 * What the table and a title's board agree on. A board (`titles/<title>/Board.svelte`) draws `view.board` and offers places; it knows
 * no rules. Choices, confirming, commands, animation and focus belong to the table.
 *
 * In its markup a board marks
 * - places that a choice can belong to: `data-target="place:3"`, a real button (HTML `<button>`, or SVG with `role="button"`, `tabindex="-1"`
 *   and `aria-label`), `aria-pressed={selected.includes(id)}`, and `aria-disabled` unless it is selected or in `targets`. Clicks, Enter and Space on it are heard by
 *   the table, so a board needs no handlers; the class names are its own;
 * - groups of places: `data-group` on an element with `role="group"` and an `aria-label`: one tab stop each, arrows inside, in the order
 *   of the document (`data-group="2d"`: arrows go to the nearest place in their direction). The table sets `tabindex`;
 * - pieces: `data-piece="token:7"`, unique, kept while the piece lives, so that it moves from its old box to its new one. Position pieces by
 *   `transform`, left/top or layout as you like: the queue moves them with the CSS property `translate` and nothing else;
 * - where a piece that was not seen before comes from: `data-from="pile"`, the id of a `data-piece` (a pile may be one).
 *
 * Special effects are exported from the board's module script: `export const effects: Effects = { 'flip-flipped': (event, stage) => ... }`.
 */

import type { Component } from 'svelte';

import type { Choice, Message, View } from '../api/types';
import type { EmblemName } from '../look/emblems';

export interface BoardProps<Board = unknown> {
  /** The table's id, for what a board keeps in this browser (pencil marks). */
  table: string;
  view: View<Board>;
  /** The seats' names, in seat order. */
  names: string[];
  /** What the viewer may do now; [] off turn. A board may show a choice's words or rule, the table offers them as buttons too. */
  choices: Choice[];
  /** Places selected so far. */
  selected: readonly string[];
  /** Places that can be selected next: mark them by outline and shape. */
  targets: ReadonlySet<string>;
  /** Selecting or unselecting a place from the board's own script, as a tap on it does. */
  select: (target: string) => void;
  /** Saying yes to what is on trial (`BoardModule.trial`), as the button below the board does. */
  confirm: () => void;
}

/** What an effect plays on. Nothing here moves when motion is off: `play` then does nothing. */
export interface Stage {
  /** Milliseconds of one whole movement at the chosen speed, at most 600. */
  readonly duration: number;
  /** The element with `data-piece={id}`, after the event. */
  piece(id: string): Element | null;
  /** Animate with the Web Animations API; `delay` and `duration` are shares of `duration` above, together at most 1. */
  play(
    element: Element | null,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    timing?: { delay?: number; duration?: number; easing?: string },
  ): void;
}

/** Called once for an event after the board shows its outcome; by message id. */
export type Effect = (event: Message, stage: Stage) => void;
export type Effects = Record<string, Effect>;

export interface BoardModule {
  default: Component<BoardProps>;
  effects?: Effects;
  /** The emblem beside each choice: by a place that it belongs to, where that says more, else by `Choice.group`. */
  signs?: Record<string, EmblemName>;
  /** The emblem of each counter of a seat, by the id of its label. */
  counters?: Record<string, EmblemName>;
  /** The id of the label of the counter that is the score itself. */
  scored?: string;
  /** Ids of the labels of counters that the board shows as well: beside the scores they are left out where there is little room. */
  minor?: readonly string[];
  /**
   * Kinds of choice that are tried on the board before they are made: with all its places selected such a choice is shown there, and asked
   * for below the board, until it is confirmed or another place is selected.
   */
  trial?: readonly string[];
  /** The board needs all the room there is on a wide screen: what stands round it is drawn smaller. */
  roomy?: boolean;
  /** Below the board there are seldom all choices: on a wide screen, too, those with places on it are folded by kind. */
  folds?: boolean;
}

/** Boards laid out in HTML share this one: it belongs to the page, not to a chunk of its own between two boards. */
export { default as Spot } from '../look/Spot.svelte';

const modules = import.meta.glob<BoardModule>('../titles/*/Board.svelte');

/** The board of a title (its id), loaded when first needed; null: nobody has drawn one (`PlainBoard.svelte`). */
export const loadBoard = async (title: string): Promise<BoardModule | null> =>
  (await modules[`../titles/${title}/Board.svelte`]?.()) ?? null;
