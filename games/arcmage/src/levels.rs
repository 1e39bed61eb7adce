//! What sets the levels of bots apart in this game; `arbiter ladder` shows by how much, `docs/strength.md` what came out.

use arbiter_engine::Skill;

/// From a first game to a master's.
pub(crate) const LEVELS: [Skill; arbiter_engine::LEVELS] = [
    Skill::simple(1500).overlooking(40),
    Skill::simple(600).overlooking(20),
    Skill::simple(250).overlooking(5),
    Skill::simple(90),
    Skill::simple(0),
    Skill::thinking(60).hasty(50),
    Skill::thinking(60),
    Skill::thinking(400),
];
