//! Any bytes are a game, and any text is read or refused: what a fuzzer feeds, and ordinary tests
//! with a few random inputs.

use arbiter_engine::{Choices, Game, Log, Notation, Rng, Setup, Table, Turn, position_text, read_position};

/// Plays the game these bytes stand for: the first picks the setup, each further one a choice. No bytes are the
/// first setup as it lies in the box.
///
/// # Panics
/// If the rules are broken: a setup cannot be played, a seat is asked without an answer, a piece is lost, or a
/// text form does not read back.
pub fn any_game<G: Game>(bytes: &[u8]) {
    reads_back(&play::<G>(bytes));
}

/// The first byte says how often the words of a position are mangled, once to four times; the last bytes say how, three
/// for each time; those between are the game that leads to it. It is then read as [`any_text`] does. Says whether it was
/// still a position.
///
/// # Panics
/// If the rules are broken.
pub fn any_mangled_text<G: Game>(bytes: &[u8]) -> bool {
    let (times, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let (game, mangling) = rest.split_at(rest.len().saturating_sub(3 * (1 + usize::from(times % 4))));
    let text = position_text(&play::<G>(game));
    let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    for triple in mangling.chunks_exact(3) {
        let (from, to) = (usize::from(triple[1]) % words.len(), usize::from(triple[2]) % words.len());
        match triple[0] % 4 {
            0 => words[to] = words[from],
            1 => words.swap(from, to),
            2 => words[to] = ["255 ", "p4 ", "-1 ", "\n", "| ", "0 "][usize::from(triple[1]) % 6],
            // The last word stays: there is always something to read.
            _ if words.len() > 1 => drop(words.remove(to)),
            _ => {}
        }
    }
    any_text::<G>(&words.concat())
}

/// Reads a text as everything that is ever read from outside. It may be refused; nothing may break, what is accepted
/// reads back, and a position that is accepted can be played on as far as there are
/// answers. Says whether it was such a position.
///
/// # Panics
/// If reading it, or playing on from it, breaks the rules.
pub fn any_text<G: Game>(text: &str) -> bool {
    if let Ok(choice) = G::Choice::from_text(text) {
        assert_eq!(G::Choice::from_text(&choice.text()), Ok(choice), "a choice reads back");
    }
    if let Ok(setup) = G::Setup::from_text(text) {
        assert_eq!(G::Setup::from_text(&setup.text()).as_ref(), Ok(&setup), "a setup reads back");
        let _ = G::begin(&setup);
    }
    if let Ok(log) = text.parse::<Log<G>>() {
        let _ = Table::replay(&log);
    }
    let position = read_position::<G>(text);
    if let Ok(position) = &position {
        reads_back(position);
        play_on(*position);
    }
    position.is_ok()
}

fn reads_back<G: Game>(position: &G) {
    assert_eq!(read_position::<G>(&position_text(position)).as_ref(), Ok(position), "a position reads back");
}

/// Every setup worth testing, for every number of seats there is.
fn setups<G: Game>() -> Vec<G::Setup> {
    (2..=4).flat_map(G::Setup::variants).map(|(_, setup)| setup).collect()
}

fn play<G: Game>(bytes: &[u8]) -> G {
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let setups = setups::<G>();
    let setup = &setups[usize::from(*first) % setups.len()];
    let mut position = G::begin(setup).unwrap_or_else(|reason| panic!("{} cannot begin: {reason:?}", setup.text()));
    let mut choices = Choices::new();
    for byte in rest {
        let Turn::Waiting(asked) = position.turn() else { break };
        let seat = asked.into_iter().nth(usize::from(byte % asked.len().max(1))).expect("somebody is asked");
        position.choices(seat, &mut choices);
        assert!(!choices.is_empty(), "{seat} is asked and has no answer");
        let choice = choices[usize::from(*byte) % choices.len()];
        assert_eq!(G::Choice::from_text(&choice.text()), Ok(choice), "a choice reads back");
        position.apply(seat, choice, &mut ());
        assert_eq!(position.sound(), Ok(()), "{} after {}", position_text(&position), choice.text());
    }
    position
}

/// Answers a while with the first choice listed. Words can describe a table that play never reaches, where somebody is
/// asked and has nothing to say: that is no fault here, but one in [`play`].
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

/// Plays the games that so many handfuls of random bytes stand for, the empty handful first.
///
/// # Panics
/// If one breaks the rules.
pub fn random_bytes<G: Game>(count: usize) {
    let mut rng = Rng::new(0xf022);
    any_game::<G>(&[]);
    for _ in 0..count {
        any_game::<G>(&handful(&mut rng, 600));
    }
}

/// Takes written positions, mangles their words, and reads them.
///
/// # Panics
/// If reading one breaks the rules, or if all are refused or none is: then the mangling tries nothing.
pub fn mangled_texts<G: Game>(count: usize) {
    let mut rng = Rng::new(0x7e47);
    let mut read = 0;
    for _ in 0..count {
        read += usize::from(any_mangled_text::<G>(&handful(&mut rng, 400)));
    }
    assert!(read > 0 && read < count, "{read} of {count} mangled texts were positions");
}

fn handful(rng: &mut Rng, most: usize) -> Vec<u8> {
    (0..1 + rng.below(most)).map(|_| rng.next_u64() as u8).collect()
}
