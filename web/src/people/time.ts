/** Time that is left, in words; and the clocks a table can have. */
import type { Clock, TimeOut } from "../wire";
import { t, words } from "../words/words.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** `9:05`, `5 h`, `2 days`: as exact as it matters. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds >= 2 * DAY) return t("ui-time-days", { n: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("ui-time-hours", { n: Math.floor(seconds / HOUR) });
  return t("ui-time-minutes", { m: String(Math.floor(seconds / 60)), s: String(seconds % 60).padStart(2, "0") });
}

/** A day, as the reader writes it. */
export const day = (at: number): string => new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long" }).format(at);

/** Is it so little that one should know? */
export const isShort = (ms: number, clock: Clock | null | undefined): boolean => ms < ((clock?.each ?? 0) >= DAY ? 6 * HOUR : 30) * 1000;

/** The clocks that are offered, by name. */
export const CLOCKS = {
  none: undefined,
  blitz: { each: null, bank: 600, add: 10 },
  live: { each: null, bank: 1500, add: 15 },
  move: { each: 120, bank: 0, add: 0 },
  day: { each: DAY, bank: 0, add: 0 },
  week: { each: 7 * DAY, bank: 0, add: 0 },
} as const satisfies Record<string, Omit<Clock, "out"> | undefined>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
export const TIME_OUTS: readonly TimeOut[] = ["bot", "lose", "nothing"];

/** A clock as the server wants it; nothing if there is none. */
export function clockOf(name: ClockName, out: TimeOut): Clock | undefined {
  const clock = CLOCKS[name];
  return clock && { ...clock, out };
}

/** What a clock is called. */
export function sayClock(clock: Clock | null | undefined): string {
  const known = CLOCK_NAMES.find((name) => {
    const one = CLOCKS[name];
    return one ? clock?.each === one.each && clock.bank === one.bank && clock.add === one.add : !clock;
  });
  if (known || !clock) return t(`ui-clock-${known ?? "none"}`);
  return t("ui-clock-other", { each: timeLeft((clock.each ?? 0) * 1000), bank: timeLeft(clock.bank * 1000) });
}
