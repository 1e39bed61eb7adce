/** Arcmage, as the table shows it. */
import type { Decision, Offer } from "../../wire";
import { t } from "../../words/words.svelte";
import type { GameClient, Score } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Phases from "./Phases.svelte";
import Reader from "./Reader.svelte";
import { arrange } from "./arrange";
import { factsOf, inkOf, isCard, motifOf } from "./facts";
import { harmsTarget } from "./ops";
import { cardOfThing, clauseOf, detailOf, iconOf, isReadable, nameIn, nameOf, pieceName, reword, thingOf, thingsOf } from "./speech";
import type { View } from "../../wire/arcmage";
import { signsOf } from "./signs";
import { ZONES } from "./zones";

/** Whoever keeps a city wins: what stands, and how firmly. */
function scores({ players }: View): Score[] {
  return players.map(({ seat, cities }) => ({
    seat,
    points: cities.length,
    unit: t("ui-arcm-cities", { n: cities.length }),
    race: cities.reduce((sum, { defense }) => sum + Math.max(0, defense), 0),
    parts: cities.map(({ piece, defense }) => ({ name: pieceName(piece), points: defense })).sort((a, b) => b.points - a.points),
  }));
}

/** Messages that tell nothing to think about: what follows a step by itself. */
const QUIET = ["phase-begins", "unmarked", "marked", "paid", "drew-hidden", "resource-hidden", "aimed", "searched", "looked", "devotion", "turn-begins"].map(
  (name) => `arcm-log-${name}`,
);

/** What is aimed at something of one's own and does it harm. */
function cautionOf({ text }: Offer, { doing, players }: View, { seat }: Decision): "own" | undefined {
  const [verb, target = ""] = text.split(" ");
  const own = players.find((player) => player.seat === seat);
  if (verb !== "target" || !own || !doing || !harmsTarget(doing.card)) return undefined;
  const pieces = [...own.army, ...own.cities.flatMap((city) => [city, ...city.residents])].map(({ piece }) => piece);
  return pieces.includes(target) || target === `${seat}.army` ? "own" : undefined;
}

export const client: GameClient<View> = {
  Board,
  Mat,
  Beside: Phases,
  Hand,
  Reader,
  signsOf,
  isReadable,
  nameOf,
  pictureOf: (thing) => {
    const card = cardOfThing(thing);
    return card && isCard(card) ? { id: card, motif: motifOf(card), ink: inkOf(factsOf(card).faction) } : undefined;
  },
  zoneClauses: ZONES,
  clauseOf,
  thingOf,
  thingsOf,
  iconOf,
  detailOf,
  reword,
  arrange,
  cautionOf,
  isWindow: ({ ask }) => ask.id === "arcm-ask-respond" || ask.id === "arcm-ask-window",
  foresees: ({ ask }) => ask.id === "arcm-ask-defenders",
  isHeading: (message) => message === "arcm-log-turn-begins",
  isQuiet: (message) => QUIET.includes(message),
  factsOf: ({ turn, phase }) => (turn > 0 ? [t("ui-arcm-turn", { n: turn }), nameIn("phase", phase)] : [t("ui-arcm-before")]),
  scores,
  raceOf: () => t("ui-arcm-race"),
};
