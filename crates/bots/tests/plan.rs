//! Planning up to a horizon, in a game that has one.

use arbiter_bots::{Bot, Kind, Search, Style, bot};
use arbiter_engine::{Choices, Game, Peek, Rng, Seat, Seed, Table, Turn, read_position};
use aristeia::{Aristeia, Character, Choice, Figure, Setup, Zone};
use std::sync::atomic::{AtomicU32, Ordering};

const SEARCH: Kind = Kind::Search { budget: 40 };
/// Enough to make plans better.
const INVENTIVE: Kind = Kind::Inventive { budget: 240 };

/// Plays the first decisions of a game by search; a table refuses what is not legal.
fn begin(seed: u64, decisions: usize, look: impl FnMut(&Peek<'_, Aristeia>, &Rng, Choice)) -> String {
    begin_by(|| bot(SEARCH), seed, decisions, look)
}

fn begin_by(
    make: impl Fn() -> Box<dyn Bot<Aristeia>>,
    seed: u64,
    decisions: usize,
    mut look: impl FnMut(&Peek<'_, Aristeia>, &Rng, Choice),
) -> String {
    let mut table = Table::<Aristeia>::open(Setup::default(), Seed::from(seed)).unwrap();
    let mut bot = make();
    let mut rng = Rng::new(seed);
    for _ in 0..decisions {
        table.house(&mut ());
        let Turn::Waiting(asked) = table.turn() else { break };
        let seat = asked.into_iter().next().unwrap();
        let position = *table.position();
        let before = rng.clone();
        let choice = bot.choose(&Peek::new(&position, seat), &mut rng);
        look(&Peek::new(&position, seat), &before, choice);
        table.play(seat, choice, &mut ()).expect("a bot's answer is legal");
    }
    table.log().to_string()
}

#[test]
fn the_same_luck_gives_the_same_plans() {
    assert_eq!(begin(3, 60, |_, _, _| ()), begin(3, 60, |_, _, _| ()));
}

#[test]
fn a_plan_knows_only_what_its_seat_may_know() {
    begin(5, 50, |peek, rng, answer| {
        let redealt = peek.imagine(&mut Rng::new(1000));
        let again = bot::<Aristeia>(SEARCH).choose(&Peek::new(&redealt, peek.seat()), &mut rng.clone());
        assert_eq!(again, answer);
    });
}

#[test]
fn a_better_plan_knows_only_what_its_seat_may_know() {
    begin_by(
        || bot(INVENTIVE),
        6,
        40,
        |peek, rng, answer| {
            let redealt = peek.imagine(&mut Rng::new(1000));
            let again = bot::<Aristeia>(INVENTIVE).choose(&Peek::new(&redealt, peek.seat()), &mut rng.clone());
            assert_eq!(again, answer);
        },
    );
}

#[test]
fn a_plan_is_the_same_on_any_number_of_cores() {
    let begun = |style| {
        let search = || -> Box<dyn Bot<Aristeia>> { Box::new(Search::new(Style { budget: 240, ..style })) };
        begin_by(search, 4, 40, |_, _, _| ())
    };
    let straight = begun(Style::USUAL);
    let inventive = begun(Style { is_inventive: true, ..Style::USUAL });
    assert_ne!(inventive, straight, "plans are made better, or this says little");
    for cores in [2, 5] {
        assert_eq!(begun(Style { cores, ..Style::USUAL }), straight, "{cores} cores");
        assert_eq!(begun(Style { cores, is_inventive: true, ..Style::USUAL }), inventive, "{cores} cores");
    }
}

/// Once it is late, everything is tried once and that is all.
#[test]
fn a_plan_is_cut_short_when_it_is_late() {
    let text = "round 1; turn 1; p1 gata j19; p2 maximus b10; p1 plan gata; p2 plan maximus
                active p1.gata points 5; agenda activation act | turn end";
    let position: Aristeia = read_position(text).unwrap_or_else(|error| panic!("{error}"));
    let peek = Peek::new(&position, Seat::new(0));
    let asked_until = |late: u32| {
        let asked = AtomicU32::new(0);
        let is_late = || asked.fetch_add(1, Ordering::Relaxed) >= late;
        let choice = bot::<Aristeia>(Kind::Search { budget: 2000 }).choose_in_time(&peek, &is_late, &mut Rng::new(1));
        assert!(position.allows(peek.seat(), choice));
        (choice, asked.into_inner())
    };
    let (patient, asked) = asked_until(u32::MAX);
    assert_eq!(patient, bot::<Aristeia>(Kind::Search { budget: 2000 }).choose(&peek, &mut Rng::new(1)));
    let (_, asked_once_late) = asked_until(0);
    assert!(asked > 10 * asked_once_late, "{asked}, {asked_once_late}");
}

/// Hexx3r and Major Lunah are the best for Assault; who comes with them is open.
#[test]
fn teams_are_good_and_not_always_the_same() {
    let mut teams = Vec::new();
    for seed in 0..8 {
        let mut team = Vec::new();
        begin(seed, 4, |_, _, choice| {
            let Choice::Pick { character } = choice else { panic!("{choice:?} is no pick") };
            team.push(character);
        });
        assert!([Character::Hexx3r, Character::MajorLunah].iter().all(|good| team.contains(good)), "{team:?}");
        assert!(![Character::Parvati, Character::WildBill].iter().any(|poor| team.contains(poor)), "{team:?}");
        teams.push(team);
    }
    assert!(teams.iter().any(|team| *team != teams[0]), "{teams:?}");
}

/// Plays the activation of p1 to its end by search and says what came of it.
fn activation(text: &str, seed: u64) -> Aristeia {
    let mut position: Aristeia = read_position(text).unwrap_or_else(|error| panic!("{error}"));
    let until = position.horizon().expect("a horizon").until;
    let mut bot: Box<dyn Bot<Aristeia>> = bot(Kind::SEARCH);
    let (mut rng, mut choices) = (Rng::new(seed), Choices::new());
    while position.horizon().is_some_and(|horizon| horizon.now < until) {
        let Turn::Waiting(asked) = position.turn() else { break };
        let seat = asked.into_iter().next().unwrap();
        let choice = if seat.is_house() {
            position.choices(seat, &mut choices);
            choices[rng.below(choices.len())]
        } else {
            bot.choose(&Peek::new(&position, seat), &mut rng)
        };
        position.apply(seat, choice, &mut ());
    }
    position
}

/// Eight spaces away, with two moves to make: twelve answers, of which none but the last gains anything.
#[test]
fn an_activation_is_thought_through_to_the_zone() {
    let text = "round 1; turn 1; p1 gata j19; p2 maximus b10; p1 plan gata; p2 plan maximus
                active p1.gata points 5; agenda activation act | turn end";
    for seed in 0..3 {
        let after = activation(text, seed);
        let gata = after.space_of(Figure::new(Seat::new(0), Character::Gata));
        assert!(gata.is_some_and(|space| Zone::Central.spaces().has(space)), "seed {seed}: {gata:?}");
    }
}
