/** Words of Aristeia! that the board itself writes, and what its things are called. */
import type { Offer } from "../../wire";
import { seatIndex, t, words } from "../../words/words.svelte";
import { dashed, joined, split } from "../parts";
import { emblemOf, isKnown, sheetOf, symbolIcon, SYMBOLS, tacticFacts, ZONES } from "./facts";
import { spaceOf } from "./geometry";
import { placeName } from "./places";
import { CLAUSES, type AimView, type DieView, type Face, type Figure, type MarkerView, type Piece, type View, type Zone } from "../../wire/aristeia";

export { joined, split };

/** The message that names something: `aris-tactic-quick-feet`. */
export const messageOf = (kind: string, id: string): string => `aris-${kind}-${dashed(id)}`;
export const nameIn = (kind: string, id: string): string => t(messageOf(kind, id));
export const characterName = (character: string): string => nameIn("character", character);
export const actionName = (action: string): string => nameIn("action", action);
export const tacticName = (tactic: string): string => nameIn("tactic", tactic);
export const textIn = (kind: string, id: string, name: string): string | undefined => words.attribute(messageOf(kind, id), name);
export const zoneName = (name: string): string => t(`aris-zone-${name}`);

export const characterOf = (figure: Figure): string => figure.slice(figure.indexOf(".") + 1);
export const seatOf = (figure: Figure): number => seatIndex(figure.split(".")[0] ?? "") + 1;
const isBarrier = (piece: Piece): boolean => piece.startsWith("barrier.");

/** A piece without its owner: what there is room for. */
export const shortName = (piece: Piece): string =>
  isBarrier(piece) ? t("aris-barrier", { n: Number(characterOf(piece)) }) : characterName(characterOf(piece));

export function pieceName(piece: Piece, names: readonly string[]): string {
  return isBarrier(piece) ? shortName(piece) : t("aris-figure", { character: shortName(piece), seat: names[seatOf(piece) - 1] ?? "" });
}

/** `red die: 2 × success`, with the colon of the language. */
export const about = (what: string, says: string): string => t("ui-aris-about", { what, says });

/** `Blinded (red side), 2` */
export function markerName({ state, red, count }: MarkerView): string {
  const name = `${nameIn("state", state)} (${t(red ? "aris-side-red" : "aris-side-blue")})`;
  return count > 1 ? `${name} × ${count}` : name;
}

/** A face in words: `2 success, 1 special`. */
export const faceName = (face: Face): string =>
  joined(SYMBOLS.filter((symbol) => face[symbol] > 0).map((symbol) => `${face[symbol]} × ${nameIn("symbol", symbol)}`)) || t("ui-aris-blank");

export function dieName(die: DieView): string {
  const what = die.colour ? nameIn("die", die.colour) : t("ui-aris-printed");
  const shows = die.colour && die.face === 0 ? t("ui-aris-not-thrown") : faceName(die.shows);
  return joined([about(what, shows), die.cancelled && t("ui-aris-cancelled")]);
}

/** A share in whole per cent, never 0 or 100 for what is possible or uncertain. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}

/** How likely at least so many successes are left to the first side. */
export const atLeast = ({ odds }: AimView, n: number): number => (odds ? odds.first.slice(n).reduce((sum, ways) => sum + ways, 0) / odds.outcomes : 0);

// ----- things -----

const READ = ["character", "action", "switch", "skill", "tactic"];

export function isReadable(thing: string): boolean {
  const [kind, id] = split(thing);
  if (kind === "piece") return !isBarrier(id);
  return kind === "state" || kind === "scenario" || (READ.includes(kind) && isKnown(kind, id));
}

export function nameOf(thing: string): string {
  const [kind, id] = split(thing);
  if (kind === "piece") return shortName(id);
  if (kind === "zone") return zoneName(["central", "one", "two", "three", "four", "five", "six"][id === "central" ? 0 : Number(id)] ?? "");
  if (kind === "space") return placeName(id);
  if (kind === "colour") return nameIn("die", id);
  return kind === "seat" || kind === "die" ? "" : nameIn(kind, id);
}

/** The thing that a message names: `aris-tactic-quick-feet` is `tactic:quick_feet`. */
export function thingOf(message: string): string | undefined {
  const [, prefix = "", kind = "", id = ""] = /^(aris)-([a-z]+)-(.+)$/.exec(message) ?? [];
  const plain = id.replaceAll("-", "_");
  if (!prefix) return undefined;
  return isKnown(kind, plain) || (kind === "state" && `state:${plain}` in CLAUSES) ? `${kind}:${plain}` : undefined;
}

// ----- choices -----

const VERB_ICONS: Record<string, string> = {
  keep_hand: "ui-check",
  new_hand: "ui-replay",
  zone: "hx-defence",
  first: "ui-person",
  deploy: "hx-speed",
  prevail: "ui-person",
  step: "hx-speed",
  disengage: "hx-agility",
  repeat: "ui-replay",
  pass: "ui-next",
  done: "ui-check",
  hold: "hx-strength",
  focus: "hx-focused",
  cancel: "hx-crit-block",
  switch: "hx-special",
  apply: "ui-check",
  decline: "ui-close",
  displace: "hx-speed",
  stay: "ui-check",
  place: "hx-speed",
  beside: "hx-agility",
  split: "hx-health",
  reroll: "ui-replay",
  enough: "ui-check",
  take: "ui-close",
  exchange: "ui-replay",
};

/** The sign beside a choice. */
export function iconOf({ text }: Offer): string {
  const [verb = "", a = ""] = text.split(" ");
  if (verb === "pick" || verb === "plan") return emblemOf(a);
  if (verb === "play" || verb === "keep" || verb === "fetch") {
    const { owner } = tacticFacts(a);
    return owner ? emblemOf(owner) : "hx-special";
  }
  if (verb === "act") return a === "move" ? "hx-speed" : "hx-success";
  if (verb === "pay") return symbolIcon(a);
  if ((verb === "first" || verb === "prevail") && /^p\d$/.test(a)) return `seat-${seatIndex(a) + 1}`;
  if (verb === "remove" || verb === "turn") return `hx-${dashed(a)}`;
  return VERB_ICONS[verb] ?? "ui-check";
}

/** What a die of the roll shows: `d1` is the first of the other side. */
function dieShown(at: string, view: View | undefined): string | undefined {
  const die = view?.roll?.sides[at.startsWith("d") ? 1 : 0].dice[Number(at.slice(1)) - 1];
  return die && dieName(die);
}

/** How likely an action is to succeed at a target, and the target's cover, as one reads it before choosing. */
function chances(action: string, target: string, view: View | undefined): string | undefined {
  const aim = view?.aims.find((one) => one.action === action && one.target === target);
  return aim?.odds ? joined([t("ui-aris-odds", { n: percent(atLeast(aim, 1)) }), aim.cover[1] && t("ui-aris-target-cover")]) : undefined;
}

/** What a choice will do, in small print below it. */
export function detailOf({ text }: Offer, view?: View): string | undefined {
  const [verb, a = "", b = ""] = text.split(" ");
  switch (verb) {
    case "cancel":
    case "reroll":
    case "take":
    case "exchange":
      return dieShown(a, view);
    case "play":
    case "keep":
    case "fetch":
      return textIn("tactic", a, "text");
    case "pick":
      return joined(sheetOf(a).skills.map((skill) => nameIn("skill", skill)));
    case "switch":
      return about(textIn("switch", a, "cost") ?? "", textIn("switch", a, "text") ?? "");
    case "act":
      return [chances(a, b, view), joined([textIn("action", a, "kind"), textIn("action", a, "roll")])].filter(Boolean).join(" · ");
    case "remove":
    case "turn":
      return textIn("state", a, "turned") ?? textIn("state", a, "red");
    default:
      return undefined;
  }
}

/** How many characters of each side stand in these zones. */
export const countsIn = ({ players, figures }: View, zones: readonly Zone[]): { name: Zone; counts: number[] }[] =>
  ZONES.filter(({ name }) => zones.includes(name)).map(({ name, spaces }) => ({
    name,
    counts: players.map(({ seat }) => figures.filter((figure) => figure.seat === seat && spaces.includes(spaceOf(figure) ?? "")).length),
  }));

/** What gives points in a scenario, line by line. */
export const objectives = (scenario: string): string[] =>
  ["before", "objective-1", "objective-2", "objective-3"].flatMap((name) => textIn("scenario", scenario, name) ?? []);
