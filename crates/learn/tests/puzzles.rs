//! Every puzzle is what it says: its page holds, its answer is right, and it is the only one. What was found once in games that bots
//! played is found again here, by the rules as they are now.

use arbiter_engine::Eyes;
use arbiter_learn::puzzle::{Goal, Kind, Puzzle, Question, Verdict, puzzles};
use arbiter_shelf::{GAMES, replay_table};
use std::collections::BTreeMap;

const STEPS: u32 = 4_000;

fn read(game: &str, name: &str, text: &str) -> Puzzle {
    let puzzle = Puzzle::read(name, text, STEPS).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
    assert_eq!(puzzle.game, game, "{name}");
    puzzle
}

fn check(game: &str, kind: Kind) {
    let mut count = 0;
    for (name, text) in puzzles(game).filter(|(name, _)| name.starts_with(&kind.to_string())) {
        let puzzle = read(game, name, text);
        assert_eq!(puzzle.kind(), kind, "{game}/{name}");
        puzzle.check().unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
        count += 1;
    }
    assert!(count > 0, "{game} has no puzzle to {kind}");
}

/// One test for each game and kind, so that they run side by side.
macro_rules! checked {
    ($($name:ident: $game:literal $kind:ident;)*) => {$(
        #[test]
        fn $name() {
            check($game, Kind::$kind);
        }
    )*};
}

checked! {
    res_arcana_legal: "res_arcana" Legal;
    res_arcana_find: "res_arcana" Find;
    res_arcana_best: "res_arcana" Best;
    arcs_legal: "arcs" Legal;
    arcs_find: "arcs" Find;
    arcs_best: "arcs" Best;
    arcmage_legal: "arcmage" Legal;
    arcmage_find: "arcmage" Find;
    arcmage_best: "arcmage" Best;
    aristeia_legal: "aristeia" Legal;
    aristeia_find: "aristeia" Find;
    aristeia_best: "aristeia" Best;
}

/// Thirty a game at least, of every kind, few of them alike, and neither all allowed nor all forbidden.
#[test]
fn there_are_enough_and_they_differ() {
    for game in GAMES {
        let all: Vec<Puzzle> = puzzles(game).map(|(name, text)| read(game, name, text)).collect();
        assert!(all.len() >= 30, "{game} has {}", all.len());
        let mut clauses: BTreeMap<String, usize> = BTreeMap::new();
        for puzzle in &all {
            if let Question::Legal { clause, .. } = &puzzle.question {
                *clauses.entry(clause.clone().unwrap_or_default()).or_default() += 1;
            }
        }
        let allowed = clauses.remove("").unwrap_or(0);
        assert!(allowed > 1 && allowed <= clauses.values().sum::<usize>(), "{game}: {allowed} are allowed");
        assert!(clauses.values().all(|count| *count <= 3), "{game}: {clauses:?}");
        let mut texts: Vec<&str> = puzzles(game).map(|(_, text)| text).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), all.len(), "{game} has a puzzle twice");
    }
}

/// The right answer is taken, a wrong one is played out, and what is shown on the way can be replayed with the eyes of the seat.
#[test]
fn answers_are_judged_and_shown() {
    for game in GAMES {
        for kind in Kind::ALL {
            let of_kind = |name: &str| name.starts_with(&kind.to_string());
            let Some((name, text)) = puzzles(game).find(|(name, _)| of_kind(name)) else { continue };
            let puzzle = read(game, name, text);
            let begun = puzzle.tried(&[]).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            assert_eq!((begun.verdict, begun.answer), (Verdict::Open, None), "{game}/{name}");
            let (right, wrong) = match &puzzle.question {
                Question::Legal { clause: Some(clause), .. } => (clause.clone(), "yes".to_owned()),
                Question::Legal { among, .. } => ("yes".to_owned(), among[0].clone()),
                Question::Find { first, .. } => (first.clone(), other(&puzzle, first)),
                Question::Best { best, others, .. } => (best.clone(), others[0].clone()),
            };
            let took = puzzle.tried(&[right]).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            assert_ne!(took.verdict, Verdict::Wrong, "{game}/{name}");
            let missed = puzzle.tried(&[wrong]).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            assert_eq!(missed.verdict, Verdict::Wrong, "{game}/{name}");
            let table = replay_table(&missed.log).expect("on the shelf").expect("it was just played");
            assert_eq!(table.n(), missed.log.lines.len(), "{game}/{name}: luck is written down");
            assert!(missed.because.is_some() || !missed.steps.is_empty(), "{game}/{name} shows nothing");
            assert!(!table.view(Eyes::Seat(puzzle.seat)).get().is_empty());
        }
    }
}

/// An answer that does not reach the goal.
fn other(puzzle: &Puzzle, first: &str) -> String {
    let begun = puzzle.tried(&[]).expect("it begins");
    let table = replay_table(&begun.log).expect("on the shelf").expect("it begins");
    let decision = table.decision(puzzle.seat).expect("asked");
    let texts = decision.choices.into_iter().filter(|offer| offer.piece.is_none()).map(|offer| offer.text);
    let misses =
        |text: &String| puzzle.tried(std::slice::from_ref(text)).is_ok_and(|tried| tried.verdict == Verdict::Wrong);
    texts.filter(|text| text != first).find(misses).expect("not everything is right")
}

#[test]
fn goals_are_read_as_they_are_written() {
    for text in ["win", "points 10", "pool gold 4", "survive", "keep cities 2", "deny points 10"] {
        assert_eq!(Goal::read(text).map(|goal| goal.to_string()).as_deref(), Some(text));
    }
    assert_eq!(Goal::read("points"), None);
    assert!(Goal::read("deny points 10").is_some_and(|goal| goal.is_defence()));
    assert!(Goal::read("points 10").is_some_and(|goal| !goal.is_defence()));
}
