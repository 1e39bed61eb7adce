//! Arcs: cards, map, setup cards, dice and boards as rows of `games/arcs/src/tables.rs`.

mod action_cards;
mod ambitions;
mod board;
mod cards;
mod dice;
mod player_board;
mod setups;

use super::{camel, read};
use serde::Deserialize;
use std::path::Path;

/// `tables.rs` for the data in this folder.
pub fn tables(data: &Path) -> Result<String, String> {
    let map = read(data, "board.toml")?;
    let mut out = String::from(
        "//! The printed facts of cards, map, dice and boards. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\n\
         use crate::{action::{Action, Actions}, battle::Face, card::{CardKind, Facts}, map::{Homes, Layout, Place, System}, piece::{Kind, Start}, resource::Resource};\n\
         use arbiter_engine::{Message, Notation};\n\n",
    );
    out += &cards::tables(data)?;
    out += &action_cards::tables(&read(data, "action_cards.toml")?)?;
    out += &ambitions::tables(&read(data, "ambitions.toml")?);
    out += &dice::tables(&read(data, "dice.toml")?)?;
    out += &board::tables(&map)?;
    out += &setups::tables(&read(data, "setups.toml")?, &map)?;
    out += &player_board::tables(&read(data, "player_board.toml")?)?;
    Ok(out)
}

/// A type of resource.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
enum Resource {
    Material,
    Fuel,
    Weapon,
    Relic,
    Psionic,
}

/// The pieces somebody starts with in a system.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    building: Building,
    ships: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Building {
    City,
    Starport,
    None,
}

impl Start {
    fn code(&self) -> String {
        let building = match self.building {
            Building::City => "Some(Kind::City)",
            Building::Starport => "Some(Kind::Starport)",
            Building::None => "None",
        };
        format!("Start {{ building: {building}, ships: {} }}", self.ships)
    }
}

/// Are there as many rows as the file says?
fn count(file: &str, rows: usize, said: usize) -> Result<(), String> {
    if rows == said { Ok(()) } else { Err(format!("{file}: {rows} rows, but count = {said}")) }
}

/// An enum of things that are called `key:id`, with its notation and messages.
fn names(doc: &str, name: &str, key: &str, variants: &str) -> String {
    format!(
        "/// {doc}\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]\n\
         #[thing(\"{key}\")]\n#[message(prefix = \"arcs-{key}\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum {name} {{ {variants} }}\n\n"
    )
}
