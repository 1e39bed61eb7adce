//! The law of orders: an answer of several pieces may be given in any order, and leads where it leads in the order of
//! the list. Search walks the listed pieces; people put them on a tray. Both must find the same outcomes, and search
//! each answer once. Where people go a way of their own, one step at a time, each of their steps leaves every outcome open
//! that search finds, and opens no other. Where they may say what search does not see, it comes to the same as something
//! that search sees.

use super::{Breach, Law, hold};
use arbiter_engine::{Fingerprint, Game, Notation, Rng, Seat, Seed, Shape, Sheet, Table};
use std::collections::BTreeSet;

/// With more answers than this, a few are tried instead of all.
const ALL: usize = 30;
/// How many.
const A_FEW: usize = 2;
/// With more positions on its way than this, the outcomes of search are not compared.
const MOST: usize = 4000;

/// Checks it for a decision, if it is one of several pieces or one that people go through on a way of their own. Says
/// whether it was.
pub(super) fn both_doors_lead_alike<G: Game>(
    position: &G,
    seat: Seat,
    thorough: bool,
    rng: &mut Rng,
) -> Result<bool, Breach> {
    let sheet = position.sheet(seat);
    what_is_said_too_is_listed(position, seat, &sheet)?;
    if thorough && !sheet.by_hand.is_empty() {
        return by_hand_leads_where_search_leads(position, seat, &sheet);
    }
    let Some(shape) = sheet.compound() else { return Ok(false) };
    let wholes = if thorough { shape.wholes(ALL + 1) } else { Vec::new() };
    if thorough && wholes.len() <= ALL {
        let mut listed = Vec::new();
        walk(position, seat, shape, &mut listed);
        hold(Law::Orders, listed.len() == wholes.len(), || {
            format!("search finds {} answers of {seat}, people {}", listed.len(), wholes.len())
        })?;
        let mut named = Vec::new();
        for whole in wholes {
            named.push(Fingerprint::of(&by_hand(position, seat, shape, whole, rng)?));
        }
        listed.sort_unstable();
        named.sort_unstable();
        hold(Law::Orders, listed == named, || format!("what {seat} names leads elsewhere than what is listed"))?;
    } else {
        for _ in 0..A_FEW {
            let whole = at_random(shape, rng);
            let by_hand = by_hand(position, seat, shape, whole.clone(), rng)?;
            let by_list = by_list(position, seat, shape, whole)?;
            hold(Law::Orders, by_hand == by_list, || format!("what {seat} names leads elsewhere than what is listed"))?;
        }
    }
    Ok(true)
}

/// Whatever a person says first, search comes from there to outcomes that it comes to anyway, and to all of them as long as
/// the answer goes on; if there is but one thing to say by hand, it may be the whole answer.
fn by_hand_leads_where_search_leads<G: Game>(
    position: &G,
    seat: Seat,
    sheet: &Sheet<G::Choice>,
) -> Result<bool, Breach> {
    let ask = position.ask(seat);
    let Some(all) = outcomes(position, seat, ask) else { return Ok(false) };
    let mut reached = BTreeSet::new();
    for choice in sheet.offers(&[]) {
        let mut table = Table::study(*position, Seed::from(0));
        let text = choice.text();
        table
            .answer(seat, &[choice], &mut ())
            .map_err(|illegal| (Law::Orders, format!("{seat} cannot say “{text}”: {illegal:?}")))?;
        let Some(found) = outcomes(table.position(), seat, ask) else { return Ok(false) };
        let whole = sheet.choices.contains(&choice) || sheet.by_hand.len() == 1;
        hold(Law::Orders, found == all || whole && found.is_subset(&all), || {
            let (lost, new) = (all.difference(&found).count(), found.difference(&all).count());
            format!("“{text}” of {seat} closes {lost} outcomes that search finds, and opens {new} others")
        })?;
        reached.extend(found);
    }
    hold(Law::Orders, reached == all, || {
        format!("{seat} comes to {} outcomes, search to {}", reached.len(), all.len())
    })?;
    Ok(true)
}

/// What search does not see comes to the same as something it sees: at once, or when the seat has answered what it is
/// asked next.
fn what_is_said_too_is_listed<G: Game>(position: &G, seat: Seat, sheet: &Sheet<G::Choice>) -> Result<(), Breach> {
    if sheet.also.is_empty() {
        return Ok(());
    }
    let after = |choice: &G::Choice| {
        let mut next = *position;
        next.apply(seat, *choice, &mut ());
        next
    };
    let listed = position.listed(seat);
    let seen: Vec<G> = listed.iter().map(after).collect();
    for choice in &sheet.also {
        hold(Law::Orders, !listed.contains(choice), || {
            format!("“{}” of {seat} is listed, and another way of saying what is listed", choice.text())
        })?;
        let said = after(choice);
        hold(Law::Orders, seen.iter().any(|seen| come_to_the_same(&said, seen, seat)), || {
            format!("“{}” of {seat} comes to the same as nothing that is listed", choice.text())
        })?;
    }
    Ok(())
}

/// Do these positions look the same once tidied, or come to the same outcomes by the seat's next answer?
fn come_to_the_same<G: Game>(one: &G, other: &G, seat: Seat) -> bool {
    let asked = |position: &G| position.turn().waits_for(seat).then(|| position.ask(seat));
    let by_next_answer = |ask| outcomes(one, seat, ask).is_some_and(|all| outcomes(other, seat, ask) == Some(all));
    one.tidied() == other.tidied() || asked(one) == asked(other) && asked(one).is_some_and(by_next_answer)
}

/// Every position that search finds where the seat is no longer asked this; nothing, if the way there is too long.
fn outcomes<G: Game>(position: &G, seat: Seat, ask: G::Ask) -> Option<BTreeSet<Fingerprint>> {
    let (mut found, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![*position]);
    while let Some(position) = open.pop() {
        if !position.turn().waits_for(seat) || position.ask(seat) != ask {
            found.insert(Fingerprint::of(&position.tidied()));
        } else if seen.insert(Fingerprint::of(&position)) {
            for choice in position.listed(seat).iter() {
                let mut next = position;
                next.apply(seat, *choice, &mut ());
                open.push(next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(found)
}

/// Every outcome that search finds.
fn walk<G: Game>(position: &G, seat: Seat, shape: &Shape<G::Choice>, found: &mut Vec<Fingerprint>) {
    for choice in position.listed(seat).iter() {
        let piece = shape.slots.iter().any(|slot| slot.choice == *choice);
        if !piece && Some(*choice) != shape.wanted.done {
            continue; // another answer altogether
        }
        let mut next = *position;
        next.apply(seat, *choice, &mut ());
        match next.sheet(seat).shape.filter(|more| piece && shape.goes_on(*choice, more).is_some()) {
            Some(more) => walk(&next, seat, &more, found),
            None => found.push(Fingerprint::of(&next)),
        }
    }
}

/// A whole answer, some of many.
fn at_random<C: Copy + Eq>(shape: &Shape<C>, rng: &mut Rng) -> Vec<C> {
    let mut named = Vec::new();
    loop {
        let open: Vec<C> = shape.open(&named).collect();
        if open.is_empty() || shape.may_finish(&named) && rng.below(open.len() + 1) == 0 {
            return named;
        }
        named.push(open[rng.below(open.len())]);
    }
}

/// Where a whole answer leads, named piece by piece in some order as a person would.
fn by_hand<G: Game>(
    position: &G,
    seat: Seat,
    shape: &Shape<G::Choice>,
    mut whole: Vec<G::Choice>,
    rng: &mut Rng,
) -> Result<G, Breach> {
    if !shape.wanted.ordered {
        rng.shuffle(&mut whole);
    }
    let mut table = Table::study(*position, Seed::from(0));
    let texts = whole.iter().map(Notation::text).collect::<Vec<_>>().join(", ");
    for (i, piece) in whole.iter().enumerate() {
        if i > 0 && shape.whole(&whole[..i]).is_some() {
            break; // the rest left no choice
        }
        hold(Law::Orders, table.position() == position, || {
            format!("of “{texts}” something happens before “{}” is named", piece.text())
        })?;
        table.answer(seat, &[*piece], &mut ()).map_err(|illegal| {
            (Law::Orders, format!("of “{texts}” {seat} cannot name “{}”: {illegal:?}", piece.text()))
        })?;
    }
    if let Some(done) = shape.wanted.done.filter(|_| shape.whole(&whole).is_none() || whole.is_empty()) {
        table
            .answer(seat, &[done], &mut ())
            .map_err(|illegal| (Law::Orders, format!("“{texts}” of {seat} cannot be all: {illegal:?}")))?;
    }
    hold(Law::Orders, table.named(seat).is_empty(), || format!("“{texts}” of {seat} is whole, but nothing happens"))?;
    Ok(*table.position())
}

/// Where the same answer leads in the order of the list, as search would give it.
fn by_list<G: Game>(position: &G, seat: Seat, shape: &Shape<G::Choice>, whole: Vec<G::Choice>) -> Result<G, Breach> {
    let (mut position, mut shape) = (*position, shape.clone());
    let mut pieces = shape.in_list_order(whole).into_iter().chain(shape.wanted.done);
    while let Some(piece) = pieces.next() {
        hold(Law::Orders, position.listed(seat).contains(&piece), || {
            format!("“{}” of {seat} should be listed by now", piece.text())
        })?;
        position.apply(seat, piece, &mut ());
        let Some(more) = position.sheet(seat).shape else { break };
        let Some(taken) = shape.goes_on(piece, &more) else { break };
        pieces.by_ref().take(taken).for_each(drop);
        shape = more;
    }
    Ok(position)
}
