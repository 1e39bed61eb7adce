//! Arcmage: cards as rows of `games/arcmage/src/card.rs`, their abilities as scripts of typed ops.
//!
//! The vocabulary is that of `games/arcmage/data/SCHEMA.md`. A word it does not know stops here, with file and line.

mod words;

use self::words::{amount, condition, filter, reference};
use serde::Deserialize;
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    faction: String,
    r#type: String,
    subtypes: Vec<String>,
    cost_kind: String,
    cost: Option<u8>,
    loyalty: u8,
    #[serde(default)]
    attack: u8,
    #[serde(default)]
    defense: u8,
    #[serde(default)]
    keywords: Vec<String>,
    attaches_to: Option<String>,
    #[serde(default)]
    ability: Vec<Ability>,
    set: Option<String>,
    group: Option<String>,
    #[serde(default)]
    legacy: bool,
    standing: Option<String>,
    // What people read is in the language files; what we trust is for editors of the data.
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "effect")]
    _effect: Option<String>,
    #[serde(rename = "ruling")]
    _ruling: Option<String>,
    #[serde(rename = "source_guid")]
    _source_guid: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "changed_since_2019")]
    _changed: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ability {
    kind: String,
    #[serde(default)]
    cost: Vec<String>,
    #[serde(default)]
    target: Vec<String>,
    trigger: Option<String>,
    trigger_what: Option<String>,
    condition: Option<String>,
    #[serde(default)]
    optional: bool,
    optional_extra_cost: Option<String>,
    level: Option<u8>,
    lasting: Option<bool>,
    from_zone: Option<String>,
    effects: Vec<Op>,
}

/// A number, or a word for one.
#[derive(Deserialize, Clone)]
#[serde(untagged)]
enum Number {
    Plain(i8),
    Word(String),
}

impl Default for Number {
    fn default() -> Number {
        Number::Plain(1)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    #[serde(default)]
    target: Vec<String>,
    effects: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Op {
    Damage {
        what: String,
        n: Number,
        count: Option<u8>,
        chooser: Option<String>,
    },
    Destroy {
        what: String,
    },
    Sacrifice {
        who: String,
        what: String,
        count: Number,
        count_as: Option<String>,
    },
    Discard {
        who: String,
        count: u8,
    },
    DiscardOrSacrificeResource {
        who: String,
        count: u8,
        chooser: String,
    },
    Draw {
        who: String,
        count: u8,
        #[serde(default)]
        optional: bool,
    },
    Mill {
        who: String,
        count: u8,
    },
    LookTop {
        who: String,
        count: u8,
        viewer: String,
    },
    RevealTop {
        who: String,
        count: u8,
        what: String,
        to: String,
        rest: String,
    },
    RevealRandomHand {
        who: String,
        count: u8,
    },
    SearchDeck {
        who: String,
        what: String,
        count: Number,
        to: String,
        #[serde(default)]
        reveal: bool,
        #[serde(default)]
        marked: bool,
    },
    ShuffleDeck {
        who: String,
    },
    Stat {
        what: String,
        atk: i8,
        def: i8,
        per: Option<String>,
        condition: Option<String>,
        until: Option<String>,
    },
    AddCounter {
        what: String,
        counter: String,
        n: Number,
        count: Option<u8>,
        chooser: Option<String>,
    },
    AddSubtype {
        what: String,
        subtype: String,
    },
    GrantKeyword {
        what: String,
        keyword: String,
        until: Option<String>,
    },
    IgnoreKeyword {
        what: String,
        keyword: String,
        until: String,
    },
    GrantAbility {
        what: String,
        ability: Box<Ability>,
    },
    CityDefense {
        what: String,
        n: Number,
    },
    Mark {
        what: String,
    },
    Unmark {
        what: String,
    },
    NoUnmark {
        what: String,
        scope: String,
        phases: Option<u8>,
        r#while: Option<String>,
    },
    UnmarkTax {
        what: String,
        pay: Number,
    },
    MayStayMarked {
        what: String,
    },
    Move {
        what: String,
        to: String,
        chooser: Option<String>,
        marks: bool,
    },
    NotMarkedForMoving {
        what: String,
    },
    CannotMove {
        what: String,
        city: String,
    },
    CannotAttack {
        what: String,
        city: String,
    },
    MustAttack {
        what: String,
    },
    AttackTax {
        what: String,
        pay: u8,
    },
    CannotEnter {
        what: String,
        city: String,
    },
    ReduceDamage {
        what: String,
        n: u8,
    },
    CannotDefend {
        what: String,
        city: Option<String>,
        against: Option<String>,
        until: Option<String>,
    },
    MayDefend {
        what: String,
        city: String,
        until: String,
    },
    CannotDraw {
        who: String,
        until: String,
    },
    ExtraCityDamage {
        what: String,
        n: u8,
    },
    CreateToken {
        token: String,
        count: u8,
        to: String,
        marked: bool,
    },
    PutInPlay {
        what: String,
        count: Option<u8>,
        to: String,
    },
    PutInGraveyard {
        what: String,
    },
    RemoveFromGame {
        what: String,
    },
    Return {
        what: String,
        to: String,
    },
    Attach {
        what: String,
        to: String,
    },
    CounterSpell {
        what: String,
    },
    Produce {
        faction: String,
        n: Number,
    },
    CostChange {
        what: String,
        n: i8,
    },
    StealResource {
        who: String,
        count: u8,
        chooser: String,
    },
    ReturnStolenResource,
    Cap {
        what: String,
        n: Number,
    },
    ExtraDevotion {
        remove: String,
        count: String,
        each: String,
    },
    ExtraPhase {
        phase: String,
    },
    PreventDeath {
        what: String,
    },
    Replace {
        event: String,
        what: String,
        optional: bool,
        effects: Vec<Op>,
    },
    ChooseOne {
        options: Vec<Choice>,
    },
    PayTo {
        pay: Number,
        effects: Vec<Op>,
    },
    Repeat {
        times: Number,
        effects: Vec<Op>,
    },
    Delayed {
        at: String,
        effects: Vec<Op>,
    },
    On {
        trigger: String,
        effects: Vec<Op>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decks {
    deck: Vec<Deck>,
}

#[derive(Deserialize)]
struct Deck {
    id: String,
    name: String,
    cards: Vec<Copies>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    id: String,
    count: u8,
}

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
    let (mut names, mut list, mut rows) = (String::new(), String::new(), String::new());
    for (path, text, cards) in &files {
        for card in cards {
            let name = camel(&card.id);
            let _ = write!(names, "/// `{}`.\n{name},", card.id);
            let _ = write!(list, "Card::{name},");
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
         #[thing(\"card\")]\n#[message(prefix = \"arcm-card\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Card {{ #[default] {names} }}\n\n\
         impl Card {{\n/// Every one.\npub const ALL: [Card; {count}] = [{list}];\n}}\n\n\
         /// A word of a type line.\n\
         #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message, serde::Serialize)]\n\
         #[message(prefix = \"arcm-subtype\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Subtype {{ {words} }}\n\n\
         impl Subtype {{\n/// Every one.\npub const ALL: [Subtype; {}] = [{words_list}];\n}}\n\n\
         {}\n\
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
pub(super) fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

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

const STANDINGS: [&str; 8] = ["ready", "keyword", "alters", "control", "spells", "price", "unsaid", "unruled"];

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

/// Adds a script and says its number.
fn script(ops: &[Op], scripts: &mut Scripts, modes: &mut String, passive: bool) -> Result<usize, Bad> {
    let number = scripts.scripts.len();
    scripts.scripts.push(String::new());
    let mut code = String::from("&[");
    for op in ops {
        code += &self::op(op, scripts, modes, passive)?;
        code.push(',');
    }
    code += "],";
    scripts.scripts[number] = code;
    Ok(number)
}

/// A script inside another: nothing is picked there.
fn inner(ops: &[Op], scripts: &mut Scripts) -> Result<usize, Bad> {
    script(ops, scripts, &mut String::new(), false)
}

fn number(n: &Number) -> Coded {
    match n {
        Number::Plain(n) => Ok(format!("Amount::N({n})")),
        Number::Word(word) => amount(word),
    }
}

/// What an op works on: a reference, all that match, or some of them that somebody chooses.
fn what(text: &str, count: Option<u8>, chooser: Option<&str>) -> Coded {
    if let Some(reference) = reference(text) {
        return Ok(format!("What::The(Ref::{reference})"));
    }
    let what = filter(text)?;
    match (count, chooser) {
        (None, None) => Ok(format!("What::Each({what})")),
        (Some(n), None | Some("you")) => Ok(format!("What::Some({what}, {n}, Chooser::You)")),
        (Some(n), Some("affected")) => Ok(format!("What::Some({what}, {n}, Chooser::Affected)")),
        (_, Some(word)) => bad("somebody who chooses", word),
    }
}

fn who(word: &str) -> Coded {
    let name = match word {
        "you" => "You",
        "target_player" => "Target",
        "each_player" => "Each",
        "each_opponent" => "Opponents",
        "owner_of:that_city" => "OwnerOfThatCity",
        _ => return bad("a player", word),
    };
    Ok(format!("Who::{name}"))
}

fn to(word: &str) -> Coded {
    let name = match word {
        "your_army" => "YourArmy",
        "this_city" => "ThisCity",
        "your_city" => "YourCity",
        "each_of_your_cities" => "EachOfYourCities",
        "each_other_of_your_cities" => "EachOtherOfYourCities",
        "your_hand" => "YourHand",
        "owner_hand" => "OwnersHand",
        "your_deck_top" => "YourDeckTop",
        "your_deck_bottom" => "YourDeckBottom",
        "owner_deck_top" => "OwnersDeckTop",
        "city_of_controller" => "ControllersCity",
        "city_or_army_of_controller" => "ControllersPlace",
        "city_or_army_of_owner" => "OwnersPlace",
        "same_place_as_self" => "WithIt",
        _ => return bad("a place", word),
    };
    Ok(format!("To::{name}"))
}

/// A duration must go with how the ability works.
fn lasts(until: Option<&str>, passive: bool) -> Result<(), Bad> {
    match (until, passive) {
        (Some("end_of_turn"), false) | (None, true) => Ok(()),
        (Some(word), _) => bad("a duration of that ability", word),
        (None, false) => bad("an ability that lasts: say until", "until"),
    }
}

fn must_be(word: &str, wanted: &str) -> Result<(), Bad> {
    if word == wanted { Ok(()) } else { bad(&format!("“{wanted}”"), word) }
}

fn op(op: &Op, scripts: &mut Scripts, modes: &mut String, passive: bool) -> Coded {
    Ok(match op {
        Op::Damage { what: on, n, count, chooser } => {
            format!("Op::Damage {{ what: {}, n: {} }}", what(on, *count, chooser.as_deref())?, number(n)?)
        }
        Op::Destroy { what: on } => format!("Op::Destroy {{ what: {} }}", what(on, None, None)?),
        Op::Sacrifice { who: by, what: on, count, count_as } => {
            if count_as.as_deref().is_some_and(|word| word != "n") {
                return bad("the name of a count", count_as.as_deref().unwrap_or_default());
            }
            if on == "resource & controller:you" {
                format!("Op::SacrificeResources {{ who: {}, count: {} }}", who(by)?, number(count)?)
            } else {
                format!("Op::Sacrifice {{ who: {}, what: {}, count: {} }}", who(by)?, filter(on)?, number(count)?)
            }
        }
        Op::Discard { who: by, count } => format!("Op::Discard {{ who: {}, count: {count} }}", who(by)?),
        Op::DiscardOrSacrificeResource { who: by, count, chooser } => {
            must_be(chooser, "affected")?;
            format!("Op::DiscardOrSacrificeResource {{ who: {}, count: {count} }}", who(by)?)
        }
        Op::Draw { who: by, count, optional } => {
            format!("Op::Draw {{ who: {}, count: {count}, optional: {optional} }}", who(by)?)
        }
        Op::Mill { who: by, count } => format!("Op::Mill {{ who: {}, count: {count} }}", who(by)?),
        Op::LookTop { who: by, count, viewer } => {
            must_be(viewer, "you")?;
            must_be(&count.to_string(), "1")?;
            format!("Op::LookTop {{ who: {} }}", who(by)?)
        }
        Op::RevealTop { who: by, count, what: on, to, rest } => {
            must_be(by, "you")?;
            must_be(to, "your_hand")?;
            must_be(rest, "your_deck_bottom")?;
            format!("Op::RevealTop {{ count: {count}, what: {} }}", filter(on)?)
        }
        Op::RevealRandomHand { who: by, count } => {
            must_be(&count.to_string(), "1")?;
            format!("Op::RevealRandomHand {{ who: {} }}", who(by)?)
        }
        Op::SearchDeck { who: by, what: on, count, to: place, reveal, marked } => {
            must_be(by, "you")?;
            if *marked {
                must_be(place, "your_army")?;
            }
            format!(
                "Op::SearchDeck {{ what: {}, count: {}, to: {}, reveal: {reveal}, marked: {marked} }}",
                filter(on)?,
                number(count)?,
                to(place)?
            )
        }
        Op::ShuffleDeck { who: by } => {
            must_be(by, "you")?;
            "Op::ShuffleDeck".to_owned()
        }
        Op::Stat { what: on, atk, def, per, condition: when, until } => {
            lasts(until.as_deref(), passive)?;
            let per = match per {
                None => "None".to_owned(),
                Some(per) => format!("Some(&{})", filter(per)?),
            };
            let when = match when {
                None => "None".to_owned(),
                Some(when) => format!("Some(&{})", condition(when)?),
            };
            format!("Op::Stat {{ what: {}, atk: {atk}, def: {def}, per: {per}, when: {when} }}", what(on, None, None)?)
        }
        Op::AddCounter { what: on, counter: kind, n, count, chooser } => format!(
            "Op::AddCounter {{ what: {}, counter: {}, n: {} }}",
            what(on, *count, chooser.as_deref())?,
            counter(kind)?,
            number(n)?
        ),
        Op::AddSubtype { what: on, subtype } => {
            format!("Op::AddSubtype {{ what: {}, subtype: Subtype::{subtype} }}", what(on, None, None)?)
        }
        Op::GrantKeyword { what: on, keyword, until } => {
            lasts(until.as_deref(), passive)?;
            if on == "creature_card & played_by:you" && keyword == "blood_vengeance" {
                "Op::PlayedHaveVengeance".to_owned()
            } else {
                format!(
                    "Op::GrantKeyword {{ what: {}, keyword: {} }}",
                    what(on, None, None)?,
                    variant("Keyword", keyword, &KEYWORDS)?
                )
            }
        }
        Op::IgnoreKeyword { what: on, keyword, until } => {
            lasts(Some(until), passive)?;
            format!(
                "Op::IgnoreKeyword {{ what: {}, keyword: {} }}",
                what(on, None, None)?,
                variant("Keyword", keyword, &KEYWORDS)?
            )
        }
        Op::GrantAbility { what: on, ability: row } => {
            must_be(&row.kind, "activated")?;
            let given = ability(row, scripts, Some("Works::Granted"))?;
            let number = scripts.printed + scripts.given.len();
            scripts.given.push(given);
            format!("Op::GrantAbility {{ what: {}, ability: {number} }}", what(on, None, None)?)
        }
        Op::CityDefense { what: on, n } => {
            format!("Op::CityDefense {{ what: {}, n: {} }}", what(on, None, None)?, number(n)?)
        }
        Op::Mark { what: on } => format!("Op::Mark {{ what: {} }}", what(on, None, None)?),
        Op::Unmark { what: on } => format!("Op::Unmark {{ what: {} }}", what(on, None, None)?),
        Op::NoUnmark { what: on, scope, phases, r#while } => match (scope.as_str(), phases, r#while.as_deref()) {
            ("unmark_phase", Some(n), None) => format!("Op::Rest {{ what: {}, phases: {n} }}", what(on, None, None)?),
            ("any", None, Some("marked(self)")) => format!("Op::Hold {{ what: {} }}", what(on, None, None)?),
            ("unmark_phase", None, None) if passive => {
                format!("Op::NoUnmark {{ what: {}, scope: Scope::UnmarkPhase }}", what(on, None, None)?)
            }
            _ => return bad("a scope that goes with its other fields", scope),
        },
        Op::UnmarkTax { what: on, pay } => {
            format!("Op::UnmarkTax {{ what: {}, pay: {} }}", what(on, None, None)?, number(pay)?)
        }
        Op::MayStayMarked { what: on } => format!("Op::MayStayMarked {{ what: {} }}", what(on, None, None)?),
        Op::Move { what: on, to: place, chooser, marks } => {
            if *marks || chooser.as_deref().is_some_and(|word| word != "you") {
                return bad("how an effect moves a card", on);
            }
            format!("Op::Move {{ what: {}, to: {} }}", what(on, None, None)?, to(place)?)
        }
        Op::NotMarkedForMoving { what: on } => format!("Op::NotMarkedForMoving {{ what: {} }}", what(on, None, None)?),
        Op::CannotMove { what: on, city } => {
            must_be(on, "creature")?;
            match reference(city) {
                Some(reference) => format!("Op::CannotMove {{ city: Ref::{reference} }}"),
                None => return bad("one city", city),
            }
        }
        Op::CannotAttack { what: on, city } => {
            format!("Op::CannotAttack {{ what: {}, city: {} }}", what(on, None, None)?, filter(city)?)
        }
        Op::MustAttack { what: on } => format!("Op::MustAttack {{ what: {} }}", what(on, None, None)?),
        Op::AttackTax { what: on, pay } => format!("Op::AttackTax {{ what: {}, pay: {pay} }}", what(on, None, None)?),
        Op::CannotEnter { what: on, city } => {
            must_be(city, "self")?;
            format!("Op::CannotEnter {{ what: {} }}", what(on, None, None)?)
        }
        Op::ReduceDamage { what: on, n } => format!("Op::ReduceDamage {{ what: {}, n: {n} }}", what(on, None, None)?),
        Op::CannotDefend { what: on, city: None, against: Some(against), until: None } => {
            format!("Op::CannotDefend {{ what: {}, against: {} }}", what(on, None, None)?, filter(against)?)
        }
        Op::CannotDefend { what: on, city: Some(city), against: None, until: Some(until) } => {
            must_be(on, "creature & zone:target")?;
            must_be(city, "target2")?;
            must_be(until, "end_of_turn")?;
            "Op::ArmyCannotDefend".to_owned()
        }
        Op::CannotDefend { what: on, .. } => return bad("a ban on defending that the rules know", on),
        Op::MayDefend { what: on, city, until } => {
            must_be(on, "creature & resident_of:target")?;
            must_be(city, "city & controller:you & !target")?;
            must_be(until, "end_of_turn")?;
            "Op::ResidentsMayDefend".to_owned()
        }
        Op::CannotDraw { who: by, until } => {
            must_be(until, "end_of_turn")?;
            format!("Op::NoDraw {{ who: {} }}", who(by)?)
        }
        Op::ExtraCityDamage { what: on, n } => {
            must_be(on, "self")?;
            format!("Op::ExtraCityDamage {{ n: {n} }}")
        }
        Op::CreateToken { token, count, to: place, marked } => {
            let one =
                format!("Op::CreateToken {{ token: Card::{}, to: {}, marked: {marked} }}", camel(token), to(place)?);
            vec![one; usize::from(*count)].join(",")
        }
        Op::PutInPlay { what: on, count, to: place } => {
            format!("Op::PutInPlay {{ what: {}, to: {} }}", what(on, *count, None)?, to(place)?)
        }
        Op::PutInGraveyard { what: on } => format!("Op::PutInGraveyard {{ what: {} }}", what(on, None, None)?),
        Op::RemoveFromGame { what: on } => format!("Op::RemoveFromGame {{ what: {} }}", what(on, None, None)?),
        Op::Return { what: on, to: place } => {
            format!("Op::Return {{ what: {}, to: {} }}", what(on, None, None)?, to(place)?)
        }
        Op::Attach { what: on, to } => {
            must_be(on, "self")?;
            must_be(to, "target")?;
            "Op::Attach".to_owned()
        }
        Op::CounterSpell { what: on } => {
            must_be(on, "target")?;
            "Op::CounterSpell".to_owned()
        }
        Op::Produce { faction, n } => {
            format!("Op::Produce {{ faction: {}, n: {} }}", variant("Faction", faction, &FACTIONS)?, number(n)?)
        }
        Op::CostChange { what: on, n } => format!("Op::CostChange {{ what: {}, n: {n} }}", filter(on)?),
        Op::StealResource { who: by, count, chooser } => {
            must_be(by, "target_player")?;
            must_be(&count.to_string(), "1")?;
            must_be(chooser, "you")?;
            "Op::StealResource".to_owned()
        }
        Op::ReturnStolenResource => "Op::ReturnStolenResource".to_owned(),
        Op::Cap { what: on, n } => {
            let what = match on.as_str() {
                "resource_cards_per_player" => "Resources",
                "creatures_unmarked_per_unmark_phase" => "Unmarking",
                "damage_to_host_per_turn" => "DamageToHost",
                "cards_drawn_per_draw_phase" => "Drawing",
                word => return bad("something with a limit", word),
            };
            format!("Op::Cap {{ what: Cap::{what}, n: {} }}", number(n)?)
        }
        Op::ExtraDevotion { remove, count, each } => {
            must_be(count, "any_number")?;
            must_be(each, "loyalty")?;
            format!("Op::ExtraDevotion {{ remove: {} }}", filter(remove)?)
        }
        Op::ExtraPhase { phase } => {
            must_be(phase, "attack")?;
            "Op::ExtraAttackPhase".to_owned()
        }
        Op::PreventDeath { what: on } => format!("Op::PreventDeath {{ what: {} }}", filter(on)?),
        Op::Replace { event, what: on, optional, effects } => {
            must_be(event, "to_graveyard_from_play")?;
            must_be(&optional.to_string(), "true")?;
            format!("Op::Replace {{ what: {}, script: {} }}", filter(on)?, inner(effects, scripts)?)
        }
        Op::ChooseOne { options } => {
            if !modes.is_empty() {
                return bad("a second choice", "choose_one");
            }
            for option in options {
                let script = inner(&option.effects, scripts)?;
                let _ = write!(modes, "Mode {{ targets: &[{}], script: {script} }},", aims(&option.target)?);
            }
            "Op::Picked".to_owned()
        }
        Op::PayTo { pay, effects } => {
            format!("Op::PayTo {{ pay: {}, script: {} }}", number(pay)?, inner(effects, scripts)?)
        }
        Op::Repeat { times, effects } => {
            format!("Op::Repeat {{ times: {}, script: {} }}", number(times)?, inner(effects, scripts)?)
        }
        Op::Delayed { at, effects } => {
            let moment = match at.as_str() {
                "turn_begins:you" => "TurnBegins",
                "attack_phase_ends:you" => "AttackPhaseEnds",
                word => return bad("a moment", word),
            };
            format!("Op::Delayed {{ at: Moment::{moment}, script: {} }}", inner(effects, scripts)?)
        }
        Op::On { trigger: word, effects } => {
            let number = scripts.printed + scripts.given.len();
            scripts.given.push(String::new());
            let script = inner(effects, scripts)?;
            scripts.given[number - scripts.printed] = format!(
                "Ability {{ kind: Works::Granted, costs: &[], targets: &[], modes: &[], condition: None, optional: false, \
                 extra_x: false, calm: false, script: {script} }},"
            );
            format!("Op::On {{ trigger: {}, ability: {number} }}", trigger(word, None)?)
        }
    })
}
