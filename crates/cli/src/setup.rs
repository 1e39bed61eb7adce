//! Setups named on the command line.

use crate::answer::Trouble;
use arbiter_engine::{Game, Notation, Setup};

/// The usual setup for that many seats, changed by words such as `deal draft`.
pub fn setup<G: Game>(seats: u8, words: Option<&str>) -> Result<G::Setup, Trouble> {
    let usual = G::Setup::usual(seats);
    let Some(words) = words else { return Ok(usual) };
    // A setup is read as pairs of a key and a value; what comes later wins.
    G::Setup::from_text(&format!("{} {words}", usual.text())).map_err(|error| {
        Trouble::because(format!("the setup “{words}” cannot be read: {error}; the usual one is “{}”", usual.text()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_testkit::toy::Toy;

    #[test]
    fn words_change_the_usual_setup() {
        assert_eq!(setup::<Toy>(3, None).map(|setup| setup.text()), Ok("players 3 hand 3".into()));
        assert_eq!(setup::<Toy>(3, Some("hand 2")).map(|setup| setup.text()), Ok("players 3 hand 2".into()));
        let Err(Trouble::WrongUse(why)) = setup::<Toy>(3, Some("foot 2")) else { panic!("a foot is no setup") };
        assert!(why.contains("players 3 hand 3"), "{why}");
    }
}
