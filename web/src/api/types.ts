/** What travels between the page and the server, as the page uses it: `src/chapiteau/server/messages.py` and `words.py`. */

/** A sentence to be: Fluent turns it into text in the reader's language. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}
export type Arg = number | string | Message | Message[];

export interface Choice {
  action: number;
  label: Message;
  /** Number of the rule that allows it: `FC-3.2`. */
  rule: string;
  group: string;
  /** Places on the board it belongs to; with two or more the order of selecting does not matter. */
  targets: string[];
  /** What is sure to happen besides the action itself. */
  preview: Message[];
  /** It cannot be taken back. */
  final: boolean;
}

export interface Counter {
  label: Message;
  value: number;
}

export interface SeatView {
  seat: number;
  side: number;
  score: number;
  counters: Counter[];
}

export interface Result {
  /** Seats by place, best first; a draw is one place with everybody. */
  places: number[][];
  reason: Message;
  tie_break: Message | null;
  sources: { label: Message; values: number[] }[];
}

export interface View<Board = unknown> {
  title: string;
  /** A seat, -1 for a spectator, -2 for everybody once the match is over. */
  viewer: number;
  players: number;
  turn: number;
  to_act: number[];
  status: Message;
  hint: Message | null;
  seats: SeatView[];
  board: Board;
  description: Message[];
  result: Result | null;
}

export interface Line {
  /** The match's revision after the entry; the first entry makes revision 1. */
  revision: number;
  seat: number;
  turn: number;
  messages: Message[];
  /** For an undo: the revision whose entry no longer stands; else 0. */
  undoes: number;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  online: boolean;
}

export type OptionValue = number | string | boolean;
export type Options = Record<string, OptionValue>;

export interface Update {
  table: string;
  title: string;
  options: Options;
  commitment: string;
  seed: string;
  revision: number;
  viewer: number;
  started: boolean;
  seats: SeatInfo[];
  view: View;
  choices: Choice[];
  undo: { allowed: boolean; reason: Message | null };
  lines: Line[];
  since: number;
  thinking: number[];
}

export interface Option {
  id: string;
  default: OptionValue;
  values: string[];
  low: number;
  high: number;
  rule: string;
}

export interface Meta {
  id: string;
  name: string;
  designers: string[];
  illustrators: string[];
  publishers: string[];
  players: number[];
  minutes: number;
  rules_version: number;
  prefix: string;
  emblem: string;
  options: Option[];
}

export interface TitleInfo {
  meta: Meta;
  /** Names of the players that a bot seat can have, weakest first. */
  bots: string[];
}

export interface SeatPlan {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  bot?: string;
}

export interface NewTable {
  title: string;
  seats: SeatPlan[];
  options?: Options;
  components?: Record<string, unknown> | null;
}

export interface TableMade {
  table: string;
  /** Per seat the key of a person on this screen, else "". */
  seats: string[];
  invite: string;
  watch: string;
}

export interface Invitation {
  table: string;
  title: string;
  options: Options;
  seats: SeatInfo[];
  watch: string;
}

export interface Join {
  id: string;
  seat: number;
  name: string;
}

export interface Joined {
  seat: number;
  key: string;
}

export interface Command {
  id: string;
  revision: number;
  kind: 'act' | 'undo';
  action?: number;
}

/** application/problem+json with a code for programs and a message for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  message: Message;
  rule?: string;
  update?: Update | null;
}
