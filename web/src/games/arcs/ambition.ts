/** How an ambition stands, in words. */
import { seatIndex, t, words } from "../../words/words.svelte";
import { ambitionName } from "./speech";
import type { AmbitionView } from "../../wire/arcs";

export function standing(one: AmbitionView, names: readonly string[]): string {
  const who = (seat: string): string => names[seatIndex(seat)] ?? seat;
  const said = [ambitionName(one.ambition)];
  if (one.power[0]) said.push(t("ui-arcs-worth", { first: one.power[0], second: one.power[1] }));
  said.push(one.counts.map(([seat, n]) => `${who(seat)} ${n}`).join(words.t("common-list-separator")));
  if (one.first) said.push(t("ui-arcs-first", { who: who(one.first) }));
  if (one.second.length) said.push(t("ui-arcs-second", { who: words.join(one.second.map(who)) }));
  return said.join(". ");
}
