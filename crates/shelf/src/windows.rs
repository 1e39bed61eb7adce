//! Windows: questions that somebody may answer for you as long as you do not want to be asked, because you may pass.

/// What a game says of its windows, by the ids of its messages.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Windows {
    /// The questions that are windows.
    pub asks: &'static [&'static str],
    /// What is told when a turn or a round begins.
    pub headings: &'static [&'static str],
    /// The choice that passes.
    pub pass: &'static str,
}

/// The windows of a game, if it has any.
#[must_use]
pub fn windows(game: &str) -> Option<Windows> {
    let (asks, headings): (&[&str], &[&str]) = match game {
        "arcmage" => (&["arcm-ask-respond", "arcm-ask-window"], &["arcm-log-turn-begins"]),
        "aristeia" => (
            &["aris-ask-window", "aris-ask-opening-window", "aris-ask-answer"],
            &["aris-log-round-begins", "aris-log-objectives"],
        ),
        _ => return None,
    };
    Some(Windows { asks, headings, pass: "pass" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Visit;
    use arbiter_engine::{Game, Message, Signature};

    fn ids(says: &[Signature]) -> Vec<&'static str> {
        says.iter().map(|(id, _)| *id).collect()
    }

    /// Every message a game can ask and tell.
    struct Said;

    impl Visit for Said {
        type Out = (Vec<&'static str>, Vec<&'static str>);

        fn visit<G: Game>(self) -> Self::Out {
            (ids(G::Ask::SAYS), ids(G::Event::SAYS))
        }
    }

    #[test]
    fn windows_are_named_by_what_their_games_say() {
        let mut with = 0;
        for game in crate::all() {
            let Some(windows) = windows(game) else { continue };
            let (asks, events) = crate::open(game, Said).expect("on the shelf");
            assert!(windows.asks.iter().all(|ask| asks.contains(ask)), "{game}: {asks:?}");
            assert!(windows.headings.iter().all(|heading| events.contains(heading)), "{game}: {events:?}");
            with += 1;
        }
        assert_eq!(with, 2);
    }
}
