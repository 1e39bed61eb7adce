/** A live table: what the server said last, and what the reader is doing about it. */
import { tick } from "svelte";
import type { GameClient } from "../games/game";
import { openGame, titleOf } from "../games/shelf";
import type { Advice, Happening, Level, MayUndo, Offer, Phrase, Proposed, Refusal, Seat, ServerMessage, Spoken, TableNow, Until } from "../wire";
import { settings } from "../app/settings.svelte";
import { cautionsOf, isAskedAgain, isDiscard, type Caution } from "./caution";
import { Connection, tableSocket, type Link, type Listener } from "./connection";
import type { Hands } from "./hands";
import { keep } from "./keep";
import { Motion } from "./motion";
import { aimsOf, narrow, touch, touchable } from "./narrowing";
import { Reading } from "./reading.svelte";
import { isAmongBots, isNews, loneOf, MOMENT, muteOf, PAUSE, passOf, stands, type Standing } from "./standing";
import { painted } from "./timing";
import { isWhole, open } from "./tray";

export interface WhyNot {
  reason: Spoken;
  clause: string | null;
  /** What was touched, so that the answer stands beside it. */
  at: Element | null;
  thing?: string | undefined;
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

/** What is asked, in the words of the game's own board, with the places that stand for it there, and in the order in which one reads it. */
function reworded(now: TableNow, { reword, arrange, goalOf }: GameClient): TableNow {
  const { decision } = now;
  if (!decision || !(reword ?? arrange ?? goalOf)) return now;
  const said = reword ? decision.choices.map((offer) => ({ ...offer, label: reword(offer.label) })) : decision.choices;
  const placed = said.map((offer) => {
    const goal = goalOf?.(offer);
    return goal ? { ...offer, touches: [...offer.touches, goal] } : offer;
  });
  const choices = arrange?.(placed, now.view, decision.seat) ?? placed;
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
  readonly reader = new Reading();
  /** Things a list or the log points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Who sits before a screen that several share. */
  atScreen = $state<Seat>();
  isSlow = $state(false);
  /** What the client answers by itself, until something else is asked. */
  standing = $state<Standing>();
  /** Cards about which one does not want to be asked at this table any more. */
  muted = $state.raw<readonly string[]>([]);
  /** What was answered last, as long as the others have not answered as well. */
  said = $state.raw<readonly Spoken[]>([]);
  /** What somebody who plays well would do, as it was said last. */
  advice = $state.raw<Advice>();
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
  #anchor: { at: Element; thing: string } | undefined;
  /** An answer under way: said again if the connection breaks before it is heard. */
  #underWay: { n: number; choice: string; seat: Seat } | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #connection: Link;
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
  /** What was touched before it is asked for: it answers the next question. */
  #aims: readonly string[] = [];
  /** What the table would look like with the pieces that are gathered. */
  #foreseen = $state.raw<unknown>();
  /** When the last step of a bot was shown. */
  #lastStep = 0;
  #isHasty = false;
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
    const counting = this.log.filter((entry) => !taken.has(entry.n) && !entry.note);
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
  /** Without a connection nothing can be chosen, so nothing is lit. */
  isAsked = $derived(this.offers.length > 0 && !this.#sent && this.online);
  isBusy = $derived(this.#sent || !this.online);
  mayUndo = $derived<MayUndo | null>(this.now?.may_undo ?? null);

  /** May answers be left standing? In games with windows, and not where several share a screen. */
  hasWindows = $derived(Boolean(this.game?.isWindow && this.now?.mine.length === 1 && !this.now.over));
  /** The pass of the window that is open. */
  pass = $derived(this.game && this.hasWindows ? passOf(this.now?.decision, this.game) : undefined);

  /** The answer that the client may give unasked: the only one there is, or to a question about nothing one wants to hear of. */
  #moot = $derived.by(() => {
    const { now, game, isTaught } = this;
    if (isTaught || now?.mine.length !== 1 || !game || settings.hold === "all") return undefined;
    const isFree = settings.lone === "answer" && isAmongBots(now.seats, now.mine);
    const own = isFree && now.decision ? game.mootOf?.(now.decision, now.view) : undefined;
    const lone = isFree ? loneOf(now.decision, now.seats, now.mine, game) : undefined;
    return lone ?? now.decision?.choices.find(({ text }) => text === own) ?? muteOf(now.decision, this.muted, game);
  });
  isMoot = $derived(this.#moot !== undefined && !this.#askAll);

  /** The table as it is; with pieces of an answer gathered, as it would be with them. */
  #here = $derived(this.now && this.#foreseen !== undefined ? { ...this.now, view: keep(this.now.view, this.#foreseen) } : this.now);
  /** What is drawn: the table as it is, or the step that is looked at again. */
  shown = $derived((this.lookingAt === undefined ? undefined : this.beats[this.lookingAt]?.now) ?? this.#here);

  /** Is it a lesson? There everything is asked, also where there is only one answer. */
  readonly isTaught: boolean;
  #can = $derived(this.isAsked ? touchable(this.offers, this.#touched) : new Set<string>());

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Link = (listener) => new Connection(tableSocket(id), listener),
    taught = false,
  ) {
    this.isTaught = taught;
    this.#connection = connect({
      // What goes wrong with one message is reported, and does not silence the next.
      heard: (message) => (this.#hearing = this.#hearing.then(() => this.#heard(message)).catch(reportError)),
      changed: (online) => this.#connected(online),
      known: () => this.#behind ?? this.now?.n ?? 0,
    });
  }

  goAway(): void {
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

  /** Can a thing be meant with what is touched, though it does not light up? */
  canMean(thing: string): boolean {
    return this.isAsked && narrow(this.offers, [...this.#touched, thing]).length > 0;
  }

  /** May a choice begin with this thing? */
  canBegin(thing: string): boolean {
    return this.isAsked && this.offers.some((offer) => offer.touches.includes(thing));
  }

  isLit(thing: string): boolean {
    return this.pointed.includes(thing);
  }

  canRead(thing: string): boolean {
    return this.game?.isReadable(thing) ?? false;
  }

  read(thing: string, firmly = false): void {
    if (!this.canRead(thing)) return;
    this.reader.show(thing, firmly);
    // On a small screen the one would cover the other.
    if (firmly) this.whyNot = undefined;
  }

  leave(): void {
    this.reader.leave();
  }

  // ----- what the reader does -----

  touch(thing: string, at: Element, gently = false): void {
    this.whyNot = undefined;
    this.doubt = undefined;
    this.skip();
    if (this.#sent || this.#isCutOff()) return;
    const result = touch(this.offers, this.#touched, thing);
    // A touch never throws a card away where something else was hoped for: it says why not, and offers. Who touched where it goes means it.
    const isMeant = result.kind === "chosen" && [...this.#touched, thing].includes(this.game?.goalOf?.(result.offer) ?? "");
    const hoped = result.kind === "chosen" && isDiscard(result.offer) && !isMeant ? this.game?.hopedFor?.(result.offer) : undefined;
    if (result.kind === "chosen" && gently) this.#touched = result.touched;
    else if (result.kind === "chosen" && hoped && !this.offers.every(isDiscard)) {
      this.#touched = [thing];
      this.#anchor = { at, thing };
      this.#connection.send({ type: "why", about: { choice: hoped } });
    } else if (result.kind === "chosen") this.choose(result.offer, result.touched);
    else if (result.kind === "narrowed") this.#touched = result.touched;
    else if (this.now?.mine.length) {
      this.#anchor = { at, thing };
      this.#connection.send({ type: "why", about: { thing } });
    } else this.read(thing, true);
  }

  /** Takes a choice: sends it, or keeps it until all pieces of the answer are there. */
  choose(offer: Offer, touched = this.#touched): void {
    if (this.#sent || this.#isCutOff()) return;
    this.#aims = aimsOf(offer, touched);
    const { decision, view } = this.now ?? {};
    const cautions = decision && this.game ? cautionsOf(offer, decision, view, this.game) : [];
    this.whyNot = undefined;
    if (isAskedAgain(cautions, settings.confirm, this.#canTakeBack())) this.doubt = { offer, cautions };
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
    if (!decision || (offer.piece && !isWhole(decision, pieces))) this.#gather(pieces);
    else this.#answer(pieces);
  }

  /** Keeps pieces of an answer; where the game shows what would come of them, the table is asked. */
  #gather(pieces: readonly string[]): void {
    this.#pieces = pieces;
    const { now } = this;
    if (!pieces.length) this.#foreseen = undefined;
    else if (now?.decision && this.game?.foresees?.(now.decision))
      this.#connection.send({ type: "foresee", n: now.n, pieces: pieces.join(", "), seat: now.decision.seat });
  }

  /** Takes a piece back from the tray. */
  putBack(at: number): void {
    this.whyNot = undefined;
    this.#gather(this.#pieces.filter((_, index) => index !== at));
  }

  /** Bots wait for second thoughts; people need not. */
  #canTakeBack(): boolean {
    return Boolean(this.now && isAmongBots(this.now.seats, this.now.mine) && settings.pause !== "0");
  }

  /** Without a connection nothing is chosen, and that is said. */
  #isCutOff(): boolean {
    const { isOpen } = this.#connection;
    if (!isOpen) this.whyNot = { reason: { id: "ui-not-sent" }, clause: null, at: null };
    return !isOpen;
  }

  /** Passes from now on by itself, beginning with the window that is open. */
  stand(standing: Standing): void {
    settings.choose("hold", "some");
    if (this.pass) this.choose(this.pass);
    this.standing = standing;
  }

  /** Is not asked about a card any more, or is again. */
  mute(thing: string, muted: boolean): void {
    settings.choose("hold", "some");
    this.muted = muted ? [...this.muted, thing] : this.muted.filter((one) => one !== thing);
    this.resume();
  }

  /** Lets the client answer what it may, beginning with what is asked now. */
  resume(): void {
    if (this.now) this.#passOn(this.now, []);
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
    else this.#gather(this.#pieces.slice(0, -1));
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

  /** Does not wait for what bots do to be shown step by step, until one is asked oneself. */
  hurry(): void {
    if (!this.now?.decision) this.#isHasty = true;
    this.#hurry?.();
  }

  /** Looks at the table as it is. */
  skip(): void {
    this.lookingAt = undefined;
    this.hurry();
  }

  // ----- beside playing -----

  say(phrase: Phrase): void {
    this.#connection.send({ type: "say", phrase });
  }

  chat(text: string): void {
    this.#connection.send({ type: "chat", text });
  }

  chatMode(on: boolean): void {
    this.#connection.send({ type: "chat_mode", on });
  }

  propose(what: Proposed, seat?: Seat): void {
    this.#connection.send({ type: "propose", what, ...(seat && { seat }) });
  }

  reply(agree: boolean): void {
    this.#connection.send({ type: "reply", agree });
  }

  resign(seat: Seat): void {
    this.#connection.send({ type: "resign", seat });
  }

  /** Asks how things stand and, if so wished, what to do; says whether the question was sent. */
  advise(options: boolean): boolean {
    return this.#connection.send({ type: "advise", options });
  }
  standIn(seat: Seat, level?: Level): void {
    this.#connection.send({ type: "stand_in", seat, ...(level && { level }) });
  }

  /** Lets the server pass in windows, also while one is away; nothing to be asked again. */
  order(until: Until | null): void {
    const seat = this.now?.eyes;
    this.#connection.send({ type: "order", until, ...(seat && { seat }) });
  }

  /** Lets one's clock rest for so many days; none to let it run again. */
  rest(days: number, seat: Seat): void {
    this.#connection.send({ type: "rest", days, seat });
  }

  /** Reminds somebody who has let others wait for long. */
  nudge(seat: Seat): void {
    this.#connection.send({ type: "nudge", seat });
  }

  comeBack(seat: Seat): void {
    this.#connection.send({ type: "return", seat });
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
    this.said = pieces.flatMap((text) => now.decision?.choices.find((offer) => offer.text === text)?.label ?? []);
    this.#underWay = { n: now.n, choice: pieces.join(", "), seat };
    this.#sent = true;
    this.#connection.send({ type: "choose", ...this.#underWay });
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => (this.isSlow = this.#sent), SLOW);
  }

  #forget(): void {
    clearTimeout(this.#slow);
    this.#touched = [];
    this.#pieces = [];
    this.#foreseen = undefined;
    this.doubt = undefined;
    this.#sent = false;
    this.#underWay = undefined;
    this.isSlow = false;
  }

  #connected(online: boolean): void {
    this.online = online;
    if (online) this.wait(Number(settings.pause));
    // An answer that was on its way is said again: sent twice, it counts once.
    if (online && this.#underWay) this.#connection.send({ type: "choose", ...this.#underWay });
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
        if (!message.allowed && message.reason)
          this.#explain({
            reason: this.game?.reword?.(message.reason) ?? message.reason,
            clause: message.clause,
            at: this.#anchor?.at ?? null,
            thing: this.#anchor?.thing,
          });
        return;
      case "foreseen":
        if (message.n === this.now?.n && message.pieces === this.#pieces.join(", ")) this.#foreseen = message.view ?? undefined;
        return;
      case "advice":
        // How things stand is no news where more was said of the same position.
        if (message.options.length || this.advice?.n !== message.n) this.advice = message;
        return;
      case "refused":
        return this.#refused(message);
      case "pong":
        return;
    }
  }

  #explain(why: WhyNot): void {
    this.whyNot = why;
    if (this.reader.firmly) this.reader.close();
  }

  #refused(refusal: Refusal): void {
    if (!this.now || refusal.refused === "banned") {
      this.closed = refusal.reason;
      return this.goAway();
    }
    this.#forget();
    this.#row = undefined;
    if (refusal.refused !== "stale") this.#explain({ reason: this.game?.reword?.(refusal.reason) ?? refusal.reason, clause: refusal.clause, at: null });
  }

  async #settle(now: TableNow, entries: Happening[]): Promise<void> {
    this.game ??= await openGame(now.game);
    const { game } = this;
    if (!game) {
      this.closed = { id: "ui-no-table", args: { game: { text: titleOf(now.game) } } };
      return this.goAway();
    }
    const before = this.now;
    const mine = this.#sent;
    const known = new Set(this.log.map((entry) => entry.n));
    const fresh = entries.filter((entry) => !known.has(entry.n));
    // What is only noted of people changes nothing on the table.
    const moves = fresh.filter((entry) => !entry.note);
    const answered = before !== undefined && now.n !== before.n && (moves.length > 0 || fresh.length === 0);
    if (before && game) await this.#keepPace(now, moves, game);
    this.#motion.remember();
    if (answered) this.#forget();
    if (moves.length) this.#remember(now, moves);
    this.log = [...this.log, ...fresh];
    this.now = keep(before, reworded(now, game));
    if (now.mine.length <= 1 && now.eyes) this.atScreen = now.eyes;
    await tick();
    if (before) this.#motion.play();
    if (!before || (answered && mine)) painted(before ? "choice to board" : "table opened", this.#began);
    if (answered) this.#goOnWith(now, fresh, game);
    if (answered) this.#aim(now);
    this.#passOn(now, moves);
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

  /** What was touched first answers what is asked now, or narrows it; somebody else's answer in between ends it. */
  #aim({ decision, mine }: TableNow): void {
    const aims = this.#aims;
    this.#aims = [];
    if (!decision || this.#sent || !mine.includes(decision.seat)) return;
    for (const thing of aims) {
      const result = touch(this.offers, this.#touched, thing);
      if (result.kind === "narrowed") this.#touched = result.touched;
      if (result.kind !== "chosen") continue;
      const unasked = this.#unasked + 1;
      this.choose(result.offer, aims);
      if (this.#sent) this.#unasked = unasked;
      return;
    }
  }

  /** Each step of a bot is looked at for a moment before the next; a touch or a key goes on at once. */
  async #keepPace(now: TableNow, fresh: readonly Happening[], game: GameClient): Promise<void> {
    const pace = Number(settings.pace);
    const isBots = now.seats.some((seat) => seat.kind === "bot" && fresh.some((entry) => entry.by === seat.seat));
    if (now.decision) this.#isHasty = false;
    if (!pace || this.#isHasty || !isBots || document.hidden || !isNews(fresh, now.eyes ?? "house", game)) return;
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
    clearTimeout(this.#pause);
    if (!game || !me || settings.hold === "all") return;
    if (now.over || (standing && !stands(standing, me, entries, now.decision, game))) this.standing = undefined;
    const answer = (this.standing && this.pass) ?? (this.isMoot ? this.#moot : undefined);
    if (!answer) return;
    // What the House answers at once ends second thoughts about what one did before.
    const thought = answer.luck && now.may_undo ? Number(settings.pause) : 0;
    const pause = isAmongBots(now.seats, now.mine) ? Math.max(MOMENT, thought) : PAUSE;
    this.#pause = setTimeout(() => {
      if (this.now?.n !== now.n || this.#sent || !this.online) return;
      this.#unasked++;
      this.#answer([answer.text]);
    }, pause);
  }
}
