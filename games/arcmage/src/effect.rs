//! What each op does, once the script has come to it. Ops that only hold as long as their card does are in
//! `passive.rs`; an op that has to ask pushes a step of `script.rs`.

use crate::{
    Event, bargain,
    card::{Amount, Keyword, Keywords, Kind, Op, Ref, To, What, Who},
    check, city, damage, passive,
    piece::{Flag, Piece, Place, ROOM},
    resource,
    script::{Step, Where},
    state::{Aimed, Arcmage, Blow, Delayed, Note, UntilEnd},
    tables::Card,
    target::Target,
    zone::{self, Exit},
};
use arbiter_engine::{List, Seat, Seats, Tell};

type All = List<Piece, ROOM>;

/// The pieces an op works on.
pub(crate) fn pieces(s: &Arcmage, what: &What) -> All {
    let scene = s.scene();
    match what {
        What::The(reference) => {
            s.permanents().filter(|there| s.refers(*reference, &scene, there.piece)).map(|there| there.piece).collect()
        }
        What::Each(filter) => {
            s.pieces.iter().filter(|there| s.means_piece(filter, &scene, there)).map(|there| there.piece).collect()
        }
        What::Some(..) => All::new(),
    }
}

/// The players an op speaks of.
fn seats(s: &Arcmage, who: Who) -> Seats {
    let you = s.doing.controller;
    match who {
        Who::You => Seats::only(you),
        Who::Target => s.aims_of(s.doing.id).find_map(Target::seat).map_or(Seats::NONE, Seats::only),
        Who::Each => s.everybody().collect(),
        Who::Opponents => s.opponents(you).collect(),
        Who::OwnerOfThatCity => {
            s.doing.that.piece().and_then(|city| s.get(city)).map_or(Seats::NONE, |city| Seats::only(city.owner))
        }
    }
    .into_iter()
    .filter(|seat| !s.defeated.has(*seat))
    .collect()
}

/// Pushes a step for each of these players, so that they come in priority order.
fn each_seat(s: &mut Arcmage, who: Who, step: impl Fn(Seat) -> zone::Step) {
    let seats = seats(s, who);
    let order: List<Seat, 4> = s.in_order().filter(|seat| seats.has(*seat)).collect();
    for seat in order.iter().rev() {
        s.next(step(*seat));
    }
}

/// Carries out one op.
pub(crate) fn perform(s: &mut Arcmage, op: &'static Op, card: Card, script: u8, at: u8, tell: &mut impl Tell<Event>) {
    let you = s.doing.controller;
    let source = s.doing.source;
    match op {
        Op::Damage { what: What::Some(_, n, _), .. } | Op::AddCounter { what: What::Some(_, n, _), .. } => {
            s.next(Step::Pick { card, script, at, left: *n });
        }
        Op::Damage { what, n } => {
            let n = s.up_to(n);
            let mut blows = List::new();
            for to in pieces(s, what).iter() {
                if !blows.is_full() {
                    blows.push(Blow { by: source, to: *to, n, battle: false });
                }
            }
            damage::deal(s, blows);
        }
        Op::Destroy { what } => {
            for piece in pieces(s, what).iter() {
                destroy(s, *piece, tell);
            }
        }
        Op::DestroyUnless { n } => bargain::ransom(s, *n, tell),
        Op::DestroyForDefense { what } => bargain::raze(s, what),
        Op::Equalize { what } => bargain::equalize(s, *what),
        Op::Sacrifice { what, count: Amount::All, .. } => {
            let all = pieces(s, &What::Each(*what));
            s.tally = all.len() as u8;
            for piece in all.iter() {
                s.doom(*piece);
            }
            s.next(check::Step::Graves);
        }
        Op::Sacrifice { count, .. } => {
            let left = s.up_to(count);
            if left > 0 {
                s.next(Step::Pick { card, script, at, left });
            }
        }
        Op::SacrificeResources { who, count } => {
            let count = s.up_to(count);
            for seat in seats(s, *who) {
                let left = count.min(s.resources_of(seat).count() as u8);
                if left > 0 {
                    s.next(resource::Step::Sacrifice { seat, left, from: 0 });
                }
            }
        }
        Op::Discard { who, count } => {
            let seats = seats(s, *who);
            s.discard_together(seats, *count);
        }
        Op::DiscardOrSacrificeResource { who, count } => {
            each_seat(s, *who, |seat| zone::Step::DiscardOrSacrifice { seat, left: *count });
        }
        Op::Draw { who, count, optional } => each_seat(s, *who, |seat| {
            if *optional { zone::Step::MayDraw { seat } } else { zone::Step::Draw { seat, left: *count } }
        }),
        Op::Mill { who, count } => each_seat(s, *who, |seat| zone::Step::Mill { seat, left: *count }),
        Op::LookTop { who } => each_seat(s, *who, |of| zone::Step::Look { seat: you, of }),
        Op::RevealTop { count, .. } => s.next(Step::Reveal { card, script, at, left: *count }),
        Op::RevealRandomHand { who } => each_seat(s, *who, |seat| zone::Step::RevealHand { seat }),
        Op::SearchDeck { count, to, .. } => {
            if *to == To::YourDeckTop {
                s.player_mut(you).deck.shuffle();
            }
            let left = s.up_to(count);
            s.next(Step::Search { card, script, at, left });
        }
        Op::ShuffleDeck => s.player_mut(you).deck.shuffle(),
        Op::AddCounter { what, counter, n } => {
            let n = s.up_to(n);
            for piece in pieces(s, what).iter() {
                s.add_counters(*piece, *counter, n, tell);
            }
        }
        Op::CityDefense { what, n } => {
            let n = s.amount(n, &s.scene());
            for piece in pieces(s, what).iter() {
                s.change_defense(*piece, n, tell);
            }
        }
        Op::Mark { what } => {
            for piece in pieces(s, what).iter() {
                s.mark(*piece, you, tell);
            }
        }
        Op::Unmark { what } => {
            for piece in pieces(s, what).iter() {
                let free = s.get(*piece).is_some_and(|there| !s.stays_marked(there, crate::card::Scope::Always));
                if free {
                    s.unmark(*piece, tell);
                }
            }
        }
        Op::Rest { what, phases } => {
            for piece in pieces(s, what).iter() {
                s.add_note(*piece, Note::Rests { phases: *phases });
            }
        }
        Op::Hold { what } => {
            // Only while the holder is marked, and in play (ARCM-CARD-36).
            if s.in_play(source).is_some_and(|holder| holder.is_marked()) {
                for piece in pieces(s, what).iter() {
                    s.add_note(*piece, Note::Held { by: source });
                }
            }
        }
        Op::Move { what, to } => {
            for piece in pieces(s, what).iter() {
                move_piece(s, *piece, *to, tell);
            }
        }
        Op::NoDraw { who } => s.no_draw = s.no_draw.and(seats(s, *who)),
        Op::OneDraw { who } => s.one_draw = s.one_draw.and(seats(s, *who)),
        Op::Harmless { but } => until_end(s, UntilEnd::Harmless { but: *but }),
        Op::Shelter { what } => {
            for piece in pieces(s, what).iter() {
                s.shelter(*piece);
            }
        }
        Op::CreateToken { token, to, marked } => create_token(s, *token, *to, *marked, tell),
        Op::PutInPlay { what: What::Some(..), .. } => s.next(Step::Fetch { card, script, at }),
        Op::PutInPlay { .. } => {
            if let Target::Grave { seat, at, .. } = s.first_aim() {
                from_grave(s, Some(op), seat, at, tell);
            }
        }
        Op::PutInGraveyard { what } => match s.doing.that {
            // A card in the graveyard that speaks of itself (ARCM-CARD-08).
            Target::Grave { seat, at, .. } if !source.is_some() => {
                if let Some(card) = s.unbury(seat, at) {
                    s.bury(seat, card);
                }
            }
            _ => {
                for piece in pieces(s, what).iter() {
                    s.doom(*piece);
                }
                s.next(check::Step::Graves);
            }
        },
        Op::RemoveFromGame { what } => {
            for piece in pieces(s, what).iter() {
                s.exit(*piece, Exit::Removed, tell);
            }
        }
        Op::Return { what, to } => {
            let aimed = if *what == What::The(Ref::Target) { s.first_aim() } else { s.doing.that };
            if let Target::Grave { seat, at, .. } = aimed {
                if let Some(card) = s.unbury(seat, at) {
                    let player = s.player_mut(seat);
                    player.hand.add(card);
                    player.known.add(card);
                }
                return;
            }
            let exit = if *to == To::OwnersDeckTop { Exit::DeckTop } else { Exit::Hand };
            for piece in pieces(s, what).iter() {
                s.exit(*piece, exit, tell);
            }
        }
        Op::Attach => {
            let host = s.doing.that.piece().or(s.first_aim().piece());
            if let Some(host) = host.filter(|host| s.in_play(*host).is_some()) {
                s.settle_down(Place::On(host), tell);
            }
        }
        Op::CounterSpell { what } => {
            if let Some(piece) = s.the(*what, &s.scene()) {
                s.counter(piece, tell);
            }
        }
        Op::Retarget => {
            if let Target::Piece(spell) = s.first_aim() {
                s.next(bargain::Step::Retarget { spell });
            }
        }
        Op::Exchange { .. } => s.next(Step::Pick { card, script, at, left: 1 }),
        Op::Produce { faction, n } => {
            let n = s.up_to(n);
            s.produce(you, *faction, n, tell);
        }
        Op::StealResource => {
            for from in seats(s, Who::Target) {
                if from != you && s.resources_of(from).next().is_some() {
                    let thief = s.in_play(source).map_or(Piece::NONE, |thief| thief.piece);
                    s.next(resource::Step::Steal { seat: you, from, thief });
                }
            }
        }
        Op::ReturnStolenResource => s.return_stolen(source, tell),
        Op::ExtraAttackPhase => s.extra_attacks = s.extra_attacks.saturating_add(1).min(8),
        Op::ResidentsMayDefend => {
            if let Target::Piece(city) = s.first_aim() {
                until_end(s, UntilEnd::MayDefend { city });
            }
        }
        Op::ArmyCannotDefend => {
            let second = s.aims_of(s.doing.id).nth(1).unwrap_or_default();
            if let (Target::Army(army), Target::Piece(city)) = (s.first_aim(), second) {
                until_end(s, UntilEnd::CannotDefend { army, city });
            }
        }
        Op::PlayedHaveVengeance => s.vengeful.insert(you),
        Op::Vengeance => {
            let n = s.first_aim().piece().and_then(|piece| s.get(piece)).map_or(0, |there| there.dealt_before);
            s.add_counters(source, crate::card::Counter::Edge, n, tell);
        }
        Op::Homesick => s.pine(source),
        Op::Picked => {
            let mode =
                crate::play::ability_of(&s.doing).and_then(|ability| ability.modes.get(usize::from(s.doing.mode)));
            if let Some(mode) = mode {
                s.next(Step::Run { card, script: mode.script, at: 0 });
            }
        }
        Op::PayTo { .. } => s.next(Step::PayTo { card, script, at }),
        Op::Repeat { times, script } => {
            let left = s.up_to(times);
            if left > 0 {
                s.next(Step::Repeat { card, script: *script, left });
            }
        }
        Op::Delayed { at, script } => {
            if !s.delayed.is_full() {
                let that = s.doing.that.piece().unwrap_or(Piece::NONE);
                s.delayed.push(Delayed { at: *at, controller: you, card, script: *script, that });
            }
        }
        Op::Stat { what, atk, def, .. } => {
            let atk = passive::screamed(*atk, source);
            for piece in pieces(s, what).iter() {
                if let Some(there) = s.pieces.get_mut(*piece) {
                    there.atk = there.atk.saturating_add(atk).clamp(-99, 99);
                    there.def = there.def.saturating_add(*def).clamp(-99, 99);
                }
            }
        }
        Op::GrantKeyword { what, keyword } => {
            for piece in pieces(s, what).iter() {
                if let Some(there) = s.pieces.get_mut(*piece) {
                    there.gained = there.gained.and(Keywords::only(*keyword));
                }
            }
        }
        Op::IgnoreKeyword { what, .. } => {
            for piece in pieces(s, what).iter() {
                if let Some(there) = s.pieces.get_mut(*piece) {
                    there.set(Flag::Roused, true);
                }
            }
        }
        Op::AddSubtype { what, .. } => {
            for piece in pieces(s, what).iter() {
                if let Some(there) = s.pieces.get_mut(*piece) {
                    there.set(Flag::Undead, true);
                }
            }
        }
        // These hold; they do not happen.
        Op::GrantAbility { .. }
        | Op::NoUnmark { .. }
        | Op::UnmarkTax { .. }
        | Op::MayStayMarked { .. }
        | Op::NotMarkedForMoving { .. }
        | Op::CannotMove { .. }
        | Op::CannotAttack { .. }
        | Op::MustAttack { .. }
        | Op::AttackTax { .. }
        | Op::CannotEnter { .. }
        | Op::LeaveAgain { .. }
        | Op::RecallHost
        | Op::ReduceDamage { .. }
        | Op::CannotDefend { .. }
        | Op::ExtraCityDamage { .. }
        | Op::CostChange { .. }
        | Op::Cap { .. }
        | Op::ExtraDevotion { .. }
        | Op::RecallForDevotion { .. }
        | Op::Replace { .. }
        | Op::PreventDeath { .. }
        | Op::On { .. } => {}
    }
}

/// Carries an op out on a piece that was chosen for it.
pub(crate) fn on_chosen(s: &mut Arcmage, op: &'static Op, piece: Piece, tell: &mut impl Tell<Event>) {
    match op {
        Op::Damage { n, .. } => {
            let n = s.up_to(n);
            let by = s.doing.source;
            damage::deal(s, std::iter::once(Blow { by, to: piece, n, battle: false }).collect());
        }
        Op::AddCounter { counter, n, .. } => {
            let n = s.up_to(n);
            s.add_counters(piece, *counter, n, tell);
        }
        Op::Sacrifice { .. } => {
            s.tally = s.tally.saturating_add(1);
            if piece.card.is(Kind::City) {
                // A sacrificed city is treated like a destroyed one (ARCM-CITY-23).
                s.next(city::Step::Fall { city: piece });
            } else {
                s.doom(piece);
                s.next(check::Step::Graves);
            }
        }
        Op::Exchange { script, .. } => exchange(s, piece, *script, tell),
        _ => {}
    }
}

/// This creature and the target change armies; then both are the targets, and the other is what is spoken of.
fn exchange(s: &mut Arcmage, piece: Piece, script: u8, tell: &mut impl Tell<Event>) {
    let Some(other) = s.first_aim().piece().and_then(|other| s.in_play(other)) else { return };
    let (other, seat, you) = (other.piece, other.controller, s.doing.controller);
    s.give_to(piece, seat, tell);
    s.give_to(other, you, tell);
    s.doing.that = Target::Piece(other);
    if !s.aims.is_full() {
        s.aims.push(Aimed { item: s.doing.id, cost: false, at: Target::Piece(piece) });
    }
    s.next(Step::Run { card: s.doing.card, script, at: 0 });
}

/// A creature or city dies or falls in the state check that follows; an enchantment goes at once.
pub(crate) fn destroy(s: &mut Arcmage, piece: Piece, tell: &mut impl Tell<Event>) {
    let Some(there) = s.pieces.get_mut(piece).filter(|there| there.in_play()) else { return };
    if there.is_creature() || there.is_city() {
        there.set(Flag::Doomed, true);
    } else {
        s.exit(piece, Exit::Grave, tell);
    }
}

fn until_end(s: &mut Arcmage, what: UntilEnd) {
    if !s.until_end.is_full() {
        s.until_end.push(what);
    }
}

fn move_piece(s: &mut Arcmage, piece: Piece, to: To, tell: &mut impl Tell<Event>) {
    let place = match to {
        To::YourArmy => Place::Army,
        To::WithIt => match s.in_play(s.doing.source) {
            Some(own) => own.place,
            None => return,
        },
        To::ControllersCity => return s.next(Step::Move { piece, to: Where::ControllersCity }),
        To::ControllersPlace => return s.next(Step::Move { piece, to: Where::Controllers }),
        To::OwnersPlace => return s.next(Step::Move { piece, to: Where::Owners }),
        _ => return,
    };
    let Some(there) = s.in_play(piece) else { return };
    let besieged = [there.place.city(), place.city()].into_iter().flatten().any(|city| s.is_besieged(city));
    if !besieged && s.may_enter(there, place) {
        s.relocate(piece, place, tell);
    }
}

/// An effect has moved a creature; control does not change, but an army is its controller's own.
pub(crate) fn relocate_to(s: &mut Arcmage, piece: Piece, place: Place, step: Step, tell: &mut impl Tell<Event>) {
    if let Step::Move { to: Where::Owners, .. } = step
        && let Some(there) = s.pieces.get_mut(piece)
        && place == Place::Army
        && there.controller != there.owner
    {
        there.controller = there.owner;
        // From one army into another it attacks no more, as from an army into a city (ARCM-CARD-01).
        there.set(Flag::Attacking, false);
        s.find_sources();
    }
    s.relocate(piece, place, tell);
}

fn create_token(s: &mut Arcmage, token: Card, to: To, marked: bool, tell: &mut impl Tell<Event>) {
    let you = s.doing.controller;
    let source = s.doing.source;
    let places: List<Place, 16> = match to {
        To::YourArmy => std::iter::once(Place::Army).collect(),
        To::ThisCity => {
            s.own(you, source).filter(|city| city.is_city()).map(|_| Place::City(source)).into_iter().collect()
        }
        To::EachOfYourCities => s.cities(you).take(16).map(|city| Place::City(city.piece)).collect(),
        To::EachOtherOfYourCities => {
            let own = s.in_play(source).map_or(Place::Gone, |own| own.place);
            s.cities(you).map(|city| Place::City(city.piece)).filter(|place| *place != own).take(16).collect()
        }
        _ => List::new(),
    };
    for place in places.iter() {
        if let Some(piece) = s.enter(token, you, you, *place, tell)
            && marked
            && let Some(there) = s.pieces.get_mut(piece)
        {
            there.set(Flag::Marked, true);
        }
    }
}

/// A card that lies nowhere now is put into play under your control.
pub(crate) fn put_card(s: &mut Arcmage, card: Card, owner: Seat, to: To, tell: &mut impl Tell<Event>) {
    let you = s.doing.controller;
    let place = match to {
        To::YourArmy => Some(Place::Army),
        To::ThisCity => s.own(you, s.doing.source).map(|city| Place::City(city.piece)),
        To::YourCity if s.cities(you).next().is_some() => return s.next(Step::House { card, owner }),
        _ => None,
    };
    match place {
        Some(place) => enter_at(s, card, owner, place, tell),
        // Nowhere to put it: it goes to the graveyard (ARCM-CONFLICT-04).
        None => s.bury(owner, card),
    }
}

/// The card comes into play there, and is what the next op speaks of.
pub(crate) fn enter_at(s: &mut Arcmage, card: Card, owner: Seat, place: Place, tell: &mut impl Tell<Event>) {
    match s.enter(card, owner, s.doing.controller, place, tell) {
        Some(piece) => s.doing.that = Target::Piece(piece),
        None => s.bury(owner, card),
    }
}

/// A card of a graveyard is put into play.
pub(crate) fn from_grave(s: &mut Arcmage, op: Option<&Op>, seat: Seat, at: u8, tell: &mut impl Tell<Event>) {
    if let (Some(Op::PutInPlay { to, .. }), Some(card)) = (op, s.unbury(seat, at)) {
        put_card(s, card, seat, *to, tell);
    }
}

/// A card found in the own deck goes where the op says.
pub(crate) fn found(s: &mut Arcmage, seat: Seat, card: Card, op: Option<&Op>, tell: &mut impl Tell<Event>) {
    let Some(Op::SearchDeck { to, reveal, marked, .. }) = op else { return };
    let everybody = Seats::all(s.count);
    let player = s.player_mut(seat);
    if *to == To::YourDeckTop {
        player.deck.pool.take(card);
        player.deck.put_on_top(card, everybody);
        tell.tell(Event::Revealed { seat, card });
        return;
    }
    player.deck.take_any(card);
    match to {
        To::YourHand => {
            player.hand.add(card);
            if *reveal {
                player.known.add(card);
                tell.tell(Event::Revealed { seat, card });
            } else {
                tell.tell(Event::Found { seat, card });
            }
        }
        _ => {
            put_card(s, card, seat, *to, tell);
            if *marked
                && let Target::Piece(piece) = s.doing.that
                && let Some(there) = s.pieces.get_mut(piece)
            {
                there.set(Flag::Marked, true);
            }
        }
    }
}

/// The House has revealed the next card of the deck.
pub(crate) fn reveal(s: &mut Arcmage, op: Option<&Op>, card: Card, tell: &mut impl Tell<Event>) {
    let seat = s.doing.controller;
    let Some(Op::RevealTop { what, .. }) = op else { return };
    let scene = s.scene();
    let subject = crate::filter::Subject::Card(card, crate::filter::Zone::Deck, seat);
    let meant = s.means(what, &scene, subject);
    let player = s.player_mut(seat);
    player.deck.take_top(card);
    tell.tell(Event::Revealed { seat, card });
    if meant {
        player.hand.add(card);
        player.known.add(card);
    } else if !s.revealed.is_full() {
        s.revealed.push(card);
    }
}

/// A revealed card goes under the deck, for all to see.
pub(crate) fn put_under(s: &mut Arcmage, seat: Seat, card: Card) {
    let everybody = Seats::all(s.count);
    if let Some(at) = s.revealed.iter().position(|shown| *shown == card) {
        s.revealed = s.revealed.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, card)| *card).collect();
        s.player_mut(seat).deck.put_at_bottom(card, everybody);
    }
}

impl Arcmage {
    /// A city gains or loses defense for good; this is no damage.
    pub(crate) fn change_defense(&mut self, city: Piece, n: i16, tell: &mut impl Tell<Event>) {
        let Some(there) = self.pieces.get_mut(city).filter(|there| there.is_city()) else { return };
        there.defense = (i16::from(there.defense) + n).clamp(-99, 99) as i8;
        match n {
            0 => {}
            1.. => tell.tell(Event::Gained { city, n: n as u8 }),
            _ => tell.tell(Event::Weakened { city, n: -n as u8 }),
        }
    }

    /// A homesick creature loses a loyalty mark, or regains one in a city of its faction; without any it dies.
    fn pine(&mut self, piece: Piece) {
        let Some(there) = self.in_play(piece) else { return };
        let at_home = there.place.city().is_some_and(|city| city.facts().faction == piece.facts().faction);
        let lost = self.lost_loyalty(piece);
        let now = if at_home { lost.saturating_sub(1) } else { lost + 1 };
        self.notes = self
            .notes
            .iter()
            .copied()
            .filter(|noted| noted.piece != piece || !matches!(noted.note, Note::Pines { .. }))
            .collect();
        if now > 0 {
            self.add_note(piece, Note::Pines { n: now });
        }
        self.find_sources();
        if now > 0 && now >= piece.facts().loyalty {
            self.doom(piece);
            self.next(check::Step::Graves);
        }
    }

    /// A creature in an army goes over to that of another player, as it is.
    fn give_to(&mut self, piece: Piece, seat: Seat, tell: &mut impl Tell<Event>) {
        let Some(there) = self.pieces.get_mut(piece).filter(|there| there.place == Place::Army) else { return };
        there.controller = seat;
        there.set(Flag::Attacking, false);
        // Of two unique ones this is the newer (ARCM-KW-19).
        there.set(Flag::Fresh, true);
        self.find_sources();
        tell.tell(Event::Controls { seat, card: piece });
    }

    /// A creature has sanctuary until it is marked.
    fn shelter(&mut self, piece: Piece) {
        let Some(there) = self.pieces.get_mut(piece).filter(|there| there.in_play() && !there.is_marked()) else {
            return;
        };
        there.gained = there.gained.and(Keywords::only(Keyword::Sanctuary));
        if self.note(piece, |note| (note == Note::Sheltered).then_some(())).is_none() {
            self.add_note(piece, Note::Sheltered);
        }
    }

    /// A piece is about to go to its owner's graveyard.
    pub(crate) fn doom(&mut self, piece: Piece) {
        if let Some(there) = self.pieces.get_mut(piece).filter(|there| there.in_play()) {
            there.set(Flag::Dying, true);
        }
    }

    /// A card on the stack is countered (ARCM-STACK-09).
    fn counter(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        if let Some(item) = self.stack.iter().copied().find(|item| item.is_card() && item.source == piece) {
            self.stack = self.stack.iter().copied().filter(|other| other.id != item.id).collect();
            self.forget_aims(item.id);
            tell.tell(Event::Countered { card: piece });
            self.exit(piece, Exit::Grave, tell);
        }
    }
}
