// Positions that are seldom seen, for whoever measures: what is longest to read, all seats taken, panels that come and go.

const join = (...lines) => lines.join("; ");

/** Full tables, and what on them is longest to read. */
export const FULL = {
  res_arcana: {
    seats: 4,
    position: join(
      "places alchemists_tower dwarven_mines; p1 play corrupt_altar, sacrificial_pit, sorcerers_bestiary, hawk, chalice_of_life",
      "p1 hand sacrificial_dagger windup_man; p1 deck prism; p2 play fiery_whip turned, mermaid, hypnotic_basin",
      "p3 play celestial_horse, fire_dragon, vault; p4 play guard_dog",
    ),
    long: ["card:corrupt_altar", "card:sacrificial_pit", "card:sorcerers_bestiary", "card:alchemists_tower", "card:hypnotic_basin"],
  },
  arcs: {
    seats: 4,
    position: join(
      "2-a p1 2; p1 hand mobilization-4 aggression-2 construction-3 administration-5 aggression-6 mobilization-1",
      "p1 cards elder material_cartel prison_wardens galactic_rifles; p2 cards feastbringer fuel_cartel; p3 cards farseers",
    ),
    long: ["card:material_cartel", "card:elder", "system:2-a", "ambition:tycoon", "action_card:aggression-2"],
  },
  aristeia: {
    seats: 2,
    position: join(
      "setup scenario scorched_earth; p1 gata f10; p1 hexx3r j10; p1 parvati f13; p1 wild_bill j3",
      "p2 maximus c10; p2 mushashi p10; p2 major_lunah i16; p2 eight_ball j16; p1 hand over_the_top; active p1.gata points 5",
    ),
    long: [
      ...["p1.gata", "p1.hexx3r", "p1.parvati", "p1.wild_bill", "p2.maximus", "p2.mushashi", "p2.major_lunah", "p2.eight_ball"].map((one) => `piece:${one}`),
      "tactic:over_the_top",
      "scenario:scorched_earth",
    ],
  },
  arcmage: {
    seats: 4,
    // An attack goes on, and is defended against.
    position: join(
      "active p2; p1 cities enchanted_forest, coral_labyrinth; p1 army smith, witchdoctor, esteemed_duelist; p1 hand ghoul kolibri; p1 deck kolibri",
      "p2 cities farmland; p2 army wight marked attacking attacked; p2 deck kolibri",
      "p3 cities oasis_of_reflections; p3 army orc_thug; p3 deck kolibri; p4 cities spirit_tree; p4 deck kolibri",
      "phase attack; attack enchanted_forest p1; attackers wight; agenda combat defenders nothing",
    ),
    shows: ".front--attack span",
    long: ["card:coral_labyrinth", "card:esteemed_duelist", "hand:kolibri", "faction:gaian"],
  },
};

/** What lies over a board for a while, and the answers that bring it there. */
export const PANELS = {
  "the dice of a battle": {
    game: "arcs",
    position: "2-a p1 3, p2 2; p1 hand aggression-3; p2 hand administration-4",
    answers: [/^lead /, /^decline/, /^end_prelude/, /^battle /, /^collect /],
    shows: ".battle .die",
  },
  "a chapter that is scored": {
    game: "arcs",
    position: "markers tycoon empath none; p1 slots fuel material; p2 slots fuel psionic; 2-a p1 1; p1 hand administration-4",
    answers: [/^lead /, /^decline/, /^end_prelude/, /^end_turn/],
    shows: ".scoring",
  },
  "initiative cards that are planned": {
    game: "aristeia",
    position: "round 1; p1 gata f10; p1 hexx3r f9; p1 parvati g9; p1 wild_bill g10; p2 maximus f8; p2 mushashi p10; agenda round begin",
    answers: [],
    shows: ".plan",
  },
  "a round that is scored": {
    game: "aristeia",
    position: join(
      "round 1; turn 4; p1 gata j10; p1 hexx3r f9; p1 parvati g9; p1 wild_bill g10; p2 maximus f8; p2 mushashi p10",
      "p2 major_lunah i16; p2 eight_ball j16; p1 plan hexx3r parvati wild_bill gata",
      "p2 plan mushashi major_lunah eight_ball maximus; agenda turn activate p1 | turn end",
    ),
    answers: [/^done$/, /^done$/],
    shows: ".scoring",
  },
};
