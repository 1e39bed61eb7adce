/** Advice in words, and where it may be asked for. */
import type { Change, Seat, SeatNow } from "../wire";
import { t } from "../words/words.svelte";

/** Does this seat play alone with bots? Elsewhere nobody is advised. */
export const isAlone = (seats: readonly SeatNow[], mine: readonly Seat[]): boolean => {
  const people = seats.filter((seat) => seat.kind !== "bot");
  return people.length === 1 && people.every((seat) => mine.includes(seat.seat));
};

/** `+2`, with a minus sign that is one. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What changes by a choice, in one line. */
export function whyOf(game: string, changes: readonly Change[]): string {
  const told = changes.map(({ what, by, rival }) => t(rival ? "ui-hint-rival" : "ui-hint-own", { what: t(`ui-why-${game}-${what}`), n: signed(by) }));
  return told.length ? told.join(" · ") : t("ui-hint-nothing");
}
