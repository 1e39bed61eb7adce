//! The smallest game there is, for tests of everything that is made for *any* game.
//!
//! A sack of sixteen numbered pebbles, a chest of six coins, two to four people:
//!
//! 1. The House deals each of them a few pebbles, which only they see. (TOY-DEAL-01)
//! 2. All seal one of their pebbles in a fist, in secret and at once. (TOY-BID-01)
//! 3. The House opens the fists; the highest pebble wins the round. (TOY-BID-02)
//! 4. The winner takes up to two coins (TOY-TAKE-01) while there are any (TOY-TAKE-02), may buy
//!    pebbles from the sack for a coin (TOY-BUY-01) while there are any (TOY-BUY-02), and passes.
//! 5. Then all seal again, until somebody has no pebble left; most coins win. (TOY-WIN-01)
//!
//! It meets every idea of the engine once: hidden hands, a sealed decision, looks and draws that are
//! decisions of the House, steps that can be taken back, refusals that cite a clause, shared
//! victory, written positions. Copy it to begin a game of your own: this file holds the rules,
//! `toy/words.rs` what can be asked, answered, told and refused, `toy/state.rs` what lies on the
//! table, its text form and what each seat sees of it.

mod state;
mod words;

pub use state::{COINS, Pebble, Pebbles, PebblesIter, SeatView, Step, Toy, View};
pub use words::{Ask, Choice, Event, Reason, Setup};

use arbiter_engine::{
    BadPosition, Eyes, Facets, Game, MAX_SEATS, Message, Options, Ranking, Rng, Seat, Seats, Signature, Tell, Thing,
    Turn, Unsound,
};

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;
    const LONGEST: usize = 120;

    type Setup = Setup;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn begin(setup: &Setup) -> Result<Toy, Reason> {
        if !(2..=MAX_SEATS as u8).contains(&setup.players) {
            return Err(Reason::Players { players: setup.players });
        }
        if !(1..=3).contains(&setup.hand) {
            return Err(Reason::Hand { hand: setup.hand });
        }
        let mut toy = Toy::blank(setup.players);
        toy.agenda.push(Step::Deal { to: Seat::new(0), left: setup.players * setup.hand });
        Ok(toy)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.agenda.top() {
            Some(Step::Deal { .. } | Step::Draw { .. } | Step::Reveal) => Turn::Waiting(Seats::only(Seat::HOUSE)),
            Some(Step::Bid) => Turn::Waiting(self.open_hands()),
            Some(Step::Spend { by, .. }) => Turn::Waiting(Seats::only(by)),
            None => Turn::Over(Ranking::by_score(&self.coins[..self.seats as usize])),
        }
    }

    fn ask(&self, _: Seat) -> Ask {
        match self.agenda.top() {
            Some(Step::Deal { to, .. } | Step::Draw { to }) => Ask::Draw { to },
            Some(Step::Reveal) => Ask::Reveal,
            Some(Step::Spend { taken, .. }) => Ask::Spend { left: MOST_TAKEN.saturating_sub(taken) },
            Some(Step::Bid) | None => Ask::Bid,
        }
    }

    fn options(&self, seat: Seat, options: &mut impl Options<Choice, Reason>) {
        if !self.turn().waits_for(seat) {
            return;
        }
        match self.agenda.top() {
            Some(Step::Deal { .. } | Step::Draw { .. }) => {
                for pebble in self.sack {
                    options.offer(Choice::Draw { pebble });
                }
            }
            Some(Step::Reveal) => options.offer(Choice::Reveal),
            Some(Step::Bid) => {
                for pebble in Pebbles::ALL {
                    let held = self.hands[seat.index()].has(pebble);
                    options.put(Choice::Bid { pebble }, if held { Ok(()) } else { Err(Reason::NotHeld { pebble }) });
                }
            }
            Some(Step::Spend { by, taken }) => {
                options.put(Choice::Take, self.may_take(taken));
                options.put(Choice::Buy, self.may_buy(by));
                options.offer(Choice::Pass);
            }
            None => {}
        }
    }

    fn beside(&self, seat: Seat, _: Choice) -> Reason {
        if self.turn().waits_for(seat) { Reason::NotNow } else { Reason::NotAsked }
    }

    fn untouchable(&self, seat: Seat, _: &Thing) -> Reason {
        self.beside(seat, Choice::Pass)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self.agenda.top(), choice) {
            (Some(Step::Deal { to, left }), Choice::Draw { pebble }) => {
                self.agenda.pop();
                self.agenda.push(match left {
                    0 | 1 => Step::Bid,
                    _ => Step::Deal { to: to.left(self.seats), left: left - 1 },
                });
                self.draw(to, pebble, tell);
            }
            (Some(Step::Draw { to }), Choice::Draw { pebble }) => {
                self.agenda.pop();
                self.draw(to, pebble, tell);
            }
            (Some(Step::Bid), Choice::Bid { pebble }) => {
                self.hands[seat.index()].remove(pebble);
                self.bids[seat.index()] = Some(pebble);
                tell.tell(Event::Sealed { seat });
                // Opening the fists is new knowledge, so the House does it. (TOY-BID-02)
                if self.open_hands().is_empty() {
                    self.agenda.pop();
                    self.agenda.push(Step::Reveal);
                }
            }
            (Some(Step::Reveal), Choice::Reveal) => self.reveal(tell),
            (Some(Step::Spend { by, taken }), Choice::Take) => {
                self.agenda.pop();
                self.agenda.push(Step::Spend { by, taken: taken + 1 });
                self.chest -= 1;
                self.coins[by.index()] += 1;
                tell.tell(Event::Took { seat: by });
            }
            (Some(Step::Spend { by, .. }), Choice::Buy) => {
                self.agenda.push(Step::Draw { to: by });
                self.chest += 1;
                self.coins[by.index()] -= 1;
                tell.tell(Event::Bought { seat: by });
            }
            (Some(Step::Spend { by, .. }), Choice::Pass) => {
                self.agenda.pop();
                tell.tell(Event::Passed { seat: by });
                if self.somebody_is_out() {
                    tell.tell(Event::Ended); // TOY-WIN-01
                } else {
                    self.agenda.push(Step::Bid);
                }
            }
            _ => {} // not legal, and `apply` trusts its caller
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    /// What a seat cannot know is which pebbles are in the sack, in other hands and in other fists.
    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        let others: Vec<usize> =
            Seats::all(self.seats).without(Seats::only(seat)).into_iter().map(Seat::index).collect();
        let mut unknown: Vec<Pebble> = self.sack.into_iter().collect();
        for &other in &others {
            unknown.extend(self.hands[other]);
            unknown.extend(self.bids[other]);
        }
        unknown.sort_unstable(); // else the order would tell where they were
        rng.shuffle(&mut unknown);
        let mut unknown = unknown.into_iter();
        for &other in &others {
            self.hands[other] = unknown.by_ref().take(self.hands[other].len()).collect();
            self.bids[other] = self.bids[other].and_then(|_| unknown.next());
        }
        self.sack = unknown.collect();
    }

    fn estimate(&self, seat: Seat) -> i32 {
        if let Turn::Over(ranking) = self.turn() {
            return if ranking.place(seat) == 1 { 10_000 / i32::from(ranking.winners().len()) } else { 0 };
        }
        let others = Seats::all(self.seats).without(Seats::only(seat));
        let rival = others.into_iter().map(|other| i32::from(self.coins[other.index()])).max().unwrap_or(0);
        let strength: i32 = self.hands[seat.index()].into_iter().map(|pebble| i32::from(pebble.number())).sum();
        1000 * (i32::from(self.coins[seat.index()]) - rival) + 10 * strength
    }

    fn blank(seats: u8) -> Toy {
        Toy::empty(seats)
    }

    fn facets(&self, facets: &mut Facets) {
        self.describe(facets);
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadPosition> {
        self.set_facet(key, value)
    }

    fn sound(&self) -> Result<(), Unsound> {
        self.check()
    }

    fn messages() -> Vec<Signature> {
        [Ask::SAYS, Choice::SAYS, Event::SAYS, Reason::SAYS].concat()
    }
}

/// A winner takes no more coins than this. (TOY-TAKE-01)
const MOST_TAKEN: u8 = 2;

impl Toy {
    /// Who has not sealed a pebble yet.
    fn open_hands(&self) -> Seats {
        Seats::all(self.seats).into_iter().filter(|seat| self.bids[seat.index()].is_none()).collect()
    }

    fn may_take(&self, taken: u8) -> Result<(), Reason> {
        if taken >= MOST_TAKEN {
            return Err(Reason::EnoughTaken); // TOY-TAKE-01
        }
        if self.chest == 0 { Err(Reason::ChestEmpty) } else { Ok(()) } // TOY-TAKE-02
    }

    fn may_buy(&self, by: Seat) -> Result<(), Reason> {
        if self.coins[by.index()] == 0 {
            return Err(Reason::NoCoin); // TOY-BUY-01
        }
        if self.sack.is_empty() { Err(Reason::SackEmpty) } else { Ok(()) } // TOY-BUY-02
    }

    fn draw(&mut self, to: Seat, pebble: Pebble, tell: &mut impl Tell<Event>) {
        self.sack.remove(pebble);
        self.hands[to.index()].insert(pebble);
        tell.tell(Event::Drew { seat: to, pebble });
    }

    fn reveal(&mut self, tell: &mut impl Tell<Event>) {
        let mut best = (None, Seat::default());
        for seat in Seats::all(self.seats) {
            if let Some(pebble) = self.bids[seat.index()].take() {
                self.spent.insert(pebble);
                tell.tell(Event::Opened { seat, pebble });
                best = best.max((Some(pebble), seat));
            }
        }
        let (_, winner) = best;
        tell.tell(Event::Won { seat: winner });
        self.agenda.pop();
        self.agenda.push(Step::Spend { by: winner, taken: 0 });
    }

    fn somebody_is_out(&self) -> bool {
        self.hands[..self.seats as usize].iter().any(|hand| hand.is_empty())
    }
}
