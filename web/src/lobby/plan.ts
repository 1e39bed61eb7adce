/** A table being set up: who sits where, and by which setup. */
import type { Clock, GameInfo, Level, NewTable, SeatPlan, Variant } from "../wire";

export type Sitter = "me" | "same-screen" | "friend" | Level;

export interface Chair {
  who: Sitter;
  name: string;
}

/** Who plays against those who play for the first time. */
export const GENTLEST: Level = "first";
/** And who plays otherwise, if nobody says. */
const USUAL: Level = "medium";

/** The rival of somebody who has never finished this game, or has. */
export const usualRival = (isFirst: boolean): Level => (isFirst ? GENTLEST : USUAL);

export const MOST_CHAIRS = 4;

export function usualChairs(level: Level): Chair[] {
  return [
    { who: "me", name: "" },
    { who: level, name: "" },
  ];
}

function seatPlan({ who, name }: Chair): SeatPlan {
  if (who === "friend") return { kind: "open" };
  if (who === "me" || who === "same-screen") return name.trim() ? { kind: "me", name: name.trim() } : { kind: "me" };
  return { kind: "bot", level: who };
}

/** What is agreed on beside the rules. */
export interface Agreement {
  clock?: Clock | undefined;
  chat: boolean;
  /** Does everybody find the table in the lobby? */
  public?: boolean | undefined;
  /** Does the game count for ratings? */
  rated?: boolean | undefined;
}

/** The words of a setup without for how many it is: as it is said for tables of any size. */
export const anySize = (setup: string): string => setup.replace(/^players \d+ ?/, "");

/** The variants that there are at tables of all these sizes, in words for the last of them. */
export function variantsFor(game: GameInfo | undefined, sizes: readonly number[]): Variant[] {
  const of = (players: number | undefined): readonly Variant[] => game?.sizes.find((size) => size.players === players)?.variants ?? [];
  return of(sizes.at(-1)).filter(({ name }) => sizes.every((players) => of(players).some((one) => one.name === name)));
}

/** A new table; `words` say how it begins, where that is not the usual way. */
export function newTable(
  game: GameInfo,
  chairs: readonly Chair[],
  words?: string,
  { clock, chat, public: shown, rated }: Agreement = { chat: false },
): NewTable {
  const setup = words ?? game.sizes.find((found) => found.players === chairs.length)?.usual;
  const seats = chairs.map(seatPlan);
  return {
    game: game.game,
    seats,
    ...(setup !== undefined && { setup }),
    ...(clock && { clock }),
    ...(chat && { chat }),
    ...(shown && { public: shown }),
    ...(rated && { rated }),
  };
}
