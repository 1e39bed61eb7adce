//! Leaders (ARCS-LEADER-01a to ARCS-LEADER-08b).

pub(crate) mod demagogue;
pub(crate) mod elder;
pub(crate) mod feastbringer;
pub(crate) mod fuel_drinker;
pub(crate) mod mystic;
pub(crate) mod rebel;
pub(crate) mod upstart;
pub(crate) mod warrior;

use crate::{
    Event,
    action::Via,
    resource::Resource,
    score::{Podium, Stakes},
    slots,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Just and Violent: a sole first place is worth a second, without the bonus of cities, and a second
/// place nothing (ARCS-LEADER-01b, ARCS-LEADER-06b).
fn a_place_less(place: Podium, stakes: Stakes) -> u8 {
    match place {
        Podium::First => stakes.second,
        Podium::Second => 0,
    }
}

/// Attuned and Insatiable: a tax with the pip of a copy or pivot brings one more token, after the
/// city's own (ARCS-LEADER-02a, ARCS-LEADER-03a).
fn taxed_with_single_pip(
    card: Card,
    s: &mut Arcs,
    seat: Seat,
    via: Via,
    resource: Resource,
    tell: &mut impl Tell<Event>,
) {
    if via == Via::SinglePip {
        tell.tell(Event::Used { seat, card });
        s.next(slots::Step::Gain { seat, resource });
    }
}
