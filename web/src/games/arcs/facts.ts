/** What is printed on the map, the boards, the dice and the cards. Made from the game's data by `cargo xtask generate`. */
import type { MotifName } from "../../art/motifs";
import printed from "./facts.json";
import type { Ambition, Die, Face, Kind, Resource } from "../../wire/arcs";
import { dashed } from "../parts";

export const AMBITIONS: readonly Ambition[] = ["tycoon", "tyrant", "warlord", "keeper", "empath"];
export const DICE: readonly Die[] = ["assault", "skirmish", "raid"];
export type Suit = "administration" | "aggression" | "construction" | "mobilization";
/** A face, or a roll, that shows nothing. */
export const NOTHING: Readonly<Face> = { self_hits: 0, intercepts: 0, hits: 0, building_hits: 0, keys: 0 };

export interface SystemFacts {
  /** The type of a planet; a gate has none. */
  type?: Resource;
  slots: number;
  adjacent: string[];
}

/** What stands in a system at the beginning. */
export interface Start {
  building: Kind | "none";
  ships: number;
}

export type CardFacts =
  | { kind: "guild"; type: Resource; keys: number; loyal: boolean }
  | { kind: "vox" | "lore" }
  | { kind: "leader"; resources: Resource[]; start: Start[]; traits: string[] };

interface Facts {
  systems: Record<string, SystemFacts>;
  suits: Record<Suit, { actions: string[]; pips: number[] }>;
  /** By the number of the card that declares them. */
  ambitions: Record<number, Ambition>;
  chapters: number;
  /** Power for a sole first place when none, one or both of the last cities are built. */
  cityBonus: number[];
  pieces: { cities: number; starports: number; ships: number; agents: number };
  /** Resource slots, and how many cities must be built before they are free. */
  slots: Record<string, number>;
  dice: Record<Die, Face[]>;
  cards: Record<string, CardFacts>;
}

export const FACTS = printed as unknown as Facts;

const UNKNOWN: CardFacts = { kind: "lore" };
export const factsOf = (card: string): CardFacts => FACTS.cards[card] ?? UNKNOWN;
export const systemFacts = (system: string): SystemFacts => FACTS.systems[system] ?? { slots: 0, adjacent: [] };

// ----- action cards: `aggression-4` -----

export interface ActionFacts {
  suit: Suit;
  number: number;
  pips: number;
  actions: string[];
  /** The ambitions it may declare: 7 any, 1 none. */
  declares: Ambition[];
}

export function actionFacts(card: string): ActionFacts {
  const [suit, digits] = card.split("-") as [Suit, string];
  const number = Number(digits);
  const { actions, pips } = FACTS.suits[suit] ?? { actions: [], pips: [] };
  const own = FACTS.ambitions[number];
  const declares = number === 7 ? Object.values(FACTS.ambitions) : own ? [own] : [];
  return { suit, number, pips: pips[number - 1] ?? 0, actions, declares };
}

export const isActionCard = (card: string): boolean => actionFacts(card).pips > 0;

// ----- messages -----

/** The message that names a card: `arcs-card-elder-broker`. */
export const messageOf = (card: string): string => `arcs-card-${dashed(card)}`;

/** The card that a message names, if it names one. */
export function cardOf(message: string): string | undefined {
  const id = message.startsWith("arcs-card-") ? message.slice("arcs-card-".length).replaceAll("-", "_") : "";
  return id in FACTS.cards ? id : undefined;
}

// ----- pictures -----

const MOTIF: Record<string, MotifName> = {
  loyal_engineers: "hammer",
  mining_interest: "pick",
  material_cartel: "chest",
  admin_union: "book",
  construction_union: "tower",
  fuel_cartel: "potion",
  loyal_pilots: "ship",
  gatekeepers: "gate",
  shipping_interest: "ship",
  spacing_union: "star",
  arms_union: "blade",
  prison_wardens: "tomb",
  skirmishers: "bow",
  court_enforcers: "crown",
  loyal_marines: "helm",
  lattice_spies: "mask",
  farseers: "eye",
  secret_order: "obelisk",
  loyal_empaths: "hood",
  silver_tongues: "serpent",
  loyal_keepers: "temple",
  sworn_guardians: "statue",
  elder_broker: "ring",
  relic_fence: "chalice",
  galactic_bards: "horn",
  mass_uprising: "flame",
  populist_demands: "hand",
  outrage_spreads: "skull",
  song_of_freedom: "bird",
  guild_struggle: "banner",
  call_to_action: "horn",
  elder: "mask",
  mystic: "eye",
  fuel_drinker: "potion",
  upstart: "crown",
  rebel: "banner",
  warrior: "helm",
  feastbringer: "chalice",
  demagogue: "hood",
  tool_priests: "hammer",
  galactic_rifles: "bow",
  sprinter_drives: "flame",
  mirror_plating: "prism",
  hidden_harbors: "gate",
  signal_breaker: "obelisk",
  repair_drones: "beast",
  gate_ports: "gate",
  cloud_cities: "city",
  living_structures: "tree",
  gate_stations: "tower",
  railgun_arrays: "blade",
  ancient_holdings: "pyramid",
  seeker_torpedoes: "star",
};

/** The sign of each action, as action cards show what they allow. */
export const ACTION_ICON: Record<string, string> = {
  tax: "ar-tax",
  build: "ar-city",
  move: "ar-ship",
  repair: "ar-repair",
  influence: "ar-agent",
  secure: "ar-secure",
  battle: "ar-hit",
};

const SUIT_MOTIF: Record<Suit, MotifName> = { administration: "crown", aggression: "blade", construction: "city", mobilization: "ship" };

export const motifOf = (card: string): MotifName => MOTIF[card] ?? "star";
export const suitMotif = (suit: Suit): MotifName => SUIT_MOTIF[suit];

/** The inks a card is printed in: those of its type, or of its kind. */
export function inkOf(card: string): string {
  const facts = factsOf(card);
  return facts.kind === "guild" ? facts.type : facts.kind;
}
