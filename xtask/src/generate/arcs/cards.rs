//! Guild, vox, leader and lore cards.

use super::{Resource, Start, camel, count, names, read};
use serde::Deserialize;
use std::{fmt::Write, path::Path};

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

/// Every card, kind by kind.
pub(super) fn tables(data: &Path) -> Result<String, String> {
    let guilds: Guilds = read(data, "guilds.toml")?;
    let voxes: Voxes = read(data, "vox.toml")?;
    let leaders: Leaders = read(data, "leaders.toml")?;
    let lores: Lores = read(data, "lore.toml")?;
    count("guilds.toml", guilds.guild.len(), guilds.count)?;
    count("vox.toml", voxes.vox.len(), voxes.count)?;
    count("leaders.toml", leaders.leader.len(), leaders.count)?;
    count("lore.toml", lores.lore.len(), lores.count)?;
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
            card.a.code(),
            card.b.code(),
            card.c.code(),
            card.number
        );
        rows.push((&card.id, facts));
    }
    for card in &lores.lore {
        rows.push((&card.id, format!("Facts {{ kind: CardKind::Lore, clause: \"ARCS-LORE-{:02}\" }}", card.number)));
    }
    let (mut variants, mut all, mut facts) = (String::new(), String::new(), String::new());
    for (id, row) in &rows {
        let _ = write!(variants, "/// `{id}`.\n{},", camel(id));
        let _ = write!(all, "Card::{},", camel(id));
        let _ = write!(facts, "// {id}\n{row},");
    }
    let size = rows.len();
    let (guild, vox, leader) = (guilds.count, guilds.count + voxes.count, guilds.count + voxes.count + leaders.count);
    let cards =
        names("Every guild, vox, leader and lore card in the box.", "Card", "card", &format!("#[default] {variants}"));
    Ok(format!(
        "{cards}\
         impl Card {{\n/// Every one: guild, vox, leader, lore.\npub const ALL: [Card; {size}] = [{all}];\n\
         /// The first vox card, leader and lore card.\npub(crate) const STARTS: [usize; 3] = [{guild}, {vox}, {leader}];\n}}\n\n\
         /// What is printed on each.\npub static CARDS: [Facts; {size}] = [{facts}];\n\n"
    ))
}
