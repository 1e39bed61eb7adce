/** A tournament in words: who takes part, points, what breaks ties. */
import { apart } from "../table/names";
import type { Rating, Tournament, TournamentEntrant, TournamentMeeting } from "../wire";
import { t, words } from "../words/words.svelte";

/** What first place is worth, as the server counts. */
const WIN = 12;

/** Parts of points as people write them: `2`, `1.5`, `0.67`. */
export const points = (twelfths: number): string => new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(twelfths / WIN);
export const broken = (parts: number): string => points(parts / WIN);

/** `1500 ± 120`. */
export const sayRating = (rating: Rating): string => t("ui-rating-value", { value: String(rating.value), spread: String(rating.spread) });

export function entrantName(cup: Tournament, entry: number): string {
  const found = cup.entrants.find(({ entrant }) => entrant === entry);
  return found ? nameOf(found) : t("ui-somebody");
}

export function nameOf(one: TournamentEntrant): string {
  if (one.level) return t("ui-seat-bot", { name: t(`common-bot-${one.level}`), level: t(`common-level-${one.level}`) });
  return one.name ? apart(one.name) : t("ui-somebody");
}

/** The meetings, round by round, the last first. */
export function rounds(cup: Tournament): { round: number; meetings: TournamentMeeting[] }[] {
  const all = [...new Set(cup.meetings.map(({ round }) => round))].sort((a, b) => b - a);
  return all.map((round) => ({ round, meetings: cup.meetings.filter((one) => one.round === round) }));
}

/** Do several share first place? */
export const isShared = ({ places }: TournamentMeeting): boolean => places.filter((place) => place === 1).length > 1;

/** The table that waits for me, if one does. */
export const myTable = (cup: Tournament): string | undefined =>
  cup.meetings.find(({ seats, places, table }) => cup.mine !== null && seats.includes(cup.mine) && !places.length && table)?.table ?? undefined;
