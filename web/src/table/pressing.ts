/** A finger that stays wants to read. */

/** So long, in milliseconds. */
const LONG_PRESS = 450;

export function pressing(read: () => void) {
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const release = (): void => clearTimeout(pressed);
  return {
    /** Was the last touch a long one? Then it is no choice. */
    get held() {
      return held;
    },
    /** To be spread over the element. */
    on: {
      oncontextmenu(event: Event): void {
        event.preventDefault();
        read();
      },
      onpointerdown(event: PointerEvent): void {
        held = false;
        if (event.pointerType === "mouse") return;
        release();
        pressed = setTimeout(() => {
          held = true;
          read();
        }, LONG_PRESS);
      },
      onpointerup: release,
      onpointercancel: release,
    },
    release,
  };
}
