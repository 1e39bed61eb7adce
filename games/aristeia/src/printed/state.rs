//! States and what the sides of their markers do.

use crate::dice::Colour;
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};

/// What a marker stands for, side by side.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct StateRow {
    /// While the red side is up.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub red: &'static [Mark],
    /// While the blue side is up.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub blue: &'static [Mark],
    /// When it is turned.
    #[cfg_attr(feature = "data", serde(default))]
    pub turned: Turned,
    /// May there be several? (ARIS-STATE-02)
    #[cfg_attr(feature = "data", serde(default))]
    pub stacks: bool,
    /// Good for its bearer; for the eye only.
    #[cfg_attr(feature = "data", serde(default))]
    pub positive: bool,
    /// Is the marker in the core box?
    pub core: bool,
}

/// What a side of a marker does.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Mark {
    /// Energy changes.
    Energy(i8),
    /// Speed changes.
    Speed(i8),
    /// Initiative changes.
    Initiative(i8),
    /// No line of sight beyond range 1.
    Blind,
    /// As defender, no damage beyond range 1.
    HurtsOnlyAdjacent,
    /// Nobody sees it from farther than range 1.
    Unseen,
    /// May be a target without line of sight.
    TargetableUnseen,
    /// Never has cover.
    NoCover,
    /// Cannot spend movement points.
    CannotMove,
    /// Attacks only whoever put it there.
    AttacksOnlyImposer,
    /// Loses a success of each own roll.
    LosesSuccess,
    /// May be removed to add a die to an own roll.
    SpendForDie(Colour),
}

/// What happens when a marker is turned in the states step.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Turned {
    /// It lies blue side up.
    #[default]
    Stays,
    /// So much damage, and it is gone (ARIS-STATE-POIS-01).
    Damage(u8),
    /// A die is rolled, and it is gone (ARIS-STATE-BURN-01).
    Roll(Colour),
}
