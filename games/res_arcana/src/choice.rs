//! Everything a seat can answer, and its one text form.

use crate::{
    card::{Mage, MagicItem},
    essence::{Essence, Part},
    tables::Card,
};
use arbiter_engine::{Message, Notation, Seat};

/// An answer. Written as a verb and what it is about: `place prism`, `use athanor 2`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "resa-choice")]
#[allow(missing_docs, reason = "the fields say what the answer is about")]
pub enum Choice {
    // ----- the House -----
    /// This seat is first player; also the answer of the loser of a match game.
    First { seat: Seat },
    /// This face of a tile is up.
    Face { card: Card },
    /// This is the top monument.
    Reveal { card: Card },
    /// The seat is dealt this card.
    Deal { seat: Seat, card: Card },
    /// The seat takes this introductory preset.
    Preset { seat: Seat, set: u8 },
    /// This card is drawn.
    Draw { card: Card },
    /// This card is the next one looked at.
    Show { card: Card },
    /// All have answered in secret: the answers are opened.
    Unseal,

    // ----- before the first round -----
    /// Keep this mage, or this card of a draft or a match.
    Keep { card: Card },
    /// Take this magic item.
    Item { card: Card },

    // ----- the actions of a turn -----
    /// Place an artifact.
    Place { card: Card },
    /// Claim a displayed monument or a Place of Power.
    Claim { card: Card },
    /// Claim the unseen top card of the monument deck.
    ClaimTop,
    /// Discard a card from hand.
    Discard { card: Card },
    /// Use a power.
    Use { card: Card, power: u8 },
    /// Pass.
    Pass,

    // ----- pieces of these -----
    /// Pay one essence of this type.
    Pay { essence: Essence },
    /// Let the discount take off this part of the cost.
    Spare { part: Part },
    /// Pay so much of one type.
    PaySame { essence: Essence, amount: u16 },
    /// Pay none.
    PayNothing,
    /// Gain essence of this type.
    Gain { essence: Essence },
    /// Lose one essence of this type.
    Lose { essence: Essence },
    /// Take all essences off this component.
    Take { card: Card },
    /// Leave them there.
    Leave { card: Card },
    /// Turn this component.
    Turn { card: Card },
    /// Straighten this component.
    Straighten { card: Card },
    /// Destroy this artifact.
    Destroy { card: Card },
    /// Put the essence on this component.
    PutOn { card: Card },
    /// Choose this rival.
    Rival { seat: Seat },
    /// Look at the own artifact deck.
    LookOwn,
    /// Look at the monument deck.
    LookMonuments,
    /// This card comes next on top.
    Top { card: Card },
    /// Use a reaction.
    React { card: Card },
    /// Pay the way out printed on the attacking card.
    Escape,
    /// Suffer the Life loss.
    Suffer,
    /// Use no reaction; place nothing.
    Decline,
}

impl Choice {
    /// Keep this mage.
    #[must_use]
    pub fn mage(mage: Mage) -> Choice {
        Choice::Keep { card: mage.card() }
    }

    /// Take this magic item.
    #[must_use]
    pub fn item(item: MagicItem) -> Choice {
        Choice::Item { card: item.card() }
    }
}
