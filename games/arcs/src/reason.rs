//! Why something is not allowed, and the clause that says so.

use crate::{
    Choice,
    action::{Action, ActionCard, Suit},
    actions::{self, movement},
    battle,
    choice::Damaged,
    map::{Site, System},
    piece::Piece,
    prelude,
    resource::{Resource, Slot},
    round, slots,
    state::Arcs,
    step::Step,
    tables::{Ambition, Card, DICE_EACH},
    turn,
};
use arbiter_engine::{Clause, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcs-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    // ----- setup -----
    /// Two to four people.
    Players { n: u8 },
    /// The setup card is for another number of players.
    OtherBoard { n: u8 },
    /// One or two lore each.
    LoreEach { n: u8 },
    /// One leader each.
    OneLeader,
    /// Enough lore.
    EnoughLore { n: u8 },
    /// Not among the cards to draft.
    NotInRow { card: Card },

    // ----- whose turn, what question -----
    /// Somebody else is asked.
    NotYourTurn,
    /// Another question is open.
    OtherQuestion,
    /// The Prelude action that was begun comes first.
    OneAtATime,

    // ----- cards -----
    /// The card is not in your hand.
    NotInHand { card: ActionCard },
    /// Only the holder of the initiative leads.
    NotTheLead,
    /// Followers must play a card.
    MustFollow,
    /// Not the lead suit.
    OtherSuit { suit: Suit },
    /// Not higher than the lead card.
    TooLow { n: u8 },
    /// A card of the lead suit does not pivot.
    LeadSuit { suit: Suit },
    /// Somebody has seized the initiative this round.
    AlreadySeized,
    /// You hold the initiative.
    HoldsInitiative,
    /// No ambition marker is available.
    NoMarker,
    /// The lead card declares something else.
    OtherAmbition { ambition: Ambition },

    // ----- Prelude and pips -----
    /// The Prelude is over.
    PreludeOver,
    /// No pips are left.
    NoPips,
    /// The pips do not allow this action.
    NotThisAction { action: Action },
    /// The resource does not allow this action.
    NotByResource { action: Action, resource: Resource },
    /// No token lies there.
    NoToken { slot: Slot },
    /// A token of the same type lies in a slot of the same raid cost, and is spent first.
    SameToken { slot: Slot, other: Slot },
    /// The token is of another type.
    NotAsThatType { slot: Slot, resource: Resource },
    /// Not in your play area.
    NotYours { card: Card },
    /// The card has no Prelude action.
    NoPrelude { card: Card },
    /// Secured in this Prelude.
    JustSecured { card: Card },
    /// Already used this turn.
    OncePerTurn { card: Card },
    /// None left in the supply.
    NoneInSupply { resource: Resource },

    // ----- actions -----
    /// The system is out of play.
    OutOfPlay { at: System },
    /// You do not control the system.
    NotControlled { at: System },
    /// No city stands there.
    NoCity { site: Site },
    /// The city was taxed this turn.
    AlreadyTaxed { site: Site },
    /// No such piece is left in your supply.
    NoneLeft { piece: Piece },
    /// You have no piece there.
    NotPresent { at: System },
    /// You have no starport there.
    NoStarport { at: System },
    /// Every starport there has built a ship this turn.
    StarportUsed { at: System },
    /// Gates have no building slots.
    GateHasNoSlots { at: System },
    /// No building slot is empty.
    NoEmptySlot { at: System },
    /// You have no ships there.
    NoShips { at: System },
    /// The systems do not touch.
    NotAdjacent { from: System, to: System },
    /// Not so many ships are there.
    FewerShips,
    /// Too many ships for one move.
    TooManyShips { n: u8 },
    /// Nothing of yours is damaged there.
    NothingDamaged { at: System },
    /// The building is not damaged.
    NotDamaged { site: Site },
    /// No agents are left in your supply.
    NoAgents,
    /// The card is not in the Court.
    NotInCourt { card: Card },
    /// You do not have the most agents there.
    NotMostAgents { card: Card },

    // ----- battle -----
    /// You have no ship there to attack with.
    NoAttacker { at: System },
    /// The rival has nothing there.
    NoDefender { rival: Seat, at: System },
    /// The defender has buildings, but none there.
    NothingToRaid { at: System },
    /// Fewer dice than must be collected.
    TooFewDice { n: u8 },
    /// More dice than ships, or than there are.
    TooManyDice { n: u8 },
    /// No hit may be wasted.
    HitsWasted,
    /// No building of the defender stands there.
    NotDefending { site: Site },
    /// Too few keys.
    MissingKeys { n: u8 },
    /// The rival has no agent there.
    NoAgentThere { card: Card, rival: Seat },
    /// The exchange changes nothing, or comes too late.
    NoExchange,

    // ----- cards that forbid -----
    /// Guardians protect it.
    Guarded { card: Card },
    /// A card forbids raid dice there.
    NoRaidDice { card: Card, at: System },
    /// The card works only in systems you control.
    NeedsControl { card: Card, at: System },
    /// No card of that suit lies face up.
    NoCardOfSuit { card: Card, suit: Suit },
    /// The supply is not empty yet.
    SupplyFirst { card: Card, resource: Resource },
    /// You hold no captives.
    NoCaptives { card: Card },
    /// At least one has to be chosen.
    AtLeastOne { card: Card },
    /// No rival has an agent on the Court card.
    NoRivalAgents { card: Card },
    /// Abducting the agents on the Court card takes so many weapon icons.
    TooFewWeapons { card: Card, n: u8 },
    /// Something was already done in this Prelude.
    PreludeBegun { card: Card },
    /// The city is your own.
    OwnCity { card: Card, site: Site },
    /// Its owner has nothing you could take, or lacks nothing you could give.
    NothingToTrade { card: Card, site: Site },
    /// You have no tokens.
    NoTokens { card: Card },
    /// An ambition was declared this round.
    AlreadyDeclared { card: Card },
    /// The card was played face down.
    FaceDown { card: Card },
    /// An action that an effect grants cannot be replaced.
    OnlyStandard { action: Action },
    /// Callow: only what you control can be taxed.
    CallowTax { card: Card, at: System },
    /// A legal action of this kind must follow, and none could.
    NothingFollows { card: Card, action: Action },
    /// No guild card to give for the declaration.
    NoGuildToGive { card: Card },
    /// Two own agents are needed.
    NeedsTwoAgents { card: Card },
    /// No fresh ship of yours is there.
    NoFreshShips { card: Card, at: System },
    /// No fresh ship there took part in the move.
    HasNotMoved { card: Card, at: System },
    /// One such building has been built there.
    OneInSystem { card: Card, at: System },
    /// No token of the type to pay with.
    NoTokenToPay { card: Card, resource: Resource },
    /// The building stands in no building slot.
    NotInSlot { card: Card, site: Site },
    /// The card works on own buildings only.
    NotYourBuilding { card: Card, site: Site },
}

impl arbiter_engine::Reason for Reason {
    fn clause(&self) -> Clause {
        Clause(match self {
            Reason::Players { .. } => "ARCS-SETUP-01",
            Reason::OtherBoard { .. } => "ARCS-SETUP-05",
            Reason::LoreEach { .. } | Reason::EnoughLore { n: 2.. } => "ARCS-LL-04",
            Reason::OneLeader | Reason::EnoughLore { .. } | Reason::NotInRow { .. } => "ARCS-LL-03",
            Reason::NotYourTurn => "ARCS-ROUND-01",
            Reason::OtherQuestion => "ARCS-GOLD-08",
            Reason::OneAtATime => "ARCS-PRE-02",
            Reason::NotInHand { .. } | Reason::NotTheLead => "ARCS-LEAD-01",
            Reason::MustFollow => "ARCS-ROUND-03",
            Reason::OtherSuit { .. } | Reason::TooLow { .. } => "ARCS-SURPASS-01",
            Reason::LeadSuit { .. } => "ARCS-FOLLOW-01",
            Reason::AlreadySeized | Reason::HoldsInitiative => "ARCS-SEIZE-03",
            Reason::NoMarker => "ARCS-DECL-02",
            Reason::OtherAmbition { .. } => "ARCS-DECL-01",
            Reason::PreludeOver => "ARCS-PRE-01",
            Reason::NoPips => "ARCS-LEAD-01",
            Reason::NotThisAction { .. } => "ARCS-LEAD-02",
            Reason::NotByResource { .. } | Reason::NotAsThatType { .. } => "ARCS-RES-01",
            Reason::NoToken { .. } => "ARCS-RES-03",
            Reason::SameToken { .. } => "ARCS-RES-08",
            Reason::NotYours { .. } => "ARCS-MOD-03",
            Reason::NoPrelude { .. } => "ARCS-PRE-02",
            Reason::JustSecured { .. } => "ARCS-PRE-04",
            Reason::NoneInSupply { .. } => "ARCS-COMP-09",
            Reason::OutOfPlay { .. } => "ARCS-MAP-06",
            Reason::NotControlled { .. } => "ARCS-TAX-01",
            Reason::NoCity { .. } => "ARCS-TAX-01",
            Reason::AlreadyTaxed { .. } => "ARCS-TAX-04",
            Reason::NoneLeft { .. } => "ARCS-BUILD-05",
            Reason::NotPresent { .. } | Reason::NoEmptySlot { .. } => "ARCS-BUILD-01",
            Reason::NoStarport { .. } | Reason::StarportUsed { .. } => "ARCS-BUILD-03",
            Reason::GateHasNoSlots { .. } => "ARCS-MAP-05",
            Reason::NoShips { .. } | Reason::NotAdjacent { .. } | Reason::FewerShips => "ARCS-MOVE-01",
            Reason::TooManyShips { .. } => "ARCS-LEADER-05b",
            Reason::NothingDamaged { .. } | Reason::NotDamaged { .. } => "ARCS-REPAIR-01",
            Reason::NoAgents => "ARCS-INFL-02",
            Reason::NotInCourt { .. } => "ARCS-INFL-01",
            Reason::NotMostAgents { .. } => "ARCS-SECURE-01",
            Reason::NoAttacker { .. } => "ARCS-BATTLE-01",
            Reason::NoDefender { .. } => "ARCS-BATTLE-02",
            Reason::NothingToRaid { .. } => "ARCS-BATTLE-04",
            Reason::TooFewDice { .. } => "ARCS-LEADER-05a",
            Reason::TooManyDice { n: DICE_EACH.. } => "ARCS-COMP-05",
            Reason::TooManyDice { .. } => "ARCS-BATTLE-03",
            Reason::NoRivalAgents { .. } | Reason::TooFewWeapons { .. } => "ARCS-GUILD-14",
            Reason::OnlyStandard { .. } => "ARCS-NEW-02",
            Reason::NoCaptives { card }
            | Reason::AtLeastOne { card }
            | Reason::PreludeBegun { card }
            | Reason::OwnCity { card, .. }
            | Reason::NothingToTrade { card, .. }
            | Reason::NoTokens { card }
            | Reason::AlreadyDeclared { card }
            | Reason::FaceDown { card } => card.facts().clause,
            Reason::HitsWasted => "ARCS-BATTLE-10",
            Reason::NotDefending { .. } => "ARCS-BATTLE-09",
            Reason::MissingKeys { .. } => "ARCS-RAID-01",
            Reason::NoAgentThere { .. } => "ARCS-CITY-02",
            Reason::NoExchange => "ARCS-RES-04",
            Reason::OncePerTurn { card }
            | Reason::Guarded { card }
            | Reason::NoRaidDice { card, .. }
            | Reason::NeedsControl { card, .. }
            | Reason::NoCardOfSuit { card, .. }
            | Reason::SupplyFirst { card, .. } => card.facts().clause,
            Reason::NothingFollows { card, .. }
            | Reason::NoFreshShips { card, .. }
            | Reason::HasNotMoved { card, .. }
            | Reason::OneInSystem { card, .. }
            | Reason::NoTokenToPay { card, .. }
            | Reason::NotInSlot { card, .. }
            | Reason::NotYourBuilding { card, .. } => card.facts().clause,
            Reason::CallowTax { .. } => "ARCS-LEADER-04b",
            Reason::NoGuildToGive { .. } => "ARCS-LEADER-07b",
            Reason::NeedsTwoAgents { .. } => "ARCS-LEADER-08b",
        })
    }
}

/// Why a choice that the question does not even consider is out of the question.
pub(crate) fn beside(s: &Arcs, seat: Seat, choice: Choice) -> Reason {
    let Some(step) = s.agenda.top() else { return Reason::OtherQuestion };
    if !step.waits_for(s).has(seat) {
        return Reason::NotYourTurn;
    }
    let begun = s.turn.begun && s.turn.prelude && s.turn.seat == Some(seat);
    match beside_question(s, seat, step, choice) {
        Reason::OtherQuestion if begun && matches!(choice, Choice::Spend { .. } | Choice::Use { .. }) => {
            Reason::OneAtATime
        }
        reason => reason,
    }
}

fn beside_question(s: &Arcs, seat: Seat, step: Step, choice: Choice) -> Reason {
    match step {
        Step::Draft(_) => match choice {
            Choice::Pick { card } => Reason::NotInRow { card },
            _ => Reason::OtherQuestion,
        },
        Step::Round(step) => beside_card(s, seat, step, choice),
        Step::Turn(turn::Step::Act { .. }) => beside_turn(s, seat, choice),
        Step::Turn(turn::Step::Spent { resource, .. }) => match actions::standard(choice) {
            Some(action) if !prelude::actions_of(s, resource).has(action) => Reason::NotByResource { action, resource },
            _ => beside_action(s, seat, choice),
        },
        Step::Turn(turn::Step::Grant { .. }) => beside_action(s, seat, choice),
        Step::Slots(slots::Step::Arrange { .. }) => match choice {
            Choice::Swap { .. } => Reason::NoExchange,
            _ => Reason::OtherQuestion,
        },
        Step::Battle(battle::Step::Collect { die: asked }) => match choice {
            Choice::Collect { die, .. } if die == asked => Reason::TooManyDice { n: DICE_EACH },
            _ => Reason::OtherQuestion,
        },
        Step::Battle(battle::Step::BuildingHits { .. }) => match choice {
            Choice::Hit { site } => Reason::NotDefending { site },
            _ => Reason::OtherQuestion,
        },
        Step::Movement(movement::Step::Fleet { .. }) => match choice {
            Choice::Fleet { .. } => Reason::FewerShips,
            _ => Reason::OtherQuestion,
        },
        Step::Movement(movement::Step::Catapult { at, .. }) => match choice {
            Choice::Go { to } => Reason::NotAdjacent { from: at, to },
            _ => Reason::OtherQuestion,
        },
        _ => Reason::OtherQuestion,
    }
}

fn beside_card(s: &Arcs, seat: Seat, step: round::Step, choice: Choice) -> Reason {
    match choice {
        Choice::Pass if !matches!(step, round::Step::Lead { .. }) => Reason::MustFollow,
        Choice::Lead { .. } if !matches!(step, round::Step::Lead { .. }) => Reason::NotTheLead,
        Choice::Lead { card }
        | Choice::Surpass { card }
        | Choice::Copy { card }
        | Choice::Pivot { card }
        | Choice::Seize { card }
            if !s.player(seat).hand.has(card) =>
        {
            Reason::NotInHand { card }
        }
        _ => Reason::OtherQuestion,
    }
}

/// Why something is not among what a turn considers.
fn beside_turn(s: &Arcs, seat: Seat, choice: Choice) -> Reason {
    match choice {
        Choice::Spend { .. } | Choice::Use { .. } if !s.turn.prelude => Reason::PreludeOver,
        Choice::Spend { slot, resource } => match s.player(seat).slots[slot.index()] {
            Some(_) => Reason::NotAsThatType { slot, resource },
            None => Reason::NoToken { slot },
        },
        Choice::Use { card } if s.player(seat).cards.has(card) => Reason::NoPrelude { card },
        Choice::Use { card } => Reason::NotYours { card },
        // Nobody was asked who could not have declared.
        Choice::Declare { .. } => s.may_declare(seat).err().unwrap_or(Reason::OtherQuestion),
        _ => match actions::standard(choice) {
            Some(_) if s.turn.pips == 0 => Reason::NoPips,
            Some(action) if !turn::pip_actions(s, seat).0.has(action) => Reason::NotThisAction { action },
            _ => beside_action(s, seat, choice),
        },
    }
}

/// Why an action that could be taken cannot be taken like that.
fn beside_action(s: &Arcs, seat: Seat, choice: Choice) -> Reason {
    let outside = |at: System| !s.board.systems().has(at);
    match choice {
        Choice::Build { at, .. }
        | Choice::Battle { at, .. }
        | Choice::Move { to: at, .. }
        | Choice::Move { from: at, .. }
            if outside(at) =>
        {
            Reason::OutOfPlay { at }
        }
        Choice::Tax { site } => Reason::NoCity { site },
        Choice::Build { piece: Piece::Ship, at } if s.is_present(seat, at) => Reason::NoStarport { at },
        Choice::Build { at, .. } if s.is_present(seat, at) => Reason::NoEmptySlot { at },
        Choice::Build { at, .. } => Reason::NotPresent { at },
        Choice::Move { from, .. } if s.ships(seat, from).count() == 0 => Reason::NoShips { at: from },
        Choice::Move { from, to } => Reason::NotAdjacent { from, to },
        Choice::Repair { what: Damaged::Ship { at } } => Reason::NothingDamaged { at },
        Choice::Repair { what: Damaged::Building { site } } => Reason::NothingDamaged { at: site.system() },
        Choice::Influence { card } | Choice::Secure { card } => Reason::NotInCourt { card },
        Choice::Battle { at, .. } if s.ships(seat, at).count() == 0 => Reason::NoAttacker { at },
        Choice::Battle { at, rival } => Reason::NoDefender { rival, at },
        _ => beside_new_action(s, seat, choice),
    }
}

/// Why a new action is not among what can be done: whose card it is, and what it takes the place of.
fn beside_new_action(s: &Arcs, seat: Seat, choice: Choice) -> Reason {
    let Some((card, action)) = actions::instead(choice) else { return Reason::OtherQuestion };
    if !s.player(seat).cards.has(card) {
        return Reason::NotYours { card };
    }
    match s.agenda.top() {
        Some(Step::Turn(turn::Step::Act { .. })) if s.turn.pips == 0 => Reason::NoPips,
        Some(Step::Turn(turn::Step::Act { .. })) if !turn::pip_actions(s, seat).0.has(action) => {
            Reason::NotThisAction { action }
        }
        Some(Step::Turn(turn::Step::Spent { resource, .. })) if !prelude::actions_of(s, resource).has(action) => {
            Reason::NotByResource { action, resource }
        }
        Some(Step::Turn(turn::Step::Grant { .. })) => Reason::OnlyStandard { action },
        _ => Reason::OtherQuestion,
    }
}

/// Why touching something that no answer touches does nothing.
pub(crate) fn untouchable(s: &Arcs, seat: Seat, thing: &Thing) -> Reason {
    let id = |kind: &str| thing.as_str().strip_prefix(kind).and_then(|id| id.strip_prefix(':'));
    let meant = if let Some(card) = id("card").and_then(|id| Card::from_text(id).ok()) {
        match s.court_place(card) {
            Some(_) => Choice::Influence { card },
            None => Choice::Use { card },
        }
    } else if let Some(card) = id("action_card").and_then(|id| ActionCard::from_text(id).ok()) {
        Choice::Lead { card }
    } else if let Some(at) = id("system").and_then(|id| System::from_text(id).ok()) {
        Choice::Move { from: at, to: at }
    } else if let Some(site) = id("site").and_then(|id| Site::from_text(id).ok()) {
        match s.agenda.top() {
            Some(Step::Battle(battle::Step::BuildingHits { .. })) => Choice::Hit { site },
            _ => Choice::Tax { site },
        }
    } else if let Some(slot) = id("slot").and_then(|id| Slot::from_text(id).ok()) {
        Choice::Spend { slot, resource: Resource::default() }
    } else {
        Choice::Done
    };
    beside(s, seat, meant)
}
