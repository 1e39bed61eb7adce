//! Writes every file that is made. `cargo xtask generate` runs this, again if names have changed: rows use them.

use arbiter_generate::{Made, names, root, rows, strength, views};
use std::process::ExitCode;

/// Run it again: it is to be built with the new names.
const AGAIN: u8 = 3;

fn main() -> ExitCode {
    match generate() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(AGAIN),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Is everything written?
fn generate() -> Result<bool, String> {
    // Without rows there is nothing to say of them: that is left to the program as everybody builds it.
    if cfg!(not(feature = "blank")) {
        write(&views(&root()))?;
        return write(&strength(&root())?).map(|_| true);
    }
    if write(&names(&root())?)? {
        return Ok(false);
    }
    write(&rows(&root())?)?;
    Ok(true)
}

/// Writes what is stale; was anything?
fn write(made: &[Made]) -> Result<bool, String> {
    let mut any = false;
    for made in made.iter().filter(|made| made.is_stale()) {
        std::fs::write(&made.path, &made.text).map_err(|error| format!("{}: {error}", made.path.display()))?;
        println!("wrote {}", made.path.display());
        any = true;
    }
    Ok(any)
}
