//! Everything a seat can answer, and its one text form.

use crate::{
    action::ActionCard,
    battle::Die,
    map::{Site, System},
    piece::Piece,
    resource::{Pair, Resource, Slot},
    tables::{Ambition, Board, Card},
};
use arbiter_engine::{Message, Notation, Seat};

/// An answer. Written as a verb and what it is about: `lead aggression-4`, `move 3-a 3-gate`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "arcs-choice")]
#[allow(missing_docs, reason = "the fields say what the answer is about")]
pub enum Choice {
    // ----- the House -----
    /// This seat receives the initiative marker.
    Initiative { seat: Seat },
    /// This setup card is drawn.
    Board { board: Board },
    /// This card comes to the Court, or to the draft.
    Reveal { card: Card },
    /// The seat is dealt this card.
    Deal { seat: Seat, card: ActionCard },
    /// This card is drawn from the action discard pile.
    Draw { card: ActionCard },
    /// The die shows this face.
    Roll { die: Die, face: u8 },
    /// What was hidden is shown to whom a rule lets look.
    Show,

    // ----- before the first round, and between chapters -----
    /// Draft this leader or lore.
    Pick { card: Card },
    /// Keep the hand.
    Keep,
    /// Discard the hand and draw another.
    Mulligan,

    // ----- playing a card -----
    /// Lead the round.
    Lead { card: ActionCard },
    /// Pass the initiative.
    Pass,
    /// Play face up, of the lead suit and higher.
    Surpass { card: ActionCard },
    /// Play face down.
    Copy { card: ActionCard },
    /// Play face up, of another suit.
    Pivot { card: ActionCard },
    /// Play one more card face down to seize the initiative.
    Seize { card: ActionCard },
    /// Seize the initiative by an effect.
    SeizeNow,
    /// Declare an ambition.
    Declare { ambition: Ambition },
    /// Do nothing of what is offered.
    Decline,

    // ----- the Prelude -----
    /// Spend the token in a slot as this type.
    Spend { slot: Slot, resource: Resource },
    /// Take the Prelude action of a card.
    Use { card: Card },
    /// The turn is over.
    EndTurn,

    // ----- standard actions -----
    /// Take what this city gives.
    Tax { site: Site },
    /// Put this piece there.
    Build { piece: Piece, at: System },
    /// Ships go from here to there.
    Move { from: System, to: System },
    /// Make this fresh.
    Repair { what: Damaged },
    /// Put an agent on this card.
    Influence { card: Card },
    /// Take this card of the Court.
    Secure { card: Card },
    /// Attack this rival there.
    Battle { at: System, rival: Seat },

    // ----- new actions -----
    /// Mining Interest.
    Manufacture,
    /// Shipping Interest.
    Synthesize,
    /// Prison Wardens, instead of a build.
    Pressgang,
    /// Prison Wardens, instead of an influence.
    Execute,
    /// Court Enforcers.
    Abduct { card: Card },
    /// Elder Broker.
    Trade { site: Site },
    /// Tool-Priests.
    Summon { at: System },
    /// Galactic Rifles.
    FireRifles { from: System, at: System, rival: Seat },
    /// Living Structures, instead of a build.
    Nurture { site: Site },
    /// Living Structures, instead of a repair.
    Prune { site: Site },
    /// Warrior: the move before the battle.
    TacticalMove { from: System, to: System },
    /// Feastbringer: the influence before the secure.
    CharismaticInfluence { card: Card },

    // ----- pieces of these -----
    /// So many ships move.
    Fleet { fresh: u8, damaged: u8 },
    /// The catapulted group goes on.
    Go { to: System },
    /// It stops here.
    Stop,
    /// Collect so many dice of this type.
    Collect { die: Die, n: u8 },
    /// Reroll a die of this type that shows this face.
    Reroll { die: Die, face: u8 },
    /// So many of the hits strike fresh ships; the others destroy damaged ones.
    Damage { n: u8 },
    /// A hit strikes this building.
    Hit { site: Site },
    /// Steal from a rival.
    Steal { from: Seat, loot: Loot },
    /// Ransack this Court card.
    Ransack { card: Card },
    /// Exchange what lies in two slots.
    Swap { slots: Pair },
    /// Enough.
    Done,
    /// Gain a token of this type.
    Gain { resource: Resource },
    /// Place here what is to be placed.
    Place { at: System },
    /// Choose a cluster.
    Cluster { n: u8 },
    /// Choose a rival.
    Rival { seat: Seat },
    /// Choose a type.
    Type { resource: Resource },
    /// Return this city to its owner's board.
    Return { site: Site },
    /// Discard the token in a slot.
    DiscardToken { slot: Slot },
    /// Discard a card from hand.
    DiscardCard { card: ActionCard },
    /// Lay the union beside this card.
    Beside { card: ActionCard },
    /// Give this guild card away.
    Give { card: Card },
    /// Give the token in a slot away.
    GiveToken { slot: Slot },
    /// Exchange a hand card for one of a rival's.
    Exchange { mine: ActionCard, theirs: ActionCard },
    /// So many captives of this owner.
    Captives { owner: Seat, n: u8 },
    /// This card speaks first.
    First { card: Card },
}

/// What a repair can mend.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "arcs-damaged")]
#[allow(missing_docs, reason = "the fields say where it is")]
pub enum Damaged {
    /// A ship.
    Ship { at: System },
    /// A building.
    Building { site: Site },
}

/// What can be stolen.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "arcs-loot")]
#[allow(missing_docs, reason = "the fields say which")]
pub enum Loot {
    /// The token in a slot.
    Slot { slot: Slot },
    /// A guild card.
    Guild { card: Card },
}
