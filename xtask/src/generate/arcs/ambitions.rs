//! Ambitions, their markers, and the power to win.

use super::{camel, names};
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ambitions {
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

/// What a chapter is scored by.
pub(super) fn tables(file: &Ambitions) -> String {
    let (mut variants, mut numbers) = (String::new(), Vec::new());
    for (i, ambition) in file.ambition.iter().enumerate() {
        let default = if i == 0 { "#[default]" } else { "" };
        let _ = write!(variants, "/// `{}`.\n{default} {},", ambition.id, camel(&ambition.id));
        numbers.push(ambition.card_number);
    }
    let side = |side: &Side| format!("({}, {})", side.first, side.second);
    let markers: Vec<String> =
        file.marker.iter().map(|marker| format!("[{}, {}]", side(&marker.blue), side(&marker.orange))).collect();
    let win = &file.power_to_win;
    let ambitions = names("What a chapter is scored by (ARCS-SCORE-02).", "Ambition", "ambition", &variants);
    format!(
        "{ambitions}\
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
    )
}
