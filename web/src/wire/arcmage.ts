// Generated from games/arcmage by `cargo xtask generate`; do not edit.
import type { Seat } from "./index";

/**
 * An attack.
 */
export type AttackView = {
/**
 * What is attacked.
 */
target: Target,
/**
 * Another city that is attacked at once.
 */
also: Piece | null,
/**
 * Who defends.
 */
defender: Seat,
/**
 * The battles in their order.
 */
battles: Array<BattleView>,
/**
 * What would come of it as it stands.
 */
forecast: ForecastView, };

/**
 * The battle of one attacker.
 */
export type BattleView = {
/**
 * Who attacks.
 */
attacker: Piece,
/**
 * What it attacks: one of two cities, if two are attacked at once.
 */
target: Target,
/**
 * Those who defend against it.
 */
defenders: Array<Piece>, };

/**
 * Damage that one piece would deal to another.
 */
export type BlowView = {
/**
 * Who deals it.
 */
by: Piece,
/**
 * To whom: a creature, or the city it attacks.
 */
to: Piece,
/**
 * How much.
 */
n: number, };

/**
 * Every card and token.
 */
export type Card = "botanist" | "call_to_aid" | "crop_token" | "early_spring" | "elvish_ambush" | "elvish_archer" | "falconer" | "farmland" | "grassroots" | "kolibri" | "majestic_griffin" | "natures_outrage" | "nightingale" | "nourished_flower" | "poison_ivy" | "sanctuary" | "sequoia_saplings" | "spirit_tree" | "abduction" | "crumbling_defenses" | "dark_portal" | "fear_of_the_dark" | "fearless_assault" | "forgiving_vampire" | "foul_imps" | "ghoul" | "gigantic_spider" | "jevyans_advice" | "lobotomized_library" | "nightgaunt" | "nirvana_of_the_undead" | "out_of_nowhere" | "raise_the_undead" | "rotten_deal" | "shadow_in_the_dark" | "shadows_twilight" | "shatis" | "undead_archer" | "wight" | "besieged_city" | "big_brother" | "big_orc_token" | "cutpurse_imp" | "deadly_shock" | "imp_union_leader" | "little_brother" | "little_orc_token" | "misled_orc" | "orc_drummer" | "orc_recruiter" | "orc_rouser" | "orc_scout" | "orc_thug" | "orc_warleader" | "outmaneuvered" | "second_sons_army_camp" | "tunnel_network" | "warren" | "wild_warg" | "witchdoctor" | "wolf_rider" | "archivist" | "benevolent_baron" | "binding_contract" | "blindfolded" | "carpe_diem" | "entangled" | "erode" | "esteemed_councilor" | "esteemed_duelist" | "merchant_ship" | "prince_of_thieves" | "qualaris" | "royal_guard" | "siphon" | "touch_of_genius" | "two_bridges" | "whirlwind" | "armory" | "assemble_the_army" | "barracks" | "battering_ram" | "bearer" | "borgs_keep" | "conscript" | "dimensional_pocket" | "footsoldier" | "mentor" | "mercenary" | "mounted_eagle" | "revenge" | "seat_of_the_throne" | "spearman" | "squad_leader" | "trebuchet" | "burn_the_bodies" | "burn_the_city" | "burst_into_flames" | "fireblaze" | "firebreather" | "firecraver" | "firespitter" | "lake_of_fire" | "plymouth" | "prometheus_shrine" | "return_of_the_drakes" | "short_fuse" | "sunburst" | "wildfire" | "addax" | "addax_archer" | "addax_herder" | "addax_tracker" | "champion_of_the_sun" | "garak" | "ghazw" | "guincho" | "kaleh_son_of_garak" | "nyms_calling" | "oasis_of_reflections" | "solar_blessing" | "soldier_of_the_sun" | "sun_singer_sacrifice" | "taurs_armor" | "taurs_sibling" | "taurson" | "thaurs_banner" | "warrior_of_the_sun" | "ar_an_imeall" | "bracer_of_the_octopus" | "coral_labyrinth" | "cylanna" | "devyanna" | "ellyanna" | "gwabbo" | "ink_cloud" | "kai_dorellis" | "kai_krellis" | "karma" | "kelp_forest" | "merfolk_brawler" | "merfolk_joyride" | "merman_armor" | "strategic_defense" | "typhon" | "aethyr" | "as_you_command" | "baldras" | "dela" | "dragon_armor" | "flartar" | "guardians_fall" | "hideout" | "jessica" | "jetto" | "karka_suno" | "mirmu" | "nun" | "rugnur" | "smith" | "tapper" | "uneasy_pact" | "zorlan" | "botanic_block" | "centaurs_bow" | "centaurs_staff" | "elvish_cloak" | "elvish_enchantress" | "elvish_shaman" | "elvish_sorceress" | "enchanted_forest" | "flying_fortress" | "kalenz" | "recycling_resources" | "rope_trap" | "satyrs_tune" | "scent_of_home" | "serenity" | "swanport" | "wild_trample";

/**
 * A city, as all see it.
 */
export type CityView = {
/**
 * Which one.
 */
piece: Piece,
/**
 * The card.
 */
card: Card,
/**
 * Whose deck it came from.
 */
owner: Seat,
/**
 * Defense left.
 */
defense: number,
/**
 * The devotion it has now.
 */
devotion: number,
/**
 * Was it part of a movement this turn?
 */
travelled: boolean,
/**
 * Has it had its turn in the tactics phase?
 */
tended: boolean,
/**
 * Its residents.
 */
residents: Array<CreatureView>,
/**
 * What is attached to it.
 */
enchantments: Array<EnchantmentView>, };

/**
 * A creature, as all see it.
 */
export type CreatureView = {
/**
 * Which one.
 */
piece: Piece,
/**
 * The card.
 */
card: Card,
/**
 * Whose deck it came from.
 */
owner: Seat,
/**
 * Who uses it.
 */
controller: Seat,
/**
 * ATK now.
 */
attack: number,
/**
 * DEF now.
 */
defense: number,
/**
 * Damage this turn.
 */
damage: number,
/**
 * Is it marked?
 */
marked: boolean,
/**
 * Is it marked for devotion?
 */
devoted: boolean,
/**
 * Does it attack?
 */
attacking: boolean,
/**
 * The attacker it is assigned to.
 */
defends_against: Piece | null,
/**
 * Keywords now, printed and gained.
 */
keywords: Array<Keyword>,
/**
 * Subtypes now, printed and gained.
 */
subtypes: Array<Subtype>,
/**
 * +1/+1 counters.
 */
growth: number,
/**
 * +1/+0 counters.
 */
edge: number,
/**
 * -1/-1 counters.
 */
decay: number,
/**
 * Loyalty marks it has left.
 */
loyalty: number,
/**
 * Fire counters.
 */
fire: number,
/**
 * Grassroot counters.
 */
grassroots: number,
/**
 * Poison ivy counters.
 */
poison_ivy: number,
/**
 * Has it rabies?
 */
rabies: boolean,
/**
 * Is it kept from unmarking?
 */
held: boolean,
/**
 * What is attached to it.
 */
enchantments: Array<EnchantmentView>, };

/**
 * A face-down deck, as seen.
 */
export type DeckView = {
/**
 * How many cards.
 */
size: number,
/**
 * The top cards, topmost first, as far as these eyes know them.
 */
top: Array<Card | null>,
/**
 * The bottom cards, lowest last, as far as these eyes know them.
 */
bottom: Array<Card | null>,
/**
 * All cards in it, in no order, for eyes that know them.
 */
cards: Array<Card> | null, };

/**
 * An enchantment, as all see it.
 */
export type EnchantmentView = {
/**
 * Which one.
 */
piece: Piece,
/**
 * The card.
 */
card: Card,
/**
 * Who uses it.
 */
controller: Seat,
/**
 * Is it marked?
 */
marked: boolean,
/**
 * Fire counters.
 */
fire: number, };

/**
 * One of the five factions (ARCM-DECK-07).
 */
export type Faction = "gaian" | "dark_legion" | "red_banner" | "house_of_nobles" | "the_empire";

/**
 * What would come of an attack.
 */
export type ForecastView = {
/**
 * Every blow, battle by battle.
 */
blows: Array<BlowView>,
/**
 * Creatures that would die, and cities that would fall.
 */
lost: Array<Piece>, };

/**
 * Something on the stack.
 */
export type ItemView = {
/**
 * Whose text it is.
 */
card: Card,
/**
 * The piece it comes from.
 */
source: Piece | null,
/**
 * Is it the card itself, or an ability?
 */
is_card: boolean,
/**
 * The number of the ability in the printed order, if it is one.
 */
ability: number | null,
/**
 * Who decides for it.
 */
controller: Seat,
/**
 * What it is aimed at.
 */
targets: Array<Target>,
/**
 * What was paid for X.
 */
x: number,
/**
 * The mode picked, from 1; 0 if there is none.
 */
mode: number, };

/**
 * A keyword ability (ARCM-KW-01 ff.).
 */
export type Keyword = "flying" | "ranged" | "first_strike" | "veteran" | "peaceful" | "sudden" | "infiltrate" | "overrun" | "deadly" | "immune_deadly" | "indestructible" | "sanctuary" | "devoted" | "bodyguard" | "battle_scream" | "blood_vengeance" | "salvage" | "travel" | "unique" | "fatigue" | "homesick" | "militia";

/**
 * The phases of a turn, in order (ARCM-TURN-01).
 */
export type Phase = "start" | "unmark" | "draw" | "tactics" | "play" | "attack" | "replay" | "discard" | "end";

/**
 * The name of a piece: a card, and which of those on the table. Written `ghoul`, `ghoul.2`.
 */
export type Piece = string;

/**
 * What a player has, as seen.
 */
export type PlayerView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Has this player been defeated?
 */
defeated: boolean,
/**
 * The kingdom: built cities, with everybody and everything there.
 */
cities: Array<CityView>,
/**
 * Creatures in the army.
 */
army: Array<CreatureView>,
/**
 * Global enchantments.
 */
enchantments: Array<EnchantmentView>,
/**
 * Resource cards in the order they were laid down.
 */
resources: Array<ResourceView>,
/**
 * What could be paid now, by faction: unmarked resource cards and produced resources.
 */
available: Array<[Faction, number]>,
/**
 * How many cards in hand.
 */
hand_size: number,
/**
 * The hand, for eyes that may see it.
 */
hand: Array<Card> | null,
/**
 * Cards of the hand that everybody has seen.
 */
known: Array<Card>,
/**
 * The draw pile.
 */
deck: DeckView,
/**
 * The graveyard, oldest first.
 */
graveyard: Array<Card>,
/**
 * Cards removed from the game.
 */
removed: Array<Card>,
/**
 * How many cities are left to build.
 */
pile_size: number,
/**
 * These, for eyes that may see them.
 */
pile: Array<Card> | null,
/**
 * How many cards were chosen in secret.
 */
chosen_size: number,
/**
 * These, for eyes that may see them.
 */
chosen: Array<Card> | null,
/**
 * May this player draw no cards this turn?
 */
cannot_draw: boolean, };

/**
 * A resource card, as seen.
 */
export type ResourceView = {
/**
 * What it stands for.
 */
faction: Faction,
/**
 * Spent?
 */
marked: boolean,
/**
 * Whose deck it came from.
 */
owner: Seat,
/**
 * Its face, for eyes that may see it.
 */
card: Card | null, };

/**
 * A word of a type line.
 */
export type Subtype = "addax" | "archer" | "assassin" | "bird" | "drake" | "elf" | "flower" | "gear" | "human" | "idiot" | "imp" | "knight" | "leader" | "legend" | "lion" | "merfolk" | "orc" | "priest" | "ruin" | "shadow" | "ship" | "skeleton" | "soldier" | "tauroch" | "thug" | "token" | "tree" | "undead" | "vampire" | "warg";

/**
 * Something pointed at.
 */
export type Target = string;

/**
 * The table as one pair of eyes sees it.
 */
export type View = {
/**
 * The turn, from 1; 0 before the first.
 */
turn: number,
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * The phase.
 */
phase: Phase,
/**
 * Who plays alone against the two others, if the three play in teams.
 */
alone: Seat | null,
/**
 * Everybody, from p1 on.
 */
players: Array<PlayerView>,
/**
 * The stack, its top last.
 */
stack: Array<ItemView>,
/**
 * What is being played or resolved, as far as these eyes know it.
 */
doing: ItemView | null,
/**
 * The attack that is going on.
 */
attack: AttackView | null,
/**
 * Cards revealed to all just now.
 */
revealed: Array<Card>, };

/** The clause of the rules about a thing. */
export const CLAUSES: Readonly<Record<string, string>> = {
  "card:botanist": "ARCM-CARD-09",
  "card:call_to_aid": "ARCM-CARD-40",
  "card:crop_token": "ARCM-RES-12",
  "card:early_spring": "ARCM-ABIL-13",
  "card:elvish_ambush": "ARCM-CREAT-01",
  "card:elvish_archer": "ARCM-CARD-10",
  "card:falconer": "ARCM-CARD-09",
  "card:farmland": "ARCM-CITY-01",
  "card:grassroots": "ARCM-CARD-11",
  "card:kolibri": "ARCM-RES-12",
  "card:majestic_griffin": "ARCM-CREAT-01",
  "card:natures_outrage": "ARCM-CARD-12",
  "card:nightingale": "ARCM-CARD-37",
  "card:nourished_flower": "ARCM-CARD-13",
  "card:poison_ivy": "ARCM-CARD-14",
  "card:sanctuary": "ARCM-CARD-15",
  "card:sequoia_saplings": "ARCM-CARD-16",
  "card:spirit_tree": "ARCM-CARD-38",
  "card:abduction": "ARCM-CARD-01",
  "card:crumbling_defenses": "ARCM-MAGIC-01",
  "card:dark_portal": "ARCM-CARD-02",
  "card:fear_of_the_dark": "ARCM-ENCH-01",
  "card:fearless_assault": "ARCM-ABIL-13",
  "card:forgiving_vampire": "ARCM-CARD-03",
  "card:foul_imps": "ARCM-CREAT-01",
  "card:ghoul": "ARCM-CREAT-01",
  "card:gigantic_spider": "ARCM-CREAT-01",
  "card:jevyans_advice": "ARCM-CARD-04",
  "card:lobotomized_library": "ARCM-CARD-39",
  "card:nightgaunt": "ARCM-CREAT-01",
  "card:nirvana_of_the_undead": "ARCM-CARD-05",
  "card:out_of_nowhere": "ARCM-MAGIC-01",
  "card:raise_the_undead": "ARCM-CARD-06",
  "card:rotten_deal": "ARCM-MAGIC-01",
  "card:shadow_in_the_dark": "ARCM-CARD-07",
  "card:shadows_twilight": "ARCM-CARD-39",
  "card:shatis": "ARCM-CREAT-01",
  "card:undead_archer": "ARCM-CREAT-01",
  "card:wight": "ARCM-CARD-08",
  "card:besieged_city": "ARCM-CARD-22",
  "card:big_brother": "ARCM-CARD-23",
  "card:big_orc_token": "ARCM-CREAT-01",
  "card:cutpurse_imp": "ARCM-CARD-24",
  "card:deadly_shock": "ARCM-EVENT-01",
  "card:imp_union_leader": "ARCM-CREAT-01",
  "card:little_brother": "ARCM-CREAT-01",
  "card:little_orc_token": "ARCM-CREAT-01",
  "card:misled_orc": "ARCM-CREAT-01",
  "card:orc_drummer": "ARCM-CREAT-01",
  "card:orc_recruiter": "ARCM-CREAT-01",
  "card:orc_rouser": "ARCM-CREAT-01",
  "card:orc_scout": "ARCM-CARD-41",
  "card:orc_thug": "ARCM-CREAT-01",
  "card:orc_warleader": "ARCM-CARD-25",
  "card:outmaneuvered": "ARCM-CARD-40",
  "card:second_sons_army_camp": "ARCM-CITY-01",
  "card:tunnel_network": "ARCM-CITY-01",
  "card:warren": "ARCM-CITY-01",
  "card:wild_warg": "ARCM-CARD-26",
  "card:witchdoctor": "ARCM-KW-21",
  "card:wolf_rider": "ARCM-CREAT-01",
  "card:archivist": "ARCM-CREAT-01",
  "card:benevolent_baron": "ARCM-CREAT-01",
  "card:binding_contract": "ARCM-CARD-17",
  "card:blindfolded": "ARCM-CARD-36",
  "card:carpe_diem": "ARCM-CARD-18",
  "card:entangled": "ARCM-CARD-37",
  "card:erode": "ARCM-STACK-06",
  "card:esteemed_councilor": "ARCM-CREAT-01",
  "card:esteemed_duelist": "ARCM-CREAT-01",
  "card:merchant_ship": "ARCM-CARD-19",
  "card:prince_of_thieves": "ARCM-CREAT-01",
  "card:qualaris": "ARCM-CARD-33",
  "card:royal_guard": "ARCM-CREAT-01",
  "card:siphon": "ARCM-CARD-20",
  "card:touch_of_genius": "ARCM-CARD-21",
  "card:two_bridges": "ARCM-CITY-01",
  "card:whirlwind": "ARCM-EVENT-01",
  "card:armory": "ARCM-CITY-01",
  "card:assemble_the_army": "ARCM-MAGIC-01",
  "card:barracks": "ARCM-RES-10",
  "card:battering_ram": "ARCM-ABIL-13",
  "card:bearer": "ARCM-CARD-35",
  "card:borgs_keep": "ARCM-CARD-27",
  "card:conscript": "ARCM-CREAT-01",
  "card:dimensional_pocket": "ARCM-CARD-28",
  "card:footsoldier": "ARCM-CARD-29",
  "card:mentor": "ARCM-CREAT-01",
  "card:mercenary": "ARCM-CREAT-01",
  "card:mounted_eagle": "ARCM-CREAT-01",
  "card:revenge": "ARCM-ABIL-13",
  "card:seat_of_the_throne": "ARCM-CARD-30",
  "card:spearman": "ARCM-CARD-31",
  "card:squad_leader": "ARCM-CARD-34",
  "card:trebuchet": "ARCM-CARD-37",
  "card:burn_the_bodies": "ARCM-CARD-62",
  "card:burn_the_city": "ARCM-CARD-52",
  "card:burst_into_flames": "ARCM-CARD-51",
  "card:fireblaze": "ARCM-CARD-62",
  "card:firebreather": "ARCM-CREAT-01",
  "card:firecraver": "ARCM-CARD-63",
  "card:firespitter": "ARCM-CARD-62",
  "card:lake_of_fire": "ARCM-CARD-53",
  "card:plymouth": "ARCM-CITY-01",
  "card:prometheus_shrine": "ARCM-CARD-54",
  "card:return_of_the_drakes": "ARCM-MAGIC-01",
  "card:short_fuse": "ARCM-ENCH-01",
  "card:sunburst": "ARCM-CARD-62",
  "card:wildfire": "ARCM-MAGIC-01",
  "card:addax": "ARCM-CREAT-01",
  "card:addax_archer": "ARCM-CREAT-01",
  "card:addax_herder": "ARCM-CARD-47",
  "card:addax_tracker": "ARCM-CREAT-01",
  "card:champion_of_the_sun": "ARCM-CREAT-01",
  "card:garak": "ARCM-CREAT-01",
  "card:ghazw": "ARCM-CARD-49",
  "card:guincho": "ARCM-CARD-50",
  "card:kaleh_son_of_garak": "ARCM-CARD-57",
  "card:nyms_calling": "ARCM-MAGIC-01",
  "card:oasis_of_reflections": "ARCM-CARD-61",
  "card:solar_blessing": "ARCM-EVENT-01",
  "card:soldier_of_the_sun": "ARCM-CREAT-01",
  "card:sun_singer_sacrifice": "ARCM-EVENT-01",
  "card:taurs_armor": "ARCM-ENCH-01",
  "card:taurs_sibling": "ARCM-CREAT-01",
  "card:taurson": "ARCM-CREAT-01",
  "card:thaurs_banner": "ARCM-CREAT-01",
  "card:warrior_of_the_sun": "ARCM-CREAT-01",
  "card:ar_an_imeall": "ARCM-CITY-01",
  "card:bracer_of_the_octopus": "ARCM-ENCH-01",
  "card:coral_labyrinth": "ARCM-CARD-55",
  "card:cylanna": "ARCM-CREAT-01",
  "card:devyanna": "ARCM-CREAT-01",
  "card:ellyanna": "ARCM-CREAT-01",
  "card:gwabbo": "ARCM-CREAT-01",
  "card:ink_cloud": "ARCM-EVENT-01",
  "card:kai_dorellis": "ARCM-CREAT-01",
  "card:kai_krellis": "ARCM-CREAT-01",
  "card:karma": "ARCM-EVENT-01",
  "card:kelp_forest": "ARCM-CITY-01",
  "card:merfolk_brawler": "ARCM-CREAT-01",
  "card:merfolk_joyride": "ARCM-MAGIC-01",
  "card:merman_armor": "ARCM-ENCH-01",
  "card:strategic_defense": "ARCM-MAGIC-01",
  "card:typhon": "ARCM-CARD-48",
  "card:aethyr": "ARCM-CREAT-01",
  "card:as_you_command": "ARCM-MAGIC-01",
  "card:baldras": "ARCM-CREAT-01",
  "card:dela": "ARCM-CREAT-01",
  "card:dragon_armor": "ARCM-ENCH-01",
  "card:flartar": "ARCM-CARD-42",
  "card:guardians_fall": "ARCM-CITY-01",
  "card:hideout": "ARCM-CARD-56",
  "card:jessica": "ARCM-CARD-43",
  "card:jetto": "ARCM-CREAT-01",
  "card:karka_suno": "ARCM-CITY-01",
  "card:mirmu": "ARCM-CREAT-01",
  "card:nun": "ARCM-CREAT-01",
  "card:rugnur": "ARCM-CREAT-01",
  "card:smith": "ARCM-CREAT-01",
  "card:tapper": "ARCM-CREAT-01",
  "card:uneasy_pact": "ARCM-MAGIC-01",
  "card:zorlan": "ARCM-CARD-46",
  "card:botanic_block": "ARCM-EVENT-01",
  "card:centaurs_bow": "ARCM-ENCH-01",
  "card:centaurs_staff": "ARCM-ENCH-01",
  "card:elvish_cloak": "ARCM-ENCH-01",
  "card:elvish_enchantress": "ARCM-CARD-59",
  "card:elvish_shaman": "ARCM-CREAT-01",
  "card:elvish_sorceress": "ARCM-CREAT-01",
  "card:enchanted_forest": "ARCM-CITY-01",
  "card:flying_fortress": "ARCM-CITY-01",
  "card:kalenz": "ARCM-CREAT-01",
  "card:recycling_resources": "ARCM-CARD-58",
  "card:rope_trap": "ARCM-CARD-44",
  "card:satyrs_tune": "ARCM-ENCH-01",
  "card:scent_of_home": "ARCM-ENCH-01",
  "card:serenity": "ARCM-CARD-45",
  "card:swanport": "ARCM-CARD-60",
  "card:wild_trample": "ARCM-ENCH-01",
  "faction:gaian": "ARCM-RES-04",
  "faction:dark_legion": "ARCM-RES-04",
  "faction:red_banner": "ARCM-RES-04",
  "faction:house_of_nobles": "ARCM-RES-04",
  "faction:the_empire": "ARCM-RES-04",
};
