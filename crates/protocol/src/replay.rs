//! A game looked back on.

use crate::{Over, Refusal, Said, Seat, SeatNow, Spoken, View};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game, position by position, as one pair of eyes saw it. What was taken back is left out.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: Option<String>,
    /// Everybody, from p1 on.
    pub seats: Vec<SeatNow>,
    /// Whose eyes these are; null for a spectator's.
    pub eyes: Option<Seat>,
    /// Do they see everything? Only once the game is over.
    pub all: bool,
    /// How many frames there are, whether they are in this answer or not.
    pub total: u32,
    /// The position before the first entry, and the one after each entry that counts.
    pub frames: Vec<Frame>,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The version it is read by: that of today.
    pub rules_now: u32,
    /// Why it cannot be read to its end, if so.
    pub stops: Option<Refusal>,
    /// How it ended, if it did and can be read so far.
    pub over: Option<Over>,
}

/// One position and how it came about.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Frame {
    /// Its number, from 0.
    pub frame: u32,
    /// How many entries the log had.
    pub n: u32,
    /// Who answered; null for the first position.
    pub by: Option<Seat>,
    /// What was answered, in all its pieces; empty for the first position, and for a rival's answer before the end.
    pub choices: Vec<Spoken>,
    /// What happened.
    pub events: Vec<Said>,
    /// What these eyes see: the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: View,
}
