//! Arcmage is tested as every game is; what is its own stands in the other files.

use arbiter_testkit as testkit;
use arcmage::Arcmage;

testkit::book!(Arcmage);
testkit::fuzz!(Arcmage);
testkit::laws!(Arcmage, games = 6, size = 6144);
testkit::purity!();
