//! Answers of several pieces, given as people give them: in any order, one by one or all at once, and taken back.
//!
//! `tests/orders.txt` of a game names questions that its rules put, and an answer to each:
//!
//! ```text
//! # Any three essences for a cost
//! given   p1 pool elan 1 life 1 calm 1 death 1 gold 1
//! given   agenda cost any p1 3 elan | round after p1
//! pieces  pay gold; pay life; pay elan
//! wrong   pay gold
//! ```
//!
//! `pieces` are one answer of p1, the last in the list first; `wrong` is a piece that no answer with the first of them has;
//! `play` lines are what p1 answers before, and `luck` says that the House decides what comes of it. The server's tests put
//! the same questions over the socket, and the first of each file is answered in the browser.

use arbiter_engine::{Game, Illegal, Notation, Seat, Seed, Table, position_text, read_position};
use std::path::Path;

/// A question of several pieces, and an answer.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Case {
    /// What it is about.
    pub name: String,
    /// The position it begins with.
    pub given: String,
    /// What p1 answers before.
    pub before: Vec<String>,
    /// One answer, the last in the list first.
    pub pieces: Vec<String>,
    /// A piece that cannot be part of any answer with the first.
    pub wrong: String,
    /// Does the House decide what comes of it?
    pub luck: bool,
}

/// The cases of a file.
///
/// # Errors
/// The number of a line that is none of these, or of a case that lacks one, and what is wrong.
pub fn read_cases(text: &str) -> Result<Vec<Case>, (usize, &'static str)> {
    let mut cases: Vec<(usize, Case)> = Vec::new();
    for (at, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        if let Some(name) = line.strip_prefix("# ") {
            cases.push((at, Case { name: name.to_owned(), ..Case::default() }));
            continue;
        }
        let (_, case) = cases.last_mut().ok_or((at, "a case begins with # and its name"))?;
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let parts = rest.split(';').map(|part| part.trim().to_owned());
        match word {
            "given" => case.given = case.given.clone() + rest.trim() + "\n",
            "play" => case.before.extend(parts),
            "pieces" => case.pieces.extend(parts),
            "wrong" => case.wrong = rest.trim().to_owned(),
            "luck" => case.luck = true,
            _ => return Err((at, "a line is given, play, pieces, wrong or luck")),
        }
    }
    let whole = |case: &Case| case.pieces.len() > 1 && !case.given.is_empty() && !case.wrong.is_empty();
    match cases.iter().find(|(_, case)| !whole(case)) {
        Some((at, _)) => Err((*at, "a case has a position, several pieces, and one that is wrong")),
        None => Ok(cases.into_iter().map(|(_, case)| case).collect()),
    }
}

const P1: Seat = Seat::new(0);

impl Case {
    /// A table with this question.
    fn asked<G: Game>(&self) -> Table<G> {
        let position = read_position(&self.given).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let mut table = Table::<G>::study(position, Seed::from(0));
        table.house(&mut ());
        for answer in &self.before {
            self.answer(&mut table, answer);
            table.house(&mut ());
        }
        assert!(table.decision(P1).sheet.compound().is_some(), "{}: several pieces are asked for", self.name);
        table
    }

    fn answer<G: Game>(&self, table: &mut Table<G>, text: &str) {
        let taken = table.answer_text(P1, text, &mut ());
        assert!(taken.is_ok(), "{}: “{text}”: {taken:?}", self.name);
    }

    /// Names the pieces one by one: each is offered until it is named, the first is taken back once, and nothing happens
    /// before the last. What is on the table then, before the House answers.
    fn one_by_one<'a, G: Game>(&self, pieces: impl Iterator<Item = &'a String>) -> String {
        let mut table = self.asked::<G>();
        let before = *table.position();
        for (i, piece) in pieces.enumerate() {
            let offered: Vec<String> = table.decision(P1).offers().iter().map(Notation::text).collect();
            assert!(offered.contains(piece), "{}: {piece} among {offered:?}", self.name);
            assert_eq!(*table.position(), before, "{}: something happens before {piece}", self.name);
            self.answer(&mut table, piece);
            if i == 0 {
                table.undo(P1, 1).unwrap_or_else(|why| panic!("{}: {piece} stays: {why:?}", self.name));
                assert!(table.named(P1).is_empty() && *table.position() == before, "{}: {piece} is back", self.name);
                self.answer(&mut table, piece);
            }
        }
        self.outcome(&table, &before)
    }

    /// What a whole answer led to, and leads to when its log is played again.
    fn outcome<G: Game>(&self, table: &Table<G>, before: &G) -> String {
        assert!(table.named(P1).is_empty() && table.position() != before, "{}: it is not whole", self.name);
        let log = table.log().to_string().parse().unwrap_or_else(|error| panic!("{}: {error:?}", self.name));
        let again = Table::<G>::replay(&log).unwrap_or_else(|error| panic!("{}: {error:?}", self.name));
        assert_eq!(again.position(), table.position(), "{}: its log leads elsewhere", self.name);
        position_text(table.position())
    }

    fn check<G: Game>(&self) {
        let named = self.one_by_one::<G>(self.pieces.iter());
        let turned = self.one_by_one::<G>(self.pieces.iter().rev());
        let mut table = self.asked::<G>();
        let (before, entries) = (*table.position(), table.log().entries.len());
        let in_order = table.decision(P1).sheet.compound().is_some_and(|shape| shape.wanted.ordered);
        assert_eq!(turned != named, in_order, "{}: the order counts where the question says so", self.name);
        let wrong = [&self.pieces[0], &self.wrong].map(String::as_str).join(", ");
        let refused = table.answer_text(P1, &wrong, &mut ());
        let why = matches!(refused, Err(Illegal::Refused(_) | Illegal::NoMore(_)));
        assert!(why, "{}: “{wrong}”: {refused:?}", self.name);
        assert!(table.named(P1).is_empty() && *table.position() == before, "{}: nothing is taken", self.name);
        assert_eq!(table.log().entries.len(), entries, "{}: nothing is written", self.name);
        self.answer(&mut table, &self.pieces.join(", "));
        assert_eq!(self.outcome(&table, &before), named, "{}: all at once", self.name);
    }
}

/// Puts every question of `tests/orders.txt` of a game's folder; what [`orders!`](crate::orders!) does.
///
/// # Panics
/// If an answer goes wrong in some order, or there is none.
pub fn orders_hold<G: Game>(root: &str) {
    let path = Path::new(root).join("tests/orders.txt");
    let shown = path.display();
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let cases = read_cases(&text).unwrap_or_else(|(line, what)| panic!("{shown}, line {line}: {what}"));
    assert!(!cases.is_empty(), "{shown} asks nothing");
    cases.iter().for_each(Case::check::<G>);
}

/// A test that answers of several pieces may be given in any order: `testkit::orders!(Pebbles);`.
#[macro_export]
macro_rules! orders {
    ($game:ty) => {
        #[test]
        fn answers_of_several_pieces_are_given_in_any_order() {
            $crate::orders::orders_hold::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use pebbles::Pebbles;

    const TRADE: &str = "# Two for two\ngiven  p1 hand 2 4 6; p2 hand 5\ngiven  agenda trade p1 | spend p2 0\n\
                         pieces trade 6; trade 2\nwrong  trade 6\n";

    #[test]
    fn a_case_says_all_there_is_to_it() {
        let cases = read_cases(TRADE).expect("readable");
        assert_eq!((cases.len(), cases[0].given.lines().count(), cases[0].pieces.len()), (1, 2, 2));
        assert_eq!(read_cases("pieces a; b"), Err((1, "a case begins with # and its name")));
        assert_eq!(read_cases("# a\npiece a"), Err((2, "a line is given, play, pieces, wrong or luck")));
        assert!(read_cases("# a\ngiven b\npieces c\nwrong d").is_err_and(|(line, _)| line == 1), "one piece is none");
        cases[0].check::<Pebbles>();
    }

    /// What the pieces are called is not all there is to a case: each of these is wrong in its own way.
    #[test]
    fn a_case_can_fail() {
        let fails = |from: &str, to: &str| {
            let cases = read_cases(&TRADE.replacen(from, to, 1)).expect("readable");
            std::panic::catch_unwind(|| cases[0].check::<Pebbles>()).is_err()
        };
        assert!(fails("trade 6; trade 2", "trade 6; trade 5"), "a piece that is not there");
        assert!(fails("trade 6; trade 2", "trade 6; trade 2; trade 4"), "a piece too many");
        assert!(fails("wrong  trade 6", "wrong  trade 4"), "what is called wrong fits");
        assert!(fails("trade p1 | ", ""), "another question");
    }
}
