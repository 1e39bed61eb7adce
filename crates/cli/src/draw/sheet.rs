//! What every board is written on: headings, and rows with a label.

use crate::play::Style;
use arbiter_engine::{Arg, Argument, Message};
use arbiter_language::Speaker;

/// How wide a line may grow before it is broken.
const WIDTH: usize = 100;

/// A sheet of lines in somebody's language.
pub(super) struct Sheet<'a> {
    pub(super) speaker: &'a Speaker,
    style: Style,
    /// Room for the longest label.
    label: usize,
    lines: Vec<String>,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(speaker: &'a Speaker, style: Style, label: usize) -> Sheet<'a> {
        Sheet { speaker, style, label, lines: Vec::new() }
    }

    pub(super) fn into_lines(self) -> Vec<String> {
        self.lines
    }

    pub(super) fn word(&self, word: impl Message) -> String {
        self.speaker.phrase(word)
    }

    /// What a thing of the game is called: a card, a place.
    pub(super) fn name(&self, thing: &impl Argument) -> String {
        match thing.argument() {
            Arg::Name(name) => self.speaker.say(&name),
            _ => String::new(),
        }
    }

    pub(super) fn bold(&self, text: &str) -> String {
        self.style.bold(text)
    }

    /// What all the rest is about.
    pub(super) fn heading(&mut self, text: &str) {
        self.lines.push(self.bold(text));
    }

    /// Something new, apart from what stands above it: who it is about, and what is so of them.
    pub(super) fn part(&mut self, head: &[String]) {
        self.lines.push(String::new());
        self.heading(&head.join(" · "));
    }

    /// A line as it is.
    pub(super) fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    /// A label and what is listed after it; nothing at all if that is nothing.
    pub(super) fn list(&mut self, label: impl Message, items: &[String]) {
        if !items.is_empty() {
            let label = self.word(label);
            self.row(&label, items, self.label);
        }
    }

    /// The same with the names of things.
    pub(super) fn names<'t, T: Argument + 't>(&mut self, label: impl Message, things: impl IntoIterator<Item = &'t T>) {
        let names: Vec<String> = things.into_iter().map(|thing| self.name(thing)).collect();
        self.list(label, &names);
    }

    /// The same with a label in text, for which there is so much room.
    pub(super) fn row(&mut self, label: &str, items: &[String], room: usize) {
        self.lines.extend(row(label, items, room));
    }
}

/// A label and what belongs to it. Lines are broken between items, and indented alike.
fn row(label: &str, items: &[String], indent: usize) -> Vec<String> {
    let mut lines = vec![format!("  {label:indent$}")];
    let mut line = 0;
    for (i, item) in items.iter().enumerate() {
        let dot = if i + 1 < items.len() { " ·" } else { "" };
        if i > 0 && lines[line].chars().count() + 1 + item.chars().count() + dot.len() > WIDTH {
            lines.push(" ".repeat(indent + 2));
            line += 1;
        }
        lines[line] += &format!(" {item}{dot}");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_row_is_broken_and_indented() {
        let lines = row("Hand", &vec!["Bone Dragon".to_owned(); 10], 8);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  Hand     Bone Dragon · Bone") && lines[0].ends_with("Dragon ·"), "{lines:#?}");
        assert!(lines[1].starts_with("           Bone Dragon ·") && lines[1].ends_with("Dragon"), "{lines:#?}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(row("Pool", &["2 Elan".to_owned()], 6), ["  Pool   2 Elan"]);
    }
}
