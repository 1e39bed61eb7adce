//! Lists the pages in `games/*/learn`, the puzzles below it and what coaches say, so that a new one is found by its folder.

use std::{env, fs, path::Path};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut pages = String::from(
        "/// Every page that teaches: its game, its name, its text.\npub const PAGES: &[(&str, &str, &str)] = &[\n",
    );
    let games = entries(&root.join("games"));
    for game in &games {
        pages += &listed(game, &root.join("games").join(game).join("learn"));
    }
    pages += "];\n/// Every puzzle: its game, its name, its text.\npub const PUZZLES: &[(&str, &str, &str)] = &[\n";
    for game in &games {
        pages += &listed(game, &root.join("games").join(game).join("learn/puzzles"));
    }
    pages += "];\n/// What coaches say: the language, and the text of a file.\nconst SAID: &[(&str, &str)] = &[\n";
    for lang in ["en", "fr", "de"] {
        let folder = root.join("locales").join(lang);
        for name in entries(&folder).iter().filter(|name| name.starts_with("lesson_")) {
            println!("cargo::rerun-if-changed={}", folder.join(name).display());
            pages += &format!("({lang:?}, include_str!({:?})),\n", folder.join(name));
        }
    }
    pages += "];\n";
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("pages.rs");
    fs::write(&out, pages).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// The pages in a folder of a game, as rows.
fn listed(game: &str, folder: &Path) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut rows = String::new();
    for name in entries(folder) {
        if let Some(page) = name.strip_suffix(".md") {
            rows += &format!("({game:?}, {page:?}, include_str!({:?})),\n", folder.join(&name));
        }
    }
    rows
}

/// The names in a folder, sorted; none if there is no such folder.
fn entries(folder: &Path) -> Vec<String> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = found.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}
