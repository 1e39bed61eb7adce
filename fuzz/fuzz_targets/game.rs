//! Any bytes are a game. A crash is a replayable game: the bytes pick setup and choices.
#![no_main]

use libfuzzer_sys::fuzz_target;
use res_arcana::ResArcana;

fuzz_target!(|bytes: &[u8]| arbiter_testkit::fuzz::any_game::<ResArcana>(bytes));
