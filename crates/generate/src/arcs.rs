//! Arcs: cards, map, setup cards, dice and boards.

use crate::{
    Texts,
    data::{File, Row},
    print::{constant, head, json, names as names_of, object, table},
};
use arbiter_engine::{Notation, data::Source};
use arcs::{Action, CardKind, Die, Face, Facts, Layout, Place, Resource, Start, Suit, System};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::Path;

/// Guild, vox, leader and lore cards, in the order of their numbers in the rules.
const CARDS: [&str; 4] = ["guilds.toml", "vox.toml", "leaders.toml", "lore.toml"];
const NOTES: [&str; 5] = ["number", "name_en", "name_fr", "name_de", "traits"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuitRow {
    id: Suit,
    actions: Vec<Action>,
    pips: [u8; 7],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    id: Die,
    face: [Face; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Declared {
    card_number: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Marker {
    blue: (u8, u8),
    orange: (u8, u8),
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
struct SlotRow {
    slot: u8,
    raid_cost: u8,
    covered_by_city_slot: u8,
}

fn open(root: &Path, name: &str) -> Result<File, String> {
    File::open(root, "arcs", name)
}

/// `names.rs`.
pub fn names(root: &Path) -> Result<String, String> {
    let (mut cards, mut starts) = (Vec::new(), Vec::new());
    for file in CARDS {
        starts.push(cards.len());
        cards.extend(open(root, file)?.ids("card")?);
    }
    let list =
        |doc: &str, name: &str, key: &str, ids: &[String]| names_of(doc, name, Some(key), &format!("arcs-{key}"), ids);
    Ok(list("Every guild, vox, leader and lore card in the box.", "Card", "card", &cards)
        + &format!(
            "impl Card {{\n/// The first vox card, leader and lore card.\npub(crate) const STARTS: [usize; 3] = {:?};\n}}\n\n",
            &starts[1..]
        )
        + &list(
            "What a chapter is scored by (ARCS-SCORE-02), in the order of scoring (ARCS-SCORE-01).",
            "Ambition",
            "ambition",
            &open(root, "ambitions.toml")?.ids("ambition")?,
        )
        + &list("The setup cards.", "Board", "board", &open(root, "setups.toml")?.ids("setup")?))
}

/// `tables.rs`, and `facts.json` of the browser.
pub fn made(root: &Path) -> Result<Texts, String> {
    let mut cards: Vec<Row<Facts>> = Vec::new();
    for file in CARDS {
        cards.extend(open(root, file)?.rows("card", &NOTES)?);
    }
    let (suits, ambitions, dice) =
        (open(root, "action_cards.toml")?, open(root, "ambitions.toml")?, open(root, "dice.toml")?);
    let (board, setups, player_board) =
        (open(root, "board.toml")?, open(root, "setups.toml")?, open(root, "player_board.toml")?);
    let suit: Vec<SuitRow> = suits.get("suit")?;
    let declared: Vec<Row<Declared>> = ambitions.rows("ambition", &[])?;
    let die: Vec<DieRow> = dice.get("die")?;
    if !suit.iter().map(|suit| suit.id).eq(Suit::ALL) || !die.iter().map(|die| die.id).eq(Die::ALL) {
        return Err("action_cards.toml, dice.toml: suits or dice are in another order than in the rules".to_owned());
    }
    let map = map(&board)?;
    let layouts = layouts(&setups, &map)?;
    let slots: Vec<SlotRow> = player_board.get("resource_slot")?;
    if !slots.iter().map(|slot| slot.slot).eq(1..=6) {
        return Err("player_board.toml: the slots are not numbered 1 to 6".to_owned());
    }
    let pieces: Pieces = player_board.get("pieces")?;
    let markers: Vec<Row<Marker>> = ambitions.rows("marker", &[])?;
    let (chapters, bonus) = (ambitions.get::<u8>("chapters")?, ambitions.get::<[u8; 3]>("city_bonus")?);

    let mut tables = head(
        "The printed facts of cards, map, dice and boards.",
        "action::{Action, Actions}, battle::Face, card::{CardKind, Facts}, map::{Homes, Layout, Place, System}, \
         piece::{Kind, Start}, resource::Resource",
    );
    let actions: Vec<String> =
        suit.iter().map(|suit| format!("Actions::of({})", suit.actions.as_slice().source())).collect();
    let alike = |die: &DieRow| die.face.map(|face| 1 + die.face.iter().take_while(|other| **other != face).count());
    let faces: Vec<_> = die.iter().map(|die| Row::new(&die.id.text(), die.face)).collect();
    for part in [
        table("What is printed on each.", "CARDS", "Facts", &cards),
        table("The faces of the assault, skirmish and raid die.", "FACES", "[Face; 6]", &faces),
        table("The systems, cluster by cluster.", "PLACES", "Place", &map.places),
        table("What each setup card says.", "LAYOUTS", "Layout", &layouts),
        constant("The cards of a starting hand (ARCS-SETUP-09).", "HAND: u8", &suits.get::<u8>("hand_size")?),
        constant("The pips of each card, by suit and number.", "PIPS: [[u8; 7]; 4]", &each(&suit, |suit| suit.pips)),
        format!(
            "/// What each suit may do (ARCS-LEAD-02).\npub const SUIT_ACTIONS: [Actions; 4] = [{}];\n\n",
            actions.join(",")
        ),
        constant(
            "The number of the card that declares each ambition (ARCS-DECL-01).",
            "DECLARED_BY: [u8; 5]",
            &each(&declared, |row| row.facts.card_number),
        ),
        constant(
            "The ambition markers from low to high: power of first and second place, blue and orange.",
            "MARKERS: [[(u8, u8); 2]; 3]",
            &each(&markers, |marker| [marker.facts.blue, marker.facts.orange]),
        ),
        constant("The last chapter.", "CHAPTERS: u8", &chapters),
        constant(
            "Enough power to end the game, for 2, 3 and 4 players.",
            "POWER_TO_WIN: [u8; 3]",
            &ambitions.get::<[u8; 3]>("power_to_win")?,
        ),
        constant(
            "The bonus of a sole first place, by uncovered bonus slots (ARCS-SCORE-06).",
            "CITY_BONUS: [u8; 3]",
            &bonus,
        ),
        constant("Dice of each type in the box (ARCS-COMP-05).", "DICE_EACH: u8", &dice.get::<u8>("count_each")?),
        constant("The first face, from 1, that shows the same.", "ALIKE: [[u8; 6]; 3]", &each(&die, alike)),
        constant(
            "The starting pieces without leaders, in A, B and each C (ARCS-SETUP-07).",
            "START: [Start; 3]",
            &setups.get::<[Start; 3]>("start")?,
        ),
        constant(
            "The resource slots: raid cost, and the city slot that covers it (0: none) (ARCS-RES-08).",
            "SLOTS: [(u8, u8); 6]",
            &each(&slots, |slot| (slot.raid_cost, slot.covered_by_city_slot)),
        ),
        constant("Pieces of one colour (ARCS-COMP-01).", "CITIES: u8", &pieces.cities),
        constant("See [`CITIES`].", "STARPORTS: u8", &pieces.starports),
        constant("See [`CITIES`].", "SHIPS: u8", &pieces.ships),
        constant("See [`CITIES`].", "AGENTS: u8", &pieces.agents),
        constant("Tokens of each resource (ARCS-COMP-02).", "TOKENS: u8", &pieces.resource_tokens_each_type),
    ] {
        tables += &part;
    }

    let Pieces { cities, starports, ships, agents, .. } = pieces;
    let system = |(row, adjacent): (&Row<Place>, &Vec<System>)| {
        let adjacent: Vec<String> = adjacent.iter().map(Notation::text).collect();
        let mut shown = json!({ "slots": row.facts.slots, "adjacent": adjacent });
        if let Some(planet) = row.facts.planet {
            shown["type"] = json!(planet);
        }
        (row.id.clone(), json(&shown))
    };
    let facts = object(
        0,
        [
            ("systems", object(1, map.places.iter().zip(&map.adjacent).map(system))),
            (
                "suits",
                object(
                    1,
                    suit.iter()
                        .map(|suit| (suit.id.text(), json(&json!({ "actions": suit.actions, "pips": suit.pips })))),
                ),
            ),
            ("ambitions", object(1, declared.iter().map(|row| (row.facts.card_number.to_string(), json(&row.id))))),
            ("chapters", json(&chapters)),
            ("cityBonus", json(&bonus)),
            ("pieces", json(&json!({ "cities": cities, "starports": starports, "ships": ships, "agents": agents }))),
            ("slots", object(1, slots.iter().map(|slot| (slot.slot.to_string(), json(&slot.covered_by_city_slot))))),
            ("dice", object(1, die.iter().map(|die| (die.id.text(), json(&die.face))))),
            ("cards", object(1, cards.iter().map(|card| (&card.id, json(&shown(card)))))),
        ],
    );
    Ok((tables, vec![("facts.json", facts)]))
}

/// A value of each row.
fn each<T, U>(rows: &[T], value: impl Fn(&T) -> U) -> Vec<U> {
    rows.iter().map(value).collect()
}

/// What the browser knows of a card.
fn shown(card: &Row<Facts>) -> Value {
    let start = |start: Start| json!({ "building": start.building.map_or(json!("none"), |kind| json!(kind)), "ships": start.ships });
    match card.facts.kind {
        CardKind::Guild { resource, raid_cost, loyal } => {
            json!({ "kind": "guild", "type": resource, "keys": raid_cost, "loyal": loyal })
        }
        CardKind::Vox => json!({ "kind": "vox" }),
        CardKind::Leader { resources, start: pieces } => json!({
            "kind": "leader", "resources": resources, "start": pieces.map(start), "traits": card.notes["traits"],
        }),
        CardKind::Lore => json!({ "kind": "lore" }),
    }
}

/// The map: what is printed on the systems, and which touch which.
struct Map {
    places: Vec<Row<Place>>,
    adjacent: Vec<Vec<System>>,
}

fn map(board: &File) -> Result<Map, String> {
    let places: Vec<Row<Place>> = board.rows("system", &["adjacent"])?;
    if !places.iter().map(|row| row.id.clone()).eq((0..24).map(|system| System::new(system).text())) {
        return Err("board.toml: the systems are not 1-gate, 1-a, 1-b, 1-c, 2-gate …".to_owned());
    }
    let named = |row: &Row<Place>| -> Option<Vec<System>> {
        row.notes.get("adjacent")?.as_array()?.iter().map(|id| System::from_text(id.as_str()?).ok()).collect()
    };
    let adjacent: Option<Vec<Vec<System>>> = places.iter().map(named).collect();
    let adjacent = adjacent.ok_or("board.toml: something touches what is no system")?;
    for (from, touched) in (0..).map(System::new).zip(&adjacent) {
        if let Some(to) = touched.iter().find(|to| !adjacent[to.index()].contains(&from)) {
            return Err(format!("board.toml: {} touches {}, but not the other way round", from.text(), to.text()));
        }
    }
    Ok(Map { places, adjacent })
}

/// The setup cards: clusters out of play, and what touches what without them (ARCS-MAP-06).
fn layouts(setups: &File, map: &Map) -> Result<Vec<Row<Layout>>, String> {
    let mut layouts: Vec<Row<Layout>> = setups.rows("setup", &["name_en", "out_of_play"])?;
    for row in &mut layouts {
        let out: Vec<usize> =
            row.notes["out_of_play"].clone().try_into().map_err(|error| format!("setups.toml: {error}"))?;
        let in_play = |system: usize| !out.contains(&(system / 4 + 1));
        let layout = &mut row.facts;
        let mut covered = [0; Resource::COUNT];
        for (system, place) in map.places.iter().enumerate() {
            if in_play(system) {
                layout.in_play |= 1 << system;
                let touched = map.adjacent[system].iter().filter(|to| in_play(to.index()));
                layout.adjacent[system] = touched.fold(0, |bits, to| bits | 1 << to.index());
            } else if let Some(kind) = place.facts.planet {
                covered[kind as usize] += 1;
            }
        }
        // Path markers: the ring of gates closes over clusters that are out of play.
        let clusters: Vec<usize> = (0..6).filter(|cluster| in_play(cluster * 4)).collect();
        for (i, cluster) in clusters.iter().enumerate() {
            let next = clusters[(i + 1) % clusters.len()];
            layout.adjacent[cluster * 4] |= 1 << (next * 4);
            layout.adjacent[next * 4] |= 1 << (cluster * 4);
        }
        if layout.players == 2 && layout.neutral != covered {
            return Err(format!("setups.toml: {}: the covered planets are {covered:?}", row.id));
        }
        if layout.homes.len() != usize::from(layout.players) {
            return Err(format!("setups.toml: {}: the seats are not as many as the players", row.id));
        }
    }
    Ok(layouts)
}
