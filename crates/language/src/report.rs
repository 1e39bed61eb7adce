//! What the Fluent files lack, and what they have too much of.

use crate::{Lang, files};
use arbiter_engine::Signature;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser::parse,
};
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the files of all languages. Empty means: nothing.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct LocaleReport {
    /// Needed, but not there.
    pub missing: Vec<Gap>,
    /// There, but needed by nobody.
    pub unused: Vec<Gap>,
    /// Takes a variable that nobody fills.
    pub unfilled: Vec<(Gap, String)>,
    /// Not alike in all languages.
    pub unlike: Vec<Unlike>,
    /// Lines that Fluent cannot read, each with its file.
    pub junk: Vec<(String, String)>,
    /// Messages that a language has twice.
    pub doubled: Vec<Gap>,
}

/// A message of one language.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Gap {
    /// The language.
    pub lang: Lang,
    /// The message.
    pub id: String,
}

/// A message that takes other variables, or has other attributes, than in English.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Unlike {
    /// The language that differs from English.
    pub lang: Lang,
    /// The message.
    pub id: String,
    /// Variables (`$n`) and attributes (`.power-1`) of the English message.
    pub english: BTreeSet<String>,
    /// Those of the other.
    pub other: BTreeSet<String>,
}

impl LocaleReport {
    /// Is nothing wrong?
    #[must_use]
    pub fn is_clean(&self) -> bool {
        *self == LocaleReport::default()
    }
}

/// Compares the files with the messages that games and programs need.
#[must_use]
pub fn report(needed: impl IntoIterator<Item = Signature>) -> LocaleReport {
    let needed: BTreeMap<&str, &[&str]> = needed.into_iter().collect();
    let mut report = LocaleReport::default();
    let shapes = Lang::ALL.map(|lang| read(lang, &mut report));
    for (lang, messages) in Lang::ALL.into_iter().zip(&shapes) {
        let gap = |id: &str| Gap { lang, id: id.to_owned() };
        report.missing.extend(needed.keys().filter(|id| !messages.contains_key(**id)).map(|id| gap(id)));
        for (id, arguments) in &needed {
            let variables = messages.get(*id).into_iter().flat_map(Shape::variables);
            // Every reason is also given its clause.
            let strange = variables.filter(|variable| *variable != "clause" && !arguments.contains(variable));
            report.unfilled.extend(strange.map(|variable| (gap(id), variable.to_owned())));
        }
        let used = with_references(&needed, messages);
        report.unused.extend(messages.keys().filter(|id| !used.contains(id.as_str())).map(|id| gap(id)));
        for (id, shape) in messages {
            // Only what both have can be unlike; what one lacks is missing or unused.
            if let Some(english) = shapes[0].get(id).filter(|english| english.parts != shape.parts) {
                let (english, other) = (english.parts.clone(), shape.parts.clone());
                report.unlike.push(Unlike { lang, id: id.clone(), english, other });
            }
        }
    }
    report
}

/// What a message looks like, apart from its words.
#[derive(Default)]
struct Shape {
    /// `$variable`s, `.attribute`s, and `$variable`s of attributes (`.power-1$n`).
    parts: BTreeSet<String>,
    /// Other messages that it quotes.
    quotes: BTreeSet<String>,
}

/// The variables of a message in a language; nothing if there is no such message.
#[must_use]
pub fn variables(lang: Lang, id: &str) -> Option<BTreeSet<String>> {
    let messages = read(lang, &mut LocaleReport::default());
    Some(messages.get(id)?.variables().map(str::to_owned).collect())
}

fn read(lang: Lang, report: &mut LocaleReport) -> BTreeMap<String, Shape> {
    let mut messages = BTreeMap::new();
    for file in files::of(lang) {
        for entry in parse(file.text).unwrap_or_else(|(readable, _)| readable).body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    if messages.insert(id.clone(), Shape::of(&message)).is_some() {
                        report.doubled.push(Gap { lang, id });
                    }
                }
                Entry::Junk { content } => report.junk.push((file.path(), content.trim().to_owned())),
                _ => {}
            }
        }
    }
    messages
}

/// The needed messages, and those that they quote.
fn with_references<'a>(
    needed: &BTreeMap<&'a str, &[&str]>,
    messages: &'a BTreeMap<String, Shape>,
) -> BTreeSet<&'a str> {
    let mut used = BTreeSet::new();
    let mut open: Vec<&str> = needed.keys().copied().collect();
    while let Some(id) = open.pop() {
        if used.insert(id) {
            open.extend(messages.get(id).into_iter().flat_map(|shape| shape.quotes.iter().map(String::as_str)));
        }
    }
    used
}

impl Shape {
    /// The variables of the message itself.
    fn variables(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| part.strip_prefix('$'))
    }

    fn of(message: &Message<&str>) -> Shape {
        let mut shape = Shape::default();
        if let Some(pattern) = &message.value {
            shape.pattern("", pattern);
        }
        for attribute in &message.attributes {
            let name = format!(".{}", attribute.id.name);
            shape.pattern(&name, &attribute.value);
            shape.parts.insert(name);
        }
        shape
    }

    fn pattern(&mut self, within: &str, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(within, expression);
            }
        }
    }

    fn expression(&mut self, within: &str, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(within, inline),
            Expression::Select { selector, variants } => {
                self.inline(within, selector);
                for variant in variants {
                    self.pattern(within, &variant.value);
                }
            }
        }
    }

    fn inline(&mut self, within: &str, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.parts.insert(format!("{within}${}", id.name));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.quotes.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(within, argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(within, expression),
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
