/** Tells which piece the mouse or the keyboard points at: for an `{@attach}`. */
export type Point = (piece: string | undefined) => void;

export const pointing =
  (piece: string, point: Point) =>
  (node: Element): (() => void) => {
    const on = (): void => point(piece);
    const off = (): void => point(undefined);
    const pairs = [
      ["pointerenter", on],
      ["focusin", on],
      ["pointerleave", off],
      ["focusout", off],
    ] as const;
    for (const [event, does] of pairs) node.addEventListener(event, does);
    return () => pairs.forEach(([event, does]) => node.removeEventListener(event, does));
  };
