/** An attack as it is drawn: what it would do, and the arrows that show it. The rules have worked it out. */
import { thingOfTarget } from "./speech";
import type { Piece, Target, View } from "../../wire/arcmage";

/** What is attacked: a city or an army, or two cities at once. */
export const attackedIn = ({ attack }: View): Target[] => (attack ? [attack.target, ...(attack.also ? [attack.also] : [])] : []);

/** How much damage a piece would take, and whether that would be its end. */
export function woundOf({ attack }: View, piece: Piece): { n: number; lost: boolean } {
  if (!attack) return { n: 0, lost: false };
  const { blows, lost } = attack.forecast;
  return { n: blows.filter(({ to }) => to === piece).reduce((sum, { n }) => sum + n, 0), lost: lost.includes(piece) };
}

export interface Arrow {
  kind: "attack" | "defend" | "aim";
  from: string;
  to: string;
  /** Damage it stands for. */
  n?: number;
  /** Somebody is in its way. */
  blocked?: boolean;
}

/** Who attacks what, who defends against whom, and what the stack is aimed at. */
export function arrowsOf(view: View): Arrow[] {
  const { attack, stack, doing } = view;
  const arrows: Arrow[] = [];
  if (attack) {
    for (const { attacker, target, defenders } of attack.battles) {
      const blow = attack.forecast.blows.find((one) => one.by === attacker && one.to === target);
      arrows.push({
        kind: "attack",
        from: `card:${attacker}`,
        to: thingOfTarget(target),
        blocked: defenders.length > 0 && !blow,
        ...(blow ? { n: blow.n } : {}),
      });
      for (const defender of defenders) arrows.push({ kind: "defend", from: `card:${defender}`, to: `card:${attacker}` });
    }
  }
  [...stack, ...(doing ? [doing] : [])].forEach((item, at) => {
    for (const target of item.targets) {
      if (target !== "none") arrows.push({ kind: "aim", from: itemThing(at), to: thingOfTarget(target) });
    }
  });
  return arrows;
}

/** What lies in the stack at a place, as the board names it; what is being played lies on top of all. */
export const itemThing = (at: number): string => `stack:${at}`;

export interface Point {
  x: number;
  y: number;
}

/** So far along its way an arrow says what it stands for: beside whoever it comes from, before arrows to one place meet. */
const SAYS = 0.3;

/** A curve from one point to another that bends to its left, and ends before what it points at. */
export function curve(from: Point, to: Point, bend = 0.12, gap = 0): { path: string; says: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const end = { x: to.x - (dx / length) * gap, y: to.y - (dy / length) * gap };
  const control = { x: (from.x + end.x) / 2 + dy * bend, y: (from.y + end.y) / 2 - dx * bend };
  const along = (a: number, b: number, c: number): number => (1 - SAYS) ** 2 * a + 2 * SAYS * (1 - SAYS) * b + SAYS ** 2 * c;
  const says = { x: along(from.x, control.x, end.x), y: along(from.y, control.y, end.y) };
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${at(from)}Q${at(control)} ${at(end)}`, says };
}
