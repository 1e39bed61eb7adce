//! Reading rules and cards.

use crate::phrases::Say;
use arbiter_engine::{Game, Reason, Spoken};
use arbiter_language::{Lang, Speaker};
use arbiter_rules::{Catalogue, Clause};

/// How many hits are shown before the person is asked to be more precise.
pub const MOST: usize = 8;

/// A clause, as a line.
pub fn clause_line(clause: &Clause, speaker: &Speaker) -> String {
    let (id, text) = (clause.id.clone(), clause.text(speaker.lang()).to_owned());
    match clause.question(speaker.lang()) {
        Some(question) => speaker.phrase(Say::Question { clause: id, question: question.to_owned(), text }),
        None => speaker.phrase(Say::Clause { clause: id, text }),
    }
}

/// A reason, with the clause it comes from.
pub fn reason_lines(reason: &impl Reason, speaker: &Speaker) -> Vec<String> {
    let clause = arbiter_rules::clause(reason.clause().0);
    std::iter::once(speaker.reason(reason)).chain(clause.map(|clause| clause_line(clause, speaker))).collect()
}

/// Clauses by id or by the words in them.
pub fn rules(catalogue: &Catalogue, sought: &str, speaker: &Speaker) -> Vec<String> {
    if sought.is_empty() {
        let example = catalogue.ids().next().unwrap_or_default().to_owned();
        return vec![speaker.phrase(Say::RulesWhat { example })];
    }
    if let Some(clause) = catalogue.clause(&sought.to_uppercase()) {
        return vec![clause_line(clause, speaker)];
    }
    let words: Vec<String> = sought.split_whitespace().map(str::to_lowercase).collect();
    let hits = catalogue.clauses().map(|clause| clause_line(clause, speaker)).filter(|line| {
        let line = line.to_lowercase();
        words.iter().all(|word| line.contains(word))
    });
    first_of(hits.collect(), speaker)
        .unwrap_or_else(|| vec![speaker.phrase(Say::RulesNone { word: sought.to_owned() })])
}

/// The texts of a card, and what the rules say about it.
pub fn cards<G: Game>(sought: &str, speaker: &Speaker) -> Vec<String> {
    let hits = cards_called::<G>(sought, speaker);
    match hits.as_slice() {
        [(_, name), ..] if sought.is_empty() => vec![speaker.phrase(Say::CardWhat { example: name.clone() })],
        [] => vec![speaker.phrase(Say::CardNone { word: sought.to_owned() })],
        [(id, name)] => card(id, name, speaker),
        several => first_of(several.iter().map(|(_, name)| name.clone()).collect(), speaker).unwrap_or_default(),
    }
}

/// The cards with this name, or else with this in their name: message and name of each.
pub fn cards_called<G: Game>(sought: &str, speaker: &Speaker) -> Vec<(&'static str, String)> {
    let ids = G::messages().into_iter().map(|(id, _)| id).filter(|id| id.split('-').nth(1) == Some("card"));
    let mut cards: Vec<_> = ids.map(|id| (id, speaker.say(&Spoken { id, args: Vec::new() }))).collect();
    let sought = sought.to_lowercase();
    cards.retain(|(_, name)| name.to_lowercase().contains(&sought));
    match cards.iter().position(|(_, name)| name.to_lowercase() == sought) {
        Some(exact) => vec![cards.swap_remove(exact)],
        None => cards,
    }
}

fn card(id: &'static str, name: &str, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![name.to_owned()];
    lines.extend(speaker.attributes(id).into_iter().map(|text| format!("  {text}")));
    lines.extend(clause_of_card(id).map(|clause| clause_line(clause, speaker)));
    lines
}

/// The message `resa-card-bone-dragon` is ruled by the clause `RESA-CARD-BONE_DRAGON`, or else by the
/// clause of its game whose title is the card's English name.
fn clause_of_card(id: &'static str) -> Option<&'static Clause> {
    let (prefix, card) = id.split_once("-card-")?;
    let prefix = prefix.to_uppercase();
    arbiter_rules::clause(&format!("{prefix}-CARD-{}", card.replace('-', "_").to_uppercase())).or_else(|| {
        let name = Speaker::of(Lang::En).say(&Spoken { id, args: Vec::new() });
        let catalogue = arbiter_rules::catalogues().iter().find(|catalogue| catalogue.prefix() == prefix)?;
        catalogue.clauses().find(|clause| clause.title.as_ref() == Some(&name))
    })
}

/// The first hits, and how many more there are; nothing if there is none.
fn first_of(mut hits: Vec<String>, speaker: &Speaker) -> Option<Vec<String>> {
    let more = hits.len().saturating_sub(MOST);
    hits.truncate(MOST);
    if more > 0 {
        hits.push(speaker.phrase(Say::More { n: more }));
    }
    (!hits.is_empty()).then_some(hits)
}
