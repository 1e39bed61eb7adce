//! Puzzles: pages of the book with a question at their end (`docs/lesson-format.md`).
//!
//! | Kind | Asks | Is right because |
//! |---|---|---|
//! | `legal` | may this be done, and if not, which clause forbids it? | the rules say so |
//! | `find` | what reaches the goal for sure? | everything the House and rivals may answer was tried ([`Prover`]) |
//! | `best` | which answer is best? | it is ahead of every other by twice the error, over many redeals ([`weigh`]) |
//!
//! A puzzle is seen with the eyes of the seat that is asked, and what that seat cannot know is made up on the page.

mod asks;
mod goal;
pub mod mine;
mod prove;
mod tried;
mod weigh;

pub use asks::SAYS;
pub use goal::Goal;
pub use prove::{Prover, is_safe, right_answers};
pub use tried::{Tried, Verdict};
pub use weigh::{Lead, Scale, lead, weigh};

use crate::NoLesson;
use arbiter_engine::{BadLog, BadNotation, Game, Log, LogText, Notation, Reason, Seat, Table, WhyNot};
use arbiter_shelf::{Visit, open};
use arbiter_testkit::book::{Act, Page};
use std::{fmt, str::FromStr};

/// What kind of question it is.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Kind {
    /// Legal or not, and by which clause?
    Legal,
    /// What reaches the goal, whatever anybody answers?
    Find,
    /// Which answer is best?
    Best,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Legal, Kind::Find, Kind::Best];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Legal => "legal",
            Kind::Find => "find",
            Kind::Best => "best",
        })
    }
}

impl FromStr for Kind {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Kind, BadNotation> {
        Kind::ALL.into_iter().find(|kind| kind.to_string() == text).ok_or_else(|| BadNotation::unknown("kind", text))
    }
}

/// What is asked.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Question {
    /// May this be done? Where it may not, a clause says so; it stands among others.
    Legal {
        /// What somebody would like to do.
        choice: String,
        /// The clause that forbids it; nothing if it is allowed.
        clause: Option<String>,
        /// The clauses to choose from.
        among: Vec<String>,
    },
    /// What reaches the goal?
    Find {
        /// What is to be reached.
        goal: Goal,
        /// In so many decisions of one's own at most.
        within: u8,
        /// An answer to begin with.
        first: String,
    },
    /// Which answer is best?
    Best {
        /// The best one.
        best: String,
        /// Over how many redeals, and by which luck.
        scale: Scale,
    },
}

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The game.
    pub game: String,
    /// Whose eyes it is seen with, and who is to answer.
    pub seat: Seat,
    /// How hard it is, from 1 to 5: how deep a bot must look, or how seldom the clause comes up.
    pub level: u8,
    /// What is asked.
    pub question: Question,
    start: LogText,
}

/// Why a page is no puzzle.
#[derive(Clone, Debug)]
pub enum NoPuzzle {
    /// It is not even a page that holds.
    Page(NoLesson),
    /// Something it must say is missing, or makes no sense.
    Says(&'static str),
    /// It is not as it says.
    Wrong(String),
}

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPuzzle::Page(why) => write!(f, "{why}"),
            NoPuzzle::Says(what) => write!(f, "the page does not say its {what}, or not so that it makes sense"),
            NoPuzzle::Wrong(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for NoPuzzle {}

impl From<BadLog> for NoPuzzle {
    fn from(bad: BadLog) -> NoPuzzle {
        NoPuzzle::Wrong(bad.to_string())
    }
}

/// More nodes than this are not looked at to prove something.
pub const MOST_NODES: u32 = 12_000;
/// More lines than this are not tried to find out what is best.
const MOST_LINES: u32 = 64;
/// The most decisions a goal may be away.
const MOST_WITHIN: u8 = 8;

impl Puzzle {
    /// Reads a puzzle: what its page claims holds. Whether its answer is right is for [`Puzzle::check`].
    pub fn read(name: &str, markdown: &str, steps: u32) -> Result<Puzzle, NoPuzzle> {
        let page = Page::parse(name, markdown).map_err(|bad| NoPuzzle::Page(NoLesson::Unreadable(bad)))?;
        let game = page.game().ok_or(NoPuzzle::Page(NoLesson::NoGame))?.to_owned();
        let tour =
            open(&game, crate::Walk { page: &page, steps }).map_err(|off| NoPuzzle::Page(NoLesson::Shelf(off)))?;
        let tour = tour.ok_or(NoPuzzle::Page(NoLesson::Empty))?;
        let tour = tour.map_err(|failure| NoPuzzle::Page(NoLesson::Failed(failure)))?;
        let said = |name: &str| {
            let lines = markdown.lines().filter_map(|line| line.split_once(" = "));
            lines.filter(|(said, _)| *said == name).map(|(_, text)| text.trim()).next()
        };
        let number = |name: &'static str, least: u32, most: u32| {
            let found = said(name).and_then(|text| text.parse::<u32>().ok());
            found.filter(|found| (least..=most).contains(found)).ok_or(NoPuzzle::Says(name))
        };
        let acts = || page.examples[0].lines.iter().map(|line| &line.act);
        let list = |text: Option<&str>| text.unwrap_or_default().split(' ').map(str::to_owned).collect::<Vec<_>>();
        let play = || {
            let played = acts().find_map(|act| match act {
                Act::Play(seat, choices) => Some((*seat, choices.first()?.clone())),
                _ => None,
            });
            played.ok_or(NoPuzzle::Says("answer"))
        };
        let allowed = || {
            acts().find_map(|act| match act {
                Act::Allows(seat, choices) => Some((*seat, choices.first()?.clone(), None)),
                _ => None,
            })
        };
        let kind = said("kind").and_then(|text| text.parse().ok()).ok_or(NoPuzzle::Says("kind"))?;
        let (seat, question) = match kind {
            Kind::Legal => {
                let among = list(said("among"));
                let refused = acts().find_map(|act| match act {
                    Act::Refuses(seat, choices, clauses) => {
                        Some((*seat, choices.first()?.clone(), Some(clauses.first()?.clone())))
                    }
                    _ => None,
                });
                let (seat, choice, clause) = refused.or_else(allowed).ok_or(NoPuzzle::Says("choice"))?;
                if among.len() < 2 || clause.as_ref().is_some_and(|clause| !among.contains(clause)) {
                    return Err(NoPuzzle::Says("among"));
                }
                (seat, Question::Legal { choice, clause, among })
            }
            Kind::Find => {
                let (seat, first) = play()?;
                let goal = said("goal").and_then(Goal::read).ok_or(NoPuzzle::Says("goal"))?;
                let within = number("within", 1, u32::from(MOST_WITHIN))? as u8;
                (seat, Question::Find { goal, within, first })
            }
            Kind::Best => {
                let (seat, best) = play()?;
                let scale = Scale { lines: number("lines", 4, MOST_LINES)?, seed: number("seed", 0, u32::MAX)? };
                (seat, Question::Best { best, scale })
            }
        };
        let start = LogText { lines: Vec::new(), ..tour.log };
        Ok(Puzzle { game, seat, level: number("level", 1, 5)? as u8, question, start })
    }

    /// What kind of question it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.question {
            Question::Legal { .. } => Kind::Legal,
            Question::Find { .. } => Kind::Find,
            Question::Best { .. } => Kind::Best,
        }
    }

    /// Sees to it that its answer is right, and the only right one: by the rules, by every answer there may be, by many redeals.
    pub fn check(&self) -> Result<(), NoPuzzle> {
        open(&self.game, Check(self)).map_err(|off| NoPuzzle::Page(NoLesson::Shelf(off)))?
    }

    /// What comes of these answers, one after the other.
    pub fn tried(&self, answers: &[String]) -> Result<Tried, NoPuzzle> {
        open(&self.game, tried::Try { puzzle: self, answers }).map_err(|off| NoPuzzle::Page(NoLesson::Shelf(off)))?
    }

    /// Where it begins.
    fn table<G: Game>(&self) -> Result<Table<G>, NoPuzzle> {
        Ok(Table::replay(&Log::read(&self.start)?)?)
    }
}

struct Check<'a>(&'a Puzzle);

/// A goal that more than this share of the answers reach is no puzzle: one in so many.
const RARE: usize = 3;

impl Visit for Check<'_> {
    type Out = Result<(), NoPuzzle>;

    fn visit<G: Game>(self) -> Result<(), NoPuzzle> {
        let (puzzle, seat) = (self.0, self.0.seat);
        let table = puzzle.table::<G>()?;
        let position = table.position();
        let wrong = |why: String| Err(NoPuzzle::Wrong(why));
        if !position.turn().waits_for(seat) {
            return wrong(format!("{seat} is not asked"));
        }
        match &puzzle.question {
            // What is refused and by which clause, the page has claimed; no other reason that is heard may stand among the clauses.
            Question::Legal { choice, clause, among } => {
                let choice = G::from_spelled(choice).map_err(|bad| NoPuzzle::Wrong(bad.to_string()))?;
                let found = position.why_not(seat, choice).map(|reason| reason.clause().to_string());
                if found != *clause || among.windows(2).any(|two| two[0] >= two[1]) {
                    return wrong(format!("{found:?} is against it, among {among:?}"));
                }
                let heard = against(position, seat, choice);
                if let Some(other) = heard.iter().find(|heard| Some(*heard) != found.as_ref() && among.contains(heard))
                {
                    return wrong(format!("{other} is against it as well"));
                }
            }
            Question::Find { goal, within, first } => {
                let right = right_answers(position, seat, goal, *within, MOST_NODES);
                let Some(right) = right else { return wrong("it takes too long to prove".into()) };
                let texts: Vec<String> = right.iter().map(|choice| G::spelled(*choice)).collect();
                let all = position.listed(seat).len();
                if !texts.contains(first) || right.len() * RARE > all {
                    return wrong(format!("{first} is the answer, but proven are {texts:?} of {all}"));
                }
                // Neither sooner, nor only because of what rivals are said to hold.
                if *within > 1
                    && !goal.is_defence()
                    && right_answers(position, seat, goal, within - 1, MOST_NODES).is_none_or(|early| !early.is_empty())
                {
                    return wrong(format!("{within} decisions are more than are needed"));
                }
                let choice = G::from_spelled(first).map_err(|bad| NoPuzzle::Wrong(bad.to_string()))?;
                if !is_safe(position, seat, choice, goal, *within, MOST_NODES) {
                    return wrong(format!("{first} does not hold whatever rivals hold"));
                }
            }
            Question::Best { best, scale } => {
                let best = G::from_spelled(best).map_err(|bad| NoPuzzle::Wrong(bad.to_string()))?;
                let choices = position.listed(seat);
                let Some(at) = choices.iter().position(|choice| *choice == best) else {
                    return wrong(format!("{} is not what may be done", best.text()));
                };
                // An answer in several pieces would have to be weighed with all that may follow.
                if choices.len() < 2 || position.sheet(seat).compound().is_some() {
                    return wrong("there is nothing to compare it with".into());
                }
                let went = weigh(position, seat, &choices, *scale);
                for (other, choice) in choices.iter().enumerate().filter(|(other, _)| *other != at) {
                    let lead = lead(&went[at], &went[other]);
                    if !lead.is_clear() {
                        return wrong(format!(
                            "{} is ahead of {} by {:.3}, with an error of {:.3}",
                            best.text(),
                            choice.text(),
                            lead.mean,
                            lead.error
                        ));
                    }
                }
            }
        }
        Ok(())
    }
}

/// The clauses that are heard against a choice, not only the first of them.
fn against<G: Game>(position: &G, seat: Seat, choice: G::Choice) -> Vec<String> {
    let mut heard = WhyNot::new(|meant| meant == choice);
    position.options(seat, &mut heard);
    heard.reasons.iter().map(|(_, reason)| reason.clause().to_string()).collect()
}

/// The puzzles of a game, by name.
pub fn puzzles(game: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    crate::PUZZLES.iter().filter(move |(of, ..)| *of == game).map(|(_, name, text)| (*name, *text))
}

/// The text of a choice as a page writes it.
fn spelled<G: Game>(choice: G::Choice) -> String {
    let text = G::spelled(choice);
    // What can be read in two ways is written as in logs.
    if G::from_spelled(&text).ok() == Some(choice) { text } else { choice.text() }
}
