/** What is printed on the cards, and the ready decks. Made from the game's data by `cargo xtask generate`. */
import type { MotifName } from "../../art/motifs";
import printed from "./facts.json";
import type { Faction, Phase } from "../../wire/arcmage";
import { dashed } from "../parts";

export const FACTIONS: readonly Faction[] = ["gaian", "dark_legion", "red_banner", "house_of_nobles", "the_empire"];
export type Kind = "city" | "creature" | "enchantment" | "magic" | "event";
export const KINDS: readonly Kind[] = ["city", "creature", "enchantment", "magic", "event"];
/** The phases a player goes through, in order. */
export const PHASES: readonly Phase[] = ["unmark", "draw", "tactics", "play", "attack", "replay", "discard"];

export type Standing = "ready" | "token" | "open";

export interface CardFacts {
  faction: Faction;
  kind: Kind;
  subtypes: string[];
  /** What it costs; a city costs a turn, and a token is never paid for. */
  cost: number | "x" | "skip_turn" | "token";
  loyalty: number;
  attack?: number;
  defense?: number;
  /** With a number where they have one: `bodyguard:3`. */
  keywords: string[];
  /** May it be in a deck, and if not, why? */
  standing: Standing;
  set: string;
}

interface Facts {
  deck: { size: number; copies: number; cities: number };
  /** The clause of each keyword. */
  keywords: Record<string, string>;
  decks: Record<string, Record<string, number>>;
  cards: Record<string, CardFacts>;
}

export const FACTS = printed as unknown as Facts;
export const CARDS: readonly string[] = Object.keys(FACTS.cards);
/** The decks that are ready to play. */
export const DECKS: readonly string[] = Object.keys(FACTS.decks);

const UNKNOWN: CardFacts = { faction: "the_empire", kind: "event", subtypes: [], cost: 0, loyalty: 0, keywords: [], standing: "token", set: "" };
export const factsOf = (card: string): CardFacts => FACTS.cards[card] ?? UNKNOWN;
export const isCard = (card: string): boolean => card in FACTS.cards;

/** The message that names something: `arcm-card-natures-outrage`. */
export const messageOf = (kind: string, id: string): string => `arcm-${kind}-${dashed(id)}`;

/** The inks a card is printed in are those of its faction. */
export const inkOf = (faction: Faction): string => dashed(faction);
export const factionIcon = (faction: Faction): string => `am-${dashed(faction)}`;
export const kindIcon = (kind: Kind): string => `am-${kind}`;

/** `bodyguard:3` apart. */
export function keywordOf(text: string): { id: string; n?: string } {
  const [id = "", n] = text.split(":");
  return n ? { id, n } : { id };
}

/** Cards that stand on the table when played: everything but magic and events. */
export const staysInPlay = (card: string): boolean => !["magic", "event"].includes(factsOf(card).kind);

// ----- pictures: by the card, then by what it is -----

const MOTIF: Record<string, MotifName> = {
  call_to_aid: "horn",
  early_spring: "flower",
  elvish_ambush: "bow",
  elvish_archer: "bow",
  farmland: "leaf",
  grassroots: "leaf",
  natures_outrage: "flame",
  sanctuary: "temple",
  spirit_tree: "tree",
  abduction: "hand",
  crumbling_defenses: "tower",
  dark_portal: "gate",
  fear_of_the_dark: "eye",
  fearless_assault: "blade",
  gigantic_spider: "beast",
  jevyans_advice: "book",
  lobotomized_library: "book",
  nightgaunt: "bird",
  nirvana_of_the_undead: "tomb",
  out_of_nowhere: "mask",
  raise_the_undead: "tomb",
  rotten_deal: "chest",
  shadows_twilight: "obelisk",
  shatis: "crown",
  wight: "skull",
  undead_archer: "bow",
  besieged_city: "tower",
  big_brother: "helm",
  big_orc_token: "helm",
  deadly_shock: "flame",
  imp_union_leader: "crown",
  orc_drummer: "horn",
  orc_recruiter: "banner",
  orc_rouser: "banner",
  orc_scout: "eye",
  orc_thug: "hammer",
  orc_warleader: "crown",
  outmaneuvered: "banner",
  second_sons_army_camp: "banner",
  tunnel_network: "pick",
  warren: "gate",
  witchdoctor: "potion",
  wolf_rider: "beast",
  archivist: "book",
  benevolent_baron: "crown",
  binding_contract: "book",
  blindfolded: "mask",
  carpe_diem: "star",
  entangled: "whip",
  erode: "fountain",
  esteemed_councilor: "hood",
  esteemed_duelist: "blade",
  merchant_ship: "ship",
  prince_of_thieves: "mask",
  qualaris: "city",
  royal_guard: "helm",
  siphon: "alembic",
  touch_of_genius: "star",
  two_bridges: "gate",
  whirlwind: "serpent",
  armory: "blade",
  assemble_the_army: "horn",
  barracks: "tower",
  battering_ram: "hammer",
  bearer: "banner",
  borgs_keep: "tower",
  conscript: "helm",
  dimensional_pocket: "ring",
  mentor: "book",
  mounted_eagle: "bird",
  revenge: "blade",
  seat_of_the_throne: "crown",
  spearman: "blade",
  squad_leader: "banner",
  trebuchet: "bow",
  burn_the_bodies: "skull",
  burn_the_city: "city",
  short_fuse: "potion",
  prometheus_shrine: "temple",
  lake_of_fire: "flame",
  plymouth: "ship",
  addax_archer: "bow",
  garak: "crown",
  ghazw: "pyramid",
  guincho: "statue",
  nyms_calling: "eye",
  oasis_of_reflections: "fountain",
  solar_blessing: "star",
  sun_singer_sacrifice: "chalice",
  taurs_armor: "helm",
  thaurs_banner: "banner",
  ar_an_imeall: "obelisk",
  bracer_of_the_octopus: "ring",
  coral_labyrinth: "city",
  ink_cloud: "potion",
  karma: "ring",
  kelp_forest: "leaf",
  merfolk_joyride: "ship",
  merman_armor: "helm",
  strategic_defense: "tower",
  as_you_command: "hand",
  dragon_armor: "dragon",
  guardians_fall: "statue",
  hideout: "gate",
  karka_suno: "city",
  smith: "hammer",
  uneasy_pact: "hand",
  botanic_block: "tree",
  centaurs_bow: "bow",
  centaurs_staff: "whip",
  elvish_cloak: "hood",
  enchanted_forest: "tree",
  flying_fortress: "bird",
  recycling_resources: "ring",
  rope_trap: "whip",
  satyrs_tune: "horn",
  scent_of_home: "flower",
  serenity: "fountain",
  swanport: "ship",
  wild_trample: "beast",
};

const KIN: Record<string, MotifName> = {
  bird: "bird",
  tree: "tree",
  flower: "flower",
  warg: "beast",
  lion: "beast",
  addax: "beast",
  tauroch: "beast",
  drake: "dragon",
  undead: "skull",
  skeleton: "skull",
  vampire: "hood",
  shadow: "hood",
  imp: "mask",
  orc: "mask",
  ship: "ship",
  gear: "bow",
  knight: "helm",
  soldier: "helm",
  merfolk: "serpent",
  assassin: "blade",
  thug: "hood",
  priest: "chalice",
  elf: "hood",
  human: "hood",
};

const PLAIN: Record<Kind, MotifName> = { city: "city", creature: "hood", enchantment: "ring", magic: "prism", event: "star" };

export function motifOf(card: string): MotifName {
  const { kind, subtypes } = factsOf(card);
  const kin = subtypes.find((subtype) => subtype in KIN);
  return MOTIF[card] ?? (kin ? KIN[kin] : undefined) ?? PLAIN[kind];
}
