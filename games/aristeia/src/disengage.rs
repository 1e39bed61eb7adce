//! Disengaging (ARIS-DISENGAGE-01 to ARIS-DISENGAGE-12).

use crate::{
    Ask, Choice, Event, Reason,
    board::Spaces,
    dice::Pool,
    figure::Figure,
    movement,
    printed::Part,
    roll,
    setup::Crowd,
    table::{Aristeia, Doing, Roll, RollKind, Side, rival},
    tables::CROWD_DIE,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// An attempt to get away.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The opponent says who holds (ARIS-DISENGAGE-02).
    Hold,
    /// The roll is over.
    Outcome,
    /// Disengaged, it must move (ARIS-DISENGAGE-05).
    Move,
}

/// The active character tries to leave.
pub(crate) fn begin(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    if let Some(figure) = s.active() {
        tell.tell(Event::Disengages { figure });
    }
    s.doing = Doing::default();
    s.next(Step::Hold);
}

/// The dice a crowd adds: one for each adjacent enemy, if there are several (ARIS-AMB-05).
pub(crate) fn crowd_dice(s: &Aristeia, figure: Figure) -> usize {
    match (s.enemies_beside(figure).count(), s.setup.crowd) {
        (0 | 1, _) => 0,
        (n, Crowd::Each) => n,
        (n, Crowd::Additional) => n - 1,
    }
}

fn hold(s: &mut Aristeia, holder: Figure, tell: &mut impl Tell<Event>) {
    let Some(figure) = s.active() else { return };
    tell.tell(Event::Holds { figure: holder });
    let agility = Pool::of(figure.character().row().agility);
    let mut strength = Pool::of(holder.character().row().strength);
    for _ in 0..crowd_dice(s, figure) {
        strength.add(Part::Die(CROWD_DIE)); // ARIS-DISENGAGE-03
    }
    let sides = [
        Side { figure: Some(figure), pool: agility, ..Side::default() },
        Side { figure: Some(holder), pool: strength, ..Side::default() },
    ];
    s.roll = Roll { kind: RollKind::Disengage, counted: false, sides };
    s.next(Step::Outcome);
    roll::begin(s);
}

/// Where the active character can go.
fn ways_out(s: &Aristeia) -> Spaces {
    let here = s.active().and_then(|figure| s.space_of(figure));
    here.map_or(Spaces::NONE, |here| Spaces::NONE.with(here).around().and(s.free()))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let Some(figure) = s.active() else { return Seats::NONE };
        match self {
            Step::Hold if s.enemies_beside(figure).count() > 1 => Seats::only(rival(figure.seat())),
            Step::Move if ways_out(s).len() > 1 => Seats::only(figure.seat()),
            Step::Hold | Step::Outcome | Step::Move => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        let figure = s.active().unwrap_or_default();
        match self {
            Step::Hold => Ask::Hold { figure },
            Step::Outcome | Step::Move => Ask::MoveAway { figure },
        }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let Some(active) = s.active() else { return };
        match self {
            Step::Hold => {
                for figure in s.team(seat) {
                    let beside = s.enemies_beside(active).any(|enemy| enemy == figure);
                    let verdict = if beside { Ok(()) } else { Err(Reason::NotAdjacent { piece: figure.into() }) };
                    out.put(Choice::Hold { figure }, verdict);
                }
            }
            Step::Move => {
                let open = ways_out(s);
                for space in s.space_of(active).into_iter().flat_map(|here| here.neighbours()) {
                    let verdict = if open.has(space) { Ok(()) } else { Err(Reason::NotFree { space }) };
                    out.put(Choice::Step { space }, verdict);
                }
            }
            Step::Outcome => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Hold { figure } => hold(s, figure, tell),
            Choice::Step { space } => movement::step(s, space, tell),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        let Some(figure) = s.active() else { return };
        match self {
            Step::Hold => {
                let holder = s.enemies_beside(figure).next();
                if let Some(holder) = holder {
                    hold(s, holder, tell);
                }
            }
            Step::Outcome => {
                if roll::net_successes(s, 0) > 0 {
                    tell.tell(Event::GotAway { figure });
                    s.next(Step::Move);
                } else {
                    // All of them, wherever they came from (ARIS-AMB-30).
                    s.activation.movement = 0;
                    tell.tell(Event::Held { figure });
                }
            }
            // With one space free there is no choice; with none it stays and keeps its points
            // (ARIS-DISENGAGE-12).
            Step::Move => {
                if let Some(space) = ways_out(s).into_iter().next() {
                    movement::step(s, space, tell);
                }
            }
        }
    }
}
