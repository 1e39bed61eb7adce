//! What a message is about, for eyes that follow it.

use arbiter_engine::{Arg, Spoken, Thing, Things};

/// The things a message speaks of: seats, and whatever has an id like `resa-card-prism`, which is
/// touched as `card:prism`.
#[must_use]
pub fn spoken_of(said: &Spoken) -> Things {
    let mut things = Things::new();
    for (_, arg) in &said.args {
        match arg {
            Arg::Seat(seat) => things.push(Thing::new("seat", seat.as_str())),
            Arg::Name(name) => things.extend(thing(name.id)),
            Arg::List(list) => things.extend(list.iter().flat_map(spoken_of)),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
    let mut seen = Things::new();
    for thing in things {
        if !seen.contains(&thing) {
            seen.push(thing);
        }
    }
    seen
}

fn thing(id: &str) -> Option<Thing> {
    let mut words = id.splitn(3, '-').skip(1);
    Some(Thing::new(words.next()?, &words.next()?.replace('-', "_")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::Seat;

    #[test]
    fn a_message_speaks_of_seats_and_cards() {
        let mut card = Spoken { id: "resa-card-bone-dragon", args: vec![] };
        let said = Spoken {
            id: "resa-log-placed",
            args: vec![("seat", Arg::Seat(Seat::new(1))), ("card", Arg::Name(card.clone())), ("n", Arg::Number(2))],
        };
        assert_eq!(spoken_of(&said), [Thing::new("seat", "p2"), Thing::new("card", "bone_dragon")]);
        card.args = said.args;
        assert_eq!(spoken_of(&Spoken { id: "x", args: vec![("all", Arg::List(vec![card.clone(), card]))] }).len(), 2);
    }
}
