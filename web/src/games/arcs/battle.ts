/** A battle as the log tells it: dice are seen also when the battle is over before anybody is asked again. */
import type { Said, Seat } from "../../wire";
import { FACTS, NOTHING } from "./facts";
import { faceIn, numberIn, seatIn, systemIn, wordIn } from "./speech";
import type { BattleView, Die } from "../../wire/arcs";

/** Where hits went: whose pieces, and what became of them. */
export interface Loss {
  seat: Seat;
  piece: "ship" | "city" | "starport";
  n: number;
  destroyed: boolean;
}

export interface ToldBattle {
  /** The sentence it began with. */
  said: Said;
  battle: BattleView;
  losses: Loss[];
}

/** The hits that a sentence tells of. */
function lossIn(said: Said): Loss | undefined {
  const { id } = said.say;
  const destroyed = id.endsWith("-destroyed");
  const seat = seatIn(said, destroyed ? "rival" : "seat");
  if (!seat) return undefined;
  if (id === "arcs-log-ships-damaged" || id === "arcs-log-ships-destroyed") return { seat, piece: "ship", n: numberIn(said, "n"), destroyed };
  const piece = wordIn(said, "kind");
  if (id !== "arcs-log-building-damaged" && id !== "arcs-log-building-destroyed") return undefined;
  return { seat, piece: piece === "city" ? "city" : "starport", n: 1, destroyed };
}

/** The last battle among what has just happened. */
export function toldBattle(just: readonly Said[]): ToldBattle | undefined {
  const from = just.findLastIndex((said) => said.say.id === "arcs-log-battle");
  const begun = just[from];
  const [attacker, defender, system] = [begun && seatIn(begun), begun && seatIn(begun, "rival"), begun && systemIn(begun, "at")];
  if (!begun || !attacker || !defender || !system) return undefined;
  const battle: BattleView = { attacker, defender, system, ships: { fresh: 0, damaged: 0 }, to_roll: [], rolled: [], totals: { ...NOTHING }, keys: 0 };
  const losses: Loss[] = [];
  for (const said of just.slice(from + 1)) {
    const loss = lossIn(said);
    if (loss) losses.push(loss);
    if (said.say.id === "arcs-log-battle-ends") break;
    if (said.say.id === "arcs-log-rolled") {
      const die = wordIn(said, "die") as Die;
      const face = numberIn(said, "face");
      battle.rolled.push([die, face, FACTS.dice[die]?.[face - 1] ?? NOTHING]);
    } else if (said.say.id === "arcs-log-rerolled") {
      // Faces that show the same are one to the rules.
      const [die, face] = [wordIn(said, "die") as Die, numberIn(said, "face")];
      const shown = JSON.stringify(FACTS.dice[die]?.[face - 1]);
      const at = battle.rolled.findIndex((rolled) => rolled[0] === die && JSON.stringify(rolled[2]) === shown);
      if (at >= 0) battle.rolled.splice(at, 1);
    } else if (said.say.id === "arcs-log-totals") {
      battle.totals = faceIn(said, "roll");
    }
  }
  return { said: begun, battle, losses };
}
