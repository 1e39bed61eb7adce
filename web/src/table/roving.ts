/** Arrow keys go from space to space of a drawing: to the nearest thing in that direction that can take the keyboard. For an `{@attach}`. */
import type { Point } from "./zoom";

const TOWARDS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** Of several points, the one that is best reached in a direction: near, and not far off the line. */
export function nearest(from: Point, towards: Point, points: readonly Point[]): number | undefined {
  let best: { at: number; far: number } | undefined;
  points.forEach((point, at) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    if (along <= 2 || aside > along * 2) return;
    const far = along + aside * 1.6;
    if (!best || far < best.far) best = { at, far };
  });
  return best?.at;
}

export function roving(node: Element): () => void {
  const middle = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const key = (event: Event): void => {
    const { key, target } = event as KeyboardEvent;
    const towards = TOWARDS[key];
    if (!towards || !(target instanceof SVGElement) || !target.matches("[role='button']")) return;
    const others = [...node.querySelectorAll<SVGElement>("[role='button']")].filter((one) => one !== target && !one.matches(".dim:not([tabindex='0'])"));
    const found = nearest(middle(target), towards, others.map(middle));
    if (found === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    others[found]?.focus();
  };
  node.addEventListener("keydown", key);
  return () => node.removeEventListener("keydown", key);
}
