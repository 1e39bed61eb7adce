//! Playing a card, and putting abilities on the stack: modes, X, targets, payment (ARCM-CAST-01 to ARCM-CAST-07).
//!
//! What is being played is `Arcmage::doing`; it goes on the stack when everything about it is chosen and paid.

use crate::{
    Ask, Choice, Event, Reason,
    able::Able,
    card::{Aim, Amount, Filter, Host, Keyword, Kind, Mode, Op, Price, Works},
    check,
    filter::{Scene, Subject, Zone},
    piece::{Flag, Permanent, Piece, Place, ROOM_TO_PLAY},
    powers::Powers,
    stack,
    state::{Aimed, Arcmage, Item, Phase, STACK},
    tables::Card,
    target::Target,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Playing something, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say which target, and how many are left")]
pub enum Step {
    /// Pick a mode.
    Mode,
    /// Say how much X is.
    X,
    /// Choose targets: the aim with this number, so many left of it; 0 before the first.
    Aim { spec: u8, left: u8 },
    /// Where does the creature go?
    Place,
    /// Sacrifice creatures that help to pay, or no more of them.
    Help,
    /// Pay the cost of the card.
    Pay,
    /// It goes on the stack, and a window opens.
    Put,
    /// It joins others on the stack; whoever put them there opens the window.
    Join,
}

/// The most that is paid for X.
const MOST_X: u8 = 30;

/// What a card costs by its print.
fn worth(card: Card) -> u8 {
    match card.facts().price {
        Price::Fixed(n) => n,
        Price::X | Price::SkipTurn | Price::Token => 0,
    }
}

static HOST_CREATURE: [Aim; 1] = [Aim { count: Amount::N(1), what: Filter::Creature }];
static HOST_CITY: [Aim; 1] = [Aim { count: Amount::N(1), what: Filter::City }];

/// The spell ability of a card, if it has one.
pub(crate) fn spell(card: Card) -> Option<&'static crate::card::Ability> {
    card.facts().abilities.iter().find(|ability| ability.kind == Works::Spell)
}

/// The ability an item stands for: of a card, what it does on resolving.
pub(crate) fn ability_of(item: &Item) -> Option<&'static crate::card::Ability> {
    if item.is_card() { spell(item.card) } else { item.card.ability(item.ability) }
}

/// What an item has to be aimed at.
fn specs(item: &Item) -> impl Iterator<Item = &'static Aim> {
    let ability = ability_of(item);
    let own: &'static [Aim] = match (ability, item.is_card(), item.card.facts().host) {
        (Some(ability), ..) => ability.targets,
        (None, true, Some(Host::Creature)) => &HOST_CREATURE,
        (None, true, Some(Host::City)) => &HOST_CITY,
        _ => &[],
    };
    let mode = ability.and_then(|ability| ability.modes.get(usize::from(item.mode)));
    own.iter().chain(mode.map_or(&[][..], |mode| mode.targets))
}

/// Where the things a filter means are found: in one of these places, or in several.
#[derive(Copy, Clone, PartialEq)]
struct Class(u8);

impl Class {
    const PIECES: Class = Class(1);
    const SEATS: Class = Class(2);
    const ARMIES: Class = Class(4);
    const GRAVES: Class = Class(8);
}

fn class(filter: &Filter) -> Class {
    match filter {
        Filter::Player => Class::SEATS,
        Filter::Army => Class::ARMIES,
        Filter::InAnyGraveyard | Filter::InYourGraveyard | Filter::InTargetsGraveyard => Class::GRAVES,
        Filter::All(parts) => parts.iter().map(class).find(|class| *class != Class::PIECES).unwrap_or(Class::PIECES),
        Filter::OneOf(parts) => Class(parts.iter().fold(0, |all, part| all | class(part).0)),
        _ => Class::PIECES,
    }
}

/// Everything the first aim of an item might be, and whether it may.
pub(crate) fn each_aim(s: &Arcmage, item: &Item, mut found: impl FnMut(Target, Result<(), Reason>)) {
    if let Some(aim) = specs(item).next() {
        let scene = Scene::item(item);
        s.meant(&aim.what, &scene).for_each(|target| found(target, s.may_aim(&aim.what, &scene, target)));
    }
}

impl Arcmage {
    /// Everything a filter means, in a fixed order.
    pub(crate) fn meant<'a>(
        &'a self,
        filter: &'a Filter,
        scene: &'a Scene,
    ) -> impl Iterator<Item = Target> + Clone + 'a {
        let class = class(filter);
        let of = move |wanted: Class| (class.0 & wanted.0 != 0).then_some(self).into_iter();
        let pieces = of(Class::PIECES)
            .flat_map(|s| s.pieces.iter())
            .filter(move |there| self.means_piece(filter, scene, there))
            .map(|there| Target::Piece(there.piece));
        let seats = of(Class::SEATS).flat_map(Arcmage::in_order);
        let seats = seats.filter(move |seat| self.means(filter, scene, Subject::Seat(*seat))).map(Target::Seat);
        let armies = of(Class::ARMIES).flat_map(Arcmage::in_order);
        let armies = armies.filter(move |seat| self.means(filter, scene, Subject::Army(*seat))).map(Target::Army);
        let graves = of(Class::GRAVES).flat_map(Arcmage::in_order).flat_map(move |seat| {
            let grave = (1..).zip(self.player(seat).grave.iter());
            let meant =
                grave.filter(move |(_, card)| self.means(filter, scene, Subject::Card(**card, Zone::Grave, seat)));
            meant.map(move |(at, card)| Target::Grave { seat, at, card: *card })
        });
        pieces.chain(seats).chain(armies).chain(graves)
    }

    /// May this be a target (ARCM-CAST-06)?
    fn may_aim(&self, filter: &Filter, scene: &Scene, target: Target) -> Result<(), Reason> {
        let meant = match target {
            Target::Piece(piece) => {
                let Some(permanent) = self.get(piece) else { return Err(Reason::NoTarget) };
                // Prohibitions win (ARCM-KW-12, ARCM-CONFLICT-02).
                if !self.allied(permanent.controller, scene.you) && self.has(permanent, Keyword::Sanctuary) {
                    return Err(Reason::Sanctuary { card: piece });
                }
                self.means_piece(filter, scene, permanent)
            }
            Target::Seat(seat) => !self.defeated.has(seat) && self.means(filter, scene, Subject::Seat(seat)),
            Target::Army(seat) => !self.defeated.has(seat) && self.means(filter, scene, Subject::Army(seat)),
            Target::Grave { seat, at, card } => {
                let there = self.player(seat).grave.get(usize::from(at).wrapping_sub(1));
                there == Some(&card) && self.means(filter, scene, Subject::Card(card, Zone::Grave, seat))
            }
            Target::None => false,
        };
        if meant { Ok(()) } else { Err(Reason::NotMeant) }
    }

    /// How many legal targets there are for an aim, up to a number.
    fn count_targets(&self, filter: &Filter, scene: &Scene, enough: usize) -> usize {
        if class(filter) == Class::PIECES {
            let safe =
                |there: &Permanent| !self.allied(there.controller, scene.you) && self.has(there, Keyword::Sanctuary);
            let meant = self.pieces.iter().filter(|there| self.means_piece(filter, scene, there) && !safe(there));
            return meant.take(enough).count();
        }
        self.meant(filter, scene).filter(|target| self.may_aim(filter, scene, *target).is_ok()).take(enough).count()
    }

    /// Are there enough legal targets for every aim, in some mode (ARCM-CAST-02)?
    pub(crate) fn can_aim(&self, item: &Item) -> Result<(), Reason> {
        let scene = Scene::item(item);
        let enough = |aim: &Aim| {
            let wanted = self.amount(&aim.count, &scene).max(1) as usize;
            self.count_targets(&aim.what, &scene, wanted) >= wanted
        };
        let Some(ability) = ability_of(item) else {
            return if specs(item).all(enough) { Ok(()) } else { Err(Reason::NoTarget) };
        };
        if !ability.targets.iter().all(enough) {
            return Err(Reason::NoTarget);
        }
        // Of several modes one must be possible; if none is, the last says why.
        let verdicts = ability.modes.iter().map(|mode| self.can_pick(item, mode));
        verdicts.reduce(Result::or).unwrap_or(Ok(()))
    }

    /// May this mode be picked: are there targets, and does what it asks for first hold (ARCM-CAST-01, ARCM-CAST-02)?
    fn can_pick(&self, item: &Item, mode: &Mode) -> Result<(), Reason> {
        let scene = Scene::item(item);
        if mode.condition.is_some_and(|condition| !self.holds(&condition, &scene)) {
            return Err(Reason::Prerequisite { card: item.card });
        }
        let enough = |aim: &Aim| {
            let wanted = self.amount(&aim.count, &scene).max(1) as usize;
            self.count_targets(&aim.what, &scene, wanted) >= wanted
        };
        if mode.targets.iter().all(enough) { Ok(()) } else { Err(Reason::NoTarget) }
    }

    /// A number that no item on the stack has.
    pub(crate) fn free_id(&self) -> u8 {
        self.stack.iter().map(|item| item.id).max().unwrap_or(0) + 1
    }

    /// May a card of the hand be played now (ARCM-CAST-01, ARCM-CAST-05)? `main` says whether it is the player's own
    /// play phase with an empty stack.
    pub(crate) fn may_play(&self, seat: Seat, card: Card, main: bool, available: &[u8; 5]) -> Result<(), Reason> {
        match card.facts().kind {
            Kind::City => return Err(Reason::CitiesAreBuilt),
            Kind::Event => {}
            _ if !main => return Err(Reason::OnlyEvents),
            _ => {}
        }
        let facts = card.facts();
        let cost = self.cost(card, seat, 0).saturating_sub(self.could_help(seat, card));
        Arcmage::can_pay(available, cost, facts.loyalty, facts.faction)?;
        self.may_play_free(seat, card, available)
    }

    /// The same without paying: does everything else allow it? X is no more than could be paid.
    pub(crate) fn may_play_free(&self, seat: Seat, card: Card, available: &[u8; 5]) -> Result<(), Reason> {
        let facts = card.facts();
        if facts.keywords.has(Keyword::Unique)
            && self.permanents().any(|there| there.piece.card == card && there.controller == seat)
        {
            return Err(Reason::Unique { card });
        }
        if facts.kind == Kind::Creature && !self.can_house(seat, card) {
            return Err(Reason::NoCity);
        }
        if self.pieces.len() >= ROOM_TO_PLAY || self.stack.len() + 8 > STACK {
            return Err(Reason::NoRoom);
        }
        let x = if facts.price == Price::X {
            available.iter().fold(0, |x: u8, n| x.saturating_add(*n)).min(MOST_X)
        } else {
            0
        };
        self.can_aim(&Item { card, ability: Item::CARD, controller: seat, x, ..Item::default() })
    }

    /// Own creatures that may be sacrificed to pay for a card.
    fn helpers(&self, seat: Seat, card: Card) -> impl Iterator<Item = &Permanent> {
        let helps = move |there: &&Permanent| {
            there.piece.card.able().has(Able::HELPS)
                && there.controller == seat
                && !there.is(Flag::Dying)
                && there.piece.card.powers().has(Powers::OTHER)
                && there.piece.facts().scripts.iter().flat_map(|ops| ops.iter()).any(|op| match op {
                    Op::HelpsToPay { what } => {
                        self.means(what, &Scene::of(there), Subject::Card(card, Zone::Hand, seat))
                    }
                    _ => false,
                })
                && !self.is_mute(there)
        };
        let some = self.pieces.are(Able::HELPS).then_some(());
        some.into_iter().flat_map(|()| self.creatures()).filter(helps)
    }

    /// By how much they could make it cheaper.
    fn could_help(&self, seat: Seat, card: Card) -> u8 {
        self.helpers(seat, card).fold(0, |sum, there| sum.saturating_add(worth(there.piece.card)))
    }

    /// Is there a place for a creature of this seat (ARCM-CREAT-01, ARCM-KW-06)?
    fn can_house(&self, seat: Seat, card: Card) -> bool {
        self.cities(seat).next().is_some() || self.card_has(card, Zone::Hand, seat, Keyword::Sudden)
    }

    /// Begins to play a card of the hand.
    pub(crate) fn begin_play(&mut self, seat: Seat, card: Card) {
        self.doing = Item { id: self.free_id(), card, ability: Item::CARD, controller: seat, ..Item::default() };
        self.next(Step::Put);
        self.next(Step::Pay);
        if self.helpers(seat, card).next().is_some() {
            self.next(Step::Help);
        }
        if card.is(Kind::Creature) {
            self.next(Step::Place);
        }
        self.next(Step::Aim { spec: 0, left: 0 });
        let extra = spell(card).is_some_and(|ability| ability.extra_x);
        if card.facts().price == Price::X || extra {
            self.next(Step::X);
        }
        if spell(card).is_some_and(|ability| !ability.modes.is_empty()) {
            self.next(Step::Mode);
        }
    }

    /// Checks the aims of an item again when it resolves: what became illegal is dropped. Says whether anything is left
    /// to do (ARCM-CAST-04, ARCM-CAST-07).
    pub(crate) fn recheck_aims(&mut self, item: &Item) -> bool {
        let scene = Scene::item(item);
        let mut wanted: usize = 0;
        let mut left = 0;
        let mut index = 0;
        for aim in specs(item) {
            let count = self.amount(&aim.count, &scene).max(1) as usize;
            wanted += count;
            for _ in 0..count {
                // The aims of this item, in the order they were chosen.
                let mut at = None;
                let mut seen = 0;
                for (i, aimed) in self.aims.iter().enumerate() {
                    if aimed.item == item.id && !aimed.cost {
                        if seen == index {
                            at = Some(i);
                        }
                        seen += 1;
                    }
                }
                index += 1;
                let Some(at) = at else { continue };
                if self.may_aim(&aim.what, &scene, self.aims[at].at).is_ok() {
                    left += 1;
                } else {
                    self.aims[at].at = Target::None;
                }
            }
        }
        wanted == 0 || left > 0
    }

    /// The places a creature may be played into.
    fn places_for(&self, seat: Seat, card: Card, mut place: impl FnMut(Place)) {
        for city in self.cities(seat) {
            place(Place::City(city.piece));
        }
        if self.card_has(card, Zone::Hand, seat, Keyword::Sudden) {
            place(Place::Army);
        }
    }
}

impl Step {
    /// The most that can be paid for X, and for an extra X the most that can be aimed.
    fn most_x(s: &Arcmage) -> u8 {
        let item = &s.doing;
        let available: u16 = s.available(item.controller).iter().map(|n| u16::from(*n)).sum();
        let base = u16::from(s.cost(item.card, item.controller, 0));
        let most = available.saturating_sub(base).min(MOST_X.into());
        match ability_of(item) {
            Some(ability) if ability.extra_x => {
                let scene = Scene::item(item);
                let targets = ability.targets.iter().map(|aim| s.count_targets(&aim.what, &scene, 31)).min();
                most.min(targets.unwrap_or(1).saturating_sub(1) as u16) as u8
            }
            _ => most as u8,
        }
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        let asked = match self {
            Step::Pay | Step::Put | Step::Join => false,
            Step::Aim { left: 0, .. } => false,
            _ => self.is_open(s, s.doing.controller),
        };
        if asked { Seats::only(s.doing.controller) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        let card = s.doing.card;
        match self {
            Step::Mode => Ask::Mode { card },
            Step::X => Ask::X { card },
            Step::Place => Ask::Place { card },
            Step::Help => Ask::Choose { card },
            _ => Ask::Target { card },
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let item = &s.doing;
        match self {
            Step::Mode => {
                let modes = ability_of(item).map_or(&[][..], |ability| ability.modes);
                for (n, mode) in (1..).zip(modes) {
                    out.put(Choice::Mode { n }, s.can_pick(item, mode));
                }
            }
            Step::X => {
                // The loyal part grows with X, up to the loyalty of the card (ARCM-RES-11).
                let (facts, available) = (item.card.facts(), s.available(seat));
                for n in 0..=Step::most_x(s) {
                    let cost = s.cost(item.card, seat, n);
                    let payable = Arcmage::can_pay(&available, cost, facts.loyalty, facts.faction);
                    out.put(Choice::X { n }, payable.and_then(|()| s.can_aim(&Item { x: n, ..*item })));
                }
            }
            Step::Aim { spec, left } => {
                let Some(aim) = specs(item).nth(spec.into()) else { return };
                let scene = Scene::item(item);
                let verdict = |target| s.may_aim(&aim.what, &scene, target);
                if s.amount(&aim.count, &scene) <= 1 {
                    s.meant(&aim.what, &scene).for_each(|target| out.put(Choice::Target { target }, verdict(target)));
                    return;
                }
                let pick = |target| Pick::judged(Choice::Target { target }, verdict(target));
                // The last one named of several targets of this aim.
                let begun = i16::from(left) < s.amount(&aim.count, &scene);
                let last = s.aims_of(item.id).last().filter(|_| begun);
                let later = s.meant(&aim.what, &scene).skip_while(|target| last.is_some_and(|last| last != *target));
                out.pieces(Wanted::exactly(left), later.skip(last.is_some().into()).map(pick));
            }
            Step::Place => s.places_for(seat, item.card, |place| out.offer(Choice::Go { place })),
            Step::Help => {
                for there in s.helpers(seat, item.card) {
                    out.offer(Choice::Choose { target: Target::Piece(there.piece) });
                }
                let facts = item.card.facts();
                let cost = s.cost(item.card, seat, item.x).saturating_sub(s.tally);
                let enough = Arcmage::can_pay(&s.available(seat), cost, facts.loyalty, facts.faction);
                out.put(Choice::Decline, enough);
            }
            Step::Pay | Step::Put | Step::Join => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, _: Seat, choice: Choice, _: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Mode, Choice::Mode { n }) => s.doing.mode = n.saturating_sub(1),
            (Step::X, Choice::X { n }) => s.doing.x = n,
            (Step::Place, Choice::Go { place }) => s.doing.place = place,
            (Step::Help, Choice::Choose { target: Target::Piece(piece) }) => {
                s.tally = s.tally.saturating_add(worth(piece.card));
                s.next(Step::Help);
                s.doom(piece);
                s.next(check::Step::Graves);
            }
            (Step::Aim { spec, left }, Choice::Target { target }) => {
                if !s.aims.is_full() {
                    s.aims.push(Aimed { item: s.doing.id, cost: false, at: target });
                }
                s.next(match left {
                    0 | 1 => Step::Aim { spec: spec + 1, left: 0 },
                    _ => Step::Aim { spec, left: left - 1 },
                });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Aim { spec, left: 0 } => {
                let item = s.doing;
                if let Some(aim) = specs(&item).nth(spec.into()) {
                    let scene = Scene::item(&item);
                    let wanted = s.amount(&aim.count, &scene).clamp(1, 31) as u8;
                    if s.count_targets(&aim.what, &scene, wanted.into()) < wanted.into() {
                        // An ability without a legal target does not go on the stack (ARCM-ABIL-09).
                        s.forget_aims(item.id);
                        s.doing.id = 0;
                        return;
                    }
                    s.next(Step::Aim { spec, left: wanted });
                }
            }
            Step::Pay => {
                let item = s.doing;
                let facts = item.card.facts();
                let helped = std::mem::take(&mut s.tally);
                let cost = s.cost(item.card, item.controller, item.x).saturating_sub(helped);
                s.pay(item.controller, cost, facts.loyalty, facts.faction, tell);
            }
            Step::Put => s.put_on_stack(true, tell),
            Step::Join => s.put_on_stack(false, tell),
            _ => {
                let seat = s.doing.controller;
                self.take_only_way(s, seat, tell);
            }
        }
    }
}

impl Arcmage {
    /// What is being played goes on the stack (ARCM-STACK-01), and may be answered.
    fn put_on_stack(&mut self, window: bool, tell: &mut impl Tell<Event>) {
        let mut item = std::mem::take(&mut self.doing);
        if item.id == 0 || self.stack.is_full() {
            self.forget_aims(item.id);
            return;
        }
        if item.is_card() {
            let seat = item.controller;
            item.source = self.pieces.name(item.card);
            let mut permanent = Permanent::new(item.source, seat, seat, Place::Stack);
            permanent.set(Flag::Played, true);
            if !self.pieces.insert(permanent) {
                return;
            }
            self.leave_hand(seat, item.card);
            tell.tell(Event::Played { seat, card: item.source });
            self.hear_play(&permanent);
        } else if window {
            tell.tell(Event::Used { seat: item.controller, card: item.source });
        }
        // What it is aimed at is told now: before, the card was in a hand, and all could still be taken back (ARCM-ZONE-05).
        self.aims_of(item.id).for_each(|target| tell.tell(Event::Aimed { card: item.card, target }));
        self.stack.push(item);
        if window {
            // In an open window priority starts again (ARCM-STACK-05); else one opens.
            let kind = match self.agenda.top() {
                Some(crate::step::Step::Stack(stack::Step::Window { kind, .. })) => {
                    self.agenda.pop();
                    kind
                }
                _ => stack::Kind::Answer,
            };
            self.open_window(kind);
            self.next(check::Step::Check);
        }
    }

    /// Drops the aims of an item that is no more.
    pub(crate) fn forget_aims(&mut self, item: u8) {
        self.aims.retain(|aim| aim.item != item);
    }

    /// Is it the seat's own play phase?
    pub(crate) fn in_play_phase(&self, seat: Seat) -> bool {
        self.active == seat && matches!(self.phase, Phase::Play | Phase::Replay)
    }

    /// A piece that a seat controls.
    pub(crate) fn own(&self, seat: Seat, piece: Piece) -> Option<&Permanent> {
        self.in_play(piece).filter(|permanent| permanent.controller == seat)
    }
}
