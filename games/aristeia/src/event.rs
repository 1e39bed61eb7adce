//! Everything that can happen, and who sees it.

use crate::{
    board::{Space, Zone},
    choice::Side,
    dice::{COUNTED, Colour, DieAt, Shown, Symbol},
    figure::{Figure, Piece},
    printed::Test,
    tables::{Action, Character, Scenario, Skill, State, Switch, Tactic, Window},
};
use arbiter_engine::{Cites, Eyes, Message, Seat, Signature};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "aris-log")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Event {
    /// A character is chosen. Seen by that seat only.
    #[clause("ARIS-SETUP-02")]
    Picked { seat: Seat, character: Character },
    /// A team is shown.
    #[clause("ARIS-SETUP-03")]
    Joined { figure: Figure },
    /// A tactic joins a deck. Seen by that seat only.
    #[clause("ARIS-SETUP-12")]
    Kept { seat: Seat, tactic: Tactic },
    /// The opening hand goes back.
    #[clause("ARIS-SETUP-06")]
    NewHand { seat: Seat },
    /// It is kept.
    #[clause("ARIS-SETUP-06")]
    KeptHand { seat: Seat },
    /// The Outsider marker goes to a seat.
    #[clause("ARIS-OUTSIDER-01")]
    Outsider { seat: Seat },
    /// Zones to deploy in are chosen.
    #[clause("ARIS-SCEN-03")]
    ZoneTaken { seat: Seat, zone: Zone },
    /// Who deploys first.
    #[clause("ARIS-SCEN-03")]
    DeploysFirst { seat: Seat },
    /// A character is deployed.
    #[clause("ARIS-SETUP-10")]
    Deployed { figure: Figure, space: Space },
    /// A round begins.
    #[clause("ARIS-ROUND-01")]
    RoundBegins { round: u8 },
    /// A new scoring zone, as the scenario has it.
    #[clause(if *scenario == Scenario::ScorchedEarth { "ARIS-SCEN-SCORCH-04" } else { "ARIS-SCEN-ASSAULT-06" })]
    ScoringZone { zone: Zone, scenario: Scenario },
    /// A zone has a red counter.
    #[clause("ARIS-SCEN-SCORCH-05")]
    Burnt { zone: Zone },
    /// A zone is conquered.
    #[clause("ARIS-SCEN-CONQ-05")]
    Conquered { seat: Seat, zone: Zone },
    /// A zone is nobody's any more.
    #[clause("ARIS-SCEN-CONQ-06")]
    Unconquered { zone: Zone },
    /// An initiative card is planned. Seen by that seat only.
    #[clause("ARIS-PLAN-01")]
    Planned { seat: Seat, character: Character },
    /// An initiative card is turned up.
    #[clause("ARIS-TURN-01")]
    Revealed { figure: Figure },
    /// Who activates first.
    #[clause("ARIS-TURN-02")]
    ActivatesFirst { seat: Seat },
    /// A character activates with so many points.
    #[clause("ARIS-PREP-02")]
    Activates { figure: Figure, n: u8 },
    /// Its activation ends.
    ActivationEnds { figure: Figure },
    /// It returns from the bench.
    #[clause("ARIS-PREP-04")]
    Returned { figure: Figure, space: Space },
    /// Action points come.
    #[clause("ARIS-AP-01")]
    ActionPoints { n: u8 },
    /// Movement points come.
    #[clause("ARIS-MOVE-01")]
    MovementPoints { n: u8 },
    /// One movement point, one space.
    #[clause("ARIS-MOVE-02")]
    Stepped { figure: Figure, space: Space },
    /// A character tries to disengage.
    #[clause("ARIS-DISENGAGE-01")]
    Disengages { figure: Figure },
    /// Another one holds it.
    #[clause("ARIS-DISENGAGE-02")]
    Holds { figure: Figure },
    /// It got away.
    #[clause("ARIS-DISENGAGE-05")]
    GotAway { figure: Figure },
    /// It did not.
    #[clause("ARIS-DISENGAGE-06")]
    Held { figure: Figure },
    /// An action is declared at a target.
    #[clause("ARIS-ACTION-04")]
    Declared { figure: Figure, action: Action, piece: Piece },
    /// An action without a target is declared.
    #[clause("ARIS-ACTION-04")]
    DeclaredAlone { figure: Figure, action: Action },
    /// A die shows a face.
    Rolled { figure: Figure, die: Shown },
    /// A die joins a pool.
    #[clause("ARIS-DICE-04")]
    DieAdded { figure: Figure, colour: Colour },
    /// A symbol joins a roll.
    SymbolAdded { figure: Figure, symbol: Symbol },
    /// A roll loses a symbol.
    SymbolLost { figure: Figure, symbol: Symbol },
    /// A die is thrown again.
    ThrownAgain { figure: Figure, die: Shown },
    /// A critical block cancels a die.
    #[clause("ARIS-CRIT-04")]
    DieCancelled { figure: Figure, die: Shown },
    /// A switch is used.
    #[clause("ARIS-SWITCH-02")]
    Switched { figure: Figure, switch: Switch },
    /// A skill speaks.
    #[clause("ARIS-AUTO-01")]
    SkillSpeaks { figure: Figure, skill: Skill },
    /// A piece is displaced.
    #[clause("ARIS-DISPLACE-01")]
    Displaced { piece: Piece, space: Space },
    /// A piece is placed.
    #[clause("ARIS-PLACE-01")]
    Placed { piece: Piece, space: Space },
    /// Damage is about to be suffered.
    AboutToSuffer { figure: Figure, n: u8 },
    /// Maximus takes a part of it.
    #[clause("ARIS-CHAR-MAX-01")]
    Protected { figure: Figure, n: u8 },
    /// Some of it is prevented.
    Prevented { figure: Figure, n: u8 },
    /// It is marked.
    #[clause("ARIS-DAMAGE-01")]
    Suffered { figure: Figure, n: u8 },
    /// Damage is taken off.
    #[clause("ARIS-DAMAGE-03")]
    Healed { figure: Figure, n: u8 },
    /// A character goes to the infirmary.
    #[clause("ARIS-FRAG-01")]
    Fragged { figure: Figure },
    /// It goes on to the bench.
    #[clause("ARIS-RECOV-02")]
    Recovered { figure: Figure },
    /// A marker comes.
    #[clause(clause_of_state(*state))]
    Imposed { figure: Figure, state: State },
    /// A marker goes.
    #[clause("ARIS-STATE-03")]
    Unmarked { figure: Figure, state: State },
    /// Blue markers go, red ones turn.
    #[clause("ARIS-STSTEP-01")]
    MarkersTurned { figure: Figure },
    /// A burning marker rolls.
    #[clause("ARIS-STATE-BURN-01")]
    Burns { figure: Figure, die: Shown },
    /// A character is hard to hurt this turn.
    Guarded { figure: Figure },
    /// A tactic is played.
    #[clause("ARIS-TACTIC-01")]
    Played { seat: Seat, tactic: Tactic },
    /// A tactic is played for a character.
    #[clause("ARIS-TACTIC-01")]
    PlayedFor { seat: Seat, tactic: Tactic, figure: Figure },
    /// A tactic is played for a character at another.
    #[clause("ARIS-TACTIC-01")]
    PlayedAt { seat: Seat, tactic: Tactic, figure: Figure, target: Figure },
    /// A tactic is named together with one that is played first.
    #[clause("ARIS-AMB-46")]
    Named { seat: Seat, tactic: Tactic },
    /// A tactic is cancelled.
    #[clause("ARIS-TACTIC-02")]
    Cancelled { seat: Seat, tactic: Tactic },
    /// A tactic is drawn. Seen by that seat only.
    #[clause("ARIS-TACTIC-07")]
    Drew { seat: Seat, tactic: Tactic },
    /// The same, for all others.
    #[clause("ARIS-TACTIC-07")]
    DrewHidden { seat: Seat },
    /// A tactic is taken from the deck. Seen by that seat only.
    Fetched { seat: Seat, tactic: Tactic },
    /// The same, for all others.
    FetchedHidden { seat: Seat },
    /// A tactic is discarded.
    #[clause("ARIS-TACTIC-06")]
    Discarded { seat: Seat, tactic: Tactic },
    /// The objectives phase begins.
    #[clause("ARIS-OBJ-01")]
    Objectives,
    /// Victory points for who is inside the scoring zone.
    #[clause(clause_of_objective(*scenario, *objective))]
    ScoredIn { seat: Seat, n: u8, zone: Zone, objective: Test, scenario: Scenario },
    /// Victory points for conquered zones.
    #[clause(clause_of_objective(*scenario, *objective))]
    Scored { seat: Seat, n: u8, objective: Test, scenario: Scenario },
    /// Victory points for an enemy sent off the central zone.
    #[clause("ARIS-SCEN-KOTH-03")]
    ScoredFrag { seat: Seat, n: u8, figure: Figure },
    /// The game is won.
    #[clause("ARIS-SCEN-02")]
    Won { seat: Seat },
    /// The game is a draw.
    #[clause("ARIS-SCEN-02")]
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

/// The clause that gives points for an objective.
fn clause_of_objective(scenario: Scenario, objective: Test) -> &'static str {
    match (scenario, objective) {
        (Scenario::Assault, Test::SoleInside) => "ARIS-SCEN-ASSAULT-01",
        (Scenario::Assault, Test::MoreInsideBothPresent) => "ARIS-SCEN-ASSAULT-02",
        (Scenario::Assault, Test::EqualInside) => "ARIS-SCEN-ASSAULT-03",
        (Scenario::Conquest, Test::MoreZones) => "ARIS-SCEN-CONQ-01",
        (Scenario::Conquest, Test::EqualZones) => "ARIS-SCEN-CONQ-02",
        (Scenario::Conquest, Test::OwnsCentral) => "ARIS-SCEN-CONQ-03",
        (Scenario::KingOfTheHill, Test::MoreInside) => "ARIS-SCEN-KOTH-01",
        (Scenario::KingOfTheHill, Test::EqualInside) => "ARIS-SCEN-KOTH-02",
        (Scenario::ScorchedEarth, Test::MoreInside) => "ARIS-SCEN-SCORCH-01",
        (Scenario::ScorchedEarth, Test::EqualInside) => "ARIS-SCEN-SCORCH-02",
        _ => "ARIS-SCEN-04",
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
        Test::SAYS,
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
