//! Everything that can happen, and who sees it.

use crate::{
    card::{Kind, Subtype},
    essence::{AMOUNT, Essence, Essences, Part},
    label::Label,
    tables::Card,
};
use arbiter_engine::{Clause, Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "resa-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    /// The First Player token goes to a seat.
    FirstPlayer { seat: Seat },
    /// A Place of Power lies in the centre.
    PlaceShown { card: Card },
    /// A monument joins the display.
    MonumentShown { card: Card },
    /// A seat is dealt a card. Seen by that seat only.
    Dealt { seat: Seat, card: Card },
    /// A seat keeps a card of a draft. Seen by that seat only.
    Drafted { seat: Seat, card: Card },
    /// A seat picks an open card in a match.
    Picked { seat: Seat, card: Card },
    /// A seat shows its mage.
    MageShown { seat: Seat, card: Card },
    /// A seat takes a magic item.
    ItemTaken { seat: Seat, card: Card },
    /// A round begins.
    RoundBegins { round: u16 },
    /// Collect abilities give essences.
    Collected { seat: Seat, essences: Essences },
    /// Essences go from a component to the pool.
    TakenOff { seat: Seat, card: Card, essences: Essences },
    /// Essences are left on a component.
    LeftOn { seat: Seat, card: Card },
    /// Essences from the supply to the pool.
    Gained { seat: Seat, essences: Essences },
    /// Essences from the pool to the supply.
    Paid { seat: Seat, essences: Essences },
    /// Essences lost to a Life loss.
    Lost { seat: Seat, essences: Essences },
    /// Essences come onto a component.
    Stored { card: Card, essences: Essences },
    /// Essences leave a component for the supply.
    Removed { card: Card, essences: Essences },
    /// An artifact comes into play.
    Placed { seat: Seat, card: Card },
    /// A power places nothing.
    PlacedNothing { seat: Seat },
    /// A monument or Place of Power is claimed.
    Claimed { seat: Seat, card: Card },
    /// A card goes from the hand to the discard pile.
    Discarded { seat: Seat, card: Card },
    /// A power is used.
    Used { seat: Seat, card: Card },
    /// A component is turned.
    Turned { card: Card },
    /// A component is straightened.
    Straightened { card: Card },
    /// An artifact is destroyed.
    Destroyed { seat: Seat, card: Card },
    /// A card is drawn. Seen by that seat only.
    Drew { seat: Seat, card: Card },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// The discard pile becomes the deck.
    Reshuffled { seat: Seat },
    /// A seat looks at its own deck.
    LooksAtDeck { seat: Seat },
    /// A seat looks at the monument deck.
    LooksAtMonuments { seat: Seat },
    /// A card is looked at. Seen by that seat only.
    Saw { seat: Seat, card: Card },
    /// The cards looked at are back on top.
    PutBack { seat: Seat, n: u8 },
    /// A rival is chosen.
    RivalChosen { seat: Seat, rival: Seat, essence: Essence },
    /// A Life loss strikes.
    LifeLoss { seat: Seat, card: Card, n: u8 },
    /// A seat ignores it by a reaction.
    Ignored { seat: Seat, card: Card },
    /// A seat ignores it by the printed way out.
    Escaped { seat: Seat },
    /// A seat passes, the first to do so.
    PassedFirst { seat: Seat },
    /// A seat passes.
    Passed { seat: Seat },
    /// A victory check begins.
    Check,
    /// Points for this check only.
    PointsNow { seat: Seat, n: u8 },
    /// What a seat has at a check.
    Scored { seat: Seat, n: u16 },
    /// Nobody has enough points.
    NobodyYet,
    /// The game is won.
    Won { seat: Seat },
    /// A game of a match begins.
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

    fn clause(&self) -> Option<Clause> {
        Some(Clause(match self {
            Event::FirstPlayer { .. } => "RESA-SETUP-05",
            Event::PlaceShown { .. } => "RESA-SETUP-02",
            Event::MonumentShown { .. } => "RESA-CLAIM-03",
            Event::Dealt { .. } => "RESA-SETUP-06",
            Event::Drafted { .. } => "RESA-DRAFT-02",
            Event::Picked { .. } => "RESA-MATCH-04",
            Event::MageShown { .. } => "RESA-SETUP-08",
            Event::ItemTaken { .. } => "RESA-PASS-03",
            Event::RoundBegins { .. } => "RESA-ROUND-01",
            Event::Collected { .. } => "RESA-COLLECT-01",
            Event::TakenOff { .. } | Event::LeftOn { .. } => "RESA-COLLECT-05",
            Event::Stored { .. } => "RESA-STORE-01",
            Event::Placed { .. } => "RESA-PLACE-01",
            Event::PlacedNothing { .. } => "RESA-AMB-04",
            Event::Claimed { card, .. } if card.kind() == Kind::Monument => "RESA-CLAIM-02",
            Event::Claimed { .. } => "RESA-CLAIM-01",
            Event::Discarded { .. } => "RESA-DISCARD-01",
            Event::Used { .. } => "RESA-POWER-01",
            Event::Turned { .. } => "RESA-TERM-04",
            Event::Straightened { .. } => "RESA-POWER-09",
            Event::Destroyed { .. } => "RESA-ZONE-03",
            Event::Reshuffled { .. } => "RESA-ZONE-04",
            Event::LooksAtDeck { .. } | Event::LooksAtMonuments { .. } => "RESA-POWER-15",
            Event::RivalChosen { .. } => "RESA-POWER-14",
            Event::LifeLoss { .. } => "RESA-LIFELOSS-01",
            Event::Lost { .. } => "RESA-LIFELOSS-03",
            Event::Ignored { .. } => "RESA-REACT-04",
            Event::Escaped { .. } => "RESA-LIFELOSS-07",
            Event::PassedFirst { .. } => "RESA-PASS-02",
            Event::Passed { .. } => "RESA-PASS-01",
            Event::Check => "RESA-CHECK-01",
            Event::PointsNow { .. } => "RESA-CHECK-02",
            Event::Scored { .. } => "RESA-VP-01",
            Event::NobodyYet => "RESA-CHECK-06",
            Event::Won { .. } => "RESA-CHECK-03",
            Event::GameBegins { .. } => "RESA-MATCH-01",
            // What these say is said by the line before them.
            Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Removed { .. }
            | Event::Drew { .. }
            | Event::DrewHidden { .. }
            | Event::Saw { .. }
            | Event::PutBack { .. } => return None,
        }))
    }
}

/// Every message the rules can say.
pub(crate) fn messages() -> Vec<Signature> {
    let amount: &[Signature] = &[(AMOUNT, &["n", "essence"])];
    let names = [amount, Card::SAYS, Essence::SAYS, Part::SAYS, Kind::SAYS, Subtype::SAYS].concat();
    [crate::Ask::SAYS, crate::Choice::SAYS, Label::SAYS, Event::SAYS, crate::Reason::SAYS, &names].concat()
}
