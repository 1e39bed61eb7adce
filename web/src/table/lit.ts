/** What is left free above. */
const MARGIN = 40;
/** So little is not scrolled: what lies above, one's own, stays in sight. */
const NEAR = 100;

/** On a small screen the zone scrolls: if little of what can be touched is in sight there, most of it is brought into sight. */
export function showLit(zone: HTMLElement): void {
  if (zone.scrollHeight <= zone.clientHeight + 1) return;
  const { top, bottom } = zone.getBoundingClientRect();
  const lit = [...zone.querySelectorAll(".can-touch")].map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  // Half of it above the edge is not in sight, unless it is larger than what can be.
  const isSeen = ({ box }: { box: DOMRect }): boolean => {
    const shown = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return shown > Math.min(box.height * 0.9, (bottom - top) / 2);
  };
  // Where much is played in a drawing, it is seen whole if it fits, or else the middle of what is lit.
  const drawing = lit.map(({ thing }) => thing.closest(".zoom")).find(Boolean);
  const inDrawing = lit.filter(({ thing }) => drawing?.contains(thing));
  if (drawing && inDrawing.length * 3 >= lit.length) {
    const { height } = drawing.getBoundingClientRect();
    const [first, last] = [Math.min(...inDrawing.map(({ box }) => box.top)), Math.max(...inDrawing.map(({ box }) => box.bottom))];
    if (height <= bottom - top + 1) drawing.scrollIntoView({ block: "nearest" });
    else if (first < top - 1 || last > bottom + 1) zone.scrollBy({ top: (first + last - top - bottom) / 2 });
    return;
  }
  // From which of them on is most in sight?
  const from = ({ box }: { box: DOMRect }): number => lit.filter((other) => other.box.top >= box.top - 1 && other.box.bottom <= box.top + bottom - top).length;
  const best = Math.max(0, ...lit.map(from));
  if (lit.filter(isSeen).length * 2 > best) return;
  const first = lit.find((one) => from(one) === best) ?? lit[0];
  if (!first) return;
  const to = zone.scrollTop + first.box.top - top - MARGIN;
  zone.scrollTo({ top: to < NEAR ? 0 : to });
}
