//! From what is felt to what comes: the chances a player is told shall be true.
//!
//! Search only compares chances; whether they are true does not matter to it. Whoever is told *three in ten* wants to win three games of
//! ten. So where games have shown that what is felt comes otherwise ([`Game::CAME`]), that is told instead. Which of two chances is
//! the better one stays as it was.

use arbiter_engine::Game;

/// What comes of a chance that is felt to be so good: 0 to 1.
pub(crate) fn comes<G: Game>(felt: f32) -> f32 {
    between(G::CAME, felt)
}

/// Straight from one place to the next.
fn between(came: &[u16], felt: f32) -> f32 {
    let felt = felt.clamp(0.0, 1.0);
    let Some(steps) = came.len().checked_sub(1).filter(|steps| *steps > 0) else { return felt };
    let at = felt * steps as f32;
    let below = (at as usize).min(steps - 1);
    let [low, high] = [below, below + 1].map(|place| f32::from(came[place]) / 1000.0);
    low + (high - low) * (at - below as f32)
}

#[cfg(test)]
mod tests {
    use super::between;
    use arbiter_engine::Game;

    #[test]
    fn what_comes_lies_between_what_is_known() {
        assert_eq!([0.0, 0.3, 1.0, 1.5].map(|felt| between(&[], felt)), [0.0, 0.3, 1.0, 1.0]);
        let came = [0, 100, 500, 900, 1000];
        assert_eq!([0.0, 0.25, 0.5, 1.0].map(|felt| between(&came, felt)), [0.0, 0.1, 0.5, 1.0]);
        assert!((between(&came, 0.375) - 0.3).abs() < 1e-6);
    }

    #[test]
    fn what_came_is_in_order_and_as_true_of_the_rival() {
        fn check<G: Game>() {
            assert!(G::CAME.is_sorted(), "{}", G::NAME);
            let [first, .., last] = G::CAME else { return };
            assert_eq!((*first, *last), (0, 1000), "{}", G::NAME);
            let both = G::CAME.iter().zip(G::CAME.iter().rev()).all(|(one, other)| one + other == 1000);
            assert!(both, "{}: what one wins the other loses", G::NAME);
        }
        check::<arcmage::Arcmage>();
        check::<arcs::Arcs>();
        check::<aristeia::Aristeia>();
        check::<res_arcana::ResArcana>();
    }
}
