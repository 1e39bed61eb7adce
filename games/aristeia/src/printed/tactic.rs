//! Tactics: when, by whom and for whom they are played, and what they do.

use super::{Op, Range};
use crate::{
    dice::Colour,
    tables::{Character, Window},
};
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};

/// A tactic.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct TacticRow {
    /// Whose card it is; nobody's for a standard one.
    pub owner: Option<Character>,
    /// When it is played (ARIS-TACTIC-01).
    pub window: Window,
    /// Which player may play it.
    pub by: PlayedBy,
    /// For which own character.
    pub played_for: PlayedFor,
    /// All must hold.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub requires: &'static [Condition],
    /// One must hold, if there are any.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub requires_any: &'static [Condition],
    /// Measured from the character it is played for (ARIS-RANGE-05).
    pub range: Option<Range>,
    /// What its player names as its target.
    pub aim: Option<Aim>,
    /// What it does.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub ops: &'static [Op],
    /// How much of it is known of the printed card.
    pub standing: Standing,
}

/// How much of a tactic is known of the printed card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
pub enum Standing {
    /// All of it.
    Documented,
    /// Some of it; the rest is a stand-in.
    Partly,
    /// Nothing: the card is a stand-in.
    StandIn,
}

/// Which player may play a tactic.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source))]
#[cfg_attr(feature = "data", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum PlayedBy {
    /// Whose character is active.
    Active,
    /// The other one.
    Opponent,
    /// Both.
    Either,
}

/// For which own character a tactic is played: its "self".
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum PlayedFor {
    /// The active one.
    Active,
    /// One that makes the current roll.
    Roller,
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
    /// The one that wants to leave.
    Disengager,
    /// The one that holds it.
    Holder,
    /// A target of the action just declared.
    ActionTarget,
    /// One about to suffer damage.
    Sufferer,
    /// Whose initiative card is face up this turn.
    Revealed,
    /// Any in the HexaDome.
    AnyOwn,
    /// None: for the player.
    Player,
}

/// What the player of a tactic names as its target (ARIS-TACTIC-15).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Aim {
    /// An enemy within range.
    Enemy,
    /// A damaged ally within range.
    DamagedAlly,
}

/// What must hold for a tactic. `data/SCHEMA.md` says when each does.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs, reason = "as in the schema of the data")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Condition {
    OpponentTacticJustPlayed,
    RollOpposed,
    RollCombat,
    RollDisengage,
    CombatantsAdjacent,
    CombatantsApart,
    PoolHasDie,
    PoolWithout(Colour),
    SelfIs(Character),
    SelfHasCover,
    SelfDamaged,
    SelfHasMarker,
    SelfInScoringZone,
    SelfSpentNoMovementPoint,
    OtherAllyAdjacentToSelf,
    PieceAdjacentToSelf,
    EnemyInRange,
    DamagedAllyInRange,
    ActiveEnemyInRange,
    ActionHasRange,
    ActionJustDeclared,
    AttackJustDeclared,
    AttackJustEnded,
    AttackInflictedDamage,
    AttackDamagedSelf,
    TargetInHexadome,
    AttackerInHexadome,
    RevealedEnemyNotInInfirmary,
    BothRevealedWillActivate,
    OpponentHasCards,
    OwnDeckNotEmpty,
}

/// Who is asked first in a window (ARIS-AMB-27).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Priority {
    /// The Outsider, or whom the Outsider lets begin.
    Outsider,
    /// Whom the Outsider names.
    OutsiderChooses,
    /// Whose character is active.
    Active,
    /// The opponent of whoever just played.
    Answerer,
}
