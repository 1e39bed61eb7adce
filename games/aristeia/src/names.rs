//! The names of what is in the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.

use arbiter_engine::{Message, Notation};

/// A state a marker stands for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("state")]
#[message(prefix = "aris-state")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum State {
    /// `energy_down`.
    #[default]
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
    /// Every one.
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

/// A character, as printed on its card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("character")]
#[message(prefix = "aris-character")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Character {
    /// `eight_ball`.
    #[default]
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
    /// Every one.
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
#[thing("action")]
#[message(prefix = "aris-action")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// `move`.
    #[default]
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
    /// Every one.
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
#[thing("switch")]
#[message(prefix = "aris-switch")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Switch {
    /// `roll_away`.
    #[default]
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
    /// Every one.
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
#[thing("skill")]
#[message(prefix = "aris-skill")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Skill {
    /// `marksmanship`.
    #[default]
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
    /// Every one.
    pub const ALL: [Skill; 6] = [
        Skill::Marksmanship,
        Skill::VeteranSniper,
        Skill::GetBehindMe,
        Skill::Implacable,
        Skill::KazeTachinu,
        Skill::Gunslinger,
    ];
}

/// A moment at which tactics may be played.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("window")]
#[message(prefix = "aris-window")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Window {
    /// `initiative_revealed`.
    #[default]
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
    /// Every one.
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

/// A tactic.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("tactic")]
#[message(prefix = "aris-tactic")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tactic {
    /// `no`.
    #[default]
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
    /// Every one.
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

/// A scenario.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[thing("scenario")]
#[message(prefix = "aris-scenario")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Scenario {
    /// `assault`.
    #[default]
    Assault,
    /// `conquest`.
    Conquest,
    /// `king_of_the_hill`.
    KingOfTheHill,
    /// `scorched_earth`.
    ScorchedEarth,
}

impl Scenario {
    /// Every one.
    pub const ALL: [Scenario; 4] =
        [Scenario::Assault, Scenario::Conquest, Scenario::KingOfTheHill, Scenario::ScorchedEarth];
}
