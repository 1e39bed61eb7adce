//! Pink Blur: the model of a tactic that lasts. What it gives is kept with the figure until the end of
//! the turn or the infirmary (ARIS-AMB-35); `roll.rs` adds it to every defence roll.

use crate::{Event, effect::Context, printed::Op, table::Aristeia};
use arbiter_engine::Tell;

/// A die or symbols for every defence roll of this turn.
pub(crate) fn guard(s: &mut Aristeia, op: Op, context: &Context, tell: &mut impl Tell<Event>) {
    let Some(figure) = context.me else { return };
    let body = s.body_mut(figure);
    match op {
        Op::DefenceDie(_) => body.guard_dice = body.guard_dice.saturating_add(1),
        Op::DefenceSymbol(_, n) => body.guard_blocks = body.guard_blocks.saturating_add(n),
        _ => return,
    }
    tell.tell(Event::Guarded { figure });
}
