// Generated from games/aristeia by `cargo xtask generate`; do not edit.
import type { Seat } from "./index";

/**
 * An action of a card, or one that everybody has.
 */
export type Action = "move" | "contender" | "eat_my_fa_jing" | "be_water_dude" | "misdirection" | "freerun" | "gotcha" | "vade_retro" | "called_shot" | "suppressive_fire" | "jotums_shield" | "ken_no_sen" | "submachine_guns" | "reset" | "medikit" | "twin_pistols";

/**
 * An action at a target that is allowed now: what a person wants to know before choosing it.
 */
export type AimView = {
/**
 * The action.
 */
action: Action,
/**
 * The target.
 */
target: Piece,
/**
 * How far, counted around pieces.
 */
distance: number | null,
/**
 * What is seen of it.
 */
sight: Sight,
/**
 * The best vertex of the viewer, 0 to 5, and which of its six lines are interrupted.
 */
vertex: number,
/**
 * Interrupted lines from that vertex.
 */
interrupted: [boolean, boolean, boolean, boolean, boolean, boolean],
/**
 * Has the attacker, has the defender cover?
 */
cover: [boolean, boolean],
/**
 * The dice of both sides.
 */
pools: [Array<DieView>, Array<DieView>],
/**
 * The exact odds without tactics and switches.
 */
odds: Odds | null, };

/**
 * A character, as printed on its card.
 */
export type Character = "eight_ball" | "gata" | "hexx3r" | "major_lunah" | "maximus" | "mushashi" | "parvati" | "wild_bill";

/**
 * The colour of a die.
 */
export type Colour = "red" | "green" | "orange" | "blue" | "yellow" | "black";

/**
 * A die or printed symbol.
 */
export type DieView = {
/**
 * Its colour; none for a printed symbol.
 */
colour: Colour | null,
/**
 * The face that is up, 1 to 6; 0 before the throw.
 */
face: number,
/**
 * What that face, or the printed symbol, shows.
 */
shows: Face,
/**
 * What it still gives.
 */
gives: Face,
/**
 * Is it cancelled?
 */
cancelled: boolean, };

/**
 * Symbols: how many of each. What a face shows, what a switch costs, what is left of a roll.
 */
export type Face = Record<Symbol, number>;

/**
 * A character of a team: the same character may be in both. Written `p1.gata`.
 */
export type Figure = string;

/**
 * A character of a team, as all see it.
 */
export type FigureView = {
/**
 * Who.
 */
figure: Figure,
/**
 * Whose.
 */
seat: Seat,
/**
 * Its card.
 */
character: Character,
/**
 * Where.
 */
place: Place,
/**
 * Damage counters.
 */
damage: number,
/**
 * Printed health.
 */
health: number,
/**
 * Current energy.
 */
energy: number,
/**
 * Current speed.
 */
speed: number,
/**
 * Current initiative.
 */
initiative: number,
/**
 * State markers.
 */
markers: Array<MarkerView>,
/**
 * Who taunted it.
 */
taunted_by: Figure | null,
/**
 * Dice and blocks that join its defence rolls this turn.
 */
guard: [number, number], };

/**
 * A state marker, or several alike.
 */
export type MarkerView = {
/**
 * The state.
 */
state: State,
/**
 * Is the red side up?
 */
red: boolean,
/**
 * How many.
 */
count: number, };

/**
 * How many outcomes leave so many successes.
 */
export type Odds = {
/**
 * All outcomes.
 */
outcomes: number,
/**
 * Outcomes in which the first side has 0, 1, 2 … successes left.
 */
first: Array<number>,
/**
 * The same for the second side.
 */
second: Array<number>, };

/**
 * What can be a target: a figure, or a barrier, written `barrier.1` (ARIS-TARGET-01).
 */
export type Piece = string;

/**
 * Where a figure is.
 */
export type Place = "box" | "bench" | "infirmary" | { "on": Space };

/**
 * A tactic that was played.
 */
export type PlayedView = {
/**
 * The card.
 */
tactic: Tactic,
/**
 * By whom.
 */
seat: Seat,
/**
 * For which character.
 */
figure: Figure | null,
/**
 * At which one.
 */
target: Figure | null,
/**
 * Cancelled by an answer?
 */
cancelled: boolean, };

/**
 * What a player has, as seen.
 */
export type PlayerView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Victory points.
 */
points: number,
/**
 * Frags.
 */
frags: number,
/**
 * How many tactics in hand.
 */
hand_size: number,
/**
 * The hand, for eyes that may see it.
 */
hand: Array<TacticView> | null,
/**
 * How many tactics in the deck.
 */
deck_size: number,
/**
 * The deck in no order, for eyes that may see it.
 */
deck: Array<TacticView> | null,
/**
 * The discard pile, the first card first.
 */
discard: Array<TacticView>,
/**
 * The initiative cards in their order, as far as these eyes may see them.
 */
plan: Array<Character | null>,
/**
 * Characters chosen so far, for eyes that may see them.
 */
picks: Array<Character>,
/**
 * The secret answer about the opening hand, for eyes that may see it.
 */
mulligan: boolean | null,
/**
 * Zones to deploy in.
 */
zones: Array<Zone>,
/**
 * Zones conquered.
 */
conquered: Array<Zone>, };

/**
 * What kind of roll.
 */
export type RollKind = "simple" | "combat" | "disengage";

/**
 * A roll.
 */
export type RollView = {
/**
 * Attack against defence, agility against strength, or one side alone.
 */
kind: RollKind,
/**
 * Do symbols matter now, and dice no more?
 */
counted: boolean,
/**
 * The active side, and the other one.
 */
sides: [SideView, SideView], };

/**
 * A scenario.
 */
export type Scenario = "assault" | "conquest" | "king_of_the_hill" | "scorched_earth";

/**
 * One side of a roll.
 */
export type SideView = {
/**
 * Who rolls.
 */
figure: Figure | null,
/**
 * Has it cover?
 */
cover: boolean,
/**
 * Its dice and printed symbols, in the order in which answers number them.
 */
dice: Array<DieView>,
/**
 * The symbols left.
 */
symbols: Face, };

/**
 * What can be seen (ARIS-LOS-02).
 */
export type Sight = "blocked" | "limited" | "clear";

/**
 * A space of the board.
 */
export type Space = string;

/**
 * How much of a tactic is known of the printed card.
 */
export type Standing = "documented" | "partly" | "stand_in";

/**
 * A state a marker stands for.
 */
export type State = "energy_down" | "speed_down" | "initiative_up" | "initiative_down" | "blinded" | "immobilised" | "taunted" | "poisoned" | "burning" | "stunned" | "focused" | "hidden" | "marked";

/**
 * A symbol on a die or printed in a pool.
 */
export type Symbol = "success" | "block" | "special" | "crit_success" | "crit_block";

/**
 * A tactic.
 */
export type Tactic = "no" | "feint" | "quick_feet" | "steady_aim" | "brace" | "slip_away" | "hold_the_line" | "once_again" | "patch_up" | "shake_it_off" | "break_shot" | "bank_shot" | "play_to_the_stands" | "roll_with_it" | "keep_running" | "pink_blur" | "over_the_top" | "camera_wink" | "unlimited_power" | "lag_spike" | "sticky_packet" | "reroute" | "chink_in_the_armour" | "holographic_sight" | "ricochet" | "between_heartbeats" | "shoulder_to_shoulder" | "shield_first" | "face_me" | "grit" | "two_heavens" | "open_stance" | "wind_step" | "read_the_blade" | "field_analysis" | "triage" | "stimulant" | "dig_in" | "ace_of_hearts" | "noon_bell" | "call_the_bluff" | "fan_the_hammer";

/**
 * A tactic, and whether it is a stand-in for a card whose text is not public.
 */
export type TacticView = {
/**
 * The card.
 */
tactic: Tactic,
/**
 * How much of it is known of the printed card.
 */
standing: Standing,
/**
 * Could it be played now, were it the time? For the hand of the player who is asked.
 */
playable: boolean, };

/**
 * The table as one pair of eyes sees it.
 */
export type View = {
/**
 * The scenario.
 */
scenario: Scenario,
/**
 * The round, from 1; 0 before the first.
 */
round: number,
/**
 * The turn, from 1; 0 before the first of a round.
 */
turn: number,
/**
 * Who holds the Outsider marker, once there is one.
 */
outsider: Seat | null,
/**
 * Both players, p1 first.
 */
players: [PlayerView, PlayerView],
/**
 * Everybody in a team.
 */
figures: Array<FigureView>,
/**
 * Where the barriers stand.
 */
barriers: Array<Space>,
/**
 * Where smoke is.
 */
smoke: Array<Space>,
/**
 * The current scoring zones.
 */
scoring: Array<Zone>,
/**
 * Zones with a red counter.
 */
burnt: Array<Zone>,
/**
 * The active character.
 */
active: Figure | null,
/**
 * Its action points.
 */
points: number,
/**
 * Its movement points.
 */
movement: number,
/**
 * The action going on.
 */
action: Action | null,
/**
 * Its target.
 */
target: Piece | null,
/**
 * The roll going on, or the last one of the action.
 */
roll: RollView | null,
/**
 * Damage about to be suffered.
 */
hurts: Array<[Figure, number]>,
/**
 * Tactics played whose effects are not over, the last one last.
 */
chain: Array<PlayedView>,
/**
 * Tactics named with the action and still to be played, the next one first (ARIS-AMB-46).
 */
named: Array<Tactic>,
/**
 * The window that is open.
 */
window: Window | null,
/**
 * What the active character could aim at now: for the player who chooses.
 */
aims: Array<AimView>, };

/**
 * A moment at which tactics may be played.
 */
export type Window = "initiative_revealed" | "preparation_begin" | "after_action_points" | "preparation_end" | "actions_begin" | "actions_free" | "choosing_action" | "action_declared" | "before_roll" | "after_roll_before_crit" | "damage_about_to_be_suffered" | "after_damage" | "action_end" | "actions_end" | "states_begin" | "states_end" | "tactic_played" | "objectives_begin" | "round_begin";

/**
 * A zone: the central one and the six deployment zones.
 */
export type Zone = "central" | "one" | "two" | "three" | "four" | "five" | "six";

/** The clause of the rules about a thing. */
export const CLAUSES: Readonly<Record<string, string>> = {
  "character:eight_ball": "ARIS-CHAR-8BA-01",
  "piece:p1.eight_ball": "ARIS-CHAR-8BA-01",
  "piece:p2.eight_ball": "ARIS-CHAR-8BA-01",
  "character:gata": "ARIS-CHAR-GAT-01",
  "piece:p1.gata": "ARIS-CHAR-GAT-01",
  "piece:p2.gata": "ARIS-CHAR-GAT-01",
  "character:hexx3r": "ARIS-CHAR-HEX-01",
  "piece:p1.hexx3r": "ARIS-CHAR-HEX-01",
  "piece:p2.hexx3r": "ARIS-CHAR-HEX-01",
  "character:major_lunah": "ARIS-CHAR-LUN-01",
  "piece:p1.major_lunah": "ARIS-CHAR-LUN-01",
  "piece:p2.major_lunah": "ARIS-CHAR-LUN-01",
  "character:maximus": "ARIS-CHAR-MAX-01",
  "piece:p1.maximus": "ARIS-CHAR-MAX-01",
  "piece:p2.maximus": "ARIS-CHAR-MAX-01",
  "character:mushashi": "ARIS-CHAR-MUS-01",
  "piece:p1.mushashi": "ARIS-CHAR-MUS-01",
  "piece:p2.mushashi": "ARIS-CHAR-MUS-01",
  "character:parvati": "ARIS-CHAR-PAR-01",
  "piece:p1.parvati": "ARIS-CHAR-PAR-01",
  "piece:p2.parvati": "ARIS-CHAR-PAR-01",
  "character:wild_bill": "ARIS-CHAR-BIL-01",
  "piece:p1.wild_bill": "ARIS-CHAR-BIL-01",
  "piece:p2.wild_bill": "ARIS-CHAR-BIL-01",
  "state:energy_down": "ARIS-STATE-01",
  "state:speed_down": "ARIS-STATE-01",
  "state:initiative_up": "ARIS-STATE-01",
  "state:initiative_down": "ARIS-STATE-01",
  "state:blinded": "ARIS-STATE-BLIND-01",
  "state:immobilised": "ARIS-STATE-IMMO-01",
  "state:taunted": "ARIS-STATE-TAUNT-01",
  "state:poisoned": "ARIS-STATE-POIS-01",
  "state:burning": "ARIS-STATE-BURN-01",
  "state:stunned": "ARIS-STATE-STUN-01",
  "state:focused": "ARIS-STATE-FOCUS-01",
  "state:hidden": "ARIS-STATE-HIDE-01",
  "state:marked": "ARIS-STATE-MARK-01",
  "scenario:assault": "ARIS-SCEN-ASSAULT-01",
  "scenario:conquest": "ARIS-SCEN-CONQ-01",
  "scenario:king_of_the_hill": "ARIS-SCEN-KOTH-01",
  "scenario:scorched_earth": "ARIS-SCEN-SCORCH-01",
  "action:move": "ARIS-MOVE-01",
  "action:contender": "ARIS-CONT-01",
  "action:eat_my_fa_jing": "ARIS-ACTION-01",
  "action:be_water_dude": "ARIS-ACTION-01",
  "action:misdirection": "ARIS-ACTION-01",
  "action:freerun": "ARIS-ACTION-01",
  "action:gotcha": "ARIS-ACTION-01",
  "action:vade_retro": "ARIS-ACTION-01",
  "action:called_shot": "ARIS-ACTION-01",
  "action:suppressive_fire": "ARIS-ACTION-01",
  "action:jotums_shield": "ARIS-ACTION-01",
  "action:ken_no_sen": "ARIS-ACTION-01",
  "action:submachine_guns": "ARIS-ACTION-01",
  "action:reset": "ARIS-ACTION-01",
  "action:medikit": "ARIS-ACTION-01",
  "action:twin_pistols": "ARIS-ACTION-01",
  "tactic:no": "ARIS-TACTIC-01",
  "tactic:feint": "ARIS-TACTIC-01",
  "tactic:quick_feet": "ARIS-TACTIC-01",
  "tactic:steady_aim": "ARIS-TACTIC-01",
  "tactic:brace": "ARIS-TACTIC-01",
  "tactic:slip_away": "ARIS-TACTIC-01",
  "tactic:hold_the_line": "ARIS-TACTIC-01",
  "tactic:once_again": "ARIS-TACTIC-01",
  "tactic:patch_up": "ARIS-TACTIC-01",
  "tactic:shake_it_off": "ARIS-TACTIC-01",
  "tactic:break_shot": "ARIS-TACTIC-01",
  "tactic:bank_shot": "ARIS-TACTIC-01",
  "tactic:play_to_the_stands": "ARIS-TACTIC-01",
  "tactic:roll_with_it": "ARIS-TACTIC-01",
  "tactic:keep_running": "ARIS-TACTIC-01",
  "tactic:pink_blur": "ARIS-TACTIC-01",
  "tactic:over_the_top": "ARIS-TACTIC-01",
  "tactic:camera_wink": "ARIS-TACTIC-01",
  "tactic:unlimited_power": "ARIS-TACTIC-01",
  "tactic:lag_spike": "ARIS-TACTIC-01",
  "tactic:sticky_packet": "ARIS-TACTIC-01",
  "tactic:reroute": "ARIS-TACTIC-01",
  "tactic:chink_in_the_armour": "ARIS-TACTIC-01",
  "tactic:holographic_sight": "ARIS-TACTIC-01",
  "tactic:ricochet": "ARIS-TACTIC-01",
  "tactic:between_heartbeats": "ARIS-TACTIC-01",
  "tactic:shoulder_to_shoulder": "ARIS-TACTIC-01",
  "tactic:shield_first": "ARIS-TACTIC-01",
  "tactic:face_me": "ARIS-TACTIC-01",
  "tactic:grit": "ARIS-TACTIC-01",
  "tactic:two_heavens": "ARIS-TACTIC-01",
  "tactic:open_stance": "ARIS-TACTIC-01",
  "tactic:wind_step": "ARIS-TACTIC-01",
  "tactic:read_the_blade": "ARIS-TACTIC-01",
  "tactic:field_analysis": "ARIS-TACTIC-01",
  "tactic:triage": "ARIS-TACTIC-01",
  "tactic:stimulant": "ARIS-TACTIC-01",
  "tactic:dig_in": "ARIS-TACTIC-01",
  "tactic:ace_of_hearts": "ARIS-TACTIC-01",
  "tactic:noon_bell": "ARIS-TACTIC-01",
  "tactic:call_the_bluff": "ARIS-TACTIC-01",
  "tactic:fan_the_hammer": "ARIS-TACTIC-01",
  "switch:roll_away": "ARIS-SWITCH-01",
  "switch:push": "ARIS-SWITCH-01",
  "switch:sidestep": "ARIS-SWITCH-01",
  "switch:glitch_step": "ARIS-SWITCH-01",
  "switch:slow": "ARIS-SWITCH-01",
  "switch:pierce": "ARIS-SWITCH-01",
  "switch:graze": "ARIS-SWITCH-01",
  "switch:taunt": "ARIS-SWITCH-01",
  "switch:bash": "ARIS-SWITCH-01",
  "switch:parry_into_strike": "ARIS-SWITCH-01",
  "switch:flow": "ARIS-SWITCH-01",
  "switch:anticipate": "ARIS-SWITCH-01",
  "switch:draw": "ARIS-SWITCH-01",
  "switch:second_gun": "ARIS-SWITCH-01",
  "skill:marksmanship": "ARIS-AUTO-01",
  "skill:veteran_sniper": "ARIS-AUTO-01",
  "skill:get_behind_me": "ARIS-AUTO-01",
  "skill:implacable": "ARIS-AUTO-01",
  "skill:kaze_tachinu": "ARIS-AUTO-01",
  "skill:gunslinger": "ARIS-AUTO-01",
};
