//! `arbiter play`: the table in a terminal, for people.
//!
//! | File | What is in it |
//! |---|---|
//! | `welcome` | language, game, seats: what is not said on the command line is asked |
//! | `seats` | who sits where: people and bots |
//! | `session` | the loop: what happened, what is asked, what is answered |
//! | `history` | what happened, through somebody's eyes |
//! | `command` | what a typed line means |
//! | `lookup` | reading rules and cards |
//! | `why` | why something is not allowed |
//! | `terminal` | lines in, lines out |

mod command;
mod history;
mod lookup;
mod seats;
mod session;
mod terminal;
mod welcome;
mod why;

#[cfg(test)]
mod tests;

pub use command::{COMMANDS, Command};
pub use history::{Happening, History};
pub(crate) use lookup::looked_up;
pub use seats::{Seating, Sitter};
pub use session::Session;
pub use terminal::{Style, Terminal};
pub(crate) use why::why;

use crate::{
    answer::{Answer, Outcome, Trouble, read_file, the_game},
    phrases::Say,
    setup::setup,
};
use arbiter_engine::{Game, Log, LogText, Seed, Table, read_position};
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::Visit;
use std::{
    hash::{BuildHasher, Hasher, RandomState},
    path::PathBuf,
};

/// Play at the terminal, against bots or with friends.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game("; asked for if not given"))]
    game: Option<String>,
    /// The language: en, fr or de; asked for if not given.
    #[arg(long)]
    lang: Option<Lang>,
    /// Who sits where: me (or me=NAME), random, greedy, search, search:2000.
    #[arg(long, value_name = "SEAT,SEAT,…")]
    seats: Option<Seating>,
    /// What decides all luck: a number, or 32 hexadecimal digits.
    #[arg(long)]
    seed: Option<Seed>,
    /// How the setup differs from the usual one, such as "deal draft".
    #[arg(long)]
    setup: Option<String>,
    /// Begins from the position written in this file: a study, a puzzle.
    #[arg(long, value_name = "FILE", conflicts_with = "setup")]
    position: Option<PathBuf>,
    /// Goes on with a table that was saved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "setup", "position"])]
    load: Option<PathBuf>,
    /// Shows beside each sentence the words a page of the book has for it.
    #[arg(long)]
    words: bool,
    /// Keeps the table in this file, choice by choice.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Sits down and plays.
pub fn run(arguments: &Arguments) -> Outcome {
    let mut terminal = Terminal::standard();
    let loaded = arguments.load.as_deref().map(read_file).transpose()?;
    let game = arguments.game.clone().or_else(|| loaded.as_deref().and_then(game_of_log));
    let Some(welcome) = welcome::welcome(&mut terminal, arguments.lang, game, arguments.seats.clone())? else {
        return Ok(Answer::Yes);
    };
    let sit = Sit { arguments, loaded, lang: welcome.lang, seating: welcome.seating, terminal };
    arbiter_shelf::open(&welcome.game, sit)?
}

/// The game a log says it is of.
pub(crate) fn game_of_log(text: &str) -> Option<String> {
    text.parse().ok().map(|log: LogText| log.game)
}

/// Sits down at a game.
struct Sit<'a> {
    arguments: &'a Arguments,
    loaded: Option<String>,
    lang: Lang,
    seating: Option<Seating>,
    terminal: Terminal<'a>,
}

impl Visit for Sit<'_> {
    type Out = Outcome;

    fn visit<G: Game>(mut self) -> Outcome {
        let mut history = History::default();
        let (table, resumed) = match &self.loaded {
            Some(text) => (self.resume::<G>(text, &mut history)?, true),
            None => (self.open::<G>()?, false),
        };
        let seats = table.position().seats();
        let seating = match self.seating.take() {
            Some(seating) if seating.len() != usize::from(seats) => {
                let given = seating.len();
                return Err(Trouble::because(format!("this table has {seats} seats, but --seats names {given}")));
            }
            Some(seating) => seating,
            None => Seating::usual(seats),
        };
        let speaker = Speaker::new(self.lang, seating.names());
        let title = arbiter_rules::catalogue(G::NAME).map_or(G::NAME, |rules| &rules.title).to_owned();
        let opening = match resumed {
            true => Say::Resumed { game: title, n: table.log().entries.len() },
            false => Say::Opening { game: title },
        };
        self.terminal.heading(&speaker.phrase(opening))?;
        for line in seating.introduce(&speaker) {
            self.terminal.line(&line)?;
        }
        let session = Session::new(table, history, seating, speaker, self.terminal, self.arguments.save.clone());
        session.with_words(self.arguments.words).play()?;
        Ok(Answer::Yes)
    }
}

impl Sit<'_> {
    fn open<G: Game>(&self) -> Result<Table<G>, Trouble> {
        let seed = self.arguments.seed.unwrap_or_else(any_seed);
        if let Some(file) = &self.arguments.position {
            let position = read_position(&read_file(file)?)
                .map_err(|error| Trouble::because(format!("{}: {error}", file.display())))?;
            return Ok(Table::study(position, seed));
        }
        let seats = self.seating.as_ref().map_or(2, |seating| seating.len() as u8);
        let setup = setup::<G>(seats, self.arguments.setup.as_deref())?;
        let speaker = Speaker::of(self.lang);
        Table::open(setup, seed).map_err(|reason| Trouble::because(speaker.reason(&reason)))
    }

    fn resume<G: Game>(&self, text: &str, history: &mut History<G>) -> Result<Table<G>, Trouble> {
        let log: Log<G> = text.parse().map_err(Trouble::because)?;
        Table::replay_telling(&log, |table, events| history.hear(table, events)).map_err(Trouble::because)?;
        Table::replay(&log).map_err(Trouble::because)
    }
}

/// A seed nobody knows: the standard library draws such keys for its hash tables.
pub(crate) fn any_seed() -> Seed {
    let mut bytes = [0; 16];
    for half in bytes.chunks_mut(8) {
        half.copy_from_slice(&RandomState::new().build_hasher().finish().to_be_bytes());
    }
    Seed::new(bytes)
}
