//! `cargo xtask release`: the program as one file that needs nothing of the machine it runs on.

use crate::{
    run::{self, cargo},
    web::{self, succeed},
};
use std::process::{Command, ExitCode};

pub fn release() -> ExitCode {
    match build() {
        Ok(file) => {
            println!("{file}");
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("Failed: {what}");
            ExitCode::FAILURE
        }
    }
}

/// Builds it. Where is it?
fn build() -> Result<String, String> {
    web::build()?;
    let target = host()?;
    let arguments =
        ["build", "--release", "--locked", "--target", &target, "--package", "arbiter-cli", "--bin", "arbiter"];
    let mut command = cargo(&arguments);
    // Where each line came from is four fifths of the file; the names of functions stay.
    command.env("CARGO_PROFILE_RELEASE_STRIP", "debuginfo");
    if target.contains("linux") {
        // The C library goes into the file. The target is named so that what only helps to build is left as it is.
        command.env("RUSTFLAGS", "-C target-feature=+crt-static");
    }
    succeed(&format!("cargo {}", arguments.join(" ")), &mut command)?;
    let file = run::target().join(target).join("release").join(format!("arbiter{}", std::env::consts::EXE_SUFFIX));
    Ok(file.display().to_string())
}

/// What this machine is, in the compiler's words.
fn host() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let out = Command::new(rustc).arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say for which machine it compiles".to_owned())
}
