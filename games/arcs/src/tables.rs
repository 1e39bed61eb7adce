//! The printed facts of cards, map, dice and boards. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use crate::{
    action::{Action, Actions},
    battle::Face,
    card::{CardKind, Facts},
    map::{Homes, Layout, Place, System},
    piece::{Kind, Start},
    resource::Resource,
};
use arbiter_engine::{Message, Notation};

/// Every guild, vox, leader and lore card in the box.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("card")]
#[message(prefix = "arcs-card")]
#[serde(rename_all = "snake_case")]
pub enum Card {
    #[default]
    /// `loyal_engineers`.
    LoyalEngineers,
    /// `mining_interest`.
    MiningInterest,
    /// `material_cartel`.
    MaterialCartel,
    /// `admin_union`.
    AdminUnion,
    /// `construction_union`.
    ConstructionUnion,
    /// `fuel_cartel`.
    FuelCartel,
    /// `loyal_pilots`.
    LoyalPilots,
    /// `gatekeepers`.
    Gatekeepers,
    /// `shipping_interest`.
    ShippingInterest,
    /// `spacing_union`.
    SpacingUnion,
    /// `arms_union`.
    ArmsUnion,
    /// `prison_wardens`.
    PrisonWardens,
    /// `skirmishers`.
    Skirmishers,
    /// `court_enforcers`.
    CourtEnforcers,
    /// `loyal_marines`.
    LoyalMarines,
    /// `lattice_spies`.
    LatticeSpies,
    /// `farseers`.
    Farseers,
    /// `secret_order`.
    SecretOrder,
    /// `loyal_empaths`.
    LoyalEmpaths,
    /// `silver_tongues`.
    SilverTongues,
    /// `loyal_keepers`.
    LoyalKeepers,
    /// `sworn_guardians`.
    SwornGuardians,
    /// `elder_broker`.
    ElderBroker,
    /// `relic_fence`.
    RelicFence,
    /// `galactic_bards`.
    GalacticBards,
    /// `mass_uprising`.
    MassUprising,
    /// `populist_demands`.
    PopulistDemands,
    /// `outrage_spreads`.
    OutrageSpreads,
    /// `song_of_freedom`.
    SongOfFreedom,
    /// `guild_struggle`.
    GuildStruggle,
    /// `call_to_action`.
    CallToAction,
    /// `elder`.
    Elder,
    /// `mystic`.
    Mystic,
    /// `fuel_drinker`.
    FuelDrinker,
    /// `upstart`.
    Upstart,
    /// `rebel`.
    Rebel,
    /// `warrior`.
    Warrior,
    /// `feastbringer`.
    Feastbringer,
    /// `demagogue`.
    Demagogue,
    /// `tool_priests`.
    ToolPriests,
    /// `galactic_rifles`.
    GalacticRifles,
    /// `sprinter_drives`.
    SprinterDrives,
    /// `mirror_plating`.
    MirrorPlating,
    /// `hidden_harbors`.
    HiddenHarbors,
    /// `signal_breaker`.
    SignalBreaker,
    /// `repair_drones`.
    RepairDrones,
    /// `gate_ports`.
    GatePorts,
    /// `cloud_cities`.
    CloudCities,
    /// `living_structures`.
    LivingStructures,
    /// `gate_stations`.
    GateStations,
    /// `railgun_arrays`.
    RailgunArrays,
    /// `ancient_holdings`.
    AncientHoldings,
    /// `seeker_torpedoes`.
    SeekerTorpedoes,
}

impl Card {
    /// Every one: guild, vox, leader, lore.
    pub const ALL: [Card; 53] = [
        Card::LoyalEngineers,
        Card::MiningInterest,
        Card::MaterialCartel,
        Card::AdminUnion,
        Card::ConstructionUnion,
        Card::FuelCartel,
        Card::LoyalPilots,
        Card::Gatekeepers,
        Card::ShippingInterest,
        Card::SpacingUnion,
        Card::ArmsUnion,
        Card::PrisonWardens,
        Card::Skirmishers,
        Card::CourtEnforcers,
        Card::LoyalMarines,
        Card::LatticeSpies,
        Card::Farseers,
        Card::SecretOrder,
        Card::LoyalEmpaths,
        Card::SilverTongues,
        Card::LoyalKeepers,
        Card::SwornGuardians,
        Card::ElderBroker,
        Card::RelicFence,
        Card::GalacticBards,
        Card::MassUprising,
        Card::PopulistDemands,
        Card::OutrageSpreads,
        Card::SongOfFreedom,
        Card::GuildStruggle,
        Card::CallToAction,
        Card::Elder,
        Card::Mystic,
        Card::FuelDrinker,
        Card::Upstart,
        Card::Rebel,
        Card::Warrior,
        Card::Feastbringer,
        Card::Demagogue,
        Card::ToolPriests,
        Card::GalacticRifles,
        Card::SprinterDrives,
        Card::MirrorPlating,
        Card::HiddenHarbors,
        Card::SignalBreaker,
        Card::RepairDrones,
        Card::GatePorts,
        Card::CloudCities,
        Card::LivingStructures,
        Card::GateStations,
        Card::RailgunArrays,
        Card::AncientHoldings,
        Card::SeekerTorpedoes,
    ];
    /// The first vox card, leader and lore card.
    pub(crate) const STARTS: [usize; 3] = [25, 31, 39];
}

/// What is printed on each.
pub static CARDS: [Facts; 53] = [
    // loyal_engineers
    Facts {
        kind: CardKind::Guild { resource: Resource::Material, raid_cost: 3, loyal: true },
        clause: "ARCS-GUILD-01",
    }, // mining_interest
    Facts {
        kind: CardKind::Guild { resource: Resource::Material, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-02",
    }, // material_cartel
    Facts {
        kind: CardKind::Guild { resource: Resource::Material, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-03",
    }, // admin_union
    Facts {
        kind: CardKind::Guild { resource: Resource::Material, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-04",
    }, // construction_union
    Facts {
        kind: CardKind::Guild { resource: Resource::Material, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-05",
    }, // fuel_cartel
    Facts { kind: CardKind::Guild { resource: Resource::Fuel, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-06" }, // loyal_pilots
    Facts { kind: CardKind::Guild { resource: Resource::Fuel, raid_cost: 3, loyal: true }, clause: "ARCS-GUILD-07" }, // gatekeepers
    Facts { kind: CardKind::Guild { resource: Resource::Fuel, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-08" }, // shipping_interest
    Facts { kind: CardKind::Guild { resource: Resource::Fuel, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-09" }, // spacing_union
    Facts { kind: CardKind::Guild { resource: Resource::Fuel, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-10" }, // arms_union
    Facts { kind: CardKind::Guild { resource: Resource::Weapon, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-11" }, // prison_wardens
    Facts { kind: CardKind::Guild { resource: Resource::Weapon, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-12" }, // skirmishers
    Facts { kind: CardKind::Guild { resource: Resource::Weapon, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-13" }, // court_enforcers
    Facts { kind: CardKind::Guild { resource: Resource::Weapon, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-14" }, // loyal_marines
    Facts { kind: CardKind::Guild { resource: Resource::Weapon, raid_cost: 3, loyal: true }, clause: "ARCS-GUILD-15" }, // lattice_spies
    Facts {
        kind: CardKind::Guild { resource: Resource::Psionic, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-16",
    }, // farseers
    Facts {
        kind: CardKind::Guild { resource: Resource::Psionic, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-17",
    }, // secret_order
    Facts {
        kind: CardKind::Guild { resource: Resource::Psionic, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-18",
    }, // loyal_empaths
    Facts { kind: CardKind::Guild { resource: Resource::Psionic, raid_cost: 3, loyal: true }, clause: "ARCS-GUILD-19" }, // silver_tongues
    Facts {
        kind: CardKind::Guild { resource: Resource::Psionic, raid_cost: 2, loyal: false },
        clause: "ARCS-GUILD-20",
    }, // loyal_keepers
    Facts { kind: CardKind::Guild { resource: Resource::Relic, raid_cost: 3, loyal: true }, clause: "ARCS-GUILD-21" }, // sworn_guardians
    Facts { kind: CardKind::Guild { resource: Resource::Relic, raid_cost: 1, loyal: false }, clause: "ARCS-GUILD-22" }, // elder_broker
    Facts { kind: CardKind::Guild { resource: Resource::Relic, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-23" }, // relic_fence
    Facts { kind: CardKind::Guild { resource: Resource::Relic, raid_cost: 2, loyal: false }, clause: "ARCS-GUILD-24" }, // galactic_bards
    Facts { kind: CardKind::Guild { resource: Resource::Relic, raid_cost: 1, loyal: false }, clause: "ARCS-GUILD-25" }, // mass_uprising
    Facts { kind: CardKind::Vox, clause: "ARCS-VOX-26" }, // populist_demands
    Facts { kind: CardKind::Vox, clause: "ARCS-VOX-27" }, // outrage_spreads
    Facts { kind: CardKind::Vox, clause: "ARCS-VOX-28" }, // song_of_freedom
    Facts { kind: CardKind::Vox, clause: "ARCS-VOX-29" }, // guild_struggle
    Facts { kind: CardKind::Vox, clause: "ARCS-VOX-30" }, // call_to_action
    Facts { kind: CardKind::Vox, clause: "ARCS-VOX-31" }, // elder
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Relic, Resource::Material],
            start: [
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: Some(Kind::Starport), ships: 3 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-01a",
    }, // mystic
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Psionic, Resource::Relic],
            start: [
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: Some(Kind::Starport), ships: 3 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-02a",
    }, // fuel_drinker
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Fuel, Resource::Fuel],
            start: [
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: Some(Kind::Starport), ships: 3 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-03a",
    }, // upstart
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Psionic, Resource::Material],
            start: [
                Start { building: Some(Kind::City), ships: 4 },
                Start { building: Some(Kind::Starport), ships: 3 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-04a",
    }, // rebel
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Material, Resource::Weapon],
            start: [
                Start { building: Some(Kind::Starport), ships: 4 },
                Start { building: None, ships: 4 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-05a",
    }, // warrior
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Weapon, Resource::Material],
            start: [
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: Some(Kind::Starport), ships: 3 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-06a",
    }, // feastbringer
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Relic, Resource::Material],
            start: [
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: None, ships: 3 },
            ],
        },
        clause: "ARCS-LEADER-07a",
    }, // demagogue
    Facts {
        kind: CardKind::Leader {
            resources: [Resource::Psionic, Resource::Weapon],
            start: [
                Start { building: Some(Kind::City), ships: 3 },
                Start { building: Some(Kind::Starport), ships: 3 },
                Start { building: None, ships: 2 },
            ],
        },
        clause: "ARCS-LEADER-08a",
    }, // tool_priests
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-01" }, // galactic_rifles
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-02" }, // sprinter_drives
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-03" }, // mirror_plating
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-04" }, // hidden_harbors
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-05" }, // signal_breaker
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-06" }, // repair_drones
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-07" }, // gate_ports
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-08" }, // cloud_cities
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-09" }, // living_structures
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-10" }, // gate_stations
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-11" }, // railgun_arrays
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-12" }, // ancient_holdings
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-13" }, // seeker_torpedoes
    Facts { kind: CardKind::Lore, clause: "ARCS-LORE-14" },
];

/// The cards of a starting hand (ARCS-SETUP-09).
pub const HAND: u8 = 6;

/// The pips of each card, by suit and number.
pub const PIPS: [[u8; 7]; 4] =
    [[4, 4, 3, 3, 3, 2, 1], [3, 3, 2, 2, 2, 2, 1], [4, 4, 3, 3, 2, 2, 1], [4, 4, 3, 3, 2, 2, 1]];

/// What each suit may do (ARCS-LEAD-02).
pub const SUIT_ACTIONS: [Actions; 4] = [
    Actions::of(&[Action::Tax, Action::Repair, Action::Influence]),
    Actions::of(&[Action::Battle, Action::Move, Action::Secure]),
    Actions::of(&[Action::Build, Action::Repair]),
    Actions::of(&[Action::Move, Action::Influence]),
];

/// What a chapter is scored by (ARCS-SCORE-02).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("ambition")]
#[message(prefix = "arcs-ambition")]
#[serde(rename_all = "snake_case")]
pub enum Ambition {
    /// `tycoon`.
    #[default]
    Tycoon,
    /// `tyrant`.
    Tyrant,
    /// `warlord`.
    Warlord,
    /// `keeper`.
    Keeper,
    /// `empath`.
    Empath,
}

/// The number of the card that declares each ambition (ARCS-DECL-01).
pub const DECLARED_BY: [u8; 5] = [2, 3, 4, 5, 6];

/// The ambition markers from low to high: power of first and second place, blue and orange.
pub const MARKERS: [[(u8, u8); 2]; 3] = [[(2, 0), (4, 2)], [(3, 2), (6, 3)], [(5, 3), (9, 4)]];

/// The last chapter.
pub const CHAPTERS: u8 = 5;

/// Enough power to end the game, for 2, 3 and 4 players.
pub const POWER_TO_WIN: [u8; 3] = [33, 30, 27];

/// The bonus of a sole first place, by uncovered bonus slots (ARCS-SCORE-06).
pub const CITY_BONUS: [u8; 3] = [0, 2, 5];

/// Dice of each type in the box (ARCS-COMP-05).
pub const DICE_EACH: u8 = 6;

/// The faces of the assault, skirmish and raid die.
pub const FACES: [[Face; 6]; 3] = [
    [
        Face { self_hits: 0, intercepts: 0, hits: 0, building_hits: 0, keys: 0 },
        Face { self_hits: 1, intercepts: 0, hits: 1, building_hits: 0, keys: 0 },
        Face { self_hits: 1, intercepts: 0, hits: 1, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 1, hits: 1, building_hits: 0, keys: 0 },
        Face { self_hits: 1, intercepts: 0, hits: 2, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 2, building_hits: 0, keys: 0 },
    ],
    [
        Face { self_hits: 0, intercepts: 0, hits: 0, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 0, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 0, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 1, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 1, building_hits: 0, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 1, building_hits: 0, keys: 0 },
    ],
    [
        Face { self_hits: 0, intercepts: 1, hits: 0, building_hits: 0, keys: 2 },
        Face { self_hits: 1, intercepts: 0, hits: 0, building_hits: 0, keys: 1 },
        Face { self_hits: 0, intercepts: 1, hits: 0, building_hits: 0, keys: 0 },
        Face { self_hits: 1, intercepts: 0, hits: 0, building_hits: 1, keys: 0 },
        Face { self_hits: 1, intercepts: 0, hits: 0, building_hits: 1, keys: 0 },
        Face { self_hits: 0, intercepts: 0, hits: 0, building_hits: 1, keys: 1 },
    ],
];

/// The first face, from 1, that shows the same.
pub const ALIKE: [[u8; 6]; 3] = [[1, 2, 2, 4, 5, 6], [1, 1, 1, 4, 4, 4], [1, 2, 3, 4, 4, 6]];

/// The systems, cluster by cluster.
pub const PLACES: [Place; 24] = [
    Place { planet: None, slots: 0 },
    Place { planet: Some(Resource::Weapon), slots: 2 },
    Place { planet: Some(Resource::Fuel), slots: 1 },
    Place { planet: Some(Resource::Material), slots: 2 },
    Place { planet: None, slots: 0 },
    Place { planet: Some(Resource::Psionic), slots: 1 },
    Place { planet: Some(Resource::Weapon), slots: 1 },
    Place { planet: Some(Resource::Relic), slots: 2 },
    Place { planet: None, slots: 0 },
    Place { planet: Some(Resource::Material), slots: 1 },
    Place { planet: Some(Resource::Fuel), slots: 1 },
    Place { planet: Some(Resource::Weapon), slots: 2 },
    Place { planet: None, slots: 0 },
    Place { planet: Some(Resource::Relic), slots: 2 },
    Place { planet: Some(Resource::Fuel), slots: 2 },
    Place { planet: Some(Resource::Material), slots: 1 },
    Place { planet: None, slots: 0 },
    Place { planet: Some(Resource::Weapon), slots: 1 },
    Place { planet: Some(Resource::Relic), slots: 1 },
    Place { planet: Some(Resource::Psionic), slots: 2 },
    Place { planet: None, slots: 0 },
    Place { planet: Some(Resource::Material), slots: 1 },
    Place { planet: Some(Resource::Fuel), slots: 2 },
    Place { planet: Some(Resource::Psionic), slots: 1 },
];

/// The setup cards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("board")]
#[message(prefix = "arcs-board")]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// `two_frontiers`.
    #[default]
    TwoFrontiers,
    /// `two_mix_up_one`.
    TwoMixUpOne,
    /// `two_homelands`.
    TwoHomelands,
    /// `two_mix_up_two`.
    TwoMixUpTwo,
    /// `three_mix_up`.
    ThreeMixUp,
    /// `three_frontiers`.
    ThreeFrontiers,
    /// `three_homelands`.
    ThreeHomelands,
    /// `three_core_conflict`.
    ThreeCoreConflict,
    /// `four_mix_up_one`.
    FourMixUpOne,
    /// `four_mix_up_two`.
    FourMixUpTwo,
    /// `four_frontiers`.
    FourFrontiers,
    /// `four_mix_up_three`.
    FourMixUpThree,
}

impl Board {
    /// Every one.
    pub const ALL: [Board; 12] = [
        Board::TwoFrontiers,
        Board::TwoMixUpOne,
        Board::TwoHomelands,
        Board::TwoMixUpTwo,
        Board::ThreeMixUp,
        Board::ThreeFrontiers,
        Board::ThreeHomelands,
        Board::ThreeCoreConflict,
        Board::FourMixUpOne,
        Board::FourMixUpTwo,
        Board::FourFrontiers,
        Board::FourMixUpThree,
    ];
}

/// What each setup card says.
pub static LAYOUTS: [Layout; 12] = [
    // two_frontiers
    Layout {
        players: 2,
        in_play: 0xffff0,
        adjacent: [
            0, 0, 0, 0, 66016, 80, 176, 592, 7696, 1408, 2816, 1280, 123136, 20480, 45056, 20480, 921616, 327680,
            720896, 327680, 0, 0, 0, 0,
        ],
        neutral: [2, 2, 1, 0, 1],
        homes: &[
            Homes { a: System::new(19), b: System::new(15), c: &[System::new(8), System::new(11)] },
            Homes { a: System::new(9), b: System::new(17), c: &[System::new(16), System::new(13)] },
        ],
    }, // two_mix_up_one
    Layout {
        players: 2,
        in_play: 0xf0ff0f,
        adjacent: [
            1048846, 5, 11, 5, 0, 0, 0, 0, 7681, 1280, 2816, 1280, 1106176, 20480, 45056, 20480, 0, 0, 0, 0, 14684161,
            5242880, 11534336, 5242880,
        ],
        neutral: [0, 0, 2, 2, 2],
        homes: &[
            Homes { a: System::new(14), b: System::new(10), c: &[System::new(0), System::new(21)] },
            Homes { a: System::new(23), b: System::new(11), c: &[System::new(12), System::new(2)] },
        ],
    }, // two_homelands
    Layout {
        players: 2,
        in_play: 0xff0ff0,
        adjacent: [
            0, 0, 0, 0, 1049056, 80, 176, 592, 69136, 1408, 2816, 1280, 0, 0, 0, 0, 1966336, 327680, 720896, 2424832,
            14745616, 5767168, 11534336, 5242880,
        ],
        neutral: [2, 2, 1, 1, 0],
        homes: &[
            Homes { a: System::new(17), b: System::new(21), c: &[System::new(16), System::new(19)] },
            Homes { a: System::new(11), b: System::new(9), c: &[System::new(8), System::new(5)] },
        ],
    }, // two_mix_up_two
    Layout {
        players: 2,
        in_play: 0xff0ff0,
        adjacent: [
            0, 0, 0, 0, 1049056, 80, 176, 592, 69136, 1408, 2816, 1280, 0, 0, 0, 0, 1966336, 327680, 720896, 2424832,
            14745616, 5767168, 11534336, 5242880,
        ],
        neutral: [2, 2, 1, 1, 0],
        homes: &[
            Homes { a: System::new(18), b: System::new(5), c: &[System::new(8), System::new(22)] },
            Homes { a: System::new(6), b: System::new(21), c: &[System::new(16), System::new(11)] },
        ],
    }, // three_mix_up
    Layout {
        players: 3,
        in_play: 0xff0ff0,
        adjacent: [
            0, 0, 0, 0, 1049056, 80, 176, 592, 69136, 1408, 2816, 1280, 0, 0, 0, 0, 1966336, 327680, 720896, 2424832,
            14745616, 5767168, 11534336, 5242880,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(11), b: System::new(18), c: &[System::new(4)] },
            Homes { a: System::new(19), b: System::new(5), c: &[System::new(8)] },
            Homes { a: System::new(7), b: System::new(9), c: &[System::new(16)] },
        ],
    }, // three_frontiers
    Layout {
        players: 3,
        in_play: 0xfff00f,
        adjacent: [
            1052686, 5, 11, 5, 0, 0, 0, 0, 0, 0, 0, 0, 122881, 20480, 45056, 20480, 1970176, 327680, 720896, 2424832,
            14745601, 5767168, 11534336, 5242880,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(3), b: System::new(15), c: &[System::new(20)] },
            Homes { a: System::new(19), b: System::new(2), c: &[System::new(16)] },
            Homes { a: System::new(14), b: System::new(21), c: &[System::new(0)] },
        ],
    }, // three_homelands
    Layout {
        players: 3,
        in_play: 0xffff,
        adjacent: [
            4126, 5, 11, 5, 481, 80, 176, 592, 7696, 1408, 2816, 1280, 57601, 20480, 45056, 20480, 0, 0, 0, 0, 0, 0, 0,
            0,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(7), b: System::new(10), c: &[System::new(8)] },
            Homes { a: System::new(3), b: System::new(5), c: &[System::new(4)] },
            Homes { a: System::new(1), b: System::new(15), c: &[System::new(12)] },
        ],
    }, // three_core_conflict
    Layout {
        players: 3,
        in_play: 0xff0ff,
        adjacent: [
            65566, 5, 11, 5, 4321, 80, 176, 80, 0, 0, 0, 0, 122896, 20480, 45056, 20480, 921601, 327680, 720896,
            327680, 0, 0, 0, 0,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(3), b: System::new(6), c: &[System::new(0)] },
            Homes { a: System::new(7), b: System::new(2), c: &[System::new(4)] },
            Homes { a: System::new(1), b: System::new(5), c: &[System::new(12)] },
        ],
    }, // four_mix_up_one
    Layout {
        players: 4,
        in_play: 0xfff0ff,
        adjacent: [
            1048606, 5, 11, 5, 4321, 80, 176, 80, 0, 0, 0, 0, 122896, 20480, 45056, 20480, 1970176, 327680, 720896,
            2424832, 14745601, 5767168, 11534336, 5242880,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(13), b: System::new(23), c: &[System::new(0)] },
            Homes { a: System::new(15), b: System::new(19), c: &[System::new(20)] },
            Homes { a: System::new(17), b: System::new(3), c: &[System::new(12)] },
            Homes { a: System::new(21), b: System::new(1), c: &[System::new(16)] },
        ],
    }, // four_mix_up_two
    Layout {
        players: 4,
        in_play: 0xff0fff,
        adjacent: [
            1048606, 5, 11, 5, 481, 80, 176, 592, 69136, 1408, 2816, 1280, 0, 0, 0, 0, 1966336, 327680, 720896,
            2424832, 14745601, 5767168, 11534336, 5242880,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(19), b: System::new(9), c: &[System::new(4)] },
            Homes { a: System::new(11), b: System::new(18), c: &[System::new(0)] },
            Homes { a: System::new(7), b: System::new(3), c: &[System::new(8)] },
            Homes { a: System::new(1), b: System::new(5), c: &[System::new(16)] },
        ],
    }, // four_frontiers
    Layout {
        players: 4,
        in_play: 0xf0ffff,
        adjacent: [
            1048606, 5, 11, 5, 481, 80, 176, 592, 7696, 1408, 2816, 1280, 1106176, 20480, 45056, 20480, 0, 0, 0, 0,
            14684161, 5242880, 11534336, 5242880,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(3), b: System::new(10), c: &[System::new(4)] },
            Homes { a: System::new(7), b: System::new(23), c: &[System::new(8)] },
            Homes { a: System::new(14), b: System::new(5), c: &[System::new(20)] },
            Homes { a: System::new(1), b: System::new(21), c: &[System::new(12)] },
        ],
    }, // four_mix_up_three
    Layout {
        players: 4,
        in_play: 0xfffff,
        adjacent: [
            65566, 5, 11, 5, 481, 80, 176, 592, 7696, 1408, 2816, 1280, 123136, 20480, 45056, 20480, 921601, 327680,
            720896, 327680, 0, 0, 0, 0,
        ],
        neutral: [0, 0, 0, 0, 0],
        homes: &[
            Homes { a: System::new(11), b: System::new(18), c: &[System::new(0)] },
            Homes { a: System::new(1), b: System::new(9), c: &[System::new(4)] },
            Homes { a: System::new(3), b: System::new(15), c: &[System::new(8)] },
            Homes { a: System::new(13), b: System::new(6), c: &[System::new(16)] },
        ],
    },
];

/// The starting pieces without leaders, in A, B and each C (ARCS-SETUP-07).
pub const START: [Start; 3] = [
    Start { building: Some(Kind::City), ships: 3 },
    Start { building: Some(Kind::Starport), ships: 3 },
    Start { building: None, ships: 2 },
];

/// The resource slots: raid cost, and the city slot that covers it (0: none) (ARCS-RES-08).
pub const SLOTS: [(u8, u8); 6] = [(3, 0), (1, 0), (1, 1), (2, 2), (1, 3), (3, 3)];

/// Pieces of one colour (ARCS-COMP-01).
pub const CITIES: u8 = 5;
/// See [`CITIES`].
pub const STARPORTS: u8 = 5;
/// See [`CITIES`].
pub const SHIPS: u8 = 15;
/// See [`CITIES`].
pub const AGENTS: u8 = 10;

/// Tokens of each resource (ARCS-COMP-02).
pub const TOKENS: u8 = 5;
