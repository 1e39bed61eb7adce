/** Arcs, as the table shows it. */
import type { Decision, Offer, Said } from "../../wire";
import { t } from "../../words/words.svelte";
import type { GameClient, Score } from "../game";
import { split } from "../parts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Reader from "./Reader.svelte";
import { ambitionName, boardName, detailOf, iconOf, isReadable, nameOf, numberIn, seatIn, thingOf, thingsOf, wordIn } from "./speech";
import { actionFacts, AMBITIONS, FACTS, inkOf, isActionCard, motifOf, suitMotif } from "./facts";
import { CLAUSES, type View } from "../../wire/arcs";
import { signsOf } from "./signs";
import { ZONES } from "./zones";

const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** Power, and the ambitions it came from, as the log tells it. */
function scores({ players }: View, told: readonly Said[] = []): Score[] {
  const scored = told.filter((said) => said.say.id === "arcs-log-scored");
  return players.map(({ seat, power }) => {
    const parts = AMBITIONS.map((ambition) => ({
      name: ambitionName(ambition),
      points: scored.filter((said) => seatIn(said) === seat && wordIn(said, "ambition") === ambition).reduce((sum, said) => sum + numberIn(said, "power"), 0),
    }));
    return { seat, points: power, parts: parts.filter((part) => part.points > 0).sort((a, b) => b.points - a.points) };
  });
}

/** The last resource goes. */
function cautionOf({ text }: Offer, { players }: View, { seat }: Decision): "all" | undefined {
  const slots = players.find((player) => player.seat === seat)?.slots ?? [];
  return text.startsWith("spend ") && slots.filter((slot) => slot.token !== null).length === 1 ? "all" : undefined;
}

export const client: GameClient<View> = {
  Board,
  Mat,
  Hand,
  Reader,
  signsOf,
  isReadable,
  zoneClauses: ZONES,
  clauseOf: (thing) => CLAUSES[thing],
  thingOf,
  thingsOf,
  nameOf,
  pictureOf: (thing) => {
    const [kind, id] = split(thing);
    if (kind === "card" && id in FACTS.cards) return { id, motif: motifOf(id), ink: inkOf(id) };
    if (kind !== "action_card" || !isActionCard(id)) return undefined;
    const { suit } = actionFacts(id);
    return { id, motif: suitMotif(suit), ink: suit };
  },
  detailOf,
  iconOf,
  goalOf: ({ text }) => (/^(lead|surpass|copy|pivot) /.test(text) ? "zone:round" : undefined),
  cautionOf,
  zones: () => [
    { name: t("ui-arcs-zone-mine"), icon: "ui-person", at: ".mat--mine" },
    { name: t("ui-arcs-zone-map"), icon: "ar-gate", at: ".starmap" },
    { name: t("ui-arcs-court"), icon: "ar-agent", at: ".side" },
    { name: t("ui-arcs-zone-rivals"), icon: "g-rivals", at: ".mat:not(.mat--mine)" },
  ],
  isHeading: (message) => message === "arcs-log-chapter-begins",
  factsOf: ({ board, chapter }) => [boardName(board), chapter > 0 ? t("ui-arcs-chapter", { n: ROMAN[chapter] ?? "" }) : t("ui-arcs-before")],
  scores,
};
