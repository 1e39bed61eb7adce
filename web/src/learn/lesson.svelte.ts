/** A lesson as a table talks to it: it goes on when the right thing was done, and says so where it was not. */
import { api } from "../app/api";
import type { Link, Listener } from "../table/connection";
import type { About, ClientMessage, Lesson, LessonStop } from "../wire";
import { isMeant } from "./meant";

export class Course implements Link {
  readonly isOpen = true;
  /** The stop it waits at; behind the last one, it is over. */
  at = $state(0);
  /** How often something else was tried here. */
  tries = $state(0);
  #listener: Listener | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly page: string,
    start: number,
    readonly kept: (at: number) => void,
  ) {
    this.at = Math.min(start, lesson.stops.length - 1);
  }

  get stops(): readonly LessonStop[] {
    return this.lesson.stops;
  }

  get stop(): LessonStop | undefined {
    return this.stops[this.at];
  }

  connect(listener: Listener): Link {
    this.#listener = listener;
    queueMicrotask(() => {
      listener.changed(true);
      this.#show();
    });
    return this;
  }

  send(message: ClientMessage): boolean {
    if (message.type === "hello") this.#show();
    else if (message.type === "choose") queueMicrotask(() => this.#hear(message.choice));
    else if (message.type === "why") void this.#why(message.about);
    return true;
  }

  close(): void {
    this.#listener = undefined;
  }

  /** Goes on to a stop, and tells what happened on the way. */
  go(to: number): void {
    const before = this.stop?.table.n;
    const forward = to > this.at;
    const entries = this.stops.slice(this.at + 1, to + 1).flatMap((stop) => stop.entries);
    this.at = to;
    this.tries = 0;
    this.kept(to);
    const { stop } = this;
    if (!stop || stop.table.n === before) return;
    if (forward) this.#listener?.heard({ type: "happened", entries, more: false, table: stop.table });
    else this.#show();
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
  }

  /** What the next stop at this very table wants done: one need not have read everything. */
  #wanted(): number {
    const n = this.stop?.table.n;
    return this.stops.findIndex((stop, at) => at >= this.at && stop.table.n === n && stop.expected.length > 0);
  }

  #hear(choice: string): void {
    const wanted = this.#wanted();
    if (wanted >= 0 && isMeant(choice, this.stops[wanted]?.expected ?? [])) return this.go(wanted + 1);
    this.tries++;
    this.#listener?.heard({ type: "refused", refused: "illegal", reason: { id: "ui-lesson-not-yet" }, clause: null, choice, n: null });
  }

  async #why(about: About): Promise<void> {
    try {
      const { reason, clause } = await api.lessonWhy({ page: this.page, stop: this.at, about });
      this.tries++;
      this.#listener?.heard({ type: "because", about, allowed: reason === null, reason, clause });
    } catch {
      // Without the server there is no reason; what was tried has no effect either way.
    }
  }

  #show(): void {
    const { stop } = this;
    if (stop) this.#listener?.heard({ type: "table", ...stop.table });
  }
}
