//! Scripts: what a card or ability does when it resolves, op by op (ARCM-ABIL-14).
//!
//! The place reached in a script is a step on the agenda, `run abduction 0 1`: the second op of Abduction's script 0.
//! What single ops do is in `effect.rs`; here is where they ask.

use crate::{
    Ask, Choice, Event, Reason, ability,
    card::{Amount, Chooser, Faction, Filter, Op, To, What},
    effect,
    filter::{Scene, Subject, Zone},
    piece::{Piece, Place},
    state::Arcmage,
    tables::Card,
    target::Target,
    zone,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// A place in a script, and the questions an op may put there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say which op of which script, and how many are left")]
pub enum Step {
    /// From this op on.
    Run { card: Card, script: u8, at: u8 },
    /// So many times.
    Repeat { card: Card, script: u8, left: u8 },
    /// Choose what the op works on.
    Pick { card: Card, script: u8, at: u8, left: u8 },
    /// Choose a card of the hand or the graveyard.
    Fetch { card: Card, script: u8, at: u8 },
    /// Choose a card of the deck, up to so many.
    Search { card: Card, script: u8, at: u8, left: u8 },
    /// The House reveals the next card of the deck.
    Reveal { card: Card, script: u8, at: u8, left: u8 },
    /// Choose one of the cards on top of your deck, or none.
    Plant { card: Card, script: u8, at: u8 },
    /// Put the revealed cards under the deck.
    Under { seat: Seat },
    /// That seat chooses where a piece goes.
    Move { piece: Piece, to: Where, by: Seat },
    /// The House tosses a coin.
    Toss { card: Card, script: u8, at: u8 },
    /// Choose into which city a card of the hand or graveyard is put.
    House { card: Card, owner: Seat },
    /// Pay and go on, or not.
    PayTo { card: Card, script: u8, at: u8 },
}

/// Where an effect may move a creature.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Where {
    /// A city of its controller.
    ControllersCity,
    /// The army or a city of its controller.
    Controllers,
    /// The army or a city of its owner.
    Owners,
    /// The army or a city of its controller, but not where it is.
    Others,
}

impl Arcmage {
    /// How the text of what resolves is to be read now.
    pub(crate) fn scene(&self) -> Scene {
        Scene { tally: self.tally, ..Scene::item(&self.doing) }
    }

    /// The places an effect may move a creature to; it may stay only if its place is one of them (ARCM-CARD-01).
    fn places(&self, piece: Piece, to: Where, mut place: impl FnMut(Place, Result<(), Reason>)) {
        let Some(permanent) = self.in_play(piece) else { return };
        let seat = if to == Where::Owners { permanent.owner } else { permanent.controller };
        let elsewhere = to == Where::Others;
        let leaving = permanent.place.city().is_some_and(|city| self.is_besieged(city));
        let verdict = |to: Place| {
            let barred = leaving || to.city().is_some_and(|city| self.is_besieged(city));
            // What forbids moving forbids moving effects alike (ARCM-CARD-22).
            if to == permanent.place {
                if elsewhere { Err(Reason::IsThere { card: piece }) } else { Ok(()) }
            } else if barred {
                Err(Reason::Besieged)
            } else if self.may_enter(permanent, to) {
                Ok(())
            } else {
                Err(Reason::NotYourCity)
            }
        };
        for city in self.cities(seat) {
            place(Place::City(city.piece), verdict(Place::City(city.piece)));
        }
        if to != Where::ControllersCity {
            place(Place::Army, verdict(Place::Army));
        }
    }
}

impl Step {
    fn op(self) -> Option<&'static Op> {
        match self {
            Step::Run { card, script, at }
            | Step::Pick { card, script, at, .. }
            | Step::Fetch { card, script, at }
            | Step::Search { card, script, at, .. }
            | Step::Reveal { card, script, at, .. }
            | Step::Plant { card, script, at }
            | Step::Toss { card, script, at }
            | Step::PayTo { card, script, at } => card.script(script).get(usize::from(at)),
            _ => None,
        }
    }

    /// What a chosen op chooses from, and who does.
    fn choice(self, s: &Arcmage) -> Option<(&'static Filter, Seat)> {
        let (filter, by) = match self.op()? {
            Op::Sacrifice { what, .. }
            | Op::Exchange { what, .. }
            | Op::GainControl { what }
            | Op::GainControlMarked { what } => (what, Chooser::You),
            Op::Damage { what: What::Some(filter, _, by), .. }
            | Op::AddCounter { what: What::Some(filter, _, by), .. }
            | Op::PutInPlay { what: What::Some(filter, _, by), .. }
            | Op::Destroy { what: What::Some(filter, _, by) }
            | Op::RemoveFromGame { what: What::Some(filter, _, by) }
            | Op::Return { what: What::Some(filter, _, by), .. } => (filter, *by),
            _ => return None,
        };
        let you = s.doing.controller;
        Some((filter, if by == Chooser::You { you } else { s.doing.that.seat().unwrap_or(you) }))
    }

    fn seat(self, s: &Arcmage) -> Seat {
        match self {
            Step::Under { seat } | Step::Move { by: seat, .. } => seat,
            Step::Pick { .. } | Step::Fetch { .. } => self.choice(s).map_or(s.doing.controller, |(_, seat)| seat),
            _ => s.doing.controller,
        }
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        let seat = self.seat(s);
        let asked = match self {
            Step::Run { .. } | Step::Repeat { .. } => false,
            Step::Reveal { left, .. } if left == 0 || s.player(seat).deck.is_empty() => false,
            Step::Reveal { .. } | Step::Toss { .. } => return Seats::only(Seat::HOUSE),
            // Whether there is a card to choose is nobody else's business.
            Step::Plant { .. } => !s.player(seat).deck.is_empty(),
            // Whether there is a choice is decided by what all see.
            Step::Fetch { .. } => match self.choice(s) {
                Some((filter, _)) if in_hand(filter) => !s.player(seat).hand.is_empty(),
                _ => self.is_open(s, seat),
            },
            Step::Search { left, .. } => left > 0 && !s.player(seat).deck.is_empty(),
            Step::PayTo { .. } => s.could_pay_to(self),
            Step::Pick { .. } | Step::Under { .. } | Step::Move { .. } | Step::House { .. } => self.is_open(s, seat),
        };
        if asked { Seats::only(seat) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        let card = s.doing.card;
        match self {
            Step::Pick { .. } => Ask::Choose { card },
            Step::Fetch { .. } | Step::Search { .. } | Step::Plant { .. } => Ask::Take { card },
            Step::Under { .. } => Ask::Under,
            Step::Move { piece, .. } => Ask::Place { card: piece.card },
            Step::House { card, .. } => Ask::Place { card },
            Step::PayTo { .. } => Ask::PayFor { card, n: s.pays_to(self).unwrap_or(0) },
            Step::Run { .. } | Step::Repeat { .. } | Step::Reveal { .. } | Step::Toss { .. } => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let scene = s.scene();
        match self {
            Step::Pick { .. } => {
                if let Some((filter, _)) = self.choice(s) {
                    s.meant(filter, &scene).for_each(|target| out.offer(Choice::Choose { target }));
                }
                if let Some(Op::Sacrifice { count: Amount::AnyNumber, .. }) = self.op() {
                    out.offer(Choice::Decline);
                }
            }
            Step::Fetch { .. } => {
                let Some((filter, _)) = self.choice(s) else { return };
                if !in_hand(filter) {
                    s.meant(filter, &scene).for_each(|target| out.offer(Choice::Choose { target }));
                    return;
                }
                let mut some = false;
                for (card, _) in s.player(seat).hand.iter() {
                    let meant = s.means(filter, &scene, Subject::Card(card, Zone::Hand, seat));
                    some |= meant;
                    out.put(Choice::Take { card }, if meant { Ok(()) } else { Err(Reason::NotMeant) });
                }
                // Who has such a card must follow (ARCM-CARD-35).
                out.put(Choice::Decline, if some { Err(Reason::MustFollow) } else { Ok(()) });
            }
            Step::Search { .. } => {
                let Some(Op::SearchDeck { what, to, count, .. }) = self.op() else { return };
                // Cards put on top already are not found again.
                let deck = &s.player(seat).deck;
                let cards = if *to == To::YourDeckTop { deck.pool } else { deck.cards() };
                let mut some = false;
                for (card, _) in cards.iter() {
                    if s.means(what, &scene, Subject::Card(card, Zone::Deck, seat)) {
                        some = true;
                        out.offer(Choice::Take { card });
                    }
                }
                // Who finds what the card speaks of takes it, unless the card leaves it open how many (ARCM-ZONE-12).
                let free = *count == Amount::AnyNumber;
                out.put(Choice::Decline, if some && !free { Err(Reason::MustTake) } else { Ok(()) });
            }
            Step::Reveal { .. } => {
                zone::top_options(s, s.doing.controller, out, |card| Choice::Show { card });
            }
            Step::Plant { .. } => {
                if let Some(Op::Plant { what, count, .. }) = self.op() {
                    let top = s.player(seat).deck.top();
                    let top = &top[..top.len().min((*count).into())];
                    for (i, seen) in top.iter().enumerate() {
                        let again = top[..i].iter().any(|other| other.card == seen.card);
                        let known = seen.by.has(seat) && !again;
                        if known && s.means(what, &scene, Subject::Card(seen.card, Zone::Deck, seat)) {
                            out.offer(Choice::Take { card: seen.card });
                        }
                    }
                }
                out.offer(Choice::Decline);
            }
            Step::Under { .. } => {
                // The order in which they lie there counts; copies of a card are alike.
                let copies = |card: Card| s.revealed.iter().filter(|other| **other == card).count() as u16;
                let kinds = s.revealed.iter().enumerate().filter(|(i, card)| !s.revealed[..*i].contains(card));
                let picks = kinds.map(|(_, card)| Pick::times(Choice::Under { card: *card }, copies(*card)));
                out.pieces(Wanted::exactly(s.revealed.len() as u16).in_order(), picks);
            }
            Step::Toss { .. } => {
                out.offer(Choice::Heads);
                out.offer(Choice::Tails);
            }
            Step::Move { piece, to, .. } => {
                s.places(piece, to, |place, verdict| out.put(Choice::Go { place }, verdict));
            }
            Step::House { .. } => {
                for city in s.cities(seat) {
                    out.offer(Choice::Go { place: Place::City(city.piece) });
                }
            }
            Step::PayTo { .. } => {
                let n = s.pays_to(self).unwrap_or(0);
                out.put(Choice::Accept, Arcmage::can_pay(&s.available(seat), n, 0, Faction::Gaian));
                out.offer(Choice::Decline);
                ability::produce_options(s, seat, out);
            }
            Step::Run { .. } | Step::Repeat { .. } => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Pick { card, script, at, left }, Choice::Choose { target }) => {
                if left > 1 {
                    s.next(Step::Pick { card, script, at, left: left - 1 });
                }
                match (self.op(), target) {
                    (Some(op), Target::Piece(piece)) => effect::on_chosen(s, op, piece, tell),
                    (_, Target::Grave { seat, at, .. }) => effect::remove_from_grave(s, seat, at, tell),
                    _ => {}
                }
            }
            (Step::Fetch { .. }, Choice::Take { card }) => {
                if let Some(Op::PutInPlay { to, .. }) = self.op() {
                    s.leave_hand(seat, card);
                    effect::put_card(s, card, seat, *to, tell);
                }
            }
            (Step::Fetch { .. }, Choice::Choose { target: Target::Grave { seat: whose, at, .. } }) => {
                effect::from_grave(s, self.op(), whose, at, tell);
            }
            (Step::Search { card, script, at, left }, Choice::Take { card: found }) => {
                s.next(Step::Search { card, script, at, left: left.saturating_sub(1) });
                effect::found(s, seat, found, self.op(), tell);
            }
            (Step::Search { card, script, at, .. }, Choice::Decline) => {
                Step::Search { card, script, at, left: 0 }.settle(s, tell);
            }
            (Step::Reveal { card, script, at, left }, Choice::Show { card: shown }) => {
                effect::reveal(s, self.op(), shown.card, tell);
                s.next(Step::Reveal { card, script, at, left: left.saturating_sub(1) });
            }
            (Step::Plant { .. }, Choice::Take { card }) => {
                if let Some(Op::Plant { script, .. }) = self.op() {
                    effect::plant(s, card, *script, tell);
                }
            }
            (Step::Under { seat }, Choice::Under { card }) => {
                effect::put_under(s, seat, card);
                s.next(self);
            }
            (Step::Toss { card, .. }, Choice::Heads | Choice::Tails) => {
                let Some(Op::Toss { script, otherwise }) = self.op() else { return };
                let heads = choice == Choice::Heads;
                let seat = s.doing.controller;
                tell.tell(if heads { Event::Heads { seat } } else { Event::Tails { seat } });
                if let Some(script) = if heads { Some(*script) } else { *otherwise } {
                    s.next(Step::Run { card, script, at: 0 });
                }
            }
            (Step::Move { piece, .. }, Choice::Go { place }) => effect::relocate_to(s, piece, place, self, tell),
            (Step::House { card, owner }, Choice::Go { place }) => effect::enter_at(s, card, owner, place, tell),
            (Step::PayTo { .. }, Choice::Accept) => {
                if let (Some(Op::PayTo { script, .. }), Some(n)) = (self.op(), s.pays_to(self)) {
                    s.next(Step::Run { card: s.doing.card, script: *script, at: 0 });
                    s.pay(seat, n, 0, Faction::Gaian, tell);
                }
            }
            (Step::PayTo { .. }, Choice::Use { piece, ability }) => {
                s.next(self);
                ability::produce_now(s, seat, piece, ability, tell);
            }
            (Step::PayTo { .. }, Choice::Decline) => tell.tell(Event::Fizzles { card: s.doing.card }),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Run { card, script, at } => {
                let Some(op) = self.op() else { return };
                if card.script(script).len() > usize::from(at) + 1 {
                    s.next(Step::Run { card, script, at: at + 1 });
                }
                effect::perform(s, op, card, script, at, tell);
            }
            Step::Repeat { card, script, left } => {
                if left > 1 {
                    s.next(Step::Repeat { card, script, left: left - 1 });
                }
                if left > 0 {
                    s.next(Step::Run { card, script, at: 0 });
                }
            }
            Step::Reveal { .. } => s.next(Step::Under { seat: s.doing.controller }),
            Step::Plant { .. } => {}
            Step::Search { .. } => {
                // A deck that has been searched is shuffled afterwards (ARCM-ZONE-12).
                let seat = s.doing.controller;
                if let Some(Op::SearchDeck { to, .. }) = self.op() {
                    if *to != To::YourDeckTop {
                        s.player_mut(seat).deck.shuffle();
                    }
                    tell.tell(Event::Searched { seat });
                }
            }
            Step::PayTo { .. } => tell.tell(Event::Fizzles { card: s.doing.card }),
            _ => {
                // One way left, or none: what cannot be done is not done (ARCM-CONFLICT-04).
                let seat = self.seat(s);
                self.take_only_way(s, seat, tell);
            }
        }
    }
}

/// Does the filter speak of cards in hand?
fn in_hand(filter: &Filter) -> bool {
    match filter {
        Filter::InYourHand => true,
        Filter::All(parts) | Filter::OneOf(parts) => parts.iter().any(in_hand),
        _ => false,
    }
}

impl Arcmage {
    /// What has to be paid at this place of a script.
    fn pays_to(&self, step: Step) -> Option<u8> {
        let Some(Op::PayTo { pay, .. }) = step.op() else { return None };
        Some(self.amount(pay, &self.scene()).clamp(0, 250) as u8)
    }

    /// Could it be paid, with all that abilities still produce (ARCM-ABIL-07)?
    fn could_pay_to(&self, step: Step) -> bool {
        let seat = self.doing.controller;
        let mut available = self.available(seat);
        self.could_produce(seat, &mut available);
        self.pays_to(step).is_some_and(|n| Arcmage::can_pay(&available, n, 0, Faction::Gaian).is_ok())
    }

    /// How many an op asks for, at most as many as there are.
    pub(crate) fn up_to(&self, count: &Amount) -> u8 {
        self.amount(count, &self.scene()).clamp(0, 250) as u8
    }
}
