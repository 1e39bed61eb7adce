//! Everything that can happen, and who sees it.

use crate::{
    card::{Faction, Keyword, Kind, Set, Standing},
    piece::{Piece, Place},
    state::Phase,
    tables::{Card, Prebuilt, Subtype},
    target::{ResourceAt, Target},
};
use arbiter_engine::{Clause, Eyes, Message, Seat, Signature};

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
    /// A piece goes under its owner's deck.
    UnderDeck { card: Piece },
    /// A piece is used by another player from now on.
    Controls { seat: Seat, card: Piece },
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
    /// A player gives up.
    Conceded { seat: Seat },
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

    fn clause(&self) -> Option<Clause> {
        Some(Clause(match self {
            Event::FirstPlayer { .. } => "ARCM-SETUP-03",
            Event::Built { .. } => "ARCM-CITY-01",
            Event::TurnBegins { .. } => "ARCM-TURN-01",
            Event::TurnSkipped { .. } => "ARCM-CITY-02",
            Event::PhaseBegins { phase } => clause_of_phase(*phase),
            Event::DrawSkipped { .. } => "ARCM-TURN-05",
            Event::CannotDraw { .. } => "ARCM-WIN-03",
            Event::Resource { .. } | Event::ResourceHidden { .. } => "ARCM-RES-01",
            Event::Paid { .. } => "ARCM-RES-05",
            Event::Produced { .. } => "ARCM-RES-12",
            Event::ResourceSacrificed { .. } => "ARCM-RES-13",
            Event::Stolen { .. } | Event::Restored { .. } => "ARCM-RES-14",
            Event::Played { .. } => "ARCM-STACK-01",
            Event::Used { .. } => "ARCM-ABIL-03",
            Event::Triggered { .. } => "ARCM-ABIL-08",
            Event::Aimed { .. } => "ARCM-CAST-06",
            Event::Resolves { .. } => "ARCM-STACK-03",
            Event::Fizzles { .. } => "ARCM-CAST-04",
            Event::Countered { .. } => "ARCM-STACK-09",
            Event::Entered { .. } => "ARCM-STATE-05",
            Event::Moved { .. } => "ARCM-MOVE-02",
            Event::Devotion { .. } => "ARCM-CITY-13",
            Event::Damaged { card, .. } if card.card.is(Kind::City) => "ARCM-CITY-05",
            Event::Damaged { .. } | Event::Died { .. } => "ARCM-CREAT-05",
            Event::Diverted { .. } => "ARCM-KW-14",
            Event::Gained { .. } => "ARCM-CITY-20",
            Event::Weakened { .. } => "ARCM-CITY-05",
            Event::Counters { .. } => "ARCM-ABIL-12",
            Event::Saved { .. } => "ARCM-ABIL-07",
            Event::CityFell { .. } => "ARCM-CITY-06",
            Event::Buried { .. } | Event::ToHand { .. } | Event::ToDeck { .. } | Event::UnderDeck { .. } => {
                "ARCM-ZONE-07"
            }
            Event::Controls { .. } => "ARCM-ABIL-04",
            Event::Removed { .. } => "ARCM-STATE-09",
            Event::Discarded { .. } => "ARCM-ZONE-11",
            Event::Milled { .. } | Event::Searched { .. } => "ARCM-ZONE-12",
            Event::Attacks { .. } => "ARCM-COMBAT-03",
            Event::Attacker { .. } => "ARCM-COMBAT-04",
            Event::Defends { .. } => "ARCM-COMBAT-08",
            Event::Defeated { .. } => "ARCM-WIN-06",
            Event::Conceded { .. } => "ARCM-WIN-08",
            Event::Won { .. } => "ARCM-WIN-01",
            Event::Drawn => "ARCM-WIN-05",
            // What these say is said by the line before them, or printed on the card it names.
            Event::Drew { .. }
            | Event::DrewHidden { .. }
            | Event::Marked { .. }
            | Event::Unmarked { .. }
            | Event::Revealed { .. }
            | Event::Saw { .. }
            | Event::Looked { .. }
            | Event::Found { .. } => return None,
        }))
    }
}

/// What happens in a phase.
fn clause_of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "ARCM-CITY-03",
        Phase::Unmark => "ARCM-TURN-03",
        Phase::Draw => "ARCM-TURN-05",
        Phase::Tactics => "ARCM-TURN-09",
        Phase::Play | Phase::Replay => "ARCM-TURN-10",
        Phase::Attack => "ARCM-TURN-11",
        Phase::Discard => "ARCM-TURN-12",
        Phase::End => "ARCM-TURN-13",
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
