//! The names of what is in the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use arbiter_engine::{Message, Notation};

/// Every guild, vox, leader and lore card in the box.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("card")]
#[message(prefix = "arcs-card")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Card {
    /// `loyal_engineers`.
    #[default]
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
    /// Every one.
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
}

impl Card {
    /// The first vox card, leader and lore card.
    pub(crate) const STARTS: [usize; 3] = [25, 31, 39];
}

/// What a chapter is scored by (ARCS-SCORE-02), in the order of scoring (ARCS-SCORE-01).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("ambition")]
#[message(prefix = "arcs-ambition")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

impl Ambition {
    /// Every one.
    pub const ALL: [Ambition; 5] =
        [Ambition::Tycoon, Ambition::Tyrant, Ambition::Warlord, Ambition::Keeper, Ambition::Empath];
}

/// The setup cards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("board")]
#[message(prefix = "arcs-board")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
