//! What the engine says to people, whatever the game.

use crate::Speaker;
use arbiter_engine::{BadNotation, CannotUndo, Illegal, Message, Reason};

/// Everything the engine says, and what every sentence is built with.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "common")]
#[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
pub enum Common {
    House,
    Seat { n: usize },
    ListSeparator,
    ListLast,
    ListEmpty,
    FaceDown { n: usize },
    IllegalOver,
    IllegalNotAsked,
    IllegalNoMore { piece: String },
    IllegalTooFew,
    IllegalRunaway,
    UnreadableMissing,
    UnreadableUnknown { found: String },
    UnreadableLeftOver { found: String },
    UndoOver,
    UndoNotYours,
}

impl Speaker {
    /// Why an answer was not taken.
    #[must_use]
    pub fn illegal<R: Reason>(&self, illegal: &Illegal<R>) -> String {
        match illegal {
            Illegal::Over => self.phrase(Common::IllegalOver),
            Illegal::NotAsked => self.phrase(Common::IllegalNotAsked),
            Illegal::Unreadable(error) => self.unreadable(error),
            Illegal::Refused(reason) => self.reason(reason),
            Illegal::NoMore(piece) => self.phrase(Common::IllegalNoMore { piece: piece.clone() }),
            Illegal::TooFew => self.phrase(Common::IllegalTooFew),
            Illegal::Runaway => self.phrase(Common::IllegalRunaway),
        }
    }

    /// Why words mean no choice. What was wanted instead is a word of programmers, so it is left
    /// out: the player has the list of choices before their eyes.
    #[must_use]
    pub fn unreadable(&self, error: &BadNotation) -> String {
        match error {
            BadNotation::Missing { .. } => self.phrase(Common::UnreadableMissing),
            BadNotation::Unknown { found, .. } => self.phrase(Common::UnreadableUnknown { found: found.clone() }),
            BadNotation::LeftOver { found } => self.phrase(Common::UnreadableLeftOver { found: found.clone() }),
        }
    }

    /// Why nothing can be taken back.
    #[must_use]
    pub fn cannot_undo(&self, why: CannotUndo) -> String {
        match why {
            CannotUndo::Over => self.phrase(Common::UndoOver),
            CannotUndo::NotYours => self.phrase(Common::UndoNotYours),
        }
    }
}
