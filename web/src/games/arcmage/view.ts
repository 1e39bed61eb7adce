/** The JSON of the rules' `View` (games/arcmage/src/view.rs). */
import type { Seat } from "../../wire";

export type Faction = "gaian" | "dark_legion" | "red_banner" | "house_of_nobles" | "the_empire";
export const FACTIONS: readonly Faction[] = ["gaian", "dark_legion", "red_banner", "house_of_nobles", "the_empire"];

export type Kind = "city" | "creature" | "enchantment" | "magic" | "event";
export const KINDS: readonly Kind[] = ["city", "creature", "enchantment", "magic", "event"];

export type Phase = "start" | "unmark" | "draw" | "tactics" | "play" | "attack" | "replay" | "discard" | "end";
/** The phases a player goes through, in order. */
export const PHASES: readonly Phase[] = ["unmark", "draw", "tactics", "play", "attack", "replay", "discard"];

/** A card or token in play or on the stack: `ghoul`, `ghoul.2`. */
export type Piece = string;
/** `ghoul.2`, `p2`, `p2.army`, `p2.grave.3.ghoul`. */
export type Target = string;

export interface EnchantmentView {
  piece: Piece;
  card: string;
  controller: Seat;
  marked: boolean;
}

export interface CreatureView {
  piece: Piece;
  card: string;
  owner: Seat;
  controller: Seat;
  attack: number;
  defense: number;
  damage: number;
  marked: boolean;
  devoted: boolean;
  attacking: boolean;
  defends_against: Piece | null;
  keywords: string[];
  subtypes: string[];
  growth: number;
  edge: number;
  decay: number;
  grassroots: number;
  poison_ivy: number;
  rabies: boolean;
  held: boolean;
  enchantments: EnchantmentView[];
}

export interface CityView {
  piece: Piece;
  card: string;
  owner: Seat;
  defense: number;
  devotion: number;
  travelled: boolean;
  tended: boolean;
  residents: CreatureView[];
  enchantments: EnchantmentView[];
}

export interface ResourceView {
  faction: Faction;
  marked: boolean;
  owner: Seat;
  card: string | null;
}

export interface PlayerView {
  seat: Seat;
  defeated: boolean;
  cities: CityView[];
  army: CreatureView[];
  enchantments: EnchantmentView[];
  resources: ResourceView[];
  available: [Faction, number][];
  hand_size: number;
  hand: string[] | null;
  known: string[];
  deck: { size: number; top: (string | null)[]; bottom: (string | null)[]; cards: string[] | null };
  graveyard: string[];
  removed: string[];
  pile_size: number;
  pile: string[] | null;
  chosen_size: number;
  chosen: string[] | null;
  cannot_draw: boolean;
}

export interface ItemView {
  card: string;
  source: Piece | null;
  is_card: boolean;
  ability: number | null;
  controller: Seat;
  targets: Target[];
  x: number;
  mode: number;
}

export interface BlowView {
  by: Piece;
  to: Piece;
  n: number;
}

export interface AttackView {
  target: Target;
  defender: Seat;
  battles: [Piece, Piece[]][];
  forecast: { blows: BlowView[]; lost: Piece[] };
}

export interface View {
  turn: number;
  active: Seat;
  phase: Phase;
  players: PlayerView[];
  stack: ItemView[];
  doing: ItemView | null;
  attack: AttackView | null;
  revealed: string[];
}

/** Every creature on the table. */
export const creaturesOf = (view: View): CreatureView[] =>
  view.players.flatMap(({ army, cities }) => [...army, ...cities.flatMap(({ residents }) => residents)]);

export const creatureIn = (view: View, piece: Piece): CreatureView | undefined => creaturesOf(view).find((one) => one.piece === piece);
export const cityIn = (view: View, piece: Piece): CityView | undefined => view.players.flatMap(({ cities }) => cities).find((one) => one.piece === piece);
