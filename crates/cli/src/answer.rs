//! What a command can come to.

use arbiter_shelf::{GAMES, NotOnShelf};
use std::io;

/// What was asked has an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Answer {
    /// It is as it should be.
    Yes,
    /// It is not: a failed example, a broken law, a message missing.
    No,
}

impl From<bool> for Answer {
    fn from(good: bool) -> Answer {
        if good { Answer::Yes } else { Answer::No }
    }
}

/// There is no answer.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Trouble {
    /// The question made no sense; one clear sentence says why.
    WrongUse(String),
    /// Whoever read the output has gone away, as `head` does.
    NobodyListens,
}

/// An answer, or why there is none.
pub type Outcome = Result<Answer, Trouble>;

impl Trouble {
    /// The question made no sense, for this reason.
    #[allow(clippy::needless_pass_by_value, reason = "made for `map_err`, which hands errors over")]
    pub fn because(sentence: impl ToString) -> Trouble {
        Trouble::WrongUse(sentence.to_string())
    }
}

impl From<NotOnShelf> for Trouble {
    fn from(error: NotOnShelf) -> Trouble {
        Trouble::because(error)
    }
}

/// For reading and writing the terminal; files are named in their errors.
impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::NobodyListens,
            _ => Trouble::because(error),
        }
    }
}

/// What the help says of an argument that names a game.
pub fn the_game(otherwise: &str) -> String {
    format!("The game: {}{otherwise}", GAMES.join(", "))
}

/// Reads a file that was named on the command line.
pub fn read_file(path: &std::path::Path) -> Result<String, Trouble> {
    std::fs::read_to_string(path)
        .map_err(|error| Trouble::because(format!("{} cannot be read: {error}", path.display())))
}
