//! Switches (ARIS-SWITCH-01 to ARIS-SWITCH-07).

use crate::{
    Ask, Choice, Event, Reason,
    dice::Symbol,
    effect::{self, Source},
    figure::{Figure, Piece},
    roll,
    table::{Aristeia, BOTH, RollKind},
    tables::Switch,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// The switch step.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The active player says who switches first (ARIS-SWITCH-04).
    Order,
    /// A side uses its switches (ARIS-AMB-47).
    Switches { side: u8 },
    /// Successes and blocks for a switch are still to be paid.
    Pay { side: u8, successes: u8, blocks: u8 },
}

/// The switches of a side: those of the card, and those of the action on the active side
/// (ARIS-SWITCH-01, ARIS-ACTION-10).
fn switches(s: &Aristeia, side: usize) -> impl Iterator<Item = Switch> {
    let figure = s.roll.sides[side].figure.filter(|figure| s.is_inside(*figure));
    let card = figure.map_or(&[][..], |figure| figure.character().row().switches);
    let in_action = side == 0 && figure.is_some() && s.roll.kind != RollKind::Disengage;
    let action = s.doing.action.filter(|_| in_action).map_or(&[][..], |action| action.row().switches);
    card.iter().chain(action).copied()
}

/// Successes or blocks with which switches can be paid: plain ones, two for each critical one
/// (ARIS-CRIT-02, ARIS-AMB-08), and change.
fn purse(s: &Aristeia, side: usize, plain: Symbol) -> u8 {
    let side = &s.roll.sides[side];
    let (critical, change) = critical(plain);
    side.symbols.get(plain) + 2 * side.symbols.get(critical) + side.change[change]
}

/// The critical symbol of a plain one, and where its change is kept.
fn critical(plain: Symbol) -> (Symbol, usize) {
    if plain == Symbol::Success { (Symbol::CritSuccess, 0) } else { (Symbol::CritBlock, 1) }
}

fn may_use(s: &Aristeia, side: usize, switch: Switch) -> Result<(), Reason> {
    let cost = switch.row().cost;
    for symbol in [Symbol::Success, Symbol::Block] {
        if cost.get(symbol) > purse(s, side, symbol) {
            return Err(Reason::NoSymbols { n: cost.get(symbol), symbol });
        }
    }
    if cost.get(Symbol::Special) > s.roll.sides[side].symbols.get(Symbol::Special) {
        return Err(Reason::NoSymbols { n: cost.get(Symbol::Special), symbol: Symbol::Special });
    }
    Ok(())
}

/// Could this side use a switch?
fn has_switch(s: &Aristeia, side: usize) -> bool {
    switches(s, side).any(|switch| may_use(s, side, switch).is_ok())
}

/// With which symbols the next success or block may be paid: the plain one, the critical one.
fn ways_to_pay(s: &Aristeia, side: usize, plain: Symbol) -> (bool, bool) {
    let symbols = s.roll.sides[side].symbols;
    (symbols.get(plain) > 0, symbols.get(critical(plain).0) > 0)
}

/// What is paid next.
fn due(successes: u8, blocks: u8) -> Option<Symbol> {
    match (successes, blocks) {
        (0, 0) => None,
        (0, _) => Some(Symbol::Block),
        _ => Some(Symbol::Success),
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let seat = match self {
            Step::Order if has_switch(s, 0) && has_switch(s, 1) => s.active().map(Figure::seat),
            Step::Switches { side } if has_switch(s, usize::from(side & 1)) => roll::seat_of(s, side.into()),
            Step::Pay { side, successes, blocks } => {
                let side = usize::from(side & 1);
                // Change first: it is good for nothing else.
                let open = due(successes, blocks).is_some_and(|plain| {
                    s.roll.sides[side].change[critical(plain).1] == 0 && ways_to_pay(s, side, plain) == (true, true)
                });
                roll::seat_of(s, side).filter(|_| open)
            }
            _ => None,
        };
        seat.map_or(Seats::NONE, Seats::only)
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Order => Ask::FirstSwitch,
            Step::Switches { side } => {
                Ask::Switch { figure: s.roll.sides[usize::from(side & 1)].figure.unwrap_or_default() }
            }
            Step::Pay { .. } => Ask::Pay,
        }
    }

    pub(crate) fn options(self, s: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Order => BOTH.into_iter().for_each(|seat| out.offer(Choice::First { seat })),
            Step::Switches { side } => {
                let side = usize::from(side & 1);
                for switch in switches(s, side) {
                    out.put(Choice::Switch { switch }, may_use(s, side, switch));
                }
                out.offer(Choice::Done);
            }
            Step::Pay { successes, blocks, .. } => {
                if let Some(plain) = due(successes, blocks) {
                    out.offer(Choice::Pay { symbol: plain });
                    out.offer(Choice::Pay { symbol: critical(plain).0 });
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Order, Choice::First { seat }) => {
                let first = u8::from(roll::seat_of(s, 0) != Some(seat));
                s.next(Step::Switches { side: 1 - first });
                s.next(Step::Switches { side: first });
            }
            (Step::Switches { side }, Choice::Switch { switch }) => activate(s, side, switch, tell),
            (Step::Pay { side, successes, blocks }, Choice::Pay { symbol }) => {
                pay(s, side, successes, blocks, matches!(symbol, Symbol::CritSuccess | Symbol::CritBlock));
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, _: &mut impl Tell<Event>) {
        match self {
            // Only one can: the order does not matter.
            Step::Order => {
                s.next(Step::Switches { side: 1 });
                s.next(Step::Switches { side: 0 });
            }
            Step::Switches { .. } => {}
            Step::Pay { side, successes, blocks } => {
                if let Some(plain) = due(successes, blocks) {
                    let breaks = !ways_to_pay(s, usize::from(side & 1), plain).0;
                    pay(s, side, successes, blocks, breaks);
                }
            }
        }
    }
}

/// A switch is paid, then applied, then the next one may be used (ARIS-SWITCH-03).
fn activate(s: &mut Aristeia, side: u8, switch: Switch, tell: &mut impl Tell<Event>) {
    let index = usize::from(side & 1);
    let Some(figure) = s.roll.sides[index].figure else { return };
    tell.tell(Event::Switched { figure, switch });
    s.next(Step::Switches { side });
    effect::begin(s, Source::Switch { switch }, figure, target(s, index));
    let cost = switch.row().cost;
    let symbols = &mut s.roll.sides[index].symbols;
    symbols.set(Symbol::Special, symbols.get(Symbol::Special).saturating_sub(cost.get(Symbol::Special)));
    let (successes, blocks) = (cost.get(Symbol::Success), cost.get(Symbol::Block));
    if successes + blocks > 0 {
        s.next(Step::Pay { side, successes, blocks });
    }
}

/// Whom a switch of this side is aimed at: the other roller (ARIS-ATTACK-02, ARIS-DISENGAGE-10), or the
/// target of the action.
fn target(s: &Aristeia, side: usize) -> Option<Piece> {
    let other = s.roll.sides[1 - side].figure.map(Piece::from);
    other.or(s.doing.target.filter(|_| side == 0))
}

/// Pays one success or block, and goes on with the rest.
fn pay(s: &mut Aristeia, side: u8, successes: u8, blocks: u8, breaks: bool) {
    let Some(plain) = due(successes, blocks) else { return };
    let (critical, change) = critical(plain);
    let purse = &mut s.roll.sides[usize::from(side & 1)];
    if purse.change[change] > 0 {
        purse.change[change] -= 1;
    } else if breaks {
        purse.symbols.set(critical, purse.symbols.get(critical).saturating_sub(1));
        purse.change[change] += 1;
    } else {
        purse.symbols.set(plain, purse.symbols.get(plain).saturating_sub(1));
    }
    let (successes, blocks) = match plain {
        Symbol::Success => (successes - 1, blocks),
        _ => (successes, blocks - 1),
    };
    if successes + blocks > 0 {
        s.next(Step::Pay { side, successes, blocks });
    }
}
