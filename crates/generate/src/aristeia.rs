//! Aristeia!: board, dice, sheets, states, tactics and scenarios.

use crate::{
    Texts,
    data::{File, Row},
    print::{constant, head, json, names as names_of, object, table},
};
use arbiter_engine::Notation;
use aristeia::{
    Action, ActionRow, Character, Colour, Face, Priority, ScenarioRow, Sheet, SkillRow, Space, StateRow, SwitchRow,
    Symbol, TacticRow, Zone,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{collections::BTreeMap, path::Path};

const STATE_NOTES: [&str; 8] =
    ["label", "source", "confidence", "note", "blue_source", "blue_confidence", "remembers_imposer", "removed_when"];
const CARD_NOTES: [&str; 13] = [
    "name",
    "note",
    "source",
    "confidence",
    "stats_confidence",
    "numbers_confirmed",
    "stand_ins",
    "query",
    "condition",
    "condition_source",
    "automatic_status",
    "label",
    "text",
];
const TACTIC_NOTES: [&str; 12] = [
    "name",
    "name_status",
    "window_status",
    "effect_status",
    "source",
    "condition",
    "text",
    "confidence",
    "stand_ins",
    "amount_reason",
    "also_called",
    "hint",
];
const SCENARIO_NOTES: [&str; 9] = [
    "name",
    "obstacle_confidence",
    "scoring_zone_choice",
    "conquer_how",
    "scorch_how",
    "each",
    "text",
    "source",
    "confidence",
];

/// The names of all kinds of things: what each is called, the file and list of its rows, and what they are.
const NAMES: [(&str, &str, &str, &str); 8] = [
    ("State", "states.toml", "state", "A state a marker stands for."),
    ("Character", "characters.toml", "character", "A character, as printed on its card."),
    ("Action", "characters.toml", "action", "An action of a card, or one that everybody has."),
    ("Switch", "characters.toml", "switch", "A switch of a card or of an action."),
    ("Skill", "characters.toml", "skill", "An automatic skill."),
    ("Window", "tactics.toml", "window", "A moment at which tactics may be played."),
    ("Tactic", "tactics.toml", "tactic", "A tactic."),
    ("Scenario", "scenarios.toml", "scenario", "A scenario."),
];

#[derive(Deserialize)]
struct DieRow {
    max_per_roll: u8,
    faces: [Face; 6],
}

#[derive(Deserialize)]
struct DiceRules {
    cover_die: Colour,
    disengage_crowd_die: Colour,
}

#[derive(Deserialize)]
struct Blocked {
    count: usize,
    spaces: Vec<Space>,
}

#[derive(Deserialize)]
struct ZoneRow {
    id: Zone,
    spaces: [Space; 7],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WindowRow {
    priority: Priority,
}

#[derive(Deserialize)]
struct CharactersMeta {
    starter_teams: Starter,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Starter {
    orange: [Character; 4],
    green: [Character; 4],
}

#[derive(Deserialize)]
struct TacticsMeta {
    deck: DeckMeta,
    opening_hand: u8,
}

#[derive(Deserialize)]
struct DeckMeta {
    standard: usize,
    per_character_available: usize,
}

#[derive(Deserialize)]
struct Common {
    round_limit: u8,
    vp_target: u8,
}

fn open(root: &Path, name: &str) -> Result<File, String> {
    File::open(root, "aristeia", name)
}

/// `names.rs`.
pub fn names(root: &Path) -> Result<String, String> {
    let mut out = String::new();
    for (name, file, list, doc) in NAMES {
        out += &names_of(doc, name, Some(list), &format!("aris-{list}"), &open(root, file)?.ids(list)?);
    }
    Ok(out)
}

/// `tables.rs`, and `facts.json` of the browser.
pub fn made(root: &Path) -> Result<Texts, String> {
    let (board, dice, characters) =
        (open(root, "board.toml")?, open(root, "dice.toml")?, open(root, "characters.toml")?);
    let (cards, scenarios) = (open(root, "tactics.toml")?, open(root, "scenarios.toml")?);
    let (blocked, mut zones) = (board.get::<Blocked>("blocked")?, board.get::<Vec<ZoneRow>>("zone")?);
    if blocked.spaces.len() != blocked.count {
        return Err("board.toml: blocked.count is not the number of blocked spaces".to_owned());
    }
    let dies: BTreeMap<Colour, DieRow> = dice.get("dice")?;
    let rules: DiceRules = dice.get("rules")?;
    let states: Vec<Row<StateRow>> = open(root, "states.toml")?.rows("state", &STATE_NOTES)?;
    let sheets: Vec<Row<Sheet>> = characters.rows("character", &CARD_NOTES)?;
    let actions: Vec<Row<ActionRow>> = characters.rows("action", &CARD_NOTES)?;
    let switches: Vec<Row<SwitchRow>> = characters.rows("switch", &CARD_NOTES)?;
    let skills: Vec<Row<SkillRow>> = characters.rows("skill", &[&CARD_NOTES[..], &["requires"]].concat())?;
    let starter = characters.get::<CharactersMeta>("meta")?.starter_teams;
    let windows: Vec<Row<WindowRow>> = cards.rows("window", &["when"])?;
    let tactics: Vec<Row<TacticRow>> = cards.rows("tactic", &TACTIC_NOTES)?;
    let meta: TacticsMeta = cards.get("meta")?;
    let standard = tactics.iter().filter(|tactic| tactic.facts.owner.is_none()).count();
    let available = sheets.len() * meta.deck.per_character_available;
    if standard != meta.deck.standard || tactics.len() != standard + available {
        return Err("tactics.toml: not as many cards as meta.deck says".to_owned());
    }
    let played: Vec<Row<ScenarioRow>> = scenarios.rows("scenario", &SCENARIO_NOTES)?;
    let common: Common = scenarios.get("common")?;

    let facts = object(
        0,
        [
            ("blocked", object(1, [("spaces", json(&texts(&blocked.spaces)))])),
            ("zones", object(1, zones.iter().map(|zone| (zone.id.text(), json(&texts(&zone.spaces)))))),
            (
                "characters",
                object(1, sheets.iter().map(|sheet| (&sheet.id, json(&self::sheet(&sheet.facts, &sheets))))),
            ),
            ("actions", object(1, actions.iter().map(|action| (&action.id, json(&self::action(action, &sheets)))))),
            (
                "switches",
                object(1, switches.iter().map(|switch| (&switch.id, json(&self::switch(switch, &sheets, &actions))))),
            ),
            (
                "skills",
                object(
                    1,
                    skills.iter().map(|skill| {
                        let owner = sheets
                            .iter()
                            .find(|sheet| texts(sheet.facts.skills).contains(&skill.id))
                            .map(|sheet| &sheet.id);
                        (
                            &skill.id,
                            json(&json!({ "owner": owner, "ops": skill.facts.ops, "standIn": skill.facts.stand_in })),
                        )
                    }),
                ),
            ),
            (
                "tactics",
                object(
                    1,
                    tactics.iter().map(|tactic| {
                        let TacticRow { owner, window, standing, by, ops, .. } = &tactic.facts;
                        let facts =
                            json!({ "owner": owner, "window": window, "standing": standing, "by": by, "ops": ops });
                        (&tactic.id, json(&facts))
                    }),
                ),
            ),
        ],
    );

    zones.sort_by_key(|zone| zone.id);
    let mut tables =
        head("The printed facts of the box.", "board::{Space, Zone, Zones}, dice::{Colour, Face, Symbol}, printed::*");
    for part in [
        constant(
            "Spaces that are printed as blocked (ARIS-SPACE-01).",
            &format!("BLOCKED: [Space; {}]", blocked.count),
            &blocked.spaces,
        ),
        constant(
            "The spaces of each zone, the central one first.",
            "ZONES: [[Space; 7]; 7]",
            &each(&zones, |zone| zone.spaces),
        ),
        constant("The faces of each die, by colour.", "FACES: [[Face; 6]; 6]", &each(dies.values(), |die| die.faces)),
        constant(
            "How many dice of each colour a roll may have (ARIS-DICE-01).",
            "DICE_LIMITS: [u8; 6]",
            &each(dies.values(), |die| die.max_per_roll),
        ),
        constant("The die that cover adds (ARIS-COVER-01).", "COVER_DIE: Colour", &rules.cover_die),
        constant(
            "The die that a crowd adds to a disengage roll (ARIS-DISENGAGE-03).",
            "CROWD_DIE: Colour",
            &rules.disengage_crowd_die,
        ),
        table("What each marker does.", "STATES", "StateRow", &states),
        table("What is printed on each card.", "SHEETS", "Sheet", &sheets),
        table("What each action does.", "ACTIONS", "ActionRow", &actions),
        table("What each switch costs and does.", "SWITCHES", "SwitchRow", &switches),
        table("When each skill speaks, and what it does.", "SKILLS", "SkillRow", &skills),
        constant(
            "The two teams of a first game.",
            "STARTER_TEAMS: [[Character; 4]; 2]",
            &[starter.orange, starter.green],
        ),
        constant(
            "Who is asked first in each window (ARIS-AMB-27).",
            &format!("PRIORITIES: [Priority; {}]", windows.len()),
            &each(&windows, |window| window.facts.priority),
        ),
        table("When each tactic may be played, for whom, and what it does.", "TACTICS", "TacticRow", &tactics),
        constant("How many tactics a player begins with (ARIS-SETUP-05).", "OPENING_HAND: u8", &meta.opening_hand),
        table("What each scenario fixes.", "SCENARIOS", "ScenarioRow", &played),
        constant("The last round (ARIS-SCEN-01).", "ROUND_LIMIT: u8", &common.round_limit),
        constant("So many victory points end the game (ARIS-SCEN-01).", "ENOUGH: u8", &common.vp_target),
    ] {
        tables += &part;
    }
    Ok((tables, vec![("facts.json", facts)]))
}

/// A value of each row.
fn each<T, U>(rows: impl IntoIterator<Item = T>, value: impl Fn(T) -> U) -> Vec<U> {
    rows.into_iter().map(value).collect()
}

/// Things as the notation writes them.
fn texts(things: &[impl Notation]) -> Vec<String> {
    things.iter().map(Notation::text).collect()
}

/// Whose action it is; nobody's if everybody has it.
fn owner<'a>(action: &str, sheets: &'a [Row<Sheet>]) -> Option<&'a String> {
    let mut with = sheets.iter().filter(|sheet| texts(sheet.facts.actions).contains(&action.to_owned()));
    with.next().filter(|_| with.next().is_none()).map(|sheet| &sheet.id)
}

fn sheet(sheet: &Sheet, sheets: &[Row<Sheet>]) -> Value {
    let (own, common): (Vec<Action>, Vec<Action>) =
        sheet.actions.iter().partition(|action| owner(&action.text(), sheets).is_some());
    json!({
        "initiative": sheet.initiative,
        "speed": sheet.speed,
        "energy": sheet.energy,
        "health": sheet.health,
        "defence": sheet.defence,
        "strength": sheet.strength,
        "agility": sheet.agility,
        "actions": own.iter().chain(&common).collect::<Vec<_>>(),
        "switches": sheet.switches,
        "skills": sheet.skills,
    })
}

fn action(action: &Row<ActionRow>, sheets: &[Row<Sheet>]) -> Value {
    let row = &action.facts;
    json!({
        "owner": owner(&action.id, sheets),
        "type": if row.attack { "attack" } else { "action" },
        "cost": row.points,
        "move": row.movement,
        "range": row.range.map(|range| [range.min, range.max]),
        "pool": row.pool,
        "switches": row.switches,
        "always": row.always,
        "success": row.success,
        "standIn": row.stand_in,
    })
}

fn switch(switch: &Row<SwitchRow>, sheets: &[Row<Sheet>], actions: &[Row<ActionRow>]) -> Value {
    let action =
        actions.iter().find(|action| texts(action.facts.switches).contains(&switch.id)).map(|action| &action.id);
    let card = sheets.iter().find(|sheet| texts(sheet.facts.switches).contains(&switch.id)).map(|sheet| &sheet.id);
    let cost: Vec<Symbol> =
        Symbol::ALL.into_iter().flat_map(|symbol| vec![symbol; usize::from(switch.facts.cost.get(symbol))]).collect();
    json!({
        "owner": card.or_else(|| owner(action?, sheets)),
        "action": action,
        "cost": cost,
        "ops": switch.facts.ops,
    })
}
