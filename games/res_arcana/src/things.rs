//! What lies on the table for a finger: the things that stand for a choice, and the clause about each card.

use crate::{Choice, tables::Card};
use arbiter_engine::{Notation, Seat, Thing, Things};

/// Decks and pools are no cards, but fingers go there.
pub(crate) fn touches(seat: Seat, choice: Choice) -> Things {
    match choice {
        Choice::ClaimTop | Choice::LookMonuments => vec![Thing::new("deck", "monuments")],
        Choice::LookOwn => vec![Thing::new("deck", seat.as_str())],
        Choice::Spare { part } => part.essence().touches(),
        _ => choice.touches(),
    }
}

/// Every card has a clause of its own.
pub(crate) fn rulings() -> Vec<(Thing, String)> {
    let ruling = |card: Card| {
        let id = card.text();
        (Thing::new("card", &id), ["RESA", "CARD", &id.to_uppercase()].join("-"))
    };
    Card::ALL.into_iter().map(ruling).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::essence::Part;

    #[test]
    fn decks_and_pools_stand_for_choices() {
        let touched = |choice| touches(Seat::new(1), choice).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(touched(Choice::ClaimTop), ["deck:monuments"]);
        assert_eq!(touched(Choice::LookOwn), ["deck:p2"]);
        assert_eq!(touched(Choice::Spare { part: Part::Calm }), ["essence:calm"]);
        assert!(touched(Choice::Spare { part: Part::Any }).is_empty());
        assert_eq!(touched(Choice::Use { card: Card::Athanor, power: 2 }), ["card:athanor"]);
    }
}
