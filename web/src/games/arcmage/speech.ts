/** Words of Arcmage that the board itself writes, and what the rules' words mean on the table. */
import type { Decision, Offer, Said, Spoken } from "../../wire";
import { seatIndex, t, words } from "../../words/words.svelte";
import { factionIcon, factsOf, isCard, keywordOf, kindIcon, messageOf } from "./facts";
import { counted, joined, named, seated, split } from "../parts";
import { cityIn, creatureIn } from "./pieces";
import { abilitiesOf, aimedBy } from "./ops";
import { CLAUSES, type CreatureView, type EnchantmentView, type Faction, type Piece, type ResourceView, type Target, type View } from "../../wire/arcmage";

export { joined, split };

// ----- names -----

export const nameIn = (kind: string, id: string): string => t(messageOf(kind, id));
export const textIn = (kind: string, id: string): string | undefined => words.attribute(messageOf(kind, id), "text");
/** What the text of a card leaves open, so that no deck may have it. */
export const openOf = (card: string): string | undefined => words.attribute(messageOf("card", card), "open");
export const cardName = (card: string): string => nameIn("card", card);
export const factionName = (faction: string): string => nameIn("faction", faction);

/** The card of a piece: `ghoul` of `ghoul.2`. */
export const cardOf = (piece: Piece): string => piece.split(".")[0] ?? piece;

export function pieceName(piece: Piece): string {
  const [card = "", n] = piece.split(".");
  return n ? t("arcm-piece", { card: cardName(card), n: Number(n) }) : cardName(card);
}

/** `Bodyguard 3`. A keyword the rules do not know has no name. */
export function keywordName(text: string): string {
  const { id, n } = keywordOf(text);
  const name = nameIn("keyword", id);
  return n ? name.replace(/ X$/, ` ${n}`) : name;
}

/** `Creature · Elf, Soldier` */
export function typeLine(card: string): string {
  const { kind, subtypes } = factsOf(card);
  const name = nameIn("kind", kind);
  const head = name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
  return subtypes.length ? `${head} · ${subtypes.map((subtype) => nameIn("subtype", subtype)).join(t("common-list-separator"))}` : head;
}

/** The mark-me symbol, as cards print it. */
export const MARK = /(?<![\p{L}\d])M(?=[\s,:])/u;
/** The text of a card where no sign can stand in it. */
const plainIn = (id: string): string | undefined => textIn("card", id)?.replace(new RegExp(MARK, "gu"), t("ui-arcm-mark-me"));
/** The text of a card in lines: each advantage of a city begins one. */
export const textLines = (text: string): string[] => text.split(/(?=(?<=[.!”»“] )\p{Lu}\p{L}+ \d+\s*:)/u).map((line) => line.trim());

/** What is so of a creature, in words. */
export function creatureLabel(one: CreatureView, more: readonly (string | undefined | false)[] = []): string {
  return joined([
    pieceName(one.piece),
    `${one.attack}/${one.defense}`,
    one.damage > 0 && t("ui-arcm-damage", { n: one.damage }),
    one.loyalty !== factsOf(one.card).loyalty && t("ui-arcm-loyalty", { n: one.loyalty }),
    one.marked && t("ui-arcm-marked"),
    one.held && t("ui-arcm-held"),
    ...countersOf(one),
    ...one.enchantments.map(enchantmentLabel),
    ...more,
  ]);
}

/** An enchantment, and the fire on it. */
export const enchantmentLabel = ({ piece, fire }: Pick<EnchantmentView, "piece" | "fire">): string =>
  joined([pieceName(piece), fire > 0 && t("ui-arcm-counter-fire", { n: fire })]);

export function countersOf(one: CreatureView): string[] {
  const counters: [number, string][] = [
    [one.growth, "growth"],
    [one.edge, "edge"],
    [one.decay, "decay"],
    [one.grassroots, "grassroots"],
    [one.poison_ivy, "ivy"],
    [one.fire, "fire"],
    [one.rabies ? 1 : 0, "rabies"],
  ];
  return counters.filter(([n]) => n > 0).map(([n, kind]) => t(`ui-arcm-counter-${kind}`, { n }));
}

/** What a target is called: a piece, a player, an army, a card of a graveyard. */
export function targetName(target: Target, names: readonly string[]): string {
  const [seat = "", zone, , card = ""] = target.split(".");
  if (!/^p[1-4]$/.test(seat)) return pieceName(target);
  const who = names[seatIndex(seat)] ?? "";
  if (zone === "army") return t("arcm-target-army", { seat: who });
  return zone === "grave" ? t("arcm-target-grave", { seat: who, card: cardName(card) }) : who;
}

/** The thing on the table that a target is. */
export function thingOfTarget(target: Target): string {
  const [seat = "", zone, at] = target.split(".");
  if (!/^p[1-4]$/.test(seat)) return `card:${target}`;
  if (zone === "army") return `army:${seat}`;
  return zone === "grave" ? `grave:${seat}.${at}` : `seat:${seat}`;
}

// ----- things: `card:ghoul.2`, `hand:ghoul`, `pile:farmland`, `found:ghoul`, `grave:p1.3`, `resource:p1.2`, … -----

const CARD_THINGS = ["card", "hand", "pile", "found", "item"];

/** The card a thing shows; the view knows those of graveyards. */
export function cardOfThing(thing: string, view?: View): string | undefined {
  const [kind, id] = split(thing);
  if (CARD_THINGS.includes(kind)) return cardOf(id);
  const [seat = "", at = "1"] = id.split(".");
  if (kind === "grave") return view?.players[seatIndex(seat)]?.graveyard[Number(at) - 1];
  return kind === "resource" ? (resourceIn(view, id)?.card ?? undefined) : undefined;
}

/** Where cards lie that are not in play: what they do is said where they are chosen. */
const OFF_BOARD = ["hand", "pile", "found", "grave", "resource"];

/** The card that a choice is about, if it does not lie in play and these eyes know it. */
export function cardOffBoard({ touches }: Offer, view?: View): string | undefined {
  return touches
    .filter((thing) => OFF_BOARD.includes(split(thing)[0]))
    .map((thing) => cardOfThing(thing, view))
    .find((card) => card !== undefined && isCard(card));
}

function resourceIn(view: View | undefined, id: string): ResourceView | undefined {
  const [seat = "", at = "1"] = id.split(".");
  return view?.players[seatIndex(seat)]?.resources[Number(at) - 1];
}

export function isReadable(thing: string): boolean {
  const [kind, id] = split(thing);
  return kind === "grave" || kind === "resource" || kind === "faction" || (CARD_THINGS.includes(kind) && isCard(cardOf(id)));
}

export function nameOf(thing: string): string {
  const [kind, id] = split(thing);
  if (kind === "card") return pieceName(id);
  if (CARD_THINGS.includes(kind)) return cardName(cardOf(id));
  if (kind === "faction") return factionName(id);
  return kind === "army" ? t("arcm-place-army") : "";
}

/** The clause about a thing: that of its card, or of the faction a resource card stands for. */
export function clauseOf(thing: string, view?: View): string | undefined {
  const [kind, id] = split(thing);
  if (kind === "resource") return CLAUSES[`faction:${resourceIn(view, id)?.faction}`];
  const card = cardOfThing(thing, view);
  return CLAUSES[card ? `card:${card}` : thing];
}

/** The thing that a message names: `arcm-card-natures-outrage` is `card:natures_outrage`. */
export function thingOf(message: string): string | undefined {
  if (message === "arcm-piece") return message;
  const card = message.startsWith("arcm-card-") ? message.slice("arcm-card-".length).replaceAll("-", "_") : "";
  return isCard(card) ? `card:${card}` : undefined;
}

function thingsIn({ id, args = {} }: Spoken): string[] {
  const card = named(args["card"]);
  if (id === "arcm-piece" && card) {
    return [`${thingOf(card.id)}.${counted(args["n"]) || 1}`];
  }
  if (id === "arcm-target-army") return [`army:${seated(args["seat"])}`];
  if (id === "arcm-target-seat") return [`seat:${seated(args["seat"])}`];
  const own = thingOf(id);
  return own ? [own] : [];
}

/** Everything a sentence of the log speaks of. */
export const thingsOf = (said: Said): string[] =>
  Object.values(said.say.args ?? {}).flatMap((arg) => {
    const [seat, name] = [seated(arg), named(arg)];
    return seat ? [`seat:${seat}`] : name ? thingsIn(name) : [];
  });

// ----- choices -----

const VERB_ICONS: Record<string, string> = {
  set_aside: "am-city",
  found: "am-city",
  build: "am-city",
  begin: "ui-play",
  unmark: "am-mark",
  stay: "ui-lock",
  draw_two: "ui-next",
  draw_one: "ui-next",
  draw_none: "am-loyalty",
  tend: "am-loyalty",
  devote: "am-loyalty",
  remove: "ui-close",
  recall: "ui-undo",
  use: "am-mark",
  salvage: "ui-undo",
  move: "ui-next",
  attack: "am-attack",
  attacker: "am-attack",
  defend: "am-defence",
  done: "ui-check",
  pass: "ui-next",
  target: "am-attack",
  go: "am-city",
  choose: "ui-check",
  take: "ui-check",
  discard: "ui-close",
  sacrifice: "ui-close",
  steal: "ui-check",
  trigger: "am-event",
  bury: "ui-next",
  under: "ui-next",
  deal: "am-attack",
  divert: "am-defence",
  accept: "ui-check",
  decline: "ui-close",
};

/** The sign beside a choice. */
export function iconOf({ text }: Offer): string {
  const [verb = "", a = "", b = ""] = text.split(" ");
  if (verb === "play" && isCard(a)) return kindIcon(factsOf(a).kind);
  if (verb === "resource") return factionIcon(b as Faction);
  if (verb === "pay") return factionIcon(a as Faction);
  return VERB_ICONS[verb] ?? "ui-check";
}

const stats = (view: View, piece: Piece): string | undefined => {
  const one = creatureIn(view, piece);
  return one && `${one.attack}/${one.defense - one.damage}`;
};

/** `cost 3, loyalty 2` */
export function costLine(card: string): string {
  const { cost, loyalty } = factsOf(card);
  const what = typeof cost === "number" ? t("ui-arcm-cost", { n: cost }) : cost === "x" ? t("ui-arcm-cost-x") : "";
  return joined([what, loyalty > 0 && t("ui-arcm-loyalty", { n: loyalty })]);
}

/** The words of one ability: those of the card where it has no other, else what the rules carry out. */
function abilityText(piece: Piece, n: number, view: View): string | undefined {
  const card = cardOf(piece);
  const own = abilitiesOf(card);
  if (n === 1 && own.length === 1) return plainIn(card);
  const given = creatureIn(view, piece)?.enchantments.flatMap((one) => abilitiesOf(one.card)) ?? [];
  const lines = [...own, ...given][n - 1];
  return lines?.map((line) => words.say(line)).join(" · ");
}

/** A question that says what the target is for: what the card does to it. */
export function reword(said: Spoken): Spoken {
  if (said.id === "arcm-choice-use") return { id: "ui-arcm-use", args: { piece: said.args?.["piece"] ?? { text: "" } } };
  if (said.id !== "arcm-ask-target") return said;
  const card = thingOf(named(said.args?.["card"])?.id ?? "");
  const does = card && aimedBy(split(card)[1]);
  return does ? { id: "ui-arcm-ask-target", args: { ...said.args, does: { name: does } } } : said;
}

/** What a choice will do, in small print below it. */
export function detailOf(offer: Offer, view: View, decision: Decision): string | undefined {
  const [verb, a = "", b = ""] = offer.text.split(" ");
  const card = cardOffBoard(offer, view);
  const said = card && joined([costLine(card), plainIn(card)]);
  switch (verb) {
    case "play":
    case "discard":
    case "salvage":
    case "remove":
    case "under":
      return said;
    case "sacrifice":
    case "steal": {
      const one = resourceIn(view, a);
      return one && joined([factionName(one.faction), card && cardName(card), said]);
    }
    case "use":
      return abilityText(a, Number(b), view);
    case "unmark": {
      const one = creatureIn(view, a);
      return (
        one &&
        (joined([
          one.grassroots > 0 && t("ui-arcm-unmark-pays", { n: one.grassroots }),
          one.poison_ivy > 0 && t("ui-arcm-unmark-decay", { n: one.poison_ivy }),
        ]) ||
          undefined)
      );
    }
    case "resource":
      return joined([costLine(a), factionName(factsOf(a).faction)]);
    case "found":
    case "build":
    case "set_aside":
    case "take":
      return plainIn(cardOf(a));
    case "mode": {
      const [card] = thingsOf({ say: decision.ask, things: [] });
      return card ? plainIn(cardOf(split(card)[1])) : undefined;
    }
    case "attacker":
    case "devote":
    case "recall":
      return stats(view, a);
    case "attack": {
      const city = cityIn(view, a);
      return city && t("ui-arcm-defence-of", { n: city.defense });
    }
    case "defend": {
      const [mine, theirs] = [stats(view, a), stats(view, b)];
      return mine && theirs ? t("ui-arcm-against", { mine, theirs }) : undefined;
    }
    case "target":
    case "choose":
      return said ?? stats(view, a);
    default:
      return undefined;
  }
}
