/**
 * What one key may see, live. The WebSocket pushes; `?since=` fills gaps; a link that breaks is mended without reload (ux 33).
 */

import { compare } from '../fresh.svelte';
import type { Change, Line, Message, SentUpdate, Update } from './types';
import { complete, freshId, getUpdate, Refused, sendCommand, Unreachable } from './client';
import { patched } from './patch';

/**
 * While the link is down the page asks by plain requests, so often and each so patiently (ms): whoever is back should see the table within
 * 2 s. Sockets would not do: a browser puts off the next one for seconds after some that failed.
 */
const ASK = { first: 200, every: 700, patience: 4000 };
/** Without any news for this long the page asks by itself, in case the link is dead without saying so. */
const CHECK_MS = 15_000;

export interface Listener {
  /** News: an update, and the whole log up to it. */
  onUpdate(update: Update, lines: Line[]): void;
  onLink(up: boolean): void;
  /** The key does not open a table. The feed has stopped. */
  onRefused(why: Message): void;
}

export class Feed {
  private lines: Line[] = [];
  private latest: Update | null = null;
  private socket: WebSocket | null = null;
  /** The last update that the socket brought, itself or by its changes. */
  private pushed: SentUpdate | null = null;
  /** Runs while the page asks by itself. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private check: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly stopping = new AbortController();

  constructor(
    readonly key: string,
    private readonly listener: Listener,
  ) {}

  start(): void {
    const { signal } = this.stopping;
    window.addEventListener('online', () => void this.look(), { signal });
    window.addEventListener('offline', () => this.lost(), { signal });
    const back = (): void => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener('visibilitychange', back, { signal });
    document.addEventListener('resume', back, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal });
    this.check = setInterval(() => {
      if (performance.now() - this.heard > CHECK_MS) back();
    }, CHECK_MS);
    this.connect();
  }

  stop(): void {
    this.stopping.abort();
    this.rest();
    clearInterval(this.check);
    this.drop();
  }

  /** Fetch what is new; mends the link when the answer shows that the socket has missed something. */
  async look(patience?: number): Promise<void> {
    try {
      const revision = this.latest?.revision;
      this.take(await getUpdate(this.key, this.lines.length, patience));
      const tried = this.socket?.readyState === WebSocket.CONNECTING;
      if (!this.socket || (revision !== this.latest?.revision && !tried)) this.connect();
    } catch (error) {
      this.failed(error);
    }
  }

  /** Send a command until an answer comes: the same id each time, so that it is done once or refused (ux 34). */
  async command(kind: 'act' | 'undo', revision: number, action?: string): Promise<void> {
    const command = {
      id: freshId(),
      revision,
      kind,
      ...(action === undefined ? {} : { action }),
    };
    while (!this.stopping.signal.aborted) {
      try {
        this.take(await sendCommand(this.key, command));
        return;
      } catch (error) {
        if (error instanceof Refused && error.problem.update)
          this.take(complete(error.problem.update));
        // 503: the server cannot store it just now.
        const later = error instanceof Refused && error.problem.status === 503;
        if (!later && !(error instanceof Unreachable)) throw error;
        if (!later) this.lost();
        await this.nextChance();
      }
    }
  }

  /** When the link is up again, or after the longest pause between attempts. */
  private nextChance(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ASK.every);
      window.addEventListener('online', () => resolve(), { once: true });
    });
  }

  private connect(): void {
    this.drop();
    if (this.stopping.signal.aborted) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/table/live`);
    this.socket = socket;
    this.pushed = null;
    const hello = { key: this.key, since: this.lines.length, changes: true };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.rest();
      this.understand(event.data);
    };
    socket.onclose = (event) => {
      this.lost();
      // 1008: the key may not look. The answer to a plain request says why.
      if (event.code === 1008) void this.look();
    };
  }

  /** What the socket says; it fails when the server is newer than this page. */
  private understand(said: string): void {
    let update: Update | null;
    try {
      update = this.whole(JSON.parse(said) as SentUpdate | Change);
    } catch (error) {
      this.failed(error);
      return;
    }
    if (update) this.take(update);
    else this.connect();
  }

  /** An update, or the one that comes of what changed since the one before; null when that one is not known. */
  private whole(news: SentUpdate | Change): Update | null {
    if (!('patch' in news)) {
      this.pushed = news;
    } else if (this.pushed?.revision === news.base) {
      const { lines, since } = news;
      this.pushed = { ...patched(this.pushed, news.patch), lines, since };
    } else {
      return null;
    }
    return complete(this.pushed);
  }

  /** Close the socket without taking it for a loss. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(): void {
    this.drop();
    if (this.stopping.signal.aborted) return;
    this.listener.onLink(false);
    if (this.timer === undefined) this.ask(ASK.first);
  }

  /** Ask for news, again and again until the socket speaks. A question that hangs does not hold up the next. */
  private ask(wait: number): void {
    this.timer = setTimeout(() => {
      this.ask(ASK.every);
      void this.look(ASK.patience);
    }, wait);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private failed(error: unknown): void {
    if (error instanceof Refused && [401, 403].includes(error.problem.status)) {
      this.stop();
      this.listener.onRefused(error.problem.message);
    } else {
      if (!(error instanceof Refused || error instanceof Unreachable)) void compare();
      this.lost();
    }
  }

  private take(update: Update): void {
    if (this.stopping.signal.aborted) return;
    this.heard = performance.now();
    this.listener.onLink(true);
    if (this.latest && update.revision < this.latest.revision) return;
    if (update.since > this.lines.length) {
      void this.look();
      return;
    }
    this.latest = update;
    this.lines = [...this.lines.slice(0, update.since), ...update.lines];
    this.listener.onUpdate(update, this.lines);
  }
}
