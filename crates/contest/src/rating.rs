//! How well somebody plays: the method of Weng and Lin (2011), for tables of any size.
//!
//! Everybody has a strength and says how sure it is; whoever comes before somebody takes from them, the more the less that
//! was to be expected. The order of games counts, so a pool hears of them in the order in which they ended, and the same
//! history leads to the same numbers.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::collections::HashMap;

/// How many points of what is shown make one of the method: whoever is new stands at 1500.
const SHOWN: f64 = 60.0;

/// How well somebody plays, as it is shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rating {
    /// The strength; 1500 for whoever is new.
    pub value: i32,
    /// The true strength lies so far from it at most, in nineteen of twenty cases.
    pub spread: u32,
    /// How many rated games it was found by.
    pub games: u32,
}

/// Everybody who plays a game at a table of one size. They are known by any text.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    all: HashMap<String, (WengLinRating, u32)>,
}

impl Pool {
    /// A game has ended: everybody with their place, from 1; who ties has the same. Whoever sat there more than once makes
    /// it a game that says nothing.
    pub fn hear(&mut self, places: &[(String, u8)]) {
        let twice = places.iter().enumerate().any(|(at, (who, _))| places[..at].iter().any(|(other, _)| other == who));
        if places.len() < 2 || twice {
            return;
        }
        let before: Vec<[WengLinRating; 1]> = places.iter().map(|(who, _)| [self.of(who).0]).collect();
        let outcome = |place: u8| MultiTeamOutcome::new(usize::from(place));
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().zip(places).map(|(team, (_, place))| (team.as_slice(), outcome(*place))).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((who, _), after) in places.iter().zip(after) {
            let games = self.of(who).1 + 1;
            if let Some(rating) = after.into_iter().next() {
                self.all.insert(who.clone(), (rating, games));
            }
        }
    }

    fn of(&self, who: &str) -> (WengLinRating, u32) {
        self.all.get(who).copied().unwrap_or((WengLinRating::new(), 0))
    }

    /// How well somebody plays.
    #[must_use]
    pub fn rating(&self, who: &str) -> Rating {
        let (rating, games) = self.of(who);
        let spread = (rating.uncertainty * 2.0 * SHOWN).round() as u32;
        Rating { value: (rating.rating * SHOWN).round() as i32, spread, games }
    }

    /// Everybody who has played, the strongest first.
    #[must_use]
    pub fn ranking(&self) -> Vec<(&str, Rating)> {
        let mut all: Vec<(&str, Rating)> = self.all.keys().map(|who| (who.as_str(), self.rating(who))).collect();
        all.sort_by_key(|(who, rating)| (std::cmp::Reverse(rating.value), *who));
        all
    }
}
