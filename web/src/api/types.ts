/**
 * What travels between the page and the server, by the server's own schema (`make types` writes `schema.ts` anew).
 *
 * The server leaves out what has its default value; `complete` in `client.ts` fills that in where the page would have to ask each time.
 */

import type { components } from './schema';

type Schemas = components['schemas'];

/** A sentence to be: Fluent turns it into text in the reader's language. */
export type Message = Schemas['Message'];
export type Arg = NonNullable<Message['args']>[string];

export type Choice = Required<Schemas['Choice']>;
export type Line = Required<Schemas['Line']>;
export type SeatView = Schemas['SeatView'];
export type Counter = Schemas['Counter'];
export type Result = Schemas['Result'];
export type SeatInfo = Schemas['SeatInfo'];

/** A position as one viewer may know it; what is on the board is the title's own. */
export type View<Board = unknown> = Omit<Schemas['View'], 'board'> & { board: Board };
export type FlipCircusBoard = Schemas['FlipCircusBoard'];
export type AraminiCircusBoard = Schemas['AraminiCircusBoard'];

/** An update as it travels, and filled in. */
export type SentUpdate = Schemas['Update'];
export type Update = Omit<SentUpdate, 'view' | 'choices' | 'lines'> & {
  view: View;
  choices: Choice[];
  lines: Line[];
};

/** What changed since the update before, and one such change. */
export type Change = Schemas['Change'];
export type Operation = Change['patch'][number];

export type Option = Required<Schemas['Option']>;
export type Meta = Omit<Schemas['Meta'], 'options'> & { options: Option[] };
export type TitleInfo = Omit<Schemas['TitleInfo'], 'meta'> & { meta: Meta };
export type OptionValue = Option['default'];
export type Options = Schemas['Update']['options'];

export type Health = Schemas['Health'];

export type SeatPlan = Schemas['SeatPlan'];
export type NewTable = Schemas['NewTable'];
export type TableMade = Schemas['TableMade'];
export type Invitation = Schemas['Invitation'];
export type Join = Schemas['Join'];
export type Joined = Schemas['Joined'];
export type Command = Schemas['Command'];
export type Hint = Schemas['Hint'];
export type Moment = Omit<Schemas['Moment'], 'view'> & { view: View };
export type LookBack = Omit<Schemas['LookBack'], 'moments'> & { moments: Moment[] };
export type Looking = { found: LookBack | null };
export type Problem = Schemas['Problem'];
export type MatchRecord = Schemas['Record'];
