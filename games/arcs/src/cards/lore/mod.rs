//! Lore (ARCS-LORE-01 to ARCS-LORE-14).

pub(crate) mod ancient_holdings;
pub(crate) mod cloud_cities;
pub(crate) mod galactic_rifles;
pub(crate) mod gate_ports;
pub(crate) mod gate_stations;
pub(crate) mod hidden_harbors;
pub(crate) mod living_structures;
pub(crate) mod mirror_plating;
pub(crate) mod railgun_arrays;
pub(crate) mod repair_drones;
pub(crate) mod seeker_torpedoes;
pub(crate) mod signal_breaker;
pub(crate) mod sprinter_drives;
pub(crate) mod tool_priests;
