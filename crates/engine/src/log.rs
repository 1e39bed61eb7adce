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
    /// Takes back everything since so many entries counted, whoever answered. Everybody concerned has agreed.
    Back(u32),
    /// Says something of the people at the table, in words the rules know nothing of. The position stays as it is.
    Note(String),
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
            Deed::Back(ply) => {
                out.word("back");
                ply.write(out);
            }
            Deed::Note(text) => {
                out.word("note");
                text.split_whitespace().for_each(|word| out.word(word));
            }
        }
    }

    fn read(words: &mut crate::Words<'_>) -> Result<Self, BadNotation> {
        if words.take("undo") {
            return u32::read(words).map(Deed::Undo);
        }
        if words.take("back") {
            return u32::read(words).map(Deed::Back);
        }
        if words.take("note") {
            return Ok(Deed::Note(words.take_rest().trim_end().to_owned()));
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

/// A log as it is written, whatever its game: what a file holds, and what a store keeps line by line.
///
/// ```text
/// arbiter log 1
/// game res_arcana
/// rules 1
/// seed 0000000000000000000000000000002a
/// setup players 2 deal normal …
/// p1 place prism @ b142b67c082f3e69
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogText {
    /// The game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// What decides all luck.
    pub seed: String,
    /// How it began: a line `setup …`, or a line `given …` for each facet.
    pub opening: String,
    /// What was done, oldest first.
    pub lines: Vec<LogLine>,
}

/// One line of a log as it is written.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogLine {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub deed: String,
    /// The position this led to.
    pub fingerprint: String,
    /// Its number, counted from 1: in a file its line, elsewhere its entry.
    pub number: usize,
}

impl<C: Choice> Entry<C> {
    /// As it is written.
    #[must_use]
    pub fn written(&self, number: usize) -> LogLine {
        LogLine { seat: self.seat, deed: self.deed.text(), fingerprint: self.fingerprint.to_string(), number }
    }
}

impl LogText {
    /// The setup it began with, in words, if it began from the box.
    #[must_use]
    pub fn setup(opening: &str) -> Option<&str> {
        opening.strip_prefix("setup ")
    }

    /// The same log without its first `n` lines.
    #[must_use]
    pub fn since(&self, n: usize) -> LogText {
        let LogText { game, rules, seed, opening, lines } = self;
        let lines = lines.get(n..).unwrap_or_default().to_vec();
        LogText { game: game.clone(), rules: *rules, seed: seed.clone(), opening: opening.clone(), lines }
    }
}

impl fmt::Display for LogText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LogText { game, rules, seed, opening, lines } = self;
        writeln!(f, "{HEAD}\ngame {game}\nrules {rules}\nseed {seed}\n{opening}")?;
        lines.iter().try_for_each(|line| writeln!(f, "{} {} @ {}", line.seat, line.deed, line.fingerprint))
    }
}

impl std::str::FromStr for LogText {
    type Err = BadLog;

    fn from_str(text: &str) -> Result<LogText, BadLog> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty())
            .peekable();
        if lines.next().map(|(_, line)| line) != Some(HEAD) {
            return Err(BadLog::NotALog);
        }
        let game = header(lines.next(), "game")?.to_owned();
        let rules = header(lines.next(), "rules")?.parse().map_err(|_| BadLog::NotALog)?;
        let seed = header(lines.next(), "seed")?.to_owned();
        let mut opening = String::new();
        while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with("setup ") || line.starts_with("given "))
        {
            opening += if opening.is_empty() { "" } else { "\n" };
            opening += line;
        }
        let lines = lines.map(|(number, text)| {
            let bad = |error| BadLog::Line { line: number, error };
            let (deed, print) =
                text.rsplit_once('@').ok_or_else(|| bad(BadNotation::Missing { wanted: "fingerprint" }))?;
            let mut words = crate::Words::new(deed);
            let seat = Seat::read(&mut words).map_err(bad)?;
            Ok(LogLine { seat, deed: words.rest().to_owned(), fingerprint: print.trim().to_owned(), number })
        });
        Ok(LogText { game, rules, seed, opening, lines: lines.collect::<Result<_, BadLog>>()? })
    }
}

fn header<'a>(line: Option<(usize, &'a str)>, key: &str) -> Result<&'a str, BadLog> {
    line.and_then(|(_, line)| line.strip_prefix(key)).map(str::trim).ok_or(BadLog::NotALog)
}

impl<G: Game> Log<G> {
    /// As it is written.
    #[must_use]
    pub fn written(&self) -> LogText {
        let opening = match &self.opening {
            Opening::Setup(setup) => format!("setup {}", setup.text()),
            Opening::Position(position) => {
                let given: Vec<String> =
                    position_text(&**position).lines().map(|line| format!("given {line}")).collect();
                given.join("\n")
            }
        };
        let lines = self.entries.iter().enumerate().map(|(i, entry)| entry.written(i + 1)).collect();
        LogText { game: G::NAME.to_owned(), rules: self.rules, seed: self.seed.to_string(), opening, lines }
    }

    /// Understands what is written.
    pub fn read(text: &LogText) -> Result<Log<G>, BadLog> {
        if text.game != G::NAME {
            return Err(BadLog::OtherGame { found: text.game.chars().take(40).collect() });
        }
        let seed = text.seed.parse().map_err(|_| BadLog::NotALog)?;
        let opening = match LogText::setup(&text.opening) {
            Some(setup) => Opening::Setup(G::Setup::from_text(setup).map_err(|error| BadLog::Line { line: 5, error })?),
            None if text.opening.is_empty() => return Err(BadLog::NotALog),
            None => {
                let facet = |line: &str| line.strip_prefix("given ").unwrap_or_default().to_owned();
                let given: Vec<String> = text.opening.lines().map(facet).collect();
                Opening::Position(Box::new(read_position(&given.join("\n")).map_err(BadLog::Position)?))
            }
        };
        let entry = |line: &LogLine| {
            let bad = |error| BadLog::Line { line: line.number, error };
            let print = &line.fingerprint;
            let fingerprint = print.parse().map_err(|_| bad(BadNotation::unknown("fingerprint", print)))?;
            Ok(Entry { seat: line.seat, deed: Deed::from_text(&line.deed).map_err(bad)?, fingerprint })
        };
        let entries = text.lines.iter().map(entry).collect::<Result<_, BadLog>>()?;
        Ok(Log { opening, seed, rules: text.rules, entries })
    }
}

impl<G: Game> fmt::Display for Log<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written().fmt(f)
    }
}

impl<G: Game> std::str::FromStr for Log<G> {
    type Err = BadLog;

    fn from_str(text: &str) -> Result<Log<G>, BadLog> {
        Log::read(&text.parse()?)
    }
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
