//! Every clause has a witness: which clauses are shown by an example or a test, and which are not.
//!
//! A **witness** is an example of the book under a heading that cites the clause (or with a refusal
//! that does), or a test in `tests/` whose doc comment says so, for what no page can show:
//!
//! ```text
//! /// Witness: RESA-SUPPLY-02
//! #[test]
//! fn the_supply_never_runs_out() { … }
//! ```
//!
//! Everything else in `src/`, `tests/` and `data/` that names a clause is only a **citation**. It proves
//! nothing, but must name a clause that exists.

use crate::book::{Page, clause_ids, pages_in};
use arbiter_rules::{Catalogue, Lang, cited};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    fmt, fs, io,
    path::{Path, PathBuf},
};

/// Where the citations and witnesses of a game are.
#[derive(Clone, Debug)]
pub struct Places {
    /// Folders of book pages.
    pub books: Vec<PathBuf>,
    /// Folders of tests in Rust.
    pub tests: Vec<PathBuf>,
    /// Folders and files that cite clauses, and prove nothing by it.
    pub sources: Vec<PathBuf>,
}

impl Places {
    /// The usual places in the folder of a game, those that exist.
    #[must_use]
    pub fn of_game(root: impl AsRef<Path>) -> Places {
        let existing = |names: &[&str]| -> Vec<PathBuf> {
            names.iter().map(|name| root.as_ref().join(name)).filter(|path| path.exists()).collect()
        };
        Places {
            books: existing(&["tests/book"]),
            tests: existing(&["tests"]),
            sources: existing(&["src", "data", "README.md"]),
        }
    }
}

/// Which clauses of a game have a witness. As JSON: `{"game", "total", "witnessed", "unwitnessed"}`.
#[derive(Clone, Debug, Serialize)]
pub struct ClauseReport {
    /// The game.
    pub game: String,
    /// How many clauses there are.
    pub total: usize,
    /// How many have a witness.
    pub witnessed: usize,
    /// The ids of the others, in reading order.
    pub unwitnessed: Vec<String>,
    /// Ids that are cited somewhere, but in no catalogue.
    #[serde(skip)]
    pub unknown: Vec<Citation>,
    /// `Witness:` lines that stand on no test, and pages that cannot be read.
    #[serde(skip)]
    pub misplaced: Vec<Citation>,
    /// Every clause in reading order: its id, its text, its witnesses.
    #[serde(skip)]
    pub clauses: Vec<WitnessedClause>,
}

/// A clause and those who vouch for it.
#[derive(Clone, Debug)]
pub struct WitnessedClause {
    /// Its id.
    pub id: String,
    /// What it says, in English.
    pub text: String,
    /// Its witnesses, as `page:line heading` or `file:line test`.
    pub witnesses: Vec<String>,
}

/// An id where it stands.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Citation {
    /// The id, or what else is wrong there.
    pub id: String,
    /// `file:line`.
    pub place: String,
}

impl ClauseReport {
    /// Looks for the witnesses of every clause of a catalogue.
    pub fn of(catalogue: &Catalogue, places: &Places) -> io::Result<ClauseReport> {
        let mut search = Search::default();
        for folder in &places.books {
            for path in pages_in(folder)? {
                search.page(&path)?;
            }
        }
        for path in files_in(&places.tests)? {
            if path.extension().is_some_and(|ending| ending == "rs") {
                search.test(&path)?;
            }
        }
        for path in files_in(&[&places.books[..], &places.tests, &places.sources].concat())? {
            search.citations(&path)?;
        }
        search.unknown.sort();
        search.unknown.dedup();
        let clauses: Vec<WitnessedClause> = catalogue
            .clauses()
            .map(|clause| WitnessedClause {
                id: clause.id.clone(),
                text: clause.text(Lang::En).to_owned(),
                witnesses: search.witnesses.remove(&clause.id).unwrap_or_default(),
            })
            .collect();
        let alone = clauses.iter().filter(|clause| clause.witnesses.is_empty());
        let unwitnessed: Vec<String> = alone.map(|clause| clause.id.clone()).collect();
        Ok(ClauseReport {
            game: catalogue.game.clone(),
            total: clauses.len(),
            witnessed: clauses.len() - unwitnessed.len(),
            unwitnessed,
            unknown: search.unknown,
            misplaced: search.misplaced,
            clauses,
        })
    }

    /// Every clause has a witness, and every citation a clause; otherwise, what is missing.
    pub fn verdict(&self) -> Result<(), String> {
        let mut text = String::new();
        if !self.unwitnessed.is_empty() {
            text += &format!("{} of {} clauses have no witness\n", self.unwitnessed.len(), self.total);
            text.extend(self.unwitnessed.iter().map(|id| format!("  {id}\n")));
        }
        for (what, all) in [("no catalogue has", &self.unknown), ("out of place", &self.misplaced)] {
            text.extend(all.iter().map(|Citation { id, place }| format!("{what} {id}, {place}\n")));
        }
        if text.is_empty() { Ok(()) } else { Err(text) }
    }
}

impl fmt::Display for ClauseReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for clause in &self.clauses {
            writeln!(f, "{}  {}", clause.id, clause.text)?;
            match &clause.witnesses[..] {
                [] => writeln!(f, "    no witness")?,
                witnesses => witnesses.iter().try_for_each(|witness| writeln!(f, "    {witness}"))?,
            }
        }
        writeln!(f, "\n{}: {} of {} clauses have a witness", self.game, self.witnessed, self.total)?;
        self.verdict().or_else(|missing| f.write_str(&missing))
    }
}

/// What has been found so far.
#[derive(Default)]
struct Search {
    witnesses: BTreeMap<String, Vec<String>>,
    unknown: Vec<Citation>,
    misplaced: Vec<Citation>,
}

impl Search {
    fn page(&mut self, path: &Path) -> io::Result<()> {
        let name = path.display().to_string();
        match Page::parse(&name, &fs::read_to_string(path)?) {
            Ok(page) => {
                for example in page.examples {
                    for id in example.clauses {
                        let place = format!("{name}:{}", example.line);
                        self.vouch(&id, format!("{place}  {}", example.heading), place);
                    }
                }
            }
            Err(bad) => self.misplaced.push(Citation { id: bad.to_string(), place: name }),
        }
        Ok(())
    }

    /// `/// Witness:` lines of a Rust file, each on a function marked `#[test]`.
    fn test(&mut self, path: &Path) -> io::Result<()> {
        let text = fs::read_to_string(path)?;
        let (mut pending, mut is_test) = (Vec::new(), false);
        for (number, line) in (1..).zip(text.lines().map(str::trim)) {
            let place = format!("{}:{number}", path.display());
            if let Some(said) = line.strip_prefix("/// Witness:") {
                pending.extend(
                    clause_ids(said).into_iter().map(|id| Citation { id: id.to_owned(), place: place.clone() }),
                );
            } else if line.starts_with("#[test]") {
                is_test = true;
            } else if !(line.starts_with("///") || line.starts_with("#[") || line.is_empty()) {
                let name = line.split_once("fn ").map(|(_, rest)| rest.split('(').next().unwrap_or_default());
                for citation in pending.drain(..) {
                    match name {
                        Some(name) if is_test => {
                            self.vouch(&citation.id, format!("{}  {name}", citation.place), citation.place.clone());
                        }
                        _ => self.misplaced.push(citation),
                    }
                }
                is_test = false;
            }
        }
        self.misplaced.append(&mut pending);
        Ok(())
    }

    fn vouch(&mut self, id: &str, witness: String, place: String) {
        if arbiter_rules::clause(id).is_some() {
            self.witnesses.entry(id.to_owned()).or_default().push(witness);
        } else if cited(id).is_empty() {
            // The id of no game we know; `citations` finds the others.
            self.unknown.push(Citation { id: id.to_owned(), place });
        }
    }

    /// Every clause named in a file exists.
    fn citations(&mut self, path: &Path) -> io::Result<()> {
        let bytes = fs::read(path)?;
        let Ok(text) = String::from_utf8(bytes) else { return Ok(()) };
        for (number, line) in (1..).zip(text.lines()) {
            for id in cited(line).into_iter().filter(|id| arbiter_rules::clause(id).is_none()) {
                self.unknown.push(Citation { id: id.to_owned(), place: format!("{}:{number}", path.display()) });
            }
        }
        Ok(())
    }
}

/// All files in these folders and the folders in them, sorted.
fn files_in(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let inside =
                fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
            files.extend(files_in(&inside)?);
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    files.dedup();
    Ok(files)
}

/// Checks the clauses of the game in this folder; what [`clauses!`](crate::clauses!) does.
///
/// # Panics
/// If a clause has no witness, or a citation no clause.
pub fn clauses_hold(game: &str, root: &str) {
    let catalogue = arbiter_rules::catalogue(game).unwrap_or_else(|| panic!("{game} has no catalogue"));
    let report = ClauseReport::of(catalogue, &Places::of_game(root)).unwrap_or_else(|error| panic!("{root}: {error}"));
    if let Err(missing) = report.verdict() {
        panic!("\n{missing}");
    }
}

/// A test that every clause of the game has a witness: `testkit::clauses!(Arcs);`.
#[macro_export]
macro_rules! clauses {
    ($game:ty) => {
        #[test]
        fn every_clause_has_a_witness() {
            $crate::clauses::clauses_hold(<$game as $crate::Game>::NAME, env!("CARGO_MANIFEST_DIR"));
        }
    };
}

#[cfg(test)]
mod tests;
