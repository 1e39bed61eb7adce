//! `arbiter replay`: a saved game as sentences, or its audit.

use crate::{
    answer::{Answer, Outcome, Trouble, read_file},
    phrases::Say,
    play::History,
};
use arbiter_engine::{BadLog, Eyes, Game, Log, Notation, Seat, Table, Unfair, audit, page_of};
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::Visit;
use std::{io::Write, path::PathBuf, str::FromStr};

/// Tell a saved game as sentences, and check that it still replays; whether luck followed its seed, --verify checks.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The log of a table.
    file: PathBuf,
    /// The language: en, fr or de.
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Writes what was answered at this entry as a page of the book, and nothing else.
    #[arg(long, value_name = "ENTRY")]
    page: Option<usize>,
    /// Whose eyes to read with: p1 to p4, or all.
    #[arg(long, default_value = "all")]
    seat: Reader,
    /// Check instead of telling: every answer of the House against the seed, and every position.
    #[arg(long)]
    verify: bool,
    /// The hash that the table showed from the start, to be checked as well.
    #[arg(long, requires = "verify")]
    commitment: Option<String>,
}

/// Whose eyes to read with.
#[derive(Copy, Clone, Debug)]
struct Reader(Eyes);

impl FromStr for Reader {
    type Err = String;

    fn from_str(text: &str) -> Result<Reader, String> {
        match (text, Seat::from_text(text)) {
            ("all", _) => Ok(Reader(Eyes::Arbiter)),
            (_, Ok(seat)) if !seat.is_house() => Ok(Reader(Eyes::Seat(seat))),
            _ => Err("a seat is p1, p2, p3, p4 or all".to_owned()),
        }
    }
}

/// Retells the game.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let text = read_file(&arguments.file)?;
    let game = crate::play::game_of_log(&text).ok_or_else(|| Trouble::because(BadLog::NotALog))?;
    arbiter_shelf::open(&game, Retell { text: &text, arguments, out })?
}

struct Retell<'a> {
    text: &'a str,
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
}

impl Visit for Retell<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self) -> Outcome {
        let log: Log<G> = self.text.parse().map_err(Trouble::because)?;
        if let Some(entry) = self.arguments.page {
            let table = Table::replay(&log).map_err(Trouble::because)?;
            let page = entry.checked_sub(1).and_then(|at| page_of(&table, at, None));
            let page = page.ok_or_else(|| Trouble::because(format!("there is no entry {entry} in this log")))?;
            write!(self.out, "{page}")?;
            return Ok(Answer::Yes);
        }
        let speaker = Speaker::of(self.arguments.lang);
        if self.arguments.verify {
            return self.verify(&log, &speaker);
        }
        let mut history = History::<G>::default();
        let retold = Table::replay_telling(&log, |table, events| history.hear(table, events));
        for sentence in history.sentences(0, self.arguments.seat.0, &speaker, false) {
            writeln!(self.out, "{sentence}")?;
        }
        let verdict = match &retold {
            Ok(table) => {
                let mut places: Vec<String> = Vec::new();
                if let Some(ranking) = table.turn().ranking() {
                    let mut seats: Vec<Seat> = (0..table.position().seats()).map(Seat::new).collect();
                    seats.sort_by_key(|seat| ranking.place(*seat));
                    places.extend(
                        seats
                            .iter()
                            .map(|seat| speaker.phrase(Say::Place { place: ranking.place(*seat), seat: *seat })),
                    );
                }
                for place in places {
                    writeln!(self.out, "{place}")?;
                }
                // Where rules have changed, entries may lead elsewhere than they did.
                let (n, rules) = (log.entries.len(), log.rules);
                let whole = if rules == G::RULES { Say::ReplayWhole { n } } else { Say::ReplayOlder { n, rules } };
                format!("{}\n{}", speaker.phrase(whole), speaker.phrase(Say::ReplayLuck))
            }
            Err(bad) => speaker.phrase(no_longer(bad)?),
        };
        writeln!(self.out, "{verdict}")?;
        Ok(Answer::from(retold.is_ok()))
    }
}

impl Retell<'_> {
    /// Says that all is as it was promised, or what differs first.
    fn verify<G: Game>(self, log: &Log<G>, speaker: &Speaker) -> Outcome {
        let audited = audit(log, self.arguments.commitment.as_deref());
        let said = match &audited {
            Ok(answers) => Say::VerifyWhole { n: log.entries.len(), answers: *answers },
            Err(Unfair::Commitment { found }) => Say::VerifyCommitment { found: found.clone() },
            Err(Unfair::House { entry }) => Say::VerifyHouse { n: *entry },
            Err(Unfair::Log(bad)) => no_longer(bad)?,
        };
        writeln!(self.out, "{}", speaker.phrase(said))?;
        if audited.is_ok() && self.arguments.commitment.is_none() {
            writeln!(self.out, "{}", speaker.phrase(Say::VerifyCompare { found: log.seed.commitment() }))?;
        }
        Ok(Answer::from(audited.is_ok()))
    }
}

/// What to say of a log that no longer replays.
fn no_longer(bad: &BadLog) -> Result<Say, Trouble> {
    match bad {
        BadLog::Illegal { entry, rules } => Ok(Say::ReplayIllegal { n: *entry, rules: *rules }),
        BadLog::Differs { entry, rules } => Ok(Say::ReplayDiffers { n: *entry, rules: *rules }),
        bad => Err(Trouble::because(bad)),
    }
}
