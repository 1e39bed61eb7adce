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
    SeatLevel { n: usize, seat: Seat, name: String, level: String },
    LevelMenu { name: String, level: String, manner: String },

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
    LessonAbout { what: String },
    LessonMarked,
    LessonNotYet,
    LessonShown { answer: String },
    LessonHelp,
    LessonFree,
    LessonNone { game: String, n: usize },

    // Puzzles.
    PuzzleLevel { n: u8 },
    PuzzleYou { who: String },
    PuzzleYes,
    PuzzleNo { clause: String, text: String },
    PuzzleAnswer,
    PuzzleRight,
    PuzzleWrong,
    PuzzleMissed,
    PuzzleSolution { answer: String },
    PuzzleShares { given: u8, best: u8 },
    PuzzleHelp,

    // Replays.
    ReplayWhole { n: usize },
    ReplayOlder { n: usize, rules: u32 },
    ReplayLuck,
    ReplayIllegal { n: usize, rules: u32 },
    ReplayDiffers { n: usize, rules: u32 },
    VerifyWhole { n: usize, answers: usize },
    VerifyCompare { found: String },
    VerifyCommitment { found: String },
    VerifyHouse { n: usize },
}

/// What is said of each level of bots, a message each: all have the same names as [`arbiter_bots::Level`].
macro_rules! of_levels {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal),*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
        #[message(prefix = $prefix)]
        #[allow(missing_docs, reason = "the word in the Fluent file is the best documentation of its variant")]
        pub enum $name {
            First,
            Easy,
            Relaxed,
            Medium,
            Keen,
            Hard,
            Expert,
            Master,
        }

        impl From<arbiter_bots::Level> for $name {
            fn from(level: arbiter_bots::Level) -> $name {
                match level {
                    arbiter_bots::Level::First => $name::First,
                    arbiter_bots::Level::Easy => $name::Easy,
                    arbiter_bots::Level::Relaxed => $name::Relaxed,
                    arbiter_bots::Level::Medium => $name::Medium,
                    arbiter_bots::Level::Keen => $name::Keen,
                    arbiter_bots::Level::Hard => $name::Hard,
                    arbiter_bots::Level::Expert => $name::Expert,
                    arbiter_bots::Level::Master => $name::Master,
                }
            }
        }
    )*};
}

of_levels! {
    /// How well a bot plays, in a word.
    Level = "common-level",
    /// What a bot of this level is called.
    Called = "common-bot",
    /// What it is like to play with one.
    Manner = "common-manner"
}
