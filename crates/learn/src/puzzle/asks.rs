//! The question of a puzzle, in words that every language has (`locales/*/common.ftl`).

use super::{Goal, Puzzle, Question};
use arbiter_engine::{Arg, Signature, Spoken};

/// Every message that puzzles say.
pub const SAYS: &[Signature] = &[
    ("puzzle-asks-legal", &["choice"]),
    ("puzzle-asks-find", &["goal", "within"]),
    ("puzzle-asks-defence", &["goal", "within"]),
    ("puzzle-asks-best", &[]),
    ("puzzle-goal-win", &[]),
    ("puzzle-goal-points", &["n"]),
    ("puzzle-goal-power", &["n"]),
    ("puzzle-goal-frags", &["n"]),
    ("puzzle-goal-cards", &["n"]),
    ("puzzle-goal-elan", &["n"]),
    ("puzzle-goal-life", &["n"]),
    ("puzzle-goal-calm", &["n"]),
    ("puzzle-goal-death", &["n"]),
    ("puzzle-goal-gold", &["n"]),
    ("puzzle-goal-fuel", &["n"]),
    ("puzzle-goal-material", &["n"]),
    ("puzzle-goal-weapon", &["n"]),
    ("puzzle-goal-relic", &["n"]),
    ("puzzle-goal-psionic", &["n"]),
    ("puzzle-goal-other", &["n", "what"]),
    ("puzzle-goal-survive", &[]),
    ("puzzle-keep-cities", &["n"]),
    ("puzzle-keep-army", &["n"]),
    ("puzzle-keep-ships", &["n"]),
    ("puzzle-keep-figure", &["who"]),
    ("puzzle-keep-other", &["n", "what"]),
    ("puzzle-deny-points", &["n"]),
    ("puzzle-deny-power", &["n"]),
    ("puzzle-deny-frags", &["n"]),
    ("puzzle-deny-cards", &["n"]),
    ("puzzle-deny-ships", &["n"]),
    ("puzzle-deny-other", &["n", "what"]),
];

/// Who may be sent to the infirmary: the facet, and what it is called.
pub(super) const FIGURES: [(&str, &str); 8] = [
    ("eight_ball", "aris-character-eight-ball"),
    ("gata", "aris-character-gata"),
    ("hexx3r", "aris-character-hexx3r"),
    ("major_lunah", "aris-character-major-lunah"),
    ("maximus", "aris-character-maximus"),
    ("mushashi", "aris-character-mushashi"),
    ("parvati", "aris-character-parvati"),
    ("wild_bill", "aris-character-wild-bill"),
];

impl Goal {
    /// What it is called.
    #[must_use]
    pub fn say(&self) -> Spoken {
        if let Goal::Keep { what, .. } = self
            && let Some((_, id)) = FIGURES.iter().find(|(figure, _)| figure == what)
        {
            let who = Arg::Name(Spoken { id, args: Vec::new() });
            return Spoken { id: "puzzle-keep-figure", args: vec![("who", who)] };
        }
        let (prefix, other, what, least) = match self {
            Goal::Win => return Spoken { id: "puzzle-goal-win", args: Vec::new() },
            Goal::Survive => return Spoken { id: "puzzle-goal-survive", args: Vec::new() },
            Goal::Reach { what, least } => ("puzzle-goal-", "puzzle-goal-other", what, least),
            Goal::Keep { what, least } => ("puzzle-keep-", "puzzle-keep-other", what, least),
            Goal::Deny { what, least } => ("puzzle-deny-", "puzzle-deny-other", what, least),
        };
        let word = what.rsplit(' ').next().unwrap_or_default();
        let known = SAYS.iter().find(|(id, _)| id.strip_prefix(prefix) == Some(word) && word != "other");
        let n = ("n", Arg::Number(i64::from(*least)));
        match known {
            Some((id, _)) => Spoken { id, args: vec![n] },
            None => Spoken { id: other, args: vec![n, ("what", Arg::Text(what.clone().into()))] },
        }
    }
}

impl Puzzle {
    /// What is asked; `label` is what the choice in question is called.
    #[must_use]
    pub fn asks(&self, label: Option<&Spoken>) -> Spoken {
        match &self.question {
            Question::Legal { choice, .. } => {
                let choice = label.map_or_else(|| Arg::Text(choice.clone().into()), |label| Arg::Name(label.clone()));
                Spoken { id: "puzzle-asks-legal", args: vec![("choice", choice)] }
            }
            Question::Find { goal, within, .. } => {
                let within = Arg::Number(i64::from(*within));
                let id = if goal.is_defence() { "puzzle-asks-defence" } else { "puzzle-asks-find" };
                Spoken { id, args: vec![("goal", Arg::Name(goal.say())), ("within", within)] }
            }
            Question::Best { .. } => Spoken { id: "puzzle-asks-best", args: Vec::new() },
        }
    }
}
