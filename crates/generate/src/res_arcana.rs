//! Res Arcana: the 78 components.

use crate::{
    Texts,
    data::{File, Row},
    print::{head, json, names as names_of, object, table},
};
use arbiter_engine::Notation;
use res_arcana::{Bill, Cost, Essence, Essences, Facts, Kind, Power, When};
use serde_json::{Value, json};
use std::path::Path;

/// The piles in the order of the table: their files, and what the browser calls them.
const PILES: [(&str, Kind, &str); 5] = [
    ("artifacts.toml", Kind::Artifact, "artifact"),
    ("monuments.toml", Kind::Monument, "monument"),
    ("places_of_power.toml", Kind::PlaceOfPower, "place_of_power"),
    ("mages.toml", Kind::Mage, "mage"),
    ("magic_items.toml", Kind::MagicItem, "magic_item"),
];

const NOTES: [&str; 9] =
    ["name_en", "name_fr", "cost_total", "flip", "collect_text", "confidence", "sources", "note", "text"];

/// `names.rs`.
pub fn names(root: &Path) -> Result<String, String> {
    let mut ids = Vec::new();
    for (file, ..) in PILES {
        ids.extend(File::open(root, "res_arcana", file)?.ids("card")?);
    }
    Ok(names_of("Every card and tile face in the box.", "Card", Some("card"), "resa-card", &ids))
}

/// `tables.rs`, and `facts.json` of the browser.
pub fn made(root: &Path) -> Result<Texts, String> {
    let mut cards: Vec<Row<Facts>> = Vec::new();
    for (file, kind, _) in PILES {
        for card in File::open(root, "res_arcana", file)?.rows::<Facts>("card", &NOTES)? {
            let total = card.notes.get("cost_total").and_then(toml::Value::as_integer).unwrap_or(0);
            if card.facts.kind != kind || i64::from(card.facts.cost.total()) != total {
                return Err(format!("{file}: {}: its kind is that of another pile, or its cost not the sum", card.id));
            }
            cards.push(card);
        }
    }
    let tables = head("The printed facts of every component.", "card::*, essence::{Essence, Essences, Types}")
        + &table("What is printed on each.", "CARDS", "Facts", &cards);
    let facts = object(0, cards.iter().map(|card| (&card.id, json(&shown(&card.facts)))));
    Ok((tables, vec![("facts.json", facts)]))
}

/// What a card face needs.
fn shown(facts: &Facts) -> Value {
    let kind = PILES.iter().find(|(_, kind, _)| *kind == facts.kind).map(|(.., word)| word);
    let subtypes = [("dragon", facts.dragon), ("creature", facts.creature)];
    json!({
        "kind": kind,
        "cost": bill(&facts.cost),
        "points": facts.points,
        "pointsPer": !facts.points_per.is_empty(),
        "subtypes": subtypes.iter().filter(|(_, has)| *has).map(|(word, _)| word).collect::<Vec<_>>(),
        "powers": facts.powers.iter().map(power).collect::<Vec<_>>(),
    })
}

fn power(power: &Power) -> Value {
    let react = matches!(power.when, When::LifeLoss | When::DragonLifeLoss | When::VictoryCheck);
    json!({ "react": react, "price": price(&power.cost) })
}

/// What a power costs, as signs: a turn, essences, something destroyed.
fn price(cost: &Cost) -> Vec<Value> {
    let mut signs = Vec::new();
    let mut sign = |is: bool, sign: Value| signs.extend(is.then_some(sign));
    sign(cost.turn, json!(["turn"]));
    sign(cost.turn_other.is_some(), json!(["turn"]));
    if let Some(subtype) = cost.turn_other {
        sign(true, json!([subtype.text()]));
    }
    for paid in bill(&cost.pay).into_iter().chain(amounts(cost.from_it)) {
        sign(true, paid);
    }
    for essence in cost.one_of.iter() {
        sign(true, json!([essence, 1]));
    }
    sign(cost.same, json!(["any", "X"]));
    sign(cost.destroy.is_some(), json!(["destroy"]));
    sign(cost.discard, json!(["discard"]));
    signs
}

fn bill(bill: &Bill) -> Vec<Value> {
    let any = (bill.any > 0).then(|| json!(["any", bill.any]));
    amounts(bill.typed).chain(any).collect()
}

fn amounts(of: Essences) -> impl Iterator<Item = Value> {
    Essence::ALL
        .into_iter()
        .filter(move |essence| of.get(*essence) > 0)
        .map(move |essence| json!([essence, of.get(essence)]))
}
