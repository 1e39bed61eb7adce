//! Scenarios: zones, and what scores.

use crate::board::{Space, Zones};
use arbiter_engine::Message;
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};

/// What a scenario fixes (ARIS-SETUP-01).
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct ScenarioRow {
    /// Where the barriers stand.
    pub barriers: [Space; 5],
    /// What the Outsider may choose: own zones, and those of the opponent.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub deployments: &'static [(Zones, Zones)],
    /// The scoring zones of the first round.
    pub first_zones: Zones,
    /// Does the Outsider choose a new scoring zone?
    pub moves: Option<ZoneChoice>,
    /// Where characters return from the bench.
    pub bench: Zones,
    /// Are zones conquered? (ARIS-SCEN-CONQ-05)
    #[cfg_attr(feature = "data", serde(default))]
    pub conquer: bool,
    /// Do zones burn? (ARIS-SCEN-SCORCH-05)
    #[cfg_attr(feature = "data", serde(default))]
    pub scorch: bool,
    /// Does each player put a red counter in the own zone after deployment? (ARIS-SCEN-SCORCH-03)
    #[cfg_attr(feature = "data", serde(default))]
    pub counters: bool,
    /// What scores in the objectives phase.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub objectives: &'static [Objective],
    /// Points for an enemy sent off the central scoring zone (ARIS-SCEN-KOTH-03).
    #[cfg_attr(feature = "data", serde(default))]
    pub frag_points: u8,
    /// The same, where the table agrees on it (ARIS-AMB-14).
    #[cfg_attr(feature = "data", serde(default))]
    pub optional_frag_points: u8,
}

/// A new scoring zone at the start of a round (ARIS-SCEN-ASSAULT-06).
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct ZoneChoice {
    /// Not one with a red counter? (ARIS-SCEN-SCORCH-06)
    pub spares_burnt: bool,
}

/// Something that scores.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Objective {
    /// Victory points.
    pub points: u8,
    /// When.
    pub test: Test,
}

/// When an objective is met.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "aris-objective")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Test {
    /// Alone in the scoring zone.
    SoleInside,
    /// More characters, and both have some.
    MoreInsideBothPresent,
    /// More characters; the opponent may have none.
    MoreInside,
    /// Equally many, and both have some: both score.
    EqualInside,
    /// More conquered zones.
    MoreZones,
    /// Equally many, and both have some: both score.
    EqualZones,
    /// The central zone is conquered.
    OwnsCentral,
}

impl Test {
    /// Does it look at who is inside the scoring zone?
    #[must_use]
    pub fn is_inside(self) -> bool {
        match self {
            Test::SoleInside | Test::MoreInsideBothPresent | Test::MoreInside | Test::EqualInside => true,
            Test::MoreZones | Test::EqualZones | Test::OwnsCentral => false,
        }
    }
}
