/**
 * What is printed on a card, in signs: every line of it, from its facts alone. A word of the data without a sign is an
 * error, so nothing is left unsaid.
 */
import type { Part, SignLine } from "../../art/signs";
import type { Offer } from "../../wire";
import type { OfferSigns } from "../game";
import { counted, named } from "../parts";
import type { Essence, Essences } from "../../wire/res_arcana";
import { cardOf, ESSENCES, factsOf, inkOf, type Bill, type Collect, type Cost, type Effect, type Gift, type Power } from "./facts";

/** A line in signs, and which attribute of the card's message says the same in words. */
export interface Line {
  line: SignLine;
  said: string;
}

function unsaid(what: unknown): never {
  throw new Error(`no sign for ${JSON.stringify(what)}`);
}

/** An essence; without a number, one. */
export function essence(kind: Essence, n: number | string = 1): Part {
  if (n === 1) return { sign: `g-${kind}`, tone: kind, detail: `g-${kind}-d` };
  return { sign: `g-${kind}`, tone: kind, n };
}

const mask = (of: readonly Essence[]): string => ESSENCES.map((kind) => (of.includes(kind) ? "1" : "0")).join("");
/** Any of these types, in any mix: the gap in the ring is a no. */
const ring = (n: number | string, of: readonly Essence[] = ESSENCES): Part => ({ sign: `g-ring-${mask(of)}`, n: n === 1 ? undefined : n });
/** All of one type. */
const pile = (n: number | string, of: readonly Essence[] = ESSENCES): Part => ({ sign: `g-pile-${mask(of)}`, n: n === "" ? undefined : n });
const NOT_GOLD = ESSENCES.filter((kind) => kind !== "gold");

const typed = (essences: Essences): Part[] => ESSENCES.filter((kind) => essences[kind]).map((kind) => essence(kind, essences[kind]));
const gift = (gift: Gift): Part[] => [...typed(gift), ...(gift.any ? [ring(gift.any, gift.of)] : [])];
/** A price; what is said on the corner of a card, and by a power. */
export const bill = (bill: Bill): Part[] => [...typed(bill), ...(bill.any ? [ring(bill.any)] : [])];
const eitherOf = (kinds: readonly Essence[], n: number): Part[] => kinds.flatMap((kind, at) => [...(at ? (["or"] as const) : []), essence(kind, n)]);
const dish = (run: readonly Part[]): Part => ({ frame: "dish", run });
const subtype = (kind: string): Part => ({ sign: `ra-${kind}`, tone: "band" });
const plain = (sign: string, tone = "band"): Part => ({ sign, tone });
const deal = (n: number, badge: "plus" | "minus"): Part => ({ sign: "g-card", tone: "ink", n, badge });
const PAID: Part = plain("g-same");
const RIVALS: Part = plain("g-rivals", "foe");

function destroyed(victim: string): Part[] {
  switch (victim) {
    case "itself":
      return [plain("g-break", "loss")];
    case "artifact":
      return [plain("g-break-a", "loss")];
    case "other_artifact":
      return [plain("g-break-o", "loss")];
    case "dragon_or_creature":
      return [plain("g-break-o", "loss"), subtype("dragon"), "or", subtype("creature")];
    default:
      return unsaid(victim);
  }
}

/** What is paid, but for turning the card itself, which the lead says. */
function priceOf(cost: Cost): Part[] {
  const known = ["turn", "pay", "one_of", "same", "from_it", "turn_other", "destroy", "discard"];
  for (const word of Object.keys(cost)) if (!known.includes(word)) unsaid(word);
  return [
    ...(cost.from_it ? [{ frame: "out", run: typed(cost.from_it) } as const] : []),
    ...bill(cost.pay ?? {}),
    ...(cost.one_of ? eitherOf(cost.one_of, 1) : []),
    ...(cost.same ? [pile("X")] : []),
    ...(cost.turn_other ? [{ frame: "pair", run: [plain("g-turn"), subtype(cost.turn_other)] } as const] : []),
    ...(cost.destroy ? destroyed(cost.destroy) : []),
    ...(cost.discard ? [deal(1, "minus")] : []),
  ];
}

function effectOf(effect: Effect): Part[] {
  if (effect === "store_paid_on_it") return [dish([PAID])];
  if (effect === "store_paid_on_any") return [plain("g-card-o"), dish([PAID])];
  if (effect === "check_victory") return [{ sign: "g-seal", tone: "seal", detail: "g-tick" }];
  if (effect === "ignore") return [plain("g-safe", "ink")];
  if (typeof effect === "string") return unsaid(effect);
  if ("gain" in effect) return gift(effect.gain);
  if ("store_on_it" in effect) return [dish(gift(effect.store_on_it))];
  if ("gain_x" in effect) return [essence(effect.gain_x, "X")];
  if ("gain_x_other" in effect) return [{ word: "≠" }, pile("X", effect.gain_x_other)];
  if ("gain_its_cost" in effect) {
    const { plus, of } = effect.gain_its_cost;
    const one = of.length === 1 ? of[0] : undefined;
    return [plain("g-tag"), ...(plus ? [{ word: `+${plus}` }] : []), one ? essence(one, "=") : ring("=", of)];
  }
  if ("gain_as_rival" in effect) {
    const { gain, count } = effect.gain_as_rival;
    return [essence(gain, "="), { frame: "rival", run: [plain("ui-person", "ink"), essence(count)] }];
  }
  if ("rivals_gain" in effect) {
    const gained = ESSENCES.filter((kind) => effect.rivals_gain[kind]).map((kind) => essence(kind, `+${effect.rivals_gain[kind]}`));
    return [{ frame: "rivals", run: [RIVALS, ...gained] }];
  }
  if ("rivals_lose_life" in effect) {
    const { amount, escape } = effect.rivals_lose_life;
    const loss: Part = { frame: "rivals", run: [RIVALS, essence("life", `−${amount}`)] };
    return escape ? [loss, "unless", plain("g-shield-o", "soft"), ...priceOf(escape)] : [loss];
  }
  if ("draw" in effect) return [deal(effect.draw, "plus")];
  if ("draw_then_discard" in effect) return [deal(effect.draw_then_discard, "plus"), deal(effect.draw_then_discard, "minus")];
  if ("reorder" in effect) return [plain("g-eye"), { sign: "g-card", tone: "ink", n: effect.reorder }, plain("g-sort")];
  if ("straighten" in effect) return [plain("g-stand"), ...(effect.straighten === "creature" ? [subtype("creature")] : [])];
  if ("place" in effect) {
    const { own_discard, rival_discard, dragons, free, off } = effect.place;
    const less = (off?.any ?? 0) + (off?.not_gold ?? 0);
    return [
      ...(own_discard ? [plain("g-grave")] : []),
      ...(rival_discard ? (["or", RIVALS] as const) : []),
      plain("g-place"),
      ...(dragons ? [subtype("dragon")] : []),
      ...(free ? [plain("g-free")] : less ? [{ word: `−${less}` }, ring(1, off?.not_gold ? NOT_GOLD : ESSENCES)] : []),
    ];
  }
  if ("points_now" in effect) return [{ sign: "g-seal", tone: "faded", n: `+${effect.points_now}` }];
  return unsaid(effect);
}

function collected(collect: Collect): Part[] {
  if ("gain" in collect) return gift(collect.gain);
  if ("one_of" in collect) return eitherOf(collect.one_of.of, collect.one_of.amount);
  if ("interest" in collect) return [dish([essence(collect.interest.essence)]), "if", ring(collect.interest.any, collect.interest.of)];
  if ("growth" in collect) return [dish([ring(1)]), "if", dish([pile(`+${collect.growth.each}`)])];
  if ("pay_or_turn" in collect) return [{ word: "−" }, ...typed(collect.pay_or_turn.pay), "or", plain("g-turn")];
  return unsaid(collect);
}

/** When a power is used: what kind of line it is, and its lead. */
function leadOf({ when, usable, cost }: Power): Pick<SignLine, "kind" | "lead"> {
  if (when === "claim") return { kind: "collect", lead: "g-flag" };
  if (when === "victory_check") return { kind: "react", lead: "g-scales" };
  if (when === "life_loss" || when === "dragon_life_loss") return { kind: "react", lead: "g-shield" };
  if (when !== "action") return unsaid(when);
  if (usable === "turned") return { kind: "action", lead: "g-lying" };
  return { kind: "action", lead: cost.turn ? "g-turn" : "g-upright" };
}

function powerOf(power: Power): SignLine {
  const lead = leadOf(power);
  // The lead of an action says whether the card is turned; that of a reaction cannot.
  const turned = power.cost.turn && lead.kind !== "action" ? [plain("g-turn")] : [];
  const price = [...(power.when === "dragon_life_loss" ? [subtype("dragon")] : []), ...turned, ...priceOf(power.cost)];
  return { ...lead, run: [...price, ...(price.length && lead.kind !== "collect" ? (["to"] as const) : []), ...power.effects.flatMap(effectOf)] };
}

const made = new Map<string, Line[]>();

/** All lines of a card in the order in which they are read: what it makes cheaper, what it brings, what it can, what it is worth. */
export function linesOf(card: string): Line[] {
  const known = made.get(card);
  if (known) return known;
  const { collect, discount, powers, pointsPer } = factsOf(card);
  const lines: Line[] = [];
  const add = (said: string, line: SignLine): number => lines.push({ said, line });
  if (discount) {
    const less = (discount.off.any ?? 0) + (discount.off.not_gold ?? 0);
    const of = discount.off.not_gold ? NOT_GOLD : ESSENCES;
    add("discount", { kind: "rule", lead: "g-tag", run: [discount.dragons ? subtype("dragon") : plain("g-card-o"), { word: `−${less}` }, ring(1, of)] });
  }
  if (collect) add("collect", { kind: "collect", lead: "g-dawn", run: collected(collect) });
  powers.forEach((power, index) => add(`power-${index + 1}`, powerOf(power)));
  if (pointsPer.length) {
    const run = pointsPer.flatMap((points): Part[] => {
      if ("essence_on_it" in points)
        return [{ sign: "g-seal", tone: "seal", n: points.essence_on_it[1] }, { word: ":" }, dish([essence(points.essence_on_it[0])])];
      if ("creature" in points) return [{ sign: "g-seal", tone: "seal", n: points.creature }, { word: ":" }, subtype("creature")];
      if ("dragon" in points) return [{ sign: "g-seal", tone: "seal", n: points.dragon }, { word: ":" }, subtype("dragon")];
      return unsaid(points);
    });
    add("points", { kind: "points", lead: "g-seal", run });
  }
  made.set(card, lines);
  return lines;
}

/** What a power comes to, in one sign: whom it strikes, what it brings. */
function headOf(effect: Effect): Part[] {
  if (typeof effect === "object") {
    if ("rivals_lose_life" in effect) return [essence("life", `−${effect.rivals_lose_life.amount}`)];
    if ("reorder" in effect) return [plain("g-eye")];
    if ("place" in effect) return [plain("g-place")];
    if ("draw_then_discard" in effect) return [deal(effect.draw_then_discard, "plus")];
    if ("gain_as_rival" in effect) return [essence(effect.gain_as_rival.gain, "=")];
    if ("gain_its_cost" in effect) return [plain("g-tag")];
    if ("gain_x_other" in effect) return [pile("X", effect.gain_x_other)];
  }
  return effectOf(effect);
}

/** The signs of a card that is seen from afar: what it brings each round, and the head of each effect. */
export function keySigns(card: string): Part[] {
  const { collect, discount, powers, pointsPer } = factsOf(card);
  return [
    ...(collect ? [plain("g-dawn", "dawn"), ...collected(collect)] : []),
    ...(discount ? [plain("g-tag")] : []),
    ...powers.filter(({ when }) => when !== "claim").flatMap(({ effects }) => (effects[0] ? headOf(effects[0]) : [])),
    ...(pointsPer.length ? [{ sign: "g-seal", tone: "seal", n: "+" }] : []),
  ];
}

/** The power to be used, or all that the card of a choice does. */
export function signsOf({ label }: Offer): OfferSigns | undefined {
  const { card: what, power } = label.args ?? {};
  const card = cardOf(named(what)?.id ?? "");
  if (!card) return undefined;
  const used = power && `power-${counted(power)}`;
  const lines = linesOf(card).filter(({ said }) => used === undefined || said === used);
  // A power is said in words as well, which need the width.
  return { lines: lines.map(({ line }) => line), ink: inkOf(card), beside: used === undefined };
}
