//! Tactics and their windows.

use super::{
    camel,
    effect::{Op, RangeKind, Who, is_house, ops, range},
    names,
};
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
pub(super) struct TacticsFile {
    meta: TacticsMeta,
    window: Vec<WindowRow>,
    tactic: Vec<TacticRow>,
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
#[serde(deny_unknown_fields)]
struct WindowRow {
    id: String,
    #[serde(rename = "when")]
    _when: String,
    priority: Priority,
}

#[derive(Deserialize)]
enum Priority {
    #[serde(rename = "outsider")]
    Outsider,
    #[serde(rename = "outsider_chooses")]
    OutsiderChooses,
    #[serde(rename = "active player")]
    Active,
    #[serde(rename = "answerer")]
    Answerer,
}

#[derive(Deserialize)]
enum PlayedBy {
    #[serde(rename = "active player")]
    Active,
    #[serde(rename = "opponent")]
    Opponent,
    #[serde(rename = "either")]
    Either,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum PlayedFor {
    Active,
    Roller,
    Attacker,
    Defender,
    Disengager,
    Holder,
    ActionTarget,
    Sufferer,
    Revealed,
    AnyOwn,
    Player,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TacticRow {
    id: String,
    owner: String,
    #[serde(rename = "name")]
    _name: String,
    name_status: String,
    window: String,
    window_status: String,
    played_by: PlayedBy,
    played_for: PlayedFor,
    requires: Vec<String>,
    #[serde(default)]
    requires_any: Vec<String>,
    range: Option<[u8; 2]>,
    range_kind: Option<RangeKind>,
    ops: Vec<Op>,
    effect_status: String,
    source: String,
    #[serde(rename = "condition")]
    _condition: String,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "confidence")]
    _confidence: String,
    #[serde(rename = "amount_reason")]
    _amount_reason: Option<String>,
    #[serde(rename = "also_called")]
    _also_called: Option<String>,
    #[serde(rename = "hint")]
    _hint: Option<String>,
}

fn condition(text: &str) -> Result<String, String> {
    if let Some(id) = text.strip_prefix("self_is:") {
        return Ok(format!("Condition::SelfIs(Character::{})", camel(id)));
    }
    if let Some(id) = text.strip_prefix("pool_without:") {
        return Ok(format!("Condition::PoolWithout(Colour::{})", camel(id)));
    }
    const KNOWN: &[&str] = &[
        "opponent_tactic_just_played",
        "roll_opposed",
        "roll_combat",
        "roll_disengage",
        "combatants_adjacent",
        "combatants_apart",
        "pool_has_die",
        "self_has_cover",
        "self_damaged",
        "self_has_marker",
        "self_in_scoring_zone",
        "self_spent_no_movement_point",
        "other_ally_adjacent_to_self",
        "piece_adjacent_to_self",
        "enemy_in_range",
        "damaged_ally_in_range",
        "active_enemy_in_range",
        "action_has_range",
        "action_just_declared",
        "attack_just_declared",
        "attack_just_ended",
        "attack_inflicted_damage",
        "attack_damaged_self",
        "target_in_hexadome",
        "attacker_in_hexadome",
        "revealed_enemy_not_in_infirmary",
        "both_revealed_will_activate",
        "opponent_has_cards",
        "own_deck_not_empty",
    ];
    if KNOWN.contains(&text) {
        Ok(format!("Condition::{}", camel(text)))
    } else {
        Err(format!("a condition the rules have no word for: {text}"))
    }
}

pub(super) fn tactic_tables(file: &TacticsFile) -> Result<String, String> {
    let ids: Vec<&str> = file.window.iter().map(|row| row.id.as_str()).collect();
    let mut out = names("A moment at which tactics may be played.", "Window", "window", &ids);
    let priorities: Vec<&str> = file
        .window
        .iter()
        .map(|row| match row.priority {
            Priority::Outsider => "Priority::Outsider",
            Priority::OutsiderChooses => "Priority::OutsiderChooses",
            Priority::Active => "Priority::Active",
            Priority::Answerer => "Priority::Answerer",
        })
        .collect();
    let _ = write!(
        out,
        "/// Who is asked first in each window (ARIS-AMB-27).\npub const PRIORITIES: [Priority; {}] = [{}];\n\n",
        ids.len(),
        priorities.join(",")
    );
    let standard = file.tactic.iter().filter(|row| row.owner == "standard").count();
    if standard != file.meta.deck.standard || file.tactic.len() != standard + 8 * file.meta.deck.per_character_available
    {
        return Err("tactics.toml: not as many cards as meta.deck says".to_owned());
    }
    let ids: Vec<&str> = file.tactic.iter().map(|row| row.id.as_str()).collect();
    out += &names("A tactic.", "Tactic", "tactic", &ids);
    let mut rows = String::new();
    for row in &file.tactic {
        let fail = |error: String| format!("tactics.toml: {}: {error}", row.id);
        let owner = match row.owner.as_str() {
            "standard" => "None".to_owned(),
            id => format!("Some(Character::{})", camel(id)),
        };
        let by = match row.played_by {
            PlayedBy::Active => "Active",
            PlayedBy::Opponent => "Opponent",
            PlayedBy::Either => "Either",
        };
        let played_for = match row.played_for {
            PlayedFor::Active => "Active",
            PlayedFor::Roller => "Roller",
            PlayedFor::Attacker => "Attacker",
            PlayedFor::Defender => "Defender",
            PlayedFor::Disengager => "Disengager",
            PlayedFor::Holder => "Holder",
            PlayedFor::ActionTarget => "ActionTarget",
            PlayedFor::Sufferer => "Sufferer",
            PlayedFor::Revealed => "Revealed",
            PlayedFor::AnyOwn => "AnyOwn",
            PlayedFor::Player => "Player",
        };
        let all = |list: &[String]| {
            let list = list.iter().map(|text| condition(text)).collect::<Result<Vec<_>, String>>();
            list.map(|list| format!("&[{}]", list.join(",")))
        };
        let standing = match (row.source.as_str(), row.effect_status.as_str()) {
            ("house", _) => "StandIn",
            (_, "documented")
                if row.name_status != "house" && row.window_status == "documented" && !row.ops.iter().any(is_house) =>
            {
                "Documented"
            }
            _ => "Partly",
        };
        let target = row.ops.iter().find_map(|op| match op {
            Op::ImposeState { who: Who::EnemyInRange, .. } => Some("Some(Aim::Enemy)"),
            Op::Heal { who: Who::AllyInRange, .. } => Some("Some(Aim::DamagedAlly)"),
            _ => None,
        });
        let target = target.unwrap_or("None");
        let _ = write!(
            rows,
            "TacticRow {{ owner: {owner}, window: Window::{}, by: PlayedBy::{by}, played_for: PlayedFor::{played_for}, \
             requires: {}, requires_any: {}, range: {}, aim: {target}, ops: {}, standing: Standing::{standing} }},",
            camel(&row.window),
            all(&row.requires).map_err(fail)?,
            all(&row.requires_any).map_err(fail)?,
            range(row.range, row.range_kind).map_err(fail)?,
            ops(&row.ops).map_err(fail)?,
        );
    }
    let _ = write!(
        out,
        "/// When each tactic may be played, for whom, and what it does.\npub static TACTICS: [TacticRow; {}] = [{rows}];\n\n\
         /// How many tactics a player begins with (ARIS-SETUP-05).\npub const OPENING_HAND: u8 = {};\n\n",
        ids.len(),
        file.meta.opening_hand
    );
    Ok(out)
}
