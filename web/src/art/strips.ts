/**
 * What a card does, in signs: LEAD | pay ▸ get. A strip is one line of a card; its lead says what kind of line it is, and
 * the ground under the lead says it again. A game makes strips from the data of its cards.
 */
export type Tone = "own" | "loss" | "rival" | "plain";

export type Sign =
  | { icon: string; tone?: Tone; ink?: string }
  | { text: string }
  /** A number in a box: the level of a city. */
  | { level: string }
  /** A die by its colour, as the game's style knows it. */
  | { die: string }
  | "to"
  | "if"
  | "or"
  /** There is more to it: the reader says it. */
  | "more";

/** What kind of line it is: something to do, an answer, something that comes by itself, something that always holds. */
export type Ground = "action" | "react" | "comes" | "rule";

export interface Strip {
  ground: Ground;
  /** The sign of the lead. */
  lead: string;
  run: readonly Sign[];
}

/** How wide a sign is, in signs. */
export function widthOf(sign: Sign): number {
  if (sign === "to" || sign === "if" || sign === "or") return 0.5;
  if (sign === "more") return 0.6;
  if ("text" in sign) return 0.25 + sign.text.length * 0.46;
  return "level" in sign ? 0.9 : 1;
}

const total = (run: readonly Sign[]): number => run.reduce((sum, sign) => sum + widthOf(sign), 0);

/** As much of a run as has room, with a sign that there is more. */
export function cut(run: readonly Sign[], most: number): Sign[] {
  if (total(run) <= most) return [...run];
  const kept: Sign[] = [];
  for (const sign of run) {
    if (total(kept) + widthOf(sign) + widthOf("more") > most) break;
    kept.push(sign);
  }
  // An arrow to nothing tells nothing.
  while (["to", "if", "or"].includes(kept.at(-1) as string)) kept.pop();
  return [...kept, "more"];
}

/** So many signs have room in a strip that is as wide as a card. */
export const ROOM = 6;
