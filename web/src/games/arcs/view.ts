/** The table of Arcs as one pair of eyes sees it: the JSON that the rules write. */
import type { Seat } from "../../wire";

export const RESOURCES = ["material", "fuel", "weapon", "relic", "psionic"] as const;
export type Resource = (typeof RESOURCES)[number];
export const AMBITIONS = ["tycoon", "tyrant", "warlord", "keeper", "empath"] as const;
export type Ambition = (typeof AMBITIONS)[number];
export const DICE = ["assault", "skirmish", "raid"] as const;
export type Die = (typeof DICE)[number];
export type Suit = "administration" | "aggression" | "construction" | "mobilization";
export type Manner = "lead" | "surpass" | "copy" | "pivot";
export type BuildingKind = "city" | "starport";

/** Something counted for each owner. */
export type ByOwner<T> = [Seat, T][];

export interface Ships {
  fresh: number;
  damaged: number;
}

/** What a die face, or a whole roll, shows. */
export interface Face {
  self_hits: number;
  intercepts: number;
  hits: number;
  building_hits: number;
  keys: number;
}

export const NOTHING: Readonly<Face> = { self_hits: 0, intercepts: 0, hits: 0, building_hits: 0, keys: 0 };

export interface Trophies {
  ships: number;
  starports: number;
  cities: number;
  agents: number;
}

export interface BuildingView {
  site: string;
  kind: BuildingKind;
  owner: Seat;
  damaged: boolean;
  used: boolean;
}

export interface SystemView {
  system: string;
  control: Seat | null;
  ships: ByOwner<Ships>;
  buildings: BuildingView[];
  adjacent: string[];
}

export interface SlotView {
  slot: string;
  /** Keys to steal from it; 0 if it is covered. */
  raid_cost: number;
  token: Resource | null;
}

export interface PlayedView {
  manner: Manner;
  card: string | null;
  /** The union beside it, and who takes the card. */
  union: [string, Seat] | null;
}

export interface PlayerView {
  seat: Seat;
  power: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  played: PlayedView | null;
  seizing: boolean;
  seizing_card: string | null;
  leader: string | null;
  lore: string[];
  guilds: string[];
  slots: SlotView[];
  outrage: Resource[];
  captives: ByOwner<number>;
  trophies: ByOwner<Trophies>;
  agents: number;
  ships: number;
  starports: number;
  /** Cities that still lie on the player's board. */
  cities: number;
}

export interface CourtView {
  card: string | null;
  agents: ByOwner<number>;
}

export interface AmbitionView {
  ambition: Ambition;
  counts: ByOwner<number>;
  neutral: number;
  power: [number, number];
  first: Seat | null;
  second: Seat[];
}

export interface MarkerView {
  power: [number, number];
  flipped: boolean;
  on: Ambition | null;
}

export interface TurnView {
  seat: Seat;
  pips: number;
  prelude: boolean;
  armed: boolean;
}

export interface BattleView {
  attacker: Seat;
  defender: Seat;
  system: string;
  ships: Ships;
  to_roll: [Die, number][];
  /** Die, face (from 1), and what it shows. */
  rolled: [Die, number, Face][];
  totals: Face;
  keys: number;
}

export interface View {
  board: string;
  /** From 1; 0 before the first. */
  chapter: number;
  power_to_win: number;
  initiative: Seat;
  seized: boolean;
  players: PlayerView[];
  systems: SystemView[];
  court: CourtView[];
  court_deck_size: number;
  buried: string[];
  court_discard: string[];
  row: string[];
  ambitions: AmbitionView[];
  markers: MarkerView[];
  lead_number: number | null;
  zero: boolean;
  pile_size: number;
  open_pile: string[];
  supply: [Resource, number][];
  limbo: [Resource, number][];
  turn: TurnView | null;
  battle: BattleView | null;
}
