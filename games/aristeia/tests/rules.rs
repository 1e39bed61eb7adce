//! Aristeia! is tested as every game is; what is its own stands in the other files.

use arbiter_testkit as testkit;
use aristeia::Aristeia;

testkit::book!(Aristeia);
testkit::clauses!(Aristeia);
testkit::fuzz!(Aristeia);
testkit::laws!(Aristeia, games = 30, size = 1280);
testkit::purity!();
