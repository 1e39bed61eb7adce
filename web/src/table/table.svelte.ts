/** A live table: what the server said last, and what the reader is doing about it. */
import { tick } from "svelte";
import type { GameClient } from "../games/game";
import { openGame, titleOf } from "../games/shelf";
import type { Happening, MayUndo, Offer, Refusal, Seat, ServerMessage, Spoken, TableNow } from "../wire";
import { settings } from "../app/settings.svelte";
import { cautionsOf, isAskedAgain, isDiscard, type Caution } from "./caution";
import { Connection, tableSocket } from "./connection";
import type { Hands } from "./hands";
import { keep } from "./keep";
import { Motion } from "./motion";
import { narrow, touch, touchable } from "./narrowing";
import { isNews, loneOf, PAUSE, passOf, stands, type Standing } from "./standing";
import { painted } from "./timing";
import { isWhole, open } from "./tray";

export interface WhyNot {
  reason: Spoken;
  clause: string | null;
  /** What was touched, so that the answer stands beside it. */
  at: Element | null;
}

/** A choice that is asked for once more. */
export interface Doubt {
  offer: Offer;
  cautions: readonly Caution[];
}

/** What the table showed at some step since one's last answer. */
export interface Beat {
  now: TableNow;
  entries: readonly Happening[];
}

/** So many steps of rivals are remembered to be looked at again. */
const BEATS = 60;

/** How long a choice may be under way before the table says so, in milliseconds. */
const SLOW = 900;

/** What is asked, in the words of the game's own board, and in the order in which one reads it. */
function reworded(now: TableNow, { reword, arrange }: GameClient): TableNow {
  const { decision } = now;
  if (!decision || !(reword ?? arrange)) return now;
  const said = reword ? decision.choices.map((offer) => ({ ...offer, label: reword(offer.label) })) : decision.choices;
  const choices = arrange?.(said, now.view, decision.seat) ?? said;
  return { ...now, decision: { ...decision, ask: reword?.(decision.ask) ?? decision.ask, choices } };
}

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
  /** The choice that is asked for once more. */
  doubt = $state.raw<Doubt>();
  /** What rivals did since one's last answer, step by step. */
  beats = $state.raw<readonly Beat[]>([]);
  /** The step that is looked at again. */
  lookingAt = $state<number>();

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
  /** How many of one's last answers were given unasked: they are taken back with the one before. */
  #unasked = 0;
  /** What was taken back is asked again, also where there is only one answer. */
  #askAll = false;
  /** Answers still to be given by the gesture that began with one to this question. */
  #row: { ask: string; choices: readonly string[] } | undefined;
  /** When the last step of a bot was shown. */
  #lastStep = 0;
  /** Shows the next step of a bot without waiting any longer. */
  #hurry: (() => void) | undefined;

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
    const beat = this.lookingAt === undefined ? undefined : this.beats[this.lookingAt];
    if (beat) return beat.entries.flatMap((entry) => entry.events);
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

  /** The only answer there is, where the client may give it unasked. */
  #lone = $derived.by(() => {
    const { now } = this;
    if (now?.mine.length !== 1 || settings.lone === "ask") return undefined;
    return loneOf(now.decision, now.seats, now.mine);
  });
  isMoot = $derived(this.#lone !== undefined && !this.#askAll);

  /** What is drawn: the table as it is, or the step that is looked at again. */
  shown = $derived((this.lookingAt === undefined ? undefined : this.beats[this.lookingAt]?.now) ?? this.now);

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
    this.doubt = undefined;
    this.skip();
    if (this.#sent) return;
    const result = touch(this.offers, this.#touched, thing);
    // A touch never throws a card away where something else was hoped for: it says why not, and offers.
    const hoped = result.kind === "chosen" && isDiscard(result.offer) ? this.game?.hopedFor?.(result.offer) : undefined;
    if (result.kind === "chosen" && hoped && !this.offers.every(isDiscard)) {
      this.#touched = [thing];
      this.#anchor = at;
      this.#connection.send({ type: "why", about: { choice: hoped } });
    } else if (result.kind === "chosen") this.choose(result.offer);
    else if (result.kind === "narrowed") this.#touched = result.touched;
    else if (this.now?.mine.length) {
      this.#anchor = at;
      this.#connection.send({ type: "why", about: { thing } });
    } else this.read(thing, true);
  }

  /** Takes a choice: sends it, or keeps it until all pieces of the answer are there. */
  choose(offer: Offer): void {
    if (this.#sent) return;
    const { decision, view } = this.now ?? {};
    const cautions = decision && this.game ? cautionsOf(offer, decision, view, this.game) : [];
    this.whyNot = undefined;
    if (isAskedAgain(cautions, settings.confirm)) this.doubt = { offer, cautions };
    else this.#choose(offer);
  }

  /** Gives several answers by one gesture. */
  follow(choices: readonly string[]): void {
    const [first, ...rest] = choices;
    const ask = this.now?.decision?.ask.id;
    const offer = this.offers.find(({ text }) => text === first);
    if (!ask || !offer || this.#sent) return;
    this.choose(offer);
    if (this.#sent && rest.length) this.#row = { ask, choices: rest };
  }

  /** Does what was asked for once more. */
  sure(): void {
    const { doubt } = this;
    this.doubt = undefined;
    if (doubt) this.#choose(doubt.offer);
  }

  #choose(offer: Offer): void {
    this.letGo();
    this.#row = undefined;
    this.doubt = undefined;
    this.pointed = [];
    this.#touched = [];
    this.#unasked = 0;
    this.#askAll = false;
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

  /** Takes back the last answer that was given, and those that followed unasked. They are asked again. */
  undo(): void {
    const { mayUndo, now } = this;
    this.#forget();
    this.letGo();
    this.#row = undefined;
    this.skip();
    if (!mayUndo || !now) return;
    this.#connection.send({ type: "undo", n: now.n, count: Math.min(mayUndo.count, this.#unasked + 1), seat: mayUndo.seat });
    this.#unasked = 0;
    this.#askAll = true;
  }

  /** How long bots wait for second thoughts, in milliseconds. */
  wait(ms: number): void {
    this.#connection.send({ type: "pause", ms });
  }

  /** Has no second thoughts: bots need not wait for them. */
  goOn(): void {
    this.#connection.send({ type: "go_on" });
  }

  /** Looks at a step of the rivals again; at the table as it is, if there is none. */
  lookAt(beat: number | undefined): void {
    this.lookingAt = beat !== undefined && this.beats[beat] ? beat : undefined;
  }

  /** Does not wait for what bots did to be shown step by step. */
  skip(): void {
    this.lookingAt = undefined;
    this.#hurry?.();
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
    this.doubt = undefined;
    this.#sent = false;
    this.isSlow = false;
  }

  #connected(online: boolean): void {
    this.online = online;
    if (online) this.wait(Number(settings.pause));
    else this.#sent = false;
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
    this.#row = undefined;
    if (refusal.refused !== "stale") this.whyNot = { reason: refusal.reason, clause: refusal.clause, at: null };
  }

  async #settle(now: TableNow, entries: Happening[]): Promise<void> {
    this.game ??= await openGame(now.game);
    const { game } = this;
    if (!game) {
      this.closed = { id: "ui-no-table", args: { game: { text: titleOf(now.game) } } };
      return this.leave();
    }
    const before = this.now;
    const answered = before !== undefined && now.n !== before.n;
    const mine = this.#sent;
    const known = new Set(this.log.map((entry) => entry.n));
    const fresh = entries.filter((entry) => !known.has(entry.n));
    if (before && game) await this.#keepPace(now, fresh, game);
    this.#motion.remember();
    if (answered) this.#forget();
    this.#remember(now, fresh);
    this.log = [...this.log, ...fresh];
    this.now = keep(before, reworded(now, game));
    if (now.mine.length <= 1 && now.eyes) this.atScreen = now.eyes;
    await tick();
    if (before) this.#motion.play();
    if (!before || (answered && mine)) painted(before ? "choice to board" : "table opened", this.#began);
    if (answered) this.#goOnWith(now, fresh, game);
    this.#passOn(now, fresh);
  }

  /** The next answer of a gesture, if it is offered and nothing has come between. It is taken back with the first. */
  #goOnWith({ decision, eyes }: TableNow, fresh: readonly Happening[], game: GameClient): void {
    const { ask, choices: [next, ...rest] = [] } = this.#row ?? {};
    if (!next) return;
    const isInterrupted = isNews(fresh, eyes ?? "house", game) || (decision !== null && decision.ask.id !== ask);
    const offer = decision?.choices.find(({ text }) => text === next);
    if (isInterrupted || (decision && !offer)) this.#row = undefined;
    if (isInterrupted || !offer || !ask) return;
    this.#row = rest.length ? { ask, choices: rest } : undefined;
    this.#unasked++;
    this.#answer([offer.text]);
  }

  /** Each step of a bot is looked at for a moment before the next; a touch or a key goes on at once. */
  async #keepPace(now: TableNow, fresh: readonly Happening[], game: GameClient): Promise<void> {
    const pace = Number(settings.pace);
    const isBots = now.seats.some((seat) => seat.kind === "bot" && fresh.some((entry) => entry.by === seat.seat));
    if (!pace || !isBots || document.hidden || !isNews(fresh, now.eyes ?? "house", game)) return;
    const wait = this.#lastStep + pace - performance.now();
    if (wait > 0) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, wait);
        this.#hurry = () => {
          clearTimeout(timer);
          done();
        };
      });
      this.#hurry = undefined;
    }
    this.#lastStep = performance.now();
  }

  /** Keeps what rivals do, until one answers oneself. */
  #remember(now: TableNow, fresh: readonly Happening[]): void {
    const isMine = fresh.some((entry) => now.mine.includes(entry.by) && !entry.takes_back.length);
    const mineAt = fresh.findLastIndex((entry) => now.mine.includes(entry.by));
    const rivals = fresh.slice(mineAt + 1).filter((entry) => entry.events.length > 0);
    if (isMine || fresh.some((entry) => entry.takes_back.length)) this.beats = [];
    if (rivals.length) this.beats = [...this.beats, { now, entries: rivals }].slice(-BEATS);
    this.lookingAt = undefined;
  }

  /** Answers for somebody whose answer stands, or who has no other, after the same pause every time. */
  #passOn(now: TableNow, entries: Happening[]): void {
    const { standing, game } = this;
    const me = now.mine[0];
    if (!(standing || this.isMoot) || !game || !me) return;
    clearTimeout(this.#pause);
    if (now.over || (standing && !stands(standing, me, entries, now.decision, game))) this.letGo();
    const answer = (this.standing && passOf(now.decision, game)) ?? (this.isMoot ? this.#lone : undefined);
    if (!answer) return;
    this.#pause = setTimeout(() => {
      if (this.now?.n !== now.n || this.#sent) return;
      this.#unasked++;
      this.#answer([answer.text]);
    }, PAUSE);
  }
}
