//! Lists the catalogues in `rules/`, so that a new one is found by its folder.

use std::{env, fs, path::Path};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut games: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().join("en.toml").exists())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    games.sort();
    let file = |game: &str, lang: &str| folder.join(game).join(format!("{lang}.toml"));
    let rows = games.iter().map(|game| {
        let english = fs::read_to_string(file(game, "en")).unwrap_or_default();
        format!(
            "Files {{ game: {game:?}, prefix: {:?}, english: include_str!({:?}), translations: [(Lang::Fr, include_str!({:?})), \
             (Lang::De, include_str!({:?}))] }},\n",
            prefix(&english),
            file(game, "en"),
            file(game, "fr"),
            file(game, "de"),
        )
    });
    let list = format!("const FILES: &[Files] = &[\n{}];\n", rows.collect::<String>());
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs");
    fs::write(&out, list).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// The word that the clause ids of a catalogue begin with: `RESA` of `RESA-TERM-01`.
fn prefix(english: &str) -> &str {
    let ids = english.split("id = \"").skip(1);
    let clause = ids.filter_map(|id| id.split(['-', '"']).next()).find(|word| word.starts_with(char::is_uppercase));
    clause.unwrap_or_default()
}
