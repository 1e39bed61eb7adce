//! How a single card or piece moves: into play and out of it, into the graveyard, marked and unmarked, from one place to
//! another (ARCM-ZONE-01 to ARCM-ZONE-12).

use crate::{
    Event,
    able::Able,
    card::{Keyword, Trigger},
    cards::Cards,
    piece::{Flag, Permanent, Piece, Place},
    state::{Arcmage, Note, Noted},
    tables::Card,
    target::Target,
};
use arbiter_engine::{Seat, Seats, Tell};

/// Where a piece goes that leaves play or the stack.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Exit {
    Grave,
    Hand,
    DeckTop,
    DeckBottom,
    Removed,
    /// Back into play at once, as another piece (ARCM-CARD-05).
    Rises,
}

impl Arcmage {
    /// A card comes into play that has no piece yet. Nothing comes if the table is full.
    pub(crate) fn enter(
        &mut self,
        card: Card,
        owner: Seat,
        controller: Seat,
        place: Place,
        tell: &mut impl Tell<Event>,
    ) -> Option<Piece> {
        let piece = self.pieces.name(card);
        if !self.pieces.insert(Permanent::new(piece, owner, controller, place)) {
            return None;
        }
        self.arrive(piece, tell);
        Some(piece)
    }

    /// A piece has just got its place in play: it is unmarked unless a card says otherwise (ARCM-STATE-05).
    pub(crate) fn arrive(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        let Some(permanent) = self.pieces.get_mut(piece) else { return };
        permanent.set(Flag::Fresh, true);
        if piece.facts().keywords.has(Keyword::Fatigue) {
            permanent.set(Flag::Marked, true);
        }
        let (seat, place) = (permanent.controller, permanent.place);
        self.find_sources_after(piece, false);
        match place {
            Place::Kingdom => tell.tell(Event::Built { seat, card: piece }),
            _ => tell.tell(Event::Entered { seat, card: piece, place }),
        }
        self.hear_entering(piece);
        if let Some(permanent) = self.pieces.get_mut(piece) {
            permanent.set(Flag::Played, false);
        }
    }

    /// A piece leaves play or the stack; it forgets everything (ARCM-ZONE-10) and goes to its owner's zone
    /// (ARCM-ZONE-07), what is attached to it to the graveyards (ARCM-ENCH-05).
    pub(crate) fn exit(&mut self, piece: Piece, exit: Exit, tell: &mut impl Tell<Event>) {
        let Some(gone) = self.get(piece).copied().filter(|permanent| permanent.place != Place::Gone) else { return };
        let was_in_play = gone.in_play();
        // Who has lost its abilities has none when it leaves, though what took them leaves before it.
        let mute = self.is_mute(&gone);
        if was_in_play {
            while let Some(on) = self.first_attached(piece) {
                self.exit(on, Exit::Grave, tell);
            }
        }
        if let Some(permanent) = self.pieces.get_mut(piece) {
            *permanent = Permanent::new(piece, gone.owner, gone.controller, Place::Gone);
        }
        self.forget_notes(piece);
        self.lose_copies(piece, exit == Exit::Grave);
        self.combat.defends.retain(|pair| pair.defender != piece);
        if was_in_play {
            self.find_sources_after(piece, gone.is(Flag::Devoted));
        }
        if was_in_play && !mute {
            self.hear(&gone, Trigger::Leaves, Target::Piece(piece), gone.place);
            if exit == Exit::Grave {
                self.hear(&gone, Trigger::Dies, Target::Piece(piece), gone.place);
            }
        }
        if exit == Exit::Rises {
            return;
        }
        tell.tell(match exit {
            Exit::Grave if gone.is_creature() => Event::Died { card: piece },
            Exit::Grave => Event::Buried { card: piece },
            Exit::Hand => Event::ToHand { card: piece },
            Exit::DeckTop => Event::ToDeck { card: piece },
            Exit::DeckBottom => Event::UnderDeck { card: piece },
            Exit::Removed | Exit::Rises => Event::Removed { card: piece.card },
        });
        // A token ceases to exist (ARCM-KW-22).
        if piece.card.is_token() {
            return;
        }
        let everybody = Seats::all(self.count);
        let player = self.player_mut(gone.owner);
        match exit {
            Exit::Grave => self.bury(gone.owner, piece.card),
            Exit::Hand => {
                player.hand.add(piece.card);
                player.known.add(piece.card);
            }
            Exit::DeckTop => player.deck.put_on_top(piece.card, everybody),
            Exit::DeckBottom => player.deck.put_at_bottom(piece.card, everybody),
            Exit::Removed => {
                player.grave.remove_from_game(piece.card);
            }
            Exit::Rises => {}
        }
    }

    /// Nothing is noted of a piece any more, and it holds nobody.
    pub(crate) fn forget_notes(&mut self, piece: Piece) {
        self.notes.retain(|noted| noted.piece != piece);
        self.let_go(piece);
    }

    /// When a token is destroyed, so is a sand copy of it (ARCM-CARD-61); whatever happens, it is a copy no more.
    fn lose_copies(&mut self, piece: Piece, dies: bool) {
        let is_copy = |noted: &Noted| noted.piece.card == piece.card && noted.note == Note::Copy { n: piece.n };
        while let Some(at) = self.notes.iter().position(is_copy) {
            let copy = self.notes[at].piece;
            self.notes.remove(at);
            if let Some(there) = self.pieces.get_mut(copy).filter(|_| dies) {
                there.set(Flag::Doomed, true);
            }
        }
    }

    /// Whom a piece keeps marked is free again (ARCM-CARD-36).
    fn let_go(&mut self, holder: Piece) {
        self.notes.retain(|noted| noted.note != Note::Held { by: holder });
    }

    /// A card comes on top of its owner's graveyard.
    pub(crate) fn bury(&mut self, owner: Seat, card: Card) {
        self.player_mut(owner).grave.push(card);
        self.hear_burial(owner);
    }

    /// Takes a card out of a graveyard; what points at the cards above it still does.
    pub(crate) fn unbury(&mut self, seat: Seat, at: u8) -> Option<Card> {
        let card = self.player_mut(seat).grave.take(at)?;
        let shift = |target: &mut Target| {
            if let Target::Grave { seat: whose, at: there, .. } = target
                && *whose == seat
            {
                match (*there).cmp(&at) {
                    std::cmp::Ordering::Less => {}
                    std::cmp::Ordering::Equal => *target = Target::None,
                    std::cmp::Ordering::Greater => *there -= 1,
                }
            }
        };
        self.aims.iter_mut().for_each(|aim| shift(&mut aim.at));
        self.stack.iter_mut().chain(self.pending.iter_mut()).for_each(|item| shift(&mut item.that));
        shift(&mut self.doing.that);
        Some(card)
    }

    /// Sweeps off what has left the table and is spoken of no more.
    pub(crate) fn sweep(&mut self) {
        if !self.stack.is_empty() || !self.pending.is_empty() || self.doing.id != 0 {
            return;
        }
        let spoken_of = |s: &Arcmage, piece: Piece| {
            s.delayed.iter().any(|delayed| delayed.that == piece)
                || s.resources.iter().any(|resource| resource.thief == piece)
        };
        while let Some(gone) = self
            .pieces
            .iter()
            .find(|there| there.place == Place::Gone && !spoken_of(self, there.piece))
            .map(|g| g.piece)
        {
            self.pieces.remove(gone);
        }
    }

    /// A card leaves a hand for all to see.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.take(card);
        player.known.take(card);
    }

    /// A card leaves a hand face down: nobody knows any more which of the cards they knew are left.
    pub(crate) fn leave_hand_hidden(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.take(card);
        player.known = Cards::NONE;
    }

    /// A card goes from hand to graveyard (ARCM-ZONE-11).
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.leave_hand(seat, card);
        self.discarded(seat, card, tell);
    }

    pub(super) fn discarded(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        tell.tell(Event::Discarded { seat, card });
        self.bury(seat, card);
        self.hear_opponent(seat, Trigger::OpponentDiscards);
    }

    /// Marks a piece; a marked one stays as it is (ARCM-STATE-06). `by` says whose doing it is.
    pub(crate) fn mark(&mut self, piece: Piece, by: Seat, tell: &mut impl Tell<Event>) {
        let Some(permanent) = self.pieces.get_mut(piece) else { return };
        if !permanent.in_play() || permanent.is_marked() {
            return;
        }
        permanent.set(Flag::Marked, true);
        if permanent.gained.has(Keyword::Sanctuary) {
            // Only an effect that ends with the marking gives it for longer than its source is there.
            permanent.gained = permanent.gained.without(Keyword::Sanctuary);
            self.notes.retain(|n| n.piece != piece || n.note != Note::Sheltered);
        }
        let Some(permanent) = self.get(piece).copied() else { return };
        tell.tell(Event::Marked { card: piece });
        self.hear(&permanent, Trigger::Marked, Target::Piece(piece), Place::Gone);
        if !self.pieces.are(Able::hears(&Trigger::HostMarked)) {
            return;
        }
        for i in 0..self.pieces.len() {
            let on = self.pieces[i];
            if on.place == Place::On(piece) {
                self.hear(&on, Trigger::HostMarked, Target::Piece(piece), Place::Gone);
                if by == permanent.controller {
                    self.hear(&on, Trigger::HostMarkedByController, Target::Piece(piece), Place::Gone);
                }
            }
        }
    }

    /// Unmarks a piece; its devotion ends with it (ARCM-CITY-16).
    pub(crate) fn unmark(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        if let Some(permanent) = self.pieces.get_mut(piece)
            && permanent.is_marked()
        {
            let devoted = permanent.is(Flag::Devoted);
            permanent.set(Flag::Marked, false);
            permanent.set(Flag::Devoted, false);
            tell.tell(Event::Unmarked { card: piece });
            self.let_go(piece);
            if devoted {
                self.find_sources();
            }
        }
    }

    /// Puts a creature somewhere else, and lets it and others hear of it.
    pub(crate) fn relocate(&mut self, piece: Piece, to: Place, tell: &mut impl Tell<Event>) {
        let Some(permanent) = self.pieces.get_mut(piece) else { return };
        let from = permanent.place;
        if from == to {
            return;
        }
        let devoted = permanent.is(Flag::Devoted);
        permanent.place = to;
        permanent.set(Flag::Devoted, false);
        permanent.set(Flag::Devoting, false);
        // Out of the army it is no longer attacking (ARCM-COMBAT-05).
        permanent.set(Flag::Attacking, false);
        let moved = *permanent;
        self.find_sources_after(piece, devoted);
        tell.tell(Event::Moved { card: piece, place: to });
        self.hear(&moved, Trigger::Moved, Target::Piece(piece), from);
        if let Place::City(city) = to {
            self.hear(&moved, Trigger::EntersCity, Target::Piece(city), from);
        }
    }

    /// Does somebody care for the order of a player's graveyard? With open lists all know which cards a player owns; with
    /// closed ones anybody might (ARCM-SETUP-06).
    pub(crate) fn order_matters_in_grave(&self, seat: Seat) -> bool {
        self.options.closed_lists || self.owned(seat, |card| card.hears_burial())
    }

    /// Who says which of a player's cards go to the graveyard, so many of all that could? What leaves no choice is turned
    /// up by the House: all new knowledge enters through it. Decided by what all see: how many cards there are, not which.
    pub(crate) fn who_buries(&self, seat: Seat, left: u8, all: usize) -> Seats {
        match all {
            0 => Seats::NONE,
            _ if all > usize::from(left) => Seats::only(seat),
            // All of them go; in which order is for their owner to say (ARCM-ZONE-09).
            2.. if self.order_matters_in_grave(seat) => Seats::only(seat),
            _ => Seats::only(Seat::HOUSE),
        }
    }

    /// Every card a player owns, in whatever zone.
    pub(crate) fn each_owned(&self, seat: Seat, mut each: impl FnMut(Card)) {
        let player = self.player(seat);
        player.hand.each().chain(player.deck.pool.each()).for_each(&mut each);
        player.deck.top().iter().chain(player.deck.bottom()).for_each(|seen| each(seen.card));
        let open = player.grave.iter().chain(player.grave.removed());
        open.chain(player.pile.iter()).chain(player.chosen.iter()).for_each(|card| each(*card));
        self.resources.iter().filter(|resource| resource.owner() == seat).for_each(|resource| each(resource.card));
        let there = self.pieces.iter().filter(|there| there.owner == seat && there.place != Place::Gone);
        there.map(|there| there.piece.card).filter(|card| !card.is_token()).for_each(&mut each);
        if seat == self.doing.controller {
            self.revealed.iter().for_each(|card| each(*card));
        }
    }

    /// Does a player own such a card, in whatever zone?
    pub(crate) fn owned(&self, seat: Seat, is: impl Fn(Card) -> bool) -> bool {
        let player = self.player(seat);
        player.hand.iter().chain(player.deck.pool.iter()).any(|(card, _)| is(card))
            || player.deck.top().iter().chain(player.deck.bottom()).any(|seen| is(seen.card))
            || player.grave.iter().chain(player.pile.iter()).chain(player.chosen.iter()).any(|card| is(*card))
            || self.resources.iter().any(|resource| resource.owner() == seat && is(resource.card))
            || self.pieces.iter().any(|there| there.owner == seat && is(there.piece.card))
    }

    /// Events of a player that lie face down elsewhere than in hand and pool, but for these kinds: what all know they may
    /// have, wherever it is.
    pub(crate) fn events_elsewhere(&self, seat: Seat, but: &Cards) -> Cards {
        let (player, mut events) = (self.player(seat), Cards::NONE);
        let mut one = |card: Card| {
            if Cards::events().has(card) && !but.has(card) && !events.has(card) {
                events.add(card);
            }
        };
        player.deck.top().iter().chain(player.deck.bottom()).for_each(|seen| one(seen.card));
        player.chosen.iter().for_each(|card| one(*card));
        for resource in self.resources.iter() {
            if resource.owner() == seat {
                one(resource.card);
            }
        }
        events
    }
}
