/** What is printed on the board, the sheets and the cards. Made from the game's data by `cargo xtask generate`. */
import type { MotifName } from "../../art/motifs";
import printed from "./facts.json";
import type { Space, Standing, Symbol, Zone } from "../../wire/aristeia";
import { dashed } from "../parts";

export const SYMBOLS: readonly Symbol[] = ["success", "crit_success", "block", "crit_block", "special"];

/** A die by its colour, or a printed symbol. */
export type PoolPart = string;

/** Something that happens, as the data writes it: `{ draw: 2 }`, `cancel_tactic`. */
export type Op = string | Record<string, unknown>;

export interface TacticFacts {
  owner: string | null;
  window: string;
  standing: Standing;
  by: "active" | "opponent" | "either";
  ops: Op[];
}

export interface Sheet {
  initiative: number;
  speed: number;
  energy: number;
  health: number;
  defence: PoolPart[];
  strength: PoolPart[];
  agility: PoolPart[];
  actions: string[];
  switches: string[];
  skills: string[];
}

export interface ActionFacts {
  owner: string | null;
  type: "attack" | "action";
  cost: number;
  move: number;
  range: [number, number] | null;
  pool: PoolPart[];
  switches: string[];
  /** What happens whatever the roll, and what may happen with a success left. */
  always: Op[];
  success: Op[];
  standIn: boolean;
}

export interface SwitchFacts {
  owner: string;
  /** The action it belongs to; null: every roll of its owner. */
  action: string | null;
  cost: Symbol[];
  ops: Op[];
}

export interface SkillFacts {
  owner: string;
  ops: Op[];
  standIn: boolean;
}

interface Facts {
  blocked: { spaces: Space[] };
  zones: Record<string, Space[]>;
  characters: Record<string, Sheet>;
  actions: Record<string, ActionFacts>;
  switches: Record<string, SwitchFacts>;
  skills: Record<string, SkillFacts>;
  tactics: Record<string, TacticFacts>;
}

const FACTS = printed as unknown as Facts;

export const BLOCKED: ReadonlySet<Space> = new Set(FACTS.blocked.spaces);
export const CHARACTERS: readonly string[] = Object.keys(FACTS.characters);
export const TACTICS: readonly string[] = Object.keys(FACTS.tactics);

/** A zone as things call it, and as the view does. */
export const ZONES: readonly { id: string; name: Zone; spaces: readonly Space[] }[] = (
  [
    ["central", "central"],
    ["1", "one"],
    ["2", "two"],
    ["3", "three"],
    ["4", "four"],
    ["5", "five"],
    ["6", "six"],
  ] as const
).map(([id, name]) => ({ id, name, spaces: FACTS.zones[id] ?? [] }));

const NOBODY: Sheet = { initiative: 0, speed: 0, energy: 0, health: 0, defence: [], strength: [], agility: [], actions: [], switches: [], skills: [] };
const NOTHING: ActionFacts = { owner: null, type: "action", cost: 0, move: 0, range: null, pool: [], switches: [], always: [], success: [], standIn: false };

export const sheetOf = (character: string): Sheet => FACTS.characters[character] ?? NOBODY;
export const actionFacts = (action: string): ActionFacts => FACTS.actions[action] ?? NOTHING;
export const switchFacts = (id: string): SwitchFacts => FACTS.switches[id] ?? { owner: "", action: null, cost: [], ops: [] };
export const skillFacts = (skill: string): SkillFacts => FACTS.skills[skill] ?? { owner: "", ops: [], standIn: false };
export const tacticFacts = (tactic: string): TacticFacts => FACTS.tactics[tactic] ?? { owner: null, window: "", standing: "documented", by: "either", ops: [] };

/** What there is of each kind. */
const KINDS: Record<string, Record<string, unknown>> = {
  character: FACTS.characters,
  action: FACTS.actions,
  switch: FACTS.switches,
  skill: FACTS.skills,
  tactic: FACTS.tactics,
};
export const isKnown = (kind: string, id: string): boolean => id in (KINDS[kind] ?? {});

/** The switches that a character may use in a roll of this action. */
export function switchesIn(character: string, action: string | null): string[] {
  const own = sheetOf(character).switches;
  const facts = action ? actionFacts(action) : NOTHING;
  return facts.owner === character ? [...own, ...facts.switches] : own;
}

/** The sign of a character. */
export const emblemOf = (character: string): string => (character === "eight_ball" ? "hx-8-ball" : `hx-${dashed(character)}`);
export const symbolIcon = (symbol: string): string => `hx-${dashed(symbol)}`;

const MOTIF: Record<string, MotifName> = {
  eight_ball: "egg",
  gata: "mask",
  hexx3r: "hood",
  major_lunah: "eye",
  maximus: "helm",
  mushashi: "blade",
  parvati: "flame",
  wild_bill: "star",
  no: "mask",
  feint: "blade",
  quick_feet: "bird",
  steady_aim: "eye",
  brace: "helm",
  slip_away: "serpent",
  hold_the_line: "tower",
  once_again: "gate",
  patch_up: "potion",
  shake_it_off: "fountain",
  break_shot: "egg",
  bank_shot: "prism",
  play_to_the_stands: "crown",
  roll_with_it: "ring",
  keep_running: "beast",
  pink_blur: "star",
  over_the_top: "bird",
  camera_wink: "eye",
  unlimited_power: "crystal",
  lag_spike: "obelisk",
  sticky_packet: "serpent",
  reroute: "gate",
  chink_in_the_armour: "helm",
  holographic_sight: "prism",
  ricochet: "star",
  between_heartbeats: "eye",
  shoulder_to_shoulder: "banner",
  shield_first: "helm",
  face_me: "horn",
  grit: "hand",
  two_heavens: "blade",
  open_stance: "hood",
  wind_step: "leaf",
  read_the_blade: "book",
  field_analysis: "book",
  triage: "potion",
  stimulant: "alembic",
  dig_in: "tower",
  ace_of_hearts: "flower",
  noon_bell: "horn",
  call_the_bluff: "mask",
  fan_the_hammer: "hammer",
};
export const motifOf = (card: string): MotifName => MOTIF[card] ?? "star";

/** The inks a tactic is printed in: those of its character. */
export const inkOf = (tactic: string): string => tacticFacts(tactic).owner ?? "standard";
