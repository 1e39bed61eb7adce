//! The conversation at a table: `/api/tables/{id}/ws`, one JSON message a frame.

use crate::{Advice, Happening, Level, Phrase, Proposed, Refusal, Seat, SeatNow, Spoken, TableNow, Until, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client says.
///
/// `n` is the number of entries the client knows of ([`TableNow::n`]): the position it answers.
/// `seat` is only needed by somebody who holds several seats; usually it is the one that is shown.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message. Answered by `happened` with the entries since, or by `table` where nothing
    /// is known yet. `since: 0` tells everything from the beginning. A table that has to look up what
    /// happened shows itself first: `table`, then `happened`.
    Hello {
        /// How many entries the client has heard of.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
    },
    /// Answers the decision. Sent twice, it counts once.
    Choose {
        /// The position it answers.
        n: u32,
        /// The text of one of the choices, or several pieces of one answer parted by commas: all of them are taken,
        /// or none.
        choice: String,
        /// Who answers.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Takes back the seat's own last answers.
    Undo {
        /// The position it is about.
        n: u32,
        /// How many, at least 1.
        count: u32,
        /// Whose.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Asks why something cannot be done. Answered by `because`.
    Why {
        /// What is meant.
        about: About,
        /// For whom.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Asks what would be seen with these pieces of an answer, before it is whole. Answered by `foreseen`.
    Foresee {
        /// The position it is about.
        n: u32,
        /// The pieces, parted by commas.
        pieces: String,
        /// Whose answer.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// How long bots wait before they answer what this person may still take back.
    Pause {
        /// In milliseconds; at most ten seconds count.
        ms: u32,
    },
    /// Lets bots that wait answer at once.
    GoOn,
    /// Says a phrase, which everybody reads in their own language.
    Say {
        /// Which.
        phrase: Phrase,
        /// Who says it.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Says something in one's own words, where the host allows it.
    Chat {
        /// What: a line, no longer than 200 characters.
        text: String,
        /// Who says it.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Lets people say something in their own words, or not. Only the host may.
    ChatMode {
        /// May they?
        on: bool,
    },
    /// Proposes something to the others; without others, it is done at once.
    Propose {
        /// What.
        what: Proposed,
        /// Who proposes it.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Answers what is proposed, or takes one's own proposal back.
    Reply {
        /// Yes?
        agree: bool,
        /// Who answers.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Gives up.
    Resign {
        /// Who.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Lets a bot play for a seat: one's own, or that of somebody who has been away for long.
    StandIn {
        /// Whose.
        seat: Seat,
        /// How well; the usual if not said.
        #[serde(default)]
        #[ts(optional)]
        level: Option<Level>,
    },
    /// Plays again where a bot stands in.
    Return {
        /// Whose seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Lets the server pass for a seat in every window from now on, or no longer. Nobody else hears of it.
    Order {
        /// Until when; null to be asked again.
        until: Option<Until>,
        /// For whom.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Lets one's clock rest, at tables that last for days.
    Rest {
        /// For so many days; 0 to let it run again.
        days: u8,
        /// Whose.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Reminds somebody who has let others wait for long.
    Nudge {
        /// Whom.
        seat: Seat,
    },
    /// Asks how things stand and, if so wished, for the best choices. Answered by `advice`, at tables where one plays alone with bots.
    Advise {
        /// The best choices as well? They take longer.
        options: bool,
        /// For whom.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Answered by `pong`.
    Ping,
}

/// What a question is about.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// The text of a choice: `place prism`.
    Choice(String),
    /// A thing on the table: `card:prism`.
    Thing(String),
}

/// What the server says.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The table as it is now; forget whatever was known of it.
    Table(TableNow),
    /// Something happened; then the table is so.
    Happened {
        /// What, oldest first.
        entries: Vec<Happening>,
        /// Has more happened than is told here? Ask again with `hello`, since the last of these.
        more: bool,
        /// The table now.
        table: TableNow,
    },
    /// Somebody came, left, sat down or thinks.
    Seats {
        /// Everybody, from p1 on.
        seats: Vec<SeatNow>,
    },
    /// Something was not done. After `stale` the current table follows.
    Refused(Refusal),
    /// The answer to `why`.
    Because {
        /// What was asked about.
        about: About,
        /// May it be done after all?
        allowed: bool,
        /// Why not.
        reason: Option<Spoken>,
        /// The clause that says so.
        clause: Option<String>,
    },
    /// The answer to `foresee`.
    Foreseen {
        /// The position it is about.
        n: u32,
        /// The pieces, parted by commas.
        pieces: String,
        /// What would be seen; null where there is nothing to show of it.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        view: Option<View>,
    },
    /// The answer to `advise`.
    Advice(Advice),
    /// The answer to `ping`.
    Pong,
}
