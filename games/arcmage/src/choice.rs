//! Everything a seat can answer, and its one text form.

use crate::{
    card::Faction,
    piece::{Piece, Place},
    tables::Card,
    target::{ResourceAt, Target},
};
use arbiter_engine::{Message, Notation, Seat};

/// An answer. Written as a verb and what it is about: `play ghoul`, `move ghoul.2 in farmland`.
///
/// A card of the hand (`hand:ghoul`), of the city pile or found in a deck is another thing than the piece of that name.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "arcm-choice")]
#[allow(missing_docs, reason = "the fields say what the answer is about")]
pub enum Choice {
    // ----- the House: copies of a card are told apart as pieces are, `draw ghoul` and `draw ghoul.2` -----
    /// This seat is first player.
    First { seat: Seat },
    /// This card is drawn.
    Draw { card: Piece },
    /// This card is on top of the deck: looked at, or revealed.
    Show { card: Piece },
    /// This card goes from the deck to the graveyard.
    Mill { card: Piece },
    /// This card of a hand is revealed.
    Reveal { card: Piece },
    /// All have chosen in secret: the answers are opened.
    Unseal,
    /// The coin shows heads.
    Heads,
    /// The coin shows tails.
    Tails,

    // ----- before the first turn -----
    /// Set this city aside.
    SetAside {
        #[thing("pile")]
        card: Card,
    },
    /// Begin with this city.
    Found {
        #[thing("pile")]
        card: Card,
    },

    // ----- a turn, phase by phase -----
    /// Skip the turn and build this city.
    Build {
        #[thing("pile")]
        card: Card,
    },
    /// Play the turn.
    Begin,
    /// Unmark this creature, and pay what that costs.
    Unmark { piece: Piece },
    /// Leave this creature marked.
    Stay { piece: Piece },
    /// Draw two cards.
    DrawTwo,
    /// Draw one card, then lay down up to one resource card.
    DrawOne,
    /// Draw nothing and lay down two resource cards.
    DrawNone,
    /// Lay this card down as a resource of a faction.
    Resource {
        #[thing("hand")]
        card: Card,
        faction: Faction,
    },
    /// It is this city's turn in the tactics phase.
    Tend { city: Piece },
    /// Declare this resident as devoted.
    Devote { piece: Piece },
    /// Remove this card of the graveyard from the game for devotion.
    Remove { target: Target },
    /// Return this creature to the hand for devotion.
    Recall { piece: Piece },
    /// Play a card.
    Play {
        #[thing("hand")]
        card: Card,
    },
    /// Use an ability.
    Use { piece: Piece, ability: u8 },
    /// Return a card from the graveyard to the hand.
    Salvage { target: Target },
    /// Move a creature.
    Move { piece: Piece, to: Place },
    /// Attack this city.
    Attack { target: Target },
    /// This creature attacks next.
    Attacker { piece: Piece },
    /// This creature defends against that one.
    Defend { piece: Piece, against: Piece },
    /// That is all.
    Done,
    /// Do nothing, or nothing more.
    Pass,

    // ----- pieces of these -----
    /// This mode of the card.
    Mode { n: u8 },
    /// So much for X.
    X { n: u8 },
    /// Aim at this.
    Target { target: Target },
    /// Go to this place.
    Go { place: Place },
    /// Pay one resource of this faction.
    Pay { faction: Faction },
    /// Choose this.
    Choose { target: Target },
    /// Take this card.
    Take {
        #[thing("found")]
        card: Card,
    },
    /// Discard this card.
    Discard {
        #[thing("hand")]
        card: Card,
    },
    /// Sacrifice this resource card.
    Sacrifice { resource: ResourceAt },
    /// Steal this resource card.
    Steal { resource: ResourceAt },
    /// Put this ability on the stack next.
    Trigger { card: Card, n: u8 },
    /// This card goes to the graveyard next.
    Bury { piece: Piece },
    /// This card goes under the deck next.
    Under {
        #[thing("found")]
        card: Card,
    },
    /// Deal so much of the damage to this.
    Deal { n: u8, to: Piece },
    /// Take so much of the damage on this bodyguard.
    Divert { n: u8, piece: Piece },
    /// Give up the game.
    Concede,
    /// Yes.
    Accept,
    /// No.
    Decline,
}
