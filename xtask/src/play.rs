//! `cargo xtask play`: builds the terminal table as it is meant to be played, and sits down.

use crate::run::{cargo, root};
use std::process::ExitCode;

pub fn play(arguments: &[String]) -> ExitCode {
    // Not quiet: the first build takes minutes, and whoever waits should see it move.
    let mut command = cargo(&["run", "--release", "--package", "arbiter-cli", "--bin", "arbiter", "--manifest-path"]);
    command.arg(root().join("Cargo.toml")).args(["--", "play"]).args(arguments);
    if let Ok(here) = std::env::current_dir() {
        command.current_dir(here); // files named by the player are found from where they stand
    }
    match command.status() {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
