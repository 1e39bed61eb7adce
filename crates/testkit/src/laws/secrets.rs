//! The laws about who may know what.
//!
//! Two worlds: the position, and the position redealt for a seat. The seat cannot tell them apart, so
//! everything it is shown and asked must be the same in both, and so must be all it learns by its own
//! choices. Only the House teaches: that is why undo gives nothing away.

use super::{Breach, Law, hold};
use crate::{differ::first_difference, words::say};
use arbiter_engine::{
    Arg, Choices, Event, Eyes, Features, Game, Message, Notation, Rng, Seat, Seats, Spoken, Turn, places,
};

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

/// What a seat has done and may still take back tells nobody of what only it can see: who is told a name has seen it on the
/// table, before or after. (What the House brings cannot be taken back; `earlier` is what the table has looked like.)
pub(super) fn tells_what_is_seen<G: Game>(
    earlier: &[G],
    after: &G,
    seat: Seat,
    told: &[G::Event],
) -> Result<(), Breach> {
    let Some(before) = earlier.last() else { return Ok(()) };
    if seat.is_house() || !after.turn().waits_for(seat) {
        return Ok(());
    }
    let looks = |position: &G, eyes: Eyes| format!("{:?}", position.view(eyes));
    let own = [before, after].map(|position| looks(position, Eyes::Seat(seat)));
    let rivals = Seats::all(after.seats()).without(Seats::only(seat)).into_iter().map(Eyes::Seat);
    for eyes in rivals.chain([Eyes::Spectator]) {
        let heard: Vec<G::Event> = told.iter().filter_map(|event| event.seen_by(eyes)).collect();
        let secret = |name: &String| own.iter().any(|look| mentions(look, name));
        let names: Vec<String> = heard.iter().flat_map(names_in).filter(secret).collect();
        if names.is_empty() {
            continue;
        }
        let sees = [before, after].map(|position| looks(position, eyes));
        let unseen = names.iter().find(|name| {
            !sees.iter().any(|look| mentions(look, name))
                // The latest first: what was seen was mostly seen a moment ago.
                && !earlier.iter().rev().any(|position| mentions(&looks(position, eyes), name))
        });
        if let Some(name) = unseen {
            let what = format!("{seat} may still take it back, but {eyes:?} is told of {name}, which only {seat} sees");
            return Err((Law::View, format!("{what}\n  told  {heard:?}")));
        }
    }
    Ok(())
}

/// The names in an event: what it says by name, the names of values as the program writes them, and the things that numbered
/// pieces are, `pebble:5`.
fn names_in(event: &(impl Message + std::fmt::Debug)) -> Vec<String> {
    fn said(spoken: &Spoken, names: &mut Vec<String>) {
        for (_, arg) in &spoken.args {
            match arg {
                Arg::Name(name) => names.push(format!("{name:?}")),
                Arg::List(list) => names.extend(list.iter().map(|name| format!("{name:?}"))),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }
    let mut names = Vec::new();
    said(&event.say(), &mut names);
    let text = format!("{event:?}");
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    let mut rest = text.as_str();
    while let Some(start) = rest.find(is_word) {
        let word = &rest[start..];
        let end = word.find(|sign| !is_word(sign)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        let number = after.strip_prefix('(').and_then(|inside| inside.split_once(')')).map(|(number, _)| number);
        let number = number.filter(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()));
        // What holds something else is no name itself.
        let holds = after.starts_with('(') || after.starts_with(" {");
        match number {
            Some(number) => names.push(format!("{}:{number}", word.to_lowercase())),
            None if !holds && word.starts_with(char::is_uppercase) && word != "None" => names.push(word.to_owned()),
            None => {}
        }
        rest = after;
    }
    names
}

/// Does the text have this name, as a whole?
fn mentions(text: &str, name: &str) -> bool {
    let part = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    text.match_indices(name)
        .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + name.len()..].chars().next()))
}

fn looks_alike<G: Game>(law: Law, here: &G, there: &G, eyes: Eyes, what: &str) -> Result<(), Breach> {
    let (seen_here, seen_there) = (here.view(eyes), there.view(eyes));
    hold(law, seen_here == seen_there, || {
        let views = [seen_here, seen_there].map(|view| format!("{view:#?}"));
        format!("{what}\n{}", first_difference(&views[0], &views[1]))
    })
}
