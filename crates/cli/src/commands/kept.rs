//! Games of tournaments that are kept in a file as they end, so that what was interrupted goes on.

use crate::answer::Trouble;
use arbiter_sim::GameLine;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Seek, Write},
    path::Path,
};

/// Finished games in a file, a line of JSON each, by the tournament they belong to.
#[derive(Debug)]
pub struct Kept {
    file: File,
    played: BTreeMap<String, Vec<GameLine>>,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    of: String,
    #[serde(flatten)]
    line: GameLine,
}

impl Kept {
    /// Opens such a file, or begins one. A last line that was not written to its end is cut off; any other that cannot be read is
    /// somebody else's, and the file is left alone.
    pub fn open(path: &Path) -> Result<Kept, Trouble> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let (mut played, mut whole, mut number) = (BTreeMap::<_, Vec<_>>::new(), 0, 0);
        let mut reader = BufReader::new(&file);
        let mut text = String::new();
        while reader.read_line(&mut text)? > 0 {
            number += 1;
            if !text.ends_with('\n') {
                break;
            }
            let line: Line = serde_json::from_str(&text)
                .map_err(|error| Trouble::because(format!("{}, line {number}: {error}", path.display())))?;
            played.entry(line.of).or_default().push(line.line);
            whole += text.len() as u64;
            text.clear();
        }
        file.set_len(whole)?;
        file.seek(std::io::SeekFrom::End(0))?;
        Ok(Kept { file, played })
    }

    /// The games of a tournament that are there, in their order.
    #[must_use]
    pub fn played(&self, of: &str) -> Vec<GameLine> {
        self.played.get(of).cloned().unwrap_or_default()
    }

    /// Keeps a game that has just ended.
    pub fn keep(&mut self, of: &str, line: &GameLine) -> std::io::Result<()> {
        let mut text = serde_json::to_string(&Line { of: of.to_owned(), line: line.clone() })?;
        text.push('\n');
        self.file.write_all(text.as_bytes())
    }
}
