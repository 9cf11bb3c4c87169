import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Feed } from './feed';

/** A table server as the browser sees it: there, refusing, or swallowing whatever is sent to it. */
let server: 'up' | 'gone' | 'silent';
let revision: number;

const update = (): object => ({ revision, since: 0, lines: [], choices: [], seats: [] });

class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static all: Socket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    super();
    Socket.all.push(this);
    if (server === 'up') setTimeout(() => this.open(), 5);
    if (server === 'gone') setTimeout(() => this.onclose?.({ code: 1006 }), 5);
  }
  private open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify(update()) });
  }
  send(): void {
    return;
  }
  close(): void {
    this.readyState = 3;
  }
}

/** A request that hangs until the page gives it up. */
const hang = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new TypeError('late'))));

function answer(_: string, { signal }: { signal: AbortSignal }): Promise<unknown> {
  if (server === 'gone') return Promise.reject(new TypeError('refused'));
  if (server === 'silent') return hang(signal);
  return Promise.resolve({ ok: true, json: () => Promise.resolve(update()) });
}

/** `AbortSignal.timeout` by the clock of the test. */
function timeout(ms: number): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(), ms);
  return control.signal;
}

describe('the feed of a table', () => {
  let seen: number[];
  let links: boolean[];
  let feed: Feed;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', vi.fn(answer));
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
    Socket.all = [];
    [server, revision, seen, links] = ['up', 1, [], []];
    feed = new Feed('key', {
      onUpdate: (news) => seen.push(news.revision),
      onLink: (up) => links.push(up),
      onRefused: () => undefined,
    });
    feed.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual([1]);
  });
  afterEach(() => {
    feed.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const lose = (how: 'gone' | 'silent'): void => {
    server = how;
    Socket.all.at(-1)?.onclose?.({ code: 1006 });
  };

  it.each(['gone', 'silent'] as const)('sees within 1 s that a server is back: %s', async (how) => {
    lose(how);
    await vi.advanceTimersByTimeAsync(60_123);
    expect(links.at(-1)).toBe(false);
    expect(Socket.all, 'sockets that fail make the browser put off the next').toHaveLength(1);
    [server, revision] = ['up', 4];
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.at(-1)).toBe(4);
    expect(links.at(-1)).toBe(true);
  });

  it('asks no more once the socket speaks again', async () => {
    lose('gone');
    await vi.advanceTimersByTimeAsync(5000);
    server = 'up';
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.all).toHaveLength(2);
    const asked = vi.mocked(fetch).mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.mocked(fetch).mock.calls.length).toBe(asked);
  });

  it('keeps few questions on their way: a browser sends six at a time to one server', async () => {
    lose('silent');
    const open = new Set<AbortSignal>();
    vi.mocked(fetch).mockImplementation(((_: string, init: { signal: AbortSignal }) => {
      open.add(init.signal);
      init.signal.addEventListener('abort', () => open.delete(init.signal));
      expect(open.size).toBeLessThanOrEqual(6);
      return hang(init.signal);
    }) as never);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(open.size).toBeGreaterThan(2);
  });
});
