//! Everything that can happen, and who sees it.

use crate::{
    card::{Faction, Keyword, Kind, Set, Standing},
    piece::{Piece, Place},
    state::Phase,
    tables::{Card, Prebuilt, Subtype},
    target::{ResourceAt, Target},
};
use arbiter_engine::{Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    /// The first player.
    FirstPlayer { seat: Seat },
    /// A city comes into play.
    Built { seat: Seat, card: Piece },
    /// A turn begins.
    TurnBegins { seat: Seat, turn: u16 },
    /// A turn is skipped to build.
    TurnSkipped { seat: Seat },
    /// A phase begins.
    PhaseBegins { phase: Phase },
    /// A card is drawn. Seen by that seat only.
    Drew { seat: Seat, card: Card },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// A draw is skipped.
    DrawSkipped { seat: Seat },
    /// A draw from an empty deck.
    CannotDraw { seat: Seat },
    /// A resource card is laid down. Its face is seen by that seat only.
    Resource { seat: Seat, faction: Faction, card: Card },
    /// The same, for all others.
    ResourceHidden { seat: Seat, faction: Faction },
    /// Resources of a faction are paid.
    Paid { seat: Seat, n: u8, faction: Faction },
    /// Resources are produced.
    Produced { seat: Seat, n: u8, faction: Faction },
    /// A resource card is sacrificed.
    ResourceSacrificed { seat: Seat, card: Card },
    /// A resource card changes hands.
    Stolen { seat: Seat, from: Seat, resource: ResourceAt },
    /// A stolen resource card goes back.
    Restored { seat: Seat, to: Seat },
    /// A card goes on the stack.
    Played { seat: Seat, card: Piece },
    /// An ability is used.
    Used { seat: Seat, card: Piece },
    /// An ability is triggered.
    Triggered { seat: Seat, card: Card },
    /// Something on the stack is aimed at this.
    Aimed { card: Card, target: Target },
    /// Something on the stack resolves.
    Resolves { card: Card },
    /// It has no legal target left, or was declined.
    Fizzles { card: Card },
    /// A card on the stack is countered.
    Countered { card: Piece },
    /// A piece comes into play.
    Entered { seat: Seat, card: Piece, place: Place },
    /// A creature changes its place.
    Moved { card: Piece, place: Place },
    /// A piece is marked.
    Marked { card: Piece },
    /// A piece is unmarked.
    Unmarked { card: Piece },
    /// A city's devotion.
    Devotion { city: Piece, n: u8 },
    /// Damage.
    Damaged { card: Piece, n: u8 },
    /// A bodyguard takes damage for another.
    Diverted { card: Piece, from: Piece, n: u8 },
    /// A city gains defense.
    Gained { city: Piece, n: u8 },
    /// A city loses defense.
    Weakened { city: Piece, n: u8 },
    /// Counters come onto a piece.
    Counters { card: Piece, n: u8 },
    /// A creature dies.
    Died { card: Piece },
    /// A creature is saved from dying.
    Saved { card: Piece },
    /// A city falls.
    CityFell { seat: Seat, card: Piece },
    /// A piece goes to a graveyard.
    Buried { card: Piece },
    /// A piece goes to its owner's hand.
    ToHand { card: Piece },
    /// A piece goes on top of its owner's deck.
    ToDeck { card: Piece },
    /// A card leaves the game.
    Removed { card: Card },
    /// A card goes from hand to graveyard.
    Discarded { seat: Seat, card: Card },
    /// A card goes from deck to graveyard.
    Milled { seat: Seat, card: Card },
    /// A card of a hand is shown to all.
    Revealed { seat: Seat, card: Card },
    /// The top card of a deck is looked at. Seen by that seat only.
    Saw { seat: Seat, of: Seat, card: Card },
    /// The same, for all others.
    Looked { seat: Seat, of: Seat },
    /// A deck is searched and shuffled.
    Searched { seat: Seat },
    /// A card found is taken into the hand. Seen by that seat only.
    Found { seat: Seat, card: Card },
    /// An attack.
    Attacks { seat: Seat, target: Target },
    /// A creature attacks.
    Attacker { card: Piece },
    /// A creature defends.
    Defends { card: Piece, against: Piece },
    /// A player is defeated.
    Defeated { seat: Seat },
    /// The game is won.
    Won { seat: Seat },
    /// Nobody wins.
    Drawn,
}

impl arbiter_engine::Event for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Drew { seat, .. } if !eyes.are(seat) => Some(Event::DrewHidden { seat }),
            Event::Resource { seat, faction, .. } if !eyes.are(seat) => Some(Event::ResourceHidden { seat, faction }),
            Event::Saw { seat, of, .. } if !eyes.are(seat) => Some(Event::Looked { seat, of }),
            Event::Found { seat, .. } if !eyes.are(seat) => None,
            _ => Some(self),
        }
    }
}

/// Every message the rules can say.
pub(crate) fn messages() -> Vec<Signature> {
    let names: [&[Signature]; 13] = [
        Card::SAYS,
        Piece::SAYS,
        Place::SAYS,
        Target::SAYS,
        ResourceAt::SAYS,
        Faction::SAYS,
        Kind::SAYS,
        Keyword::SAYS,
        Subtype::SAYS,
        Standing::SAYS,
        Set::SAYS,
        Prebuilt::SAYS,
        Phase::SAYS,
    ];
    let spoken = crate::spoken::messages();
    [crate::Ask::SAYS, crate::Choice::SAYS, Event::SAYS, crate::Reason::SAYS, &names.concat(), &spoken].concat()
}
