//! Positions in words where a field alone does not say them, and what a sound position obeys.

use crate::{
    bout,
    card::{Artifact, Bill, Kind, Mage, MagicItem, Monument, TILES},
    component::Component,
    essence::{Essence, Essences},
    round,
    setup::{Setup, empty},
    state::{Bout, Paid, ResArcana},
    step::Step,
    tables::Card,
    zone,
};
use arbiter_components::{CardSet, Indexed, Seen};
use arbiter_engine::{
    BadNotation, List, MAX_SEATS, Notation, Seat, Seats, Unsound, Words, Writer, names_seats_of, write_rows,
};

/// Nothing on the table, round 1, and p1 to act. All magic items are in the centre.
pub(crate) fn blank(seats: u8) -> ResArcana {
    let mut s = empty(<Setup as arbiter_engine::Setup>::usual(seats));
    s.round = 1;
    s.next(round::Step::Act { seat: Seat::new(0) });
    s
}

/// The Places of Power that nobody has claimed.
pub(crate) mod places {
    use super::*;

    pub(crate) fn write(s: &ResArcana, out: &mut Writer) {
        s.places().for_each(|card| card.write(out));
    }

    pub(crate) fn set(s: &mut ResArcana, value: &str) -> Result<(), BadNotation> {
        s.unclaimed = 0;
        let mut words = Words::new(value);
        while !words.is_empty() {
            let card = Card::read(&mut words)?;
            s.unclaimed |= 1 << show_face(s, card)?;
        }
        Ok(())
    }
}

/// The cards a player has put on top of the deck, and knows.
pub(crate) mod top {
    use super::*;

    pub(crate) fn write(s: &ResArcana, seat: Seat, out: &mut Writer) {
        s.player(seat).deck.top.iter().for_each(|seen| seen.card.write(out));
    }

    pub(crate) fn set(s: &mut ResArcana, seat: Seat, value: &str) -> Result<(), BadNotation> {
        let cards: List<Artifact, 3> = List::from_text(value)?;
        s.player_mut(seat).deck.top = cards.iter().map(|card| Seen { card: *card, by: Seats::only(seat) }).collect();
        Ok(())
    }
}

/// The mage, with its state: `seer turned elan 1`.
pub(crate) mod mage {
    use super::*;

    pub(crate) fn write(s: &ResArcana, seat: Seat, out: &mut Writer) {
        write_in_play(s, seat, CardSet::only(Component::mage(seat)), out);
    }

    pub(crate) fn set(s: &mut ResArcana, seat: Seat, value: &str) -> Result<(), BadNotation> {
        clear(s, seat, CardSet::only(Component::mage(seat)));
        s.player_mut(seat).mage = None;
        put_in_play(s, seat, value, &[Kind::Mage])
    }
}

/// The magic item, with its state.
pub(crate) mod item {
    use super::*;

    pub(crate) fn write(s: &ResArcana, seat: Seat, out: &mut Writer) {
        write_in_play(s, seat, CardSet::only(Component::item(seat)), out);
    }

    pub(crate) fn set(s: &mut ResArcana, seat: Seat, value: &str) -> Result<(), BadNotation> {
        clear(s, seat, CardSet::only(Component::item(seat)));
        s.player_mut(seat).item = None;
        put_in_play(s, seat, value, &[Kind::MagicItem])
    }
}

/// All other components in play, with their states.
pub(crate) mod play {
    use super::*;

    pub(crate) fn write(s: &ResArcana, seat: Seat, out: &mut Writer) {
        write_in_play(s, seat, others(seat), out);
    }

    pub(crate) fn set(s: &mut ResArcana, seat: Seat, value: &str) -> Result<(), BadNotation> {
        clear(s, seat, s.player(seat).play.and(others(seat)));
        let kinds = [Kind::Artifact, Kind::Monument, Kind::PlaceOfPower];
        value.split(',').try_for_each(|part| put_in_play(s, seat, part, &kinds))
    }

    /// All but the mage and the magic item of a seat.
    fn others(seat: Seat) -> CardSet<Component> {
        let own_two = CardSet::only(Component::mage(seat)).or(CardSet::only(Component::item(seat)));
        CardSet::from_bits(!own_two.bits())
    }
}

fn write_in_play(s: &ResArcana, seat: Seat, which: CardSet<Component>, out: &mut Writer) {
    write_rows(out, s.player(seat).play.and(which), |out, component| {
        s.card_of(component).write(out);
        if s.turned.has(component) {
            out.word("turned");
        }
        s.on[component.index()].write(out);
    });
}

/// Written `elan 1 any 2`.
impl Notation for Bill {
    fn write(&self, out: &mut Writer) {
        self.typed.write(out);
        out.word("any");
        out.number(self.any);
    }

    fn read(words: &mut Words<'_>) -> Result<Bill, BadNotation> {
        Ok(Bill { typed: Essences::read(words)?, any: words.named("any")? })
    }
}

impl Notation for Paid {
    fn write(&self, out: &mut Writer) {
        self.essence.write(out);
        out.number(self.x);
        out.word("cost");
        out.number(self.cost);
    }

    fn read(words: &mut Words<'_>) -> Result<Paid, BadNotation> {
        Ok(Paid { essence: Essence::read(words)?, x: u16::read(words)?, cost: words.named("cost")? })
    }
}

/// Written `1 1 0 p1 / prism vault / athanor crypt`: games played, games won by each, who began, both decks.
impl Notation for Bout {
    fn write(&self, out: &mut Writer) {
        if *self != Bout::default() {
            out.number(self.played);
            self.wins.write(out);
            self.began.write(out);
            for deck in self.decks {
                out.word("/");
                deck.write(out);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Bout, BadNotation> {
        if words.is_empty() {
            return Ok(Bout::default());
        }
        let mut parts = words.take_rest().split('/');
        let mut head = Words::new(parts.next().unwrap_or_default());
        let (played, wins, began) = (u8::read(&mut head)?, Notation::read(&mut head)?, Seat::read(&mut head)?);
        head.end()?;
        let mut deck = || CardSet::from_text(parts.next().ok_or(BadNotation::Missing { wanted: "deck" })?);
        Ok(Bout { played, wins, began, decks: [deck()?, deck()?] })
    }
}

/// What may be said of a component in play.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    match facet.split_once(' ') {
        Some((_, "play" | "mage" | "item")) => &["turned", "elan", "life", "calm", "death", "gold"],
        _ => &[],
    }
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
        s.players.0.iter().any(|player| player.bonus > 9) || s.bout.played > 2 || s.bout.wins.iter().any(|n| *n > 2);
    if too_much || !bout::is_sound(s) {
        return Err(Unsound::Amount);
    }
    let in_play = s.players.0.iter().fold(CardSet::EMPTY, |all, player| all.or(player.play));
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
    for player in &s.players.0 {
        play.join(player.play)?;
        for zone in [player.hand, player.deck.pool, player.discard] {
            artifacts.join(zone)?;
        }
        for seen in player.deck.top.iter() {
            artifacts.join(CardSet::only(seen.card))?;
        }
        if let Some(item) = player.item {
            items.join(CardSet::only(item))?;
        }
        for mage in player.mage.into_iter().chain(player.mages.iter().copied()) {
            mages.join(CardSet::only(mage))?;
        }
    }
    for index in usize::from(s.count())..MAX_SEATS {
        let player = s.player(Seat::new(index as u8));
        if !player.play.is_empty() || !player.hand.is_empty() || !player.deck.is_empty() {
            return Err(Unsound::Nobody);
        }
    }
    artifacts.join(zone::looked_artifacts(s))?;
    artifacts.join(CardSet::from_bits(play.and(Component::ARTIFACTS).bits()))?;
    let mut monuments = s.monuments.pool;
    for seen in s.monuments.top.iter() {
        monuments.join(CardSet::only(seen.card))?;
    }
    for monument in s.display.into_iter().flatten().chain(s.doing.looked.iter().filter_map(|card| Monument::of(*card)))
    {
        monuments.join(CardSet::only(monument))?;
    }
    for monument in Monument::all() {
        if play.has(monument.into()) {
            monuments.join(CardSet::only(monument))?;
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
    if names_seats_of(s.count(), &step) && within { Ok(()) } else { Err(Unsound::Agenda) }
}
