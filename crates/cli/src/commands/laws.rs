//! `arbiter laws`: random games, looked at closely.

use super::progress::bar;
use crate::{
    answer::{Answer, Outcome, Trouble, the_game},
    setup::Matrix,
};
use arbiter_engine::{Game, MAX_SEATS, Setup};
use arbiter_shelf::Visit;
use arbiter_testkit::laws::{Broken, LawReport, Limits, check_laws};
use indicatif::ProgressBar;
use std::{
    io::Write,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Play random games and check the laws every game must obey.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game(""))]
    game: String,
    /// How many seats; 2, 3 and 4 if not given.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=MAX_SEATS as i64))]
    players: Option<u8>,
    /// How many games for each setup.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// What decides all luck; game number i depends on seed + i only.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Only the setup of this name.
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// Every deck against every deck instead of the setups with a name: for two seats.
    #[arg(long, conflicts_with_all = ["variant", "players"])]
    matrix: bool,
}

/// Checks the laws.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    arbiter_shelf::open(&arguments.game, Laws { arguments, out })?
}

struct Laws<'a> {
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
}

impl Visit for Laws<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self) -> Outcome {
        let Arguments { games, seed, .. } = *self.arguments;
        let trials = trials::<G>(self.arguments)?;
        let bar = bar((trials.len() * games) as u64, "games");
        for (players, name, setup) in trials {
            let result = check::<G>(&setup, games, seed, &bar);
            match result {
                Ok(report) => bar.suspend(|| writeln!(self.out, "{players} seats, {name}: {report}"))?,
                Err(broken) => {
                    bar.finish_and_clear();
                    writeln!(self.out, "{players} seats, {name}: {broken}")?;
                    return Ok(Answer::No);
                }
            }
        }
        bar.finish_and_clear();
        writeln!(self.out, "no law is broken")?;
        Ok(Answer::Yes)
    }
}

/// A setup to try: for how many seats, its name, and itself.
type Trial<G> = (u8, String, <G as Game>::Setup);

fn trials<G: Game>(arguments: &Arguments) -> Result<Vec<Trial<G>>, Trouble> {
    if arguments.matrix {
        let Matrix { sides, pairs } = Matrix::<G>::of(None)?;
        let name = |[first, second]: [usize; 2]| format!("{} against {}", sides[first], sides[second]);
        return Ok(pairs.into_iter().map(|(pair, setup)| (2, name(pair), setup)).collect());
    }
    let players = arguments.players.map_or_else(|| (2..=MAX_SEATS as u8).collect(), |players| vec![players]);
    let mut trials: Vec<Trial<G>> = Vec::new();
    for players in players {
        trials.extend(G::Setup::variants(players).into_iter().map(|(name, setup)| (players, name.to_owned(), setup)));
    }
    let mut names: Vec<String> = trials.iter().map(|(_, name, _)| name.clone()).collect();
    names.dedup();
    if let Some(wanted) = &arguments.variant {
        trials.retain(|(_, name, _)| name == wanted);
    }
    if trials.is_empty() {
        return Err(Trouble::because(format!("there is no such setup of {}: there are {}", G::NAME, names.join(", "))));
    }
    Ok(trials)
}

/// Room for the largest position: each game's own tests hold it to its own size. In many games, fewer steps of
/// each need a thorough look.
const LIMITS: Limits = Limits { size: 6144, every: 32, undos: 8, listens: 32 };
/// How many games a thread takes at once.
const BATCH: usize = 8;

/// Plays the games on every core. The law that is broken first is the same whoever plays it.
fn check<G: Game>(setup: &G::Setup, games: usize, seed: u64, bar: &ProgressBar) -> Result<LawReport, Broken> {
    let next = AtomicUsize::new(0);
    let result = Mutex::new(Ok(LawReport::default()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let begin = next.fetch_add(BATCH, Ordering::Relaxed);
                    if begin >= games {
                        return;
                    }
                    let count = BATCH.min(games - begin);
                    let tried = check_laws::<G>(setup, count, seed.wrapping_add(begin as u64), LIMITS);
                    bar.inc(count as u64);
                    if tried.is_err() {
                        next.store(games, Ordering::Relaxed); // what began earlier is still finished
                    }
                    add(&mut result.lock().unwrap_or_else(PoisonError::into_inner), tried, seed);
                }
            });
        }
    });
    result.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Adds what a batch tried; of two broken laws, the one in the earlier game counts.
fn add(result: &mut Result<LawReport, Broken>, tried: Result<LawReport, Broken>, seed: u64) {
    let place = |broken: &Broken| broken.game_seed.wrapping_sub(seed);
    match (&mut *result, tried) {
        (Ok(report), Ok(more)) => report.add(more),
        (Ok(_), Err(broken)) => *result = Err(broken),
        (Err(first), Err(other)) if place(&other) < place(first) => *first = other,
        (Err(_), _) => {}
    }
}
