//! Aristeia!: board, dice, sheets, states, tactics and scenarios as rows of `games/aristeia/src/printed.rs`.

use super::read;
use serde::Deserialize;
use std::{fmt::Write, path::Path};
use toml::Value;

// ----- what the files say -----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
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

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Colour {
    Red,
    Green,
    Orange,
    Blue,
    Yellow,
    Black,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Symbol {
    Success,
    Block,
    Special,
    CritSuccess,
    CritBlock,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(untagged)]
enum Part {
    Die(Colour),
    Printed(Symbol),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    #[serde(rename = "meta")]
    _meta: Value,
    #[serde(rename = "symbols")]
    _symbols: Value,
    dice: DiceRows,
    rules: DiceRules,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceRows {
    red: DieRow,
    green: DieRow,
    orange: DieRow,
    blue: DieRow,
    yellow: DieRow,
    black: DieRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    max_per_roll: u8,
    faces: Vec<Vec<Symbol>>,
    #[serde(rename = "confidence")]
    _confidence: String,
}

#[derive(Deserialize)]
struct DiceRules {
    cover_die: Colour,
    disengage_crowd_die: Colour,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum State {
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
struct StatesFile {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharactersFile {
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

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum RangeKind {
    Los,
    Any,
}

#[derive(Deserialize)]
struct SkillRow {
    id: String,
    window: String,
    ops: Vec<Op>,
    source: String,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Who {
    #[serde(rename = "self")]
    Itself,
    Target,
    Attacker,
    ActiveEnemy,
    EnemyInRange,
    AllyInRange,
    RevealedEnemy,
    Opponent,
}

#[derive(Deserialize, Clone)]
#[serde(untagged)]
enum Amount {
    Number(u8),
    Word(AmountWord),
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum AmountWord {
    All,
    Speed,
    DamageInflicted,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Beside {
    AdjacentToSelf,
    AdjacentToTarget,
    AdjacentToChosenPiece,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Whose {
    Own,
    Enemy,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Scope {
    ThisAction,
    DefenceRollsThisTurn,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum NewTarget {
    AnyLegal,
    OtherLegal,
}

/// Keys that end in `_source` say that a number is a stand-in.
#[derive(Deserialize, Clone)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Op {
    GainActionPoints {
        amount: u8,
        amount_source: Option<String>,
    },
    GainMovementPoints {
        amount: Amount,
    },
    Displace {
        who: Who,
        spaces: Amount,
        #[serde(default)]
        up_to: bool,
        #[serde(default)]
        optional: bool,
        spaces_source: Option<String>,
    },
    Place {
        who: Who,
        #[serde(rename = "where")]
        beside: Beside,
    },
    Damage {
        who: Who,
        amount: u8,
        amount_source: Option<String>,
    },
    PreventDamage {
        #[serde(rename = "who")]
        _who: Who,
        amount: u8,
    },
    SplitDamage {
        #[serde(rename = "between")]
        _between: Vec<String>,
        #[serde(rename = "optional")]
        _optional: bool,
    },
    Heal {
        who: Who,
        amount: u8,
        amount_source: Option<String>,
    },
    ImposeState {
        who: Who,
        state: State,
    },
    RemoveMarkers {
        who: Who,
        amount: Amount,
        ops_source: Option<String>,
    },
    AddDie {
        die: Option<Colour>,
        #[serde(default)]
        die_choice: Vec<Colour>,
        scope: Option<Scope>,
    },
    ReplaceOwnDie {
        to: Colour,
    },
    AddSymbol {
        symbol: Symbol,
        amount: u8,
        scope: Option<Scope>,
    },
    CancelSymbol {
        roll: Whose,
        symbol: Symbol,
        amount: u8,
        #[serde(default)]
        up_to: bool,
    },
    RerollDice {
        roll: Whose,
        amount: u8,
        #[serde(default)]
        up_to: bool,
        #[serde(default)]
        optional: bool,
        #[serde(rename = "limit")]
        _limit: Option<String>,
        amount_source: Option<String>,
    },
    RepeatAction {
        new_target: NewTarget,
    },
    DrawTactics {
        amount: u8,
    },
    TakeTactic {
        #[serde(rename = "from")]
        _from: String,
        from_source: Option<String>,
        amount: u8,
        #[serde(rename = "reveal")]
        _reveal: bool,
    },
    DiscardRandom {
        #[serde(rename = "who")]
        _who: Who,
        amount: u8,
    },
    CancelTactic,
    ChooseActivationOrder,
    ExtendRange {
        amount: u8,
        amount_source: Option<String>,
        #[serde(rename = "scope")]
        _scope: Scope,
    },
    IgnoreLos {
        #[serde(rename = "scope")]
        _scope: Scope,
    },
    DenyCover {
        #[serde(rename = "who")]
        _who: Who,
    },
    ReplaceCoverDie {
        to: Colour,
    },
}

#[derive(Deserialize)]
struct TacticsFile {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenariosFile {
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

// ----- what becomes of it -----

/// `tables.rs` for the data in this folder.
pub fn tables(data: &Path) -> Result<String, String> {
    let board = read::<BoardFile>(data, "board.toml")?;
    let dice = read::<DiceFile>(data, "dice.toml")?;
    let states = read::<StatesFile>(data, "states.toml")?;
    let characters = read::<CharactersFile>(data, "characters.toml")?;
    let tactics = read::<TacticsFile>(data, "tactics.toml")?;
    let scenarios = read::<ScenariosFile>(data, "scenarios.toml")?;
    let mut out = String::from(
        "//! The printed facts of the box. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\n\
         use crate::{board::{Space, Zone, Zones}, dice::{Colour, Face, Symbol}, printed::*};\n\
         use arbiter_engine::{Message, Notation};\n\n",
    );
    out += &board_tables(&board)?;
    out += &dice_tables(&dice)?;
    out += &state_tables(&states)?;
    out += &character_tables(&characters)?;
    out += &tactic_tables(&tactics)?;
    out += &scenario_tables(&scenarios, &board)?;
    Ok(out)
}

fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// An enum of ids, with its notation and messages.
fn names(doc: &str, name: &str, prefix: &str, ids: &[&str]) -> String {
    let variants: String = ids.iter().map(|id| format!("/// `{id}`.\n{},", camel(id))).collect();
    let all: String = ids.iter().map(|id| format!("{name}::{},", camel(id))).collect();
    format!(
        "/// {doc}\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[thing(\"{}\")]\n#[message(prefix = \"aris-{prefix}\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum {name} {{ #[default] {variants} }}\n\n\
         impl {name} {{\n/// Every one, in the order of the data.\npub const ALL: [{name}; {}] = [{all}];\n}}\n\n",
        prefix.replace('-', "_"),
        ids.len(),
    )
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

fn board_tables(board: &BoardFile) -> Result<String, String> {
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

fn dice_tables(file: &DiceFile) -> Result<String, String> {
    let d = &file.dice;
    let mut rows = String::new();
    let mut limits = Vec::new();
    for (name, die) in [
        ("red", &d.red),
        ("green", &d.green),
        ("orange", &d.orange),
        ("blue", &d.blue),
        ("yellow", &d.yellow),
        ("black", &d.black),
    ] {
        if die.faces.len() != 6 {
            return Err(format!("dice.toml: {name} has {} faces", die.faces.len()));
        }
        let faces: Vec<String> = die.faces.iter().map(|face| face_row(face)).collect();
        let _ = write!(rows, "[{}],", faces.join(","));
        limits.push(die.max_per_roll.to_string());
    }
    Ok(format!(
        "/// The faces of each die, by colour.\npub const FACES: [[Face; 6]; 6] = [{rows}];\n\n\
         /// How many dice of each colour a roll may have (ARIS-DICE-01).\npub const DICE_LIMITS: [u8; 6] = [{}];\n\n\
         /// The die that cover adds (ARIS-COVER-01).\npub const COVER_DIE: Colour = {};\n\n\
         /// The die that a crowd adds to a disengage roll (ARIS-DISENGAGE-03).\npub const CROWD_DIE: Colour = {};\n\n",
        limits.join(","),
        colour(file.rules.cover_die),
        colour(file.rules.disengage_crowd_die),
    ))
}

fn face_row(face: &[Symbol]) -> String {
    let count = |symbol: Symbol| face.iter().filter(|found| **found == symbol).count();
    format!(
        "Face::new([{}, {}, {}, {}, {}])",
        count(Symbol::Success),
        count(Symbol::Block),
        count(Symbol::Special),
        count(Symbol::CritSuccess),
        count(Symbol::CritBlock)
    )
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Colour::Red",
        Colour::Green => "Colour::Green",
        Colour::Orange => "Colour::Orange",
        Colour::Blue => "Colour::Blue",
        Colour::Yellow => "Colour::Yellow",
        Colour::Black => "Colour::Black",
    }
}

fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Success => "Symbol::Success",
        Symbol::Block => "Symbol::Block",
        Symbol::Special => "Symbol::Special",
        Symbol::CritSuccess => "Symbol::CritSuccess",
        Symbol::CritBlock => "Symbol::CritBlock",
    }
}

fn state_name(state: State) -> &'static str {
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

fn parts(parts: &[Part]) -> String {
    let list: Vec<String> = parts
        .iter()
        .map(|part| match part {
            Part::Die(die) => format!("Part::Die({})", colour(*die)),
            Part::Printed(printed) => format!("Part::Printed({})", symbol(*printed)),
        })
        .collect();
    format!("&[{}]", list.join(","))
}

fn state_tables(file: &StatesFile) -> Result<String, String> {
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

fn character_tables(file: &CharactersFile) -> Result<String, String> {
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

fn range(range: Option<[u8; 2]>, kind: Option<RangeKind>) -> Result<String, String> {
    match (range, kind) {
        (None, None) => Ok("None".to_owned()),
        (Some([min, max]), Some(kind)) => {
            let sight = matches!(kind, RangeKind::Los);
            Ok(format!("Some(Range {{ min: {min}, max: {max}, sight: {sight} }})"))
        }
        _ => Err("range and range_kind go together".to_owned()),
    }
}

fn is_house(op: &Op) -> bool {
    let source = match op {
        Op::GainActionPoints { amount_source, .. }
        | Op::Damage { amount_source, .. }
        | Op::Heal { amount_source, .. }
        | Op::RerollDice { amount_source, .. }
        | Op::ExtendRange { amount_source, .. } => amount_source,
        Op::Displace { spaces_source, .. } => spaces_source,
        Op::RemoveMarkers { ops_source, .. } => ops_source,
        Op::TakeTactic { from_source, .. } => from_source,
        _ => &None,
    };
    source.as_deref() == Some("house")
}

fn who(who: Who) -> &'static str {
    match who {
        Who::Itself => "Who::Itself",
        Who::Target => "Who::Target",
        Who::Attacker => "Who::Attacker",
        Who::ActiveEnemy => "Who::ActiveEnemy",
        Who::EnemyInRange | Who::AllyInRange => "Who::Named",
        Who::RevealedEnemy => "Who::RevealedEnemy",
        Who::Opponent => "Who::Nobody",
    }
}

fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Number(n) => format!("Amount::Number({n})"),
        Amount::Word(AmountWord::All) => "Amount::All".to_owned(),
        Amount::Word(AmountWord::Speed) => "Amount::Speed".to_owned(),
        Amount::Word(AmountWord::DamageInflicted) => "Amount::DamageInflicted".to_owned(),
    }
}

fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "Whose::Own",
        Whose::Enemy => "Whose::Enemy",
    }
}

fn ops(list: &[Op]) -> Result<String, String> {
    let list = list.iter().map(op).collect::<Result<Vec<_>, String>>()?;
    Ok(format!("&[{}]", list.join(",")))
}

fn op(op: &Op) -> Result<String, String> {
    Ok(match op {
        Op::GainActionPoints { amount, .. } => format!("Op::ActionPoints({amount})"),
        Op::GainMovementPoints { amount: n } => format!("Op::MovementPoints({})", amount(n)),
        Op::Displace { who: w, spaces, up_to, optional, .. } => {
            format!("Op::Displace {{ who: {}, spaces: {}, up_to: {} }}", who(*w), amount(spaces), *up_to || *optional)
        }
        Op::Place { who: w, beside } => {
            let beside = match beside {
                Beside::AdjacentToSelf => "Beside::Itself",
                Beside::AdjacentToTarget => "Beside::Target",
                Beside::AdjacentToChosenPiece => "Beside::ChosenPiece",
            };
            format!("Op::Place {{ who: {}, beside: {beside} }}", who(*w))
        }
        Op::Damage { who: w, amount, .. } => format!("Op::Damage {{ who: {}, amount: {amount} }}", who(*w)),
        Op::PreventDamage { amount, .. } => format!("Op::PreventDamage({amount})"),
        Op::SplitDamage { .. } => "Op::SplitDamage".to_owned(),
        Op::Heal { who: w, amount, .. } => format!("Op::Heal {{ who: {}, amount: {amount} }}", who(*w)),
        Op::ImposeState { who: w, state } => {
            format!("Op::Impose {{ who: {}, state: {} }}", who(*w), state_name(*state))
        }
        Op::RemoveMarkers { who: w, amount: n, .. } => {
            format!("Op::RemoveMarkers {{ who: {}, amount: {} }}", who(*w), amount(n))
        }
        Op::AddDie { die, die_choice, scope } => {
            let dice: Vec<&str> = die.iter().chain(die_choice).map(|die| colour(*die)).collect();
            match (scope, dice.as_slice()) {
                (None, [_, ..]) => format!("Op::AddDie(&[{}])", dice.join(",")),
                (Some(Scope::DefenceRollsThisTurn), [die]) => format!("Op::DefenceDie({die})"),
                _ => return Err("add_die: the rules have no word for that".to_owned()),
            }
        }
        Op::ReplaceOwnDie { to } => format!("Op::ReplaceDie({})", colour(*to)),
        Op::AddSymbol { symbol: s, amount, scope } => match scope {
            None => format!("Op::AddSymbol({}, {amount})", symbol(*s)),
            Some(Scope::DefenceRollsThisTurn) => format!("Op::DefenceSymbol({}, {amount})", symbol(*s)),
            Some(Scope::ThisAction) => return Err("add_symbol: not for an action".to_owned()),
        },
        Op::CancelSymbol { roll, symbol: s, amount, up_to } => {
            format!(
                "Op::CancelSymbol {{ roll: {}, symbol: {}, amount: {amount}, up_to: {up_to} }}",
                whose(*roll),
                symbol(*s)
            )
        }
        Op::RerollDice { roll, amount, up_to, optional, .. } => {
            format!("Op::Reroll {{ roll: {}, amount: {amount}, up_to: {} }}", whose(*roll), *up_to || *optional)
        }
        Op::RepeatAction { new_target } => format!("Op::Repeat {{ other: {} }}", *new_target == NewTarget::OtherLegal),
        Op::DrawTactics { amount } => format!("Op::Draw({amount})"),
        Op::TakeTactic { amount: 1, .. } => "Op::TakeTactic".to_owned(),
        Op::TakeTactic { .. } => return Err("take_tactic: one at a time".to_owned()),
        Op::DiscardRandom { amount, .. } => format!("Op::DiscardRandom({amount})"),
        Op::CancelTactic => "Op::CancelTactic".to_owned(),
        Op::ChooseActivationOrder => "Op::ChooseOrder".to_owned(),
        Op::ExtendRange { amount, .. } => format!("Op::ExtendRange({amount})"),
        Op::IgnoreLos { .. } => "Op::IgnoreSight".to_owned(),
        Op::DenyCover { .. } => "Op::DenyCover".to_owned(),
        Op::ReplaceCoverDie { to } => format!("Op::CoverDie({})", colour(*to)),
    })
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

fn tactic_tables(file: &TacticsFile) -> Result<String, String> {
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
        let target = match row.ops.iter().find_map(|op| match op {
            Op::ImposeState { who: Who::EnemyInRange, .. } => Some("Some(Aim::Enemy)"),
            Op::Heal { who: Who::AllyInRange, .. } => Some("Some(Aim::DamagedAlly)"),
            _ => None,
        }) {
            Some(aim) => aim,
            None => "None",
        };
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

fn scenario_tables(file: &ScenariosFile, board: &BoardFile) -> Result<String, String> {
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
