//! Components: what can lie in front of a player (RESA-TERM-02), and essences on them
//! (RESA-STORE-01 to RESA-STORE-06).

use crate::{
    card::{Artifact, Monument, TILES},
    state::ResArcana,
    tables::Card,
};
use arbiter_components::{CardSet, Indexed};
use arbiter_engine::{BadNotation, MAX_SEATS, Notation, Seat, Words, Writer};

/// A place for one component: an artifact, a monument, a tile, the mage or the magic item of a
/// seat. There are 63 such places, one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Component(u8);

/// A set of components.
pub type Components = CardSet<Component>;

const MONUMENTS: usize = Artifact::COUNT;
const PLACES: usize = MONUMENTS + Monument::COUNT;
const MAGES: usize = PLACES + TILES;
const ITEMS: usize = MAGES + MAX_SEATS;

impl Component {
    /// How many there can be.
    pub const COUNT: usize = ITEMS + MAX_SEATS;

    /// Every artifact.
    pub const ARTIFACTS: Components = CardSet::from_bits((1 << Artifact::COUNT) - 1);

    /// The tile with that number.
    #[must_use]
    pub const fn tile(tile: usize) -> Component {
        Component((PLACES + tile) as u8)
    }

    /// The mage of a seat.
    #[must_use]
    pub const fn mage(seat: Seat) -> Component {
        Component((MAGES + seat.index()) as u8)
    }

    /// The magic item of a seat.
    #[must_use]
    pub const fn item(seat: Seat) -> Component {
        Component((ITEMS + seat.index()) as u8)
    }

    /// Is it somebody's magic item?
    #[must_use]
    pub const fn is_item(self) -> bool {
        self.0 as usize >= ITEMS
    }

    /// As an artifact, if it is one.
    #[must_use]
    pub fn artifact(self) -> Option<Artifact> {
        ((self.0 as usize) < Artifact::COUNT).then(|| Artifact::from_index(self.0 as usize))
    }
}

impl From<Artifact> for Component {
    fn from(artifact: Artifact) -> Component {
        Component(artifact.index() as u8)
    }
}

impl From<Monument> for Component {
    fn from(monument: Monument) -> Component {
        Component((MONUMENTS + monument.index()) as u8)
    }
}

arbiter_components::indexed!(by_number Component);

/// Written as its number: steps of the agenda name components so. People name cards.
impl Notation for Component {
    fn write(&self, out: &mut Writer) {
        out.number(self.0);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let index = u8::read(words)?;
        if usize::from(index) < Component::COUNT {
            Ok(Component(index))
        } else {
            Err(BadNotation::unknown("component", &index.to_string()))
        }
    }
}

impl ResArcana {
    /// The card or tile face that lies there.
    #[must_use]
    #[inline]
    pub fn card_of(&self, component: Component) -> Card {
        let index = component.index();
        match index {
            0..PLACES => Card::ALL[index],
            PLACES..MAGES => self.face(index - PLACES),
            MAGES..ITEMS => self.players.0[index - MAGES].mage.map_or(Card::default(), |mage| mage.card()),
            _ => self.players.0[(index - ITEMS) % MAX_SEATS].item.map_or(Card::default(), |item| item.card()),
        }
    }

    /// Where the card lies in front of the seat, if it does.
    #[must_use]
    pub fn component_of(&self, seat: Seat, card: Card) -> Option<Component> {
        let player = self.player(seat);
        let component = match card.kind() {
            crate::card::Kind::Artifact => Component::from(Artifact::of(card)?),
            crate::card::Kind::Monument => Component::from(Monument::of(card)?),
            crate::card::Kind::PlaceOfPower => {
                let tile = usize::from(card.facts().tile);
                if self.face(tile) != card {
                    return None;
                }
                Component::tile(tile)
            }
            crate::card::Kind::Mage => (player.mage?.card() == card).then_some(Component::mage(seat))?,
            crate::card::Kind::MagicItem => (player.item?.card() == card).then_some(Component::item(seat))?,
        };
        player.play.has(component).then_some(component)
    }
}
