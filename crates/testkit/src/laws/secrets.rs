//! The laws about who may know what.
//!
//! Two worlds: the position, and the position redealt for a seat. The seat cannot tell them apart, so
//! everything it is shown and asked must be the same in both, and so must be all it learns by its own
//! choices. Only the House teaches: that is why undo gives nothing away.

use super::{Breach, Law, hold};
use crate::{differ::first_difference, words::say};
use arbiter_engine::{Choices, Event, Eyes, Features, Game, Notation, Rng, Seat, Seats, Turn, places};

/// The position and its redeal look the same to the seat, before and after its choices. `thorough`
/// tries all of them, otherwise one is tried.
pub(super) fn nothing_leaks<G: Game>(position: &G, seat: Seat, thorough: bool, rng: &mut Rng) -> Result<(), Breach> {
    let mut redealt = *position;
    redealt.redeal(seat, rng);
    let redealt = &redealt;
    redealt.sound().map_err(|why| (Law::View, format!("a redeal for {seat} breaks the position: {why}")))?;
    hold(Law::View, position.seats() == redealt.seats() && position.turn() == redealt.turn(), || {
        format!(
            "after a redeal for {seat}, it is another one's turn: {:?} became {:?}",
            position.turn(),
            redealt.turn()
        )
    })?;
    looks_alike(
        Law::View,
        position,
        redealt,
        Eyes::Seat(seat),
        &format!("a redeal for {seat} looks different to {seat}"),
    )?;
    looks_alike(Law::View, position, redealt, Eyes::Spectator, &format!("spectators see what {seat} does not"))?;
    same_features(position, redealt, seat)?;
    if !position.turn().waits_for(seat) {
        return Ok(());
    }
    hold(Law::View, position.ask(seat) == redealt.ask(seat), || {
        format!("after a redeal, {seat} is asked {:?} and not {:?}", redealt.ask(seat), position.ask(seat))
    })?;
    let (mut choices, mut others) = (Choices::new(), Choices::new());
    position.choices(seat, &mut choices);
    redealt.choices(seat, &mut others);
    hold(Law::View, choices[..] == others[..], || {
        let lists = [&choices, &others].map(|list| list.iter().map(Notation::text).collect::<Vec<_>>().join("\n"));
        format!("after a redeal, {seat} may do other things\n{}", first_difference(&lists[0], &lists[1]))
    })?;
    let tried = if thorough { 0..choices.len() } else { one_of(choices.len(), rng) };
    choices[tried].iter().try_for_each(|choice| teaches_nothing(position, redealt, seat, *choice))
}

fn one_of(count: usize, rng: &mut Rng) -> std::ops::Range<usize> {
    let pick = rng.below(count);
    pick..(pick + 1).min(count)
}

/// What a learner is told of any side by the eyes of the seat is the same in both worlds, and fills the layout.
fn same_features<G: Game>(position: &G, redealt: &G, seat: Seat) -> Result<(), Breach> {
    let mut told = [Features::new(), Features::new()];
    for of in Seats::all(position.seats()) {
        for (features, world) in told.iter_mut().zip([position, redealt]) {
            features.clear();
            world.features(of, Eyes::Seat(seat), features);
        }
        let (laid_out, reached) = (places(G::FEATURES), told[0].reached());
        hold(Law::View, reached == laid_out, || format!("the features of {of} take {reached} places, not {laid_out}"))?;
        hold(Law::View, told[0] == told[1], || format!("the features of {of} tell {seat} what it cannot see"))?;
    }
    Ok(())
}

/// The same choice in both worlds, without the House, tells the seat the same.
fn teaches_nothing<G: Game>(position: &G, redealt: &G, seat: Seat, choice: G::Choice) -> Result<(), Breach> {
    let [label, other] = [position, redealt].map(|world| world.label(seat, choice));
    hold(Law::View, label == other, || {
        format!("after a redeal, “{}” of {seat} is called {}, not {}", choice.text(), say(&other), say(&label))
    })?;
    let (mut here, mut there) = (*position, *redealt);
    let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
    here.apply(seat, choice, &mut told_here);
    there.apply(seat, choice, &mut told_there);
    let turns = (here.turn(), there.turn());
    let calls_house = |turn: Turn| turn.is_house();
    if calls_house(turns.0) && calls_house(turns.1) {
        return Ok(()); // what the House answers may differ, and cannot be taken back
    }
    let text = choice.text();
    hold(Law::Choice, turns.0 == turns.1, || {
        format!("what follows “{text}” of {seat} depends on what it cannot know: {:?} or {:?}", turns.0, turns.1)
    })?;
    looks_alike(
        Law::Choice,
        &here,
        &there,
        Eyes::Seat(seat),
        &format!("“{text}” shows {seat} what it could not know"),
    )?;
    let seen = |told: &[G::Event]| told.iter().filter_map(|event| event.seen_by(Eyes::Seat(seat))).collect::<Vec<_>>();
    let (seen_here, seen_there) = (seen(&told_here), seen(&told_there));
    hold(Law::Choice, seen_here == seen_there, || {
        format!("“{text}” tells {seat} what it could not know\n  here   {seen_here:?}\n  there  {seen_there:?}")
    })
}

fn looks_alike<G: Game>(law: Law, here: &G, there: &G, eyes: Eyes, what: &str) -> Result<(), Breach> {
    let (seen_here, seen_there) = (here.view(eyes), there.view(eyes));
    hold(law, seen_here == seen_there, || {
        let views = [seen_here, seen_there].map(|view| format!("{view:#?}"));
        format!("{what}\n{}", first_difference(&views[0], &views[1]))
    })
}
