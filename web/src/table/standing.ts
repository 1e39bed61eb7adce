/**
 * Standing answers: somebody who does not want to be asked in every window says so once. The client then passes for
 * them, always after the same short pause, so that how fast an answer comes tells nobody what it was about.
 */
import type { GameClient } from "../games/game";
import type { Decision, Happening, Offer, Seat, SeatNow } from "../wire";

/** How long an answer stands: until something happens, or until it is one's own turn. */
export type Standing = "something" | "turn";
export const STANDINGS: readonly Standing[] = ["something", "turn"];

/** How long the client waits before it passes, in milliseconds: the same every time. */
export const PAUSE = 600;

type Windows = Pick<GameClient, "isWindow" | "isQuiet">;

/** The choice that passes, if this decision is a window. */
export function passOf(decision: Decision | null | undefined, game: Windows): Offer | undefined {
  if (!decision || !game.isWindow?.(decision)) return undefined;
  return decision.choices.find((offer) => offer.text === "pass");
}

/**
 * Is there nothing to think about: a window in which one can only pass, at a table with bots alone? Those do not look at
 * the clock, so the client passes unasked. Among people it never does: a quick pass would tell that there was no choice.
 */
export function isMoot(decision: Decision | null | undefined, seats: readonly SeatNow[], mine: readonly Seat[], game: Windows): boolean {
  return decision?.choices.length === 1 && passOf(decision, game) !== undefined && seats.every(({ seat, kind }) => kind === "bot" || mine.includes(seat));
}

/** Did somebody else do something that is worth a thought? */
function isNews(entries: readonly Happening[], me: Seat, game: Windows): boolean {
  return entries.some((entry) => entry.by !== me && (entry.takes_back.length > 0 || entry.events.some((event) => !game.isQuiet?.(event.say.id))));
}

/** Does an answer still stand after this happened and that is asked? */
export function stands(standing: Standing, me: Seat, entries: readonly Happening[], decision: Decision | null, game: Windows): boolean {
  if (decision && !passOf(decision, game)) return false;
  return standing === "turn" || !isNews(entries, me, game);
}
