//! Lower levels play simpler, not silly.

use arbiter_bots::{Kind, Level, bot, telling_fits};
use arbiter_engine::{Game, LEVELS, Notation, Peek, Rng, Seat, read_position};
use arcmage::{Arcmage, Choice};

const P1: Seat = Seat::new(0);

/// What a bot of this level says for p1 in each of many moods, until somebody else is asked.
fn said(level: Level, table: &str, answers: &[&str]) -> Vec<Vec<String>> {
    let mut start: Arcmage = read_position(table).unwrap_or_else(|error| panic!("{error}"));
    for words in answers {
        let choice = Choice::from_text(words).expect("words of a choice");
        assert!(start.allows(P1, choice), "{words}");
        start.apply(P1, choice, &mut ());
    }
    let turn = start.turn;
    let play = |mood| {
        let (mut position, mut rng, mut said) = (start, Rng::new(mood), Vec::new());
        while position.turn().waits_for(P1) && position.turn == turn && said.len() < 12 {
            let choice = bot::<Arcmage>(Kind::Level(level)).choose(&Peek::new(&position, P1), &mut rng);
            said.push(choice.text());
            position.apply(P1, choice, &mut ());
        }
        said
    };
    (0..24).map(play).collect()
}

const SIMPLE: [Level; 4] = [Level::First, Level::Easy, Level::Relaxed, Level::Medium];

/// Three damage for a creature or two for a city: never one's own, while a rival has both.
#[test]
fn nobody_hurts_what_is_their_own() {
    let table = "p1 cities farmland; p1 army wight; p1 hand deadly_shock; p1 resources 2 red_banner; p2 cities warren
                 p2 army ghoul; p1 deck kolibri kolibri kolibri; p2 deck kolibri kolibri kolibri";
    for level in SIMPLE {
        for said in said(level, table, &["play deadly_shock"]) {
            let own = ["target wight", "target farmland"];
            assert!(!said.iter().any(|words| own.contains(&words.as_str())), "{level:?}: {said:?}");
            assert!(said.iter().any(|words| words.starts_with("target ")), "{level:?}: {said:?}");
        }
    }
}

#[test]
fn every_level_of_every_game_is_above_the_one_below() {
    fn check<G: Game>() {
        let skills = G::LEVELS;
        assert_eq!(skills.len(), LEVELS);
        assert!(telling_fits::<G>(), "{}: words for places that are not there", G::NAME);
        for [below, above] in skills.array_windows() {
            let rank = |skill: &arbiter_engine::Skill| (skill.lines, 100 - skill.hasty, u32::MAX - skill.noise);
            assert!(rank(above) > rank(below), "{}: {below:?}, {above:?}", G::NAME);
        }
    }
    check::<res_arcana::ResArcana>();
    check::<arcs::Arcs>();
    check::<Arcmage>();
    check::<aristeia::Aristeia>();
    check::<pebbles::Pebbles>();
}

#[test]
fn levels_are_read_as_they_are_written() {
    for level in Level::ALL {
        assert_eq!(level.as_str().parse(), Ok(Kind::Level(level)));
    }
    assert_eq!((Level::Master.below(), Level::First.below()), (Some(Level::Expert), None));
}
