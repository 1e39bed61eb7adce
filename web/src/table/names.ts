/** What people and bots are called. */
import type { SeatNow } from "../wire";
import { seatIndex, t } from "../words/words.svelte";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A name that is written from right to left does not turn what stands around it. */
export const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A seat without a name of its own is called by its colour; one that nobody holds any more is somebody's. */
export function nameOf(seat: SeatNow): string {
  if (seat.kind === "person" && seat.holders === 0) return t("ui-somebody");
  return seat.name ? apart(seat.name) : t(`ui-colour-${seatIndex(seat.seat) + 1}`);
}

export const namesOf = (seats: readonly SeatNow[]): string[] => seats.map(nameOf);

/** The order in which mats lie: one's own first, then the others as they sit. */
export function matOrder(seats: readonly SeatNow[], eyes: string | null): number[] {
  const from = Math.max(
    0,
    seats.findIndex((seat) => seat.seat === eyes),
  );
  return seats.map((_, index) => (from + index) % seats.length);
}

/** `Clara, bot, medium`, `open seat`, or nothing for a person; at a rated table with how well they play. */
export function roleOf(seat: SeatNow): string {
  const rating = seat.rating && t("ui-rating-value", { value: String(seat.rating.value), spread: String(seat.rating.spread) });
  return [roleAlone(seat), rating].filter(Boolean).join(" · ");
}

function roleAlone(seat: SeatNow): string {
  if (seat.kind === "open") return t("ui-seat-open");
  const level = seat.level ?? "medium";
  if (seat.kind === "bot") return t("ui-seat-bot", { name: t(`common-bot-${level}`), level: t(`common-level-${level}`) });
  return "";
}
