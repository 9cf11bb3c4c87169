/**
 * What one key may see, live. The WebSocket pushes; `?since=` fills gaps; a link that breaks is mended without reload (ux 33).
 */

import type { Change, Line, Message, SentUpdate, Update } from './types';
import { complete, freshId, getUpdate, Refused, sendCommand, Unreachable } from './client';
import { patched } from './patch';

/** Between attempts to connect, in ms: quick at first, since a reader who returns should see the table within 2 s. */
const RETRY = { first: 200, growth: 1.6, most: 1500 };
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
  private retry = RETRY.first;
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
    window.addEventListener('online', () => this.connect(), { signal });
    window.addEventListener('offline', () => this.lost(), { signal });
    const back = (): void => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener('visibilitychange', back, { signal });
    document.addEventListener('resume', back, { signal });
    window.addEventListener('pageshow', back, { signal });
    this.check = setInterval(() => {
      if (performance.now() - this.heard > CHECK_MS) back();
    }, CHECK_MS);
    this.connect();
  }

  stop(): void {
    this.stopping.abort();
    clearTimeout(this.timer);
    clearInterval(this.check);
    this.drop();
  }

  /** Fetch what is new; mends the link when the answer shows that the socket has missed something. */
  async look(): Promise<void> {
    try {
      const revision = this.latest?.revision;
      this.take(await getUpdate(this.key, this.lines.length));
      if (!this.socket || revision !== this.latest?.revision) this.connect();
    } catch (error) {
      this.failed(error);
    }
  }

  /** Send a command until an answer comes: the same id each time, so that it is done once or refused (ux 34). */
  async command(kind: 'act' | 'undo', revision: number, action?: number): Promise<void> {
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
      setTimeout(resolve, RETRY.most);
      window.addEventListener('online', () => resolve(), { once: true });
    });
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/table/live`);
    this.socket = socket;
    this.pushed = null;
    const hello = { key: this.key, since: this.lines.length, changes: true };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.retry = RETRY.first;
      this.hear(JSON.parse(event.data) as SentUpdate | Change);
    };
    socket.onclose = (event) => {
      this.lost();
      // 1008: the key may not look. The answer to a plain request says why.
      if (event.code === 1008) void this.look();
    };
  }

  /** An update from the socket, or what changed since the one before. */
  private hear(news: SentUpdate | Change): void {
    if (!('patch' in news)) {
      this.pushed = news;
    } else if (this.pushed?.revision === news.base) {
      const { lines, since } = news;
      this.pushed = { ...patched(this.pushed, news.patch), lines, since };
    } else {
      this.connect();
      return;
    }
    this.take(complete(this.pushed));
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
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.retry);
    this.retry = Math.min(this.retry * RETRY.growth, RETRY.most);
  }

  private failed(error: unknown): void {
    if (error instanceof Refused && [401, 403, 404].includes(error.problem.status)) {
      this.stop();
      this.listener.onRefused(error.problem.message);
    } else {
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
