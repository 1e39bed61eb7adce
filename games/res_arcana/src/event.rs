//! Everything that can happen, and who sees it.

use crate::{
    card::{Kind, Subtype},
    essence::{AMOUNT, Essence, Essences, Part},
    label::Label,
    tables::Card,
};
use arbiter_engine::{Cites, Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "resa-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    /// The First Player token goes to a seat.
    #[clause("RESA-SETUP-05")]
    FirstPlayer { seat: Seat },
    /// A Place of Power lies in the centre.
    #[clause("RESA-SETUP-02")]
    PlaceShown { card: Card },
    /// A monument joins the display.
    #[clause("RESA-CLAIM-03")]
    MonumentShown { card: Card },
    /// A seat is dealt a card. Seen by that seat only.
    #[clause("RESA-SETUP-06")]
    Dealt { seat: Seat, card: Card },
    /// A seat keeps a card of a draft. Seen by that seat only.
    #[clause("RESA-DRAFT-02")]
    Drafted { seat: Seat, card: Card },
    /// A seat picks an open card in a match.
    #[clause("RESA-MATCH-04")]
    Picked { seat: Seat, card: Card },
    /// A seat shows its mage.
    #[clause("RESA-SETUP-08")]
    MageShown { seat: Seat, card: Card },
    /// A seat takes a magic item.
    #[clause("RESA-PASS-03")]
    ItemTaken { seat: Seat, card: Card },
    /// A round begins.
    #[clause("RESA-ROUND-01")]
    RoundBegins { round: u16 },
    /// Collect abilities give essences.
    #[clause("RESA-COLLECT-01")]
    Collected { seat: Seat, essences: Essences },
    /// Essences go from a component to the pool.
    #[clause("RESA-COLLECT-05")]
    TakenOff { seat: Seat, card: Card, essences: Essences },
    /// Essences are left on a component.
    #[clause("RESA-COLLECT-05")]
    LeftOn { seat: Seat, card: Card },
    /// Essences from the supply to the pool.
    Gained { seat: Seat, essences: Essences },
    /// Essences from the pool to the supply.
    Paid { seat: Seat, essences: Essences },
    /// Essences lost to a Life loss.
    #[clause("RESA-LIFELOSS-03")]
    Lost { seat: Seat, essences: Essences },
    /// Essences come onto a component.
    #[clause("RESA-STORE-01")]
    Stored { card: Card, essences: Essences },
    /// Essences leave a component for the supply.
    Removed { card: Card, essences: Essences },
    /// An artifact comes into play.
    #[clause("RESA-PLACE-01")]
    Placed { seat: Seat, card: Card },
    /// A power places nothing.
    #[clause("RESA-AMB-04")]
    PlacedNothing { seat: Seat },
    /// A monument or Place of Power is claimed.
    #[clause(if card.kind() == Kind::Monument { "RESA-CLAIM-02" } else { "RESA-CLAIM-01" })]
    Claimed { seat: Seat, card: Card },
    /// A card goes from the hand to the discard pile.
    #[clause("RESA-DISCARD-01")]
    Discarded { seat: Seat, card: Card },
    /// A power is used.
    #[clause("RESA-POWER-01")]
    Used { seat: Seat, card: Card },
    /// A component is turned.
    #[clause("RESA-TERM-04")]
    Turned { card: Card },
    /// A component is straightened.
    #[clause("RESA-POWER-09")]
    Straightened { card: Card },
    /// An artifact is destroyed.
    #[clause("RESA-ZONE-03")]
    Destroyed { seat: Seat, card: Card },
    /// A card is drawn. Seen by that seat only.
    Drew { seat: Seat, card: Card },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// The discard pile becomes the deck.
    #[clause("RESA-ZONE-04")]
    Reshuffled { seat: Seat },
    /// A seat looks at its own deck.
    #[clause("RESA-POWER-15")]
    LooksAtDeck { seat: Seat },
    /// A seat looks at the monument deck.
    #[clause("RESA-POWER-15")]
    LooksAtMonuments { seat: Seat },
    /// A card is looked at. Seen by that seat only.
    Saw { seat: Seat, card: Card },
    /// The cards looked at are back on top.
    PutBack { seat: Seat, n: u8 },
    /// A rival is chosen.
    #[clause("RESA-POWER-14")]
    RivalChosen { seat: Seat, rival: Seat, essence: Essence },
    /// A Life loss strikes.
    #[clause("RESA-LIFELOSS-01")]
    LifeLoss { seat: Seat, card: Card, n: u8 },
    /// A seat ignores it by a reaction.
    #[clause("RESA-REACT-04")]
    Ignored { seat: Seat, card: Card },
    /// A seat ignores it by the printed way out.
    #[clause("RESA-LIFELOSS-07")]
    Escaped { seat: Seat },
    /// A seat passes, the first to do so.
    #[clause("RESA-PASS-02")]
    PassedFirst { seat: Seat },
    /// A seat passes.
    #[clause("RESA-PASS-01")]
    Passed { seat: Seat },
    /// A victory check begins.
    #[clause("RESA-CHECK-01")]
    Check,
    /// Points for this check only.
    #[clause("RESA-CHECK-02")]
    PointsNow { seat: Seat, n: u8 },
    /// What a seat has at a check.
    #[clause("RESA-VP-01")]
    Scored { seat: Seat, n: u16 },
    /// Nobody has enough points.
    #[clause("RESA-CHECK-06")]
    NobodyYet,
    /// The game is won.
    #[clause("RESA-CHECK-03")]
    Won { seat: Seat },
    /// A game of a match begins.
    #[clause("RESA-MATCH-01")]
    GameBegins { n: u8 },
}

impl arbiter_engine::Event for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Dealt { seat, .. } | Event::Drafted { seat, .. } | Event::Saw { seat, .. } => {
                eyes.are(seat).then_some(self)
            }
            Event::Drew { seat, .. } if !eyes.are(seat) => Some(Event::DrewHidden { seat }),
            _ => Some(self),
        }
    }
}

/// Every message the rules can say.
pub(crate) fn messages() -> Vec<Signature> {
    let amount: &[Signature] = &[(AMOUNT, &["n", "essence"])];
    let names = [amount, Card::SAYS, Essence::SAYS, Part::SAYS, Kind::SAYS, Subtype::SAYS].concat();
    [crate::Ask::SAYS, crate::Choice::SAYS, Label::SAYS, Event::SAYS, crate::Reason::SAYS, &names].concat()
}
