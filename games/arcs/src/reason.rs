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
use arbiter_engine::{Cites, Message, Notation, Seat, Thing};

/// A reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "arcs-why")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Reason {
    // ----- setup -----
    /// Two to four people.
    #[clause("ARCS-SETUP-01")]
    Players { n: u8 },
    /// The setup card is for another number of players.
    #[clause("ARCS-SETUP-05")]
    OtherBoard { n: u8 },
    /// One or two lore each.
    #[clause("ARCS-LL-04")]
    LoreEach { n: u8 },
    /// One leader each.
    #[clause("ARCS-LL-03")]
    OneLeader,
    /// Enough lore.
    #[clause(if *n >= 2 { "ARCS-LL-04" } else { "ARCS-LL-03" })]
    EnoughLore { n: u8 },
    /// Not among the cards to draft.
    #[clause("ARCS-LL-03")]
    NotInRow { card: Card },

    // ----- whose turn, what question -----
    /// Somebody else is asked.
    #[clause("ARCS-ROUND-01")]
    NotYourTurn,
    /// Another question is open.
    #[clause("ARCS-GOLD-08")]
    OtherQuestion,
    /// The Prelude action that was begun comes first.
    #[clause("ARCS-PRE-02")]
    OneAtATime,

    // ----- cards -----
    /// The card is not in your hand.
    #[clause("ARCS-LEAD-01")]
    NotInHand { card: ActionCard },
    /// Only the holder of the initiative leads.
    #[clause("ARCS-LEAD-01")]
    NotTheLead,
    /// Followers must play a card.
    #[clause("ARCS-ROUND-03")]
    MustFollow,
    /// Not the lead suit.
    #[clause("ARCS-SURPASS-01")]
    OtherSuit { suit: Suit },
    /// Not higher than the lead card.
    #[clause("ARCS-SURPASS-01")]
    TooLow { n: u8 },
    /// A card of the lead suit does not pivot.
    #[clause("ARCS-FOLLOW-01")]
    LeadSuit { suit: Suit },
    /// Somebody has seized the initiative this round.
    #[clause("ARCS-SEIZE-03")]
    AlreadySeized,
    /// You hold the initiative.
    #[clause("ARCS-SEIZE-03")]
    HoldsInitiative,
    /// No ambition marker is available.
    #[clause("ARCS-DECL-02")]
    NoMarker,
    /// The lead card declares something else.
    #[clause("ARCS-DECL-01")]
    OtherAmbition { ambition: Ambition },

    // ----- Prelude and pips -----
    /// The Prelude is over.
    #[clause("ARCS-PRE-01")]
    PreludeOver,
    /// No pips are left.
    #[clause("ARCS-LEAD-01")]
    NoPips,
    /// The pips do not allow this action.
    #[clause("ARCS-LEAD-02")]
    NotThisAction { action: Action },
    /// The resource does not allow this action.
    #[clause("ARCS-RES-01")]
    NotByResource { action: Action, resource: Resource },
    /// No token lies there.
    #[clause("ARCS-RES-03")]
    NoToken { slot: Slot },
    /// The token is of another type.
    #[clause("ARCS-RES-01")]
    NotAsThatType { slot: Slot, resource: Resource },
    /// Not in your play area.
    #[clause("ARCS-MOD-03")]
    NotYours { card: Card },
    /// The card has no Prelude action.
    #[clause("ARCS-PRE-02")]
    NoPrelude { card: Card },
    /// Secured in this Prelude.
    #[clause("ARCS-PRE-04")]
    JustSecured { card: Card },
    /// Already used this turn.
    #[clause(card.facts().clause)]
    OncePerTurn { card: Card },
    /// None left in the supply.
    #[clause("ARCS-COMP-09")]
    NoneInSupply { resource: Resource },

    // ----- actions -----
    /// The system is out of play.
    #[clause("ARCS-MAP-06")]
    OutOfPlay { at: System },
    /// You do not control the system.
    #[clause("ARCS-TAX-01")]
    NotControlled { at: System },
    /// No city stands there.
    #[clause("ARCS-TAX-01")]
    NoCity { site: Site },
    /// The city was taxed this turn.
    #[clause("ARCS-TAX-04")]
    AlreadyTaxed { site: Site },
    /// No such piece is left in your supply.
    #[clause("ARCS-BUILD-05")]
    NoneLeft { piece: Piece },
    /// You have no piece there.
    #[clause("ARCS-BUILD-01")]
    NotPresent { at: System },
    /// You have no starport there.
    #[clause("ARCS-BUILD-03")]
    NoStarport { at: System },
    /// Every starport there has built a ship this turn.
    #[clause("ARCS-BUILD-03")]
    StarportUsed { at: System },
    /// Gates have no building slots.
    #[clause("ARCS-MAP-05")]
    GateHasNoSlots { at: System },
    /// No building slot is empty.
    #[clause("ARCS-BUILD-01")]
    NoEmptySlot { at: System },
    /// You have no ships there.
    #[clause("ARCS-MOVE-01")]
    NoShips { at: System },
    /// The systems do not touch.
    #[clause("ARCS-MOVE-01")]
    NotAdjacent { from: System, to: System },
    /// Not so many ships are there.
    #[clause("ARCS-MOVE-01")]
    FewerShips,
    /// Too many ships for one move.
    #[clause("ARCS-LEADER-05b")]
    TooManyShips { n: u8 },
    /// Nothing of yours is damaged there.
    #[clause("ARCS-REPAIR-01")]
    NothingDamaged { at: System },
    /// The building is not damaged.
    #[clause("ARCS-REPAIR-01")]
    NotDamaged { site: Site },
    /// No agents are left in your supply.
    #[clause("ARCS-INFL-02")]
    NoAgents,
    /// The card is not in the Court.
    #[clause("ARCS-INFL-01")]
    NotInCourt { card: Card },
    /// You do not have the most agents there.
    #[clause("ARCS-SECURE-01")]
    NotMostAgents { card: Card },

    // ----- battle -----
    /// You have no ship there to attack with.
    #[clause("ARCS-BATTLE-01")]
    NoAttacker { at: System },
    /// The rival has nothing there.
    #[clause("ARCS-BATTLE-02")]
    NoDefender { rival: Seat, at: System },
    /// The defender has buildings, but none there.
    #[clause("ARCS-BATTLE-04")]
    NothingToRaid { at: System },
    /// Fewer dice than must be collected.
    #[clause("ARCS-LEADER-05a")]
    TooFewDice { n: u8 },
    /// More dice than ships, or than there are.
    #[clause(if *n >= DICE_EACH { "ARCS-COMP-05" } else { "ARCS-BATTLE-03" })]
    TooManyDice { n: u8 },
    /// No hit may be wasted.
    #[clause("ARCS-BATTLE-10")]
    HitsWasted,
    /// No building of the defender stands there.
    #[clause("ARCS-BATTLE-09")]
    NotDefending { site: Site },
    /// Too few keys.
    #[clause("ARCS-RAID-01")]
    MissingKeys { n: u8 },
    /// The rival has no agent there.
    #[clause("ARCS-CITY-02")]
    NoAgentThere { card: Card, rival: Seat },
    /// The exchange changes nothing.
    #[clause("ARCS-RES-04")]
    NoExchange,

    // ----- cards that forbid -----
    /// Guardians protect it.
    #[clause(card.facts().clause)]
    Guarded { card: Card },
    /// A card forbids raid dice there.
    #[clause(card.facts().clause)]
    NoRaidDice { card: Card, at: System },
    /// The card works only in systems you control.
    #[clause(card.facts().clause)]
    NeedsControl { card: Card, at: System },
    /// No card of that suit lies face up.
    #[clause(card.facts().clause)]
    NoCardOfSuit { card: Card, suit: Suit },
    /// The supply is not empty yet.
    #[clause(card.facts().clause)]
    SupplyFirst { card: Card, resource: Resource },
    /// You hold no captives.
    #[clause(card.facts().clause)]
    NoCaptives { card: Card },
    /// At least one has to be chosen.
    #[clause(card.facts().clause)]
    AtLeastOne { card: Card },
    /// No rival has an agent on the Court card.
    #[clause("ARCS-GUILD-14")]
    NoRivalAgents { card: Card },
    /// Abducting the agents on the Court card takes so many weapon icons.
    #[clause("ARCS-GUILD-14")]
    TooFewWeapons { card: Card, n: u8 },
    /// Something was already done in this Prelude.
    #[clause(card.facts().clause)]
    PreludeBegun { card: Card },
    /// The city is your own.
    #[clause(card.facts().clause)]
    OwnCity { card: Card, site: Site },
    /// Its owner has nothing you could take, or lacks nothing you could give.
    #[clause(card.facts().clause)]
    NothingToTrade { card: Card, site: Site },
    /// You have no tokens.
    #[clause(card.facts().clause)]
    NoTokens { card: Card },
    /// An ambition was declared this round.
    #[clause(card.facts().clause)]
    AlreadyDeclared { card: Card },
    /// The card was played face down.
    #[clause(card.facts().clause)]
    FaceDown { card: Card },
    /// An action that an effect grants cannot be replaced.
    #[clause("ARCS-NEW-02")]
    OnlyStandard { action: Action },
    /// Callow: only what you control can be taxed.
    #[clause("ARCS-LEADER-04b")]
    CallowTax { card: Card, at: System },
    /// A legal action of this kind must follow, and none could.
    #[clause(card.facts().clause)]
    NothingFollows { card: Card, action: Action },
    /// No guild card to give for the declaration.
    #[clause("ARCS-LEADER-07b")]
    NoGuildToGive { card: Card },
    /// Two own agents are needed.
    #[clause("ARCS-LEADER-08b")]
    NeedsTwoAgents { card: Card },
    /// No fresh ship of yours is there.
    #[clause(card.facts().clause)]
    NoFreshShips { card: Card, at: System },
    /// No fresh ship there took part in the move.
    #[clause(card.facts().clause)]
    HasNotMoved { card: Card, at: System },
    /// One such building has been built there.
    #[clause(card.facts().clause)]
    OneInSystem { card: Card, at: System },
    /// No token of the type to pay with.
    #[clause(card.facts().clause)]
    NoTokenToPay { card: Card, resource: Resource },
    /// The building stands in no building slot.
    #[clause(card.facts().clause)]
    NotInSlot { card: Card, site: Site },
    /// The card works on own buildings only.
    #[clause(card.facts().clause)]
    NotYourBuilding { card: Card, site: Site },
}

/// Why a choice that the question does not even consider is out of the question.
pub(crate) fn out_of_question(s: &Arcs, seat: Seat, choice: Choice) -> Reason {
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
    out_of_question(s, seat, meant)
}
