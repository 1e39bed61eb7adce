/** On a small screen the zone scrolls: if nothing that can be touched is in sight there, the first of it is brought into sight. */
export function showLit(zone: HTMLElement): void {
  if (zone.scrollHeight <= zone.clientHeight + 1) return;
  const { top, bottom } = zone.getBoundingClientRect();
  const lit = [...zone.querySelectorAll(".can-touch")].map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  const isSeen = ({ box }: { box: DOMRect }): boolean => box.bottom > top + 24 && box.top < bottom - 24;
  if (!lit.some(isSeen)) lit[0]?.thing.scrollIntoView({ block: "center", inline: "nearest" });
}
