//! What passive abilities could do, known beforehand: whoever asks them says what for, and where nothing could answer,
//! nobody is asked.

use crate::{
    card::{Ability, Facts, Keyword, Op},
    piece::Piece,
    tables::{CARDS, Card},
};

/// Things that passive abilities do: what those of a card, or of all cards in play, could do, so that silence is free.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Felt(u64);

impl Felt {
    pub(crate) const NOTHING: Felt = Felt(0);
    pub(crate) const STAT: Felt = Felt(1);
    pub(crate) const NO_UNMARK: Felt = Felt(1 << 1);
    pub(crate) const UNMARK_TAX: Felt = Felt(1 << 2);
    pub(crate) const MAY_STAY_MARKED: Felt = Felt(1 << 3);
    pub(crate) const NOT_MARKED_FOR_MOVING: Felt = Felt(1 << 4);
    pub(crate) const CANNOT_MOVE: Felt = Felt(1 << 5);
    pub(crate) const CANNOT_ATTACK: Felt = Felt(1 << 6);
    pub(crate) const MUST_ATTACK: Felt = Felt(1 << 7);
    pub(crate) const CANNOT_DEFEND: Felt = Felt(1 << 8);
    pub(crate) const COST_CHANGE: Felt = Felt(1 << 9);
    pub(crate) const CAP: Felt = Felt(1 << 10);
    pub(crate) const REPLACE: Felt = Felt(1 << 11);
    pub(crate) const ATTACK_TAX: Felt = Felt(1 << 12);
    pub(crate) const CANNOT_ENTER: Felt = Felt(1 << 13);
    pub(crate) const REDUCE_DAMAGE: Felt = Felt(1 << 14);
    pub(crate) const SUBTYPE: Felt = Felt(1 << 15);
    pub(crate) const OTHER: Felt = Felt(1 << 16);
    pub(crate) const MUTE: Felt = Felt(1 << 17);

    /// The keyword is granted.
    pub(crate) const fn keyword(keyword: Keyword) -> Felt {
        Felt(1 << (32 + keyword as u32))
    }

    pub(crate) const fn and(self, other: Felt) -> Felt {
        Felt(self.0 | other.0)
    }

    /// Is one of these among them?
    pub(crate) const fn has(self, some: Felt) -> bool {
        self.0 & some.0 != 0
    }

    const fn by(op: &Op) -> Felt {
        match *op {
            Op::Stat { .. } | Op::StatPerFaction { .. } => Felt::STAT,
            Op::LoseAbilities { .. } | Op::Tied { .. } => Felt::MUTE,
            Op::NoUnmark { .. } => Felt::NO_UNMARK,
            Op::UnmarkTax { .. } => Felt::UNMARK_TAX,
            Op::MayStayMarked { .. } => Felt::MAY_STAY_MARKED,
            Op::NotMarkedForMoving { .. } => Felt::NOT_MARKED_FOR_MOVING,
            Op::CannotMove { .. } => Felt::CANNOT_MOVE,
            Op::CannotAttack { .. } => Felt::CANNOT_ATTACK,
            Op::MustAttack { .. } => Felt::MUST_ATTACK,
            Op::AttackTax { .. } => Felt::ATTACK_TAX,
            Op::CannotEnter { .. } => Felt::CANNOT_ENTER,
            Op::ReduceDamage { .. } | Op::DoubleDamage { .. } => Felt::REDUCE_DAMAGE,
            Op::CannotDefend { .. } => Felt::CANNOT_DEFEND,
            Op::CostChange { .. } => Felt::COST_CHANGE,
            Op::Cap { .. } => Felt::CAP,
            Op::Replace { .. } => Felt::REPLACE,
            Op::AddSubtype { .. } => Felt::SUBTYPE,
            Op::GrantKeyword { keyword, .. } => Felt::keyword(keyword),
            _ => Felt::OTHER,
        }
    }

    const fn of(facts: &Facts) -> Felt {
        let mut felt = Felt::NOTHING;
        let mut i = 0;
        while i < facts.abilities.len() {
            if facts.abilities[i].holds() {
                let script = facts.scripts[facts.abilities[i].script as usize];
                let mut at = 0;
                while at < script.len() {
                    felt = felt.and(Felt::by(&script[at]));
                    at += 1;
                }
            }
            i += 1;
        }
        felt
    }
}

impl Card {
    /// What its passive abilities could do.
    #[inline]
    pub(crate) fn felt(self) -> Felt {
        FELT[self as usize]
    }
}

static FELT: [Felt; Card::ALL.len()] = {
    let mut felt = [Felt::NOTHING; Card::ALL.len()];
    let mut card = 0;
    while card < CARDS.len() {
        felt[card] = Felt::of(&CARDS[card]);
        assert!(CARDS[card].abilities.len() <= 8); // `Source::on` has a bit for each
        card += 1;
    }
    felt
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
