//! When an ability works, at what cost, and what it is aimed at (ARCM-ABIL-01).

use super::*;

/// One ability (ARCM-ABIL-01).
#[derive(Copy, Clone, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Ability {
    /// When and how it works.
    pub kind: Works,
    /// The left part of an activated or reaction ability, all of it.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub costs: &'static [Cost],
    /// What is targeted when it is played or goes on the stack.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub targets: &'static [Aim],
    /// What its player picks one of (ARCM-CAST-02).
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub modes: &'static [Mode],
    /// It works only while this holds.
    pub condition: Option<Condition>,
    /// Its controller may decline when it resolves.
    #[cfg_attr(feature = "data", serde(default))]
    pub optional: bool,
    /// X more resources may be paid when it is played (Carpe Diem).
    #[cfg_attr(feature = "data", serde(default))]
    pub extra_x: bool,
    /// Nothing in it is chosen, so it does not matter when it resolves among others like it.
    #[cfg_attr(feature = "data", serde(skip))]
    pub calm: bool,
    /// What it does: the number of a script.
    pub script: u8,
}

impl Ability {
    /// Do its ops hold as long as it does, rather than happen?
    pub(crate) const fn holds(&self) -> bool {
        matches!(self.kind, Works::Passive | Works::Lasting(_))
    }
}

/// When and how an ability works.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Works {
    /// What the card does when it resolves.
    Spell,
    /// While the card is in play (ARCM-ABIL-02).
    Passive,
    /// Paid for, in an own play phase (ARCM-ABIL-06).
    Activated,
    /// When something happens (ARCM-ABIL-08).
    Triggered(Trigger),
    /// When something is about to happen (ARCM-ABIL-07).
    Reaction,
    /// At a level of devotion, once (ARCM-CITY-15).
    Advantage(u8),
    /// At a level of devotion, as long as it lasts (ARCM-CITY-16).
    Lasting(u8),
    /// Given to another card by this one.
    Granted,
}

/// A target: what, and how many.
#[derive(Copy, Clone, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Aim {
    /// So many different ones.
    #[cfg_attr(feature = "data", serde(default = "Amount::one"))]
    pub count: Amount,
    /// Of these.
    pub what: Filter,
}

/// One of several things a card can do.
#[derive(Copy, Clone, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Mode {
    /// It may be picked only while this holds (ARCM-CAST-01).
    pub condition: Option<Condition>,
    /// Its own targets.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub targets: &'static [Aim],
    /// What it does: the number of a script.
    pub script: u8,
}

/// Part of the cost of an ability (ARCM-ABIL-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Message)]
#[message(prefix = "arcm-op-cost")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Cost {
    /// Mark this card (ARCM-STATE-08).
    Mark,
    /// Mark so many other cards.
    MarkOthers(#[message("n")] u8, #[message("which")] &'static Filter),
    /// Pay so many resources of any faction (ARCM-RES-09).
    Pay(#[message("n")] u8),
    /// Sacrifice so many resource cards.
    SacrificeResources(#[message("n")] u8),
    /// Sacrifice this card.
    Sacrifice,
    /// One city you control loses so much defense.
    CityDefense(#[message("n")] u8),
    /// Put a counter on this card.
    Counter(#[message("counter")] Counter),
    /// Take a counter off this card.
    LoseCounter(#[message("counter")] Counter),
    /// Once a turn.
    Once,
    /// Discard such a card.
    Discard(#[message("which")] &'static Filter),
}

/// When a triggered ability happens. Without more, it speaks of its own card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Message)]
#[message(prefix = "arcm-op-trigger")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Trigger {
    /// Comes into play by any means.
    Enters,
    /// Leaves play by any means.
    Leaves,
    /// Goes from play to a graveyard (ARCM-CREAT-09).
    Dies,
    /// Becomes marked for any reason.
    Marked,
    /// Becomes marked in ARCM-CITY-13.
    Devoted,
    /// Changes place by movement or effect.
    Moved,
    /// Comes into any city.
    EntersCity,
    /// Deals damage to a city.
    DamagesCity,
    /// Deals damage to a creature.
    DamagesCreature,
    /// Is declared as an attacker.
    Attacks,
    /// Defenders have been assigned against it.
    Defended,
    /// The host becomes marked.
    HostMarked,
    /// The host becomes marked by its controller's doing (ARCM-CARD-17).
    HostMarkedByController,
    /// So many cards lie above it in the graveyard (ARCM-CARD-08).
    Buried(#[message("n")] u8),
    /// You play a card like this.
    YouPlay(#[message("which")] &'static Filter),
    /// Another card like this comes into play.
    OtherEnters(#[message("which")] &'static Filter),
    /// An opponent draws a card.
    OpponentDraws,
    /// An opponent discards a card.
    OpponentDiscards,
    /// A creature attacks you: a city of yours, or your army.
    AttacksYou,
    /// An opponent moves a creature.
    OpponentMoves,
    /// You move a creature.
    YouMove,
    /// Your tactics phase begins.
    YourTactics,
    /// It ends.
    YourTacticsEnd,
    /// The tactics phase of the controller of its city begins.
    TacticsInItsCity,
    /// Your discard phase begins.
    YourDiscardPhase,
    /// A turn of the host's controller ends.
    HostsTurnEnds,
    /// Your turn begins.
    YourTurn,
}

/// The moment a delayed effect waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation, Message)]
#[message(prefix = "arcm-op-moment")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Moment {
    /// Your next turn begins.
    TurnBegins,
    /// Your next tactics phase ends.
    TacticsEnds,
    /// Your next play phase begins.
    PlayBegins,
    /// Your attack phase ends.
    AttackPhaseEnds,
    /// Your turn ends.
    TurnEnds,
    /// Somebody plays a card that is not of this type.
    NextSpell {
        /// The type.
        but: Subtype,
    },
}
