//! Movement points, spent one at a time (ARIS-MOVE-01 to ARIS-MOVE-06, ARIS-STATE-IMMO-01).

use crate::{Choice, Event, Reason, board::Space, figure::Figure, printed::Mark, table::Aristeia};
use arbiter_engine::{Options, Tell};

/// What speaks against spending a movement point at all.
pub(crate) fn may_spend(s: &Aristeia, figure: Figure) -> Result<(), Reason> {
    if s.activation.movement == 0 {
        Err(Reason::NoMovement)
    } else if s.is_marked(figure, Mark::CannotMove) {
        Err(Reason::Immobilised { figure })
    } else {
        Ok(())
    }
}

/// The steps of the active character, or the attempt to disengage.
pub(crate) fn options(s: &Aristeia, figure: Figure, out: &mut impl Options<Choice, Reason>) {
    let Some(here) = s.space_of(figure) else { return };
    let engaged = s.enemies_beside(figure).next().is_some();
    let may = may_spend(s, figure);
    let free = s.free();
    for space in here.neighbours() {
        let verdict = may.and_then(|()| {
            if engaged {
                Err(Reason::Engaged { figure }) // ARIS-DISENGAGE-01
            } else if free.has(space) {
                Ok(())
            } else {
                Err(Reason::NotFree { space }) // ARIS-SPACE-02
            }
        });
        out.put(Choice::Step { space }, verdict);
    }
    let verdict = may.and_then(|()| {
        if !engaged {
            Err(Reason::NotEngaged { figure })
        } else if here.neighbours().any(|space| free.has(space)) {
            Ok(())
        } else {
            Err(Reason::Enclosed { figure }) // ARIS-DISENGAGE-11
        }
    });
    out.put(Choice::Disengage, verdict);
}

/// One movement point, one space.
pub(crate) fn step(s: &mut Aristeia, space: Space, tell: &mut impl Tell<Event>) {
    if let Some(figure) = s.active() {
        s.activation.movement = s.activation.movement.saturating_sub(1);
        s.activation.moved = true;
        s.put(figure, space);
        tell.tell(Event::Stepped { figure, space });
    }
}
