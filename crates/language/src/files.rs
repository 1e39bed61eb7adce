//! The Fluent files, embedded: all of `locales/en/` but what only the browser says (`ui.ftl`, `*_table.ftl`). Each is
//! expected in every language: one that is absent stops the build.

use crate::Lang;

/// One Fluent file.
#[derive(Copy, Clone, Debug)]
pub struct File {
    /// Its language.
    pub lang: Lang,
    /// Its name without folder and ending: `res_arcana`.
    pub name: &'static str,
    /// What is in it.
    pub text: &'static str,
}

impl File {
    /// Where it lives: `locales/fr/res_arcana.ftl`.
    #[must_use]
    pub fn path(&self) -> String {
        format!("locales/{}/{}.ftl", self.lang, self.name)
    }
}

// `pub const FILES: &[File]`, made by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of one language.
pub fn of(lang: Lang) -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(move |file| file.lang == lang)
}

/// What a way to set a game up is called: `ui-variant-arcs-base`. Nothing if it has no name of its own.
#[must_use]
pub fn setup(lang: Lang, id: &str) -> Option<&'static str> {
    SETUPS.iter().find(|(other, known, _)| *other == lang && *known == id).map(|(_, _, text)| *text)
}
