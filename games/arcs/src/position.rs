//! Positions in words: each facet, and how it is set. What a sound position obeys is in
//! `position/sound.rs`.

mod sound;

pub(crate) use sound::sound;

use crate::{
    action::{ActionCards, Manner, Played, Union},
    battle::{Battle, Die},
    card::Cards,
    cards::guild::union::OF_SUIT,
    map::{Site, System, system_named},
    piece::{Building, Kind, Ships, Trophies},
    pile::Pile,
    resource::{Resource, Resources, Slot},
    round,
    setup::{Setup, empty},
    state::{Arcs, CourtPlace},
    tables::{ALIKE, Board, Card},
};
use arbiter_components::Indexed;
use arbiter_engine::{Agenda, BadNotation, BadPosition, Facets, MAX_SEATS, Notation, Seat, Seats, Words, Writer};

/// Nothing on the table, chapter 1, and a round about to begin with the initiative at p1.
pub(crate) fn blank(seats: u8) -> Arcs {
    let mut s = empty(<Setup as arbiter_engine::Setup>::usual(seats));
    s.chapter = 1;
    s.next(round::Step::Begin);
    s
}

pub(crate) fn facets(s: &Arcs, out: &mut Facets) {
    out.write("setup", |out| s.setup.write(out));
    out.write("board", |out| s.board.write(out));
    out.put("chapter", s.chapter);
    out.put("initiative", s.initiative);
    for index in 0..System::COUNT {
        let at = System::from_index(index);
        out.write(std::fmt::from_fn(|f| f.write_str(&at.text())), |out| write_system(s, at, out));
    }
    out.write("court", |out| write_court(s, out));
    out.write("court_deck", |out| s.court_deck.write(out));
    out.write("buried", |out| s.buried.write(out));
    out.write("court_discard", |out| s.court_discard.write(out));
    out.write("row", |out| s.row.write(out));
    out.write("pile", |out| {
        for layer in 1..=s.pile.height() {
            if layer > 1 {
                out.word("/");
            }
            s.pile.layer(layer).write(out);
        }
    });
    out.write("open_pile", |out| s.pile.open.write(out));
    out.write("markers", |out| s.markers.iter().for_each(|marker| marker.write(out)));
    out.put("flipped", s.flipped);
    for seat in s.everybody() {
        player_facets(s, seat, out);
    }
    out.write("zero", |out| s.round.zero.write(out));
    out.write("seized", |out| s.round.seized.write(out));
    out.write("declared", |out| s.round.declared.write(out));
    out.write("passed", |out| s.round.passed.write(out));
    out.write("unions", |out| {
        let laid = s.round.unions.iter().enumerate().filter_map(|(suit, union)| Some((suit, (*union)?)));
        list(out, laid, |out, (suit, union)| {
            OF_SUIT[suit].write(out);
            union.by.write(out);
            union.card.write(out);
        });
    });
    out.write("turn", |out| s.turn.seat.write(out));
    out.put("pips", s.turn.pips);
    out.write("prelude", |out| s.turn.prelude.write(out));
    out.write("begun", |out| s.turn.begun.write(out));
    out.write("armed", |out| s.turn.armed.write(out));
    out.write("used", |out| s.turn.used.write(out));
    out.write("secured", |out| s.turn.secured.write(out));
    out.write("limbo", |out| write_counts(Resource::ALL, &s.turn.limbo, out));
    out.write("battle", |out| write_battle(&s.battle, out));
    out.write("moved", |out| write_counts((0..System::COUNT).map(System::from_index), &s.moved, out));
    out.write("agenda", |out| s.agenda.write(out));
    let mut supply = Writer::default();
    write_counts(Resource::ALL, &Resource::ALL.map(|resource| s.supply(resource)), &mut supply);
    out.derived("supply", supply.as_str());
}

fn player_facets(s: &Arcs, seat: Seat, out: &mut Facets) {
    let player = s.player(seat);
    let place = seat.index() % MAX_SEATS;
    out.put(seat.facet("power"), player.power);
    out.write(seat.facet("hand"), |out| player.hand.write(out));
    out.write(seat.facet("played"), |out| {
        if let Some(played) = s.round.played[place] {
            played.manner.write(out);
            played.card.write(out);
        }
    });
    out.write(seat.facet("seizing"), |out| s.round.seizing[place].iter().for_each(|card| card.write(out)));
    out.write(seat.facet("knows"), |out| player.knows.write(out));
    out.write(seat.facet("cards"), |out| player.cards.write(out));
    out.write(seat.facet("slots"), |out| {
        let used = player.slots.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        player.slots[..used].iter().for_each(|slot| slot.write(out));
    });
    out.write(seat.facet("outrage"), |out| player.outrage.write(out));
    out.write(seat.facet("captives"), |out| write_counts(s.everybody(), &player.captives, out));
    out.write(seat.facet("trophies"), |out| {
        let taken = s.everybody().map(|owner| (owner, player.trophies[owner.index() % MAX_SEATS]));
        list(out, taken.filter(|(_, trophies)| trophies.count() > 0), |out, (owner, trophies)| {
            owner.write(out);
            let Trophies { ships, starports, cities, agents } = trophies;
            for (word, n) in [("ships", ships), ("starports", starports), ("cities", cities), ("agents", agents)] {
                if n > 0 {
                    out.word(word);
                    out.number(n);
                }
            }
        });
    });
    out.derived(seat.facet("agents"), s.agents_left(seat));
    out.derived(seat.facet("ships"), s.ships_left(seat));
    out.derived(seat.facet("starports"), s.starports_left(seat));
    out.derived(seat.facet("cities"), s.cities_left(seat));
}

/// Writes things parted by commas.
fn list<T>(out: &mut Writer, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Writer, T)) {
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.part(",");
        }
        write(out, item);
    }
}

/// The parts of a list, without the empty ones.
fn parts(text: &str) -> impl Iterator<Item = Words<'_>> {
    text.split(',').map(Words::new).filter(|words| !words.is_empty())
}

/// Writes what there is any of, with its number: `fuel 1 relic 2`.
fn write_counts<T: Notation>(things: impl IntoIterator<Item = T>, counts: &[u8], out: &mut Writer) {
    for (thing, n) in things.into_iter().zip(counts).filter(|(_, n)| **n > 0) {
        thing.write(out);
        out.number(*n);
    }
}

fn read_counts<T: Notation>(text: &str, mut set: impl FnMut(T, u8)) -> Result<(), BadNotation> {
    let mut words = Words::new(text);
    while !words.is_empty() {
        let thing = T::read(&mut words)?;
        set(thing, u8::read(&mut words)?);
    }
    Ok(())
}

/// `p1 3 1, city p1 damaged, starport p2 used, cloud p3`: ships of each seat (fresh, damaged), then
/// the buildings by site; a slot passed over is `empty`.
fn write_system(s: &Arcs, at: System, out: &mut Writer) {
    let mut first = true;
    let mut part = |out: &mut Writer| {
        if !std::mem::take(&mut first) {
            out.part(",");
        }
    };
    for seat in s.everybody() {
        let Ships { fresh, damaged } = s.ships(seat, at);
        if fresh + damaged > 0 {
            part(out);
            seat.write(out);
            out.number(fresh);
            if damaged > 0 {
                out.number(damaged);
            }
        }
    }
    for site in at.sites() {
        let building = s.building(site);
        let Some(kind) = building.kind() else {
            let later = at.slots().any(|slot| slot > site && s.building(slot).exists());
            if later {
                part(out);
                out.word("empty");
            }
            continue;
        };
        part(out);
        if !at.is_gate() && !site.is_slot() {
            out.word("cloud");
        } else {
            kind.write(out);
        }
        building.owner().write(out);
        if building.is_damaged() {
            out.word("damaged");
        }
        if building.is_used() {
            out.word("used");
        }
        if building.replaced_used() {
            out.word("replaced_used");
        }
    }
}

fn read_system(s: &mut Arcs, at: System, text: &str) -> Result<(), BadNotation> {
    for fleet in &mut s.fleets {
        fleet[at.index()] = Ships::NONE;
    }
    at.sites().for_each(|site| *s.building_mut(site) = Building::NONE);
    let mut slot = 0;
    for mut words in parts(text) {
        let word = words.peek().unwrap_or_default();
        if word.starts_with('p') {
            let seat = Seat::read(&mut words)?;
            let fresh = u8::read(&mut words)?;
            let damaged = if words.is_empty() { 0 } else { u8::read(&mut words)? };
            *s.ships_mut(seat, at) = Ships { fresh, damaged };
        } else if words.take("empty") {
            slot += 1;
        } else {
            let (kind, number) = if words.take("cloud") {
                (Kind::City, Site::EACH - 1)
            } else {
                let kind = Kind::read(&mut words)?;
                (kind, if at.is_gate() { u8::from(kind == Kind::City) } else { slot })
            };
            if number >= Site::EACH {
                return Err(BadNotation::unknown("shorter_list", word));
            }
            slot += 1;
            let owner = Seat::read(&mut words)?;
            let damaged = words.take("damaged");
            let (used, replaced) = (words.take("used"), words.take("replaced_used"));
            *s.building_mut(Site::new(at, number)) =
                Building::new(kind, owner, damaged).with_use(used).with_replaced_use(replaced);
        }
        words.end()?;
    }
    Ok(())
}

/// `skirmishers p1 2 p2 1, none, mining_interest`.
fn write_court(s: &Arcs, out: &mut Writer) {
    let used = s.court.iter().rposition(|place| place.card.is_some()).map_or(0, |last| last + 1);
    list(out, &s.court[..used], |out, place| {
        place.card.write(out);
        write_counts(s.everybody(), &place.agents, out);
    });
}

fn read_court(s: &mut Arcs, text: &str) -> Result<(), BadNotation> {
    s.court = [CourtPlace::default(); 4];
    for (i, mut words) in parts(text).enumerate() {
        let place = s.court.get_mut(i).ok_or_else(|| BadNotation::unknown("shorter_list", words.rest()))?;
        place.card = Option::<Card>::read(&mut words)?;
        read_counts(words.rest(), |seat: Seat, n| place.agents[seat.index() % MAX_SEATS] = n)?;
    }
    Ok(())
}

/// `p1 p2 3-a ships 2 1 to_roll 1 0 0 rolled assault hit+hit blank skirmish hit keys 1`.
fn write_battle(battle: &Battle, out: &mut Writer) {
    if !battle.is_on {
        return;
    }
    battle.attacker.write(out);
    battle.defender.write(out);
    battle.at.write(out);
    out.word("ships");
    out.number(battle.ships.fresh);
    out.number(battle.ships.damaged);
    for (word, said) in [("rifles", battle.rifles), ("all_fresh", battle.all_fresh), ("trophies", battle.trophies)] {
        if said {
            out.word(word);
        }
    }
    if battle.to_roll != [0; 3] {
        out.word("to_roll");
        battle.to_roll.iter().for_each(|n| out.number(*n));
    }
    if battle.rolled != [[0; 6]; 3] {
        out.word("rolled");
        for die in Die::ALL.into_iter().filter(|die| battle.rolled[*die as usize] != [0; 6]) {
            die.write(out);
            for (face, count) in (1u8..).zip(battle.rolled[die as usize]) {
                let shows = die.shows(face).word();
                (0..count).for_each(|_| out.word(&shows));
            }
        }
    }
    let Battle { added, ignored, cities, keys, .. } = *battle;
    for (word, n) in [("added", added), ("ignored", ignored), ("cities", cities), ("keys", keys)] {
        if n > 0 {
            out.word(word);
            out.number(n);
        }
    }
}

fn read_battle(text: &str) -> Result<Battle, BadNotation> {
    let mut battle = Battle::default();
    let mut words = Words::new(text);
    if words.is_empty() {
        return Ok(battle);
    }
    battle.is_on = true;
    battle.attacker = Seat::read(&mut words)?;
    battle.defender = Seat::read(&mut words)?;
    battle.at = System::read(&mut words)?;
    while !words.is_empty() {
        match words.next_word("part_of_a_battle")? {
            "ships" => battle.ships = Ships { fresh: u8::read(&mut words)?, damaged: u8::read(&mut words)? },
            "rifles" => battle.rifles = true,
            "all_fresh" => battle.all_fresh = true,
            "trophies" => battle.trophies = true,
            "to_roll" => {
                for n in &mut battle.to_roll {
                    *n = u8::read(&mut words)?;
                }
            }
            "rolled" => {
                while let Some(die) = words.peek().and_then(|word| Die::from_text(word).ok()) {
                    words.next_word("die")?;
                    while let Some(face) = words.peek().and_then(|word| die.face_named(word)) {
                        words.next_word("face")?;
                        let first_alike = ALIKE[die as usize][usize::from(face - 1)];
                        let count = &mut battle.rolled[die as usize][usize::from(first_alike - 1)];
                        *count = count.saturating_add(1);
                    }
                }
            }
            "added" => battle.added = u8::read(&mut words)?,
            "ignored" => battle.ignored = u8::read(&mut words)?,
            "cities" => battle.cities = u8::read(&mut words)?,
            "keys" => battle.keys = u8::read(&mut words)?,
            word => return Err(BadNotation::unknown("part_of_a_battle", word)),
        }
    }
    Ok(battle)
}

/// What may be said of a building, or of the battle going on.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    match facet {
        "battle" => {
            &["ships", "rifles", "all_fresh", "trophies", "to_roll", "rolled", "added", "ignored", "cities", "keys"]
        }
        _ if system_named(facet).is_some() => &["damaged", "used"],
        _ => &[],
    }
}

pub(crate) fn set(s: &mut Arcs, key: &str, value: &str) -> Result<(), BadPosition> {
    set_facet(s, key, value).map_err(|error| BadPosition::value(key, error))
}

fn set_facet(s: &mut Arcs, key: &str, value: &str) -> Result<(), BadNotation> {
    if let Some((seat, name)) = key.split_once(' ') {
        return set_player_facet(s, Seat::from_text(seat)?, name, value);
    }
    if let Some(at) = system_named(key) {
        return read_system(s, at, value);
    }
    match key {
        "setup" => {
            let players = s.count();
            s.setup = Setup::from_text(value)?;
            if s.count() != players {
                return Err(BadNotation::unknown("number_of_players", &s.count().to_string()));
            }
        }
        "board" => s.board = Board::from_text(value)?,
        "chapter" => s.chapter = u8::from_text(value)?,
        "initiative" => s.initiative = Seat::from_text(value)?,
        "court" => read_court(s, value)?,
        "court_deck" => s.court_deck = Cards::from_text(value)?,
        "buried" => s.buried = Cards::from_text(value)?,
        "court_discard" => s.court_discard = Cards::from_text(value)?,
        "row" => s.row = Cards::from_text(value)?,
        "pile" => {
            let open = std::mem::replace(&mut s.pile, Pile::EMPTY).open;
            s.pile.open = open;
            for layer in value.split('/') {
                let cards = ActionCards::from_text(layer)?;
                if !cards.and(s.pile.cards()).is_empty() {
                    return Err(BadNotation::unknown("other_card", layer));
                }
                s.pile.put(cards);
            }
        }
        "open_pile" => s.pile.open = ActionCards::from_text(value)?,
        "markers" => {
            let mut words = Words::new(value);
            for marker in &mut s.markers {
                *marker = if words.is_empty() { None } else { Notation::read(&mut words)? };
            }
            words.end()?;
        }
        "flipped" => s.flipped = u8::from_text(value)?,
        "zero" => s.round.zero = bool::from_text(value)?,
        "seized" => s.round.seized = bool::from_text(value)?,
        "declared" => s.round.declared = bool::from_text(value)?,
        "passed" => s.round.passed = if value.is_empty() { Seats::NONE } else { Seats::from_text(value)? },
        "unions" => {
            s.round.unions = [None; 4];
            for mut words in parts(value) {
                let card = Card::read(&mut words)?;
                let suit = OF_SUIT.iter().position(|union| *union == card);
                let suit = suit.ok_or_else(|| BadNotation::unknown("union", &card.text()))?;
                s.round.unions[suit] = Some(Union { by: Seat::read(&mut words)?, card: Notation::read(&mut words)? });
                words.end()?;
            }
        }
        "turn" => s.turn.seat = Option::from_text(value)?,
        "pips" => s.turn.pips = u8::from_text(value)?,
        "prelude" => s.turn.prelude = bool::from_text(value)?,
        "begun" => s.turn.begun = bool::from_text(value)?,
        "armed" => s.turn.armed = bool::from_text(value)?,
        "used" => s.turn.used = Cards::from_text(value)?,
        "secured" => s.turn.secured = Cards::from_text(value)?,
        "limbo" => {
            s.turn.limbo = [0; Resource::COUNT];
            read_counts(value, |resource: Resource, n| s.turn.limbo[resource as usize] = n)?;
        }
        "battle" => s.battle = read_battle(value)?,
        "moved" => {
            s.moved = [0; System::COUNT];
            read_counts(value, |at: System, n| s.moved[at.index()] = n)?;
        }
        "agenda" => s.agenda = Agenda::from_text(value)?,
        _ => return Err(BadNotation::unknown("facet", key)),
    }
    Ok(())
}

fn set_player_facet(s: &mut Arcs, seat: Seat, name: &str, value: &str) -> Result<(), BadNotation> {
    let place = seat.index() % MAX_SEATS;
    let player = &mut s.players[place];
    match name {
        "power" => player.power = u16::from_text(value)?,
        "hand" => player.hand = ActionCards::from_text(value)?,
        "played" => {
            let mut words = Words::new(value);
            s.round.played[place] = None;
            if s.round.lead == Some(seat) {
                s.round.lead = None;
            }
            if !words.is_empty() {
                let manner = Manner::read(&mut words)?;
                s.round.played[place] = Some(Played { manner, card: Notation::read(&mut words)? });
                if manner == Manner::Lead {
                    s.round.lead = Some(seat);
                }
            }
            words.end()?;
        }
        "seizing" => {
            s.round.seizing[place] = if value.is_empty() { None } else { Some(Notation::from_text(value)?) };
        }
        "knows" => player.knows = ActionCards::from_text(value)?,
        "cards" => player.cards = Cards::from_text(value)?,
        "slots" => {
            let mut words = Words::new(value);
            for slot in &mut player.slots {
                *slot = if words.is_empty() { None } else { Option::<Resource>::read(&mut words)? };
            }
            words.end()?;
        }
        "outrage" => player.outrage = Resources::from_text(value)?,
        "captives" => {
            player.captives = [0; MAX_SEATS];
            read_counts(value, |owner: Seat, n| player.captives[owner.index() % MAX_SEATS] = n)?;
        }
        "trophies" => {
            player.trophies = [Trophies::default(); MAX_SEATS];
            for mut words in parts(value) {
                let owner = Seat::read(&mut words)?;
                let trophies = &mut player.trophies[owner.index() % MAX_SEATS];
                while !words.is_empty() {
                    let count = match words.next_word("trophy")? {
                        "ships" => &mut trophies.ships,
                        "starports" => &mut trophies.starports,
                        "cities" => &mut trophies.cities,
                        "agents" => &mut trophies.agents,
                        word => return Err(BadNotation::unknown("trophy", word)),
                    };
                    *count = u8::read(&mut words)?;
                }
            }
        }
        _ => return Err(BadNotation::unknown("facet", name)),
    }
    Ok(())
}

/// The places that hold tokens, for `sound`.
fn homeless(s: &Arcs, seat: Seat) -> bool {
    let costs = s.slot_costs(seat);
    Slot::all().any(|slot| costs[slot.index()] == 0 && s.player(seat).slots[slot.index()].is_some())
}
