/** What is worth a second look before it is done. */
import type { Confirm } from "../app/settings.svelte";
import type { GameClient } from "../games/game";
import type { Decision, Offer } from "../wire";
import { isKey } from "./grouping";

/**
 * Why a choice is worth a second look: the House answers it at once, a card goes, it strikes one's own, it takes all one
 * has, or it ends what could go on.
 */
export type Caution = "luck" | "discard" | "own" | "all" | "left";

type Careful = Pick<GameClient, "isWindow" | "cautionOf">;

/** What a choice is worth a second look for, weightiest first. */
export function cautionsOf(offer: Offer, decision: Decision, view: unknown, game: Careful): Caution[] {
  // In a window passing is the usual answer: nothing is lost by it.
  const isPass = isKey(offer);
  if (isPass && game.isWindow?.(decision)) return [];
  const cautions: Caution[] = [];
  if (offer.luck) cautions.push("luck");
  const own = game.cautionOf?.(offer, view, decision);
  if (own) cautions.push(own);
  const others = decision.choices.filter((other) => !isKey(other) && !isDiscard(other));
  if (isDiscard(offer) && decision.choices.some((other) => !isDiscard(other))) cautions.push("discard");
  if (isEnd(offer) && others.length > 0) cautions.push("left");
  return [...new Set(cautions)];
}

/** Does it end a turn or a round, rather than one question? */
const isEnd = (offer: Offer): boolean => offer.text === "pass" || offer.text === "end_turn";

/** Does a card go for little, where it could have done more? */
export const isDiscard = (offer: Offer): boolean => offer.text.startsWith("discard ");

/** Is somebody with this wish asked once more? What can be taken back is asked for only where that is wished. */
export function isAskedAgain(cautions: readonly Caution[], wish: Confirm, canTakeBack: boolean): boolean {
  if (wish === "never") return false;
  if (wish === "always" || !canTakeBack) return cautions.length > 0;
  return cautions.includes("luck") || cautions.includes("own");
}
