//! Many seeded games between the same bots.

use crate::{
    play::{Luck, Played, play_at_table, play_game},
    wilson::interval_95,
};
use arbiter_bots::{Bot, Kind, bot};
use arbiter_engine::{Game, Log, Notation, Ranking, Seat, Seats};
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// Who gets the number and the log of a game that ended.
pub type OnLog<'a, G> = dyn Fn(u64, &Log<G>) + Sync + 'a;

/// Many seeded games between the same bots, who change seats from game to game.
#[derive(Clone, Debug)]
pub struct Tournament<G: Game> {
    /// What every table is set up with.
    pub setup: G::Setup,
    /// Who plays: as many as there are seats.
    pub bots: Vec<Kind>,
    /// How many games; a multiple of the number of bots is fair to all of them.
    pub games: u64,
    /// What all luck comes from.
    pub seed: u64,
    /// Is every deal played once for each seating, with the same luck?
    pub paired: bool,
    /// What those who are no level judge by instead of what the game has learned, if anything: a name, for records.
    pub judge: Option<String>,
}

/// Why a tournament cannot be.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Impossible<R> {
    /// The game cannot be set up so.
    Setup(R),
    /// There must be a bot for every seat.
    Bots {
        /// Seats at the table.
        seats: u8,
        /// Bots invited.
        bots: usize,
    },
    /// A game that was played before is none of this tournament's: it has another number, other players or another seed.
    OfAnother {
        /// Where it stands, from 0.
        game: u64,
    },
}

/// How one game of a tournament went: a line of JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameLine {
    /// The number of the game, from 0.
    pub game: u64,
    /// The seed of its table: 32 hexadecimal digits.
    pub seed: String,
    /// Who sat where.
    pub seats: BTreeMap<Seat, String>,
    /// Everybody in first place; nobody if the game was stopped.
    pub winners: Vec<Seat>,
    /// The place of each seat, from 1; empty if the game was stopped.
    pub places: Vec<u8>,
    /// Choices made by seats.
    pub decisions: u64,
    /// All choices, those of the House included.
    pub plies: usize,
}

/// How a tournament went. Lists are in the order of the bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// What every table was set up with, in words.
    pub setup: String,
    /// Games played.
    pub games: u64,
    /// Seats at each table.
    pub players: u8,
    /// Who played.
    pub bots: Vec<String>,
    /// Games won; a win shared by k counts 1/k for each of them.
    pub wins: Vec<f64>,
    /// The share of all games won.
    pub win_rate: Vec<f64>,
    /// Where the true win rate lies with 95 % confidence: `[low, high]` (Wilson).
    pub interval: Vec<[f64; 2]>,
    /// The place reached on average in games that were finished, from 1.
    pub mean_place: Vec<f64>,
    /// Choices made by all seats together in a game, on average.
    pub mean_decisions: f64,
    /// All choices in a game, those of the House included, on average.
    pub mean_plies: f64,
    /// Games stopped after [`Game::LONGEST`] choices: nobody won them.
    pub unfinished: u64,
    /// What all luck came from.
    pub seed: u64,
}

impl<G: Game> Tournament<G> {
    /// Plays all games on every core. `on_game` hears of each one, in order, soon after it ended.
    ///
    /// What comes out, and what `on_game` hears, does not depend on the number of threads.
    pub fn run(&self, on_game: impl FnMut(&GameLine) + Send) -> Result<Outcome, Impossible<G::Reason>> {
        self.go_on(&[], on_game)
    }

    /// The same where the first games were played before: what came of them is taken as told, the rest is played. What comes out is
    /// the same as if nothing had come between. `on_game` hears of the new games only.
    pub fn go_on(
        &self,
        played: &[GameLine],
        on_game: impl FnMut(&GameLine) + Send,
    ) -> Result<Outcome, Impossible<G::Reason>> {
        self.run_with(|index| bot(self.bots[index]), played, None, on_game)
    }

    /// The same, and `on_log` gets the number and the log of each game that ends, before `on_game` hears of it; on whichever thread
    /// played it, in whatever order.
    pub fn go_on_logging(
        &self,
        played: &[GameLine],
        on_log: &OnLog<'_, G>,
        on_game: impl FnMut(&GameLine) + Send,
    ) -> Result<Outcome, Impossible<G::Reason>> {
        self.run_with(|index| bot(self.bots[index]), played, Some(on_log), on_game)
    }

    /// The same with bots made to order: `make(i)` stands in for `bots[i]`. For studies.
    pub fn run_with(
        &self,
        make: impl Fn(usize) -> Box<dyn Bot<G>> + Sync,
        played: &[GameLine],
        on_log: Option<&OnLog<'_, G>>,
        on_game: impl FnMut(&GameLine) + Send,
    ) -> Result<Outcome, Impossible<G::Reason>> {
        let start = G::begin(&self.setup).map_err(Impossible::Setup)?;
        let (seats, players) = (start.seats(), self.bots.len());
        if players != usize::from(seats) {
            return Err(Impossible::Bots { seats, bots: players });
        }
        let mut scorer = Scorer::new(self, on_game);
        for (game, line) in (0..self.games).zip(played) {
            if !self.is_own(game, line) {
                return Err(Impossible::OfAnother { game });
            }
            scorer.score(line);
            scorer.next = game + 1;
        }
        let begin = scorer.next;
        let scorer = Mutex::new(scorer);
        // One game after the other is handed to whichever thread is free. (Parting the range among the
        // threads beforehand would keep the scorer waiting for the first games of the last thread.)
        (begin..self.games).par_bridge().for_each_init(
            || (0..players).map(&make).collect::<Vec<_>>(),
            |bots, game| {
                let luck = self.luck(game);
                let house = luck.house;
                let seating = seating(game, players);
                let played =
                    match on_log.map(|on_log| (on_log, play_at_table(&self.setup, bots, &seating, luck.clone()))) {
                        Some((on_log, Ok((played, log)))) => {
                            on_log(game, &log);
                            played
                        }
                        _ => play_game(&start, bots, &seating, luck),
                    };
                let line = self.line(game, house.to_string(), &seating, &played);
                scorer.lock().unwrap_or_else(PoisonError::into_inner).hear(line);
            },
        );
        Ok(scorer.into_inner().unwrap_or_else(PoisonError::into_inner).outcome(seats))
    }

    /// The luck of a game: that of its deal.
    fn luck(&self, game: u64) -> Luck {
        let deal = if self.paired { game / self.bots.len().max(1) as u64 } else { game };
        Luck::of_game(self.seed, deal)
    }

    /// Who sits where in a game, by name.
    fn sitters(&self, seating: &[usize]) -> BTreeMap<Seat, String> {
        let seats = Seats::all(seating.len() as u8).into_iter();
        seats.zip(seating).map(|(seat, bot)| (seat, self.bots[*bot].to_string())).collect()
    }

    /// Is this how a game of this tournament went?
    fn is_own(&self, game: u64, line: &GameLine) -> bool {
        let places = line.places.is_empty() || line.places.len() == self.bots.len();
        places
            && line.game == game
            && line.seed == self.luck(game).house.to_string()
            && line.seats == self.sitters(&seating(game, self.bots.len()))
    }

    fn line(&self, game: u64, seed: String, seating: &[usize], played: &Played) -> GameLine {
        let seats = || Seats::all(seating.len() as u8).into_iter();
        let places = |ranking: Ranking| seats().map(|seat| ranking.place(seat)).collect();
        GameLine {
            game,
            seed,
            seats: self.sitters(seating),
            winners: played.ranking.map_or(Seats::NONE, |ranking| ranking.winners()).into_iter().collect(),
            places: played.ranking.map_or_else(Vec::new, places),
            decisions: played.decisions,
            plies: played.plies,
        }
    }
}

/// Which bot sits in each seat of a game: every bot moves one seat on from game to game.
pub(crate) fn seating(game: u64, players: usize) -> Vec<usize> {
    let turned = (game % players as u64) as usize;
    (0..players).map(|seat| (seat + turned) % players).collect()
}

/// Keeps the score, game by game in their order, however they come in.
struct Scorer<'a, G: Game, F> {
    tournament: &'a Tournament<G>,
    on_game: F,
    /// The game to be scored next, and those that ended before it did.
    next: u64,
    early: BTreeMap<u64, GameLine>,
    wins: Vec<f64>,
    places: Vec<u64>,
    decisions: u64,
    plies: u64,
    unfinished: u64,
}

impl<'a, G: Game, F: FnMut(&GameLine)> Scorer<'a, G, F> {
    fn new(tournament: &'a Tournament<G>, on_game: F) -> Self {
        let bots = tournament.bots.len();
        Scorer {
            tournament,
            on_game,
            next: 0,
            early: BTreeMap::new(),
            wins: vec![0.0; bots],
            places: vec![0; bots],
            decisions: 0,
            plies: 0,
            unfinished: 0,
        }
    }

    fn hear(&mut self, line: GameLine) {
        self.early.insert(line.game, line);
        while let Some(line) = self.early.remove(&self.next) {
            self.score(&line);
            (self.on_game)(&line);
            self.next += 1;
        }
    }

    fn score(&mut self, line: &GameLine) {
        self.decisions += line.decisions;
        self.plies += line.plies as u64;
        self.unfinished += u64::from(line.places.is_empty());
        let seating = seating(line.game, self.wins.len());
        for (bot, place) in seating.iter().zip(&line.places) {
            self.places[*bot] += u64::from(*place);
            if *place == 1 {
                self.wins[*bot] += 1.0 / line.winners.len() as f64;
            }
        }
    }

    fn outcome(self, players: u8) -> Outcome {
        let Tournament { setup, bots, games, seed, .. } = self.tournament;
        let (games, seed) = (*games, *seed);
        let played = games.max(1) as f64;
        let finished = (games - self.unfinished).max(1) as f64;
        Outcome {
            game: G::NAME,
            rules: G::RULES,
            setup: setup.text(),
            games,
            players,
            bots: bots.iter().map(Kind::to_string).collect(),
            win_rate: self.wins.iter().map(|wins| wins / played).collect(),
            interval: self.wins.iter().map(|wins| interval_95(*wins, games)).collect(),
            wins: self.wins,
            mean_place: self.places.iter().map(|places| *places as f64 / finished).collect(),
            mean_decisions: self.decisions as f64 / played,
            mean_plies: self.plies as f64 / played,
            unfinished: self.unfinished,
            seed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::seating;

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for players in 1..=4 {
            let mut sat = vec![vec![0; players]; players];
            for game in 0..12 {
                for (seat, bot) in seating(game, players).into_iter().enumerate() {
                    sat[bot][seat] += 1;
                }
            }
            assert!(sat.iter().flatten().all(|times| *times == 12 / players));
        }
    }
}
