//! Raiding: spending keys, one theft at a time (ARCS-RAID-01 to ARCS-RAID-04, ARCS-BATTLE-13).

use crate::{Ask, Choice, Event, Reason, battle::Battle, choice::Loot, state::Arcs};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Raiding.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The attacker spends keys, or stops.
    Spend,
}

/// The full price: of the slot the token lies in now, or printed on the card (ARCS-RAID-01).
pub(crate) fn price(s: &Arcs, loot: Loot) -> u8 {
    match loot {
        Loot::Slot { slot } => s.slot_costs(s.battle.defender)[slot.index()],
        Loot::Guild { card } => card.raid_cost().unwrap_or(u8::MAX),
    }
}

fn may_take(s: &Arcs, loot: Loot) -> Result<(), Reason> {
    let price = price(s, loot);
    if s.battle.keys < price {
        return Err(Reason::MissingKeys { n: price });
    }
    s.may_steal(s.battle.defender, loot)
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        let Battle { attacker, defender, ships, keys, .. } = s.battle;
        // An attacking ship must be left, fresh or damaged (ARCS-BATTLE-13).
        if ships.count() == 0 || keys == 0 {
            return Seats::NONE;
        }
        let mut any = false;
        s.loot_of(defender, |loot| any |= may_take(s, loot).is_ok());
        if any { Seats::only(attacker) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Arcs, _: Seat) -> Ask {
        Ask::Raid { keys: s.battle.keys, rival: s.battle.defender }
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        let from = s.battle.defender;
        s.loot_of(from, |loot| out.put(Choice::Steal { from, loot }, may_take(s, loot)));
        out.offer(Choice::Done);
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Steal { from, loot } = choice {
            s.battle.keys -= price(s, loot);
            s.next(self);
            s.steal(seat, from, loot, tell);
        }
    }

    pub(crate) fn settle(self, _: &mut Arcs, _: &mut impl Tell<Event>) {}
}
