//! Reading a written position.

use super::write::GROUPS;
use crate::{
    card::{Faction, Keyword, Keywords, Kind, Moment, Set},
    cards::{Cards, Deck, Graveyard, SeenCard},
    piece::{Flag, Permanent, Piece, Place},
    setup::Options,
    state::{Aimed, Arcmage, Blow, Defends, Delayed, Item, Note, Noted, Phase, Resource, Until, UntilEnd},
    tables::Card,
    target::Target,
};
use arbiter_engine::{Agenda, BadNotation, BadPosition, List, MAX_SEATS, Notation, Seat, Seats, Words};

pub(crate) fn set(s: &mut Arcmage, key: &str, value: &str) -> Result<(), BadPosition> {
    set_facet(s, key, value).map_err(|error| BadPosition::value(key, error))
}

fn set_facet(s: &mut Arcmage, key: &str, value: &str) -> Result<(), BadNotation> {
    if let Some((seat, name)) = key.split_once(' ') {
        return set_player_facet(s, Seat::from_text(seat)?, name, value);
    }
    let mut words = Words::new(value);
    match key {
        "options" => s.options = options(&mut words)?,
        "turn" => s.turn = u16::from_text(value)?,
        "active" => s.active = Seat::from_text(value)?,
        "phase" => s.phase = Phase::from_text(value)?,
        "notes" => {
            s.notes = list(value, |words| Ok(Noted { piece: Piece::read(words)?, note: Note::read(words)? }))?;
        }
        "stack" => s.stack = list(value, item)?,
        "aims" => {
            s.aims = list(value, |words| {
                let item = u8::read(words)?;
                Ok(Aimed { item, cost: words.take("cost"), at: Target::read(words)? })
            })?;
        }
        "pending" => s.pending = list(value, item)?,
        "delayed" => {
            s.delayed = list(value, |words| {
                Ok(Delayed {
                    card: Card::read(words)?,
                    script: u8::read(words)?,
                    at: Moment::read(words)?,
                    controller: Seat::read(words)?,
                    that: Piece::read(words)?,
                })
            })?;
        }
        "attack" => {
            (s.combat.target, s.combat.defender) = match words.is_empty() {
                true => (Target::None, Seat::default()),
                false => (Target::read(&mut words)?, Seat::read(&mut words)?),
            };
            if !words.is_empty() {
                s.combat.also = Piece::read(&mut words)?;
                s.combat.also_of = Seat::read(&mut words)?;
                s.combat.also_from = u8::read(&mut words)?;
            }
            words.end()?;
        }
        "attackers" => s.combat.attackers = all(&mut words)?,
        "defends" => {
            s.combat.defends =
                list(value, |words| Ok(Defends { defender: Piece::read(words)?, attacker: Piece::read(words)? }))?;
        }
        "blows" => {
            s.combat.blows = list(value, |words| {
                let (by, to, n) = (Piece::read(words)?, Piece::read(words)?, u8::read(words)?);
                Ok(Blow { by, to, n, battle: words.take("battle") })
            })?;
        }
        "until_end" => {
            s.until_end = list(value, |words| Ok(UntilEnd { what: Until::read(words)?, by: Seat::read(words)? }))?;
        }
        "one_draw" => {
            s.one_draw = [Seats::NONE; MAX_SEATS];
            for part in value.split(',').filter(|part| !part.trim().is_empty()) {
                let mut words = Words::new(part);
                let (seat, by) = (Seat::read(&mut words)?, Seat::read(&mut words)?);
                s.one_draw[by.index() % MAX_SEATS].insert(seat);
                words.end()?;
            }
        }
        "drawing" => s.drawing = seats(value)?,
        "vengeful" => s.vengeful = seats(value)?,
        "skips" => s.skips = seats(value)?,
        "bereft" => s.bereft = seats(value)?,
        "drained" => s.drained = seats(value)?,
        "conceded" => s.conceded = seats(value)?,
        "defeated" => s.defeated = seats(value)?,
        "extra_attacks" => s.extra_attacks = u8::from_text(value)?,
        "ranks" => {
            for rank in &mut s.ranks {
                *rank = u8::read(&mut words)?;
            }
            words.end()?;
        }
        "doing" if value.is_empty() => s.doing = Item::default(),
        "doing" => {
            s.doing = item(&mut words)?;
            words.end()?;
        }
        "tally" => s.tally = u8::from_text(value)?,
        "revealed" => s.revealed = all(&mut words)?,
        "moves" => s.moves = u8::from_text(value)?,
        "stood" => s.stood = all(&mut words)?,
        "agenda" => s.agenda = Agenda::from_text(value)?,
        _ => return Err(BadNotation::unknown("facet", key)),
    }
    Ok(())
}

fn options(words: &mut Words<'_>) -> Result<Options, BadNotation> {
    let mut options = Options::default();
    while !words.is_empty() {
        match words.next_word("option")? {
            "attack_army" => options.attack_army = true,
            "any_window" => options.any_window = true,
            "concede" => options.concede = true,
            "closed_lists" => options.closed_lists = true,
            "alone" => options.alone = Some(Seat::read(words)?),
            "first" => options.first = Some(Seat::read(words)?),
            word => return Err(BadNotation::unknown("option", word)),
        }
    }
    Ok(options)
}

fn set_player_facet(s: &mut Arcmage, seat: Seat, name: &str, value: &str) -> Result<(), BadNotation> {
    if seat.index() >= MAX_SEATS {
        return Err(BadNotation::unknown("seat", seat.as_str()));
    }
    let mut words = Words::new(value);
    let player = s.player_mut(seat);
    match name {
        "hand" => player.hand = Cards::from_text(value)?,
        "known" => player.known = Cards::from_text(value)?,
        "deck" => player.deck = deck(Cards::from_text(value)?, player.deck.top(), player.deck.bottom())?,
        "top" => player.deck = deck(player.deck.pool, &list::<SeenCard, 45>(value, seen)?, player.deck.bottom())?,
        "bottom" => player.deck = deck(player.deck.pool, player.deck.top(), &list::<SeenCard, 45>(value, seen)?)?,
        "grave" => player.grave = grave(player.grave.removed(), &all::<Card, 45>(&mut words)?)?,
        "removed" => player.grave = grave(&all::<Card, 45>(&mut words)?, &player.grave)?,
        "pile" => player.pile = all(&mut words)?,
        "chosen" => player.chosen = all(&mut words)?,
        "pledged" => player.pledged = all(&mut words)?,
        "produced" => {
            player.produced = [0; 5];
            while !words.is_empty() {
                let faction = Faction::read(&mut words)?;
                player.produced[faction as usize] = u8::read(&mut words)?;
            }
        }
        "resources" => resources(s, seat, value)?,
        _ => {
            let Some((_, is)) = GROUPS.into_iter().find(|(group, _)| *group == name) else {
                return Err(BadNotation::unknown("facet", name));
            };
            while let Some(old) =
                s.pieces.iter().find(|there| there.controller == seat && is(there.place)).map(|old| old.piece)
            {
                s.pieces.remove(old);
            }
            for part in value.split(',').filter(|part| !part.trim().is_empty()) {
                let there = permanent(&mut Words::new(part), seat, name)?;
                if !is(there.place) || !s.pieces.insert(there) {
                    return Err(BadNotation::unknown("piece", part.trim()));
                }
            }
        }
    }
    Ok(())
}

/// A deck with some cards in known places; no deck has more than a game has cards.
fn deck(pool: Cards, top: &[SeenCard], bottom: &[SeenCard]) -> Result<Deck, BadNotation> {
    Deck::with(pool, top, bottom).ok_or(BadNotation::unknown("shorter_list", "top"))
}

/// A graveyard, and the cards removed from the game.
fn grave(removed: &[Card], cards: &[Card]) -> Result<Graveyard, BadNotation> {
    if removed.len() + cards.len() > 45 {
        return Err(BadNotation::unknown("shorter_list", "grave"));
    }
    let mut grave = Graveyard::default();
    removed.iter().for_each(|card| grave.remove_from_game(*card));
    cards.iter().for_each(|card| grave.push(*card));
    Ok(grave)
}

fn seen(words: &mut Words<'_>) -> Result<SeenCard, BadNotation> {
    let card = Card::read(words)?;
    let by = if words.is_empty() { Seats::NONE } else { Seats::read(words)? };
    Ok(SeenCard { card, by })
}

/// Cards that stand for the unknown faces of resource cards: old ones, which few decks have.
fn fillers() -> impl Iterator<Item = Card> {
    let old = Card::ALL.into_iter().filter(|card| card.facts().set == Set::Ablaze);
    old.flat_map(|card| std::iter::repeat_n(card, Cards::COPIES.into()))
}

/// `gaian ghoul marked, 3 red_banner`: resource cards, with or without their faces.
fn resources(s: &mut Arcmage, seat: Seat, value: &str) -> Result<(), BadNotation> {
    s.resources = s.resources.iter().copied().filter(|resource| resource.controller() != seat).collect();
    let mut fillers = fillers();
    for part in value.split(',').filter(|part| !part.trim().is_empty()) {
        let mut words = Words::new(part);
        let count = if words.peek().is_some_and(|word| word.parse::<u8>().is_ok()) { u8::read(&mut words)? } else { 1 };
        let faction = Faction::read(&mut words)?;
        let face = match words.peek() {
            None | Some("marked" | "of" | "by") => None,
            Some(_) => Some(Card::read(&mut words)?),
        };
        let marked = words.take("marked");
        let owner = if words.take("of") { Seat::read(&mut words)? } else { seat };
        let thief = if words.take("by") { Piece::read(&mut words)? } else { Piece::NONE };
        words.end()?;
        for _ in 0..count {
            let full = || BadNotation::unknown("shorter_list", part.trim());
            let card = face.or_else(|| fillers.next()).ok_or_else(full)?;
            if s.resources.is_full() || owner.index() >= MAX_SEATS {
                return Err(full());
            }
            let mut resource = Resource::new(card, faction, owner);
            resource.give_to(seat);
            resource.mark(marked);
            resource.thief = thief;
            s.add_resource(resource);
        }
    }
    Ok(())
}

fn permanent(words: &mut Words<'_>, seat: Seat, group: &str) -> Result<Permanent, BadNotation> {
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
        if let Some((flag, _)) = Flag::ALL.iter().find(|(_, name)| *name == word) {
            there.set(*flag, true);
            continue;
        }
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
            _ => return Err(BadNotation::unknown("state", word)),
        }
    }
    Ok(there)
}

fn item(words: &mut Words<'_>) -> Result<Item, BadNotation> {
    let mut item =
        Item { card: Card::read(words)?, controller: Seat::read(words)?, ability: Item::CARD, ..Item::default() };
    while !words.is_empty() {
        match words.next_word("part_of_an_item")? {
            "id" => item.id = u8::read(words)?,
            "ability" => item.ability = u8::read(words)?,
            "script" => item.script = Some(u8::read(words)?),
            "source" => item.source = Piece::read(words)?,
            "x" => item.x = u8::read(words)?,
            "mode" => item.mode = u8::read(words)?,
            "about" => item.that = Target::read(words)?,
            "place" => item.place = Place::read(words)?,
            word => return Err(BadNotation::unknown("part_of_an_item", word)),
        }
    }
    Ok(item)
}

fn seats(value: &str) -> Result<Seats, BadNotation> {
    if value.is_empty() { Ok(Seats::NONE) } else { Seats::from_text(value) }
}

/// Things parted by commas.
fn list<T: Copy + Default, const N: usize>(
    value: &str,
    read: impl Fn(&mut Words<'_>) -> Result<T, BadNotation>,
) -> Result<List<T, N>, BadNotation> {
    let mut list = List::new();
    for part in value.split(',').filter(|part| !part.trim().is_empty()) {
        let mut words = Words::new(part);
        let thing = read(&mut words)?;
        words.end()?;
        if list.is_full() {
            return Err(BadNotation::unknown("shorter_list", part.trim()));
        }
        list.push(thing);
    }
    Ok(list)
}

/// Things one after the other.
fn all<T: Notation + Copy + Default, const N: usize>(words: &mut Words<'_>) -> Result<List<T, N>, BadNotation> {
    let mut list = List::new();
    while let Some(word) = words.peek() {
        let thing = T::read(words)?;
        if list.is_full() {
            return Err(BadNotation::unknown("shorter_list", word));
        }
        list.push(thing);
    }
    Ok(list)
}
