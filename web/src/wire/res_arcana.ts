// Generated from games/res_arcana by `cargo xtask generate`; do not edit.
import type { Seat } from "./index";

/**
 * Every card and tile face in the box.
 */
export type Card = "athanor" | "bone_dragon" | "celestial_horse" | "chalice_of_fire" | "chalice_of_life" | "corrupt_altar" | "crypt" | "cursed_skull" | "dancing_sword" | "dragon_bridle" | "dragon_egg" | "dragon_teeth" | "dwarven_pickaxe" | "earth_dragon" | "elemental_spring" | "elvish_bow" | "fiery_whip" | "fire_dragon" | "flaming_pit" | "fountain_of_youth" | "guard_dog" | "hand_of_glory" | "hawk" | "horn_of_plenty" | "hypnotic_basin" | "jeweled_statuette" | "magical_shard" | "mermaid" | "nightingale" | "philosophers_stone" | "prism" | "ring_of_midas" | "sacrificial_dagger" | "sea_serpent" | "treant" | "tree_of_life" | "vault" | "water_dragon" | "wind_dragon" | "windup_man" | "colossus" | "golden_statue" | "great_pyramid" | "hanging_gardens" | "library" | "mausoleum" | "obelisk" | "oracle" | "solomons_mine" | "temple" | "sacred_grove" | "alchemists_tower" | "catacombs_of_the_dead" | "sacrificial_pit" | "cursed_forge" | "dwarven_mines" | "coral_castle" | "sunken_reef" | "dragons_lair" | "sorcerers_bestiary" | "alchemist" | "artificer" | "druid" | "duelist" | "healer" | "necromancer" | "scholar" | "seer" | "transmuter" | "witch" | "alchemy" | "calm_elan" | "death_life" | "divination" | "protection" | "reanimate" | "research" | "transmutation";

/**
 * A component, as all see it.
 */
export type ComponentView = {
/**
 * The card or tile face.
 */
card: Card,
/**
 * Is it turned?
 */
turned: boolean,
/**
 * Is it a magic item on its Passed side?
 */
resting: boolean,
/**
 * Essences on it.
 */
on: Essences,
/**
 * The points it gives now.
 */
points: number, };

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
 * All cards these eyes know to be in it, in no order.
 */
cards: Array<Card>, };

/**
 * The five types of essence, in the order in which lists and payments name them.
 */
export type Essence = "elan" | "life" | "calm" | "death" | "gold";

/**
 * How much of each type: a pool, what lies on a component, a price.
 *
 * Five lanes of twelve bits in one word, the top bit of each lane kept free: adding, taking away
 * and comparing all five types is then one machine instruction. The supply is unlimited
 * (RESA-SUPPLY-01); a lane holds 2047, which no game comes near, and stays there.
 */
export type Essences = Partial<Record<Essence, number>>;

/**
 * What a player has, as seen.
 */
export type PlayerView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Has this player passed?
 */
passed: boolean,
/**
 * Points now, without points for one check only.
 */
points: number,
/**
 * Points for the check that is going on.
 */
bonus: number,
/**
 * The pool.
 */
pool: Essences,
/**
 * The mage, magic item, artifacts, monuments and Places of Power in play.
 */
play: Array<ComponentView>,
/**
 * How many cards in hand.
 */
hand_size: number,
/**
 * The hand, for eyes that may see it.
 */
hand: Array<Card> | null,
/**
 * The artifact deck.
 */
deck: DeckView,
/**
 * The discard pile.
 */
discard: Array<Card>,
/**
 * The two mages dealt, for eyes that may see them, until one is kept.
 */
mages: Array<Card>,
/**
 * Has this player given a secret answer that waits for the others?
 */
answered: boolean,
/**
 * The secret answer, for eyes that may see it.
 */
sealed: Card | null,
/**
 * Cards these eyes have seen before and know to be in this rival's hand or deck.
 */
known: Array<Card>, };

/**
 * The table as one pair of eyes sees it.
 */
export type View = {
/**
 * The round, from 1; 0 before the first.
 */
round: number,
/**
 * Who holds the First Player token.
 */
first: Seat,
/**
 * Is the token's Passed side up?
 */
token_passed: boolean,
/**
 * Everybody, from p1 on.
 */
players: Array<PlayerView>,
/**
 * The Places of Power in the centre.
 */
places: Array<Card>,
/**
 * The two spaces of the monument display.
 */
display: [Card | null, Card | null],
/**
 * The monument deck.
 */
monuments: DeckView,
/**
 * The magic items in the centre.
 */
items: Array<Card>,
/**
 * Cards these eyes are looking at, the topmost first.
 */
looked: Array<Card>,
/**
 * Cards of the pack in hand during a draft, or the open cards of a match.
 */
choose_from: Array<Card>,
/**
 * Games won in a match, if it is one.
 */
wins: [number, number] | null, };

/** The clause of the rules about a thing. */
export const CLAUSES: Readonly<Record<string, string>> = {
  "card:athanor": "RESA-CARD-ATHANOR",
  "card:bone_dragon": "RESA-CARD-BONE_DRAGON",
  "card:celestial_horse": "RESA-CARD-CELESTIAL_HORSE",
  "card:chalice_of_fire": "RESA-CARD-CHALICE_OF_FIRE",
  "card:chalice_of_life": "RESA-CARD-CHALICE_OF_LIFE",
  "card:corrupt_altar": "RESA-CARD-CORRUPT_ALTAR",
  "card:crypt": "RESA-CARD-CRYPT",
  "card:cursed_skull": "RESA-CARD-CURSED_SKULL",
  "card:dancing_sword": "RESA-CARD-DANCING_SWORD",
  "card:dragon_bridle": "RESA-CARD-DRAGON_BRIDLE",
  "card:dragon_egg": "RESA-CARD-DRAGON_EGG",
  "card:dragon_teeth": "RESA-CARD-DRAGON_TEETH",
  "card:dwarven_pickaxe": "RESA-CARD-DWARVEN_PICKAXE",
  "card:earth_dragon": "RESA-CARD-EARTH_DRAGON",
  "card:elemental_spring": "RESA-CARD-ELEMENTAL_SPRING",
  "card:elvish_bow": "RESA-CARD-ELVISH_BOW",
  "card:fiery_whip": "RESA-CARD-FIERY_WHIP",
  "card:fire_dragon": "RESA-CARD-FIRE_DRAGON",
  "card:flaming_pit": "RESA-CARD-FLAMING_PIT",
  "card:fountain_of_youth": "RESA-CARD-FOUNTAIN_OF_YOUTH",
  "card:guard_dog": "RESA-CARD-GUARD_DOG",
  "card:hand_of_glory": "RESA-CARD-HAND_OF_GLORY",
  "card:hawk": "RESA-CARD-HAWK",
  "card:horn_of_plenty": "RESA-CARD-HORN_OF_PLENTY",
  "card:hypnotic_basin": "RESA-CARD-HYPNOTIC_BASIN",
  "card:jeweled_statuette": "RESA-CARD-JEWELED_STATUETTE",
  "card:magical_shard": "RESA-CARD-MAGICAL_SHARD",
  "card:mermaid": "RESA-CARD-MERMAID",
  "card:nightingale": "RESA-CARD-NIGHTINGALE",
  "card:philosophers_stone": "RESA-CARD-PHILOSOPHERS_STONE",
  "card:prism": "RESA-CARD-PRISM",
  "card:ring_of_midas": "RESA-CARD-RING_OF_MIDAS",
  "card:sacrificial_dagger": "RESA-CARD-SACRIFICIAL_DAGGER",
  "card:sea_serpent": "RESA-CARD-SEA_SERPENT",
  "card:treant": "RESA-CARD-TREANT",
  "card:tree_of_life": "RESA-CARD-TREE_OF_LIFE",
  "card:vault": "RESA-CARD-VAULT",
  "card:water_dragon": "RESA-CARD-WATER_DRAGON",
  "card:wind_dragon": "RESA-CARD-WIND_DRAGON",
  "card:windup_man": "RESA-CARD-WINDUP_MAN",
  "card:colossus": "RESA-CARD-COLOSSUS",
  "card:golden_statue": "RESA-CARD-GOLDEN_STATUE",
  "card:great_pyramid": "RESA-CARD-GREAT_PYRAMID",
  "card:hanging_gardens": "RESA-CARD-HANGING_GARDENS",
  "card:library": "RESA-CARD-LIBRARY",
  "card:mausoleum": "RESA-CARD-MAUSOLEUM",
  "card:obelisk": "RESA-CARD-OBELISK",
  "card:oracle": "RESA-CARD-ORACLE",
  "card:solomons_mine": "RESA-CARD-SOLOMONS_MINE",
  "card:temple": "RESA-CARD-TEMPLE",
  "card:sacred_grove": "RESA-CARD-SACRED_GROVE",
  "card:alchemists_tower": "RESA-CARD-ALCHEMISTS_TOWER",
  "card:catacombs_of_the_dead": "RESA-CARD-CATACOMBS_OF_THE_DEAD",
  "card:sacrificial_pit": "RESA-CARD-SACRIFICIAL_PIT",
  "card:cursed_forge": "RESA-CARD-CURSED_FORGE",
  "card:dwarven_mines": "RESA-CARD-DWARVEN_MINES",
  "card:coral_castle": "RESA-CARD-CORAL_CASTLE",
  "card:sunken_reef": "RESA-CARD-SUNKEN_REEF",
  "card:dragons_lair": "RESA-CARD-DRAGONS_LAIR",
  "card:sorcerers_bestiary": "RESA-CARD-SORCERERS_BESTIARY",
  "card:alchemist": "RESA-CARD-ALCHEMIST",
  "card:artificer": "RESA-CARD-ARTIFICER",
  "card:druid": "RESA-CARD-DRUID",
  "card:duelist": "RESA-CARD-DUELIST",
  "card:healer": "RESA-CARD-HEALER",
  "card:necromancer": "RESA-CARD-NECROMANCER",
  "card:scholar": "RESA-CARD-SCHOLAR",
  "card:seer": "RESA-CARD-SEER",
  "card:transmuter": "RESA-CARD-TRANSMUTER",
  "card:witch": "RESA-CARD-WITCH",
  "card:alchemy": "RESA-CARD-ALCHEMY",
  "card:calm_elan": "RESA-CARD-CALM_ELAN",
  "card:death_life": "RESA-CARD-DEATH_LIFE",
  "card:divination": "RESA-CARD-DIVINATION",
  "card:protection": "RESA-CARD-PROTECTION",
  "card:reanimate": "RESA-CARD-REANIMATE",
  "card:research": "RESA-CARD-RESEARCH",
  "card:transmutation": "RESA-CARD-TRANSMUTATION",
};
