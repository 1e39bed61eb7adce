/** A live table: what the server said last, and what the reader is doing about it. */
import { tick } from "svelte";
import type { GameClient } from "../games/game";
import { openGame, titleOf } from "../games/shelf";
import type { Happening, MayUndo, Offer, Refusal, Seat, ServerMessage, Spoken, TableNow } from "../wire";
import { Connection, tableSocket } from "./connection";
import type { Hands } from "./hands";
import { keep } from "./keep";
import { Motion } from "./motion";
import { narrow, touch, touchable } from "./narrowing";
import { isMoot, PAUSE, passOf, stands, type Standing } from "./standing";
import { painted } from "./timing";
import { isWhole, open } from "./tray";

export interface WhyNot {
  reason: Spoken;
  clause: string | null;
  /** What was touched, so that the answer stands beside it. */
  at: Element | null;
}

/** How long a choice may be under way before the table says so, in milliseconds. */
const SLOW = 900;

export class Table implements Hands {
  now = $state.raw<TableNow>();
  game = $state.raw<GameClient>();
  log = $state.raw<Happening[]>([]);
  online = $state(true);
  /** Why the table cannot be shown at all. */
  closed = $state.raw<Spoken>();
  whyNot = $state.raw<WhyNot>();
  /** The thing in the reader. */
  reading = $state<string>();
  /** Was it asked for by a touch, not only by passing over it? */
  readingFirmly = $state(false);
  /** Things a list or the log points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Who sits before a screen that several share. */
  atScreen = $state<Seat>();
  isSlow = $state(false);
  /** What the client answers by itself, until something else is asked. */
  standing = $state<Standing>();

  #touched = $state.raw<readonly string[]>([]);
  /** Pieces of one answer, gathered and not yet sent. */
  #pieces = $state.raw<readonly string[]>([]);
  #sent = $state(false);
  /** How far the log is known, while there is more to hear of it. */
  #behind: number | undefined;
  #anchor: Element | null = null;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection;
  /** What the server says is heard in order, also while the game is still being loaded. */
  #hearing: Promise<void> = Promise.resolve();
  /** Since when the table is waited for, and then an answer. */
  #began = performance.now();
  #motion = new Motion();

  /** Is the screen shared, and somebody else's turn to look at it? */
  handOver = $derived.by(() => {
    const now = this.now;
    return now && now.mine.length > 1 && now.eyes && now.eyes !== this.atScreen && !now.over ? now.eyes : undefined;
  });

  /** Everything that may be part of an answer. */
  #all = $derived.by((): Offer[] => {
    const decision = this.now?.decision;
    return decision && !this.handOver ? decision.choices : [];
  });
  /** What happened since the last answer from this screen, or from anybody if it only watches. */
  just = $derived.by(() => {
    const mine = this.now?.mine ?? [];
    const taken = new Set(this.log.flatMap((entry) => entry.takes_back));
    const counting = this.log.filter((entry) => !taken.has(entry.n));
    const from = counting.findLastIndex((entry) => (mine.length ? mine.includes(entry.by) : entry.by !== "house"));
    return counting.slice(Math.max(0, from)).flatMap((entry) => entry.events);
  });
  /** What may be chosen next, beside what is gathered. */
  offers = $derived(this.now?.decision ? open(this.now.decision, this.#all, this.#pieces) : []);
  /** The answer in several pieces, if there is one to give. */
  tray = $derived(this.now?.decision?.tray ?? null);
  /** The choices that are left after what was touched. */
  left = $derived(narrow(this.offers, this.#touched));
  touched = $derived(this.#touched);
  gathered = $derived(this.#pieces.flatMap((text) => this.#all.find((offer) => offer.text === text) ?? []));
  isAsked = $derived(this.offers.length > 0 && !this.#sent);
  isBusy = $derived(this.#sent);
  mayUndo = $derived<MayUndo | null>(this.now?.may_undo ?? null);

  /** May an answer be left standing? Not where several share a screen. */
  mayStand = $derived(Boolean(this.game && this.now?.mine.length === 1 && passOf(this.now.decision, this.game)));

  /** Does the client pass unasked? Only where one person plays with bots. */
  isMoot = $derived(Boolean(this.game && this.now?.mine.length === 1 && isMoot(this.now.decision, this.now.seats, this.now.mine, this.game)));

  #can = $derived(this.isAsked ? touchable(this.offers, this.#touched) : new Set<string>());

  constructor(readonly id: string) {
    this.#connection = new Connection(tableSocket(id), {
      heard: (message) => (this.#hearing = this.#hearing.then(() => this.#heard(message))),
      changed: (online) => this.#connected(online),
      known: () => this.#behind ?? this.now?.n ?? 0,
    });
  }

  leave(): void {
    clearTimeout(this.#slow);
    clearTimeout(this.#pause);
    this.#connection.close();
  }

  // ----- what the pieces ask -----

  canTouch(thing: string): boolean {
    return this.#can.has(thing);
  }

  isChosen(thing: string): boolean {
    return this.#touched.includes(thing) || this.taken(thing) > 0;
  }

  taken(thing: string): number {
    return this.gathered.filter((offer) => offer.touches.includes(thing)).length;
  }

  isLit(thing: string): boolean {
    return this.pointed.includes(thing);
  }

  canRead(thing: string): boolean {
    return this.game?.isReadable(thing) ?? false;
  }

  read(thing: string, firmly = false): void {
    if (!this.canRead(thing)) return;
    this.reading = thing;
    this.readingFirmly = firmly;
  }

  // ----- what the reader does -----

  touch(thing: string, at: Element): void {
    this.whyNot = undefined;
    if (this.#sent) return;
    const result = touch(this.offers, this.#touched, thing);
    if (result.kind === "chosen") this.choose(result.offer);
    else if (result.kind === "narrowed") this.#touched = result.touched;
    else if (this.now?.mine.length) {
      this.#anchor = at;
      this.#connection.send({ type: "why", about: { thing } });
    } else this.read(thing, true);
  }

  /** Takes a choice: sends it, or keeps it until all pieces of the answer are there. */
  choose(offer: Offer): void {
    if (this.#sent) return;
    this.letGo();
    this.whyNot = undefined;
    this.pointed = [];
    this.#touched = [];
    const { decision } = this.now ?? {};
    const pieces = [...this.#pieces, offer.text];
    if (!decision || (offer.piece && !isWhole(decision, pieces))) this.#pieces = pieces;
    else this.#answer(pieces);
  }

  /** Takes a piece back from the tray. */
  putBack(at: number): void {
    this.whyNot = undefined;
    this.#pieces = this.#pieces.filter((_, index) => index !== at);
  }

  /** Passes now, and from now on by itself. */
  stand(standing: Standing): void {
    const pass = this.game && passOf(this.now?.decision, this.game);
    if (!pass) return;
    this.choose(pass);
    this.standing = standing;
  }

  /** Takes a standing answer away. */
  letGo(): void {
    clearTimeout(this.#pause);
    this.standing = undefined;
  }

  /** Takes the last touch back. */
  back(): void {
    this.whyNot = undefined;
    if (this.#touched.length > 0) this.#touched = this.#touched.slice(0, -1);
    else this.#pieces = this.#pieces.slice(0, -1);
  }

  get canGoBack(): boolean {
    return this.#touched.length + this.#pieces.length > 0;
  }

  /** Takes back the last answer that was sent. */
  undo(): void {
    const { mayUndo, now } = this;
    this.#forget();
    if (mayUndo && now) this.#connection.send({ type: "undo", n: now.n, count: 1, seat: mayUndo.seat });
  }

  sitDown(seat: Seat): void {
    this.atScreen = seat;
    // What the last one at this screen was told in secret is told anew for these eyes.
    this.log = [];
    this.#connection.send({ type: "hello", since: 0 });
  }

  // ----- the conversation -----

  /** Sends an answer, all its pieces at once. */
  #answer(pieces: readonly string[]): void {
    const { now } = this;
    const seat = now?.decision?.seat;
    if (!now || !seat) return;
    this.#began = performance.now();
    this.#sent = this.#connection.send({ type: "choose", n: now.n, choice: pieces.join(", "), seat });
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => (this.isSlow = this.#sent), SLOW);
  }

  #forget(): void {
    clearTimeout(this.#slow);
    this.#touched = [];
    this.#pieces = [];
    this.#sent = false;
    this.isSlow = false;
  }

  #connected(online: boolean): void {
    this.online = online;
    if (!online) this.#sent = false;
  }

  async #heard(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "table":
        return this.#settle(message, []);
      case "happened":
        await this.#settle(message.table, message.entries);
        this.#behind = message.more ? message.entries.at(-1)?.n : undefined;
        if (this.#behind !== undefined) this.#connection.send({ type: "hello", since: this.#behind });
        return;
      case "seats":
        if (this.now) this.now = { ...this.now, seats: keep(this.now.seats, message.seats) };
        return;
      case "because":
        if (!message.allowed && message.reason) this.whyNot = { reason: message.reason, clause: message.clause, at: this.#anchor };
        return;
      case "refused":
        return this.#refused(message);
      case "pong":
        return;
    }
  }

  #refused(refusal: Refusal): void {
    if (!this.now) {
      this.closed = refusal.reason;
      return this.leave();
    }
    this.#forget();
    if (refusal.refused !== "stale") this.whyNot = { reason: refusal.reason, clause: refusal.clause, at: null };
  }

  async #settle(now: TableNow, entries: Happening[]): Promise<void> {
    this.game ??= await openGame(now.game);
    if (!this.game) {
      this.closed = { id: "ui-no-table", args: { game: { text: titleOf(now.game) } } };
      return this.leave();
    }
    const before = this.now;
    const answered = before !== undefined && now.n !== before.n;
    const mine = this.#sent;
    this.#motion.remember();
    if (answered) this.#forget();
    const known = new Set(this.log.map((entry) => entry.n));
    const fresh = entries.filter((entry) => !known.has(entry.n));
    this.log = [...this.log, ...fresh];
    this.now = keep(before, now);
    if (now.mine.length <= 1 && now.eyes) this.atScreen = now.eyes;
    await tick();
    if (before) this.#motion.play();
    if (!before || (answered && mine)) painted(before ? "choice to board" : "table opened", this.#began);
    this.#passOn(now, fresh);
  }

  /** Passes for somebody whose answer stands, or who has no other, after the same pause every time. */
  #passOn(now: TableNow, entries: Happening[]): void {
    const { standing, game } = this;
    const me = now.mine[0];
    if (!(standing || this.isMoot) || !game || !me) return;
    clearTimeout(this.#pause);
    if (now.over || (standing && !stands(standing, me, entries, now.decision, game))) this.letGo();
    if (!this.standing && !this.isMoot) return;
    const pass = passOf(now.decision, game);
    if (pass) this.#pause = setTimeout(() => this.now?.n === now.n && !this.#sent && this.#answer([pass.text]), PAUSE);
  }
}
