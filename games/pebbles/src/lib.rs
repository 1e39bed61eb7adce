//! Pebbles: sixteen numbered pebbles, six coins, two to four people. All seal a pebble at once; the highest wins coins, the
//! lowest may trade. It meets every idea of the engine once, in as few lines as that takes, so it is the game to copy.

mod step;
mod words;

pub use step::Step;
pub use words::{Ask, Choice, Event, Reason, Word};

use arbiter_components::{CardSet, all_of, deal_again};
use arbiter_engine::{
    Agenda, BadPosition, BySeat, Eyes, Facets, Game, Message, Plain, Players, Ranking, Rng, Seat, Seats, Signature,
    Turn, Unsound, flow, set_facet, write_facets,
};

/// How many coins there are. (PEBB-TAKE-02)
pub const COINS: u8 = 6;
/// How many pebbles each is dealt. (PEBB-DEAL-02)
const HAND: u8 = 3;

arbiter_components::numbered! {
    /// One of the pebbles 1 to 16.
    Pebble, "pebble", 16
}

/// What lies on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
pub struct Pebbles {
    /// How many play.
    pub seats: u8,
    /// What each seat holds.
    pub hand: BySeat<CardSet<Pebble>>,
    /// What each seat has in its fist.
    pub fist: BySeat<CardSet<Pebble>>,
    /// Coins of each seat.
    pub coins: BySeat<u8>,
    /// What was played, for all to see.
    pub spent: CardSet<Pebble>,
    /// What the rules still have to do; nothing once the game is over.
    pub agenda: Agenda<Step, 5>,
    /// What can still be drawn. In no order, so none can be peeked at.
    #[facet(derived)]
    pub sack: CardSet<Pebble>,
    /// Coins nobody has.
    #[facet(derived)]
    pub chest: u8,
}

impl Game for Pebbles {
    const NAME: &'static str = "pebbles";
    const RULES: u32 = 1;
    const LONGEST: usize = 120;

    type Setup = Players;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type View = Plain;

    flow!(Ask::Bid, Reason::NotNow, Reason::NotAsked);

    fn begin(&Players { players }: &Players) -> Result<Pebbles, Reason> {
        if !(2..=4).contains(&players) {
            return Err(Reason::Players { players });
        }
        let mut table = Pebbles::blank(players);
        table.agenda.push(Step::Bid);
        (0..players).rev().for_each(|seat| table.agenda.push(Step::Draw { to: Seat::new(seat), left: HAND }));
        Ok(table)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn view(&self, eyes: Eyes) -> Plain {
        let mut view = Plain::default();
        view.pile(Word::Sack, self.sack.len());
        view.count(Word::Chest, None, self.chest);
        view.open(Word::Spent, None, self.spent);
        for seat in self.everybody() {
            view.hand(Word::Hand, seat, eyes, self.hand[seat]);
            view.sealed(Word::Fist, seat, eyes, self.fist[seat]);
            view.score(Word::Coins, seat, self.coins[seat]);
        }
        view
    }

    /// A seat cannot know which pebbles are in the sack, in other hands and in other fists.
    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        let others = self.hand.others_mut(seat).chain(self.fist.others_mut(seat));
        deal_again(others.chain([&mut self.sack]), rng);
    }

    fn estimate(&self, seat: Seat) -> i32 {
        if let Turn::Over(ranking) = self.turn() {
            return ranking.worth(seat);
        }
        let rival = self.coins.others(seat).max().map_or(0, |coins| i32::from(*coins));
        let strength: i32 = self.hand[seat].into_iter().map(|pebble| i32::from(pebble.number())).sum();
        1000 * (i32::from(self.coins[seat]) - rival) + 10 * strength
    }

    fn blank(seats: u8) -> Pebbles {
        Pebbles { seats, sack: Pebble::ALL, chest: COINS, ..Pebbles::default() }
    }

    fn facets(&self, facets: &mut Facets) {
        write_facets(self, facets);
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadPosition> {
        set_facet(self, key, value)?;
        // What is nowhere else is in the sack and in the chest.
        self.sack = self.held().fold(Pebble::ALL.without(self.spent), CardSet::without);
        self.chest = self.coins.0.iter().fold(COINS, |left, coins| left.saturating_sub(*coins));
        Ok(())
    }

    fn sound(&self) -> Result<(), Unsound> {
        if all_of(self.held().chain([self.sack, self.spent])) != Some(Pebble::ALL) {
            return Err(Unsound::TwoPlaces);
        }
        if self.coins.0.iter().map(|coins| u16::from(*coins)).sum::<u16>() + u16::from(self.chest) != u16::from(COINS) {
            return Err(Unsound::Amount);
        }
        let fits = |(i, step): (usize, &Step)| step.fits(self, i);
        if self.agenda.steps().iter().enumerate().all(fits) { Ok(()) } else { Err(Unsound::Agenda) }
    }

    fn messages() -> Vec<Signature> {
        [Ask::SAYS, Choice::SAYS, Event::SAYS, Reason::SAYS, Word::SAYS].concat()
    }
}

impl Pebbles {
    fn everybody(&self) -> Seats {
        Seats::all(self.seats)
    }

    /// What is in each hand and each fist.
    fn held(&self) -> impl Iterator<Item = CardSet<Pebble>> {
        self.hand.0.into_iter().chain(self.fist.0)
    }

    /// Most coins win; equals share the victory. (PEBB-WIN-02)
    fn ranking(&self) -> Ranking {
        Ranking::by_score(&self.coins.0[..usize::from(self.seats)])
    }
}
