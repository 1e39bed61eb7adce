/**
 * Dragging from thing to thing: a defender onto an attacker, an attacker onto a city, a card into a city, a creature to
 * another place. A drag is nothing but its two touches, each made as soon as the rules ask for it.
 */
import type { Hands } from "../../table/hands";
import type { Point } from "./battle";

/** So far a mouse must go before it drags, in pixels. */
const LEAST = 10;
/** So long the second touch waits to be asked for, in milliseconds. */
const PATIENCE = 2500;

export class Dragging {
  now = $state.raw<{ from: string; at: Point }>();
  #begun: { from: string; at: Point; element: Element } | undefined;
  #waiting = $state.raw<{ thing: string; until: number }>();
  #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  down(event: PointerEvent): void {
    const element = (event.target as Element).closest?.(".board [data-thing], .hand [data-thing]");
    const from = element instanceof HTMLElement ? element.dataset.thing : undefined;
    if (!event.isPrimary || event.button !== 0 || !element || !from || !this.#hands.isAsked) return;
    if (event.pointerType !== "mouse" && matchMedia("(max-width: 1099px)").matches) return; // there a finger scrolls
    this.#begun = { from, at: { x: event.clientX, y: event.clientY }, element };
  }

  move(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun) return;
    const at = { x: event.clientX, y: event.clientY };
    if (this.now || Math.hypot(at.x - begun.at.x, at.y - begun.at.y) > LEAST) this.now = { from: begun.from, at };
  }

  up(event: PointerEvent): void {
    const { now } = this;
    const begun = this.#begun;
    this.cancel();
    if (!now || !begun) return;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-thing], [data-drop]");
    const onto = over?.dataset.thing ?? over?.dataset.drop;
    if (over && onto && onto !== now.from) this.drop(now.from, onto, begun.element);
  }

  cancel(): void {
    this.#begun = undefined;
    this.now = undefined;
  }

  /** Touches one, then the other; the other first, if only that is asked for. */
  drop(from: string, onto: string, at: Element): void {
    const [first, second] = this.#hands.canTouch(from) || !this.#hands.canTouch(onto) ? [from, onto] : [onto, from];
    this.#hands.touch(first, at);
    this.#waiting = { thing: second, until: Date.now() + PATIENCE };
    this.goOn();
  }

  /** Makes the second touch, once it is asked for. */
  goOn(): void {
    const waiting = this.#waiting;
    if (!waiting || !this.#hands.isAsked) return;
    if (Date.now() > waiting.until) this.#waiting = undefined;
    else if (this.#hands.canTouch(waiting.thing) || this.#hands.canMean?.(waiting.thing)) {
      this.#waiting = undefined;
      const element = document.querySelector(`[data-thing="${CSS.escape(waiting.thing)}"]`);
      if (element) this.#hands.touch(waiting.thing, element);
    }
  }
}
