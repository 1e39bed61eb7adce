//! Why something is not allowed, and the clause that says so.

use crate::{
    Choice,
    card::{Kind, Subtype},
    essence::Essence,
    place,
    state::ResArcana,
    step::Step,
    tables::Card,
};
use arbiter_engine::{Clause, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "resa-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    /// Two to four people.
    Players { n: u8 },
    /// A match is for two.
    MatchForTwo,
    /// A match begins with a normal game.
    MatchNormal,
    /// Somebody else acts.
    NotYourTurn,
    /// Several have to answer, and somebody else comes first.
    NotYetAsked,
    /// You have passed.
    Passed,
    /// Another question is open.
    OtherQuestion,
    /// The card is not in your hand, so it cannot be placed.
    NotInHand { card: Card },
    /// The card is not in your hand, so it cannot be discarded.
    OnlyFromHand { card: Card },
    /// Essences of a type are missing.
    Missing { n: u16, essence: Essence },
    /// Essences of any type are missing.
    MissingAny { n: u16 },
    /// The monument is not displayed.
    NotDisplayed { card: Card },
    /// No monument is left in the deck.
    NoMonuments,
    /// Somebody has claimed it.
    Claimed { card: Card },
    /// The other face of the tile is up.
    OtherFace { card: Card },
    /// Only monuments and Places of Power are claimed.
    NotClaimable { card: Card },
    /// You do not have it in play.
    NotInPlay { card: Card },
    /// It is turned.
    Turned { card: Card },
    /// It must be turned for that.
    Straight { card: Card },
    /// It has no such power.
    NoPower { card: Card },
    /// A reaction is no action.
    OnlyReaction { card: Card },
    /// It acts once, when claimed.
    OnlyClaim { card: Card },
    /// It has no reaction to this.
    NoReaction { card: Card },
    /// The reaction answers Dragons only.
    OnlyDragons { card: Card },
    /// A magic item taken this round rests.
    ItemRests { card: Card },
    /// Too few essences lie on it.
    MissingOnIt { card: Card, n: u16, essence: Essence },
    /// It is turned, so it cannot be turned as a cost.
    NotStraight { card: Card },
    /// No straight artifact of that subtype.
    NothingToTurn { subtype: Subtype },
    /// No artifact to destroy.
    NothingToDestroy,
    /// No card to discard.
    NothingToDiscard,
    /// The power itself is not allowed to be destroyed.
    NotItself { card: Card },
    /// Not of the subtype that is asked for.
    WrongSubtype { card: Card },
    /// The power does not place an artifact from where this one is.
    NotThere { card: Card, power: Card },
    /// Just returned.
    JustReturned { card: Card },
    /// Not in the centre.
    NotInCentre { card: Card },
    /// This type may not be taken.
    TypeForbidden { essence: Essence },
    /// The cost does not take this type.
    CannotPayWith { essence: Essence },
    /// What was paid is not turned into itself.
    SameType { essence: Essence },
    /// A discount never takes off that type.
    DiscountExcludes { essence: Essence },
    /// The cost has no such part left.
    NoSuchPart,
    /// You have none of that type to lose.
    NoneToLose { essence: Essence },
    /// The attacking card prints no way out.
    NoEscape { card: Card },
    /// It is not turned, so it cannot be straightened.
    NotTurned { card: Card },
    /// You cannot choose yourself.
    NotARival,
    /// Not one of your two mages.
    NotYourMage { card: Card },
    /// Not in the pack you hold.
    NotInPack { card: Card },
    /// Not among the open cards of a match.
    NotOpen { card: Card },
    /// Essences are taken off components only in Collect.
    OnlyInCollect,
    /// No essences lie on it.
    NothingOnIt { card: Card },
}

impl arbiter_engine::Reason for Reason {
    fn clause(&self) -> Clause {
        Clause(match self {
            Reason::Players { .. } => "RESA-SETUP-01",
            Reason::MatchForTwo | Reason::MatchNormal => "RESA-MATCH-01",
            Reason::NotYourTurn => "RESA-ROUND-02",
            Reason::NotYetAsked => "RESA-TIMING-01",
            Reason::Passed => "RESA-PASS-07",
            Reason::OtherQuestion => "RESA-TIMING-02",
            Reason::NotInHand { .. } => "RESA-PLACE-01",
            Reason::OnlyFromHand { .. } => "RESA-DISCARD-01",
            Reason::Missing { .. } | Reason::MissingAny { .. } => "RESA-COST-03",
            Reason::NotDisplayed { .. } => "RESA-CLAIM-02",
            Reason::NoMonuments => "RESA-CLAIM-05",
            Reason::Claimed { .. } => "RESA-CLAIM-06",
            Reason::OtherFace { .. } => "RESA-CLAIM-01",
            Reason::NotClaimable { .. } => "RESA-ACTION-01",
            Reason::NotInPlay { .. } | Reason::NoPower { .. } => "RESA-POWER-01",
            Reason::Turned { .. } => "RESA-POWER-02",
            Reason::Straight { .. } => "RESA-AMB-23",
            Reason::OnlyReaction { .. } => "RESA-REACT-06",
            Reason::OnlyClaim { .. } => "RESA-CARD-OBELISK",
            Reason::NoReaction { .. } => "RESA-REACT-01",
            Reason::OnlyDragons { .. } => "RESA-CARD-DRAGON_BRIDLE",
            Reason::ItemRests { .. } => "RESA-PASS-05",
            Reason::MissingOnIt { .. } => "RESA-CARD-ATHANOR",
            Reason::NotStraight { .. } | Reason::NothingToTurn { .. } => "RESA-POWER-08",
            Reason::NothingToDestroy | Reason::NothingToDiscard => "RESA-AMB-21",
            Reason::NotItself { .. } => "RESA-CARD-FIERY_WHIP",
            Reason::WrongSubtype { .. } => "RESA-TERM-07",
            Reason::NotThere { power, .. } => match power {
                Card::Crypt => "RESA-CARD-CRYPT",
                Card::DragonEgg => "RESA-CARD-DRAGON_EGG",
                Card::DragonTeeth => "RESA-CARD-DRAGON_TEETH",
                Card::SorcerersBestiary => "RESA-CARD-SORCERERS_BESTIARY",
                _ => "RESA-AMB-04",
            },
            Reason::JustReturned { .. } => "RESA-PASS-03",
            Reason::NotInCentre { .. } => "RESA-SUPPLY-03",
            Reason::TypeForbidden { .. } => "RESA-COLLECT-04",
            Reason::CannotPayWith { .. } => "RESA-COST-02",
            Reason::SameType { .. } => "RESA-AMB-03",
            Reason::NoSuchPart => "RESA-COST-02",
            Reason::DiscountExcludes { .. } => "RESA-COST-07",
            Reason::NoneToLose { .. } => "RESA-LIFELOSS-04",
            Reason::NoEscape { .. } => "RESA-LIFELOSS-02",
            Reason::NotTurned { .. } => "RESA-POWER-09",
            Reason::NotARival => "RESA-TERM-06",
            Reason::NotYourMage { .. } => "RESA-SETUP-08",
            Reason::NotInPack { .. } => "RESA-DRAFT-02",
            Reason::NotOpen { .. } => "RESA-MATCH-04",
            Reason::OnlyInCollect => "RESA-COLLECT-11",
            Reason::NothingOnIt { .. } => "RESA-COLLECT-05",
        })
    }
}

/// Why a choice that the question does not even consider is out of the question.
pub(crate) fn beside(s: &ResArcana, seat: Seat, choice: Choice) -> Reason {
    let Some(step) = s.agenda.top() else { return Reason::OtherQuestion };
    if !step.waits_for(s).has(seat) {
        return match step {
            Step::Collect(_) | Step::LifeLoss(_) | Step::Check(_) => Reason::NotYetAsked,
            _ if s.passed.has(seat) => Reason::Passed,
            _ => Reason::NotYourTurn,
        };
    }
    let acting = matches!(step, Step::Round(_));
    match choice {
        Choice::Place { card } if acting => Reason::NotInHand { card },
        Choice::Use { card, .. } if acting && s.component_of(seat, card).is_some() => Reason::NoPower { card },
        Choice::Use { card, .. } if acting => Reason::NotInPlay { card },
        Choice::Claim { card } if acting => match card.kind() {
            Kind::Monument => Reason::NotDisplayed { card },
            Kind::PlaceOfPower if s.face(card.facts().tile.into()) != card => Reason::OtherFace { card },
            Kind::PlaceOfPower => Reason::Claimed { card },
            _ => Reason::NotClaimable { card },
        },
        Choice::React { .. } | Choice::Escape | Choice::Suffer if acting => Reason::OtherQuestion,
        Choice::Place { card } => match step {
            Step::Place(place::Step::Choose { component, .. }) => {
                Reason::NotThere { card, power: s.card_of(component) }
            }
            _ => Reason::OtherQuestion,
        },
        Choice::React { card } => Reason::NotInPlay { card },
        Choice::Keep { card } => match step {
            Step::Draft(_) => Reason::NotInPack { card },
            Step::Bout(_) => Reason::NotOpen { card },
            _ => Reason::NotYourMage { card },
        },
        Choice::Item { card } => Reason::NotInCentre { card },
        Choice::Take { card } | Choice::Leave { card } => match step {
            Step::Collect(_) => Reason::NothingOnIt { card },
            _ => Reason::OnlyInCollect,
        },
        Choice::Destroy { card } | Choice::Turn { card } | Choice::Straighten { card } | Choice::PutOn { card } => {
            Reason::NotInPlay { card }
        }
        Choice::Discard { card } if acting || matches!(step, Step::Zone(_)) => Reason::OnlyFromHand { card },
        Choice::PaySame { essence, amount } => {
            Reason::Missing { n: amount.saturating_sub(s.player(seat).pool.get(essence)), essence }
        }
        _ => Reason::OtherQuestion,
    }
}

/// Why touching something that no answer touches does nothing.
pub(crate) fn untouchable(s: &ResArcana, seat: Seat, thing: &Thing) -> Reason {
    let card = thing.as_str().strip_prefix("card:").and_then(|id| Card::from_text(id).ok());
    match card {
        Some(card) => {
            // What a person most likely meant by touching it.
            let meant = match card.kind() {
                Kind::Monument | Kind::PlaceOfPower if s.component_of(seat, card).is_none() => Choice::Claim { card },
                _ => Choice::Use { card, power: 1 },
            };
            beside(s, seat, meant)
        }
        None => beside(s, seat, Choice::Pass),
    }
}
