/** On a small screen the zone scrolls: if nothing that can be touched is in sight there, the first of it is brought into sight. */
export function showLit(zone: HTMLElement): void {
  if (zone.scrollHeight <= zone.clientHeight + 1) return;
  const { top, bottom } = zone.getBoundingClientRect();
  const lit = [...zone.querySelectorAll(".can-touch")].map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  // Half of it above the edge is not in sight, unless it is larger than what can be.
  const isSeen = ({ box }: { box: DOMRect }): boolean => {
    const shown = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return shown > Math.min(box.height * 0.9, (bottom - top) / 2);
  };
  if (!lit.some(isSeen)) lit[0]?.thing.scrollIntoView({ block: "center", inline: "nearest" });
}
