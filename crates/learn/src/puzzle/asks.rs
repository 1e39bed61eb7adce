//! The question of a puzzle, in words that every language has (`locales/*/common.ftl`).

use super::{Goal, Puzzle, Question};
use arbiter_engine::{Arg, Signature, Spoken};

/// Every message that puzzles say.
pub const SAYS: &[Signature] = &[
    ("puzzle-asks-legal", &["choice"]),
    ("puzzle-asks-find", &["goal", "within"]),
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
];

impl Goal {
    /// What it is called.
    #[must_use]
    pub fn say(&self) -> Spoken {
        let Goal::Reach { what, least } = self else { return Spoken { id: "puzzle-goal-win", args: Vec::new() } };
        let word = what.rsplit(' ').next().unwrap_or_default();
        let known = SAYS.iter().find(|(id, _)| id.strip_prefix("puzzle-goal-") == Some(word) && word != "other");
        let n = ("n", Arg::Number(i64::from(*least)));
        match known {
            Some((id, _)) => Spoken { id, args: vec![n] },
            None => Spoken { id: "puzzle-goal-other", args: vec![n, ("what", Arg::Text(what.clone().into()))] },
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
                Spoken { id: "puzzle-asks-find", args: vec![("goal", Arg::Name(goal.say())), ("within", within)] }
            }
            Question::Best { .. } => Spoken { id: "puzzle-asks-best", args: Vec::new() },
        }
    }
}
