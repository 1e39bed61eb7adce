//! How long people wait for the best level where boards grow largest. Measured, not tested: a slow machine breaks no rule.
//!
//! ```text
//! cargo nextest run -p arbiter-bots --run-ignored only --no-capture how_long
//! ```

use arbiter_bots::{Bot, Kind, Level, PATIENCE, bot};
use arbiter_engine::{Choices, Game, Notation, Peek, Rng, Setup as _, Turn};
use arcmage::Arcmage;
use std::time::{Duration, Instant};

/// Gaian Love for Life on both sides: twenty creatures each, and every one asks every other what it is worth.
#[test]
#[ignore = "measures"]
fn how_long_people_wait_where_boards_grow() {
    let text = format!("{} p1 gaian_love_for_life p2 gaian_love_for_life", <Arcmage as Game>::Setup::usual(2).text());
    let setup = <Arcmage as Game>::Setup::from_text(&text).expect("decks for two");
    let mut bot: Box<dyn Bot<Arcmage>> = bot(Kind::Level(Level::Master));
    let mut waited: Vec<Duration> = Vec::new();
    for seed in 0..2 {
        let mut position = Arcmage::begin(&setup).expect("a table");
        let (mut rng, mut choices) = (Rng::new(seed), Choices::new());
        while let Turn::Waiting(asked) = position.turn() {
            let Some(seat) = asked.into_iter().next() else { break };
            position.choices(seat, &mut choices);
            let choice = if seat.is_house() {
                choices[rng.below(choices.len())]
            } else {
                let begun = Instant::now();
                let is_late = || begun.elapsed() >= PATIENCE;
                let choice = bot.choose_in_time(&Peek::new(&position, seat), &is_late, &mut rng);
                waited.push(begun.elapsed());
                choice
            };
            position.apply(seat, choice, &mut ());
        }
    }
    waited.sort_unstable();
    let [half, most] = [waited.len() / 2, waited.len() * 99 / 100].map(|at| waited[at]);
    let late = waited.iter().filter(|wait| **wait > PATIENCE).count();
    println!(
        "{} decisions: half within {half:?}, 99 % within {most:?}, the longest {:?}; {late} took longer than {PATIENCE:?}",
        waited.len(),
        waited[waited.len() - 1],
    );
}
