//! Everything the terminal says of its own accord, in three languages.
//!
//! The wording is in `locales/<language>/common.ftl`; a test compares both.

use arbiter_engine::Seat;

arbiter_language::phrases! {
    /// The sentences of the terminal.
    pub enum Say {
        // Sitting down.
        ChooseLanguage = "cli-choose-language",
        ChooseGame = "cli-choose-game",
        ChooseSeats = "cli-choose-seats",
        ChooseLevel = "cli-choose-level",
        MenuPrompt = "cli-menu-prompt" { usual: usize },
        MenuAgain = "cli-menu-again" { least: usize, most: usize },
        GameNotYet = "cli-game-not-yet" { game: String },
        Opening = "cli-opening" { game: String },
        Resumed = "cli-resumed" { game: String, n: usize },
        SeatPerson = "cli-seat-person" { n: usize, seat: Seat },
        SeatBot = "cli-seat-bot" { n: usize, seat: Seat, level: String },
        LevelEasy = "common-level-easy",
        LevelMedium = "common-level-medium",
        LevelHard = "common-level-hard",
        LevelExpert = "common-level-expert",

        // Decisions.
        Prompt = "cli-prompt",
        NoSuchNumber = "cli-no-such-number" { n: usize, most: usize },
        DidYouMean = "cli-did-you-mean",
        NotUnderstood = "cli-not-understood" { found: String },
        Thinking = "cli-thinking" { seat: Seat },
        HandOver = "cli-hand-over" { seat: Seat },
        TakesBack = "cli-takes-back" { seat: Seat, n: u32 },
        Allowed = "cli-allowed" { choice: String },
        WhyWhat = "cli-why-what" { example: String },
        Clause = "cli-clause" { clause: String, text: String },
        Question = "cli-question" { clause: String, question: String, text: String },
        RulesWhat = "cli-rules-what" { example: String },
        RulesNone = "cli-rules-none" { word: String },
        More = "cli-more" { n: usize },
        CardWhat = "cli-card-what" { example: String },
        CardNone = "cli-card-none" { word: String },
        LogEmpty = "cli-log-empty",
        Help = "cli-help",

        // Saving and leaving.
        SaveWhat = "cli-save-what" { example: String },
        Saved = "cli-saved" { file: String },
        SaveFailed = "cli-save-failed" { file: String, error: String },
        Left = "cli-left",
        Over = "cli-over",
        Place = "cli-place" { place: u8, seat: Seat },
        Seed = "cli-seed" { seed: String },

        // Replays.
        ReplayWhole = "cli-replay-whole" { n: usize },
        ReplayIllegal = "cli-replay-illegal" { n: usize, rules: u32 },
        ReplayDiffers = "cli-replay-differs" { n: usize, rules: u32 },
    }
}

#[cfg(test)]
mod tests {
    use super::Say;
    use crate::draw::res_arcana::Word;
    use arbiter_language::{Lang, Phrase, variables};

    #[test]
    fn every_sentence_takes_just_its_arguments() {
        for (id, args) in Say::ALL.iter().chain(Word::ALL) {
            for lang in Lang::ALL {
                let variables = variables(lang, id).unwrap_or_else(|| panic!("{id} is missing in {lang}"));
                assert_eq!(variables, args.iter().map(|arg| (*arg).to_owned()).collect(), "{id} in {lang}");
            }
        }
    }
}
