//! Pages that teach. A lesson is a page of the book that waits for a person (`docs/lesson-format.md`).
//!
//! Its one example is played to its end by the rules of the book, with everything it claims. Where the coach speaks, or where `p1`
//! answers, it has a [`Stop`]: there the table is shown, and goes on when the person has done what the page does. What rivals
//! and the House answer is the page's own.
//!
//! A puzzle is such a page with a question at its end: see [`puzzle`].

pub mod puzzle;
mod said;

pub use said::{message, messages, said};

use arbiter_engine::{Game, LogText, Seat};
use arbiter_shelf::{AnyTable, NotOnShelf, Visit, open, replay_table};
use arbiter_testkit::book::{BadPage, Failure, Pace, Page, Said, Tour};
use std::fmt;

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Who learns: the first seat.
pub const LEARNER: Seat = Seat::new(0);

/// A lesson, played to its end.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// How many sit there.
    pub seats: u8,
    /// Where it waits for the person, from its beginning to its end.
    pub stops: Vec<Stop>,
    /// The position at its end: a free game begins there.
    pub position: String,
    log: LogText,
}

/// Where a lesson waits.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Stop {
    /// What the coach says, by its name on the page.
    pub says: Option<String>,
    /// The things it points at: `card:prism`.
    pub at: Vec<String>,
    /// What the person does here, all pieces of one answer; nothing where there is only something to read.
    pub expected: Vec<String>,
    /// What the coach lets the person try in vain here, as choice and clause.
    pub wrong: Vec<(String, String)>,
    /// How many entries the log has.
    pub entries: usize,
}

/// Why a page is no lesson.
#[derive(Clone, Debug)]
pub enum NoLesson {
    /// It cannot be read.
    Unreadable(BadPage),
    /// It does not say its game.
    NoGame,
    /// There is no such game.
    Shelf(NotOnShelf),
    /// It has no example, or the coach says nothing in it.
    Empty,
    /// It is not as it says.
    Failed(Box<Failure>),
}

impl NoLesson {
    /// The same as a message, where it is about the page as a whole and not about a line of it.
    #[must_use]
    pub fn said(&self) -> Option<Said> {
        match self {
            NoLesson::Unreadable(_) | NoLesson::Failed(_) => None,
            NoLesson::NoGame => Some(Said::NoGame),
            NoLesson::Shelf(NotOnShelf(game)) => Some(Said::NoSuchGame { game: game.clone() }),
            NoLesson::Empty => Some(Said::NoCoach),
        }
    }
}

impl fmt::Display for NoLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoLesson::Unreadable(bad) => write!(f, "{bad}"),
            NoLesson::NoGame => write!(f, "the page does not say its game: <!-- game: res_arcana -->"),
            NoLesson::Shelf(error) => write!(f, "{error}"),
            NoLesson::Empty => write!(f, "there is no coach on this page"),
            NoLesson::Failed(failure) => write!(f, "{failure}"),
        }
    }
}

impl std::error::Error for NoLesson {}

impl Lesson {
    /// Reads a lesson and plays it, so many steps at most.
    pub fn read(name: &str, markdown: &str, steps: u32) -> Result<Lesson, NoLesson> {
        let page = Page::parse(name, markdown).map_err(NoLesson::Unreadable)?;
        let game = page.game().ok_or(NoLesson::NoGame)?.to_owned();
        let tour = open(&game, Walk { page: &page, steps }).map_err(NoLesson::Shelf)?;
        let tour = tour.ok_or(NoLesson::Empty)?.map_err(NoLesson::Failed)?;
        let stops = stops(&tour.way);
        if stops.is_empty() {
            return Err(NoLesson::Empty);
        }
        Ok(Lesson { game, seats: tour.seats, stops, position: tour.position, log: tour.log })
    }

    /// What was answered up to a stop.
    #[must_use]
    pub fn log(&self, stop: &Stop) -> LogText {
        let lines = self.log.lines.iter().take(stop.entries).cloned().collect();
        LogText { lines, ..self.log.clone() }
    }

    /// The table as it is at a stop. (A log that was just played can be played again.)
    #[must_use]
    pub fn table(&self, stop: &Stop) -> Option<Box<dyn AnyTable>> {
        replay_table(&self.log(stop)).ok()?.ok()
    }
}

struct Walk<'a> {
    page: &'a Page,
    steps: u32,
}

impl Visit for Walk<'_> {
    type Out = Option<Result<Tour, Box<Failure>>>;

    fn visit<G: Game>(self) -> Self::Out {
        self.page.tour::<G>(self.steps)
    }
}

/// The coach's words stand at the answer that follows them at once; other words are only read.
fn stops(way: &[Pace]) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for pace in way {
        match pace {
            Pace::Coach { says, at, entries } => {
                stops.push(Stop { says: Some(says.clone()), at: at.clone(), entries: *entries, ..Stop::default() });
            }
            Pace::Answer { seat, choice, entries, more } if *seat == LEARNER => match stops.last_mut() {
                Some(stop) if *more || (stop.expected.is_empty() && stop.entries == *entries) => {
                    stop.expected.push(choice.clone());
                }
                last => {
                    let (says, at) = last.map_or((None, Vec::new()), |stop| (stop.says.clone(), stop.at.clone()));
                    let expected = vec![choice.clone()];
                    stops.push(Stop { says, at, expected, entries: *entries, ..Stop::default() });
                }
            },
            Pace::Refused { seat, choice, clauses } if *seat == LEARNER => {
                if let (Some(stop), Some(clause)) = (stops.last_mut(), clauses.first()) {
                    stop.wrong.push((choice.clone(), clause.clone()));
                }
            }
            Pace::Answer { .. } | Pace::Refused { .. } => {}
        }
    }
    stops
}

/// The lessons of a game, by name, in the order in which they are learnt.
pub fn lessons(game: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let wanted = PAGES.iter().filter(move |(of, name, _)| *of == game && name.starts_with("lesson_"));
    wanted.map(|(_, name, text)| (*name, *text))
}
