//! Arcmage is tested as every game is; what is its own stands in the other files.

use arbiter_testkit as testkit;
use arcmage::Arcmage;

testkit::book!(Arcmage);
testkit::clauses!(Arcmage);
testkit::fuzz!(Arcmage);
testkit::laws!(Arcmage, games = 6, size = 6144);
testkit::orders!(Arcmage);
testkit::perft!(Arcmage);
testkit::playthroughs!(
    Arcmage,
    [
        ("two", "players 2 first p1", 1),
        ("two_against_one", "players 3 alone p2 p1 the_uprising p2 shadow_league p3 toll_of_time", 2),
        ("two_of_time", "players 2 p1 toll_of_time p2 brothers_in_arms", 3),
    ]
);
testkit::purity!();
testkit::reasons!(Arcmage);
