//! Are stated chances true? Of all positions in which a seat was told to win three games of ten, it should win three of ten.

use crate::{
    play::{Luck, watch_game},
    tournament::seating,
};
use arbiter_bots::{Bot, Kind, advise, bot, felt};
use arbiter_engine::{Game, Peek, Rng, Seats, Turn};
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde::{Deserialize, Serialize};

/// Chances are told apart by so many steps.
pub const BINS: usize = 20;
/// Chances are summed as whole numbers, so that the order in which games end does not matter.
const ONE: f64 = 1e6;

/// Games between bots in which the chances are noted that a player of such a table would be told, and who wins in the end.
#[derive(Clone, Debug)]
pub struct Calibration<G: Game> {
    /// What every table is set up with.
    pub setup: G::Setup,
    /// Who plays: as many as there are seats.
    pub bots: Vec<Kind>,
    /// How many games.
    pub games: u64,
    /// What all luck comes from.
    pub seed: u64,
    /// At one decision in so many chances are noted.
    pub every: u64,
    /// Are they noted as bots feel them, not as players are told?
    pub felt: bool,
}

/// What was told, and what came.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug)]
struct Bin {
    told: u64,
    came: u64,
    square: u64,
    count: u64,
}

/// How true stated chances were.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Calibrated {
    /// Games that were finished.
    pub games: u64,
    /// Chances noted, one for each seat at each decision looked at.
    pub chances: u64,
    /// By how much a stated chance is off, on average over the steps.
    pub error: f64,
    /// The mean square of what is missing between a stated chance and what came (Brier); 0.25 is what a coin knows.
    pub square: f64,
    /// For each step with anything in it: the chance told, the share of wins that came, and how often.
    pub curve: Vec<(f64, f64, u64)>,
}

impl<G: Game> Calibration<G> {
    /// Plays all games on every core; nothing if the table cannot be set up so. What comes out does not depend on the number of
    /// threads. `on_game` hears that one has ended.
    pub fn run(&self, on_game: impl Fn() + Sync) -> Result<Calibrated, G::Reason> {
        let start = G::begin(&self.setup)?;
        let (bins, games) = (0..self.games)
            .par_bridge()
            .map_init(
                || self.bots.iter().map(|kind| bot(*kind)).collect::<Vec<_>>(),
                |bots, game| {
                    let told = self.told(&start, bots, game);
                    on_game();
                    told
                },
            )
            .reduce(Default::default, |(mut bins, games), (more, more_games)| {
                bins.iter_mut().zip(more).for_each(|(bin, more)| bin.add(more));
                (bins, games + more_games)
            });
        Ok(Calibrated::of(&bins, games))
    }

    /// What was told in a game and what came of it; nothing of a game that was not finished.
    fn told(&self, start: &G, bots: &mut [Box<dyn Bot<G>>], game: u64) -> ([Bin; BINS], u64) {
        let (mut told, mut decisions) = (Vec::new(), game);
        let mut rng = Rng::stream(self.seed ^ 0x7e11, game);
        let seating = seating(game, bots.len());
        let played = watch_game(start, bots, &seating, Luck::of_game(self.seed, game), |position: &G, _| {
            let Turn::Waiting(asked) = position.turn() else { return };
            let Some(seat) = asked.into_iter().next().filter(|seat| !seat.is_house()) else { return };
            decisions += 1;
            if decisions.is_multiple_of(self.every.max(1)) {
                let peek = Peek::new(position, seat);
                let chances =
                    if self.felt { felt(&peek, &mut rng) } else { advise(&peek, 0, &|| false, &mut rng).chances };
                told.push(chances);
            }
        });
        let mut bins = [Bin::default(); BINS];
        let Some(ranking) = played.ranking else { return (bins, 0) };
        let winners = ranking.winners();
        for chances in told {
            for seat in Seats::all(start.seats()) {
                let told = f64::from(chances[seat.index()]);
                let came = if winners.has(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
                bins[((told * BINS as f64) as usize).min(BINS - 1)].add(Bin::of(told, came));
            }
        }
        (bins, 1)
    }
}

impl Bin {
    fn of(told: f64, came: f64) -> Bin {
        let whole = |number: f64| (number * ONE).round() as u64;
        Bin { told: whole(told), came: whole(came), square: whole((told - came) * (told - came)), count: 1 }
    }

    fn add(&mut self, more: Bin) {
        self.told += more.told;
        self.came += more.came;
        self.square += more.square;
        self.count += more.count;
    }
}

/// Places between 0 and 1 at which it is said what comes.
const STEPS: usize = 10;
/// A lead may count for so much more or less than is felt.
const MOST: f64 = 32.0;

impl Calibrated {
    /// What came at a felt chance of 0, a tenth, two tenths … of a win, in thousandths: to be laid down in
    /// [`Game::CAME`](arbiter_engine::Game::CAME). Every lead counts for so much more or less than was felt, as fits best what was noted:
    /// a single number, so that few games suffice.
    #[must_use]
    pub fn came(&self) -> [u16; STEPS + 1] {
        let off = |counts: f64| -> f64 {
            let bins = self.curve.iter();
            bins.map(|(told, came, often)| *often as f64 * (counted(*told, counts) - came).powi(2)).sum()
        };
        let tried = (0..=1000).map(|step| MOST.powf(f64::from(step - 500) / 500.0));
        let best = tried.min_by(|one, other| off(*one).total_cmp(&off(*other))).unwrap_or(1.0);
        let mut came = [0; STEPS + 1];
        for step in 0..=STEPS / 2 {
            came[step] = (1000.0 * counted(step as f64 / STEPS as f64, best)).round() as u16;
            came[STEPS - step] = 1000 - came[step];
        }
        came
    }

    fn of(bins: &[Bin], games: u64) -> Calibrated {
        let chances: u64 = bins.iter().map(|bin| bin.count).sum();
        let all = chances.max(1) as f64 * ONE;
        let off: u64 = bins.iter().map(|bin| bin.told.abs_diff(bin.came)).sum();
        let square: u64 = bins.iter().map(|bin| bin.square).sum();
        let mean = |sum: u64, bin: &Bin| sum as f64 / (bin.count as f64 * ONE);
        let full = bins.iter().filter(|bin| bin.count > 0);
        Calibrated {
            games,
            chances,
            error: off as f64 / all,
            square: square as f64 / all,
            curve: full.map(|bin| (mean(bin.told, bin), mean(bin.came, bin), bin.count)).collect(),
        }
    }
}

/// The chance if its lead counts for so much: bots feel leads as chances by a root, `t = l / √(1 + l²)`, so a lead that counts `c` times
/// as much is felt as `ct / √(1 − t² + c²t²)`, which also holds where a win is certain and the lead has no end.
fn counted(chance: f64, counts: f64) -> f64 {
    let told = 2.0 * chance - 1.0;
    let more = counts * told;
    0.5 + 0.5 * more / (1.0 - told * told + more * more).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{BINS, Bin, Calibrated, counted};

    #[test]
    fn chances_that_come_true_are_not_off() {
        let mut bins = [Bin::default(); BINS];
        for game in 0..10 {
            bins[6].add(Bin::of(0.3, if game < 3 { 1.0 } else { 0.0 }));
            bins[18].add(Bin::of(0.9, 0.5));
        }
        let found = Calibrated::of(&bins[..18], 10);
        assert_eq!((found.error, found.chances, found.games), (0.0, 10, 10));
        assert!((found.square - 0.21).abs() < 1e-6, "{found:?}");
        let found = Calibrated::of(&bins, 10);
        assert!((found.error - 0.2).abs() < 1e-6, "half of them are off by 0.4: {found:?}");
        assert_eq!(found.curve, [(0.3, 0.3, 10), (0.9, 0.5, 10)]);
    }

    #[test]
    fn what_came_is_told_of_both_sides() {
        let found = |counts: f64| {
            let curve = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].map(|felt| (felt, counted(felt, counts), 5));
            Calibrated { games: 1, chances: 30, error: 0.0, square: 0.0, curve: curve.to_vec() }.came()
        };
        assert_eq!(found(1.0), [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
        let (bold, shy) = (found(0.3), found(3.0));
        assert!(bold[1] > 250 && shy[1] < 30 && bold.is_sorted() && shy.is_sorted(), "{bold:?}, {shy:?}");
        assert_eq!([bold[0], bold[5], bold[10]], [0, 500, 1000]);
    }
}
