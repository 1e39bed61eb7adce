//! States and their markers.

use super::{
    camel,
    dice::{Colour, Symbol, colour},
    names,
};
use serde::Deserialize;
use std::fmt::Write;
use toml::Value;

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum State {
    EnergyDown,
    SpeedDown,
    InitiativeUp,
    InitiativeDown,
    Blinded,
    Immobilised,
    Taunted,
    Poisoned,
    Burning,
    Stunned,
    Focused,
    Hidden,
    Marked,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StatesFile {
    #[serde(rename = "meta")]
    _meta: Value,
    state: Vec<StateRow>,
    #[serde(rename = "smoke")]
    _smoke: Value,
    #[serde(rename = "other_markers")]
    _other_markers: Value,
}

#[derive(Deserialize)]
struct StateRow {
    id: String,
    red: Vec<Mark>,
    #[serde(default)]
    blue: Vec<Mark>,
    #[serde(default)]
    on_flip_to_blue: Vec<Turned>,
    max_instances: Option<String>,
    polarity: String,
    core: bool,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
enum Mark {
    ModifyStat { stat: Stat, by: i8 },
    SightLimit { range: u8 },
    DefenceDamageLimit { range: u8 },
    UnseenBeyond { range: u8 },
    TargetableWithoutLos,
    DenyCover,
    CannotSpendMovementPoints,
    AttacksOnlyTarget,
    CancelSymbol { symbol: Symbol, amount: u8 },
    SpendMarkerToAddDie { die: Colour },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stat {
    Energy,
    Speed,
    Initiative,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
enum Turned {
    Damage { amount: Value },
    RemoveThisMarker,
    RollEnvironment { die: Colour },
    ImposeState { state: State, amount: Value },
}

pub(super) fn state_name(state: State) -> &'static str {
    match state {
        State::EnergyDown => "State::EnergyDown",
        State::SpeedDown => "State::SpeedDown",
        State::InitiativeUp => "State::InitiativeUp",
        State::InitiativeDown => "State::InitiativeDown",
        State::Blinded => "State::Blinded",
        State::Immobilised => "State::Immobilised",
        State::Taunted => "State::Taunted",
        State::Poisoned => "State::Poisoned",
        State::Burning => "State::Burning",
        State::Stunned => "State::Stunned",
        State::Focused => "State::Focused",
        State::Hidden => "State::Hidden",
        State::Marked => "State::Marked",
    }
}

pub(super) fn state_tables(file: &StatesFile) -> Result<String, String> {
    let ids: Vec<&str> = file.state.iter().map(|row| row.id.as_str()).collect();
    let mut out = names("A state a marker stands for.", "State", "state", &ids);
    let mut rows = String::new();
    for row in &file.state {
        let marks = |marks: &[Mark]| marks.iter().map(mark).collect::<Result<Vec<_>, String>>().map(|m| m.join(","));
        let turned = match row.on_flip_to_blue.as_slice() {
            [] => "Turned::Stays".to_owned(),
            [Turned::Damage { amount }, Turned::RemoveThisMarker] => {
                format!("Turned::Damage({})", amount.as_integer().ok_or("states.toml: an amount of damage")?)
            }
            [
                Turned::RollEnvironment { die },
                Turned::Damage { amount },
                Turned::ImposeState { state, amount: again },
                Turned::RemoveThisMarker,
            ] if amount.as_str() == Some("per_success") && again.as_str() == Some("per_special") => {
                if state_name(*state) != format!("State::{}", camel(&row.id)) {
                    return Err(format!("{}: a roll that spreads another state", row.id));
                }
                format!("Turned::Roll({})", colour(*die))
            }
            _ => return Err(format!("{}: the rules have no word for what its turning does", row.id)),
        };
        let _ = write!(
            rows,
            "StateRow {{ red: &[{}], blue: &[{}], turned: {turned}, stacks: {}, positive: {}, core: {} }},",
            marks(&row.red)?,
            marks(&row.blue)?,
            row.max_instances.as_deref() == Some("unlimited"),
            row.polarity == "positive",
            row.core
        );
    }
    let _ = write!(out, "/// What each marker does.\npub static STATES: [StateRow; {}] = [{rows}];\n\n", ids.len());
    Ok(out)
}

fn mark(mark: &Mark) -> Result<String, String> {
    Ok(match mark {
        Mark::ModifyStat { stat: Stat::Energy, by } => format!("Mark::Energy({by})"),
        Mark::ModifyStat { stat: Stat::Speed, by } => format!("Mark::Speed({by})"),
        Mark::ModifyStat { stat: Stat::Initiative, by } => format!("Mark::Initiative({by})"),
        Mark::SightLimit { range: 1 } => "Mark::Blind".to_owned(),
        Mark::DefenceDamageLimit { range: 1 } => "Mark::HurtsOnlyAdjacent".to_owned(),
        Mark::UnseenBeyond { range: 1 } => "Mark::Unseen".to_owned(),
        Mark::TargetableWithoutLos => "Mark::TargetableUnseen".to_owned(),
        Mark::DenyCover => "Mark::NoCover".to_owned(),
        Mark::CannotSpendMovementPoints => "Mark::CannotMove".to_owned(),
        Mark::AttacksOnlyTarget => "Mark::AttacksOnlyImposer".to_owned(),
        Mark::CancelSymbol { symbol: Symbol::Success, amount: 1 } => "Mark::LosesSuccess".to_owned(),
        Mark::SpendMarkerToAddDie { die } => format!("Mark::SpendForDie({})", colour(*die)),
        _ => return Err("states.toml: a marker the rules have no word for".to_owned()),
    })
}
