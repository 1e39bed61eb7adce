/** Res Arcana, as the table shows it. */
import { t } from "../../words/words.svelte";
import type { Decision, Offer } from "../../wire";
import type { GameClient, Score } from "../game";
import Board from "./Board.svelte";
import { cardOf, factsOf, inkOf, messageOf, motifOf } from "./facts";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Reader from "./Reader.svelte";
import { cardName, detailOf, essenceName, iconOf, thingOf } from "./speech";
import { CLAUSES, type View } from "../../wire/res_arcana";
import { signsOf } from "./signs";
import { ZONES } from "./zones";

const cardIn = (thing: string): string | undefined => (thing.startsWith("card:") ? thing.slice("card:".length) : undefined);

function scores({ players, wins }: View): Score[] {
  return players.map((player, index) => {
    const parts = player.play
      .filter((component) => component.points > 0)
      .map((component) => ({ name: cardName(component.card), points: component.points }))
      .sort((a, b) => b.points - a.points);
    // What no component gives comes with the First Player token.
    const token = player.points - parts.reduce((sum, part) => sum + part.points, 0);
    if (token > 0) parts.push({ name: t("cli-resa-first"), points: token });
    if (player.bonus) parts.push({ name: t("ui-resa-bonus"), points: player.bonus });
    const { seat } = player;
    const points = player.points + player.bonus;
    if (!wins) return { seat, points, unit: t("ui-resa-vp"), parts };
    // A match is decided by games; what the last one was decided by stands below.
    const won = wins[index] ?? 0;
    return { seat, points: won, unit: t("ui-resa-games", { n: won }), race: points, parts };
  });
}

/** A card or a claim that leaves nothing in the pool. */
function cautionOf({ text }: Offer, { players }: View, { seat }: Decision): "all" | undefined {
  const [verb = "", card = ""] = text.split(" ");
  const pool = Object.values(players.find((player) => player.seat === seat)?.pool ?? {}).reduce((sum, n) => sum + n, 0);
  if (!["place", "claim"].includes(verb) || cardOf(messageOf(card)) === undefined || pool === 0) return undefined;
  return Object.values(factsOf(card).cost).reduce((sum, n) => sum + n, 0) >= pool ? "all" : undefined;
}

export const client: GameClient<View> = {
  Board,
  Mat,
  Hand,
  Reader,
  signsOf,
  isReadable: (thing) => cardIn(thing) !== undefined && thingOf(messageOf(cardIn(thing) ?? "")) !== undefined,
  zoneClauses: ZONES,
  clauseOf: (thing) => CLAUSES[thing],
  thingOf,
  nameOf: (thing) => {
    const card = cardIn(thing);
    if (card) return cardName(card);
    return thing.startsWith("essence:") ? essenceName(thing.slice("essence:".length)) : "";
  },
  pictureOf: (thing) => {
    const card = cardIn(thing);
    return card && cardOf(messageOf(card)) ? { id: card, motif: motifOf(card), ink: inkOf(card) } : undefined;
  },
  detailOf,
  iconOf,
  goalOf: ({ text }) => (text.startsWith("place ") ? "zone:play" : text.startsWith("discard ") ? "zone:discard" : undefined),
  cautionOf,
  zones: () => [
    { name: t("ui-resa-zone-mine"), icon: "u-cards", at: ".area--mine, .mat--mine" },
    { name: t("ui-resa-zone-market"), icon: "ra-vp", at: ".area--places, .area--display" },
    { name: t("ui-resa-zone-rivals"), icon: "g-rivals", at: ".mat:not(.mat--mine)" },
  ],
  hopedFor: (offer) => offer.text.replace("discard", "place"),
  // What is used turns: that is no step of its own.
  isQuiet: (message) => message === "resa-log-turned",
  isHeading: (message) => message === "resa-log-round-begins" || message === "resa-log-game-begins",
  factsOf: ({ round }) => [round > 0 ? t("cli-resa-round", { n: round }) : t("cli-resa-before")],
  scores,
};
