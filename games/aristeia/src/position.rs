//! Positions in words where a field alone does not say them. What a sound position obeys is in `position/sound.rs`.

mod sound;

pub(crate) use sound::sound;

use crate::{
    board::Space,
    figure::{Body, Figure, Place},
    setup::{Setup, empty},
    states::Markers,
    table::{Activation, Aristeia, Doing, Hurt, RollKind, Side},
    tables::Character,
};
use arbiter_engine::{BadNotation, Facets, Form, Notation, Parts, Seat, Words, Writer};

/// Nobody on the board of Assault, round 1, and whoever is active may act.
pub(crate) fn blank(_: u8) -> Aristeia {
    let mut s = empty(Setup::default());
    s.round = 1;
    s.next(crate::activation::Step::Act);
    s
}

/// What was agreed on brings the board of its scenario, unless other lines say otherwise.
pub(crate) mod setup {
    use super::*;

    pub(crate) fn write(s: &Aristeia, out: &mut Writer) {
        s.setup.write(out);
    }

    pub(crate) fn set(s: &mut Aristeia, value: &str) -> Result<(), BadNotation> {
        s.setup = Setup::from_text(value)?;
        if s.setup.players != 2 {
            return Err(BadNotation::unknown("number_of_players", value));
        }
        let row = s.setup.scenario.row();
        (s.barriers, s.scoring) = (row.barriers, row.first_zones);
        Ok(())
    }
}

/// What kind of roll it is, and whether its symbols are counted.
pub(crate) mod roll {
    use super::*;

    pub(crate) fn write(s: &Aristeia, out: &mut Writer) {
        if s.roll.kind != RollKind::None {
            s.roll.kind.write(out);
            if s.roll.counted {
                out.word("counted");
            }
        }
    }

    pub(crate) fn set(s: &mut Aristeia, value: &str) -> Result<(), BadNotation> {
        let mut words = Words::new(value);
        s.roll.kind = if words.is_empty() { RollKind::None } else { RollKind::read(&mut words)? };
        s.roll.counted = words.take("counted");
        words.end()
    }
}

/// What each figure of a player has: `p1 gata j10 damage 2`.
pub(crate) mod bodies {
    use super::*;

    pub(crate) fn facets(s: &Aristeia, seat: Seat, out: &mut Facets) {
        for character in Character::ALL {
            let body = s.body(Figure::new(seat, character));
            out.write(seat.facet(&character.text()), |out| body.write(out));
        }
    }

    pub(crate) fn set(s: &mut Aristeia, seat: Seat, name: &str, value: &str) -> Result<bool, BadNotation> {
        let Ok(character) = Character::from_text(name) else { return Ok(false) };
        *s.body_mut(Figure::new(seat, character)) = Body::from_text(value)?;
        Ok(true)
    }
}

/// A side of a roll: `a` is the active one, `d` the other.
pub(crate) struct SideOfRoll;

impl Form<Option<u8>> for SideOfRoll {
    fn write(side: &Option<u8>, out: &mut Writer) {
        side.iter().for_each(|side| out.word(if side & 1 == 0 { "a" } else { "d" }));
    }

    fn read(words: &mut Words<'_>) -> Result<Option<u8>, BadNotation> {
        match words.next_word("side_of_a_roll")? {
            "a" => Ok(Some(0)),
            "d" => Ok(Some(1)),
            word => Err(BadNotation::unknown("side_of_a_roll", word)),
        }
    }
}

/// Written `j10 damage 2 guard 1 0 red blinded`; nothing in the box.
impl Notation for Body {
    fn write(&self, out: &mut Writer) {
        match self.place {
            Place::Box => return,
            Place::Bench => out.word("bench"),
            Place::Infirmary => out.word("infirmary"),
            Place::On(space) => space.write(out),
        }
        if self.damage > 0 {
            out.word("damage");
            out.number(self.damage);
        }
        if self.guard_dice > 0 || self.guard_blocks > 0 {
            out.word("guard");
            out.number(self.guard_dice);
            out.number(self.guard_blocks);
        }
        self.markers.write(out);
    }

    fn read(words: &mut Words<'_>) -> Result<Body, BadNotation> {
        let mut body = Body::default();
        if words.is_empty() {
            return Ok(body);
        }
        body.place = if words.take("bench") {
            Place::Bench
        } else if words.take("infirmary") {
            Place::Infirmary
        } else {
            Place::On(Space::read(words)?)
        };
        if words.take("damage") {
            body.damage = u8::read(words)?;
        }
        if words.take("guard") {
            body.guard_dice = u8::read(words)?;
            body.guard_blocks = u8::read(words)?;
        }
        body.markers = Markers::read(words)?;
        Ok(body)
    }
}

/// What may be said of who or what a facet names.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    match facet {
        "active" => Activation::PARTS,
        "doing" => Doing::PARTS,
        "roll" => &["counted"],
        "roll_a" | "roll_d" => Side::PARTS,
        "hurts" => Hurt::PARTS,
        _ => match facet.split_once(' ') {
            Some((_, name)) if Character::from_text(name).is_ok() => {
                &["damage", "guard", "red", "blue", "poisoned", "burning", "by"]
            }
            _ => &[],
        },
    }
}
