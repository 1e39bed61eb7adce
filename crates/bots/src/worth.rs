//! What a position is worth: the game's estimates, made comparable.

use arbiter_engine::{Game, MAX_SEATS, Seat, Seats, Turn};

/// More than any estimate: a game that is won.
const WON: i32 = 1_000_000;

/// By how much a seat is ahead of its best rival, in the units of [`Game::estimate`]. A game that is
/// over is judged by who won, whatever the estimate says.
///
/// A lead rather than the seat's own estimate: so what hurts a rival counts, and whatever the rules
/// make of the end drawing near, which counts for all, does not.
pub(crate) fn worth<G: Game>(position: &G, seat: Seat) -> i32 {
    match position.turn() {
        Turn::Waiting(_) => lead(position.estimates(), seat),
        Turn::Over(ranking) => {
            let winners = ranking.winners();
            if winners.has(seat) { WON / i32::from(winners.len()) } else { -WON }
        }
    }
}

/// The share of a win each seat may hope for by the estimate, 0 to 1. `scale` is the lead, in the units of
/// [`Game::estimate`], that makes a win likely (85 %).
pub(crate) fn outcome<G: Game>(position: &G, scale: f32) -> [f32; MAX_SEATS] {
    let mut hopes = [0.0; MAX_SEATS];
    match position.turn() {
        Turn::Waiting(_) => {
            let estimates = position.estimates();
            for seat in Seats::all(position.seats()) {
                hopes[seat.index()] = chance(lead(estimates, seat) as f32 / scale);
            }
        }
        Turn::Over(ranking) => {
            let winners = ranking.winners();
            for winner in winners {
                hopes[winner.index()] = 1.0 / f32::from(winners.len());
            }
        }
    }
    hopes
}

/// What a seat has more than the best of the others.
fn lead(mut estimates: [Option<i32>; MAX_SEATS], seat: Seat) -> i32 {
    let own = estimates[seat.index()].take();
    let best_rival = estimates.into_iter().flatten().max();
    own.unwrap_or(0) - best_rival.unwrap_or(0)
}

/// Squeezes any lead into 0 to 1, even into 0.5. A root instead of the usual logistic curve, because
/// a root is the same to the last bit on every machine.
pub(crate) fn chance(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{chance, lead};
    use arbiter_engine::Seat;

    #[test]
    fn a_lead_is_over_the_best_rival() {
        let estimates = [Some(300), Some(-50), Some(100), None];
        assert_eq!([0, 1, 2].map(|seat| lead(estimates, Seat::new(seat))), [200, -350, -200]);
        assert_eq!(lead([Some(7), None, None, None], Seat::new(0)), 7);
    }

    #[test]
    fn a_lead_is_a_chance() {
        assert_eq!(chance(0.0), 0.5);
        assert!((chance(1.0) - 0.854).abs() < 0.001);
        assert!((chance(1.0) + chance(-1.0) - 1.0).abs() < 1e-6);
        assert!(chance(100.0) <= 1.0 && chance(-100.0) >= 0.0);
    }
}
