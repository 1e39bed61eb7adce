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
use arbiter_engine::{Clause, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    // ----- before the game -----
    /// Two to four people.
    Players { n: u8 },
    /// Two against one are three.
    TwoAgainstOne,
    /// A deck has another number of cards.
    DeckSize { seat: Seat, n: u16 },
    /// A deck has too few cities.
    DeckCities { seat: Seat, n: u16 },
    /// A deck has too many copies of a card.
    DeckCopies { seat: Seat, card: Card, n: u16 },
    /// A token is no deck card.
    DeckToken { seat: Seat, card: Card },
    /// The rules do not carry this card out yet.
    DeckNotReady { seat: Seat, card: Card, why: Standing },

    // ----- whose turn it is -----
    /// Somebody else is asked.
    NotAsked,
    /// Another question is open.
    OtherQuestion,
    /// Not in your hand.
    NotInHand { card: Card },
    /// Not in your hand, so it cannot be discarded.
    CannotDiscard { card: Card },
    /// Not in play under your control.
    NotInPlay { card: Piece },
    /// It has no such ability.
    NoAbility { card: Piece },

    // ----- costs -----
    /// Too few resources of the card's own faction.
    Loyalty { n: u8, faction: Faction },
    /// Too few resources.
    Resources { n: u16 },
    /// Too few resource cards.
    ResourceCards { n: u16 },
    /// None of that faction left.
    NoneOf { faction: Faction },
    /// Nothing to mark for the cost.
    NothingToMark,
    /// Nothing to discard for the cost.
    NothingToDiscard,
    /// No city that could lose defense for the cost.
    NothingToWeaken,
    /// Who can pay the cost must.
    MustPay,
    /// Resource cards have to be laid down.
    MustLay,

    // ----- playing -----
    /// Cities are built, not played.
    CitiesAreBuilt,
    /// Only events may be played now.
    OnlyEvents,
    /// Abilities are used in your own play phases.
    OnlyInPlayPhase,
    /// The condition of the ability does not hold.
    Condition { card: Piece },
    /// You control one already.
    Unique { card: Card },
    /// You have no city for it.
    NoCity,
    /// There is no legal target.
    NoTarget,
    /// The card does not mean this.
    NotMeant,
    /// Opponents cannot target it.
    Sanctuary { card: Piece },
    /// The table has no room for more.
    NoRoom,
    /// Who can must do what the card says.
    MustFollow,

    // ----- marking, moving -----
    /// It is marked.
    Marked { card: Piece },
    /// It does not unmark.
    StaysMarked { card: Piece },
    /// More creatures have to unmark.
    MustUnmark,
    /// It is there already.
    IsThere { card: Piece },
    /// The city is not yours.
    NotYourCity,
    /// The creature is not yours.
    NotYourCreature { card: Piece },
    /// The city was part of a movement this turn.
    Travelled { city: Piece },
    /// No movement to or from the city.
    Besieged,
    /// The same over and over again.
    Repetition,

    // ----- the draw phase -----
    /// Drawing nothing takes two cards in hand.
    TwoCards,
    /// No more resource cards are allowed.
    Capped,

    // ----- tactics -----
    /// The city has had its turn.
    Tended { city: Piece },
    /// Nobody could be devoted to it.
    NobodyDevotes,
    /// It is no resident of this city under your control.
    NotResident { card: Piece },

    // ----- combat -----
    /// It is not in your army.
    NotInArmy { card: Piece },
    /// It is marked, and neither attacks nor defends.
    MarkedFighter { card: Piece },
    /// It is peaceful.
    Peaceful { card: Piece },
    /// It cannot attack that city.
    Shuns { card: Piece, city: Piece },
    /// No creature could attack it.
    NobodyAttacks,
    /// Some creature must attack.
    MustAttack,
    /// It is named already.
    Named { card: Piece },
    /// It lives elsewhere.
    ElsewhereResident { card: Piece },
    /// That army cannot defend this city now.
    Outmaneuvered,
    /// Only flying and ranged creatures defend against it.
    Flies { card: Piece },
    /// It cannot defend against that one.
    Fears { card: Piece },
    /// All the damage has to be dealt.
    AllOfIt,
}

impl arbiter_engine::Reason for Reason {
    fn clause(&self) -> Clause {
        Clause(match self {
            Reason::Players { .. } => "ARCM-MULTI-01",
            Reason::TwoAgainstOne => "ARCM-MULTI-07",
            Reason::DeckSize { .. } => "ARCM-DECK-01",
            Reason::DeckCities { .. } => "ARCM-DECK-03",
            Reason::DeckCopies { .. } => "ARCM-DECK-04",
            Reason::DeckToken { .. } | Reason::DeckNotReady { .. } => "ARCM-DECK-05",
            Reason::NotAsked => "ARCM-STACK-05",
            Reason::OtherQuestion => "ARCM-TURN-02",
            Reason::NotInHand { .. } => "ARCM-CAST-01",
            Reason::CannotDiscard { .. } => "ARCM-ZONE-11",
            Reason::NotInPlay { .. } => "ARCM-ABIL-04",
            Reason::NoAbility { .. } => "ARCM-ABIL-03",
            Reason::Loyalty { .. } => "ARCM-RES-06",
            Reason::Resources { .. } => "ARCM-RES-05",
            Reason::ResourceCards { .. } | Reason::NothingToMark | Reason::NothingToDiscard => "ARCM-ABIL-03",
            Reason::NothingToWeaken | Reason::MustPay => "ARCM-ABIL-03",
            Reason::NoneOf { .. } => "ARCM-RES-04",
            Reason::MustLay => "ARCM-TURN-05",
            Reason::CitiesAreBuilt => "ARCM-CITY-02",
            Reason::OnlyEvents => "ARCM-CAST-05",
            Reason::OnlyInPlayPhase => "ARCM-ABIL-06",
            Reason::Condition { .. } => "ARCM-CAST-01",
            Reason::Unique { .. } => "ARCM-KW-19",
            Reason::NoCity => "ARCM-CREAT-01",
            Reason::NoTarget => "ARCM-CAST-02",
            Reason::NotMeant => "ARCM-CAST-06",
            Reason::Sanctuary { .. } => "ARCM-KW-12",
            Reason::NoRoom => "ARCM-CONFLICT-04",
            Reason::MustFollow => "ARCM-CARD-35",
            Reason::Marked { .. } => "ARCM-STATE-06",
            Reason::StaysMarked { .. } => "ARCM-TURN-03",
            Reason::MustUnmark => "ARCM-TURN-03",
            Reason::IsThere { .. } => "ARCM-MOVE-01",
            Reason::NotYourCity | Reason::NotYourCreature { .. } => "ARCM-MOVE-05",
            Reason::Travelled { .. } => "ARCM-MOVE-03",
            Reason::Besieged => "ARCM-CARD-22",
            Reason::Repetition => "ARCM-AMB-21",
            Reason::TwoCards | Reason::Capped => "ARCM-TURN-06",
            Reason::Tended { .. } => "ARCM-CITY-10",
            Reason::NobodyDevotes | Reason::NotResident { .. } => "ARCM-CITY-11",
            Reason::NotInArmy { .. } => "ARCM-COMBAT-03",
            Reason::MarkedFighter { .. } => "ARCM-COMBAT-01",
            Reason::Peaceful { .. } => "ARCM-KW-05",
            Reason::Shuns { .. } | Reason::Fears { .. } => "ARCM-CONFLICT-02",
            Reason::NobodyAttacks => "ARCM-COMBAT-03",
            Reason::MustAttack => "ARCM-COMBAT-20",
            Reason::Named { .. } => "ARCM-COMBAT-04",
            Reason::ElsewhereResident { .. } => "ARCM-COMBAT-07",
            Reason::Outmaneuvered => "ARCM-CARD-40",
            Reason::Flies { .. } => "ARCM-KW-01",
            Reason::AllOfIt => "ARCM-COMBAT-12",
        })
    }
}

/// Why a choice that the question does not even consider is out of the question.
pub(crate) fn beside(s: &Arcmage, seat: Seat, choice: Choice) -> Reason {
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
        return beside(s, seat, Choice::Play { card });
    }
    match named("card:").and_then(|id| Piece::from_text(id).ok()) {
        Some(piece) => beside(s, seat, Choice::Use { piece, ability: 1 }),
        None => beside(s, seat, Choice::Pass),
    }
}
