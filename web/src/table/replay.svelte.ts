/** A game looked back on: one frame at a time, nothing to decide. */
import type { GameClient } from "../games/game";
import type { Frame, Replay } from "../wire";
import type { Hands } from "./hands";
import { keep } from "./keep";
import { Reading } from "./reading.svelte";

export class Reel implements Hands {
  at = $state(0);
  readonly reader = new Reading();
  pointed = $state.raw<readonly string[]>([]);
  readonly isAsked = false;

  #seen: Frame | undefined;
  frame = $derived.by(() => (this.#seen = keep(this.#seen, this.replay.frames[this.at])));
  last = $derived.by(() => this.replay.frames.length - 1);
  /** Everything up to now, as the log of a live table tells it. */
  log = $derived.by(() =>
    this.replay.frames.slice(0, this.at + 1).flatMap((frame) => (frame.by ? [{ n: frame.n, by: frame.by, takes_back: [], events: frame.events }] : [])),
  );

  /** The steps at which somebody else begins to answer. */
  readonly turns: readonly number[];

  constructor(
    readonly replay: Replay,
    readonly game: GameClient,
    at = 0,
  ) {
    this.turns = turnsOf(replay.frames);
    this.go(at);
  }

  /** The next step at which somebody else begins, or the one before; the end, or the beginning, if there is none. */
  turnAfter(): number {
    return this.turns.find((turn) => turn > this.at) ?? this.last;
  }

  turnBefore(): number {
    return this.turns.findLast((turn) => turn < this.at) ?? 0;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last));
  }

  canTouch(): boolean {
    return false;
  }

  isChosen(): boolean {
    return false;
  }

  taken(): number {
    return 0;
  }

  isLit(thing: string): boolean {
    return this.pointed.includes(thing) || (this.frame?.events.some((event) => (this.game.thingsOf?.(event) ?? event.things).includes(thing)) ?? false);
  }

  touch(thing: string): void {
    this.read(thing, true);
  }

  canRead(thing: string): boolean {
    return this.game.isReadable(thing);
  }

  read(thing: string, firmly = false): void {
    if (this.canRead(thing)) this.reader.show(thing, firmly);
  }

  leave(): void {
    this.reader.leave();
  }
}

/** The frames at which another seat begins to answer; the House belongs to whoever it answers. */
export function turnsOf(frames: readonly Pick<Frame, "by">[]): number[] {
  let last: string | null = null;
  return frames.flatMap(({ by }, at) => {
    if (!by || by === "house" || by === last) return [];
    last = by;
    return [at];
  });
}
