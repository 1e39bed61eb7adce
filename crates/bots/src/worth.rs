//! What a position is worth: the game's estimates, made comparable.

use arbiter_engine::{Game, MAX_SEATS, Seat, Turn};

/// More than any estimate: a game that is won.
const WON: i32 = 1_000_000;

/// How a position looks to a seat, in the units of [`Game::estimate`]. A game that is over is judged
/// by who won, whatever the estimate says.
pub(crate) fn worth<G: Game>(position: &G, seat: Seat) -> i32 {
    match position.turn() {
        Turn::Waiting(_) => position.estimate(seat),
        Turn::Over(ranking) => {
            let winners = ranking.winners();
            if winners.has(seat) { WON / i32::from(winners.len()) } else { -WON }
        }
    }
}

/// The share of a win each seat may hope for, 0 to 1. `scale` is the lead, in the units of
/// [`Game::estimate`], that makes a win likely (85 %).
pub(crate) fn hopes<G: Game>(position: &G, scale: f32) -> [f32; MAX_SEATS] {
    let mut hopes = [0.0; MAX_SEATS];
    let seats = usize::from(position.seats()).min(MAX_SEATS);
    if let Turn::Over(ranking) = position.turn() {
        let winners = ranking.winners();
        for winner in winners {
            hopes[winner.index()] = 1.0 / f32::from(winners.len());
        }
        return hopes;
    }
    let mut estimates = [0; MAX_SEATS];
    for (index, estimate) in estimates[..seats].iter_mut().enumerate() {
        *estimate = position.estimate(Seat::new(index as u8));
    }
    for index in 0..seats {
        let rivals = estimates[..seats].iter().enumerate().filter(|(other, _)| *other != index);
        let best_rival = rivals.map(|(_, estimate)| *estimate).max().unwrap_or(0);
        hopes[index] = chance((estimates[index] - best_rival) as f32 / scale);
    }
    hopes
}

/// Squeezes any lead into 0 to 1, even into 0.5. A root instead of the usual logistic curve, because
/// a root is the same to the last bit on every machine.
fn chance(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn a_lead_is_a_chance() {
        assert_eq!(chance(0.0), 0.5);
        assert!((chance(1.0) - 0.854).abs() < 0.001);
        assert!((chance(1.0) + chance(-1.0) - 1.0).abs() < 1e-6);
        assert!(chance(100.0) <= 1.0 && chance(-100.0) >= 0.0);
    }
}
