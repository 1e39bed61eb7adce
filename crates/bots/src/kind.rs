//! The kinds of bots, and how they are written.

use crate::{Level, Style};
use std::{fmt, str::FromStr};

/// Nobody thinks on more cores than this.
const MOST_CORES: u8 = 64;

/// A kind of bot, the weaker ones first. Written `random`, `greedy`, `search` or, with a budget of its own, `search:2000`;
/// a level by its name, `medium`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Kind {
    /// Any choice, each as likely as the next.
    Random,
    /// The choice that looks best once its thought is finished.
    Greedy,
    /// The choice most often preferred while trying many lines of play.
    Search {
        /// How many lines it tries for each decision.
        budget: u32,
    },
    /// The same on several cores at once. Written `search:2000x4`.
    Crew {
        /// How many lines it tries for each decision, on all cores together.
        budget: u32,
        /// On how many cores.
        cores: u8,
    },
    /// The same by the game's own estimate, without what was learned. Written `plain:400`; for matches that tell what learning is worth.
    Plain {
        /// How many lines it tries for each decision.
        budget: u32,
    },
    /// The same, but where it plans, most lines go into better plans behind the best options. Written `inventive:400`; for matches
    /// that tell what better plans are worth.
    Inventive {
        /// How many lines it tries for each decision.
        budget: u32,
    },
    /// The same, but a tree is kept for as long as what it foresaw comes. Written `keeping:400`; for matches that tell what that is worth.
    Keeping {
        /// How many lines it tries for each decision.
        budget: u32,
    },
    /// The same, but of long lists it looks at few answers first and at more of them later. Written `widening:400`; for matches that
    /// tell what that is worth.
    Widening {
        /// How many lines it tries for each decision.
        budget: u32,
    },
    /// Greedy, but answers that look alike up to so much are mistaken for each other, and so many of a hundred are overlooked. Written
    /// `careless:300:20`; for finding out how far apart levels are.
    Careless {
        /// How much better an answer must look to be surely told from another.
        noise: u32,
        /// How many answers of a hundred are overlooked.
        overlooks: u8,
    },
    /// As well as people of this level; each game says what that means.
    Level(Level),
}

impl Kind {
    /// A search with the usual budget.
    pub const SEARCH: Kind = Kind::Search { budget: Style::USUAL.budget };
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.pad("random"),
            Kind::Greedy => f.pad("greedy"),
            &Kind::SEARCH => f.pad("search"),
            Kind::Search { budget } => f.pad(&format!("search:{budget}")),
            Kind::Crew { budget, cores } => f.pad(&format!("search:{budget}x{cores}")),
            Kind::Plain { budget } => f.pad(&format!("plain:{budget}")),
            Kind::Inventive { budget } => f.pad(&format!("inventive:{budget}")),
            Kind::Keeping { budget } => f.pad(&format!("keeping:{budget}")),
            Kind::Widening { budget } => f.pad(&format!("widening:{budget}")),
            Kind::Careless { noise, overlooks } => f.pad(&format!("careless:{noise}:{overlooks}")),
            Kind::Level(level) => f.pad(level.as_str()),
        }
    }
}

impl FromStr for Kind {
    type Err = BadKind;

    fn from_str(text: &str) -> Result<Kind, BadKind> {
        match text.split_once(':') {
            None => match text {
                "random" => Ok(Kind::Random),
                "greedy" => Ok(Kind::Greedy),
                "search" => Ok(Kind::SEARCH),
                _ => Level::from_text(text).map(Kind::Level).ok_or_else(|| BadKind::Unknown(clip(text))),
            },
            Some(("careless", how)) => {
                let (noise, overlooks) = how.split_once(':').ok_or_else(|| BadKind::Budget(clip(how)))?;
                match (noise.parse(), overlooks.parse()) {
                    (Ok(noise), Ok(overlooks)) if overlooks < 100 => Ok(Kind::Careless { noise, overlooks }),
                    _ => Err(BadKind::Budget(clip(how))),
                }
            }
            Some(("search", crew)) if crew.contains('x') => {
                let (budget, cores) = crew.split_once('x').unwrap_or_default();
                match (budget.parse(), cores.parse()) {
                    (Ok(budget), Ok(cores)) if budget > 0 && (1..=MOST_CORES).contains(&cores) => {
                        Ok(Kind::Crew { budget, cores })
                    }
                    _ => Err(BadKind::Budget(clip(crew))),
                }
            }
            Some((kind, budget)) => {
                let of = match kind {
                    "search" => |budget| Kind::Search { budget },
                    "plain" => |budget| Kind::Plain { budget },
                    "inventive" => |budget| Kind::Inventive { budget },
                    "keeping" => |budget| Kind::Keeping { budget },
                    "widening" => |budget| Kind::Widening { budget },
                    _ => return Err(BadKind::Unknown(clip(text))),
                };
                let lines = budget.parse().ok().filter(|lines| *lines > 0);
                lines.map(of).ok_or_else(|| BadKind::Budget(clip(budget)))
            }
        }
    }
}

/// A word as it may stand in an error: short, whatever was typed.
fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

/// A text that names no kind of bot.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BadKind {
    /// There is no such bot.
    Unknown(String),
    /// The budget is not a number from 1 up.
    Budget(String),
}

impl fmt::Display for BadKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadKind::Unknown(found) => {
                let levels = Level::ALL.map(Level::as_str).join(", ");
                write!(
                    f,
                    "“{found}” is not a bot: there are {levels}; and random, greedy, search, and search:2000 with a budget; for studies, \
                     search:2000x4 on so many cores, plain:400, inventive:400 and careless:NOISE:OVERLOOKS"
                )
            }
            BadKind::Budget(found) => write!(f, "“{found}” is not a budget: search:2000 tries 2000 lines of play"),
        }
    }
}

impl std::error::Error for BadKind {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_back_as_written() {
        for text in [
            "random",
            "greedy",
            "search",
            "search:1",
            "search:20000",
            "search:400x4",
            "plain:400",
            "inventive:400",
            "careless:300:20",
            "first",
            "master",
        ] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        let usual = format!("search:{}", Style::USUAL.budget);
        assert_eq!(usual.parse::<Kind>().unwrap().to_string(), "search");
    }

    #[test]
    fn what_is_no_kind_is_refused_with_advice() {
        for (text, error) in [
            ("", BadKind::Unknown(String::new())),
            ("clever", BadKind::Unknown("clever".into())),
            ("greedy:5", BadKind::Unknown("greedy:5".into())),
            ("search:", BadKind::Budget(String::new())),
            ("search:0", BadKind::Budget("0".into())),
            ("search:-3", BadKind::Budget("-3".into())),
            ("search:400x", BadKind::Budget("400x".into())),
            ("search:400x0", BadKind::Budget("400x0".into())),
            ("search:0x2", BadKind::Budget("0x2".into())),
            ("search:400x65", BadKind::Budget("400x65".into())),
            ("search:many", BadKind::Budget("many".into())),
        ] {
            assert_eq!(text.parse::<Kind>(), Err(error.clone()), "{text}");
            assert!(error.to_string().contains("search:2000"));
        }
    }
}
