//! `arbiter`: the table in a terminal, and the tools around it.
//!
//! | To | Run | Kept in |
//! |---|---|---|
//! | sit down and play | `arbiter play` | [`play`] |
//! | be shown a game | `arbiter lesson` | [`commands::lesson`] |
//! | solve puzzles, find new ones | `arbiter puzzles` | [`commands::puzzles`] |
//! | read a game that was played | `arbiter replay` | [`commands::replay`] |
//! | see whether the rules hold | `arbiter book`, `laws`, `clauses`, `perft` | [`commands`] |
//! | see what the cards of Arcmage do | `arbiter cards` | [`commands::cards`] |
//! | compare bots, measure speed, see whether stated chances are true | `arbiter sim`, `ladder`, `bench`, `calibrate` | [`commands`] |
//! | let people play in the browser | `arbiter serve` | [`commands::serve`] |
//! | copy a server's tables, and put them back | `arbiter backup`, `restore` | [`commands::backup`] |
//! | look after a server that runs | `arbiter admin` | [`commands::admin`] |
//! | move them into a database that several servers share | `arbiter copy` | [`commands::backup`] |
//! | see that several servers lose nothing | `arbiter chaos` | [`commands::chaos`] |
//! | see how much a server can take | `arbiter load` | [`commands::load`] |
//! | see what translators still have to do | `arbiter locales` | [`commands::locales`] |
//!
//! The exit code is 0 for yes, 1 when the answer is no (a failed example, a broken law, a missing
//! message) and 2 for a question that makes no sense (no such game, no such file).

pub mod answer;
pub mod commands;
pub mod draw;
pub mod needed;
pub mod phrases;
pub mod play;
mod setup;
mod table;

use answer::{Answer, Trouble};
use clap::{Parser, Subcommand};
use std::{io::Write, process::ExitCode};

/// The digital tabletop: play, study and test board games.
#[derive(Parser, Debug)]
#[command(name = "arbiter", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Arguments),
    Lesson(commands::lesson::Arguments),
    Puzzles(commands::puzzles::Arguments),
    Replay(commands::replay::Arguments),
    Book(commands::book::Arguments),
    Laws(commands::laws::Arguments),
    Clauses(commands::clauses::Arguments),
    Cards(commands::cards::Arguments),
    Perft(commands::perft::Arguments),
    Sim(commands::sim::Arguments),
    Ladder(commands::ladder::Arguments),
    Calibrate(commands::calibrate::Arguments),
    Bench(commands::bench::Arguments),
    Locales(commands::locales::Arguments),
    Serve(Box<commands::serve::Arguments>),
    Backup(commands::backup::Backup),
    Restore(commands::backup::Restore),
    Copy(commands::backup::Copy),
    #[cfg(unix)]
    Admin(commands::admin::Arguments),
    #[cfg(unix)]
    Chaos(commands::chaos::Arguments),
    Load(commands::load::Arguments),
}

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = std::io::stdout();
    let answer = run(arguments.command, &mut out).and_then(|answer| {
        out.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(Answer::Yes) | Err(Trouble::NobodyListens) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(Trouble::WrongUse(sentence)) => {
            eprintln!("arbiter: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut (dyn Write + Send)) -> answer::Outcome {
    match command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Lesson(arguments) => commands::lesson::run(&arguments),
        Command::Puzzles(arguments) => commands::puzzles::run(&arguments, out),
        Command::Replay(arguments) => commands::replay::run(&arguments, out),
        Command::Book(arguments) => commands::book::run(&arguments, out),
        Command::Laws(arguments) => commands::laws::run(&arguments, out),
        Command::Clauses(arguments) => commands::clauses::run(&arguments, out),
        Command::Cards(arguments) => commands::cards::run(&arguments, out),
        Command::Perft(arguments) => commands::perft::run(&arguments, out),
        Command::Sim(arguments) => commands::sim::run(&arguments, out),
        Command::Ladder(arguments) => commands::ladder::run(&arguments, out),
        Command::Calibrate(arguments) => commands::calibrate::run(&arguments, out),
        Command::Bench(arguments) => commands::bench::run(&arguments, out),
        Command::Locales(arguments) => commands::locales::run(&arguments, out),
        Command::Serve(arguments) => commands::serve::run(&arguments, out),
        Command::Backup(arguments) => commands::backup::backup(&arguments, out),
        Command::Restore(arguments) => commands::backup::restore(&arguments, out),
        #[cfg(unix)]
        Command::Admin(arguments) => commands::admin::run(&arguments, out),
        Command::Copy(arguments) => commands::backup::copy(&arguments, out),
        #[cfg(unix)]
        Command::Chaos(arguments) => commands::chaos::run(&arguments, out),
        Command::Load(arguments) => commands::load::run(&arguments, out),
    }
}
