//! Any text is read or refused: choices, setups, positions, logs. Bytes by themselves are hardly ever a text that means
//! something, so they also say how to mangle one that does.
#![no_main]

use arbiter_engine::Game;
use arbiter_testkit::fuzz::{any_mangled_text, any_text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (game, rest) = bytes.split_first().unwrap_or((&0, &[]));
    match game % 4 {
        0 => read::<res_arcana::ResArcana>(rest),
        1 => read::<arcs::Arcs>(rest),
        2 => read::<aristeia::Aristeia>(rest),
        _ => read::<arcmage::Arcmage>(rest),
    }
});

fn read<G: Game>(bytes: &[u8]) {
    any_text::<G>(&String::from_utf8_lossy(bytes));
    any_mangled_text::<G>(bytes);
}
