//! The Fluent files themselves: readable, alike in all languages, and in good French.

use arbiter_language::{Lang, files, report};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser::parse,
};

#[test]
fn all_languages_are_readable_and_alike() {
    let report = report([]);
    assert!(report.junk.is_empty(), "Fluent cannot read {:#?}", report.junk);
    assert!(report.doubled.is_empty(), "there twice: {:#?}", report.doubled);
    assert!(report.unlike.is_empty(), "other variables or attributes than in English: {:#?}", report.unlike);
}

#[test]
fn every_language_has_the_same_messages() {
    // Asked for nothing, the report calls every message unused: a list of all there is.
    let unused = report([]).unused;
    let [english, french, german] =
        Lang::ALL.map(|lang| unused.iter().filter(|gap| gap.lang == lang).map(|gap| &gap.id).collect::<Vec<_>>());
    assert_eq!(english, french);
    assert_eq!(english, german);
}

/// Style guide: U+202F before `: ; ! ?` and inside `« »`, and the apostrophe is `’`.
#[test]
fn french_is_well_set() {
    let mut slips = Vec::new();
    for file in files::of(Lang::Fr) {
        for (id, text) in texts(file.text) {
            if let Some(slip) = slip(&text) {
                slips.push(format!("{} {id}: {slip}: {text}", file.path()));
            }
        }
    }
    assert!(slips.is_empty(), "{} slips:\n{}", slips.len(), slips.join("\n"));
}

#[test]
fn slips_of_french_are_seen() {
    assert_eq!(slip("Jeu\u{202f}: l’Or"), None);
    assert_eq!(slip("Aristeia! commence"), None);
    for text in ["Jeu :", "Jeu:", "Jeu\u{a0}:", "l'Or", "« Or »", "«Or\u{202f}»", "Fini!", "(?)"] {
        assert!(slip(text).is_some(), "{text}");
    }
}

fn slip(text: &str) -> Option<&'static str> {
    const NARROW: char = '\u{202f}';
    let text = text.replace("Aristeia!", "Aristeia"); // a brand, which keeps its mark
    let pairs = || text.chars().zip(text.chars().skip(1));
    if text.contains('\'') {
        Some("straight apostrophe")
    } else if text.starts_with([':', ';', '!', '?'])
        || pairs().any(|(before, c)| ":;!?".contains(c) && before != NARROW)
    {
        Some("no narrow space before a high mark")
    } else if pairs().any(|(a, b)| (a == '«' && b != NARROW) || (b == '»' && a != NARROW)) {
        Some("no narrow space inside the quotation marks")
    } else {
        None
    }
}

/// The texts of all messages and attributes, as they stand on the page: a placeable is a letter,
/// what is quoted in one is nothing to check.
fn texts(file: &str) -> Vec<(String, String)> {
    let resource = parse(file).unwrap_or_else(|(readable, _)| readable);
    let mut texts = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            if let Some(pattern) = &message.value {
                gather(id, pattern, &mut texts);
            }
            for attribute in &message.attributes {
                gather(&format!("{id}.{}", attribute.id.name), &attribute.value, &mut texts);
            }
        }
    }
    texts
}

fn gather(id: &str, pattern: &Pattern<&str>, texts: &mut Vec<(String, String)>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable { expression } => {
                text.push('x');
                variants(id, expression, texts);
            }
        }
    }
    texts.push((id.to_owned(), text));
}

fn variants(id: &str, expression: &Expression<&str>, texts: &mut Vec<(String, String)>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                gather(id, &variant.value, texts);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => nested(id, expression, texts),
        Expression::Inline(_) => {}
    }
}

fn nested(id: &str, expression: &Expression<&str>, texts: &mut Vec<(String, String)>) {
    variants(id, expression, texts);
}
