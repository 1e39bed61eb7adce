/** Aristeia!, as the table shows it. */
import type { Said } from "../../wire";
import { t } from "../../words/words.svelte";
import type { GameClient, Score } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mats from "./Mats.svelte";
import OfferSigns from "./OfferSigns.svelte";
import Reader from "./Reader.svelte";
import { detailOf, iconOf, isReadable, nameIn, nameOf, thingOf } from "./speech";
import { CLAUSES, type View } from "../../wire/aristeia";
import { reword } from "./places";
import { pointsByRound } from "./points";

/** Victory points, and the rounds they came in; frags decide between equals. */
function scores({ players }: View, told: readonly Said[] = []): Score[] {
  return players.map(({ seat, points, frags }) => ({
    seat,
    points,
    unit: t("ui-aris-vp-frags", { n: frags }),
    parts: pointsByRound(told, seat).map(({ round, points }) => ({ name: t("ui-aris-round", { n: round }), points })),
  }));
}

/** Messages that tell nothing to think about: what follows a step by itself. */
const QUIET = [
  "aris-log-activation-ends",
  "aris-log-markers-turned",
  "aris-log-drew-hidden",
  "aris-log-activates",
  "aris-log-revealed",
  "aris-log-action-points",
];

export const client: GameClient<View> = {
  Board,
  Mats,
  Hand,
  Reader,
  Signs: OfferSigns,
  isReadable,
  nameOf,
  clauseOf: (thing) => CLAUSES[thing],
  thingOf,
  iconOf,
  detailOf,
  reword,
  isWindow: ({ ask }) => ask.id === "aris-ask-window" || ask.id === "aris-ask-answer",
  isHeading: (message) => message === "aris-log-round-begins" || message === "aris-log-objectives",
  isQuiet: (message) => QUIET.includes(message),
  factsOf: ({ scenario, round, turn }) => [
    nameIn("scenario", scenario),
    round > 0 ? t("ui-aris-round-of", { n: round }) : t("ui-aris-before"),
    ...(turn > 0 ? [t("ui-aris-turn", { n: turn })] : []),
  ],
  scores,
};
