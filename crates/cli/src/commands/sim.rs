//! `arbiter sim`: many games between bots.

use super::{
    kept::{Kept, play, why},
    progress::bar,
    record::Record,
};
use crate::{
    answer::{Answer, Outcome, Trouble, the_game},
    setup::{Matrix, setup},
    table::columns,
};
use arbiter_bots::Kind;
use arbiter_engine::{Game, Log, places};
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::Visit;
use arbiter_sim::{GameLine, Match, OnLog, Outcome as Results, Positions, Tournament};
use serde::Serialize;
use std::{
    fs::File,
    io::{BufWriter, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

/// Play many games between bots and count who wins.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game(""))]
    game: String,
    /// How many seats; as many as there are bots if not given.
    #[arg(long)]
    players: Option<u8>,
    /// Who plays, such as search,greedy; bots change seats from game to game.
    #[arg(long, value_delimiter = ',', default_value = "greedy,random", value_name = "BOT,BOT,…")]
    bots: Vec<Kind>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// What decides all luck.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How the setup differs from the usual one, such as "deal draft".
    #[arg(long)]
    setup: Option<String>,
    /// Every deck against every deck, for two bots: prints how often each deck beats each.
    #[arg(long, conflicts_with_all = ["players", "stream"])]
    matrix: bool,
    /// Plays every game once for each seating: the same deal and the same luck, with seats changed.
    #[arg(long, conflicts_with = "matrix")]
    paired: bool,
    /// Judges by this file instead of what the game has learned, but for the levels; for finding out whether it is better.
    #[arg(long, value_name = "FILE")]
    judge: Option<PathBuf>,
    /// Writes positions as numbers to this file, and who won in the end, instead of counting wins; see training/README.md.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["matrix", "stream", "paired", "json"])]
    positions: Option<PathBuf>,
    /// With --positions: of a hundred answers so many are any answer.
    #[arg(long, default_value_t = 8, requires = "positions")]
    stray: u32,
    /// With --positions: one position in so many is written.
    #[arg(long, default_value_t = 6, requires = "positions")]
    every: usize,
    /// Keeps every game in this file as it ends. Games that are there already are not played again, so that what was interrupted
    /// goes on.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["matrix", "positions"])]
    keep: Option<PathBuf>,
    /// Writes the log of every game that ends into this folder; `arbiter replay` tells it, `arbiter play --load` goes on from it.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["matrix", "positions"])]
    logs: Option<PathBuf>,
    /// Adds what came of it to this file, from which the tables and pictures of docs/strength.md are made.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["matrix", "positions"])]
    record: Option<PathBuf>,
    /// Prints the result as JSON.
    #[arg(long)]
    json: bool,
    /// Prints a line of JSON for every game as it ends.
    #[arg(long)]
    stream: bool,
}

impl Arguments {
    /// The command that shows the same.
    fn again(&self) -> String {
        let Arguments { game, bots, games, seed, .. } = self;
        let bots: Vec<String> = bots.iter().map(Kind::to_string).collect();
        let setup = self.setup.as_ref().map_or_else(String::new, |words| format!(" --setup \"{words}\""));
        let paired = if self.paired { " --paired" } else { "" };
        let judge = self.judge.as_ref().map_or_else(String::new, |file| format!(" --judge {}", file.display()));
        format!("arbiter sim {game} --bots {}{paired}{judge}{setup} --games {games} --seed {seed}", bots.join(","))
    }
}

/// Plays the tournament.
pub fn run(arguments: &Arguments, out: &mut (dyn Write + Send)) -> Outcome {
    if let Some(judge) = &arguments.judge {
        arbiter_bots::judge_by(std::fs::read(judge)?);
    }
    arbiter_shelf::open(&arguments.game, Sim { arguments, out })?
}

struct Sim<'a> {
    arguments: &'a Arguments,
    out: &'a mut (dyn Write + Send),
}

impl Visit for Sim<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self) -> Outcome {
        if self.arguments.matrix {
            return matrix::<G>(self.arguments, self.out);
        }
        let Arguments { bots, games, seed, .. } = self.arguments;
        let players = self.arguments.players.unwrap_or(bots.len() as u8);
        let setup = setup::<G>(players, self.arguments.setup.as_deref())?;
        if let Some(file) = &self.arguments.positions {
            let Arguments { stray, every, .. } = *self.arguments;
            let positions = Positions::<G> { setup, bots: bots.clone(), games: *games, seed: *seed, stray, every };
            return write_positions(&positions, file);
        }
        let paired = self.arguments.paired;
        let judge = self.arguments.judge.as_ref().map(|file| file.display().to_string());
        let tournament = Tournament::<G> { setup, bots: bots.clone(), games: *games, seed: *seed, paired, judge };
        let mut kept = self.arguments.keep.as_deref().map(Kept::open).transpose()?;
        let (stream, out) = (self.arguments.stream, self.out);
        let logs = self.arguments.logs.as_deref().map(Logs::into_folder).transpose()?;
        let on_log = |game: u64, log: &Log<G>| {
            if let Some(logs) = &logs {
                logs.write(game, log);
            }
        };
        let on_log: Option<&OnLog<'_, G>> = if logs.is_some() { Some(&on_log) } else { None };
        let results = play(&tournament, &mut kept, "games", on_log, |line| {
            logs.as_ref().map_or(Ok(()), Logs::trouble)?;
            if stream { write_line(line, out) } else { Ok(()) }
        })?;
        if let Some(file) = &self.arguments.record {
            let told = Match::of(&tournament, results.games, results.wins.clone(), self.arguments.again());
            Record::Match(told).write(file)?;
        }
        if self.arguments.json {
            writeln!(out, "{}", serde_json::to_string(&results).map_err(Trouble::because)?)?;
        } else if !stream {
            write!(out, "{}", table(&results))?;
        }
        Ok(Answer::Yes)
    }
}

/// A folder that games are written into as they end: `00000012.log`.
struct Logs {
    folder: PathBuf,
    /// Why the last one could not be written.
    trouble: Mutex<std::io::Result<()>>,
}

impl Logs {
    fn into_folder(folder: &Path) -> std::io::Result<Logs> {
        std::fs::create_dir_all(folder)?;
        Ok(Logs { folder: folder.to_owned(), trouble: Mutex::new(Ok(())) })
    }

    fn write<G: Game>(&self, game: u64, log: &Log<G>) {
        let written = std::fs::write(self.folder.join(format!("{game:08}.log")), log.to_string());
        if written.is_err() {
            *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = written;
        }
    }

    fn trouble(&self) -> std::io::Result<()> {
        std::mem::replace(&mut self.trouble.lock().unwrap_or_else(PoisonError::into_inner), Ok(()))
    }
}

/// Positions as numbers, and beside them a file that says how long a row is.
fn write_positions<G: Game>(positions: &Positions<G>, file: &Path) -> Outcome {
    if G::FEATURES.is_empty() {
        return Err(Trouble::because(format!("{} has no features to learn from", G::NAME)));
    }
    let rows = Mutex::new((BufWriter::new(File::create(file)?), Ok(())));
    let bar = bar(positions.games, "games");
    let played = positions.run(|game| {
        bar.inc(1);
        let mut rows = rows.lock().unwrap_or_else(PoisonError::into_inner);
        if rows.1.is_ok() {
            rows.1 = rows.0.write_all(game);
        }
    });
    bar.finish_and_clear();
    played.map_err(|reason| Trouble::because(Speaker::of(Lang::En).reason(&reason)))?;
    let (mut writer, written) = rows.into_inner().unwrap_or_else(PoisonError::into_inner);
    written?;
    writer.flush()?;
    let about = About {
        game: G::NAME,
        rules: G::RULES,
        seats: positions.bots.len(),
        features: places(G::FEATURES),
        row: positions.row(),
        layout: G::FEATURES,
    };
    let mut name = file.as_os_str().to_owned();
    name.push(".json");
    std::fs::write(name, serde_json::to_string_pretty(&about).map_err(Trouble::because)?)?;
    Ok(Answer::Yes)
}

/// What is in a file of positions.
#[derive(Serialize)]
struct About {
    game: &'static str,
    rules: u32,
    seats: usize,
    features: usize,
    /// How many bytes a row has.
    row: usize,
    layout: &'static [(&'static str, usize)],
}

/// How often each side of a game wins against each other side.
#[derive(Serialize)]
struct Meetings {
    game: &'static str,
    rules: u32,
    bots: Vec<String>,
    /// Games of each pair.
    games: u64,
    seed: u64,
    sides: Vec<String>,
    /// `win_rate[a][b]`: the share of games that `a` wins against `b`; a shared win is half a win.
    win_rate: Vec<Vec<f64>>,
}

fn matrix<G: Game>(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let Arguments { bots, games, seed, .. } = arguments;
    let Matrix { sides, pairs } = Matrix::<G>::of(arguments.setup.as_deref())?;
    let bar = bar(*games * pairs.len() as u64, "games");
    let mut win_rate = vec![vec![0.0; sides.len()]; sides.len()];
    for ([a, b], setup) in pairs {
        let tournament =
            Tournament::<G> { setup, bots: bots.clone(), games: *games, seed: *seed, paired: false, judge: None };
        // The deck stays in its seat while the bots change theirs.
        let mut wins = [0.0; 2];
        let played = tournament.run(|line| {
            bar.inc(1);
            for winner in &line.winners {
                wins[winner.index()] += 1.0 / line.winners.len() as f64;
            }
        });
        played.map_err(|impossible| Trouble::because(why::<G>(&impossible)))?;
        let [rate, other] = wins.map(|wins| wins / (*games).max(1) as f64);
        win_rate[b][a] = other;
        win_rate[a][b] = rate;
    }
    bar.finish_and_clear();
    let bots = bots.iter().map(Kind::to_string).collect();
    let meetings = Meetings { game: G::NAME, rules: G::RULES, bots, games: *games, seed: *seed, sides, win_rate };
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&meetings).map_err(Trouble::because)?)?;
    } else {
        write!(out, "{}", meetings.table())?;
    }
    Ok(Answer::Yes)
}

impl Meetings {
    /// Whoever stands at the left wins so often against whoever stands above.
    fn table(&self) -> String {
        let Meetings { game, rules, bots, games, seed, sides, win_rate } = self;
        let mut rows = vec![std::iter::once(String::new()).chain(sides.iter().cloned()).collect::<Vec<_>>()];
        for (side, rates) in sides.iter().zip(win_rate) {
            let rates = rates.iter().map(|rate| format!("{:.0} %", 100.0 * rate));
            rows.push(std::iter::once(side.clone()).chain(rates).collect());
        }
        let bots = bots.join(", ");
        format!("{game} (rules {rules}, bots {bots}, {games} games of each pair, seed {seed})\n{}", columns(&rows))
    }
}

fn write_line(line: &GameLine, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "{}", serde_json::to_string(line)?)
}

/// Where the true rate lies, in words.
pub(super) fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}

fn table(results: &Results) -> String {
    let mut rows = vec![["bot", "wins", "win rate", "95 % interval", "mean place"].map(str::to_owned).to_vec()];
    for (i, bot) in results.bots.iter().enumerate() {
        rows.push(vec![
            bot.clone(),
            format!("{:.1}", results.wins[i]),
            format!("{:.1} %", 100.0 * results.win_rate[i]),
            interval(results.interval[i]),
            format!("{:.2}", results.mean_place[i]),
        ]);
    }
    let Results { game, rules, setup, games, seed, mean_decisions, mean_plies, unfinished, .. } = results;
    format!(
        "{game} (rules {rules}, setup {setup}, seed {seed})\n{}{games} games, {unfinished} unfinished; \
         on average {mean_decisions:.1} decisions and {mean_plies:.1} plies\n",
        columns(&rows)
    )
}
