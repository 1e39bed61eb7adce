//! The two commands of the README, and the chores behind them.
//!
//! ```text
//! cargo xtask play      serve the table to browsers: bots, friends by link, no account
//! cargo xtask test      everything that must hold before a change is shared
//! cargo xtask generate  the committed files that are made from data
//! cargo xtask api       ask everything the API document describes, with Schemathesis
//! cargo xtask release   the program as one file, for a server
//! cargo xtask image     the program as an image of a container, built and started
//! cargo xtask new NAME  a new game, ready to be changed
//! ```

mod api;
mod deny;
mod image;
mod new;
mod play;
mod release;
mod run;
mod test;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGUMENTS OF `arbiter serve`]           serve the table, and print its address
cargo xtask play terminal [ARGUMENTS OF `arbiter play`]   play at the terminal
cargo xtask test                                          check everything, as the continuous integration does
cargo xtask api [ARGUMENTS OF `schemathesis run`]         compare the API with its document
cargo xtask generate                                      write anew what is made: tables, facts, ops, wire types
cargo xtask release                                       build the program as one file that needs nothing else
cargo xtask image                                         build the image of the Containerfile and start it, if a builder is here
cargo xtask new NAME                                      lay out a new game that builds and passes its tests
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next();
    let rest: Vec<String> = words.collect();
    match (command.as_deref(), rest.as_slice()) {
        (Some("play"), arguments) => play::play(arguments),
        (Some("test"), []) => test::test(),
        (Some("generate"), []) => generate(),
        (Some("api"), arguments) => api::api(arguments),
        (Some("release"), []) => release::release(),
        (Some("image"), []) => image::image(),
        (Some("new"), [name]) => lay_out(name),
        (None | Some("help" | "--help" | "-h"), _) => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("There is no such task. There are:\n{HELP}");
            ExitCode::from(2)
        }
    }
}

fn lay_out(name: &str) -> ExitCode {
    match new::lay_out(&run::root(), name) {
        Ok(files) => {
            // Another name, another order of imports.
            let _ = run::cargo(&["fmt", "--package", name]).status();
            for file in &files {
                println!("{}", file.strip_prefix(run::root()).unwrap_or(file).display());
            }
            println!(
                "\n{name} is on the shelf. `cargo test -p {name}` shows that it holds; CONTRIBUTING.md says what to change."
            );
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The generator is a program of its own, since it is built with the games: first without their rows, and again with the
/// names it has just written; then with the rows.
fn generate() -> ExitCode {
    const AGAIN: i32 = 3;
    let mut run = vec!["run", "--quiet", "--package", "arbiter-generate", "--features", "blank"];
    loop {
        let blank = run.len() > 4;
        match run::cargo(&run).status().map(|status| status.code()) {
            Ok(Some(0)) if blank => run.truncate(4),
            Ok(Some(0)) => return ExitCode::SUCCESS,
            Ok(Some(AGAIN)) => {}
            _ => return ExitCode::FAILURE,
        }
    }
}
