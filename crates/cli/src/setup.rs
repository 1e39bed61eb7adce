//! Setups named on the command line.

use crate::answer::Trouble;
use arbiter_engine::{Game, Notation, Setup};

/// The usual setup for that many seats, changed by words such as `deal draft`.
pub fn setup<G: Game>(seats: u8, words: Option<&str>) -> Result<G::Setup, Trouble> {
    changed::<G>(G::Setup::usual(seats), words)
}

/// A setup, changed by such words.
pub fn changed<G: Game>(usual: G::Setup, words: Option<&str>) -> Result<G::Setup, Trouble> {
    let Some(words) = words else { return Ok(usual) };
    // A setup is read as pairs of a key and a value; what comes later wins.
    G::Setup::from_text(&format!("{} {words}", usual.text())).map_err(|error| {
        Trouble::because(format!("the setup “{words}” cannot be read: {error}; the usual one is “{}”", usual.text()))
    })
}

/// Every side of a game against every side, its own included: for two seats.
pub struct Matrix<G: Game> {
    /// The names of the sides.
    pub sides: Vec<String>,
    /// Which side sits where, as numbers, and the setup.
    pub pairs: Vec<([usize; 2], G::Setup)>,
}

impl<G: Game> Matrix<G> {
    /// Sits down every pair once; words change the rest of the setup.
    pub fn of(words: Option<&str>) -> Result<Matrix<G>, Trouble> {
        let sides = G::Setup::sides();
        if sides.is_empty() {
            return Err(Trouble::because(format!("everybody begins {} alike: there are no decks to compare", G::NAME)));
        }
        let mut pairs = Vec::new();
        for first in 0..sides.len() {
            for second in first..sides.len() {
                let both = format!("p1 {} p2 {} {}", sides[first], sides[second], words.unwrap_or_default());
                pairs.push(([first, second], setup::<G>(2, Some(&both))?));
            }
        }
        Ok(Matrix { sides, pairs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pebbles::Pebbles;

    #[test]
    fn words_change_the_usual_setup() {
        assert_eq!(setup::<Pebbles>(3, None).map(|setup| setup.text()), Ok("players 3".into()));
        assert_eq!(setup::<Pebbles>(3, Some("players 2")).map(|setup| setup.text()), Ok("players 2".into()));
        let Err(Trouble::WrongUse(why)) = setup::<Pebbles>(3, Some("foot 2")) else { panic!("a foot is no setup") };
        assert!(why.contains("players 3"), "{why}");
    }

    #[test]
    fn every_deck_meets_every_deck_once() {
        let Ok(matrix) = Matrix::<arcmage::Arcmage>::of(None) else { panic!("Arcmage has decks") };
        let decks = matrix.sides.len();
        assert_eq!((decks, matrix.pairs.len()), (6, 21));
        assert!(matrix.pairs.iter().all(|([a, b], setup)| {
            setup.text().contains(&format!("p1 {} p2 {}", matrix.sides[*a], matrix.sides[*b]))
        }));
        assert!(Matrix::<Pebbles>::of(None).is_err());
    }
}
