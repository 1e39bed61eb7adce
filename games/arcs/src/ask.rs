//! Everything a seat can be asked.

use crate::{
    action::{Action, ActionCard},
    battle::Die,
    map::System,
    resource::Resource,
    tables::{Ambition, Card},
};
use arbiter_engine::{Message, Seat};

/// A question. `May…` and all that a card asks with "may" can be declined.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcs-ask")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Ask {
    /// Put to the House; nobody reads it.
    Chance,

    // ----- before the first round, and playing a card -----
    /// Pick a leader or lore.
    Draft,
    /// Pick a leader: there is enough lore.
    DraftLeader,
    /// Pick lore: there is a leader.
    DraftLore,
    /// Keep the hand, or draw another.
    Mulligan,
    /// Lead a card, or pass the initiative.
    Lead,
    /// Surpass, copy or pivot; the lead card counts as this number.
    Follow { card: ActionCard, number: u8 },
    /// Declare an ambition with the lead card, for a marker worth so much.
    Declare { first: u8, second: u8 },
    /// Seize the initiative before the Prelude.
    Seize,
    /// The same, or declare an ambition by this card.
    SeizeOrDeclare { card: Card },

    // ----- the turn and its actions -----
    /// A Prelude action, an action with a pip, or the end of the turn.
    Prelude { pips: u8 },
    /// An action with a pip, or the end of the turn: nothing can be done in a Prelude.
    Turn { pips: u8 },
    /// The action of a resource that was spent.
    Spent { resource: Resource },
    /// An action that this leader grants.
    Free { card: Card, action: Action },
    /// An action that this leader demands.
    Must { card: Card, action: Action },
    /// How many ships move.
    Fleet { from: System, to: System },
    /// Go on with the catapulted ships, or stop.
    Catapult { at: System },
    /// Rearrange tokens.
    Arrange,
    /// The same, with so many tokens that have no slot.
    Overflow { n: u8 },
    /// Gain a token of a type of choice.
    Gain,
    /// The same, by this leader, or nothing.
    MayGain { card: Card },
    /// Place ships at a gate, with nothing left on the map.
    Relief,

    // ----- battle -----
    /// How many dice of this type.
    Collect { die: Die },
    /// How many hits strike own fresh ships.
    OwnHits { n: u8 },
    /// How many hits strike fresh defending ships.
    ShipHits { n: u8 },
    /// Which buildings are hit.
    BuildingHits { n: u8 },
    /// What the keys are spent on.
    Raid { keys: u8, rival: Seat },
    /// Which Court card is ransacked.
    Ransack { rival: Seat },

    // ----- questions of several cards -----
    /// Which card speaks first.
    Order,
    /// Declare an ambition by this card.
    CardDeclare { card: Card },
    /// Reroll dice by this card.
    Reroll { card: Card, n: u8 },
    /// Steal anything.
    Steal { card: Card },
    /// Steal a token of this type.
    StealToken { card: Card, resource: Resource },
    /// Steal a guild card, or nothing.
    MayStealGuild { card: Card },
    /// Place ships by this card, all in one system.
    PlaceShips { card: Card, n: u8 },
    /// Place a ship by this card in each of so many systems.
    PlaceOneEach { card: Card, n: u8 },
    /// Gain or steal so many tokens of a type, one at a time.
    Take { card: Card, resource: Resource, n: u8 },

    // ----- questions of one card -----
    /// Unions: beside which played card?
    Beside { card: Card },
    /// Prison Wardens: how many captives of this rival are returned?
    Pressgang { card: Card, rival: Seat },
    /// Prison Wardens: a token of choice for each of so many captives.
    PressgangGain { card: Card, n: u8 },
    /// Prison Wardens: how many captives of this rival become trophies?
    Execute { card: Card, rival: Seat },
    /// Farseers: into whose hand?
    LookAt { card: Card },
    /// Farseers: exchange a card with this rival?
    Exchange { card: Card, rival: Seat },
    /// Farseers: which cards go, of so many?
    DiscardHand { card: Card, n: u8 },
    /// Elder Broker: what is taken from this rival?
    TradeTake { card: Card, rival: Seat },
    /// Elder Broker: what is given for it?
    TradeGive { card: Card, rival: Seat, resource: Resource },
    /// Relic Fence: which token goes?
    Fence { card: Card },
    /// Mass Uprising: in which cluster?
    Cluster { card: Card },
    /// Outrage Spreads: of which type?
    Outrage { card: Card },
    /// Song of Freedom: which city goes back?
    ReturnCity { card: Card },
    /// Song of Freedom: seize the initiative?
    SeizeNow { card: Card },
    /// Feastbringer: the guild card that pays for the declaration of this ambition.
    Pay { card: Card, ambition: Ambition },
    /// Demagogue: on which Court cards, at most so many?
    Agents { card: Card, n: u8 },
    /// Galactic Rifles: how many dice, at most so many?
    Rifles { card: Card, n: u8 },
    /// Sprinter Drives: which ships move once more?
    Sprint { card: Card },
    /// Repair Drones: repair an attacking ship there?
    RepairShip { card: Card, at: System },
    /// Cloud Cities: the token that is spent as this type for the city.
    PayToken { card: Card, resource: Resource, at: System },
}
