//! `arbiter clauses`: which rules are shown to hold by an example.

use crate::answer::{Answer, Outcome, Trouble, the_game};
use arbiter_rules::Catalogue;
use arbiter_shelf::NotOnShelf;
use arbiter_testkit::{ClauseReport, Places};
use std::{
    io::Write,
    path::{Path, PathBuf},
};

/// List the clauses of the rules with their witnesses, and those that have none.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[arg(help = the_game("; every game if not given"))]
    game: Option<String>,
    /// Prints game, total, witnessed and unwitnessed of every game as a line of JSON.
    #[arg(long)]
    json: bool,
    /// The root of the workspace; found from here upwards if not given.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
}

/// Looks for the witnesses.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let catalogues: Vec<&Catalogue> = match &arguments.game {
        Some(game) => vec![arbiter_rules::catalogue(game).ok_or_else(|| NotOnShelf(game.clone()))?],
        None => arbiter_shelf::all().filter_map(arbiter_rules::catalogue).collect(),
    };
    let root = match &arguments.root {
        Some(root) => root.clone(),
        None => nearest_root().ok_or_else(|| {
            Trouble::because("no folder from here upwards has rules/ and games/; name it with --root")
        })?,
    };
    let mut all_shown = true;
    for catalogue in catalogues {
        let places = Places::of_game(root.join("games").join(&catalogue.game));
        let report = ClauseReport::of(catalogue, &places)
            .map_err(|error| Trouble::because(format!("{} cannot be searched: {error}", root.display())))?;
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&report).map_err(Trouble::because)?)?;
        } else {
            write!(out, "{report}")?;
        }
        all_shown &= report.verdict().is_ok();
    }
    Ok(Answer::from(all_shown))
}

/// The nearest folder, from here upwards, that looks like the workspace.
fn nearest_root() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let is_root = |folder: &&Path| folder.join("rules").is_dir() && folder.join("games").is_dir();
    here.ancestors().find(is_root).map(Path::to_path_buf)
}
