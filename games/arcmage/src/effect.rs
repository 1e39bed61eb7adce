//! What each op does, once the script has come to it. Ops that only hold as long as their card does are in
//! `passive.rs`; an op that has to ask pushes a step of `script.rs`.

mod becomes;
mod goes;

pub(crate) use becomes::destroy;
pub(crate) use goes::{
    enter_at, found, from_grave, plant, put_card, put_under, relocate_to, remove_from_grave, reveal,
};

use becomes::exchange;
use goes::{copy_token, create_token, move_piece, unhide};

use crate::{
    Event, bargain,
    card::{Amount, Keywords, Kind, Op, Ref, To, What, Who},
    check, city, damage, passive,
    piece::{Flag, Piece, Place, ROOM},
    resource,
    script::Step,
    state::{Arcmage, Blow, Delayed, Note, Until, UntilEnd},
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
        Who::ControllerOfThat => {
            s.doing.that.piece().and_then(|that| s.get(that)).map_or(Seats::NONE, |that| Seats::only(that.controller))
        }
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
            let (count, who) = (s.up_to(count), seats(s, *who));
            s.sacrifice_together(|_, seat| if who.has(seat) { count } else { 0 });
        }
        Op::Discard { who, count } => {
            let seats = seats(s, *who);
            s.discard_together(seats, *count);
        }
        Op::DiscardOrSacrificeResource { who, count } => {
            each_seat(s, *who, |seat| zone::Step::DiscardOrSacrifice { seat, left: *count, from: 0, gone: 0 });
        }
        Op::MayDraw { who, .. } => {
            // Said in turn order, carried out together (ARCM-AMB-23).
            s.next(zone::Step::DrawAll);
            each_seat(s, *who, |seat| zone::Step::MayDraw { seat });
        }
        Op::Draw { who, count } => each_seat(s, *who, |seat| zone::Step::Draw { seat, left: *count }),
        Op::Mill { who, count } => each_seat(s, *who, |seat| zone::Step::Mill { seat, left: *count }),
        Op::LookTop { who, count } => {
            each_seat(s, *who, |of| zone::Step::Look { seat: you, of, at: 0, left: *count });
        }
        Op::RevealTop { count, .. } => s.next(Step::Reveal { card, script, at, left: *count }),
        Op::RevealRandomHand { who, count } => {
            each_seat(s, *who, |seat| zone::Step::RevealHand { seat, left: *count, shown: Piece::NONE });
        }
        Op::Plant { .. } => s.next(Step::Plant { card, script, at }),
        Op::Serene { what } => {
            for piece in pieces(s, what).iter() {
                if let Some(there) = s.pieces.get_mut(*piece) {
                    there.gained = Keywords::SERENE;
                }
            }
            s.find_sources();
        }
        Op::SearchDeck { count, to, .. } => {
            if *to == To::YourDeckTop {
                s.player_mut(you).deck.shuffle();
            }
            let left = s.up_to(count);
            s.next(Step::Search { card, script, at, left });
        }
        Op::ShuffleDeck => s.player_mut(you).deck.shuffle(),
        Op::AddCounter { what, counter, n } => {
            let n = s.amount(n, &s.scene()).clamp(-250, 250);
            for piece in pieces(s, what).iter() {
                match n {
                    0.. => s.add_counters(*piece, *counter, n as u8, tell),
                    _ => s.take_counters(*piece, *counter, n.unsigned_abs() as u8),
                }
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
        Op::Move { what, to, by } => {
            let by = by.and_then(|who| seats(s, who).into_iter().next()).unwrap_or(you);
            for piece in pieces(s, what).iter() {
                move_piece(s, *piece, *to, by, tell);
            }
        }
        Op::Toss { .. } => s.next(Step::Toss { card, script, at }),
        Op::Smother => until_end(s, Until::Smothered { by: source }),
        Op::SwapResource { .. } => s.next(resource::Step::Show { seat: you, card, script, at }),
        Op::CopyToken => copy_token(s, tell),
        Op::Unhide => unhide(s, tell),
        Op::NoDraw { who } => {
            for seat in seats(s, *who) {
                until_end(s, Until::NoDraw { seat });
            }
        }
        Op::OneDraw { who } => {
            s.one_draw[you] = s.one_draw[you].and(seats(s, *who));
        }
        Op::Harmless { but } => until_end(s, Until::Harmless { but: *but }),
        Op::Shelter { what } => {
            for piece in pieces(s, what).iter() {
                s.shelter(*piece);
            }
        }
        Op::CreateToken { token, to } => create_token(s, *token, *to, false, tell),
        Op::CreateTokenMarked { token, to } => create_token(s, *token, *to, true, tell),
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
        Op::RemoveFromGame { what: What::Some(_, n, _) } => s.next(Step::Pick { card, script, at, left: *n }),
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
                s.come_into_play(Place::On(host), tell);
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
        Op::Exchange { .. } | Op::GainControl { .. } | Op::GainControlMarked { .. } => {
            s.next(Step::Pick { card, script, at, left: 1 });
        }
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
                until_end(s, Until::MayDefend { city });
            }
        }
        Op::ArmyCannotDefend => {
            let second = s.aims_of(s.doing.id).nth(1).unwrap_or_default();
            if let (Target::Army(army), Target::Piece(city)) = (s.first_aim(), second) {
                until_end(s, Until::CannotDefend { army, city });
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
        Op::CannotAttack { what, .. } => {
            for piece in pieces(s, what).iter() {
                s.add_note(*piece, Note::Barred);
            }
        }
        // These hold; they do not happen.
        Op::GrantAbility { .. }
        | Op::NoUnmark { .. }
        | Op::UnmarkTax { .. }
        | Op::MayStayMarked { .. }
        | Op::NotMarkedForMoving { .. }
        | Op::CannotMove { .. }
        | Op::MustAttack { .. }
        | Op::AttackTax { .. }
        | Op::CannotEnter { .. }
        | Op::LeaveAgain { .. }
        | Op::RecallHost
        | Op::ReduceDamage { .. }
        | Op::CannotDefend { .. }
        | Op::StatDefending { .. }
        | Op::LoseAbilities { .. }
        | Op::Tied { .. }
        | Op::ResidentsMayAttack
        | Op::DoubleDamage { .. }
        | Op::Hide { .. }
        | Op::HelpsToPay { .. }
        | Op::ExtraCityDamage { .. }
        | Op::CostChange { .. }
        | Op::Cap { .. }
        | Op::ExtraDevotion { .. }
        | Op::RecallForDevotion { .. }
        | Op::Replace { .. }
        | Op::PreventDeath { .. }
        | Op::On { .. }
        | Op::StatPerFaction { .. } => {}
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
        Op::GainControl { .. } | Op::GainControlMarked { .. } => {
            let you = s.doing.controller;
            s.hand_over(piece, you, tell);
            if matches!(op, Op::GainControlMarked { .. }) {
                s.mark(piece, you, tell);
            }
        }
        _ => {}
    }
}

fn until_end(s: &mut Arcmage, what: Until) {
    if !s.until_end.is_full() {
        s.until_end.push(UntilEnd { by: s.doing.controller, what });
    }
}
