//! What lies on the table: plain data, no rules.

use crate::{
    card::{Artifact, Bill, Mage, MagicItem, Monument, TILES, faces},
    component::{Component, Components},
    essence::{Essence, Essences},
    setup::Setup,
    step::Step,
    tables::Card,
    zone,
};
use arbiter_components::{CardSet, Deck};
use arbiter_engine::{Agenda, List, MAX_SEATS, Seat, Seats};

/// A position of Res Arcana.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ResArcana {
    /// What was agreed on.
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Who holds the First Player token. Its Passed side is up when somebody has passed.
    pub first: Seat,
    /// Who has passed this round.
    pub passed: Seats,
    /// What each player has.
    pub players: [Player; MAX_SEATS],
    /// Tiles whose moon face is up, one bit each.
    pub moon: u8,
    /// Tiles that nobody has claimed, one bit each.
    pub unclaimed: u8,
    /// The two spaces of the monument display.
    pub display: [Option<Monument>; 2],
    /// The monument deck.
    pub monuments: Deck<Monument, 3>,
    /// Magic items in the centre.
    pub items: CardSet<MagicItem>,
    /// Components that are turned.
    pub turned: Components,
    /// Essences on components.
    pub on: [Essences; Component::COUNT],
    /// What is known of cards that lie hidden.
    pub memory: Memory,
    /// What the power or placement being carried out has to remember.
    pub doing: Doing,
    /// The match this game is part of.
    pub bout: Bout,
    /// What the rules still have to do; nothing when the game is over.
    pub agenda: Agenda<Step, 14>,
}

/// What a player has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Player {
    /// Essences to spend (RESA-TERM-03).
    pub pool: Essences,
    /// Cards in hand.
    pub hand: CardSet<Artifact>,
    /// The artifact deck.
    pub deck: Deck<Artifact, 3>,
    /// The discard pile; its order never matters.
    pub discard: CardSet<Artifact>,
    /// Components in play.
    pub play: Components,
    /// Cards of rivals, hidden now, that this player has seen and knows to be theirs.
    pub knows: CardSet<Artifact>,
    /// The mage, once chosen.
    pub mage: Option<Mage>,
    /// The magic item.
    pub item: Option<MagicItem>,
    /// The two mages dealt, until one is kept.
    pub mages: [Option<Mage>; 2],
    /// An answer given in secret, until all have answered.
    pub sealed: Option<Card>,
    /// Points for the check that is going on.
    pub bonus: u8,
}

/// What is known of cards that lie hidden; what each seat may infer follows from it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Memory {
    /// Cards in decks that not even their owner has seen (introductory game).
    pub unseen: CardSet<Artifact>,
    /// Cards that were in hand when their holder's deck was last reshuffled.
    pub held: CardSet<Artifact>,
    /// The packs of a draft: those passed left, then those passed right. The cards already kept
    /// come first, in the order they were kept.
    pub packs: [List<Artifact, 4>; 2 * MAX_SEATS],
}

/// What the power or placement being carried out has to remember.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Doing {
    /// What is still to be paid for the artifact being placed.
    pub bill: Option<Bill>,
    /// How much of one type was paid.
    pub x: u16,
    /// The type that was paid.
    pub paid: Essence,
    /// The printed cost of the card destroyed or discarded.
    pub cost: u8,
    /// The cards being looked at.
    pub looked: List<Card, 3>,
}

/// A match of linked games (RESA-MATCH-01 to RESA-MATCH-07).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Bout {
    /// Games finished.
    pub played: u8,
    /// Games won by each.
    pub wins: [u8; 2],
    /// The eight artifacts each player began with.
    pub decks: [CardSet<Artifact>; 2],
    /// Who was first player when this game began.
    pub began: Seat,
}

impl ResArcana {
    /// How many sit at the table.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u8 {
        self.setup.players
    }

    /// Everybody at the table, from p1 on.
    #[inline]
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat::new)
    }

    /// Everybody, clockwise from the holder of the First Player token (RESA-TIMING-01).
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, count) = (self.first.index() as u8, self.count());
        (0..count).map(move |i| Seat::new((first + i) % count))
    }

    /// All others (RESA-TERM-06).
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

    /// The face of a tile that is up.
    #[must_use]
    #[inline]
    pub fn face(&self, tile: usize) -> Card {
        faces(tile)[usize::from(self.moon >> tile & 1)]
    }

    /// The Places of Power that nobody has claimed.
    pub fn places(&self) -> impl Iterator<Item = Card> + '_ {
        (0..TILES).filter(|tile| self.unclaimed >> tile & 1 == 1).map(|tile| self.face(tile))
    }

    /// The artifacts a seat has in play.
    #[must_use]
    pub fn artifacts(&self, seat: Seat) -> Components {
        self.player(seat).play.and(Component::ARTIFACTS)
    }

    /// Artifacts that lie open: in play or in a discard pile.
    #[must_use]
    pub fn open_artifacts(&self) -> CardSet<Artifact> {
        self.players.iter().fold(CardSet::EMPTY, |open, player| {
            open.or(player.discard).or(CardSet::from_bits(player.play.and(Component::ARTIFACTS).bits()))
        })
    }

    /// Artifacts a seat has face down: hand and deck, and those of its deck it is looking at.
    #[must_use]
    pub fn hidden_artifacts(&self, seat: Seat) -> CardSet<Artifact> {
        let player = self.player(seat);
        let looked = if zone::looker(self) == Some(seat) { zone::looked_artifacts(self) } else { CardSet::EMPTY };
        player.hand.or(player.deck.cards()).or(looked)
    }
}
