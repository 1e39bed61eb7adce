//! Everything that can happen, and who sees it.

use crate::{
    action::{Action, ActionCard, Suit},
    battle::{Die, Face},
    choice::{Damaged, Loot},
    label::Label,
    map::{Site, System},
    piece::{Kind, Piece},
    resource::{Resource, Slot},
    tables::{Ambition, Board, Card},
};
use arbiter_engine::{Clause, Eyes, Message, Seat, Signature};

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
    /// A token is spent as what it is.
    Spent { seat: Seat, resource: Resource },
    /// A token is spent as another type.
    SpentAs { seat: Seat, token: Resource, resource: Resource },
    /// A token of an outraged type is spent for nothing.
    SpentInVain { seat: Seat, resource: Resource },
    /// A token is discarded.
    Discarded { seat: Seat, resource: Resource },
    /// The tokens in two slots are exchanged.
    Swapped { seat: Seat, one: Resource, a: Slot, other: Resource, b: Slot },
    /// A token goes from a slot to an empty one.
    Shifted { seat: Seat, resource: Resource, from: Slot, to: Slot },
    /// A token is stolen.
    TokenStolen { seat: Seat, rival: Seat, resource: Resource },
    /// A guild card is stolen.
    GuildStolen { seat: Seat, rival: Seat, card: Card },
    /// A type is outraged.
    Outraged { seat: Seat, resource: Resource },
    /// A type is outraged from the beginning.
    BeginsOutraged { seat: Seat, resource: Resource },
    /// A guild card is discarded.
    CardDiscarded { seat: Seat, card: Card },
    /// A guild card is buried.
    Buried { card: Card },

    // ----- actions -----
    /// A city is taxed.
    Taxed { seat: Seat, site: Site },
    /// Agents are captured.
    Captured { seat: Seat, rival: Seat, n: u8 },
    /// Captives go back to their owner.
    CaptivesFreed { seat: Seat, rival: Seat, n: u8 },
    /// Captives become trophies.
    CaptivesExecuted { seat: Seat, rival: Seat, n: u8 },
    /// Tokens are swapped.
    Traded { seat: Seat, rival: Seat, taken: Resource, given: Resource },
    /// Cards are shuffled into the Court deck.
    CourtShuffled,
    /// Something is built.
    Built { seat: Seat, piece: Piece, at: System },
    /// Something is built where a rival is in control.
    BuiltDamaged { seat: Seat, piece: Piece, at: System },
    /// Ships move.
    Moved { seat: Seat, from: System, to: System, fresh: u8, damaged: u8 },
    /// A ship is repaired.
    ShipRepaired { seat: Seat, at: System },
    /// A building is repaired.
    BuildingRepaired { seat: Seat, kind: Kind, site: Site },
    /// An agent comes to the Court.
    Influenced { seat: Seat, card: Card },
    /// A Court card is secured.
    Secured { seat: Seat, card: Card },
    /// A Court card is ransacked.
    Ransacked { seat: Seat, card: Card },
    /// Agents on a ransacked card become trophies.
    AgentsTaken { seat: Seat, rival: Seat, n: u8 },
    /// The Prelude action or ability of a card is used.
    Used { seat: Seat, card: Card },
    /// A leader wastes all fuel of its player.
    Lavish { seat: Seat, card: Card },
    /// A guild card is given away.
    CardGiven { seat: Seat, rival: Seat, card: Card },
    /// A union is laid beside a played card.
    LaidBeside { seat: Seat, card: Card, beside: ActionCard },
    /// A building is replaced by one of this kind.
    Pruned { seat: Seat, kind: Kind, site: Site },
    /// Ships fire at a rival from another system.
    RiflesFired { seat: Seat, rival: Seat, from: System, at: System },
    /// Ships are placed.
    ShipsPlaced { seat: Seat, at: System, n: u8 },

    // ----- battle -----
    /// A battle begins.
    Battle { seat: Seat, rival: Seat, at: System },
    /// Dice are collected.
    Collected { seat: Seat, die: Die, n: u8 },
    /// A die shows a face, with these symbols.
    Rolled { die: Die, face: u8, shows: Face },
    /// A die with these symbols is rolled again.
    Rerolled { seat: Seat, die: Die, face: u8, shows: Face },
    /// What the roll amounts to.
    Totals { roll: Face },
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
    /// A seat looks into the hand of a rival.
    Looked { seat: Seat, rival: Seat },
    /// Hand cards are exchanged. Seen by the two only.
    Exchanged { seat: Seat, rival: Seat, mine: ActionCard, theirs: ActionCard },
    /// The same, for all others.
    ExchangedHidden { seat: Seat, rival: Seat },
    /// A hand card is discarded face down. Seen by that seat only.
    HandDiscarded { seat: Seat, card: ActionCard },
    /// The same, for all others.
    HandDiscardedHidden { seat: Seat },
    /// An open card is taken into hand.
    TookCard { seat: Seat, card: ActionCard },

    // ----- chapter end -----
    /// A seat gains power for the first or second place in an ambition.
    Scored { seat: Seat, place: u8, ambition: Ambition, power: u8 },
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
            Event::Exchanged { seat, rival, .. } if !eyes.are(seat) && !eyes.are(rival) => {
                Some(Event::ExchangedHidden { seat, rival })
            }
            Event::HandDiscarded { seat, .. } if !eyes.are(seat) => Some(Event::HandDiscardedHidden { seat }),
            Event::Drew { seat, .. } if !eyes.are(seat) => Some(Event::DrewHidden { seat }),
            _ => Some(self),
        }
    }

    fn clause(&self) -> Option<Clause> {
        Some(Clause(match self {
            Event::Initiative { .. } => "ARCS-GLOSS-05",
            Event::BoardDrawn { .. } => "ARCS-SETUP-05",
            Event::CourtShown { .. } => "ARCS-SECURE-04",
            Event::DraftShown { .. } => "ARCS-LL-01",
            Event::Picked { .. } => "ARCS-LL-03",
            Event::ChapterBegins { .. } => "ARCS-NEXT-01",
            Event::Dealt { .. } => "ARCS-SETUP-09",
            Event::Mulliganed { .. } => "ARCS-SETUP-10",
            Event::Led { .. } => "ARCS-LEAD-01",
            Event::PassedInitiative { .. } => "ARCS-PASS-01",
            Event::AllPassed => "ARCS-PASS-02",
            Event::Surpassed { .. } => "ARCS-SURPASS-01",
            Event::Copied { .. } | Event::CopiedHidden { .. } => "ARCS-COPY-01",
            Event::Pivoted { .. } => "ARCS-PIVOT-01",
            Event::Seized { .. } => "ARCS-SEIZE-04",
            Event::SeizedWith { .. } => "ARCS-SEIZE-01",
            Event::Declared { .. } => "ARCS-DECL-02",
            Event::ZeroMarker => "ARCS-DECL-03",
            Event::RoundEnds { .. } => "ARCS-INIT-02",
            Event::Relieved { .. } => "ARCS-ELIM-01",
            Event::SupplyEmpty { .. } => "ARCS-COMP-09",
            Event::Spent { .. } => "ARCS-RES-01",
            Event::SpentAs { .. } => "ARCS-GUILD-01",
            Event::SpentInVain { .. } => "ARCS-OUTRAGE-01",
            Event::Swapped { .. } | Event::Shifted { .. } => "ARCS-RES-04",
            Event::TokenStolen { .. } | Event::GuildStolen { .. } => "ARCS-RAID-02",
            Event::Outraged { .. } => "ARCS-OUTRAGE-02",
            Event::BeginsOutraged { .. } => "ARCS-LEADER-02b",
            Event::CardDiscarded { .. } => "ARCS-PRE-05",
            Event::Buried { .. } => "ARCS-GLOSS-03",
            Event::Taxed { .. } => "ARCS-TAX-01",
            Event::Captured { .. } => "ARCS-GLOSS-02",
            Event::CaptivesFreed { .. } | Event::CaptivesExecuted { .. } => "ARCS-GUILD-12",
            Event::Traded { .. } => "ARCS-GUILD-23",
            Event::Built { piece: Piece::Ship, .. } => "ARCS-BUILD-03",
            Event::Built { piece: Piece::CloudCity, .. } => "ARCS-LORE-09",
            Event::Built { .. } => "ARCS-BUILD-01",
            Event::BuiltDamaged { .. } => "ARCS-BUILD-04",
            Event::Moved { .. } => "ARCS-MOVE-01",
            Event::ShipRepaired { .. } | Event::BuildingRepaired { .. } => "ARCS-REPAIR-01",
            Event::Influenced { .. } => "ARCS-INFL-01",
            Event::Secured { .. } => "ARCS-SECURE-01",
            Event::Ransacked { .. } => "ARCS-CITY-02",
            Event::AgentsTaken { .. } => "ARCS-CITY-03",
            Event::Used { card, .. } | Event::LaidBeside { card, .. } => card.facts().clause,
            Event::Lavish { .. } => "ARCS-LEADER-03b",
            Event::CardGiven { .. } => "ARCS-LEADER-07b",
            Event::Pruned { .. } => "ARCS-LORE-10",
            Event::RiflesFired { .. } => "ARCS-LORE-02",
            Event::ShipsPlaced { .. } => "ARCS-COMP-06",
            Event::Battle { .. } => "ARCS-BATTLE-02",
            Event::Collected { .. } => "ARCS-BATTLE-03",
            Event::Totals { .. } => "ARCS-BATTLE-10",
            Event::ShipsDamaged { .. } | Event::BuildingDamaged { .. } => "ARCS-MAP-08",
            Event::ShipsDestroyed { .. } | Event::BuildingDestroyed { .. } => "ARCS-BATTLE-11",
            Event::CityReturned { .. } => "ARCS-CITY-06",
            Event::BattleEnds => "ARCS-BATTLE-14",
            Event::Looked { .. } | Event::Exchanged { .. } | Event::ExchangedHidden { .. } => "ARCS-GUILD-17",
            Event::HandDiscarded { .. } | Event::HandDiscardedHidden { .. } => "ARCS-GUILD-17",
            Event::TookCard { .. } => "ARCS-ROUNDEND-01",
            Event::Scored { place: 1, .. } | Event::NobodyScored { .. } => "ARCS-SCORE-03",
            Event::Scored { .. } => "ARCS-SCORE-04",
            Event::TrophiesReturned | Event::CaptivesReturned => "ARCS-CLEAN-01",
            Event::MarkerFlipped { .. } => "ARCS-CLEAN-03",
            Event::Won { .. } => "ARCS-END-02",
            // What these say is said by the line before them.
            Event::TurnEnds { .. }
            | Event::Gained { .. }
            | Event::Discarded { .. }
            | Event::CourtShuffled
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Drew { .. }
            | Event::DrewHidden { .. } => return None,
        }))
    }
}

/// Every message the rules can say.
pub(crate) fn messages() -> Vec<Signature> {
    let mut all = [crate::Ask::SAYS, crate::Choice::SAYS, Label::SAYS, Event::SAYS, crate::Reason::SAYS].concat();
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
    all.extend(Face::SAYS);
    all.extend(Slot::SAYS);
    all.extend([ActionCard::SAYS, Site::SAYS]);
    all
}
