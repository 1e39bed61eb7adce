/** Where a character can walk to, and by which way. The rules are asked for each step; this only draws and counts. */
import type { Space, View } from "../../wire/aristeia";
import { BLOCKED } from "./facts";
import { neighbours, spaceOf } from "./geometry";

export interface Way {
  /** The spaces it goes through, the goal last: as many as the points it takes. */
  spaces: readonly Space[];
  /** Must the Move action be paid for first? */
  paid: boolean;
}

/** Every space in reach with so many steps, and the shortest way there; nobody walks on from a space that holds them. */
export function ways(from: Space, steps: number, isFree: (space: Space) => boolean, holds: (space: Space) => boolean): Map<Space, Space[]> {
  const found = new Map<Space, Space[]>([[from, []]]);
  let edge: Space[] = [from];
  for (let step = 0; step < steps && edge.length; step++) {
    const next: Space[] = [];
    for (const space of edge) {
      if (space !== from && holds(space)) continue;
      for (const one of neighbours(space)) {
        if (found.has(one) || !isFree(one)) continue;
        found.set(one, [...(found.get(space) ?? []), one]);
        next.push(one);
      }
    }
    edge = next;
  }
  found.delete(from);
  return found;
}

/** Where the active character can walk: with the points it has, and with those of a Move action it could pay. */
export function reachOf(view: View, mayPay: boolean): Map<Space, Way> {
  const active = view.figures.find(({ figure }) => figure === view.active);
  const from = active && spaceOf(active);
  if (!active || !from) return new Map();
  const taken = new Set<Space>([...view.barriers, ...view.figures.flatMap((figure) => spaceOf(figure) ?? [])]);
  const rivals = new Set<Space>(view.figures.filter(({ seat }) => seat !== active.seat).flatMap((figure) => spaceOf(figure) ?? []));
  const isFree = (space: Space): boolean => !BLOCKED.has(space) && !taken.has(space);
  // Whoever stands beside an enemy must disengage first.
  const holds = (space: Space): boolean => neighbours(space).some((one) => rivals.has(one));
  if (holds(from)) return new Map();
  const most = view.movement + (mayPay ? active.speed : 0);
  const found = [...ways(from, most, isFree, holds)].map(([goal, spaces]) => [goal, { spaces, paid: spaces.length > view.movement }] as const);
  return new Map(found);
}

/** The answers of a walk, one after the other. */
export const answersOf = ({ spaces, paid }: Way): string[] => [...(paid ? ["act move"] : []), ...spaces.map((space) => `step ${space}`)];
