/** Where victory points came from, as the log tells it. */
import type { Arg, Said, Seat } from "../../wire";

const numberOf = (arg: Arg | undefined): number => (arg && "number" in arg ? Number(arg.number) : 0);

/** The victory points of a seat, round by round; rounds without any are left out. */
export function pointsByRound(told: readonly Said[], seat: Seat): { round: number; points: number }[] {
  const found = new Map<number, number>();
  let round = 0;
  for (const { say } of told) {
    if (say.id === "aris-log-round-begins") round = numberOf(say.args?.["round"]);
    const who = say.args?.["seat"];
    if (say.id === "aris-log-scored" && who && "seat" in who && who.seat === seat) found.set(round, (found.get(round) ?? 0) + numberOf(say.args?.["n"]));
  }
  return [...found].map(([round, points]) => ({ round, points }));
}

/** Has a round been scored in this? */
export const scoredRound = (told: readonly Said[]): boolean => told.some(({ say }) => say.id === "aris-log-objectives");

/** The victory points of a seat since the objectives phase began. */
export function pointsIn(told: readonly Said[], seat: Seat): number {
  const from = told.findLastIndex(({ say }) => say.id === "aris-log-objectives");
  return told.slice(Math.max(0, from)).reduce((sum, { say }) => {
    const who = say.args?.["seat"];
    return say.id === "aris-log-scored" && who && "seat" in who && who.seat === seat ? sum + numberOf(say.args?.["n"]) : sum;
  }, 0);
}
