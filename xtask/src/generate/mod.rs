//! `cargo xtask generate`: Rust tables from the printed facts in `games/*/data/`.
//!
//! The tables are committed; a test compares them with the data, so that neither can drift. A
//! misspelt operation or field in the data stops here, with its file and line.

mod arcmage;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// A file made from data.
struct Made {
    path: PathBuf,
    text: String,
}

/// Writes every generated file anew.
pub fn run(root: &Path) -> Result<(), String> {
    for made in all(root)? {
        std::fs::write(&made.path, &made.text).map_err(|error| format!("{}: {error}", made.path.display()))?;
        println!("wrote {}", made.path.display());
    }
    Ok(())
}

/// What makes the tables of a game from its data.
type Tables = fn(&Path) -> Result<String, String>;

const GAMES: [(&str, Tables); 1] = [("arcmage", arcmage::tables)];

fn all(root: &Path) -> Result<Vec<Made>, String> {
    let made = |(game, tables): (&str, Tables)| {
        let game = root.join("games").join(game);
        let code = tables(&game.join("data"))?;
        Ok(Made { path: game.join("src/tables.rs"), text: rustfmt(root, &code)? })
    };
    GAMES.into_iter().map(made).collect()
}

/// Reads a data file into the types of its rows.
fn read<T: serde::de::DeserializeOwned>(folder: &Path, name: &str) -> Result<T, String> {
    let path = folder.join(name);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// `bone_dragon` is `BoneDragon`.
fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

fn rustfmt(root: &Path, code: &str) -> Result<String, String> {
    let fail = |error: std::io::Error| format!("rustfmt: {error}");
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(fail)?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(code.as_bytes()).map_err(fail)?;
    }
    let output = child.wait_with_output().map_err(fail)?;
    if !output.status.success() {
        return Err("rustfmt could not read the generated code".to_owned());
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_files_are_fresh() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for made in all(&root).expect("the data can be read") {
            let found = std::fs::read_to_string(&made.path).unwrap_or_default();
            assert!(found == made.text, "{} is not what its data says: cargo xtask generate", made.path.display());
        }
    }
}
