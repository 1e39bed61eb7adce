//! Res Arcana is tested as every game is; what is its own stands in the other files.

use arbiter_testkit as testkit;
use res_arcana::ResArcana;

testkit::book!(ResArcana);
testkit::clauses!(ResArcana);
testkit::fuzz!(ResArcana);
testkit::laws!(ResArcana, games = 12, size = 1024);
testkit::orders!(ResArcana);
testkit::perft!(ResArcana);
testkit::playthroughs!(
    ResArcana,
    [
        ("two", "players 2 first p1", 4),
        ("three_draft", "players 3 deal draft", 2),
        ("four_introductory", "players 4 deal introductory", 3),
    ]
);
testkit::purity!();
testkit::reasons!(ResArcana);
