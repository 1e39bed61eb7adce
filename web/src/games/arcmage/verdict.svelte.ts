/** What the rules say about decks: asked a moment after they were changed. */
import { api, reasonOf } from "../../app/api";
import type { SetupVerdict } from "../../wire";

/** How long nothing changes before the rules are asked, in milliseconds. */
const PAUSE = 250;

export class Verdict {
  /** Nothing while they are asked. */
  now = $state.raw<SetupVerdict>();
  #asked = "";
  #pause: ReturnType<typeof setTimeout> | undefined;

  ask(players: number, setup: string): void {
    if (setup === this.#asked) return;
    this.#asked = setup;
    clearTimeout(this.#pause);
    this.now = undefined;
    this.#pause = setTimeout(() => {
      api.check("arcmage", { players, setup }).then(
        (verdict) => setup === this.#asked && (this.now = verdict),
        (error: unknown) => setup === this.#asked && (this.now = { reason: reasonOf(error), clause: null }),
      );
    }, PAUSE);
  }
}
