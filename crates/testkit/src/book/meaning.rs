//! Whether what a page says of the table is so: what is meant is compared, not how it is written.
//!
//! What is said is read and written again by the game, so that cards in a hand come in any order and a discard pile does
//! not. Of pieces that lie there in no order, what is not said of them is left open, unless all is to be said.

use super::{line::tidy, open::facets_of, said::Said};
use arbiter_engine::{Facets, Game};

/// The facets that are not as the page says, if any.
pub(super) fn differences<G: Game>(position: &G, wanted: &[String], exactly: bool) -> Result<Vec<Said>, Vec<Said>> {
    let facets = Facets::of(position);
    let mut wrong = Vec::new();
    for line in wanted {
        let Some((key, value)) = facets.split(line) else {
            return Err(vec![Said::UnknownFacet { text: line.clone() }, facets_of(position)]);
        };
        let found = tidy(facets.get(key).unwrap_or_default());
        let said = tidy(if value == "-" { "" } else { value });
        let same = if said.is_empty() {
            found.is_empty()
        } else if facets.is_derived(key) {
            said == found || sorted(&said) == sorted(&found)
        } else {
            let meant = as_written::<G>(position.seats(), key, &said)?;
            is_meant(&meant, &found, G::said_of(key), exactly)
        };
        if !same {
            let shown = |value: String| if value.is_empty() { "-".to_owned() } else { value };
            wrong.push(Said::Expected { key: key.to_owned(), value: shown(said) });
            wrong.push(Said::Found { key: key.to_owned(), value: shown(found) });
        }
    }
    Ok(wrong)
}

/// The words of a facet as the game would write them.
fn as_written<G: Game>(seats: u8, key: &str, value: &str) -> Result<String, Vec<Said>> {
    let mut blank = G::blank(seats);
    blank.set(key, value).map_err(|error| vec![Said::of_position(&error)])?;
    Ok(tidy(Facets::of(&blank).get(key).unwrap_or_default()))
}

/// What follows from other facets cannot be set: its parts may come in any order, each a word with the numbers after it,
/// or whatever stands between commas.
fn sorted(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    if text.contains(',') {
        parts = text.split(',').map(tidy).collect();
    } else {
        for word in text.split_whitespace() {
            match parts.last_mut() {
                Some(part) if !word.starts_with(char::is_alphabetic) => *part += &format!(" {word}"),
                _ => parts.push(word.to_owned()),
            }
        }
    }
    parts.sort();
    parts
}

/// Are just these pieces there, with all that is said of them?
fn is_meant(meant: &str, found: &str, said_of: &[&str], exactly: bool) -> bool {
    if meant == found {
        return true;
    }
    if said_of.is_empty() {
        return false;
    }
    let entries = |text: &str| -> Vec<Entry> { text.split(',').map(|part| Entry::read(part, said_of)).collect() };
    let (meant, found) = (entries(meant), entries(found));
    let mut taken = vec![None; found.len()];
    let finds = |i| finds_its_own(i, &meant, &found, exactly, &mut taken, &mut vec![false; found.len()]);
    meant.len() == found.len() && (0..meant.len()).all(finds)
}

/// Finds a piece for what is meant, if need be by finding another for what has it now.
fn finds_its_own(
    i: usize,
    meant: &[Entry],
    found: &[Entry],
    exactly: bool,
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for j in 0..found.len() {
        if tried[j] || !meant[i].is(&found[j], exactly) {
            continue;
        }
        tried[j] = true;
        if taken[j].is_none_or(|other| finds_its_own(other, meant, found, exactly, taken, tried)) {
            taken[j] = Some(i);
            return true;
        }
    }
    false
}

/// A piece, and what is said of it.
#[derive(Debug)]
struct Entry {
    piece: String,
    said: Vec<String>,
}

impl Entry {
    fn read(text: &str, said_of: &[&str]) -> Entry {
        let mut parts = vec![String::new()];
        for (i, word) in text.split_whitespace().enumerate() {
            if i > 0 && said_of.contains(&word) {
                parts.push(String::new());
            }
            if let Some(part) = parts.last_mut() {
                if !part.is_empty() {
                    part.push(' ');
                }
                *part += word;
            }
        }
        let said = parts.split_off(1);
        Entry { piece: parts.pop().unwrap_or_default(), said }
    }

    fn is(&self, found: &Entry, exactly: bool) -> bool {
        let all = |some: &[String], of: &[String]| some.iter().all(|each| of.contains(each));
        self.piece == found.piece && all(&self.said, &found.said) && (!exactly || all(&found.said, &self.said))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &[&str] = &["marked", "damage", "red", "blue"];

    #[test]
    fn what_is_not_said_of_a_piece_is_left_open() {
        let holds = |meant, found| (is_meant(meant, found, SAID, false), is_meant(meant, found, SAID, true));
        assert_eq!(holds("ghoul", "ghoul marked damage 2"), (true, false));
        assert_eq!(holds("ghoul damage 2", "ghoul marked damage 2"), (true, false));
        assert_eq!(holds("ghoul damage 2 marked", "ghoul marked damage 2"), (true, true));
        assert_eq!(holds("ghoul damage 1", "ghoul marked damage 2"), (false, false));
        assert_eq!(holds("ghoul marked", "ghoul"), (false, false));
        assert_eq!(holds("f8 red taunted", "f8 red blind blue taunted"), (false, false));
    }

    #[test]
    fn pieces_come_in_any_order_and_none_is_left_out() {
        let holds = |meant, found| is_meant(meant, found, SAID, false);
        assert!(holds("orc, ghoul", "ghoul, orc marked"));
        assert!(!holds("ghoul", "ghoul, orc"));
        assert!(holds("orc, orc marked", "orc marked, orc"), "each finds its own");
        assert!(!holds("orc marked, orc marked", "orc marked, orc"));
        assert!(!is_meant("b a", "a b", &[], false), "where order counts, or the game would have sorted it");
    }

    #[test]
    fn what_follows_from_the_rest_comes_in_any_order() {
        assert_eq!(sorted("ghoul 3/2, mentor 3/4"), sorted("mentor 3/4, ghoul 3/2"));
        assert_eq!(sorted("relic 2 fuel 1"), sorted("fuel 1 relic 2"));
        assert_ne!(sorted("relic 1 fuel 2"), sorted("fuel 1 relic 2"));
    }
}
