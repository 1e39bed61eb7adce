//! A page of the book: which examples are in a Markdown text.

use super::{
    line::{Act, Line, clause_ids},
    said::Said,
};
use arbiter_language::Lang;
use std::fmt;

/// A page of the book.
#[derive(Clone, Debug)]
pub struct Page {
    /// What reports call it: usually its path.
    pub name: String,
    /// The examples, from top to bottom.
    pub examples: Vec<Example>,
    game: Option<String>,
}

/// One block marked `table`.
#[derive(Clone, Debug)]
pub struct Example {
    /// The nearest heading above it.
    pub heading: String,
    /// Where the block begins, counted in lines from 1.
    pub line: usize,
    /// The clauses it shows: those its heading cites, and those its refusals cite. Each once.
    pub clauses: Vec<String>,
    /// What it says.
    pub lines: Vec<Line>,
}

impl Page {
    /// Finds the examples of a page and reads their lines. What the words of a choice or a facet mean
    /// is found out only when the page is run by the rules of its game.
    pub fn parse(name: &str, markdown: &str) -> Result<Page, BadPage> {
        let mut page = Page { name: name.to_owned(), examples: Vec::new(), game: game_of(markdown) };
        let mut problems = Vec::new();
        let mut heading = None;
        let mut fence: Option<Fence> = None;
        for (number, line) in (1..).zip(markdown.lines()) {
            if let Some(open) = &fence {
                if open.is_closed_by(line) {
                    if open.runs {
                        problems.extend(page.examples.last_mut().and_then(Example::finish));
                    }
                    fence = None;
                } else if open.runs
                    && let Some(example) = page.examples.last_mut()
                {
                    match Act::read(line) {
                        Ok(Some(act)) => example.lines.push(Line { number, text: line.trim().to_owned(), act }),
                        Ok(None) => {}
                        Err(what) => problems.push(Problem { line: number, text: line.trim().to_owned(), what }),
                    }
                }
            } else if let Some(open) = Fence::opened_by(number, line) {
                if open.runs {
                    if heading.is_none() {
                        problems.push(Problem::at(number, Said::NoHeading));
                    }
                    page.examples.push(Example::under(heading.as_deref().unwrap_or_default(), number));
                }
                fence = Some(open);
            } else if let Some(text) = heading_of(line) {
                heading = Some(text.to_owned());
            }
        }
        if let Some(open) = fence {
            problems.push(Problem::at(open.line, Said::NeverClosed));
        }
        problems.sort_by_key(|problem| problem.line);
        if problems.is_empty() { Ok(page) } else { Err(BadPage { page: page.name, problems }) }
    }

    /// The game it belongs to, if it says so near its top: `<!-- game: res_arcana -->`.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }
}

impl Example {
    fn under(heading: &str, line: usize) -> Example {
        let mut example = Example { heading: heading.to_owned(), line, clauses: Vec::new(), lines: Vec::new() };
        example.cite(clause_ids(heading));
        example
    }

    fn cite<'a>(&mut self, ids: impl IntoIterator<Item = &'a str>) {
        for id in ids {
            if !self.clauses.iter().any(|known| known == id) {
                self.clauses.push(id.to_owned());
            }
        }
    }

    /// Looks at the whole block once its last line is read.
    fn finish(&mut self) -> Option<Problem> {
        let cited: Vec<String> = self.lines.iter().flat_map(|line| line.act.clauses()).cloned().collect();
        self.cite(cited.iter().map(String::as_str));
        let openings: Vec<&Line> = self.lines.iter().filter(|line| line.act.opens()).collect();
        let setups = openings.iter().filter(|line| matches!(line.act, Act::Setup(_))).count();
        let first_deed = self.lines.iter().position(|line| line.act.proves());
        let too_late = first_deed.and_then(|first| self.lines[first..].iter().find(|line| line.act.opens()));
        if let Some(line) = too_late {
            return Some(Problem::of(line, Said::GivenLate));
        }
        if setups > 0 && openings.len() > 1 {
            return Some(Problem::of(openings[1], Said::NotBoth));
        }
        first_deed.is_none().then(|| Problem::at(self.line, Said::ClaimsNothing))
    }
}

/// A fenced block that is being read.
struct Fence {
    mark: char,
    length: usize,
    line: usize,
    runs: bool,
}

impl Fence {
    fn opened_by(number: usize, line: &str) -> Option<Fence> {
        let (mark, length, info) = Fence::split(line)?;
        let info = info.split_whitespace().next().unwrap_or_default();
        Some(Fence { mark, length, line: number, runs: info == "table" })
    }

    fn is_closed_by(&self, line: &str) -> bool {
        matches!(Fence::split(line), Some((mark, length, "")) if mark == self.mark && length >= self.length)
    }

    /// The mark of a fence, how often it stands there, and the words after it.
    fn split(line: &str) -> Option<(char, usize, &str)> {
        let line = line.trim();
        let mark = line.chars().next().filter(|mark| matches!(mark, '`' | '~'))?;
        let info = line.trim_start_matches(mark);
        let length = line.len() - info.len();
        (length >= 3 && !info.contains(mark)).then(|| (mark, length, info.trim()))
    }
}

fn heading_of(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    let level = line.len() - text.len();
    ((1..=6).contains(&level) && text.starts_with(' ')).then(|| text.trim().trim_end_matches('#').trim_end())
}

/// How far from its top a page may say which game it belongs to.
const TOP: usize = 10;

fn game_of(markdown: &str) -> Option<String> {
    markdown.lines().take(TOP).find_map(|line| {
        let said = line.trim().strip_prefix("<!--")?.strip_suffix("-->")?;
        Some(said.trim().strip_prefix("game:")?.trim().to_owned())
    })
}

/// A page that cannot be read, with everything that is wrong with it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BadPage {
    page: String,
    /// From top to bottom.
    pub problems: Vec<Problem>,
}

impl BadPage {
    pub(super) fn about(page: &str, line: usize, what: Said) -> BadPage {
        BadPage { page: page.to_owned(), problems: vec![Problem::at(line, what)] }
    }
}

/// Something that cannot be read.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Problem {
    /// Where, counted in lines from 1.
    pub line: usize,
    /// What stands there; nothing if the problem is not one of words.
    pub text: String,
    /// What is wrong with it.
    pub what: Said,
}

impl Problem {
    fn at(line: usize, what: Said) -> Problem {
        Problem { line, text: String::new(), what }
    }

    fn of(line: &Line, what: Said) -> Problem {
        Problem { line: line.number, text: line.text.clone(), what }
    }
}

impl fmt::Display for BadPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be read", self.page)?;
        for problem in &self.problems {
            write!(f, "\n\n  line {}", problem.line)?;
            if !problem.text.is_empty() {
                write!(f, ":  {}", problem.text)?;
            }
            write!(f, "\n    {}", problem.what.text(Lang::En))?;
        }
        Ok(())
    }
}

impl std::error::Error for BadPage {}
