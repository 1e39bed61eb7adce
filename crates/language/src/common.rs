//! What the engine says to people, whatever the game.

use crate::Speaker;
use arbiter_engine::{BadNotation, CannotUndo, Illegal, Reason};

crate::phrases! {
    /// Everything the engine says, and what every sentence is built with.
    pub enum Common {
        House = "common-house",
        Seat = "common-seat" { n: usize },
        ListSeparator = "common-list-separator",
        ListLast = "common-list-last",
        ListEmpty = "common-list-empty",
        IllegalOver = "common-illegal-over",
        IllegalNotAsked = "common-illegal-not-asked",
        UnreadableMissing = "common-unreadable-missing",
        UnreadableUnknown = "common-unreadable-unknown" { found: String },
        UnreadableLeftOver = "common-unreadable-left-over" { found: String },
        UndoOver = "common-undo-over",
        UndoNotYours = "common-undo-not-yours",
    }
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
