/** What the dice on the table come to. */
import type { Figure, RollView } from "../../wire/aristeia";

/** Successes of each side that the blocks of the other would leave now; nothing before all dice lie there. */
export function leftOf(roll: RollView): { figure: Figure; n: number }[] | undefined {
  if (roll.sides.some((side) => side.dice.some((die) => die.colour && die.face === 0))) return undefined;
  return roll.sides.flatMap(({ figure, symbols }, n) => {
    const against = roll.kind === "simple" ? undefined : roll.sides[1 - n]?.symbols;
    const blocks = against ? against.block + against.crit_block : 0;
    return figure ? [{ figure, n: Math.max(0, symbols.success - blocks) + symbols.crit_success }] : [];
  });
}
