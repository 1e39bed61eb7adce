//! Every puzzle is what it says: its page holds, its answer is right, and it is the only one. What was found once in games that bots
//! played is found again here, by the rules as they are now.

use arbiter_engine::Eyes;
use arbiter_learn::puzzle::{
    Goal, Kind, Puzzle, Question, Verdict,
    mine::{Mined, Wish, mine},
    puzzles,
};
use arbiter_shelf::{GAMES, replay_table};
use std::collections::{BTreeMap, BTreeSet};

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

/// Nothing is given away by what stands to choose from: every clause is right somewhere, and none is so common that its absence tells.
#[test]
fn no_option_is_known_for_being_wrong() {
    for game in GAMES {
        let (mut stands, mut right) = (BTreeMap::<String, usize>::new(), BTreeSet::new());
        let mut count = 0;
        for (name, text) in puzzles(game) {
            if let Question::Legal { clause, among, .. } = read(game, name, text).question {
                count += 1;
                among.into_iter().for_each(|clause| *stands.entry(clause).or_default() += 1);
                right.extend(clause);
            }
        }
        for (clause, often) in stands {
            assert!(right.contains(&clause), "{game}: {clause} stands {often} times and is never right");
            assert!(often * 2 <= count, "{game}: {clause} stands in {often} of {count}");
        }
    }
}

/// Of what is to be found there are ways to win and defences in every game, and each kind of question has at least three.
#[test]
fn every_kind_of_question_is_asked_in_every_game() {
    for game in GAMES {
        let all: Vec<Puzzle> = puzzles(game).map(|(name, text)| read(game, name, text)).collect();
        for kind in Kind::ALL {
            assert!(all.iter().filter(|puzzle| puzzle.kind() == kind).count() >= 3, "{game}: {kind}");
        }
        let goals = || {
            all.iter().filter_map(|puzzle| match &puzzle.question {
                Question::Find { goal, .. } => Some(goal),
                _ => None,
            })
        };
        assert!(goals().any(|goal| *goal == Goal::Win), "{game}: nothing wins");
        assert!(goals().any(Goal::is_defence), "{game}: nothing is prevented");
    }
}

/// What is mined holds and is right, comes again by the same luck, and never twice.
#[test]
fn what_is_mined_is_new_and_right() {
    let find = |known: Vec<String>| {
        let wish = Wish { kinds: vec![(Kind::Legal, 2)], only: None, seed: 3, games: 2, known };
        let mut found: Vec<Mined> = Vec::new();
        mine("res_arcana", &wish, &mut |mined| found.push(mined)).expect("on the shelf");
        found
    };
    let pages = |found: &[Mined]| found.iter().map(|mined| mined.page.clone()).collect::<Vec<_>>();
    let found = find(Vec::new());
    assert_eq!(found.len(), 2, "as many as were wished for");
    for mined in &found {
        let puzzle = read("res_arcana", "mined", &mined.page);
        assert_eq!((mined.kind, puzzle.kind()), (Kind::Legal, Kind::Legal));
        puzzle.check().unwrap_or_else(|why| panic!("{why}\n{}", mined.page));
    }
    assert_eq!(pages(&find(Vec::new())), pages(&found));
    let (old, again) = (pages(&found), pages(&find(pages(&found))));
    assert!(!again.is_empty() && again.iter().all(|page| !old.contains(page)));
}

/// A page that names another answer than the right one is no puzzle.
#[test]
fn a_wrong_answer_is_not_believed() {
    for game in GAMES {
        for kind in [Kind::Find, Kind::Best] {
            let of_kind = |name: &str| name.starts_with(&kind.to_string());
            let (name, text) = puzzles(game).find(|(name, _)| of_kind(name)).expect("there is one");
            let puzzle = read(game, name, text);
            let (Question::Find { first: right, .. } | Question::Best { best: right, .. }) = &puzzle.question else {
                unreachable!("it has an answer")
            };
            let claims = |answer: &str| format!("play     {}: {answer}", puzzle.seat);
            let text = text.replace(&claims(right), &claims(&other(&puzzle, right)));
            assert!(read(game, name, &text).check().is_err(), "{game}/{name}");
        }
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
            assert_eq!((begun.verdict, begun.line.len()), (Verdict::Open, 0), "{game}/{name}");
            let (right, wrong) = match &puzzle.question {
                Question::Legal { clause: Some(clause), .. } => (clause.clone(), "yes".to_owned()),
                Question::Legal { among, .. } => ("yes".to_owned(), among[0].clone()),
                Question::Find { first, .. } => (first.clone(), other(&puzzle, first)),
                Question::Best { best, .. } => (best.clone(), other(&puzzle, best)),
            };
            let took = puzzle.tried(&[right]).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            assert_ne!(took.verdict, Verdict::Wrong, "{game}/{name}");
            let missed = puzzle.tried(&[wrong]).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            assert_eq!(missed.verdict, Verdict::Wrong, "{game}/{name}");
            assert!(missed.shares.is_none_or(|(given, best)| given < best), "{game}/{name}: {:?}", missed.shares);
            assert_eq!(missed.shares.is_some(), kind == Kind::Best, "{game}/{name}");
            let told = match &puzzle.question {
                Question::Legal { .. } => 0..=0,
                Question::Find { within, .. } => 1..=usize::from(*within),
                Question::Best { .. } => 1..=1,
            };
            assert!(told.contains(&missed.line.len()), "{game}/{name}: {:?}", missed.line);
            let table = replay_table(&missed.log).expect("on the shelf").expect("it was just played");
            assert_eq!(table.n(), missed.log.lines.len(), "{game}/{name}: luck is written down");
            assert!(missed.because.is_some() || !missed.steps.is_empty(), "{game}/{name} shows nothing");
            assert!(!table.view(Eyes::Seat(puzzle.seat)).get().is_empty());
        }
    }
}

/// Whoever goes wrong later is told what would have been right there, and not once more how it begins.
#[test]
fn what_would_have_been_right_is_told_from_where_it_went_wrong() {
    let mut went = 0;
    for game in GAMES {
        for (name, text) in puzzles(game).filter(|(name, _)| name.starts_with("find")) {
            let puzzle = read(game, name, text);
            let Question::Find { first, within, .. } = &puzzle.question else { unreachable!("it is one") };
            let tried = |answers: &[String]| puzzle.tried(answers).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            let begun = tried(std::slice::from_ref(first));
            if *within < 2 || begun.verdict != Verdict::Open || went >= 4 {
                continue;
            }
            let table = replay_table(&begun.log).expect("on the shelf").expect("it was just played");
            let Some(decision) = table.decision(puzzle.seat) else { continue };
            let whole = decision.choices.into_iter().filter(|offer| offer.piece.is_none()).map(|offer| offer.text);
            let after = |text: String| tried(&[first.clone(), text]);
            let Some(missed) = whole.map(after).find(|tried| tried.verdict == Verdict::Wrong) else { continue };
            let from_the_start = tried(&[other(&puzzle, first)]).line;
            assert!(!missed.line.is_empty() && missed.line.len() < from_the_start.len(), "{game}/{name}");
            went += 1;
        }
    }
    assert!(went >= 2, "{went} puzzles were missed at their second decision");
}

/// An answer that is wrong.
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
    for text in ["win", "points 10", "pool gold 4", "survive", "keep cities 2", "keep ships 5", "deny points 10"] {
        assert_eq!(Goal::read(text).map(|goal| goal.to_string()).as_deref(), Some(text));
    }
    assert_eq!(Goal::read("points"), None);
    assert!(Goal::read("deny points 10").is_some_and(|goal| goal.is_defence()));
    assert!(Goal::read("points 10").is_some_and(|goal| !goal.is_defence()));
}
