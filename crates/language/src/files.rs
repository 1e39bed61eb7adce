//! The Fluent files, embedded. **A new file is one line here**, and is then expected in every
//! language: one that is absent stops the build.

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

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// Every file in every language.
        pub const FILES: &[File] = &[$(
            File { lang: Lang::En, name: $name, text: include_str!(concat!("../../../locales/en/", $name, ".ftl")) },
            File { lang: Lang::Fr, name: $name, text: include_str!(concat!("../../../locales/fr/", $name, ".ftl")) },
            File { lang: Lang::De, name: $name, text: include_str!(concat!("../../../locales/de/", $name, ".ftl")) },
        )*];
    };
}

files![
    "arcmage", //
    "arcmage_cards",
    "arcmage_ops",
    "arcs",
    "arcs_cards",
    "aristeia",
    "aristeia_cards",
    "common",
    "res_arcana",
    "res_arcana_cards",
];

/// The files of one language.
pub fn of(lang: Lang) -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(move |file| file.lang == lang)
}
