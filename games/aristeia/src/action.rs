//! Actions and attacks: conditions, declaration, roll, effects, end (ARIS-ACTION-01 to ARIS-ACTION-11,
//! ARIS-ATTACK-01 to ARIS-ATTACK-09).

use crate::{
    Ask, Choice, Event, Reason,
    choice::{On, With},
    damage,
    dice::Pool,
    effect::{self, Source},
    figure::{Figure, Piece, Target},
    printed::{Mark, Part, Range},
    range::{self, Ways},
    roll,
    sight::Sight,
    skill,
    table::{Aristeia, Doing, Hurt, Roll, RollKind, Side},
    tables::{Action, COVER_DIE, Tactic, Window},
    tactic, window,
};
use arbiter_engine::{List, Notation, Options, Seat, Seats, Tell};

/// An action, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A tactic that helps to choose the action is played, unless an answer stopped it all.
    Aid { tactic: Tactic },
    /// The action is chosen; it is declared unless an answer stopped it (ARIS-TACTIC-11).
    Chosen,
    /// The same for a free repeat; if it was stopped, its target is chosen anew.
    ChosenAgain { not: Target },
    /// Pools are built and rolled.
    Pools,
    /// Effects apply (ARIS-ACTION-06).
    Effects,
    /// The success effect may be applied (ARIS-ACTION-07).
    Success,
    /// The action ends (ARIS-ACTION-08).
    End,
    /// What follows its end: free repeats (ARIS-AMB-22).
    After,
    /// A free repeat; not against this target.
    Repeat { not: Target },
}

/// Has it the points? (ARIS-ACTION-02)
fn may_pay(s: &Aristeia, figure: Figure, action: Action) -> Result<(), Reason> {
    let row = action.row();
    if s.activation.points < row.points {
        return Err(Reason::NoPoints { n: row.points });
    }
    if row.movement > 0 {
        crate::movement::may_spend(s, figure)?; // ARIS-CHAR-GAT-02
    }
    Ok(())
}

/// The actions of the active character with all their targets.
pub(crate) fn options(s: &Aristeia, figure: Figure, out: &mut impl Options<Choice, Reason>) {
    let mut ways = None;
    let pieces: List<Piece, { Piece::COUNT }> = s.pieces().collect();
    for action in figure.character().row().actions {
        let action = *action;
        let may = may_pay(s, figure, action);
        let Some(range) = action.row().range else {
            out.put(Choice::Act { action, target: Target(None), with: With::default() }, may);
            continue;
        };
        for piece in pieces.iter().copied() {
            let target = Target(Some(piece));
            let verdict = may.and_then(|()| range::may_target(s, figure, action, range, piece, &mut ways));
            out.put(Choice::Act { action, target, with: With::default() }, verdict);
            if may.is_ok() {
                aided(s, figure, action, piece, verdict, &mut ways, |with, verdict| {
                    out.put(Choice::Act { action, target, with }, verdict);
                });
            }
        }
    }
}

/// The ways to help the choice by tactics: each must change something (ARIS-AMB-46).
fn aided(
    s: &Aristeia,
    figure: Figure,
    action: Action,
    piece: Piece,
    plain: Result<(), Reason>,
    ways: &mut Option<Ways>,
    mut put: impl FnMut(With, Result<(), Reason>),
) {
    let aids = s.player(figure.seat()).hand.and(tactic::heard_in(Window::ChoosingAction));
    if aids.is_empty() {
        return;
    }
    let mut with_aids = |with: With| {
        let (farther, unsighted) = tactic::helps(with);
        let range = range::reach(action, farther, unsighted).unwrap_or(Range { min: 0, max: 0, sight: false });
        range::may_target(s, figure, action, range, piece, ways)
    };
    // Without line of sight there is no cover either (ARIS-CHAR-LUN-03).
    let covered = || {
        let other = piece.figure().filter(|_| action.row().attack);
        other.is_some_and(|other| s.has_cover(figure, other) || s.has_cover(other, figure))
    };
    let changes = |tactic: Tactic, without: Result<(), Reason>| {
        without.is_err() || tactic::helps(With([Some(tactic), None])).1 && covered()
    };
    let useless = |tactic: Tactic| Err(Reason::ChangesNothing { tactic });
    for one in aids {
        let alone = With([Some(one), None]);
        let legal = with_aids(alone);
        let verdict = legal.and_then(|()| if changes(one, plain) { Ok(()) } else { useless(one) });
        put(alone, verdict);
        for two in aids.into_iter().filter(|two| *two > one) {
            let both = With([Some(one), Some(two)]);
            let verdict = with_aids(both).and_then(|()| {
                if !changes(two, legal) {
                    useless(two)
                } else if !changes(one, with_aids(With([Some(two), None]))) {
                    useless(one)
                } else {
                    Ok(())
                }
            });
            put(both, verdict);
        }
    }
}

/// The player names an action, its target, and the tactics that help.
pub(crate) fn choose(s: &mut Aristeia, action: Action, target: Option<Piece>, with: With, tell: &mut impl Tell<Event>) {
    s.doing = Doing { action: Some(action), target, ..Doing::default() };
    if with == With::default() {
        declare(s, true, tell);
    } else {
        s.next(Step::Chosen);
        aid(s, with, tell);
    }
}

fn aid(s: &mut Aristeia, with: With, tell: &mut impl Tell<Event>) {
    let [one, two] = with.0;
    if let (Some(figure), Some(tactic)) = (s.active(), two) {
        tell.tell(Event::Named { seat: figure.seat(), tactic });
    }
    for tactic in two.into_iter().chain(one) {
        s.next(Step::Aid { tactic });
    }
}

/// Tactics that were named with an action and are still to be played, the next one first: everybody has heard them
/// (ARIS-AMB-46).
pub(crate) fn named(s: &Aristeia) -> impl Iterator<Item = Tactic> + '_ {
    s.agenda.steps().iter().rev().filter_map(|step| match step {
        crate::step::Step::Action(Step::Aid { tactic }) => Some(*tactic),
        _ => None,
    })
}

/// Declaration: from here on the action is completed (ARIS-ACTION-04).
fn declare(s: &mut Aristeia, pays: bool, tell: &mut impl Tell<Event>) {
    let (Some(figure), Some(action)) = (s.active(), s.doing.action) else { return };
    let row = action.row();
    if pays {
        s.activation.points = s.activation.points.saturating_sub(row.points);
        s.activation.movement = s.activation.movement.saturating_sub(row.movement);
        s.activation.moved |= row.movement > 0;
    }
    let target = s.doing.target;
    s.doing.strikes_back = target.and_then(Piece::figure).is_some_and(|defender| strikes_back(s, defender, figure));
    tell.tell(match target {
        Some(piece) => Event::Declared { figure, action, piece },
        None => Event::DeclaredAlone { figure, action },
    });
    s.next(Step::Pools);
    window::open(s, Window::ActionDeclared);
}

/// May the defender hurt the attacker? It must see it (ARIS-ATTACK-05), and some see no farther than
/// one space (ARIS-STATE-BLIND-01, ARIS-SMOKE-02).
fn strikes_back(s: &Aristeia, defender: Figure, attacker: Figure) -> bool {
    let apart = match (s.space_of(defender), s.space_of(attacker)) {
        (Some(one), Some(two)) => one.distance(two) > 1,
        _ => return false,
    };
    s.sight(defender, attacker.into()) != Sight::Blocked && !(apart && s.is_marked(defender, Mark::HurtsOnlyAdjacent))
}

/// The pools of the action as they are built: printed dice, then the cover die (ARIS-DICE-04). Also what
/// the table shows before an attack.
#[must_use]
pub fn pools(s: &Aristeia, figure: Figure, action: Action, target: Option<Piece>, unsighted: bool) -> [Side; 2] {
    let mut sides = [Side::default(); 2];
    sides[0].figure = Some(figure);
    sides[0].pool = Pool::of(action.row().pool);
    let defender = target.and_then(Piece::figure).filter(|_| action.row().attack);
    let Some(defender) = defender else { return sides }; // nobody rolls for a barrier (ARIS-ATTACK-08)
    sides[1].figure = Some(defender);
    sides[1].pool = Pool::of(defender.character().row().defence);
    let sighted = action.row().range.is_some_and(|range| range.sight) && !unsighted;
    if sighted {
        sides[0].cover = s.has_cover(figure, defender);
        sides[1].cover = s.has_cover(defender, figure) && !skill::denies_cover(figure);
    }
    for (side, figure, attacks) in [(0, figure, true), (1, defender, false)] {
        if sides[side].cover {
            let die = skill::cover_die(figure, attacks).unwrap_or(COVER_DIE);
            sides[side].pool.add(Part::Die(die));
        }
    }
    sides
}

/// Queued repeats of the attack that just ended: any legal target, or any other one.
fn repeat_options(s: &Aristeia, not: Option<Piece>, out: &mut impl Options<Choice, Reason>) {
    let (Some(figure), Some(action)) = (s.active(), s.doing.action) else { return };
    let Some(range) = action.row().range else { return };
    let mut ways = None;
    for piece in s.pieces() {
        if Some(piece) == not {
            out.put(Choice::Repeat { target: piece, with: With::default() }, Err(Reason::SameTarget { piece }));
            continue;
        }
        let verdict = range::may_target(s, figure, action, range, piece, &mut ways);
        out.put(Choice::Repeat { target: piece, with: With::default() }, verdict);
        aided(s, figure, action, piece, verdict, &mut ways, |with, verdict| {
            out.put(Choice::Repeat { target: piece, with }, verdict);
        });
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let Some(figure) = s.active() else { return Seats::NONE };
        let asked = match self {
            Step::Success => may_succeed(s, figure),
            // Whether it is asked must not tell whether a tactic in hand would help.
            Step::Repeat { not } => {
                s.is_inside(figure) && (plain_repeats(s, not.0).1 > 1 || tactic::could_aid(s, figure.seat()))
            }
            _ => false,
        };
        if asked { Seats::only(figure.seat()) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        let action = s.doing.action.unwrap_or_default();
        match self {
            Step::Repeat { .. } => Ask::Repeat { action },
            _ => Ask::Success { action },
        }
    }

    pub(crate) fn options(self, s: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Success => {
                out.offer(Choice::Apply);
                out.offer(Choice::Decline);
            }
            Step::Repeat { not } => {
                repeat_options(s, not.0, out);
                if plain_repeats(s, not.0).1 == 0 {
                    out.offer(Choice::Decline);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Success, Choice::Apply) => {
                let (Some(figure), Some(action)) = (s.active(), s.doing.action) else { return };
                effect::begin(s, Source::Success { action }, figure, s.doing.target);
            }
            (Step::Repeat { not }, Choice::Repeat { target, with }) => {
                let repeats = s.doing.repeats;
                s.doing = Doing { action: s.doing.action, target: Some(target), repeats, ..Doing::default() };
                if with == With::default() {
                    declare(s, false, tell);
                } else {
                    s.next(Step::ChosenAgain { not });
                    aid(s, with, tell);
                }
            }
            (Step::Repeat { .. }, Choice::Decline) => s.next(Step::After),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        let Some(figure) = s.active() else { return };
        match self {
            Step::Aid { tactic } => {
                let stopped = s.doing.action.is_none() || s.doing.target.is_none();
                if !stopped && s.player(figure.seat()).hand.has(tactic) {
                    let on = On { figure: Some(figure), target: None };
                    tactic::play(s, figure.seat(), tactic, on, tell);
                }
            }
            Step::Chosen => {
                if s.doing.target.is_some() {
                    declare(s, true, tell);
                }
            }
            Step::ChosenAgain { not } => {
                if s.doing.target.is_some() {
                    declare(s, false, tell);
                } else {
                    s.next(Step::Repeat { not });
                }
            }
            Step::Pools => {
                s.next(Step::Effects);
                let Some(action) = s.doing.action.filter(|action| action.rolls()) else { return };
                let kind = if action.row().attack { RollKind::Combat } else { RollKind::Simple };
                let sides = pools(s, figure, action, s.doing.target, s.doing.unsighted);
                s.roll = Roll { kind, counted: false, sides };
                roll::begin(s);
            }
            Step::Effects => effects(s, figure, tell),
            Step::Success => {}
            Step::Repeat { not } => match plain_repeats(s, not.0).0.filter(|_| s.is_inside(figure)) {
                Some(target) => {
                    self.resume(s, figure.seat(), Choice::Repeat { target, with: With::default() }, tell);
                }
                None => s.next(Step::After), // no legal target: it is lost
            },
            Step::End => {
                s.next(Step::After);
                window::open(s, Window::ActionEnd);
            }
            Step::After => {
                if s.is_attack() {
                    s.come_out(figure, tell);
                }
                if !s.is_inside(figure) {
                    s.doing.repeats = List::new(); // ARIS-INFIRM-03
                } else if let Some(not) = s.doing.repeats.pop_front() {
                    s.next(Step::Repeat { not: Target(not) });
                }
            }
        }
    }
}

/// The first legal target of a free repeat without any tactic, and how many there are.
fn plain_repeats(s: &Aristeia, not: Option<Piece>) -> (Option<Piece>, usize) {
    let (Some(figure), Some(action)) = (s.active(), s.doing.action) else { return (None, 0) };
    let Some(range) = action.row().range else { return (None, 0) };
    let mut ways = None;
    let mut found = (None, 0);
    for piece in s.pieces().filter(|piece| Some(*piece) != not) {
        if range::may_target(s, figure, action, range, piece, &mut ways).is_ok() {
            found = (found.0.or(Some(piece)), found.1 + 1);
        }
    }
    found
}

/// Is there a success left, and could its effect change anything?
fn may_succeed(s: &Aristeia, figure: Figure) -> bool {
    let Some(action) = s.doing.action else { return false };
    let ops = action.row().success;
    !ops.is_empty()
        && s.is_inside(figure)
        && roll::net_successes(s, 0) > 0
        && effect::changes_any(
            s,
            ops,
            &effect::Context { seat: figure.seat(), me: Some(figure), target: s.doing.target },
        )
}

/// Mandatory effects: the damage of an attack on both sides at once (ARIS-ATTACK-04), and what the
/// action always does.
fn effects(s: &mut Aristeia, figure: Figure, tell: &mut impl Tell<Event>) {
    let Some(action) = s.doing.action else { return };
    s.next(Step::End);
    s.next(Step::Success);
    if !action.row().always.is_empty() {
        effect::begin(s, Source::Always { action }, figure, s.doing.target);
    }
    if !action.row().attack {
        return;
    }
    let mut hurts = List::new();
    if let Some(defender) = s.doing.target.and_then(Piece::figure).filter(|defender| s.is_inside(*defender)) {
        hurts.push(Hurt { figure: defender, amount: roll::net_successes(s, 0), by: Some(0) });
    }
    if s.doing.strikes_back {
        hurts.push(Hurt { figure, amount: roll::net_successes(s, 1), by: Some(1) });
    }
    damage::begin(s, hurts, tell);
}
