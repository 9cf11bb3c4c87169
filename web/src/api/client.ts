/** Requests to the table server. Keys travel in a header, never in an address, so that no log holds one. */

import { compare } from '../fresh.svelte';
import type {
  Command,
  Health,
  Hint,
  Invitation,
  Join,
  Joined,
  Looking,
  MatchRecord,
  Message,
  NewTable,
  Problem,
  SentUpdate,
  TableMade,
  TitleInfo,
  Update,
} from './types';

/** The server refused; `problem.message` says why in words, `problem.code` for programs. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Why a request came to nothing, in words. */
export const whyNot = (error: unknown): Message =>
  error instanceof Refused ? error.problem.message : { id: 'page-unreachable' };

/** No answer came: whether the server got the request is not known. */
export class Unreachable extends Error {}

const TIMEOUT_MS = 10_000;
/** The coach's findings are waited for at the server, for up to eight seconds. */
const REVIEW_MS = 20_000;

async function request<T>(
  method: string,
  path: string,
  key = '',
  body?: unknown,
  patience = TIMEOUT_MS,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return (await response.json()) as T;
  throw await refusal(response);
}

/** What a server says that does not know this page's way to speak: one of another version. */
const STRANGE = ['not-found', 'wrong-method', 'bad-request', 'bad-body'];

/** Why a response is not the one hoped for: a problem in words, or no server behind it (a proxy's own page). */
async function refusal(response: Response): Promise<Refused | Unreachable> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (!problem?.code) return new Unreachable();
  if (STRANGE.includes(problem.code)) void compare();
  return new Refused(problem);
}

/** A fresh id for a command or a joiner. Not `crypto.randomUUID`, which plain http on a home network lacks. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Whether the server answers, and how to reach it from elsewhere. */
export const getHealth = (): Promise<Health> => request('GET', '/api/health');

/** The titles that can be played, in the order of their posters. */
export const getTitles = (): Promise<TitleInfo[]> => request('GET', '/api/titles');

/** Make a table. Use `startTable` of `table/tables.ts` to make one and go there. */
export const createTable = (plan: NewTable): Promise<TableMade> =>
  request('POST', '/api/tables', '', plan);

/** What one may join with an invite key. */
export const getInvitation = (invite: string): Promise<Invitation> =>
  request('GET', '/api/invitation', invite);

/** Take an open seat; the same `id` again gives the same seat. */
export const joinTable = (invite: string, join: Join): Promise<Joined> =>
  request('POST', '/api/invitation', invite, join);

/** Everything that the holder of a key may know, with the log after revision `since`; Unreachable after `patience` ms. */
export const getUpdate = async (key: string, since = 0, patience?: number): Promise<Update> =>
  complete(await request<SentUpdate>('GET', `/api/table?since=${since}`, key, undefined, patience));

/** Act or undo. Safe to send again with the same `id`. A Refused with code `stale` carries the fresh position. */
export const sendCommand = async (key: string, command: Command): Promise<Update> =>
  complete(await request<SentUpdate>('POST', '/api/table/commands', key, command));

/** What the best bot would do in this seat, and its reason. */
export const getHint = (key: string): Promise<Hint> => request('GET', '/api/table/hint', key);

/** What the coach found in a finished match; `found` is null as long as the coach is at it. */
export const getReview = (key: string): Promise<Looking> =>
  request('GET', '/api/table/review', key, undefined, REVIEW_MS);

/** The record of a finished match, seed and all. */
export const getRecord = (key: string): Promise<MatchRecord> =>
  request('GET', '/api/table/record', key);

/** Fill in what the server leaves out because it has its default value. */
export function complete(update: SentUpdate): Update {
  return {
    ...update,
    choices: update.choices.map((choice) => ({
      ...choice,
      targets: choice.targets ?? [],
      preview: choice.preview ?? [],
      final: choice.final ?? false,
      name: choice.name ?? '',
    })),
    lines: update.lines.map((line) => ({
      ...line,
      messages: line.messages ?? [],
      undoes: line.undoes ?? 0,
    })),
  };
}
