//! The names of what is in the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use arbiter_engine::{Message, Notation};

/// Every card and token.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("card")]
#[message(prefix = "arcm-card")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Card {
    /// `botanist`.
    #[default]
    Botanist,
    /// `call_to_aid`.
    CallToAid,
    /// `crop_token`.
    CropToken,
    /// `early_spring`.
    EarlySpring,
    /// `elvish_ambush`.
    ElvishAmbush,
    /// `elvish_archer`.
    ElvishArcher,
    /// `falconer`.
    Falconer,
    /// `farmland`.
    Farmland,
    /// `grassroots`.
    Grassroots,
    /// `kolibri`.
    Kolibri,
    /// `majestic_griffin`.
    MajesticGriffin,
    /// `natures_outrage`.
    NaturesOutrage,
    /// `nightingale`.
    Nightingale,
    /// `nourished_flower`.
    NourishedFlower,
    /// `poison_ivy`.
    PoisonIvy,
    /// `sanctuary`.
    Sanctuary,
    /// `sequoia_saplings`.
    SequoiaSaplings,
    /// `spirit_tree`.
    SpiritTree,
    /// `abduction`.
    Abduction,
    /// `crumbling_defenses`.
    CrumblingDefenses,
    /// `dark_portal`.
    DarkPortal,
    /// `fear_of_the_dark`.
    FearOfTheDark,
    /// `fearless_assault`.
    FearlessAssault,
    /// `forgiving_vampire`.
    ForgivingVampire,
    /// `foul_imps`.
    FoulImps,
    /// `ghoul`.
    Ghoul,
    /// `gigantic_spider`.
    GiganticSpider,
    /// `jevyans_advice`.
    JevyansAdvice,
    /// `lobotomized_library`.
    LobotomizedLibrary,
    /// `nightgaunt`.
    Nightgaunt,
    /// `nirvana_of_the_undead`.
    NirvanaOfTheUndead,
    /// `out_of_nowhere`.
    OutOfNowhere,
    /// `raise_the_undead`.
    RaiseTheUndead,
    /// `rotten_deal`.
    RottenDeal,
    /// `shadow_in_the_dark`.
    ShadowInTheDark,
    /// `shadows_twilight`.
    ShadowsTwilight,
    /// `shatis`.
    Shatis,
    /// `undead_archer`.
    UndeadArcher,
    /// `wight`.
    Wight,
    /// `besieged_city`.
    BesiegedCity,
    /// `big_brother`.
    BigBrother,
    /// `big_orc_token`.
    BigOrcToken,
    /// `cutpurse_imp`.
    CutpurseImp,
    /// `deadly_shock`.
    DeadlyShock,
    /// `imp_union_leader`.
    ImpUnionLeader,
    /// `little_brother`.
    LittleBrother,
    /// `little_orc_token`.
    LittleOrcToken,
    /// `misled_orc`.
    MisledOrc,
    /// `orc_drummer`.
    OrcDrummer,
    /// `orc_recruiter`.
    OrcRecruiter,
    /// `orc_rouser`.
    OrcRouser,
    /// `orc_scout`.
    OrcScout,
    /// `orc_thug`.
    OrcThug,
    /// `orc_warleader`.
    OrcWarleader,
    /// `outmaneuvered`.
    Outmaneuvered,
    /// `second_sons_army_camp`.
    SecondSonsArmyCamp,
    /// `tunnel_network`.
    TunnelNetwork,
    /// `warren`.
    Warren,
    /// `wild_warg`.
    WildWarg,
    /// `witchdoctor`.
    Witchdoctor,
    /// `wolf_rider`.
    WolfRider,
    /// `archivist`.
    Archivist,
    /// `benevolent_baron`.
    BenevolentBaron,
    /// `binding_contract`.
    BindingContract,
    /// `blindfolded`.
    Blindfolded,
    /// `carpe_diem`.
    CarpeDiem,
    /// `entangled`.
    Entangled,
    /// `erode`.
    Erode,
    /// `esteemed_councilor`.
    EsteemedCouncilor,
    /// `esteemed_duelist`.
    EsteemedDuelist,
    /// `merchant_ship`.
    MerchantShip,
    /// `prince_of_thieves`.
    PrinceOfThieves,
    /// `qualaris`.
    Qualaris,
    /// `royal_guard`.
    RoyalGuard,
    /// `siphon`.
    Siphon,
    /// `touch_of_genius`.
    TouchOfGenius,
    /// `two_bridges`.
    TwoBridges,
    /// `whirlwind`.
    Whirlwind,
    /// `armory`.
    Armory,
    /// `assemble_the_army`.
    AssembleTheArmy,
    /// `barracks`.
    Barracks,
    /// `battering_ram`.
    BatteringRam,
    /// `bearer`.
    Bearer,
    /// `borgs_keep`.
    BorgsKeep,
    /// `conscript`.
    Conscript,
    /// `dimensional_pocket`.
    DimensionalPocket,
    /// `footsoldier`.
    Footsoldier,
    /// `mentor`.
    Mentor,
    /// `mercenary`.
    Mercenary,
    /// `mounted_eagle`.
    MountedEagle,
    /// `revenge`.
    Revenge,
    /// `seat_of_the_throne`.
    SeatOfTheThrone,
    /// `spearman`.
    Spearman,
    /// `squad_leader`.
    SquadLeader,
    /// `trebuchet`.
    Trebuchet,
    /// `burn_the_bodies`.
    BurnTheBodies,
    /// `burn_the_city`.
    BurnTheCity,
    /// `burst_into_flames`.
    BurstIntoFlames,
    /// `fireblaze`.
    Fireblaze,
    /// `firebreather`.
    Firebreather,
    /// `firecraver`.
    Firecraver,
    /// `firespitter`.
    Firespitter,
    /// `lake_of_fire`.
    LakeOfFire,
    /// `plymouth`.
    Plymouth,
    /// `prometheus_shrine`.
    PrometheusShrine,
    /// `return_of_the_drakes`.
    ReturnOfTheDrakes,
    /// `short_fuse`.
    ShortFuse,
    /// `sunburst`.
    Sunburst,
    /// `wildfire`.
    Wildfire,
    /// `addax`.
    Addax,
    /// `addax_archer`.
    AddaxArcher,
    /// `addax_herder`.
    AddaxHerder,
    /// `addax_tracker`.
    AddaxTracker,
    /// `champion_of_the_sun`.
    ChampionOfTheSun,
    /// `garak`.
    Garak,
    /// `ghazw`.
    Ghazw,
    /// `guincho`.
    Guincho,
    /// `kaleh_son_of_garak`.
    KalehSonOfGarak,
    /// `nyms_calling`.
    NymsCalling,
    /// `oasis_of_reflections`.
    OasisOfReflections,
    /// `solar_blessing`.
    SolarBlessing,
    /// `soldier_of_the_sun`.
    SoldierOfTheSun,
    /// `sun_singer_sacrifice`.
    SunSingerSacrifice,
    /// `taurs_armor`.
    TaursArmor,
    /// `taurs_sibling`.
    TaursSibling,
    /// `taurson`.
    Taurson,
    /// `thaurs_banner`.
    ThaursBanner,
    /// `warrior_of_the_sun`.
    WarriorOfTheSun,
    /// `ar_an_imeall`.
    ArAnImeall,
    /// `bracer_of_the_octopus`.
    BracerOfTheOctopus,
    /// `coral_labyrinth`.
    CoralLabyrinth,
    /// `cylanna`.
    Cylanna,
    /// `devyanna`.
    Devyanna,
    /// `ellyanna`.
    Ellyanna,
    /// `gwabbo`.
    Gwabbo,
    /// `ink_cloud`.
    InkCloud,
    /// `kai_dorellis`.
    KaiDorellis,
    /// `kai_krellis`.
    KaiKrellis,
    /// `karma`.
    Karma,
    /// `kelp_forest`.
    KelpForest,
    /// `merfolk_brawler`.
    MerfolkBrawler,
    /// `merfolk_joyride`.
    MerfolkJoyride,
    /// `merman_armor`.
    MermanArmor,
    /// `strategic_defense`.
    StrategicDefense,
    /// `typhon`.
    Typhon,
    /// `aethyr`.
    Aethyr,
    /// `as_you_command`.
    AsYouCommand,
    /// `baldras`.
    Baldras,
    /// `dela`.
    Dela,
    /// `dragon_armor`.
    DragonArmor,
    /// `flartar`.
    Flartar,
    /// `guardians_fall`.
    GuardiansFall,
    /// `hideout`.
    Hideout,
    /// `jessica`.
    Jessica,
    /// `jetto`.
    Jetto,
    /// `karka_suno`.
    KarkaSuno,
    /// `mirmu`.
    Mirmu,
    /// `nun`.
    Nun,
    /// `rugnur`.
    Rugnur,
    /// `smith`.
    Smith,
    /// `tapper`.
    Tapper,
    /// `uneasy_pact`.
    UneasyPact,
    /// `zorlan`.
    Zorlan,
    /// `botanic_block`.
    BotanicBlock,
    /// `centaurs_bow`.
    CentaursBow,
    /// `centaurs_staff`.
    CentaursStaff,
    /// `elvish_cloak`.
    ElvishCloak,
    /// `elvish_enchantress`.
    ElvishEnchantress,
    /// `elvish_shaman`.
    ElvishShaman,
    /// `elvish_sorceress`.
    ElvishSorceress,
    /// `enchanted_forest`.
    EnchantedForest,
    /// `flying_fortress`.
    FlyingFortress,
    /// `kalenz`.
    Kalenz,
    /// `recycling_resources`.
    RecyclingResources,
    /// `rope_trap`.
    RopeTrap,
    /// `satyrs_tune`.
    SatyrsTune,
    /// `scent_of_home`.
    ScentOfHome,
    /// `serenity`.
    Serenity,
    /// `swanport`.
    Swanport,
    /// `wild_trample`.
    WildTrample,
}

impl Card {
    /// Every one.
    pub const ALL: [Card; 180] = [
        Card::Botanist,
        Card::CallToAid,
        Card::CropToken,
        Card::EarlySpring,
        Card::ElvishAmbush,
        Card::ElvishArcher,
        Card::Falconer,
        Card::Farmland,
        Card::Grassroots,
        Card::Kolibri,
        Card::MajesticGriffin,
        Card::NaturesOutrage,
        Card::Nightingale,
        Card::NourishedFlower,
        Card::PoisonIvy,
        Card::Sanctuary,
        Card::SequoiaSaplings,
        Card::SpiritTree,
        Card::Abduction,
        Card::CrumblingDefenses,
        Card::DarkPortal,
        Card::FearOfTheDark,
        Card::FearlessAssault,
        Card::ForgivingVampire,
        Card::FoulImps,
        Card::Ghoul,
        Card::GiganticSpider,
        Card::JevyansAdvice,
        Card::LobotomizedLibrary,
        Card::Nightgaunt,
        Card::NirvanaOfTheUndead,
        Card::OutOfNowhere,
        Card::RaiseTheUndead,
        Card::RottenDeal,
        Card::ShadowInTheDark,
        Card::ShadowsTwilight,
        Card::Shatis,
        Card::UndeadArcher,
        Card::Wight,
        Card::BesiegedCity,
        Card::BigBrother,
        Card::BigOrcToken,
        Card::CutpurseImp,
        Card::DeadlyShock,
        Card::ImpUnionLeader,
        Card::LittleBrother,
        Card::LittleOrcToken,
        Card::MisledOrc,
        Card::OrcDrummer,
        Card::OrcRecruiter,
        Card::OrcRouser,
        Card::OrcScout,
        Card::OrcThug,
        Card::OrcWarleader,
        Card::Outmaneuvered,
        Card::SecondSonsArmyCamp,
        Card::TunnelNetwork,
        Card::Warren,
        Card::WildWarg,
        Card::Witchdoctor,
        Card::WolfRider,
        Card::Archivist,
        Card::BenevolentBaron,
        Card::BindingContract,
        Card::Blindfolded,
        Card::CarpeDiem,
        Card::Entangled,
        Card::Erode,
        Card::EsteemedCouncilor,
        Card::EsteemedDuelist,
        Card::MerchantShip,
        Card::PrinceOfThieves,
        Card::Qualaris,
        Card::RoyalGuard,
        Card::Siphon,
        Card::TouchOfGenius,
        Card::TwoBridges,
        Card::Whirlwind,
        Card::Armory,
        Card::AssembleTheArmy,
        Card::Barracks,
        Card::BatteringRam,
        Card::Bearer,
        Card::BorgsKeep,
        Card::Conscript,
        Card::DimensionalPocket,
        Card::Footsoldier,
        Card::Mentor,
        Card::Mercenary,
        Card::MountedEagle,
        Card::Revenge,
        Card::SeatOfTheThrone,
        Card::Spearman,
        Card::SquadLeader,
        Card::Trebuchet,
        Card::BurnTheBodies,
        Card::BurnTheCity,
        Card::BurstIntoFlames,
        Card::Fireblaze,
        Card::Firebreather,
        Card::Firecraver,
        Card::Firespitter,
        Card::LakeOfFire,
        Card::Plymouth,
        Card::PrometheusShrine,
        Card::ReturnOfTheDrakes,
        Card::ShortFuse,
        Card::Sunburst,
        Card::Wildfire,
        Card::Addax,
        Card::AddaxArcher,
        Card::AddaxHerder,
        Card::AddaxTracker,
        Card::ChampionOfTheSun,
        Card::Garak,
        Card::Ghazw,
        Card::Guincho,
        Card::KalehSonOfGarak,
        Card::NymsCalling,
        Card::OasisOfReflections,
        Card::SolarBlessing,
        Card::SoldierOfTheSun,
        Card::SunSingerSacrifice,
        Card::TaursArmor,
        Card::TaursSibling,
        Card::Taurson,
        Card::ThaursBanner,
        Card::WarriorOfTheSun,
        Card::ArAnImeall,
        Card::BracerOfTheOctopus,
        Card::CoralLabyrinth,
        Card::Cylanna,
        Card::Devyanna,
        Card::Ellyanna,
        Card::Gwabbo,
        Card::InkCloud,
        Card::KaiDorellis,
        Card::KaiKrellis,
        Card::Karma,
        Card::KelpForest,
        Card::MerfolkBrawler,
        Card::MerfolkJoyride,
        Card::MermanArmor,
        Card::StrategicDefense,
        Card::Typhon,
        Card::Aethyr,
        Card::AsYouCommand,
        Card::Baldras,
        Card::Dela,
        Card::DragonArmor,
        Card::Flartar,
        Card::GuardiansFall,
        Card::Hideout,
        Card::Jessica,
        Card::Jetto,
        Card::KarkaSuno,
        Card::Mirmu,
        Card::Nun,
        Card::Rugnur,
        Card::Smith,
        Card::Tapper,
        Card::UneasyPact,
        Card::Zorlan,
        Card::BotanicBlock,
        Card::CentaursBow,
        Card::CentaursStaff,
        Card::ElvishCloak,
        Card::ElvishEnchantress,
        Card::ElvishShaman,
        Card::ElvishSorceress,
        Card::EnchantedForest,
        Card::FlyingFortress,
        Card::Kalenz,
        Card::RecyclingResources,
        Card::RopeTrap,
        Card::SatyrsTune,
        Card::ScentOfHome,
        Card::Serenity,
        Card::Swanport,
        Card::WildTrample,
    ];
}

/// A word of a type line.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[message(prefix = "arcm-subtype")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Subtype {
    /// `addax`.
    #[default]
    Addax,
    /// `archer`.
    Archer,
    /// `assassin`.
    Assassin,
    /// `bird`.
    Bird,
    /// `drake`.
    Drake,
    /// `elf`.
    Elf,
    /// `flower`.
    Flower,
    /// `gear`.
    Gear,
    /// `human`.
    Human,
    /// `idiot`.
    Idiot,
    /// `imp`.
    Imp,
    /// `knight`.
    Knight,
    /// `leader`.
    Leader,
    /// `legend`.
    Legend,
    /// `lion`.
    Lion,
    /// `merfolk`.
    Merfolk,
    /// `orc`.
    Orc,
    /// `priest`.
    Priest,
    /// `ruin`.
    Ruin,
    /// `shadow`.
    Shadow,
    /// `ship`.
    Ship,
    /// `skeleton`.
    Skeleton,
    /// `soldier`.
    Soldier,
    /// `tauroch`.
    Tauroch,
    /// `thug`.
    Thug,
    /// `token`.
    Token,
    /// `tree`.
    Tree,
    /// `undead`.
    Undead,
    /// `vampire`.
    Vampire,
    /// `warg`.
    Warg,
}

impl Subtype {
    /// Every one.
    pub const ALL: [Subtype; 30] = [
        Subtype::Addax,
        Subtype::Archer,
        Subtype::Assassin,
        Subtype::Bird,
        Subtype::Drake,
        Subtype::Elf,
        Subtype::Flower,
        Subtype::Gear,
        Subtype::Human,
        Subtype::Idiot,
        Subtype::Imp,
        Subtype::Knight,
        Subtype::Leader,
        Subtype::Legend,
        Subtype::Lion,
        Subtype::Merfolk,
        Subtype::Orc,
        Subtype::Priest,
        Subtype::Ruin,
        Subtype::Shadow,
        Subtype::Ship,
        Subtype::Skeleton,
        Subtype::Soldier,
        Subtype::Tauroch,
        Subtype::Thug,
        Subtype::Token,
        Subtype::Tree,
        Subtype::Undead,
        Subtype::Vampire,
        Subtype::Warg,
    ];
}

/// A deck ready to play (ARCM-DECK-09).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[message(prefix = "arcm-deck")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Prebuilt {
    /// `gaian_love_for_life`.
    #[default]
    GaianLoveForLife,
    /// `uneasy_alliance`.
    UneasyAlliance,
    /// `toll_of_time`.
    TollOfTime,
    /// `brothers_in_arms`.
    BrothersInArms,
    /// `the_uprising`.
    TheUprising,
    /// `shadow_league`.
    ShadowLeague,
}

impl Prebuilt {
    /// Every one.
    pub const ALL: [Prebuilt; 6] = [
        Prebuilt::GaianLoveForLife,
        Prebuilt::UneasyAlliance,
        Prebuilt::TollOfTime,
        Prebuilt::BrothersInArms,
        Prebuilt::TheUprising,
        Prebuilt::ShadowLeague,
    ];
}
