//! Arcs: cards, map, setup cards, dice and boards as rows of `games/arcs/src/tables.rs`.

use super::read;
use serde::Deserialize;
use std::{collections::BTreeMap, fmt::Write, path::Path};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guilds {
    count: usize,
    guild: Vec<Guild>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guild {
    id: String,
    number: u8,
    #[serde(rename = "type")]
    kind: Resource,
    raid_cost: u8,
    loyal: bool,
    // What people read is in the language files.
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "name_fr")]
    _name_fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Voxes {
    count: usize,
    vox: Vec<Named>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lores {
    count: usize,
    lore: Vec<Named>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    id: String,
    number: u8,
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "name_fr")]
    _name_fr: Option<String>,
    #[serde(rename = "name_de")]
    _name_de: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leaders {
    count: usize,
    leader: Vec<Leader>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leader {
    id: String,
    number: u8,
    resources: [Resource; 2],
    a: Start,
    b: Start,
    c: Start,
    #[serde(rename = "traits")]
    _traits: [String; 2],
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "name_fr")]
    _name_fr: Option<String>,
    #[serde(rename = "name_de")]
    _name_de: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    building: Building,
    ships: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Building {
    City,
    Starport,
    None,
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
enum Resource {
    Material,
    Fuel,
    Weapon,
    Relic,
    Psionic,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionCards {
    count: usize,
    hand_size: u8,
    suit: Vec<Suit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Suit {
    id: SuitName,
    actions: Vec<Action>,
    pips: [u8; 7],
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum SuitName {
    Administration,
    Aggression,
    Construction,
    Mobilization,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum Action {
    Tax,
    Build,
    Move,
    Repair,
    Influence,
    Secure,
    Battle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ambitions {
    chapters: u8,
    power_to_win: PowerToWin,
    city_bonus: CityBonus,
    ambition: Vec<Ambition>,
    marker: [Marker; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerToWin {
    two: u8,
    three: u8,
    four: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityBonus {
    one: u8,
    both: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ambition {
    id: String,
    card_number: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Marker {
    #[serde(rename = "id")]
    _id: String,
    blue: Side,
    orange: Side,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Side {
    first: u8,
    second: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dice {
    count_each: u8,
    die: [Die; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    id: DieName,
    face: [Face; 6],
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum DieName {
    Assault,
    Skirmish,
    Raid,
}

#[derive(Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Face {
    self_hits: u8,
    intercepts: u8,
    hits: u8,
    building_hits: u8,
    keys: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Map {
    system: Vec<System>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct System {
    id: String,
    #[serde(rename = "type")]
    kind: Option<Resource>,
    #[serde(default)]
    slots: u8,
    adjacent: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerBoard {
    pieces: Pieces,
    resource_slot: [Slot; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pieces {
    cities: u8,
    starports: u8,
    ships: u8,
    agents: u8,
    resource_tokens_each_type: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Slot {
    slot: usize,
    raid_cost: u8,
    covered_by_city_slot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setups {
    count: usize,
    start: Starts,
    setup: Vec<Setup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Starts {
    a: Start,
    b: Start,
    c: Start,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    id: String,
    players: usize,
    out_of_play: Vec<usize>,
    #[serde(default)]
    neutral: Tokens,
    seat: Vec<SetupSeat>,
    #[serde(rename = "name_en")]
    _name_en: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Tokens {
    material: u8,
    fuel: u8,
    weapon: u8,
    relic: u8,
    psionic: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupSeat {
    a: String,
    b: String,
    c: Vec<String>,
}

/// `tables.rs` for the data in this folder.
pub fn tables(data: &Path) -> Result<String, String> {
    let mut out = String::from(
        "//! The printed facts of cards, map, dice and boards. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\n\
         use crate::{action::{Action, Actions}, battle::Face, card::{CardKind, Facts}, map::{Homes, Layout, Place, System}, piece::{Kind, Start}, resource::Resource};\n\
         use arbiter_engine::{Message, Notation};\n\n",
    );
    out += &cards(data)?;
    out += &action_cards(data)?;
    out += &ambitions(data)?;
    out += &dice(data)?;
    let map: Map = read(data, "board.toml")?;
    out += &systems(&map)?;
    out += &setups(data, &map)?;
    out += &player_board(data)?;
    Ok(out)
}

fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

fn start(start: &Start) -> String {
    let building = match start.building {
        Building::City => "Some(Kind::City)",
        Building::Starport => "Some(Kind::Starport)",
        Building::None => "None",
    };
    format!("Start {{ building: {building}, ships: {} }}", start.ships)
}

fn cards(data: &Path) -> Result<String, String> {
    let guilds: Guilds = read(data, "guilds.toml")?;
    let voxes: Voxes = read(data, "vox.toml")?;
    let leaders: Leaders = read(data, "leaders.toml")?;
    let lores: Lores = read(data, "lore.toml")?;
    let sizes = [
        ("guilds", guilds.guild.len(), guilds.count),
        ("vox", voxes.vox.len(), voxes.count),
        ("leaders", leaders.leader.len(), leaders.count),
        ("lore", lores.lore.len(), lores.count),
    ];
    if let Some((name, found, said)) = sizes.into_iter().find(|(_, found, said)| found != said) {
        return Err(format!("{name}.toml: {found} rows, but count = {said}"));
    }
    let mut rows = Vec::new();
    for card in &guilds.guild {
        let facts = format!(
            "Facts {{ kind: CardKind::Guild {{ resource: Resource::{:?}, raid_cost: {}, loyal: {} }}, clause: \"ARCS-GUILD-{:02}\" }}",
            card.kind, card.raid_cost, card.loyal, card.number
        );
        rows.push((card.id.as_str(), facts));
    }
    for card in &voxes.vox {
        rows.push((&card.id, format!("Facts {{ kind: CardKind::Vox, clause: \"ARCS-VOX-{:02}\" }}", card.number)));
    }
    for card in &leaders.leader {
        let [first, second] = card.resources;
        let facts = format!(
            "Facts {{ kind: CardKind::Leader {{ resources: [Resource::{first:?}, Resource::{second:?}], start: [{}, {}, {}] }}, \
             clause: \"ARCS-LEADER-{:02}a\" }}",
            start(&card.a),
            start(&card.b),
            start(&card.c),
            card.number
        );
        rows.push((&card.id, facts));
    }
    for card in &lores.lore {
        rows.push((&card.id, format!("Facts {{ kind: CardKind::Lore, clause: \"ARCS-LORE-{:02}\" }}", card.number)));
    }
    let (mut names, mut all, mut facts) = (String::new(), String::new(), String::new());
    for (id, row) in &rows {
        let _ = write!(names, "/// `{id}`.\n{},", camel(id));
        let _ = write!(all, "Card::{},", camel(id));
        let _ = write!(facts, "// {id}\n{row},");
    }
    let count = rows.len();
    let (guild, vox, leader) = (guilds.count, guilds.count + voxes.count, guilds.count + voxes.count + leaders.count);
    Ok(format!(
        "/// Every guild, vox, leader and lore card in the box.\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[thing(\"card\")]\n#[message(prefix = \"arcs-card\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Card {{ #[default] {names} }}\n\n\
         impl Card {{\n/// Every one: guild, vox, leader, lore.\npub const ALL: [Card; {count}] = [{all}];\n\
         /// The first vox card, leader and lore card.\npub(crate) const STARTS: [usize; 3] = [{guild}, {vox}, {leader}];\n}}\n\n\
         /// What is printed on each.\npub static CARDS: [Facts; {count}] = [{facts}];\n\n"
    ))
}

fn action_cards(data: &Path) -> Result<String, String> {
    let file: ActionCards = read(data, "action_cards.toml")?;
    if file.suit.len() * 7 != file.count {
        return Err(format!("action_cards.toml: {} suits, but count = {}", file.suit.len(), file.count));
    }
    let order = [SuitName::Administration, SuitName::Aggression, SuitName::Construction, SuitName::Mobilization];
    if !file.suit.iter().map(|suit| &suit.id).eq(order.iter()) {
        return Err("action_cards.toml: the suits are in another order than in the rules".to_owned());
    }
    let pips: Vec<String> = file.suit.iter().map(|suit| format!("{:?}", suit.pips)).collect();
    let actions: Vec<String> = file
        .suit
        .iter()
        .map(|suit| {
            let actions: Vec<String> = suit.actions.iter().map(|action| format!("Action::{action:?}")).collect();
            format!("Actions::of(&[{}])", actions.join(", "))
        })
        .collect();
    Ok(format!(
        "/// The cards of a starting hand (ARCS-SETUP-09).\npub const HAND: u8 = {};\n\n\
         /// The pips of each card, by suit and number.\npub const PIPS: [[u8; 7]; 4] = [{}];\n\n\
         /// What each suit may do (ARCS-LEAD-02).\npub const SUIT_ACTIONS: [Actions; 4] = [{}];\n\n",
        file.hand_size,
        pips.join(","),
        actions.join(",")
    ))
}

fn ambitions(data: &Path) -> Result<String, String> {
    let file: Ambitions = read(data, "ambitions.toml")?;
    let (mut names, mut numbers) = (String::new(), Vec::new());
    for (i, ambition) in file.ambition.iter().enumerate() {
        let default = if i == 0 { "#[default]" } else { "" };
        let _ = write!(names, "/// `{}`.\n{default} {},", ambition.id, camel(&ambition.id));
        numbers.push(ambition.card_number);
    }
    let side = |side: &Side| format!("({}, {})", side.first, side.second);
    let markers: Vec<String> =
        file.marker.iter().map(|marker| format!("[{}, {}]", side(&marker.blue), side(&marker.orange))).collect();
    let win = file.power_to_win;
    Ok(format!(
        "/// What a chapter is scored by (ARCS-SCORE-02).\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[thing(\"ambition\")]\n#[message(prefix = \"arcs-ambition\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Ambition {{ {names} }}\n\n\
         /// The number of the card that declares each ambition (ARCS-DECL-01).\npub const DECLARED_BY: [u8; {}] = {numbers:?};\n\n\
         /// The ambition markers from low to high: power of first and second place, blue and orange.\n\
         pub const MARKERS: [[(u8, u8); 2]; 3] = [{}];\n\n\
         /// The last chapter.\npub const CHAPTERS: u8 = {};\n\n\
         /// Enough power to end the game, for 2, 3 and 4 players.\npub const POWER_TO_WIN: [u8; 3] = [{}, {}, {}];\n\n\
         /// The bonus of a sole first place, by uncovered bonus slots (ARCS-SCORE-06).\npub const CITY_BONUS: [u8; 3] = [0, {}, {}];\n\n",
        numbers.len(),
        markers.join(","),
        file.chapters,
        win.two,
        win.three,
        win.four,
        file.city_bonus.one,
        file.city_bonus.both,
    ))
}

fn dice(data: &Path) -> Result<String, String> {
    let file: Dice = read(data, "dice.toml")?;
    if !file.die.iter().map(|die| &die.id).eq([DieName::Assault, DieName::Skirmish, DieName::Raid].iter()) {
        return Err("dice.toml: the dice are in another order than in the rules".to_owned());
    }
    let (mut faces, mut alike) = (String::new(), String::new());
    for die in &file.die {
        faces.push('[');
        let mut same = Vec::new();
        for face in &die.face {
            let Face { self_hits, intercepts, hits, building_hits, keys } = face;
            let _ = write!(
                faces,
                "Face {{ self_hits: {self_hits}, intercepts: {intercepts}, hits: {hits}, building_hits: {building_hits}, keys: {keys} }},"
            );
            same.push(die.face.iter().position(|other| other == face).unwrap_or(0) + 1);
        }
        faces += "],";
        let _ = write!(alike, "{same:?},");
    }
    Ok(format!(
        "/// Dice of each type in the box (ARCS-COMP-05).\npub const DICE_EACH: u8 = {};\n\n\
         /// The faces of the assault, skirmish and raid die.\npub const FACES: [[Face; 6]; 3] = [{faces}];\n\n\
         /// The first face, from 1, that shows the same.\npub const ALIKE: [[u8; 6]; 3] = [{alike}];\n\n",
        file.count_each
    ))
}

/// The number of a system, as in `src/map.rs`: clusters in order, gate first.
fn number(map: &Map, id: &str) -> Result<usize, String> {
    map.system.iter().position(|system| system.id == id).ok_or_else(|| format!("no system “{id}”"))
}

fn systems(map: &Map) -> Result<String, String> {
    let expected = (1..=6).flat_map(|cluster| ["gate", "a", "b", "c"].map(|place| format!("{cluster}-{place}")));
    if !map.system.iter().map(|system| system.id.clone()).eq(expected) {
        return Err("board.toml: the systems are not 1-gate, 1-a, 1-b, 1-c, 2-gate …".to_owned());
    }
    let mut rows = String::new();
    for system in &map.system {
        let kind = system.kind.map_or("None".to_owned(), |kind| format!("Some(Resource::{kind:?})"));
        let _ = write!(rows, "Place {{ planet: {kind}, slots: {} }},", system.slots);
    }
    Ok(format!("/// The systems, cluster by cluster.\npub const PLACES: [Place; 24] = [{rows}];\n\n"))
}

/// Which systems touch which, when these clusters are out of play (ARCS-MAP-06).
fn adjacency(map: &Map, out: &[usize]) -> Result<Vec<u32>, String> {
    let in_play = |system: usize| !out.contains(&(system / 4 + 1));
    let mut adjacent = vec![0u32; map.system.len()];
    for (from, system) in map.system.iter().enumerate().filter(|(from, _)| in_play(*from)) {
        for id in &system.adjacent {
            let to = number(map, id)?;
            if !map.system[to].adjacent.contains(&system.id) {
                return Err(format!("board.toml: {} touches {id}, but not the other way round", system.id));
            }
            if in_play(to) {
                adjacent[from] |= 1 << to;
            }
        }
    }
    // Path markers: the ring of gates closes over clusters that are out of play.
    let clusters: Vec<usize> = (0..6).filter(|cluster| in_play(cluster * 4)).collect();
    for (i, cluster) in clusters.iter().enumerate() {
        let next = clusters[(i + 1) % clusters.len()];
        adjacent[cluster * 4] |= 1 << (next * 4);
        adjacent[next * 4] |= 1 << (cluster * 4);
    }
    Ok(adjacent)
}

fn setups(data: &Path, map: &Map) -> Result<String, String> {
    let file: Setups = read(data, "setups.toml")?;
    if file.setup.len() != file.count {
        return Err(format!("setups.toml: {} rows, but count = {}", file.setup.len(), file.count));
    }
    let (mut names, mut all, mut rows) = (String::new(), String::new(), String::new());
    for (i, setup) in file.setup.iter().enumerate() {
        let fail = |error: String| format!("setups.toml: {}: {error}", setup.id);
        let default = if i == 0 { "#[default]" } else { "" };
        let _ = write!(names, "/// `{}`.\n{default} {},", setup.id, camel(&setup.id));
        let _ = write!(all, "Board::{},", camel(&setup.id));
        let adjacent = adjacency(map, &setup.out_of_play).map_err(fail)?;
        let mut neutral = BTreeMap::new();
        for system in setup.out_of_play.iter().flat_map(|cluster| (cluster - 1) * 4..cluster * 4) {
            if let Some(kind) = map.system[system].kind {
                *neutral.entry(kind as u8).or_insert(0) += 1;
            }
        }
        let said = &setup.neutral;
        let said = [said.material, said.fuel, said.weapon, said.relic, said.psionic];
        let counted: Vec<u8> = (0..5).map(|kind| neutral.get(&kind).copied().unwrap_or(0)).collect();
        if setup.players == 2 && said.as_slice() != counted {
            return Err(fail(format!("the covered planets are {counted:?}, not {said:?}")));
        }
        if setup.seat.len() != setup.players {
            return Err(fail("the seats are not as many as the players".to_owned()));
        }
        let mut seats = String::new();
        for seat in &setup.seat {
            let a = number(map, &seat.a).map_err(fail)?;
            let b = number(map, &seat.b).map_err(fail)?;
            let c: Result<Vec<String>, String> =
                seat.c.iter().map(|id| Ok(format!("System::new({})", number(map, id)?))).collect();
            let _ = write!(
                seats,
                "Homes {{ a: System::new({a}), b: System::new({b}), c: &[{}] }},",
                c.map_err(fail)?.join(",")
            );
        }
        let in_play: u32 =
            (0..24).filter(|s| !setup.out_of_play.contains(&(s / 4 + 1))).fold(0, |bits, s| bits | 1 << s);
        let _ = write!(
            rows,
            "// {}\nLayout {{ players: {}, in_play: {in_play:#x}, adjacent: {adjacent:?}, neutral: {said:?}, homes: &[{seats}] }},",
            setup.id, setup.players
        );
    }
    let count = file.setup.len();
    Ok(format!(
        "/// The setup cards.\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[thing(\"board\")]\n#[message(prefix = \"arcs-board\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Board {{ {names} }}\n\n\
         impl Board {{\n/// Every one.\npub const ALL: [Board; {count}] = [{all}];\n}}\n\n\
         /// What each setup card says.\npub static LAYOUTS: [Layout; {count}] = [{rows}];\n\n\
         /// The starting pieces without leaders, in A, B and each C (ARCS-SETUP-07).\npub const START: [Start; 3] = [{}, {}, {}];\n\n",
        start(&file.start.a),
        start(&file.start.b),
        start(&file.start.c)
    ))
}

fn player_board(data: &Path) -> Result<String, String> {
    let file: PlayerBoard = read(data, "player_board.toml")?;
    let mut slots = Vec::new();
    for (i, slot) in file.resource_slot.iter().enumerate() {
        if slot.slot != i + 1 {
            return Err(format!("player_board.toml: slot {} is numbered {}", i + 1, slot.slot));
        }
        slots.push((slot.raid_cost, slot.covered_by_city_slot));
    }
    let Pieces { cities, starports, ships, agents, resource_tokens_each_type } = file.pieces;
    Ok(format!(
        "/// The resource slots: raid cost, and the city slot that covers it (0: none) (ARCS-RES-08).\n\
         pub const SLOTS: [(u8, u8); 6] = {slots:?};\n\n\
         /// Pieces of one colour (ARCS-COMP-01).\npub const CITIES: u8 = {cities};\n/// See [`CITIES`].\npub const STARPORTS: u8 = {starports};\n\
         /// See [`CITIES`].\npub const SHIPS: u8 = {ships};\n/// See [`CITIES`].\npub const AGENTS: u8 = {agents};\n\n\
         /// Tokens of each resource (ARCS-COMP-02).\npub const TOKENS: u8 = {resource_tokens_each_type};\n"
    ))
}
