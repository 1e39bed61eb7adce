/** What a chapter brought, as the log tells it: who gained what for which ambition, and from what. */
import type { Said, Seat } from "../../wire";
import type { Ambition } from "../../wire/arcs";
import { numberIn, seatIn, wordIn } from "./speech";

export interface Share {
  seat: Seat;
  place: number;
  power: number;
  /** How many markers lay on the ambition. */
  markers: number;
  /** So much of it is for cities. */
  cities: number;
}

export interface Scored {
  ambition: Ambition;
  /** Nobody gained anything if there is none. */
  shares: Share[];
}

export function scoredIn(just: readonly Said[]): Scored[] {
  const scored: Scored[] = [];
  for (const said of just) {
    const ambition = wordIn(said, "ambition") as Ambition | undefined;
    if (!ambition || (said.say.id !== "arcs-log-scored" && said.say.id !== "arcs-log-nobody-scored")) continue;
    const row = scored.find((one) => one.ambition === ambition) ?? { ambition, shares: [] };
    if (!scored.includes(row)) scored.push(row);
    const seat = seatIn(said);
    if (!seat) continue;
    row.shares.push({
      seat,
      place: numberIn(said, "place"),
      power: numberIn(said, "power"),
      markers: numberIn(said, "markers"),
      cities: numberIn(said, "cities"),
    });
  }
  return scored;
}
