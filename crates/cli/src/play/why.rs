//! Why not?

use super::lookup::{MOST, cards_called, reason_lines};
use crate::phrases::Say;
use arbiter_engine::{Game, Notation, Options, Seat, Thing};
use arbiter_language::Speaker;

/// Why a choice is not allowed, or why nothing happens when a thing is touched.
///
/// The words may be the text of a choice, its number, a thing such as `card:prism`, part of a choice
/// as a list would show it, or the name of a card.
pub fn why<G: Game>(position: &G, seat: Seat, sought: &str, speaker: &Speaker) -> Vec<String> {
    let mut considered = Considered::<G>(Vec::new());
    position.options(seat, &mut considered);
    if sought.is_empty() {
        return vec![speaker.phrase(Say::WhyWhat { example: considered.example() })];
    }
    if let Some(choice) = G::Choice::from_text(sought).ok().or_else(|| considered.numbered(sought)) {
        return match position.why_not(seat, choice) {
            Some(reason) => reason_lines(&reason, speaker),
            None => vec![speaker.phrase(Say::Allowed { choice: choice.text() })],
        };
    }
    let words = sought.to_lowercase();
    let label = |choice: &G::Choice| speaker.say(&position.label(seat, *choice));
    let meant = |choice: &G::Choice| label(choice).to_lowercase().contains(&words);
    let mut lines = considered.refused(speaker, label, meant);
    if lines.is_empty() {
        lines = considered.allowed(speaker, meant);
    }
    if lines.is_empty()
        && let Some(thing) = thing::<G>(sought, speaker)
    {
        lines = match position.why_not_touch(seat, &thing) {
            Some(reason) => reason_lines(&reason, speaker),
            None => considered.allowed(speaker, |choice| position.touches(seat, *choice).contains(&thing)),
        };
    }
    if lines.is_empty() { vec![speaker.phrase(Say::NotUnderstood { found: sought.to_owned() })] } else { lines }
}

/// A thing as programs write it, or the card of this name: `resa-card-bone-dragon` is touched as
/// `card:bone_dragon`, `aris-tactic-no` as `tactic:no`.
fn thing<G: Game>(sought: &str, speaker: &Speaker) -> Option<Thing> {
    if let Ok(thing) = sought.parse() {
        return Some(thing);
    }
    let cards = cards_called::<G>(sought, speaker);
    let (id, _) = cards.first()?;
    let (kind, name) = id.split_once('-')?.1.split_once('-')?;
    Some(Thing::new(kind, &name.replace('-', "_")))
}

/// Everything the rules considered, with their verdicts.
struct Considered<G: Game>(Vec<Verdict<G>>);

type Verdict<G> = (<G as Game>::Choice, Result<(), <G as Game>::Reason>);

impl<G: Game> Options<G::Choice, G::Reason> for Considered<G> {
    fn put(&mut self, choice: G::Choice, verdict: Result<(), G::Reason>) {
        self.0.push((choice, verdict));
    }

    fn by_hand(&mut self, _listed: impl Iterator<Item = G::Choice>, say: impl Iterator<Item = G::Choice>) {
        say.for_each(|choice| self.offer(choice));
    }

    fn also(&mut self, choice: G::Choice) {
        self.offer(choice);
    }
}

impl<G: Game> Considered<G> {
    /// Something to ask about, best a choice that was refused.
    fn example(&self) -> String {
        let refused = self.0.iter().find(|(_, verdict)| verdict.is_err());
        refused.or(self.0.first()).map_or_else(String::new, |(choice, _)| choice.text())
    }

    /// The choice with this number in the list.
    fn numbered(&self, number: &str) -> Option<G::Choice> {
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        self.0.iter().filter(|(_, verdict)| verdict.is_ok()).nth(index).map(|(choice, _)| *choice)
    }

    fn allowed(&self, speaker: &Speaker, meant: impl Fn(&G::Choice) -> bool) -> Vec<String> {
        let fine = self.0.iter().filter(|(choice, verdict)| verdict.is_ok() && meant(choice));
        fine.take(MOST).map(|(choice, _)| speaker.phrase(Say::Allowed { choice: choice.text() })).collect()
    }

    /// Each refused choice, and below it the reason with its clause.
    fn refused(
        &self,
        speaker: &Speaker,
        label: impl Fn(&G::Choice) -> String,
        meant: impl Fn(&G::Choice) -> bool,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        let refused = self.0.iter().filter_map(|(choice, verdict)| Some((choice, verdict.as_ref().err()?)));
        for (choice, reason) in refused.filter(|(choice, _)| meant(choice)).take(MOST) {
            lines.push(label(choice));
            lines.extend(reason_lines(reason, speaker).into_iter().map(|line| format!("  {line}")));
        }
        lines
    }
}
