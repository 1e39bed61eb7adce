//! Everything a seat can be asked.

use crate::{piece::Piece, state::Phase, tables::Card};
use arbiter_engine::{Message, Seat};

/// A question.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-ask")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Ask {
    /// Put to the House; nobody reads it.
    Chance,
    /// Set cities aside.
    SetAside { n: u8 },
    /// With which city do you begin?
    Found,
    /// Build a city, or play the turn?
    BuildOrPlay,
    /// Unmark this creature?
    Unmark { piece: Piece },
    /// Which creatures unmark?
    UnmarkSome { n: u8 },
    /// How many cards do you draw?
    DrawOption,
    /// Lay down resource cards.
    Resource { n: u8 },
    /// Lay down a resource card, or none.
    MayResource,
    /// Which city's advantages?
    Tend,
    /// Who is devoted to the city?
    Devote { city: Piece },
    /// Play cards, use abilities, move.
    Act { phase: Phase },
    /// Answer what is on the stack, or pass.
    Respond { card: Card },
    /// Act at the end of a phase, or pass.
    Window { phase: Phase },
    /// Attack, or not?
    Attack,
    /// Who attacks, in the order of the battles?
    Attackers { city: Piece },
    /// Who defends against whom?
    Defenders,
    /// How is the damage divided?
    Deal { piece: Piece, n: u8 },
    /// Does a bodyguard take damage for this creature?
    Divert { piece: Piece, to: Piece, n: u8 },
    /// Which mode of the card?
    Mode { card: Card },
    /// How much for X?
    X { card: Card },
    /// What is the target?
    Target { card: Card },
    /// Where does it go?
    Place { card: Card },
    /// Pay resources.
    Pay { n: u8 },
    /// Choose, as the card says.
    Choose { card: Card },
    /// Take a card.
    Take { card: Card },
    /// Discard cards.
    Discard { n: u8 },
    /// Discard a card or sacrifice a resource card.
    DiscardOrSacrifice { n: u8 },
    /// Sacrifice resource cards.
    SacrificeResources { n: u8 },
    /// Steal a resource card.
    Steal { from: Seat },
    /// Mark cards for a cost.
    MarkOthers { n: u8 },
    /// Sacrifice creatures.
    SacrificeCreatures { n: u8 },
    /// Sacrifice other creatures, or this one is destroyed.
    Ransom { piece: Piece, n: u8 },
    /// Which city loses defense?
    Weaken { n: u8 },
    /// Do what the card says?
    May { card: Card },
    /// Pay so much and do what the card says?
    PayFor { card: Card, n: u8 },
    /// Draw a card?
    MayDraw,
    /// Which of your abilities goes on the stack next?
    Order,
    /// Which card goes to the graveyard next?
    Bury,
    /// Which card goes under the deck next?
    Under,
    /// Save this creature from dying?
    Save { piece: Piece },
    /// Put this creature into the army instead?
    Replace { piece: Piece },
    /// Where does this resident go?
    Scatter { piece: Piece },
}
