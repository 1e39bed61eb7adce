/** A row with one of its things at another place; past the ends it stays at the end. */
export function moved<T>(row: readonly T[], from: number, to: number): T[] {
  const rest = [...row];
  const taken = rest.splice(from, 1);
  rest.splice(Math.min(rest.length, Math.max(0, to)), 0, ...taken);
  return rest;
}
