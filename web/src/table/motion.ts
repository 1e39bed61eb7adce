/**
 * Animation by difference: where every piece was is remembered before the view changes; afterwards
 * each piece travels from there to where it is now. Pieces are elements with `data-piece`.
 */
import { settings } from "../app/settings.svelte";

const TRAVEL = 260;
const LEAST = 2;

/** How many pixels of the screen one unit of a piece's own coordinates takes: more than one only inside a drawing. */
function unit(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return 1;
  return (element.parentElement as SVGGraphicsElement | null)?.getScreenCTM?.()?.a || 1;
}

const isStill = (): boolean => settings.isStill || document.hidden;

export class Motion {
  #rects = new Map<string, DOMRect>();

  remember(): void {
    this.#rects.clear();
    if (isStill()) return;
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
      this.#rects.set(element.dataset.piece ?? "", element.getBoundingClientRect());
    }
  }

  play(): void {
    if (this.#rects.size === 0) return;
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
      const before = this.#rects.get(element.dataset.piece ?? "");
      const after = element.getBoundingClientRect();
      if (!before || before.width === 0 || after.width === 0) continue;
      const dx = before.left - after.left;
      const dy = before.top - after.top;
      if (Math.abs(dx) < LEAST && Math.abs(dy) < LEAST) continue;
      const size = unit(element);
      const from = `translate(${dx / size}px, ${dy / size}px) scale(${before.width / after.width})`;
      const origin = { transformBox: "fill-box", transformOrigin: "0 0", zIndex: 9 };
      element.animate(
        [
          { transform: from, ...origin },
          { transform: "none", ...origin },
        ],
        { duration: TRAVEL, easing: "cubic-bezier(.2, .8, .2, 1)" },
      );
    }
  }
}
