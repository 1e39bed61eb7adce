//! Everything the terminal says of its own accord, in three languages.
//!
//! The wording is in `locales/<language>/common.ftl`.

use arbiter_engine::{Message, Seat};

/// The sentences of the terminal.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "cli")]
#[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
pub enum Say {
    // Sitting down.
    ChooseLanguage,
    ChooseGame,
    ChooseSeats,
    ChooseLevel,
    MenuPrompt { usual: usize },
    MenuAgain { least: usize, most: usize },
    Opening { game: String },
    Resumed { game: String, n: usize },
    SeatPerson { n: usize, seat: Seat },
    SeatBot { n: usize, seat: Seat, level: String },

    // Decisions.
    Prompt,
    NoSuchNumber { n: usize, most: usize },
    DidYouMean,
    NotUnderstood { found: String },
    SoFar { pieces: String },
    Thinking { seat: Seat },
    HandOver { seat: Seat },
    TakesBack { seat: Seat, n: u32 },
    Allowed { choice: String },
    WhyWhat { example: String },
    Clause { clause: String, text: String },
    Question { clause: String, question: String, text: String },
    RulesWhat { example: String },
    RulesNone { word: String },
    More { n: usize },
    CardWhat { example: String },
    CardNone { word: String },
    LogEmpty,
    Help,

    // Saving and leaving.
    SaveWhat { example: String },
    Saved { file: String },
    SaveFailed { file: String, error: String },
    PageNone,
    Left,
    Over,
    Place { place: u8, seat: Seat },
    Seed { seed: String },

    // Lessons.
    LessonNext,
    LessonDo,
    LessonNotYet,
    LessonFree,

    // Puzzles.
    PuzzleYes,
    PuzzleNo { clause: String, text: String },
    PuzzleAnswer,
    PuzzleRight,
    PuzzleWrong,
    PuzzleSolution { answer: String },
    PuzzleShares { given: u8, best: u8 },

    // Replays.
    ReplayWhole { n: usize },
    ReplayIllegal { n: usize, rules: u32 },
    ReplayDiffers { n: usize, rules: u32 },
    VerifyWhole { n: usize, answers: usize },
    VerifyCompare { found: String },
    VerifyCommitment { found: String },
    VerifyHouse { n: usize },
}

/// How good a bot is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "common-level")]
#[allow(missing_docs, reason = "the word in the Fluent file is the best documentation of its variant")]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Expert,
}
