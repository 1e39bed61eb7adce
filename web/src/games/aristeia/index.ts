/** Aristeia!, as the table shows it. */
import type { Decision, Offer, Said } from "../../wire";
import { t } from "../../words/words.svelte";
import type { GameClient, Score } from "../game";
import { dashed, named } from "../parts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Reader from "./Reader.svelte";
import Scenario from "./Scenario.svelte";
import { detailOf, iconOf, isReadable, nameIn, nameOf, thingOf } from "./speech";
import { CLAUSES, type View } from "../../wire/aristeia";
import { actionFacts, CHARACTERS, inkOf, isKnown, motifOf, tacticFacts } from "./facts";
import { reword } from "./places";
import { pointsByRound } from "./points";
import { signsOf } from "./signs";
import { ZONES } from "./zones";

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

/** Who may play a tactic first does not matter to somebody who has none for that moment: the other one begins. */
function mootOf({ seat, ask, choices }: Decision, { players }: View): string | undefined {
  const other = choices.find(({ text }) => text.startsWith("first ") && text !== `first ${seat}`)?.text;
  if (ask.id === "aris-ask-opening-window") return choices.every(({ text }) => text === "pass" || text === other) ? "pass" : undefined;
  const window = ask.id === "aris-ask-first-tactic" ? named(ask.args?.["window"]) : undefined;
  if (!window) return undefined;
  const hand = players.find((player) => player.seat === seat)?.hand ?? [];
  const isFor = (tactic: string): boolean => `aris-window-${dashed(tacticFacts(tactic).window)}` === window.id;
  return hand.some(({ tactic }) => isFor(tactic)) ? undefined : other;
}

/** An attack or a mark for somebody of one's own team, and points that are left when a character is done. */
function cautionOf({ text }: Offer, { points, movement }: View, { seat, choices }: Decision): "own" | "left" | undefined {
  const [verb = "", action = "", target = ""] = text.split(" ");
  if (text === "done" && points + movement > 0 && choices.some((other) => /^(act|step) /.test(other.text))) return "left";
  if (verb !== "act" || !isKnown("action", action) || !target.startsWith(`${seat}.`)) return undefined;
  const { type, always, success } = actionFacts(action);
  const harms = [...always, ...success].some((op) => typeof op === "object" && ("damage" in op || "impose" in op));
  return type === "attack" || harms ? "own" : undefined;
}

export const client: GameClient<View> = {
  Board,
  Mat,
  Beside: Scenario,
  Hand,
  Reader,
  signsOf,
  isReadable,
  nameOf,
  pictureOf: (thing) => {
    const [kind, id = ""] = thing.split(":");
    if (kind === "tactic" && isKnown("tactic", id)) return { id, motif: motifOf(id), ink: inkOf(id) };
    const character = id.split(".").at(-1) ?? "";
    return CHARACTERS.includes(character) ? { id: character, motif: motifOf(character), ink: character } : undefined;
  },
  zoneClauses: ZONES,
  clauseOf: (thing) => CLAUSES[thing],
  thingOf,
  iconOf,
  detailOf,
  reword,
  isWindow: ({ ask }) => ["aris-ask-window", "aris-ask-opening-window", "aris-ask-answer"].includes(ask.id),
  mootOf,
  cautionOf,
  isHeading: (message) => message === "aris-log-round-begins" || message === "aris-log-objectives",
  goesOn: (message) => message === "aris-log-stepped",
  isQuiet: (message) => QUIET.includes(message),
  factsOf: ({ scenario, round, turn }) => [
    nameIn("scenario", scenario),
    round > 0 ? t("ui-aris-round-of", { n: round }) : t("ui-aris-before"),
    ...(turn > 0 ? [t("ui-aris-turn", { n: turn })] : []),
  ],
  scores,
};
