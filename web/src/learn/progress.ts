/** How far a guest has come in a lesson; kept on this device. */
const keyOf = (game: string, lesson: string): string => `arbiter-lesson-${game}-${lesson}`;

/** The stop a lesson was left at; 0 if it was never begun. */
export const stopIn = (game: string, lesson: string): number => {
  const kept = Number(localStorage.getItem(keyOf(game, lesson)));
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
};

export const isDone = (game: string, lesson: string): boolean => localStorage.getItem(keyOf(game, lesson)) === "done";

/** What is done stays done: who looks at a lesson once more begins it anew the next time. */
export function keepStop(game: string, lesson: string, stop: number): void {
  if (!isDone(game, lesson)) localStorage.setItem(keyOf(game, lesson), String(stop));
}
export const keepDone = (game: string, lesson: string): void => localStorage.setItem(keyOf(game, lesson), "done");

/** Was the first lesson of a game finished, begun or declined? Then it is not offered again. */
export const isKnown = (game: string): boolean => localStorage.getItem(keyOf(game, "lesson_1")) !== null;
export function decline(game: string): void {
  if (!isKnown(game)) localStorage.setItem(keyOf(game, "lesson_1"), "0");
}
