//! Arcmage: cards as rows of `games/arcmage/src/card.rs`, their abilities as scripts of typed ops.
//!
//! The vocabulary is that of `games/arcmage/data/SCHEMA.md`. A word it does not know stops here, with file and line.

mod rows;
mod script;
mod words;

use self::{
    rows::*,
    script::script,
    words::{amount, capital, condition, filter, reference},
};
use super::camel;
use std::{collections::BTreeSet, fmt::Write, path::Path};

/// Cards of set 1 by faction, then the further ones; also the order of the table.
const FILES: [&str; 6] = [
    "cards_gaian.toml",
    "cards_dark_legion.toml",
    "cards_red_banner.toml",
    "cards_house_of_nobles.toml",
    "cards_the_empire.toml",
    "cards_extra.toml",
];

/// What is wrong, and the word that is.
pub(super) struct Bad {
    what: String,
    word: String,
}

pub(super) type Coded = Result<String, Bad>;

/// `word` is not a `wanted`.
pub(super) fn bad<T>(wanted: &str, word: &str) -> Result<T, Bad> {
    Err(Bad { what: format!("“{word}” is not {wanted}"), word: word.to_owned() })
}

/// `tables.rs` for the data in this folder.
pub fn tables(data: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    for name in FILES {
        let path = data.join(name);
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file: File = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        files.push((path, text, file.card));
    }
    let all: Vec<&Card> = files.iter().flat_map(|(_, _, cards)| cards).collect();
    let ids: BTreeSet<&str> = all.iter().map(|card| card.id.as_str()).collect();
    if ids.len() != all.len() {
        return Err("two cards have the same id".to_owned());
    }
    let subtypes: BTreeSet<&str> = all.iter().flat_map(|card| card.subtypes.iter().map(String::as_str)).collect();
    let (mut names, mut list, mut rows, mut rulings) = (String::new(), String::new(), String::new(), String::new());
    for (path, text, cards) in &files {
        for card in cards {
            let name = camel(&card.id);
            let _ = write!(names, "/// `{}`.\n{name},", card.id);
            let _ = write!(list, "Card::{name},");
            if let Some(clause) = &card.ruling {
                let _ = write!(rulings, "(Card::{name}, \"{clause}\"),");
            }
            let _ = writeln!(rows, "// {}", card.id);
            rows += &row(card).map_err(|bad| {
                format!("{}:{}: {}: {}", path.display(), line_of(text, &card.id, &bad.word), card.id, bad.what)
            })?;
        }
    }
    let count = all.len();
    let words = subtypes.iter().fold(String::new(), |out, word| out + &format!("/// {word}.\n{word},"));
    let words_list = subtypes.iter().fold(String::new(), |out, word| out + &format!("Subtype::{word},"));
    Ok(format!(
        "//! The printed facts of every card. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\
         //!\n\
         //! Names and figures of cards: (c) the Arcmage / WTactics project, CC BY-SA 4.0; see `data/LICENSE.md`.\n\n\
         use crate::card::*;\n\
         use arbiter_engine::{{Message, Notation}};\n\n\
         /// Every card and token.\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]\n\
         #[thing(\"card\")]\n#[message(prefix = \"arcm-card\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Card {{ #[default] {names} }}\n\n\
         impl Card {{\n/// Every one.\npub const ALL: [Card; {count}] = [{list}];\n}}\n\n\
         /// A word of a type line.\n\
         #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message, serde::Serialize)]\n\
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]\n\
         #[message(prefix = \"arcm-subtype\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Subtype {{ {words} }}\n\n\
         impl Subtype {{\n/// Every one.\npub const ALL: [Subtype; {}] = [{words_list}];\n}}\n\n\
         {}\n\
         /// Cards whose text leaves a doubt, and the clause that settles it.\n\
         pub static RULINGS: &[(Card, &str)] = &[{rulings}];\n\n\
         /// What is printed on each.\npub static CARDS: [Facts; {count}] = [{rows}];\n",
        subtypes.len(),
        decks(data, &ids)?
    ))
}

/// The six prebuilt decks (ARCM-DECK-09).
fn decks(data: &Path, ids: &BTreeSet<&str>) -> Result<String, String> {
    let decks = super::read::<Decks>(data, "decks.toml")?.deck;
    let (mut names, mut list, mut rows) = (String::new(), String::new(), String::new());
    for deck in &decks {
        let name = camel(&deck.id);
        let _ = write!(names, "/// {}.\n{name},", deck.name);
        let _ = write!(list, "Prebuilt::{name},");
        rows += "&[";
        for copies in &deck.cards {
            if !ids.contains(copies.id.as_str()) {
                return Err(format!("decks.toml: {}: “{}” is not a card", deck.id, copies.id));
            }
            let _ = write!(rows, "(Card::{}, {}),", camel(&copies.id), copies.count);
        }
        rows += "],";
    }
    let count = decks.len();
    Ok(format!(
        "/// A deck ready to play (ARCM-DECK-09).\n\
         #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Notation, Message)]\n\
         #[message(prefix = \"arcm-deck\")]\n\
         pub enum Prebuilt {{ #[default] {names} }}\n\n\
         impl Prebuilt {{\n/// Every one.\npub const ALL: [Prebuilt; {count}] = [{list}];\n}}\n\n\
         /// The cards of each prebuilt deck, and how many of each.\n\
         pub static DECKS: [&[(Card, u8)]; {count}] = [{rows}];\n"
    ))
}

/// The line of the card in which the word stands; the line of the card itself if it does not.
fn line_of(text: &str, card: &str, word: &str) -> usize {
    let start = text.find(&format!("id = \"{card}\"")).unwrap_or(0);
    let end = text[start..].find("[[card]]").map_or(text.len(), |end| start + end);
    let at = text[start..end].find(word).map_or(start, |at| start + at);
    1 + text[..at].matches('\n').count()
}

/// `orc_thug` as a Rust name.
/// A word that must be one of these, as a variant of a type.
pub(super) fn variant(of: &str, word: &str, known: &[&str]) -> Coded {
    if known.contains(&word) { Ok(format!("{of}::{}", camel(word))) } else { bad(&format!("a word for {of}"), word) }
}

pub(super) const FACTIONS: [&str; 5] = ["gaian", "dark_legion", "red_banner", "house_of_nobles", "the_empire"];

pub(super) const KEYWORDS: [&str; 21] = [
    "flying",
    "ranged",
    "first_strike",
    "veteran",
    "peaceful",
    "sudden",
    "infiltrate",
    "overrun",
    "deadly",
    "immune_deadly",
    "indestructible",
    "sanctuary",
    "devoted",
    "bodyguard",
    "battle_scream",
    "blood_vengeance",
    "salvage",
    "travel",
    "unique",
    "fatigue",
    "homesick",
];

const STANDINGS: [&str; 6] = ["ready", "keyword", "alters", "control", "unsaid", "unruled"];

/// The scripts of one card, and the abilities it gives to others.
#[derive(Default)]
struct Scripts {
    scripts: Vec<String>,
    /// How many abilities are printed on the card.
    printed: usize,
    given: Vec<String>,
}

fn row(card: &Card) -> Coded {
    let price = match (card.cost_kind.as_str(), card.cost) {
        ("fixed", Some(cost)) => format!("Price::Fixed({cost})"),
        ("x", None) => "Price::X".to_owned(),
        ("skip_turn", None) => "Price::SkipTurn".to_owned(),
        ("token", None) => "Price::Token".to_owned(),
        (word, _) => return bad("a kind of cost that goes with the cost", word),
    };
    let (mut keywords, mut n) = (String::new(), 0);
    for keyword in &card.keywords {
        let (word, number) = keyword.split_once(':').unwrap_or((keyword, ""));
        keywords += &variant("Keyword", word, &KEYWORDS)?;
        keywords.push(',');
        if !number.is_empty() {
            n = number.parse().or_else(|_| bad::<u8>("a number", number))?;
        }
    }
    let host = match card.attaches_to.as_deref() {
        None => "None".to_owned(),
        Some(word) => format!("Some({})", variant("Host", word, &["creature", "city"])?),
    };
    let subtypes = card.subtypes.iter().fold(String::new(), |out, word| out + &format!("Subtype::{word},"));
    let standing = match (card.legacy, card.cost_kind.as_str(), card.standing.as_deref()) {
        (true, ..) => "Legacy".to_owned(),
        (_, "token", None) => "Token".to_owned(),
        (_, _, None) if card.set.is_some() => "Ready".to_owned(),
        (_, _, Some(word)) => variant("Standing", word, &STANDINGS)?.replace("Standing::", ""),
        (_, _, None) => return bad("complete: it has no standing", &card.id),
    };
    let mut scripts = Scripts { printed: card.ability.len(), ..Scripts::default() };
    let mut abilities = String::new();
    for row in &card.ability {
        abilities += &ability(row, &mut scripts, None)?;
    }
    abilities += &scripts.given.concat();
    Ok(format!(
        "Facts {{ kind: {}, faction: {}, subtypes: Subtypes::of(&[{subtypes}]), price: {price}, loyalty: {}, attack: {}, \
         defense: {}, keywords: Keywords::of(&[{keywords}]), keyword_n: {n}, host: {host}, abilities: &[{abilities}], \
         scripts: &[{}], standing: Standing::{standing}, set: Set::{} }},",
        variant("Kind", &card.r#type, &["city", "creature", "enchantment", "magic", "event"])?,
        variant("Faction", &card.faction, &FACTIONS)?,
        card.loyalty,
        card.attack,
        card.defense,
        scripts.scripts.concat(),
        set(card.set.as_deref().or(card.group.as_deref()).unwrap_or_default())?,
    ))
}

fn set(name: &str) -> Result<&'static str, Bad> {
    Ok(match name {
        "Rebirth" => "Rebirth",
        "Ablaze" => "Ablaze",
        "Dunefolk" => "Dunefolk",
        "Enchanted World" => "EnchantedWorld",
        "Enchanted Realm: Merfolk" => "Merfolk",
        "Enchanted Realm: The Empire's Thugs" => "Thugs",
        _ => return bad("a set", name),
    })
}

fn trigger(word: &str, what: Option<&str>) -> Coded {
    let (name, number) = word.split_once(':').unwrap_or((word, ""));
    let plain = match (name, number, what) {
        ("enters_play", "", None) => "Enters",
        ("leaves_play", "", None) => "Leaves",
        ("dies", "", None) => "Dies",
        ("marked", "", None) => "Marked",
        ("marked_for_devotion", "", None) => "Devoted",
        ("moved", "", None) => "Moved",
        ("enters_city", "", None) => "EntersCity",
        ("deals_damage_to_city", "", None) => "DamagesCity",
        ("deals_damage_to_creature", "", None) => "DamagesCreature",
        ("defenders_assigned", "", None) => "Defended",
        ("host_marked", "", None) => "HostMarked",
        ("host_marked", "by_its_controller", None) => "HostMarkedByController",
        ("opponent_draws_card", "", None) => "OpponentDraws",
        ("opponent_discards_card", "", None) => "OpponentDiscards",
        ("tactics_phase_begins", "controller_of_city_of_self", None) => "TacticsInItsCity",
        ("discard_phase_begins", "you", None) => "YourDiscardPhase",
        ("turn_ends", "controller_of_host", None) => "HostsTurnEnds",
        ("cards_above_in_graveyard", number, None) => return Ok(format!("Trigger::Buried({number})")),
        ("you_play_card", "", Some(what)) => return Ok(format!("Trigger::YouPlay(&{})", filter(what)?)),
        ("defends", "", Some(what)) => return Ok(format!("Trigger::Defends(&{})", filter(what)?)),
        ("enters_play", "other", Some(what)) => return Ok(format!("Trigger::OtherEnters(&{})", filter(what)?)),
        _ => return bad("a trigger", word),
    };
    Ok(format!("Trigger::{plain}"))
}

fn aims(targets: &[String]) -> Coded {
    let mut out = String::new();
    for target in targets {
        let (count, what) = match target.split_once('*') {
            Some((count, what)) => (amount(count.trim().trim_matches(['(', ')']))?, what),
            None => ("Amount::N(1)".to_owned(), target.as_str()),
        };
        let _ = write!(out, "Aim {{ count: {count}, what: {} }},", filter(what)?);
    }
    Ok(out)
}

/// An ability; `given` says how it works if it is not printed by itself.
fn ability(row: &Ability, scripts: &mut Scripts, given: Option<&str>) -> Coded {
    let kind = match (given, row.kind.as_str(), &row.trigger, row.level, row.lasting) {
        (Some(kind), ..) => kind.to_owned(),
        (_, "spell", None, None, None) => "Works::Spell".to_owned(),
        (_, "static", None, None, None) => "Works::Passive".to_owned(),
        (_, "activated", None, None, None) => "Works::Activated".to_owned(),
        (_, "reaction", None, None, None) => "Works::Reaction".to_owned(),
        (_, "triggered", Some(word), None, None) => {
            let buried = word.starts_with("cards_above_in_graveyard");
            if buried != (row.from_zone.as_deref() == Some("graveyard")) {
                return bad("a trigger of that zone", word);
            }
            format!("Works::Triggered({})", trigger(word, row.trigger_what.as_deref())?)
        }
        (_, "advantage", None, Some(level), Some(false)) => format!("Works::Advantage({level})"),
        (_, "advantage", None, Some(level), Some(true)) => format!("Works::Lasting({level})"),
        (_, word, ..) => return bad("a kind of ability that goes with its other fields", word),
    };
    let mut costs = String::new();
    for cost in &row.cost {
        costs += &self::cost(cost)?;
    }
    let condition = match &row.condition {
        None => "None".to_owned(),
        Some(text) => format!("Some({})", condition(text)?),
    };
    let extra_x = match row.optional_extra_cost.as_deref() {
        None => false,
        Some("X") => true,
        Some(word) => return bad("an extra cost", word),
    };
    let mut modes = String::new();
    let passive = matches!(row.kind.as_str(), "static") || row.lasting == Some(true);
    let script = script(&row.effects, scripts, &mut modes, passive)?;
    let calm = row.target.is_empty() && !row.optional && row.effects.iter().all(is_calm);
    Ok(format!(
        "Ability {{ kind: {kind}, costs: &[{costs}], targets: &[{}], modes: &[{modes}], condition: {condition}, \
         optional: {}, extra_x: {extra_x}, calm: {calm}, script: {script} }},",
        aims(&row.target)?,
        row.optional,
    ))
}

/// Nothing is chosen in it, and no other effect of its kind cares whether it comes before or after.
fn is_calm(op: &Op) -> bool {
    match op {
        Op::AddCounter { chooser, .. } => chooser.is_none(),
        Op::CityDefense { .. } | Op::CreateToken { .. } | Op::Mark { .. } | Op::Stat { .. } => true,
        Op::PutInGraveyard { .. } | Op::ReturnStolenResource => true,
        _ => false,
    }
}

fn cost(text: &str) -> Coded {
    let (name, rest) = text.split_once(':').unwrap_or((text, ""));
    let number = |rest: &str| rest.parse::<u8>().or_else(|_| bad("a number", rest));
    Ok(match name {
        "mark_self" => "Cost::Mark,".to_owned(),
        "mark_others" => {
            let (n, what) = rest.split_once(':').unwrap_or((rest, ""));
            format!("Cost::MarkOthers({}, &{}),", number(n)?, filter(what)?)
        }
        "pay" => format!("Cost::Pay({}),", number(rest)?),
        "discard" => format!("Cost::Discard(&{}),", filter(rest)?),
        "sacrifice_resource" => format!("Cost::SacrificeResources({}),", number(rest)?),
        "sacrifice_self" => "Cost::Sacrifice,".to_owned(),
        "lose_city_defense" => format!("Cost::CityDefense({}),", number(rest)?),
        "add_counter_self" => format!("Cost::Counter({}),", counter(rest)?),
        _ => return bad("a cost", text),
    })
}

pub(super) fn counter(word: &str) -> Coded {
    let name = match word {
        "+1/+1" => "Growth",
        "+1/+0" => "Edge",
        "-1/-1" => "Decay",
        "grassroot" => "Grassroot",
        "poison_ivy" => "PoisonIvy",
        "rabies" => "Rabies",
        _ => return bad("a counter", word),
    };
    Ok(format!("Counter::{name}"))
}
