//! Printing what was read: as Rust, and as JSON with a line for each row.

use crate::data::Row;
use arbiter_engine::data::Source;
use serde::Serialize;
use std::{
    fmt::Write as _,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

/// `bone_dragon` is `BoneDragon`.
pub fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// An enum of all things of a kind. `thing` is what they are where a finger can touch them; `prefix`, of their messages.
pub fn names(doc: &str, name: &str, thing: Option<&str>, prefix: &str, ids: &[String]) -> String {
    let mut all = String::new();
    let mut variants = String::new();
    for id in ids {
        let _ = write!(variants, "/// `{id}`.\n{}{},", if all.is_empty() { "#[default]\n" } else { "" }, camel(id));
        let _ = write!(all, "{name}::{},", camel(id));
    }
    let thing = thing.map_or(String::new(), |thing| format!("#[thing({thing:?})]\n"));
    format!(
        "/// {doc}\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         {thing}#[message(prefix = {prefix:?})]\n#[serde(rename_all = \"snake_case\")]\n\
         #[cfg_attr(feature = \"data\", derive(serde::Deserialize, arbiter_engine::data::Source))]\n\
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]\n\
         pub enum {name} {{ {variants} }}\n\n\
         impl {name} {{\n/// Every one.\npub const ALL: [{name}; {}] = [{all}];\n}}\n\n",
        ids.len()
    )
}

/// The head of `tables.rs`, with what it uses of its game; the names are told on.
pub fn head(doc: &str, uses: &str) -> String {
    format!(
        "//! {doc} Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\
         #![cfg_attr(feature = \"blank\", allow(unused_imports))]\n\n\
         pub use crate::names::*;\nuse crate::{{{uses}}};\n\n"
    )
}

/// A table of rows, each with its word. Without them the game still builds, so that rows can get another shape.
pub fn table<T: Source>(doc: &str, name: &str, of: &str, rows: &[Row<T>]) -> String {
    let list = rows.iter().fold(String::new(), |list, row| list + &format!("// {}\n{},", row.id, row.facts.source()));
    format!(
        "/// {doc}\n#[cfg(not(feature = \"blank\"))]\npub static {name}: [{of}; {}] = [{list}];\n\
         /// None of them.\n#[cfg(feature = \"blank\")]\npub static {name}: [{of}; 0] = [];\n\n",
        rows.len(),
    )
}

/// A single value: its name with its type, and what it is.
pub fn constant(doc: &str, name: &str, value: &impl Source) -> String {
    format!("/// {doc}\npub const {name} = {};\n\n", value.source())
}

/// An object with a line for each of its keys, `depth` deep.
pub fn object<K: AsRef<str>>(depth: usize, keys: impl IntoIterator<Item = (K, String)>) -> String {
    let indent = "  ".repeat(depth + 1);
    let lines: Vec<String> =
        keys.into_iter().map(|(key, value)| format!("{indent}{}: {value}", json(&key.as_ref()))).collect();
    format!("{{\n{}\n{}}}", lines.join(",\n"), "  ".repeat(depth))
}

/// A value on one line.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The code as everybody writes it.
pub fn rustfmt(root: &Path, code: &str) -> Result<String, String> {
    let fail = |error: std::io::Error| format!("rustfmt: {error}");
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(fail)?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(code.as_bytes()).map_err(fail)?;
    }
    let output = child.wait_with_output().map_err(fail)?;
    if !output.status.success() {
        return Err("rustfmt could not read the generated code".to_owned());
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}
