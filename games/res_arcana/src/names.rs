//! The names of what is in the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use arbiter_engine::{Message, Notation};

/// Every card and tile face in the box.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("card")]
#[message(prefix = "resa-card")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Card {
    /// `athanor`.
    #[default]
    Athanor,
    /// `bone_dragon`.
    BoneDragon,
    /// `celestial_horse`.
    CelestialHorse,
    /// `chalice_of_fire`.
    ChaliceOfFire,
    /// `chalice_of_life`.
    ChaliceOfLife,
    /// `corrupt_altar`.
    CorruptAltar,
    /// `crypt`.
    Crypt,
    /// `cursed_skull`.
    CursedSkull,
    /// `dancing_sword`.
    DancingSword,
    /// `dragon_bridle`.
    DragonBridle,
    /// `dragon_egg`.
    DragonEgg,
    /// `dragon_teeth`.
    DragonTeeth,
    /// `dwarven_pickaxe`.
    DwarvenPickaxe,
    /// `earth_dragon`.
    EarthDragon,
    /// `elemental_spring`.
    ElementalSpring,
    /// `elvish_bow`.
    ElvishBow,
    /// `fiery_whip`.
    FieryWhip,
    /// `fire_dragon`.
    FireDragon,
    /// `flaming_pit`.
    FlamingPit,
    /// `fountain_of_youth`.
    FountainOfYouth,
    /// `guard_dog`.
    GuardDog,
    /// `hand_of_glory`.
    HandOfGlory,
    /// `hawk`.
    Hawk,
    /// `horn_of_plenty`.
    HornOfPlenty,
    /// `hypnotic_basin`.
    HypnoticBasin,
    /// `jeweled_statuette`.
    JeweledStatuette,
    /// `magical_shard`.
    MagicalShard,
    /// `mermaid`.
    Mermaid,
    /// `nightingale`.
    Nightingale,
    /// `philosophers_stone`.
    PhilosophersStone,
    /// `prism`.
    Prism,
    /// `ring_of_midas`.
    RingOfMidas,
    /// `sacrificial_dagger`.
    SacrificialDagger,
    /// `sea_serpent`.
    SeaSerpent,
    /// `treant`.
    Treant,
    /// `tree_of_life`.
    TreeOfLife,
    /// `vault`.
    Vault,
    /// `water_dragon`.
    WaterDragon,
    /// `wind_dragon`.
    WindDragon,
    /// `windup_man`.
    WindupMan,
    /// `colossus`.
    Colossus,
    /// `golden_statue`.
    GoldenStatue,
    /// `great_pyramid`.
    GreatPyramid,
    /// `hanging_gardens`.
    HangingGardens,
    /// `library`.
    Library,
    /// `mausoleum`.
    Mausoleum,
    /// `obelisk`.
    Obelisk,
    /// `oracle`.
    Oracle,
    /// `solomons_mine`.
    SolomonsMine,
    /// `temple`.
    Temple,
    /// `sacred_grove`.
    SacredGrove,
    /// `alchemists_tower`.
    AlchemistsTower,
    /// `catacombs_of_the_dead`.
    CatacombsOfTheDead,
    /// `sacrificial_pit`.
    SacrificialPit,
    /// `cursed_forge`.
    CursedForge,
    /// `dwarven_mines`.
    DwarvenMines,
    /// `coral_castle`.
    CoralCastle,
    /// `sunken_reef`.
    SunkenReef,
    /// `dragons_lair`.
    DragonsLair,
    /// `sorcerers_bestiary`.
    SorcerersBestiary,
    /// `alchemist`.
    Alchemist,
    /// `artificer`.
    Artificer,
    /// `druid`.
    Druid,
    /// `duelist`.
    Duelist,
    /// `healer`.
    Healer,
    /// `necromancer`.
    Necromancer,
    /// `scholar`.
    Scholar,
    /// `seer`.
    Seer,
    /// `transmuter`.
    Transmuter,
    /// `witch`.
    Witch,
    /// `alchemy`.
    Alchemy,
    /// `calm_elan`.
    CalmElan,
    /// `death_life`.
    DeathLife,
    /// `divination`.
    Divination,
    /// `protection`.
    Protection,
    /// `reanimate`.
    Reanimate,
    /// `research`.
    Research,
    /// `transmutation`.
    Transmutation,
}

impl Card {
    /// Every one.
    pub const ALL: [Card; 78] = [
        Card::Athanor,
        Card::BoneDragon,
        Card::CelestialHorse,
        Card::ChaliceOfFire,
        Card::ChaliceOfLife,
        Card::CorruptAltar,
        Card::Crypt,
        Card::CursedSkull,
        Card::DancingSword,
        Card::DragonBridle,
        Card::DragonEgg,
        Card::DragonTeeth,
        Card::DwarvenPickaxe,
        Card::EarthDragon,
        Card::ElementalSpring,
        Card::ElvishBow,
        Card::FieryWhip,
        Card::FireDragon,
        Card::FlamingPit,
        Card::FountainOfYouth,
        Card::GuardDog,
        Card::HandOfGlory,
        Card::Hawk,
        Card::HornOfPlenty,
        Card::HypnoticBasin,
        Card::JeweledStatuette,
        Card::MagicalShard,
        Card::Mermaid,
        Card::Nightingale,
        Card::PhilosophersStone,
        Card::Prism,
        Card::RingOfMidas,
        Card::SacrificialDagger,
        Card::SeaSerpent,
        Card::Treant,
        Card::TreeOfLife,
        Card::Vault,
        Card::WaterDragon,
        Card::WindDragon,
        Card::WindupMan,
        Card::Colossus,
        Card::GoldenStatue,
        Card::GreatPyramid,
        Card::HangingGardens,
        Card::Library,
        Card::Mausoleum,
        Card::Obelisk,
        Card::Oracle,
        Card::SolomonsMine,
        Card::Temple,
        Card::SacredGrove,
        Card::AlchemistsTower,
        Card::CatacombsOfTheDead,
        Card::SacrificialPit,
        Card::CursedForge,
        Card::DwarvenMines,
        Card::CoralCastle,
        Card::SunkenReef,
        Card::DragonsLair,
        Card::SorcerersBestiary,
        Card::Alchemist,
        Card::Artificer,
        Card::Druid,
        Card::Duelist,
        Card::Healer,
        Card::Necromancer,
        Card::Scholar,
        Card::Seer,
        Card::Transmuter,
        Card::Witch,
        Card::Alchemy,
        Card::CalmElan,
        Card::DeathLife,
        Card::Divination,
        Card::Protection,
        Card::Reanimate,
        Card::Research,
        Card::Transmutation,
    ];
}
