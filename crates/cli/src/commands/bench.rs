//! `arbiter bench`: how fast the rules are.

use crate::{
    answer::{Answer, Outcome, Trouble, the_game},
    setup::setup,
    table::columns,
};
use arbiter_engine::Game;
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::{GAMES, Visit};
use arbiter_sim::{Measured, Until, bench, yardstick};
use serde::Serialize;
use std::{io::Write, time::Duration};

/// Play at random on one thread and measure.
///
/// Speed is told beside that of a yardstick, a fixed little workload: the ratio may be compared between machines.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game("; every game if not given"))]
    game: Option<String>,
    /// How many seats.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How long, in seconds of the processor.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Just so many games instead, for counting instructions.
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    /// What decides all luck.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints a line of JSON for every game.
    #[arg(long)]
    json: bool,
}

/// Measures.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let games: Vec<&str> = match &arguments.game {
        Some(game) => vec![game],
        None => GAMES.to_vec(),
    };
    for game in games {
        let seconds = arguments.seconds()?;
        // On both sides of the game, so that a machine that slows down meanwhile slows down for both.
        let before = arguments.games.is_none().then(|| yardstick(seconds / 8));
        let measured = arbiter_shelf::open(game, Bench { arguments })??;
        let steps = before.map(|before| f64::midpoint(before, yardstick(seconds / 8)));
        let ratio = steps.map(|steps| measured.decisions_per_cpu_second / steps);
        let result = Beside { measured, yardstick_per_cpu_second: steps, ratio };
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&result).map_err(Trouble::because)?)?;
        } else {
            write!(out, "{}", table(&result))?;
        }
    }
    Ok(Answer::Yes)
}

/// What was measured, beside the yardstick; which is not looked at where games are counted and not time.
#[derive(Serialize)]
struct Beside {
    #[serde(flatten)]
    measured: Measured,
    /// Steps of the yardstick, per second.
    yardstick_per_cpu_second: Option<f64>,
    /// Decisions for each step of the yardstick.
    ratio: Option<f64>,
}

impl Arguments {
    fn seconds(&self) -> Result<Duration, Trouble> {
        Duration::try_from_secs_f64(self.seconds).map_err(|_| Trouble::because("--seconds must be a number from 0 up"))
    }
}

struct Bench<'a> {
    arguments: &'a Arguments,
}

impl Visit for Bench<'_> {
    type Out = Result<Measured, Trouble>;

    fn visit<G: Game>(self) -> Self::Out {
        let seconds = self.arguments.seconds()?;
        let setup = setup::<G>(self.arguments.players, None)?;
        let until = self.arguments.games.map_or(Until::CpuTime(seconds), Until::Games);
        bench::<G>(&setup, until, self.arguments.seed)
            .map_err(|reason| Trouble::because(Speaker::of(Lang::En).reason(&reason)))
    }
}

fn table(Beside { measured, yardstick_per_cpu_second: _, ratio }: &Beside) -> String {
    let row = |what: &str, value: String| vec![what.to_owned(), value];
    let mut rows = vec![
        row("decisions per second", format!("{:.0}", measured.decisions_per_cpu_second)),
        row("games per second", format!("{:.0}", measured.games_per_cpu_second)),
        row("options per decision", format!("{:.1}", measured.mean_options)),
        row("most options", measured.max_options.to_string()),
        row("bytes per position", measured.bytes_per_position.to_string()),
        row("nanoseconds per copy", format!("{:.1}", measured.ns_per_copy)),
    ];
    if let Some(ratio) = ratio {
        rows.insert(1, row("of the yardstick", format!("{ratio:.2}")));
    }
    let Measured { game, players, games, decisions, house_decisions, .. } = measured;
    let head = format!("{game}, {players} seats: {games} games, {decisions} decisions, {house_decisions} of the House");
    format!("{head}\n{}", columns(&rows))
}
