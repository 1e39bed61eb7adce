//! What lies on the table: plain data, no rules.

use crate::{
    action::{ActionCard, ActionCards, Played, Union},
    battle::Battle,
    card::Cards,
    map::{Site, System},
    piece::{Building, Ships, Trophies},
    pile::Pile,
    position,
    resource::{Resource, Resources, Slot},
    setup::Setup,
    step::Step,
    tables::{Ambition, Board, Card},
};
use arbiter_components::Counts;
use arbiter_engine::{Agenda, BySeat, Facets, Maybe, Notation, Padded, Rows, Seat, Seats, Trimmed};

/// A position of Arcs. It is written in the order of its fields.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Facets)]
#[facet(of = Arcs, derived(supply = position::supply))]
pub struct Arcs {
    /// What was agreed on.
    #[facet(setup)]
    pub setup: Setup,
    /// The setup card.
    pub board: Board,
    /// The chapter, from 1; 0 before the first.
    pub chapter: u8,
    /// Who holds the initiative marker.
    pub initiative: Seat,
    /// Ships by seat and system.
    #[facet(many = position::systems)]
    pub fleets: BySeat<[Ships; System::COUNT]>,
    /// Buildings by site.
    #[facet(skip)]
    pub sites: [Building; Site::COUNT],
    /// The places of the Court; three with two players.
    #[facet(with = Rows)]
    pub court: [CourtPlace; 4],
    /// The Court deck, in no order.
    pub court_deck: Cards,
    /// Cards at the bottom of the Court deck (ARCS-GLOSS-03).
    pub buried: Cards,
    /// The Court discard pile.
    pub court_discard: Cards,
    /// Leaders and lore that can be drafted.
    pub row: Cards,
    /// The action discard pile.
    #[facet(by = position::pile)]
    #[facet(name = "open_pile", part = open)]
    pub pile: Pile,
    /// Where the ambition markers are, from low to high; nowhere: available.
    #[facet(with = Padded)]
    pub markers: [Option<Ambition>; 3],
    /// How many markers, from low to high, show their orange side.
    pub flipped: u8,
    /// What each player has.
    #[facet(flat)]
    pub players: BySeat<Player>,
    /// This round.
    #[facet(flat)]
    pub round: Round,
    /// This turn.
    #[facet(flat)]
    pub turn: Turn,
    /// The battle going on.
    pub battle: Battle,
    /// Fresh ships that took part in the move going on, by system, if a card wants to know.
    #[facet(with = Counts<System>)]
    pub moved: [u8; System::COUNT],
    /// What the rules still have to do; nothing when the game is over.
    pub agenda: Agenda<Step, 24>,
}

/// What a player has. What each played this round is in [`Round`], and written behind the hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
#[facet(of = Arcs, derived(
    agents = Arcs::agents_left,
    ships = Arcs::ships_left,
    starports = Arcs::starports_left,
    cities = Arcs::cities_left,
))]
pub struct Player {
    /// Power.
    pub power: u16,
    /// Action cards in hand.
    #[facet(name = "hand")]
    #[facet(name = "played", by = position::played)]
    #[facet(name = "seizing", by = position::seizing)]
    pub hand: ActionCards,
    /// Action cards that lie hidden from this player, whose place this player knows all the same.
    pub knows: ActionCards,
    /// Guild cards, leader and lore in the play area.
    pub cards: Cards,
    /// Resource tokens.
    #[facet(with = Trimmed)]
    pub slots: [Option<Resource>; Slot::COUNT],
    /// Types whose outrage icon is covered.
    pub outrage: Resources,
    /// Agents in the captives box, by owner.
    #[facet(with = Counts<Seat>)]
    pub captives: BySeat<u8>,
    /// Pieces in the trophies box, by owner.
    #[facet(with = Rows)]
    pub trophies: BySeat<Trophies>,
}

/// A place of the Court. Written `skirmishers p1 2 p2 1`, `none`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct CourtPlace {
    /// The card there.
    pub card: Option<Card>,
    /// Agents on it, by owner.
    #[part(with = Counts<Seat>)]
    pub agents: BySeat<u8>,
}

/// What matters until the round ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
#[facet(of = Arcs)]
pub struct Round {
    /// Who led.
    #[facet(skip)]
    pub lead: Option<Seat>,
    /// Does the zero marker cover the number of the lead card?
    pub zero: bool,
    /// Was the initiative seized?
    pub seized: bool,
    /// Was an ambition declared?
    pub declared: bool,
    /// Who has passed, one after another, since a card was last led.
    #[facet(with = Maybe)]
    pub passed: Seats,
    /// The card each seat played.
    #[facet(skip)]
    pub played: BySeat<Option<Played>>,
    /// The card each seat seized the initiative with.
    #[facet(skip)]
    pub seizing: BySeat<Option<ActionCard>>,
    /// Unions beside played cards, by suit.
    #[facet(with = position::Unions)]
    pub unions: [Option<Union>; 4],
}

/// What matters until the turn ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
pub struct Turn {
    /// Whose turn it is.
    #[facet(name = "turn")]
    pub seat: Option<Seat>,
    /// Pips left.
    pub pips: u8,
    /// Is the Prelude open?
    pub prelude: bool,
    /// Has anything been done in it?
    pub begun: bool,
    /// Was a weapon spent, so that pips may battle?
    pub armed: bool,
    /// Cards whose once-per-turn ability was used.
    pub used: Cards,
    /// Cards secured in this Prelude: their Prelude actions wait (ARCS-PRE-04).
    pub secured: Cards,
    /// Tokens spent and not yet back in the supply (ARCS-PRE-03).
    #[facet(with = Counts<Resource>)]
    pub limbo: [u8; Resource::COUNT],
}

arbiter_engine::seated!(Arcs, Player);

impl Arcs {
    /// Turn order: clockwise from the holder of the initiative (ARCS-GLOSS-05, ARCS-AMB-14).
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.clockwise_from(self.initiative)
    }

    /// The card a seat played this round.
    #[must_use]
    #[inline]
    pub fn played(&self, seat: Seat) -> Option<Played> {
        self.round.played[seat]
    }

    /// The card that leads the round.
    #[must_use]
    pub fn lead_card(&self) -> Option<ActionCard> {
        self.round.lead.and_then(|seat| self.played(seat)).map(|played| played.card)
    }

    /// Who has cards in hand.
    #[must_use]
    pub fn with_cards(&self) -> Seats {
        self.everybody().filter(|seat| !self.player(*seat).hand.is_empty()).collect()
    }

    /// The places of the Court that are used (ARCS-SETUP-04).
    #[must_use]
    pub fn court_places(&self) -> usize {
        if self.count() == 2 { 3 } else { 4 }
    }

    /// Where in the Court the card lies.
    #[must_use]
    pub fn court_place(&self, card: Card) -> Option<usize> {
        self.court.iter().position(|place| place.card == Some(card))
    }
}
