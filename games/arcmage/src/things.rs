//! What lies on the table for a finger: the things that stand for a choice, and the clause about a thing.

use crate::{
    Choice,
    card::{Faction, Kind},
    piece::Place,
    tables::{Card, RULINGS},
};
use arbiter_engine::{Notation, Seat, Thing, Things};

/// An army is that of whoever answers, and to pass is a thing beside the stack.
pub(crate) fn touches(seat: Seat, choice: Choice) -> Things {
    let mut touched = choice.touches();
    match choice {
        Choice::Pass => touched.push(Thing::new("stack", "pass")),
        Choice::Move { to: Place::Army, .. } | Choice::Go { place: Place::Army } => {
            touched.push(Thing::new("army", seat.as_str()));
        }
        _ => {}
    }
    touched
}

/// The ruling on a card; without one, the rule on its kind.
pub(crate) fn rulings() -> Vec<(Thing, String)> {
    let cards = Card::ALL.into_iter().map(|card| {
        let ruling = RULINGS.iter().find(|(of, _)| *of == card).map(|(_, clause)| *clause);
        (Thing::new("card", &card.text()), ruling.unwrap_or(of_kind(card.facts().kind)))
    });
    let factions = Faction::ALL.into_iter().map(|faction| (Thing::new("faction", &faction.text()), "ARCM-RES-04"));
    cards.chain(factions).map(|(thing, clause)| (thing, clause.to_owned())).collect()
}

fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "ARCM-CITY-01",
        Kind::Creature => "ARCM-CREAT-01",
        Kind::Enchantment => "ARCM-ENCH-01",
        Kind::Magic => "ARCM-MAGIC-01",
        Kind::Event => "ARCM-EVENT-01",
    }
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
    fn a_creature_and_where_it_goes() {
        assert_eq!(touched("move ghoul army"), ["card:ghoul", "army:p1"]);
        assert_eq!(touched("move ghoul in farmland"), ["card:ghoul", "card:farmland"]);
        assert_eq!(touched("defend wight ghoul.2"), ["card:wight", "card:ghoul.2"]);
        assert_eq!(touched("pass"), ["stack:pass"]);
    }

    #[test]
    fn a_card_has_its_ruling_or_the_rule_on_its_kind() {
        let all = rulings();
        let of = |thing: &str| all.iter().find(|(of, _)| of.as_str() == thing).map(|(_, clause)| clause.as_str());
        assert_eq!(of("card:botanist"), Some("ARCM-CARD-09"));
        assert_eq!(of("card:ghoul"), Some("ARCM-CREAT-01"));
    }
}
