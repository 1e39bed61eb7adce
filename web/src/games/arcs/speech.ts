/** Words of Arcs that the board itself writes, and what the rules' words mean on the table. */
import type { Offer, Said, Seat, Spoken } from "../../wire";
import { t, words } from "../../words/words.svelte";
import { actionFacts, cardOf, FACTS, factsOf, isActionCard, messageOf, NOTHING } from "./facts";
import { counted, dashed, named, seated, split } from "../parts";
import { clusterOf, isGate } from "./geometry";
import type { Face } from "../../wire/arcs";

// ----- names -----

export const cardName = (card: string): string => t(messageOf(card));
export const resourceName = (resource: string): string => t(`arcs-resource-${resource}`);
export const ambitionName = (ambition: string): string => t(`arcs-ambition-${ambition}`);
export const suitName = (suit: string): string => t(`arcs-suit-${suit}`);
export const actionName = (action: string): string => t(`arcs-action-${action}`);
export const pieceName = (piece: string): string => t(`arcs-piece-${dashed(piece)}`);
export const boardName = (board: string): string => t(`arcs-board-${dashed(board)}`);
export const dieName = (die: string): string => t(`arcs-die-${die}`);

export function actionCardName(card: string): string {
  const { suit, number } = actionFacts(card);
  return t("arcs-action-card", { suit: suitName(suit), number });
}

export function systemName(system: string): string {
  const cluster = clusterOf(system);
  return isGate(system) ? t("arcs-gate", { cluster }) : t("arcs-planet", { cluster, letter: system.slice(-1) });
}

/** What a message says in short about what it names. */
export const textOf = (message: string): string | undefined => words.attribute(message, "text");

/** The lines printed on a card, in the order in which they are read. */
const LINES = ["setup", "ability-1", "ability-2", "text", "action-1", "action-2", "prelude", "secured"] as const;

export interface CardLine {
  kind: "setup" | "ability" | "text" | "action" | "prelude" | "secured";
  name: string;
  text: string;
}

export function cardLines(card: string): CardLine[] {
  return LINES.flatMap((name) => {
    const text = words.attribute(messageOf(card), name);
    return text ? [{ kind: name.split("-")[0] as CardLine["kind"], name, text }] : [];
  });
}

// ----- things: `system:3-a`, `site:3-a.1`, `card:farseers`, `action_card:aggression-4`, … -----

export function nameOf(thing: string): string {
  const [kind, id] = split(thing);
  switch (kind) {
    case "card":
      return id in FACTS.cards ? cardName(id) : "";
    case "action_card":
      return actionCardName(id);
    case "ambition":
      return ambitionName(id);
    case "resource":
      return resourceName(id);
    case "system":
    case "to":
    case "free":
    case "port":
      return systemName(id);
    case "site":
    case "rival":
      return systemName(id.split(".")[0] ?? "");
    case "die":
      return dieName(id);
    case "slot":
      return slotName(id.split(".").at(-1) ?? "");
    case "supply":
      return pieceName(id);
    default:
      return "";
  }
}

export const slotName = (slot: string): string => (slot === "new" || slot === "holdings" ? t(`arcs-slot-${slot}`) : t("arcs-slot", { n: Number(slot) }));

export const isReadable = (thing: string): boolean => {
  const [kind, id] = split(thing);
  return (
    (kind === "card" && id in FACTS.cards) ||
    (kind === "action_card" && isActionCard(id)) ||
    kind === "ambition" ||
    ((kind === "system" || kind === "to") && id in FACTS.systems)
  );
};

export function thingOf(message: string): string | undefined {
  const card = cardOf(message);
  if (card) return `card:${card}`;
  const ambition = message.startsWith("arcs-ambition-") ? message.slice("arcs-ambition-".length) : "";
  if (ambition) return `ambition:${ambition}`;
  return message === "arcs-action-card" || message === "arcs-gate" || message === "arcs-planet" ? message : undefined;
}

// ----- what sentences speak of -----

export const seatIn = (said: Said, name = "seat"): Seat | undefined => seated(said.say.args?.[name]);
export const numberIn = (said: Said, name: string): number => counted(said.say.args?.[name]);
/** What a name in a sentence ends with: `assault` of `arcs-die-assault`. */
export const wordIn = (said: Said, name: string): string | undefined => named(said.say.args?.[name])?.id.split("-").at(-1);

/** The symbols of a die face or of a roll, as signs and sentences have them in order. */
const SYMBOLS: readonly (keyof Face)[] = ["hits", "building_hits", "keys", "self_hits", "intercepts"];
const symbol = (name: string): string => `arcs-symbol-${dashed(name)}`;

/** What dice show, in words. */
export const faceName = (face: Face): string => words.join(SYMBOLS.filter((name) => face[name] > 0).map((name) => t(symbol(name), { n: face[name] })));

/** What a sentence says that dice show. */
export function faceIn(said: Said, name: string): Face {
  const arg = said.say.args?.[name];
  const shown = arg && "list" in arg ? arg.list : [];
  const face = { ...NOTHING };
  for (const each of SYMBOLS) face[each] = counted(shown.find(({ id }) => id === symbol(each))?.args?.["n"]);
  return face;
}

function systemOf(spoken: Spoken | undefined): string | undefined {
  if (spoken?.id === "arcs-gate") return `${counted(spoken.args?.["cluster"])}-gate`;
  if (spoken?.id !== "arcs-planet") return undefined;
  const letter = spoken.args?.["letter"];
  return `${counted(spoken.args?.["cluster"])}-${letter && "text" in letter ? letter.text : ""}`;
}

export const systemIn = (said: Said, name: string): string | undefined => systemOf(named(said.say.args?.[name]));

function thingsIn(spoken: Spoken | undefined): string[] {
  if (!spoken) return [];
  const system = systemOf(spoken);
  if (system) return [`system:${system}`];
  const { id, args = {} } = spoken;
  if (id === "arcs-site") return [`site:${systemOf(named(args["system"]))}.${counted(args["n"])}`];
  if (id === "arcs-action-card") return [`action_card:${named(args["suit"])?.id.replace("arcs-suit-", "")}-${counted(args["number"])}`];
  const own = thingOf(id);
  return own ? [own] : Object.values(args).flatMap((arg) => thingsIn(named(arg)));
}

/** Everything a sentence of the log speaks of. */
export function thingsOf(said: Said): string[] {
  return Object.values(said.say.args ?? {}).flatMap((arg) => (arg && "seat" in arg ? [`seat:${arg.seat}`] : thingsIn(named(arg))));
}

// ----- choices -----

const VERB_ICONS: Record<string, string> = {
  keep: "ui-check",
  mulligan: "ui-replay",
  pick: "ui-check",
  lead: "ar-initiative",
  surpass: "ar-surpass",
  copy: "ar-copy",
  pivot: "ar-pivot",
  seize: "ar-initiative",
  seize_now: "ar-initiative",
  pass: "ui-next",
  decline: "ui-close",
  end_turn: "ui-next",
  done: "ui-check",
  stop: "ui-check",
  use: "ar-pip",
  tax: "ar-tax",
  trade: "ar-tax",
  nurture: "ar-tax",
  move: "ar-ship",
  tactical_move: "ar-ship",
  go: "ar-ship",
  fleet: "ar-ship",
  place: "ar-ship",
  summon: "ar-ship",
  repair: "ar-repair",
  prune: "ar-repair",
  influence: "ar-agent",
  charismatic_influence: "ar-agent",
  secure: "ar-secure",
  abduct: "ar-agent",
  battle: "ar-hit",
  fire_rifles: "ar-hit",
  damage: "ar-hit",
  hit: "ar-building-hit",
  steal: "ar-key",
  ransack: "ar-secure",
  manufacture: "ar-material",
  synthesize: "ar-fuel",
  pressgang: "ar-tyrant",
  execute: "ar-warlord",
  captives: "ar-tyrant",
  swap: "ui-undo",
  discard_token: "ui-close",
  discard_card: "ui-close",
  give: "ui-share",
  give_token: "ui-share",
  exchange: "ui-undo",
  beside: "ui-link",
  return: "ar-city",
  rival: "ui-person",
  cluster: "ar-gate",
  first: "ui-check",
  collect: "ar-die",
  reroll: "ar-die",
};

/** The sign beside a choice. */
export function iconOf({ text }: Offer): string {
  const [verb = "", a = "", b = ""] = text.split(" ");
  if (verb === "declare") return `ar-${a}`;
  if (verb === "spend") return `ar-${b}`;
  if (verb === "gain" || verb === "type") return `ar-${a}`;
  if (verb === "build") return a === "cloud_city" ? "ar-city" : `ar-${a}`;
  return VERB_ICONS[verb] ?? "ui-check";
}

/** What a choice will do, in small print below it. */
export function detailOf({ text }: Offer): string | undefined {
  const [verb = "", a = "", b = ""] = text.split(" ");
  switch (verb) {
    case "use":
      return words.attribute(messageOf(a), "prelude");
    case "pick":
      return factsOf(a).kind === "leader"
        ? [words.attribute(messageOf(a), "ability-1"), words.attribute(messageOf(a), "ability-2")].join(" ")
        : cardLines(a)
            .map((line) => line.text)
            .join(" ");
    case "spend":
      return textOf(`arcs-resource-${b}`);
    case "declare":
      return textOf(`arcs-ambition-${a}`);
    case "lead":
    case "surpass": {
      const { suit, pips } = actionFacts(a);
      return t("ui-arcs-card-gives", { n: pips, actions: textOf(`arcs-suit-${suit}`) ?? "" });
    }
    case "pivot":
      return t("ui-arcs-card-gives", { n: 1, actions: textOf(`arcs-suit-${actionFacts(a).suit}`) ?? "" });
    default:
      return undefined;
  }
}
