//! The rule catalogue, for reading.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The rules of a game in one language; English where there is no translation.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesPage {
    /// The game.
    pub game: String,
    /// What is printed on the box.
    pub title: String,
    /// The language: `en`, `fr` or `de`.
    pub lang: String,
    /// The licence of the texts, where it differs from that of the program.
    pub licence: Option<String>,
    /// The chapters in reading order.
    pub chapters: Vec<RulesChapter>,
    /// Words used in a special sense, in English.
    pub terms: Vec<RulesTerm>,
    /// What the short names of sources stand for, in English.
    pub sources: Vec<RulesSource>,
}

/// Clauses that belong together.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesChapter {
    /// The key of the chapter.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its clauses in reading order.
    pub clauses: Vec<RulesClause>,
}

/// One numbered rule.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesClause {
    /// Its id, such as `RESA-TERM-01`.
    pub id: String,
    /// The card a ruling speaks of, where its id does not say so.
    pub title: Option<String>,
    /// The question that the text answers.
    pub question: Option<String>,
    /// The rule itself.
    pub text: String,
    /// Where it comes from.
    pub source: String,
    /// Is it in the language that was asked for?
    pub translated: bool,
}

/// A word used in a special sense.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesTerm {
    /// The word.
    pub word: String,
    /// What it means in the clauses.
    pub meaning: String,
}

/// The short name of a source.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesSource {
    /// As clauses use it.
    pub code: String,
    /// What it stands for.
    pub meaning: String,
}
