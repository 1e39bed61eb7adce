//! What lies on the table: plain data, no rules.

use crate::{
    action::{ActionCard, ActionCards, Played, Union},
    battle::Battle,
    card::Cards,
    map::{Site, System},
    piece::{Building, Ships, Trophies},
    pile::Pile,
    resource::{Resource, Resources, Slot},
    setup::Setup,
    step::Step,
    tables::{Ambition, Board, Card},
};
use arbiter_engine::{Agenda, MAX_SEATS, Seat, Seats};

/// A position of Arcs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Arcs {
    /// What was agreed on.
    pub setup: Setup,
    /// The setup card.
    pub board: Board,
    /// The chapter, from 1; 0 before the first.
    pub chapter: u8,
    /// Who holds the initiative marker.
    pub initiative: Seat,
    /// What each player has.
    pub players: [Player; MAX_SEATS],
    /// Ships by seat and system.
    pub fleets: [[Ships; System::COUNT]; MAX_SEATS],
    /// Buildings by site.
    pub sites: [Building; Site::COUNT],
    /// The places of the Court; three with two players.
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
    pub pile: Pile,
    /// Where the ambition markers are, from low to high; nowhere: available.
    pub markers: [Option<Ambition>; 3],
    /// How many markers, from low to high, show their orange side.
    pub flipped: u8,
    /// This round.
    pub round: Round,
    /// This turn.
    pub turn: Turn,
    /// The battle going on.
    pub battle: Battle,
    /// Fresh ships that took part in the move going on, by system, if a card wants to know.
    pub moved: [u8; System::COUNT],
    /// What the rules still have to do; nothing when the game is over.
    pub agenda: Agenda<Step, 24>,
}

/// What a player has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Player {
    /// Power.
    pub power: u16,
    /// Action cards in hand.
    pub hand: ActionCards,
    /// Action cards that lie hidden from this player, whose place this player knows all the same.
    pub knows: ActionCards,
    /// Guild cards, leader and lore in the play area.
    pub cards: Cards,
    /// Resource tokens.
    pub slots: [Option<Resource>; Slot::COUNT],
    /// Types whose outrage icon is covered.
    pub outrage: Resources,
    /// Agents in the captives box, by owner.
    pub captives: [u8; MAX_SEATS],
    /// Pieces in the trophies box, by owner.
    pub trophies: [Trophies; MAX_SEATS],
}

/// A place of the Court.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct CourtPlace {
    /// The card there.
    pub card: Option<Card>,
    /// Agents on it, by owner.
    pub agents: [u8; MAX_SEATS],
}

/// What matters until the round ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Round {
    /// Who led.
    pub lead: Option<Seat>,
    /// Does the zero marker cover the number of the lead card?
    pub zero: bool,
    /// Was the initiative seized?
    pub seized: bool,
    /// Was an ambition declared?
    pub declared: bool,
    /// Who has passed, one after another, since a card was last led.
    pub passed: Seats,
    /// The card each seat played.
    pub played: [Option<Played>; MAX_SEATS],
    /// The card each seat seized the initiative with.
    pub seizing: [Option<ActionCard>; MAX_SEATS],
    /// Unions beside played cards, by suit.
    pub unions: [Option<Union>; 4],
}

/// What matters until the turn ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Turn {
    /// Whose turn it is.
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
    pub limbo: [u8; Resource::COUNT],
}

impl Arcs {
    /// How many sit at the table.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u8 {
        self.setup.players
    }

    /// Everybody at the table, from p1 on.
    #[inline]
    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat::new)
    }

    /// Turn order: clockwise from the holder of the initiative (ARCS-GLOSS-05, ARCS-AMB-14).
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.clockwise_from(self.initiative)
    }

    /// Everybody, clockwise from this seat.
    pub fn clockwise_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, count) = (first.index() as u8, self.count());
        (0..count).map(move |i| Seat::new((first + i) % count))
    }

    /// All others, from p1 on.
    #[inline]
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.everybody().filter(move |rival| *rival != seat)
    }

    /// What a seat has.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MAX_SEATS]
    }

    /// What a seat has, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MAX_SEATS]
    }

    /// The card a seat played this round.
    #[must_use]
    #[inline]
    pub fn played(&self, seat: Seat) -> Option<Played> {
        self.round.played[seat.index() % MAX_SEATS]
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
