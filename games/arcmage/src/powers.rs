//! What passive abilities could do, known beforehand: whoever asks them says what for, and where nothing could answer,
//! nobody is asked.

use crate::{
    card::{Ability, Facts, Keyword, Op},
    piece::Piece,
    tables::{CARDS, Card},
};

/// Things that passive abilities do: what those of a card, or of all cards in play, could do, so that silence is free.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Powers(u64);

impl Powers {
    pub(crate) const NOTHING: Powers = Powers(0);
    pub(crate) const STAT: Powers = Powers(1);
    pub(crate) const NO_UNMARK: Powers = Powers(1 << 1);
    pub(crate) const UNMARK_TAX: Powers = Powers(1 << 2);
    pub(crate) const MAY_STAY_MARKED: Powers = Powers(1 << 3);
    pub(crate) const NOT_MARKED_FOR_MOVING: Powers = Powers(1 << 4);
    pub(crate) const CANNOT_MOVE: Powers = Powers(1 << 5);
    pub(crate) const CANNOT_ATTACK: Powers = Powers(1 << 6);
    pub(crate) const MUST_ATTACK: Powers = Powers(1 << 7);
    pub(crate) const CANNOT_DEFEND: Powers = Powers(1 << 8);
    pub(crate) const COST_CHANGE: Powers = Powers(1 << 9);
    pub(crate) const CAP: Powers = Powers(1 << 10);
    pub(crate) const REPLACE: Powers = Powers(1 << 11);
    pub(crate) const ATTACK_TAX: Powers = Powers(1 << 12);
    pub(crate) const CANNOT_ENTER: Powers = Powers(1 << 13);
    pub(crate) const REDUCE_DAMAGE: Powers = Powers(1 << 14);
    pub(crate) const SUBTYPE: Powers = Powers(1 << 15);
    pub(crate) const OTHER: Powers = Powers(1 << 16);
    pub(crate) const MUTE: Powers = Powers(1 << 17);

    /// The keyword is granted.
    pub(crate) const fn keyword(keyword: Keyword) -> Powers {
        Powers(1 << (32 + keyword as u32))
    }

    pub(crate) const fn and(self, other: Powers) -> Powers {
        Powers(self.0 | other.0)
    }

    /// Is one of these among them?
    pub(crate) const fn has(self, some: Powers) -> bool {
        self.0 & some.0 != 0
    }

    const fn by(op: &Op) -> Powers {
        match *op {
            Op::Stat { .. } | Op::StatPerFaction { .. } => Powers::STAT,
            Op::LoseAbilities { .. } | Op::Tied { .. } => Powers::MUTE,
            Op::NoUnmark { .. } => Powers::NO_UNMARK,
            Op::UnmarkTax { .. } => Powers::UNMARK_TAX,
            Op::MayStayMarked { .. } => Powers::MAY_STAY_MARKED,
            Op::NotMarkedForMoving { .. } => Powers::NOT_MARKED_FOR_MOVING,
            Op::CannotMove { .. } => Powers::CANNOT_MOVE,
            Op::CannotAttack { .. } => Powers::CANNOT_ATTACK,
            Op::MustAttack { .. } => Powers::MUST_ATTACK,
            Op::AttackTax { .. } => Powers::ATTACK_TAX,
            Op::CannotEnter { .. } => Powers::CANNOT_ENTER,
            Op::ReduceDamage { .. } | Op::DoubleDamage { .. } => Powers::REDUCE_DAMAGE,
            Op::CannotDefend { .. } => Powers::CANNOT_DEFEND,
            Op::CostChange { .. } => Powers::COST_CHANGE,
            Op::Cap { .. } => Powers::CAP,
            Op::Replace { .. } => Powers::REPLACE,
            Op::AddSubtype { .. } => Powers::SUBTYPE,
            Op::GrantKeyword { keyword, .. } => Powers::keyword(keyword),
            _ => Powers::OTHER,
        }
    }

    const fn of(facts: &Facts) -> Powers {
        let mut powers = Powers::NOTHING;
        let mut i = 0;
        while i < facts.abilities.len() {
            if facts.abilities[i].holds() {
                let script = facts.scripts[facts.abilities[i].script as usize];
                let mut at = 0;
                while at < script.len() {
                    powers = powers.and(Powers::by(&script[at]));
                    at += 1;
                }
            }
            i += 1;
        }
        powers
    }
}

impl Card {
    /// What its passive abilities could do.
    #[inline]
    pub(crate) fn powers(self) -> Powers {
        POWERS[self as usize]
    }
}

static POWERS: [Powers; Card::ALL.len()] = {
    let mut powers = [Powers::NOTHING; Card::ALL.len()];
    let mut card = 0;
    while card < CARDS.len() {
        powers[card] = Powers::of(&CARDS[card]);
        assert!(CARDS[card].abilities.len() <= 8); // `Source::on` has a bit for each
        card += 1;
    }
    powers
};

/// A piece in play with abilities that others feel.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Source {
    /// The piece.
    pub piece: Piece,
    /// A bit for each ability that is on, its condition apart.
    pub(crate) on: u8,
}

impl Source {
    /// Its abilities that are on.
    #[inline]
    pub(crate) fn abilities(self) -> impl Iterator<Item = &'static Ability> {
        let abilities = self.piece.facts().abilities.iter().enumerate();
        abilities.filter(move |(i, _)| self.on >> i & 1 == 1).map(|(_, ability)| ability)
    }
}
