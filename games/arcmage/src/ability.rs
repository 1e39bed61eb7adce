//! Activated abilities and what they cost (ARCM-ABIL-03 to ARCM-ABIL-07), and Salvage (ARCM-KW-17).

use crate::{
    Ask, Choice, Event, Reason,
    able::Able,
    card::{Ability, Cost, Counter, Faction, Keyword, Op, SALVAGE, What, Works},
    check,
    filter::{Scene, Subject, Zone},
    piece::{Flag, Permanent, Piece},
    play, resource,
    state::{Aimed, Arcmage, Item, Note, Noted},
    tables::Card,
    target::Target,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Paying for an ability, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say which part, and how many are left")]
pub enum Step {
    /// The part of the cost with this number, so many left of it; 0 before the first.
    Cost { at: u8, left: u8 },
    /// All is paid: it resolves at once if it only produces resources, else it goes on the stack.
    Paid,
}

/// An ability a piece has: whose text, which number there.
#[derive(Copy, Clone)]
pub(crate) struct Usable {
    pub card: Card,
    pub number: u8,
}

impl Usable {
    pub(crate) fn ability(self) -> Option<&'static Ability> {
        self.card.ability(self.number)
    }
}

/// How counters are noted that few pieces bear.
fn noted_as(counter: Counter, n: u8) -> Note {
    match counter {
        Counter::Grassroot => Note::Grassroot { n },
        Counter::PoisonIvy => Note::Ivy { n },
        Counter::Fire => Note::Fire { n },
        _ => Note::Loyal { n },
    }
}

/// Does the ability do nothing but produce resources (ARCM-RES-12)?
pub(crate) fn only_produces(card: Card, ability: &Ability) -> bool {
    card.facts().only_produces(ability)
}

impl Arcmage {
    /// The activated abilities of a piece: printed ones in order, then those it was given (ARCM-ABIL-01).
    #[inline]
    pub(crate) fn abilities_of(&self, permanent: &Permanent, mut found: impl FnMut(u8, Usable)) {
        let granted = self.pieces.are(Able::GRANTS);
        if !granted && !permanent.piece.card.able().has(Able::ACTIVATED) || self.is_mute(permanent) {
            return;
        }
        let mut n = 0;
        let piece = permanent.piece;
        for (number, ability) in (0..).zip(piece.facts().abilities) {
            if ability.kind == Works::Activated {
                n += 1;
                found(n, Usable { card: piece.card, number });
            }
        }
        if !granted {
            return;
        }
        for on in self.attached(piece).filter(|on| on.piece.card.able().has(Able::GRANTS)) {
            for ability in on.piece.facts().abilities.iter().filter(|ability| ability.kind == Works::Passive) {
                for op in on.piece.card.script(ability.script) {
                    if let Op::GrantAbility { what: What::The(_), ability } = op {
                        n += 1;
                        found(n, Usable { card: on.piece.card, number: *ability });
                    }
                }
            }
        }
    }

    fn ability_number(&self, permanent: &Permanent, wanted: u8) -> Option<Usable> {
        let mut result = None;
        self.abilities_of(permanent, |n, usable| {
            if n == wanted {
                result = Some(usable);
            }
        });
        result
    }

    /// Can the whole cost be paid (ARCM-ABIL-03)?
    pub(crate) fn can_pay_costs(&self, permanent: &Permanent, ability: &Ability) -> Result<(), Reason> {
        let scene = Scene::of(permanent);
        let card = permanent.piece;
        for cost in ability.costs {
            match cost {
                Cost::Mark if permanent.is_marked() => return Err(Reason::Marked { card }),
                Cost::MarkOthers(n, filter) if self.markable(&scene, filter).count() < usize::from(*n) => {
                    return Err(Reason::NothingToMark);
                }
                Cost::Pay(n) => {
                    Arcmage::can_pay(&self.available(scene.you), *n, 0, Faction::Gaian)?;
                }
                Cost::SacrificeResources(n) => {
                    let own = self.resources_of(scene.you).count() as u16;
                    if own < u16::from(*n) {
                        return Err(Reason::ResourceCards { n: u16::from(*n) - own });
                    }
                }
                Cost::Discard(filter) if self.discardable(&scene, filter).next().is_none() => {
                    return Err(Reason::NothingToDiscard);
                }
                Cost::LoseCounter(counter) if self.counters(card, *counter) == 0 => {
                    return Err(Reason::NoCounter { card });
                }
                Cost::Once if self.note(card, |note| (note == Note::Used).then_some(())).is_some() => {
                    return Err(Reason::Used { card });
                }
                Cost::CityDefense(_) if self.cities(scene.you).next().is_none() => {
                    return Err(Reason::NothingToWeaken);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Other cards that may be marked for a cost.
    fn markable<'a>(
        &'a self,
        scene: &'a Scene,
        filter: &'a crate::card::Filter,
    ) -> impl Iterator<Item = &'a Permanent> + Clone + 'a {
        self.creatures().filter(move |there| {
            there.piece != scene.source && !there.is_marked() && self.means_piece(filter, scene, there)
        })
    }

    /// Cards of the hand that may be discarded for a cost.
    fn discardable<'a>(&'a self, scene: &'a Scene, filter: &'a crate::card::Filter) -> impl Iterator<Item = Card> + 'a {
        let hand = self.player(scene.you).hand.iter().map(|(card, _)| card);
        hand.filter(move |card| self.means(filter, scene, Subject::Card(*card, Zone::Hand, scene.you)))
    }

    fn may_use(&self, seat: Seat, permanent: &Permanent, usable: Usable, main: bool) -> Result<(), Reason> {
        let Some(ability) = usable.ability() else { return Err(Reason::NoAbility { card: permanent.piece }) };
        if !main && !only_produces(usable.card, ability) && !self.options.any_window {
            return Err(Reason::OnlyInPlayPhase);
        }
        let item = self.item_of(seat, permanent, usable);
        if ability.condition.is_some_and(|condition| !self.holds(&condition, &Scene::item(&item))) {
            return Err(Reason::Condition { card: permanent.piece });
        }
        self.can_pay_costs(permanent, ability)?;
        self.can_aim(&item)
    }

    fn item_of(&self, seat: Seat, permanent: &Permanent, usable: Usable) -> Item {
        Item {
            card: usable.card,
            ability: usable.number,
            source: permanent.piece,
            controller: seat,
            place: permanent.place,
            ..Item::default()
        }
    }

    /// Resources that abilities could still produce for a seat, by faction: a public fact.
    pub(crate) fn could_produce(&self, seat: Seat, available: &mut [u8; 5]) {
        if !self.pieces.are(Able::PRODUCES) {
            return;
        }
        let produces = |there: &&Permanent| {
            there.piece.card.able().has(Able::PRODUCES)
                && there.is_creature()
                && there.controller == seat
                && !there.is_marked()
        };
        for permanent in self.pieces.iter().filter(produces) {
            if self.is_mute(permanent) {
                continue;
            }
            for ability in permanent.piece.facts().abilities {
                if ability.kind == Works::Activated && only_produces(permanent.piece.card, ability) {
                    for op in permanent.piece.card.script(ability.script) {
                        if let Op::Produce { faction, n } = op {
                            available[*faction as usize] += self.amount(n, &Scene::of(permanent)).max(0) as u8;
                        }
                    }
                }
            }
        }
    }

    /// Could a seat use some ability in a window? A public fact.
    pub(crate) fn could_use(&self, seat: Seat) -> bool {
        self.options.any_window
            && self.permanents().filter(|there| there.controller == seat).any(|permanent| {
                let mut some = false;
                self.abilities_of(permanent, |_, usable| {
                    // Whether the hand has what is to be discarded is nobody's business.
                    let discards = |ability: &Ability| ability.costs.iter().any(|c| matches!(c, Cost::Discard(_)));
                    some |= if usable.ability().is_some_and(discards) {
                        !self.player(seat).hand.is_empty()
                    } else {
                        self.may_use(seat, permanent, usable, false).is_ok()
                    };
                });
                some
            })
    }
}

/// The answers that use an ability.
pub(crate) fn options(s: &Arcmage, seat: Seat, main: bool, out: &mut impl Options<Choice, Reason>) {
    let granted = s.pieces.are(Able::GRANTS);
    for permanent in s.pieces.iter() {
        let able = granted || permanent.piece.card.able().has(Able::ACTIVATED);
        if !able || !permanent.in_play() || permanent.controller != seat {
            continue;
        }
        s.abilities_of(permanent, |ability, usable| {
            let verdict = s.may_use(seat, permanent, usable, main);
            out.put(Choice::Use { piece: permanent.piece, ability }, verdict);
        });
    }
    if main {
        for (at, card) in (1..).zip(s.player(seat).grave.iter()) {
            let facts = card.facts();
            if facts.keywords.has(Keyword::Salvage) {
                let verdict = Arcmage::can_pay(&s.available(seat), facts.keyword_n, 0, Faction::Gaian);
                out.put(Choice::Salvage { target: Target::Grave { seat, at, card: *card } }, verdict);
            }
        }
    }
}

/// The answers that produce resources while paying (ARCM-ABIL-07).
pub(crate) fn produce_options(s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let granted = s.pieces.are(Able::GRANTS);
    let could = |there: &&Permanent| granted || there.piece.card.able().has(Able::PRODUCES);
    for permanent in s.permanents().filter(could).filter(|there| there.controller == seat) {
        s.abilities_of(permanent, |ability, usable| {
            if usable.ability().is_some_and(|ability| only_produces(usable.card, ability))
                && s.may_use(seat, permanent, usable, false).is_ok()
            {
                out.offer(Choice::Use { piece: permanent.piece, ability });
            }
        });
    }
}

/// Produces while something else is being resolved or paid for.
pub(crate) fn produce_now(s: &mut Arcmage, seat: Seat, piece: Piece, number: u8, tell: &mut impl Tell<Event>) {
    let Some(permanent) = s.own(seat, piece).copied() else { return };
    let Some(usable) = s.ability_number(&permanent, number) else { return };
    let Some(ability) = usable.ability() else { return };
    for cost in ability.costs {
        match cost {
            Cost::Mark => s.mark(piece, seat, tell),
            Cost::Sacrifice => {
                s.doom(piece);
                s.next(check::Step::Graves);
            }
            // No ability that only produces costs anything else.
            _ => {}
        }
    }
    let item = s.item_of(seat, &permanent, usable);
    s.produce_all(&item, ability, tell);
}

/// Begins to use an ability.
pub(crate) fn begin(s: &mut Arcmage, seat: Seat, piece: Piece, number: u8) {
    let Some(permanent) = s.own(seat, piece).copied() else { return };
    let Some(usable) = s.ability_number(&permanent, number) else { return };
    s.doing = Item { id: s.free_id(), ..s.item_of(seat, &permanent, usable) };
    s.next(Step::Paid);
    s.next(Step::Cost { at: 0, left: 0 });
    s.next(play::Step::Aim { spec: 0, left: 0 });
    if usable.ability().is_some_and(|ability| !ability.modes.is_empty()) {
        s.next(play::Step::Mode);
    }
}

/// Begins to salvage a card.
pub(crate) fn salvage(s: &mut Arcmage, seat: Seat, target: Target, tell: &mut impl Tell<Event>) {
    let Target::Grave { card, .. } = target else { return };
    s.doing = Item { id: s.free_id(), card, ability: SALVAGE, controller: seat, that: target, ..Item::default() };
    s.next(Step::Paid);
    s.pay(seat, card.facts().keyword_n, 0, Faction::Gaian, tell);
}

impl Step {
    fn cost(self, s: &Arcmage) -> Option<&'static Cost> {
        match self {
            Step::Cost { at, .. } => play::ability_of(&s.doing).and_then(|ability| ability.costs.get(usize::from(at))),
            Step::Paid => None,
        }
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        let seat = s.doing.controller;
        match self {
            Step::Cost { left: 0, .. } | Step::Paid => Seats::NONE,
            // Whether there is a choice is decided by what all see.
            Step::Cost { .. } if matches!(self.cost(s), Some(Cost::Discard(_))) => Seats::only(seat),
            Step::Cost { .. } if self.is_open(s, seat) => Seats::only(seat),
            Step::Cost { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        match (self, self.cost(s)) {
            (Step::Cost { left, .. }, Some(Cost::MarkOthers(..))) => Ask::MarkOthers { n: left },
            (_, Some(Cost::CityDefense(n))) => Ask::Weaken { n: *n },
            (_, Some(Cost::Discard(_))) => Ask::Discard { n: 1 },
            _ => Ask::Choose { card: s.doing.card },
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let Step::Cost { left, .. } = self else { return };
        let scene = Scene::item(&s.doing);
        match self.cost(s) {
            Some(Cost::MarkOthers(_, filter)) => {
                let last = s.aims.iter().rev().find(|aim| aim.item == s.doing.id && aim.cost).map(|aim| aim.at);
                let last = last.and_then(Target::piece);
                let later = s.markable(&scene, filter).filter(|there| last.is_none_or(|last| there.piece > last));
                let pick = |there: &Permanent| Pick::once(Choice::Choose { target: Target::Piece(there.piece) });
                out.pieces(Wanted::exactly(left), later.map(pick));
            }
            Some(Cost::Discard(filter)) => {
                for (card, _) in s.player(seat).hand.iter() {
                    let meant = s.means(filter, &scene, Subject::Card(card, Zone::Hand, seat));
                    out.put(Choice::Discard { card }, if meant { Ok(()) } else { Err(Reason::NotMeant) });
                }
                let some = s.discardable(&scene, filter).next().is_some();
                out.put(Choice::Decline, if some { Err(Reason::MustPay) } else { Ok(()) });
            }
            Some(Cost::CityDefense(_)) => {
                for city in s.cities(seat) {
                    out.offer(Choice::Choose { target: Target::Piece(city.piece) });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let (Step::Cost { at, .. }, Some(Cost::Discard(_))) = (self, self.cost(s)) {
            s.next(Step::Cost { at: at + 1, left: 0 });
            if let Choice::Discard { card } = choice {
                s.discard(seat, card, tell);
            }
            return;
        }
        let (Step::Cost { at, left }, Choice::Choose { target: Target::Piece(piece) }) = (self, choice) else { return };
        match self.cost(s) {
            Some(Cost::MarkOthers(..)) => {
                if !s.aims.is_full() {
                    s.aims.push(Aimed { item: s.doing.id, cost: true, at: Target::Piece(piece) });
                }
                s.mark(piece, seat, tell);
            }
            Some(Cost::CityDefense(n)) => s.change_defense(piece, -i16::from(*n), tell),
            _ => {}
        }
        s.next(if left > 1 { Step::Cost { at, left: left - 1 } } else { Step::Cost { at: at + 1, left: 0 } });
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        let (seat, source) = (s.doing.controller, s.doing.source);
        match self {
            Step::Cost { at, left: 0 } => {
                let Some(cost) = self.cost(s) else { return };
                let more = Step::Cost { at: at + 1, left: 0 };
                match cost {
                    Cost::MarkOthers(n, _) => s.next(Step::Cost { at, left: *n }),
                    Cost::CityDefense(_) | Cost::Discard(_) => s.next(Step::Cost { at, left: 1 }),
                    Cost::Mark => {
                        s.mark(source, seat, tell);
                        s.next(more);
                    }
                    Cost::Pay(n) => {
                        s.next(more);
                        s.pay(seat, *n, 0, Faction::Gaian, tell);
                    }
                    Cost::SacrificeResources(n) => {
                        s.next(more);
                        s.next(resource::Step::Sacrifice { seat, left: *n, from: 0, gone: 0 });
                    }
                    Cost::Sacrifice => {
                        s.next(more);
                        s.doom(source);
                        s.next(check::Step::Graves);
                    }
                    Cost::Counter(counter) => {
                        s.add_counters(source, *counter, 1, tell);
                        s.next(more);
                    }
                    Cost::LoseCounter(counter) => {
                        s.take_counters(source, *counter, 1);
                        s.next(more);
                    }
                    Cost::Once => {
                        s.add_note(source, Note::Used);
                        s.next(more);
                    }
                }
            }
            Step::Cost { .. } => {
                self.take_only_way(s, seat, tell);
            }
            Step::Paid => {
                let item = s.doing;
                let Some(ability) = play::ability_of(&item) else { return };
                if only_produces(item.card, ability) {
                    s.doing = Item::default();
                    s.produce_all(&item, ability, tell);
                    s.next(check::Step::Check);
                } else {
                    s.next(play::Step::Put);
                }
            }
        }
    }
}

impl Arcmage {
    /// Everything an ability produces, at once (ARCM-RES-12).
    pub(crate) fn produce_all(&mut self, item: &Item, ability: &Ability, tell: &mut impl Tell<Event>) {
        for op in item.card.script(ability.script) {
            if let Op::Produce { faction, n } = op {
                let n = self.amount(n, &Scene::item(item)).max(0) as u8;
                self.produce(item.controller, *faction, n, tell);
            }
        }
    }

    /// Temporary resources (ARCM-RES-12).
    pub(crate) fn produce(&mut self, seat: Seat, faction: Faction, n: u8, tell: &mut impl Tell<Event>) {
        let produced = &mut self.player_mut(seat).produced[faction as usize];
        *produced = produced.saturating_add(n).min(99);
        tell.tell(Event::Produced { seat, n, faction });
    }

    /// Counters come onto a piece.
    pub(crate) fn add_counters(&mut self, piece: Piece, counter: Counter, n: u8, tell: &mut impl Tell<Event>) {
        let Some(permanent) = self.pieces.get_mut(piece).filter(|permanent| permanent.in_play()) else { return };
        if n == 0 {
            return;
        }
        let more = |counters: &mut u8| *counters = counters.saturating_add(n).min(99);
        match counter {
            Counter::Growth => more(&mut permanent.growth),
            Counter::Edge => more(&mut permanent.edge),
            Counter::Decay => more(&mut permanent.decay),
            Counter::Rabies => permanent.set(Flag::Rabid, true),
            Counter::Grassroot | Counter::PoisonIvy | Counter::Fire | Counter::Loyalty => {
                let now = self.counters(piece, counter);
                let is_old = |noted: &Noted| noted.piece == piece && noted.note == noted_as(counter, now);
                match self.notes.iter().position(is_old) {
                    Some(at) => self.notes[at].note = noted_as(counter, now.saturating_add(n).min(99)),
                    None => self.add_note(piece, noted_as(counter, n)),
                }
            }
        }
        if counter == Counter::Loyalty {
            self.find_sources();
        }
        tell.tell(Event::Counters { card: piece, n });
    }

    /// Counters that are noted come off a piece, as many as there are.
    pub(crate) fn take_counters(&mut self, piece: Piece, counter: Counter, n: u8) {
        let now = self.counters(piece, counter);
        let old = Noted { piece, note: noted_as(counter, now) };
        self.notes.retain(|noted| *noted != old);
        if now > n {
            self.add_note(piece, noted_as(counter, now - n));
        }
    }

    /// Notes something of a piece.
    pub(crate) fn add_note(&mut self, piece: Piece, note: Note) {
        if !self.notes.is_full() {
            self.notes.push(Noted { piece, note });
        }
    }
}
