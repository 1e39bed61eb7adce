//! Arcmage: cards with their abilities, and the prebuilt decks.

mod scripts;

use crate::{
    Texts,
    data::{File, Row},
    print::{head, json, names as names_of, object, table},
};
use arbiter_engine::Notation;
use arcmage::{Ability, Card, Facts, Keyword, Kind, Op, Price, Standing, What};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{collections::BTreeSet, path::Path};

/// Cards of set 1 by faction, then the further ones; also the order of the table.
const CARDS: [&str; 6] = [
    "cards_gaian.toml",
    "cards_dark_legion.toml",
    "cards_red_banner.toml",
    "cards_house_of_nobles.toml",
    "cards_the_empire.toml",
    "cards_extra.toml",
];
const NOTES: [&str; 7] = ["name", "text", "effect", "ruling", "source_guid", "source", "changed_since_2019"];

#[derive(Deserialize)]
struct DeckRow {
    id: String,
    cards: Vec<Copies>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    id: Card,
    count: u8,
}

#[derive(Deserialize)]
struct DeckRules {
    size: u8,
    max_copies_same_name: u8,
    min_cities: u8,
}

#[derive(Deserialize)]
struct KeywordRow {
    id: String,
    #[serde(default)]
    clause: String,
}

fn open(root: &Path, name: &str) -> Result<File, String> {
    File::open(root, "arcmage", name)
}

/// `names.rs`.
pub fn names(root: &Path) -> Result<String, String> {
    let (mut cards, mut subtypes) = (Vec::new(), BTreeSet::new());
    for file in CARDS {
        for row in open(root, file)?.rows::<toml::Table>("card", &[])? {
            let words = row.facts.get("subtypes").and_then(toml::Value::as_array).into_iter().flatten();
            subtypes.extend(words.filter_map(|word| Some(word.as_str()?.to_owned())));
            cards.push(row.id);
        }
    }
    let subtypes: Vec<String> = subtypes.into_iter().collect();
    Ok(names_of("Every card and token.", "Card", Some("card"), "arcm-card", &cards)
        + &names_of("A word of a type line.", "Subtype", None, "arcm-subtype", &subtypes)
        + &names_of(
            "A deck ready to play (ARCM-DECK-09).",
            "Prebuilt",
            None,
            "arcm-deck",
            &open(root, "decks.toml")?.ids("deck")?,
        ))
}

/// `tables.rs`, and what the browser knows: the facts, the printed texts, and what each card will do.
pub fn made(root: &Path) -> Result<Texts, String> {
    let (mut cards, mut lines) = (Vec::<Row<Facts>>::new(), Vec::<Row<toml::Table>>::new());
    for file in CARDS {
        lines.extend(open(root, file)?.rows("card", &[])?);
        cards.extend(open(root, file)?.rows_after("card", &NOTES, scripts::number)?);
    }
    for card in &mut cards {
        let facts = &mut card.facts;
        let calm = |ability: &Ability| Ability { calm: is_calm(ability, facts), ..*ability };
        facts.abilities = facts.abilities.iter().map(calm).collect::<Vec<_>>().leak();
    }
    let decks: Vec<DeckRow> = open(root, "decks.toml")?.get("deck")?;
    let lists: Vec<Row<&[(Card, u8)]>> = decks
        .iter()
        .map(|deck| Row::new(&deck.id, &*deck.cards.iter().map(|row| (row.id, row.count)).collect::<Vec<_>>().leak()))
        .collect();
    let ruling = |card: &Row<Facts>| card.notes.get("ruling").and_then(toml::Value::as_str).map(str::to_owned);
    let rulings: Vec<Row<(Card, &'static str)>> = cards
        .iter()
        .filter_map(|card| Some(Row::new(&card.id, (Card::from_text(&card.id).ok()?, &*ruling(card)?.leak()))))
        .collect();
    let tables = head(
        "The printed facts of every card. Names and figures: (c) the Arcmage / WTactics project, CC BY-SA 4.0; see `data/LICENSE.md`.",
        "card::*",
    ) + &table("The cards of each prebuilt deck, and how many of each.", "DECKS", "&[(Card, u8)]", &lists)
        + &table(
            "Cards whose text leaves a doubt, and the clause that settles it.",
            "RULINGS",
            "(Card, &str)",
            &rulings,
        )
        + &table("What is printed on each.", "CARDS", "Facts", &cards);

    let rules: DeckRules = open(root, "facts.toml")?.get("deck")?;
    let keywords: Vec<KeywordRow> = open(root, "keywords.toml")?.get("keyword")?;
    let clauses = keywords.iter().filter(|row| !row.clause.is_empty()).map(|row| (&row.id, json(&row.clause)));
    let copies = |deck: &DeckRow| {
        deck.cards.iter().map(|row| (row.id.text(), json!(row.count))).collect::<serde_json::Map<_, _>>()
    };
    let facts = object(
        0,
        [
            (
                "deck",
                json(&json!({ "size": rules.size, "copies": rules.max_copies_same_name, "cities": rules.min_cities })),
            ),
            ("keywords", object(1, clauses)),
            ("decks", object(1, decks.iter().map(|deck| (&deck.id, json(&copies(deck)))))),
            (
                "cards",
                object(1, cards.iter().zip(&lines).map(|(card, line)| (&card.id, json(&shown(card, &line.facts))))),
            ),
        ],
    );
    let text = |card: &Row<Facts>| card.notes.get("text").and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    let printed = cards.iter().map(|card| (&card.id, text(card))).filter(|(_, text)| !text.is_empty());
    let printed = object(0, printed.map(|(id, text)| (id, json(&text))));
    let playable = cards.iter().filter(|card| matches!(card.facts.standing, Standing::Ready | Standing::Token));
    let said = playable.map(|card| (&card.id, card.facts.spoken())).filter(|(_, lines)| !lines.is_empty());
    let ops = object(
        0,
        said.map(|(id, lines)| (id, json(&lines.into_iter().map(|line| (line.depth, line.says)).collect::<Vec<_>>()))),
    );
    Ok((tables, vec![("facts.json", facts), ("printed.json", printed), ("ops.json", ops)]))
}

/// Is nothing chosen in it, and does no other effect of its kind care whether it comes before or after?
fn is_calm(ability: &Ability, facts: &Facts) -> bool {
    ability.kind != arcmage::Works::Granted
        && ability.targets.is_empty()
        && !ability.optional
        && facts.script(ability.script).iter().all(|op| match op {
            Op::AddCounter { what, .. } => !matches!(what, What::Some(..)),
            Op::CityDefense { .. } | Op::CreateToken { .. } | Op::CreateTokenMarked { .. } | Op::Mark { .. } => true,
            Op::Stat { .. } | Op::StatPerFaction { .. } => true,
            Op::PutInGraveyard { .. } | Op::ReturnStolenResource => true,
            _ => false,
        })
}

/// What the browser knows of a card. The rules know its subtypes and keywords as sets; people read them as they are printed.
fn shown(card: &Row<Facts>, line: &toml::Table) -> Value {
    let facts = &card.facts;
    let words =
        |key: &str| line.get(key).and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_str);
    let keyword = |word: &str| match Keyword::from_text(word) {
        Ok(Keyword::Bodyguard | Keyword::BattleScream | Keyword::Salvage) => format!("{word}:{}", facts.keyword_n),
        _ => word.to_owned(),
    };
    let mut shown = json!({
        "faction": facts.faction,
        "kind": facts.kind,
        "subtypes": words("subtypes").collect::<Vec<_>>(),
        "cost": match facts.price {
            Price::Fixed(n) => json!(n),
            Price::X => json!("x"),
            Price::SkipTurn => json!("skip_turn"),
            Price::Token => json!("token"),
        },
        "loyalty": facts.loyalty,
        "keywords": words("keywords").map(keyword).collect::<Vec<_>>(),
        "standing": facts.standing,
        "set": facts.set,
    });
    if facts.kind == Kind::Creature {
        shown["attack"] = json!(facts.attack);
    }
    if matches!(facts.kind, Kind::Creature | Kind::City) {
        shown["defense"] = json!(facts.defense);
    }
    shown
}
