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
use arbiter_engine::{Cites, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "aris-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    /// Two play.
    #[clause("ARIS-GEN-10")]
    Players { n: u8 },
    /// Somebody else is asked.
    #[clause("ARIS-GEN-02")]
    NotAsked,
    /// Another question is open.
    #[clause("ARIS-GEN-02")]
    OtherQuestion,
    /// What has begun comes first.
    #[clause("ARIS-ACTSTEP-02")]
    Unfinished,
    /// A character is in a team once.
    #[clause("ARIS-SETUP-02")]
    TwiceInTeam { character: Character },
    /// The tactic belongs to no character of the team.
    #[clause("ARIS-SETUP-04")]
    NotOfTeam { tactic: Tactic },
    /// The character is in no such team.
    #[clause("ARIS-SETUP-02")]
    NotInTeam { figure: Figure },
    /// It stands already.
    #[clause("ARIS-SCEN-03")]
    Deployed { figure: Figure },
    /// The space is blocked or occupied: nobody moves there.
    #[clause("ARIS-SPACE-02")]
    NotFree { space: Space },
    /// Nobody deploys there either.
    #[clause("ARIS-SETUP-10")]
    NotFreeToDeploy { space: Space },
    /// Nothing is placed there either.
    #[clause("ARIS-PLACE-01")]
    NotFreeToPlace { space: Space },
    /// Nobody deploys or returns in a scoring zone.
    #[clause("ARIS-SETUP-11")]
    ScoringZone,
    /// Neither inside nor next to the own zones.
    #[clause("ARIS-SETUP-10")]
    NotYourZone,
    /// The zone cannot be chosen.
    #[clause("ARIS-SETUP-01")]
    ZoneNotOffered { zone: Zone },
    /// The central zone is never chosen again.
    #[clause("ARIS-AMB-16")]
    ZoneCentral,
    /// The zone has a red counter.
    #[clause("ARIS-SCEN-SCORCH-06")]
    ZoneBurnt { zone: Zone },
    /// The zone is occupied, and others are not.
    #[clause("ARIS-SCEN-ASSAULT-07")]
    ZoneOccupied { zone: Zone },
    /// The card is in the row already.
    #[clause("ARIS-PLAN-01")]
    Planned { character: Character },
    /// It has no such action.
    #[clause("ARIS-ACTION-01")]
    NoSuchAction { action: Action },
    /// Too few action points.
    #[clause("ARIS-ACTION-02")]
    NoPoints { n: u8 },
    /// No movement point.
    #[clause("ARIS-MOVE-02")]
    NoMovement,
    /// It cannot spend movement points.
    #[clause("ARIS-STATE-IMMO-01")]
    Immobilised { figure: Figure },
    /// It is next to an enemy and must disengage.
    #[clause("ARIS-DISENGAGE-01")]
    Engaged { figure: Figure },
    /// It is next to no enemy.
    #[clause("ARIS-DISENGAGE-01")]
    NotEngaged { figure: Figure },
    /// No space around it is free.
    #[clause("ARIS-DISENGAGE-11")]
    Enclosed { figure: Figure },
    /// The space is not adjacent.
    #[clause("ARIS-MOVE-02")]
    NotNext { space: Space },
    /// A piece is displaced to an adjacent space.
    #[clause("ARIS-DISPLACE-01")]
    NotDisplacedThere { space: Space },
    /// The text places it elsewhere.
    #[clause("ARIS-PLACE-01")]
    NotPlacedThere { space: Space },
    /// Nobody returns from the bench there.
    #[clause("ARIS-PREP-04")]
    NoReturn { space: Space },
    /// The piece is not in the HexaDome.
    #[clause("ARIS-SPACE-05")]
    Outside { piece: Piece },
    /// Too near or too far.
    #[clause("ARIS-RANGE-02")]
    OutOfRange { piece: Piece, n: u8 },
    /// No way through free spaces.
    #[clause("ARIS-RANGE-03")]
    NoWay { piece: Piece },
    /// It cannot be seen.
    #[clause("ARIS-LOS-08")]
    NoSight { piece: Piece },
    /// An ally is no target of an attack.
    #[clause("ARIS-ATTACK-01")]
    Ally { piece: Piece },
    /// Taunted, it attacks nobody else.
    #[clause("ARIS-STATE-TAUNT-01")]
    Taunted { figure: Figure },
    /// The action has no target.
    #[clause("ARIS-ACTION-11")]
    NoTarget { action: Action },
    /// The action needs a target.
    #[clause("ARIS-ACTION-03")]
    NeedsTarget { action: Action },
    /// The repeat needs another target.
    #[clause("ARIS-CHAR-BIL-02")]
    SameTarget { piece: Piece },
    /// Not next to it.
    #[clause("ARIS-DISENGAGE-02")]
    NotAdjacent { piece: Piece },
    /// The die is cancelled.
    #[clause("ARIS-CANCEL-01")]
    DieCancelled,
    /// A printed symbol is no die.
    #[clause("ARIS-DICE-02")]
    PrintedSymbol,
    /// The die gives no such symbol.
    #[clause("ARIS-CANCEL-04")]
    NoSuchSymbol { symbol: Symbol },
    /// The roll has enough dice of that colour.
    #[clause("ARIS-DICE-01")]
    DiceLimit { colour: Colour },
    /// Switches are used in the switch step.
    #[clause("ARIS-SWITCH-05")]
    NoSwitchStep,
    /// Too few symbols.
    #[clause("ARIS-SWITCH-02")]
    NoSymbols { n: u8, symbol: Symbol },
    /// The tactic is not in hand.
    #[clause("ARIS-TACTIC-01")]
    NotInHand { tactic: Tactic },
    /// It is played at another moment.
    #[clause("ARIS-TACTIC-01")]
    OtherWindow { tactic: Tactic },
    /// It is for the other player to play now.
    #[clause("ARIS-TACTIC-01")]
    NotYours { tactic: Tactic },
    /// There is nobody for whom it could be played.
    #[clause("ARIS-TACTIC-01")]
    NobodyToPlayFor { tactic: Tactic },
    /// What it requires does not hold.
    #[clause("ARIS-TACTIC-12")]
    ConditionNotMet { tactic: Tactic },
    /// It would change nothing.
    #[clause("ARIS-TACTIC-13")]
    ChangesNothing { tactic: Tactic },
}

/// Why a choice that no question considers is out of the question.
pub(crate) fn out_of_question(s: &Aristeia, seat: Seat, choice: Choice) -> Reason {
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
    out_of_question(s, seat, meant.unwrap_or(Choice::Pass))
}
