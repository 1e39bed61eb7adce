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
mod levels;
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
pub use state::{Bout, Doing, Memory, Paid, Player, ResArcana};
pub use tables::Card;
pub use view::{ComponentView, DeckView, PlayerView, View};

use arbiter_engine::{Game, Seat, Spoken};

/// A position is plain data and small: copying one is copying a kilobyte.
const _: () = assert!(size_of::<ResArcana>() <= 1024);

impl Game for ResArcana {
    const NAME: &'static str = "res_arcana";
    const RULES: u32 = 2;
    const LONGEST: usize = 10_000;
    const JUDGE: &'static [u8] = include_bytes!("../data/judge.bin");

    arbiter_engine::laid_out!(Ask::Chance);

    fn label(&self, _: Seat, choice: Choice) -> Spoken {
        label::label(self, choice)
    }
}
