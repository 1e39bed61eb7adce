//! Games of tournaments that are kept in a file as they end, so that what was interrupted goes on.

use super::progress::bar;
use crate::answer::Trouble;
use arbiter_engine::Game;
use arbiter_language::{Lang, Speaker};
use arbiter_sim::{GameLine, Impossible, OnLog, Outcome, Tournament};
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

    /// The games of a tournament that are there, in their order. They are not remembered any longer: there may be very many.
    #[must_use]
    pub fn played(&mut self, of: &str) -> Vec<GameLine> {
        self.played.remove(of).unwrap_or_default()
    }

    /// Keeps a game that has just ended.
    pub fn keep(&mut self, of: &str, line: &GameLine) -> std::io::Result<()> {
        let mut text = serde_json::to_string(&Line { of: of.to_owned(), line: line.clone() })?;
        text.push('\n');
        self.file.write_all(text.as_bytes())
    }
}

/// Plays the games of a tournament that are not kept yet, keeps them, and says how all of it went. `on_game` hears of the new ones.
pub fn play<G: Game>(
    tournament: &Tournament<G>,
    kept: &mut Option<Kept>,
    what: &str,
    on_log: Option<&OnLog<'_, G>>,
    mut on_game: impl FnMut(&GameLine) -> std::io::Result<()> + Send,
) -> Result<Outcome, Trouble> {
    let name = tournament.name();
    let played = kept.as_mut().map(|kept| kept.played(&name)).unwrap_or_default();
    let bar = bar(tournament.games.saturating_sub(played.len() as u64), what);
    let mut written = Ok(());
    let heard = |line: &GameLine| {
        bar.inc(1);
        if written.is_ok() {
            written = kept.as_mut().map_or(Ok(()), |kept| kept.keep(&name, line)).and_then(|()| on_game(line));
        }
    };
    let outcome = match on_log {
        Some(on_log) => tournament.go_on_logging(&played, on_log, heard),
        None => tournament.go_on(&played, heard),
    };
    bar.finish_and_clear();
    written?;
    outcome.map_err(|impossible| Trouble::because(why::<G>(&impossible)))
}

/// Why a tournament cannot be, in words.
pub fn why<G: Game>(impossible: &Impossible<G::Reason>) -> String {
    match impossible {
        Impossible::Setup(reason) => Speaker::of(Lang::En).reason(reason),
        Impossible::Bots { seats, bots } => format!("this table has {seats} seats, but --bots names {bots}"),
        Impossible::OfAnother { game } => {
            format!("game {game} of those that were kept is of another tournament: name another file")
        }
    }
}
