//! Positions in words: each facet, how it is set, and what a sound position obeys.

use crate::{
    bout,
    card::{Artifact, Bill, Kind, Mage, MagicItem, Monument, TILES},
    component::Component,
    essence::{Essence, Essences},
    round,
    setup::{Setup, empty},
    state::{Bout, Doing, ResArcana},
    step::Step,
    tables::Card,
    zone,
};
use arbiter_components::{CardSet, Indexed, Seen};
use arbiter_engine::{
    Agenda, BadNotation, BadPosition, Facets, List, MAX_SEATS, Notation, Seat, Seats, Unsound, Words, Writer,
};

/// Nothing on the table, round 1, and p1 to act. All magic items are in the centre.
pub(crate) fn blank(seats: u8) -> ResArcana {
    let mut s = empty(<Setup as arbiter_engine::Setup>::usual(seats));
    s.round = 1;
    s.next(round::Step::Act { seat: Seat::new(0) });
    s
}

pub(crate) fn facets(s: &ResArcana, out: &mut Facets) {
    out.write("setup", |out| s.setup.write(out));
    out.put("round", s.round);
    out.put("first", s.first);
    out.write("passed", |out| s.passed.write(out));
    out.write("places", |out| s.places().for_each(|card| card.write(out)));
    out.write("display", |out| s.display.iter().for_each(|shown| shown.write(out)));
    out.write("monuments", |out| s.monuments.pool.write(out));
    out.write("monuments_top", |out| {
        list(out, s.monuments.top.iter(), |out, seen| {
            seen.card.write(out);
            seen.by.write(out);
        });
    });
    out.write("items", |out| s.items.write(out));
    for seat in s.everybody() {
        player_facets(s, seat, out);
    }
    out.write("unseen", |out| s.memory.unseen.write(out));
    out.write("held", |out| s.memory.held.write(out));
    out.write("packs", |out| {
        if s.memory.packs.iter().any(|pack| !pack.is_empty()) {
            for (i, pack) in s.memory.packs.iter().enumerate() {
                if i > 0 {
                    out.word("/");
                }
                pack.iter().for_each(|card| card.write(out));
            }
        }
    });
    out.write("doing", |out| write_doing(&s.doing, out));
    out.write("match", |out| write_bout(&s.bout, out));
    out.write("agenda", |out| s.agenda.write(out));
}

fn player_facets(s: &ResArcana, seat: Seat, out: &mut Facets) {
    let player = s.player(seat);
    let with_state = |out: &mut Writer, component: Component| {
        s.card_of(component).write(out);
        if s.turned.has(component) {
            out.word("turned");
        }
        s.on[component.index()].write(out);
    };
    let one = |out: &mut Writer, component: Component| {
        if player.play.has(component) {
            with_state(out, component);
        }
    };
    out.write(seat.facet("pool"), |out| player.pool.write(out));
    out.write(seat.facet("hand"), |out| player.hand.write(out));
    out.write(seat.facet("deck"), |out| player.deck.pool.write(out));
    out.write(seat.facet("top"), |out| player.deck.top.iter().for_each(|seen| seen.card.write(out)));
    out.write(seat.facet("discard"), |out| player.discard.write(out));
    out.write(seat.facet("mage"), |out| one(out, Component::mage(seat)));
    out.write(seat.facet("item"), |out| one(out, Component::item(seat)));
    out.write(seat.facet("play"), |out| list(out, player.play.without(own_two(seat)), with_state));
    out.write(seat.facet("knows"), |out| player.knows.write(out));
    out.write(seat.facet("mages"), |out| {
        player.mages.into_iter().flatten().for_each(|mage| mage.write(out));
    });
    out.write(seat.facet("sealed"), |out| player.sealed.into_iter().for_each(|card| card.write(out)));
    out.put(seat.facet("bonus"), player.bonus);
    out.derived(seat.facet("points"), s.points(seat));
    out.derived(seat.facet("cards"), player.hand.len());
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

/// The mage and the magic item of a seat.
fn own_two(seat: Seat) -> CardSet<Component> {
    CardSet::only(Component::mage(seat)).or(CardSet::only(Component::item(seat)))
}

fn write_doing(doing: &Doing, out: &mut Writer) {
    if let Some(bill) = doing.bill {
        out.word("bill");
        bill.typed.write(out);
        out.word("any");
        out.number(bill.any);
    }
    if doing.x != 0 || doing.paid != Essence::default() || doing.cost != 0 {
        out.word("paid");
        doing.paid.write(out);
        out.number(doing.x);
        out.word("cost");
        out.number(doing.cost);
    }
    if !doing.looked.is_empty() {
        out.word("looked");
        doing.looked.iter().for_each(|card| card.write(out));
    }
}

fn read_doing(text: &str) -> Result<Doing, BadNotation> {
    let mut doing = Doing::default();
    let mut words = Words::new(text);
    while !words.is_empty() {
        match words.next_word("bill_paid_or_looked")? {
            "bill" => {
                let typed = Essences::read(&mut words)?;
                expect(&mut words, "any")?;
                doing.bill = Some(Bill { typed, any: u8::read(&mut words)? });
            }
            "paid" => {
                doing.paid = Essence::read(&mut words)?;
                doing.x = u16::read(&mut words)?;
                expect(&mut words, "cost")?;
                doing.cost = u8::read(&mut words)?;
            }
            "looked" => doing.looked = read_list(&mut words)?,
            word => return Err(BadNotation::unknown("bill_paid_or_looked", word)),
        }
    }
    Ok(doing)
}

fn expect(words: &mut Words<'_>, word: &'static str) -> Result<(), BadNotation> {
    if words.take(word) { Ok(()) } else { Err(BadNotation::unknown(word, words.peek().unwrap_or_default())) }
}

fn write_bout(bout: &Bout, out: &mut Writer) {
    if *bout == Bout::default() {
        return;
    }
    out.number(bout.played);
    bout.wins.iter().for_each(|wins| wins.write(out));
    bout.began.write(out);
    for deck in bout.decks {
        out.word("/");
        deck.write(out);
    }
}

fn read_bout(text: &str) -> Result<Bout, BadNotation> {
    let mut bout = Bout::default();
    if text.is_empty() {
        return Ok(bout);
    }
    let mut parts = text.split('/');
    let mut words = Words::new(parts.next().unwrap_or_default());
    bout.played = u8::read(&mut words)?;
    bout.wins = [u8::read(&mut words)?, u8::read(&mut words)?];
    bout.began = Seat::read(&mut words)?;
    words.end()?;
    for deck in &mut bout.decks {
        *deck = CardSet::from_text(parts.next().ok_or(BadNotation::Missing { wanted: "deck" })?)?;
    }
    Ok(bout)
}

fn read_list<T: Notation + Copy + Default, const N: usize>(words: &mut Words<'_>) -> Result<List<T, N>, BadNotation> {
    let mut list = List::new();
    while !words.is_empty() {
        let word = words.peek().unwrap_or_default();
        let item = T::read(words)?;
        if list.is_full() {
            return Err(BadNotation::unknown("shorter_list", word));
        }
        list.push(item);
    }
    Ok(list)
}

/// What may be said of a component in play.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    match facet.split_once(' ') {
        Some((_, "play" | "mage" | "item")) => &["turned", "elan", "life", "calm", "death", "gold"],
        _ => &[],
    }
}

pub(crate) fn set(s: &mut ResArcana, key: &str, value: &str) -> Result<(), BadPosition> {
    set_facet(s, key, value).map_err(|error| BadPosition::value(key, error))
}

fn set_facet(s: &mut ResArcana, key: &str, value: &str) -> Result<(), BadNotation> {
    if let Some((seat, name)) = key.split_once(' ') {
        return set_player_facet(s, Seat::from_text(seat)?, name, value);
    }
    match key {
        "setup" => {
            let players = s.count();
            s.setup = Setup::from_text(value)?;
            if s.count() != players {
                return Err(BadNotation::unknown("number_of_players", &s.count().to_string()));
            }
        }
        "round" => s.round = u16::from_text(value)?,
        "first" => s.first = Seat::from_text(value)?,
        "passed" => s.passed = if value.is_empty() { Seats::NONE } else { Seats::from_text(value)? },
        "places" => {
            s.unclaimed = 0;
            let mut words = Words::new(value);
            while !words.is_empty() {
                let card = Card::read(&mut words)?;
                let tile = show_face(s, card)?;
                s.unclaimed |= 1 << tile;
            }
        }
        "display" => {
            let mut words = Words::new(value);
            for space in 0..s.display.len() {
                s.display[space] = if words.is_empty() { None } else { Option::<Monument>::read(&mut words)? };
            }
            words.end()?;
        }
        "monuments" => s.monuments.pool = CardSet::from_text(value)?,
        "monuments_top" => {
            s.monuments.top = List::new();
            for part in value.split(',').filter(|part| !part.trim().is_empty()) {
                let mut words = Words::new(part);
                let card = Monument::read(&mut words)?;
                let by = if words.is_empty() { Seats::NONE } else { Seats::read(&mut words)? };
                words.end()?;
                if s.monuments.top.is_full() {
                    return Err(BadNotation::unknown("shorter_list", part));
                }
                s.monuments.top.push(Seen { card, by });
            }
        }
        "items" => s.items = CardSet::from_text(value)?,
        "unseen" => s.memory.unseen = CardSet::from_text(value)?,
        "held" => s.memory.held = CardSet::from_text(value)?,
        "packs" => {
            s.memory.packs = Default::default();
            for (i, pack) in value.split('/').enumerate() {
                let pack = read_list(&mut Words::new(pack))?;
                *s.memory.packs.get_mut(i).ok_or(BadNotation::unknown("shorter_list", ""))? = pack;
            }
        }
        "doing" => s.doing = read_doing(value)?,
        "match" => s.bout = read_bout(value)?,
        "agenda" => s.agenda = Agenda::from_text(value)?,
        _ => return Err(BadNotation::unknown("facet", key)),
    }
    Ok(())
}

/// Turns the tile so that this face is up.
fn show_face(s: &mut ResArcana, card: Card) -> Result<u8, BadNotation> {
    if card.kind() != Kind::PlaceOfPower {
        return Err(BadNotation::unknown("place_of_power", &card.text()));
    }
    let tile = card.facts().tile;
    s.moon &= !(1 << tile);
    s.moon |= u8::from(!card.facts().sun) << tile;
    Ok(tile)
}

fn set_player_facet(s: &mut ResArcana, seat: Seat, name: &str, value: &str) -> Result<(), BadNotation> {
    let player = s.player_mut(seat);
    match name {
        "pool" => player.pool = Essences::from_text(value)?,
        "hand" => player.hand = CardSet::from_text(value)?,
        "deck" => player.deck.pool = CardSet::from_text(value)?,
        "top" => {
            let cards: List<Artifact, 3> = read_list(&mut Words::new(value))?;
            player.deck.top = cards.iter().map(|card| Seen { card: *card, by: Seats::only(seat) }).collect();
        }
        "discard" => player.discard = CardSet::from_text(value)?,
        "knows" => player.knows = CardSet::from_text(value)?,
        "mages" => {
            let mages: List<Mage, 2> = read_list(&mut Words::new(value))?;
            player.mages = [mages.first().copied(), mages.get(1).copied()];
        }
        "sealed" => player.sealed = if value.is_empty() { None } else { Some(Card::from_text(value)?) },
        "bonus" => player.bonus = u8::from_text(value)?,
        "mage" => {
            clear(s, seat, CardSet::only(Component::mage(seat)));
            s.player_mut(seat).mage = None;
            put_in_play(s, seat, value, &[Kind::Mage])?;
        }
        "item" => {
            clear(s, seat, CardSet::only(Component::item(seat)));
            s.player_mut(seat).item = None;
            put_in_play(s, seat, value, &[Kind::MagicItem])?;
        }
        "play" => {
            clear(s, seat, s.player(seat).play.without(own_two(seat)));
            for part in value.split(',') {
                put_in_play(s, seat, part, &[Kind::Artifact, Kind::Monument, Kind::PlaceOfPower])?;
            }
        }
        _ => return Err(BadNotation::unknown("facet", name)),
    }
    Ok(())
}

fn clear(s: &mut ResArcana, seat: Seat, components: CardSet<Component>) {
    for component in components {
        s.turned.remove(component);
        s.on[component.index()] = Essences::NONE;
        s.player_mut(seat).play.remove(component);
    }
}

/// Reads `athanor turned elan 6` and puts it in front of the seat.
fn put_in_play(s: &mut ResArcana, seat: Seat, text: &str, kinds: &[Kind]) -> Result<(), BadNotation> {
    let mut words = Words::new(text);
    if words.is_empty() {
        return Ok(());
    }
    let card = Card::read(&mut words)?;
    if !kinds.contains(&card.kind()) {
        return Err(BadNotation::unknown("component", &card.text()));
    }
    let component = match card.kind() {
        Kind::Artifact => Artifact::of(card).map(Component::from),
        Kind::Monument => Monument::of(card).map(Component::from),
        Kind::PlaceOfPower => Some(Component::tile(show_face(s, card)?.into())),
        Kind::Mage => {
            s.player_mut(seat).mage = Mage::of(card);
            Some(Component::mage(seat))
        }
        Kind::MagicItem => {
            let item = MagicItem::of(card);
            item.into_iter().for_each(|item| {
                s.items.remove(item);
            });
            s.player_mut(seat).item = item;
            Some(Component::item(seat))
        }
    };
    let component = component.ok_or_else(|| BadNotation::unknown("component", &card.text()))?;
    s.player_mut(seat).play.insert(component);
    if words.take("turned") {
        s.turned.insert(component);
    }
    s.on[component.index()] = Essences::read(&mut words)?;
    words.end()
}

/// Adds a set to what was counted so far; an error if something is in both.
fn count<C>(all: &mut CardSet<C>, more: CardSet<C>) -> Result<(), Unsound> {
    if !all.and(more).is_empty() {
        return Err(Unsound::TwoPlaces);
    }
    *all = all.or(more);
    Ok(())
}

/// No rule leaves more steps than this waiting.
const DEEPEST: usize = 8;

pub(crate) fn sound(s: &ResArcana) -> Result<(), Unsound> {
    if !(2..=MAX_SEATS as u8).contains(&s.count()) {
        return Err(Unsound::Players);
    }
    one_place_each(s)?;
    for seat in s.everybody() {
        let player = s.player(seat);
        let has = |component| player.play.has(component);
        if has(Component::mage(seat)) != player.mage.is_some() || has(Component::item(seat)) != player.item.is_some() {
            return Err(Unsound::NotInPlay);
        }
    }
    let too_much =
        s.players.iter().any(|player| player.bonus > 9) || s.bout.played > 2 || s.bout.wins.iter().any(|n| *n > 2);
    if too_much || !bout::is_sound(s) {
        return Err(Unsound::Amount);
    }
    let in_play = s.players.iter().fold(CardSet::EMPTY, |all, player| all.or(player.play));
    if !s.turned.without(in_play).is_empty() {
        return Err(Unsound::NotInPlay);
    }
    for index in 0..Component::COUNT {
        if !s.on[index].is_empty() && !in_play.has(Component::from_index(index)) {
            return Err(Unsound::NotInPlay);
        }
    }
    let here = Seats::all(s.count());
    if !here.has(s.first) || !here.has(s.bout.began) || !s.passed.without(here).is_empty() {
        return Err(Unsound::Nobody);
    }
    // Nothing a step does pushes more than the agenda then has room for.
    if s.agenda.steps().len() > DEEPEST || s.agenda.steps().iter().skip(1).any(|step| matches!(step, Step::Round(_))) {
        return Err(Unsound::Agenda);
    }
    s.agenda.steps().iter().try_for_each(|step| sound_step(s, *step))
}

/// Every card and tile is in one place at most.
fn one_place_each(s: &ResArcana) -> Result<(), Unsound> {
    let (mut play, mut artifacts, mut items, mut mages) =
        (CardSet::EMPTY, CardSet::EMPTY, s.items, CardSet::<Mage>::EMPTY);
    for player in &s.players {
        count(&mut play, player.play)?;
        for zone in [player.hand, player.deck.pool, player.discard] {
            count(&mut artifacts, zone)?;
        }
        for seen in player.deck.top.iter() {
            count(&mut artifacts, CardSet::only(seen.card))?;
        }
        if let Some(item) = player.item {
            count(&mut items, CardSet::only(item))?;
        }
        for mage in [player.mage, player.mages[0], player.mages[1]].into_iter().flatten() {
            count(&mut mages, CardSet::only(mage))?;
        }
    }
    for index in usize::from(s.count())..MAX_SEATS {
        let player = &s.players[index];
        if !player.play.is_empty() || !player.hand.is_empty() || !player.deck.is_empty() {
            return Err(Unsound::Nobody);
        }
    }
    count(&mut artifacts, zone::looked_artifacts(s))?;
    count(&mut artifacts, CardSet::from_bits(play.and(Component::ARTIFACTS).bits()))?;
    let mut monuments = s.monuments.pool;
    for seen in s.monuments.top.iter() {
        count(&mut monuments, CardSet::only(seen.card))?;
    }
    for monument in s.display.into_iter().flatten().chain(s.doing.looked.iter().filter_map(|card| Monument::of(*card)))
    {
        count(&mut monuments, CardSet::only(monument))?;
    }
    for monument in Monument::all() {
        if play.has(monument.into()) {
            count(&mut monuments, CardSet::only(monument))?;
        }
    }
    for tile in 0..TILES {
        if s.unclaimed >> tile & 1 == 1 && play.has(Component::tile(tile)) {
            return Err(Unsound::TwoPlaces);
        }
    }
    Ok(())
}

/// A step names seats, tiles and packs that exist.
fn sound_step(s: &ResArcana, step: Step) -> Result<(), Unsound> {
    use crate::{claim, cost, draft, gain, life_loss, setup};
    let seats = step.touches();
    let here = |thing: &arbiter_engine::Thing| {
        let seat = thing.as_str().strip_prefix("seat:").and_then(|seat| Seat::from_text(seat).ok());
        seat.is_none_or(|seat| Seats::all(s.count()).has(seat))
    };
    let within = match step {
        Step::Setup(setup::Step::Face { tile }) => usize::from(tile) < TILES,
        Step::Setup(setup::Step::Mage { n, .. }) => n < 2,
        Step::Setup(setup::Step::Artifact { n, .. }) => n < 8,
        Step::Setup(setup::Step::Display { space }) | Step::Claim(claim::Step::Refill { space }) => {
            usize::from(space) < s.display.len()
        }
        Step::Draft(draft::Step::Deal { lap, pack }) => {
            lap < 2 && pack < s.count() && !s.memory.packs[usize::from(lap) * MAX_SEATS + usize::from(pack)].is_full()
        }
        Step::Draft(draft::Step::Keep { lap, pick }) => {
            lap < 2
                && pick < 4
                && (0..usize::from(s.count())).all(|pack| s.memory.packs[usize::from(lap) * MAX_SEATS + pack].is_full())
        }
        Step::Bout(step) => step.fits(s),
        Step::Cost(cost::Step::Any { left, .. } | cost::Step::Spare { left, .. })
        | Step::Gain(gain::Step::Mix { left, .. } | gain::Step::MixOn { left, .. })
        | Step::LifeLoss(life_loss::Step::Lose { left, .. })
        | Step::Zone(zone::Step::Draw { left, .. } | zone::Step::Discard { left, .. }) => left > 0,
        Step::Zone(step) => step.fits(s),
        _ => true,
    };
    if seats.iter().all(here) && within { Ok(()) } else { Err(Unsound::Agenda) }
}
