//! Prison Wardens (ARCS-GUILD-12).

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    cards::muster,
    moments::{Cue, Moment, Moments, Speaks},
    resource::Resource,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{BySeat, MAX_SEATS, Options, Seat, Seats, Tell};

/// Pressgang and Execute: what captives are good for.
pub(crate) struct PrisonWardens;

/// One token of choice for each captive returned; `n` are still to come.
const GAIN: u8 = 1;
/// How many captives of an owner, the last bits, are returned; `n` were, of others.
const PRESSGANG: u8 = 8;
/// How many are moved to the trophies.
const EXECUTE: u8 = 16;

/// The owner a cue asks about.
fn owner(cue: Cue) -> Seat {
    Seat::new(cue.stage % MAX_SEATS as u8)
}

/// Captives, by owner, from this one on.
fn captives_from(s: &Arcs, seat: Seat, from: u8) -> impl Iterator<Item = (Seat, u8)> + use<> {
    let captives = s.player(seat).captives;
    let owners = s.everybody().map(move |owner| (owner, captives[owner]));
    owners.filter(move |(owner, n)| *n > 0 && owner.index() >= usize::from(from))
}

/// Asks about the next owner. At least one captive has to be chosen in all.
fn go_on(s: &mut Arcs, cue: Cue, action: u8, from: u8, tell: &mut impl Tell<Event>) {
    let mut left = captives_from(s, cue.seat, from);
    match (left.next(), left.next()) {
        (Some((owner, 1)), None) if cue.n == 0 => choose(s, cue, action, owner, 1, tell),
        (Some((owner, _)), _) => s.cue(cue.card, cue.seat, action + owner.index() as u8, cue.n),
        (None, _) if action == PRESSGANG => s.cue(cue.card, cue.seat, GAIN, cue.n),
        (None, _) => {}
    }
}

/// So many captives of an owner are returned or executed.
fn choose(s: &mut Arcs, cue: Cue, action: u8, owner: Seat, n: u8, tell: &mut impl Tell<Event>) {
    let seat = cue.seat;
    let player = s.player_mut(seat);
    player.captives[owner] = player.captives[owner].saturating_sub(n);
    if action == EXECUTE {
        player.trophies[owner].agents += n;
    }
    if n > 0 {
        tell.tell(match action {
            EXECUTE => Event::CaptivesExecuted { seat, rival: owner, n },
            _ => Event::CaptivesFreed { seat, rival: owner, n },
        });
    }
    go_on(s, Cue { n: cue.n + n, ..cue }, action, owner.index() as u8 + 1, tell);
}

impl Speaks for PrisonWardens {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::NewAction]);
    const BRINGS_SHIPS: bool = true;

    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        let any = s.player(seat).captives != BySeat::default();
        let verdict = if any { Ok(()) } else { Err(Reason::NoCaptives { card }) };
        for (action, choice) in [(Action::Build, Choice::Pressgang), (Action::Influence, Choice::Execute)] {
            if allowed.has(action) {
                out.put(choice, verdict);
            }
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let action = match choice {
            Choice::Pressgang => PRESSGANG,
            Choice::Execute => EXECUTE,
            _ => return false,
        };
        tell.tell(Event::Used { seat, card });
        go_on(s, Cue { card, seat, stage: action, n: 0 }, action, 0, tell);
        true
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        let none = cue.stage == GAIN && Resource::ALL.into_iter().all(|resource| s.supply(resource) == 0);
        if none { Seats::NONE } else { Seats::only(cue.seat) }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        match cue.stage {
            muster::STAGE => Ask::PlaceShips { card: cue.card, n: cue.n },
            GAIN => Ask::PressgangGain { card: cue.card, n: cue.n },
            EXECUTE.. => Ask::Execute { card: cue.card, rival: owner(cue) },
            _ => Ask::Pressgang { card: cue.card, rival: owner(cue) },
        }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        match cue.stage {
            muster::STAGE => muster::options(s, cue, out),
            GAIN => {
                for resource in Resource::ALL {
                    out.put(Choice::Gain { resource }, s.may_gain(resource));
                }
            }
            _ => {
                let owner = owner(cue);
                let last = captives_from(s, cue.seat, owner.index() as u8 + 1).next().is_none();
                for n in 0..=s.player(cue.seat).captives[owner] {
                    let enough = n + cue.n > 0 || !last;
                    let verdict = if enough { Ok(()) } else { Err(Reason::AtLeastOne { card: cue.card }) };
                    out.put(Choice::Captives { owner, n }, verdict);
                }
            }
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Place { .. } => muster::resume(s, cue, choice, tell),
            Choice::Gain { resource } => {
                if cue.n > 1 {
                    s.cue(cue.card, cue.seat, GAIN, cue.n - 1);
                }
                s.gain(cue.seat, resource, tell);
            }
            Choice::Captives { owner, n } => {
                let action = if cue.stage >= EXECUTE { EXECUTE } else { PRESSGANG };
                choose(s, cue, action, owner, n, tell);
            }
            _ => {}
        }
    }
}
