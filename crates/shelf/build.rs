//! Makes the table of games: those that `Cargo.toml` names, in its order. A game whose own `Cargo.toml` says
//! `[package.metadata.arbiter] hidden = true` is shown only to those who ask for it.

use std::{env, fs, path::Path};

const GAMES: &str = "path = \"../../games/";

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| {
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let (mut shown, mut hidden) = (String::new(), String::new());
    for line in read(&here.join("Cargo.toml")).lines() {
        let Some((_, rest)) = line.split_once(GAMES) else { continue };
        let name = rest.split('"').next().unwrap_or_default();
        let game = format!("{name}::{}, ", type_of(name));
        let own = read(&here.join("../../games").join(name).join("Cargo.toml"));
        let is_hidden =
            own.split("[package.metadata.arbiter]").nth(1).is_some_and(|said| said.contains("hidden = true"));
        if is_hidden { hidden += &game } else { shown += &game }
    }
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("shelf.rs");
    let table = format!("shelf! {{ shown: [{shown}] hidden: [{hidden}] }}\n");
    fs::write(&out, table).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// A game's type is called like its folder: `ResArcana` in `res_arcana`.
fn type_of(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').filter(|part| !part.is_empty()).map(word).collect()
}
