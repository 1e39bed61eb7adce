/**
 * Standing answers: somebody who does not want to be asked in every window says so once. The client then passes for
 * them, always after the same short pause, so that how fast an answer comes tells nobody what it was about.
 */
import type { GameClient } from "../games/game";
import type { Decision, Happening, Offer, Seat, SeatNow, Until } from "../wire";

/** How long an answer stands: in this window, in this turn, or until there is something to play. */
export type Standing = "window" | "turn" | "something";
export const STANDINGS: readonly Standing[] = ["window", "turn", "something"];

/** What the server does for somebody, also while they are away: it passes until a turn begins, until something names them, until they are asked something else. */
export const UNTILS: readonly Until[] = ["turn", "named", "asked"];

/** How long the client waits before it passes among people, in milliseconds: the same every time. */
export const PAUSE = 600;
/** And among bots, which do not look at the clock: time enough to see what happens. */
export const MOMENT = 150;

type Windows = Pick<GameClient, "isWindow" | "isQuiet" | "isHeading">;

/** The choice that passes, if this decision is a window. */
export function passOf(decision: Decision | null | undefined, game: Windows): Offer | undefined {
  if (!decision || !game.isWindow?.(decision)) return undefined;
  return decision.choices.find((offer) => offer.text === "pass");
}

/** Is everybody else a bot? */
export const isAmongBots = (seats: readonly SeatNow[], mine: readonly Seat[]): boolean =>
  seats.every(({ seat, kind }) => kind === "bot" || mine.includes(seat));

/**
 * The only answer there is, where nothing is lost by giving it unasked: with bots alone, which do not look at the clock.
 * Among people the client never does it: a quick answer would tell that there was no choice.
 */
export function loneOf(decision: Decision | null | undefined, seats: readonly SeatNow[], mine: readonly Seat[], game: Windows): Offer | undefined {
  const [only, ...others] = decision?.choices ?? [];
  if (!decision || !only || others.length > 0 || decision.tray) return undefined;
  // Before dice and draws one may look once more, but for a window in which there is nothing to play.
  if (only.luck && !passOf(decision, game)) return undefined;
  return isAmongBots(seats, mine) ? only : undefined;
}

/** The cards that could be played in a window: what can be read of each choice that is no pass. */
export function playsOf(decision: Decision, game: Pick<GameClient, "isReadable">): string[] {
  const cards = decision.choices.filter((offer) => offer.text !== "pass").map((offer) => offer.touches.find((thing) => game.isReadable(thing)));
  return [...new Set(cards.filter((card) => card !== undefined))];
}

/** The pass in a window in which there is nothing to play but cards one never wants to be asked about. */
export function muteOf(decision: Decision | null | undefined, muted: readonly string[], game: Windows & Pick<GameClient, "isReadable">): Offer | undefined {
  const pass = passOf(decision, game);
  if (!pass || !decision || muted.length === 0) return undefined;
  const plays = decision.choices.filter((offer) => offer !== pass);
  return plays.every((offer) => offer.touches.some((thing) => muted.includes(thing))) ? pass : undefined;
}

/** Did somebody else do something that is worth a thought? */
export function isNews(entries: readonly Happening[], me: Seat, game: Windows): boolean {
  return entries.some((entry) => entry.by !== me && (entry.takes_back.length > 0 || entry.events.some((event) => !game.isQuiet?.(event.say.id))));
}

/** Does an answer still stand after this happened and that is asked? */
export function stands(standing: Standing, me: Seat, entries: readonly Happening[], decision: Decision | null, game: Windows): boolean {
  if (decision && !passOf(decision, game)) return false;
  switch (standing) {
    case "window":
      return !isNews(entries, me, game);
    case "turn":
      return !entries.some((entry) => entry.events.some((event) => game.isHeading?.(event.say.id)));
    case "something":
      return !decision || decision.choices.length === 1;
  }
}
