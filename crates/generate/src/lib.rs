//! The committed files that are made: names and tables of the games from their data, what the browser knows of cards, and
//! the types of the messages it exchanges; and the tables and pictures of what was measured of the bots.
//!
//! A printed fact has one type: the rules' own. Rows are read into it, and a word or field it does not know stops here
//! with its file and line. The names of things come first, since rows name them; the program is then built again.

mod arcmage;
mod arcs;
mod aristeia;
mod data;
mod print;
mod res_arcana;
mod strength;
mod views;
mod wire;

use std::path::{Path, PathBuf};

/// A file that is made.
pub struct Made {
    /// Where it lies.
    pub path: PathBuf,
    /// What is in it.
    pub text: String,
}

impl Made {
    /// Is there another text, or none, where it lies?
    #[must_use]
    pub fn is_stale(&self) -> bool {
        std::fs::read_to_string(&self.path).ok().as_ref() != Some(&self.text)
    }
}

/// The root of the workspace.
#[must_use]
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// `tables.rs` of a game, and what the browser knows of it: names of files, and what is in them.
type Texts = (String, Vec<(&'static str, String)>);

/// What makes the names and the rows of a game.
type Game = (&'static str, fn(&Path) -> Result<String, String>, fn(&Path) -> Result<Texts, String>);

const GAMES: [Game; 4] = [
    ("arcmage", arcmage::names, arcmage::made),
    ("arcs", arcs::names, arcs::made),
    ("aristeia", aristeia::names, aristeia::made),
    ("res_arcana", res_arcana::names, res_arcana::made),
];

/// The names of all cards and other things.
///
/// # Errors
/// If the data cannot be read; this says where.
pub fn names(root: &Path) -> Result<Vec<Made>, String> {
    let made = |(game, names, _): Game| {
        let head = "//! The names of what is in the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\n\
                    use arbiter_engine::{Message, Notation};\n\n";
        let path = root.join("games").join(game).join("src/names.rs");
        Ok(Made { path, text: print::rustfmt(root, &format!("{head}{}", names(root)?))? })
    };
    GAMES.into_iter().map(made).collect()
}

/// What the browser knows of views, and of clauses about things: it needs the rows of the games.
#[must_use]
pub fn views(root: &Path) -> Vec<Made> {
    let wire = root.join("web/src/wire");
    views::types().into_iter().map(|(name, text)| Made { path: wire.join(name), text }).collect()
}

/// The tables and pictures of `docs/strength.md`.
///
/// # Errors
/// If what was measured cannot be read; this says where.
pub fn strength(root: &Path) -> Result<Vec<Made>, String> {
    strength::made(root)
}

/// Everything that is made from rows and types.
///
/// # Errors
/// If the data cannot be read; this says where.
pub fn rows(root: &Path) -> Result<Vec<Made>, String> {
    let mut all = vec![Made { path: root.join("web/src/wire/index.ts"), text: wire::types() }];
    for (game, _, made) in GAMES {
        let (tables, facts) = made(root)?;
        let path = root.join("games").join(game).join("src/tables.rs");
        all.push(Made { path, text: print::rustfmt(root, &tables)? });
        let folder = root.join("web/src/games").join(game);
        all.extend(facts.into_iter().map(|(name, text)| Made { path: folder.join(name), text: text + "\n" }));
    }
    Ok(all)
}
