/**
 * A table as one screen sees it: for one seat, for several persons who take turns at it, or for a spectator. Holds what is shown, sends
 * what is chosen, and lowers the curtain between persons.
 */

import { flushSync } from 'svelte';

import { freshId, getHint, getUpdate, Refused, sendCommand } from '../api/client';
import { Feed } from '../api/feed';
import type { Choice, Line, Message, Moment, Update } from '../api/types';
import { compare } from '../fresh.svelte';
import { seatNames } from './i18n.svelte';
import { Motion } from './motion';
import { letPass, passAction, passesFor, PASS_MS } from './passing';
import { ShowQueue, type Frame } from './queue';
import { asksFirst, movement, pace, settings } from './settings.svelte';
import { endsLast, matching, nextTargets, settled, survives, tap } from './selecting';
import { after } from './words';

/**
 * How to come to a table: the keys of the seats on this screen and the spectators' key. With several, they stand in seat order and ""
 * for others; a single one tells its seat by itself.
 */
export interface Keys {
  seats: string[];
  watch: string;
}

/** A key that opens the table to whoever sits at this screen, or looks on. */
export const anyKey = ({ seats, watch }: Keys): string => seats.find((key) => key) ?? watch;

/** A second tap of one double tap never confirms (ux 9). */
const GUARD_MS = 300;
const SLOW_MS = 250;

/** A step that was advised, and why. */
interface Advised {
  choice: Choice;
  reason: Message;
}

/** What the best bot would do, and the other step that is nearly as good. */
type Advice = Advised & { nearly: Advised | null };

export class Session {
  /** What is shown; null until the first answer, and while the curtain is down. */
  frame = $state.raw<Frame | null>(null);
  /** The seat whose person the curtain waits for. */
  curtain = $state<number | null>(null);
  /** The curtain fell in the middle of a turn: its person is to see something alone. */
  aside = $state(false);
  /** The seat that looks on; -1 for the public view. */
  seat = $state(-1);
  linked = $state(true);
  /** A command has been on its way for so long that the reader should see it. */
  slow = $state(false);
  /** What went wrong last, until the next step. */
  problem = $state.raw<Message | null>(null);
  /** Why there is no table behind the link. */
  refused = $state.raw<Message | null>(null);
  /** Moves wait to be shown. */
  behind = $state(false);

  selected = $state.raw<string[]>([]);
  /** The kind of choice that was opened: only its places are lit. */
  group = $state<string | null>(null);
  confirming = $state.raw<Choice | null>(null);
  /** What the best bot would do here, and why. */
  advice = $state.raw<Advice | null>(null);
  /** A step of the match that is looked back at, in place of the end. */
  past = $state.raw<Moment | null>(null);
  /** A hint was asked for and has not come yet. */
  asking = $state(false);

  /** Questions that only a card could answer otherwise are passed for the seat that looks on. */
  passing = $state(false);
  /** Such a question was asked here, so the switch is worth showing. */
  passable = $state(false);
  /** What was passed last for somebody here, until the next own step. */
  passed = $state.raw<Choice | null>(null);

  readonly motion = new Motion();
  /** Kinds of choice that the board shows before they are made. */
  trial: readonly string[] = [];
  /** Names by seat: known with the curtain down, too. */
  names = $derived.by(() => seatNames(this.company));

  /** A command is on its way. */
  private sending = false;
  private passTimer: ReturnType<typeof setTimeout> | undefined;
  /** The seat whose person said that nobody else looks; null while all at this screen may look. */
  private alone: number | null = null;
  private company = $state.raw<Update['seats']>([]);
  private feed: Feed | null = null;
  private askedAt = 0;
  private readonly queue: ShowQueue;

  constructor(private readonly keys: Keys) {
    this.queue = new ShowQueue({
      show: (frame, moving) => this.show(frame, moving),
      pace,
      own: ({ lines }, revision) => after(lines, revision).every(({ seat }) => seat === this.seat),
      waitsForUs: (frame) => this.mayAct(frame) || frame.update.view.result !== null,
    });
  }

  // ---- who looks on

  /** Whether several persons share this screen. */
  get shared(): boolean {
    return this.keys.seats.filter((key) => key).length > 1;
  }

  get update(): Update | null {
    return this.frame?.update ?? null;
  }

  /** Whether the person who looks on may decide now. */
  get myTurn(): boolean {
    return this.frame !== null && this.mayAct(this.frame);
  }

  private mayAct({ update }: Frame): boolean {
    return this.seat >= 0 && update.view.to_act.includes(this.seat);
  }

  async start(): Promise<void> {
    const own = this.ownSeats();
    if (!this.shared) {
      this.lookOn(own[0] ?? -1);
      return;
    }
    // Nothing is shown of any hand before somebody has said who looks: the public view says whose turn it is.
    try {
      const open = await getUpdate(this.keys.watch);
      this.company = open.seats;
      const next = open.view.to_act.find((seat) => own.includes(seat));
      if (next === undefined) this.lookOn(-1);
      else await this.handTo(next, open);
    } catch (error) {
      if (error instanceof Refused) this.refused = error.problem.message;
      else setTimeout(() => void this.start(), 1000);
    }
  }

  stop(): void {
    clearTimeout(this.passTimer);
    this.feed?.stop();
    this.queue.clear();
  }

  private ownSeats(): number[] {
    return this.keys.seats.flatMap((key, seat) => (key ? [seat] : []));
  }

  /** Show the table to a seat (-1: the public view), through its own key only; meanwhile `kept`, which hides nothing from it. */
  private lookOn(seat: number, kept: Frame | null = null): void {
    this.stop();
    this.forget();
    this.frame = kept;
    this.curtain = null;
    this.seat = seat;
    const key = this.keys.seats[seat] ?? this.keys.watch;
    this.passing = passesFor(key);
    this.feed = new Feed(key, {
      onUpdate: (update, lines) => {
        this.company = update.seats;
        this.seat = update.viewer;
        this.queue.push({ update, lines });
        this.behind = this.queue.busy;
      },
      onLink: (up) => {
        // A server that was away may have come back as a newer one.
        if (up && !this.linked) void compare();
        this.linked = up;
      },
      onRefused: (why) => (this.refused = why),
    });
    this.feed.start();
  }

  /**
   * The next person's turn at this screen. The curtain comes first, and goes only when that person says so; it is skipped when nothing
   * is hidden from anybody here, neither in what is shown nor in what comes (ux 30, 31).
   */
  private async handTo(seat: number, from: Update): Promise<void> {
    const { feed } = this;
    const next = await getUpdate(this.keys.seats[seat] ?? '');
    // Another update may have handed it on meanwhile, and the next person may even look already.
    if (this.curtain !== null || this.feed !== feed) return;
    if (await this.passUnseen(seat, next)) return;
    if (settings.curtain === 'needed' && this.isOpen(from) && this.isOpen(next)) {
      this.alone = null;
      this.lookOn(seat, this.frame);
    } else {
      this.cover(seat);
    }
  }

  /** Whether everybody at this screen may see this update. */
  private isOpen({ viewer, view }: Update): boolean {
    return this.ownSeats().every((seat) => seat === viewer || view.open_to?.includes(seat));
  }

  /** Lower the curtain until the person of this seat is alone with the screen. */
  private cover(seat: number): void {
    this.aside = this.seat === seat && this.frame !== null;
    this.stop();
    this.forget();
    this.frame = null;
    this.curtain = seat;
  }

  /** The person named on the curtain is alone with the screen. */
  uncover(): void {
    if (this.curtain === null) return;
    this.alone = this.curtain;
    this.lookOn(this.curtain);
  }

  // ---- showing

  private show(frame: Frame, moving: boolean): void {
    const { viewer } = frame.update;
    if (this.shared && viewer >= 0 && viewer !== this.alone && !this.isOpen(frame.update)) {
      // Everybody looked on, but what came to light is for one person only: a card that was drawn.
      this.cover(viewer);
      return;
    }
    const before = moving ? this.motion.capture() : null;
    const { update, lines } = frame;
    // What was shown to another seat says nothing of what is new to this one.
    const known = this.frame?.update.viewer === viewer ? this.frame.update.revision : null;
    const news = known === null ? [] : after(lines, known);
    if (known !== update.revision) this.keepOrForget(update, news);
    this.frame = frame;
    this.behind = this.queue.busy;
    flushSync();
    const told = news.flatMap((line) => line.messages);
    if (before) this.motion.play(before, told, movement());
    this.planPass();
    this.passOn(frame);
  }

  /** Hand the screen on when another person at it has to decide; this one still sees what the own move brought. */
  private passOn(frame: Frame): void {
    const { view } = frame.update;
    if (!this.shared || view.result || this.mayAct(frame)) return;
    const next = view.to_act.find((seat) => this.ownSeats().includes(seat));
    if (next === undefined) return;
    setTimeout(
      () => {
        if (this.frame !== frame) return;
        this.handTo(next, frame.update).catch(() => setTimeout(() => this.passOn(frame), 1000));
      },
      this.seat < 0 ? 0 : pace(),
    );
  }

  // ---- passing

  /** Let what only a card could answer otherwise be passed, or stop that. */
  letPass(on: boolean): void {
    if (!this.feed || this.seat < 0) return;
    letPass(this.feed.key, on);
    this.passing = on;
    this.planPass();
  }

  /** Pass what is asked when its time has come. What a person has begun meanwhile is left alone. */
  private planPass(): void {
    clearTimeout(this.passTimer);
    const { frame } = this;
    const action = frame && this.mayAct(frame) ? passAction(frame.update.view) : null;
    if (action !== null) this.passable = true;
    if (action === null || !this.passing) return;
    this.passTimer = setTimeout(() => {
      if (this.frame !== frame) return;
      if (this.halfMade || this.sending) this.planPass();
      else void this.pass(action);
    }, PASS_MS);
  }

  private async pass(action: number): Promise<void> {
    const choice = this.choices.find((one) => one.action === action);
    if (choice && (await this.send('act', choice.name))) this.passed = choice;
  }

  /** Pass for the next person at this screen, who need not come for it. False: that person is asked. */
  private async passUnseen(seat: number, { revision, view, choices }: Update): Promise<boolean> {
    const key = this.keys.seats[seat] ?? '';
    const action = passAction(view);
    const choice = choices.find((one) => one.action === action);
    if (!choice || !passesFor(key)) return false;
    const { feed } = this;
    await new Promise((resolve) => setTimeout(resolve, PASS_MS));
    if (this.feed !== feed || this.curtain !== null) return true;
    try {
      await sendCommand(key, { id: freshId(), revision, kind: 'act', action: choice.name });
    } catch (error) {
      // Somebody was faster: what is asked now will be seen anew.
      if (feed || !(error instanceof Refused)) throw error;
    }
    this.passed = choice;
    if (!feed) void this.start();
    return true;
  }

  /** Show everything up to the next decision at once. */
  skip(): void {
    this.queue.skip();
    this.behind = this.queue.busy;
  }

  // ---- choosing

  choices = $derived.by((): Choice[] => endsLast(this.frame?.update.choices ?? []));

  /** The choices of the opened kind, or all. */
  private get open(): Choice[] {
    return this.group === null
      ? this.choices
      : this.choices.filter((one) => one.group === this.group);
  }

  /** The choices that go with the selected places. */
  get offered(): Choice[] {
    return matching(this.open, this.selected);
  }

  get targets(): ReadonlySet<string> {
    if (this.trying) return nextTargets(this.open, []);
    return nextTargets(this.slow || this.confirming ? [] : this.open, this.selected);
  }

  /** Whether the choice that is asked for is on trial: it lies on the board, and any other place may be selected instead. */
  get trying(): boolean {
    return !this.slow && this.confirming !== null && this.trial.includes(this.confirming.group);
  }

  /** Whether something half-made can be cancelled. */
  get halfMade(): boolean {
    return (
      this.selected.length > 0 ||
      this.group !== null ||
      this.confirming !== null ||
      this.advice !== null
    );
  }

  /** A tap on a place of the board. */
  select(place: string): void {
    if (this.sending || !this.choices.length) return;
    this.confirming = this.advice = null;
    this.selected = tap(this.open, this.selected, place);
    if (!this.selected.length && this.group !== null) {
      // A place of another kind than the opened one begins anew.
      this.selected = tap(this.choices, [], place);
      if (this.selected.length) this.group = null;
    }
    const choice = settled(this.open, this.selected);
    if (choice && this.trial.includes(choice.group)) this.question(choice);
    else if (choice) this.choose(choice);
  }

  openGroup(group: string | null): void {
    this.forget();
    this.group = group;
  }

  /** Take a choice, or ask first when it cannot be taken back and the reader wants to be asked. */
  choose(choice: Choice): void {
    if (this.sending) return;
    if (choice.final && asksFirst()) this.question(choice);
    else void this.send('act', choice.name);
  }

  private question(choice: Choice): void {
    this.confirming = choice;
    this.advice = null;
    this.selected = choice.targets;
    this.askedAt = performance.now();
  }

  confirm(): void {
    if (this.advice) this.choose(this.advice.choice);
    if (!this.confirming || performance.now() - this.askedAt < GUARD_MS) return;
    void this.send('act', this.confirming.name);
  }

  /** Drop what is half-made. It never left this page. */
  cancel(): void {
    this.forget();
    this.problem = null;
  }

  undo(): void {
    if (this.frame?.update.undo.allowed) void this.send('undo');
  }

  /** Ask what the best bot would do. Its places are selected as if by hand; the reader still decides. */
  async ask(): Promise<void> {
    const { frame, feed } = this;
    if (!frame?.update.hints || !feed || this.asking || this.sending || !this.choices.length)
      return;
    this.asking = true;
    this.problem = null;
    try {
      const hint = await getHint(feed.key);
      // Whoever has begun something else meanwhile is not interrupted.
      const choice = this.choices.find((one) => one.action === hint.action);
      if (this.frame !== frame || this.halfMade || this.sending || !choice) return;
      this.selected = choice.targets;
      const { nearly } = hint;
      const other = this.choices.find((one) => one.action === nearly?.action);
      this.advice = {
        choice,
        reason: hint.reason,
        nearly: nearly && other ? { choice: other, reason: nearly.reason } : null,
      };
    } catch (error) {
      if (this.frame === frame)
        this.problem = error instanceof Refused ? error.problem.message : { id: 'table-failed' };
    } finally {
      this.asking = false;
    }
  }

  /** What is half-made stays when only others have decided, at the same time, and it is still offered as it was. */
  private keepOrForget(update: Update, news: Line[]): void {
    const others = news.every(({ seat }) => seat !== update.viewer);
    const { selected, group, confirming, advice } = this;
    const pending = [confirming, advice?.choice ?? null];
    if (!others || !survives(update.choices, { selected, group, pending })) this.forget();
  }

  private forget(): void {
    this.selected = [];
    this.group = null;
    this.confirming = this.advice = null;
  }

  /** Send a command. False: it was not carried out. */
  private async send(kind: 'act' | 'undo', action?: string): Promise<boolean> {
    if (!this.frame || !this.feed || this.sending) return false;
    // A picture kept from the person before counts in that one's revisions.
    if (this.frame.update.viewer !== this.seat) return false;
    this.sending = true;
    this.problem = this.passed = null;
    const slow = setTimeout(() => (this.slow = true), SLOW_MS);
    try {
      await this.feed.command(kind, this.frame.update.revision, action);
      return true;
    } catch (error) {
      this.forget();
      this.problem = error instanceof Refused ? error.problem.message : { id: 'table-failed' };
      return false;
    } finally {
      clearTimeout(slow);
      this.sending = this.slow = false;
    }
  }
}
