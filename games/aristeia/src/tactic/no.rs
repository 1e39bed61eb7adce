//! NO! (ARIS-TACTIC-02): the model of a tactic that answers another one.
//!
//! While it resolves, it lies on top of the chain; the tactic below is the one it cancels. That one
//! is spent all the same (ARIS-TACTIC-12), and may be a NO! itself.

use crate::{Event, table::Aristeia};
use arbiter_engine::Tell;

/// The tactic below the top of the chain has no effect (ARIS-CANCEL-03).
pub(crate) fn cancel(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    let below = s.chain.len().checked_sub(2).and_then(|below| s.chain.get_mut(below));
    if let Some(played) = below {
        played.cancelled = true;
        tell.tell(Event::Cancelled { seat: played.seat, tactic: played.tactic });
    }
}
