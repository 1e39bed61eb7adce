//! `arbiter perft`: how many futures a position has.

use crate::{
    answer::{Answer, Outcome, Trouble, read_file, the_game},
    setup::setup,
    table::columns,
};
use arbiter_engine::{Game, read_position};
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::Visit;
use arbiter_testkit::perft::perft;
use std::{io::Write, path::PathBuf};

/// Count the futures of a position, choice by choice, those of the House included.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game(""))]
    game: String,
    /// How many choices deep.
    #[arg(long)]
    depth: u32,
    /// How many seats.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How the setup differs from the usual one, such as "deal draft".
    #[arg(long)]
    setup: Option<String>,
    /// Begins from the position in this file instead.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "players"])]
    position: Option<PathBuf>,
}

/// Counts.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    arbiter_shelf::open(&arguments.game, Count { arguments, out })?
}

struct Count<'a> {
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
}

impl Visit for Count<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self) -> Outcome {
        let Arguments { depth, players, setup: words, position, .. } = self.arguments;
        let position: G = match position {
            Some(file) => read_position(&read_file(file)?)
                .map_err(|error| Trouble::because(format!("{}: {error}", file.display())))?,
            None => G::begin(&setup::<G>(*players, words.as_deref())?)
                .map_err(|reason| Trouble::because(Speaker::of(Lang::En).reason(&reason)))?,
        };
        let count = |depth: u32| vec![format!("depth {depth}"), perft(&position, depth).to_string()];
        write!(self.out, "{}", columns(&(1..=*depth).map(count).collect::<Vec<_>>()))?;
        Ok(Answer::Yes)
    }
}
