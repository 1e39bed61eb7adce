//! The stack: priority, answers, resolution (ARCM-STACK-01 to ARCM-STACK-09, ARCM-EVENT-01 to ARCM-EVENT-03).
//!
//! **Who is asked.** In a window every player may act, but a table on which everybody must say "pass" at every step
//! would be unbearable. So a player is asked only if they *could* have an answer, and whether they could is decided by
//! what all see: they hold at least one card; among the cards they own and that lie face down somewhere (hand, deck,
//! resource cards, city pile: deck lists are open, so all know which these are) is an event that their resources could
//! pay now and that has a legal target. Which of these cards are really in hand plays no part, so being asked, or not,
//! tells nobody anything; who is asked and holds none of them can only pass. Where the lists are closed (ARCM-SETUP-06),
//! whoever holds a card and could pay anything at all is asked.

use crate::{
    Ask, Choice, Event, Reason, ability,
    card::{Moment, Op, Works},
    cards::Cards,
    check,
    piece::{Piece, Place},
    play,
    powers::Powers,
    script,
    state::{Arcmage, Delayed, Item, Note},
    tables::Card,
    target::Target,
    zone::Exit,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Why a window is open.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Kind {
    /// To answer something; afterwards the active player goes on in their play phase.
    Answer,
    /// At the end of a phase, or within an attack.
    Close,
}

/// Priority and resolution.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say who comes next, and how many have passed")]
pub enum Step {
    /// A window: this seat is next, so many have passed in a row.
    Window { kind: Kind, seat: Seat, passed: u8 },
    /// A creature resolves, but its city is gone: another is named (ARCM-CREAT-10).
    Place,
    /// The controller of this city may hide a creature that the top item is aimed at (ARCM-CARD-56).
    Hide { city: Piece },
    /// The controller may decline what resolves.
    May,
    /// What resolved is over.
    Finish,
}

impl Arcmage {
    /// Opens a window; the active player comes first (ARCM-STACK-05).
    pub(crate) fn open_window(&mut self, kind: Kind) {
        self.next(Step::Window { kind, seat: self.active, passed: 0 });
    }

    /// The same, when the active player has just passed.
    pub(crate) fn open_window_after_pass(&mut self, kind: Kind) {
        self.next(Step::Window { kind, seat: self.after(self.active), passed: 1 });
    }

    /// Could the player have an answer? Decided by what all see.
    pub(crate) fn could_respond(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if player.hand.is_empty() {
            return self.could_use(seat);
        }
        let mut available = self.available(seat);
        self.could_produce(seat, &mut available);
        if available == [0; 5] {
            return self.could_use(seat);
        }
        if self.options.closed_lists {
            return true;
        }
        let could_play = |card: Card| {
            let facts = card.facts();
            let cost = self.cost(card, seat, 0);
            Arcmage::can_pay(&available, cost, facts.loyalty, facts.faction).is_ok()
                && self.may_play_free(seat, card, &available).is_ok()
        };
        let unseen = player.hand.either(&player.deck.pool).kinds_among(Cards::events());
        unseen.iter().any(|(card, _)| could_play(card))
            || self.events_elsewhere(seat, &unseen).iter().any(|(card, _)| could_play(card))
            || self.could_use(seat)
    }

    /// The creatures of a seat that an item is aimed at.
    fn aimed_at_by(&self, seat: Seat, item: u8) -> impl Iterator<Item = Piece> {
        let own = move |piece: &Piece| self.own(seat, *piece).is_some_and(|there| there.is_creature());
        self.aims_of(item).filter_map(Target::piece).filter(own)
    }

    /// A city that lets its controller hide a creature from what resolves next, once (ARCM-CARD-56).
    fn hider(&self) -> Option<(Piece, u8)> {
        let item = self.stack.last().filter(|_| !self.delayed.is_full())?;
        self.ask_passives(Powers::OTHER, |scene, _, op| match op {
            Op::Hide { script } if self.aimed_at_by(scene.you, item.id).next().is_some() => {
                let spent = self.note(scene.source, |note| (note == Note::Spent).then_some(())).is_some();
                (!spent).then_some((scene.source, *script))
            }
            _ => None,
        })
    }

    /// A creature is hidden: it leaves play, and comes back at the end of a tactics phase.
    fn hide(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        let Some((city, script)) = self.hider() else { return };
        let Some(controller) = self.in_play(city).map(|city| city.controller) else { return };
        self.add_note(city, Note::Spent);
        self.delayed.push(Delayed { at: Moment::TacticsEnds, controller, card: city.card, script, that: piece });
        self.exit(piece, Exit::Removed, tell);
    }

    /// The top item resolves (ARCM-STACK-03).
    fn resolve(&mut self, tell: &mut impl Tell<Event>) {
        let Some(item) = self.stack.pop() else { return };
        self.doing = item;
        self.tally = 0;
        self.next(Step::Finish);
        let lost = is_advantage(&item) && self.in_play(item.source).is_none(); // ARCM-CITY-18
        if lost || !self.recheck_aims(&item) {
            tell.tell(Event::Fizzles { card: item.card });
            return;
        }
        tell.tell(Event::Resolves { card: item.card });
        if !item.is_card() {
            // Who may pay for the effect is asked that, and nothing before it.
            let pays = |script: &[Op]| matches!(script, [Op::PayTo { .. }]);
            let optional = play::ability_of(&item)
                .is_some_and(|ability| ability.optional && !pays(item.card.script(ability.script)));
            if optional && item.script.is_none() {
                self.next(Step::May);
            } else {
                self.run_item(tell);
            }
            return;
        }
        match item.card.facts().kind {
            crate::card::Kind::Creature => self.next(Step::Place),
            crate::card::Kind::Enchantment if play::spell(item.card).is_none() => {
                let place = match self.aims_of(item.id).next().and_then(Target::piece) {
                    Some(host) => Place::On(host),
                    None => Place::Global,
                };
                self.come_into_play(place, tell);
            }
            _ => self.run_item(tell),
        }
    }

    /// The card being resolved comes into play.
    pub(crate) fn come_into_play(&mut self, place: Place, tell: &mut impl Tell<Event>) {
        let item = self.doing;
        if let Some(permanent) = self.pieces.get_mut(item.source) {
            permanent.place = place;
            if item.card.facts().price == crate::card::Price::X {
                self.add_note(item.source, Note::Paid { x: item.x });
            }
            self.arrive(item.source, tell);
        }
    }

    /// Runs the script of what resolves.
    fn run_item(&mut self, _: &mut impl Tell<Event>) {
        let item = self.doing;
        let script = item.script.or_else(|| play::ability_of(&item).map(|ability| ability.script));
        if let Some(script) = script {
            self.next(script::Step::Run { card: item.card, script, at: 0 });
        }
    }
}

fn is_advantage(item: &Item) -> bool {
    matches!(item.card.ability(item.ability), Some(ability) if matches!(ability.kind, Works::Advantage(_)))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Window { kind, seat, passed } => {
                let over = usize::from(passed) >= s.everybody().count();
                // In their own play phase the active player goes on anyway when the stack is empty.
                let goes_on = kind == Kind::Answer && s.stack.is_empty() && s.in_play_phase(seat);
                if over || goes_on || s.defeated.has(seat) || !s.could_respond(seat) {
                    Seats::NONE
                } else {
                    Seats::only(seat)
                }
            }
            Step::Place => {
                let named = s.doing.place;
                let stands = match named {
                    Place::City(city) => s.own(s.doing.controller, city).is_some(),
                    _ => true,
                };
                if !stands && self.is_open(s, s.doing.controller) {
                    Seats::only(s.doing.controller)
                } else {
                    Seats::NONE
                }
            }
            Step::Hide { city } => s.in_play(city).map_or(Seats::NONE, |city| Seats::only(city.controller)),
            Step::May => Seats::only(s.doing.controller),
            Step::Finish => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Window { .. } => match s.stack.last() {
                Some(item) => Ask::Respond { card: item.card },
                None => Ask::Window { phase: s.phase },
            },
            Step::Place => Ask::Place { card: s.doing.card },
            Step::Hide { city } => Ask::Choose { card: city.card },
            Step::May => Ask::May { card: s.doing.card },
            Step::Finish => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Window { .. } => {
                let hand = s.player(seat).hand;
                // Nothing but an event is paid for here.
                let events = !hand.kinds_among(Cards::events()).is_empty();
                let available = if events { s.available(seat) } else { [0; 5] };
                for (card, _) in hand.iter() {
                    out.put(Choice::Play { card }, s.may_play(seat, card, false, &available));
                }
                ability::options(s, seat, false, out);
                out.offer(Choice::Pass);
            }
            Step::Place => {
                for city in s.cities(seat) {
                    out.offer(Choice::Go { place: Place::City(city.piece) });
                }
            }
            Step::Hide { .. } => {
                if let Some(item) = s.stack.last() {
                    let aimed = s.aimed_at_by(seat, item.id);
                    aimed.for_each(|piece| out.offer(Choice::Choose { target: Target::Piece(piece) }));
                }
                out.offer(Choice::Decline);
            }
            Step::May => {
                out.offer(Choice::Accept);
                out.offer(Choice::Decline);
            }
            Step::Finish => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Window { kind, passed, .. }, Choice::Pass) => {
                s.next(Step::Window { kind, seat: s.after(seat), passed: passed + 1 });
            }
            (Step::Window { kind, .. }, Choice::Play { card }) => {
                s.open_window(kind);
                s.begin_play(seat, card);
            }
            (Step::Window { kind, passed, .. }, Choice::Use { piece, ability }) => {
                s.next(Step::Window { kind, seat, passed });
                ability::begin(s, seat, piece, ability);
            }
            (Step::Place, Choice::Go { place }) => s.come_into_play(place, tell),
            (Step::Hide { .. }, choice) => {
                if let Choice::Choose { target: Target::Piece(piece) } = choice {
                    s.hide(piece, tell);
                }
                s.resolve(tell);
            }
            (Step::May, Choice::Accept) => s.run_item(tell),
            (Step::May, Choice::Decline) => tell.tell(Event::Fizzles { card: s.doing.card }),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Window { kind, seat, passed } => {
                if usize::from(passed) < s.everybody().count() {
                    let more = u8::from(!s.defeated.has(seat));
                    s.next(Step::Window { kind, seat: s.after(seat), passed: passed + more });
                } else if !s.stack.is_empty() {
                    s.open_window(kind);
                    match s.hider() {
                        Some((city, _)) => s.next(Step::Hide { city }),
                        None => s.resolve(tell),
                    }
                }
            }
            Step::Place => {
                let place = match s.doing.place {
                    Place::City(city) if s.own(s.doing.controller, city).is_none() => {
                        s.cities(s.doing.controller).next().map(|city| Place::City(city.piece))
                    }
                    place => Some(place),
                };
                match place {
                    Some(place) => s.come_into_play(place, tell),
                    None => tell.tell(Event::Fizzles { card: s.doing.card }),
                }
            }
            Step::Finish => {
                let item = std::mem::take(&mut s.doing);
                s.forget_aims(item.id);
                s.tally = 0;
                // A used magic or event card goes to the graveyard (ARCM-MAGIC-02, ARCM-EVENT-03); so does a card that
                // did not resolve (ARCM-CAST-04).
                if item.is_card() && s.get(item.source).is_some_and(|there| there.place == Place::Stack) {
                    s.exit(item.source, Exit::Grave, tell);
                }
                s.next(check::Step::Check);
            }
            // Whoever could hide somebody is gone.
            Step::Hide { .. } => s.resolve(tell),
            Step::May => {}
        }
    }
}
