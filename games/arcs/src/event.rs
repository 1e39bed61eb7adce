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
use arbiter_engine::{Cites, Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "arcs-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    // ----- setup, chapters, rounds -----
    /// The initiative marker goes to a seat.
    #[clause("ARCS-GLOSS-05")]
    Initiative { seat: Seat },
    /// The setup card.
    #[clause("ARCS-SETUP-05")]
    BoardDrawn { board: Board },
    /// A card joins the Court.
    #[clause("ARCS-SECURE-04")]
    CourtShown { card: Card },
    /// A leader or lore can be drafted.
    #[clause("ARCS-LL-01")]
    DraftShown { card: Card },
    /// A leader or lore is drafted.
    #[clause("ARCS-LL-03")]
    Picked { seat: Seat, card: Card },
    /// A chapter begins.
    #[clause("ARCS-NEXT-01")]
    ChapterBegins { n: u8 },
    /// A seat is dealt a card. Seen by that seat only.
    #[clause("ARCS-SETUP-09")]
    Dealt { seat: Seat, card: ActionCard },
    /// A seat has a new hand.
    #[clause("ARCS-SETUP-10")]
    Mulliganed { seat: Seat },
    /// A card leads the round.
    #[clause("ARCS-LEAD-01")]
    Led { seat: Seat, card: ActionCard },
    /// The initiative is passed on.
    #[clause("ARCS-PASS-01")]
    PassedInitiative { seat: Seat },
    /// All passed: hands are discarded.
    #[clause("ARCS-PASS-02")]
    AllPassed,
    /// A card surpasses.
    #[clause("ARCS-SURPASS-01")]
    Surpassed { seat: Seat, card: ActionCard },
    /// A card is played face down. Seen by that seat only.
    #[clause("ARCS-COPY-01")]
    Copied { seat: Seat, card: ActionCard },
    /// The same, for all others.
    #[clause("ARCS-COPY-01")]
    CopiedHidden { seat: Seat },
    /// A card pivots.
    #[clause("ARCS-PIVOT-01")]
    Pivoted { seat: Seat, card: ActionCard },
    /// The initiative is seized.
    #[clause("ARCS-SEIZE-04")]
    Seized { seat: Seat },
    /// The card it was seized with. Seen by that seat only.
    #[clause("ARCS-SEIZE-01")]
    SeizedWith { seat: Seat, card: ActionCard },
    /// An ambition is declared with a marker worth so much.
    #[clause("ARCS-DECL-02")]
    Declared { seat: Seat, ambition: Ambition, first: u8, second: u8 },
    /// The zero marker covers the lead card.
    #[clause("ARCS-DECL-03")]
    ZeroMarker,
    /// A seat keeps or takes the initiative as the round ends.
    #[clause("ARCS-INIT-02")]
    RoundEnds { seat: Seat },
    /// The turn is over.
    TurnEnds { seat: Seat },
    /// Ships come to a gate, for nothing was left on the map.
    #[clause("ARCS-ELIM-01")]
    Relieved { seat: Seat, at: System, n: u8 },

    // ----- resources -----
    /// A token from the supply.
    Gained { seat: Seat, resource: Resource },
    /// The supply is empty.
    #[clause("ARCS-COMP-09")]
    SupplyEmpty { resource: Resource },
    /// A token is spent as what it is.
    #[clause("ARCS-RES-01")]
    Spent { seat: Seat, resource: Resource },
    /// A token is spent as another type.
    #[clause("ARCS-GUILD-01")]
    SpentAs { seat: Seat, token: Resource, resource: Resource },
    /// A token of an outraged type is spent for nothing.
    #[clause("ARCS-OUTRAGE-01")]
    SpentInVain { seat: Seat, resource: Resource },
    /// A token is discarded.
    Discarded { seat: Seat, resource: Resource },
    /// The tokens in two slots are exchanged.
    #[clause("ARCS-RES-04")]
    Swapped { seat: Seat, one: Resource, a: Slot, other: Resource, b: Slot },
    /// A token goes from a slot to an empty one.
    #[clause("ARCS-RES-04")]
    Shifted { seat: Seat, resource: Resource, from: Slot, to: Slot },
    /// A token is stolen.
    #[clause("ARCS-RAID-02")]
    TokenStolen { seat: Seat, rival: Seat, resource: Resource },
    /// A guild card is stolen.
    #[clause("ARCS-RAID-02")]
    GuildStolen { seat: Seat, rival: Seat, card: Card },
    /// A type is outraged.
    #[clause("ARCS-OUTRAGE-02")]
    Outraged { seat: Seat, resource: Resource },
    /// A type is outraged from the beginning.
    #[clause("ARCS-LEADER-02b")]
    BeginsOutraged { seat: Seat, resource: Resource },
    /// A guild card is discarded.
    #[clause("ARCS-PRE-05")]
    CardDiscarded { seat: Seat, card: Card },
    /// A guild card is buried.
    #[clause("ARCS-GLOSS-03")]
    Buried { card: Card },

    // ----- actions -----
    /// A city is taxed.
    #[clause("ARCS-TAX-01")]
    Taxed { seat: Seat, site: Site },
    /// Agents are captured.
    #[clause("ARCS-GLOSS-02")]
    Captured { seat: Seat, rival: Seat, n: u8 },
    /// Captives go back to their owner.
    #[clause("ARCS-GUILD-12")]
    CaptivesFreed { seat: Seat, rival: Seat, n: u8 },
    /// Captives become trophies.
    #[clause("ARCS-GUILD-12")]
    CaptivesExecuted { seat: Seat, rival: Seat, n: u8 },
    /// Tokens are swapped.
    #[clause("ARCS-GUILD-23")]
    Traded { seat: Seat, rival: Seat, taken: Resource, given: Resource },
    /// Cards are shuffled into the Court deck.
    CourtShuffled,
    /// Something is built.
    #[clause(match piece { Piece::Ship => "ARCS-BUILD-03", Piece::CloudCity => "ARCS-LORE-09", _ => "ARCS-BUILD-01" })]
    Built { seat: Seat, piece: Piece, at: System },
    /// Something is built where a rival is in control.
    #[clause("ARCS-BUILD-04")]
    BuiltDamaged { seat: Seat, piece: Piece, at: System },
    /// Ships move.
    #[clause("ARCS-MOVE-01")]
    Moved { seat: Seat, from: System, to: System, fresh: u8, damaged: u8 },
    /// A ship is repaired.
    #[clause("ARCS-REPAIR-01")]
    ShipRepaired { seat: Seat, at: System },
    /// A building is repaired.
    #[clause("ARCS-REPAIR-01")]
    BuildingRepaired { seat: Seat, kind: Kind, site: Site },
    /// An agent comes to the Court.
    #[clause("ARCS-INFL-01")]
    Influenced { seat: Seat, card: Card },
    /// A Court card is secured.
    #[clause("ARCS-SECURE-01")]
    Secured { seat: Seat, card: Card },
    /// A Court card is ransacked.
    #[clause("ARCS-CITY-02")]
    Ransacked { seat: Seat, card: Card },
    /// Agents on a ransacked card become trophies.
    #[clause("ARCS-CITY-03")]
    AgentsTaken { seat: Seat, rival: Seat, n: u8 },
    /// The Prelude action or ability of a card is used.
    #[clause(card.facts().clause)]
    Used { seat: Seat, card: Card },
    /// A leader wastes all fuel of its player.
    #[clause("ARCS-LEADER-03b")]
    Lavish { seat: Seat, card: Card },
    /// A guild card is given away.
    #[clause("ARCS-LEADER-07b")]
    CardGiven { seat: Seat, rival: Seat, card: Card },
    /// A union is laid beside a played card.
    #[clause(card.facts().clause)]
    LaidBeside { seat: Seat, card: Card, beside: ActionCard },
    /// A building is replaced by one of this kind.
    #[clause("ARCS-LORE-10")]
    Pruned { seat: Seat, kind: Kind, site: Site },
    /// Ships fire at a rival from another system.
    #[clause("ARCS-LORE-02")]
    RiflesFired { seat: Seat, rival: Seat, from: System, at: System },
    /// Ships are placed.
    #[clause("ARCS-COMP-06")]
    ShipsPlaced { seat: Seat, at: System, n: u8 },

    // ----- battle -----
    /// A battle begins.
    #[clause("ARCS-BATTLE-02")]
    Battle { seat: Seat, rival: Seat, at: System },
    /// Dice are collected.
    #[clause("ARCS-BATTLE-03")]
    Collected { seat: Seat, die: Die, n: u8 },
    /// A die shows a face, with these symbols.
    Rolled { die: Die, face: u8, shows: Face },
    /// A die with these symbols is rolled again.
    Rerolled { seat: Seat, die: Die, face: u8, shows: Face },
    /// What the roll amounts to.
    #[clause("ARCS-BATTLE-10")]
    Totals { roll: Face },
    /// Ships are damaged.
    #[clause("ARCS-MAP-08")]
    ShipsDamaged { seat: Seat, at: System, n: u8 },
    /// Ships are destroyed and become trophies.
    #[clause("ARCS-BATTLE-11")]
    ShipsDestroyed { seat: Seat, rival: Seat, at: System, n: u8 },
    /// A building is damaged.
    #[clause("ARCS-MAP-08")]
    BuildingDamaged { seat: Seat, kind: Kind, site: Site },
    /// A building is destroyed and becomes a trophy.
    #[clause("ARCS-BATTLE-11")]
    BuildingDestroyed { seat: Seat, rival: Seat, kind: Kind, site: Site },
    /// A city goes back to its owner's board.
    #[clause("ARCS-CITY-06")]
    CityReturned { seat: Seat, site: Site },
    /// The battle is over.
    #[clause("ARCS-BATTLE-14")]
    BattleEnds,

    // ----- hidden cards -----
    /// A card is drawn. Seen by that seat only.
    Drew { seat: Seat, card: ActionCard },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// A seat looks into the hand of a rival.
    #[clause("ARCS-GUILD-17")]
    Looked { seat: Seat, rival: Seat },
    /// Hand cards are exchanged. Seen by the two only.
    #[clause("ARCS-GUILD-17")]
    Exchanged { seat: Seat, rival: Seat, mine: ActionCard, theirs: ActionCard },
    /// The same, for all others.
    #[clause("ARCS-GUILD-17")]
    ExchangedHidden { seat: Seat, rival: Seat },
    /// A hand card is discarded face down. Seen by that seat only.
    #[clause("ARCS-GUILD-17")]
    HandDiscarded { seat: Seat, card: ActionCard },
    /// The same, for all others.
    #[clause("ARCS-GUILD-17")]
    HandDiscardedHidden { seat: Seat },
    /// An open card is taken into hand.
    #[clause("ARCS-ROUNDEND-01")]
    TookCard { seat: Seat, card: ActionCard },

    // ----- chapter end -----
    /// A seat gains power for the first or second place in an ambition: from so many markers, and so much of it for cities.
    #[clause(if *place == 1 { "ARCS-SCORE-03" } else { "ARCS-SCORE-04" })]
    Scored { seat: Seat, place: u8, ambition: Ambition, power: u8, markers: u8, cities: u8 },
    /// Nobody gains power for an ambition.
    #[clause("ARCS-SCORE-03")]
    NobodyScored { ambition: Ambition },
    /// Trophies are returned.
    #[clause("ARCS-CLEAN-01")]
    TrophiesReturned,
    /// Captives are returned.
    #[clause("ARCS-CLEAN-01")]
    CaptivesReturned,
    /// The next ambition marker is flipped.
    #[clause("ARCS-CLEAN-03")]
    MarkerFlipped { first: u8, second: u8 },
    /// The game is won.
    #[clause("ARCS-END-02")]
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
