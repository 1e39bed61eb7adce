//! The setup cards: clusters out of play, and where everybody begins.

use super::{Start, board::Map, camel, count, names};
use serde::Deserialize;
use std::{collections::BTreeMap, fmt::Write};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setups {
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

/// What each setup card says.
pub(super) fn tables(file: &Setups, map: &Map) -> Result<String, String> {
    count("setups.toml", file.setup.len(), file.count)?;
    let (mut variants, mut all, mut rows) = (String::new(), String::new(), String::new());
    for (i, setup) in file.setup.iter().enumerate() {
        let fail = |error: String| format!("setups.toml: {}: {error}", setup.id);
        let default = if i == 0 { "#[default]" } else { "" };
        let _ = write!(variants, "/// `{}`.\n{default} {},", setup.id, camel(&setup.id));
        let _ = write!(all, "Board::{},", camel(&setup.id));
        let adjacent = map.adjacency(&setup.out_of_play).map_err(fail)?;
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
            let a = map.number(&seat.a).map_err(fail)?;
            let b = map.number(&seat.b).map_err(fail)?;
            let c: Result<Vec<String>, String> =
                seat.c.iter().map(|id| Ok(format!("System::new({})", map.number(id)?))).collect();
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
    let (boards, size) = (names("The setup cards.", "Board", "board", &variants), file.setup.len());
    Ok(format!(
        "{boards}\
         impl Board {{\n/// Every one.\npub const ALL: [Board; {size}] = [{all}];\n}}\n\n\
         /// What each setup card says.\npub static LAYOUTS: [Layout; {size}] = [{rows}];\n\n\
         /// The starting pieces without leaders, in A, B and each C (ARCS-SETUP-07).\npub const START: [Start; 3] = [{}, {}, {}];\n\n",
        file.start.a.code(),
        file.start.b.code(),
        file.start.c.code()
    ))
}
