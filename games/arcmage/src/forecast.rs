//! What an attack would do: its battles as they stand, if nobody answered.
//!
//! For eyes only; the rules never ask it. Triggers, bodyguards and how an attacker divides its damage are people's to
//! decide, so they are left out: damage goes to each defender in turn, as much as it needs to die.

use crate::{
    Choice,
    card::Keyword,
    piece::{Flag, Permanent, Piece},
    state::{Arcmage, Defends},
};
use serde::Serialize;

/// Damage that one piece would deal to another.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlowView {
    /// Who deals it.
    pub by: Piece,
    /// To whom: a creature, or the city it attacks.
    pub to: Piece,
    /// How much.
    pub n: u8,
}

/// What would come of an attack.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForecastView {
    /// Every blow, battle by battle.
    pub blows: Vec<BlowView>,
    /// Creatures that would die, and cities that would fall.
    pub lost: Vec<Piece>,
}

impl ForecastView {
    fn dealt_to(&self, piece: Piece) -> u8 {
        self.blows.iter().filter(|blow| blow.to == piece).fold(0, |sum, blow| sum.saturating_add(blow.n))
    }

    fn blow(&mut self, by: Piece, to: Piece, n: u8) {
        if n > 0 {
            self.blows.push(BlowView { by, to, n });
        }
    }
}

/// What would come of the attack that is going on.
pub(crate) fn forecast(s: &Arcmage) -> ForecastView {
    let mut found = ForecastView::default();
    for piece in s.combat.attackers.iter() {
        if let Some(attacker) = s.in_play(*piece) {
            battle(s, attacker, &mut found);
        }
    }
    // Two cities may be attacked at once (ARCM-MULTI-07).
    for piece in s.combat.target.piece().into_iter().chain([s.combat.also]) {
        let dealt = found.dealt_to(piece);
        if dealt > 0 && s.in_play(piece).is_some_and(|city| i16::from(dealt) >= i16::from(city.defense)) {
            found.lost.push(piece);
        }
    }
    found
}

/// The attack as it would be with these defenders, before anybody is bound to them.
pub(crate) fn foreseen(s: &Arcmage, pieces: &[Choice]) -> Option<Arcmage> {
    let mut next = *s;
    for piece in pieces {
        let Choice::Defend { piece: defender, against: attacker } = *piece else { return None };
        next.combat.defends.push(Defends { defender, attacker });
    }
    Some(next)
}

fn battle(s: &Arcmage, attacker: &Permanent, found: &mut ForecastView) {
    let defenders: Vec<&Permanent> = s
        .combat
        .defends
        .iter()
        .filter(|pair| pair.attacker == attacker.piece)
        .filter_map(|pair| s.in_play(pair.defender))
        .collect();
    // Who strikes first does so before the others (ARCM-KW-03).
    for first in [true, false] {
        let strikes = |there: &Permanent, found: &ForecastView| {
            s.has(there, Keyword::FirstStrike) == first && !found.lost.contains(&there.piece)
        };
        let attacks = strikes(attacker, found);
        let hits: Vec<_> = defenders.iter().filter(|there| strikes(there, found)).collect();
        let standing: Vec<_> = defenders.iter().filter(|there| !found.lost.contains(&there.piece)).collect();
        for there in hits {
            found.blow(there.piece, attacker.piece, s.attack_of(there));
        }
        if attacks {
            divide(s, attacker, &standing, !defenders.is_empty() || attacker.is(Flag::Met), found);
        }
        for there in defenders.iter().copied().chain([attacker]) {
            if !found.lost.contains(&there.piece) && dies(s, there, found) {
                found.lost.push(there.piece);
            }
        }
    }
}

/// An attacker deals its damage: to whoever meets it, or to the city (ARCM-COMBAT-12, ARCM-COMBAT-14, ARCM-KW-08).
fn divide(s: &Arcmage, attacker: &Permanent, defenders: &[&&Permanent], met: bool, found: &mut ForecastView) {
    let overrun = s.has(attacker, Keyword::Overrun);
    let mut left = s.attack_of(attacker);
    for (at, there) in defenders.iter().enumerate() {
        let last = at + 1 == defenders.len() && !overrun;
        let needed = (s.stats(there).1 - i16::from(there.damage)).clamp(0, 120) as u8;
        let n = if last { left } else { left.min(needed) };
        found.blow(attacker.piece, there.piece, n);
        left -= n;
    }
    let goes_on = overrun || (!met && defenders.is_empty());
    if let Some(city) = s.attacked_by(attacker.piece).piece().filter(|city| s.in_play(*city).is_some())
        && goes_on
        && left > 0
    {
        found.blow(attacker.piece, city, left.saturating_add(s.extra_city_damage(attacker)));
    }
}

/// Would the creature die of the blows so far (ARCM-CREAT-05, ARCM-KW-09)?
fn dies(s: &Arcmage, there: &Permanent, found: &ForecastView) -> bool {
    let n = found.dealt_to(there.piece);
    if n == 0 || s.has(there, Keyword::Indestructible) {
        return false;
    }
    let deadly = |by: Piece| s.in_play(by).is_some_and(|by| s.has(by, Keyword::Deadly));
    let doomed = !s.has(there, Keyword::ImmuneDeadly)
        && found.blows.iter().any(|blow| blow.to == there.piece && deadly(blow.by));
    doomed || i16::from(there.damage) + i16::from(n) >= s.stats(there).1
}
