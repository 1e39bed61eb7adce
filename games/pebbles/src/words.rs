//! What can be asked, answered, told and refused; the sentences are in `locales/`.
#![allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]

use crate::Pebble;
use arbiter_engine::{Cites, Eyes, Message, Notation, Seat};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "pebb-ask")]
pub enum Ask {
    Draw { to: Seat },
    Bid,
    Reveal,
    Trade { left: u8 },
    Spend { left: u8 },
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "pebb-choice")]
pub enum Choice {
    Bid { pebble: Pebble },
    Trade { pebble: Pebble },
    Keep,
    Take,
    Buy,
    Pass,
    Draw { pebble: Pebble },
    Reveal,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "pebb-event")]
pub enum Event {
    Drew { seat: Seat, pebble: Pebble },
    DrewUnseen { seat: Seat },
    Sealed { seat: Seat },
    Opened { seat: Seat, pebble: Pebble },
    Won { seat: Seat },
    Traded { seat: Seat, pebble: Pebble },
    Took { seat: Seat },
    Bought { seat: Seat },
    Passed { seat: Seat },
    Ended,
}

impl arbiter_engine::Event for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Drew { seat, .. } if !eyes.are(seat) => Some(Event::DrewUnseen { seat }),
            other => Some(other),
        }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "pebb-why")]
pub enum Reason {
    #[clause("PEBB-DEAL-01")]
    Players { players: u8 },
    #[clause("PEBB-BID-01")]
    NotHeld { pebble: Pebble },
    #[clause("PEBB-TAKE-01")]
    EnoughTaken,
    #[clause("PEBB-TAKE-02")]
    ChestEmpty,
    #[clause("PEBB-BUY-01")]
    NoCoin,
    #[clause("PEBB-BUY-02")]
    SackEmpty,
    #[clause("PEBB-TURN-01")]
    NotAsked,
    #[clause("PEBB-TURN-02")]
    NotNow,
}

/// What the places on the table are called.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "pebb-zone")]
pub enum Word {
    Sack,
    Chest,
    Spent,
    Hand,
    Fist,
    Coins,
}
