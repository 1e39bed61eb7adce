//! Rolls: pools, tactics, throw, critical blocks, results (ARIS-ROLL-01 to ARIS-ROLL-06, ARIS-CRIT-01 to
//! ARIS-CRIT-06, ARIS-CANCEL-01, ARIS-CANCEL-02). Switches are in `switch.rs`.

use crate::{
    Ask, Choice, Event, Reason,
    dice::Colour,
    dice::{DieAt, Face, Shown, Symbol, Thrown},
    figure::Figure,
    printed::{Mark, Part},
    switch,
    table::{Aristeia, RollKind, rival},
    tables::{State, Window},
    window,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A roll, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The roller of a side may remove Focused for a die (ARIS-STATE-FOCUS-01).
    Focus { side: u8 },
    /// Both pools are built: tactics (ARIS-ROLL-03).
    Tactics,
    /// Dice that are not thrown yet are thrown, one after the other.
    Throw,
    /// All are thrown: tactics, then critical blocks (ARIS-ROLL-04).
    Thrown,
    /// If both hold a critical block, the Outsider says who uses it first (ARIS-AMB-09).
    Criticals,
    /// A side may use its critical block (ARIS-CRIT-04).
    Critical { side: u8 },
    /// Symbols are counted, and the stunned lose one (ARIS-STATE-STUN-01).
    Count,
}

/// The pools are built: what follows, Focused first (ARIS-DICE-04), and of two the Outsider's (ARIS-STATE-FOCUS-01).
pub(crate) fn begin(s: &mut Aristeia) {
    s.next(Step::Tactics);
    let outsiders = s.roll.sides[0].figure.is_some_and(|figure| figure.seat() == s.outsider);
    for side in if outsiders { [1, 0] } else { [0, 1] } {
        s.next(Step::Focus { side });
    }
}

/// The seat that rolls a side.
pub(crate) fn seat_of(s: &Aristeia, side: usize) -> Option<Seat> {
    s.roll.sides[side & 1].figure.map(Figure::seat)
}

/// Successes left against the blocks of the other side (ARIS-ROLL-05, ARIS-ROLL-06, ARIS-CRIT-01 to
/// ARIS-CRIT-03).
#[must_use]
pub fn net_successes(s: &Aristeia, side: usize) -> u8 {
    let own = s.roll.sides[side & 1].symbols;
    let blocks = match s.roll.kind {
        RollKind::Combat | RollKind::Disengage => blocks(s.roll.sides[1 - (side & 1)].symbols),
        RollKind::Simple | RollKind::None => 0,
    };
    own.get(Symbol::Success).saturating_sub(blocks) + own.get(Symbol::CritSuccess)
}

fn blocks(symbols: Face) -> u8 {
    symbols.get(Symbol::Block) + symbols.get(Symbol::CritBlock) // ARIS-CRIT-05
}

/// Is it opposed?
pub(crate) fn is_opposed(s: &Aristeia) -> bool {
    matches!(s.roll.kind, RollKind::Combat | RollKind::Disengage)
}

/// The die that the House throws next.
fn next_die(s: &Aristeia) -> Option<DieAt> {
    for (other, side) in [false, true].into_iter().zip(&s.roll.sides) {
        if let Some(index) = side.pool.0.iter().position(|die| die.is_waiting()) {
            return Some(DieAt { other, index: index as u8 });
        }
    }
    None
}

/// The die that Focused adds, if it may be spent now.
fn focus(s: &Aristeia, side: u8) -> Option<(Figure, Colour)> {
    let side = &s.roll.sides[usize::from(side & 1)];
    let figure = side.figure?;
    let die = s.body(figure).markers.marks().find_map(|mark| match mark {
        Mark::SpendForDie(colour) => Some(colour),
        _ => None,
    })?;
    side.pool.has_room(Part::Die(die)).then_some((figure, die))
}

/// Can this side cancel a die now?
fn may_cancel(s: &Aristeia, side: usize) -> bool {
    let own = &s.roll.sides[side];
    let theirs = &s.roll.sides[1 - side].pool.0;
    own.figure.is_some()
        && own.pool.symbols().get(Symbol::CritBlock) > 0
        && theirs.iter().any(|die| !die.is_cancelled())
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let only = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::only);
        match self {
            Step::Focus { side } => only(focus(s, side).map(|(figure, _)| figure.seat())),
            Step::Throw if next_die(s).is_some() => Seats::only(Seat::HOUSE),
            Step::Criticals if may_cancel(s, 0) && may_cancel(s, 1) => Seats::only(s.outsider),
            Step::Critical { side } if may_cancel(s, usize::from(side & 1)) => only(seat_of(s, side.into())),
            _ => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, seat: Seat) -> Ask {
        match self {
            _ if seat.is_house() => Ask::Chance,
            Step::Focus { side } => {
                Ask::Focus { figure: s.roll.sides[usize::from(side & 1)].figure.unwrap_or_default() }
            }
            Step::Criticals => Ask::FirstCritical,
            _ => Ask::Critical,
        }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Focus { side } => {
                out.offer(Choice::Focus);
                out.offer(Choice::Decline);
                // The Outsider may let the other one decide first (ARIS-GEN-03).
                let other = Step::Focus { side: 1 - (side & 1) };
                let waits = s.agenda.steps().iter().rev().nth(1) == Some(&other.into());
                if seat == s.outsider && waits && focus(s, 1 - (side & 1)).is_some() {
                    out.offer(Choice::First { seat: rival(seat) });
                }
            }
            Step::Throw => {
                let Some(at) = next_die(s) else { return };
                let colour = s.roll.sides[at.side()].pool.0[usize::from(at.index)].colour().unwrap_or_default();
                (1..=6).for_each(|face| out.offer(Choice::Roll { die: Thrown { colour, face } }));
            }
            Step::Criticals => {
                for seat in [s.outsider, rival(s.outsider)] {
                    out.offer(Choice::First { seat });
                }
            }
            Step::Critical { side } => {
                let other = side == 0;
                for (index, die) in s.roll.sides[usize::from(other)].pool.0.iter().enumerate() {
                    let at = DieAt { other, index: index as u8 };
                    let verdict = if die.is_cancelled() { Err(Reason::DieCancelled) } else { Ok(()) };
                    out.put(Choice::Cancel { die: at }, verdict);
                }
                out.offer(Choice::Decline);
            }
            Step::Tactics | Step::Thrown | Step::Count => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Focus { side }, Choice::Focus) => {
                if let Some((figure, die)) = focus(s, side) {
                    let red = s.body(figure).markers.red(State::Focused) > 0;
                    s.unmark(figure, State::Focused, red, tell);
                    s.roll.sides[usize::from(side & 1)].pool.add(Part::Die(die));
                    tell.tell(Event::DieAdded { figure, colour: die });
                }
            }
            (Step::Focus { .. }, Choice::First { .. }) => {
                if let Some(other) = s.agenda.pop() {
                    s.next(self);
                    s.next(other);
                }
            }
            (Step::Throw, Choice::Roll { die }) => {
                if let Some(at) = next_die(s) {
                    let side = &mut s.roll.sides[at.side()];
                    side.pool.0[usize::from(at.index)].show(die.face);
                    if let Some(figure) = side.figure {
                        let die = Shown::Die { colour: die.colour, symbols: die.shows() };
                        tell.tell(Event::Rolled { figure, die });
                    }
                }
                s.next(Step::Throw);
            }
            (Step::Criticals, Choice::First { seat }) => {
                let first = u8::from(seat_of(s, 0) != Some(seat));
                s.next(Step::Critical { side: 1 - first });
                s.next(Step::Critical { side: first });
            }
            (Step::Critical { side }, Choice::Cancel { die }) => {
                // It is used up (ARIS-CRIT-04); so is what the other die showed (ARIS-CRIT-06).
                let own = &mut s.roll.sides[usize::from(side & 1)];
                if let Some(used) = own.pool.0.iter_mut().find(|die| die.symbols().get(Symbol::CritBlock) > 0) {
                    used.take(Symbol::CritBlock);
                }
                let figure = own.figure;
                if let Some(cancelled) = s.roll.sides[die.side()].pool.0.get_mut(usize::from(die.index)) {
                    if let Some(figure) = figure {
                        tell.tell(Event::DieCancelled { figure, die: cancelled.shown() });
                    }
                    cancelled.cancel();
                }
                s.next(self);
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        match self {
            Step::Focus { .. } | Step::Throw | Step::Critical { .. } => {}
            Step::Tactics => {
                guard(s, tell);
                s.next(Step::Thrown);
                s.next(Step::Throw);
                window::open(s, Window::BeforeRoll);
            }
            Step::Thrown => {
                s.next(Step::Count);
                if is_opposed(s) {
                    s.next(Step::Criticals);
                }
                window::open(s, Window::AfterRollBeforeCrit);
            }
            Step::Criticals => {
                // At most one of them can: the order does not matter.
                s.next(Step::Critical { side: 1 });
                s.next(Step::Critical { side: 0 });
            }
            Step::Count => count(s, tell),
        }
    }
}

/// What lasts until the end of the turn joins every defence roll (ARIS-AMB-35).
fn guard(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    let Some(figure) = s.roll.sides[1].figure.filter(|_| s.roll.kind == RollKind::Combat) else { return };
    let body = *s.body(figure);
    for _ in 0..body.guard_dice {
        if s.roll.sides[1].pool.add(Part::Die(Colour::Black)) {
            tell.tell(Event::DieAdded { figure, colour: Colour::Black });
        }
    }
    for _ in 0..body.guard_blocks {
        s.roll.sides[1].pool.add(Part::Printed(Symbol::Block));
        tell.tell(Event::SymbolAdded { figure, symbol: Symbol::Block });
    }
}

/// From here on symbols matter, not dice.
fn count(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    for side in 0..2 {
        let mut symbols = s.roll.sides[side].pool.symbols();
        if let Some(figure) = s.roll.sides[side].figure
            && symbols.get(Symbol::Success) > 0
            && s.is_marked(figure, Mark::LosesSuccess)
        {
            symbols.set(Symbol::Success, symbols.get(Symbol::Success) - 1);
            tell.tell(Event::SymbolLost { figure, symbol: Symbol::Success });
        }
        s.roll.sides[side].symbols = symbols;
    }
    s.roll.counted = true;
    s.next(switch::Step::Order);
}
