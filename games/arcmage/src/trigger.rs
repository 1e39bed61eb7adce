//! Triggered abilities: who hears what, and how they come onto the stack (ARCM-ABIL-08 to ARCM-ABIL-10).

use crate::{
    Ask, Choice, Event, Reason,
    able::Able,
    card::{BATTLE_SCREAM, BLOOD_VENGEANCE, HOMESICK, Keyword, Moment, Op, Trigger, Works},
    filter::{Scene, Subject, Zone},
    piece::{Flag, Permanent, Piece, Place},
    play,
    powers::Powers,
    stack,
    state::{Arcmage, Delayed, Item},
    target::Target,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Abilities on their way to the stack.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Those that wait go on the stack, one after the other.
    Queue,
}

impl Arcmage {
    /// An ability waits to go on the stack.
    fn queue(&mut self, item: Item) {
        // No table we know of triggers more at once; what cannot be done is not done (ARCM-CONFLICT-04).
        if !self.pending.is_full() {
            self.pending.push(item);
        }
    }

    /// A piece hears something that its own abilities wait for.
    pub(crate) fn hear(&mut self, permanent: &Permanent, trigger: Trigger, that: Target, place: Place) {
        let piece = permanent.piece;
        if !piece.card.able().has(Able::hears(&trigger)) || self.is_mute(permanent) {
            return;
        }
        for (i, ability) in (0..).zip(piece.facts().abilities) {
            if ability.kind != Works::Triggered(trigger) {
                continue;
            }
            let item = Item { place, ..Item::of(permanent, i, that) };
            if ability.condition.is_none_or(|condition| self.holds(&condition, &Scene::item(&item))) {
                self.queue(item);
            }
        }
    }

    /// The same, for a piece known by its name.
    pub(crate) fn hear_piece(&mut self, piece: Piece, trigger: Trigger, that: Target) {
        if let Some(permanent) = self.get(piece).copied() {
            self.hear(&permanent, trigger, that, Place::Gone);
        }
    }

    /// A piece has come into play.
    pub(crate) fn hear_entering(&mut self, piece: Piece) {
        let Some(permanent) = self.get(piece).copied() else { return };
        self.hear(&permanent, Trigger::Enters, Target::Piece(piece), Place::Gone);
        if let Place::City(city) = permanent.place {
            self.hear(&permanent, Trigger::EntersCity, Target::Piece(city), Place::Gone);
        }
        // ARCM-KW-16: printed, gained, or because of Revenge.
        let vengeful = permanent.is(Flag::Played) && self.vengeful.has(permanent.controller);
        if permanent.is_creature() && (vengeful || self.has(&permanent, Keyword::BloodVengeance)) {
            self.hear_keyword(&permanent, BLOOD_VENGEANCE);
        }
        let concerns = |s: &Arcmage, other: &Permanent, trigger: &Trigger| match trigger {
            Trigger::OtherEnters(filter) => s.means_piece(filter, &Scene::of(other), &permanent),
            _ => false,
        };
        self.hear_others(Able::OTHERS_ENTERING, piece, |other| other.piece != piece, concerns);
        self.hear_lasting(Target::Piece(piece), concerns);
    }

    /// Pieces that are so hear of something about this one, by those of their abilities that it concerns.
    #[inline]
    fn hear_others(
        &mut self,
        able: Able,
        that: Piece,
        hears: impl Fn(&Permanent) -> bool,
        concerns: impl Fn(&Arcmage, &Permanent, &Trigger) -> bool,
    ) {
        for i in 0..self.pieces.len() {
            let other = self.pieces[i];
            let able = other.piece.card.able().has(able);
            if !able || !hears(&other) || !other.in_play() || self.is_mute(&other) {
                continue;
            }
            for (n, ability) in (0..).zip(other.piece.facts().abilities) {
                if let Works::Triggered(trigger) = &ability.kind
                    && concerns(self, &other, trigger)
                    && ability.condition.is_none_or(|condition| self.holds(&condition, &Scene::of(&other)))
                {
                    self.queue(Item::of(&other, n, Target::Piece(that)));
                }
            }
        }
    }

    /// An attacker's Battle Scream, or a newcomer's Blood Vengeance.
    pub(crate) fn hear_keyword(&mut self, permanent: &Permanent, ability: u8) {
        self.queue(Item::of(permanent, ability, Target::Piece(permanent.piece)));
    }

    /// An attacker is declared.
    pub(crate) fn hear_attack(&mut self, permanent: &Permanent) {
        self.hear(permanent, Trigger::Attacks, Target::Piece(permanent.piece), Place::Gone);
        if permanent.piece.facts().keywords.has(Keyword::BattleScream) && !self.is_mute(permanent) {
            self.hear_keyword(permanent, BATTLE_SCREAM);
        }
    }

    /// The turn of the active player begins: the homesick look around.
    pub(crate) fn hear_turn_begins(&mut self) {
        for i in 0..self.pieces.len() {
            let there = self.pieces[i];
            if there.is_creature() && there.controller == self.active && self.has(&there, Keyword::Homesick) {
                self.hear_keyword(&there, HOMESICK);
            }
        }
    }

    /// The turn of the active player ends: what lies on their creatures hears of it.
    pub(crate) fn hear_turn_ends(&mut self) {
        if !self.pieces.are(Able::hears(&Trigger::HostsTurnEnds)) {
            return;
        }
        for i in 0..self.pieces.len() {
            let on = self.pieces[i];
            if let Place::On(host) = on.place
                && self.own(self.active, host).is_some()
            {
                self.hear(&on, Trigger::HostsTurnEnds, Target::Piece(host), Place::Gone);
            }
        }
    }

    /// A player plays a card: it is on the stack (ARCM-CARD-13).
    pub(crate) fn hear_play(&mut self, played: &Permanent) {
        let card = Subject::Card(played.piece.card, Zone::Hand, played.controller);
        self.hear_next_spell(played.piece);
        let concerns = |s: &Arcmage, other: &Permanent, trigger: &Trigger| match trigger {
            Trigger::YouPlay(filter) => s.means(filter, &Scene::of(other), card),
            _ => false,
        };
        let hears = |other: &Permanent| other.controller == played.controller;
        self.hear_others(Able::CARDS_PLAYED, played.piece, hears, concerns);
    }

    /// A player draws or discards a card: lasting advantages of others hear of it (ARCM-CARD-39).
    pub(crate) fn hear_opponent(&mut self, seat: Seat, heard: Trigger) {
        self.hear_lasting(Target::Seat(seat), |s, source, trigger| {
            *trigger == heard && !s.allied(source.controller, seat)
        });
    }

    /// A player has moved a creature: lasting advantages hear of it (ARCM-CARD-55).
    pub(crate) fn hear_movement(&mut self, seat: Seat, piece: Piece) {
        self.hear_lasting(Target::Piece(piece), |s, source, trigger| match trigger {
            Trigger::OpponentMoves => !s.allied(source.controller, seat),
            Trigger::YouMove => source.controller == seat,
            _ => false,
        });
    }

    /// A creature attacks something of this seat: lasting advantages hear of it (ARCM-CARD-53).
    pub(crate) fn hear_attack_on(&mut self, seat: Seat, attacker: Piece) {
        self.hear_lasting(Target::Piece(attacker), |_, source, trigger| {
            *trigger == Trigger::AttacksYou && source.controller == seat
        });
    }

    /// Every piece of the active player hears this.
    pub(crate) fn hear_all(&mut self, trigger: Trigger) {
        if !self.pieces.are(Able::hears(&trigger)) {
            return;
        }
        for i in 0..self.pieces.len() {
            let there = self.pieces[i];
            if there.in_play() && there.controller == self.active {
                self.hear(&there, trigger, Target::Piece(there.piece), Place::Gone);
            }
        }
    }

    /// Lasting advantages hear of something, those whom it concerns.
    fn hear_lasting(&mut self, that: Target, concerns: impl Fn(&Arcmage, &Permanent, &Trigger) -> bool) {
        for i in 0..self.sources.len() {
            let on = self.sources[i];
            if !on.piece.card.powers().has(Powers::OTHER) {
                continue;
            }
            let Some(source) = self.get(on.piece).copied() else { continue };
            for ability in on.abilities().filter(|ability| matches!(ability.kind, Works::Lasting(_))) {
                for op in source.piece.card.script(ability.script) {
                    if let Op::On { trigger, ability } = op
                        && concerns(self, &source, trigger)
                    {
                        self.queue(Item::of(&source, *ability, that));
                    }
                }
            }
        }
    }

    /// A card has come on top of a graveyard: who lies deep enough hears it (ARCM-CARD-08).
    pub(crate) fn hear_burial(&mut self, seat: Seat) {
        if !self.player(seat).grave.iter().any(|card| card.hears_burial()) {
            return;
        }
        let grave = self.player(seat).grave;
        for (above, card) in grave.iter().rev().enumerate() {
            if !card.hears_burial() {
                continue;
            }
            for (n, ability) in (0..).zip(card.facts().abilities) {
                if ability.kind == Works::Triggered(Trigger::Buried(above as u8)) {
                    let that = Target::Grave { seat, at: (grave.len() - above) as u8, card: *card };
                    self.queue(Item { card: *card, ability: n, controller: seat, that, ..Item::default() });
                }
            }
        }
    }

    /// A moment has come that delayed effects of the active player wait for.
    pub(crate) fn hear_moment(&mut self, moment: Moment) {
        let active = self.active;
        self.hear_delayed(None, |delayed| delayed.at == moment && delayed.controller == active);
    }

    /// A card is played, by whomever: what waits for the next one hears of it.
    fn hear_next_spell(&mut self, spell: Piece) {
        let subtypes = spell.facts().subtypes;
        self.hear_delayed(Some(spell), |delayed| matches!(delayed.at, Moment::NextSpell { but } if !subtypes.has(but)));
    }

    /// Delayed effects whose moment has come are about what they were about, or about this.
    fn hear_delayed(&mut self, about: Option<Piece>, is_due: impl Fn(&Delayed) -> bool) {
        if !self.delayed.iter().any(&is_due) {
            return;
        }
        let waiting = self.delayed;
        self.delayed.retain(|delayed| !is_due(delayed));
        for delayed in waiting.iter().filter(|delayed| is_due(delayed)) {
            self.queue(Item {
                card: delayed.card,
                ability: Item::CARD,
                script: Some(delayed.script),
                source: Piece::NONE,
                controller: delayed.controller,
                that: Target::Piece(about.unwrap_or(delayed.that)),
                ..Item::default()
            });
        }
    }

    /// Whose abilities go on the stack next: the active player's first, so they resolve last (ARCM-ABIL-10).
    fn next_to_queue(&self) -> Option<Seat> {
        self.in_order().find(|seat| self.pending.iter().any(|item| item.controller == *seat))
    }

    /// Does it matter in which order the abilities of a seat go on the stack?
    fn order_matters(&self, seat: Seat) -> bool {
        let mine = || self.pending.iter().filter(|item| item.controller == seat);
        let restless = mine().filter(|item| !is_calm(item)).count();
        let same = || {
            let first = mine().next();
            mine().all(|item| first.is_some_and(|first| item.card == first.card && item.ability == first.ability))
        };
        // What is alike in every way, as two cards drawn by one opponent, has no order.
        let alike = || mine().all(|item| mine().next() == Some(item));
        restless > 1 && !alike() || restless == 1 && mine().count() > 1 && !same()
    }

    /// Takes a waiting ability and puts it on the stack, its targets chosen on the way.
    fn begin_triggered(&mut self, at: usize, tell: &mut impl Tell<Event>) {
        let Some(item) = self.pending.remove(at) else { return };
        self.doing = Item { id: self.free_id(), ..item };
        tell.tell(Event::Triggered { seat: item.controller, card: item.card });
        self.next(Step::Queue);
        self.next(play::Step::Join);
        self.next(play::Step::Aim { spec: 0, left: 0 });
    }
}

fn is_calm(item: &Item) -> bool {
    item.script.is_some() || item.card.ability(item.ability).is_some_and(|ability| ability.calm)
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match s.next_to_queue() {
            Some(seat) if s.order_matters(seat) => Seats::only(seat),
            _ => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        Ask::Order
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for (n, item) in (1..).zip(s.pending.iter().filter(|item| item.controller == seat)) {
            out.offer(Choice::Trigger { card: item.card, n });
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Trigger { n, .. } = choice {
            let mut mine = s.pending.iter().enumerate().filter(|(_, item)| item.controller == seat);
            if let Some((at, _)) = mine.nth(usize::from(n).saturating_sub(1)) {
                s.begin_triggered(at, tell);
            }
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match s.next_to_queue() {
            Some(seat) => {
                if let Some(at) = s.pending.iter().position(|item| item.controller == seat) {
                    s.begin_triggered(at, tell);
                }
            }
            None => {
                // What nobody controls any more is dropped (ARCM-MULTI-04).
                s.pending.clear();
                s.doing = Item::default();
                let open = matches!(s.agenda.top(), Some(crate::step::Step::Stack(stack::Step::Window { .. })));
                if !s.stack.is_empty() && !open {
                    s.open_window(stack::Kind::Answer);
                }
            }
        }
    }
}
