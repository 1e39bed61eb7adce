//! Elder Broker (ARCS-GUILD-23).

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    map::Site,
    moments::{Cue, Moment, Moments, Speaks},
    resource::{Resource, Resources, Slot},
    slots,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Trade, instead of a tax: a token of a rival city's type for one of a type its owner lacks.
pub(crate) struct ElderBroker;

/// Stages from here on are the site of the city; `n` is 0, or 1 more than the type to be taken.
const TRADE: u8 = 1;

/// The city a cue is about.
fn site(cue: Cue) -> Site {
    Site::from_index(cue.stage.saturating_sub(TRADE).into())
}

/// What is to be taken from its owner, once that is clear.
fn taken(cue: Cue) -> Resource {
    Resource::ALL[usize::from(cue.n.saturating_sub(1)) % Resource::COUNT]
}

/// The types of the tokens a seat has.
fn types(s: &Arcs, seat: Seat) -> Resources {
    s.player(seat).slots.into_iter().flatten().collect()
}

/// What can be taken from the owner of the city.
fn takes(s: &Arcs, site: Site) -> Resources {
    s.city_types(site).and(types(s, s.building(site).owner()))
}

/// What can be given: types the owner does not have before the swap (ARCS-AMB-06).
fn gives(s: &Arcs, seat: Seat, site: Site) -> Resources {
    types(s, seat).without(types(s, s.building(site).owner()))
}

/// Both halves must be possible (ARCS-GOLD-06).
fn may_trade(s: &Arcs, seat: Seat, card: Card, site: Site) -> Result<(), Reason> {
    if s.building(site).owner() == seat {
        return Err(Reason::OwnCity { card, site });
    }
    if !s.controls(seat, site.system()) {
        return Err(Reason::NeedsControl { card, at: site.system() });
    }
    let possible = !takes(s, site).is_empty() && !gives(s, seat, site).is_empty();
    if possible { Ok(()) } else { Err(Reason::NothingToTrade { card, site }) }
}

/// The slots with a token of this type. Both may rearrange afterwards: it does not matter which is taken.
fn slots_with(s: &Arcs, seat: Seat, resource: Resource) -> impl Iterator<Item = Slot> + '_ {
    Slot::all().filter(move |slot| s.player(seat).slots[slot.index()] == Some(resource))
}

/// Asks what is still open, or swaps.
fn go_on(s: &mut Arcs, card: Card, seat: Seat, site: Site, take: Option<Resource>, tell: &mut impl Tell<Event>) {
    let stage = TRADE + site.index() as u8;
    let (takes, gives) = (takes(s, site), gives(s, seat, site));
    let Some(taken) = take.or(takes.first().filter(|_| takes.len() == 1)) else {
        return s.cue(card, seat, stage, 0);
    };
    match gives.first().filter(|_| gives.len() == 1) {
        Some(given) => swap(s, seat, site, taken, given, tell),
        None => s.cue(card, seat, stage, 1 + taken as u8),
    }
}

/// Gives and takes at the same moment: neither a theft nor a tax.
fn swap(s: &mut Arcs, seat: Seat, site: Site, taken: Resource, given: Resource, tell: &mut impl Tell<Event>) {
    let rival = s.building(site).owner();
    let (Some(theirs), Some(mine)) = (slots_with(s, rival, taken).next(), slots_with(s, seat, given).next()) else {
        return;
    };
    s.player_mut(rival).slots[theirs.index()] = None;
    s.player_mut(seat).slots[mine.index()] = None;
    tell.tell(Event::Traded { seat, rival, taken, given });
    s.receive(rival, given);
    s.receive(seat, taken);
}

impl Speaks for ElderBroker {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::NewAction]);

    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        if allowed.has(Action::Tax) {
            for site in (0..Site::COUNT).map(Site::from_index).filter(|site| s.building(*site).is_city()) {
                out.put(Choice::Trade { site }, may_trade(s, seat, card, site));
            }
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let Choice::Trade { site } = choice else { return false };
        tell.tell(Event::Used { seat, card });
        go_on(s, card, seat, site, None, tell);
        true
    }

    /// Each as far as available; the last pushed comes first.
    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.discard_guild(seat, card, tell);
        for resource in [Resource::Weapon, Resource::Fuel, Resource::Material] {
            s.next(slots::Step::Gain { seat, resource });
        }
    }

    fn ask(s: &Arcs, cue: Cue) -> Ask {
        let rival = s.building(site(cue)).owner();
        match cue.n {
            0 => Ask::TradeTake { card: cue.card, rival },
            _ => Ask::TradeGive { card: cue.card, rival, resource: taken(cue) },
        }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        let site = site(cue);
        if cue.n == 0 {
            takes(s, site).into_iter().for_each(|resource| out.offer(Choice::Type { resource }));
        } else {
            for given in gives(s, cue.seat, site) {
                let mut choices = slots_with(s, cue.seat, given).map(|slot| Choice::GiveToken { slot });
                choices.by_ref().take(1).for_each(|choice| out.offer(choice));
                choices.for_each(|choice| out.also(choice));
            }
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        let site = site(cue);
        match choice {
            Choice::Type { resource } => go_on(s, cue.card, cue.seat, site, Some(resource), tell),
            Choice::GiveToken { slot } => {
                if let Some(given) = s.player(cue.seat).slots[slot.index()] {
                    swap(s, cue.seat, site, taken(cue), given, tell);
                }
            }
            _ => {}
        }
    }
}
