//! Operations: what actions, switches, tactics and skills are made of.

use crate::{
    dice::{Colour, Symbol},
    tables::State,
};
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};

/// Something that happens: what actions, switches, tactics and skills are made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source))]
#[cfg_attr(feature = "data", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Op {
    /// The active character gains action points.
    ActionPoints(u8),
    /// The active character gains movement points.
    MovementPoints(Amount),
    /// A piece is displaced, space by space (ARIS-DISPLACE-01).
    Displace {
        /// Which piece.
        who: Who,
        /// How far.
        spaces: Amount,
        /// May it stop earlier, or stay?
        #[cfg_attr(feature = "data", serde(default))]
        up_to: bool,
    },
    /// A piece is placed (ARIS-PLACE-01).
    Place {
        /// Which piece.
        who: Who,
        /// Next to what.
        beside: Beside,
    },
    /// Damage is about to be suffered.
    Damage {
        /// By whom.
        who: Who,
        /// How much.
        amount: u8,
    },
    /// Of the damage about to be suffered, so much is not.
    PreventDamage(u8),
    /// The damage is shared with the owner of the skill (ARIS-CHAR-MAX-01).
    SplitDamage,
    /// Damage is taken off (ARIS-DAMAGE-03).
    Heal {
        /// From whom.
        who: Who,
        /// How much.
        amount: u8,
    },
    /// A marker comes, red side up (ARIS-STATE-01).
    Impose {
        /// On whom.
        who: Who,
        /// Which.
        state: State,
    },
    /// Markers go.
    RemoveMarkers {
        /// From whom.
        who: Who,
        /// How many.
        amount: Amount,
    },
    /// A die of one of these colours joins the own pool before the throw.
    AddDie(#[cfg_attr(feature = "data", serde(deserialize_with = "list"))] &'static [Colour]),
    /// A die of the own pool is exchanged for this one before the throw.
    ReplaceDie(Colour),
    /// Symbols join the own roll.
    AddSymbol(Symbol, u8),
    /// This die joins every defence roll until the end of the turn (ARIS-AMB-35).
    DefenceDie(Colour),
    /// These symbols do.
    DefenceSymbol(Symbol, u8),
    /// Symbols are taken out of a roll.
    CancelSymbol {
        /// Of whose roll.
        roll: Whose,
        /// Which, exactly.
        symbol: Symbol,
        /// How many.
        amount: u8,
        /// Or fewer?
        #[cfg_attr(feature = "data", serde(default))]
        up_to: bool,
    },
    /// Dice are thrown again.
    Reroll {
        /// Of whose roll.
        roll: Whose,
        /// How many.
        amount: u8,
        /// Or fewer?
        #[cfg_attr(feature = "data", serde(default))]
        up_to: bool,
    },
    /// The attack is made once more, free (ARIS-AMB-22).
    Repeat {
        /// Not against the same target?
        other: bool,
    },
    /// Tactics are drawn.
    Draw(u8),
    /// A tactic of choice comes from the own deck (ARIS-CHAR-BIL-01).
    TakeTactic,
    /// The opponent discards at random (ARIS-TACTIC-06).
    DiscardRandom(u8),
    /// The tactic just played has no effect (ARIS-CANCEL-03).
    CancelTactic,
    /// The player says who activates first (ARIS-CHAR-PAR-01).
    ChooseOrder,
    /// The action being chosen reaches farther.
    ExtendRange(u8),
    /// The action being chosen needs no line of sight (ARIS-CHAR-LUN-03).
    IgnoreSight,
    /// The target has no cover (ARIS-CHAR-LUN-01).
    DenyCover,
    /// The own cover die has this colour (ARIS-CHAR-LUN-05).
    CoverDie(Colour),
}

/// Whom an operation is about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source))]
#[cfg_attr(feature = "data", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Who {
    /// Whose action, switch or skill it is, or for whom the tactic is played.
    Itself,
    /// The target of its action; in an opposed roll, the other roller.
    Target,
    /// The attacker of the attack in question.
    Attacker,
    /// The enemy's active character.
    ActiveEnemy,
    /// The target that the player named with the tactic.
    Named,
    /// The enemy whose initiative card is face up.
    RevealedEnemy,
    /// No character: the opponent as a player.
    Nobody,
}

/// How much.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source))]
#[cfg_attr(feature = "data", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Amount {
    /// All of it.
    All,
    /// As much as the current speed.
    Speed,
    /// As much as the damage really inflicted (ARIS-CHAR-MUS-01).
    DamageInflicted,
    /// So much.
    #[cfg_attr(feature = "data", serde(untagged))]
    Number(u8),
}

/// Where a piece is placed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source))]
#[cfg_attr(feature = "data", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Beside {
    /// Next to the character whose effect it is.
    Itself,
    /// Next to the target.
    Target,
    /// Next to a piece that is adjacent before the effect.
    ChosenPiece,
}

/// Whose roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs, reason = "they say what they are")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source))]
#[cfg_attr(feature = "data", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Whose {
    Own,
    Enemy,
}
