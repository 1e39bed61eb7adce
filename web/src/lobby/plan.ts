/** A table being set up: who sits where, and by which setup. */
import type { Clock, GameInfo, Level, NewTable, SeatPlan } from "../wire";

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

/** A new table by a variant, or by words that say how the setup differs from the usual one. */
export function newTable(
  game: GameInfo,
  chairs: readonly Chair[],
  variant: string,
  words?: string,
  { clock, chat, public: shown, rated }: Agreement = { chat: false },
): NewTable {
  const size = game.sizes.find((found) => found.players === chairs.length);
  const setup = words ?? size?.variants.find((found) => found.name === variant)?.setup ?? size?.usual;
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
