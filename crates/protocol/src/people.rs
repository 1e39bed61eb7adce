//! What people at a table agree on beside the rules, and what they say to each other.

use crate::{Level, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What an entry of the log notes of the people at a table. The position stays as it is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Note {
    /// Somebody says a phrase, which everybody reads in their own language.
    Say {
        /// Which.
        phrase: Phrase,
    },
    /// Somebody says something in their own words: text, never markup.
    Chat {
        /// What.
        text: String,
    },
    /// The host lets people say something in their own words, or does not.
    ChatMode {
        /// May they?
        on: bool,
    },
    /// Somebody proposes something that the others have to agree to.
    Propose {
        /// What.
        what: Proposed,
        /// How many entries would count, where something is to be taken back.
        to: Option<u32>,
    },
    /// Somebody agrees to what is proposed.
    Agree,
    /// Somebody does not, or takes their own proposal back.
    Decline,
    /// From now on a bot plays for the seat.
    StandIn {
        /// How well.
        level: Level,
    },
    /// Whoever holds the seat plays again.
    Return,
    /// The seat gives up.
    Resign,
    /// The game ends as everybody agreed.
    End,
    /// Everybody plays again, at another table.
    Next {
        /// Its id.
        table: String,
    },
    /// So much time everybody has.
    Clock {
        /// How much, and what happens when it has run out.
        clock: Clock,
    },
    /// Everybody is there: clocks run.
    Begin,
    /// The time of a seat has run out.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
    /// The table goes on after it stood still: from the position after this entry.
    Thaw {
        /// Counted from 1; 0 for the first position.
        entry: u32,
    },
    /// The game counts for ratings, as was agreed before it.
    Rated,
    /// The clock of the seat rests for so many days; 0: it runs again.
    Rest {
        /// How many.
        days: u8,
    },
    /// Somebody reminds a seat that they wait for it.
    Nudge {
        /// Which.
        seat: Seat,
    },
    /// An answer that was given before the table stood still, and does not count any more.
    Lost,
}

/// What somebody proposes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// To end the game, without a winner.
    End,
    /// To take back the proposer's last answer and everything that came of it.
    Back,
    /// To play again, with the same people in changed seats.
    Rematch,
}

/// What is proposed, and who has still to answer.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposal {
    /// What.
    pub what: Proposed,
    /// Who proposes it.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Who has still to answer.
    pub asked: Vec<Seat>,
}

/// Things that are quickly said, in everybody's own language.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they say themselves")]
pub enum Phrase {
    GoodLuck,
    WellPlayed,
    Oops,
    Thinking,
    BackSoon,
    OneMore,
    Thanks,
    Ouch,
    Star,
    Fire,
    Skull,
    Heart,
    Wow,
    Yes,
    No,
    Clock,
}

impl Phrase {
    /// Every phrase; the second half are little pictures.
    pub const ALL: [Phrase; 16] = [
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Oops,
        Phrase::Thinking,
        Phrase::BackSoon,
        Phrase::OneMore,
        Phrase::Thanks,
        Phrase::Ouch,
        Phrase::Star,
        Phrase::Fire,
        Phrase::Skull,
        Phrase::Heart,
        Phrase::Wow,
        Phrase::Yes,
        Phrase::No,
        Phrase::Clock,
    ];

    /// As written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Phrase::GoodLuck => "good_luck",
            Phrase::WellPlayed => "well_played",
            Phrase::Oops => "oops",
            Phrase::Thinking => "thinking",
            Phrase::BackSoon => "back_soon",
            Phrase::OneMore => "one_more",
            Phrase::Thanks => "thanks",
            Phrase::Ouch => "ouch",
            Phrase::Star => "star",
            Phrase::Fire => "fire",
            Phrase::Skull => "skull",
            Phrase::Heart => "heart",
            Phrase::Wow => "wow",
            Phrase::Yes => "yes",
            Phrase::No => "no",
            Phrase::Clock => "clock",
        }
    }

    /// Reads it back.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.as_str() == text)
    }
}

/// How much time everybody has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Time for each answer, in seconds; null where there is only the bank.
    pub each: Option<u32>,
    /// Time for the whole game, in seconds; 0 where there is only time for each answer.
    pub bank: u32,
    /// What is added to the bank with each answer, in seconds.
    pub add: u32,
    /// What happens when it has run out.
    pub out: TimeOut,
}

/// What happens when somebody's time has run out.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// A bot plays on for them, until they come back.
    Bot,
    /// They give up.
    Lose,
    /// Nothing: it is only shown.
    Nothing,
}

/// Until when the server passes for a seat in every window.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the next turn or round begins.
    Turn,
    /// Until something that happens names the seat.
    Named,
    /// Until it is asked something else than whether it passes.
    Asked,
}

impl Until {
    /// Every one.
    pub const ALL: [Until; 3] = [Until::Turn, Until::Named, Until::Asked];

    /// As written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Until::Turn => "turn",
            Until::Named => "named",
            Until::Asked => "asked",
        }
    }

    /// Reads it back.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Until> {
        Until::ALL.into_iter().find(|until| until.as_str() == text)
    }
}

/// What people agreed on and what is still to be agreed on.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct People {
    /// Does the game count for ratings?
    pub rated: bool,
    /// May people say something in their own words?
    pub chat: bool,
    /// What is proposed.
    pub proposal: Option<Proposal>,
    /// The table at which everybody plays again.
    pub next: Option<String>,
    /// How much time everybody has.
    pub clock: Option<Clock>,
    /// Does everybody bring something of their own, and are some still missing? Then nothing is asked yet.
    pub gathering: bool,
    /// The seats that gave up, first first.
    pub resigned: Vec<Seat>,
}

/// How a game came to its end.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By its rules.
    #[default]
    Played,
    /// Nobody was left to play against.
    Resigned,
    /// As everybody agreed.
    Agreed,
}

impl Ending {
    /// As written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Ending::Played => "played",
            Ending::Resigned => "resigned",
            Ending::Agreed => "agreed",
        }
    }

    /// Reads it back.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Ending> {
        [Ending::Played, Ending::Resigned, Ending::Agreed].into_iter().find(|ending| ending.as_str() == text)
    }
}
