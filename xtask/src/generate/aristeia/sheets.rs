//! Character cards: sheets, actions, switches, skills.

use super::{
    camel,
    dice::{Part, Symbol, face_row, parts},
    effect::{Op, RangeKind, is_house, ops, range},
    names,
};
use serde::Deserialize;
use std::fmt::Write;
use toml::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharactersFile {
    #[serde(rename = "meta")]
    meta: CharactersMeta,
    common_action: Vec<ActionRow>,
    character: Vec<CharacterRow>,
}

#[derive(Deserialize)]
struct CharactersMeta {
    starter_teams: Starter,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Starter {
    orange: Vec<String>,
    green: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterRow {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    initiative: u8,
    speed: u8,
    energy: u8,
    health: u8,
    defence: Vec<Part>,
    strength: Vec<Part>,
    agility: Vec<Part>,
    #[serde(default)]
    switch: Vec<SwitchRow>,
    #[serde(default)]
    action: Vec<ActionRow>,
    #[serde(default)]
    automatic: Vec<SkillRow>,
    #[serde(rename = "automatic_status")]
    _automatic_status: Option<Value>,
    #[serde(rename = "stats_confidence")]
    _stats_confidence: String,
    #[serde(rename = "numbers_confirmed")]
    _numbers_confirmed: Option<Value>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct SwitchRow {
    id: String,
    cost: Vec<Symbol>,
    ops: Vec<Op>,
    #[serde(rename = "confidence")]
    _confidence: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionRow {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "type")]
    kind: ActionKind,
    cost_ap: u8,
    #[serde(default)]
    cost_mp: u8,
    range: Option<[u8; 2]>,
    range_kind: Option<RangeKind>,
    #[serde(default)]
    pool: Vec<Part>,
    #[serde(default)]
    switches: Vec<SwitchRow>,
    #[serde(default)]
    effect_always: Vec<Op>,
    #[serde(default)]
    effect_on_success: Vec<Op>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "confidence")]
    _confidence: String,
    #[serde(rename = "numbers_confirmed")]
    _numbers_confirmed: Option<Value>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum ActionKind {
    Action,
    Attack,
}

#[derive(Deserialize)]
struct SkillRow {
    id: String,
    window: String,
    ops: Vec<Op>,
    source: String,
}

pub(super) fn character_tables(file: &CharactersFile) -> Result<String, String> {
    let ids: Vec<&str> = file.character.iter().map(|row| row.id.as_str()).collect();
    let mut actions: Vec<(&ActionRow, Option<&str>)> = file.common_action.iter().map(|row| (row, None)).collect();
    let mut switches: Vec<&SwitchRow> = Vec::new();
    let mut skills: Vec<&SkillRow> = Vec::new();
    for row in &file.character {
        switches.extend(&row.switch);
        for action in &row.action {
            actions.push((action, Some(&row.id)));
            switches.extend(&action.switches);
        }
        skills.extend(&row.automatic);
    }
    let mut out = names("A character, as printed on its card.", "Character", "character", &ids);
    let action_ids: Vec<&str> = actions.iter().map(|(row, _)| row.id.as_str()).collect();
    out += &names("An action of a card, or one that everybody has.", "Action", "action", &action_ids);
    let switch_ids: Vec<&str> = switches.iter().map(|row| row.id.as_str()).collect();
    out += &names("A switch of a card or of an action.", "Switch", "switch", &switch_ids);
    let skill_ids: Vec<&str> = skills.iter().map(|row| row.id.as_str()).collect();
    out += &names("An automatic skill.", "Skill", "skill", &skill_ids);

    let list = |name: &str, ids: Vec<&str>| {
        let all: Vec<String> = ids.into_iter().map(|id| format!("{name}::{}", camel(id))).collect();
        format!("&[{}]", all.join(","))
    };
    let mut rows = String::new();
    for row in &file.character {
        let _ = write!(
            rows,
            "Sheet {{ initiative: {}, speed: {}, energy: {}, health: {}, defence: {}, strength: {}, agility: {}, \
             switches: {}, actions: {}, skills: {} }},",
            row.initiative,
            row.speed,
            row.energy,
            row.health,
            parts(&row.defence),
            parts(&row.strength),
            parts(&row.agility),
            list("Switch", row.switch.iter().map(|s| s.id.as_str()).collect()),
            list("Action", ["move", "contender"].into_iter().chain(row.action.iter().map(|a| a.id.as_str())).collect()),
            list("Skill", row.automatic.iter().map(|s| s.id.as_str()).collect()),
        );
    }
    let _ = write!(out, "/// What is printed on each card.\npub static SHEETS: [Sheet; {}] = [{rows}];\n\n", ids.len());

    let mut rows = String::new();
    for (row, _) in &actions {
        let house = row.effect_always.iter().chain(&row.effect_on_success).any(is_house);
        let _ = write!(
            rows,
            "ActionRow {{ attack: {}, points: {}, movement: {}, range: {}, pool: {}, switches: {}, always: {}, success: {}, \
             stand_in: {house} }},",
            row.kind == ActionKind::Attack,
            row.cost_ap,
            row.cost_mp,
            range(row.range, row.range_kind)?,
            parts(&row.pool),
            list("Switch", row.switches.iter().map(|s| s.id.as_str()).collect()),
            ops(&row.effect_always)?,
            ops(&row.effect_on_success)?,
        );
    }
    let _ =
        write!(out, "/// What each action does.\npub static ACTIONS: [ActionRow; {}] = [{rows}];\n\n", actions.len());

    let mut rows = String::new();
    for row in &switches {
        let _ = write!(
            rows,
            "SwitchRow {{ cost: {}, ops: {}, stand_in: {} }},",
            face_row(&row.cost),
            ops(&row.ops)?,
            row.ops.iter().any(is_house)
        );
    }
    let _ = write!(
        out,
        "/// What each switch costs and does.\npub static SWITCHES: [SwitchRow; {}] = [{rows}];\n\n",
        switches.len()
    );

    let mut rows = String::new();
    for row in &skills {
        let window = match row.window.as_str() {
            "cover_check" => "None".to_owned(),
            window => format!("Some(Window::{})", camel(window)),
        };
        let _ = write!(
            rows,
            "SkillRow {{ window: {window}, ops: {}, stand_in: {} }},",
            ops(&row.ops)?,
            row.source == "house" || row.ops.iter().any(is_house)
        );
    }
    let _ = write!(
        out,
        "/// When each skill speaks, and what it does.\npub static SKILLS: [SkillRow; {}] = [{rows}];\n\n",
        skills.len()
    );
    let team = |ids: &[String]| ids.iter().map(|id| format!("Character::{}", camel(id))).collect::<Vec<_>>().join(",");
    let starter = &file.meta.starter_teams;
    let _ = write!(
        out,
        "/// The two teams of a first game.\npub const STARTER_TEAMS: [[Character; 4]; 2] = [[{}], [{}]];\n\n",
        team(&starter.orange),
        team(&starter.green)
    );
    Ok(out)
}
