//! What cards are able to by themselves, known beforehand: those that are not are passed over without a look at their text.

use crate::{
    card::{Facts, Filter, Op, Trigger, Works},
    tables::{CARDS, Card},
};

/// What the abilities of a card could do, or those of all cards on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Able(u64);

impl Able {
    pub(crate) const NOTHING: Able = Able(0);
    /// It has an activated ability (ARCM-ABIL-03).
    pub(crate) const ACTIVATED: Able = Able(1);
    /// One that does nothing but produce resources (ARCM-RES-12).
    pub(crate) const PRODUCES: Able = Able(1 << 1);
    /// It gives an ability to what it lies on.
    pub(crate) const GRANTS: Able = Able(1 << 2);
    /// It has a reaction (ARCM-ABIL-07).
    pub(crate) const REACTS: Able = Able(1 << 3);
    /// It has no defense by its print, so that whatever befalls it may kill it.
    pub(crate) const FRAIL: Able = Able(1 << 4);
    /// It helps to pay for cards.
    pub(crate) const HELPS: Able = Able(1 << 5);
    const HEARS: u32 = 16;
    /// It hears of others that come into play …
    pub(crate) const OTHERS_ENTERING: Able = Able::hears(&Trigger::OtherEnters(&Filter::Any));
    /// … and of cards that are played.
    pub(crate) const CARDS_PLAYED: Able = Able::hears(&Trigger::YouPlay(&Filter::Any));

    /// An ability waits for this.
    pub(crate) const fn hears(trigger: &Trigger) -> Able {
        let number = match trigger {
            Trigger::Enters => 0,
            Trigger::Leaves => 1,
            Trigger::Dies => 2,
            Trigger::Marked => 3,
            Trigger::Devoted => 4,
            Trigger::Moved => 5,
            Trigger::EntersCity => 6,
            Trigger::DamagesCity => 7,
            Trigger::DamagesCreature => 8,
            Trigger::Attacks => 9,
            Trigger::Defended => 10,
            Trigger::HostMarked | Trigger::HostMarkedByController => 11,
            Trigger::Buried(_) => 12,
            Trigger::YouPlay(_) => 13,
            Trigger::OtherEnters(_) => 14,
            Trigger::TacticsInItsCity => 15,
            Trigger::HostsTurnEnds => 16,
            _ => 17,
        };
        Able(1 << (Able::HEARS + number))
    }

    /// What any of the two is able to.
    pub(crate) const fn and(self, other: Able) -> Able {
        Able(self.0 | other.0)
    }

    /// Is one of these among them?
    #[inline]
    pub(crate) const fn has(self, some: Able) -> bool {
        self.0 & some.0 != 0
    }

    const fn of(facts: &Facts) -> Able {
        let mut able = if facts.defense == 0 { Able::FRAIL } else { Able::NOTHING };
        let mut i = 0;
        while i < facts.abilities.len() {
            let script = facts.scripts[facts.abilities[i].script as usize];
            let (mut at, mut produces) = (0, !script.is_empty());
            while at < script.len() {
                produces &= matches!(script[at], Op::Produce { .. });
                if matches!(script[at], Op::GrantAbility { .. }) {
                    able = able.and(Able::GRANTS);
                }
                at += 1;
            }
            able = able.and(match &facts.abilities[i].kind {
                Works::Activated if produces => Able::ACTIVATED.and(Able::PRODUCES),
                Works::Activated => Able::ACTIVATED,
                Works::Reaction => Able::REACTS,
                Works::Triggered(trigger) => Able::hears(trigger),
                _ => Able::NOTHING,
            });
            i += 1;
        }
        let mut i = 0;
        while i < facts.scripts.len() {
            let mut at = 0;
            while at < facts.scripts[i].len() {
                if matches!(facts.scripts[i][at], Op::HelpsToPay { .. }) {
                    able = able.and(Able::HELPS);
                }
                at += 1;
            }
            i += 1;
        }
        able
    }
}

impl Card {
    /// What it is able to by itself.
    #[inline]
    pub(crate) fn able(self) -> Able {
        ABLE[self as usize]
    }
}

static ABLE: [Able; Card::ALL.len()] = {
    let mut able = [Able::NOTHING; Card::ALL.len()];
    let mut card = 0;
    while card < CARDS.len() {
        able[card] = Able::of(&CARDS[card]);
        card += 1;
    }
    able
};
