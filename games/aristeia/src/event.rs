//! Everything that can happen, and who sees it.

use crate::{
    board::{Space, Zone},
    choice::Side,
    dice::{COUNTED, Colour, DieAt, Shown, Symbol},
    figure::{Figure, Piece},
    tables::{Action, Character, Scenario, Skill, State, Switch, Tactic, Window},
};
use arbiter_engine::{Clause, Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "aris-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    /// A character is chosen. Seen by that seat only.
    Picked { seat: Seat, character: Character },
    /// A team is shown.
    Joined { figure: Figure },
    /// A tactic joins a deck. Seen by that seat only.
    Kept { seat: Seat, tactic: Tactic },
    /// The opening hand goes back.
    NewHand { seat: Seat },
    /// It is kept.
    KeptHand { seat: Seat },
    /// The Outsider marker goes to a seat.
    Outsider { seat: Seat },
    /// Zones to deploy in are chosen.
    ZoneTaken { seat: Seat, zone: Zone },
    /// Who deploys first.
    DeploysFirst { seat: Seat },
    /// A character is deployed.
    Deployed { figure: Figure, space: Space },
    /// A round begins.
    RoundBegins { round: u8 },
    /// A new scoring zone, as the scenario has it.
    ScoringZone { zone: Zone, scenario: Scenario },
    /// A zone has a red counter.
    Burnt { zone: Zone },
    /// A zone is conquered.
    Conquered { seat: Seat, zone: Zone },
    /// A zone is nobody's any more.
    Unconquered { zone: Zone },
    /// An initiative card is planned. Seen by that seat only.
    Planned { seat: Seat, character: Character },
    /// An initiative card is turned up.
    Revealed { figure: Figure },
    /// Who activates first.
    ActivatesFirst { seat: Seat },
    /// A character activates with so many points.
    Activates { figure: Figure, n: u8 },
    /// Its activation ends.
    ActivationEnds { figure: Figure },
    /// It returns from the bench.
    Returned { figure: Figure, space: Space },
    /// Action points come.
    ActionPoints { n: u8 },
    /// Movement points come.
    MovementPoints { n: u8 },
    /// One movement point, one space.
    Stepped { figure: Figure, space: Space },
    /// A character tries to disengage.
    Disengages { figure: Figure },
    /// Another one holds it.
    Holds { figure: Figure },
    /// It got away.
    GotAway { figure: Figure },
    /// It did not.
    Held { figure: Figure },
    /// An action is declared at a target.
    Declared { figure: Figure, action: Action, piece: Piece },
    /// An action without a target is declared.
    DeclaredAlone { figure: Figure, action: Action },
    /// A die shows a face.
    Rolled { figure: Figure, die: Shown },
    /// A die joins a pool.
    DieAdded { figure: Figure, colour: Colour },
    /// A symbol joins a roll.
    SymbolAdded { figure: Figure, symbol: Symbol },
    /// A roll loses a symbol.
    SymbolLost { figure: Figure, symbol: Symbol },
    /// A die is thrown again.
    ThrownAgain { figure: Figure, die: Shown },
    /// A critical block cancels a die.
    DieCancelled { figure: Figure, die: Shown },
    /// A switch is used.
    Switched { figure: Figure, switch: Switch },
    /// A skill speaks.
    SkillSpeaks { figure: Figure, skill: Skill },
    /// A piece is displaced.
    Displaced { piece: Piece, space: Space },
    /// A piece is placed.
    Placed { piece: Piece, space: Space },
    /// Damage is about to be suffered.
    AboutToSuffer { figure: Figure, n: u8 },
    /// Maximus takes a part of it.
    Protected { figure: Figure, n: u8 },
    /// Some of it is prevented.
    Prevented { figure: Figure, n: u8 },
    /// It is marked.
    Suffered { figure: Figure, n: u8 },
    /// Damage is taken off.
    Healed { figure: Figure, n: u8 },
    /// A character goes to the infirmary.
    Fragged { figure: Figure },
    /// It goes on to the bench.
    Recovered { figure: Figure },
    /// A marker comes.
    Imposed { figure: Figure, state: State },
    /// A marker goes.
    Unmarked { figure: Figure, state: State },
    /// Blue markers go, red ones turn.
    MarkersTurned { figure: Figure },
    /// A burning marker rolls.
    Burns { figure: Figure, die: Shown },
    /// A character is hard to hurt this turn.
    Guarded { figure: Figure },
    /// A tactic is played.
    Played { seat: Seat, tactic: Tactic },
    /// A tactic is played for a character.
    PlayedFor { seat: Seat, tactic: Tactic, figure: Figure },
    /// A tactic is played for a character at another.
    PlayedAt { seat: Seat, tactic: Tactic, figure: Figure, target: Figure },
    /// A tactic is named together with one that is played first.
    Named { seat: Seat, tactic: Tactic },
    /// A tactic is cancelled.
    Cancelled { seat: Seat, tactic: Tactic },
    /// A tactic is drawn. Seen by that seat only.
    Drew { seat: Seat, tactic: Tactic },
    /// The same, for all others.
    DrewHidden { seat: Seat },
    /// A tactic is taken from the deck. Seen by that seat only.
    Fetched { seat: Seat, tactic: Tactic },
    /// The same, for all others.
    FetchedHidden { seat: Seat },
    /// A tactic is discarded.
    Discarded { seat: Seat, tactic: Tactic },
    /// The objectives phase begins.
    Objectives,
    /// Victory points.
    Scored { seat: Seat, n: u8 },
    /// The game is won.
    Won { seat: Seat },
    /// The game is a draw.
    Drawn,
}

impl arbiter_engine::Event for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Picked { seat, .. } | Event::Kept { seat, .. } | Event::Planned { seat, .. } => {
                eyes.are(seat).then_some(self)
            }
            Event::Drew { seat, .. } if !eyes.are(seat) => Some(Event::DrewHidden { seat }),
            Event::Fetched { seat, .. } if !eyes.are(seat) => Some(Event::FetchedHidden { seat }),
            _ => Some(self),
        }
    }

    fn clause(&self) -> Option<Clause> {
        Some(Clause(match self {
            Event::Picked { .. } => "ARIS-SETUP-02",
            Event::Joined { .. } => "ARIS-SETUP-03",
            Event::Kept { .. } => "ARIS-SETUP-12",
            Event::NewHand { .. } | Event::KeptHand { .. } => "ARIS-SETUP-06",
            Event::Outsider { .. } => "ARIS-OUTSIDER-01",
            Event::ZoneTaken { .. } | Event::DeploysFirst { .. } => "ARIS-SCEN-03",
            Event::Deployed { .. } => "ARIS-SETUP-10",
            Event::RoundBegins { .. } => "ARIS-ROUND-01",
            Event::ScoringZone { scenario: Scenario::ScorchedEarth, .. } => "ARIS-SCEN-SCORCH-04",
            Event::ScoringZone { .. } => "ARIS-SCEN-ASSAULT-06",
            Event::Burnt { .. } => "ARIS-SCEN-SCORCH-05",
            Event::Conquered { .. } => "ARIS-SCEN-CONQ-05",
            Event::Unconquered { .. } => "ARIS-SCEN-CONQ-06",
            Event::Planned { .. } => "ARIS-PLAN-01",
            Event::Revealed { .. } => "ARIS-TURN-01",
            Event::ActivatesFirst { .. } => "ARIS-TURN-02",
            Event::Activates { .. } => "ARIS-PREP-02",
            Event::Returned { .. } => "ARIS-PREP-04",
            Event::ActionPoints { .. } => "ARIS-AP-01",
            Event::MovementPoints { .. } => "ARIS-MOVE-01",
            Event::Stepped { .. } => "ARIS-MOVE-02",
            Event::Disengages { .. } => "ARIS-DISENGAGE-01",
            Event::Holds { .. } => "ARIS-DISENGAGE-02",
            Event::GotAway { .. } => "ARIS-DISENGAGE-05",
            Event::Held { .. } => "ARIS-DISENGAGE-06",
            Event::Declared { .. } | Event::DeclaredAlone { .. } => "ARIS-ACTION-04",
            Event::DieAdded { .. } => "ARIS-DICE-04",
            Event::DieCancelled { .. } => "ARIS-CRIT-04",
            Event::Switched { .. } => "ARIS-SWITCH-02",
            Event::SkillSpeaks { .. } => "ARIS-AUTO-01",
            Event::Displaced { .. } => "ARIS-DISPLACE-01",
            Event::Placed { .. } => "ARIS-PLACE-01",
            Event::Protected { .. } => "ARIS-CHAR-MAX-01",
            Event::Suffered { .. } => "ARIS-DAMAGE-01",
            Event::Healed { .. } => "ARIS-DAMAGE-03",
            Event::Fragged { .. } => "ARIS-FRAG-01",
            Event::Recovered { .. } => "ARIS-RECOV-02",
            Event::Imposed { state, .. } => clause_of_state(*state),
            Event::Unmarked { .. } => "ARIS-STATE-03",
            Event::MarkersTurned { .. } => "ARIS-STSTEP-01",
            Event::Burns { .. } => "ARIS-STATE-BURN-01",
            Event::Played { .. } | Event::PlayedFor { .. } | Event::PlayedAt { .. } => "ARIS-TACTIC-01",
            Event::Named { .. } => "ARIS-AMB-46",
            Event::Cancelled { .. } => "ARIS-TACTIC-02",
            Event::Drew { .. } | Event::DrewHidden { .. } => "ARIS-TACTIC-07",
            Event::Discarded { .. } => "ARIS-TACTIC-06",
            Event::Objectives => "ARIS-OBJ-01",
            Event::Scored { .. } => "ARIS-SCEN-04",
            Event::Won { .. } | Event::Drawn => "ARIS-SCEN-02",
            // What these say is said by the line before them, or printed on the card it names.
            Event::ActivationEnds { .. }
            | Event::Rolled { .. }
            | Event::SymbolAdded { .. }
            | Event::SymbolLost { .. }
            | Event::ThrownAgain { .. }
            | Event::AboutToSuffer { .. }
            | Event::Prevented { .. }
            | Event::Guarded { .. }
            | Event::Fetched { .. }
            | Event::FetchedHidden { .. } => return None,
        }))
    }
}

/// What a state does, where a clause of its own says it.
fn clause_of_state(state: State) -> &'static str {
    match state {
        State::EnergyDown | State::SpeedDown | State::InitiativeUp | State::InitiativeDown => "ARIS-STATE-05",
        State::Blinded => "ARIS-STATE-BLIND-01",
        State::Immobilised => "ARIS-STATE-IMMO-01",
        State::Taunted => "ARIS-STATE-TAUNT-01",
        State::Poisoned => "ARIS-STATE-POIS-01",
        State::Burning => "ARIS-STATE-BURN-01",
        State::Hidden => "ARIS-STATE-HIDE-01",
        State::Focused => "ARIS-STATE-FOCUS-01",
        State::Stunned => "ARIS-STATE-STUN-01",
        State::Marked => "ARIS-STATE-MARK-01",
    }
}

/// Every message the rules can say.
pub(crate) fn messages() -> Vec<Signature> {
    let said = [crate::Ask::SAYS, crate::Choice::SAYS, Event::SAYS, crate::Reason::SAYS].concat();
    let names = [
        Character::SAYS,
        Action::SAYS,
        Switch::SAYS,
        Skill::SAYS,
        State::SAYS,
        Tactic::SAYS,
        Window::SAYS,
        Scenario::SAYS,
        Zone::SAYS,
        Colour::SAYS,
        Symbol::SAYS,
        Side::SAYS,
        Piece::SAYS,
        crate::ask::Moment::SAYS,
        DieAt::SAYS,
        Shown::SAYS,
        &[COUNTED],
    ];
    [said, names.concat()].concat()
}
