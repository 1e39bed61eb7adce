/** What is in the reader. What was only passed over goes by itself; what was asked for stays until it is closed. */

/** How long the reader stays after the pointer has left, in milliseconds: enough to move into it. */
const LINGER = 280;

export class Reading {
  thing = $state<string>();
  /** Was it asked for by a touch, not only by passing over it? */
  firmly = $state(false);
  #going: ReturnType<typeof setTimeout> | undefined;

  show(thing: string, firmly: boolean): void {
    clearTimeout(this.#going);
    this.thing = thing;
    this.firmly = firmly;
  }

  /** The pointer, or the keyboard, is elsewhere. */
  leave(): void {
    clearTimeout(this.#going);
    if (!this.firmly) this.#going = setTimeout(() => this.close(), LINGER);
  }

  /** The pointer is in the reader itself. */
  stay(): void {
    clearTimeout(this.#going);
  }

  close(): void {
    clearTimeout(this.#going);
    this.thing = undefined;
    this.firmly = false;
  }
}
