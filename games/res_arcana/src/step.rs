//! The steps of the agenda: one type per chapter.

use crate::state::ResArcana;
use crate::{
    bout, check, claim, collect, cost, discard, draft, gain, life_loss, pass, place, power, round, setup, zone,
};
use arbiter_engine::Seat;

arbiter_engine::chapters! {
    ResArcana, first Step::Round(round::Step::Act { seat: Seat::default() });
    /// Before the first round.
    Setup(setup),
    /// The draft variant.
    Draft(draft),
    /// Between the games of a match.
    Bout(bout),
    /// Rounds and turns.
    Round(round),
    /// Collect.
    Collect(collect),
    /// Placing an artifact.
    Place(place),
    /// Claiming a monument.
    Claim(claim),
    /// The discard action.
    Discard(discard),
    /// Passing.
    Pass(pass),
    /// Paying.
    Cost(cost),
    /// Gaining.
    Gain(gain),
    /// Using a power.
    Power(power),
    /// Losing Life.
    LifeLoss(life_loss),
    /// Drawing, looking, discarding.
    Zone(zone),
    /// Checking victory.
    Check(check),
}
