//! The rules of Res Arcana: two to four mages collect essences and race to ten points.
//!
//! A value of [`ResArcana`] is a position. A file bears the middle word of its clauses where it can:
//! `RESA-COLLECT-05` is kept in `collect.rs` and proven in `tests/book/collect.md`.

mod ask;
mod bout;
mod card;
mod check;
mod choice;
mod claim;
mod collect;
mod component;
mod cost;
mod discard;
mod draft;
mod essence;
mod estimate;
mod event;
mod features;
mod gain;
mod label;
mod life_loss;
mod names;
mod pass;
mod place;
mod position;
mod power;
mod reason;
mod redeal;
mod round;
mod setup;
mod state;
mod step;
mod tables;
mod things;
mod view;
mod zone;

pub use ask::Ask;
pub use card::{
    Artifact, Bill, Collect, Cost, Discount, Effect, Facts, Gift, Kind, Mage, MagicItem, Monument, Placing, PointsPer,
    Power, Reduction, Straighten, Subtype, Usable, Victim, When,
};
pub use choice::Choice;
pub use component::{Component, Components};
pub use essence::{Essence, Essences, Part, Types};
pub use event::Event;
pub use reason::Reason;
pub use setup::{Deal, Faces, Play, Setup};
pub use state::{Bout, Doing, Memory, Player, ResArcana};
pub use tables::Card;
pub use view::{ComponentView, DeckView, PlayerView, View};

use arbiter_engine::{BadPosition, Eyes, Facets, Features, Game, Rng, Seat, Signature, Spoken, Thing, Things, Unsound};

/// A position is plain data and small: copying one is copying a kilobyte.
const _: () = assert!(size_of::<ResArcana>() <= 1024);

impl Game for ResArcana {
    const NAME: &'static str = "res_arcana";
    const RULES: u32 = 2;
    const LONGEST: usize = 10_000;
    const FEATURES: &'static [(&'static str, usize)] = features::LAYOUT;

    type Setup = Setup;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn begin(setup: &Setup) -> Result<ResArcana, Reason> {
        setup::begin(setup)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    arbiter_engine::flow!(Ask::Chance);

    fn label(&self, _: Seat, choice: Choice) -> Spoken {
        label::label(self, choice)
    }

    fn touches(&self, seat: Seat, choice: Choice) -> Things {
        things::touches(seat, choice)
    }

    fn beside(&self, seat: Seat, choice: Choice) -> Reason {
        reason::beside(self, seat, choice)
    }

    fn untouchable(&self, seat: Seat, thing: &Thing) -> Reason {
        reason::untouchable(self, seat, thing)
    }

    fn view(&self, eyes: Eyes) -> View {
        view::view(self, eyes)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        redeal::redeal(self, seat, rng);
    }

    fn estimate(&self, seat: Seat) -> i32 {
        estimate::estimate(self, seat)
    }

    fn features(&self, of: Seat, eyes: Eyes, out: &mut Features) {
        features::features(self, of, eyes, out);
    }

    fn blank(seats: u8) -> ResArcana {
        position::blank(seats)
    }

    fn facets(&self, facets: &mut Facets) {
        position::facets(self, facets);
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadPosition> {
        position::set(self, key, value)
    }

    fn said_of(facet: &str) -> &'static [&'static str] {
        position::said_of(facet)
    }

    fn sound(&self) -> Result<(), Unsound> {
        position::sound(self)
    }

    fn messages() -> Vec<Signature> {
        event::messages()
    }

    fn rulings() -> Vec<(Thing, String)> {
        things::rulings()
    }
}
