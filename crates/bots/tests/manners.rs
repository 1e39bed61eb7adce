//! How every bot behaves at the table, whatever it thinks.

use arbiter_bots::{Bot, Kind, Level, bot};
use arbiter_engine::{Choices, Game, Peek, Players, Rng, Seat, Seed, Setup as _, Table, Turn};
use pebbles::{Choice, Pebbles};
use std::sync::atomic::{AtomicU32, Ordering};

const KINDS: [Kind; 9] = [
    Kind::Random,
    Kind::Greedy,
    Kind::Search { budget: 50 },
    Kind::Crew { budget: 50, cores: 3 },
    Kind::Keeping { budget: 50 },
    Kind::Widening { budget: 50 },
    Kind::Level(Level::First),
    Kind::Level(Level::Relaxed),
    Kind::Level(Level::Keen),
];

/// Plays a game at a table, which refuses what is not legal. `look` sees every position a bot is
/// asked in, and what it answered.
fn play(
    kind: Kind,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&Pebbles, &Peek<'_, Pebbles>, &Rng, &str),
) -> Table<Pebbles> {
    let mut table = Table::<Pebbles>::open(Players::usual(seats), Seed::from(seed)).unwrap();
    let mut bot = bot::<Pebbles>(kind);
    let mut rng = Rng::new(seed);
    loop {
        table.house(&mut ());
        let Turn::Waiting(asked) = table.turn() else { return table };
        let seat = asked.into_iter().next().unwrap();
        let position = *table.position();
        let peek = Peek::new(&position, seat);
        let before = rng.clone();
        let choice = bot.choose(&peek, &mut rng);
        look(&position, &peek, &before, &format!("{choice:?}"));
        table.play(seat, choice, &mut ()).expect("a bot's answer is legal");
    }
}

#[test]
fn bots_play_whole_games_by_the_rules() {
    for kind in KINDS {
        for seats in 2..=4 {
            for seed in 0..10 {
                let table = play(kind, seats, seed, |_, _, _, _| ());
                assert!(table.turn().ranking().is_some(), "{kind} with {seats} seats, seed {seed}");
            }
        }
    }
}

#[test]
fn the_same_luck_gives_the_same_game() {
    for kind in KINDS {
        let game = || play(kind, 3, 7, |_, _, _, _| ()).log().to_string();
        assert_eq!(game(), game(), "{kind}");
    }
}

/// A bot is handed what its seat may know, so it cannot tell a position from its redeal. (What it
/// keeps between decisions is room, not memory: a fresh bot answers the same.)
#[test]
fn a_position_and_its_redeal_get_the_same_answer() {
    for kind in KINDS {
        for seed in 0..10 {
            play(kind, 3, seed, |position, peek, rng, answer| {
                let mut redealt = *position;
                redealt.redeal(peek.seat(), &mut Rng::new(seed + 1000));
                let choice = bot::<Pebbles>(kind).choose(&Peek::new(&redealt, peek.seat()), &mut rng.clone());
                assert_eq!(format!("{choice:?}"), answer, "{kind}, seed {seed}");
            });
        }
    }
}

/// Greedy, but for whoever looks at the table from all sides: what no bot behind a `Peek` can be.
struct Seer(Pebbles);

impl Bot<Pebbles> for Seer {
    fn choose(&mut self, peek: &Peek<'_, Pebbles>, _: &mut Rng) -> Choice {
        let after = |choice: Choice| {
            let mut next = self.0;
            next.apply(peek.seat(), choice, &mut ());
            while let Turn::Waiting(asked) = next.turn() {
                let seat = asked.into_iter().next().unwrap();
                let first = next.listed(seat)[0];
                next.apply(seat, first, &mut ());
            }
            next.estimate(peek.seat())
        };
        self.0.listed(peek.seat()).iter().copied().max_by_key(|choice| after(*choice)).unwrap()
    }
}

/// The test above would notice: somebody who sees what is hidden answers otherwise when it is another.
#[test]
fn who_sees_what_is_hidden_is_found_out() {
    let mut betrayed = 0;
    for seed in 0..10 {
        play(Kind::Greedy, 3, seed, |position, peek, rng, _| {
            let mut redealt = *position;
            redealt.redeal(peek.seat(), &mut Rng::new(seed + 1000));
            let [one, other] = [position, &redealt].map(|truth| {
                let behind = Peek::new(truth, peek.seat());
                assert_eq!(behind.view(), peek.view());
                Seer(*truth).choose(&behind, &mut rng.clone())
            });
            betrayed += u32::from(one != other);
        });
    }
    assert!(betrayed > 10, "{betrayed} answers gave it away");
}

/// A tree on several cores is cut short as well.
#[test]
fn thinking_ends_when_it_is_late() {
    for kind in [Kind::Search { budget: 5000 }, Kind::Crew { budget: 5000, cores: 2 }] {
        let mut table = Table::<Pebbles>::open(Players::usual(2), Seed::from(1)).unwrap();
        table.house(&mut ());
        let seat = Seat::new(0);
        let asked = AtomicU32::new(0);
        let is_late = || {
            asked.fetch_add(1, Ordering::Relaxed);
            true
        };
        let peek = Peek::new(table.position(), seat);
        let choice = bot::<Pebbles>(kind).choose_in_time(&peek, &is_late, &mut Rng::new(1));
        assert!(table.position().allows(seat, choice));
        assert!((1..=2).contains(&asked.into_inner()), "{kind} goes on although it is late");
    }
}

/// Once no option can catch up with the one in front, nothing is gained by more lines.
#[test]
fn thinking_ends_early_where_the_answer_is_clear() {
    const LINES: u32 = 3200;
    let mut early = 0;
    play(Kind::Greedy, 2, 1, |_, peek, rng, _| {
        let mut choices = Choices::new();
        peek.choices(&mut choices);
        if choices.len() == 1 {
            return;
        }
        let looks = AtomicU32::new(0);
        let is_late = || {
            looks.fetch_add(1, Ordering::Relaxed);
            false
        };
        let mut bot = bot::<Pebbles>(Kind::Search { budget: LINES });
        bot.choose_in_time(peek, &is_late, &mut rng.clone());
        early += u32::from(looks.into_inner() < LINES / 32);
    });
    assert!(early > 0, "every decision took all lines");
}

#[test]
fn a_single_option_costs_no_luck() {
    for kind in [Kind::Greedy, Kind::SEARCH, Kind::Level(Level::First)] {
        let mut forced = 0;
        for seed in 0..20 {
            play(kind, 2, seed, |_, peek, rng, _| {
                let mut choices = Choices::new();
                peek.choices(&mut choices);
                if choices.len() == 1 {
                    forced += 1;
                    let mut after = rng.clone();
                    bot::<Pebbles>(kind).choose(peek, &mut after);
                    assert_eq!(after.next_u64(), rng.clone().next_u64());
                }
            });
        }
        assert!(forced > 0, "{kind} was never without a choice");
    }
}
