//! Why something is not allowed, and the clause that says so.

use crate::{
    Choice,
    board::{Space, Zone},
    choice::{On, With},
    dice::{Colour, Symbol},
    figure::{Figure, Piece, Place, Target},
    step::Step,
    table::Aristeia,
    tables::{Action, Character, Tactic},
};
use crate::{activation, deployment, displace, round};
use arbiter_engine::{Clause, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "aris-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    /// Two play.
    Players { n: u8 },
    /// Somebody else is asked.
    NotAsked,
    /// Another question is open.
    OtherQuestion,
    /// What has begun comes first.
    Unfinished,
    /// A character is in a team once.
    TwiceInTeam { character: Character },
    /// The tactic belongs to no character of the team.
    NotOfTeam { tactic: Tactic },
    /// The character is in no such team.
    NotInTeam { figure: Figure },
    /// It stands already.
    Deployed { figure: Figure },
    /// The space is blocked or occupied: nobody moves there.
    NotFree { space: Space },
    /// Nobody deploys there either.
    NotFreeToDeploy { space: Space },
    /// Nothing is placed there either.
    NotFreeToPlace { space: Space },
    /// Nobody deploys or returns in a scoring zone.
    ScoringZone,
    /// Neither inside nor next to the own zones.
    NotYourZone,
    /// The zone cannot be chosen.
    ZoneNotOffered { zone: Zone },
    /// The central zone is never chosen again.
    ZoneCentral,
    /// The zone has a red counter.
    ZoneBurnt { zone: Zone },
    /// The zone is occupied, and others are not.
    ZoneOccupied { zone: Zone },
    /// The card is in the row already.
    Planned { character: Character },
    /// It has no such action.
    NoSuchAction { action: Action },
    /// Too few action points.
    NoPoints { n: u8 },
    /// No movement point.
    NoMovement,
    /// It cannot spend movement points.
    Immobilised { figure: Figure },
    /// It is next to an enemy and must disengage.
    Engaged { figure: Figure },
    /// It is next to no enemy.
    NotEngaged { figure: Figure },
    /// No space around it is free.
    Enclosed { figure: Figure },
    /// The space is not adjacent.
    NotNext { space: Space },
    /// A piece is displaced to an adjacent space.
    NotDisplacedThere { space: Space },
    /// The text places it elsewhere.
    NotPlacedThere { space: Space },
    /// Nobody returns from the bench there.
    NoReturn { space: Space },
    /// The piece is not in the HexaDome.
    Outside { piece: Piece },
    /// Too near or too far.
    OutOfRange { piece: Piece, n: u8 },
    /// No way through free spaces.
    NoWay { piece: Piece },
    /// It cannot be seen.
    NoSight { piece: Piece },
    /// An ally is no target of an attack.
    Ally { piece: Piece },
    /// Taunted, it attacks nobody else.
    Taunted { figure: Figure },
    /// The action has no target.
    NoTarget { action: Action },
    /// The action needs a target.
    NeedsTarget { action: Action },
    /// The repeat needs another target.
    SameTarget { piece: Piece },
    /// Not next to it.
    NotAdjacent { piece: Piece },
    /// The die is cancelled.
    DieCancelled,
    /// A printed symbol is no die.
    PrintedSymbol,
    /// The die gives no such symbol.
    NoSuchSymbol { symbol: Symbol },
    /// The roll has enough dice of that colour.
    DiceLimit { colour: Colour },
    /// Switches are used in the switch step.
    NoSwitchStep,
    /// Too few symbols.
    NoSymbols { n: u8, symbol: Symbol },
    /// The tactic is not in hand.
    NotInHand { tactic: Tactic },
    /// It is played at another moment.
    OtherWindow { tactic: Tactic },
    /// It is for the other player to play now.
    NotYours { tactic: Tactic },
    /// There is nobody for whom it could be played.
    NobodyToPlayFor { tactic: Tactic },
    /// What it requires does not hold.
    ConditionNotMet { tactic: Tactic },
    /// It would change nothing.
    ChangesNothing { tactic: Tactic },
}

impl arbiter_engine::Reason for Reason {
    fn clause(&self) -> Clause {
        Clause(match self {
            Reason::Players { .. } => "ARIS-GEN-10",
            Reason::NotAsked => "ARIS-GEN-02",
            Reason::OtherQuestion => "ARIS-GEN-02",
            Reason::Unfinished => "ARIS-ACTSTEP-02",
            Reason::TwiceInTeam { .. } => "ARIS-SETUP-02",
            Reason::NotOfTeam { .. } => "ARIS-SETUP-04",
            Reason::NotInTeam { .. } => "ARIS-SETUP-02",
            Reason::Deployed { .. } => "ARIS-SCEN-03",
            Reason::NotFree { .. } => "ARIS-SPACE-02",
            Reason::NotFreeToDeploy { .. } => "ARIS-SETUP-10",
            Reason::NotFreeToPlace { .. } => "ARIS-PLACE-01",
            Reason::ScoringZone => "ARIS-SETUP-11",
            Reason::NotYourZone => "ARIS-SETUP-10",
            Reason::ZoneNotOffered { .. } => "ARIS-SETUP-01",
            Reason::ZoneCentral => "ARIS-AMB-16",
            Reason::ZoneBurnt { .. } => "ARIS-SCEN-SCORCH-06",
            Reason::ZoneOccupied { .. } => "ARIS-SCEN-ASSAULT-07",
            Reason::Planned { .. } => "ARIS-PLAN-01",
            Reason::NoSuchAction { .. } => "ARIS-ACTION-01",
            Reason::NoPoints { .. } => "ARIS-ACTION-02",
            Reason::NoMovement => "ARIS-MOVE-02",
            Reason::Immobilised { .. } => "ARIS-STATE-IMMO-01",
            Reason::Engaged { .. } => "ARIS-DISENGAGE-01",
            Reason::NotEngaged { .. } => "ARIS-DISENGAGE-01",
            Reason::Enclosed { .. } => "ARIS-DISENGAGE-11",
            Reason::NotNext { .. } => "ARIS-MOVE-02",
            Reason::NotDisplacedThere { .. } => "ARIS-DISPLACE-01",
            Reason::NotPlacedThere { .. } => "ARIS-PLACE-01",
            Reason::NoReturn { .. } => "ARIS-PREP-04",
            Reason::Outside { .. } => "ARIS-SPACE-05",
            Reason::OutOfRange { .. } => "ARIS-RANGE-02",
            Reason::NoWay { .. } => "ARIS-RANGE-03",
            Reason::NoSight { .. } => "ARIS-LOS-08",
            Reason::Ally { .. } => "ARIS-ATTACK-01",
            Reason::Taunted { .. } => "ARIS-STATE-TAUNT-01",
            Reason::NoTarget { .. } => "ARIS-ACTION-11",
            Reason::NeedsTarget { .. } => "ARIS-ACTION-03",
            Reason::SameTarget { .. } => "ARIS-CHAR-BIL-02",
            Reason::NotAdjacent { .. } => "ARIS-DISENGAGE-02",
            Reason::DieCancelled => "ARIS-CANCEL-01",
            Reason::PrintedSymbol => "ARIS-DICE-02",
            Reason::NoSuchSymbol { .. } => "ARIS-CANCEL-04",
            Reason::DiceLimit { .. } => "ARIS-DICE-01",
            Reason::NoSwitchStep => "ARIS-SWITCH-05",
            Reason::NoSymbols { .. } => "ARIS-SWITCH-02",
            Reason::NotInHand { .. } => "ARIS-TACTIC-01",
            Reason::OtherWindow { .. } => "ARIS-TACTIC-01",
            Reason::NotYours { .. } => "ARIS-TACTIC-01",
            Reason::NobodyToPlayFor { .. } => "ARIS-TACTIC-01",
            Reason::ConditionNotMet { .. } => "ARIS-TACTIC-12",
            Reason::ChangesNothing { .. } => "ARIS-TACTIC-13",
        })
    }
}

/// Why a choice that no question considers is out of the question.
pub(crate) fn beside(s: &Aristeia, seat: Seat, choice: Choice) -> Reason {
    let Some(step) = s.agenda.top() else { return Reason::NotAsked };
    if !step.waits_for(s).has(seat) {
        return Reason::NotAsked;
    }
    let acting = matches!(step, Step::Activation(activation::Step::Act));
    match choice {
        Choice::Play { tactic, .. } if !s.player(seat).hand.has(tactic) => Reason::NotInHand { tactic },
        Choice::Play { tactic, on } if acting || matches!(step, Step::Window(_) | Step::Tactic(_)) => {
            played_for(s, seat, tactic, on)
        }
        Choice::Act { action, target, with } if acting => acted(s, action, target, with),
        Choice::Step { space } if acting => Reason::NotNext { space },
        Choice::Deploy { character, space } if matches!(step, Step::Deployment(deployment::Step::Deploy { .. })) => {
            let figure = Figure::new(seat, character);
            match s.body(figure).place {
                Place::Box => Reason::NotInTeam { figure },
                Place::On(_) => Reason::Deployed { figure },
                _ if !s.free().has(space) => Reason::NotFreeToDeploy { space },
                _ if s.scoring.spaces().has(space) => Reason::ScoringZone,
                _ => Reason::NotYourZone,
            }
        }
        Choice::Plan { character } if matches!(step, Step::Round(round::Step::Plan)) => {
            Reason::NotInTeam { figure: Figure::new(seat, character) }
        }
        Choice::Displace { space } | Choice::Place { space } if matches!(step, Step::Displace(_)) => match step {
            Step::Displace(displace::Step::Displace { .. }) if !s.free().has(space) => Reason::NotFree { space },
            Step::Displace(displace::Step::Displace { .. }) => Reason::NotDisplacedThere { space },
            _ if !s.free().has(space) => Reason::NotFreeToPlace { space },
            Step::Displace(displace::Step::Return { .. }) if s.scoring.spaces().has(space) => Reason::ScoringZone,
            Step::Displace(displace::Step::Return { .. }) => Reason::NoReturn { space },
            _ => Reason::NotPlacedThere { space },
        },
        Choice::Switch { .. } if !s.agenda.steps().iter().any(|step| matches!(step, Step::Switch(_))) => {
            Reason::NoSwitchStep
        }
        Choice::Act { .. } | Choice::Step { .. } | Choice::Disengage | Choice::Done
            if s.active().is_some() && !acting =>
        {
            Reason::Unfinished
        }
        _ => Reason::OtherQuestion,
    }
}

/// A tactic in hand, but not so.
fn played_for(s: &Aristeia, seat: Seat, tactic: Tactic, on: On) -> Reason {
    let window = crate::window::current(s).unwrap_or(crate::tables::Window::ActionsFree);
    if tactic.row().window != window {
        return Reason::OtherWindow { tactic };
    }
    let mut said = Reason::NobodyToPlayFor { tactic };
    crate::tactic::ways_to_play(s, seat, tactic, |way, verdict| {
        if let Err(reason) = verdict
            && (way.figure == on.figure || way == On::default())
        {
            said = reason;
        }
    });
    said
}

/// An action, but not so.
fn acted(s: &Aristeia, action: Action, target: Target, with: With) -> Reason {
    let Some(figure) = s.active() else { return Reason::OtherQuestion };
    if !figure.character().row().actions.contains(&action) {
        return Reason::NoSuchAction { action };
    }
    if let Some(tactic) = with.tactics().find(|tactic| !s.player(figure.seat()).hand.has(*tactic)) {
        return Reason::NotInHand { tactic };
    }
    match (action.row().range, target.0) {
        (None, Some(_)) => Reason::NoTarget { action },
        (Some(_), None) => Reason::NeedsTarget { action },
        (Some(_), Some(piece)) if s.stands(piece).is_none() => Reason::Outside { piece },
        _ => match with.tactics().next() {
            Some(tactic) => Reason::OtherWindow { tactic },
            None => Reason::OtherQuestion,
        },
    }
}

/// Why touching something that no answer touches does nothing.
pub(crate) fn untouchable(s: &Aristeia, seat: Seat, thing: &Thing) -> Reason {
    let (kind, id) = thing.as_str().split_once(':').unwrap_or_default();
    // What a person most likely meant by touching it.
    let meant = match kind {
        "tactic" => Tactic::from_text(id).ok().map(|tactic| Choice::Play { tactic, on: On::default() }),
        "space" => Space::from_text(id).ok().map(|space| Choice::Step { space }),
        "action" => {
            Action::from_text(id).ok().map(|action| Choice::Act { action, target: Target(None), with: With::default() })
        }
        _ => None,
    };
    beside(s, seat, meant.unwrap_or(Choice::Pass))
}
