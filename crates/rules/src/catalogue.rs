//! What a catalogue holds, and how a translation is laid over it.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Lang;

/// The rules of one game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// The key of the game, such as `res_arcana`.
    pub game: String,
    /// The name of the game as printed on the box.
    pub title: String,
    /// The SPDX name of the licence of the texts, where it differs from that of the workspace.
    pub licence: Option<String>,
    /// What the short names in [`Clause::source`] stand for. A game of our own invention has none.
    #[serde(rename = "source", default)]
    pub sources: Vec<Source>,
    /// Words used in a special sense, in English. May be empty.
    #[serde(rename = "term", default)]
    pub terms: Vec<Term>,
    /// The clauses, under their headings, in reading order.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
}

/// The short name of a source and what it stands for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The short name, as clauses use it.
    pub code: String,
    /// What it stands for.
    pub meaning: String,
}

/// A word used in a special sense.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The word.
    pub word: String,
    /// What it means in the clauses.
    pub meaning: String,
}

/// Clauses that belong together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The key of the chapter, unique in its catalogue: the middle word of most of its clause ids.
    pub id: String,
    title: Words,
    /// The clauses in reading order.
    #[serde(rename = "clause")]
    pub clauses: Vec<Clause>,
}

/// One numbered rule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The stable id, such as `RESA-TERM-01`.
    pub id: String,
    /// The card a ruling speaks of, where its id does not say so.
    pub title: Option<String>,
    question: Option<Words>,
    text: Words,
    /// Where the rule comes from; its short names are explained in [`Catalogue::sources`].
    #[serde(default)]
    pub source: String,
    /// How sure a ruling is: `high`, `medium` or `low`.
    pub confidence: Option<String>,
}

impl Catalogue {
    /// Reads an English catalogue.
    pub(crate) fn read(english: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(english)
    }

    /// Adds a translation. What it does not cover stays English; ids unknown here are ignored.
    pub(crate) fn translate(&mut self, lang: Lang, mut translation: Translation) {
        for chapter in &mut self.chapters {
            chapter.title.set(lang, translation.chapters.remove(&chapter.id));
            for clause in &mut chapter.clauses {
                clause.text.set(lang, translation.clauses.remove(&clause.id));
                if let Some(question) = &mut clause.question {
                    question.set(lang, translation.questions.remove(&clause.id));
                }
            }
        }
    }

    /// Every clause in reading order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// The clause of that id.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// Every clause id in reading order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.clauses().map(|clause| clause.id.as_str())
    }

    /// The word all clause ids of this game begin with, such as `RESA`.
    #[must_use]
    pub fn prefix(&self) -> &str {
        let first = self.ids().next().unwrap_or_default();
        first.split_once('-').map_or(first, |(prefix, _)| prefix)
    }
}

impl Chapter {
    /// The heading, in English where there is no translation.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        self.title.read(lang)
    }

    /// Whether the heading is there in this very language.
    #[must_use]
    pub fn is_translated(&self, lang: Lang) -> bool {
        self.title.get(lang).is_some()
    }
}

impl Clause {
    /// The rule itself, in English where there is no translation.
    #[must_use]
    pub fn text(&self, lang: Lang) -> &str {
        self.text.read(lang)
    }

    /// The question that the text answers, for clauses that settle an ambiguity.
    #[must_use]
    pub fn question(&self, lang: Lang) -> Option<&str> {
        Some(self.question.as_ref()?.read(lang))
    }

    /// Whether text and question are there in this very language.
    #[must_use]
    pub fn is_translated(&self, lang: Lang) -> bool {
        self.text.get(lang).is_some() && self.question.as_ref().is_none_or(|question| question.get(lang).is_some())
    }
}

/// A translation file: headings by chapter id, questions and texts by clause id.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Translation {
    pub(crate) chapters: BTreeMap<String, String>,
    pub(crate) questions: BTreeMap<String, String>,
    pub(crate) clauses: BTreeMap<String, String>,
}

impl Translation {
    pub(crate) fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }
}

/// One text in every language that has it.
#[derive(Debug, Deserialize)]
#[serde(from = "String")]
struct Words {
    english: String,
    french: Option<String>,
    german: Option<String>,
}

impl From<String> for Words {
    fn from(english: String) -> Self {
        Self { english, french: None, german: None }
    }
}

impl Words {
    fn get(&self, lang: Lang) -> Option<&str> {
        match lang {
            Lang::En => Some(&self.english),
            Lang::Fr => self.french.as_deref(),
            Lang::De => self.german.as_deref(),
        }
    }

    fn read(&self, lang: Lang) -> &str {
        self.get(lang).unwrap_or(&self.english)
    }

    fn set(&mut self, lang: Lang, words: Option<String>) {
        match lang {
            Lang::En => {} // the catalogue itself is the English text
            Lang::Fr => self.french = words,
            Lang::De => self.german = words,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = r#"
        game = "toy"
        title = "Toy"

        [[source]]
        code = "BOX"
        meaning = "the lid"

        [[chapter]]
        id = "term"
        title = "Terms"

        [[chapter.clause]]
        id = "TOY-TERM-01"
        text = "There is one die."
        source = "BOX"

        [[chapter.clause]]
        id = "TOY-AMB-01"
        question = "Which?"
        text = "The red one."
        source = "BOX"
    "#;

    fn toy(french: &str) -> Catalogue {
        let mut toy = Catalogue::read(ENGLISH).expect("well formed");
        toy.translate(Lang::Fr, Translation::read(french).expect("well formed"));
        toy
    }

    #[test]
    fn a_translation_is_read_where_it_exists() {
        let toy = toy("chapters.term = 'Termes'\nclauses.TOY-TERM-01 = 'Il y a un dé.'");
        let clause = toy.clause("TOY-TERM-01").expect("defined above");
        assert_eq!(toy.chapters[0].title(Lang::Fr), "Termes");
        assert_eq!(clause.text(Lang::Fr), "Il y a un dé.");
        assert_eq!(clause.text(Lang::En), "There is one die.");
        assert_eq!(clause.question(Lang::Fr), None);
        assert!(clause.is_translated(Lang::Fr));
    }

    #[test]
    fn english_stands_in_where_it_does_not() {
        let toy = toy("clauses.TOY-AMB-01 = 'Le rouge.'");
        let clause = toy.clause("TOY-AMB-01").expect("defined above");
        assert_eq!(toy.chapters[0].title(Lang::Fr), "Terms");
        assert_eq!(clause.question(Lang::Fr), Some("Which?"));
        assert_eq!(clause.text(Lang::De), "The red one.");
        assert!(clause.is_translated(Lang::En));
        assert!(!clause.is_translated(Lang::Fr), "its question is missing");
        assert!(!clause.is_translated(Lang::De));
    }

    #[test]
    fn a_prefix_is_the_first_word_of_the_ids() {
        assert_eq!(toy("").prefix(), "TOY");
        assert_eq!(toy("").ids().collect::<Vec<_>>(), ["TOY-TERM-01", "TOY-AMB-01"]);
    }
}
