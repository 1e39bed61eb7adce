// Generated from games/arcs by `cargo xtask generate`; do not edit.
import type { Seat } from "./index";

/**
 * An action card: four suits with the numbers 1 to 7.
 *
 * Written as suit and number: `aggression-4`.
 */
export type ActionCard = string;

/**
 * What a chapter is scored by (ARCS-SCORE-02), in the order of scoring (ARCS-SCORE-01).
 */
export type Ambition = "tycoon" | "tyrant" | "warlord" | "keeper" | "empath";

/**
 * An ambition: who is ahead right now.
 */
export type AmbitionView = {
/**
 * Which.
 */
ambition: Ambition,
/**
 * What everybody has for it.
 */
counts: Array<[Seat, number]>,
/**
 * What the tokens on its box count for, with two players.
 */
neutral: number,
/**
 * Power of first and second place, of all markers there.
 */
power: [number, number],
/**
 * Who would take first place.
 */
first: Seat | null,
/**
 * Who would take second place.
 */
second: Array<Seat>, };

/**
 * The battle going on.
 */
export type BattleView = {
/**
 * Who attacks.
 */
attacker: Seat,
/**
 * Who defends.
 */
defender: Seat,
/**
 * Where.
 */
system: System,
/**
 * Attacking ships left.
 */
ships: Ships,
/**
 * Dice not rolled yet, by type.
 */
to_roll: Array<[Die, number]>,
/**
 * Dice rolled: type, face (from 1) and what it shows.
 */
rolled: Array<[Die, number, Face]>,
/**
 * What they amount to.
 */
totals: Face,
/**
 * Keys left.
 */
keys: number, };

/**
 * The setup cards.
 */
export type Board = "two_frontiers" | "two_mix_up_one" | "two_homelands" | "two_mix_up_two" | "three_mix_up" | "three_frontiers" | "three_homelands" | "three_core_conflict" | "four_mix_up_one" | "four_mix_up_two" | "four_frontiers" | "four_mix_up_three";

/**
 * A building, as all see it.
 */
export type BuildingView = {
/**
 * Where exactly.
 */
site: Site,
/**
 * City or starport.
 */
kind: Kind,
/**
 * Whose.
 */
owner: Seat,
/**
 * Is it damaged?
 */
damaged: boolean,
/**
 * Was it taxed, or did it build a ship, this turn?
 */
used: boolean, };

/**
 * Every guild, vox, leader and lore card in the box.
 */
export type Card = "loyal_engineers" | "mining_interest" | "material_cartel" | "admin_union" | "construction_union" | "fuel_cartel" | "loyal_pilots" | "gatekeepers" | "shipping_interest" | "spacing_union" | "arms_union" | "prison_wardens" | "skirmishers" | "court_enforcers" | "loyal_marines" | "lattice_spies" | "farseers" | "secret_order" | "loyal_empaths" | "silver_tongues" | "loyal_keepers" | "sworn_guardians" | "elder_broker" | "relic_fence" | "galactic_bards" | "mass_uprising" | "populist_demands" | "outrage_spreads" | "song_of_freedom" | "guild_struggle" | "call_to_action" | "elder" | "mystic" | "fuel_drinker" | "upstart" | "rebel" | "warrior" | "feastbringer" | "demagogue" | "tool_priests" | "galactic_rifles" | "sprinter_drives" | "mirror_plating" | "hidden_harbors" | "signal_breaker" | "repair_drones" | "gate_ports" | "cloud_cities" | "living_structures" | "gate_stations" | "railgun_arrays" | "ancient_holdings" | "seeker_torpedoes";

/**
 * A place of the Court.
 */
export type CourtView = {
/**
 * The card there.
 */
card: Card | null,
/**
 * Agents by owner.
 */
agents: Array<[Seat, number]>, };

/**
 * A type of die.
 */
export type Die = "assault" | "skirmish" | "raid";

/**
 * The symbols of a die face, or of a whole roll.
 */
export type Face = {
/**
 * Each hits an attacking ship.
 */
self_hits: number,
/**
 * One or more: attacking ships are hit by every fresh defending ship.
 */
intercepts: number,
/**
 * Each hits a defending ship, or a building once no ship is left.
 */
hits: number,
/**
 * Each hits a defending building.
 */
building_hits: number,
/**
 * What raiding is paid with.
 */
keys: number, };

/**
 * A kind of building.
 */
export type Kind = "city" | "starport";

/**
 * How a card was played.
 */
export type Manner = "lead" | "surpass" | "copy" | "pivot";

/**
 * An ambition marker.
 */
export type MarkerView = {
/**
 * Power of first and second place, of the side that is up.
 */
power: [number, number],
/**
 * Is the orange side up?
 */
flipped: boolean,
/**
 * Where it is; nowhere: available.
 */
on: Ambition | null, };

/**
 * A card played this round, as seen.
 */
export type PlayedView = {
/**
 * How.
 */
manner: Manner,
/**
 * Which, for eyes that may see it.
 */
card: ActionCard | null,
/**
 * The union beside it, and who takes the card.
 */
union: [Card, Seat] | null, };

/**
 * What a player has, as seen.
 */
export type PlayerView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Power.
 */
power: number,
/**
 * How many cards in hand.
 */
hand_size: number,
/**
 * The hand, for eyes that may see it.
 */
hand: Array<ActionCard> | null,
/**
 * Cards of this hand that these eyes know of.
 */
known: Array<ActionCard>,
/**
 * The card played this round.
 */
played: PlayedView | null,
/**
 * Did this player seize the initiative with a card?
 */
seizing: boolean,
/**
 * That card, for eyes that may see it.
 */
seizing_card: ActionCard | null,
/**
 * The leader.
 */
leader: Card | null,
/**
 * Lore.
 */
lore: Array<Card>,
/**
 * Guild cards.
 */
guilds: Array<Card>,
/**
 * The resource slots: raid cost (0: covered) and the token there.
 */
slots: Array<SlotView>,
/**
 * Types whose outrage icon is covered.
 */
outrage: Array<Resource>,
/**
 * Agents in the captives box, by owner.
 */
captives: Array<[Seat, number]>,
/**
 * Pieces in the trophies box, by owner.
 */
trophies: Array<[Seat, Trophies]>,
/**
 * Agents in the supply.
 */
agents: number,
/**
 * Ships in the supply.
 */
ships: number,
/**
 * Starports in the supply.
 */
starports: number,
/**
 * Cities on the board.
 */
cities: number, };

/**
 * A type of resource, planet or guild card.
 */
export type Resource = "material" | "fuel" | "weapon" | "relic" | "psionic";

/**
 * Ships of one player in one system, or a group of them.
 */
export type Ships = {
/**
 * Undamaged.
 */
fresh: number,
/**
 * Damaged.
 */
damaged: number, };

/**
 * A place for one building. On a planet the first two are its building slots and the third is
 * outside them (ARCS-LORE-09); on a gate the first is for a starport (ARCS-LORE-08) and the second
 * for a city (ARCS-LORE-11).
 *
 * Written as system and number: `3-a.1`.
 */
export type Site = string;

/**
 * A place for a resource token.
 */
export type SlotView = {
/**
 * Its name in choices.
 */
slot: string,
/**
 * Keys to steal from it; 0 if it is covered or not there.
 */
raid_cost: number,
/**
 * The token there.
 */
token: Resource | null, };

/**
 * A gate or planet. Six clusters of four: the gate, then planets a, b, c (ARCS-MAP-01).
 *
 * Written `1-gate`, `1-a`, `1-b`, `1-c`.
 */
export type System = string;

/**
 * A system, as all see it.
 */
export type SystemView = {
/**
 * Which.
 */
system: System,
/**
 * Who controls it.
 */
control: Seat | null,
/**
 * Ships by owner.
 */
ships: Array<[Seat, Ships]>,
/**
 * Buildings.
 */
buildings: Array<BuildingView>,
/**
 * The systems it touches.
 */
adjacent: Array<System>, };

/**
 * Pieces of one rival in a trophies box.
 */
export type Trophies = {
/**
 * Ships.
 */
ships: number,
/**
 * Starports.
 */
starports: number,
/**
 * Cities.
 */
cities: number,
/**
 * Agents.
 */
agents: number, };

/**
 * The turn going on.
 */
export type TurnView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Pips left.
 */
pips: number,
/**
 * Is the Prelude open?
 */
prelude: boolean,
/**
 * May pips battle, for a weapon was spent?
 */
armed: boolean, };

/**
 * The table as one pair of eyes sees it.
 */
export type View = {
/**
 * The setup card.
 */
board: Board,
/**
 * The chapter, from 1; 0 before the first.
 */
chapter: number,
/**
 * Enough power to end the game.
 */
power_to_win: number,
/**
 * Who holds the initiative marker.
 */
initiative: Seat,
/**
 * Was it seized this round?
 */
seized: boolean,
/**
 * Everybody, from p1 on.
 */
players: Array<PlayerView>,
/**
 * The systems in play.
 */
systems: Array<SystemView>,
/**
 * The Court.
 */
court: Array<CourtView>,
/**
 * Cards in the Court deck.
 */
court_deck_size: number,
/**
 * Cards at the bottom of it.
 */
buried: Array<Card>,
/**
 * The Court discard pile.
 */
court_discard: Array<Card>,
/**
 * Leaders and lore to draft.
 */
row: Array<Card>,
/**
 * The five ambitions.
 */
ambitions: Array<AmbitionView>,
/**
 * The three ambition markers, from low to high.
 */
markers: Array<MarkerView>,
/**
 * The number to surpass, if a card leads: 0 under the zero marker.
 */
lead_number: number | null,
/**
 * Does the zero marker cover the lead card?
 */
zero: boolean,
/**
 * Cards in the action discard pile.
 */
pile_size: number,
/**
 * Cards in the open action discard pile.
 */
open_pile: Array<ActionCard>,
/**
 * Tokens in the supply, by type.
 */
supply: Array<[Resource, number]>,
/**
 * Tokens spent in the Prelude going on, by type.
 */
limbo: Array<[Resource, number]>,
/**
 * The turn going on.
 */
turn: TurnView | null,
/**
 * The battle going on.
 */
battle: BattleView | null, };

/** The clause of the rules about a thing. */
export const CLAUSES: Readonly<Record<string, string>> = {
  "card:loyal_engineers": "ARCS-GUILD-01",
  "card:mining_interest": "ARCS-GUILD-02",
  "card:material_cartel": "ARCS-GUILD-03",
  "card:admin_union": "ARCS-GUILD-04",
  "card:construction_union": "ARCS-GUILD-05",
  "card:fuel_cartel": "ARCS-GUILD-06",
  "card:loyal_pilots": "ARCS-GUILD-07",
  "card:gatekeepers": "ARCS-GUILD-08",
  "card:shipping_interest": "ARCS-GUILD-09",
  "card:spacing_union": "ARCS-GUILD-10",
  "card:arms_union": "ARCS-GUILD-11",
  "card:prison_wardens": "ARCS-GUILD-12",
  "card:skirmishers": "ARCS-GUILD-13",
  "card:court_enforcers": "ARCS-GUILD-14",
  "card:loyal_marines": "ARCS-GUILD-15",
  "card:lattice_spies": "ARCS-GUILD-16",
  "card:farseers": "ARCS-GUILD-17",
  "card:secret_order": "ARCS-GUILD-18",
  "card:loyal_empaths": "ARCS-GUILD-19",
  "card:silver_tongues": "ARCS-GUILD-20",
  "card:loyal_keepers": "ARCS-GUILD-21",
  "card:sworn_guardians": "ARCS-GUILD-22",
  "card:elder_broker": "ARCS-GUILD-23",
  "card:relic_fence": "ARCS-GUILD-24",
  "card:galactic_bards": "ARCS-GUILD-25",
  "card:mass_uprising": "ARCS-VOX-26",
  "card:populist_demands": "ARCS-VOX-27",
  "card:outrage_spreads": "ARCS-VOX-28",
  "card:song_of_freedom": "ARCS-VOX-29",
  "card:guild_struggle": "ARCS-VOX-30",
  "card:call_to_action": "ARCS-VOX-31",
  "card:elder": "ARCS-LEADER-01a",
  "card:mystic": "ARCS-LEADER-02a",
  "card:fuel_drinker": "ARCS-LEADER-03a",
  "card:upstart": "ARCS-LEADER-04a",
  "card:rebel": "ARCS-LEADER-05a",
  "card:warrior": "ARCS-LEADER-06a",
  "card:feastbringer": "ARCS-LEADER-07a",
  "card:demagogue": "ARCS-LEADER-08a",
  "card:tool_priests": "ARCS-LORE-01",
  "card:galactic_rifles": "ARCS-LORE-02",
  "card:sprinter_drives": "ARCS-LORE-03",
  "card:mirror_plating": "ARCS-LORE-04",
  "card:hidden_harbors": "ARCS-LORE-05",
  "card:signal_breaker": "ARCS-LORE-06",
  "card:repair_drones": "ARCS-LORE-07",
  "card:gate_ports": "ARCS-LORE-08",
  "card:cloud_cities": "ARCS-LORE-09",
  "card:living_structures": "ARCS-LORE-10",
  "card:gate_stations": "ARCS-LORE-11",
  "card:railgun_arrays": "ARCS-LORE-12",
  "card:ancient_holdings": "ARCS-LORE-13",
  "card:seeker_torpedoes": "ARCS-LORE-14",
  "action_card:administration-1": "ARCS-LEAD-02",
  "action_card:administration-2": "ARCS-LEAD-02",
  "action_card:administration-3": "ARCS-LEAD-02",
  "action_card:administration-4": "ARCS-LEAD-02",
  "action_card:administration-5": "ARCS-LEAD-02",
  "action_card:administration-6": "ARCS-LEAD-02",
  "action_card:administration-7": "ARCS-LEAD-02",
  "action_card:aggression-1": "ARCS-LEAD-02",
  "action_card:aggression-2": "ARCS-LEAD-02",
  "action_card:aggression-3": "ARCS-LEAD-02",
  "action_card:aggression-4": "ARCS-LEAD-02",
  "action_card:aggression-5": "ARCS-LEAD-02",
  "action_card:aggression-6": "ARCS-LEAD-02",
  "action_card:aggression-7": "ARCS-LEAD-02",
  "action_card:construction-1": "ARCS-LEAD-02",
  "action_card:construction-2": "ARCS-LEAD-02",
  "action_card:construction-3": "ARCS-LEAD-02",
  "action_card:construction-4": "ARCS-LEAD-02",
  "action_card:construction-5": "ARCS-LEAD-02",
  "action_card:construction-6": "ARCS-LEAD-02",
  "action_card:construction-7": "ARCS-LEAD-02",
  "action_card:mobilization-1": "ARCS-LEAD-02",
  "action_card:mobilization-2": "ARCS-LEAD-02",
  "action_card:mobilization-3": "ARCS-LEAD-02",
  "action_card:mobilization-4": "ARCS-LEAD-02",
  "action_card:mobilization-5": "ARCS-LEAD-02",
  "action_card:mobilization-6": "ARCS-LEAD-02",
  "action_card:mobilization-7": "ARCS-LEAD-02",
  "ambition:tycoon": "ARCS-SCORE-02",
  "ambition:tyrant": "ARCS-SCORE-02",
  "ambition:warlord": "ARCS-SCORE-02",
  "ambition:keeper": "ARCS-SCORE-02",
  "ambition:empath": "ARCS-SCORE-02",
  "system:1-gate": "ARCS-MAP-05",
  "to:1-gate": "ARCS-MAP-05",
  "system:1-a": "ARCS-MAP-07",
  "to:1-a": "ARCS-MAP-07",
  "system:1-b": "ARCS-MAP-07",
  "to:1-b": "ARCS-MAP-07",
  "system:1-c": "ARCS-MAP-07",
  "to:1-c": "ARCS-MAP-07",
  "system:2-gate": "ARCS-MAP-05",
  "to:2-gate": "ARCS-MAP-05",
  "system:2-a": "ARCS-MAP-07",
  "to:2-a": "ARCS-MAP-07",
  "system:2-b": "ARCS-MAP-07",
  "to:2-b": "ARCS-MAP-07",
  "system:2-c": "ARCS-MAP-07",
  "to:2-c": "ARCS-MAP-07",
  "system:3-gate": "ARCS-MAP-05",
  "to:3-gate": "ARCS-MAP-05",
  "system:3-a": "ARCS-MAP-07",
  "to:3-a": "ARCS-MAP-07",
  "system:3-b": "ARCS-MAP-07",
  "to:3-b": "ARCS-MAP-07",
  "system:3-c": "ARCS-MAP-07",
  "to:3-c": "ARCS-MAP-07",
  "system:4-gate": "ARCS-MAP-05",
  "to:4-gate": "ARCS-MAP-05",
  "system:4-a": "ARCS-MAP-07",
  "to:4-a": "ARCS-MAP-07",
  "system:4-b": "ARCS-MAP-07",
  "to:4-b": "ARCS-MAP-07",
  "system:4-c": "ARCS-MAP-07",
  "to:4-c": "ARCS-MAP-07",
  "system:5-gate": "ARCS-MAP-05",
  "to:5-gate": "ARCS-MAP-05",
  "system:5-a": "ARCS-MAP-07",
  "to:5-a": "ARCS-MAP-07",
  "system:5-b": "ARCS-MAP-07",
  "to:5-b": "ARCS-MAP-07",
  "system:5-c": "ARCS-MAP-07",
  "to:5-c": "ARCS-MAP-07",
  "system:6-gate": "ARCS-MAP-05",
  "to:6-gate": "ARCS-MAP-05",
  "system:6-a": "ARCS-MAP-07",
  "to:6-a": "ARCS-MAP-07",
  "system:6-b": "ARCS-MAP-07",
  "to:6-b": "ARCS-MAP-07",
  "system:6-c": "ARCS-MAP-07",
  "to:6-c": "ARCS-MAP-07",
};
