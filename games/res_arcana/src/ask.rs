//! Everything a seat can be asked.

use crate::{
    card::Subtype,
    essence::{Essence, Essences},
    tables::Card,
};
use arbiter_engine::Message;

/// A question.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "resa-ask")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Ask {
    /// Put to the House; nobody reads it.
    Chance,
    /// Keep one of two mages.
    Mage,
    /// Keep one card of this pack.
    Draft,
    /// Who is first player of the next game of the match?
    Starter,
    /// Pick one of the cards on the table.
    Pick,
    /// Choose a magic item before the first round.
    FirstItem,
    /// Choose one action.
    Action,
    /// Take the essences off this component, or leave them.
    Take { card: Card },
    /// Collect one essence of a few types.
    CollectOne { card: Card, n: u8 },
    /// Gain essences in a free mix.
    Gain { n: u16 },
    /// Put essences in a free mix on a component.
    Store { n: u16, card: Card },
    /// After the discard action: 1 Gold, or 2 others.
    DiscardGain,
    /// Pay Death or turn the Cursed Forge.
    Forge { card: Card },
    /// Pay essences of any type.
    Pay { n: u16 },
    /// Pay one essence of a few types.
    PayOneOf,
    /// Pay any number of one type.
    PaySame,
    /// Gain as many of another type.
    GainOther { n: u16 },
    /// What does the discount take off?
    Discount { n: u8, card: Card },
    /// Turn another artifact.
    TurnOther { subtype: Subtype },
    /// Destroy an artifact.
    Destroy,
    /// Discard cards.
    Discard { n: u8 },
    /// Straighten a component.
    Straighten,
    /// Put the essence paid on a component.
    PutOn { essence: Essence },
    /// Choose a rival whose essences are counted.
    Rival { essence: Essence },
    /// Look at which deck?
    Look,
    /// Which card comes on top?
    Order,
    /// Place an artifact, or none.
    Place,
    /// A Life loss: react, take the way out, or suffer it.
    LifeLoss { n: u8, card: Card },
    /// Choose essences to lose.
    Lose { n: u16 },
    /// Swap the magic item.
    Item,
    /// The same, when essences on it will be lost.
    ItemLosing { card: Card, essences: Essences },
    /// A victory check: use this reaction?
    Check { card: Card },
}
