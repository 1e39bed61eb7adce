//! The rule book as running examples.
//!
//! A book is a folder of Markdown pages: headings that cite clauses, prose that explains, and
//! blocks marked `table` that run. What may stand in a block is written down for authors in
//! `docs/book-format.md`, and for readers of this code in [`Act`], one variant per kind of line.
//!
//! ````markdown
//! ## A winner takes two coins at most — PEBB-TAKE-01
//!
//! ```table
//! given    agenda spend p1 0
//! play     p1: take; take
//! refuses  p1: take — PEBB-TAKE-01
//! expect   p1 coins 2; chest 4
//! ```
//! ````
//!
//! | File | What is in it |
//! |---|---|
//! | `page.rs`, `line.rs` | pages and their lines, and how they are read |
//! | `open.rs` | how an example begins, and which line is to blame if it cannot |
//! | `run.rs`, `claims.rs` | the lines, played and claimed one after the other |
//! | `meaning.rs` | whether two facets mean the same |
//! | `sight.rs`, `luck.rs` | what is seen; what luck may bring |
//! | `said.rs`, `report.rs` | what is wrong, and how it went |
//! | `tour.rs` | the way through an example, for lessons |
//! | `write.rs` | a page made of a table |

mod claims;
mod line;
mod luck;
mod meaning;
mod open;
mod page;
mod report;
mod run;
mod said;
mod sight;
#[cfg(test)]
mod tests;
mod tour;

pub(crate) use line::clause_ids;
pub use line::{Act, Line, Share};
pub use page::{BadPage, Example, Page, Problem};
pub use report::{BookReport, ExampleReport, Failure, Left, PageReport};
pub use said::Said;
pub use tour::{Pace, Tour};

use arbiter_engine::Game;
use std::{fs, io, path::Path};

/// How far a page may go.
#[derive(Copy, Clone, Debug)]
pub struct Bounds {
    /// Answers of people and of the House, and looks at what luck may bring, in all examples together.
    pub steps: u32,
    /// Is the table wanted as each example left it?
    pub shows: bool,
}

impl Default for Bounds {
    /// As far as it likes, and nobody looks.
    fn default() -> Bounds {
        Bounds { steps: u32::MAX, shows: false }
    }
}

impl Page {
    /// Plays every example of the page by the rules of `G`.
    #[must_use]
    pub fn run<G: Game>(&self) -> PageReport {
        self.run_within::<G>(Bounds::default())
    }

    /// The same, as far as it may go: what comes after that fails.
    #[must_use]
    pub fn run_within<G: Game>(&self, bounds: Bounds) -> PageReport {
        let mut steps = bounds.steps;
        let examples = self
            .examples
            .iter()
            .map(|example| {
                let (outcome, left) = run::play_example::<G>(&self.name, example, &mut steps, bounds.shows);
                let (heading, clauses) = (example.heading.clone(), example.clauses.clone());
                ExampleReport { heading, line: example.line, clauses, outcome, left }
            })
            .collect();
        PageReport { page: self.name.clone(), examples }
    }
}

/// Reads and runs all pages (`*.md`) of a folder, in the order of their names.
pub fn run_book<G: Game>(folder: impl AsRef<Path>) -> io::Result<BookReport> {
    let mut report = BookReport::default();
    for path in pages_in(folder.as_ref())? {
        match Page::parse(&path.display().to_string(), &fs::read_to_string(&path)?) {
            Ok(page) => match page.game() {
                Some(game) if game != G::NAME => {
                    report.unreadable.push(BadPage::about(
                        &page.name,
                        1,
                        Said::OtherGame { game: game.to_owned(), this: G::NAME.to_owned() },
                    ));
                }
                _ => report.pages.push(page.run::<G>()),
            },
            Err(bad) => report.unreadable.push(bad),
        }
    }
    Ok(report)
}

/// The pages of a folder, sorted by name.
pub(crate) fn pages_in(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "md") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Runs the pages in `tests/book` of a game's folder; what [`book!`](crate::book!) does.
///
/// # Panics
/// With a readable report, if an example fails, a page cannot be read, or there is no example at all.
pub fn book_holds<G: Game>(root: &str) {
    let folder = Path::new(root).join("tests/book");
    match run_book::<G>(&folder) {
        Err(error) => panic!("{}: {error}", folder.display()),
        Ok(report) if report.examples() == 0 => panic!("there is no example in {}\n{report}", folder.display()),
        Ok(report) if !report.passed() => panic!("\n{report}"),
        Ok(_) => {}
    }
}

/// A test that runs every page in `tests/book/` of the game's crate: `testkit::book!(Pebbles);`.
#[macro_export]
macro_rules! book {
    ($game:ty) => {
        #[test]
        fn the_book_holds() {
            $crate::book::book_holds::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}
