/**
 * What a card does in lines of signs, from what the rules carry out (`ops.json`). One per line of a card; what has no
 * sign is left to the reader, which says everything in words.
 */
import type { Arg, Offer, Spoken } from "../../wire";
import { ROOM, type LineKind, type Part, type SignLine } from "../../art/signs";
import type { OfferSigns } from "../game";
import { named } from "../parts";
import { factsOf, inkOf, keywordOf, kindIcon } from "./facts";
import { OPS, short, type Line } from "./ops";
import { cardOffBoard } from "./speech";
import type { View } from "../../wire/arcmage";

const RESOURCE = "g-gold";
const own = (sign: string): Part => ({ sign, tone: "band" });
const loss = (sign: string): Part => ({ sign, tone: "loss" });
const rival = (sign: string): Part => ({ sign, tone: "foe" });
const text = (word: string): Part => ({ word });

/** The sign of a keyword; those without one are told by the reader. */
const KEYWORDS: Record<string, string> = {
  flying: "g-flying",
  ranged: "g-ranged",
  first_strike: "g-first",
  veteran: "g-veteran",
  peaceful: "g-peace",
  infiltrate: "g-infiltrate",
  sudden: "u-speed",
  unique: "ar-pip",
  blood_vengeance: "ra-destroy",
  overrun: "ar-surpass",
  deadly: "ra-death",
  immune_deadly: "g-safe",
  indestructible: "ui-lock",
  sanctuary: "g-shield-o",
  devoted: "am-loyalty",
  bodyguard: "g-shield",
  battle_scream: "ui-sound",
  salvage: "g-grave",
  travel: "g-swap",
  militia: "ar-mobilization",
};
export const keywordIcon = (keyword: string): string | undefined => KEYWORDS[keywordOf(keyword).id];

/** Everything inside a phrase, outermost first. */
function parts(says: Spoken | undefined): Spoken[] {
  return says ? [says, ...Object.values(says.args ?? {}).flatMap((arg) => parts(named(arg)))] : [];
}

/** How many. */
function amount(arg: Arg | undefined): string {
  if (arg && "number" in arg) return String(arg.number);
  const says = named(arg);
  if (says && short(says.id) === "amount-if") return `${amount(says.args?.["other"])}⁄${amount(says.args?.["one"])}`;
  return says && short(says.id) === "amount-count" ? "×" : "X";
}

/** Signs of what an ability is about. */
class About {
  /** What is aimed at. */
  target: readonly Part[] = [];
  constructor(readonly host: readonly Part[]) {}

  /** The sign of a thing, or of a group of things. */
  of(arg: Arg | undefined): Part[] {
    const all = parts(named(arg)).map(({ id }) => short(id));
    const has = (...ids: string[]): boolean => ids.some((id) => all.includes(id));
    if (has("ref-target", "ref-targets")) return [...this.target];
    if (has("ref-host", "which-host")) return [...this.host];
    if (has("ref-itself", "ref-that")) return [];
    if (has("ref-its-city")) return [own("am-city")];
    if (has("ref-its-defenders")) return [own("am-defence")];
    const theirs = has("which-opponents", "which-that-opponents");
    const sign = theirs ? rival : own;
    const faction = all.find((id) => id.startsWith("faction-"));
    const nouns: Part[] = [];
    if (has("which-city")) nouns.push(sign("am-city"));
    if (has("which-creature", "which-creature-card", "which-is")) nouns.push(sign("am-creature"));
    if (has("which-enchantment", "which-enchantment-card")) nouns.push(sign("am-enchantment"));
    if (has("which-spell")) nouns.push(sign("am-magic"));
    if (has("which-player")) nouns.push(rival("g-rivals"));
    if (has("which-army")) nouns.push(own("am-attack"));
    if (!nouns.length && has("which-card", "which-any")) nouns.push(sign("g-card"));
    const kin = KIN[all.find((id) => id in KIN) ?? ""];
    const shown = faction && (nouns.length === 0 || has("which-card")) ? [own(`am-${faction.slice("faction-".length)}`)] : kin ? [own(kin)] : nouns;
    return shown.flatMap((one, at) => (at ? ["or" as const, one] : [one]));
  }
}

/** Kinds of creatures that have a sign of their own. */
const KIN: Record<string, string> = {
  "subtype-tree": "ra-life",
  "subtype-flower": "ra-life",
  "subtype-bird": "g-flying",
  "subtype-undead": "ra-death",
  "subtype-soldier": "am-the-empire",
  "subtype-orc": "am-red-banner",
};

/** Where something goes. */
function whereTo(arg: Arg | undefined): Part[] {
  const id = short(named(arg)?.id ?? "");
  if (id.includes("hand")) return ["to", own("g-card-o")];
  if (id.includes("deck")) return ["to", own("u-cards")];
  if (id.includes("army")) return ["to", own("am-attack")];
  return id.includes("cit") || id.includes("place") ? ["to", own("am-city")] : [];
}

/** Whoever has to do it, where it is not you. */
function whoever(arg: Arg | undefined): Part[] {
  const id = short(named(arg)?.id ?? "");
  if (id === "who-each") return [own("ui-person"), rival("g-rivals")];
  return id === "who-you" ? [] : [rival("g-rivals")];
}

const counters: Record<string, Part[]> = {
  "counter-growth": [text("+1⁄+1")],
  "counter-edge": [text("+1⁄+0")],
  "counter-decay": [text("−1⁄−1")],
  "counter-grassroot": [own("ra-life")],
  "counter-poison-ivy": [loss("ra-death")],
  "counter-rabies": [loss("ra-creature")],
  "counter-fire": [own("g-elan")],
  "counter-loyalty": [own("am-loyalty")],
};
const counter = (arg: Arg | undefined): Part[] => counters[short(named(arg)?.id ?? "")] ?? [];

type Args = Record<string, Arg>;
const keywordSign = (args: Args): Part[] => {
  const icon =
    KEYWORDS[
      short(named(args["keyword"])?.id ?? "")
        .replace("keyword-", "")
        .replaceAll("-", "_")
    ];
  return icon ? [own(icon)] : ["more"];
};
const figures = (args: Args): string => {
  const stats = args["stats"];
  return stats && "text" in stats ? stats.text.replaceAll("/", "⁄") : "";
};
/** A token as it comes into play. */
function token(arg: Arg | undefined): Part[] {
  const facts = factsOf(
    short(named(arg)?.id ?? "")
      .replace("card-", "")
      .replaceAll("-", "_"),
  );
  return [own("am-creature"), text(`${facts.attack ?? 0}⁄${facts.defense ?? 0}`)];
}

/** The signs of one effect; nothing if it has none. */
const EFFECTS: Record<string, (args: Args, about: About) => Part[]> = {
  "does-damage": (a, about) => [loss("ar-hit"), text(amount(a["n"])), ...after("to", about.of(a["what"]))],
  "does-destroy": (a, about) => [loss("g-break-o"), ...about.of(a["what"])],
  "does-destroy-for-defense": (a, about) => [loss("g-break-o"), ...about.of(a["what"])],
  "does-destroy-unless": (_, about) => [loss("g-break-o"), ...about.target],
  "does-sacrifice": (a, about) => [...whoever(a["who"]), loss("g-break"), text(amount(a["n"])), ...about.of(a["which"])],
  "does-sacrifice-all": (a, about) => [...whoever(a["who"]), loss("g-break"), ...about.of(a["which"])],
  "does-sacrifice-resources": (a) => [...whoever(a["who"]), loss("g-break"), text(amount(a["n"])), own(RESOURCE)],
  "does-discard": (a) => [...whoever(a["who"]), text(`−${amount(a["n"])}`), own("g-card")],
  "does-discard-or-sacrifice": (a) => [...whoever(a["who"]), text(`−${amount(a["n"])}`), own("g-card"), "or", own(RESOURCE)],
  "does-equalize": () => [own("ui-person"), text("="), rival("g-rivals")],
  "does-draw": (a) => [...whoever(a["who"]), text(`+${amount(a["n"])}`), own("g-card")],
  "does-may-draw": (a) => [...whoever(a["who"]), text(`+${amount(a["n"])}`), own("g-card")],
  "does-mill": (a) => [...whoever(a["who"]), text(amount(a["n"])), own("u-cards"), "to", own("g-grave")],
  "does-look-top": (a) => [own("g-eye"), ...whoever(a["who"]), own("u-cards")],
  "does-reveal-top": (a, about) => [own("g-eye"), text(amount(a["n"])), "to", ...about.of(a["which"])],
  "does-reveal-hand": (a) => [own("g-eye"), ...whoever(a["who"]), own("g-card")],
  "does-search": (a, about) => [own("u-cards"), "to", ...about.of(a["which"]), ...whereTo(a["to"])],
  "does-search-revealed": (a, about) => [own("u-cards"), "to", ...about.of(a["which"]), ...whereTo(a["to"])],
  "does-search-marked": (a, about) => [own("u-cards"), "to", ...about.of(a["which"]), ...whereTo(a["to"])],
  "does-no-draw": (a) => [...whoever(a["who"]), text("0"), own("g-card")],
  "does-one-draw": (a) => [...whoever(a["who"]), text("≤1"), own("g-card")],
  "does-add-counter": (a, about) => [...counter(a["counter"]), ...times(amount(a["n"])), ...after("to", about.of(a["what"]))],
  "does-take-counter": (a, about) => [text(`−${amount(a["n"])}`), ...counter(a["counter"]), ...about.of(a["what"])],
  "does-take-counters": (a) => [loss("ui-close"), ...counter(a["counter"])],
  "does-city-gains": (a, about) => [...about.of(a["what"]), text(`+${amount(a["n"])}`), own("am-defence")],
  "does-city-loses": (a, about) => [...about.of(a["what"]), text(`−${amount(a["n"])}`), own("am-defence")],
  "does-mark": (a, about) => [loss("am-mark"), ...about.of(a["what"])],
  "does-unmark": (a, about) => [own("g-stand"), ...about.of(a["what"])],
  "does-rest": (a, about) => [own("g-lock"), ...about.of(a["what"])],
  "does-hold": (a, about) => [own("g-lock"), ...about.of(a["what"])],
  "does-move": (a, about) => [...about.of(a["what"]), ...whereTo(a["to"])],
  "does-move-by": (a, about) => [rival("g-rivals"), ...about.of(a["what"]), ...whereTo(a["to"])],
  "does-toss": () => [own("g-die"), "to"],
  "does-tails": () => ["or"],
  "does-smother": () => [loss("ar-hit"), "to", own("g-elan")],
  "does-swap-resource": () => [own(RESOURCE), own("g-swap"), own("g-card-o")],
  "does-copy-token": () => [own("am-creature"), own("ar-copy")],
  "does-unhide": () => [own("ui-clock"), "to", own("am-city")],
  "does-token": (a) => token(a["card"]),
  "does-token-marked": (a) => token(a["card"]),
  "does-put-in-play": (a, about) => [own("g-place"), ...about.of(a["what"]), ...whereTo(a["to"])],
  "does-put-in-graveyard": (a, about) => [...about.of(a["what"]), "to", own("g-grave")],
  "does-remove": (a, about) => [loss("ui-close"), ...about.of(a["what"])],
  "does-return": (a, about) => [...about.of(a["what"]), ...whereTo(a["to"])],
  "does-counter-spell": () => [loss("ui-close"), own("am-magic")],
  "does-retarget": () => [own("g-swap"), own("u-target")],
  "does-plant": () => [own("g-eye"), own("g-card"), "to", rival("am-attack")],
  "does-gain-control": (a, about) => [own("g-steal"), ...about.of(a["which"])],
  "does-gain-control-marked": (a, about) => [own("g-steal"), ...about.of(a["which"]), loss("am-mark")],
  "does-serene": (a, about) => [...about.of(a["what"]), text("0⁄2"), own("g-peace")],
  "does-exchange": () => [own("am-creature"), own("g-swap"), rival("am-creature")],
  "does-produce": (a) => [own(`am-${short(named(a["faction"])?.id ?? "").replace("faction-", "")}`), text(amount(a["n"]))],
  "does-steal": () => [rival("g-rivals"), own("g-steal"), own(RESOURCE)],
  "does-return-stolen": () => [own(RESOURCE), "to", rival("g-rivals")],
  "does-extra-attack": () => [text("+1"), own("am-attack")],
  "does-residents-may-defend": () => [own("am-city"), own("am-creature"), "to", own("am-defence")],
  "does-army-cannot-defend": () => [rival("am-attack"), loss("g-shield-o"), own("am-city")],
  "does-harmless": () => [loss("ar-hit"), text("0")],
  "does-played-have": (a) => [own("g-place"), own("am-creature"), ...keywordSign(a)],
  "does-pay-to": (a) => [text(amount(a["n"])), own(RESOURCE), "to"],
  "does-gets": (a, about) => [...about.of(a["what"]), text(figures(a))],
  "does-has": (a, about) => [...about.of(a["what"]), ...keywordSign(a)],
  "does-shelter": (a, about) => [...about.of(a["what"]), own("g-shield-o")],
  "does-ignores": (a, about) => [...about.of(a["what"]), loss("ui-close"), ...keywordSign(a)],
  "does-delayed": () => [own("ui-clock"), "to"],
  "holds-gets": (a, about) => [...about.of(a["what"]), text(figures(a))],
  "holds-gets-per": (a, about) => [...about.of(a["what"]), text(figures(a)), text("×"), ...about.of(a["per"])],
  "holds-gets-per-faction": (a, about) => [...about.of(a["what"]), text(figures(a)), text("×"), own("am-loyalty")],
  "holds-gets-when": (a, about) => [...about.of(a["what"]), text(figures(a))],
  "holds-has": (a, about) => [...about.of(a["what"]), ...keywordSign(a)],
  "holds-is-also": (a, about) => [...about.of(a["what"]), ...about.of(a["subtype"])],
  "holds-no-unmark": (a, about) => [...about.of(a["what"]), own("g-lock"), own("am-mark")],
  "holds-unmark-tax": (a, about) => [...about.of(a["what"]), text("X"), own(RESOURCE), "to", own("g-stand")],
  "holds-moves-unmarked": () => [own("g-swap"), own("g-stand")],
  "holds-cannot-move": (a, about) => [...about.of(a["what"]), own("g-lock")],
  "holds-cannot-attack": (a, about) => [...about.of(a["what"]), loss("ui-close"), own("am-attack")],
  "holds-cannot-defend": (a, about) => [...about.of(a["what"]), loss("ui-close"), own("am-defence")],
  "holds-must-attack": (a, about) => [...about.of(a["what"]), "to", own("am-attack")],
  "holds-attack-tax": (a, about) => [...about.of(a["what"]), text(amount(a["n"])), own(RESOURCE), "to", own("am-attack")],
  "holds-cannot-enter": (a, about) => [...about.of(a["what"]), loss("ui-close"), own("am-city")],
  "holds-reduce-damage": (a, about) => [...about.of(a["what"]), loss("ar-hit"), text(`−${amount(a["n"])}`)],
  "holds-loses-abilities": (a, about) => [...about.of(a["what"]), loss("ui-close"), own("g-turn")],
  "holds-tied": (a, about) => [...about.of(a["what"]), own("g-lock")],
  "holds-residents-may-attack": () => [own("am-city"), own("am-creature"), "to", own("am-attack")],
  "holds-helps-to-pay": (a, about) => [loss("g-break"), "to", ...about.of(a["which"]), text("−"), own(RESOURCE)],
  "holds-double-damage": () => [own("am-event"), "or", own("am-magic"), loss("ar-hit"), text("×2")],
  "holds-hide": () => [own("g-safe"), own("am-creature")],
  "holds-extra-city-damage": (a) => [own("am-city"), loss("ar-hit"), text(`+${amount(a["n"])}`)],
  "holds-costs-less": (a, about) => [...about.of(a["which"]), text(`−${amount(a["n"])}`), own(RESOURCE)],
  "holds-costs-more": (a, about) => [...about.of(a["which"]), text(`+${amount(a["n"])}`), own(RESOURCE)],
  "holds-cap-resources": (a) => [own(RESOURCE), text(`≤${amount(a["n"])}`)],
  "holds-cap-unmarking": (a) => [own("g-stand"), text(`≤${amount(a["n"])}`)],
  "holds-cap-damage": (a) => [loss("ar-hit"), text(`≤${amount(a["n"])}`)],
  "holds-cap-drawing": (a) => [own("g-card"), text(`≤${amount(a["n"])}`)],
  "holds-extra-devotion": () => [own("g-grave"), "to", own("am-loyalty")],
  "holds-recall-for-devotion": () => [own("g-card-o"), "to", own("am-loyalty")],
  "holds-replace": (a, about) => [own("g-safe"), ...about.of(a["which"])],
  "holds-recall-host": () => [own("g-safe"), "to", own("g-card-o")],
  "holds-prevent-death": (a, about) => [own("g-safe"), ...about.of(a["which"])],
};

/** An arrow, if there is something to point at. */
const after = (sign: Part, run: readonly Part[]): Part[] => (run.length ? [sign, ...run] : []);
const times = (n: string): Part[] => (n === "1" ? [] : [text(n)]);

function price(says: Spoken | undefined, about: About): Part[] {
  const args = says?.args ?? {};
  switch (short(says?.id ?? "")) {
    case "cost-sacrifice":
      return [loss("g-break")];
    case "cost-sacrifice-resources":
      return [loss("g-break"), text(amount(args["n"])), own(RESOURCE)];
    case "cost-pay":
      return [text(amount(args["n"])), own(RESOURCE)];
    case "cost-counter":
      return counter(args["counter"]);
    case "cost-lose-counter":
      return [text("−1"), ...counter(args["counter"])];
    case "cost-once":
      return [text("1×")];
    case "cost-city-defense":
      return [own("am-city"), text(`−${amount(args["n"])}`)];
    case "cost-discard":
      return [text(`−${amount(args["n"])}`), own("g-card")];
    case "cost-mark-others":
      return [loss("am-mark"), text(amount(args["n"])), ...about.of(args["which"])];
    default:
      return [];
  }
}

const TRIGGERS: [word: string, lead: string][] = [
  ["enters", "g-flag"],
  ["dies", "ra-destroy"],
  ["leaves", "g-grave"],
  ["buried", "g-grave"],
  ["devoted", "am-loyalty"],
  ["defen", "am-defence"],
  ["damages", "ar-hit"],
  ["marked", "am-mark"],
  ["moved", "g-swap"],
  ["play", "g-place"],
  ["draws", "g-card"],
  ["discard", "g-card"],
];

/** When a line works: its lead, and the ground under it. */
function lead({ id, args }: Spoken, isMarked: boolean, type: string): { lead: string; kind: LineKind } | undefined {
  switch (short(id)) {
    case "works-spell":
      return { lead: kindIcon(type as never), kind: "collect" };
    case "works-passive":
      return { lead: "g-always", kind: "rule" };
    case "works-activated":
    case "works-produces":
    case "works-granted":
      return { lead: isMarked ? "g-turn" : "g-upright", kind: "action" };
    case "works-reaction":
      return { lead: "g-shield", kind: "react" };
    case "works-advantage":
      return { lead: "g-level", kind: "collect" };
    case "works-lasting":
      return { lead: "g-level", kind: "rule" };
    case "works-triggered":
    case "holds-whenever": {
      const when = short(named(args?.["when"])?.id ?? "");
      return { lead: TRIGGERS.find(([word]) => when.includes(word))?.[1] ?? "g-flag", kind: "collect" };
    }
    default:
      return undefined;
  }
}

/** A line of the card and everything that belongs to it. */
function line(lines: readonly Line[], type: string, host: readonly Part[]): SignLine | undefined {
  const [first, ...rest] = lines;
  if (!first) return undefined;
  const isMarked = rest.some(([, { args }]) => short(named(args?.["cost"])?.id ?? "") === "cost-mark");
  const head = lead(first[1], isMarked, type);
  if (!head) return undefined;
  const about = new About(host);
  const level = first[1].args?.["level"];
  const run: Part[] = level ? [{ frame: "level", run: [{ word: amountText(level), tone: "light" }] }] : [];
  const paid: Part[] = [];
  const does: Part[] = [];
  for (const [, says] of rest) {
    const id = short(says.id);
    const args = says.args ?? {};
    if (id === "frame-cost") paid.push(...price(named(args["cost"]), about));
    else if (id === "frame-target" || id === "frame-targets") about.target = about.of(args["which"]);
    else if (id === "frame-only") run.push("if");
    else if (id === "frame-mode") does.push(...(does.length ? (["or"] as const) : []));
    else does.push(...(EFFECTS[id]?.(args, about) ?? (id.startsWith("frame") || ["does-pick-one", "does-repeat"].includes(id) ? [] : ["more" as const])));
  }
  return { ...head, run: [...run, ...paid, ...after("to", paid.length ? does : []), ...(paid.length ? [] : does)] };
}
const amountText = (arg: Arg): string => ("text" in arg ? arg.text : amount(arg));

const made = new Map<string, readonly SignLine[]>();

/** What a card does, a line of signs for each of its own. */
export function linesOf(card: string): readonly SignLine[] {
  const known = made.get(card);
  if (known) return known;
  const lines = (OPS[card] ?? []).filter(([, { id }]) => !short(id).startsWith("frame-keyword"));
  const attached = lines.find(([, { id }]) => short(id) === "frame-attaches")?.[1].args?.["host"];
  const host = attached ? [own(short(named(attached)?.id ?? "") === "host-city" ? "am-city" : "am-creature")] : [];
  const begins = lines.flatMap(([depth, { id }], at) => (depth === 0 && short(id).startsWith("works-") ? [at] : []));
  const drawn = begins.flatMap((at, n) => line(lines.slice(at, begins[n + 1]), factsOf(card).kind, host) ?? []);
  made.set(card, drawn);
  return drawn;
}

/** What a card does that a choice is about, as long as the card does not lie in play, where it says so itself. */
export function signsOf(offer: Offer, view?: View): OfferSigns | undefined {
  // A card that becomes a resource does nothing any more.
  const card = offer.text.startsWith("resource ") ? undefined : cardOffBoard(offer, view);
  return card === undefined ? undefined : { lines: linesOf(card), ink: inkOf(factsOf(card).faction), most: ROOM };
}
