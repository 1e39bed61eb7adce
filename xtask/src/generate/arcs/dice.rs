//! The faces of the dice.

use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    count_each: u8,
    die: [Die; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    id: DieName,
    face: [Face; 6],
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum DieName {
    Assault,
    Skirmish,
    Raid,
}

#[derive(Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Face {
    self_hits: u8,
    intercepts: u8,
    hits: u8,
    building_hits: u8,
    keys: u8,
}

/// What each die shows, and which faces are alike.
pub(super) fn tables(file: &Dice) -> Result<String, String> {
    if !file.die.iter().map(|die| &die.id).eq([DieName::Assault, DieName::Skirmish, DieName::Raid].iter()) {
        return Err("dice.toml: the dice are in another order than in the rules".to_owned());
    }
    let (mut faces, mut alike) = (String::new(), String::new());
    for die in &file.die {
        faces.push('[');
        let mut same = Vec::new();
        for face in &die.face {
            let Face { self_hits, intercepts, hits, building_hits, keys } = face;
            let _ = write!(
                faces,
                "Face {{ self_hits: {self_hits}, intercepts: {intercepts}, hits: {hits}, building_hits: {building_hits}, keys: {keys} }},"
            );
            same.push(die.face.iter().position(|other| other == face).unwrap_or(0) + 1);
        }
        faces += "],";
        let _ = write!(alike, "{same:?},");
    }
    Ok(format!(
        "/// Dice of each type in the box (ARCS-COMP-05).\npub const DICE_EACH: u8 = {};\n\n\
         /// The faces of the assault, skirmish and raid die.\npub const FACES: [[Face; 6]; 3] = [{faces}];\n\n\
         /// The first face, from 1, that shows the same.\npub const ALIKE: [[u8; 6]; 3] = [{alike}];\n\n",
        file.count_each
    ))
}
