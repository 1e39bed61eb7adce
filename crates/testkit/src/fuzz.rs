//! Any bytes are a game, and any text is read or refused: what a fuzzer feeds, and ordinary tests
//! with a few random inputs.

use arbiter_engine::{Choices, Game, Log, Notation, Setup, Table, Turn, read_position};

/// Plays the game these bytes stand for: the first picks the setup, each further one a choice.
///
/// # Panics
/// If the rules are broken: a seat is asked without an answer, a piece is lost, or a text form does
/// not read back.
pub fn any_game<G: Game>(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let seats = 2 + first % 3;
    let variants = G::Setup::variants(seats);
    let Some((_, setup)) = variants.get(usize::from(first / 3) % variants.len().max(1)) else { return };
    let Ok(mut position) = G::begin(setup) else { return };
    let mut choices = Choices::new();
    for byte in rest {
        let Turn::Waiting(asked) = position.turn() else { break };
        let seat =
            asked.into_iter().nth(usize::from(*byte) % usize::from(asked.len().max(1))).expect("somebody is asked");
        position.choices(seat, &mut choices);
        assert!(!choices.is_empty(), "{seat} is asked and has no answer");
        let choice = choices[usize::from(*byte) % choices.len()];
        assert_eq!(G::Choice::from_text(&choice.text()), Ok(choice), "a choice reads back");
        position.apply(seat, choice, &mut ());
        assert_eq!(position.sound(), Ok(()), "{} after {}", arbiter_engine::position_text(&position), choice.text());
    }
    let text = arbiter_engine::position_text(&position);
    assert_eq!(read_position::<G>(&text).as_ref(), Ok(&position), "a position reads back");
}

/// Reads a text as everything that is ever read from outside. It may be refused; nothing may break,
/// and a position that is accepted can be played on.
///
/// # Panics
/// If reading it, or playing on from it, breaks the rules.
pub fn any_text<G: Game>(text: &str) {
    let _ = G::Choice::from_text(text);
    if let Ok(setup) = G::Setup::from_text(text) {
        let _ = G::begin(&setup);
    }
    if let Ok(log) = text.parse::<Log<G>>() {
        let _ = Table::replay(&log);
    }
    if let Ok(position) = read_position::<G>(text) {
        play_on(position);
    }
}

/// Answers a while with the first choice listed.
fn play_on<G: Game>(mut position: G) {
    let mut choices = Choices::new();
    for _ in 0..200 {
        let Turn::Waiting(asked) = position.turn() else { return };
        let seat = asked.into_iter().next().expect("somebody is asked");
        position.choices(seat, &mut choices);
        let Some(choice) = choices.first() else { return };
        position.apply(seat, *choice, &mut ());
    }
}

/// Tests that a few thousand random inputs break nothing: `testkit::fuzz!(Pebbles);`.
#[macro_export]
macro_rules! fuzz {
    ($game:ty) => {
        #[test]
        fn any_bytes_are_a_game() {
            $crate::fuzz::random_bytes::<$game>(60);
        }

        #[test]
        fn any_text_is_read_or_refused() {
            $crate::fuzz::mangled_texts::<$game>(2000);
        }
    };
}

/// Plays the games that so many handfuls of random bytes stand for.
///
/// # Panics
/// If one breaks the rules.
pub fn random_bytes<G: Game>(count: usize) {
    let mut rng = arbiter_engine::Rng::new(0xf022);
    for _ in 0..count {
        let bytes: Vec<u8> = (0..1 + rng.below(600)).map(|_| rng.next_u64() as u8).collect();
        any_game::<G>(&bytes);
    }
}

/// Takes written positions, mangles their words, and reads them.
///
/// # Panics
/// If reading one breaks the rules.
pub fn mangled_texts<G: Game>(count: usize) {
    let mut rng = arbiter_engine::Rng::new(0x7e47);
    let mut choices = Choices::new();
    for _ in 0..count {
        let seats = 2 + rng.below(3) as u8;
        let Ok(mut position) = G::begin(&G::Setup::usual(seats)) else { continue };
        for _ in 0..rng.below(400) {
            let Turn::Waiting(asked) = position.turn() else { break };
            let Some(seat) = asked.into_iter().next() else { break };
            position.choices(seat, &mut choices);
            let Some(choice) = rng.pick(&choices) else { break };
            position.apply(seat, *choice, &mut ());
        }
        let text = arbiter_engine::position_text(&position);
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for _ in 0..1 + rng.below(4) {
            let (from, to) = (rng.below(words.len()), rng.below(words.len()));
            match rng.below(4) {
                0 => words[to] = words[from],
                1 => words.swap(from, to),
                2 => words[to] = *rng.pick(&["255 ", "p4 ", "-1 ", "\n", "| ", "0 "]).unwrap_or(&""),
                _ => drop(words.remove(to)),
            }
        }
        any_text::<G>(&words.concat());
    }
}
