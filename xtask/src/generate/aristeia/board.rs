//! The board and the scenarios.

use super::names;
use serde::Deserialize;
use std::fmt::Write;
use toml::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    meta: BoardMeta,
    #[serde(rename = "geometry")]
    _geometry: Value,
    blocked: Blocked,
    #[serde(rename = "conversion")]
    _conversion: Value,
    zone: Vec<ZoneRow>,
}

#[derive(Deserialize)]
struct BoardMeta {
    radius: i8,
}

#[derive(Deserialize)]
struct Blocked {
    count: usize,
    spaces: Vec<[i8; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZoneRow {
    id: String,
    #[serde(rename = "kind")]
    _kind: String,
    #[serde(rename = "centre")]
    _centre: [i8; 2],
    spaces: Vec<[i8; 2]>,
    opposite: Option<String>,
    #[serde(rename = "confidence")]
    _confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenariosFile {
    common: Common,
    scenario: Vec<ScenarioRow>,
}

#[derive(Deserialize)]
struct Common {
    round_limit: u8,
    vp_target: u8,
    barriers_per_scenario: usize,
    bench_return: BenchReturn,
}

#[derive(Deserialize)]
struct BenchReturn {
    zones: Vec<String>,
}

#[derive(Deserialize)]
struct ScenarioRow {
    id: String,
    obstacles: Vec<[i8; 2]>,
    deployment: Deployment,
    first_scoring_zone: Vec<String>,
    scoring_zone_moves: bool,
    scoring_zone_choice: Option<ZoneChoice>,
    bench_return: Option<BenchReturn>,
    conquer: Option<Value>,
    scorch: Option<Value>,
    objectives: Vec<Objective>,
    optional_seed_objective: Option<Objective>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Deployment {
    OppositePair {
        choices: Vec<String>,
        afterwards: Option<String>,
    },
    Groups {
        choices: Vec<Vec<String>>,
        #[serde(rename = "mix_zones")]
        _mix_zones: bool,
    },
}

#[derive(Deserialize)]
struct ZoneChoice {
    exclude: Exclude,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Exclude {
    Nothing,
    RedCounterZones,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Objective {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "when")]
    _when: String,
    vp: u8,
    test: Test,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "each")]
    _each: Option<bool>,
    #[serde(rename = "each_time")]
    _each_time: Option<bool>,
    #[serde(rename = "enabled")]
    _enabled: Option<bool>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum Test {
    SoleInside,
    MoreInsideBothPresent,
    MoreInside,
    EqualInside,
    MoreZones,
    EqualZones,
    OwnsCentral,
    EnemyWasInCentralScoringZone,
}

fn space([q, r]: [i8; 2]) -> String {
    format!("Space::at({q}, {r})")
}

fn zone(id: &str) -> Result<&'static str, String> {
    Ok(match id {
        "central" => "Central",
        "1" => "One",
        "2" => "Two",
        "3" => "Three",
        "4" => "Four",
        "5" => "Five",
        "6" => "Six",
        _ => return Err(format!("there is no zone {id}")),
    })
}

fn zones<'a>(ids: impl IntoIterator<Item = &'a String>) -> Result<String, String> {
    let names = ids.into_iter().map(|id| Ok(format!("Zone::{}", zone(id)?))).collect::<Result<Vec<_>, String>>()?;
    Ok(format!("Zones::of(&[{}])", names.join(",")))
}

pub(super) fn board_tables(board: &BoardFile) -> Result<String, String> {
    if board.meta.radius != 9 {
        return Err("board.toml: the board of the rules has radius 9".to_owned());
    }
    if board.blocked.spaces.len() != board.blocked.count {
        return Err("board.toml: blocked.count is not the number of blocked spaces".to_owned());
    }
    let blocked: Vec<String> = board.blocked.spaces.iter().map(|at| space(*at)).collect();
    let mut rows = vec![String::new(); 7];
    for row in &board.zone {
        let index = ["central", "1", "2", "3", "4", "5", "6"].iter().position(|id| *id == row.id);
        let spaces: Vec<String> = row.spaces.iter().map(|at| space(*at)).collect();
        rows[index.ok_or(format!("board.toml: there is no zone {}", row.id))?] = format!("[{}]", spaces.join(","));
    }
    Ok(format!(
        "/// Spaces that are printed as blocked (ARIS-SPACE-01).\npub const BLOCKED: [Space; {}] = [{}];\n\n\
         /// The spaces of each zone, the central one first.\npub const ZONES: [[Space; 7]; 7] = [{}];\n\n",
        blocked.len(),
        blocked.join(","),
        rows.join(",")
    ))
}

pub(super) fn scenario_tables(file: &ScenariosFile, board: &BoardFile) -> Result<String, String> {
    let ids: Vec<&str> = file.scenario.iter().map(|row| row.id.as_str()).collect();
    let mut out = names("A scenario.", "Scenario", "scenario", &ids);
    let opposite = |id: &str| {
        let row = board.zone.iter().find(|row| row.id == id);
        row.and_then(|row| row.opposite.as_ref()).ok_or(format!("scenarios.toml: zone {id} has no opposite"))
    };
    let mut rows = String::new();
    for row in &file.scenario {
        if row.obstacles.len() != file.common.barriers_per_scenario {
            return Err(format!("scenarios.toml: {} has {} obstacles", row.id, row.obstacles.len()));
        }
        let barriers: Vec<String> = row.obstacles.iter().map(|at| space(*at)).collect();
        let (deployments, counter) = match &row.deployment {
            Deployment::OppositePair { choices, afterwards } => {
                let pairs = choices
                    .iter()
                    .map(|id| Ok(format!("({}, {})", zones([id])?, zones([opposite(id)?])?)))
                    .collect::<Result<Vec<_>, String>>()?;
                (pairs, afterwards.as_deref() == Some("red_counter_in_own_zone"))
            }
            Deployment::Groups { choices, .. } => {
                let [one, two] = choices.as_slice() else { return Err("scenarios.toml: two groups".to_owned()) };
                let (one, two) = (zones(one)?, zones(two)?);
                (vec![format!("({one}, {two})"), format!("({two}, {one})")], false)
            }
        };
        if row.scoring_zone_moves != row.scoring_zone_choice.is_some() {
            return Err(format!("scenarios.toml: {}: does the scoring zone move?", row.id));
        }
        let moves = match &row.scoring_zone_choice {
            None => "None".to_owned(),
            Some(choice) => {
                format!("Some(ZoneChoice {{ spares_burnt: {} }})", choice.exclude == Exclude::RedCounterZones)
            }
        };
        let objectives: Vec<String> = row
            .objectives
            .iter()
            .filter(|objective| objective.test != Test::EnemyWasInCentralScoringZone)
            .map(|objective| format!("Objective {{ points: {}, test: Test::{:?} }}", objective.vp, objective.test))
            .collect();
        let frag = |objectives: &[Objective]| {
            objectives.iter().find(|o| o.test == Test::EnemyWasInCentralScoringZone).map_or(0, |o| o.vp)
        };
        let _ = write!(
            rows,
            "ScenarioRow {{ barriers: [{}], deployments: &[{}], first_zones: {}, moves: {moves}, bench: {}, conquer: {}, \
             scorch: {}, counters: {counter}, objectives: &[{}], frag_points: {}, optional_frag_points: {} }},",
            barriers.join(","),
            deployments.join(","),
            zones(&row.first_scoring_zone)?,
            zones(&row.bench_return.as_ref().unwrap_or(&file.common.bench_return).zones)?,
            row.conquer.is_some(),
            row.scorch.is_some(),
            objectives.join(","),
            frag(&row.objectives),
            frag(row.optional_seed_objective.as_slice()),
        );
    }
    let _ = write!(
        out,
        "/// What each scenario fixes.\npub static SCENARIOS: [ScenarioRow; {}] = [{rows}];\n\n\
         /// The last round (ARIS-SCEN-01).\npub const ROUND_LIMIT: u8 = {};\n\n\
         /// So many victory points end the game (ARIS-SCEN-01).\npub const ENOUGH: u8 = {};\n",
        ids.len(),
        file.common.round_limit,
        file.common.vp_target
    );
    Ok(out)
}
