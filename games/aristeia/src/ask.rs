//! Everything a seat can be asked.

use crate::{
    dice::{Colour, Symbol},
    figure::{Figure, Piece},
    tables::{Action, Skill, Tactic, Window},
};
use arbiter_engine::{Message, Seat};

/// A question.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "aris-ask")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Ask {
    /// Put to the House; nobody reads it.
    Chance,
    /// Choose characters for the team, in secret.
    Team { n: u8 },
    /// Choose tactics of the team for the deck, in secret.
    Deck { n: u8 },
    /// Keep the opening hand?
    Mulligan,
    /// Choose where to deploy.
    DeploymentZone,
    /// Choose a group of zones to deploy in, by its first.
    DeploymentGroup,
    /// Who deploys first?
    FirstDeployer,
    /// Deploy a character.
    Deploy,
    /// Choose the new scoring zone.
    ScoringZone,
    /// Plan the initiative cards, in secret.
    Plan { n: u8 },
    /// Two tactics decide the order: which prevails?
    Prevail,
    /// Who activates first?
    FirstActivation,
    /// Spend points, play tactics, or end the actions.
    Act { figure: Figure, n: u8, movement: u8 },
    /// Which marker takes effect next?
    TurnMarker,
    /// A character returns from the bench.
    Return { figure: Figure },
    /// Who holds the one that wants to leave?
    Hold { figure: Figure },
    /// It got away and must move.
    MoveAway { figure: Figure },
    /// Play a tactic in this window, or pass.
    Window { window: Window, moment: Moment },
    /// The same, or let the other one begin.
    OpeningWindow { window: Window, moment: Moment },
    /// Who plays first in this window?
    FirstTactic { window: Window },
    /// A tactic was played: answer it, or pass.
    Answer { seat: Seat, tactic: Tactic },
    /// Remove Focused to add a die?
    Focus { figure: Figure },
    /// Both hold a critical block: who uses it first?
    FirstCritical,
    /// Cancel a die by a critical block?
    Critical,
    /// Who switches first?
    FirstSwitch,
    /// Use switches.
    Switch { figure: Figure },
    /// Pay with a plain or with a critical symbol.
    Pay,
    /// Apply the success effect?
    Success { action: Action },
    /// Choose the target of the free repeat.
    Repeat { action: Action },
    /// Displace a piece.
    Displace { piece: Piece, n: u8 },
    /// Displace a piece, or stop.
    DisplaceUpTo { piece: Piece, n: u8 },
    /// Place a piece.
    Place { piece: Piece },
    /// Next to which piece is it placed?
    Beside { piece: Piece },
    /// Skills of both speak: whose first?
    FirstSkill { skill: Skill },
    /// How much of the damage does Maximus take?
    Split { figure: Figure, n: u8 },
    /// Throw which dice again?
    Reroll { n: u8 },
    /// Take symbols out of which dice?
    Take { symbol: Symbol, n: u8 },
    /// Add a die of which colour?
    Colour,
    /// Exchange which die for one of this colour?
    Exchange { colour: Colour },
    /// Remove which markers?
    Unmark { figure: Figure, n: u8 },
    /// Take which tactic from the deck?
    Fetch,
}

/// What goes on while a window is open: who could answer wants to know what it would be an answer to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "aris-moment")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Moment {
    /// No activation.
    None,
    /// An activation.
    Activation { figure: Figure },
    /// An action without a target.
    Action { figure: Figure, action: Action },
    /// An action at a target.
    ActionAt { figure: Figure, action: Action, piece: Piece },
}
