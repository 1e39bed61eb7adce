/** Where victory points came from, as the log tells it. */
import type { Said, Seat, Spoken } from "../../wire";
import { counted, named, seated } from "../parts";

/** Points that a sentence of the log tells of. */
export interface Won {
  seat: Seat;
  points: number;
  /** What they are for: an objective by its name, or who was sent off the central zone. */
  why: Spoken | undefined;
  zone: Spoken | undefined;
}

/** The points that a sentence tells of, if it tells of any. */
export function wonIn({ say }: Said): Won | undefined {
  const seat = seated(say.args?.["seat"]);
  if (!say.id.startsWith("aris-log-scored") || !seat) return undefined;
  return { seat, points: counted(say.args?.["n"]), why: named(say.args?.["objective"]), zone: named(say.args?.["zone"]) };
}

const sum = (won: readonly Won[]): number => won.reduce((all, { points }) => all + points, 0);

/** The victory points of a seat, round by round; rounds without any are left out. */
export function pointsByRound(told: readonly Said[], seat: Seat): { round: number; points: number }[] {
  const found = new Map<number, number>();
  let round = 0;
  for (const said of told) {
    if (said.say.id === "aris-log-round-begins") round = counted(said.say.args?.["round"]);
    const won = wonIn(said);
    if (won?.seat === seat) found.set(round, (found.get(round) ?? 0) + won.points);
  }
  return [...found].map(([round, points]) => ({ round, points }));
}

/** Has a round been scored in this? */
export const scoredRound = (told: readonly Said[]): boolean => told.some(({ say }) => say.id === "aris-log-objectives");

/** What was won since the objectives phase began: for which zone, for what. */
export function wonSince(told: readonly Said[]): Won[] {
  const from = told.findLastIndex(({ say }) => say.id === "aris-log-objectives");
  return told.slice(Math.max(0, from)).flatMap((said) => wonIn(said) ?? []);
}

/** The victory points of a seat among these. */
export const pointsOf = (won: readonly Won[], seat: Seat): number => sum(won.filter((one) => one.seat === seat));
