//! Cards that change places, for what somebody cannot know.

use crate::{CardSet, Indexed};
use arbiter_engine::{List, Rng};

/// Which of `N` cards stands where another stood. Where nothing was shuffled, every card stays.
#[derive(Copy, Clone, Debug)]
pub struct Exchange<C, const N: usize>([C; N]);

impl<C: Indexed + Default, const N: usize> Exchange<C, N> {
    /// Every card where it is.
    #[must_use]
    pub fn none() -> Self {
        Exchange(std::array::from_fn(C::from_index))
    }

    /// The cards of some places, in the order of the places, change those places at random. What comes of it depends on
    /// which cards they are, not on where each was.
    pub fn shuffle(&mut self, places: &List<C, N>, rng: &mut Rng) {
        let mut cards = *places;
        cards.sort_unstable_by_key(|card| card.index());
        rng.shuffle(&mut cards);
        for (place, card) in places.iter().zip(cards.iter()) {
            self.0[place.index()] = *card;
        }
    }

    /// The card that stands where this one stood.
    #[must_use]
    pub fn of(&self, card: C) -> C {
        self.0[card.index()]
    }

    /// The cards that lie where these lay.
    #[must_use]
    pub fn set(&self, cards: CardSet<C>) -> CardSet<C> {
        cards.into_iter().map(|card| self.of(card)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::Seat;

    #[test]
    fn cards_change_places_and_none_is_lost() {
        let (some, rest) = ([0, 1, 2, 4].map(Seat::new), Seat::new(3));
        let mut rng = Rng::new(7);
        let mut came = CardSet::EMPTY;
        for _ in 0..50 {
            let mut exchange = Exchange::<Seat, 5>::none();
            exchange.shuffle(&some.into_iter().collect(), &mut rng);
            let all: CardSet<Seat> = some.into_iter().collect();
            assert_eq!((exchange.set(all), exchange.of(rest)), (all, rest));
            came.insert(exchange.of(some[0]));
        }
        assert_eq!(came, some.into_iter().collect(), "every card comes everywhere");
    }

    #[test]
    fn what_comes_of_it_does_not_depend_on_where_each_was() {
        let dealt = |order: [u8; 3]| {
            let mut exchange = Exchange::<Seat, 3>::none();
            let places = order.map(Seat::new);
            exchange.shuffle(&places.into_iter().collect(), &mut Rng::new(3));
            places.map(|place| exchange.of(place))
        };
        assert_eq!(dealt([0, 1, 2]), dealt([2, 0, 1]));
    }
}
