/** Is this what the page does? Pieces of one answer come in any order, and those that are forced need not be named. */
export function isMeant(choice: string, expected: readonly string[]): boolean {
  const left = [...expected];
  return choice.split(", ").every((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
