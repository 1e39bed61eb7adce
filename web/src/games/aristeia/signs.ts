/** What tactics, actions, switches and skills do, as signs: made from the operations the rules carry out. */
import type { Part, SignLine } from "../../art/signs";
import type { Offer } from "../../wire";
import type { OfferSigns } from "../game";
import { dashed } from "../parts";
import { actionFacts, isKnown, skillFacts, switchFacts, symbolIcon, tacticFacts, type Op } from "./facts";

const own = (sign: string): Part => ({ sign, tone: "band" });
const loss = (sign: string): Part => ({ sign, tone: "loss" });
const rival: Part = { sign: "g-rivals", tone: "foe" };
const text = (word: string): Part => ({ word });

const stateIcon = (state: string): string => `hx-${dashed(state)}`;
/** Whom it is about, where it is not the character itself. */
const whom = (who: unknown): Part[] => (who === "itself" ? [] : [rival]);
/** How many: a number, or a sign for what it depends on. */
function many(amount: unknown, sign = ""): Part[] {
  if (amount === "speed") return [own("hx-speed")];
  if (amount === "damage_inflicted") return [text(sign || "="), loss("ar-hit")];
  return [text(amount === "all" ? "×" : `${sign}${String(amount)}`)];
}

/** What is in an operation: `{ draw: 2 }` is `draw` with 2; one without anything is its bare word. */
function apart(op: Op): [verb: string, what: unknown] {
  return typeof op === "string" ? [op, undefined] : (Object.entries(op)[0] ?? ["", undefined]);
}
const field = (what: unknown, name: string): unknown => (what as Record<string, unknown>)[name];
const upTo = (what: unknown): string => (field(what, "up_to") ? "≤" : "");
const symbols = (what: unknown): Part[] => {
  const [symbol = "", n = 1] = what as [string, number];
  return [text(`+${n}`), own(symbolIcon(symbol))];
};

const SIGNS: Record<string, (what: unknown) => Part[]> = {
  action_points: (n) => [text(`+${String(n)}`), own("hx-energy")],
  movement_points: (n) => [...many(n, "+"), own("hx-speed")],
  displace: (what) => [...whom(field(what, "who")), own("hx-speed"), ...many(field(what, "spaces"), upTo(what))],
  place: (what) => [...whom(field(what, "who")), own("g-place")],
  damage: (what) => [...whom(field(what, "who")), ...many(field(what, "amount"), "−"), loss("hx-health")],
  prevent_damage: (n) => [own("g-safe"), text(String(n))],
  split_damage: () => [loss("ar-hit"), "to", own("hx-maximus")],
  heal: (what) => [...many(field(what, "amount"), "+"), own("hx-health")],
  impose: (what) => [...whom(field(what, "who")), own(stateIcon(String(field(what, "state"))))],
  remove_markers: (what) => [...many(field(what, "amount"), "−"), own("hx-marked")],
  add_die: (colours) => (colours as string[]).flatMap((die, at): Part[] => [at ? "or" : text("+"), { die }]),
  replace_die: (die) => [own("ar-die"), "to", { die: String(die) }],
  add_symbol: symbols,
  defence_die: (die) => [own("hx-defence"), text("+"), { die: String(die) }],
  defence_symbol: symbols,
  cancel_symbol: (what) => [
    ...(field(what, "roll") === "enemy" ? [rival] : []),
    text(`−${String(field(what, "amount"))}`),
    loss(symbolIcon(String(field(what, "symbol")))),
  ],
  reroll: (what) => [...(field(what, "roll") === "enemy" ? [rival] : []), own("g-reroll"), ...many(field(what, "amount"), upTo(what)), own("ar-die")],
  repeat: () => [own("g-reroll"), own("hx-success")],
  draw: (n) => [text(`+${String(n)}`), own("g-card")],
  take_tactic: () => [own("u-cards"), "to", own("g-card")],
  discard_random: (n) => [rival, text(`−${String(n)}`), own("g-card")],
  cancel_tactic: () => [own("g-card"), loss("ui-close")],
  choose_order: () => [own("hx-initiative"), own("g-swap")],
  extend_range: (n) => [own("u-target"), text(`+${String(n)}`)],
  ignore_sight: () => [own("g-eye"), text("0")],
  deny_cover: () => [rival, loss("hx-defence"), text("0")],
  cover_die: (die) => [own("hx-defence"), text("="), { die: String(die) }],
};

/** The signs of some operations, one after the other. */
export const run = (ops: readonly Op[]): Part[] =>
  ops.flatMap((op) => {
    const [verb, what] = apart(op);
    return SIGNS[verb]?.(what) ?? ["more"];
  });

/** The moment a tactic is played, as a sign. */
const WINDOWS: Record<string, string> = {
  initiative_revealed: "hx-initiative",
  after_action_points: "hx-energy",
  actions_begin: "g-flag",
  actions_free: "g-prelude",
  choosing_action: "u-target",
  action_declared: "g-shield-o",
  before_roll: "ar-die",
  after_roll_before_crit: "g-reroll",
  damage_about_to_be_suffered: "hx-health",
  action_end: "u-step",
  actions_end: "u-flag",
  tactic_played: "g-card-o",
};
export const windowIcon = (window: string): string => WINDOWS[window] ?? "g-flag";

/** When a tactic is played and what it does; the ground says whether in one's own activation or as an answer. */
export function tacticLines(tactic: string): readonly SignLine[] {
  const { window, by, ops } = tacticFacts(tactic);
  return [{ kind: by === "active" ? "action" : "react", lead: windowIcon(window), run: run(ops) }];
}

/** What an action does: always, and with a success. */
export function actionSigns(action: string): Part[] {
  const { always, success, type } = actionFacts(action);
  const hit: Part[] = type === "attack" ? [loss("hx-health")] : [];
  return [...hit, ...run(always), ...run(success)];
}
export const switchSigns = (id: string): Part[] => run(switchFacts(id).ops);
export const skillSigns = (id: string): Part[] => run(skillFacts(id).ops);

/** What a tactic, an action or a switch does, beside the choice of it. */
export function signsOf({ text }: Offer): OfferSigns | undefined {
  const [verb = "", id = ""] = text.split(" ");
  if (["play", "keep", "fetch"].includes(verb) && isKnown("tactic", id)) return { lines: tacticLines(id) };
  if (verb === "act" && isKnown("action", id)) return { lines: [{ kind: "action", lead: "hx-success", run: actionSigns(id) }] };
  return verb === "switch" && isKnown("switch", id) ? { lines: [{ kind: "react", lead: "hx-special", run: switchSigns(id) }] } : undefined;
}
