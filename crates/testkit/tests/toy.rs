//! The toy game is tested as every game is.

use arbiter_testkit::{self as testkit, toy::Toy};

testkit::book!(Toy);
testkit::laws!(Toy, games = 20, size = 64);
testkit::perft!(Toy);
testkit::playthroughs!(Toy, [("two", "players 2", 7), ("four_short", "players 4 hand 2", 11)]);
