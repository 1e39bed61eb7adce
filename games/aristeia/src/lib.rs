//! The rules of Aristeia!: two teams of four fight for zones of the HexaDome.
//!
//! A value of [`Aristeia`] is a position. A file bears the middle word of its clauses where it can:
//! `ARIS-DISENGAGE-03` is kept in `disengage.rs` and proven in `tests/book/disengage.md`.

mod action;
mod activation;
mod ask;
mod board;
mod choice;
mod damage;
mod deployment;
mod dice;
mod disengage;
mod displace;
mod effect;
mod estimate;
mod event;
mod features;
mod figure;
mod hand;
mod horizon;
mod levels;
mod measure;
mod movement;
mod names;
mod odds;
mod position;
mod printed;
mod range;
mod reason;
mod redeal;
mod roll;
mod round;
mod scenario;
mod setup;
mod sight;
mod skill;
mod states;
mod step;
mod switch;
mod table;
mod tables;
mod tactic;
mod things;
mod turn;
mod view;
mod window;

pub use action::pools;
pub use ask::{Ask, Moment};
pub use board::{BOARD, FLOOR, SPACES, Space, Spaces, WALLS, Zone, Zones};
pub use choice::{Choice, On, With};
pub use dice::{Colour, Die, DieAt, Face, MOST_DICE, Pool, Shown, Symbol, Thrown};
pub use event::Event;
pub use figure::{BARRIERS, Body, Figure, Piece, Place, Target};
pub use odds::{Odds, odds};
pub use printed::{
    ActionRow, Condition, Op, Part, PlayedBy, PlayedFor, Priority, Range, ScenarioRow, Sheet, SkillRow, Standing,
    StateRow, SwitchRow, TacticRow,
};
pub use reason::Reason;
pub use setup::{Crowd, Decks, Setup, Sides, Teams};
pub use sight::{Lines, Sight, lines};
pub use states::Markers;
pub use table::{Activation, Aristeia, BOTH, Doing, Hurt, Played, Player, Roll, RollKind, Side, Smoke, rival};
pub use tables::{Action, Character, Scenario, Skill, State, Switch, Tactic, Window};
pub use view::{
    AimView, DieView, FigureView, MarkerView, PlayedView, PlayerView, RollView, SideView, TacticView, View,
};

use arbiter_engine::{BadNotation, Facets, Game, Horizon, MAX_SEATS, Notation};

/// A position is plain data and small.
const _: () = assert!(size_of::<Aristeia>() <= 1280);

impl Game for Aristeia {
    const NAME: &'static str = "aristeia";
    const RULES: u32 = 3;
    const LONGEST: usize = 5_000;
    /// How this was measured: `docs/strength.md`.
    const CAME: &'static [u16] = &[0, 311, 388, 434, 469, 500, 531, 566, 612, 689, 1000];

    arbiter_engine::laid_out!(Ask::Chance);

    fn estimates(&self) -> [Option<i32>; MAX_SEATS] {
        let [one, two] = estimate::estimates(self);
        [Some(one), Some(two), None, None]
    }

    fn horizon(&self) -> Option<Horizon> {
        Some(horizon::horizon(self))
    }

    fn spelled(choice: Choice) -> String {
        match choice {
            Choice::Roll { die } => ["roll", &die.spelled()].join(" "),
            _ => choice.text(),
        }
    }

    fn measure(&self, from: &str, to: &str, out: &mut Facets) -> Result<(), BadNotation> {
        measure::measure(self, from, to, out)
    }
}
