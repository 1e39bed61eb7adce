//! The printed facts of every component. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use crate::{
    card::*,
    essence::{Essence, Essences, Types},
};
use arbiter_engine::{Message, Notation};

/// Every card and tile face in the box.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("card")]
#[message(prefix = "resa-card")]
#[serde(rename_all = "snake_case")]
pub enum Card {
    #[default]
    /// `athanor`.
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
    /// Every one, pile by pile.
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

/// What is printed on each.
pub static CARDS: [Facts; 78] = [
    // athanor
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 0, 0, 0, 1]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([2, 0, 0, 0, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, from_it: Essences::new([6, 0, 0, 0, 0]), same: true, ..Cost::NOTHING },
                effects: &[Effect::GainX(Essence::Gold)],
            },
        ],
    }, // bone_dragon
    Facts {
        kind: Kind::Artifact,
        dragon: true,
        creature: false,
        cost: Bill { typed: Essences::new([0, 1, 0, 4, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::RivalsLoseLife {
                amount: 2,
                escape: Some(Cost { pay: Bill { typed: Essences::new([0, 0, 0, 1, 0]), any: 0 }, ..Cost::NOTHING }),
            }],
        }],
    }, // celestial_horse
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: true,
        cost: Bill { typed: Essences::new([1, 0, 2, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 3,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::NONE, any: 2, of: Types(0b00111) }),
        discount: None,
        powers: &[],
    }, // chalice_of_fire
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 0, 0, 0, 1]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([2, 0, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::Straighten(Straighten::Any)],
        }],
    }, // chalice_of_life
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 1, 1, 0, 1]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 2,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 1, 1, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { pay: Bill { typed: Essences::new([0, 0, 2, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 1, 2, 0, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::LifeLoss,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Ignore],
            },
        ],
    }, // corrupt_altar
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 2, 0]), any: 3 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 1, 0, 1, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { pay: Bill { typed: Essences::new([0, 2, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([3, 0, 0, 0, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, destroy: Some(Victim::Artifact), ..Cost::NOTHING },
                effects: &[Effect::GainItsCost { plus: 2, of: Types::NOT_GOLD }],
            },
        ],
    }, // crypt
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 2, 0]), any: 3 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 2, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 0, 0, 1, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Place(Placing {
                    hand: false,
                    own_discard: true,
                    rival_discard: false,
                    dragons: false,
                    off: Reduction { any: 0, not_gold: 2 },
                    free: false,
                })],
            },
        ],
    }, // cursed_skull
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 2, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 1, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::NONE, any: 3, of: Types(0b01101) })],
        }],
    }, // dancing_sword
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 0, 0, 0, 1]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 4,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([1, 0, 0, 1, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::LifeLoss,
            usable: Usable::Always,
            cost: Cost { pay: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[
                Effect::Ignore,
                Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) }),
            ],
        }],
    }, // dragon_bridle
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 1, 1, 1, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: Some(Discount { dragons: true, off: Reduction { any: 3, not_gold: 0 } }),
        powers: &[Power {
            when: When::DragonLifeLoss,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Ignore],
        }],
    }, // dragon_egg
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 1]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { destroy: Some(Victim::Itself), ..Cost::NOTHING },
            effects: &[Effect::Place(Placing {
                hand: true,
                own_discard: false,
                rival_discard: false,
                dragons: true,
                off: Reduction { any: 4, not_gold: 0 },
                free: false,
            })],
        }],
    }, // dragon_teeth
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 0, 0, 1, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 1,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { pay: Bill { typed: Essences::new([2, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([3, 0, 0, 0, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([3, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Place(Placing {
                    hand: true,
                    own_discard: false,
                    rival_discard: false,
                    dragons: true,
                    off: Reduction { any: 0, not_gold: 0 },
                    free: true,
                })],
            },
        ],
    }, // dwarven_pickaxe
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
        }],
    }, // earth_dragon
    Facts {
        kind: Kind::Artifact,
        dragon: true,
        creature: false,
        cost: Bill { typed: Essences::new([4, 3, 0, 0, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::RivalsLoseLife {
                amount: 2,
                escape: Some(Cost { pay: Bill { typed: Essences::new([0, 0, 0, 0, 1]), any: 0 }, ..Cost::NOTHING }),
            }],
        }],
    }, // elemental_spring
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 1, 1, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 1,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([1, 1, 1, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::LifeLoss,
            usable: Usable::Always,
            cost: Cost { pay: Bill { typed: Essences::new([0, 0, 1, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::Ignore],
        }],
    }, // elvish_bow
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 1, 0, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::RivalsLoseLife { amount: 1, escape: None }],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Draw(1)],
            },
        ],
    }, // fiery_whip
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 0, 0, 2, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[
                    Effect::Gain(Gift { typed: Essences::new([3, 0, 0, 0, 0]), any: 0, of: Types(0) }),
                    Effect::RivalsGain(Essences::new([1, 0, 0, 0, 0])),
                ],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, destroy: Some(Victim::OtherArtifact), ..Cost::NOTHING },
                effects: &[Effect::GainItsCost { plus: 2, of: Types::NOT_GOLD }],
            },
        ],
    }, // fire_dragon
    Facts {
        kind: Kind::Artifact,
        dragon: true,
        creature: false,
        cost: Bill { typed: Essences::new([6, 0, 0, 0, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::RivalsLoseLife {
                amount: 2,
                escape: Some(Cost { pay: Bill { typed: Essences::new([0, 0, 1, 0, 0]), any: 0 }, ..Cost::NOTHING }),
            }],
        }],
    }, // flaming_pit
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 0, 0, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 2,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([1, 0, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 1, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::new([1, 0, 0, 1, 0]), any: 0, of: Types(0) })],
        }],
    }, // fountain_of_youth
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 1, 1, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 4,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 1, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { pay: Bill { typed: Essences::new([0, 0, 0, 2, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 1, 2, 0, 0]), any: 0, of: Types(0) })],
        }],
    }, // guard_dog
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: true,
        cost: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Turned,
                cost: Cost { pay: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Straighten(Straighten::Itself)],
            },
            Power {
                when: When::LifeLoss,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Ignore],
            },
        ],
    }, // hand_of_glory
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 1, 0, 1, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 1,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[
                Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 2, 0]), any: 0, of: Types(0) }),
                Effect::RivalsGain(Essences::new([0, 0, 0, 1, 0])),
            ],
        }],
    }, // hawk
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: true,
        cost: Bill { typed: Essences::new([0, 1, 1, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 4,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 1, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Reorder(3)],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 0, 2, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Draw(1)],
            },
        ],
    }, // horn_of_plenty
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 2]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 3, of: Types::NOT_GOLD })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
            },
        ],
    }, // hypnotic_basin
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 0, 2, 1, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 2, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::GainAsRival { gain: Essence::Calm, count: Essence::Elan }],
        }],
    }, // jeweled_statuette
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 2, 1]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[
                    Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 3, 0]), any: 0, of: Types(0) }),
                    Effect::RivalsGain(Essences::new([0, 0, 0, 1, 0])),
                ],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { destroy: Some(Victim::Itself), ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([1, 0, 0, 0, 2]), any: 0, of: Types(0) })],
            },
        ],
    }, // magical_shard
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 3,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 1, of: Types::NOT_GOLD })],
        }],
    }, // mermaid
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: true,
        cost: Bill { typed: Essences::new([0, 2, 2, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 1, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, one_of: Types(0b10110), ..Cost::NOTHING },
            effects: &[Effect::StorePaidOnAny],
        }],
    }, // nightingale
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: true,
        cost: Bill { typed: Essences::new([0, 1, 1, 0, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[],
    }, // philosophers_stone
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 2, 2, 2, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 2 }, same: true, ..Cost::NOTHING },
            effects: &[Effect::GainX(Essence::Gold)],
        }],
    }, // prism
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 2, of: Types::NOT_GOLD })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, same: true, ..Cost::NOTHING },
                effects: &[Effect::GainXOther(Types::NOT_GOLD)],
            },
        ],
    }, // ring_of_midas
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 1, 0, 0, 1]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { pay: Bill { typed: Essences::new([0, 2, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
            },
        ],
    }, // sacrificial_dagger
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 1, 1]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 1, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 3, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { destroy: Some(Victim::Itself), discard: true, ..Cost::NOTHING },
                effects: &[Effect::GainItsCost { plus: 0, of: Types::NOT_GOLD }],
            },
        ],
    }, // sea_serpent
    Facts {
        kind: Kind::Artifact,
        dragon: true,
        creature: true,
        cost: Bill { typed: Essences::new([0, 3, 6, 0, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::RivalsLoseLife {
                amount: 2,
                escape: Some(Cost { destroy: Some(Victim::Artifact), ..Cost::NOTHING }),
            }],
        }],
    }, // treant
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: true,
        cost: Bill { typed: Essences::new([2, 3, 0, 0, 0]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 2, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::GainAsRival { gain: Essence::Elan, count: Essence::Death }],
        }],
    }, // tree_of_life
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 1, 0, 0, 0]), any: 2 },
        points: 0,
        points_per: &[],
        preset: 3,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[
                    Effect::Gain(Gift { typed: Essences::new([0, 3, 0, 0, 0]), any: 0, of: Types(0) }),
                    Effect::RivalsGain(Essences::new([0, 1, 0, 0, 0])),
                ],
            },
            Power {
                when: When::LifeLoss,
                usable: Usable::Always,
                cost: Cost { pay: Bill { typed: Essences::new([0, 1, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Ignore],
            },
        ],
    }, // vault
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 1]), any: 1 },
        points: 0,
        points_per: &[],
        preset: 2,
        tile: 0,
        sun: false,
        collect: Collect::Interest { essence: Essence::Gold, any: 2, of: Types::NOT_GOLD },
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
        }],
    }, // water_dragon
    Facts {
        kind: Kind::Artifact,
        dragon: true,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 6, 0, 0]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::RivalsLoseLife {
                amount: 2,
                escape: Some(Cost { pay: Bill { typed: Essences::new([1, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING }),
            }],
        }],
    }, // wind_dragon
    Facts {
        kind: Kind::Artifact,
        dragon: true,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 4, 0, 0]), any: 4 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::RivalsLoseLife { amount: 2, escape: Some(Cost { discard: true, ..Cost::NOTHING }) }],
        }],
    }, // windup_man
    Facts {
        kind: Kind::Artifact,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([1, 1, 1, 0, 1]), any: 0 },
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Growth { each: 2 },
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
            effects: &[Effect::StorePaidOnIt],
        }],
    }, // colossus
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 2,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
        }],
    }, // golden_statue
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::VictoryCheck,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 0, 0, 0, 3]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::PointsNow(3)],
        }],
    }, // great_pyramid
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 3,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[],
    }, // hanging_gardens
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::NONE, any: 3, of: Types::NOT_GOLD }),
        discount: None,
        powers: &[],
    }, // library
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Draw(1)],
        }],
    }, // mausoleum
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 2,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) })],
        }],
    }, // obelisk
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Claim,
            usable: Usable::Always,
            cost: Cost::NOTHING,
            effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 6, of: Types::NOT_GOLD })],
        }],
    }, // oracle
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 2,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Reorder(3)],
        }],
    }, // solomons_mine
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 1,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
        }],
    }, // temple
    Facts {
        kind: Kind::Monument,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 4]), any: 0 },
        points: 2,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 1, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::LifeLoss,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Ignore],
        }],
    }, // sacred_grove
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 8, 4, 0, 0]), any: 0 },
        points: 2,
        points_per: &[PointsPer::EssenceOnIt(Essence::Life, 1)],
        preset: 0,
        tile: 0,
        sun: true,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 0, 1, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([0, 5, 0, 0, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, turn_other: Some(Subtype::Creature), ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 1, 0, 0, 0]), any: 0, of: Types(0) })],
            },
        ],
    }, // alchemists_tower
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 0, 3]), any: 0 },
        points: 0,
        points_per: &[PointsPer::EssenceOnIt(Essence::Gold, 1)],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::NONE, any: 3, of: Types::NOT_GOLD }),
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { pay: Bill { typed: Essences::new([1, 1, 1, 1, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::LifeLoss,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Ignore],
            },
        ],
    }, // catacombs_of_the_dead
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([0, 0, 0, 9, 0]), any: 0 },
        points: 0,
        points_per: &[PointsPer::EssenceOnIt(Essence::Death, 1)],
        preset: 0,
        tile: 1,
        sun: true,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { pay: Bill { typed: Essences::new([0, 0, 0, 5, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) })],
            },
        ],
    }, // sacrificial_pit
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([8, 0, 0, 4, 0]), any: 0 },
        points: 2,
        points_per: &[PointsPer::EssenceOnIt(Essence::Death, 1)],
        preset: 0,
        tile: 1,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 3, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost {
                    turn: true,
                    pay: Bill { typed: Essences::new([0, 0, 0, 1, 0]), any: 0 },
                    destroy: Some(Victim::DragonOrCreature),
                    ..Cost::NOTHING
                },
                effects: &[Effect::GainItsCost { plus: 0, of: Types(0b10000) }],
            },
        ],
    }, // cursed_forge
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([6, 0, 0, 3, 0]), any: 0 },
        points: 1,
        points_per: &[PointsPer::EssenceOnIt(Essence::Gold, 1)],
        preset: 0,
        tile: 2,
        sun: true,
        collect: Collect::PayOrTurn { pay: Essences::new([0, 0, 0, 1, 0]) },
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { pay: Bill { typed: Essences::new([2, 0, 0, 0, 1]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
        }],
    }, // dwarven_mines
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([4, 2, 0, 0, 1]), any: 0 },
        points: 0,
        points_per: &[PointsPer::EssenceOnIt(Essence::Gold, 1)],
        preset: 0,
        tile: 2,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([5, 0, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 3]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::new([3, 0, 0, 3, 0]), any: 0 }, ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 2]), any: 0, of: Types(0) })],
            },
        ],
    }, // coral_castle
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([5, 5, 5, 0, 0]), any: 0 },
        points: 3,
        points_per: &[],
        preset: 0,
        tile: 3,
        sun: true,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::CheckVictory],
            },
            Power {
                when: When::LifeLoss,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Ignore],
            },
        ],
    }, // sunken_reef
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 2, 5, 0, 0]), any: 0 },
        points: 0,
        points_per: &[PointsPer::EssenceOnIt(Essence::Calm, 1)],
        preset: 0,
        tile: 3,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { pay: Bill { typed: Essences::new([0, 1, 2, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 1, 0, 0]), any: 0, of: Types(0) })],
        }],
    }, // dragons_lair
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([3, 3, 3, 3, 0]), any: 0 },
        points: 0,
        points_per: &[PointsPer::EssenceOnIt(Essence::Gold, 1)],
        preset: 0,
        tile: 4,
        sun: true,
        collect: Collect::Nothing,
        discount: Some(Discount { dragons: true, off: Reduction { any: 3, not_gold: 0 } }),
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 2]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, turn_other: Some(Subtype::Dragon), ..Cost::NOTHING },
                effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 2]), any: 0, of: Types(0) })],
            },
        ],
    }, // sorcerers_bestiary
    Facts {
        kind: Kind::PlaceOfPower,
        dragon: false,
        creature: false,
        cost: Bill { typed: Essences::new([2, 4, 2, 2, 0]), any: 0 },
        points: 0,
        points_per: &[PointsPer::Creature(1), PointsPer::Dragon(2)],
        preset: 0,
        tile: 4,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::CheckVictory],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 4 }, ..Cost::NOTHING },
                effects: &[Effect::Place(Placing {
                    hand: false,
                    own_discard: true,
                    rival_discard: true,
                    dragons: true,
                    off: Reduction { any: 0, not_gold: 0 },
                    free: false,
                })],
            },
        ],
    }, // alchemist
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 3,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 4 }, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 2]), any: 0, of: Types(0) })],
            },
            Power {
                when: When::Action,
                usable: Usable::Straight,
                cost: Cost { turn: true, ..Cost::NOTHING },
                effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 1, of: Types::NOT_GOLD })],
            },
        ],
    }, // artificer
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: Some(Discount { dragons: false, off: Reduction { any: 0, not_gold: 1 } }),
        powers: &[],
    }, // druid
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 1, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Straighten(Straighten::Creature)],
        }],
    }, // duelist
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 1,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([1, 0, 0, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 0, 0, 1, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 0, 1]), any: 0, of: Types(0) })],
        }],
    }, // healer
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::OneOf { amount: 1, of: Types(0b00110) },
        discount: None,
        powers: &[Power {
            when: When::LifeLoss,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Ignore],
        }],
    }, // necromancer
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 0, 1, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::new([0, 2, 0, 0, 0]), any: 0 }, ..Cost::NOTHING },
            effects: &[Effect::StoreOnIt(Gift { typed: Essences::new([0, 0, 0, 3, 0]), any: 0, of: Types(0) })],
        }],
    }, // scholar
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
            effects: &[Effect::Draw(1)],
        }],
    }, // seer
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 2,
        tile: 0,
        sun: false,
        collect: Collect::Gain(Gift { typed: Essences::new([0, 0, 1, 0, 0]), any: 0, of: Types(0) }),
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Reorder(3)],
        }],
    }, // transmuter
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 4,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 2 }, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 3, of: Types::NOT_GOLD })],
        }],
    }, // witch
    Facts {
        kind: Kind::Mage,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::OneOf { amount: 1, of: Types(0b01010) },
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 2 }, ..Cost::NOTHING },
            effects: &[Effect::Straighten(Straighten::Any)],
        }],
    }, // alchemy
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 4 }, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::new([0, 0, 0, 0, 2]), any: 0, of: Types(0) })],
        }],
    }, // calm_elan
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::OneOf { amount: 1, of: Types(0b00101) },
        discount: None,
        powers: &[],
    }, // death_life
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::OneOf { amount: 1, of: Types(0b01010) },
        discount: None,
        powers: &[],
    }, // divination
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::DrawThenDiscard(3)],
        }],
    }, // protection
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::LifeLoss,
            usable: Usable::Straight,
            cost: Cost { turn: true, ..Cost::NOTHING },
            effects: &[Effect::Ignore],
        }],
    }, // reanimate
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
            effects: &[Effect::Straighten(Straighten::Any)],
        }],
    }, // research
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 1 }, ..Cost::NOTHING },
            effects: &[Effect::Draw(1)],
        }],
    }, // transmutation
    Facts {
        kind: Kind::MagicItem,
        dragon: false,
        creature: false,
        cost: Bill::FREE,
        points: 0,
        points_per: &[],
        preset: 0,
        tile: 0,
        sun: false,
        collect: Collect::Nothing,
        discount: None,
        powers: &[Power {
            when: When::Action,
            usable: Usable::Straight,
            cost: Cost { turn: true, pay: Bill { typed: Essences::NONE, any: 3 }, ..Cost::NOTHING },
            effects: &[Effect::Gain(Gift { typed: Essences::NONE, any: 3, of: Types::NOT_GOLD })],
        }],
    },
];
