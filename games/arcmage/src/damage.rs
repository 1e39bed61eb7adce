//! Damage: bodyguards, dealing it, and what follows (ARCM-CREAT-05, ARCM-CITY-05, ARCM-KW-09, ARCM-KW-14).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Cap, Counter, Faction, Keyword, Kind, Trigger},
    piece::{Flag, Permanent, Piece, Place},
    state::{Arcmage, Blow, Until, UntilEnd},
    target::Target,
};
use arbiter_engine::{List, Notation, Options, Seat, Seats, Tell};

/// Damage about to be dealt.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say for whom, and by whom")]
pub enum Step {
    /// All blows are known now.
    Gather,
    /// May this bodyguard take damage for that creature? Then the next one is asked.
    Divert { victim: Piece, guard: Piece },
    /// It is dealt, all at once.
    Strike,
}

/// Deals damage of an effect: first the bodyguards are asked.
pub(crate) fn deal(s: &mut Arcmage, blows: List<Blow, 24>) {
    s.combat.blows = blows;
    s.next(Step::Gather);
}

/// Damage that a creature is about to be dealt.
fn coming(s: &Arcmage, victim: Piece) -> u8 {
    s.combat.blows.iter().filter(|blow| blow.to == victim).fold(0, |sum, blow| sum.saturating_add(blow.n))
}

/// A creature that could take damage for others now (ARCM-KW-14).
fn is_guard(s: &Arcmage, guard: &Permanent) -> bool {
    !s.is_mute(guard)
        && guard.is_creature()
        && guard.piece.facts().keywords.has(Keyword::Bodyguard)
        && !guard.is(Flag::Diverted)
}

/// The next pair of a creature that is about to be dealt damage and a bodyguard who could help it.
fn next_guard(s: &Arcmage, victim: Piece, guard: Piece) -> Option<(Piece, Piece)> {
    if !s.pieces.iter().any(|there| is_guard(s, there)) {
        return None;
    }
    let victims = s.creatures().filter(|there| there.piece >= victim && coming(s, there.piece) > 0);
    victims
        .flat_map(|there| s.pieces.iter().map(move |other| (there, other)))
        .filter(|(there, other)| {
            is_guard(s, other) && other.controller == there.controller && other.piece != there.piece
        })
        .map(|(there, other)| (there.piece, other.piece))
        .find(|pair| *pair > (victim, guard))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Divert { guard, .. } => s.in_play(guard).map_or(Seats::NONE, |guard| Seats::only(guard.controller)),
            Step::Gather | Step::Strike => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Divert { victim, guard } => Ask::Divert { piece: victim, to: guard, n: coming(s, victim) },
            Step::Gather | Step::Strike => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, _: Seat, out: &mut impl Options<Choice, Reason>) {
        if let Step::Divert { victim, guard } = self {
            for n in 1..=guard.facts().keyword_n.min(coming(s, victim)) {
                out.offer(Choice::Divert { n, piece: guard });
            }
            out.offer(Choice::Decline);
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let Step::Divert { victim, guard } = self else { return };
        if let Choice::Divert { n, .. } = choice {
            let mut left = n;
            for i in 0..s.combat.blows.len() {
                let blow = s.combat.blows[i];
                let taken = if blow.to == victim { left.min(blow.n) } else { 0 };
                if taken > 0 && !s.combat.blows.is_full() {
                    s.combat.blows[i].n -= taken;
                    s.combat.blows.push(Blow { to: guard, n: taken, ..blow });
                    left -= taken;
                }
            }
            if let Some(there) = s.pieces.get_mut(guard) {
                there.set(Flag::Diverted, true);
            }
            tell.tell(Event::Diverted { card: guard, from: victim, n: n - left });
        }
        if let Some((victim, guard)) = next_guard(s, victim, guard) {
            s.next(Step::Divert { victim, guard });
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Gather => {
                s.next(Step::Strike);
                if let Some((victim, guard)) = next_guard(s, Piece::NONE, Piece::NONE) {
                    s.next(Step::Divert { victim, guard });
                }
            }
            Step::Strike => {
                let blows = std::mem::take(&mut s.combat.blows);
                for blow in blows.iter() {
                    strike(s, *blow, tell);
                }
            }
            Step::Divert { .. } => {}
        }
    }
}

/// The faction of an event or magic card that deals damage (ARCM-CARD-54).
fn burning(s: &Arcmage, by: Piece) -> Option<Faction> {
    let spell = s.get(by).filter(|there| there.place == Place::Stack)?;
    let facts = spell.piece.facts();
    matches!(facts.kind, Kind::Event | Kind::Magic).then_some(facts.faction)
}

fn strike(s: &mut Arcmage, blow: Blow, tell: &mut impl Tell<Event>) {
    let Some(there) = s.in_play(blow.to).copied() else { return };
    let mut n = blow.n;
    if let Some(faction) = burning(s, blow.by) {
        n = (0..s.doublings(faction)).fold(n, |n, _| n.saturating_mul(2)).min(99);
        let smothers = |until: &UntilEnd| match until.what {
            Until::Smothered { by } if by.facts().faction == faction => Some(by),
            _ => None,
        };
        if let Some(by) = s.until_end.iter().find_map(smothers) {
            s.add_counters(by, Counter::Fire, n, tell); // ARCM-CARD-63
            return;
        }
    }
    if there.is_city()
        && let Some(cap) = s.cap(Cap::DamageToHost, blow.to)
    {
        // Further damage in that turn is ignored (ARCM-CARD-30).
        n = n.min(cap.saturating_sub(there.damage));
    }
    if there.is_creature() {
        n = n.saturating_sub(s.damage_reduction(&there));
    }
    let source = s.get(blow.by).copied();
    // During combat those deal no damage at all, in battles or by what they do besides (Ink Cloud, Wild Warg).
    if n == 0 || s.combat.target != Target::None && source.is_some_and(|by| s.is_harmless(&by)) {
        return;
    }
    let deadly = blow.battle
        && source.is_some_and(|by| by.in_play() && s.has(&by, Keyword::Deadly))
        && !s.has(&there, Keyword::ImmuneDeadly);
    let rabid = source.is_some_and(|by| by.is(Flag::Rabid));
    if let Some(victim) = s.pieces.get_mut(blow.to) {
        victim.damage = victim.damage.saturating_add(n);
        if victim.is_city() {
            victim.defense = (i16::from(victim.defense) - i16::from(n)).max(-99) as i8;
        } else {
            if deadly {
                victim.set(Flag::Doomed, true);
            }
            if rabid {
                victim.set(Flag::Rabid, true); // ARCM-KW-21
            }
        }
    }
    if let Some(by) = s.pieces.get_mut(blow.by) {
        by.dealt = by.dealt.saturating_add(n);
    }
    tell.tell(Event::Damaged { card: blow.to, n });
    let trigger = if there.is_city() { Trigger::DamagesCity } else { Trigger::DamagesCreature };
    s.hear_piece(blow.by, trigger, Target::Piece(blow.to));
}
