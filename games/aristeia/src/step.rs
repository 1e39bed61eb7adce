//! The steps of the agenda: one type per chapter.

use crate::{
    action, activation, damage, deployment, disengage, displace, effect, hand, roll, round, scenario, setup, skill,
    switch, table::Aristeia, tactic, turn, window,
};

arbiter_engine::chapters! {
    Aristeia, first Step::Activation(activation::Step::Act);
    /// Before deployment.
    Setup(setup),
    /// Deployment.
    Deployment(deployment),
    /// Rounds.
    Round(round),
    /// What the scenario says.
    Scenario(scenario),
    /// Turns.
    Turn(turn),
    /// Activations.
    Activation(activation),
    /// Actions.
    Action(action),
    /// Rolls.
    Roll(roll),
    /// Switches.
    Switch(switch),
    /// Disengaging.
    Disengage(disengage),
    /// Displacing and placing.
    Displace(displace),
    /// Effects.
    Effect(effect),
    /// Damage.
    Damage(damage),
    /// Drawing and discarding.
    Hand(hand),
    /// Windows for tactics.
    Window(window),
    /// Tactics.
    Tactic(tactic),
    /// Automatic skills.
    Skill(skill),
}
