//! Everything that can happen, and who sees it.

use crate::{
    card::{Faction, Keyword, Kind, Set, Standing},
    piece::{Piece, Place},
    state::Phase,
    tables::{Card, Prebuilt, Subtype},
    target::{ResourceAt, Target},
};
use arbiter_engine::{Cites, Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "arcm-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    /// The first player.
    #[clause("ARCM-SETUP-03")]
    FirstPlayer { seat: Seat },
    /// A city comes into play.
    #[clause("ARCM-CITY-01")]
    Built { seat: Seat, card: Piece },
    /// A turn begins.
    #[clause("ARCM-TURN-01")]
    TurnBegins { seat: Seat, turn: u16 },
    /// A turn is skipped to build.
    #[clause("ARCM-CITY-02")]
    TurnSkipped { seat: Seat },
    /// A phase begins.
    #[clause(clause_of_phase(*phase))]
    PhaseBegins { phase: Phase },
    /// A card is drawn. Seen by that seat only.
    Drew { seat: Seat, card: Card },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// A draw is skipped.
    #[clause("ARCM-TURN-05")]
    DrawSkipped { seat: Seat },
    /// A draw from an empty deck.
    #[clause("ARCM-WIN-03")]
    CannotDraw { seat: Seat },
    /// A resource card is laid down. Its face is seen by that seat only.
    #[clause("ARCM-RES-01")]
    Resource { seat: Seat, faction: Faction, card: Card },
    /// The same, for all others.
    #[clause("ARCM-RES-01")]
    ResourceHidden { seat: Seat, faction: Faction },
    /// Resources of a faction are paid.
    #[clause("ARCM-RES-05")]
    Paid { seat: Seat, n: u8, faction: Faction },
    /// Resources are produced.
    #[clause("ARCM-RES-12")]
    Produced { seat: Seat, n: u8, faction: Faction },
    /// A resource card is sacrificed.
    #[clause("ARCM-RES-13")]
    ResourceSacrificed { seat: Seat, card: Card },
    /// A resource card changes hands.
    #[clause("ARCM-RES-14")]
    Stolen { seat: Seat, from: Seat, resource: ResourceAt },
    /// A stolen resource card goes back.
    #[clause("ARCM-RES-14")]
    Restored { seat: Seat, to: Seat },
    /// A card goes on the stack.
    #[clause("ARCM-STACK-01")]
    Played { seat: Seat, card: Piece },
    /// An ability is used.
    #[clause("ARCM-ABIL-03")]
    Used { seat: Seat, card: Piece },
    /// An ability is triggered.
    #[clause("ARCM-ABIL-08")]
    Triggered { seat: Seat, card: Card },
    /// Something on the stack is aimed at this.
    #[clause("ARCM-CAST-06")]
    Aimed { card: Card, target: Target },
    /// Something on the stack resolves.
    #[clause("ARCM-STACK-03")]
    Resolves { card: Card },
    /// It has no legal target left, or was declined.
    #[clause("ARCM-CAST-04")]
    Fizzles { card: Card },
    /// A card on the stack is countered.
    #[clause("ARCM-STACK-09")]
    Countered { card: Piece },
    /// A piece comes into play.
    #[clause("ARCM-STATE-05")]
    Entered { seat: Seat, card: Piece, place: Place },
    /// A creature changes its place.
    #[clause("ARCM-MOVE-02")]
    Moved { card: Piece, place: Place },
    /// A piece is marked.
    Marked { card: Piece },
    /// A piece is unmarked.
    Unmarked { card: Piece },
    /// A city's devotion.
    #[clause("ARCM-CITY-13")]
    Devotion { city: Piece, n: u8 },
    /// Damage.
    #[clause(if card.card.is(Kind::City) { "ARCM-CITY-05" } else { "ARCM-CREAT-05" })]
    Damaged { card: Piece, n: u8 },
    /// A bodyguard takes damage for another.
    #[clause("ARCM-KW-14")]
    Diverted { card: Piece, from: Piece, n: u8 },
    /// A city gains defense.
    #[clause("ARCM-CITY-20")]
    Gained { city: Piece, n: u8 },
    /// A city loses defense.
    #[clause("ARCM-CITY-05")]
    Weakened { city: Piece, n: u8 },
    /// Counters come onto a piece.
    #[clause("ARCM-ABIL-12")]
    Counters { card: Piece, n: u8 },
    /// A creature dies.
    #[clause("ARCM-CREAT-05")]
    Died { card: Piece },
    /// A creature is saved from dying.
    #[clause("ARCM-ABIL-07")]
    Saved { card: Piece },
    /// A city falls.
    #[clause("ARCM-CITY-06")]
    CityFell { seat: Seat, card: Piece },
    /// A piece goes to a graveyard.
    #[clause("ARCM-ZONE-07")]
    Buried { card: Piece },
    /// A piece goes to its owner's hand.
    #[clause("ARCM-ZONE-07")]
    ToHand { card: Piece },
    /// A piece goes on top of its owner's deck.
    #[clause("ARCM-ZONE-07")]
    ToDeck { card: Piece },
    /// A piece goes under its owner's deck.
    #[clause("ARCM-ZONE-07")]
    UnderDeck { card: Piece },
    /// A piece is used by another player from now on.
    #[clause("ARCM-ABIL-04")]
    Controls { seat: Seat, card: Piece },
    /// A card leaves the game.
    #[clause("ARCM-STATE-09")]
    Removed { card: Card },
    /// A card goes from hand to graveyard.
    #[clause("ARCM-ZONE-11")]
    Discarded { seat: Seat, card: Card },
    /// A card goes from deck to graveyard.
    #[clause("ARCM-ZONE-12")]
    Milled { seat: Seat, card: Card },
    /// A card of a hand is shown to all.
    Revealed { seat: Seat, card: Card },
    /// A coin shows heads.
    #[clause("ARCM-CARD-55")]
    Heads { seat: Seat },
    /// A coin shows tails.
    #[clause("ARCM-CARD-55")]
    Tails { seat: Seat },
    /// The top card of a deck is looked at. Seen by that seat only.
    Saw { seat: Seat, of: Seat, card: Card },
    /// The same, for all others.
    Looked { seat: Seat, of: Seat },
    /// A deck is searched and shuffled.
    #[clause("ARCM-ZONE-12")]
    Searched { seat: Seat },
    /// A card found is taken into the hand. Seen by that seat only.
    Found { seat: Seat, card: Card },
    /// An attack.
    #[clause("ARCM-COMBAT-03")]
    Attacks { seat: Seat, target: Target },
    /// A creature attacks.
    #[clause("ARCM-COMBAT-04")]
    Attacker { card: Piece },
    /// A creature defends.
    #[clause("ARCM-COMBAT-08")]
    Defends { card: Piece, against: Piece },
    /// A player gives up.
    #[clause("ARCM-WIN-08")]
    Conceded { seat: Seat },
    /// A player is defeated.
    #[clause("ARCM-WIN-06")]
    Defeated { seat: Seat },
    /// The game is won.
    #[clause("ARCM-WIN-01")]
    Won { seat: Seat },
    /// Nobody wins.
    #[clause("ARCM-WIN-05")]
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
