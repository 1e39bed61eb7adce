//! The map: systems, and which touch which.

use super::Resource;
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Map {
    pub(super) system: Vec<System>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct System {
    id: String,
    #[serde(rename = "type")]
    pub(super) kind: Option<Resource>,
    #[serde(default)]
    slots: u8,
    adjacent: Vec<String>,
}

impl Map {
    /// The number of a system, as in `src/map.rs`: clusters in order, gate first.
    pub(super) fn number(&self, id: &str) -> Result<usize, String> {
        self.system.iter().position(|system| system.id == id).ok_or_else(|| format!("no system “{id}”"))
    }

    /// Which systems touch which, when these clusters are out of play (ARCS-MAP-06).
    pub(super) fn adjacency(&self, out: &[usize]) -> Result<Vec<u32>, String> {
        let in_play = |system: usize| !out.contains(&(system / 4 + 1));
        let mut adjacent = vec![0u32; self.system.len()];
        for (from, system) in self.system.iter().enumerate().filter(|(from, _)| in_play(*from)) {
            for id in &system.adjacent {
                let to = self.number(id)?;
                if !self.system[to].adjacent.contains(&system.id) {
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
}

/// The systems, cluster by cluster.
pub(super) fn tables(map: &Map) -> Result<String, String> {
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
