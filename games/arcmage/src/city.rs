//! Cities: the tactics phase with devotion and advantages, and where everybody goes when one falls (ARCM-CITY-04 to
//! ARCM-CITY-24). Building is in `turn.rs`, damage in `damage.rs`.

use crate::{
    Ask, Choice, Event, Reason,
    card::{Filter, Op, Trigger, Works},
    check,
    filter::{Scene, Subject, Zone},
    piece::{Flag, Permanent, Piece, Place},
    stack,
    state::{AIMS, Arcmage, Item, Note},
    target::Target,
    trigger, turn,
    zone::Exit,
};
use arbiter_engine::{Group, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Cities, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say which city, and how far it is")]
pub enum Step {
    /// The active player takes a city, or ends the phase (ARCM-CITY-10).
    Tend,
    /// They declare its devoted residents, after this one (ARCM-CITY-11); before these who is returned to the hand, and
    /// the cards of the graveyard.
    Devote { city: Piece, after: Piece },
    /// These are marked, and the devotion is known (ARCM-CITY-13).
    Mark { city: Piece },
    /// The advantages up to this devotion, from this ability on (ARCM-CITY-14).
    Advantages { city: Piece, devotion: u8, at: u8 },
    /// A city falls: its residents leave, then it goes (ARCM-CITY-07 to ARCM-CITY-09).
    Fall { city: Piece },
    /// An unmarked resident of a fallen city is moved.
    Scatter { city: Piece, piece: Piece },
}

/// The filter of cards that may be removed for devotion to this city (ARCM-CARD-33).
fn extra_devotion(city: Piece) -> Option<&'static Filter> {
    let passive = city.facts().abilities.iter().filter(|ability| ability.kind == Works::Passive);
    passive.flat_map(|ability| city.card.script(ability.script)).find_map(|op| match op {
        Op::ExtraDevotion { remove } => Some(remove),
        _ => None,
    })
}

/// The filter of creatures of which one may be returned to the hand for devotion to this city.
fn recalled_for(city: Piece) -> Option<&'static Filter> {
    let passive = city.facts().abilities.iter().filter(|ability| ability.kind == Works::Passive);
    passive.flat_map(|ability| city.card.script(ability.script)).find_map(|op| match op {
        Op::RecallForDevotion { recall } => Some(recall),
        _ => None,
    })
}

impl Arcmage {
    /// The creatures of which one may be returned to the hand for devotion to this city.
    fn recallable(&self, city: Piece) -> impl Iterator<Item = &Permanent> + Clone {
        let scene = self.in_play(city).map(Scene::of);
        recalled_for(city).zip(scene).into_iter().flat_map(move |(filter, scene)| {
            self.pieces.iter().filter(move |there| self.means_piece(filter, &scene, there))
        })
    }

    /// The residents of a city that its player could devote: nobody devotes in a city of an opponent (ARCM-KW-07).
    fn residents(&self, seat: Seat, city: Piece) -> impl Iterator<Item = &Permanent> + Clone {
        self.creatures().filter(move |there| there.controller == seat && there.place == Place::City(city))
    }

    /// Could anything be devoted to this city?
    fn may_tend(&self, seat: Seat, city: &Permanent) -> Result<(), Reason> {
        if city.is(Flag::Tended) {
            return Err(Reason::Tended { city: city.piece });
        }
        let someone = self.residents(seat, city.piece).any(|there| !there.is_marked());
        let elsewhere =
            || self.removable(seat, city.piece).next().is_some() || self.recallable(city.piece).next().is_some();
        if someone || elsewhere() { Ok(()) } else { Err(Reason::NobodyDevotes) }
    }

    /// The cards of the graveyard that may be removed for devotion to this city.
    fn removable(&self, seat: Seat, city: Piece) -> impl Iterator<Item = Target> + Clone {
        let scene = self.in_play(city).map(Scene::of);
        extra_devotion(city).zip(scene).into_iter().flat_map(move |(filter, scene)| {
            let meant = move |card| self.means(filter, &scene, Subject::Card(card, Zone::Grave, seat));
            let grave = (1..).zip(self.player(seat).grave.iter()).filter(move |(_, card)| meant(**card));
            grave.map(move |(at, card)| Target::Grave { seat, at, card: *card })
        })
    }

    /// What may be named for devotion to a city, after this resident (ARCM-CITY-11, ARCM-CARD-33).
    fn devotion_options(&self, seat: Seat, city: Piece, after: Piece, out: &mut impl Options<Choice, Reason>) {
        let (begun, last) = (after.is_some(), self.aims_of(0).last());
        let one = Group { id: 1, least: 0, most: 1 };
        let recalled = self.recallable(city).filter(move |_| !begun && last.is_none());
        let recalled = recalled.map(|there| Pick::once(Choice::Recall { piece: there.piece }).of(one));
        // No more than can be noted.
        let room = (AIMS - self.aims.len()) as u16;
        let lower = move |target: &Target| last.is_none_or(|last| grave_at(last) < grave_at(*target));
        let removed = self.removable(seat, city).filter(move |target| !begun && lower(target));
        let removed =
            removed.map(|target| Pick::once(Choice::Remove { target }).of(Group { id: 2, least: 0, most: room }));
        let devoted = self.residents(seat, city).filter(move |there| there.piece > after).map(|there| {
            let card = there.piece;
            let verdict = if there.is_marked() { Err(Reason::Marked { card }) } else { Ok(()) };
            Pick::judged(Choice::Devote { piece: card }, verdict)
        });
        let all = self.recallable(city).take(1).count()
            + self.removable(seat, city).count()
            + self.residents(seat, city).count();
        let named = self.aims_of(0).count() + self.pieces.iter().filter(|there| there.is(Flag::Devoting)).count();
        let wanted = Wanted::up_to(all.saturating_sub(named) as u16, Choice::Done);
        out.pieces(wanted, recalled.chain(removed).chain(devoted));
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Tend => {
                if s.cities(s.active).any(|city| s.may_tend(s.active, city).is_ok()) {
                    Seats::only(s.active)
                } else {
                    Seats::NONE
                }
            }
            Step::Devote { .. } if self.is_open(s, s.active) => Seats::only(s.active),
            Step::Scatter { piece, .. } => match s.in_play(piece) {
                Some(there) if self.is_open(s, there.controller) => Seats::only(there.controller),
                _ => Seats::NONE,
            },
            Step::Devote { .. } | Step::Mark { .. } | Step::Advantages { .. } | Step::Fall { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Tend => Ask::Tend,
            Step::Devote { city, .. } => Ask::Devote { city },
            Step::Scatter { piece, .. } => Ask::Scatter { piece },
            Step::Mark { .. } | Step::Advantages { .. } | Step::Fall { .. } => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Tend => {
                for city in s.cities(seat) {
                    out.put(Choice::Tend { city: city.piece }, s.may_tend(seat, city));
                }
                out.offer(Choice::Pass);
            }
            Step::Devote { city, after } => s.devotion_options(seat, city, after, out),
            Step::Scatter { city, .. } => {
                for other in s.cities(seat).filter(|other| other.piece != city && !falls(other)) {
                    out.offer(Choice::Go { place: Place::City(other.piece) });
                }
                out.offer(Choice::Go { place: Place::Army });
            }
            Step::Mark { .. } | Step::Advantages { .. } | Step::Fall { .. } => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Tend, Choice::Tend { city }) => {
                if let Some(there) = s.pieces.get_mut(city) {
                    there.set(Flag::Tended, true);
                }
                s.next(Step::Tend);
                s.next(Step::Devote { city, after: Piece::NONE });
            }
            (Step::Tend, Choice::Pass) => s.next(turn::Step::Leave),
            (Step::Devote { city, .. }, Choice::Devote { piece }) => {
                if let Some(there) = s.pieces.get_mut(piece) {
                    there.set(Flag::Devoting, true);
                }
                s.next(Step::Devote { city, after: piece });
            }
            (Step::Devote { .. }, Choice::Remove { target }) => {
                if !s.aims.is_full() {
                    s.aims.push(crate::state::Aimed { item: 0, cost: false, at: target });
                }
                s.next(self);
            }
            (Step::Devote { .. }, Choice::Recall { piece }) => {
                if !s.aims.is_full() {
                    s.aims.push(crate::state::Aimed { item: 0, cost: false, at: Target::Piece(piece) });
                }
                s.next(self);
            }
            (Step::Devote { city, .. }, Choice::Done) => {
                // Then any player may react (ARCM-CITY-12).
                s.next(Step::Mark { city });
                s.open_window(stack::Kind::Close);
            }
            (Step::Scatter { .. }, Choice::Go { place }) => {
                if let Step::Scatter { piece, .. } = self {
                    // It is a move, so it becomes marked (ARCM-CITY-07), unless it is not marked for moving (ARCM-CARD-19).
                    if s.in_play(piece).is_some_and(|there| !s.moves_unmarked(there)) {
                        s.mark(piece, seat, tell);
                    }
                    s.relocate(piece, place, tell);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Tend => s.next(turn::Step::Leave),
            Step::Devote { .. } => self.resume(s, s.active, Choice::Done, tell),
            Step::Mark { city } => mark_devoted(s, city, tell),
            Step::Advantages { city, devotion, at } => advantages(s, city, devotion, at, tell),
            Step::Fall { city } => fall(s, city, tell),
            Step::Scatter { piece, .. } => {
                let seat = s.in_play(piece).map_or(s.active, |there| there.controller);
                self.take_only_way(s, seat, tell);
            }
        }
    }
}

fn grave_at(target: Target) -> u8 {
    match target {
        Target::Grave { at, .. } => at,
        _ => 0,
    }
}

/// Those still resident and unmarked are marked; cards named in the graveyard are removed (ARCM-CITY-13, ARCM-CARD-33).
fn mark_devoted(s: &mut Arcmage, city: Piece, tell: &mut impl Tell<Event>) {
    let mut removed: u8 = 0;
    // From the top down, so that those below stay where they are.
    while let Some(Target::Grave { seat, at, .. }) = s.aims_of(0).last() {
        s.aims.pop();
        if let Some(card) = s.unbury(seat, at) {
            s.player_mut(seat).grave.remove_from_game(card);
            removed = removed.saturating_add(card.facts().loyalty);
            tell.tell(Event::Removed { card });
        }
    }
    // Who was named in the army returns, if still there.
    if let Some(Target::Piece(piece)) = s.aims_of(0).last()
        && s.recallable(city).any(|there| there.piece == piece)
    {
        removed = removed.saturating_add(s.loyalty_marks(piece));
        s.exit(piece, Exit::Hand, tell);
    }
    s.forget_aims(0);
    // What could be used once may be used once more.
    s.notes.retain(|noted| noted.piece != city || noted.note != Note::Spent);
    let stands = s.in_play(city).is_some();
    if stands && removed > 0 {
        s.add_note(city, Note::Devotion { n: removed });
    }
    for i in 0..s.pieces.len() {
        let there = s.pieces[i];
        if !there.is(Flag::Devoting) {
            continue;
        }
        s.pieces[i].set(Flag::Devoting, false);
        if stands && there.place == Place::City(city) && !there.is_marked() && there.controller == s.active {
            s.pieces[i].set(Flag::Devoted, true);
            s.mark(there.piece, there.controller, tell);
            s.hear_piece(there.piece, Trigger::Devoted, Target::Piece(city));
        }
    }
    if !stands {
        return;
    }
    s.find_sources();
    // The levels reached are fixed now; what the marking triggers resolves first (ARCM-CITY-24).
    let devotion = s.devotion(city);
    tell.tell(Event::Devotion { city, n: devotion });
    s.next(Step::Advantages { city, devotion, at: 0 });
    s.next(check::Step::Check);
}

/// One advantage after the other, lowest level first, each resolved before the next.
fn advantages(s: &mut Arcmage, city: Piece, devotion: u8, at: u8, tell: &mut impl Tell<Event>) {
    let Some(there) = s.in_play(city).copied() else { return };
    let Some(ability) = city.facts().abilities.get(usize::from(at)) else { return };
    s.next(Step::Advantages { city, devotion, at: at + 1 });
    let Works::Advantage(level) = ability.kind else { return };
    if level > devotion {
        return;
    }
    let item = Item { card: city.card, ability: at, source: city, controller: there.controller, ..Item::default() };
    let script = city.card.script(ability.script);
    if script.iter().all(|op| matches!(op, Op::Produce { .. })) {
        // Producing needs no stack (ARCM-RES-12).
        s.produce_all(&item, ability, tell);
        return;
    }
    // It goes on the stack by itself, targets chosen then, answers allowed.
    s.pending.push(item);
    s.next(trigger::Step::Queue);
}

/// Is the city about to fall?
pub(crate) fn falls(city: &Permanent) -> bool {
    city.is_city() && (city.defense <= 0 || city.is(Flag::Doomed))
}

/// The city falls: marked residents return to their owners' hands, unmarked ones are moved, one after the other; then
/// the city goes, and everything on it.
fn fall(s: &mut Arcmage, city: Piece, tell: &mut impl Tell<Event>) {
    let Some(there) = s.in_play(city).copied() else { return };
    let resident = |s: &Arcmage, marked: bool| {
        s.creatures()
            .find(|resident| resident.place == Place::City(city) && resident.is_marked() == marked)
            .map(|resident| resident.piece)
    };
    while let Some(piece) = resident(s, true) {
        s.exit(piece, Exit::Hand, tell);
    }
    if let Some(piece) = resident(s, false) {
        s.next(Step::Fall { city });
        s.next(Step::Scatter { city, piece });
        return;
    }
    tell.tell(Event::CityFell { seat: there.controller, card: city });
    s.bereft.insert(there.controller);
    s.exit(city, Exit::Grave, tell);
}
