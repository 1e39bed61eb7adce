//! Reading rules and cards, and asking why not.

use crate::phrases::Say;
use arbiter_engine::{Game, Message, Notation, Options, Reason, Seat, Spoken, Thing};
use arbiter_language::Speaker;
use arbiter_rules::{Catalogue, Clause};

/// How many hits are shown before the person is asked to be more precise.
const MOST: usize = 8;

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
    let cards: Vec<(&'static str, String)> = G::messages()
        .into_iter()
        .filter(|id| id.contains("-card-"))
        .map(|id| (id, speaker.say(&Spoken { id, args: Vec::new() })))
        .collect();
    if sought.is_empty() {
        let example = cards.first().map_or_else(String::new, |(_, name)| name.clone());
        return vec![speaker.phrase(Say::CardWhat { example })];
    }
    let sought_low = sought.to_lowercase();
    let exact = cards.iter().find(|(_, name)| name.to_lowercase() == sought_low);
    let hits: Vec<_> = match exact {
        Some(card) => vec![card],
        None => cards.iter().filter(|(_, name)| name.to_lowercase().contains(&sought_low)).collect(),
    };
    match hits.as_slice() {
        [] => vec![speaker.phrase(Say::CardNone { word: sought.to_owned() })],
        [(id, name)] => card(id, name, speaker),
        several => first_of(several.iter().map(|(_, name)| name.clone()).collect(), speaker).unwrap_or_default(),
    }
}

fn card(id: &str, name: &str, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![name.to_owned()];
    lines.extend(speaker.attributes(id).into_iter().map(|text| format!("  {text}")));
    lines.extend(clause_of_card(id).map(|clause| clause_line(clause, speaker)));
    lines
}

/// The message `resa-card-bone-dragon` is ruled by the clause `RESA-CARD-BONE_DRAGON`.
fn clause_of_card(id: &str) -> Option<&'static Clause> {
    let (game, card) = id.split_once("-card-")?;
    arbiter_rules::clause(&format!("{}-CARD-{}", game.to_uppercase(), card.replace('-', "_").to_uppercase()))
}

/// Why a choice is not allowed, or why nothing happens when a thing is touched. The words may be the
/// text of a choice, a thing such as `card:prism`, or part of a choice as the list would show it.
pub fn why<G: Game>(position: &G, seat: Seat, sought: &str, speaker: &Speaker) -> Vec<String> {
    let mut considered = Considered::<G>(Vec::new());
    position.options(seat, &mut considered);
    if sought.is_empty() {
        let refused = considered.0.iter().find(|(_, verdict)| verdict.is_err()).or(considered.0.first());
        let example = refused.map_or_else(String::new, |(choice, _)| choice.text());
        return vec![speaker.phrase(Say::WhyWhat { example })];
    }
    if let Ok(choice) = G::Choice::from_text(sought) {
        return match position.why_not(seat, choice) {
            Some(reason) => reason_lines(&reason, speaker),
            None => vec![speaker.phrase(Say::Allowed { choice: choice.text() })],
        };
    }
    if let Ok(thing) = sought.parse::<Thing>() {
        return match position.why_not_touch(seat, &thing) {
            Some(reason) => reason_lines(&reason, speaker),
            None => considered.allowed(speaker, |choice| choice.touches().contains(&thing)),
        };
    }
    let sought_low = sought.to_lowercase();
    let meant = |choice: &G::Choice| speaker.say(&choice.say()).to_lowercase().contains(&sought_low);
    let refused: Vec<_> = considered.0.iter().filter(|(choice, _)| meant(choice)).collect();
    let lines: Vec<String> = refused
        .iter()
        .filter_map(|(choice, verdict)| Some((choice, verdict.as_ref().err()?)))
        .take(MOST)
        .flat_map(|(choice, reason)| {
            std::iter::once(format!("{}:", speaker.say(&choice.say())))
                .chain(reason_lines(reason, speaker).into_iter().map(|line| format!("  {line}")))
        })
        .collect();
    if !lines.is_empty() {
        return lines;
    }
    let allowed = considered.allowed(speaker, meant);
    if allowed.is_empty() { vec![speaker.phrase(Say::NotUnderstood { found: sought.to_owned() })] } else { allowed }
}

/// Everything the rules considered, with their verdicts.
struct Considered<G: Game>(Vec<Verdict<G>>);

type Verdict<G> = (<G as Game>::Choice, Result<(), <G as Game>::Reason>);

impl<G: Game> Options<G::Choice, G::Reason> for Considered<G> {
    fn put(&mut self, choice: G::Choice, verdict: Result<(), G::Reason>) {
        self.0.push((choice, verdict));
    }
}

impl<G: Game> Considered<G> {
    fn allowed(&self, speaker: &Speaker, meant: impl Fn(&G::Choice) -> bool) -> Vec<String> {
        let fine = self.0.iter().filter(|(choice, verdict)| verdict.is_ok() && meant(choice));
        fine.take(MOST).map(|(choice, _)| speaker.phrase(Say::Allowed { choice: choice.text() })).collect()
    }
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
