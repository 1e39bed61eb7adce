/** A game without a folder of its own: drawn from what its view says of itself. */
import type { Seat } from "../../wire";
import { words } from "../../words/words.svelte";
import type { GameClient, Score } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import { numberOf, zonesOf } from "./view";

/** The number that decides the game, seat by seat. */
function scores(view: unknown): Score[] {
  const scored = zonesOf(view).filter((zone) => "score" in zone.lies);
  return scored.map((zone) => ({ seat: zone.seat as Seat, points: numberOf(zone) ?? 0, unit: words.say(zone.name), parts: [] }));
}

export const client: GameClient = {
  Board,
  Mat,
  Hand,
  factsOf: () => [],
  isReadable: () => false,
  nameOf: () => "",
  iconOf: ({ text }) => (text === "pass" ? "ui-next" : "ui-play"),
  scores,
};
