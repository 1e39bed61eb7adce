//! The pieces of a player, by where they are: `p1 army ghoul marked damage 1, wight`.

use crate::{
    card::{Keyword, Keywords, Kind},
    piece::{Flag, Permanent, Piece, Place},
    state::Arcmage,
};
use arbiter_engine::{BadNotation, Facets, Notation, Seat, Words, Writer, rows, write_rows};
use std::sync::LazyLock;

/// Is a piece in such a place?
type IsThere = fn(Place) -> bool;

/// The facets that hold pieces, and the places they hold.
const GROUPS: [(&str, IsThere); 6] = [
    ("cities", |place| place == Place::Kingdom),
    ("army", |place| place == Place::Army),
    ("residents", |place| matches!(place, Place::City(_))),
    ("enchantments", |place| matches!(place, Place::On(_) | Place::Global)),
    ("spells", |place| place == Place::Stack),
    ("gone", |place| place == Place::Gone),
];

/// What is counted of a piece.
const COUNTED: [&str; 8] = ["damage", "growth", "edge", "decay", "atk", "def", "dealt", "before"];

pub(crate) fn facets(s: &Arcmage, seat: Seat, out: &mut Facets) {
    for (name, is_there) in GROUPS {
        let here = s.pieces.iter().filter(|there| there.controller == seat && is_there(there.place));
        out.write(seat.facet(name), |out| write_rows(out, here, write));
    }
}

pub(crate) fn set(s: &mut Arcmage, seat: Seat, name: &str, value: &str) -> Result<bool, BadNotation> {
    let Some((_, is_there)) = GROUPS.into_iter().find(|(group, _)| *group == name) else { return Ok(false) };
    let old = |there: &&Permanent| there.controller == seat && is_there(there.place);
    while let Some(old) = s.pieces.iter().find(old).map(|old| old.piece) {
        s.pieces.remove(old);
    }
    for mut words in rows(value) {
        let row = words.rest();
        let there = read(&mut words, seat, name)?;
        if !is_there(there.place) || !s.pieces.insert(there) {
            return Err(BadNotation::unknown("piece", row));
        }
    }
    Ok(true)
}

/// What may be said of a piece or a resource card. The stack and the graveyards have an order, and are said whole.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    static OF_A_PIECE: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let flags = Flag::ALL.iter().map(|(_, word)| *word);
        flags.chain(["in", "on", "of", "gains", "serene"]).chain(COUNTED).collect()
    });
    match facet.split_once(' ') {
        Some((_, "resources")) => &["marked", "of", "by"],
        Some((_, name)) if GROUPS.iter().any(|(group, _)| *group == name) => &OF_A_PIECE,
        _ => &[],
    }
}

fn write(out: &mut Writer, there: &Permanent) {
    let usual = Permanent::new(there.piece, there.owner, there.controller, there.place);
    there.piece.write(out);
    if there.place == Place::Kingdom && there.defense != usual.defense {
        out.number(there.defense);
    }
    if matches!(there.place, Place::City(_) | Place::On(_)) {
        there.place.write(out);
    }
    if there.owner != there.controller {
        out.word("of");
        there.owner.write(out);
    }
    for (_, word) in Flag::ALL.iter().filter(|(flag, _)| there.is(*flag)) {
        out.word(word);
    }
    let counts: [i16; 8] = [
        there.damage.into(),
        there.growth.into(),
        there.edge.into(),
        there.decay.into(),
        there.atk.into(),
        there.def.into(),
        there.dealt.into(),
        there.dealt_before.into(),
    ];
    for (word, n) in COUNTED.into_iter().zip(counts).filter(|(_, n)| *n != 0) {
        out.word(word);
        out.number(n);
    }
    if there.is_serene() {
        out.word("serene");
    }
    for keyword in there.gained.iter() {
        out.word("gains");
        keyword.write(out);
    }
}

fn read(words: &mut Words<'_>, seat: Seat, group: &str) -> Result<Permanent, BadNotation> {
    let piece = Piece::read(words)?;
    let usual = match (group, piece.card.facts().kind) {
        ("cities", Kind::City) => Place::Kingdom,
        ("army", Kind::Creature) => Place::Army,
        ("residents", Kind::Creature) => Place::City(Piece::NONE),
        ("enchantments", Kind::Enchantment) => Place::Global,
        ("spells", Kind::City) => return Err(BadNotation::unknown("spell", &piece.text())),
        ("spells", _) => Place::Stack,
        ("gone", _) => Place::Gone,
        _ => return Err(BadNotation::unknown("card_of_that_kind", &piece.text())),
    };
    if !piece.is_some() {
        return Err(BadNotation::unknown("piece", "nothing"));
    }
    let mut there = Permanent::new(piece, seat, seat, usual);
    if group == "cities" && words.peek().is_some_and(|word| word.parse::<i8>().is_ok()) {
        there.defense = i8::read(words)?;
    }
    if matches!(words.peek(), Some("in" | "on")) {
        there.place = Place::read(words)?;
    }
    while !words.is_empty() {
        let word = words.next_word("state")?;
        match word {
            "of" => there.owner = Seat::read(words)?,
            "damage" => there.damage = u8::read(words)?,
            "growth" => there.growth = u8::read(words)?,
            "edge" => there.edge = u8::read(words)?,
            "decay" => there.decay = u8::read(words)?,
            "atk" => there.atk = i8::read(words)?,
            "def" => there.def = i8::read(words)?,
            "dealt" => there.dealt = u8::read(words)?,
            "before" => there.dealt_before = u8::read(words)?,
            "serene" => there.gained = there.gained.and(Keywords::SERENE),
            "gains" => there.gained = there.gained.and(Keywords::only(Keyword::read(words)?)),
            _ => {
                let flag = Flag::ALL.iter().find(|(_, name)| *name == word);
                let (flag, _) = flag.ok_or_else(|| BadNotation::unknown("state", word))?;
                there.set(*flag, true);
            }
        }
    }
    Ok(there)
}
