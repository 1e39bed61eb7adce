//! `cargo xtask test`: every check, in the order in which they fail fastest.

use crate::{
    deny,
    run::{cargo, has_cargo_command, root, target},
    web::{self, npm, succeed},
};
use std::{
    path::PathBuf,
    process::{Command, ExitCode},
    time::Instant,
};

const FORMAT: &[&str] = &["fmt", "--all", "--check"];
const LINTS: &[&str] = &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
const NEXTEST: &[&str] = &["nextest", "run", "--workspace", "--no-fail-fast"];
const TESTS: &[&str] = &["test", "--workspace", "--all-targets"];
const EXAMPLES: &[&str] = &["test", "--workspace", "--doc"];

/// A step: what to call it, and what it does.
type Step = (&'static str, Box<dyn Fn() -> Result<(), String>>);

pub fn test() -> ExitCode {
    let tests = if has_cargo_command("nextest") { NEXTEST } else { TESTS };
    let steps: Vec<Step> = vec![
        ("the code is formatted", by_cargo(FORMAT)),
        ("what we depend on", Box::new(deny::check)),
        ("the client's packages", Box::new(web::packages)),
        ("the client's checks", by_npm(&["run", "check"])),
        // The server carries the client inside, so it is built before anything in Rust.
        ("the client builds", Box::new(web::build)),
        ("the lints", by_cargo(LINTS)),
        ("what servers work with", Box::new(web::neighbours)),
        ("the tests", by_cargo(tests)),
        ("the examples in the documentation", by_cargo(EXAMPLES)),
        ("the languages are complete", by_arbiter(&["locales"])),
        ("every clause has a witness", by_arbiter(&["clauses", "--json"])),
        ("the browser tests", Box::new(in_a_browser)),
    ];
    for (i, (name, step)) in steps.iter().enumerate() {
        eprintln!("\n[{}/{}] {name}", i + 1, steps.len());
        let begun = Instant::now();
        match step() {
            Ok(()) => eprintln!("      passed in {:.1} s", begun.elapsed().as_secs_f32()),
            Err(what) => {
                eprintln!("\nFailed: {what}\nThe steps after it were not run.");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("\n{} steps passed, 0 failed", steps.len());
    ExitCode::SUCCESS
}

fn by_cargo(arguments: &'static [&str]) -> Box<dyn Fn() -> Result<(), String>> {
    Box::new(move || succeed(&format!("cargo {}", arguments.join(" ")), &mut cargo(arguments)))
}

fn by_npm(arguments: &'static [&str]) -> Box<dyn Fn() -> Result<(), String>> {
    Box::new(move || succeed(&format!("npm {}", arguments.join(" ")), &mut npm(arguments)))
}

/// By the program that was built for the tests: built by itself, most of it would be built once more.
fn by_arbiter(arguments: &'static [&str]) -> Box<dyn Fn() -> Result<(), String>> {
    Box::new(move || {
        succeed(
            &format!("arbiter {}", arguments.join(" ")),
            Command::new(program()).args(arguments).current_dir(root()),
        )
    })
}

/// The program that was built for the tests.
fn program() -> PathBuf {
    target().join("debug").join(format!("arbiter{}", std::env::consts::EXE_SUFFIX))
}

/// Plays whole games in a real browser, against the server that was just built.
fn in_a_browser() -> Result<(), String> {
    web::browser()?;
    succeed("npm run e2e", npm(&["run", "e2e"]).env("ARBITER_BIN", program()))
}
