//! Everything that can happen, and who sees it.

use crate::{
    action::{Action, ActionCard, Suit},
    battle::Die,
    choice::{Damaged, Loot},
    map::{Site, System},
    piece::{Kind, Piece},
    resource::{Resource, Slot},
    tables::{Ambition, Board, Card},
};
use arbiter_engine::{Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcs-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    // ----- setup, chapters, rounds -----
    /// The initiative marker goes to a seat.
    Initiative { seat: Seat },
    /// The setup card.
    BoardDrawn { board: Board },
    /// A card joins the Court.
    CourtShown { card: Card },
    /// A leader or lore can be drafted.
    DraftShown { card: Card },
    /// A leader or lore is drafted.
    Picked { seat: Seat, card: Card },
    /// A chapter begins.
    ChapterBegins { n: u8 },
    /// A seat is dealt a card. Seen by that seat only.
    Dealt { seat: Seat, card: ActionCard },
    /// A seat has a new hand.
    Mulliganed { seat: Seat },
    /// A card leads the round.
    Led { seat: Seat, card: ActionCard },
    /// The initiative is passed on.
    PassedInitiative { seat: Seat },
    /// All passed: hands are discarded.
    AllPassed,
    /// A card surpasses.
    Surpassed { seat: Seat, card: ActionCard },
    /// A card is played face down. Seen by that seat only.
    Copied { seat: Seat, card: ActionCard },
    /// The same, for all others.
    CopiedHidden { seat: Seat },
    /// A card pivots.
    Pivoted { seat: Seat, card: ActionCard },
    /// The initiative is seized.
    Seized { seat: Seat },
    /// The card it was seized with. Seen by that seat only.
    SeizedWith { seat: Seat, card: ActionCard },
    /// An ambition is declared with a marker worth so much.
    Declared { seat: Seat, ambition: Ambition, first: u8, second: u8 },
    /// The zero marker covers the lead card.
    ZeroMarker,
    /// A seat keeps or takes the initiative as the round ends.
    RoundEnds { seat: Seat },
    /// The turn is over.
    TurnEnds { seat: Seat },
    /// Ships come to a gate, for nothing was left on the map.
    Relieved { seat: Seat, at: System, n: u8 },

    // ----- resources -----
    /// A token from the supply.
    Gained { seat: Seat, resource: Resource },
    /// The supply is empty.
    SupplyEmpty { resource: Resource },
    /// A token is spent, as this type.
    Spent { seat: Seat, slot: Slot, resource: Resource },
    /// A token is discarded.
    Discarded { seat: Seat, resource: Resource },
    /// What lies in two slots is exchanged.
    Rearranged { seat: Seat, a: Slot, b: Slot },
    /// Something is stolen.
    Stolen { seat: Seat, rival: Seat, loot: Loot },
    /// A type is outraged.
    Outraged { seat: Seat, resource: Resource },
    /// A guild card is discarded.
    CardDiscarded { seat: Seat, card: Card },
    /// A guild card is buried.
    Buried { card: Card },

    // ----- actions -----
    /// A city is taxed.
    Taxed { seat: Seat, site: Site },
    /// Agents are captured.
    Captured { seat: Seat, rival: Seat, n: u8 },
    /// Something is built.
    Built { seat: Seat, piece: Piece, at: System },
    /// Ships move.
    Moved { seat: Seat, from: System, to: System, fresh: u8, damaged: u8 },
    /// Something is repaired.
    Repaired { seat: Seat, what: Damaged },
    /// An agent comes to the Court.
    Influenced { seat: Seat, card: Card },
    /// A Court card is secured.
    Secured { seat: Seat, card: Card },
    /// A Court card is ransacked.
    Ransacked { seat: Seat, card: Card },
    /// The Prelude action or ability of a card is used.
    Used { seat: Seat, card: Card },
    /// Ships are placed.
    ShipsPlaced { seat: Seat, at: System, n: u8 },

    // ----- battle -----
    /// A battle begins.
    Battle { seat: Seat, rival: Seat, at: System },
    /// Dice are collected.
    Collected { seat: Seat, die: Die, n: u8 },
    /// A die shows a face.
    Rolled { die: Die, face: u8 },
    /// A die is rolled again.
    Rerolled { seat: Seat, die: Die, face: u8 },
    /// What the roll amounts to.
    Totals { self_hits: u8, intercepts: u8, hits: u8, building_hits: u8, keys: u8 },
    /// Ships are damaged.
    ShipsDamaged { seat: Seat, at: System, n: u8 },
    /// Ships are destroyed and become trophies.
    ShipsDestroyed { seat: Seat, rival: Seat, at: System, n: u8 },
    /// A building is damaged.
    BuildingDamaged { seat: Seat, kind: Kind, site: Site },
    /// A building is destroyed and becomes a trophy.
    BuildingDestroyed { seat: Seat, rival: Seat, kind: Kind, site: Site },
    /// A city goes back to its owner's board.
    CityReturned { seat: Seat, site: Site },
    /// The battle is over.
    BattleEnds,

    // ----- hidden cards -----
    /// A card is drawn. Seen by that seat only.
    Drew { seat: Seat, card: ActionCard },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// An open card is taken into hand.
    TookCard { seat: Seat, card: ActionCard },

    // ----- chapter end -----
    /// A seat gains power for an ambition.
    Scored { seat: Seat, ambition: Ambition, power: u8 },
    /// Nobody gains power for an ambition.
    NobodyScored { ambition: Ambition },
    /// Trophies are returned.
    TrophiesReturned,
    /// Captives are returned.
    CaptivesReturned,
    /// The next ambition marker is flipped.
    MarkerFlipped { first: u8, second: u8 },
    /// The game is won.
    Won { seat: Seat },
}

impl arbiter_engine::Event for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Dealt { seat, .. } | Event::SeizedWith { seat, .. } => eyes.are(seat).then_some(self),
            Event::Copied { seat, .. } if !eyes.are(seat) => Some(Event::CopiedHidden { seat }),
            Event::Drew { seat, .. } if !eyes.are(seat) => Some(Event::DrewHidden { seat }),
            _ => Some(self),
        }
    }
}

/// Every message the rules can say.
pub(crate) fn messages() -> Vec<Signature> {
    let mut all = [crate::Ask::SAYS, crate::Choice::SAYS, Event::SAYS, crate::Reason::SAYS].concat();
    for names in [
        Card::SAYS,
        Board::SAYS,
        Ambition::SAYS,
        Resource::SAYS,
        Suit::SAYS,
        Action::SAYS,
        Kind::SAYS,
        Piece::SAYS,
        Die::SAYS,
        Damaged::SAYS,
        Loot::SAYS,
    ] {
        all.extend(names);
    }
    all.extend(System::SAYS);
    all.extend(Slot::SAYS);
    all.extend([ActionCard::SAYS, Site::SAYS]);
    all
}
