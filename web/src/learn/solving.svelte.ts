/** A puzzle as a table talks to it: answers go to the rules, and what comes of them is shown step by step. */
import { api, reasonOf } from "../app/api";
import type { Link, Listener } from "../table/connection";
import type { About, ClientMessage, Puzzle, PuzzleStep, Spoken } from "../wire";

export class Solving implements Link {
  readonly isOpen = true;
  puzzle = $state.raw<Puzzle>() as Puzzle;
  answers = $state.raw<readonly string[]>([]);
  /** The step that is shown. */
  at = $state(0);
  busy = $state(false);
  trouble = $state.raw<Spoken>();
  #listener: Listener | undefined;

  constructor(
    readonly page: string,
    readonly start: Puzzle,
    readonly solved: () => void,
  ) {
    this.puzzle = start;
  }

  get step(): PuzzleStep | undefined {
    return this.puzzle.steps[this.at];
  }

  /** Is there more to see before the last word? */
  get hasMore(): boolean {
    return this.at < this.puzzle.steps.length - 1;
  }

  get verdict(): Puzzle["verdict"] {
    return this.hasMore ? "open" : this.puzzle.verdict;
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
    else if (message.type === "choose") void this.answer(message.choice);
    else if (message.type === "why") void this.#why(message.about);
    return true;
  }

  close(): void {
    this.#listener = undefined;
  }

  async answer(answer: string): Promise<void> {
    if (this.busy || this.puzzle.verdict !== "open") return;
    this.busy = true;
    this.trouble = undefined;
    try {
      const answers = [...this.answers, answer];
      this.puzzle = await api.puzzle({ page: this.page, answers, why: null });
      this.answers = answers;
      if (this.puzzle.verdict === "right") {
        this.solved();
        while (this.hasMore) this.next();
      } else if (this.hasMore) this.next();
      // An answer of several pieces, half said: nothing has happened yet.
      else this.#show();
      while (this.puzzle.verdict === "open" && this.hasMore) this.next();
    } catch (error) {
      this.trouble = reasonOf(error);
      this.#show();
    } finally {
      this.busy = false;
    }
  }

  /** One step of what comes of it. */
  next(): void {
    if (!this.hasMore) return;
    this.at++;
    const { step } = this;
    if (step) this.#listener?.heard({ type: "happened", entries: step.entries, more: false, table: step.table });
  }

  again(): void {
    this.puzzle = this.start;
    this.answers = [];
    this.at = 0;
    this.#show();
  }

  async #why(about: About): Promise<void> {
    try {
      const { reason, clause } = await api.puzzle({ page: this.page, answers: [...this.answers], why: about });
      this.#listener?.heard({ type: "because", about, allowed: reason === null, reason, clause });
    } catch {
      // Without the server there is no reason; what was tried has no effect either way.
    }
  }

  #show(): void {
    const { step } = this;
    if (step) this.#listener?.heard({ type: "table", ...step.table });
  }
}
