/**
 * An answer in several pieces. They are gathered in any order, may be taken back one by one, and are sent together when
 * the answer is whole. What may still be named follows from the numbers that the rules sent along.
 */
import type { Decision, Offer } from "../wire";

function times(named: readonly string[], text: string): number {
  return named.filter((piece) => piece === text).length;
}

/** How many more the groups need, and how many more could be named, beside these pieces. */
function outlook(pieces: readonly Offer[], named: readonly string[]): { due: number; room: number } {
  const groups = new Map<string, { least: number; most: number; taken: number; room: number }>();
  for (const { text, piece } of pieces) {
    if (!piece) continue;
    const key = piece.group ? String(piece.group) : text;
    const group = groups.get(key) ?? { least: piece.group ? piece.group_least : 0, most: piece.group ? piece.group_most : Infinity, taken: 0, room: 0 };
    const taken = times(named, text);
    groups.set(key, { ...group, taken: group.taken + taken, room: group.room + piece.most - taken });
  }
  let due = 0;
  let room = 0;
  for (const group of groups.values()) {
    due += Math.max(0, group.least - group.taken);
    room += Math.min(group.room, group.most - group.taken);
  }
  return { due, room };
}

/** May this be named too? */
export function takes(decision: Decision, named: readonly string[], text: string): boolean {
  const { tray, choices } = decision;
  const piece = choices.find((offer) => offer.text === text)?.piece;
  if (!tray || !piece || times(named, text) >= piece.most || named.length >= tray.most) return false;
  if (piece.group) {
    const same = named.filter((other) => choices.some((offer) => offer.text === other && offer.piece?.group === piece.group));
    if (same.length >= piece.group_most) return false;
  }
  const further = [...named, text];
  const { due, room } = outlook(choices, further);
  return due <= tray.most - further.length && further.length + room >= tray.least;
}

/** Is the answer whole: may nothing more be named, or is there only one way to go on? */
export function isWhole(decision: Decision, named: readonly string[]): boolean {
  const { tray, choices } = decision;
  if (!tray) return true;
  const open = choices.filter((offer) => takes(decision, named, offer.text));
  if (open.length === 0) return true;
  if (tray.done !== null) return false;
  const [only] = open;
  if (open.length === 1 && only) return isWhole(decision, [...named, only.text]);
  return !tray.ordered && named.length + outlook(choices, named).room === tray.least;
}

/** May it be said that these are all? */
export function mayFinish(decision: Decision, named: readonly string[]): boolean {
  const { tray, choices } = decision;
  return Boolean(tray && tray.done !== null && named.length >= tray.least && outlook(choices, named).due === 0);
}

/** What may be chosen next: open pieces, what finishes the answer, and other answers as long as nothing is named. */
export function open(decision: Decision, offers: readonly Offer[], named: readonly string[]): Offer[] {
  const { tray } = decision;
  if (!tray) return [...offers];
  return offers.filter((offer) => {
    if (offer.piece) return takes(decision, named, offer.text);
    return offer.text === tray.done ? mayFinish(decision, named) : named.length === 0;
  });
}
