//! Aristeia!: board, dice, sheets, states, tactics and scenarios as rows of `games/aristeia/src/printed.rs`.

mod board;
mod dice;
mod effect;
mod sheets;
mod states;
mod tactics;

use super::{camel, read};
use std::path::Path;

/// `tables.rs` for the data in this folder.
pub fn tables(data: &Path) -> Result<String, String> {
    let hexadome = read::<board::BoardFile>(data, "board.toml")?;
    let faces = read::<dice::DiceFile>(data, "dice.toml")?;
    let markers = read::<states::StatesFile>(data, "states.toml")?;
    let characters = read::<sheets::CharactersFile>(data, "characters.toml")?;
    let cards = read::<tactics::TacticsFile>(data, "tactics.toml")?;
    let scenarios = read::<board::ScenariosFile>(data, "scenarios.toml")?;
    let mut out = String::from(
        "//! The printed facts of the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\n\
         use crate::{board::{Space, Zone, Zones}, dice::{Colour, Face, Symbol}, printed::*};\n\
         use arbiter_engine::{Message, Notation};\n\n",
    );
    out += &board::board_tables(&hexadome)?;
    out += &dice::dice_tables(&faces)?;
    out += &states::state_tables(&markers)?;
    out += &sheets::character_tables(&characters)?;
    out += &tactics::tactic_tables(&cards)?;
    out += &board::scenario_tables(&scenarios, &hexadome)?;
    Ok(out)
}

/// An enum of ids, with its notation and messages.
fn names(doc: &str, name: &str, prefix: &str, ids: &[&str]) -> String {
    let variants: String = ids.iter().map(|id| format!("/// `{id}`.\n{},", camel(id))).collect();
    let all: String = ids.iter().map(|id| format!("{name}::{},", camel(id))).collect();
    format!(
        "/// {doc}\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]\n\
         #[thing(\"{}\")]\n#[message(prefix = \"aris-{prefix}\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum {name} {{ #[default] {variants} }}\n\n\
         impl {name} {{\n/// Every one, in the order of the data.\npub const ALL: [{name}; {}] = [{all}];\n}}\n\n",
        prefix.replace('-', "_"),
        ids.len(),
    )
}
