//! The rules of Arcmage: two to four players raise cities, armies and magic until one kingdom is left.
//!
//! A value of [`Arcmage`] is a position. A file bears the middle word of its clauses where it can: `ARCM-COMBAT-12` is kept
//! in `combat.rs` and proven in `tests/book/combat.md`. Cards are data (`data/*.toml`) in a closed vocabulary of typed ops
//! (`card.rs`), carried out by `script.rs`, `effect.rs` and `passive.rs`.
//!
//! *Arcmage* is a free game by the Arcmage / WTactics project; its rules and card texts are CC BY-SA 4.0. See
//! `data/LICENSE.md`.

mod ability;
mod able;
mod ask;
mod bargain;
mod card;
mod cards;
mod check;
mod choice;
mod city;
mod combat;
mod damage;
mod deck;
mod effect;
mod estimate;
mod event;
mod features;
mod filter;
mod forecast;
mod horizon;
mod levels;
mod movement;
mod names;
mod passive;
mod piece;
mod play;
mod position;
mod powers;
mod reason;
mod redeal;
mod resource;
mod script;
mod setup;
mod spoken;
mod stack;
mod state;
mod step;
mod tables;
mod target;
mod things;
mod trigger;
mod turn;
mod unmark;
mod view;
mod win;
mod zone;

pub use ask::Ask;
pub use card::{
    Ability, Aim, Amount, Cap, Chooser, Condition, Cost, Counter, Faction, Facts, Filter, Host, Keyword, Keywords,
    Kind, Mode, Moment, Op, Price, Ref, Scope, Set, Standing, Subtypes, To, Trigger, What, Who, Works,
};
pub use cards::{Cards, Deck, Graveyard};
pub use choice::Choice;
pub use deck::{CITIES, COPIES, DeckList, SIZE};
pub use event::Event;
pub use forecast::{BlowView, ForecastView};
pub use piece::{Flag, Permanent, Piece, Pieces, Place};
pub use reason::Reason;
pub use setup::{Options, Setup};
pub use spoken::Line;
pub use state::{Arcmage, Combat, Item, Note, Phase, Player, Resource};
pub use tables::{Card, Prebuilt, Subtype};
pub use target::{ResourceAt, Target};
pub use view::{
    AttackView, BattleView, CityView, CreatureView, DeckView, EnchantmentView, ItemView, PlayerView, ResourceView, View,
};

use arbiter_engine::{Game, Horizon, MAX_SEATS, Seat, Tell, Things, Turn};

/// A position is plain data and small.
const _: () = assert!(size_of::<Arcmage>() <= 6144);

impl Game for Arcmage {
    const NAME: &'static str = "arcmage";
    const RULES: u32 = 3;
    /// Every turn draws a card, lays down two or builds a city, and 45 cards come to an end: random games of four are
    /// over after 1 900 to 3 000 choices. `win::LAST_TURN` and `movement` stop what could go on for ever.
    const LONGEST: usize = 20_000;
    /// How this was measured: `docs/strength.md`.
    const CAME: &'static [u16] = &[0, 37, 96, 188, 325, 500, 675, 812, 904, 963, 1000];

    arbiter_engine::laid_out!();

    fn seats(&self) -> u8 {
        self.count
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.agenda.is_empty() {
            true => Turn::Over(self.ranking()),
            false => Turn::Waiting(self.agenda.asked().unwrap_or_default()),
        }
    }

    fn ask(&self, seat: Seat) -> Ask {
        self.agenda.top().map_or(Ask::Chance, |step| step.ask(self, seat))
    }

    #[inline]
    fn options(&self, seat: Seat, options: &mut impl arbiter_engine::Options<Choice, Reason>) {
        if self.agenda.asked().is_some_and(|asked| asked.has(seat))
            && let Some(step) = self.agenda.top()
        {
            step.options(self, seat, options);
            if self.options.concede && !seat.is_house() {
                options.offer(Choice::Concede);
            }
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if choice == Choice::Concede {
            win::concede(self, seat, tell);
        } else if let Some(step) = self.agenda.pop() {
            step.resume(self, seat, choice, tell);
        }
        self.run_agenda(tell);
    }

    fn leads(&self, seat: Seat, choice: Choice) -> Things {
        things::leads(self, seat, choice)
    }

    fn foreseen(&self, _seat: Seat, pieces: &[Choice]) -> Option<Self> {
        forecast::foreseen(self, pieces)
    }

    fn estimates(&self) -> [Option<i32>; MAX_SEATS] {
        estimate::estimates(self)
    }

    fn is_folly(&self, seat: Seat, choice: Choice) -> bool {
        resource::is_folly(self, seat, choice)
    }

    fn horizon(&self) -> Option<Horizon> {
        Some(horizon::horizon(self))
    }

    fn is_midway(&self) -> bool {
        horizon::is_midway(self)
    }

    fn complete(&mut self) {
        self.find_sources();
    }

    fn run(&mut self, tell: &mut impl Tell<Event>) {
        self.run_agenda(tell);
    }
}
