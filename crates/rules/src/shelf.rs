//! The catalogues of this workspace, embedded.

use std::sync::LazyLock;

use crate::catalogue::{Catalogue, Clause, Translation};
use crate::lang::Lang;

/// The files of one game.
struct Files {
    game: &'static str,
    prefix: &'static str,
    english: &'static str,
    translations: [(Lang, &'static str); 2],
}

// `const FILES: &[Files]`: a folder in `rules/` is a catalogue. Made by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

static CATALOGUES: LazyLock<Vec<Catalogue>> = LazyLock::new(|| FILES.iter().map(load).collect());

/// Reads the files of a game.
///
/// # Panics
///
/// If one is malformed: they are part of the program, so no caller could do better.
fn load(files: &Files) -> Catalogue {
    let game = files.game;
    let mut catalogue = Catalogue::read(files.english).unwrap_or_else(|error| panic!("rules/{game}/en.toml: {error}"));
    for (lang, text) in files.translations {
        let translation = Translation::read(text).unwrap_or_else(|error| panic!("rules/{game}/{lang}.toml: {error}"));
        catalogue.translate(lang, translation);
    }
    catalogue
}

/// The key of every game that has a catalogue, by the alphabet.
pub fn games() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|files| files.game)
}

/// Every catalogue, in the order of [`games`].
#[must_use]
pub fn catalogues() -> &'static [Catalogue] {
    &CATALOGUES
}

/// The catalogue of a game.
#[must_use]
pub fn catalogue(game: &str) -> Option<&'static Catalogue> {
    catalogues().iter().find(|catalogue| catalogue.game == game)
}

/// The clause of that id, of whatever game.
///
/// ```
/// let clause = arbiter_rules::clause("ARCS-GOLD-01").expect("a clause of Arcs");
/// assert!(clause.text(arbiter_rules::Lang::En).starts_with("Cards beat the rulebook"));
/// ```
#[must_use]
pub fn clause(id: &str) -> Option<&'static Clause> {
    catalogues().iter().find_map(|catalogue| catalogue.clause(id))
}

/// The words that clause ids begin with; known without reading any file.
pub(crate) fn prefixes() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|files| files.prefix)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cite::{cited, is_id};

    /// Guards against a clause lost by a slip of the hand; a clause added on purpose changes the figure.
    #[test]
    fn no_clause_is_lost() {
        for (game, clauses) in [("res_arcana", 259), ("arcs", 279), ("aristeia", 325), ("arcmage", 310)] {
            assert_eq!(catalogue(game).map(|found| found.ids().count()), Some(clauses), "{game}");
        }
    }

    #[test]
    fn the_files_say_which_game_they_are_of() {
        for (files, catalogue) in FILES.iter().zip(catalogues()) {
            assert_eq!(catalogue.game, files.game);
            assert_eq!(catalogue.prefix(), files.prefix);
        }
        assert!(catalogue("chess").is_none());
        assert!(clause("RESA-TERM-99").is_none());
    }

    #[test]
    fn ids_are_unique_and_well_formed() {
        for catalogue in catalogues() {
            let mut seen = BTreeSet::new();
            for id in catalogue.ids() {
                assert!(is_id(id) && id.starts_with(catalogue.prefix()), "{id}");
                assert!(seen.insert(id), "{id} is there twice");
            }
            let chapters: BTreeSet<_> = catalogue.chapters.iter().map(|chapter| &chapter.id).collect();
            assert_eq!(chapters.len(), catalogue.chapters.len(), "{}", catalogue.game);
        }
    }

    #[test]
    fn nothing_is_empty() {
        for catalogue in catalogues() {
            for clause in catalogue.clauses() {
                // A game of our own invention has no sources.
                assert_eq!(clause.source.trim().is_empty(), catalogue.sources.is_empty(), "{}", clause.id);
                for lang in Lang::ALL {
                    let question = clause.question(lang).unwrap_or("none asked");
                    let texts = [clause.text(lang), question];
                    assert!(texts.iter().all(|text| !text.trim().is_empty()), "{} in {lang}", clause.id);
                }
            }
        }
    }

    #[test]
    fn every_clause_cited_in_a_clause_exists() {
        for citing in catalogues().iter().flat_map(Catalogue::clauses) {
            for lang in Lang::ALL {
                let question = citing.question(lang).unwrap_or_default();
                for id in [citing.text(lang), question, &citing.source].into_iter().flat_map(cited) {
                    assert!(clause(id).is_some(), "{} in {lang} cites {id}", citing.id);
                }
            }
        }
    }

    #[test]
    fn a_translation_has_nothing_unknown() {
        for (files, catalogue) in FILES.iter().zip(catalogues()) {
            let chapters: BTreeSet<_> = catalogue.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
            let asked: BTreeSet<_> = catalogue
                .clauses()
                .filter(|clause| clause.question(Lang::En).is_some())
                .map(|clause| &clause.id)
                .collect();
            for (lang, text) in files.translations {
                let translation = Translation::read(text).expect("well formed, or `load` would have failed");
                let file = format!("rules/{}/{lang}.toml", files.game);
                for id in translation.chapters.keys() {
                    assert!(chapters.contains(id.as_str()), "{file}: chapter {id}");
                }
                for id in translation.questions.keys() {
                    assert!(asked.contains(id), "{file}: question {id}");
                }
                for id in translation.clauses.keys() {
                    assert!(catalogue.clause(id).is_some(), "{file}: clause {id}");
                }
            }
        }
    }

    /// A translation says the same thing, so it points to the same clauses; it may name one the English only hints at.
    #[test]
    fn a_translation_cites_what_the_english_cites() {
        for clause in catalogues().iter().flat_map(Catalogue::clauses) {
            let all = |lang| {
                let question = clause.question(lang).unwrap_or_default();
                [question, clause.text(lang)].into_iter().flat_map(cited).collect::<BTreeSet<_>>()
            };
            for lang in Lang::ALL {
                assert!(all(lang).is_superset(&all(Lang::En)), "{} in {lang}", clause.id);
            }
        }
    }

    #[test]
    fn every_catalogue_is_whole_in_every_language() {
        for game in games() {
            let rules = catalogue(game).expect("on the shelf");
            for lang in [Lang::Fr, Lang::De] {
                let missing: Vec<_> =
                    rules.clauses().filter(|clause| !clause.is_translated(lang)).map(|clause| &clause.id).collect();
                assert!(missing.is_empty(), "{game}: {} clauses have no {lang}: {missing:?}", missing.len());
                for chapter in &rules.chapters {
                    assert!(chapter.is_translated(lang), "{game}: chapter {} has no {lang}", chapter.id);
                }
            }
        }
    }
}
