/** What is printed on the cards, for drawing them. Made from the game's data by `cargo xtask generate`. */
import type { MotifName } from "../../art/motifs";
import type { Essence, Essences } from "../../wire/res_arcana";
import printed from "./facts.json";
import { dashed } from "../parts";

export const ESSENCES: readonly Essence[] = ["elan", "life", "calm", "death", "gold"];

export type Kind = "artifact" | "mage" | "monument" | "magic_item" | "place_of_power";

// The words of games/res_arcana/data/SCHEMA.md.
export type Bill = Essences & { any?: number };
export type Gift = Essences & { any?: number; of?: Essence[] };
export type Collect =
  | { gain: Gift }
  | { one_of: { amount: number; of: Essence[] } }
  | { interest: { essence: Essence; any: number; of: Essence[] } }
  | { growth: { each: number } }
  | { pay_or_turn: { pay: Essences } };
export interface Reduction {
  any?: number;
  not_gold?: number;
}
export interface Cost {
  turn?: boolean;
  pay?: Bill;
  one_of?: Essence[];
  same?: boolean;
  from_it?: Essences;
  turn_other?: string;
  destroy?: string;
  discard?: boolean;
}
export type Effect =
  | string
  | { gain: Gift }
  | { store_on_it: Gift }
  | { gain_x: Essence }
  | { gain_x_other: Essence[] }
  | { gain_its_cost: { plus: number; of: Essence[] } }
  | { gain_as_rival: { gain: Essence; count: Essence } }
  | { rivals_gain: Essences }
  | { rivals_lose_life: { amount: number; escape?: Cost } }
  | { draw: number }
  | { draw_then_discard: number }
  | { reorder: number }
  | { straighten: string }
  | { place: { own_discard?: boolean; rival_discard?: boolean; dragons?: boolean; off?: Reduction; free?: boolean } }
  | { points_now: number };
export type PointsPer = { essence_on_it: [Essence, number] } | { creature: number } | { dragon: number };

export interface Power {
  when: string;
  usable: string;
  cost: Cost;
  effects: Effect[];
}

export interface Facts {
  kind: Kind;
  cost: Bill;
  points: number;
  pointsPer: PointsPer[];
  subtypes: string[];
  collect?: Collect;
  discount?: { dragons?: boolean; off: Reduction };
  powers: Power[];
}

interface Row extends Partial<Facts> {
  points_per?: PointsPer[];
  dragon?: boolean;
  creature?: boolean;
}

const facts = ({ kind = "artifact", cost = {}, points = 0, points_per: pointsPer = [], dragon, creature, collect, discount, powers = [] }: Row): Facts => ({
  kind,
  cost,
  points,
  pointsPer,
  subtypes: [...(dragon ? ["dragon"] : []), ...(creature ? ["creature"] : [])],
  collect,
  discount,
  powers,
});

const FACTS: Record<string, Facts> = Object.fromEntries(Object.entries(printed as unknown as Record<string, Row>).map(([card, row]) => [card, facts(row)]));

const UNKNOWN: Facts = facts({});

export const factsOf = (card: string): Facts => FACTS[card] ?? UNKNOWN;

/** The message that names a card: `resa-card-guard-dog`. */
export const messageOf = (card: string): string => `resa-card-${dashed(card)}`;

/** The card that a message names, if it names one. */
export function cardOf(message: string): string | undefined {
  const id = message.startsWith("resa-card-") ? message.slice("resa-card-".length).replaceAll("-", "_") : "";
  return id in FACTS ? id : undefined;
}

const MOTIF: Record<string, MotifName> = {
  athanor: "alembic",
  bone_dragon: "dragon",
  celestial_horse: "beast",
  chalice_of_fire: "chalice",
  chalice_of_life: "chalice",
  corrupt_altar: "temple",
  crypt: "tomb",
  cursed_skull: "skull",
  dancing_sword: "blade",
  dragon_bridle: "ring",
  dragon_egg: "egg",
  dragon_teeth: "crystal",
  dwarven_pickaxe: "pick",
  earth_dragon: "dragon",
  elemental_spring: "fountain",
  elvish_bow: "bow",
  fiery_whip: "whip",
  fire_dragon: "dragon",
  flaming_pit: "flame",
  fountain_of_youth: "fountain",
  guard_dog: "beast",
  hand_of_glory: "hand",
  hawk: "bird",
  horn_of_plenty: "horn",
  hypnotic_basin: "eye",
  jeweled_statuette: "statue",
  magical_shard: "crystal",
  mermaid: "hood",
  nightingale: "bird",
  philosophers_stone: "crystal",
  prism: "prism",
  ring_of_midas: "ring",
  sacrificial_dagger: "blade",
  sea_serpent: "serpent",
  treant: "tree",
  tree_of_life: "tree",
  vault: "chest",
  water_dragon: "dragon",
  wind_dragon: "dragon",
  windup_man: "helm",
  alchemist: "mask",
  artificer: "hammer",
  druid: "leaf",
  duelist: "helm",
  healer: "potion",
  necromancer: "skull",
  scholar: "book",
  seer: "eye",
  transmuter: "gate",
  witch: "hood",
  colossus: "statue",
  golden_statue: "statue",
  great_pyramid: "pyramid",
  hanging_gardens: "flower",
  library: "book",
  mausoleum: "tomb",
  obelisk: "obelisk",
  oracle: "eye",
  solomons_mine: "pick",
  temple: "temple",
  alchemy: "alembic",
  calm_elan: "flame",
  death_life: "flower",
  divination: "eye",
  protection: "helm",
  reanimate: "star",
  research: "book",
  transmutation: "gate",
  sacred_grove: "tree",
  alchemists_tower: "tower",
  catacombs_of_the_dead: "skull",
  sacrificial_pit: "flame",
  cursed_forge: "hammer",
  dwarven_mines: "pick",
  coral_castle: "city",
  sunken_reef: "serpent",
  dragons_lair: "dragon",
  sorcerers_bestiary: "book",
};

export const motifOf = (card: string): MotifName => MOTIF[card] ?? "crystal";

const OWN_INK: Record<string, string> = {
  sacred_grove: "grove",
  alchemists_tower: "mage",
  catacombs_of_the_dead: "catac",
  sacrificial_pit: "death",
  cursed_forge: "forge",
  dwarven_mines: "gold",
  coral_castle: "coral",
  sunken_reef: "calm",
  dragons_lair: "lair",
  sorcerers_bestiary: "place",
  alchemy: "gold",
  calm_elan: "calm",
  death_life: "death",
  protection: "life",
  reanimate: "elan",
};

/** The inks a card is printed in: its own, those of its pile, or those of its main cost. */
export function inkOf(card: string): string {
  const own = OWN_INK[card];
  if (own) return own;
  const { kind, cost } = factsOf(card);
  if (kind === "mage") return "mage";
  if (kind === "monument") return "gold";
  if (kind === "magic_item") return "item";
  if (kind === "place_of_power") return "place";
  return ESSENCES.reduce<string>((most, essence) => ((cost[essence] ?? 0) > (cost[most as Essence] ?? 0) ? essence : most), "item");
}
