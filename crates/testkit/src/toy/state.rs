//! What lies on the table, how it is written, and what each pair of eyes sees of it.

use arbiter_engine::{
    Agenda, Arg, Argument, BadNotation, BadPosition, Eyes, Facets, MAX_SEATS, Notation, Seat, Seats, Thing, Things,
    Unsound, Words, Writer,
};
use serde::Serialize;

/// How many coins there are.
pub const COINS: u8 = 6;

/// A position of the toy game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Toy {
    /// How many play.
    pub seats: u8,
    /// What the rules still have to do; nothing once the game is over.
    pub agenda: Agenda<Step, 2>,
    /// What can still be drawn. In no order, so none can be peeked at.
    pub sack: Pebbles,
    /// What was played, for all to see.
    pub spent: Pebbles,
    /// What each seat holds.
    pub hands: [Pebbles; MAX_SEATS],
    /// What each seat has sealed in its fist.
    pub bids: [Option<Pebble>; MAX_SEATS],
    /// Coins nobody has.
    pub chest: u8,
    /// Coins of each seat.
    pub coins: [u8; MAX_SEATS],
}

/// What the rules still have to do. Holds no secrets.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Step {
    /// The House deals, one pebble at a time.
    Deal {
        /// Who gets the next one.
        to: Seat,
        /// How many are still to be dealt.
        left: u8,
    },
    /// Everybody seals a pebble.
    #[default]
    Bid,
    /// The House opens the fists.
    Reveal,
    /// The winner takes coins and buys pebbles.
    Spend {
        /// Who won the round.
        by: Seat,
        /// How many coins were taken.
        taken: u8,
    },
    /// The House draws what was bought.
    Draw {
        /// For whom.
        to: Seat,
    },
}

/// One of the pebbles 1 to 16.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Pebble(u8);

impl Pebble {
    /// The number painted on it.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl Notation for Pebble {
    fn write(&self, out: &mut Writer) {
        out.number(self.0);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("pebble")?;
        match word.parse() {
            Ok(number @ 1..=16) => Ok(Pebble(number)),
            _ => Err(BadNotation::unknown("pebble", word)),
        }
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("pebble", &self.text()));
    }
}

impl Argument for Pebble {
    fn argument(&self) -> Arg {
        self.0.argument()
    }
}

/// A set of pebbles. Written as their numbers, lowest first.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Pebbles(u16);

impl Pebbles {
    /// All there are.
    pub const ALL: Pebbles = Pebbles(u16::MAX);

    /// Is it among them?
    #[must_use]
    pub fn has(self, pebble: Pebble) -> bool {
        self.0 & (1 << (pebble.0 - 1)) != 0
    }

    /// Adds it.
    pub fn insert(&mut self, pebble: Pebble) {
        self.0 |= 1 << (pebble.0 - 1);
    }

    /// Takes it out.
    pub fn remove(&mut self, pebble: Pebble) {
        self.0 &= !(1 << (pebble.0 - 1));
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None at all?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn text(self) -> String {
        let numbers: Vec<String> = self.into_iter().map(|pebble| pebble.text()).collect();
        numbers.join(" ")
    }

    fn from_text(text: &str) -> Result<Pebbles, BadNotation> {
        text.split_whitespace().map(Pebble::from_text).collect()
    }
}

impl IntoIterator for Pebbles {
    type Item = Pebble;
    type IntoIter = PebblesIter;

    fn into_iter(self) -> PebblesIter {
        PebblesIter(self.0)
    }
}

/// The pebbles of a set, lowest first.
#[derive(Clone, Debug)]
pub struct PebblesIter(u16);

impl Iterator for PebblesIter {
    type Item = Pebble;

    fn next(&mut self) -> Option<Pebble> {
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0.checked_sub(1)?;
        Some(Pebble(lowest + 1))
    }
}

impl FromIterator<Pebble> for Pebbles {
    fn from_iter<I: IntoIterator<Item = Pebble>>(pebbles: I) -> Pebbles {
        let mut set = Pebbles::default();
        for pebble in pebbles {
            set.insert(pebble);
        }
        set
    }
}

/// What one pair of eyes sees.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct View {
    /// What the rules are about to do.
    pub agenda: String,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// How many pebbles are in the sack.
    pub sack: usize,
    /// How many coins are in the chest.
    pub chest: u8,
    /// The pebbles that were played.
    pub spent: Vec<u8>,
}

/// What one pair of eyes sees of a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// Its coins.
    pub coins: u8,
    /// How many pebbles it holds.
    pub held: usize,
    /// Which ones, if that may be seen.
    pub hand: Option<Vec<u8>>,
    /// Is something in its fist?
    pub sealed: bool,
    /// What, if that may be seen.
    pub bid: Option<u8>,
}

impl Toy {
    pub(super) fn empty(seats: u8) -> Toy {
        Toy {
            seats,
            agenda: Agenda::new(),
            sack: Pebbles::ALL,
            spent: Pebbles::default(),
            hands: [Pebbles::default(); MAX_SEATS],
            bids: [None; MAX_SEATS],
            chest: COINS,
            coins: [0; MAX_SEATS],
        }
    }

    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let numbers = |pebbles: Pebbles| pebbles.into_iter().map(Pebble::number).collect::<Vec<u8>>();
        let of_seat = |seat: Seat| {
            let (hand, bid) = (self.hands[seat.index()], self.bids[seat.index()]);
            SeatView {
                coins: self.coins[seat.index()],
                held: hand.len(),
                hand: eyes.are(seat).then(|| numbers(hand)),
                sealed: bid.is_some(),
                bid: bid.filter(|_| eyes.are(seat)).map(Pebble::number),
            }
        };
        View {
            agenda: self.agenda.text(),
            seats: Seats::all(self.seats).into_iter().map(of_seat).collect(),
            sack: self.sack.len(),
            chest: self.chest,
            spent: numbers(self.spent),
        }
    }

    pub(super) fn describe(&self, facets: &mut Facets) {
        for seat in Seats::all(self.seats) {
            facets.put(format!("{seat} hand"), self.hands[seat.index()].text());
            facets.put(format!("{seat} fist"), self.bids[seat.index()].map(|pebble| pebble.text()).unwrap_or_default());
            facets.put(format!("{seat} coins"), self.coins[seat.index()].to_string());
        }
        facets.put("spent", self.spent.text());
        facets.put("agenda", self.agenda.text());
        facets.derived("sack", self.sack.text());
        facets.derived("chest", self.chest.to_string());
    }

    pub(super) fn set_facet(&mut self, key: &str, value: &str) -> Result<(), BadPosition> {
        let bad = |error| BadPosition::value(key, error);
        let mut words = Words::new(key);
        match words.peek() {
            Some("spent") => self.spent = Pebbles::from_text(value).map_err(bad)?,
            Some("agenda") => self.agenda = Agenda::from_text(value).map_err(bad)?,
            Some("sack" | "chest") | None => return Err(BadPosition::UnknownFacet(key.to_owned())),
            Some(_) => {
                let seat = Seat::read(&mut words).map_err(bad)?.index() % MAX_SEATS;
                match words.rest() {
                    "hand" => self.hands[seat] = Pebbles::from_text(value).map_err(bad)?,
                    "fist" if value.is_empty() => self.bids[seat] = None,
                    "fist" => self.bids[seat] = Some(Pebble::from_text(value).map_err(bad)?),
                    "coins" => self.coins[seat] = Notation::from_text(value).map_err(bad)?,
                    _ => return Err(BadPosition::UnknownFacet(key.to_owned())),
                }
            }
        }
        // What is nowhere else is in the sack and in the chest.
        let Pebbles(elsewhere) =
            self.everywhere().fold(self.spent, |Pebbles(all), Pebbles(these)| Pebbles(all | these));
        self.sack = Pebbles(!elsewhere);
        self.chest = self.coins.iter().fold(COINS, |left, coins| left.saturating_sub(*coins));
        Ok(())
    }

    /// The pebbles in each hand and each fist.
    fn everywhere(&self) -> impl Iterator<Item = Pebbles> {
        self.hands.into_iter().chain(self.bids.into_iter().map(|bid| bid.into_iter().collect()))
    }

    pub(super) fn check(&self) -> Result<(), Unsound> {
        let count = self.sack.len() + self.spent.len() + self.everywhere().map(Pebbles::len).sum::<usize>();
        let Pebbles(union) = self.everywhere().fold(self.sack, |Pebbles(all), Pebbles(these)| Pebbles(all | these));
        if count != 16 || union | self.spent.0 != u16::MAX {
            return Err(Unsound::TwoPlaces);
        }
        if self.coins.iter().map(|coins| u16::from(*coins)).sum::<u16>() + u16::from(self.chest) != u16::from(COINS) {
            return Err(Unsound::Amount);
        }
        let seated = |seat: Seat| seat.index() < self.seats as usize;
        let everybody = Seats::all(self.seats);
        let sealed = everybody.into_iter().filter(|seat| self.bids[seat.index()].is_some()).count();
        let can_seal = |seat: Seat| self.bids[seat.index()].is_some() || !self.hands[seat.index()].is_empty();
        let fits = match *self.agenda.steps() {
            [] => sealed == 0,
            [Step::Deal { to, left }] => seated(to) && sealed == 0 && (1..=self.sack.len()).contains(&left.into()),
            [Step::Bid] => sealed < self.seats as usize && everybody.into_iter().all(can_seal),
            [Step::Reveal] => sealed == self.seats as usize,
            [Step::Spend { by, taken }] => seated(by) && sealed == 0 && taken <= 2,
            [Step::Spend { by, taken }, Step::Draw { to }] => {
                seated(by) && to == by && sealed == 0 && taken <= 2 && !self.sack.is_empty()
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Unsound::Agenda) }
    }
}
