//! What a pair of eyes is shown of a table.

use crate::{Ending, Level, Note, People, Rating, Refusal, Seat, Spoken, Until};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// A view: JSON of the game's own making, passed through as it is.
pub type View = Box<RawValue>;

/// A table as one pair of eyes may see it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct TableNow {
    /// How many entries the log has; what a choice answers.
    pub n: u32,
    /// The game, such as `res_arcana`.
    pub game: String,
    /// The version of the rules it began by.
    pub rules: u32,
    /// The version it goes on by: that of today.
    pub rules_now: u32,
    /// What the table is called, if it has a name.
    pub name: Option<String>,
    /// Everybody, from p1 on.
    pub seats: Vec<SeatNow>,
    /// The seats you hold; none if you only watch.
    pub mine: Vec<Seat>,
    /// Whose eyes see `view` and `decision`: one of `mine`, or null if you only watch. Who holds
    /// several seats sees with those of the one that is asked.
    pub eyes: Option<Seat>,
    /// What these eyes see: the game's own JSON. Null only at a frozen table.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Option<View>,
    /// Who is asked something now; several decide in secret.
    pub waiting: Vec<Seat>,
    /// What `eyes` is asked, if anything.
    pub decision: Option<Decision>,
    /// What one of your seats may take back.
    pub may_undo: Option<MayUndo>,
    /// How it ended, if it did.
    pub over: Option<Over>,
    /// Why the table stands still, if it does.
    pub frozen: Option<Refusal>,
    /// What people agreed on beside the rules.
    pub people: People,
    /// Until when the server passes in windows for the seat that is shown; only its holder is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub order: Option<Until>,
    /// For how many days the clock of that seat may rest; left out where there is no slow clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rest_days: Option<u8>,
    /// A hash that fixes all luck without telling it: SHA-256 of the seed, in hexadecimal.
    pub seed_commitment: String,
}

/// Somebody at the table, or an empty seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatNow {
    /// Which seat.
    pub seat: Seat,
    /// Who may sit there.
    pub kind: SeatKind,
    /// What they want to be called.
    pub name: Option<String>,
    /// How well the bot plays.
    pub level: Option<Level>,
    /// Is a device of theirs connected? Always so for a bot.
    pub connected: bool,
    /// How many devices hold the seat. More than one: each of them sees its secrets and can play for it.
    pub holders: u8,
    /// Since when they are asked something, in milliseconds since 1970; null if they are not.
    #[ts(type = "number | null")]
    pub thinking_since: Option<u64>,
    /// A bot that plays for them until they come back, and how well it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<Level>,
    /// Since when no device of theirs is connected, in milliseconds since 1970; left out while one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub away_since: Option<u64>,
    /// From when on others may let a bot play for them, if they do not come back before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub gone_at: Option<u64>,
    /// When their time runs out if they are asked, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deadline: Option<u64>,
    /// How much time they have when they are not asked, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub time_left: Option<u64>,
    /// How well they play, at a table that counts for ratings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<Rating>,
    /// Until when their clock rests, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub resting_until: Option<u64>,
    /// From when on somebody who waits for them may remind them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub nudge_at: Option<u64>,
}

/// Who sits in a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet; an invitation is open.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A question put to a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, and why now.
    pub ask: Spoken,
    /// What may be answered, always in the same order.
    pub choices: Vec<Offer>,
    /// Where an answer is given in several pieces: how many, and what was named already. Pieces may be sent in any
    /// order, all at once (their texts parted by commas) or one by one; nothing happens before the answer is whole.
    pub tray: Option<Tray>,
}

/// An answer in several pieces.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Tray {
    /// How many pieces it still needs at least.
    pub least: u16,
    /// How many it may still have; then it is whole.
    pub most: u16,
    /// Does the order of the pieces count?
    pub ordered: bool,
    /// The text of the choice that says that these are all, where fewer than the most will do.
    pub done: Option<String>,
    /// What was named already.
    pub named: Vec<Spoken>,
}

/// How often something may be named as a piece of an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Piece {
    /// So often.
    pub most: u16,
    /// Pieces with the same number here belong together; 0 is no group.
    pub group: u16,
    /// At least so many of the group have to be named.
    pub group_least: u16,
    /// At most so many of the group may be named.
    pub group_most: u16,
}

/// One choice that may be made.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// What to send back.
    pub text: String,
    /// What to show.
    pub label: Spoken,
    /// The things it touches, in order: `card:prism`, `seat:p2`.
    pub touches: Vec<String>,
    /// What else may be touched to mean it, though it is only asked for afterwards: what a card can be aimed at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub leads: Vec<String>,
    /// If it is a piece of an answer: how often it may be named. Otherwise it is an answer by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub piece: Option<Piece>,
    /// Does the House answer it at once, with dice or cards? Then it cannot be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub luck: bool,
}

/// What may be taken back.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MayUndo {
    /// Whose answers.
    pub seat: Seat,
    /// How many at most.
    pub count: u32,
    /// How much longer, in milliseconds, where bots wait for it; left out where nobody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub for_ms: Option<u32>,
}

/// One entry of the log, as far as these eyes saw it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Happening {
    /// Which entry, counted from 1: after it, the table has that many.
    pub n: u32,
    /// Who answered.
    pub by: Seat,
    /// The entries that this one takes back; none if it is an answer.
    pub takes_back: Vec<u32>,
    /// What happened, in order.
    pub events: Vec<Said>,
    /// What it notes of the people at the table; then it is no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<Note>,
}

/// Something that happened, and what it speaks of.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Said {
    /// The sentence.
    pub say: Spoken,
    /// The things it speaks of, to be lit up: `card:prism`, `seat:p2`.
    pub things: Vec<String>,
    /// The clause of the rules it happened by, where one explains it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
}

/// How a game ended.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Over {
    /// Everybody with their place, from p1 on.
    pub ranking: Vec<Place>,
    /// How it came to its end.
    pub how: Ending,
    /// What decided all luck: its SHA-256 is the commitment that was shown from the start.
    pub seed: String,
}

/// The place somebody came in.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    /// Who.
    pub seat: Seat,
    /// From 1; shared by those who tie.
    pub place: u8,
}
