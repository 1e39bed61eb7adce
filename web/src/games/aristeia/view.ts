/** What the rules write about a position of Aristeia! (`games/aristeia/src/view.rs`). */
import type { Seat } from "../../wire";

export type Character = string;
/** `p1.gata` */
export type Figure = string;
/** A figure, or `barrier.2`. */
export type Piece = string;
/** `j10`: a column and a row. */
export type Space = string;
export type ZoneName = "central" | "one" | "two" | "three" | "four" | "five" | "six";
export type Colour = "red" | "green" | "orange" | "blue" | "yellow" | "black";
export type Symbol = "success" | "block" | "special" | "crit_success" | "crit_block";
export const SYMBOLS: readonly Symbol[] = ["success", "crit_success", "block", "crit_block", "special"];
/** How many of each symbol. */
export type Face = Record<Symbol, number>;
export type Place = "box" | "bench" | "infirmary" | { on: Space };
export type Standing = "documented" | "partly" | "stand_in";
export type Sight = "blocked" | "limited" | "clear";

export interface TacticView {
  tactic: string;
  standing: Standing;
  playable: boolean;
}

export interface PlayerView {
  seat: Seat;
  points: number;
  frags: number;
  hand_size: number;
  hand: TacticView[] | null;
  deck_size: number;
  deck: TacticView[] | null;
  discard: TacticView[];
  plan: (Character | null)[];
  picks: Character[];
  mulligan: boolean | null;
  zones: ZoneName[];
  conquered: ZoneName[];
}

export interface MarkerView {
  state: string;
  red: boolean;
  count: number;
}

export interface FigureView {
  figure: Figure;
  seat: Seat;
  character: Character;
  place: Place;
  damage: number;
  health: number;
  energy: number;
  speed: number;
  initiative: number;
  markers: MarkerView[];
  taunted_by: Figure | null;
  guard: [number, number];
}

export interface DieView {
  colour: Colour | null;
  face: number;
  shows: Face;
  gives: Face;
  cancelled: boolean;
}

export interface SideView {
  figure: Figure | null;
  cover: boolean;
  dice: DieView[];
  symbols: Face;
}

export interface RollView {
  kind: "simple" | "combat" | "disengage";
  counted: boolean;
  sides: [SideView, SideView];
}

export interface Odds {
  outcomes: number;
  first: number[];
  second: number[];
}

export interface AimView {
  action: string;
  target: Piece;
  distance: number | null;
  sight: Sight;
  vertex: number;
  interrupted: boolean[];
  cover: [boolean, boolean];
  pools: [DieView[], DieView[]];
  odds: Odds | null;
}

export interface PlayedView {
  tactic: string;
  seat: Seat;
  figure: Figure | null;
  target: Figure | null;
  cancelled: boolean;
}

export interface View {
  scenario: string;
  round: number;
  turn: number;
  outsider: Seat;
  players: [PlayerView, PlayerView];
  figures: FigureView[];
  barriers: Space[];
  smoke: Space[];
  scoring: ZoneName[];
  burnt: ZoneName[];
  active: Figure | null;
  points: number;
  movement: number;
  action: string | null;
  target: Piece | null;
  roll: RollView | null;
  hurts: [Figure, number][];
  chain: PlayedView[];
  named: string[];
  window: string | null;
  aims: AimView[];
}

export const spaceOf = (figure: FigureView): Space | undefined => (typeof figure.place === "object" ? figure.place.on : undefined);
