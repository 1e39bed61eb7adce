//! The player board: resource slots, and the pieces of a colour.

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerBoard {
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

/// Slots, pieces and tokens.
pub(super) fn tables(file: &PlayerBoard) -> Result<String, String> {
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
