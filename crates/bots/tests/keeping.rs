//! A tree that is kept for as long as what it foresaw comes, and one that widens.

use arbiter_bots::{Bot, Kind, bot};
use arbiter_engine::{Choices, Game, Peek, Rng, Setup as _, Turn};
use res_arcana::ResArcana;

/// Plays the first decisions of a game of two bots, both of this kind. Of what is hidden from whoever is asked, `world` makes what it
/// likes; what was answered.
fn play(
    kind: Kind,
    seed: u64,
    decisions: usize,
    mut world: impl FnMut(&mut ResArcana, &Peek<'_, ResArcana>),
) -> Vec<String> {
    let setup = <ResArcana as Game>::Setup::usual(2);
    let mut position = ResArcana::begin(&setup).expect("the usual table");
    let mut bots: [Box<dyn Bot<ResArcana>>; 2] = [bot(kind), bot(kind)];
    let (mut house, mut luck, mut choices) = (Rng::new(seed), Rng::new(seed + 1), Choices::new());
    let mut said = Vec::new();
    while let Turn::Waiting(asked) = position.turn()
        && said.len() < decisions
    {
        let seat = asked.into_iter().next().expect("somebody is asked");
        let choice = if seat.is_house() {
            position.choices(seat, &mut choices);
            choices[house.below(choices.len())]
        } else {
            let mut seen = position;
            world(&mut seen, &Peek::new(&position, seat));
            let choice = bots[seat.index()].choose(&Peek::new(&seen, seat), &mut luck);
            said.push(format!("{seat} {choice:?}"));
            choice
        };
        assert!(position.allows(seat, choice), "{kind}: {choice:?}");
        position.apply(seat, choice, &mut ());
    }
    said
}

const KEEPING: Kind = Kind::Keeping { budget: 40 };
const WIDENING: Kind = Kind::Widening { budget: 40 };

#[test]
fn they_play_otherwise_and_always_the_same() {
    for kind in [KEEPING, WIDENING] {
        let played = |kind| (0..2).map(|seed| play(kind, seed, 24, |_, _| ())).collect::<Vec<_>>();
        assert_eq!(played(kind), played(kind), "{kind}");
        assert_ne!(played(kind), played(Kind::Search { budget: 40 }), "{kind} is nothing else than search");
    }
}

/// A fresh bot may answer otherwise, for it has thought less; but nobody answers otherwise because of what is hidden, now or before.
#[test]
fn what_is_kept_tells_nothing_of_what_is_hidden() {
    for kind in [KEEPING, WIDENING] {
        let mut elsewhere = Rng::new(1000);
        let redealt = play(kind, 5, 30, |seen, peek| seen.redeal(peek.seat(), &mut elsewhere));
        assert_eq!(redealt, play(kind, 5, 30, |_, _| ()), "{kind}");
    }
}
