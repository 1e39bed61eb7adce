//! `cargo xtask new NAME`: lays out a game. It is the smallest one under another name, so what is laid out builds, keeps
//! its laws and has a witness for every clause, today and whenever the smallest one does.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The game that is copied.
const MODEL: &str = "pebbles";
/// The only file outside the new game's own that changes, by one line.
const SHELF: &str = "crates/shelf/Cargo.toml";

/// What a game is called where.
struct Names {
    /// `rock_garden`: folders and files.
    key: String,
    /// `RockGarden`: the type in Rust.
    rust: String,
    /// `Rock Garden`: on the box.
    title: String,
    /// `ROCK`: what its clauses begin with, and in small letters its messages.
    prefix: String,
}

impl Names {
    fn of(key: &str) -> Result<Names, String> {
        let letters: String = key.chars().filter(|letter| *letter != '_').collect();
        let plain = key.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
        let word = |part: &str| part[..1].to_uppercase() + &part[1..];
        let words: Vec<&str> = key.split('_').collect();
        if !plain || letters.len() < 4 || !key.starts_with(|first: char| first.is_ascii_lowercase()) {
            return Err(format!("“{key}” is no name for a game: small letters and _, at least four letters"));
        }
        if words.iter().any(|part| part.is_empty()) {
            return Err(format!("“{key}” is no name for a game: a word is missing beside a _"));
        }
        Ok(Names {
            key: key.to_owned(),
            rust: words.iter().copied().map(word).collect(),
            title: words.iter().copied().map(word).collect::<Vec<_>>().join(" "),
            prefix: letters[..4].to_uppercase(),
        })
    }

    /// A text of the smallest game, as it stands in the new one.
    fn rename(&self, text: &str, is_rust: bool) -> String {
        let Names { key, rust, title, prefix } = self;
        let mut text =
            text.replace("PEBB-", &format!("{prefix}-")).replace("pebb-", &format!("{}-", prefix.to_lowercase()));
        let title = if is_rust { rust } else { title };
        for before in ["# ", "title = \"", "rules of "] {
            text = text.replace(&format!("{before}Pebbles"), &format!("{before}{title}"));
        }
        for before in ["name = \"", "game = \"", "\"", "game: ", "game   ", "ui-about-", "use "] {
            text = whole_words(&text, before, MODEL, key);
        }
        if is_rust { whole_words(&text, "", "Pebbles", rust) } else { text }
    }
}

/// Replaces a word where it stands by itself, with this before it.
fn whole_words(text: &str, before: &str, word: &str, other: &str) -> String {
    let part_of_a_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let sought = format!("{before}{word}");
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(&sought) {
        let (head, tail) = (&rest[..at], &rest[at + sought.len()..]);
        let begins = !before.is_empty() || !head.ends_with(part_of_a_word);
        let stands_alone = begins && !tail.starts_with(part_of_a_word);
        renamed = renamed + head + before + if stands_alone { other } else { word };
        rest = tail;
    }
    renamed + rest
}

/// Lays out a game of this name in the workspace at `root`; says which files it made.
pub fn lay_out(root: &Path, key: &str) -> Result<Vec<PathBuf>, String> {
    let names = Names::of(key)?;
    let says = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    for taken in ["games", "crates", "rules", "web/src/games"] {
        if root.join(taken).join(key).exists() {
            return Err(format!("there is a {taken}/{key} already"));
        }
    }
    let rules = fs::read_dir(root.join("rules")).map_err(|error| says(&root.join("rules"), error))?;
    for catalogue in rules.flatten().map(|entry| entry.path().join("en.toml")) {
        let clause = format!("id = \"{}-", names.prefix);
        if fs::read_to_string(&catalogue).is_ok_and(|text| text.contains(&clause)) {
            return Err(format!("clauses called {}-… are in {} already", names.prefix, catalogue.display()));
        }
    }
    let mut made = Vec::new();
    for file in model_files(root).map_err(|error| says(root, error))? {
        let target = root.join(whole_path(&file, key));
        let text = fs::read_to_string(root.join(&file)).map_err(|error| says(&file, error))?;
        let folder = target.parent().unwrap_or(root);
        fs::create_dir_all(folder).map_err(|error| says(folder, error))?;
        let is_rust = target.extension().is_some_and(|ending| ending == "rs");
        fs::write(&target, names.rename(&text, is_rust)).map_err(|error| says(&target, error))?;
        made.push(target);
    }
    put_on_shelf(root, key).map_err(|error| says(&root.join(SHELF), error))?;
    Ok(made)
}

/// Every file of the smallest game, from the root of the workspace.
fn model_files(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new("games").join(MODEL), Path::new("rules").join(MODEL), PathBuf::from("locales")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder))?.flatten() {
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(path);
            } else if path.iter().any(|part| part.to_string_lossy().starts_with(MODEL)) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// `locales/fr/pebbles_table.ftl` under another name.
fn whole_path(file: &Path, key: &str) -> PathBuf {
    file.iter()
        .map(|part| {
            let part = part.to_string_lossy();
            part.strip_prefix(MODEL).map_or_else(|| part.to_string(), |rest| format!("{key}{rest}"))
        })
        .collect()
}

/// The one line.
fn put_on_shelf(root: &Path, key: &str) -> std::io::Result<()> {
    let path = root.join(SHELF);
    let mut lines: Vec<String> = fs::read_to_string(&path)?.lines().map(str::to_owned).collect();
    let last = lines.iter().rposition(|line| line.contains("path = \"../../games/")).map_or(lines.len(), |at| at + 1);
    lines.insert(last, format!("{key} = {{ path = \"../../games/{key}\" }}"));
    fs::write(&path, lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::{cargo, root, target};

    /// What a game and its tests are built from, beside itself and the smallest game.
    const BUILT_FROM: [&str; 8] = [
        "crates/components",
        "crates/derive",
        "crates/engine",
        "crates/language",
        "crates/rules",
        "crates/testkit",
        "locales",
        "rules",
    ];

    /// A copy of what a new game is made from, in a folder of its own.
    fn copy(name: &str) -> PathBuf {
        let copy = std::env::temp_dir().join(format!("arbiter-new-{name}-{}", std::process::id()));
        let mut files = model_files(&root()).expect("the smallest game is there");
        files.push(SHELF.into());
        for file in files {
            let target = copy.join(&file);
            fs::create_dir_all(target.parent().expect("in a folder")).expect("can be made");
            fs::copy(root().join(&file), target).expect("can be copied");
        }
        copy
    }

    #[test]
    fn a_game_is_laid_out_with_nothing_left_of_the_other_name() {
        let copy = copy("whole");
        let made = lay_out(&copy, "rock_garden").expect("a good name");
        let texts: Vec<String> = made.iter().map(|file| fs::read_to_string(file).expect("written")).collect();
        let shelf = fs::read_to_string(copy.join(SHELF)).expect("there");
        let again = lay_out(&copy, "rock_garden");
        fs::remove_dir_all(&copy).expect("can be removed");
        assert_eq!(made.len(), model_files(&root()).expect("there").len());
        assert!(again.is_err_and(|why| why.contains("already")), "nothing is written over");
        assert!(shelf.contains("\nrock_garden = { path = \"../../games/rock_garden\" }\n"), "{shelf}");
        for (file, text) in made.iter().zip(&texts) {
            let left =
                ["PEBB", "pebb-", "pebbles::", "\"pebbles", "\"Pebbles", "# Pebbles", "game: pebbles", "Pebbles {"];
            for word in left {
                assert!(!text.contains(word), "{word} is left in {}", file.display());
            }
        }
        let all = texts.join("\n");
        for wanted in
            ["pub struct RockGarden", "title = \"Rock Garden\"", "ROCK-BID-01", "rock-ask-bid", "ui-about-rock_garden"]
        {
            assert!(all.contains(wanted), "{wanted} is missing");
        }
    }

    /// Writes a file, unless it is so already: what has not changed is not built again.
    fn keep(path: &Path, text: &[u8]) {
        if fs::read(path).is_ok_and(|old| old == text) {
            return;
        }
        fs::create_dir_all(path.parent().expect("in a folder")).expect("can be made");
        fs::write(path, text).expect("can be written");
    }

    /// Every file below a folder of a root.
    fn below(root: &Path, folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(root.join(folder)).expect("there").flatten();
        let parts = entries.map(|entry| (entry.path().is_dir(), folder.join(entry.file_name())));
        parts.flat_map(|(is_folder, path)| if is_folder { below(root, &path) } else { vec![path] }).collect()
    }

    /// It builds, keeps its laws and has a witness for every clause, as its own tests say: in a workspace of its own below
    /// the target folder, so that what others wrote is built once for all.
    #[test]
    fn a_game_that_is_laid_out_passes_its_tests() {
        let (copy, whole) = (copy("tested"), target().join("laid_out"));
        let made = lay_out(&copy, "rock_garden").expect("a good name");
        for file in &made {
            let here = file.strip_prefix(&copy).expect("in the copy");
            keep(&whole.join("own").join(here), &fs::read(file).expect("written"));
        }
        fs::remove_dir_all(&copy).expect("can be removed");
        let others = BUILT_FROM.iter().flat_map(|folder| below(&root(), Path::new(folder)));
        for file in others.chain(model_files(&root()).expect("there")) {
            keep(&whole.join("own").join(&file), &fs::read(root().join(&file)).expect("there"));
        }
        // Under another path than ours, which cargo tells packages apart by.
        let workspace =
            fs::read_to_string(root().join("Cargo.toml")).expect("there").replace("path = \"", "path = \"own/");
        let members = ["components", "derive", "engine", "language", "rules", "testkit"]
            .map(|name| format!("\"own/crates/{name}\""));
        let members = format!("members = [\"own/games/*\", {}]", members.join(", "));
        let workspace: Vec<&str> = workspace
            .lines()
            .map(|line| if line.starts_with("members = ") { members.as_str() } else { line })
            .collect();
        keep(&whole.join("Cargo.toml"), workspace.join("\n").as_bytes());
        keep(&whole.join("Cargo.lock"), &fs::read(root().join("Cargo.lock")).expect("there"));

        let mut tests = cargo(&["test", "--offline", "--quiet", "--package", "rock_garden"]);
        let ran = tests.current_dir(&whole).env("CARGO_TARGET_DIR", target()).output().expect("cargo runs");
        let said = [String::from_utf8_lossy(&ran.stderr), String::from_utf8_lossy(&ran.stdout)].join("\n");
        assert!(ran.status.success(), "{said}");
        assert!(said.contains("test result: ok"), "{said}");
    }

    /// The smallest game is small: with its tests' list, and with its words in English.
    #[test]
    fn the_smallest_game_has_no_more_than_five_hundred_lines() {
        let counts = |file: &PathBuf| {
            let file = file.to_string_lossy().replace('\\', "/");
            let ours = ["src/", "rules/pebbles/en.toml", "locales/en/", "tests/rules.rs"];
            ours.iter().any(|part| file.contains(part))
        };
        let files = model_files(&root()).expect("there").into_iter().filter(counts);
        let lines: usize =
            files.map(|file| fs::read_to_string(root().join(file)).expect("there").lines().count()).sum();
        assert!((1..=500).contains(&lines), "{lines} lines");
    }

    #[test]
    fn a_name_must_be_one() {
        for name in ["Go", "go", "my-game", "_four", "four__five", "4square", ""] {
            assert!(Names::of(name).is_err(), "{name}");
        }
        let copy = copy("taken");
        let taken = ["pebbles", "pebble_beach"].map(|name| lay_out(&copy, name));
        fs::remove_dir_all(&copy).expect("can be removed");
        assert!(taken.iter().all(Result::is_err), "{taken:?}");
    }
}
