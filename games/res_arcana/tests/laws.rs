//! The laws every game obeys.

use res_arcana::ResArcana;

arbiter_testkit::laws!(ResArcana, games = 4);
