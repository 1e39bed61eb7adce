//! How running the book went, for people to read.

use super::{BadPage, said::Said};
use arbiter_language::Lang;
use std::fmt;

/// How running a whole folder went.
#[derive(Clone, Debug, Default)]
pub struct BookReport {
    /// The pages that could be read, each with its examples.
    pub pages: Vec<PageReport>,
    /// The pages that could not.
    pub unreadable: Vec<BadPage>,
}

/// How running a page went.
#[derive(Clone, Debug)]
pub struct PageReport {
    /// The name of the page.
    pub page: String,
    /// Its examples, from top to bottom.
    pub examples: Vec<ExampleReport>,
}

/// How running one example went.
#[derive(Clone, Debug)]
pub struct ExampleReport {
    /// The heading it stands under.
    pub heading: String,
    /// Where its block begins.
    pub line: usize,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// Whether everything was as the page says.
    pub outcome: Result<(), Box<Failure>>,
    /// The table as it was left; nothing if there was none, or nobody wanted to see it.
    pub left: Option<Left>,
}

/// A table as an example left it, to be drawn.
#[derive(Clone, Debug)]
pub struct Left {
    /// How many sit there.
    pub seats: u8,
    /// The position in words.
    pub position: String,
    /// What somebody sees who sees everything.
    pub view: serde_json::Value,
}

/// Where a page and the rules disagree.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Failure {
    /// The page.
    pub page: String,
    /// The heading of the example.
    pub heading: String,
    /// The line in the file, from 1.
    pub line: usize,
    /// What the line says.
    pub text: String,
    /// What is so instead, line by line.
    pub what: Vec<Said>,
    /// The position at that moment; nothing if there was none yet.
    pub position: Option<String>,
}

impl PageReport {
    /// Was everything as the page says?
    #[must_use]
    pub fn passed(&self) -> bool {
        self.failures().next().is_none()
    }

    /// The examples that went wrong.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        self.examples.iter().filter_map(|example| example.outcome.as_ref().err()).map(|failure| &**failure)
    }
}

impl BookReport {
    /// Was everything as the pages say?
    #[must_use]
    pub fn passed(&self) -> bool {
        self.unreadable.is_empty() && self.pages.iter().all(PageReport::passed)
    }

    /// How many examples were run.
    #[must_use]
    pub fn examples(&self) -> usize {
        self.pages.iter().map(|page| page.examples.len()).sum()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}", self.page, self.line)?;
        writeln!(f, "  {}", self.heading)?;
        writeln!(f, "\n    {}\n", self.text)?;
        for (i, said) in self.what.iter().enumerate() {
            if i > 0 && matches!(said, Said::Expected { .. }) {
                writeln!(f)?;
            }
            for line in said.text(Lang::En).lines() {
                writeln!(f, "  {line}")?;
            }
        }
        if let Some(position) = &self.position {
            writeln!(f, "\n  the position then")?;
            for line in position.lines() {
                writeln!(f, "    {line}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

impl fmt::Display for PageReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in self.failures() {
            writeln!(f, "{failure}")?;
        }
        let (all, failed) = (self.examples.len(), self.failures().count());
        write!(f, "{}: {all} example{}, ", self.page, if all == 1 { "" } else { "s" })?;
        if failed == 0 { write!(f, "all hold") } else { write!(f, "{failed} failed") }
    }
}

impl fmt::Display for BookReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for bad in &self.unreadable {
            writeln!(f, "{bad}\n")?;
        }
        for page in &self.pages {
            writeln!(f, "{page}")?;
        }
        Ok(())
    }
}
