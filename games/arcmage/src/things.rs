//! What lies on the table for a finger: the things that stand for a choice, and the clause about a thing.

use crate::{
    Arcmage, Choice,
    card::{Faction, Kind},
    piece::Place,
    tables::{Card, RULINGS},
};
use arbiter_engine::{Choices, Game, Notation, Seat, Thing, Things};

/// An army and a deck are those of whoever answers, and to pass is a thing beside the stack.
pub(crate) fn touches(seat: Seat, choice: Choice) -> Things {
    let mut touched = choice.touches();
    match choice {
        Choice::Pass => touched.push(Thing::new("stack", "pass")),
        Choice::DrawTwo | Choice::DrawOne => touched.push(Thing::new("deck", seat.as_str())),
        Choice::Move { to: Place::Army, .. } | Choice::Go { place: Place::Army } => {
            touched.push(Thing::new("army", seat.as_str()));
        }
        _ => {}
    }
    touched
}

/// What a card or an ability that is named now can be aimed at, where it can go, and who can attack what is attacked: that is
/// asked next, and may be touched first.
pub(crate) fn leads(s: &Arcmage, seat: Seat, choice: Choice) -> Things {
    let mut found = Things::new();
    if matches!(choice, Choice::Play { .. } | Choice::Use { .. } | Choice::Attack { .. } | Choice::Mode { .. }) {
        look_ahead(*s, seat, choice, MODES, &mut found);
    }
    found
}

/// A mode and X are named before what it is aimed at.
const MODES: u8 = 2;

fn look_ahead(mut next: Arcmage, seat: Seat, choice: Choice, modes: u8, found: &mut Things) {
    next.apply(seat, choice, &mut ());
    if !next.is_midway() || !next.turn().waits_for(seat) {
        return;
    }
    let mut asked = Choices::new();
    next.choices(seat, &mut asked);
    for then in asked.iter() {
        match *then {
            Choice::Mode { .. } | Choice::X { .. } if modes > 0 => look_ahead(next, seat, *then, modes - 1, found),
            Choice::Target { .. } | Choice::Go { .. } | Choice::Attacker { .. } => {
                let more = touches(seat, *then).into_iter().filter(|thing| !found.contains(thing));
                found.extend(more.collect::<Vec<_>>());
            }
            _ => {}
        }
    }
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
    use arbiter_engine::read_position;

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

    /// What a choice leads to, at this table.
    fn led_to(table: &str, choice: &str) -> Vec<String> {
        let position: Arcmage = read_position(table).unwrap_or_else(|error| panic!("{error}"));
        let choice = Choice::from_text(choice).unwrap_or_else(|error| panic!("{choice}: {error}"));
        assert!(position.allows(Seat::new(0), choice), "{choice:?}");
        let mut found: Vec<_> = leads(&position, Seat::new(0), choice).iter().map(ToString::to_string).collect();
        found.sort();
        found
    }

    #[test]
    fn what_a_card_is_aimed_at_may_be_touched_first_whatever_its_mode() {
        let table =
            "p1 cities farmland; p1 hand deadly_shock ghoul; p1 resources 2 red_banner, 5 dark_legion; p2 cities warren
                     p2 army shatis, wight; p1 deck kolibri; p2 deck kolibri";
        assert_eq!(led_to(table, "play deadly_shock"), ["card:farmland", "card:shatis", "card:warren", "card:wight"]);
        assert_eq!(led_to(table, "play ghoul"), ["army:p1", "card:farmland"]);
        assert!(led_to(table, "pass").is_empty());
    }

    #[test]
    fn a_card_has_its_ruling_or_the_rule_on_its_kind() {
        let all = rulings();
        let of = |thing: &str| all.iter().find(|(of, _)| of.as_str() == thing).map(|(_, clause)| clause.as_str());
        assert_eq!(of("card:botanist"), Some("ARCM-CARD-09"));
        assert_eq!(of("card:ghoul"), Some("ARCM-CREAT-01"));
    }
}
