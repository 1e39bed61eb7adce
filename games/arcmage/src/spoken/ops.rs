//! What one op does, as a message; what stands below it, as lines of its own.

use super::{Frame, Shift, Teller};
use crate::{
    card::{Ability, Amount, Condition, Counter, Filter, Found, Keyword, Op, To, What, Who},
    tables::Subtype,
};
use arbiter_engine::{Message, Spoken};

/// What happens once, where an op says it otherwise than of itself.
#[derive(Message)]
#[message(prefix = "arcm-op-does")]
pub(super) enum Does {
    SacrificeAll { who: Who, which: Filter },
    SearchRevealed { n: Amount, which: Filter, to: To },
    SearchMarked { n: Amount, which: Filter, to: To },
    TakeCounter { counter: Counter, what: What, n: u8 },
    TakeCounters { counter: Counter, what: What },
    CityLoses { n: i16, what: What },
    MoveBy { what: What, to: To, who: Who },
    Tails,
    Gets { stats: Shift, what: What },
    Has { keyword: Keyword, what: What },
    IsAlso { subtype: Subtype, what: What },
}

/// What holds as long as the ability does, likewise.
#[derive(Message)]
#[message(prefix = "arcm-op-holds")]
pub(super) enum Holds {
    GetsPer { stats: Shift, what: What, per: Filter },
    GetsWhen { stats: Shift, what: What, when: Condition },
    CostsLess { which: Filter, n: i8 },
}

/// What an op says: that it happens, or that it holds.
fn says(op: &Op, holds: bool) -> Spoken {
    match *op {
        Op::Sacrifice { who, what: which, count: Amount::All } => Does::SacrificeAll { who, which }.say(),
        Op::SearchDeck { what: which, count: n, to, how: Some(Found::Revealed) } => {
            Does::SearchRevealed { n, which, to }.say()
        }
        Op::SearchDeck { what: which, count: n, to, how: Some(Found::Marked) } => {
            Does::SearchMarked { n, which, to }.say()
        }
        Op::AddCounter { what, counter, n: Amount::N(..=-99) } => Does::TakeCounters { counter, what }.say(),
        Op::AddCounter { what, counter, n: Amount::N(n @ ..0) } => {
            Does::TakeCounter { counter, what, n: n.unsigned_abs() }.say()
        }
        Op::CityDefense { what, n: Amount::N(n @ ..0) } => Does::CityLoses { n: -i16::from(n), what }.say(),
        Op::Move { what, to, by: Some(who) } => Does::MoveBy { what, to, who }.say(),
        Op::Stat { what, atk, def, .. } if !holds => Does::Gets { stats: Shift(atk, def), what }.say(),
        Op::GrantKeyword { what, keyword } if !holds => Does::Has { keyword, what }.say(),
        Op::AddSubtype { what, subtype } if !holds => Does::IsAlso { subtype, what }.say(),
        Op::Stat { what, atk, def, per: Some(&per), .. } => Holds::GetsPer { stats: Shift(atk, def), what, per }.say(),
        Op::Stat { what, atk, def, when: Some(&when), .. } => {
            Holds::GetsWhen { stats: Shift(atk, def), what, when }.say()
        }
        Op::CostChange { what: which, n: n @ ..0 } => Holds::CostsLess { which, n: -n }.say(),
        _ => op.say(),
    }
}

impl Teller<'_> {
    /// What an op says, and below it what belongs to it.
    pub(super) fn op(&mut self, ability: &Ability, op: &'static Op, depth: u8, holds: bool) {
        self.push(depth, says(op, holds));
        let depth = depth + 1;
        match *op {
            Op::Plant { script, .. }
            | Op::Exchange { script, .. }
            | Op::PayTo { script, .. }
            | Op::Repeat { script, .. }
            | Op::Delayed { script, .. }
            | Op::Hide { script }
            | Op::Replace { script, .. } => self.script(ability, script, depth, false),
            Op::Toss { script, otherwise } => {
                self.script(ability, script, depth, false);
                if let Some(otherwise) = otherwise {
                    self.line(depth - 1, Does::Tails);
                    self.script(ability, otherwise, depth, false);
                }
            }
            Op::Picked => {
                for (n, mode) in (1..).zip(ability.modes) {
                    self.line(depth, Frame::Mode { n });
                    if let Some(condition) = &mode.condition {
                        self.line(depth + 1, Frame::Only { when: condition.say() });
                    }
                    self.targets(mode.targets, depth + 1);
                    self.script(ability, mode.script, depth + 1, false);
                }
            }
            Op::GrantAbility { ability, .. } => {
                if let Some(given) = self.facts.abilities.get(usize::from(ability)) {
                    self.ability(given, depth);
                }
            }
            Op::On { ability, .. } => {
                if let Some(given) = self.facts.abilities.get(usize::from(ability)) {
                    self.targets(given.targets, depth);
                    self.script(given, given.script, depth, given.holds());
                }
            }
            _ => {}
        }
    }
}
