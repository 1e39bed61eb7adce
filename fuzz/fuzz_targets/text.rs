//! Any text is read or refused: choices, setups, positions, logs.
#![no_main]

use libfuzzer_sys::fuzz_target;
use res_arcana::ResArcana;

fuzz_target!(|text: &str| arbiter_testkit::fuzz::any_text::<ResArcana>(text));
