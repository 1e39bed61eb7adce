//! `cargo xtask test`: every check, in the order in which they fail fastest.

use crate::run::{cargo, has_cargo_command};
use std::{process::ExitCode, time::Instant};

const FORMAT: &[&str] = &["fmt", "--all", "--check"];
const LINTS: &[&str] = &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
const NEXTEST: &[&str] = &["nextest", "run", "--workspace"];
const TESTS: &[&str] = &["test", "--workspace", "--all-targets"];
const EXAMPLES: &[&str] = &["test", "--workspace", "--doc"];
const LOCALES: &[&str] = &["run", "--quiet", "--package", "arbiter-cli", "--", "locales"];
const CLAUSES: &[&str] = &["run", "--quiet", "--package", "arbiter-cli", "--", "clauses", "res_arcana"];

pub fn test() -> ExitCode {
    let tests = if has_cargo_command("nextest") { NEXTEST } else { TESTS };
    let steps = [FORMAT, LINTS, tests, EXAMPLES, LOCALES, CLAUSES];
    for (i, step) in steps.iter().enumerate() {
        let line = format!("cargo {}", step.join(" "));
        eprintln!("\n[{}/{}] {line}", i + 1, steps.len());
        let begun = Instant::now();
        match cargo(step).status() {
            Ok(status) if status.success() => eprintln!("      passed in {:.1} s", begun.elapsed().as_secs_f32()),
            Ok(_) => return failed(&line),
            Err(error) => return failed(&format!("{line} could not be started: {error}")),
        }
    }
    println!("\n{} steps passed, 0 failed", steps.len());
    ExitCode::SUCCESS
}

fn failed(step: &str) -> ExitCode {
    eprintln!("\nFailed: {step}\nThe steps after it were not run.");
    ExitCode::FAILURE
}
