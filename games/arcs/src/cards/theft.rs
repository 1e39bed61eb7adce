//! Stealing by a card, without keys: the cartels, the interests, Silver-Tongues, Guild Struggle.

use crate::{
    Choice, Reason,
    choice::Loot,
    resource::Resource,
    state::{Arcs, Player},
};
use arbiter_engine::{Count, Options, Seat};

/// Is it a token of this type?
pub(crate) fn token(resource: Resource) -> impl Fn(&Player, Loot) -> bool + Copy {
    move |owner, loot| matches!(loot, Loot::Slot { slot } if owner.slots[slot.index()] == Some(resource))
}

/// What rivals have of what is wanted, each with whether it may be stolen.
pub(crate) fn targets(
    s: &Arcs,
    seat: Seat,
    wanted: impl Fn(&Player, Loot) -> bool,
    mut each: impl FnMut(Seat, Loot, Result<(), Reason>),
) {
    for from in s.rivals(seat) {
        s.loot_of(from, |loot| {
            if wanted(s.player(from), loot) {
                each(from, loot, s.may_steal(from, loot));
            }
        });
    }
}

/// The thefts that are possible.
pub(crate) fn ways(s: &Arcs, seat: Seat, wanted: impl Fn(&Player, Loot) -> bool) -> Count<Choice> {
    Count::of(|out| options(s, seat, wanted, out))
}

/// The answers that steal.
pub(crate) fn options(
    s: &Arcs,
    seat: Seat,
    wanted: impl Fn(&Player, Loot) -> bool,
    out: &mut impl Options<Choice, Reason>,
) {
    targets(s, seat, wanted, |from, loot, verdict| out.put(Choice::Steal { from, loot }, verdict));
}
