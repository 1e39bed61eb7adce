//! Why something is not allowed, and the clause that says so.

use crate::{
    Choice,
    card::{Faction, Kind, Standing},
    city, combat,
    piece::Piece,
    stack,
    state::Arcmage,
    step::Step,
    tables::Card,
    turn,
};
use arbiter_engine::{Cites, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "arcm-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    // ----- before the game -----
    /// Two to four people.
    #[clause("ARCM-MULTI-01")]
    Players { n: u8 },
    /// Two against one are three.
    #[clause("ARCM-MULTI-07")]
    TwoAgainstOne,
    /// A deck has another number of cards.
    #[clause("ARCM-DECK-01")]
    DeckSize { seat: Seat, n: u16 },
    /// A deck has too few cities.
    #[clause("ARCM-DECK-03")]
    DeckCities { seat: Seat, n: u16 },
    /// A deck has too many copies of a card.
    #[clause("ARCM-DECK-04")]
    DeckCopies { seat: Seat, card: Card, n: u16 },
    /// A token is no deck card.
    #[clause("ARCM-DECK-05")]
    DeckToken { seat: Seat, card: Card },
    /// The rules do not carry this card out yet.
    #[clause("ARCM-DECK-05")]
    DeckNotReady { seat: Seat, card: Card, why: Standing },

    // ----- whose turn it is -----
    /// Somebody else is asked.
    #[clause("ARCM-STACK-05")]
    NotAsked,
    /// Another question is open.
    #[clause("ARCM-TURN-02")]
    OtherQuestion,
    /// Not in your hand.
    #[clause("ARCM-CAST-01")]
    NotInHand { card: Card },
    /// Not in your hand, so it cannot be discarded.
    #[clause("ARCM-ZONE-11")]
    CannotDiscard { card: Card },
    /// Not in play under your control.
    #[clause("ARCM-ABIL-04")]
    NotInPlay { card: Piece },
    /// It has no such ability.
    #[clause("ARCM-ABIL-03")]
    NoAbility { card: Piece },

    // ----- costs -----
    /// Too few resources of the card's own faction.
    #[clause("ARCM-RES-06")]
    Loyalty { n: u8, faction: Faction },
    /// Too few resources.
    #[clause("ARCM-RES-05")]
    Resources { n: u16 },
    /// Too few resource cards.
    #[clause("ARCM-ABIL-03")]
    ResourceCards { n: u16 },
    /// None of that faction left.
    #[clause("ARCM-RES-04")]
    NoneOf { faction: Faction },
    /// Nothing to mark for the cost.
    #[clause("ARCM-ABIL-03")]
    NothingToMark,
    /// No such counter lies on it.
    #[clause("ARCM-ABIL-03")]
    NoCounter { card: Piece },
    /// It was used this turn.
    #[clause("ARCM-CARD-57")]
    Used { card: Piece },
    /// Nothing to discard for the cost.
    #[clause("ARCM-ABIL-03")]
    NothingToDiscard,
    /// No city that could lose defense for the cost.
    #[clause("ARCM-ABIL-03")]
    NothingToWeaken,
    /// Who can pay the cost must.
    #[clause("ARCM-ABIL-03")]
    MustPay,
    /// Resource cards have to be laid down.
    #[clause("ARCM-TURN-05")]
    MustLay,

    // ----- playing -----
    /// Cities are built, not played.
    #[clause("ARCM-CITY-02")]
    CitiesAreBuilt,
    /// Only events may be played now.
    #[clause("ARCM-CAST-05")]
    OnlyEvents,
    /// Abilities are used in your own play phases.
    #[clause("ARCM-ABIL-06")]
    OnlyInPlayPhase,
    /// The condition of the ability does not hold.
    #[clause("ARCM-CAST-01")]
    Condition { card: Piece },
    /// What the card asks for first is not there.
    #[clause("ARCM-CAST-01")]
    Prerequisite { card: Card },
    /// You control one already.
    #[clause("ARCM-KW-19")]
    Unique { card: Card },
    /// You have no city for it.
    #[clause("ARCM-CREAT-01")]
    NoCity,
    /// There is no legal target.
    #[clause("ARCM-CAST-02")]
    NoTarget,
    /// The card does not mean this.
    #[clause("ARCM-CAST-06")]
    NotMeant,
    /// Opponents cannot target it.
    #[clause("ARCM-KW-12")]
    Sanctuary { card: Piece },
    /// The table has no room for more.
    #[clause("ARCM-CONFLICT-04")]
    NoRoom,
    /// Who can must do what the card says.
    #[clause("ARCM-CARD-35")]
    MustFollow,
    /// Who finds such a card takes it.
    #[clause("ARCM-ZONE-12")]
    MustTake,

    // ----- marking, moving -----
    /// It is marked.
    #[clause("ARCM-STATE-06")]
    Marked { card: Piece },
    /// It does not unmark.
    #[clause("ARCM-TURN-03")]
    StaysMarked { card: Piece },
    /// More creatures have to unmark.
    #[clause("ARCM-TURN-03")]
    MustUnmark,
    /// It is there already.
    #[clause("ARCM-MOVE-01")]
    IsThere { card: Piece },
    /// The city is not yours.
    #[clause("ARCM-MOVE-05")]
    NotYourCity,
    /// The creature is not yours.
    #[clause("ARCM-MOVE-05")]
    NotYourCreature { card: Piece },
    /// The city was part of a movement this turn.
    #[clause("ARCM-MOVE-03")]
    Travelled { city: Piece },
    /// No movement to or from the city.
    #[clause("ARCM-CARD-22")]
    Besieged,
    /// The same over and over again.
    #[clause("ARCM-AMB-21")]
    Repetition,

    // ----- the draw phase -----
    /// Drawing nothing takes two cards in hand.
    #[clause("ARCM-TURN-06")]
    TwoCards,
    /// No more resource cards are allowed.
    #[clause("ARCM-TURN-06")]
    Capped,

    // ----- tactics -----
    /// The city has had its turn.
    #[clause("ARCM-CITY-10")]
    Tended { city: Piece },
    /// Nobody could be devoted to it.
    #[clause("ARCM-CITY-11")]
    NobodyDevotes,
    /// Creatures are devoted in the tactics phase.
    #[clause("ARCM-CITY-10")]
    OnlyInTactics,
    /// It is no resident of this city under your control.
    #[clause("ARCM-CITY-11")]
    NotResident { card: Piece },

    // ----- combat -----
    /// It is not in your army.
    #[clause("ARCM-COMBAT-03")]
    NotInArmy { card: Piece },
    /// It is marked, and neither attacks nor defends.
    #[clause("ARCM-COMBAT-01")]
    MarkedFighter { card: Piece },
    /// It is peaceful.
    #[clause("ARCM-KW-05")]
    Peaceful { card: Piece },
    /// Only the militia attacks a second city.
    #[clause("ARCM-KW-23")]
    NotMilitia { card: Piece },
    /// It is tied: it neither moves nor attacks.
    #[clause("ARCM-CARD-44")]
    Tied { card: Piece },
    /// It cannot attack this turn.
    #[clause("ARCM-CONFLICT-02")]
    Barred { card: Piece },
    /// It cannot attack that city.
    #[clause("ARCM-CONFLICT-02")]
    Shuns { card: Piece, city: Piece },
    /// No creature could attack it.
    #[clause("ARCM-COMBAT-03")]
    NobodyAttacks,
    /// Some creature must attack.
    #[clause("ARCM-COMBAT-20")]
    MustAttack,
    /// It is named already.
    #[clause("ARCM-COMBAT-04")]
    Named { card: Piece },
    /// It lives elsewhere.
    #[clause("ARCM-COMBAT-07")]
    ElsewhereResident { card: Piece },
    /// That army cannot defend this city now.
    #[clause("ARCM-CARD-40")]
    Outmaneuvered,
    /// Only flying and ranged creatures defend against it.
    #[clause("ARCM-KW-01")]
    Flies { card: Piece },
    /// It cannot defend against that one.
    #[clause("ARCM-CONFLICT-02")]
    Fears { card: Piece },
    /// All the damage has to be dealt.
    #[clause("ARCM-COMBAT-12")]
    AllOfIt,
}

/// Why a choice that the question does not even consider is out of the question.
pub(crate) fn out_of_question(s: &Arcmage, seat: Seat, choice: Choice) -> Reason {
    let Some(step) = s.agenda.top() else { return Reason::OtherQuestion };
    if !step.waits_for(s).has(seat) {
        return Reason::NotAsked;
    }
    let moving = matches!(step, Step::Turn(turn::Step::Act));
    let acting = moving || matches!(step, Step::Stack(stack::Step::Window { .. }));
    let own = |piece| s.own(seat, piece).is_some();
    match (step, choice) {
        (_, Choice::Play { card }) if acting && card.is(Kind::City) => Reason::CitiesAreBuilt,
        (_, Choice::Play { card }) if acting => Reason::NotInHand { card },
        (_, Choice::Use { piece, .. }) if acting && own(piece) => Reason::NoAbility { card: piece },
        (_, Choice::Use { piece, .. }) if acting => Reason::NotInPlay { card: piece },
        (_, Choice::Move { piece, .. }) if moving && own(piece) => Reason::NotYourCity,
        (_, Choice::Move { piece, .. }) if moving => Reason::NotYourCreature { card: piece },
        (Step::City(city::Step::Devote { .. }), Choice::Devote { piece }) => Reason::NotResident { card: piece },
        (step, Choice::Devote { .. } | Choice::Tend { .. }) if !matches!(step, Step::City(_)) => Reason::OnlyInTactics,
        (Step::Combat(combat::Step::Attackers), Choice::Attacker { piece }) => Reason::NotInArmy { card: piece },
        (Step::Combat(combat::Step::Choose), Choice::Attack { .. }) => Reason::NobodyAttacks,
        (Step::Play(_) | Step::Bargain(_), Choice::Target { .. }) => Reason::NotMeant,
        (Step::Ability(_) | Step::Script(_) | Step::Bargain(_), Choice::Choose { .. }) => Reason::NotMeant,
        (Step::Ability(_) | Step::Zone(_), Choice::Discard { card }) => Reason::CannotDiscard { card },
        _ => Reason::OtherQuestion,
    }
}

/// Why touching something that no answer touches does nothing.
pub(crate) fn untouchable(s: &Arcmage, seat: Seat, thing: &Thing) -> Reason {
    let named = |kind: &str| thing.as_str().strip_prefix(kind);
    if let Some(card) = named("hand:").and_then(|id| Card::from_text(id).ok()) {
        return out_of_question(s, seat, Choice::Play { card });
    }
    match named("card:").and_then(|id| Piece::from_text(id).ok()) {
        Some(piece) => out_of_question(s, seat, Choice::Use { piece, ability: 1 }),
        None => out_of_question(s, seat, Choice::Pass),
    }
}
