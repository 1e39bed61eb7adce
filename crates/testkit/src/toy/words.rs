//! What can be agreed on, asked, answered, told and refused.

use super::Pebble;
use arbiter_engine::{Cites, Eyes, Message, Notation, Seat};

/// What is agreed on before the game begins: `players 3 hand 2`.
#[derive(Clone, Eq, PartialEq, Debug, Notation)]
pub struct Setup {
    /// How many people sit down: 2 to 4.
    pub players: u8,
    /// How many pebbles each is dealt: 1 to 3.
    pub hand: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, hand: 3 }
    }
}

impl arbiter_engine::Setup for Setup {
    fn usual(seats: u8) -> Setup {
        Setup { players: seats, ..Setup::default() }
    }

    fn variants(seats: u8) -> Vec<(&'static str, Setup)> {
        vec![("usual", Setup::usual(seats)), ("short", Setup { players: seats, hand: 2 })]
    }
}

/// Everything a seat can be asked.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "toy-ask")]
pub enum Ask {
    /// The House: which pebble does the seat draw?
    Draw {
        /// Who draws.
        to: Seat,
    },
    /// Everybody: which pebble do you seal?
    Bid,
    /// The House: what is in the fists?
    Reveal,
    /// The winner of the round: what now?
    Spend {
        /// How many coins may still be taken.
        left: u8,
    },
}

impl arbiter_engine::Ask for Ask {}

/// Everything a seat can answer.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "toy-choice")]
pub enum Choice {
    /// Seals a pebble.
    Bid {
        /// One of the hand.
        pebble: Pebble,
    },
    /// Takes a coin from the chest.
    Take,
    /// Pays a coin for a pebble from the sack.
    Buy,
    /// Is done.
    Pass,
    /// The House draws a pebble from the sack.
    Draw {
        /// This one.
        pebble: Pebble,
    },
    /// The House opens all fists.
    Reveal,
}

impl arbiter_engine::Choice for Choice {}

/// Everything that can happen.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "toy-event")]
pub enum Event {
    /// Somebody drew a pebble, and saw it.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        pebble: Pebble,
    },
    /// Somebody drew a pebble, and others saw only that.
    DrewUnseen {
        /// Who.
        seat: Seat,
    },
    /// Somebody sealed a pebble.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// A fist was opened.
    Opened {
        /// Whose.
        seat: Seat,
        /// What was in it.
        pebble: Pebble,
    },
    /// Somebody won the round.
    Won {
        /// Who.
        seat: Seat,
    },
    /// Somebody took a coin.
    Took {
        /// Who.
        seat: Seat,
    },
    /// Somebody paid for a pebble.
    Bought {
        /// Who.
        seat: Seat,
    },
    /// Somebody is done.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
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

/// Why something is not allowed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "toy-why")]
pub enum Reason {
    /// Two to four people play.
    #[clause("TOY-DEAL-02")]
    Players {
        /// And not as many as this.
        players: u8,
    },
    /// Each is dealt one to three pebbles.
    #[clause("TOY-DEAL-01")]
    Hand {
        /// And not as many as this.
        hand: u8,
    },
    /// You seal a pebble that you hold.
    #[clause("TOY-BID-01")]
    NotHeld {
        /// And not this one.
        pebble: Pebble,
    },
    /// Two coins in a round are enough.
    #[clause("TOY-TAKE-01")]
    EnoughTaken,
    /// No coins are left.
    #[clause("TOY-TAKE-02")]
    ChestEmpty,
    /// A pebble costs a coin.
    #[clause("TOY-BUY-01")]
    NoCoin,
    /// No pebbles are left.
    #[clause("TOY-BUY-02")]
    SackEmpty,
    /// It is somebody else's turn.
    #[clause("TOY-TURN-01")]
    NotAsked,
    /// That is done at another time.
    #[clause("TOY-TURN-02")]
    NotNow,
}

impl arbiter_engine::Reason for Reason {}
