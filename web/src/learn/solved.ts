/** Which puzzles were solved, and on how many days in a row the puzzle of the day was; kept on this device. */
export const SOLVED = "arbiter-puzzles";
export const DAYS = "arbiter-puzzle-days";

const words = (key: string): string[] => (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);

export const isSolved = (riddle: string): boolean => words(SOLVED).includes(riddle);

export function keepSolved(riddle: string): void {
  if (!isSolved(riddle)) localStorage.setItem(SOLVED, [...words(SOLVED), riddle].join(" "));
}

/** The days since 1970, by the clock on the wall. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** On so many days in a row, up to today or yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  const kept = new Set(days);
  let last = kept.has(today) ? today : today - 1;
  let streak = 0;
  while (kept.has(last--)) streak++;
  return streak;
}

const days = (): number[] => words(DAYS).map(Number);

export function keepDay(day: number): void {
  if (!days().includes(day)) localStorage.setItem(DAYS, [...days().slice(-400), day].join(" "));
}

export const streak = (today: number): number => streakOf(days(), today);
export const isDaySolved = (day: number): boolean => days().includes(day);
