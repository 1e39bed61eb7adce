/** What a thing on the table knows about itself, and what fingers, mouse and keyboard do to it. */
import { getHands } from "./hands";

/** A finger that stays this long wants to read, in milliseconds. */
const LONG_PRESS = 450;

export function touching(thing: () => string) {
  const hands = getHands();
  const can = $derived(hands.canTouch(thing()));
  const chosen = $derived(hands.isChosen(thing()));
  const taken = $derived(hands.taken(thing()));
  const lit = $derived(hands.isLit(thing()));
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const release = (): void => clearTimeout(pressed);

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
      onclick(event: MouseEvent & { currentTarget: Element }): void {
        if (!held) hands.touch(thing(), event.currentTarget);
      },
      oncontextmenu(event: Event): void {
        event.preventDefault();
        hands.read(thing(), true);
      },
      onpointerdown(event: PointerEvent): void {
        held = false;
        if (event.pointerType === "mouse") return;
        pressed = setTimeout(() => {
          held = true;
          hands.read(thing(), true);
        }, LONG_PRESS);
      },
      onpointerup: release,
      onpointerleave: release,
      onpointercancel: release,
      onpointerenter(event: PointerEvent): void {
        if (event.pointerType === "mouse") hands.read(thing());
      },
      onfocus(event: FocusEvent & { currentTarget: Element }): void {
        if (event.currentTarget.matches(":focus-visible")) hands.read(thing());
      },
    },
  };
}
