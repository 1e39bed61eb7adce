//! The printed facts of the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use crate::{
    board::{Space, Zone, Zones},
    dice::{Colour, Face, Symbol},
    printed::*,
};
use arbiter_engine::{Message, Notation};

/// Spaces that are printed as blocked (ARIS-SPACE-01).
pub const BLOCKED: [Space; 28] = [
    Space::at(-8, 3),
    Space::at(-7, 3),
    Space::at(-7, 4),
    Space::at(-6, -2),
    Space::at(-6, 4),
    Space::at(-5, 0),
    Space::at(-4, 5),
    Space::at(-3, -5),
    Space::at(-3, -4),
    Space::at(-3, 7),
    Space::at(-2, 0),
    Space::at(-1, -3),
    Space::at(-1, 3),
    Space::at(0, -5),
    Space::at(0, 2),
    Space::at(0, 5),
    Space::at(1, -2),
    Space::at(1, 5),
    Space::at(3, 0),
    Space::at(4, -7),
    Space::at(4, -5),
    Space::at(4, -4),
    Space::at(4, 0),
    Space::at(5, -4),
    Space::at(5, 2),
    Space::at(5, 3),
    Space::at(6, -2),
    Space::at(7, -3),
];

/// The spaces of each zone, the central one first.
pub const ZONES: [[Space; 7]; 7] = [
    [
        Space::at(-1, 0),
        Space::at(-1, 1),
        Space::at(0, -1),
        Space::at(0, 0),
        Space::at(0, 1),
        Space::at(1, -1),
        Space::at(1, 0),
    ],
    [
        Space::at(-1, 7),
        Space::at(-1, 8),
        Space::at(0, 6),
        Space::at(0, 7),
        Space::at(0, 8),
        Space::at(1, 6),
        Space::at(1, 7),
    ],
    [
        Space::at(-8, 7),
        Space::at(-8, 8),
        Space::at(-7, 6),
        Space::at(-7, 7),
        Space::at(-7, 8),
        Space::at(-6, 6),
        Space::at(-6, 7),
    ],
    [
        Space::at(-8, 0),
        Space::at(-8, 1),
        Space::at(-7, -1),
        Space::at(-7, 0),
        Space::at(-7, 1),
        Space::at(-6, -1),
        Space::at(-6, 0),
    ],
    [
        Space::at(-1, -7),
        Space::at(-1, -6),
        Space::at(0, -8),
        Space::at(0, -7),
        Space::at(0, -6),
        Space::at(1, -8),
        Space::at(1, -7),
    ],
    [
        Space::at(6, -7),
        Space::at(6, -6),
        Space::at(7, -8),
        Space::at(7, -7),
        Space::at(7, -6),
        Space::at(8, -8),
        Space::at(8, -7),
    ],
    [
        Space::at(6, 0),
        Space::at(6, 1),
        Space::at(7, -1),
        Space::at(7, 0),
        Space::at(7, 1),
        Space::at(8, -1),
        Space::at(8, 0),
    ],
];

/// The faces of each die, by colour.
pub const FACES: [[Face; 6]; 6] = [
    [
        Face::new([0, 0, 0, 1, 0]),
        Face::new([1, 0, 1, 0, 0]),
        Face::new([1, 0, 1, 0, 0]),
        Face::new([1, 0, 0, 0, 0]),
        Face::new([2, 0, 1, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
    ],
    [
        Face::new([0, 0, 0, 0, 1]),
        Face::new([0, 2, 1, 0, 0]),
        Face::new([0, 1, 1, 0, 0]),
        Face::new([0, 1, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
    ],
    [
        Face::new([2, 0, 1, 0, 0]),
        Face::new([1, 0, 0, 0, 0]),
        Face::new([1, 1, 0, 0, 0]),
        Face::new([1, 1, 1, 0, 0]),
        Face::new([0, 1, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
    ],
    [
        Face::new([0, 2, 1, 0, 0]),
        Face::new([1, 1, 1, 0, 0]),
        Face::new([1, 1, 0, 0, 0]),
        Face::new([0, 1, 0, 0, 0]),
        Face::new([1, 0, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
    ],
    [
        Face::new([1, 1, 1, 0, 0]),
        Face::new([1, 0, 2, 0, 0]),
        Face::new([0, 1, 1, 0, 0]),
        Face::new([0, 0, 1, 0, 0]),
        Face::new([0, 0, 1, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
    ],
    [
        Face::new([0, 1, 0, 0, 0]),
        Face::new([0, 1, 0, 0, 0]),
        Face::new([0, 1, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
        Face::new([0, 0, 0, 0, 0]),
    ],
];

/// How many dice of each colour a roll may have (ARIS-DICE-01).
pub const DICE_LIMITS: [u8; 6] = [1, 1, 3, 3, 3, 3];

/// The die that cover adds (ARIS-COVER-01).
pub const COVER_DIE: Colour = Colour::Black;

/// The die that a crowd adds to a disengage roll (ARIS-DISENGAGE-03).
pub const CROWD_DIE: Colour = Colour::Black;

/// A state a marker stands for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("state")]
#[message(prefix = "aris-state")]
#[serde(rename_all = "snake_case")]
pub enum State {
    #[default]
    /// `energy_down`.
    EnergyDown,
    /// `speed_down`.
    SpeedDown,
    /// `initiative_up`.
    InitiativeUp,
    /// `initiative_down`.
    InitiativeDown,
    /// `blinded`.
    Blinded,
    /// `immobilised`.
    Immobilised,
    /// `taunted`.
    Taunted,
    /// `poisoned`.
    Poisoned,
    /// `burning`.
    Burning,
    /// `stunned`.
    Stunned,
    /// `focused`.
    Focused,
    /// `hidden`.
    Hidden,
    /// `marked`.
    Marked,
}

impl State {
    /// Every one, in the order of the data.
    pub const ALL: [State; 13] = [
        State::EnergyDown,
        State::SpeedDown,
        State::InitiativeUp,
        State::InitiativeDown,
        State::Blinded,
        State::Immobilised,
        State::Taunted,
        State::Poisoned,
        State::Burning,
        State::Stunned,
        State::Focused,
        State::Hidden,
        State::Marked,
    ];
}

/// What each marker does.
pub static STATES: [StateRow; 13] = [
    StateRow {
        red: &[Mark::Energy(-2)],
        blue: &[Mark::Energy(-1)],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: true,
    },
    StateRow {
        red: &[Mark::Speed(-2)],
        blue: &[Mark::Speed(-1)],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: true,
    },
    StateRow {
        red: &[Mark::Initiative(2)],
        blue: &[Mark::Initiative(1)],
        turned: Turned::Stays,
        stacks: false,
        positive: true,
        core: true,
    },
    StateRow {
        red: &[Mark::Initiative(-2)],
        blue: &[Mark::Initiative(-1)],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: true,
    },
    StateRow {
        red: &[Mark::Blind, Mark::HurtsOnlyAdjacent],
        blue: &[],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: true,
    },
    StateRow { red: &[Mark::CannotMove], blue: &[], turned: Turned::Stays, stacks: false, positive: false, core: true },
    StateRow {
        red: &[Mark::AttacksOnlyImposer],
        blue: &[],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: true,
    },
    StateRow { red: &[], blue: &[], turned: Turned::Damage(1), stacks: true, positive: false, core: true },
    StateRow { red: &[], blue: &[], turned: Turned::Roll(Colour::Orange), stacks: true, positive: false, core: false },
    StateRow {
        red: &[Mark::LosesSuccess],
        blue: &[],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: false,
    },
    StateRow {
        red: &[Mark::SpendForDie(Colour::Orange)],
        blue: &[Mark::SpendForDie(Colour::Orange)],
        turned: Turned::Stays,
        stacks: false,
        positive: true,
        core: false,
    },
    StateRow {
        red: &[Mark::Unseen, Mark::NoCover],
        blue: &[Mark::Unseen, Mark::NoCover],
        turned: Turned::Stays,
        stacks: false,
        positive: true,
        core: false,
    },
    StateRow {
        red: &[Mark::TargetableUnseen, Mark::NoCover],
        blue: &[],
        turned: Turned::Stays,
        stacks: false,
        positive: false,
        core: false,
    },
];

/// A character, as printed on its card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("character")]
#[message(prefix = "aris-character")]
#[serde(rename_all = "snake_case")]
pub enum Character {
    #[default]
    /// `eight_ball`.
    EightBall,
    /// `gata`.
    Gata,
    /// `hexx3r`.
    Hexx3r,
    /// `major_lunah`.
    MajorLunah,
    /// `maximus`.
    Maximus,
    /// `mushashi`.
    Mushashi,
    /// `parvati`.
    Parvati,
    /// `wild_bill`.
    WildBill,
}

impl Character {
    /// Every one, in the order of the data.
    pub const ALL: [Character; 8] = [
        Character::EightBall,
        Character::Gata,
        Character::Hexx3r,
        Character::MajorLunah,
        Character::Maximus,
        Character::Mushashi,
        Character::Parvati,
        Character::WildBill,
    ];
}

/// An action of a card, or one that everybody has.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("action")]
#[message(prefix = "aris-action")]
#[serde(rename_all = "snake_case")]
pub enum Action {
    #[default]
    /// `move`.
    Move,
    /// `contender`.
    Contender,
    /// `eat_my_fa_jing`.
    EatMyFaJing,
    /// `be_water_dude`.
    BeWaterDude,
    /// `misdirection`.
    Misdirection,
    /// `freerun`.
    Freerun,
    /// `gotcha`.
    Gotcha,
    /// `vade_retro`.
    VadeRetro,
    /// `called_shot`.
    CalledShot,
    /// `suppressive_fire`.
    SuppressiveFire,
    /// `jotums_shield`.
    JotumsShield,
    /// `ken_no_sen`.
    KenNoSen,
    /// `submachine_guns`.
    SubmachineGuns,
    /// `reset`.
    Reset,
    /// `medikit`.
    Medikit,
    /// `twin_pistols`.
    TwinPistols,
}

impl Action {
    /// Every one, in the order of the data.
    pub const ALL: [Action; 16] = [
        Action::Move,
        Action::Contender,
        Action::EatMyFaJing,
        Action::BeWaterDude,
        Action::Misdirection,
        Action::Freerun,
        Action::Gotcha,
        Action::VadeRetro,
        Action::CalledShot,
        Action::SuppressiveFire,
        Action::JotumsShield,
        Action::KenNoSen,
        Action::SubmachineGuns,
        Action::Reset,
        Action::Medikit,
        Action::TwinPistols,
    ];
}

/// A switch of a card or of an action.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("switch")]
#[message(prefix = "aris-switch")]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    #[default]
    /// `roll_away`.
    RollAway,
    /// `push`.
    Push,
    /// `sidestep`.
    Sidestep,
    /// `glitch_step`.
    GlitchStep,
    /// `slow`.
    Slow,
    /// `pierce`.
    Pierce,
    /// `graze`.
    Graze,
    /// `taunt`.
    Taunt,
    /// `bash`.
    Bash,
    /// `parry_into_strike`.
    ParryIntoStrike,
    /// `flow`.
    Flow,
    /// `anticipate`.
    Anticipate,
    /// `draw`.
    Draw,
    /// `second_gun`.
    SecondGun,
}

impl Switch {
    /// Every one, in the order of the data.
    pub const ALL: [Switch; 14] = [
        Switch::RollAway,
        Switch::Push,
        Switch::Sidestep,
        Switch::GlitchStep,
        Switch::Slow,
        Switch::Pierce,
        Switch::Graze,
        Switch::Taunt,
        Switch::Bash,
        Switch::ParryIntoStrike,
        Switch::Flow,
        Switch::Anticipate,
        Switch::Draw,
        Switch::SecondGun,
    ];
}

/// An automatic skill.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("skill")]
#[message(prefix = "aris-skill")]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    #[default]
    /// `marksmanship`.
    Marksmanship,
    /// `veteran_sniper`.
    VeteranSniper,
    /// `get_behind_me`.
    GetBehindMe,
    /// `implacable`.
    Implacable,
    /// `kaze_tachinu`.
    KazeTachinu,
    /// `gunslinger`.
    Gunslinger,
}

impl Skill {
    /// Every one, in the order of the data.
    pub const ALL: [Skill; 6] = [
        Skill::Marksmanship,
        Skill::VeteranSniper,
        Skill::GetBehindMe,
        Skill::Implacable,
        Skill::KazeTachinu,
        Skill::Gunslinger,
    ];
}

/// What is printed on each card.
pub static SHEETS: [Sheet; 8] = [
    Sheet {
        initiative: 4,
        speed: 4,
        energy: 5,
        health: 5,
        defence: &[Part::Die(Colour::Green), Part::Die(Colour::Blue)],
        strength: &[Part::Die(Colour::Blue), Part::Die(Colour::Blue)],
        agility: &[Part::Die(Colour::Orange), Part::Die(Colour::Orange)],
        switches: &[Switch::RollAway],
        actions: &[Action::Move, Action::Contender, Action::EatMyFaJing, Action::BeWaterDude],
        skills: &[],
    },
    Sheet {
        initiative: 7,
        speed: 5,
        energy: 5,
        health: 2,
        defence: &[Part::Die(Colour::Blue), Part::Die(Colour::Black)],
        strength: &[Part::Die(Colour::Yellow)],
        agility: &[Part::Die(Colour::Red), Part::Die(Colour::Orange)],
        switches: &[Switch::Sidestep],
        actions: &[Action::Move, Action::Contender, Action::Misdirection, Action::Freerun],
        skills: &[],
    },
    Sheet {
        initiative: 5,
        speed: 4,
        energy: 5,
        health: 3,
        defence: &[Part::Die(Colour::Blue), Part::Die(Colour::Yellow)],
        strength: &[Part::Die(Colour::Blue), Part::Die(Colour::Yellow)],
        agility: &[Part::Die(Colour::Yellow), Part::Die(Colour::Yellow)],
        switches: &[Switch::GlitchStep],
        actions: &[Action::Move, Action::Contender, Action::Gotcha, Action::VadeRetro],
        skills: &[],
    },
    Sheet {
        initiative: 5,
        speed: 4,
        energy: 5,
        health: 3,
        defence: &[Part::Die(Colour::Green), Part::Die(Colour::Blue)],
        strength: &[Part::Die(Colour::Yellow)],
        agility: &[Part::Die(Colour::Orange)],
        switches: &[Switch::Pierce],
        actions: &[Action::Move, Action::Contender, Action::CalledShot, Action::SuppressiveFire],
        skills: &[Skill::Marksmanship, Skill::VeteranSniper],
    },
    Sheet {
        initiative: 4,
        speed: 3,
        energy: 5,
        health: 7,
        defence: &[
            Part::Die(Colour::Green),
            Part::Die(Colour::Blue),
            Part::Printed(Symbol::Block),
            Part::Printed(Symbol::Special),
            Part::Printed(Symbol::Special),
        ],
        strength: &[Part::Die(Colour::Green), Part::Die(Colour::Blue)],
        agility: &[Part::Printed(Symbol::CritSuccess)],
        switches: &[Switch::Taunt],
        actions: &[Action::Move, Action::Contender, Action::JotumsShield],
        skills: &[Skill::GetBehindMe, Skill::Implacable],
    },
    Sheet {
        initiative: 6,
        speed: 5,
        energy: 5,
        health: 4,
        defence: &[Part::Die(Colour::Green), Part::Die(Colour::Blue)],
        strength: &[Part::Die(Colour::Blue), Part::Die(Colour::Orange)],
        agility: &[Part::Die(Colour::Orange), Part::Die(Colour::Yellow)],
        switches: &[Switch::ParryIntoStrike],
        actions: &[Action::Move, Action::Contender, Action::KenNoSen],
        skills: &[Skill::KazeTachinu],
    },
    Sheet {
        initiative: 4,
        speed: 5,
        energy: 5,
        health: 3,
        defence: &[Part::Die(Colour::Green), Part::Die(Colour::Blue)],
        strength: &[Part::Die(Colour::Blue)],
        agility: &[Part::Die(Colour::Orange)],
        switches: &[Switch::Anticipate],
        actions: &[Action::Move, Action::Contender, Action::SubmachineGuns, Action::Reset, Action::Medikit],
        skills: &[],
    },
    Sheet {
        initiative: 6,
        speed: 4,
        energy: 5,
        health: 4,
        defence: &[Part::Die(Colour::Green), Part::Die(Colour::Blue)],
        strength: &[Part::Die(Colour::Blue)],
        agility: &[Part::Die(Colour::Orange)],
        switches: &[Switch::Draw],
        actions: &[Action::Move, Action::Contender, Action::TwinPistols],
        skills: &[Skill::Gunslinger],
    },
];

/// What each action does.
pub static ACTIONS: [ActionRow; 16] = [
    ActionRow {
        attack: false,
        points: 2,
        movement: 0,
        range: None,
        pool: &[],
        switches: &[],
        always: &[Op::MovementPoints(Amount::Speed)],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: true,
        points: 3,
        movement: 0,
        range: Some(Range { min: 1, max: 8, sight: true }),
        pool: &[Part::Die(Colour::Orange)],
        switches: &[],
        always: &[],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: true,
        points: 2,
        movement: 0,
        range: Some(Range { min: 1, max: 3, sight: true }),
        pool: &[Part::Die(Colour::Orange), Part::Die(Colour::Blue)],
        switches: &[Switch::Push],
        always: &[],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 3,
        movement: 0,
        range: Some(Range { min: 1, max: 2, sight: true }),
        pool: &[Part::Die(Colour::Orange), Part::Die(Colour::Blue)],
        switches: &[],
        always: &[],
        success: &[Op::Place { who: Who::Target, beside: Beside::Itself }],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 1,
        movement: 0,
        range: Some(Range { min: 1, max: 1, sight: true }),
        pool: &[Part::Die(Colour::Orange), Part::Die(Colour::Yellow)],
        switches: &[],
        always: &[],
        success: &[Op::Impose { who: Who::Target, state: State::Blinded }],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 0,
        movement: 1,
        range: Some(Range { min: 1, max: 1, sight: true }),
        pool: &[],
        switches: &[],
        always: &[Op::Place { who: Who::Itself, beside: Beside::Target }],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 2,
        movement: 0,
        range: Some(Range { min: 1, max: 3, sight: true }),
        pool: &[Part::Die(Colour::Yellow), Part::Die(Colour::Yellow)],
        switches: &[Switch::Slow],
        always: &[],
        success: &[Op::Impose { who: Who::Target, state: State::Immobilised }],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 1,
        movement: 0,
        range: Some(Range { min: 1, max: 4, sight: true }),
        pool: &[Part::Die(Colour::Yellow), Part::Die(Colour::Yellow), Part::Die(Colour::Yellow)],
        switches: &[],
        always: &[],
        success: &[Op::Displace { who: Who::Target, spaces: Amount::Number(1), up_to: false }],
        stand_in: false,
    },
    ActionRow {
        attack: true,
        points: 3,
        movement: 0,
        range: Some(Range { min: 3, max: 8, sight: true }),
        pool: &[Part::Die(Colour::Red), Part::Die(Colour::Orange), Part::Printed(Symbol::Success)],
        switches: &[],
        always: &[],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 2,
        movement: 0,
        range: Some(Range { min: 3, max: 8, sight: true }),
        pool: &[Part::Die(Colour::Orange), Part::Die(Colour::Yellow)],
        switches: &[Switch::Graze],
        always: &[],
        success: &[Op::Impose { who: Who::Target, state: State::SpeedDown }],
        stand_in: false,
    },
    ActionRow {
        attack: true,
        points: 3,
        movement: 0,
        range: Some(Range { min: 1, max: 1, sight: true }),
        pool: &[Part::Die(Colour::Red), Part::Die(Colour::Blue), Part::Die(Colour::Black)],
        switches: &[Switch::Bash],
        always: &[],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: true,
        points: 3,
        movement: 0,
        range: Some(Range { min: 1, max: 1, sight: true }),
        pool: &[Part::Die(Colour::Red), Part::Die(Colour::Orange), Part::Die(Colour::Blue)],
        switches: &[Switch::Flow],
        always: &[],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: true,
        points: 2,
        movement: 0,
        range: Some(Range { min: 2, max: 6, sight: true }),
        pool: &[Part::Die(Colour::Orange), Part::Die(Colour::Orange), Part::Die(Colour::Yellow)],
        switches: &[],
        always: &[],
        success: &[],
        stand_in: false,
    },
    ActionRow {
        attack: false,
        points: 2,
        movement: 0,
        range: Some(Range { min: 0, max: 5, sight: true }),
        pool: &[Part::Die(Colour::Orange), Part::Die(Colour::Yellow)],
        switches: &[],
        always: &[],
        success: &[Op::RemoveMarkers { who: Who::Target, amount: Amount::All }],
        stand_in: true,
    },
    ActionRow {
        attack: false,
        points: 1,
        movement: 0,
        range: Some(Range { min: 0, max: 5, sight: true }),
        pool: &[Part::Die(Colour::Orange)],
        switches: &[],
        always: &[],
        success: &[Op::Heal { who: Who::Target, amount: 1 }],
        stand_in: true,
    },
    ActionRow {
        attack: true,
        points: 3,
        movement: 0,
        range: Some(Range { min: 2, max: 6, sight: true }),
        pool: &[
            Part::Die(Colour::Red),
            Part::Die(Colour::Orange),
            Part::Die(Colour::Orange),
            Part::Printed(Symbol::Success),
        ],
        switches: &[Switch::SecondGun],
        always: &[],
        success: &[],
        stand_in: false,
    },
];

/// What each switch costs and does.
pub static SWITCHES: [SwitchRow; 14] = [
    SwitchRow {
        cost: Face::new([0, 1, 1, 0, 0]),
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(1), up_to: false }],
        stand_in: false,
    },
    SwitchRow {
        cost: Face::new([0, 0, 1, 0, 0]),
        ops: &[Op::Displace { who: Who::Target, spaces: Amount::Number(1), up_to: false }],
        stand_in: false,
    },
    SwitchRow {
        cost: Face::new([0, 0, 2, 0, 0]),
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(1), up_to: false }],
        stand_in: false,
    },
    SwitchRow {
        cost: Face::new([0, 1, 1, 0, 0]),
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(1), up_to: false }],
        stand_in: false,
    },
    SwitchRow {
        cost: Face::new([0, 1, 1, 0, 0]),
        ops: &[Op::Impose { who: Who::Target, state: State::SpeedDown }],
        stand_in: false,
    },
    SwitchRow {
        cost: Face::new([0, 0, 2, 0, 0]),
        ops: &[Op::CancelSymbol { roll: Whose::Enemy, symbol: Symbol::Block, amount: 1, up_to: false }],
        stand_in: false,
    },
    SwitchRow { cost: Face::new([0, 1, 1, 0, 0]), ops: &[Op::Damage { who: Who::Target, amount: 1 }], stand_in: true },
    SwitchRow {
        cost: Face::new([0, 1, 1, 0, 0]),
        ops: &[Op::Impose { who: Who::Target, state: State::Taunted }],
        stand_in: false,
    },
    SwitchRow {
        cost: Face::new([0, 0, 2, 0, 0]),
        ops: &[Op::Displace { who: Who::Target, spaces: Amount::Number(1), up_to: false }],
        stand_in: false,
    },
    SwitchRow { cost: Face::new([0, 1, 0, 0, 0]), ops: &[Op::AddSymbol(Symbol::Success, 1)], stand_in: false },
    SwitchRow { cost: Face::new([0, 1, 2, 0, 0]), ops: &[Op::Repeat { other: false }], stand_in: false },
    SwitchRow {
        cost: Face::new([0, 0, 1, 0, 0]),
        ops: &[Op::Impose { who: Who::Itself, state: State::InitiativeUp }],
        stand_in: false,
    },
    SwitchRow { cost: Face::new([0, 2, 0, 0, 0]), ops: &[Op::Draw(1)], stand_in: false },
    SwitchRow { cost: Face::new([0, 0, 3, 0, 0]), ops: &[Op::Repeat { other: true }], stand_in: false },
];

/// When each skill speaks, and what it does.
pub static SKILLS: [SkillRow; 6] = [
    SkillRow { window: None, ops: &[Op::DenyCover], stand_in: false },
    SkillRow { window: None, ops: &[Op::CoverDie(Colour::Orange)], stand_in: false },
    SkillRow { window: Some(Window::DamageAboutToBeSuffered), ops: &[Op::SplitDamage], stand_in: false },
    SkillRow {
        window: Some(Window::ActionDeclared),
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(1), up_to: true }],
        stand_in: true,
    },
    SkillRow {
        window: Some(Window::AfterDamage),
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::DamageInflicted, up_to: true }],
        stand_in: false,
    },
    SkillRow {
        window: Some(Window::AfterRollBeforeCrit),
        ops: &[Op::Reroll { roll: Whose::Own, amount: 1, up_to: true }],
        stand_in: true,
    },
];

/// The two teams of a first game.
pub const STARTER_TEAMS: [[Character; 4]; 2] = [
    [Character::EightBall, Character::Gata, Character::Mushashi, Character::WildBill],
    [Character::Hexx3r, Character::MajorLunah, Character::Maximus, Character::Parvati],
];

/// A moment at which tactics may be played.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("window")]
#[message(prefix = "aris-window")]
#[serde(rename_all = "snake_case")]
pub enum Window {
    #[default]
    /// `initiative_revealed`.
    InitiativeRevealed,
    /// `preparation_begin`.
    PreparationBegin,
    /// `after_action_points`.
    AfterActionPoints,
    /// `preparation_end`.
    PreparationEnd,
    /// `actions_begin`.
    ActionsBegin,
    /// `actions_free`.
    ActionsFree,
    /// `choosing_action`.
    ChoosingAction,
    /// `action_declared`.
    ActionDeclared,
    /// `before_roll`.
    BeforeRoll,
    /// `after_roll_before_crit`.
    AfterRollBeforeCrit,
    /// `damage_about_to_be_suffered`.
    DamageAboutToBeSuffered,
    /// `after_damage`.
    AfterDamage,
    /// `action_end`.
    ActionEnd,
    /// `actions_end`.
    ActionsEnd,
    /// `states_begin`.
    StatesBegin,
    /// `states_end`.
    StatesEnd,
    /// `tactic_played`.
    TacticPlayed,
    /// `objectives_begin`.
    ObjectivesBegin,
    /// `round_begin`.
    RoundBegin,
}

impl Window {
    /// Every one, in the order of the data.
    pub const ALL: [Window; 19] = [
        Window::InitiativeRevealed,
        Window::PreparationBegin,
        Window::AfterActionPoints,
        Window::PreparationEnd,
        Window::ActionsBegin,
        Window::ActionsFree,
        Window::ChoosingAction,
        Window::ActionDeclared,
        Window::BeforeRoll,
        Window::AfterRollBeforeCrit,
        Window::DamageAboutToBeSuffered,
        Window::AfterDamage,
        Window::ActionEnd,
        Window::ActionsEnd,
        Window::StatesBegin,
        Window::StatesEnd,
        Window::TacticPlayed,
        Window::ObjectivesBegin,
        Window::RoundBegin,
    ];
}

/// Who is asked first in each window (ARIS-AMB-27).
pub const PRIORITIES: [Priority; 19] = [
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Active,
    Priority::Active,
    Priority::Outsider,
    Priority::OutsiderChooses,
    Priority::OutsiderChooses,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Outsider,
    Priority::Answerer,
    Priority::Outsider,
    Priority::Outsider,
];

/// A tactic.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("tactic")]
#[message(prefix = "aris-tactic")]
#[serde(rename_all = "snake_case")]
pub enum Tactic {
    #[default]
    /// `no`.
    No,
    /// `feint`.
    Feint,
    /// `quick_feet`.
    QuickFeet,
    /// `steady_aim`.
    SteadyAim,
    /// `brace`.
    Brace,
    /// `slip_away`.
    SlipAway,
    /// `hold_the_line`.
    HoldTheLine,
    /// `once_again`.
    OnceAgain,
    /// `patch_up`.
    PatchUp,
    /// `shake_it_off`.
    ShakeItOff,
    /// `break_shot`.
    BreakShot,
    /// `bank_shot`.
    BankShot,
    /// `play_to_the_stands`.
    PlayToTheStands,
    /// `roll_with_it`.
    RollWithIt,
    /// `keep_running`.
    KeepRunning,
    /// `pink_blur`.
    PinkBlur,
    /// `over_the_top`.
    OverTheTop,
    /// `camera_wink`.
    CameraWink,
    /// `unlimited_power`.
    UnlimitedPower,
    /// `lag_spike`.
    LagSpike,
    /// `sticky_packet`.
    StickyPacket,
    /// `reroute`.
    Reroute,
    /// `chink_in_the_armour`.
    ChinkInTheArmour,
    /// `holographic_sight`.
    HolographicSight,
    /// `ricochet`.
    Ricochet,
    /// `between_heartbeats`.
    BetweenHeartbeats,
    /// `shoulder_to_shoulder`.
    ShoulderToShoulder,
    /// `shield_first`.
    ShieldFirst,
    /// `face_me`.
    FaceMe,
    /// `grit`.
    Grit,
    /// `two_heavens`.
    TwoHeavens,
    /// `open_stance`.
    OpenStance,
    /// `wind_step`.
    WindStep,
    /// `read_the_blade`.
    ReadTheBlade,
    /// `field_analysis`.
    FieldAnalysis,
    /// `triage`.
    Triage,
    /// `stimulant`.
    Stimulant,
    /// `dig_in`.
    DigIn,
    /// `ace_of_hearts`.
    AceOfHearts,
    /// `noon_bell`.
    NoonBell,
    /// `call_the_bluff`.
    CallTheBluff,
    /// `fan_the_hammer`.
    FanTheHammer,
}

impl Tactic {
    /// Every one, in the order of the data.
    pub const ALL: [Tactic; 42] = [
        Tactic::No,
        Tactic::Feint,
        Tactic::QuickFeet,
        Tactic::SteadyAim,
        Tactic::Brace,
        Tactic::SlipAway,
        Tactic::HoldTheLine,
        Tactic::OnceAgain,
        Tactic::PatchUp,
        Tactic::ShakeItOff,
        Tactic::BreakShot,
        Tactic::BankShot,
        Tactic::PlayToTheStands,
        Tactic::RollWithIt,
        Tactic::KeepRunning,
        Tactic::PinkBlur,
        Tactic::OverTheTop,
        Tactic::CameraWink,
        Tactic::UnlimitedPower,
        Tactic::LagSpike,
        Tactic::StickyPacket,
        Tactic::Reroute,
        Tactic::ChinkInTheArmour,
        Tactic::HolographicSight,
        Tactic::Ricochet,
        Tactic::BetweenHeartbeats,
        Tactic::ShoulderToShoulder,
        Tactic::ShieldFirst,
        Tactic::FaceMe,
        Tactic::Grit,
        Tactic::TwoHeavens,
        Tactic::OpenStance,
        Tactic::WindStep,
        Tactic::ReadTheBlade,
        Tactic::FieldAnalysis,
        Tactic::Triage,
        Tactic::Stimulant,
        Tactic::DigIn,
        Tactic::AceOfHearts,
        Tactic::NoonBell,
        Tactic::CallTheBluff,
        Tactic::FanTheHammer,
    ];
}

/// When each tactic may be played, for whom, and what it does.
pub static TACTICS: [TacticRow; 42] = [
    TacticRow {
        owner: None,
        window: Window::TacticPlayed,
        by: PlayedBy::Either,
        played_for: PlayedFor::Player,
        requires: &[Condition::OpponentTacticJustPlayed],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::CancelTactic],
        standing: Standing::Documented,
    },
    TacticRow {
        owner: None,
        window: Window::AfterRollBeforeCrit,
        by: PlayedBy::Either,
        played_for: PlayedFor::Roller,
        requires: &[Condition::RollOpposed],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::CancelSymbol { roll: Whose::Enemy, symbol: Symbol::Block, amount: 1, up_to: false }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::ActionsFree,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::MovementPoints(Amount::Number(2))],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::BeforeRoll,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[Condition::RollCombat],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Orange])],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::BeforeRoll,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Defender,
        requires: &[Condition::RollCombat],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Blue])],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::BeforeRoll,
        by: PlayedBy::Active,
        played_for: PlayedFor::Disengager,
        requires: &[Condition::RollDisengage],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Orange])],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::BeforeRoll,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Holder,
        requires: &[Condition::RollDisengage],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Blue])],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::AfterRollBeforeCrit,
        by: PlayedBy::Either,
        played_for: PlayedFor::Roller,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Reroll { roll: Whose::Own, amount: 1, up_to: false }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::ActionsBegin,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::SelfDamaged],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Heal { who: Who::Itself, amount: 1 }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: None,
        window: Window::ActionsBegin,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::SelfHasMarker],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::RemoveMarkers { who: Who::Itself, amount: Amount::Number(1) }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::EightBall),
        window: Window::BeforeRoll,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[Condition::RollCombat, Condition::CombatantsAdjacent],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Yellow]), Op::AddSymbol(Symbol::Special, 1)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::EightBall),
        window: Window::ActionEnd,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[Condition::AttackJustEnded, Condition::TargetInHexadome],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Displace { who: Who::Target, spaces: Amount::Number(2), up_to: true }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::EightBall),
        window: Window::ActionsEnd,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::SelfInScoringZone],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Draw(2)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::EightBall),
        window: Window::ActionEnd,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Defender,
        requires: &[Condition::AttackJustEnded, Condition::AttackDamagedSelf],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(2), up_to: true }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Gata),
        window: Window::ActionsFree,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::ActionPoints(1)],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::Gata),
        window: Window::ActionDeclared,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Defender,
        requires: &[Condition::AttackJustDeclared],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::DefenceDie(Colour::Black), Op::DefenceSymbol(Symbol::Block, 1)],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::Gata),
        window: Window::ActionsFree,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::PieceAdjacentToSelf],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Place { who: Who::Itself, beside: Beside::ChosenPiece }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Gata),
        window: Window::ActionEnd,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Defender,
        requires: &[Condition::AttackJustEnded, Condition::AttackerInHexadome],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Impose { who: Who::Attacker, state: State::Blinded }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Hexx3r),
        window: Window::AfterActionPoints,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::SelfIs(Character::Hexx3r)],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::ActionPoints(2), Op::Impose { who: Who::Itself, state: State::EnergyDown }],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::Hexx3r),
        window: Window::InitiativeRevealed,
        by: PlayedBy::Either,
        played_for: PlayedFor::Player,
        requires: &[Condition::RevealedEnemyNotInInfirmary],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Impose { who: Who::RevealedEnemy, state: State::InitiativeDown }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Hexx3r),
        window: Window::ActionsBegin,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::AnyOwn,
        requires: &[Condition::ActiveEnemyInRange],
        requires_any: &[],
        range: Some(Range { min: 1, max: 4, sight: false }),
        aim: None,
        ops: &[Op::Impose { who: Who::ActiveEnemy, state: State::SpeedDown }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Hexx3r),
        window: Window::ActionDeclared,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::ActionTarget,
        requires: &[Condition::ActionJustDeclared],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(2), up_to: true }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::MajorLunah),
        window: Window::AfterRollBeforeCrit,
        by: PlayedBy::Either,
        played_for: PlayedFor::Roller,
        requires: &[Condition::RollCombat],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Reroll { roll: Whose::Enemy, amount: 1, up_to: false }],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::MajorLunah),
        window: Window::ChoosingAction,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::ActionHasRange],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::ExtendRange(2)],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::MajorLunah),
        window: Window::ChoosingAction,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::ActionHasRange],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::IgnoreSight],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::MajorLunah),
        window: Window::BeforeRoll,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[
            Condition::RollCombat,
            Condition::SelfIs(Character::MajorLunah),
            Condition::SelfSpentNoMovementPoint,
        ],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddSymbol(Symbol::Success, 1), Op::AddSymbol(Symbol::Special, 1)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Maximus),
        window: Window::BeforeRoll,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Defender,
        requires: &[Condition::RollCombat],
        requires_any: &[Condition::SelfIs(Character::Maximus), Condition::OtherAllyAdjacentToSelf],
        range: None,
        aim: None,
        ops: &[Op::AddSymbol(Symbol::Block, 2)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Maximus),
        window: Window::ActionsFree,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(2), up_to: true }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Maximus),
        window: Window::ActionsEnd,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::EnemyInRange],
        requires_any: &[],
        range: Some(Range { min: 1, max: 2, sight: true }),
        aim: Some(Aim::Enemy),
        ops: &[Op::Impose { who: Who::Named, state: State::Taunted }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Maximus),
        window: Window::DamageAboutToBeSuffered,
        by: PlayedBy::Either,
        played_for: PlayedFor::Sufferer,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::PreventDamage(1)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Mushashi),
        window: Window::BeforeRoll,
        by: PlayedBy::Either,
        played_for: PlayedFor::Roller,
        requires: &[Condition::RollCombat, Condition::CombatantsAdjacent],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Orange, Colour::Blue])],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Mushashi),
        window: Window::BeforeRoll,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[Condition::RollCombat, Condition::PoolWithout(Colour::Red), Condition::PoolHasDie],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::ReplaceDie(Colour::Red)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Mushashi),
        window: Window::ActionEnd,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[Condition::AttackJustEnded, Condition::AttackInflictedDamage],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Displace { who: Who::Itself, spaces: Amount::Number(2), up_to: true }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Mushashi),
        window: Window::AfterRollBeforeCrit,
        by: PlayedBy::Either,
        played_for: PlayedFor::Roller,
        requires: &[Condition::RollOpposed],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::CancelSymbol { roll: Whose::Enemy, symbol: Symbol::Special, amount: 2, up_to: true }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Parvati),
        window: Window::InitiativeRevealed,
        by: PlayedBy::Either,
        played_for: PlayedFor::Player,
        requires: &[Condition::BothRevealedWillActivate],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::ChooseOrder],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::Parvati),
        window: Window::ActionsFree,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::DamagedAllyInRange],
        requires_any: &[],
        range: Some(Range { min: 0, max: 3, sight: true }),
        aim: Some(Aim::DamagedAlly),
        ops: &[Op::Heal { who: Who::Named, amount: 2 }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Parvati),
        window: Window::PreparationEnd,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[
            Op::RemoveMarkers { who: Who::Itself, amount: Amount::Number(1) },
            Op::MovementPoints(Amount::Number(1)),
        ],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::Parvati),
        window: Window::BeforeRoll,
        by: PlayedBy::Opponent,
        played_for: PlayedFor::Defender,
        requires: &[Condition::RollCombat, Condition::SelfHasCover],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::AddDie(&[Colour::Black]), Op::AddDie(&[Colour::Black])],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::WildBill),
        window: Window::ActionsFree,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::OwnDeckNotEmpty],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::TakeTactic],
        standing: Standing::Partly,
    },
    TacticRow {
        owner: Some(Character::WildBill),
        window: Window::InitiativeRevealed,
        by: PlayedBy::Either,
        played_for: PlayedFor::Revealed,
        requires: &[],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Impose { who: Who::Itself, state: State::InitiativeUp }],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::WildBill),
        window: Window::ActionsEnd,
        by: PlayedBy::Active,
        played_for: PlayedFor::Active,
        requires: &[Condition::OpponentHasCards],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::DiscardRandom(1)],
        standing: Standing::StandIn,
    },
    TacticRow {
        owner: Some(Character::WildBill),
        window: Window::AfterRollBeforeCrit,
        by: PlayedBy::Active,
        played_for: PlayedFor::Attacker,
        requires: &[Condition::RollCombat, Condition::CombatantsApart],
        requires_any: &[],
        range: None,
        aim: None,
        ops: &[Op::Reroll { roll: Whose::Own, amount: 2, up_to: true }],
        standing: Standing::StandIn,
    },
];

/// How many tactics a player begins with (ARIS-SETUP-05).
pub const OPENING_HAND: u8 = 4;

/// A scenario.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("scenario")]
#[message(prefix = "aris-scenario")]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    #[default]
    /// `assault`.
    Assault,
    /// `conquest`.
    Conquest,
    /// `king_of_the_hill`.
    KingOfTheHill,
    /// `scorched_earth`.
    ScorchedEarth,
}

impl Scenario {
    /// Every one, in the order of the data.
    pub const ALL: [Scenario; 4] =
        [Scenario::Assault, Scenario::Conquest, Scenario::KingOfTheHill, Scenario::ScorchedEarth];
}

/// What each scenario fixes.
pub static SCENARIOS: [ScenarioRow; 4] = [
    ScenarioRow {
        barriers: [Space::at(-4, 3), Space::at(-3, 3), Space::at(0, -2), Space::at(2, -5), Space::at(2, 2)],
        deployments: &[
            (Zones::of(&[Zone::One]), Zones::of(&[Zone::Four])),
            (Zones::of(&[Zone::Two]), Zones::of(&[Zone::Five])),
            (Zones::of(&[Zone::Three]), Zones::of(&[Zone::Six])),
            (Zones::of(&[Zone::Four]), Zones::of(&[Zone::One])),
            (Zones::of(&[Zone::Five]), Zones::of(&[Zone::Two])),
            (Zones::of(&[Zone::Six]), Zones::of(&[Zone::Three])),
        ],
        first_zones: Zones::of(&[Zone::Central]),
        moves: Some(ZoneChoice { spares_burnt: false }),
        bench: Zones::of(&[Zone::One, Zone::Two, Zone::Three, Zone::Four, Zone::Five, Zone::Six]),
        conquer: false,
        scorch: false,
        counters: false,
        objectives: &[
            Objective { points: 3, test: Test::SoleInside },
            Objective { points: 2, test: Test::MoreInsideBothPresent },
            Objective { points: 1, test: Test::EqualInside },
        ],
        frag_points: 0,
        optional_frag_points: 0,
    },
    ScenarioRow {
        barriers: [Space::at(-6, 8), Space::at(-5, 7), Space::at(-4, 3), Space::at(-1, -1), Space::at(1, 1)],
        deployments: &[
            (Zones::of(&[Zone::Three]), Zones::of(&[Zone::Six])),
            (Zones::of(&[Zone::Six]), Zones::of(&[Zone::Three])),
        ],
        first_zones: Zones::of(&[Zone::Central, Zone::One, Zone::Two, Zone::Four, Zone::Five]),
        moves: None,
        bench: Zones::of(&[Zone::Three, Zone::Six]),
        conquer: true,
        scorch: false,
        counters: false,
        objectives: &[
            Objective { points: 2, test: Test::MoreZones },
            Objective { points: 1, test: Test::EqualZones },
            Objective { points: 1, test: Test::OwnsCentral },
        ],
        frag_points: 0,
        optional_frag_points: 0,
    },
    ScenarioRow {
        barriers: [Space::at(-4, 2), Space::at(-3, 3), Space::at(2, -4), Space::at(2, 2), Space::at(4, -2)],
        deployments: &[
            (Zones::of(&[Zone::One, Zone::Two, Zone::Six]), Zones::of(&[Zone::Three, Zone::Four, Zone::Five])),
            (Zones::of(&[Zone::Three, Zone::Four, Zone::Five]), Zones::of(&[Zone::One, Zone::Two, Zone::Six])),
        ],
        first_zones: Zones::of(&[Zone::Central]),
        moves: None,
        bench: Zones::of(&[Zone::One, Zone::Two, Zone::Three, Zone::Four, Zone::Five, Zone::Six]),
        conquer: false,
        scorch: false,
        counters: false,
        objectives: &[
            Objective { points: 3, test: Test::MoreInside },
            Objective { points: 1, test: Test::EqualInside },
        ],
        frag_points: 1,
        optional_frag_points: 0,
    },
    ScenarioRow {
        barriers: [Space::at(-6, 5), Space::at(-3, -2), Space::at(-2, 2), Space::at(2, 2), Space::at(5, 0)],
        deployments: &[
            (Zones::of(&[Zone::One]), Zones::of(&[Zone::Four])),
            (Zones::of(&[Zone::Two]), Zones::of(&[Zone::Five])),
            (Zones::of(&[Zone::Three]), Zones::of(&[Zone::Six])),
            (Zones::of(&[Zone::Four]), Zones::of(&[Zone::One])),
            (Zones::of(&[Zone::Five]), Zones::of(&[Zone::Two])),
            (Zones::of(&[Zone::Six]), Zones::of(&[Zone::Three])),
        ],
        first_zones: Zones::of(&[Zone::Central]),
        moves: Some(ZoneChoice { spares_burnt: true }),
        bench: Zones::of(&[Zone::One, Zone::Two, Zone::Three, Zone::Four, Zone::Five, Zone::Six]),
        conquer: false,
        scorch: true,
        counters: true,
        objectives: &[
            Objective { points: 2, test: Test::MoreInside },
            Objective { points: 1, test: Test::EqualInside },
        ],
        frag_points: 0,
        optional_frag_points: 1,
    },
];

/// The last round (ARIS-SCEN-01).
pub const ROUND_LIMIT: u8 = 5;

/// So many victory points end the game (ARIS-SCEN-01).
pub const ENOUGH: u8 = 8;
