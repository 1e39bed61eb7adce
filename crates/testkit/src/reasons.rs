//! The table of reasons: what each refusal says, and the clause it cites, side by side.
//!
//! `tests/reasons.txt` is read by a person once, row by row: does the clause speak of what the reason says? The test sees
//! to it that the table stays what was read: every reason of the game has a row, every reason that random play comes
//! upon cites a clause of its rows, and neither the sentence nor the clause has changed since.
//! `ARBITER_BLESS=1` writes the table anew; then read what is new in it.

use crate::bless;
use arbiter_engine::{Choices, Clause, Game, Message, Options, Reason, Rng, Seat, Seats, Seed, Setup, Table, Turn};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::Path,
};

/// Games played for each setup.
const GAMES: u64 = 4;
/// Choices remembered from earlier positions, to be refused in later ones.
const MEMORY: usize = 64;

/// A reason and a clause it cites.
type Row = (String, String);

/// Gathers the reasons against whatever is considered.
struct Heard<'a>(&'a mut BTreeSet<Row>);

impl Heard<'_> {
    fn hear(&mut self, reason: &impl Reason) {
        let Clause(clause) = reason.clause();
        self.0.insert((reason.say().id.to_owned(), clause.to_owned()));
    }
}

impl<C, R: Reason> Options<C, R> for Heard<'_> {
    fn put(&mut self, _: C, verdict: Result<(), R>) {
        if let Err(reason) = verdict {
            self.hear(&reason);
        }
    }
}

/// Every reason that random play comes upon.
fn heard<G: Game>() -> BTreeSet<Row> {
    let mut rows = BTreeSet::new();
    for (seats, game) in (1..=4).flat_map(|seats| (0..GAMES).map(move |game| (seats, game))) {
        for (_, setup) in G::Setup::variants(seats) {
            if let Ok(table) = Table::<G>::open(setup, Seed::from(game)) {
                listen(table, &mut Rng::stream(0x7ea5, game), &mut rows);
            }
        }
    }
    rows
}

fn listen<G: Game>(mut table: Table<G>, rng: &mut Rng, rows: &mut BTreeSet<Row>) {
    let (mut choices, mut memory) = (Choices::new(), Vec::new());
    while let Turn::Waiting(asked) = table.turn() {
        let position = *table.position();
        for seat in Seats::all(position.seats()) {
            position.options(seat, &mut Heard(rows));
            if let Some(choice) = rng.pick(&memory)
                && let Some(reason) = position.why_not(seat, *choice)
            {
                Heard(rows).hear(&reason);
            }
        }
        let Some(seat) = asked.into_iter().next() else { return };
        position.choices(seat, &mut choices);
        let Some(choice) = rng.pick(&choices).copied() else { return };
        if memory.len() < MEMORY {
            memory.push(choice);
        } else {
            memory[rng.below(MEMORY)] = choice;
        }
        if table.play(seat, choice, &mut ()).is_err() || seat == Seat::HOUSE && choices.is_empty() {
            return;
        }
    }
}

/// The sentences of a game's Fluent file, each on one line.
fn sentences(file: &Path) -> BTreeMap<String, String> {
    let mut sentences: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in fs::read_to_string(file).unwrap_or_default().lines() {
        if let Some((id, text)) = line.split_once(" = ").filter(|(id, _)| !id.starts_with([' ', '#'])) {
            last = Some(id.to_owned());
            sentences.insert(id.to_owned(), text.to_owned());
        } else if let Some(text) = last.as_ref().and_then(|id| sentences.get_mut(id))
            && line.starts_with(' ')
        {
            text.push(' ');
            text.push_str(line.trim());
        }
    }
    sentences
}

/// Compares the table in `tests/reasons.txt` with what the rules say; see [`reasons!`](crate::reasons!).
///
/// # Panics
/// If the table is not what was read.
pub fn reasons_are_as_read<G: Game>(game: &Path) {
    let file = game.join("tests/reasons.txt");
    let written = fs::read_to_string(&file).unwrap_or_default();
    let row = |line: &str| {
        let (id, clause) = line.split_once(' ').filter(|(id, _)| !id.is_empty())?;
        Some((id.to_owned(), clause.trim().to_owned()))
    };
    let mut rows: BTreeSet<Row> = written.lines().filter_map(row).collect();
    let heard = heard::<G>();
    let blessed = bless::asked_for();
    let new: Vec<&Row> = heard.difference(&rows).collect();
    assert!(blessed || new.is_empty(), "nobody has read yet whether these clauses speak of these reasons: {new:?}");
    rows.extend(heard);
    let reasons: BTreeSet<String> = G::Reason::SAYS.iter().map(|(id, _)| (*id).to_owned()).collect();
    let with_row: BTreeSet<String> = rows.iter().map(|(id, _)| id.clone()).collect();
    let without: Vec<_> = reasons.difference(&with_row).collect();
    assert!(without.is_empty(), "without a row in tests/reasons.txt: {without:?}");
    let gone: Vec<_> = with_row.difference(&reasons).collect();
    assert!(gone.is_empty(), "in tests/reasons.txt, but no reason of the rules: {gone:?}");

    let sentences = sentences(&game.join(format!("../../locales/en/{}.ftl", G::NAME)));
    let mut text = String::new();
    for (id, clause) in &rows {
        let rule = arbiter_rules::clause(clause).unwrap_or_else(|| panic!("{id} cites {clause}, which is not there"));
        let says = sentences.get(id).map_or("", String::as_str);
        let _ = writeln!(text, "{id} {clause}\n  says  {says}\n  rule  {}\n", rule.text(arbiter_rules::Lang::En));
    }
    if blessed {
        bless::write(&file, &text);
    } else {
        assert!(
            text == written,
            "a sentence or a clause of tests/reasons.txt has changed: ARBITER_BLESS=1, and read it"
        );
    }
}

/// Tests that every reason cites a clause that speaks of it, as a person has read it.
#[macro_export]
macro_rules! reasons {
    ($game:ty) => {
        #[test]
        fn reasons_cite_clauses_that_speak_of_them() {
            $crate::reasons::reasons_are_as_read::<$game>(std::path::Path::new(env!("CARGO_MANIFEST_DIR")));
        }
    };
}
