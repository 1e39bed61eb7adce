//! Writing frozen files anew, when they are asked to change.

use std::{fs, path::Path};

/// What to do about a frozen file that no longer fits.
pub(crate) const HINT: &str =
    "If the rules were meant to change: ARBITER_BLESS=1 cargo test writes it anew. Read the difference.";

/// Shall frozen files be written anew?
pub(crate) fn asked_for() -> bool {
    std::env::var_os("ARBITER_BLESS").is_some_and(|value| value == "1")
}

/// Writes a frozen file, unless it is so already.
///
/// # Panics
/// If that is not possible.
pub(crate) fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return;
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    }
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
