//! What is printed on cards and markers, as typed rows. The rows themselves are in `tables.rs`,
//! which is made from `data/*.toml`; what the rules do with them is in the chapters.

mod op;
mod scenario;
mod state;
mod tactic;

pub use op::*;
pub use scenario::*;
pub use state::*;
pub use tactic::*;

use crate::{
    dice::{Colour, Face, Symbol},
    tables::{
        ACTIONS, Action, Character, PRIORITIES, SCENARIOS, SHEETS, SKILLS, STATES, SWITCHES, Scenario, Skill, State,
        Switch, TACTICS, Tactic, Window,
    },
};
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};

/// A die, or a symbol that stands for one (ARIS-DICE-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs, reason = "they say what they are")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(untagged))]
pub enum Part {
    Die(Colour),
    Printed(Symbol),
}

impl Default for Part {
    fn default() -> Part {
        Part::Die(Colour::Red)
    }
}

/// How far something reaches (ARIS-RANGE-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Range {
    /// Not nearer.
    pub min: u8,
    /// Not farther.
    pub max: u8,
    /// Does it need line of sight, and is it counted around pieces? (ARIS-RANGE-03, ARIS-RANGE-04)
    pub sight: bool,
}

/// A character card.
#[derive(Debug)]
#[allow(missing_docs, reason = "the seven characteristics of ARIS-GEN-07, and what the card can do")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Sheet {
    pub initiative: u8,
    pub speed: u8,
    pub energy: u8,
    pub health: u8,
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub defence: &'static [Part],
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub strength: &'static [Part],
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub agility: &'static [Part],
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub switches: &'static [Switch],
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub actions: &'static [Action],
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub skills: &'static [Skill],
}

/// An action.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct ActionRow {
    /// An attack: an opposed roll that does damage (ARIS-ATTACK-01).
    #[cfg_attr(feature = "data", serde(default))]
    pub attack: bool,
    /// Action points.
    pub points: u8,
    /// Movement points.
    #[cfg_attr(feature = "data", serde(default))]
    pub movement: u8,
    /// None: it has no target (ARIS-ACTION-11).
    pub range: Option<Range>,
    /// Empty: no roll (ARIS-ACTION-09).
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub pool: &'static [Part],
    /// Switches of this action alone (ARIS-ACTION-10).
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub switches: &'static [Switch],
    /// What happens whatever the roll.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub always: &'static [Op],
    /// What may happen with a success left.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub success: &'static [Op],
    /// Is some number of it a stand-in?
    #[cfg_attr(feature = "data", serde(default))]
    pub stand_in: bool,
}

/// A switch.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct SwitchRow {
    /// The symbols it takes.
    pub cost: Face,
    /// What it does.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub ops: &'static [Op],
    /// Is some number of it a stand-in?
    #[cfg_attr(feature = "data", serde(default))]
    pub stand_in: bool,
}

/// An automatic skill.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct SkillRow {
    /// When it speaks; none, while cover is tested.
    pub window: Option<Window>,
    /// What it does.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub ops: &'static [Op],
    /// Is it, or some number of it, a stand-in?
    #[cfg_attr(feature = "data", serde(default))]
    pub stand_in: bool,
}

macro_rules! rows {
    ($($name:ident => $row:ident in $table:ident;)*) => {$(
        impl $name {
            /// What is printed.
            #[must_use]
            #[inline]
            pub fn row(self) -> &'static $row {
                &$table[self as usize]
            }
        }
    )*};
}

rows! {
    Character => Sheet in SHEETS;
    Action => ActionRow in ACTIONS;
    Switch => SwitchRow in SWITCHES;
    Skill => SkillRow in SKILLS;
    State => StateRow in STATES;
    Tactic => TacticRow in TACTICS;
    Scenario => ScenarioRow in SCENARIOS;
}

impl Window {
    /// Who is asked first.
    #[must_use]
    pub fn priority(self) -> Priority {
        PRIORITIES[self as usize]
    }
}

arbiter_components::indexed!(Character, Tactic);

impl Character {
    /// Does its card have this skill?
    #[must_use]
    pub fn has_skill(self, skill: Skill) -> bool {
        self.row().skills.contains(&skill)
    }
}

impl Action {
    /// Has it a roll?
    #[must_use]
    pub fn rolls(self) -> bool {
        !self.row().pool.is_empty()
    }
}
