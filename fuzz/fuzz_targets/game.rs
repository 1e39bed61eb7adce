//! Any bytes are a game. A crash is a replayable game: the first byte picks which, the others setup and choices.
#![no_main]

use arbiter_testkit::fuzz::any_game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (game, rest) = bytes.split_first().unwrap_or((&0, &[]));
    match game % 4 {
        0 => any_game::<res_arcana::ResArcana>(rest),
        1 => any_game::<arcs::Arcs>(rest),
        2 => any_game::<aristeia::Aristeia>(rest),
        _ => any_game::<arcmage::Arcmage>(rest),
    }
});
