//! Dice, symbols and pools.

use serde::Deserialize;
use std::fmt::Write;
use toml::Value;

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Colour {
    Red,
    Green,
    Orange,
    Blue,
    Yellow,
    Black,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Symbol {
    Success,
    Block,
    Special,
    CritSuccess,
    CritBlock,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(untagged)]
pub(super) enum Part {
    Die(Colour),
    Printed(Symbol),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceFile {
    #[serde(rename = "meta")]
    _meta: Value,
    #[serde(rename = "symbols")]
    _symbols: Value,
    dice: DiceRows,
    rules: DiceRules,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceRows {
    red: DieRow,
    green: DieRow,
    orange: DieRow,
    blue: DieRow,
    yellow: DieRow,
    black: DieRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    max_per_roll: u8,
    faces: Vec<Vec<Symbol>>,
    #[serde(rename = "confidence")]
    _confidence: String,
}

#[derive(Deserialize)]
struct DiceRules {
    cover_die: Colour,
    disengage_crowd_die: Colour,
}

pub(super) fn dice_tables(file: &DiceFile) -> Result<String, String> {
    let d = &file.dice;
    let mut rows = String::new();
    let mut limits = Vec::new();
    for (name, die) in [
        ("red", &d.red),
        ("green", &d.green),
        ("orange", &d.orange),
        ("blue", &d.blue),
        ("yellow", &d.yellow),
        ("black", &d.black),
    ] {
        if die.faces.len() != 6 {
            return Err(format!("dice.toml: {name} has {} faces", die.faces.len()));
        }
        let faces: Vec<String> = die.faces.iter().map(|face| face_row(face)).collect();
        let _ = write!(rows, "[{}],", faces.join(","));
        limits.push(die.max_per_roll.to_string());
    }
    Ok(format!(
        "/// The faces of each die, by colour.\npub const FACES: [[Face; 6]; 6] = [{rows}];\n\n\
         /// How many dice of each colour a roll may have (ARIS-DICE-01).\npub const DICE_LIMITS: [u8; 6] = [{}];\n\n\
         /// The die that cover adds (ARIS-COVER-01).\npub const COVER_DIE: Colour = {};\n\n\
         /// The die that a crowd adds to a disengage roll (ARIS-DISENGAGE-03).\npub const CROWD_DIE: Colour = {};\n\n",
        limits.join(","),
        colour(file.rules.cover_die),
        colour(file.rules.disengage_crowd_die),
    ))
}

pub(super) fn face_row(face: &[Symbol]) -> String {
    let count = |symbol: Symbol| face.iter().filter(|found| **found == symbol).count();
    format!(
        "Face::new([{}, {}, {}, {}, {}])",
        count(Symbol::Success),
        count(Symbol::Block),
        count(Symbol::Special),
        count(Symbol::CritSuccess),
        count(Symbol::CritBlock)
    )
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Colour::Red",
        Colour::Green => "Colour::Green",
        Colour::Orange => "Colour::Orange",
        Colour::Blue => "Colour::Blue",
        Colour::Yellow => "Colour::Yellow",
        Colour::Black => "Colour::Black",
    }
}

pub(super) fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Success => "Symbol::Success",
        Symbol::Block => "Symbol::Block",
        Symbol::Special => "Symbol::Special",
        Symbol::CritSuccess => "Symbol::CritSuccess",
        Symbol::CritBlock => "Symbol::CritBlock",
    }
}

pub(super) fn parts(parts: &[Part]) -> String {
    let list: Vec<String> = parts
        .iter()
        .map(|part| match part {
            Part::Die(die) => format!("Part::Die({})", colour(*die)),
            Part::Printed(printed) => format!("Part::Printed({})", symbol(*printed)),
        })
        .collect();
    format!("&[{}]", list.join(","))
}
