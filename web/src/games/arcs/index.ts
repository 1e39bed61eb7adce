/** Arcs, as the table shows it. */
import type { Said } from "../../wire";
import { t } from "../../words/words.svelte";
import type { GameClient, Score } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mats from "./Mats.svelte";
import Reader from "./Reader.svelte";
import { ambitionName, boardName, clauseOf, detailOf, iconOf, isReadable, nameOf, numberIn, seatIn, thingOf, thingsOf, touchesOf, wordIn } from "./speech";
import { AMBITIONS, type View } from "./view";

const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** Power, and the ambitions it came from, as the log tells it. */
function scores(view: unknown, told: readonly Said[] = []): Score[] {
  const scored = told.filter((said) => said.say.id === "arcs-log-scored");
  return (view as View).players.map(({ seat, power }) => {
    const parts = AMBITIONS.map((ambition) => ({
      name: ambitionName(ambition),
      points: scored.filter((said) => seatIn(said) === seat && wordIn(said, "ambition") === ambition).reduce((sum, said) => sum + numberIn(said, "power"), 0),
    }));
    return { seat, points: power, parts: parts.filter((part) => part.points > 0).sort((a, b) => b.points - a.points) };
  });
}

export const client: GameClient = {
  Board,
  Mats,
  Hand,
  Reader,
  isReadable,
  clauseOf,
  thingOf,
  thingsOf,
  nameOf,
  touchesOf,
  detailOf,
  iconOf,
  isHeading: (message) => message === "arcs-log-chapter-begins",
  factsOf: (view) => {
    const { board, chapter } = view as View;
    return [boardName(board), chapter > 0 ? t("ui-arcs-chapter", { n: ROMAN[chapter] ?? "" }) : t("ui-arcs-before")];
  },
  scores,
};
