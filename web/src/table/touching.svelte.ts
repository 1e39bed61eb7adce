/** What a thing on the table knows about itself, and what fingers, mouse and keyboard do to it. */
import { getHands } from "./hands";
import { pressing } from "./pressing";

/** `meant`: what a touch means, where it is not the thing itself. */
export function touching(thing: () => string, meant: () => string | undefined = () => undefined) {
  const hands = getHands();
  const can = $derived(hands.canTouch(thing()));
  const chosen = $derived(hands.isChosen(thing()));
  const taken = $derived(hands.taken(thing()));
  const lit = $derived(hands.isLit(thing()));
  const press = pressing(() => hands.read(thing(), true));
  /** Does the pointer or the keyboard rest on it? What is taken off the table is left without a word from the browser. */
  let isHere = false;
  $effect(() => () => {
    if (isHere) hands.leave?.();
  });

  function come(): void {
    isHere = true;
    hands.read(thing());
  }

  function leave(): void {
    isHere = false;
    hands.leave?.();
  }

  return {
    get can() {
      return can && !chosen;
    },
    get chosen() {
      return chosen;
    },
    /** How often it was taken for an answer of several pieces. */
    get taken() {
      return taken;
    },
    get lit() {
      return lit;
    },
    /** Something is asked, but not this: it steps back. */
    get dim() {
      return hands.isAsked && !can && !chosen;
    },
    get readable() {
      return hands.canRead(thing());
    },
    /** To be spread over the element. */
    on: {
      ...press.on,
      onclick(event: MouseEvent & { currentTarget: Element }): void {
        const instead = meant();
        if (!press.held) hands.touch(instead ?? thing(), event.currentTarget, instead !== undefined);
      },
      onpointerenter(event: PointerEvent): void {
        if (event.pointerType === "mouse") come();
      },
      onpointerleave(event: PointerEvent): void {
        press.release();
        if (event.pointerType === "mouse") leave();
      },
      onfocus(event: FocusEvent & { currentTarget: Element }): void {
        if (event.currentTarget.matches(":focus-visible")) come();
      },
      onblur: leave,
    },
  };
}
