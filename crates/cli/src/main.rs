//! `arbiter`: the table in a terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbiter_cli::main()
}
