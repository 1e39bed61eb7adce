//! Results worth keeping: small lines of JSON, from which tables and pictures are made.

use crate::{
    calibration::{Calibrated, Calibration},
    tournament::Tournament,
};
use arbiter_bots::Kind;
use arbiter_engine::{Game, Notation};
use serde::{Deserialize, Serialize};

/// What came of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What every table was set up with, in words.
    pub setup: String,
    /// Who played.
    pub bots: Vec<String>,
    /// What sets the levels among them apart, in words; nothing of others, whose names say all.
    pub skills: Vec<String>,
    /// Was every deal played once for each seating?
    pub paired: bool,
    /// What those who are no level judged by, if not by what the game has learned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judge: Option<String>,
    /// What all luck came from.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Games won; a win shared by k counts 1/k for each of them.
    pub wins: Vec<f64>,
    /// The command that shows the same.
    pub command: String,
}

impl Match {
    /// What came of this tournament.
    #[must_use]
    pub fn of<G: Game>(tournament: &Tournament<G>, games: u64, wins: Vec<f64>, command: String) -> Match {
        Match {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            setup: tournament.setup.text(),
            bots: tournament.bots.iter().map(Kind::to_string).collect(),
            skills: tournament.bots.iter().map(|kind| skill::<G>(*kind)).collect(),
            paired: tournament.paired,
            judge: tournament.judge.clone(),
            seed: tournament.seed,
            games,
            wins,
            command,
        }
    }

    /// Everything that decides how its games go, but for the number of them.
    #[must_use]
    pub fn name(&self) -> String {
        let Match { game, rules, setup, seed, .. } = self;
        let bots = self.bots.iter().zip(&self.skills);
        let bots = bots.map(|(bot, skill)| if skill.is_empty() { bot.clone() } else { format!("{bot} ({skill})") });
        let paired = if self.paired { " paired" } else { "" };
        let judge = self.judge.as_ref().map_or_else(String::new, |judge| format!(" judge {judge}"));
        format!("{game} rules {rules} {setup} bots {} seed {seed}{paired}{judge}", bots.collect::<Vec<_>>().join(","))
    }
}

impl<G: Game> Tournament<G> {
    /// Everything that decides how its games go, but for the number of them.
    #[must_use]
    pub fn name(&self) -> String {
        Match::of(self, 0, Vec::new(), String::new()).name()
    }
}

fn skill<G: Game>(kind: Kind) -> String {
    match kind {
        Kind::Level(level) => G::LEVELS[level as usize].to_string(),
        _ => String::new(),
    }
}

/// How true stated chances were.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Truth {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What every table was set up with, in words.
    pub setup: String,
    /// Who played.
    pub bots: Vec<String>,
    /// What all luck came from.
    pub seed: u64,
    /// What was found.
    #[serde(flatten)]
    pub found: Calibrated,
    /// The command that shows the same.
    pub command: String,
}

impl Truth {
    /// Everything that decides what is found, but for the number of games.
    #[must_use]
    pub fn name(&self) -> String {
        let Truth { game, rules, setup, bots, seed, .. } = self;
        format!("{game} rules {rules} {setup} bots {} seed {seed}", bots.join(","))
    }

    /// What was found of these games.
    #[must_use]
    pub fn of<G: Game>(games: &Calibration<G>, found: Calibrated, command: String) -> Truth {
        Truth {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            setup: games.setup.text(),
            bots: games.bots.iter().map(Kind::to_string).collect(),
            seed: games.seed,
            found,
            command,
        }
    }
}
