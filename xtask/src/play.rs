//! `cargo xtask play`: builds the whole product as it is meant to be played, and opens the table.

use crate::{run::cargo, web};
use std::process::ExitCode;

/// Serves the table to browsers; with `terminal` as the first argument, opens it in the terminal.
pub fn play(arguments: &[String]) -> ExitCode {
    let (command, arguments) = match arguments.split_first() {
        Some((first, rest)) if first == "terminal" => ("play", rest),
        _ => ("serve", arguments),
    };
    if command == "serve"
        && let Err(what) = web::build()
    {
        eprintln!("\nFailed: {what}\n`cargo xtask play terminal` needs no browser and no Node.js.");
        return ExitCode::FAILURE;
    }
    let mut arbiter = cargo(&["run", "--release", "--package", "arbiter-cli", "--bin", "arbiter", "--", command]);
    match arbiter.args(arguments).status() {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
