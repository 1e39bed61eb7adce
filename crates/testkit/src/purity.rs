//! Purity: what may not stand in the source of a game, where no lint looks.
//!
//! Rules have no input or output, clock, randomness or fractions, and hold no sentence for human
//! eyes: those are in `locales/`. A sentence is recognised by its spaces; the words of the notation
//! have none.

use std::{fmt::Write, fs, path::Path};

/// Words that mean that the rules are not a function of the position.
const FORBIDDEN: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::time",
    "std::thread",
    "std::process",
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "unsafe",
    "println!",
    "eprintln!",
    "dbg!",
    "todo!",
    "unimplemented!",
    ".unwrap()",
    ".expect(",
    "Box<",
    "Rc<",
    "Arc<",
    "RefCell",
    "Cell<",
];

/// What is impure in a source text: the line, from 1, and why.
fn impurities(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    // Tests of a module stand at its end and may do as they like.
    let rules = source.split("#[cfg(test)]").next().unwrap_or_default();
    for (number, line) in (1..).zip(rules.lines()) {
        let code = line.split("//").next().unwrap_or_default();
        if code.trim_start().starts_with("#[") || code.contains("reason = ") {
            continue;
        }
        for word in FORBIDDEN {
            if mentions(code, word) {
                found.push((number, format!("`{word}`")));
            }
        }
        for text in code.split('"').skip(1).step_by(2) {
            if text.trim().contains(' ') {
                found.push((number, format!("a sentence, “{text}”")));
            }
        }
    }
    found
}

/// Does the word stand there as a word of its own?
fn mentions(code: &str, word: &str) -> bool {
    let part_of_a_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        let begins = !word.starts_with(part_of_a_name) || !before.is_some_and(part_of_a_name);
        let ends = !word.ends_with(part_of_a_name) || !after.is_some_and(part_of_a_name);
        begins && ends
    })
}

/// # Panics
/// If the source of a game is not pure.
pub fn source_is_pure(root: &str) {
    let mut complaint = String::new();
    let mut files = 0;
    let mut folders = vec![Path::new(root).join("src")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files += 1;
                let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                for (line, what) in impurities(&source) {
                    let _ = writeln!(complaint, "{}:{line}: {what}", path.display());
                }
            }
        }
    }
    assert!(files > 0, "there are no sources in {root}");
    assert!(complaint.is_empty(), "the rules must be pure\n{complaint}");
}

/// A test that the source of a game is pure: `testkit::purity!();`.
#[macro_export]
macro_rules! purity {
    () => {
        #[test]
        fn the_rules_are_pure() {
            $crate::purity::source_is_pure(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

#[cfg(test)]
mod tests {
    use super::impurities;

    #[test]
    fn impurities_are_seen() {
        let lines = |source: &str| impurities(source).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
        assert_eq!(lines("let now = std::time::Instant::now();"), [1]);
        assert_eq!(lines("fn ok() {}\nlet x: f64 = 0;\n"), [2]);
        assert_eq!(lines("Err(\"you cannot do that\")"), [1]);
        assert_eq!(lines("deck.first().unwrap()"), [1]);
    }

    #[test]
    fn what_is_fine_is_left_alone() {
        let fine = "// a sentence, f64\n#[message(prefix = \"a b\")]\nout.word(\"turned\"); // std::fs\nlet buf64 = 1;\n\
                    #[cfg(test)]\nmod tests { fn f() { x.unwrap() } }";
        assert_eq!(impurities(fine), []);
    }
}
