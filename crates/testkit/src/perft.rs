//! Perft: how many futures a position has. Cheap, merciless counts that notice any change of what is
//! legal.
//!
//! `tests/perft.txt` names positions and says how many futures each has:
//!
//! ```text
//! # Pebbles
//! position opening
//!   setup players 2
//!
//! position shopping
//!   p1 coins 1; p1 hand 3; p2 hand 5
//!   agenda spend p1 0
//!
//! opening  | 1 |  16
//! opening  | 2 | 240
//! shopping | 3 |  30
//! ```
//!
//! A position is a `setup` line, or facets as in a written position. Run the tests with
//! `ARBITER_BLESS=1` to write the counts anew (a new line may say `?` for its count), and read the
//! difference before you commit it.

use crate::bless;
use arbiter_engine::{Choices, Game, Notation, Reason, Turn, read_position};
use std::{collections::HashMap, fmt, path::Path, str::FromStr};

/// How many futures the position has, `depth` choices deep; those of the House count like all others.
///
/// Where several seats decide in secret, the lowest is asked first: their order makes no difference.
/// A game that is over before has one future.
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let Turn::Waiting(seats) = position.turn() else { return 1 };
    let Some(seat) = seats.into_iter().next().filter(|_| depth > 0) else { return 1 };
    let mut choices = Choices::new();
    position.choices(seat, &mut choices);
    if depth == 1 {
        return choices.len() as u64;
    }
    let futures = choices.iter().map(|choice| {
        let mut next = *position;
        next.apply(seat, *choice, &mut ());
        perft(&next, depth - 1)
    });
    futures.sum()
}

/// A table of counts, as in `tests/perft.txt`.
#[derive(Clone, Debug)]
pub struct Perft {
    /// The file as it is, so that blessing keeps its remarks.
    lines: Vec<String>,
    positions: HashMap<String, String>,
    counts: Vec<Count>,
}

#[derive(Clone, Debug)]
struct Count {
    /// Which line of the file, from 0.
    at: usize,
    name: String,
    depth: u32,
    /// Nothing for `?`.
    count: Option<u64>,
}

/// What is wrong with a line.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BadPerft {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for BadPerft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadPerft {}

impl FromStr for Perft {
    type Err = BadPerft;

    fn from_str(text: &str) -> Result<Perft, BadPerft> {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (mut positions, mut counts) = (HashMap::new(), Vec::new());
        let mut current: Option<String> = None;
        for (at, line) in lines.iter().enumerate() {
            let bad = |what: &str| BadPerft { line: at + 1, what: what.to_owned() };
            let said = line.split('#').next().unwrap_or_default().trim();
            if let Some(name) = said.strip_prefix("position ") {
                let name = name.trim().to_owned();
                if positions.insert(name.clone(), String::new()).is_some() {
                    return Err(bad("this position is there twice"));
                }
                current = Some(name);
            } else if line.starts_with([' ', '\t']) && !said.is_empty() {
                let position = current.as_ref().and_then(|name| positions.get_mut(name));
                let position = position.ok_or_else(|| bad("this belongs to no position"))?;
                *position += said;
                position.push('\n');
            } else if !said.is_empty() {
                let count = Count::read(at, said).ok_or_else(|| bad("a count is written: name | depth | count"))?;
                if !positions.contains_key(&count.name) {
                    return Err(bad("there is no position of that name above"));
                }
                counts.push(count);
            }
        }
        Ok(Perft { lines, positions, counts })
    }
}

impl Count {
    fn read(at: usize, line: &str) -> Option<Count> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[name, depth, count] = &parts[..] else { return None };
        let count = if count == "?" { None } else { Some(count.replace('_', "").parse().ok()?) };
        Some(Count { at, name: name.to_owned(), depth: depth.parse().ok()?, count })
    }
}

impl Perft {
    /// Counts anew. Returns the file with the counts as they are, and what was different.
    pub fn check<G: Game>(&self) -> Result<Counted, BadPerft> {
        let mut lines = self.lines.clone();
        let mut wrong = Vec::new();
        let names = self.counts.iter().map(|count| count.name.len()).max().unwrap_or(0);
        let mut found = Vec::new();
        for count in &self.counts {
            let position = self.position::<G>(&count.name).map_err(|what| BadPerft { line: count.at + 1, what })?;
            found.push((count, perft(&position, count.depth)));
        }
        let digits = found.iter().map(|(_, futures)| futures.to_string().len()).max().unwrap_or(0);
        for (count, futures) in found {
            let Count { at, name, depth, .. } = count;
            if count.count != Some(futures) {
                let said = count.count.map_or("?".to_owned(), |count| count.to_string());
                wrong.push(format!("line {}: {name} has {futures} futures to depth {depth}, not {said}", at + 1));
            }
            lines[*at] = format!("{name:names$} | {depth} | {futures:digits$}");
        }
        Ok(Counted { text: lines.join("\n") + "\n", wrong })
    }

    /// How many counts there are.
    #[must_use]
    pub fn counts(&self) -> usize {
        self.counts.len()
    }

    fn position<G: Game>(&self, name: &str) -> Result<G, String> {
        let text = self.positions.get(name).map(String::as_str).unwrap_or_default();
        if let Some(setup) = text.strip_prefix("setup") {
            let setup = G::Setup::from_text(setup).map_err(|error| format!("the setup of {name}: {error}"))?;
            return G::begin(&setup).map_err(|reason| format!("the setup of {name} is refused by {}", reason.clause()));
        }
        read_position(text).map_err(|error| format!("the position {name}: {error}"))
    }
}

/// What counting gave.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Counted {
    /// The file with the counts as they are now.
    pub text: String,
    /// Each count that was another before.
    pub wrong: Vec<String>,
}

/// Checks `tests/perft.txt` of a game's folder; what [`perft!`](crate::perft!) does.
///
/// # Panics
/// If a count is not as the file says, or there is none.
pub fn perft_holds<G: Game>(root: &str) {
    let path = Path::new(root).join("tests/perft.txt");
    let shown = path.display();
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let table: Perft = text.parse().unwrap_or_else(|error| panic!("{shown}, {error}"));
    assert!(table.counts() > 0, "{shown} counts nothing");
    let counted = table.check::<G>().unwrap_or_else(|error| panic!("{shown}, {error}"));
    if bless::asked_for() {
        bless::write(&path, &counted.text);
    } else if !counted.wrong.is_empty() {
        panic!("\n{shown}\n  {}\n{}", counted.wrong.join("\n  "), bless::HINT);
    }
}

/// A test that counts futures as `tests/perft.txt` of the game's crate says: `testkit::perft!(Pebbles);`.
#[macro_export]
macro_rules! perft {
    ($game:ty) => {
        #[test]
        fn the_futures_are_as_many_as_before() {
            $crate::perft::perft_holds::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use pebbles::Pebbles;

    const TABLE: &str = "# remarks stay\nposition opening\n  setup players 2\n\nposition shop\n  p1 coins 1; p1 hand 3\n  \
                         p2 hand 5   # and here\n  agenda spend p1 0\n\nopening | 1 | 16\nopening|2|240\nshop | 1 | 3\n";

    fn check(text: &str) -> Counted {
        text.parse::<Perft>().expect("readable").check::<Pebbles>().expect("sound positions")
    }

    #[test]
    fn futures_are_counted_by_hand() {
        let opening = read_position::<Pebbles>("agenda draw p1 1 | draw p2 1 | bid").expect("a sound position");
        // The House deals one of 16, one of 15; each seals the only one it has; the House opens.
        assert_eq!([0, 1, 2, 3, 4, 5].map(|depth| perft(&opening, depth)), [1, 16, 240, 240, 240, 240]);
        // Then the winner takes or passes: a pass ends the game, which is one future however deep.
        assert_eq!([6, 7].map(|depth| perft(&opening, depth)), [480, 240 * (1 + 3)]);
    }

    #[test]
    fn a_right_table_holds_and_is_written_tidily() {
        let counted = check(TABLE);
        assert_eq!(counted.wrong, Vec::<String>::new());
        assert!(counted.text.contains("opening | 1 |  16\nopening | 2 | 240\nshop    | 1 |   3\n"), "{}", counted.text);
        assert!(counted.text.starts_with("# remarks stay\nposition opening\n"));
        assert_eq!(check(&counted.text).text, counted.text);
    }

    #[test]
    fn a_wrong_count_is_told_and_blessed() {
        let counted = check(&TABLE.replace("240", "241").replace("| 3", "| ?"));
        let told =
            ["line 11: opening has 240 futures to depth 2, not 241", "line 12: shop has 3 futures to depth 1, not ?"];
        assert_eq!(counted.wrong, told);
        assert_eq!(counted.text, check(TABLE).text);
    }

    #[test]
    fn a_bad_table_is_explained() {
        let why = |text: &str| text.parse::<Perft>().expect_err("not a table").to_string();
        assert_eq!(why("opening | 1 | 16"), "line 1: there is no position of that name above");
        assert_eq!(why("position a\nposition a"), "line 2: this position is there twice");
        assert_eq!(why("  setup players 2"), "line 1: this belongs to no position");
        assert_eq!(why("position a\na | one | 2"), "line 2: a count is written: name | depth | count");
        let unsound = "position a\n  p1 hand 3; p2 hand 3\na | 1 | 1".parse::<Perft>().expect("readable");
        assert!(unsound.check::<Pebbles>().expect_err("unsound").what.contains("in two places"));
    }
}
