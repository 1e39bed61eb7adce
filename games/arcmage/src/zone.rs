//! Cards on their way between zones: entering and leaving play, drawing, discarding, looking (ARCM-ZONE-01 to
//! ARCM-ZONE-12).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Keyword, Trigger},
    cards::Cards,
    piece::{Flag, Permanent, Piece, Place},
    resource,
    state::{Arcmage, Note, Noted},
    tables::Card,
    target::Target,
};
use arbiter_engine::{List, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Moving cards, one after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say who, and how many are left")]
pub enum Step {
    /// Draw so many cards.
    Draw { seat: Seat, left: u8 },
    /// A seat says, in secret, whether it draws a card.
    MayDraw { seat: Seat },
    /// Those draw who have said so.
    DrawAll,
    /// So many cards go from the deck to the graveyard.
    Mill { seat: Seat, left: u8 },
    /// A seat looks at the card at this depth of a deck, and so many in all; 0 is the top.
    Look { seat: Seat, of: Seat, at: u8, left: u8 },
    /// The House reveals so many cards of a hand at random; this one it has shown already.
    RevealHand { seat: Seat, left: u8, shown: Piece },
    /// Discard so many cards, from this one on.
    Discard { seat: Seat, left: u8, from: u8 },
    /// Choose so many cards to discard, in secret, from this one on.
    Seal { seat: Seat, left: u8, from: u8 },
    /// The House opens what was chosen in secret.
    Unseal,
    /// Discard a card or sacrifice a resource card, so many times: cards from this one on; once resource cards are gone,
    /// so many of them, only resource cards from this place on.
    DiscardOrSacrifice { seat: Seat, left: u8, from: u8, gone: u8 },
}

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
        self.find_sources();
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
        self.combat.defends = self.combat.defends.iter().copied().filter(|pair| pair.defender != piece).collect();
        if was_in_play {
            self.find_sources();
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
        self.notes = self.notes.iter().copied().filter(|noted| noted.piece != piece).collect();
        self.let_go(piece);
    }

    /// When a token is destroyed, so is a sand copy of it (ARCM-CARD-61); whatever happens, it is a copy no more.
    fn lose_copies(&mut self, piece: Piece, dies: bool) {
        let is_copy = |noted: &Noted| noted.piece.card == piece.card && noted.note == Note::Copy { n: piece.n };
        while let Some(at) = self.notes.iter().position(is_copy) {
            let copy = self.notes[at].piece;
            self.notes = self.notes.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, noted)| *noted).collect();
            if let Some(there) = self.pieces.get_mut(copy).filter(|_| dies) {
                there.set(Flag::Doomed, true);
            }
        }
    }

    /// Whom a piece keeps marked is free again (ARCM-CARD-36).
    fn let_go(&mut self, holder: Piece) {
        let held = |noted: &Noted| noted.note == Note::Held { by: holder };
        if self.notes.iter().any(held) {
            self.notes = self.notes.iter().copied().filter(|noted| !held(noted)).collect();
        }
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

    fn discarded(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
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
            self.notes = self.notes.iter().copied().filter(|n| n.piece != piece || n.note != Note::Sheltered).collect();
        }
        let Some(permanent) = self.get(piece).copied() else { return };
        tell.tell(Event::Marked { card: piece });
        self.hear(&permanent, Trigger::Marked, Target::Piece(piece), Place::Gone);
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
        permanent.place = to;
        permanent.set(Flag::Devoted, false);
        permanent.set(Flag::Devoting, false);
        // Out of the army it is no longer attacking (ARCM-COMBAT-05).
        permanent.set(Flag::Attacking, false);
        let moved = *permanent;
        self.find_sources();
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

    /// Does a player own such a card, in whatever zone?
    pub(crate) fn owned(&self, seat: Seat, is: impl Fn(Card) -> bool) -> bool {
        let player = self.player(seat);
        player.hand.iter().chain(player.deck.pool.iter()).any(|(card, _)| is(card))
            || player.deck.top().iter().chain(player.deck.bottom()).any(|seen| is(seen.card))
            || player.grave.iter().chain(player.pile.iter()).chain(player.chosen.iter()).any(|card| is(*card))
            || self.resources.iter().any(|resource| resource.owner() == seat && is(resource.card))
            || self.pieces.iter().any(|there| there.owner == seat && is(there.piece.card))
    }

    /// Cards of a player that lie face down somewhere: what all know they may have, wherever it is.
    pub(crate) fn face_down(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut cards = player.hand.either(&player.deck.pool);
        let mut one = |card: Card| {
            if !cards.has(card) {
                cards.add(card);
            }
        };
        player.deck.top().iter().chain(player.deck.bottom()).for_each(|seen| one(seen.card));
        player.pile.iter().chain(player.chosen.iter()).for_each(|card| one(*card));
        self.resources.iter().filter(|resource| resource.owner() == seat).for_each(|resource| one(resource.card));
        cards
    }
}

/// The cards the House may turn up from the top of a deck.
pub(crate) fn top_options(
    s: &Arcmage,
    seat: Seat,
    out: &mut impl Options<Choice, Reason>,
    choice: impl Fn(Piece) -> Choice,
) {
    let deck = &s.player(seat).deck;
    match deck.next() {
        Some(card) => out.offer(choice(Piece { card, n: 1 })),
        None => copies(&deck.pool, out, choice),
    }
}

/// Every copy by itself: the House's answers are equally likely.
fn copies(cards: &Cards, out: &mut impl Options<Choice, Reason>, choice: impl Fn(Piece) -> Choice) {
    for (card, count) in cards.iter() {
        (1..=count).for_each(|n| out.offer(choice(Piece { card, n })));
    }
}

/// The cards of a hand that may be discarded, from this one on.
fn discards(s: &Arcmage, seat: Seat, from: u8) -> impl Iterator<Item = Pick<Choice, Reason>> + Clone + use<> {
    let later = s.player(seat).hand.iter().filter(move |(card, _)| *card as u8 >= from);
    later.map(|(card, n)| Pick::times(Choice::Discard { card }, n))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Draw { seat, .. } if s.cannot_draw(seat) || s.player(seat).deck.is_empty() => Seats::NONE,
            Step::Mill { seat, .. } if s.player(seat).deck.is_empty() => Seats::NONE,
            Step::Look { of, at, .. } if s.player(of).deck.len() <= at.into() => Seats::NONE,
            Step::Look { seat, of, at, .. } if s.player(of).deck.is_seen_at(at.into(), seat) => Seats::NONE,
            Step::RevealHand { seat, shown, .. } if s.player(seat).hand.len() <= usize::from(shown.is_some()) => {
                Seats::NONE
            }
            Step::Draw { .. } | Step::Mill { .. } | Step::Look { .. } | Step::RevealHand { .. } | Step::Unseal => {
                Seats::only(Seat::HOUSE)
            }
            Step::MayDraw { seat } => Seats::only(seat),
            Step::DrawAll => Seats::NONE,
            Step::Discard { seat, left, .. } | Step::Seal { seat, left, .. } => {
                s.who_buries(seat, left, s.player(seat).hand.len())
            }
            Step::DiscardOrSacrifice { seat, left, .. } => {
                s.who_buries(seat, left, s.player(seat).hand.len() + s.resources_of(seat).count())
            }
        }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::MayDraw { .. } => Ask::MayDraw,
            Step::Discard { left, .. } | Step::Seal { left, .. } => Ask::Discard { n: left },
            Step::DiscardOrSacrifice { left, .. } => Ask::DiscardOrSacrifice { n: left },
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Draw { seat, .. } => top_options(s, seat, out, |card| Choice::Draw { card }),
            Step::Mill { seat, .. } => top_options(s, seat, out, |card| Choice::Mill { card }),
            Step::Look { of, at, .. } => {
                let deck = &s.player(of).deck;
                match deck.known_at(at.into()) {
                    Some(card) => out.offer(Choice::Show { card: Piece { card, n: 1 } }),
                    None => copies(&deck.pool, out, |card| Choice::Show { card }),
                }
            }
            Step::RevealHand { seat, shown, .. } => {
                for (card, count) in s.player(seat).hand.iter() {
                    let others = (1..=count).map(|n| Piece { card, n }).filter(|card| *card != shown);
                    others.for_each(|card| out.offer(Choice::Reveal { card }));
                }
            }
            Step::Unseal => out.offer(Choice::Unseal),
            Step::DrawAll => {}
            Step::MayDraw { .. } => {
                out.offer(Choice::Accept);
                out.offer(Choice::Decline);
            }
            Step::Discard { .. } | Step::Seal { .. } | Step::DiscardOrSacrifice { .. } if seat.is_house() => {
                out.offer(Choice::Unseal);
            }
            Step::Discard { left, from, .. } | Step::Seal { left, from, .. } => {
                // The whole hand, where its order in the graveyard counts.
                let n = left.min(s.player(seat).hand.len() as u8);
                let wanted = Wanted { ordered: s.order_matters_in_grave(seat), ..Wanted::exactly(n) };
                out.pieces(wanted, discards(s, seat, from));
            }
            // Resource cards are named by where they lie, and each that goes moves those behind it: where the order
            // counts, one after the other.
            Step::DiscardOrSacrifice { .. } if s.order_matters_in_grave(seat) => {
                discards(s, seat, 0).for_each(|pick| out.offer(pick.choice));
                resource::sacrifices(s, seat, 0, 0).for_each(|pick| out.offer(pick.choice));
            }
            Step::DiscardOrSacrifice { left, from, gone, .. } => {
                let (cards, resources) = if gone == 0 { (from, 0) } else { (u8::MAX, from) };
                let picks = discards(s, seat, cards).chain(resource::sacrifices(s, seat, resources, gone));
                out.pieces(Wanted::exactly(left), picks);
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Discard { seat, .. }, Choice::Unseal) => {
                for card in s.player(seat).hand.each() {
                    s.discard(seat, card, tell);
                }
            }
            (Step::Seal { seat, .. }, Choice::Unseal) => {
                let player = s.player_mut(seat);
                for card in player.hand.each() {
                    if !player.chosen.is_full() {
                        player.hand.take(card);
                        player.chosen.push(card);
                    }
                }
            }
            (Step::DiscardOrSacrifice { seat, .. }, Choice::Unseal) => {
                for card in s.player(seat).hand.each() {
                    s.discard(seat, card, tell);
                }
                s.sacrifice_resources(seat, tell);
            }
            (Step::Draw { seat, left }, Choice::Draw { card }) => {
                let known_to_all = s.player(seat).deck.top().first().is_some_and(|top| top.by == Seats::all(s.count));
                let player = s.player_mut(seat);
                player.deck.take_top(card.card);
                player.hand.add(card.card);
                if known_to_all {
                    player.known.add(card.card);
                }
                tell.tell(Event::Drew { seat, card: card.card });
                s.hear_opponent(seat, Trigger::OpponentDraws);
                if left > 1 {
                    s.next(Step::Draw { seat, left: left - 1 });
                }
            }
            (Step::Mill { seat, left }, Choice::Mill { card }) => {
                s.player_mut(seat).deck.take_top(card.card);
                tell.tell(Event::Milled { seat, card: card.card });
                s.bury(seat, card.card);
                if left > 1 {
                    s.next(Step::Mill { seat, left: left - 1 });
                }
            }
            (Step::Look { seat, of, at, left }, Choice::Show { card }) => {
                s.player_mut(of).deck.see_at(at.into(), card.card, seat);
                tell.tell(Event::Saw { seat, of, card: card.card });
                if left > 1 {
                    s.next(Step::Look { seat, of, at: at + 1, left: left - 1 });
                }
            }
            (Step::RevealHand { seat, left, .. }, Choice::Reveal { card }) => {
                let player = s.player_mut(seat);
                let mut shown = card;
                if player.known.count(card.card) < player.hand.count(card.card).min(card.n) {
                    player.known.add(card.card);
                    // Of copies, the known ones are counted first.
                    shown.n = player.known.count(card.card);
                }
                tell.tell(Event::Revealed { seat, card: card.card });
                if left > 1 {
                    s.next(Step::RevealHand { seat, left: left - 1, shown });
                }
            }
            (Step::MayDraw { seat }, Choice::Accept) => s.drawing.insert(seat),
            (Step::Discard { left, .. }, Choice::Discard { card }) => {
                s.discard(seat, card, tell);
                if left > 1 {
                    let from = if s.order_matters_in_grave(seat) { 0 } else { card as u8 };
                    s.next(Step::Discard { seat, left: left - 1, from });
                }
            }
            (Step::Seal { left, .. }, Choice::Discard { card }) => {
                let player = s.player_mut(seat);
                player.hand.take(card);
                if !player.chosen.is_full() {
                    player.chosen.push(card);
                }
                if left > 1 {
                    let from = if s.order_matters_in_grave(seat) { 0 } else { card as u8 };
                    s.next(Step::Seal { seat, left: left - 1, from });
                }
            }
            (Step::Unseal, _) => {
                for seat in s.in_order() {
                    for card in std::mem::take(&mut s.player_mut(seat).chosen).iter() {
                        s.player_mut(seat).known.take(*card);
                        s.discarded(seat, *card, tell);
                    }
                    s.sacrifice_pledged(seat, tell);
                }
            }
            (Step::DiscardOrSacrifice { left, gone, .. }, _) => {
                let (from, gone) = match choice {
                    Choice::Discard { card } => {
                        s.discard(seat, card, tell);
                        (card as u8, gone)
                    }
                    Choice::Sacrifice { resource } => {
                        s.sacrifice_resource(resource.less(gone), tell);
                        (resource.at + 1, gone + 1)
                    }
                    _ => return,
                };
                let (from, gone) = if s.order_matters_in_grave(seat) { (0, 0) } else { (from, gone) };
                if left > 1 {
                    s.next(Step::DiscardOrSacrifice { seat, left: left - 1, from, gone });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Draw { seat, .. } if s.cannot_draw(seat) => tell.tell(Event::DrawSkipped { seat }),
            // Who must draw and cannot is defeated in the next state check (ARCM-WIN-03).
            Step::Draw { seat, .. } => {
                s.drained.insert(seat);
                tell.tell(Event::CannotDraw { seat });
            }
            // Seen before: on to the next.
            Step::Look { seat, of, at, left } => {
                if let Some(seen) = s.player(of).deck.top().get(usize::from(at)).copied() {
                    tell.tell(Event::Saw { seat, of, card: seen.card });
                    if left > 1 {
                        s.next(Step::Look { seat, of, at: at + 1, left: left - 1 });
                    }
                }
            }
            Step::DrawAll => {
                let drawing = std::mem::take(&mut s.drawing);
                let order: List<Seat, 4> = s.in_order().filter(|seat| drawing.has(*seat)).collect();
                order.iter().rev().for_each(|seat| s.next(Step::Draw { seat: *seat, left: 1 }));
            }
            _ => {}
        }
    }
}

impl Arcmage {
    /// Several players discard at once: chosen in order, in secret, then carried out together (ARCM-AMB-23).
    pub(crate) fn discard_together(&mut self, seats: Seats, count: u8) {
        let discarding: List<Seat, 4> = self.in_order().filter(|seat| seats.has(*seat)).collect();
        if let [seat] = discarding[..] {
            let left = count.min(self.player(seat).hand.len() as u8);
            if left > 0 {
                self.next(Step::Discard { seat, left, from: 0 });
            }
            return;
        }
        if discarding.iter().all(|seat| self.player(*seat).hand.is_empty()) {
            return;
        }
        self.next(Step::Unseal);
        for seat in discarding.iter().rev() {
            let left = count.min(self.player(*seat).hand.len() as u8);
            if left > 0 {
                self.next(Step::Seal { seat: *seat, left, from: 0 });
            }
        }
    }
}
