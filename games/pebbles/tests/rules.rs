//! Pebbles is tested as every game is.

use arbiter_testkit as testkit;
use pebbles::Pebbles;

testkit::book!(Pebbles);
testkit::clauses!(Pebbles);
testkit::fuzz!(Pebbles);
testkit::laws!(Pebbles, games = 20, size = 128);
testkit::orders!(Pebbles);
testkit::perft!(Pebbles);
testkit::playthroughs!(Pebbles, [("two", "players 2", 7), ("four", "players 4", 11)]);
testkit::purity!();
testkit::reasons!(Pebbles);
