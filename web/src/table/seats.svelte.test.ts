import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getUpdate } from '../api/client';
import type { Line, Update } from '../api/types';
import Announcer from './Announcer.svelte';
import type { Frame } from './queue';
import { Session } from './session.svelte';

// Each seat counts revisions in a numbering of its own: what a page with several seats has shown to one says nothing about the other.

type Listener = ConstructorParameters<typeof import('../api/feed').Feed>[1];

const feeds = vi.hoisted(
  () =>
    [] as {
      key: string;
      listener: Listener;
      sent: unknown[][];
    }[],
);

vi.mock('../api/feed', () => ({
  Feed: class {
    sent: unknown[][] = [];
    constructor(
      readonly key: string,
      readonly listener: Listener,
    ) {
      feeds.push(this);
    }
    start(): void {
      return;
    }
    stop(): void {
      return;
    }
    command(...what: unknown[]): Promise<void> {
      this.sent.push(what);
      return Promise.resolve();
    }
  },
}));
vi.mock('../api/client', { spy: true });

const line = (revision: number, seat: number): Line => ({
  revision,
  seat,
  turn: 0,
  messages: [{ id: `told-${revision}` }],
  undoes: 0,
});

/** A position as a seat gets it, whose numbering is at `revision`. */
const update = (viewer: number, revision: number, toAct: number, lines: Line[] = []): Update =>
  ({
    viewer,
    revision,
    lines,
    choices: [],
    seats: [],
    undo: { allowed: true, reason: null },
    view: { viewer, to_act: [toAct], hint: null, result: null, open_to: [0, 1] },
  }) as unknown as Update;

beforeEach(() => {
  feeds.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a screen with several seats', () => {
  it('sends nothing by the numbers of the seat before', async () => {
    const session = new Session({ seats: ['one', 'two'], watch: 'open' });
    vi.mocked(getUpdate).mockImplementation((key) =>
      Promise.resolve(
        key === 'two'
          ? update(1, 3, 1)
          : update(key === 'one' ? 0 : -1, 9, feeds.length > 1 ? 1 : 0),
      ),
    );
    await session.start();
    const [one] = feeds;
    expect(one?.key).toBe('one');
    one?.listener.onUpdate(update(0, 9, 0), []);
    session.undo();
    expect(one?.sent).toEqual([['undo', 9, undefined]]);

    // The turn goes on to the other seat, who knows the same: the picture stays until its own has come.
    one?.listener.onUpdate(update(0, 10, 1), []);
    await vi.advanceTimersByTimeAsync(2000);
    const two = feeds[1];
    expect(two?.key).toBe('two');
    expect([session.update?.viewer, session.update?.revision, session.seat]).toEqual([0, 10, 1]);
    session.undo();
    expect(two?.sent).toEqual([]);

    two?.listener.onUpdate(update(1, 3, 1), []);
    session.undo();
    expect(two?.sent).toEqual([['undo', 3, undefined]]);
    session.stop();
  });
});

describe('what is read aloud', () => {
  const spoken = (): string => document.querySelector('[role="log"]')?.textContent ?? '';
  const frame = (viewer: number, lines: Line[]): Frame => ({
    update: update(viewer, lines.length, viewer, lines),
    lines,
  });

  it('is what is new to who looks on, not what another was told under lower numbers', async () => {
    let shown = $state.raw(frame(0, [line(1, 0), line(2, 1)]));
    const session = {
      names: [],
      myTurn: false,
      problem: null,
      get frame() {
        return shown;
      },
    } as unknown as Session;
    const announcer = mount(Announcer, {
      target: document.body,
      props: { session, status: 'Status' },
    });
    flushSync();
    shown = frame(0, [line(1, 0), line(2, 1), line(3, 0)]);
    flushSync();
    await vi.advanceTimersByTimeAsync(600);
    expect(spoken()).toContain('{told-3}');
    expect(spoken()).not.toContain('{told-2}');

    shown = frame(
      1,
      [1, 2, 3, 4, 5].map((revision) => line(revision, 0)),
    );
    flushSync();
    await vi.advanceTimersByTimeAsync(600);
    expect(spoken()).not.toContain('{told-5}');
    shown = frame(
      1,
      [1, 2, 3, 4, 5, 6].map((revision) => line(revision, 0)),
    );
    flushSync();
    await vi.advanceTimersByTimeAsync(600);
    expect(spoken()).toContain('{told-6}');
    expect(spoken()).not.toContain('{told-5}');
    await unmount(announcer);
  });
});
