//! What lies on the table for a finger: the things that stand for a choice, and the clause about a thing.
//!
//! Beside the things of the notation there are what a rival has in a system (`rival:3-a.p2`), free building slots
//! (`free:3-a`), starports that build (`port:3-a`), where to go (`to:3-a`), pieces in supply (`supply:city`), slots of
//! rivals (`slot:p2.3`), captives of an owner (`captives:p2`), dice in number (`dice:raid.2`) and dice that show a face
//! (`rolled:raid.2`).

use crate::{
    Choice,
    action::{ActionCard, Suit},
    choice::{Damaged, Loot},
    map::System,
    piece::Piece,
    tables::{Ambition, Card},
};
use arbiter_components::Indexed;
use arbiter_engine::{Notation, Seat, Thing, Things};

/// Where the way leads is another thing than where it begins, and the slot of a rival another than one's own.
pub(crate) fn touches(_: Seat, choice: Choice) -> Things {
    match choice {
        Choice::Move { from, to } | Choice::TacticalMove { from, to } => vec![system(from), named("to", &to)],
        Choice::FireRifles { from, at, rival } => vec![system(from), named("to", &at), pair("rival", &at, &rival)],
        Choice::Battle { at, rival } => vec![system(at), pair("rival", &at, &rival)],
        Choice::Build { piece, at } => {
            let place = if piece == Piece::Ship { "port" } else { "free" };
            vec![system(at), named("supply", &piece), named(place, &at)]
        }
        Choice::Repair { what: Damaged::Ship { at } } => vec![system(at)],
        Choice::Spend { slot, .. } => slot.touches(),
        Choice::Steal { from, loot: Loot::Slot { slot } } => vec![pair("slot", &from, &slot)],
        Choice::Steal { loot: Loot::Guild { card }, .. } => card.touches(),
        Choice::Collect { die, n } => vec![pair("dice", &die, &n)],
        Choice::Reroll { die, face } => vec![pair("rolled", &die, &face)],
        Choice::Cluster { n } => systems().filter(|at| at.cluster() == n).map(system).collect(),
        Choice::Captives { owner, .. } => vec![named("captives", &owner)],
        _ => choice.touches(),
    }
}

fn named(kind: &str, id: &impl Notation) -> Thing {
    Thing::new(kind, &id.text())
}

fn pair(kind: &str, of: &impl Notation, id: &impl Notation) -> Thing {
    Thing::new(kind, &[of.text(), id.text()].join("."))
}

fn system(at: System) -> Thing {
    named("system", &at)
}

fn systems() -> impl Iterator<Item = System> {
    (0..System::COUNT).map(System::from_index)
}

/// Cards have clauses of their own; the others share one.
pub(crate) fn rulings() -> Vec<(Thing, String)> {
    let cards = Card::ALL.into_iter().map(|card| (named("card", &card), card.facts().clause));
    let action_cards = Suit::ALL.into_iter().flat_map(|suit| (1..=7).map(move |number| ActionCard::new(suit, number)));
    let action_cards = action_cards.map(|card| (named("action_card", &card), "ARCS-LEAD-02"));
    let ambitions = Ambition::ALL.into_iter().map(|ambition| (named("ambition", &ambition), "ARCS-SCORE-02"));
    let places = systems().flat_map(|at| {
        let clause = if at.is_gate() { "ARCS-MAP-05" } else { "ARCS-MAP-07" };
        ["system", "to"].map(|kind| (named(kind, &at), clause))
    });
    let all = cards.chain(action_cards).chain(ambitions).chain(places);
    all.map(|(thing, clause)| (thing, clause.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a choice as written.
    fn touched(choice: &str) -> Vec<String> {
        let choice = Choice::from_text(choice).unwrap_or_else(|error| panic!("{choice}: {error}"));
        touches(Seat::new(0), choice).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn where_ships_come_from_and_where_they_go() {
        assert_eq!(touched("move 3-a 3-gate"), ["system:3-a", "to:3-gate"]);
        assert_eq!(touched("fire_rifles 3-a 3-gate p2"), ["system:3-a", "to:3-gate", "rival:3-gate.p2"]);
        assert_eq!(touched("cluster 5"), ["system:5-gate", "system:5-a", "system:5-b", "system:5-c"]);
    }

    #[test]
    fn what_a_rival_has_where_one_can_attack() {
        assert_eq!(touched("battle 2-c p3"), ["system:2-c", "rival:2-c.p3"]);
        assert_eq!(touched("collect raid 2"), ["dice:raid.2"]);
        assert_eq!(touched("reroll skirmish 5"), ["rolled:skirmish.5"]);
        assert_eq!(touched("captives p4 2"), ["captives:p4"]);
    }

    #[test]
    fn slots_of_the_right_player() {
        assert_eq!(touched("spend 2 fuel"), ["slot:2"]);
        assert_eq!(touched("steal p2 slot 3"), ["slot:p2.3"]);
        assert_eq!(touched("steal p2 guild farseers"), ["card:farseers"]);
    }

    #[test]
    fn a_starport_for_a_ship_and_a_free_place_for_a_building() {
        assert_eq!(touched("build ship 5-b"), ["system:5-b", "supply:ship", "port:5-b"]);
        assert_eq!(touched("build city 5-b"), ["system:5-b", "supply:city", "free:5-b"]);
    }

    #[test]
    fn those_of_the_notation_where_these_are_exact() {
        assert_eq!(touched("tax 2-a.1"), ["site:2-a.1"]);
        assert_eq!(touched("repair building 2-a.1"), ["site:2-a.1"]);
    }
}
