//! `arbiter calibrate`: whether stated chances are true.

use super::{progress::bar, record::Record};
use crate::{
    answer::{Answer, Outcome, Trouble, the_game},
    setup::setup,
    table::columns,
};
use arbiter_bots::Kind;
use arbiter_engine::{Game, Notation};
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::Visit;
use arbiter_sim::{Calibrated, Calibration, Truth};
use std::{
    io::Write,
    path::{Path, PathBuf},
};

/// Play games between bots, note the chances that a player would be told, and see what comes of them.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game(""))]
    game: String,
    /// Who plays, such as greedy,greedy; bots change seats from game to game.
    #[arg(long, value_delimiter = ',', default_value = "greedy,greedy", value_name = "BOT,BOT,…")]
    bots: Vec<Kind>,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// What decides all luck; none that judges were trained by.
    #[arg(long, default_value_t = 2024)]
    seed: u64,
    /// At one decision in so many chances are noted.
    #[arg(long, default_value_t = 16)]
    every: u64,
    /// How the setup differs from the usual one, such as "deal draft".
    #[arg(long)]
    setup: Option<String>,
    /// Judges by this file instead of what the game has learned; for finding out whether it is better.
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    judge: Option<PathBuf>,
    /// Adds what came of it to this file, from which the tables and pictures of docs/strength.md are made.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Notes chances as bots feel them, not as players are told, and prints what to tell instead: the line `CAME` of the game.
    #[arg(long, conflicts_with_all = ["record", "json"])]
    felt: bool,
    /// Prints the result as JSON.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// The command that shows the same.
    fn again(&self) -> String {
        let Arguments { game, bots, games, seed, every, .. } = self;
        let bots: Vec<String> = bots.iter().map(Kind::to_string).collect();
        let setup = self.setup.as_ref().map_or_else(String::new, |words| format!(" --setup \"{words}\""));
        format!(
            "arbiter calibrate {game} --bots {}{setup} --games {games} --every {every} --seed {seed}",
            bots.join(",")
        )
    }
}

/// Plays the games.
pub fn run(arguments: &Arguments, out: &mut (dyn Write + Send)) -> Outcome {
    if let Some(judge) = &arguments.judge {
        arbiter_bots::judge_by(std::fs::read(judge)?);
    }
    arbiter_shelf::open(&arguments.game, Calibrate { arguments, out })?
}

struct Calibrate<'a> {
    arguments: &'a Arguments,
    out: &'a mut (dyn Write + Send),
}

impl Visit for Calibrate<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self) -> Outcome {
        let Arguments { bots, games, seed, every, json, record, felt, .. } = self.arguments;
        let setup = setup::<G>(bots.len() as u8, self.arguments.setup.as_deref())?;
        let (bots, felt) = (bots.clone(), *felt);
        let calibration = Calibration::<G> { setup, bots, games: *games, seed: *seed, every: *every, felt };
        let bar = bar(*games, "games");
        let found = calibration.run(|| bar.inc(1));
        bar.finish_and_clear();
        let found = found.map_err(|reason| Trouble::because(Speaker::of(Lang::En).reason(&reason)))?;
        let text = if *json {
            serde_json::to_string(&found).map_err(Trouble::because)? + "\n"
        } else {
            table(&format!("{} (rules {}, setup {}, seed {seed})", G::NAME, G::RULES, calibration.setup.text()), &found)
        };
        self.out.write_all(text.as_bytes())?;
        if felt {
            writeln!(self.out, "const CAME: &'static [u16] = &{:?};", found.came())?;
        }
        record.as_deref().map_or(Ok(()), |file| keep(&calibration, found, self.arguments.again(), file))?;
        Ok(Answer::Yes)
    }
}

fn keep<G: Game>(calibration: &Calibration<G>, found: Calibrated, command: String, file: &Path) -> Result<(), Trouble> {
    Ok(Record::Truth(Truth::of(calibration, found, command)).write(file)?)
}

fn table(head: &str, Calibrated { games, chances, error, square, curve }: &Calibrated) -> String {
    let mut rows = vec![["told", "came", "how often"].map(str::to_owned).to_vec()];
    for (told, came, count) in curve {
        rows.push(vec![format!("{:.1} %", 100.0 * told), format!("{:.1} %", 100.0 * came), count.to_string()]);
    }
    format!(
        "{head}\n{}{games} games, {chances} chances; off by {error:.4} on average, mean square {square:.4}\n",
        columns(&rows)
    )
}
