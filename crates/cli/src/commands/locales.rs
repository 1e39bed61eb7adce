//! `arbiter locales`: what translators still have to do.

use crate::{
    answer::{Answer, Outcome},
    needed,
};
use arbiter_language::{Gap, LocaleReport, report};
use std::{collections::BTreeSet, io::Write};

/// List messages that are missing, unused or unlike between the languages.
#[derive(clap::Args, Debug)]
pub struct Arguments {}

/// Compares the files with everything that can be said.
pub fn run(_: &Arguments, out: &mut dyn Write) -> Outcome {
    let needed = needed::messages();
    let report = report(needed.iter().copied());
    write(&report, needed.len(), out)?;
    Ok(Answer::from(report.is_clean()))
}

fn write(report: &LocaleReport, needed: usize, out: &mut dyn Write) -> std::io::Result<()> {
    gaps("missing", &report.missing, out)?;
    gaps("unused", &report.unused, out)?;
    gaps("there twice", &report.doubled, out)?;
    for (gap, variable) in &report.unfilled {
        writeln!(out, "unfilled in {}: {} takes ${variable}", gap.lang, gap.id)?;
    }
    for unlike in &report.unlike {
        let (english, other) = (list(&unlike.english), list(&unlike.other));
        writeln!(out, "unlike in {}: {} has {other}, in English {english}", unlike.lang, unlike.id)?;
    }
    for (file, text) in &report.junk {
        writeln!(out, "unreadable in {file}: {text}")?;
    }
    if report.is_clean() {
        writeln!(out, "{needed} messages, all there in every language, none unused")?;
    }
    Ok(())
}

fn gaps(what: &str, gaps: &[Gap], out: &mut dyn Write) -> std::io::Result<()> {
    gaps.iter().try_for_each(|gap| writeln!(out, "{what} in {}: {}", gap.lang, gap.id))
}

fn list(parts: &BTreeSet<String>) -> String {
    if parts.is_empty() { "nothing".to_owned() } else { parts.iter().cloned().collect::<Vec<_>>().join(" ") }
}
