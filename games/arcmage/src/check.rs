//! The state check (ARCM-STATE-02), dying, and who is saved from it (ARCM-CARD-05, ARCM-CARD-09).

use crate::{
    Ask, Choice, Event, Reason, ability,
    able::Able,
    card::{Cap, Keyword, Op, Works},
    city,
    filter::Scene,
    piece::{Flag, Permanent, Piece, Place},
    powers::Powers,
    resource,
    state::{Arcmage, Item},
    trigger, win,
    zone::Exit,
};
use arbiter_engine::{List, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// The state check, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say whom, and by whom")]
pub enum Step {
    /// Repeated until nothing changes; then triggered abilities go on the stack.
    Check,
    /// May this piece save that creature? Then the next one is asked.
    Save { victim: Piece, saver: Piece },
    /// The cost of saving is paid; what was being resolved goes on, if anything was.
    Saved { resumes: bool },
    /// Those about to go to a graveyard: first those who may go elsewhere instead.
    Graves,
    /// May this creature go to the army instead? Then the next one is asked.
    Replace { victim: Piece },
    /// The others go, their owners order them (ARCM-ZONE-09).
    Bury,
}

/// The reaction ability with which a piece could save a creature.
fn reaction(saver: Piece) -> Option<(u8, &'static crate::card::Filter)> {
    if !saver.card.able().has(Able::REACTS) {
        return None;
    }
    (0..).zip(saver.facts().abilities).find_map(|(n, ability)| {
        let script = saver.card.script(ability.script);
        let filter = script.iter().find_map(|op| match op {
            Op::PreventDeath { what } => Some(what),
            _ => None,
        });
        filter.filter(|_| ability.kind == Works::Reaction).map(|filter| (n, filter))
    })
}

impl Arcmage {
    /// Does it die now?
    fn dies(&self, there: &Permanent) -> bool {
        let def = self.stats(there).1;
        let struck = i16::from(there.damage) >= def || there.is(Flag::Doomed);
        // A DEF of 0 or less kills whatever it is (ARCM-CREAT-07, ARCM-KW-11).
        def <= 0 || struck && !self.has(there, Keyword::Indestructible)
    }

    /// Is there any reason to look at it closely?
    #[inline]
    fn may_be_dying(there: &Permanent) -> bool {
        let sound =
            there.damage == 0 && there.def >= 0 && there.decay == 0 && !there.piece.card.able().has(Able::FRAIL);
        if sound && !there.is(Flag::Doomed) && !there.is_serene() {
            return false;
        }
        let printed = i16::from(there.piece.facts().defense);
        there.damage > 0
            || there.is(Flag::Doomed)
            || there.is_serene()
            || printed + i16::from(there.growth) + i16::from(there.def) <= i16::from(there.decay)
    }

    /// A second unique piece of a player: the newer one (ARCM-KW-19).
    fn surplus(&self) -> Option<Piece> {
        let unique = |there: &&Permanent| there.is(Flag::Fresh) && there.piece.facts().keywords.has(Keyword::Unique);
        let newer = self.permanents().filter(unique).find(|there| {
            self.permanents().any(|other| {
                other.piece.card == there.piece.card
                    && other.controller == there.controller
                    && other.piece != there.piece
            })
        });
        newer.map(|there| there.piece)
    }

    /// The next pair of a dying creature and a piece that could save it.
    fn next_saver(&self, victim: Piece, saver: Piece) -> Option<(Piece, Piece)> {
        if !self.pieces.iter().any(|there| there.in_play() && reaction(there.piece).is_some()) {
            return None;
        }
        let mut best = None;
        for there in self.pieces.iter().filter(|there| there.is(Flag::Dying) && there.is_creature()) {
            for other in self.pieces.iter().filter(|other| other.in_play()) {
                let Some((n, filter)) = reaction(other.piece).filter(|_| !self.is_mute(other)) else { continue };
                let Some(ability) = other.piece.card.ability(n) else { continue };
                let pair = (there.piece, other.piece);
                if pair > (victim, saver)
                    && best.is_none_or(|best| pair < best)
                    && self.means_piece(filter, &Scene::of(other), there)
                    && self.can_pay_costs(other, ability).is_ok()
                {
                    best = Some(pair);
                }
            }
        }
        best
    }

    /// The next dying creature that may go to the army instead (ARCM-CARD-05).
    fn next_replaced(&self, victim: Piece) -> Option<Piece> {
        let dying = self.pieces.iter().filter(|there| there.is(Flag::Dying) && there.piece > victim);
        dying
            .filter(|there| {
                self.ask_passives(Powers::REPLACE, |scene, _, op| match op {
                    Op::Replace { what, .. } => self.means_piece(what, scene, there).then_some(()),
                    _ => None,
                })
                .is_some()
            })
            .map(|there| there.piece)
            .next()
    }

    /// It goes to the army instead, and is an Undead. It has left play and comes into play anew (ARCM-CARD-05): nothing that
    /// was said of it is said of who has risen, so it has another name while somebody still speaks of the old one.
    fn rise(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        let Some(old) = self.get(piece).copied() else { return };
        if self.pieces.is_full() {
            return self.exit(piece, Exit::Grave, tell);
        }
        self.exit(piece, Exit::Rises, tell);
        let mut risen = Permanent::new(self.pieces.name(piece.card), old.owner, old.controller, Place::Army);
        risen.set(Flag::Undead, true);
        if self.pieces.insert(risen) {
            self.arrive(risen.piece, tell);
        }
    }

    /// It goes to the graveyard, unless something on it sends it back to the hand and goes under a deck itself.
    fn go_to_grave(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        let recalls = |on: &&Permanent| on.piece.facts().scripts.iter().any(|ops| ops.contains(&Op::RecallHost));
        let recalling = self.attached(piece).find(recalls).map(|on| on.piece);
        match recalling {
            Some(on) => {
                self.exit(on, Exit::DeckBottom, tell);
                self.exit(piece, Exit::Hand, tell);
            }
            None => self.exit(piece, Exit::Grave, tell),
        }
    }

    /// The owner whose dying cards go to the graveyard next.
    fn next_to_bury(&self) -> Option<Seat> {
        let owners = self.in_order().chain(self.defeated);
        owners.into_iter().find(|seat| self.pieces.iter().any(|there| there.is(Flag::Dying) && there.owner == *seat))
    }

    fn dying_of(&self, seat: Seat) -> impl Iterator<Item = Piece> + Clone {
        self.pieces.iter().filter(move |there| there.is(Flag::Dying) && there.owner == seat).map(|there| there.piece)
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Save { saver, .. } => s.in_play(saver).map_or(Seats::NONE, |saver| Seats::only(saver.controller)),
            Step::Replace { victim } => s.get(victim).map_or(Seats::NONE, |there| Seats::only(there.controller)),
            Step::Bury => match s.next_to_bury() {
                Some(seat) if s.dying_of(seat).count() > 1 && s.order_matters_in_grave(seat) => Seats::only(seat),
                _ => Seats::NONE,
            },
            Step::Check | Step::Saved { .. } | Step::Graves => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Save { victim, .. } => Ask::Save { piece: victim },
            Step::Replace { victim } => Ask::Replace { piece: victim },
            Step::Bury => Ask::Bury,
            Step::Check | Step::Saved { .. } | Step::Graves => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Save { saver, .. } => {
                out.offer(Choice::Use { piece: saver, ability: 1 });
                out.offer(Choice::Decline);
            }
            Step::Replace { .. } => {
                out.offer(Choice::Accept);
                out.offer(Choice::Decline);
            }
            // What lies on another card goes with it: then one after the other.
            Step::Bury if s.dying_of(seat).any(|piece| s.attached(piece).any(|on| on.is(Flag::Dying))) => {
                s.dying_of(seat).for_each(|piece| out.offer(Choice::Bury { piece }));
            }
            Step::Bury => {
                let picks = s.dying_of(seat).map(|piece| Pick::once(Choice::Bury { piece }));
                out.pieces(Wanted::exactly(s.dying_of(seat).count() as u16).in_order(), picks);
            }
            Step::Check | Step::Saved { .. } | Step::Graves => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Save { victim, saver }, Choice::Use { .. }) => {
                let Some((n, _)) = reaction(saver) else { return };
                if let Some(there) = s.pieces.get_mut(victim) {
                    there.set(Flag::Dying, false);
                    there.set(Flag::Doomed, false);
                    there.damage = 0;
                }
                tell.tell(Event::Saved { card: victim });
                s.next(self.after(s));
                s.mark(victim, seat, tell);
                // Who dies while a card resolves is saved before it goes on.
                let resumes = s.doing.id != 0 && !s.stack.is_full();
                if resumes {
                    s.stack.push(s.doing);
                }
                s.doing = Item {
                    id: s.free_id(),
                    card: saver.card,
                    ability: n,
                    source: saver,
                    controller: seat,
                    ..Item::default()
                };
                s.next(Step::Saved { resumes });
                s.next(ability::Step::Cost { at: 0, left: 0 });
            }
            (Step::Save { .. }, _) => {
                let after = self.after(s);
                s.next(after);
            }
            (Step::Replace { victim }, choice) => {
                match s.next_replaced(victim) {
                    Some(victim) => s.next(Step::Replace { victim }),
                    None => s.next(Step::Bury),
                }
                if choice == Choice::Accept {
                    s.rise(victim, tell);
                }
            }
            (Step::Bury, Choice::Bury { piece }) => {
                s.go_to_grave(piece, tell);
                s.next(Step::Bury);
            }
            _ => {}
        }
    }

    /// What comes after this question of saving.
    fn after(self, s: &Arcmage) -> Step {
        let (victim, saver) = match self {
            Step::Save { victim, saver } => (victim, saver),
            _ => (Piece::NONE, Piece::NONE),
        };
        match s.next_saver(victim, saver) {
            Some((victim, saver)) => Step::Save { victim, saver },
            None => Step::Graves,
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Check => check(s, tell),
            Step::Saved { resumes } => {
                s.forget_aims(s.doing.id);
                s.doing = s.stack.last().copied().filter(|_| resumes).unwrap_or_default();
                if resumes {
                    s.stack.pop();
                }
            }
            Step::Graves => match s.next_replaced(Piece::NONE) {
                Some(victim) => s.next(Step::Replace { victim }),
                None => s.next(Step::Bury),
            },
            Step::Bury => {
                let Some(seat) = s.next_to_bury() else { return };
                let first = s.dying_of(seat).next();
                if let Some(piece) = first {
                    s.go_to_grave(piece, tell);
                }
                s.next(Step::Bury);
            }
            // Nobody is left to ask.
            Step::Save { .. } => {
                let after = self.after(s);
                s.next(after);
            }
            Step::Replace { .. } => s.next(Step::Bury),
        }
    }
}

/// What comes first for those who are dying: whoever may save them is asked.
pub(crate) fn dying(s: &Arcmage) -> Step {
    Step::Check.after(s)
}

/// What there is to look at closely: mostly nothing.
#[derive(Default)]
struct Glance {
    /// Creatures that may be dying.
    weak: bool,
    /// Pieces about to be destroyed: creatures struck by deadly ones, which are about to forget it, or cities.
    struck: bool,
    /// Pieces that have just come.
    fresh: bool,
    /// Cities that may be about to fall.
    falling: bool,
    /// Pieces that have left the table.
    gone: bool,
}

impl Glance {
    fn at(s: &Arcmage) -> Glance {
        let (mut seen, mut flags) = (Glance::default(), 0);
        for there in s.pieces.iter() {
            flags |= there.flags();
            match there.place {
                Place::Army | Place::City(_) => seen.weak |= Arcmage::may_be_dying(there),
                Place::Kingdom => seen.falling |= there.defense <= 0,
                Place::Gone => seen.gone = true,
                _ => {}
            }
        }
        seen.fresh = flags >> Flag::Fresh as u16 & 1 == 1;
        seen.struck = flags >> Flag::Doomed as u16 & 1 == 1;
        seen.falling |= seen.struck;
        seen
    }
}

fn check(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    let glance = Glance::at(s);
    let mut somebody = false;
    if glance.weak {
        for i in 0..s.pieces.len() {
            let there = s.pieces[i];
            if there.is_creature() && Arcmage::may_be_dying(&there) && s.dies(&there) {
                somebody = true;
                s.pieces[i].set(Flag::Dying, true);
            }
        }
    }
    if glance.struck {
        for there in s.pieces.iter_mut() {
            if there.is_creature() {
                there.set(Flag::Doomed, false);
            }
        }
    }
    if somebody {
        s.next(Step::Check);
        let first = Step::Check.after(s);
        s.next(first);
        return;
    }
    if let Some(piece) = glance.fresh.then(|| s.surplus()).flatten() {
        s.next(Step::Check);
        s.doom(piece);
        s.next(Step::Graves);
        return;
    }
    if glance.falling {
        let falling = s.permanents().filter(|city| city::falls(city));
        let fallen: List<Piece, 16> = falling.take(16).map(|city| city.piece).collect();
        if !fallen.is_empty() {
            s.next(Step::Check);
            for city in fallen.iter() {
                s.next(city::Step::Fall { city: *city });
            }
            return;
        }
    }
    if let Some((seat, left)) = over_cap(s) {
        s.next(Step::Check);
        s.next(resource::Step::Sacrifice { seat, left, from: 0, gone: 0 });
        return;
    }
    if win::defeats(s, tell) {
        return;
    }
    if glance.fresh {
        for there in s.pieces.iter_mut() {
            there.set(Flag::Fresh, false);
        }
    }
    if !s.pending.is_empty() {
        s.next(trigger::Step::Queue);
    } else if glance.gone {
        s.sweep();
    }
}

/// Somebody who has more resource cards than a cap allows, and how many more (ARCM-CARD-20).
fn over_cap(s: &Arcmage) -> Option<(Seat, u8)> {
    let cap = s.cap(Cap::Resources, Piece::NONE)?;
    s.in_order().find_map(|seat| {
        let own = s.resources_of(seat).count() as u8;
        (own > cap).then(|| (seat, own - cap))
    })
}
