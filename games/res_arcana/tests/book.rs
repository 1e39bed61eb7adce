//! The rule book as running examples, clause by clause.

use res_arcana::ResArcana;

arbiter_testkit::book!(ResArcana);
