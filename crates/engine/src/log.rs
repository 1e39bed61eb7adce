//! The log of a table: how it began, and every choice since. Everything else follows from it.

use crate::{BadNotation, BadPosition, Choice, Fingerprint, Game, Notation, Seat, Seed, position_text, read_position};
use std::fmt;

/// How a table began.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Opening<G: Game> {
    /// From the box.
    Setup(G::Setup),
    /// From a written position: a study, a test, a puzzle.
    Position(Box<G>),
}

/// Everything that was answered at a table. It only grows.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Log<G: Game> {
    /// How it began.
    pub opening: Opening<G>,
    /// What decides all luck.
    pub seed: Seed,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// What was done, oldest first.
    pub entries: Vec<Entry<G::Choice>>,
}

/// One line of a log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry<C> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed<C>,
    /// The position this led to.
    pub fingerprint: Fingerprint,
}

/// What an entry does.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Deed<C> {
    /// Answers a decision with a choice that is listed.
    Choice(C),
    /// Names pieces of an answer. Nothing happens before it is whole; then it is carried out.
    Name(Vec<C>),
    /// Takes back this many of the seat's own answers.
    Undo(u32),
}

impl<C: Choice> Notation for Deed<C> {
    fn write(&self, out: &mut crate::Writer) {
        match self {
            Deed::Choice(choice) => choice.write(out),
            Deed::Name(pieces) => {
                out.word("name");
                for (i, piece) in pieces.iter().enumerate() {
                    if i > 0 {
                        out.part(',');
                    }
                    piece.write(out);
                }
            }
            Deed::Undo(count) => {
                out.word("undo");
                count.write(out);
            }
        }
    }

    fn read(words: &mut crate::Words<'_>) -> Result<Self, BadNotation> {
        if words.take("undo") {
            return u32::read(words).map(Deed::Undo);
        }
        if words.take("name") {
            let pieces = read_pieces(words.rest());
            *words = crate::Words::new("");
            return pieces.map(Deed::Name);
        }
        C::read(words).map(Deed::Choice)
    }
}

/// Reads what a person says: a choice, or several pieces parted by commas.
pub fn read_pieces<C: Choice>(text: &str) -> Result<Vec<C>, BadNotation> {
    text.split(',').map(|piece| C::from_text(piece.trim())).collect()
}

const HEAD: &str = "arbiter log 1";

impl<G: Game> fmt::Display for Log<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}\ngame {}\nrules {}\nseed {}", G::NAME, self.rules, self.seed)?;
        match &self.opening {
            Opening::Setup(setup) => writeln!(f, "setup {}", setup.text())?,
            Opening::Position(position) => {
                for line in position_text(&**position).lines() {
                    writeln!(f, "given {line}")?;
                }
            }
        }
        for entry in &self.entries {
            writeln!(f, "{} {} @ {}", entry.seat, entry.deed.text(), entry.fingerprint)?;
        }
        Ok(())
    }
}

impl<G: Game> std::str::FromStr for Log<G> {
    type Err = BadLog;

    fn from_str(text: &str) -> Result<Log<G>, BadLog> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty())
            .peekable();
        if lines.next().map(|(_, line)| line) != Some(HEAD) {
            return Err(BadLog::NotALog);
        }
        let game = header(lines.next(), "game")?;
        if game != G::NAME {
            return Err(BadLog::OtherGame { found: game.chars().take(40).collect() });
        }
        let rules = header(lines.next(), "rules")?.parse().map_err(|_| BadLog::NotALog)?;
        let seed = header(lines.next(), "seed")?.parse().map_err(|_| BadLog::NotALog)?;
        let opening = if let Some((line, setup)) = lines.next_if(|(_, line)| line.starts_with("setup ")) {
            let setup = setup.strip_prefix("setup ").unwrap_or_default();
            Opening::Setup(G::Setup::from_text(setup).map_err(|error| BadLog::Line { line, error })?)
        } else {
            let mut given = String::new();
            while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with("given ")) {
                given += line.strip_prefix("given ").unwrap_or_default();
                given.push('\n');
            }
            if given.is_empty() {
                return Err(BadLog::NotALog);
            }
            Opening::Position(Box::new(read_position(&given).map_err(BadLog::Position)?))
        };
        let mut entries = Vec::new();
        for (line, text) in lines {
            let bad = |error| BadLog::Line { line, error };
            let (deed, print) =
                text.rsplit_once('@').ok_or_else(|| bad(BadNotation::Missing { wanted: "fingerprint" }))?;
            let print = print.trim();
            let fingerprint = print.parse().map_err(|_| bad(BadNotation::unknown("fingerprint", print)))?;
            let mut words = crate::Words::new(deed);
            let seat = Seat::read(&mut words).map_err(bad)?;
            let deed = Deed::from_text(words.rest()).map_err(bad)?;
            entries.push(Entry { seat, deed, fingerprint });
        }
        Ok(Log { opening, seed, rules, entries })
    }
}

fn header<'a>(line: Option<(usize, &'a str)>, key: &str) -> Result<&'a str, BadLog> {
    line.and_then(|(_, line)| line.strip_prefix(key)).map(str::trim).ok_or(BadLog::NotALog)
}

/// A log that cannot be read or no longer replays.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BadLog {
    /// The head of the file is not that of a log.
    NotALog,
    /// A log of another game.
    OtherGame {
        /// Which one.
        found: String,
    },
    /// A line that cannot be read.
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        error: BadNotation,
    },
    /// The position it begins with cannot be.
    Position(BadPosition),
    /// The setup it begins with is not allowed.
    Setup,
    /// An entry the rules of today do not allow.
    Illegal {
        /// Counted from 1.
        entry: usize,
        /// The rules the log was played by.
        rules: u32,
    },
    /// An entry that today leads to another position than when it was played.
    Differs {
        /// Counted from 1.
        entry: usize,
        /// The rules the log was played by.
        rules: u32,
    },
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLog::NotALog => write!(
                f,
                "this is not the log of a table: it should begin with “{HEAD}”, game, rules, seed and setup or given"
            ),
            BadLog::OtherGame { found } => write!(f, "this is the log of another game: {found}"),
            BadLog::Line { line, error } => write!(f, "line {line}: {error}"),
            BadLog::Position(error) => write!(f, "the position it begins with: {error}"),
            BadLog::Setup => write!(f, "the setup it begins with is not allowed"),
            BadLog::Illegal { entry, rules } => {
                write!(f, "entry {entry} is not allowed (the log was played by rules version {rules})")
            }
            BadLog::Differs { entry, rules } => {
                write!(f, "entry {entry} leads to another position than when it was played (by rules version {rules})")
            }
        }
    }
}

impl std::error::Error for BadLog {}
