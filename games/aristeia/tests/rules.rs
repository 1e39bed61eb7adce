//! Aristeia! is tested as every game is; what is its own stands in the other files.

use arbiter_testkit as testkit;
use aristeia::Aristeia;

testkit::book!(Aristeia);
testkit::clauses!(Aristeia);
testkit::fuzz!(Aristeia);
testkit::laws!(Aristeia, seats = [2], games = 30, size = 1280);
testkit::orders!(Aristeia);
testkit::perft!(Aristeia);
testkit::playthroughs!(
    Aristeia,
    [
        ("assault", "scenario assault teams starter tactics random", 1),
        ("conquest", "scenario conquest", 2),
        ("king_of_the_hill", "scenario king_of_the_hill teams random tactics random", 3),
        ("scorched_earth", "scenario scorched_earth crowd additional scorched_frags yes", 4),
    ]
);
testkit::purity!();
testkit::reasons!(Aristeia);
