//! Arcs is tested as every game is.

use arbiter_testkit as testkit;
use arcs::Arcs;

testkit::book!(Arcs);
testkit::fuzz!(Arcs);
testkit::laws!(Arcs, games = 10, size = 1536);
testkit::purity!();
