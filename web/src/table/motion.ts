/**
 * Animation by difference: where every piece was is remembered before the view changes; afterwards
 * each piece travels from there to where it is now. Pieces are elements with `data-piece`.
 */
const TRAVEL = 260;
const LEAST = 2;

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

export class Motion {
  #rects = new Map<string, DOMRect>();

  remember(): void {
    this.#rects.clear();
    if (isStill()) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
      this.#rects.set(element.dataset.piece ?? "", element.getBoundingClientRect());
    }
  }

  play(): void {
    if (this.#rects.size === 0) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
      const before = this.#rects.get(element.dataset.piece ?? "");
      const after = element.getBoundingClientRect();
      if (!before || before.width === 0 || after.width === 0) continue;
      const dx = before.left - after.left;
      const dy = before.top - after.top;
      if (Math.abs(dx) < LEAST && Math.abs(dy) < LEAST) continue;
      const from = `translate(${dx}px, ${dy}px) scale(${before.width / after.width})`;
      element.animate([{ transform: from, transformOrigin: "0 0", zIndex: 9 }, { transform: "none", transformOrigin: "0 0", zIndex: 9 }], {
        duration: TRAVEL,
        easing: "cubic-bezier(.2, .8, .2, 1)",
      });
    }
  }
}
