//! Res Arcana: the 78 components.

use crate::{
    Texts,
    data::{File, Row},
    print::{head, json, names as names_of, object, table},
};
use res_arcana::{Facts, Kind};
use serde_json::{Value, json};
use std::path::Path;

/// The piles in the order of the table, and their files.
const PILES: [(&str, Kind); 5] = [
    ("artifacts.toml", Kind::Artifact),
    ("monuments.toml", Kind::Monument),
    ("places_of_power.toml", Kind::PlaceOfPower),
    ("mages.toml", Kind::Mage),
    ("magic_items.toml", Kind::MagicItem),
];

const NOTES: [&str; 9] =
    ["name_en", "name_fr", "cost_total", "flip", "collect_text", "confidence", "sources", "note", "text"];

/// `names.rs`.
pub fn names(root: &Path) -> Result<String, String> {
    let mut ids = Vec::new();
    for (file, _) in PILES {
        ids.extend(File::open(root, "res_arcana", file)?.ids("card")?);
    }
    Ok(names_of("Every card and tile face in the box.", "Card", Some("card"), "resa-card", &ids))
}

/// `tables.rs`, and `facts.json` of the browser.
pub fn made(root: &Path) -> Result<Texts, String> {
    let mut cards: Vec<Row<Facts>> = Vec::new();
    let mut faces: Vec<Row<toml::Table>> = Vec::new();
    for (file, kind) in PILES {
        let pile = File::open(root, "res_arcana", file)?;
        faces.extend(pile.rows("card", &NOTES)?);
        for card in pile.rows::<Facts>("card", &NOTES)? {
            let total = card.notes.get("cost_total").and_then(toml::Value::as_integer).unwrap_or(0);
            if card.facts.kind != kind || i64::from(card.facts.cost.total()) != total {
                return Err(format!("{file}: {}: its kind is that of another pile, or its cost not the sum", card.id));
            }
            cards.push(card);
        }
    }
    let tables = head("The printed facts of every component.", "card::*, essence::{Essence, Essences, Types}")
        + &table("What is printed on each.", "CARDS", "Facts", &cards);
    let facts = object(0, faces.into_iter().map(|face| (face.id, json(&shown(face.facts)))));
    Ok((tables, vec![("facts.json", facts)]))
}

/// What a card face needs: the row as it was written (SCHEMA.md), which the rules have understood, without what only rules need.
fn shown(mut row: toml::Table) -> Value {
    for word in ["preset", "tile", "sun"] {
        row.remove(word);
    }
    json!(row)
}
