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
 * The only answer there is, where nothing is lost by giving it unasked: with bots alone, which do not look at the clock.
 * Among people the client never does it: a quick answer would tell that there was no choice.
 */
export function loneOf(decision: Decision | null | undefined, seats: readonly SeatNow[], mine: readonly Seat[]): Offer | undefined {
  const [only, ...others] = decision?.choices ?? [];
  if (!decision || !only || others.length > 0 || decision.tray || only.luck) return undefined;
  return seats.every(({ seat, kind }) => kind === "bot" || mine.includes(seat)) ? only : undefined;
}

/** Did somebody else do something that is worth a thought? */
export function isNews(entries: readonly Happening[], me: Seat, game: Windows): boolean {
  return entries.some((entry) => entry.by !== me && (entry.takes_back.length > 0 || entry.events.some((event) => !game.isQuiet?.(event.say.id))));
}

/** Does an answer still stand after this happened and that is asked? */
export function stands(standing: Standing, me: Seat, entries: readonly Happening[], decision: Decision | null, game: Windows): boolean {
  if (decision && !passOf(decision, game)) return false;
  return standing === "turn" || !isNews(entries, me, game);
}
