//! Arcs is tested as every game is.

use arbiter_testkit as testkit;
use arcs::Arcs;

testkit::book!(Arcs);
testkit::clauses!(Arcs);
testkit::fuzz!(Arcs);
testkit::laws!(Arcs, games = 10, size = 1536);
testkit::orders!(Arcs);
testkit::perft!(Arcs);
testkit::playthroughs!(
    Arcs,
    [("two", "players 2 first p1", 1), ("three_leaders", "players 3 mode leaders", 2), ("four", "players 4", 3),]
);
testkit::purity!();
testkit::reasons!(Arcs);
