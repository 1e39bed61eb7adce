//! What lies on the table: plain data, no rules.

use crate::{
    card::{Artifact, Bill, Mage, MagicItem, Monument, TILES, faces},
    component::{Component, Components},
    essence::{Essence, Essences},
    position,
    setup::Setup,
    step::Step,
    tables::Card,
    zone,
};
use arbiter_components::{CardSet, Deck};
use arbiter_engine::{Agenda, BySeat, Facets, List, MAX_SEATS, Maybe, Notation, Padded, Rows, Seat, Seats, Stroked};

/// A position of Res Arcana. It is written in the order of its fields.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Facets)]
#[facet(of = ResArcana)]
pub struct ResArcana {
    /// What was agreed on.
    #[facet(setup)]
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Who holds the First Player token. Its Passed side is up when somebody has passed.
    pub first: Seat,
    /// Who has passed this round.
    #[facet(with = Maybe)]
    pub passed: Seats,
    /// Tiles that nobody has claimed, one bit each.
    #[facet(name = "places", by = position::places)]
    pub unclaimed: u8,
    /// Tiles whose moon face is up, one bit each.
    #[facet(skip)]
    pub moon: u8,
    /// The two spaces of the monument display.
    #[facet(with = Padded)]
    pub display: [Option<Monument>; 2],
    /// The monument deck.
    #[facet(part = pool)]
    #[facet(name = "monuments_top", part = top, with = Rows)]
    pub monuments: Deck<Monument, 3>,
    /// Magic items in the centre.
    pub items: CardSet<MagicItem>,
    /// What each player has.
    #[facet(flat)]
    pub players: BySeat<Player>,
    /// Components that are turned.
    #[facet(skip)]
    pub turned: Components,
    /// Essences on components.
    #[facet(skip)]
    pub on: [Essences; Component::COUNT],
    /// What is known of cards that lie hidden.
    #[facet(flat)]
    pub memory: Memory,
    /// What the power or placement being carried out has to remember.
    pub doing: Doing,
    /// The match this game is part of.
    #[facet(name = "match")]
    pub bout: Bout,
    /// What the rules still have to do; nothing when the game is over.
    pub agenda: Agenda<Step, 14>,
}

/// What a player has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
#[facet(of = ResArcana, derived(points = ResArcana::points, cards = ResArcana::hand_size))]
pub struct Player {
    /// Essences to spend (RESA-TERM-03).
    pub pool: Essences,
    /// Cards in hand.
    pub hand: CardSet<Artifact>,
    /// The artifact deck.
    #[facet(part = pool)]
    #[facet(name = "top", by = position::top)]
    pub deck: Deck<Artifact, 3>,
    /// The discard pile; its order never matters.
    pub discard: CardSet<Artifact>,
    /// The mage, once chosen.
    #[facet(by = position::mage)]
    pub mage: Option<Mage>,
    /// The magic item.
    #[facet(by = position::item)]
    pub item: Option<MagicItem>,
    /// Components in play.
    #[facet(by = position::play)]
    pub play: Components,
    /// Cards of rivals, hidden now, that this player has seen and knows to be theirs.
    pub knows: CardSet<Artifact>,
    /// The two mages dealt, until one is kept.
    pub mages: List<Mage, 2>,
    /// An answer given in secret, until all have answered.
    #[facet(with = Maybe)]
    pub sealed: Option<Card>,
    /// Points for the check that is going on.
    pub bonus: u8,
}

/// What is known of cards that lie hidden; what each seat may infer follows from it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
pub struct Memory {
    /// Cards in decks that not even their owner has seen (introductory game).
    pub unseen: CardSet<Artifact>,
    /// Cards that were in hand when their holder's deck was last reshuffled.
    pub held: CardSet<Artifact>,
    /// The packs of a draft: those passed left, then those passed right. The cards already kept
    /// come first, in the order they were kept.
    #[facet(with = Stroked)]
    pub packs: [List<Artifact, 4>; 2 * MAX_SEATS],
}

/// What the power or placement being carried out has to remember.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("bill_paid_or_looked")]
pub struct Doing {
    /// What is still to be paid for the artifact being placed.
    pub bill: Option<Bill>,
    /// What was paid.
    pub paid: Paid,
    /// The cards being looked at.
    pub looked: List<Card, 3>,
}

/// What was paid for a power. Written `elan 3 cost 2`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Paid {
    /// The type that was paid.
    pub essence: Essence,
    /// How much of that type.
    pub x: u16,
    /// The printed cost of the card destroyed or discarded.
    pub cost: u8,
}

/// A match of linked games (RESA-MATCH-01 to RESA-MATCH-07).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Bout {
    /// Games finished.
    pub played: u8,
    /// Games won by each.
    pub wins: [u8; 2],
    /// Who was first player when this game began.
    pub began: Seat,
    /// The eight artifacts each player began with.
    pub decks: [CardSet<Artifact>; 2],
}

arbiter_engine::seated!(ResArcana, Player);

impl ResArcana {
    /// Everybody, clockwise from the holder of the First Player token (RESA-TIMING-01).
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.clockwise_from(self.first)
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.player(seat).hand.len()
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
        self.players.0.iter().fold(CardSet::EMPTY, |open, player| {
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
