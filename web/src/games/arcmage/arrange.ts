/** In which order choices are read: what a deck is made for comes first. */
import type { Offer, Seat } from "../../wire";
import type { Faction, View } from "../../wire/arcmage";
import { factsOf } from "./facts";

/** How many of the cards that somebody knows to be their own are of each faction. */
function factionsOf(view: View, seat: Seat): Map<Faction, number> {
  const me = view.players.find((player) => player.seat === seat);
  const cards = me ? [...(me.hand ?? []), ...(me.pile ?? []), ...me.cities.map(({ card }) => card), ...me.army.map(({ card }) => card), ...me.graveyard] : [];
  const found = new Map<Faction, number>();
  for (const card of cards) found.set(factsOf(card).faction, (found.get(factsOf(card).faction) ?? 0) + 1);
  return found;
}

/** A card can be a resource of any faction: those of one's own deck are offered first. */
export function arrange(offers: Offer[], view: View, seat: Seat): Offer[] {
  if (!offers.some(({ text }) => text.startsWith("resource "))) return offers;
  const own = factionsOf(view, seat);
  const rank = ({ text }: Offer): number => {
    const [verb, , faction] = text.split(" ");
    return verb === "resource" ? -(own.get(faction as Faction) ?? 0) : 1;
  };
  return [...offers].sort((a, b) => rank(a) - rank(b));
}
