//! What is kept of measurements: a line of JSON each, in a file that only grows.

use arbiter_sim::{Match, Truth};
use serde::Serialize;
use std::{fs::OpenOptions, io::Write, path::Path};

/// Something that was measured.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Record {
    /// What came of a tournament.
    Match(Match),
    /// How true stated chances were.
    Truth(Truth),
}

impl Record {
    /// Adds it to a file.
    pub fn write(&self, file: &Path) -> std::io::Result<()> {
        let mut text = serde_json::to_string(self)?;
        text.push('\n');
        OpenOptions::new().create(true).append(true).open(file)?.write_all(text.as_bytes())
    }
}
