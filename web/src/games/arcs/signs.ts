/**
 * What a card does, in signs: when, and what. The rules of these cards are programs, not data, so their signs are written
 * here, a line per line of the card; what a line leaves out, the reader says in words.
 */
import type { LineKind, Part, SignLine } from "../../art/signs";
import type { Offer } from "../../wire";
import type { OfferSigns } from "../game";
import { split } from "../parts";
import { FACTS, inkOf } from "./facts";

/** A line in signs, and which attribute of the card's message says the same in words. */
export interface Line {
  line: SignLine;
  said: string;
}

const own = (sign: string): Part => ({ sign, tone: "band" });
const res = (resource: string): Part => ({ sign: `ar-${resource}`, tone: resource });
const die = (kind: string): Part => ({ sign: "g-die", tone: kind });
const word = (word: string): Part => ({ word });
const rivals = (...run: Part[]): Part => ({ frame: "rivals", run });
const card = (badge?: "plus" | "minus", n?: string): Part => ({ sign: "g-card", tone: "ink", badge, n });

const ANY = own("ra-any");
const SHIP = own("ar-ship");
const CITY = own("ar-city");
const PORT = own("ar-starport");
const GATE = own("ar-gate");
const AGENT = own("ar-agent");
const CARD = own("g-card-o");
const DECLARE = own("g-flag");
const ATTACK = own("ar-aggression");
const FOES: Part = { sign: "g-rivals", tone: "foe" };
const THIS: Part = { sign: "g-break", tone: "loss" };
const LOCK: Part = { sign: "g-lock", tone: "loss" };
const SLOT = own("g-slot");
const CAPTIVE = own("ar-tyrant");
const COPY: readonly Part[] = [own("ar-copy"), "or", own("ar-pivot")];

const line = (said: string, kind: LineKind, lead: string, ...run: Part[]): Line => ({ said, line: { kind, lead, run } });
/** What holds as long as one has the card. */
const always = (...run: Part[]): Line => line("text", "rule", "g-always", ...run);
const attacking = (...run: Part[]): Line => line("text", "rule", "ar-aggression", ...run);
const defending = (...run: Part[]): Line => line("text", "react", "g-shield", ...run);
const building = (...run: Part[]): Line => line("text", "rule", "ar-construction", ...run);
/** A new action; its lead is the action whose place it takes. */
const action = (n: number, lead: string, ...run: Part[]): Line => line(`action-${n}`, "action", lead, ...run);
const prelude = (...run: Part[]): Line => line("prelude", "collect", "g-prelude", ...run);
const secured = (...run: Part[]): Line => line("secured", "collect", "ar-secure", ...run);
/** What a leader is good at, and what not. */
const gift = (...run: Part[]): Line => line("ability-1", "collect", "g-plus", ...run);
const flaw = (...run: Part[]): Line => line("ability-2", "react", "g-minus", ...run);

const loyal = (resource: string): Line => always(ANY, word("="), res(resource));
const interest = (resource: string): Line[] => [action(1, "ar-construction", res(resource)), prelude(THIS, "to", res(resource), word("×"), SLOT)];
const cartel = (resource: string): Line[] => [
  always({ frame: "dish", run: [res(resource)] }, rivals(FOES, word("−"), res(resource))),
  prelude(THIS, "to", rivals(own("g-steal"), res(resource))),
];
const union = (suit: string): Line[] => [prelude(own(`ar-${suit}`), "to", card("plus"))];
const THREE_SHIPS = prelude(THIS, "to", SHIP, word("3"));
/** First place counts like second. */
const second = (ambition: string): Line => flaw(own(`ar-${ambition}`), word("1"), "to", word("2"));

const LINES: Record<string, readonly Line[]> = {
  loyal_engineers: [loyal("material")],
  mining_interest: interest("material"),
  material_cartel: cartel("material"),
  admin_union: union("administration"),
  construction_union: union("construction"),
  fuel_cartel: cartel("fuel"),
  loyal_pilots: [loyal("fuel")],
  gatekeepers: [attacking(GATE, word("+2"), own("ar-die")), prelude(THIS, "to", SHIP, word("×"), GATE)],
  shipping_interest: interest("fuel"),
  spacing_union: union("mobilization"),
  arms_union: union("aggression"),
  prison_wardens: [action(1, "ar-construction", CAPTIVE, "to", ANY), action(2, "ar-agent", CAPTIVE, "to", own("ar-warlord")), THREE_SHIPS],
  skirmishers: [attacking(own("g-reroll"), die("skirmish"), word("×"), res("weapon")), THREE_SHIPS],
  court_enforcers: [action(1, "ar-aggression", rivals(AGENT), "to", CAPTIVE), THREE_SHIPS],
  loyal_marines: [loyal("weapon"), THREE_SHIPS],
  lattice_spies: [prelude(THIS, "to", own("ar-initiative"))],
  farseers: [always(DECLARE, "if", own("g-eye"), own("g-swap")), prelude(THIS, card("minus", "X"), "to", card("plus", "X"), word("+1"))],
  secret_order: [always(own("ar-keeper"), "or", own("ar-empath"), "if", word("≠"), word("0"))],
  loyal_empaths: [loyal("psionic")],
  silver_tongues: [prelude(THIS, "to", rivals(own("g-steal"), ANY, "or", CARD))],
  loyal_keepers: [loyal("relic")],
  sworn_guardians: [always(FOES, LOCK, ANY, CARD)],
  elder_broker: [action(1, "ar-tax", rivals(CITY), own("g-swap"), ANY), prelude(THIS, "to", res("material"), res("fuel"), res("weapon"))],
  relic_fence: [prelude(ANY, "to", res("relic"))],
  galactic_bards: [always(own("ar-surpass"), "or", own("ar-pivot"), "to", DECLARE)],

  mass_uprising: [secured(SHIP, word("×4"))],
  populist_demands: [secured(DECLARE)],
  outrage_spreads: [secured(ANY, "to", rivals(FOES, LOCK), LOCK)],
  song_of_freedom: [secured({ sign: "g-break-o", tone: "loss" }, CITY, "if", own("ar-initiative"))],
  guild_struggle: [secured(rivals(own("g-steal"), CARD), own("g-reroll"))],
  call_to_action: [secured(card("plus", "1"))],

  elder: [gift(own("g-shield"), "if", AGENT), second("tyrant")],
  mystic: [gift(...COPY, own("ar-tax"), "to", res("psionic")), flaw(LOCK, res("material"), res("fuel"))],
  fuel_drinker: [gift(...COPY, own("ar-tax"), "to", res("fuel")), flaw(own("ar-tycoon"), "if", word("−"), res("fuel"))],
  upstart: [gift(DECLARE, "to", ANY), flaw(own("ar-tax"), word("≠"), FOES)],
  rebel: [gift(ATTACK, word("+2"), own("ar-die")), flaw(SHIP, word("≤2"))],
  warrior: [gift(...COPY, ATTACK, "to", SHIP), second("empath")],
  feastbringer: [gift(...COPY, own("ar-secure"), "to", AGENT), flaw(CARD, "to", FOES, "if", DECLARE)],
  demagogue: [gift(DECLARE, "to", AGENT, word("×"), CARD), flaw(own("ar-secure"), word("2"), AGENT)],

  tool_priests: [action(1, "ar-construction", CITY, "to", SHIP)],
  galactic_rifles: [action(1, "ar-aggression", SHIP, "to", die("skirmish"), own("ar-hit"))],
  sprinter_drives: [line("text", "rule", "ar-mobilization", SHIP, "to", SHIP, "to")],
  mirror_plating: [defending(die("assault"), "if", word("+1"), own("ar-intercept"))],
  hidden_harbors: [always(PORT, LOCK, die("raid"))],
  signal_breaker: [attacking(word("−1"), { sign: "ar-intercept", tone: "loss" })],
  repair_drones: [attacking("if", own("ar-repair"), SHIP)],
  gate_ports: [building(PORT, GATE, "if", rivals(AGENT), CAPTIVE)],
  cloud_cities: [building(ANY, "to", CITY)],
  living_structures: [action(1, "ar-construction", own("ar-tax"), CITY), action(2, "ar-repair", CITY, own("g-swap"), PORT)],
  gate_stations: [building(CITY, GATE)],
  railgun_arrays: [defending(SHIP, "if", { sign: "ar-hit", tone: "loss" }, word("1"))],
  ancient_holdings: [always(word("+"), SLOT, own("ar-key"), word("4"))],
  seeker_torpedoes: [attacking(own("g-reroll"), die("assault"), word("×"), SHIP)],
};

/** All lines of a card, in the order in which they are read. */
export const linesOf = (card: string): readonly Line[] => LINES[card] ?? [];

/** What the card of a choice does; a choice that spends it in the Prelude speaks of that line alone. */
export function signsOf({ touches, text }: Offer): OfferSigns | undefined {
  const card = touches.map(split).find(([kind, id]) => kind === "card" && id in FACTS.cards)?.[1];
  if (!card) return undefined;
  const all = linesOf(card);
  const prelude = text.startsWith("use ") ? all.filter(({ said }) => said === "prelude") : [];
  return { lines: (prelude.length ? prelude : all).map(({ line }) => line), ink: inkOf(card) };
}
