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
use arbiter_engine::{Cites, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "resa-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    /// Two to four people.
    #[clause("RESA-SETUP-01")]
    Players { n: u8 },
    /// A match is for two.
    #[clause("RESA-MATCH-01")]
    MatchForTwo,
    /// A match begins with a normal game.
    #[clause("RESA-MATCH-01")]
    MatchNormal,
    /// Somebody else acts.
    #[clause("RESA-ROUND-02")]
    NotYourTurn,
    /// Several have to answer, and somebody else comes first.
    #[clause("RESA-TIMING-01")]
    NotYetAsked,
    /// You have passed.
    #[clause("RESA-PASS-07")]
    Passed,
    /// Another question is open.
    #[clause("RESA-TIMING-02")]
    OtherQuestion,
    /// The card is not in your hand, so it cannot be placed.
    #[clause("RESA-PLACE-01")]
    NotInHand { card: Card },
    /// The card is not in your hand, so it cannot be discarded.
    #[clause("RESA-DISCARD-01")]
    OnlyFromHand { card: Card },
    /// Essences of a type are missing.
    #[clause("RESA-COST-03")]
    Missing { n: u16, essence: Essence },
    /// Essences of any type are missing.
    #[clause("RESA-COST-03")]
    MissingAny { n: u16 },
    /// The monument is not displayed.
    #[clause("RESA-CLAIM-02")]
    NotDisplayed { card: Card },
    /// No monument is left in the deck.
    #[clause("RESA-CLAIM-05")]
    NoMonuments,
    /// Somebody has claimed it.
    #[clause("RESA-CLAIM-06")]
    Claimed { card: Card },
    /// The other face of the tile is up.
    #[clause("RESA-CLAIM-01")]
    OtherFace { card: Card },
    /// Only monuments and Places of Power are claimed.
    #[clause("RESA-ACTION-01")]
    NotClaimable { card: Card },
    /// You do not have it in play.
    #[clause("RESA-POWER-01")]
    NotInPlay { card: Card },
    /// It is turned.
    #[clause("RESA-POWER-02")]
    Turned { card: Card },
    /// It must be turned for that.
    #[clause("RESA-AMB-23")]
    Straight { card: Card },
    /// It has no such power.
    #[clause("RESA-POWER-01")]
    NoPower { card: Card },
    /// A reaction is no action.
    #[clause("RESA-REACT-06")]
    OnlyReaction { card: Card },
    /// It acts once, when claimed.
    #[clause("RESA-CARD-OBELISK")]
    OnlyClaim { card: Card },
    /// It has no reaction to this.
    #[clause("RESA-REACT-01")]
    NoReaction { card: Card },
    /// The reaction answers Dragons only.
    #[clause("RESA-CARD-DRAGON_BRIDLE")]
    OnlyDragons { card: Card },
    /// A magic item taken this round rests.
    #[clause("RESA-PASS-05")]
    ItemRests { card: Card },
    /// Too few essences lie on it.
    #[clause("RESA-CARD-ATHANOR")]
    MissingOnIt { card: Card, n: u16, essence: Essence },
    /// It is turned, so it cannot be turned as a cost.
    #[clause("RESA-POWER-08")]
    NotStraight { card: Card },
    /// No straight artifact of that subtype.
    #[clause("RESA-POWER-08")]
    NothingToTurn { subtype: Subtype },
    /// No artifact to destroy.
    #[clause("RESA-AMB-21")]
    NothingToDestroy,
    /// No card to discard.
    #[clause("RESA-AMB-21")]
    NothingToDiscard,
    /// The power itself is not allowed to be destroyed.
    #[clause("RESA-CARD-FIERY_WHIP")]
    NotItself { card: Card },
    /// Not of the subtype that is asked for.
    #[clause("RESA-TERM-07")]
    WrongSubtype { card: Card },
    /// The power does not place an artifact from where this one is.
    #[clause(placing_clause(*power))]
    NotThere { card: Card, power: Card },
    /// Just returned.
    #[clause("RESA-PASS-03")]
    JustReturned { card: Card },
    /// Not in the centre.
    #[clause("RESA-SUPPLY-03")]
    NotInCentre { card: Card },
    /// This type may not be taken.
    #[clause("RESA-COLLECT-04")]
    TypeForbidden { essence: Essence },
    /// The cost does not take this type.
    #[clause("RESA-COST-02")]
    CannotPayWith { essence: Essence },
    /// What was paid is not turned into itself.
    #[clause("RESA-AMB-03")]
    SameType { essence: Essence },
    /// A discount never takes off that type.
    #[clause("RESA-COST-07")]
    DiscountExcludes { essence: Essence },
    /// The cost has no such part left.
    #[clause("RESA-COST-02")]
    NoSuchPart,
    /// You have none of that type to lose.
    #[clause("RESA-LIFELOSS-04")]
    NoneToLose { essence: Essence },
    /// The attacking card prints no way out.
    #[clause("RESA-LIFELOSS-02")]
    NoEscape { card: Card },
    /// It is not turned, so it cannot be straightened.
    #[clause("RESA-POWER-09")]
    NotTurned { card: Card },
    /// You cannot choose yourself.
    #[clause("RESA-TERM-06")]
    NotARival,
    /// Not one of your two mages.
    #[clause("RESA-SETUP-08")]
    NotYourMage { card: Card },
    /// Not in the pack you hold.
    #[clause("RESA-DRAFT-02")]
    NotInPack { card: Card },
    /// Not among the open cards of a match.
    #[clause("RESA-MATCH-04")]
    NotOpen { card: Card },
    /// Essences are taken off components only in Collect.
    #[clause("RESA-COLLECT-11")]
    OnlyInCollect,
    /// No essences lie on it.
    #[clause("RESA-COLLECT-05")]
    NothingOnIt { card: Card },
}

/// Which artifacts a power may place is printed on its card.
fn placing_clause(power: Card) -> &'static str {
    match power {
        Card::Crypt => "RESA-CARD-CRYPT",
        Card::DragonEgg => "RESA-CARD-DRAGON_EGG",
        Card::DragonTeeth => "RESA-CARD-DRAGON_TEETH",
        Card::SorcerersBestiary => "RESA-CARD-SORCERERS_BESTIARY",
        _ => "RESA-AMB-04",
    }
}

/// Why a choice that the question does not even consider is out of the question.
pub(crate) fn out_of_question(s: &ResArcana, seat: Seat, choice: Choice) -> Reason {
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
            out_of_question(s, seat, meant)
        }
        None => out_of_question(s, seat, Choice::Pass),
    }
}
