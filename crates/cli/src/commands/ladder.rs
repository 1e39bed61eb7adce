//! `arbiter ladder`: every level of bots against the one below.

use super::{
    kept::{Kept, play},
    record::Record,
    sim::interval,
};
use crate::{
    answer::{Answer, Outcome, Trouble, the_game},
    setup::changed,
    table::columns,
};
use arbiter_bots::{Kind, Level};
use arbiter_engine::{Game, Notation, Setup as _};
use arbiter_shelf::Visit;
use arbiter_sim::{Match, Outcome as Results, Tournament};
use serde::Serialize;
use std::{io::Write, path::PathBuf};

/// Play every level of bots against the one below and count who wins.
///
/// Every deal is played twice with the same luck, seats changed. The easiest level plays against bots that answer anything.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game(""))]
    game: String,
    /// How many games at each step.
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// Only these steps, by the higher level: expert,master.
    #[arg(long, value_delimiter = ',', value_name = "LEVEL,…", value_parser = level)]
    levels: Vec<Level>,
    /// What decides all luck.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How the setup differs from that in which neither has an advantage, such as "deal draft".
    #[arg(long)]
    setup: Option<String>,
    /// Keeps every game in this file as it ends. Games that are there already are not played again, so that what was interrupted
    /// goes on, and a longer ladder begins with a shorter one.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Adds what came of every step to this file, from which the tables and pictures of docs/strength.md are made.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Prints a line of JSON for every step.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// The command that shows one step of this ladder.
    fn again<G: Game>(&self, level: Level) -> String {
        let Arguments { games, seed, .. } = self;
        let setup = self.setup.as_ref().map_or_else(String::new, |words| format!(" --setup \"{words}\""));
        format!("arbiter ladder {} --levels {}{setup} --games {games} --seed {seed}", G::NAME, level.as_str())
    }
}

fn level(text: &str) -> Result<Level, String> {
    let levels = || Level::ALL.map(Level::as_str).join(", ");
    Level::from_text(text).ok_or_else(|| format!("there is no such level; there are {}", levels()))
}

/// Plays the ladder.
pub fn run(arguments: &Arguments, out: &mut (dyn Write + Send)) -> Outcome {
    arbiter_shelf::open(&arguments.game, Ladder { arguments, out })?
}

struct Ladder<'a> {
    arguments: &'a Arguments,
    out: &'a mut (dyn Write + Send),
}

/// One step of the ladder: how often a level wins against the one below.
#[derive(Serialize)]
struct Step {
    level: &'static str,
    #[serde(flatten)]
    results: Results,
}

impl Visit for Ladder<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self) -> Outcome {
        let Arguments { games, seed, levels, json, .. } = self.arguments;
        let setup = changed::<G>(G::Setup::even(), self.arguments.setup.as_deref())?;
        let mut kept = self.arguments.keep.as_deref().map(Kept::open).transpose()?;
        let wanted = Level::ALL.into_iter().filter(|level| levels.is_empty() || levels.contains(level));
        let mut steps = Vec::new();
        for level in wanted {
            let below = level.below().map_or(Kind::Random, Kind::Level);
            let bots = vec![Kind::Level(level), below];
            let tournament =
                Tournament::<G> { setup: setup.clone(), bots, games: *games, seed: *seed, paired: true, judge: None };
            let results = play(&tournament, &mut kept, level.as_str(), None, |_| Ok(()))?;
            if let Some(file) = &self.arguments.record {
                let command = self.arguments.again::<G>(level);
                Record::Match(Match::of(&tournament, results.games, results.wins.clone(), command)).write(file)?;
            }
            let step = Step { level: level.as_str(), results };
            if *json {
                writeln!(self.out, "{}", serde_json::to_string(&step).map_err(Trouble::because)?)?;
            }
            steps.push(step);
        }
        if !*json {
            write!(self.out, "{}", table::<G>(&setup, *seed, &steps))?;
        }
        Ok(Answer::Yes)
    }
}

fn table<G: Game>(setup: &G::Setup, seed: u64, steps: &[Step]) -> String {
    let mut rows = vec![["level", "against", "games", "wins", "win rate", "95 % interval"].map(str::to_owned).to_vec()];
    for Step { level, results } in steps {
        rows.push(vec![
            (*level).to_owned(),
            results.bots[1].clone(),
            results.games.to_string(),
            format!("{:.1}", results.wins[0]),
            format!("{:.1} %", 100.0 * results.win_rate[0]),
            interval(results.interval[0]),
        ]);
    }
    format!("{} (rules {}, setup {}, seed {seed})\n{}", G::NAME, G::RULES, setup.text(), columns(&rows))
}
