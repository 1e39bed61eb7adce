//! What a card may say at the moments it hears, and what it may ask.

use super::{Moment, Moments};
use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    actions::movement::Leg,
    cards::muster,
    choice::Loot,
    map::{Site, System},
    piece::{Piece, Ships},
    resource::Resource,
    score::{Podium, Stakes},
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Count, Options, Seat, Seats, Tell};

/// What a card may say. Each method belongs to the moment of its name; a card is asked only at the
/// moments it hears. `card` says which of a family of cards speaks.
#[allow(unused_variables, reason = "silence uses nothing")]
pub(crate) trait Speaks {
    /// The moments it hears.
    const HEARS: Moments = Moments::NONE;
    /// Is it discarded in the Prelude for ships (`muster`)? What else it asks has other stages.
    const BRINGS_SHIPS: bool = false;
    /// Does its cue go the only way there is, and ask nobody?
    const GOES_ONLY_WAY: bool = false;

    // ----- offers -----

    /// May its Prelude action be taken?
    fn prelude(card: Card, s: &Arcs, seat: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// Takes its Prelude action.
    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        if Self::BRINGS_SHIPS {
            muster::take_prelude(card, s, seat, tell);
        }
    }

    /// Offers new actions in the place of one of these standard actions.
    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, via: Via, out: &mut impl Options<Choice, Reason>) {}

    /// Takes the new action, if it is one of its own.
    fn take_action(
        card: Card,
        s: &mut Arcs,
        seat: Seat,
        choice: Choice,
        via: Via,
        tell: &mut impl Tell<Event>,
    ) -> bool {
        false
    }

    /// Offers something between playing a card and the Prelude.
    fn followed(card: Card, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {}

    /// Does it, if it is its own.
    fn take_followed(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) -> bool {
        false
    }

    // ----- questions -----

    /// A verdict on a tax.
    fn may_tax(card: Card, s: &Arcs, by: Seat, site: Site) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a secure.
    fn may_secure(card: Card, s: &Arcs, by: Seat, target: Card) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a theft from `owner`.
    fn may_steal(card: Card, s: &Arcs, owner: Seat, loot: Loot) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a ransack for a city of `owner` destroyed in battle.
    fn may_ransack(card: Card, s: &Arcs, owner: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a declaration.
    fn may_declare(card: Card, s: &Arcs, by: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on building this piece here, if the card has a place for it that the rules have not.
    fn may_build(card: Card, s: &Arcs, by: Seat, piece: Piece, at: System) -> Option<Result<(), Reason>> {
        None
    }

    /// Dice beyond one per ship: how many may, and how many must be collected.
    fn extra_dice(card: Card, s: &Arcs, by: Seat, at: System) -> ExtraDice {
        ExtraDice::default()
    }

    /// A verdict on raid dice against `owner`.
    fn raid_dice(card: Card, s: &Arcs, owner: Seat, at: System) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a step of a move with these ships.
    fn may_step(card: Card, s: &Arcs, leg: Leg, ships: Ships) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on ending a move here rather than going on.
    fn may_stop(card: Card, s: &Arcs, by: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// Are ships built fresh?
    fn fresh_ships(card: Card) -> bool {
        false
    }

    /// The type as which any token may be spent.
    fn spend_as(card: Card) -> Option<Resource> {
        None
    }

    /// Icons of a type beyond tokens and guild cards, when ambitions are counted.
    fn icons(card: Card, s: &Arcs, resource: Resource) -> u8 {
        0
    }

    /// Does the lead card keep its number?
    fn keep_number(card: Card, ambition: Ambition) -> bool {
        false
    }

    /// The power for a place, if the card changes it.
    fn power(card: Card, ambition: Ambition, place: Podium, stakes: Stakes) -> Option<u8> {
        None
    }

    /// The raid cost of the slot on the card.
    fn slot(card: Card) -> u8 {
        0
    }

    // ----- happenings -----

    /// Has it anything to say at this moment? Asked where cards are put in order, so that nobody
    /// orders a card that would be silent.
    fn stirs(card: Card, s: &Arcs, seat: Seat, moment: Moment) -> bool {
        true
    }

    /// See [`Moment::SetUp`].
    fn set_up(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Declaring`].
    fn declaring(card: Card, s: &mut Arcs, seat: Seat, ambition: Ambition) {}

    /// See [`Moment::Declared`].
    fn declared(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Taxed`].
    fn taxed(card: Card, s: &mut Arcs, seat: Seat, via: Via, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Entered`]. `held` is who controlled the system before the step.
    fn entered(
        card: Card,
        s: &mut Arcs,
        owner: Seat,
        mover: Seat,
        at: System,
        held: Option<Seat>,
        tell: &mut impl Tell<Event>,
    ) {
    }

    /// See [`Moment::MoveEnds`].
    fn move_ends(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::BattleBegins`].
    fn battle_begins(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Rolled`].
    fn rolled(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::BattleEnds`].
    fn battle_ends(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Acted`].
    fn acted(card: Card, s: &mut Arcs, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Stolen`]. Has it gone elsewhere than to the thief?
    fn stolen(card: Card, s: &mut Arcs, thief: Seat, tell: &mut impl Tell<Event>) -> bool {
        false
    }

    /// See [`Moment::AfterScoring`].
    fn after_scoring(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Secured`]. The vox card already lies in the Court discard pile.
    fn secured(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    // ----- its own questions -----

    /// Whom its cue has to ask; nobody, and it is settled.
    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        if Self::GOES_ONLY_WAY && Self::ways(s, cue).legal < 2 { Seats::NONE } else { Seats::only(cue.seat) }
    }

    /// The ways to answer that differ.
    fn ways(s: &Arcs, cue: Cue) -> Count<Choice> {
        Count::of(|out| Self::options(s, cue, out))
    }

    /// What is asked. A card that asks somebody else than the House says it.
    fn ask(s: &Arcs, cue: Cue) -> Ask {
        if Self::BRINGS_SHIPS { Ask::PlaceShips { card: cue.card, n: cue.n } } else { Ask::Chance }
    }

    /// The answers to consider.
    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        if Self::BRINGS_SHIPS {
            muster::options(s, cue, out);
        }
    }

    /// Goes on with the answer.
    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if Self::BRINGS_SHIPS {
            muster::resume(s, cue, choice, tell);
        }
    }

    /// Does what needs no answer.
    fn settle(s: &mut Arcs, cue: Cue, tell: &mut impl Tell<Event>) {
        if Self::GOES_ONLY_WAY
            && let Some(only) = Self::ways(s, cue).only()
        {
            Self::resume(s, cue, only, tell);
        }
    }
}

/// Dice beyond one per attacking ship.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct ExtraDice {
    /// So many may be collected.
    pub may: u8,
    /// So many, at least, must be collected in all.
    pub must: u8,
}

/// A question of a card, or something it still has to do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Cue {
    /// The card.
    pub card: Card,
    /// Who is asked.
    pub seat: Seat,
    /// Which of its questions.
    pub stage: u8,
    /// Something to remember.
    pub n: u8,
}

macro_rules! dispatch {
    ([$($name:ident: $speaker:path),* $(,)?] $card:expr, $method:ident, $args:tt) => {
        match $card { $(Card::$name => <$speaker as Speaks>::$method $args,)* }
    };
}

/// Lets a card speak: `speak!(card, rolled(card, s, seat, tell))`.
macro_rules! speak {
    ($card:expr, $method:ident $args:tt) => {
        speakers!(dispatch! { $card, $method, $args })
    };
}
