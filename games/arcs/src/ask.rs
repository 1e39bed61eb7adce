//! Everything a seat can be asked.

use crate::{
    action::Action,
    battle::Die,
    map::System,
    resource::Resource,
    tables::{Ambition, Card},
};
use arbiter_engine::{Message, Seat};

/// A question.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcs-ask")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Ask {
    /// Put to the House; nobody reads it.
    Chance,
    /// Pick a leader or lore.
    Draft,
    /// Keep the hand, or draw another.
    Mulligan,
    /// Lead a card, or pass the initiative.
    Lead,
    /// Surpass, copy or pivot.
    Follow,
    /// Declare an ambition with the lead card.
    Declare,
    /// Seize the initiative before the Prelude.
    Seize,
    /// A Prelude action, an action with a pip, or the end of the turn.
    Turn { pips: u8 },
    /// The action of a resource that was spent.
    Spent { resource: Resource },
    /// An action that an effect grants or demands.
    Free { action: Action },
    /// How many ships move.
    Fleet { from: System, to: System },
    /// Go on with the catapulted ships, or stop.
    Catapult { at: System },
    /// How many dice of this type.
    Collect { die: Die },
    /// How many hits strike own fresh ships.
    OwnHits { n: u8 },
    /// How many hits strike fresh defending ships.
    ShipHits { n: u8 },
    /// Which building is hit.
    BuildingHits { n: u8 },
    /// What the keys are spent on.
    Raid { keys: u8, rival: Seat },
    /// Which Court card is ransacked.
    Ransack { rival: Seat },
    /// Rearrange tokens.
    Arrange,
    /// Gain a token of a type of choice.
    Gain,
    /// Place ships at a gate, with nothing left on the map.
    Relief,
    /// Which card speaks first.
    Order,
    /// A question of this card.
    Card { card: Card },
    /// A question of this card about so many things, one at a time.
    CardPieces { card: Card, n: u8 },
    /// Declare an ambition by this card.
    CardDeclare { card: Card },
    /// Reroll dice by this card.
    Reroll { card: Card, n: u8 },
    /// Steal by this card.
    Steal { card: Card },
    /// Place ships by this card.
    PlaceShips { card: Card, n: u8 },
    /// Pay for the declaration of this ambition.
    Pay { card: Card, ambition: Ambition },
}

impl arbiter_engine::Ask for Ask {
    fn pieces(&self) -> u16 {
        match *self {
            Ask::BuildingHits { n } | Ask::CardPieces { n, .. } => n.into(),
            _ => 1,
        }
    }
}
