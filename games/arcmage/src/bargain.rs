//! What single cards ask of players and no other card does: Nun, Uneasy Pact, As You Command, Karma.

use crate::{
    Ask, Choice, Event, Reason,
    card::{Faction, Filter, Holdings, Keyword, What},
    check, effect,
    piece::{Permanent, Piece, Place},
    play,
    state::{Arcmage, Item, SEALED},
    target::Target,
    zone,
};
use arbiter_engine::{List, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// A bargain, one piece after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say who or what, and how many are left")]
pub enum Step {
    /// So many others, after this one, are sacrificed, or this creature is destroyed (Nun).
    Ransom { piece: Piece, left: u8, after: Piece },
    /// A seat sacrifices so many creatures, after this one (Uneasy Pact).
    GiveUp { seat: Seat, what: Holdings, left: u8, after: Piece },
    /// Everybody discards down to so many cards (Uneasy Pact).
    Shed { to: u8 },
    /// The armies had so much loyalty to a faction: its cities gain what they have lost of it (As You Command).
    Tribute { faction: Faction, had: u8 },
    /// Another target for this spell (Karma).
    Retarget { spell: Piece },
}

/// The target is destroyed, unless its controller sacrifices so many other creatures.
pub(crate) fn ransom(s: &mut Arcmage, n: u8, tell: &mut impl Tell<Event>) {
    let Some(piece) = s.first_aim().piece() else { return };
    let Some(seat) = s.in_play(piece).map(|there| there.controller) else { return };
    if s.creatures().filter(|other| other.controller == seat && other.piece != piece).count() < n.into() {
        effect::destroy(s, piece, tell);
    } else {
        s.next(Step::Ransom { piece, left: n, after: Piece::NONE });
    }
}

/// Those are destroyed at once, so that it is known who is before the cities gain by it.
pub(crate) fn raze(s: &mut Arcmage, what: &Filter) {
    for faction in Faction::ALL {
        let had = army_loyalty(s, faction);
        if had > 0 && s.permanents().any(|city| city.is_city() && city.piece.facts().faction == faction) {
            s.next(Step::Tribute { faction, had });
        }
    }
    for piece in effect::pieces(s, &What::Each(*what)).iter() {
        if s.in_play(*piece).is_some_and(|there| !s.has(there, Keyword::Indestructible)) {
            s.doom(*piece);
        }
    }
    let first = check::dying(s);
    s.next(first);
}

/// The loyalty marks of all creatures of a faction in all armies.
fn army_loyalty(s: &Arcmage, faction: Faction) -> u8 {
    let army = s.pieces.iter().filter(|there| there.place == Place::Army && there.piece.facts().faction == faction);
    army.fold(0, |sum: u8, there| sum.saturating_add(s.loyalty_marks(there.piece)))
}

/// How much of it a seat has.
fn holds(s: &Arcmage, seat: Seat, what: Holdings) -> usize {
    match what {
        Holdings::ResourceCards => s.resources_of(seat).count(),
        Holdings::CardsInHand => s.player(seat).hand.len(),
        Holdings::ArmyCreatures | Holdings::Residents => held(s, seat, what).count(),
    }
}

/// The creatures of a seat that are meant.
fn held(s: &Arcmage, seat: Seat, what: Holdings) -> impl Iterator<Item = &Permanent> + Clone {
    let army = what == Holdings::ArmyCreatures;
    s.creatures().filter(move |there| there.controller == seat && (there.place == Place::Army) == army)
}

/// Everybody gives up what they have more of than whoever has least; in turn order (ARCM-AMB-23).
pub(crate) fn equalize(s: &mut Arcmage, what: Holdings) {
    let least = s.everybody().map(|seat| holds(s, seat, what)).min().unwrap_or(0);
    if what == Holdings::CardsInHand {
        s.next(Step::Shed { to: least as u8 });
        return;
    }
    if what == Holdings::ResourceCards {
        return s.sacrifice_together(|s, seat| (holds(s, seat, what) - least) as u8);
    }
    s.next(check::Step::Graves);
    let order: List<Seat, 4> = s.in_order().collect();
    for seat in order.iter().rev() {
        let left = (holds(s, *seat, what) - least) as u8;
        if left > 0 {
            s.next(Step::GiveUp { seat: *seat, what, left, after: Piece::NONE });
        }
    }
}

/// Hands are discarded down to so many cards: in secret if several players do, as many at once as can be sealed.
fn shed(s: &mut Arcmage, to: u8) {
    let over = |s: &Arcmage, seat: Seat| s.player(seat).hand.len().saturating_sub(to.into());
    let order: List<Seat, 4> = s.in_order().filter(|seat| over(s, *seat) > 0).collect();
    match order[..] {
        [] => {}
        [seat] => s.next(zone::Step::Discard { seat, left: over(s, seat) as u8, from: 0 }),
        _ => {
            s.next(Step::Shed { to });
            s.next(zone::Step::Unseal);
            for seat in order.iter().rev() {
                let left = over(s, *seat).min(SEALED) as u8;
                s.next(zone::Step::Seal { seat: *seat, left, from: 0 });
            }
        }
    }
}

impl Step {
    fn seat(self, s: &Arcmage) -> Seat {
        match self {
            Step::Ransom { piece, .. } => s.get(piece).map_or(s.active, |there| there.controller),
            Step::GiveUp { seat, .. } => seat,
            Step::Shed { .. } | Step::Tribute { .. } | Step::Retarget { .. } => s.doing.controller,
        }
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        let seat = self.seat(s);
        let asked = match self {
            Step::Shed { .. } | Step::Tribute { .. } => false,
            _ => !s.defeated.has(seat) && self.is_open(s, seat),
        };
        if asked { Seats::only(seat) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Ransom { piece, left, .. } => Ask::Ransom { piece, n: left },
            Step::GiveUp { left, .. } => Ask::SacrificeCreatures { n: left },
            Step::Retarget { spell } => Ask::Target { card: spell.card },
            Step::Shed { .. } | Step::Tribute { .. } => Ask::Choose { card: s.doing.card },
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Ransom { piece, left, after } => {
                let others = s.creatures().filter(|there| there.controller == seat && there.piece != piece);
                so_many(others, left, after, out);
                if !after.is_some() {
                    out.offer(Choice::Decline);
                }
            }
            Step::GiveUp { what, left, after, .. } => {
                so_many(held(s, seat, what), left, after, out);
            }
            Step::Retarget { spell } => {
                if let Some(item) = spell_of(s, spell) {
                    s.other_targets(&item, |target, verdict| out.put(Choice::Target { target }, verdict));
                }
                out.offer(Choice::Decline);
            }
            Step::Shed { .. } | Step::Tribute { .. } => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Ransom { piece, left, .. }, Choice::Choose { target: Target::Piece(after) }) => {
                s.next(match left {
                    0 | 1 => check::Step::Graves.into(),
                    _ => crate::step::Step::from(Step::Ransom { piece, left: left - 1, after }),
                });
                s.doom(after);
            }
            (Step::Ransom { piece, .. }, _) => effect::destroy(s, piece, tell),
            (Step::GiveUp { seat, what, left, .. }, Choice::Choose { target: Target::Piece(after) }) => {
                if left > 1 {
                    s.next(Step::GiveUp { seat, what, left: left - 1, after });
                }
                s.doom(after);
            }
            (Step::Retarget { spell }, Choice::Target { target }) => {
                let Some(item) = spell_of(s, spell) else { return };
                if let Some(aim) = s.aims.iter_mut().find(|aim| aim.item == item.id && !aim.cost) {
                    aim.at = target;
                    tell.tell(Event::Aimed { card: spell.card, target });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Shed { to } => shed(s, to),
            Step::Tribute { faction, had } => {
                let n = had.saturating_sub(army_loyalty(s, faction));
                for i in 0..s.pieces.len() {
                    let city = s.pieces[i];
                    if city.is_city() && city.piece.facts().faction == faction {
                        s.change_defense(city.piece, n.into(), tell);
                    }
                }
            }
            Step::Ransom { .. } | Step::GiveUp { .. } | Step::Retarget { .. } => {
                let seat = self.seat(s);
                self.take_only_way(s, seat, tell);
            }
        }
    }
}

/// The item of a spell on the stack.
fn spell_of(s: &Arcmage, spell: Piece) -> Option<Item> {
    s.stack.iter().copied().find(|item| item.is_card() && item.source == spell)
}

/// So many of these, after this one.
fn so_many<'a>(
    those: impl Iterator<Item = &'a Permanent> + Clone,
    left: u8,
    after: Piece,
    out: &mut impl Options<Choice, Reason>,
) {
    let pick = |there: &Permanent| Pick::once(Choice::Choose { target: Target::Piece(there.piece) });
    out.pieces(Wanted::exactly(left), those.filter(|there| there.piece > after).map(pick));
}

impl Arcmage {
    /// Other targets that the one aim of an item might have; what it has already is no other.
    fn other_targets(&self, item: &Item, mut found: impl FnMut(Target, Result<(), Reason>)) {
        let now = self.aims_of(item.id).next();
        play::each_aim(self, item, |target, verdict| {
            found(target, if Some(target) == now { Err(Reason::NotMeant) } else { verdict });
        });
    }
}
