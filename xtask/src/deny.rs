//! What we may depend on: `deny.toml`, held by cargo-deny where it is installed.
//!
//! Where it is not, licences, bans and sources are read from `cargo metadata` by the lines below. They
//! know the part of the file that is used, and go by the licence a crate declares, not by its texts.

use crate::{
    run::{cargo, has_cargo_command, root},
    web::succeed,
};
use serde::Deserialize;

const CHECK: &[&str] = &["deny", "check", "licenses", "bans", "sources"];
const METADATA: &[&str] = &["metadata", "--format-version", "1", "--locked"];

#[derive(Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
}

#[derive(Deserialize)]
struct Sources {
    #[serde(rename = "allow-registry")]
    registries: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Nothing for what is in this repository.
    source: Option<String>,
}

/// Checks every crate that is built on any system.
pub fn check() -> Result<(), String> {
    if has_cargo_command("deny") {
        return succeed("cargo deny", &mut cargo(CHECK));
    }
    let text = std::fs::read_to_string(root().join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let rules: Rules = toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))?;
    let told = cargo(METADATA).stderr(std::process::Stdio::inherit()).output();
    let told = told.map_err(|error| format!("cargo metadata could not be started: {error}"))?;
    let metadata: Metadata =
        serde_json::from_slice(&told.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let faults: Vec<String> = metadata.packages.iter().filter_map(|package| rules.against(package)).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

impl Rules {
    /// What speaks against a crate.
    fn against(&self, Package { name, version, license, source }: &Package) -> Option<String> {
        let license = license.as_deref().unwrap_or("none");
        let known = |source: &String| {
            source.strip_prefix("registry+").is_some_and(|url| self.sources.registries.iter().any(|known| known == url))
        };
        if self.bans.deny.iter().any(|ban| ban.name == *name) {
            Some(format!("{name} {version} is banned"))
        } else if !source.as_ref().is_none_or(known) {
            Some(format!("{name} {version} comes from {}", source.as_deref().unwrap_or_default()))
        } else if !satisfied(license, &self.licenses.allow) {
            Some(format!("{name} {version} has the licence {license}"))
        } else {
            None
        }
    }
}

/// Can we keep to this SPDX expression with these licences? An old crate may write `/` for `OR`.
fn satisfied(expression: &str, allow: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any_of(&mut words, allow) && words.next().is_none()
}

type Terms<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Terms<'_>, allow: &[String]) -> bool {
    let mut holds = all_of(words, allow);
    while words.next_if_eq(&"OR").is_some() {
        holds |= all_of(words, allow);
    }
    holds
}

fn all_of(words: &mut Terms<'_>, allow: &[String]) -> bool {
    let mut holds = one(words, allow);
    while words.next_if_eq(&"AND").is_some() {
        holds &= one(words, allow);
    }
    holds
}

fn one(words: &mut Terms<'_>, allow: &[String]) -> bool {
    if words.next_if_eq(&"(").is_some() {
        return any_of(words, allow) & words.next_if_eq(&")").is_some();
    }
    let mut licence = words.next().unwrap_or_default().to_owned();
    if words.next_if_eq(&"WITH").is_some() {
        licence = format!("{licence} WITH {}", words.next().unwrap_or_default());
    }
    allow.contains(&licence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_spdx_means_them() {
        let allow = ["MIT", "Zlib", "Unicode-3.0"].map(str::to_owned);
        for held in
            ["MIT", "GPL-3.0-only OR MIT", "Apache-2.0/MIT", "MIT AND Zlib", "(MIT OR Apache-2.0) AND Unicode-3.0"]
        {
            assert!(satisfied(held, &allow), "{held}");
        }
        let not = [
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "none",
            "",
            "MIT WITH x",
            "(MIT",
            "MIT Zlib",
            "MIT AND",
            "Zlib OR MIT)",
        ];
        for refused in not {
            assert!(!satisfied(refused, &allow), "{refused}");
        }
    }

    #[test]
    fn a_crate_is_refused_for_its_name_its_source_or_its_licence() {
        let rules: Rules = toml::from_str(
            "licenses.allow = ['MIT']\nbans.deny = [{ crate = 'bad' }]\nsources.allow-registry = ['https://known']",
        )
        .expect("rules");
        let against = |name: &str, license: &str, source: Option<&str>| {
            let package = Package {
                name: name.into(),
                version: "1.0.0".into(),
                license: Some(license.into()),
                source: source.map(str::to_owned),
            };
            rules.against(&package).is_some()
        };
        assert!(!against("good", "MIT", None) && !against("good", "MIT", Some("registry+https://known")));
        assert!(against("bad", "MIT", None));
        assert!(
            against("good", "MIT", Some("registry+https://other")) && against("good", "MIT", Some("git+https://known"))
        );
        assert!(against("good", "GPL-3.0-only", None));
    }
}
