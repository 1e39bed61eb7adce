//! Effects: what actions, switches, tactics and skills do, operation by operation (ARIS-EFFECT-01 to
//! ARIS-EFFECT-04, ARIS-CANCEL-01 to ARIS-CANCEL-03).
//!
//! One vocabulary serves them all ([`Op`]); a card that needs a word of its own has a file in
//! `tactic/` or `skill.rs`.

use crate::{
    Ask, Choice, Event, Reason, choice, damage,
    dice::{Colour, Die, DieAt, Symbol},
    displace,
    figure::{Figure, Piece},
    hand,
    printed::{Amount, Beside, Op, Part, Who, Whose},
    roll, skill,
    table::{Aristeia, rival},
    tables::{Action, Skill, State, Switch, Tactic},
    tactic,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Where an effect is printed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Source {
    /// What an action always does.
    Always { action: Action },
    /// What it does with a success.
    Success { action: Action },
    /// What a switch does.
    Switch { switch: Switch },
    /// What a tactic does.
    Tactic { tactic: Tactic },
    /// What a skill does.
    Skill { skill: Skill },
}

impl Source {
    fn ops(self) -> &'static [Op] {
        match self {
            Source::Always { action } => action.row().always,
            Source::Success { action } => action.row().success,
            Source::Switch { switch } => switch.row().ops,
            Source::Tactic { tactic } => tactic.row().ops,
            Source::Skill { skill } => skill.row().ops,
        }
    }
}

/// Whose effect it is, and at whom (ARIS-GEN-01).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Context {
    /// The player who decides.
    pub seat: Seat,
    /// The character whose effect it is.
    pub me: Option<Figure>,
    /// Its target.
    pub target: Option<Piece>,
}

/// An effect going on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The next operation.
    Op { source: Source, seat: Seat, me: Option<Figure>, target: Option<Piece>, at: u8 },
    /// Choose the colour of the die that joins the pool.
    AddDie { source: Source, at: u8, side: u8 },
    /// Choose the die that is exchanged for one of this colour.
    Exchange { side: u8, to: Colour },
    /// Take so many symbols out of the dice of a side, from this one on.
    Take { by: Seat, side: u8, symbol: Symbol, left: u8, from: u8, up_to: bool },
    /// Choose so many dice of a side to throw again, from this one on.
    Reroll { by: Seat, side: u8, left: u8, from: u8, up_to: bool },
    /// Remove so many markers.
    Unmark { by: Seat, figure: Figure, left: u8 },
}

/// An effect of a character begins.
pub(crate) fn begin(s: &mut Aristeia, source: Source, me: Figure, target: Option<Piece>) {
    s.next(Step::Op { source, seat: me.seat(), me: Some(me), target, at: 0 });
}

/// Whom an operation is about.
fn who(s: &Aristeia, context: &Context, who: Who) -> Option<Piece> {
    match who {
        Who::Itself => context.me.map(Piece::from),
        Who::Target | Who::Named => context.target,
        Who::Attacker => s.active().map(Piece::from),
        Who::ActiveEnemy => s.active().filter(|figure| figure.seat() != context.seat).map(Piece::from),
        Who::RevealedEnemy => s.revealed(rival(context.seat)).map(Piece::from),
        Who::Nobody => None,
    }
}

fn figure(s: &Aristeia, context: &Context, whom: Who) -> Option<Figure> {
    who(s, context, whom).and_then(Piece::figure)
}

/// How much.
fn amount(s: &Aristeia, context: &Context, amount: Amount) -> u8 {
    match amount {
        Amount::Number(n) => n,
        Amount::All => u8::MAX,
        Amount::Speed => context.me.map_or(0, |me| s.speed(me)),
        Amount::DamageInflicted => context.me.and_then(|me| s.side_of(me)).map_or(0, |side| s.doing.inflicted[side]),
    }
}

/// The side of the roll an operation works on.
fn side_of(s: &Aristeia, context: &Context, whose: Whose) -> Option<usize> {
    let own = context.me.and_then(|me| s.side_of(me))?;
    match whose {
        Whose::Own => Some(own),
        Whose::Enemy => roll::is_opposed(s).then_some(1 - own),
    }
}

/// Can any of these operations change something? (ARIS-TACTIC-13, ARIS-AMB-36)
pub(crate) fn changes_any(s: &Aristeia, ops: &[Op], context: &Context) -> bool {
    ops.iter().any(|op| changes(s, op, context))
}

#[inline]
fn changes(s: &Aristeia, op: &Op, context: &Context) -> bool {
    let free_beside = |piece: Piece| s.stands(piece).is_some_and(|at| at.neighbours().any(|space| s.free().has(space)));
    match *op {
        Op::ActionPoints(_) => s.active().is_some(),
        Op::MovementPoints(n) => s.active().is_some() && amount(s, context, n) > 0,
        Op::Displace { who: whom, spaces, .. } => {
            amount(s, context, spaces) > 0 && who(s, context, whom).is_some_and(free_beside)
        }
        Op::Place { who: whom, .. } => who(s, context, whom).is_some_and(|piece| s.stands(piece).is_some()),
        Op::Damage { who: whom, amount } => {
            amount > 0 && figure(s, context, whom).is_some_and(|hurt| s.is_inside(hurt))
        }
        Op::PreventDamage(_) => {
            context.me.is_some_and(|me| s.hurts.iter().any(|hurt| hurt.figure == me && hurt.amount > 0))
        }
        Op::Heal { who: whom, .. } => figure(s, context, whom).is_some_and(|hurt| s.body(hurt).damage > 0),
        // A fresh red marker instead of a blue one is a change; instead of a red one it is not, unless
        // another has put it there.
        Op::Impose { who: whom, state } => figure(s, context, whom).is_some_and(|figure| {
            let markers = s.body(figure).markers;
            let other = state == State::Taunted && markers.taunted_by != context.me;
            s.is_reachable(figure) && (state.row().stacks || markers.red(state) == 0 || other)
        }),
        Op::RemoveMarkers { who: whom, .. } => {
            figure(s, context, whom).is_some_and(|figure| !s.body(figure).markers.is_empty())
        }
        Op::AddDie(colours) => side_of(s, context, Whose::Own)
            .is_some_and(|side| colours.iter().any(|die| s.roll.sides[side].pool.has_room(Part::Die(*die)))),
        Op::ReplaceDie(_) => side_of(s, context, Whose::Own)
            .is_some_and(|side| s.roll.sides[side].pool.0.iter().any(|die| die.colour().is_some())),
        Op::AddSymbol(..) => side_of(s, context, Whose::Own).is_some(),
        Op::CancelSymbol { roll, symbol, .. } => side_of(s, context, roll).is_some_and(|side| {
            let side = &s.roll.sides[side];
            let symbols = if s.roll.counted { side.symbols } else { side.pool.symbols() };
            symbols.get(symbol) > 0
        }),
        Op::Reroll { roll, .. } => side_of(s, context, roll)
            .is_some_and(|side| s.roll.sides[side].pool.0.iter().any(|die| can_fall_again(*die))),
        Op::Draw(_) | Op::TakeTactic => !s.player(context.seat).deck.is_empty(),
        Op::DiscardRandom(_) => !s.player(rival(context.seat)).hand.is_empty(),
        Op::ChooseOrder => !s.player(context.seat).says_order,
        Op::DefenceDie(_)
        | Op::DefenceSymbol(..)
        | Op::SplitDamage
        | Op::Repeat { .. }
        | Op::CancelTactic
        | Op::ExtendRange(_)
        | Op::IgnoreSight
        | Op::DenyCover
        | Op::CoverDie(_) => true,
    }
}

/// Carries one operation out. What needs an answer becomes a step.
fn carry_out(s: &mut Aristeia, op: Op, source: Source, at: u8, context: &Context, tell: &mut impl Tell<Event>) {
    let by = context.seat;
    match op {
        Op::ActionPoints(n) => {
            s.activation.points = s.activation.points.saturating_add(n);
            tell.tell(Event::ActionPoints { n });
        }
        Op::MovementPoints(n) => {
            let n = amount(s, context, n);
            s.activation.movement = s.activation.movement.saturating_add(n);
            tell.tell(Event::MovementPoints { n });
        }
        Op::Displace { who: whom, spaces, up_to } => {
            let left = amount(s, context, spaces);
            if let Some(piece) = who(s, context, whom).filter(|piece| left > 0 && s.stands(*piece).is_some()) {
                s.next(displace::Step::Displace { by, piece, left, up_to });
            }
        }
        Op::Place { who: whom, beside } => {
            let Some(piece) = who(s, context, whom) else { return };
            let other = match beside {
                Beside::Itself => context.me.map(Piece::from),
                Beside::Target => context.target,
                Beside::ChosenPiece => return s.next(displace::Step::Choose { by, piece }),
            };
            if let Some(other) = other {
                s.next(displace::Step::Beside { by, piece, other });
            }
        }
        Op::Damage { who: whom, amount } => {
            if let Some(hurt) = figure(s, context, whom).filter(|hurt| s.is_inside(*hurt)) {
                damage::inflict(s, hurt, amount, tell);
            }
        }
        Op::PreventDamage(n) => {
            if let Some(hurt) = s.hurts.iter_mut().find(|hurt| Some(hurt.figure) == context.me) {
                hurt.amount = hurt.amount.saturating_sub(n);
                tell.tell(Event::Prevented { figure: hurt.figure, n });
            }
        }
        Op::SplitDamage => {} // asked before this window opens: `damage.rs`
        Op::Heal { who: whom, amount } => {
            if let Some(figure) = figure(s, context, whom) {
                let n = amount.min(s.body(figure).damage);
                s.body_mut(figure).damage -= n; // ARIS-DAMAGE-03
                tell.tell(Event::Healed { figure, n });
            }
        }
        Op::Impose { who: whom, state } => {
            if let Some(figure) = figure(s, context, whom) {
                s.impose(figure, state, context.me, tell);
            }
        }
        Op::RemoveMarkers { who: whom, amount: n } => {
            if let Some(figure) = figure(s, context, whom) {
                s.next(Step::Unmark { by, figure, left: amount(s, context, n) });
            }
        }
        Op::AddDie(colours) => {
            let Some(side) = side_of(s, context, Whose::Own) else { return };
            match colours {
                [colour] => add_die(s, side, *colour, tell),
                _ => s.next(Step::AddDie { source, at, side: side as u8 }),
            }
        }
        Op::ReplaceDie(to) => {
            if let Some(side) = side_of(s, context, Whose::Own) {
                s.next(Step::Exchange { side: side as u8, to });
            }
        }
        Op::AddSymbol(symbol, n) => {
            let Some(side) = side_of(s, context, Whose::Own) else { return };
            add_symbols(s, side, symbol, n, tell);
        }
        Op::DefenceDie(_) | Op::DefenceSymbol(..) => tactic::pink_blur::guard(s, op, context, tell),
        Op::CancelSymbol { roll, symbol, amount, up_to } => {
            let Some(side) = side_of(s, context, roll) else { return };
            if s.roll.counted {
                // Symbols, not dice: which of them is all the same.
                let symbols = &mut s.roll.sides[side].symbols;
                let n = amount.min(symbols.get(symbol));
                symbols.set(symbol, symbols.get(symbol) - n);
                if let Some(figure) = s.roll.sides[side].figure.filter(|_| n > 0) {
                    tell.tell(Event::SymbolLost { figure, symbol });
                }
            } else {
                s.next(Step::Take { by, side: side as u8, symbol, left: amount, from: 0, up_to });
            }
        }
        Op::Reroll { roll, amount, up_to } => {
            if let Some(side) = side_of(s, context, roll) {
                s.next(roll::Step::Throw);
                s.next(Step::Reroll { by, side: side as u8, left: amount, from: 0, up_to });
            }
        }
        Op::Repeat { other } => {
            let not = s.doing.target.filter(|_| other);
            if !s.doing.repeats.is_full() {
                s.doing.repeats.push(not);
            }
        }
        Op::Draw(left) => s.next(hand::Step::Draw { seat: by, left }),
        Op::TakeTactic => s.next(hand::Step::Fetch { seat: by }),
        Op::DiscardRandom(left) => s.next(hand::Step::Lose { seat: by, left }),
        Op::CancelTactic => tactic::no::cancel(s, tell),
        Op::ChooseOrder => s.player_mut(by).says_order = true,
        Op::ExtendRange(n) => s.doing.farther += n,
        Op::IgnoreSight => s.doing.unsighted = true,
        Op::DenyCover | Op::CoverDie(_) => {} // looked up while cover is tested: `skill.rs`
    }
}

fn add_die(s: &mut Aristeia, side: usize, colour: Colour, tell: &mut impl Tell<Event>) {
    // Over the limit it is left out (ARIS-DICE-01).
    if s.roll.sides[side].pool.add(Part::Die(colour))
        && let Some(figure) = s.roll.sides[side].figure
    {
        tell.tell(Event::DieAdded { figure, colour });
    }
}

/// Symbols join a roll like printed ones (ARIS-DICE-02), or at once when dice matter no more
/// (ARIS-SWITCH-06).
fn add_symbols(s: &mut Aristeia, side: usize, symbol: Symbol, n: u8, tell: &mut impl Tell<Event>) {
    let counted = s.roll.counted;
    let roller = &mut s.roll.sides[side];
    for _ in 0..n {
        if counted {
            roller.symbols.set(symbol, roller.symbols.get(symbol).saturating_add(1));
        } else {
            roller.pool.add(Part::Printed(symbol));
        }
        if let Some(figure) = roller.figure {
            tell.tell(Event::SymbolAdded { figure, symbol });
        }
    }
}

/// The colours a step offers.
fn colours(source: Source, at: u8) -> &'static [Colour] {
    match source.ops().get(usize::from(at)) {
        Some(Op::AddDie(colours)) => colours,
        _ => &[],
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let only = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::only);
        match self {
            Step::Op { .. } => Seats::NONE,
            Step::AddDie { source, at, side } => {
                let pool = &s.roll.sides[usize::from(side & 1)].pool;
                let open = colours(source, at).iter().filter(|die| pool.has_room(Part::Die(**die))).count();
                only(roll::seat_of(s, side.into()).filter(|_| open > 1))
            }
            Step::Exchange { side, .. } => {
                let dice = &s.roll.sides[usize::from(side & 1)].pool.0;
                let several = dice.iter().filter(|die| die.colour().is_some()).count() > 1;
                only(roll::seat_of(s, side.into()).filter(|_| several))
            }
            Step::Take { by, .. } | Step::Reroll { by, .. } => only(Some(by).filter(|_| self.is_open(s, by))),
            Step::Unmark { by, figure, left } => {
                let kinds = s.body(figure).markers.iter().count();
                only(Some(by).filter(|_| left > 0 && left != u8::MAX && kinds > 1))
            }
        }
    }

    pub(crate) fn ask(self, _: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Op { .. } | Step::AddDie { .. } => Ask::Colour,
            Step::Exchange { to, .. } => Ask::Exchange { colour: to },
            Step::Take { symbol, left, .. } => Ask::Take { symbol, n: left },
            Step::Reroll { left, .. } => Ask::Reroll { n: left },
            Step::Unmark { figure, left, .. } => Ask::Unmark { figure, n: left },
        }
    }

    pub(crate) fn options(self, s: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        let at = |side: u8, index: usize| DieAt { other: side & 1 == 1, index: index as u8 };
        match self {
            Step::Op { .. } => {}
            Step::AddDie { source, at, side } => {
                let pool = &s.roll.sides[usize::from(side & 1)].pool;
                for colour in colours(source, at) {
                    let room = pool.has_room(Part::Die(*colour));
                    let verdict = if room { Ok(()) } else { Err(Reason::DiceLimit { colour: *colour }) };
                    out.put(Choice::Colour { colour: *colour }, verdict);
                }
            }
            Step::Exchange { side, .. } => {
                for (index, die) in s.roll.sides[usize::from(side & 1)].pool.0.iter().enumerate() {
                    let verdict = if die.colour().is_some() { Ok(()) } else { Err(Reason::PrintedSymbol) };
                    out.put(Choice::Exchange { die: at(side, index) }, verdict);
                }
            }
            Step::Take { side, symbol, left, from, up_to, .. } => {
                let gives = |die: &Die| u16::from(die.symbols().get(symbol));
                let there = dice_from(s, side, from).map(|(_, die)| gives(die)).sum();
                let pick = |(index, die): (usize, &Die)| {
                    let choice = Choice::Take { die: at(side, index) };
                    match gives(die) {
                        0 => Pick::judged(choice, Err(Reason::NoSuchSymbol { symbol })),
                        n => Pick::times(choice, n),
                    }
                };
                out.pieces(wanted(left, there, up_to), dice_from(s, side, from).map(pick));
            }
            Step::Reroll { side, left, from, up_to, .. } => {
                let there = dice_from(s, side, from).filter(|(_, die)| can_fall_again(**die)).count();
                let pick = |(index, die): (usize, &Die)| {
                    let verdict = if die.colour().is_none() {
                        Err(Reason::PrintedSymbol)
                    } else if die.is_cancelled() {
                        Err(Reason::DieCancelled)
                    } else {
                        Ok(())
                    };
                    Pick::judged(Choice::Reroll { die: at(side, index) }, verdict)
                };
                let dice = dice_from(s, side, from).filter(|(_, die)| !die.is_waiting());
                out.pieces(wanted(left, there as u16, up_to), dice.map(pick));
            }
            Step::Unmark { figure, .. } => {
                for (state, red, _) in s.body(figure).markers.iter() {
                    let side = if red { choice::Side::Red } else { choice::Side::Blue };
                    out.offer(Choice::Remove { state, side });
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::AddDie { side, .. }, Choice::Colour { colour }) => add_die(s, usize::from(side & 1), colour, tell),
            (Step::Exchange { side, to }, Choice::Exchange { die }) => exchange(s, side, die.index, to, tell),
            (Step::Take { by, side, symbol, left, up_to, .. }, Choice::Take { die }) => {
                take(s, side, die.index, symbol, tell);
                s.next(Step::Take { by, side, symbol, left: left.saturating_sub(1), from: die.index, up_to });
            }
            (Step::Reroll { by, side, left, up_to, .. }, Choice::Reroll { die }) => {
                pick_up(s, side, die.index, tell);
                s.next(Step::Reroll { by, side, left: left.saturating_sub(1), from: die.index + 1, up_to });
            }
            (Step::Unmark { by, figure, left }, Choice::Remove { state, side }) => {
                s.unmark(figure, state, side == choice::Side::Red, tell);
                s.next(Step::Unmark { by, figure, left: left.saturating_sub(1) });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        match self {
            Step::Op { source, seat, me, target, at } => {
                let ops = source.ops();
                let Some(op) = ops.get(usize::from(at)) else { return };
                if ops.len() > usize::from(at) + 1 {
                    s.next(Step::Op { source, seat, me, target, at: at + 1 });
                }
                carry_out(s, *op, source, at, &Context { seat, me, target }, tell);
            }
            // In all others one way is left, or none.
            Step::AddDie { source, at, side } => {
                let side = usize::from(side & 1);
                let room = |die: &&Colour| s.roll.sides[side].pool.has_room(Part::Die(**die));
                let only = colours(source, at).iter().find(room).copied();
                if let Some(colour) = only {
                    add_die(s, side, colour, tell);
                }
            }
            Step::Exchange { side, to } => {
                let dice = &s.roll.sides[usize::from(side & 1)].pool.0;
                if let Some(index) = dice.iter().position(|die| die.colour().is_some()) {
                    exchange(s, side, index as u8, to, tell);
                }
            }
            Step::Take { by, .. } | Step::Reroll { by, .. } => {
                self.take_only_way(s, by, tell);
            }
            Step::Unmark { by, figure, left } => {
                let first = s.body(figure).markers.iter().next();
                if let Some((state, red, _)) = first.filter(|_| left > 0) {
                    s.unmark(figure, state, red, tell);
                    let left = if left == u8::MAX { left } else { left - 1 };
                    s.next(Step::Unmark { by, figure, left });
                }
            }
        }
    }
}

/// The dice of a side, from one on, and which they are.
fn dice_from(s: &Aristeia, side: u8, from: u8) -> impl Iterator<Item = (usize, &Die)> + Clone {
    s.roll.sides[usize::from(side & 1)].pool.0.iter().enumerate().skip(from.into())
}

/// Can it be thrown again?
fn can_fall_again(die: Die) -> bool {
    die.face() > 0 && !die.is_cancelled()
}

/// How many an effect speaks of: as many as there are if it must be, or fewer if the text says so.
fn wanted(left: u8, there: u16, up_to: bool) -> Wanted<Choice> {
    if up_to { Wanted::up_to(left, Choice::Enough) } else { Wanted::exactly(there.min(left.into())) }
}

fn exchange(s: &mut Aristeia, side: u8, index: u8, to: Colour, tell: &mut impl Tell<Event>) {
    let side = usize::from(side & 1);
    s.roll.sides[side].pool.0.remove(index.into());
    add_die(s, side, to, tell);
}

fn take(s: &mut Aristeia, side: u8, index: u8, symbol: Symbol, tell: &mut impl Tell<Event>) {
    let side = &mut s.roll.sides[usize::from(side & 1)];
    if let Some(die) = side.pool.0.get_mut(usize::from(index)) {
        die.take(symbol);
    }
    if let Some(figure) = side.figure {
        tell.tell(Event::SymbolLost { figure, symbol });
    }
}

/// A die is picked up to be thrown again.
fn pick_up(s: &mut Aristeia, side: u8, index: u8, tell: &mut impl Tell<Event>) {
    let side = &mut s.roll.sides[usize::from(side & 1)];
    if let Some(die) = side.pool.0.get_mut(usize::from(index)) {
        if let Some(figure) = side.figure {
            tell.tell(Event::ThrownAgain { figure, die: die.shown() });
        }
        die.show(0);
    }
}

/// A skill speaks (ARIS-AUTO-01).
pub(crate) fn use_skill(s: &mut Aristeia, skill: Skill, figure: Figure, tell: &mut impl Tell<Event>) {
    tell.tell(Event::SkillSpeaks { figure, skill });
    begin(s, Source::Skill { skill }, figure, skill::target(s, figure));
}
