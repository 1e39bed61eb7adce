//! The way through an example: what everybody answers in it, what is tried in vain, and where a coach speaks. Lessons are made of it.

use super::{Failure, Page, run};
use arbiter_engine::{Game, LogText, Seat};

/// An example that was played to its end.
#[derive(Clone, Debug)]
pub struct Tour {
    /// How many sit there.
    pub seats: u8,
    /// Everything that was answered, the House's answers included.
    pub log: LogText,
    /// The position it leads to.
    pub position: String,
    /// From its beginning to its end.
    pub way: Vec<Pace>,
}

/// One thing on the way.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Pace {
    /// The coach says something.
    Coach {
        /// The name of what is said.
        says: String,
        /// The things it points at.
        at: Vec<String>,
        /// How many entries the log has then.
        entries: usize,
    },
    /// Somebody answers, or names a piece of an answer.
    Answer {
        /// Who.
        seat: Seat,
        /// The text of the choice.
        choice: String,
        /// How many entries the log has before.
        entries: usize,
        /// Is it a further piece of the answer before?
        more: bool,
    },
    /// A wrong try: it is refused, as the page says.
    Refused {
        /// Who would like it.
        seat: Seat,
        /// The text of the choice.
        choice: String,
        /// The clauses against it, if the page names any.
        clauses: Vec<String>,
    },
}

impl Page {
    /// The way through the first example of the page, if everything on it is as it says.
    pub fn tour<G: Game>(&self, mut steps: u32) -> Option<Result<Tour, Box<Failure>>> {
        self.examples.first().map(|example| run::tour_of::<G>(&self.name, example, &mut steps))
    }
}
