//! Lists the Fluent files in `locales/en`, so that a new one is found by its folder.

use std::{env, fs, path::Path};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let english = folder.join("en");
    let entries = fs::read_dir(&english).unwrap_or_else(|error| panic!("{}: {error}", english.display()));
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".ftl")?.to_owned()))
        .filter(|name| name != "ui" && !name.ends_with("_table")) // only the browser says these
        .filter(|name| !name.starts_with("howto_") && !name.starts_with("lesson_")) // and pages that teach
        .collect();
    names.sort();
    let mut list = String::from("/// Every file in every language.\npub const FILES: &[File] = &[\n");
    for name in &names {
        for (lang, code) in [("En", "en"), ("Fr", "fr"), ("De", "de")] {
            let file = folder.join(code).join(format!("{name}.ftl"));
            list += &format!("File {{ lang: Lang::{lang}, name: {name:?}, text: include_str!({file:?}) }},\n");
        }
    }
    list += "];\n";
    list += "/// What setups are called, as the browser says it.\npub const SETUPS: &[(Lang, &str, &str)] = &[\n";
    for (lang, code) in [("En", "en"), ("Fr", "fr"), ("De", "de")] {
        for (id, text) in setups(&folder.join(code)) {
            list += &format!("(Lang::{lang}, {id:?}, {text:?}),\n");
        }
    }
    list += "];\n";
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("files.rs");
    fs::write(&out, list).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// The names of variants and of what else is agreed on before a game, in the files of a folder that only the browser has.
fn setups(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files =
        entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(|name| name.ends_with("_table.ftl")));
    let mut all = Vec::new();
    for file in files {
        let text = fs::read_to_string(file.path()).unwrap_or_default();
        let messages = text.lines().filter_map(|line| line.split_once(" = "));
        let named = messages.filter(|(id, _)| id.starts_with("ui-variant-") || id.starts_with("ui-option-"));
        all.extend(named.filter(|(id, _)| !id.ends_with("-how")).map(|(id, text)| (id.to_owned(), text.to_owned())));
    }
    all.sort();
    all
}
