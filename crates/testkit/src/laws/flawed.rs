//! Pebbles with one thing wrong at a time: a law that cannot be broken proves nothing.

use arbiter_engine::{
    BadPosition, Eyes, Facets, Features, Game, Options, Pick, Plain, Players, Rng, Seat, Seats, Signature, Tell, Thing,
    Turn, Unsound, Wanted, WhyNot,
};
use pebbles::{Ask, Choice, Event, Pebble, Pebbles, Reason, Step};
use std::cell::Cell;

/// What is wrong.
pub(super) mod flaw {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const MOODY: u8 = 1;
    pub(crate) const NEVER_BEGINS_ALIKE: u8 = 2;
    pub(crate) const LISTS_TWICE: u8 = 3;
    pub(crate) const LISTS_FOR_ALL: u8 = 4;
    pub(crate) const LISTS_NOTHING: u8 = 5;
    pub(crate) const REFUSES_ALL: u8 = 6;
    pub(crate) const REFUSES_NOTHING: u8 = 7;
    pub(crate) const ASKS_NOBODY: u8 = 8;
    pub(crate) const ASKS_ABSENT: u8 = 9;
    pub(crate) const ASKS_HOUSE_TOO: u8 = 10;
    pub(crate) const SHOWS_HANDS: u8 = 11;
    pub(crate) const SHOWS_SPECTATORS: u8 = 12;
    pub(crate) const REDEALS_OWN: u8 = 13;
    pub(crate) const REDEAL_LOSES: u8 = 14;
    pub(crate) const REDEAL_MOVES_ON: u8 = 15;
    pub(crate) const ASK_TELLS: u8 = 16;
    pub(crate) const CHOICES_TELL: u8 = 17;
    pub(crate) const OPENS_WITHOUT_HOUSE: u8 = 18;
    pub(crate) const EVENT_TELLS: u8 = 19;
    pub(crate) const LOSES_A_COIN: u8 = 20;
    pub(crate) const NEVER_ENDS: u8 = 21;
    pub(crate) const FORGETS_TO_WRITE: u8 = 22;
    pub(crate) const SAYS_UNKNOWN_EVENT: u8 = 23;
    pub(crate) const SAYS_UNKNOWN_REASON: u8 = 24;
    pub(crate) const SAYS_UNKNOWN_ASK: u8 = 25;
    pub(crate) const PANICS: u8 = 26;
    pub(crate) const CANNOT_BEGIN: u8 = 27;
    pub(crate) const NAMES_IN_EVERY_ORDER: u8 = 28;
    pub(crate) const NAMES_NO_SECOND: u8 = 29;
    pub(crate) const SAYS_MORE: u8 = 30;
    pub(crate) const SAYS_LESS: u8 = 31;
    pub(crate) const TELLS_TOO_EARLY: u8 = 32;
    pub(crate) const FEATURES_TELL: u8 = 33;
    pub(crate) const FEATURES_FALL_SHORT: u8 = 34;
    pub(crate) const SAYS_TOO_WHAT_DIFFERS: u8 = 35;
    pub(crate) const SAYS_TOO_WHAT_IS_LISTED: u8 = 36;
}

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// Remembers something outside the position, as no rules may.
fn calls() -> u32 {
    CALLS.set(CALLS.get() + 1);
    CALLS.get()
}

/// The game with a flaw.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Flawed<const F: u8>(pub(super) Pebbles);

impl<const F: u8> Flawed<F> {
    /// Something `seat` cannot know: the lowest pebble its neighbour holds.
    fn secret_from(&self, seat: Seat) -> Option<Pebble> {
        self.0.hand[seat.left(self.0.seats)].first()
    }
}

impl<const F: u8> Game for Flawed<F> {
    const NAME: &'static str = "flawed";
    const RULES: u32 = 1;
    const LONGEST: usize = Pebbles::LONGEST;
    const FEATURES: &'static [(&'static str, usize)] =
        if F == flaw::FEATURES_FALL_SHORT { &[("coins", 1), ("forgotten", 1)] } else { &[("coins", 1)] };

    type Setup = Players;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type View = Plain;

    fn begin(setup: &Players) -> Result<Self, Reason> {
        let mut table = Pebbles::begin(setup)?;
        if F == flaw::NEVER_BEGINS_ALIKE {
            let coins = (calls() % 2) as u8;
            (table.coins.0[0], table.chest) = (coins, table.chest - coins);
        }
        if F == flaw::CANNOT_BEGIN { Err(Reason::NotNow) } else { Ok(Flawed(table)) }
    }

    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn turn(&self) -> Turn {
        match (F, self.0.turn()) {
            (flaw::ASKS_NOBODY, _) => Turn::Waiting(Seats::NONE),
            (flaw::ASKS_ABSENT, Turn::Waiting(_)) => Turn::Waiting(Seats::only(Seat::new(self.0.seats))),
            (flaw::ASKS_HOUSE_TOO, Turn::Waiting(seats)) => Turn::Waiting(seats.and(Seats::only(Seat::HOUSE))),
            (_, turn) => turn,
        }
    }

    fn ask(&self, seat: Seat) -> Ask {
        match (F, self.0.ask(seat), self.secret_from(seat)) {
            (flaw::ASK_TELLS, Ask::Spend { .. }, Some(secret)) => Ask::Spend { left: secret.number() },
            (_, ask, _) => ask,
        }
    }

    fn options(&self, seat: Seat, options: &mut impl Options<Choice, Reason>) {
        if F == flaw::CHOICES_TELL && self.0.turn().waits_for(seat) && !seat.is_house() {
            let secret = self.secret_from(seat).is_some_and(|pebble| pebble.number() > 8);
            options.put(Choice::Reveal, if secret { Ok(()) } else { Err(Reason::NotNow) });
        }
        if F == flaw::LISTS_FOR_ALL {
            options.offer(Choice::Pass);
        }
        if let (flaw::NAMES_IN_EVERY_ORDER | flaw::NAMES_NO_SECOND, Some(Step::Trade { by })) = (F, self.0.agenda.top())
        {
            let Ask::Trade { left } = self.0.ask(seat) else { return };
            let kept = F == flaw::NAMES_IN_EVERY_ORDER || self.0.fist[by].is_empty();
            let pebbles = self.0.hand[by].into_iter().filter(|_| kept && by == seat);
            let picks = pebbles.map(|pebble| Pick::once(Choice::Trade { pebble }));
            if by == seat {
                options.pieces(Wanted::up_to(left, Choice::Keep), picks);
            }
            return;
        }
        if let (flaw::SAYS_MORE | flaw::SAYS_LESS, Some(Step::Spend { by, .. })) = (F, self.0.agenda.top()) {
            let (more, less) = ([Choice::Take, Choice::Pass], [Choice::Pass]);
            let (listed, say) = if F == flaw::SAYS_MORE { (&less[..], &more[..]) } else { (&more[..], &less[..]) };
            let allowed = |choice: &&Choice| by == seat && self.0.allows(seat, **choice);
            options.by_hand(listed.iter().filter(allowed).copied(), say.iter().filter(allowed).copied());
            return;
        }
        let spends = matches!(self.0.agenda.top(), Some(Step::Spend { by, .. }) if by == seat);
        match F {
            flaw::SAYS_TOO_WHAT_DIFFERS if spends => {
                options.offer(Choice::Pass);
                if self.0.allows(seat, Choice::Take) {
                    options.also(Choice::Take);
                }
            }
            flaw::SAYS_TOO_WHAT_IS_LISTED if spends => {
                self.0.options(seat, options);
                options.also(Choice::Pass);
            }
            flaw::LISTS_NOTHING if !seat.is_house() => {}
            flaw::LISTS_TWICE => {
                self.0.options(seat, options);
                self.0.options(seat, options);
            }
            _ => self.0.options(seat, options),
        }
    }

    fn out_of_question(&self, seat: Seat, choice: Choice) -> Reason {
        self.0.out_of_question(seat, choice)
    }

    fn untouchable(&self, seat: Seat, thing: &Thing) -> Reason {
        self.0.untouchable(seat, thing)
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Option<Reason> {
        match F {
            flaw::REFUSES_ALL => Some(Reason::NotNow),
            flaw::REFUSES_NOTHING => None,
            _ => {
                let mut heard = WhyNot::new(|meant| meant == choice);
                self.options(seat, &mut heard);
                let said =
                    heard.reasons.first().map_or_else(|| self.out_of_question(seat, choice), |(_, reason)| *reason);
                (!heard.allowed).then_some(said)
            }
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        assert!(F != flaw::PANICS || choice != Choice::Take, "no hands to take it with");
        let table = &mut self.0;
        table.apply(seat, choice, tell);
        match F {
            flaw::MOODY if calls().is_multiple_of(2) => table.coins.0[0] ^= 1,
            flaw::OPENS_WITHOUT_HOUSE if table.agenda.top() == Some(Step::Reveal) => {
                table.apply(Seat::HOUSE, Choice::Reveal, tell);
            }
            flaw::EVENT_TELLS if choice == Choice::Take => {
                if let Some(pebble) = self.secret_from(seat) {
                    tell.tell(Event::Opened { seat, pebble });
                }
            }
            flaw::TELLS_TOO_EARLY => {
                // What is named for a trade is in the fist, and may be taken back.
                if let Choice::Trade { pebble } = choice {
                    tell.tell(Event::Traded { seat, pebble });
                }
            }
            flaw::LOSES_A_COIN if choice == Choice::Take => table.coins[seat] -= 1,
            flaw::NEVER_ENDS if choice == Choice::Pass => {
                table.agenda.clear();
                table.agenda.push(Step::Spend { by: seat, taken: 0 });
            }
            _ => {}
        }
    }

    fn view(&self, eyes: Eyes) -> Plain {
        match (F, eyes) {
            (flaw::SHOWS_HANDS, _) => self.0.view(Eyes::Arbiter),
            (flaw::SHOWS_SPECTATORS, Eyes::Spectator) => self.0.view(Eyes::Seat(Seat::new(0))),
            _ => self.0.view(eyes),
        }
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        let table = &mut self.0;
        match F {
            flaw::REDEALS_OWN => table.redeal(seat.left(table.seats), rng),
            flaw::REDEAL_LOSES => table.sack = table.sack.into_iter().skip(1).collect(),
            flaw::REDEAL_MOVES_ON => table.agenda.clear(),
            _ => table.redeal(seat, rng),
        }
    }

    fn features(&self, of: Seat, eyes: Eyes, out: &mut Features) {
        let told = match (F, eyes) {
            (flaw::FEATURES_TELL, Eyes::Seat(seat)) => {
                self.secret_from(seat).map_or(0, |pebble| pebble.number().into())
            }
            _ => self.0.coins[of].into(),
        };
        out.single(told);
    }

    fn estimate(&self, seat: Seat) -> i32 {
        self.0.estimate(seat)
    }

    fn blank(seats: u8) -> Self {
        Flawed(Pebbles::blank(seats))
    }

    fn facets(&self, facets: &mut Facets) {
        let mut all = Facets::default();
        self.0.facets(&mut all);
        for (key, value) in all.iter().filter(|(key, _)| F != flaw::FORGETS_TO_WRITE || *key != "p1 coins") {
            if matches!(key, "sack" | "chest") { facets.derived(key, value) } else { facets.put(key, value) }
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadPosition> {
        self.0.set(key, value)
    }

    fn sound(&self) -> Result<(), Unsound> {
        self.0.sound()
    }

    fn messages() -> Vec<Signature> {
        let kept = |(id, _): &Signature| match F {
            flaw::SAYS_UNKNOWN_EVENT => *id != "pebb-event-took",
            flaw::SAYS_UNKNOWN_REASON => !id.starts_with("pebb-why"),
            flaw::SAYS_UNKNOWN_ASK => *id != "pebb-ask-spend",
            _ => true,
        };
        Pebbles::messages().into_iter().filter(kept).collect()
    }
}
