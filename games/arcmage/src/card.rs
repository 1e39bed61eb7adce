//! What is printed on a card, as typed rows, and the closed vocabulary its abilities are written in.
//!
//! The rows are in `tables.rs`, made from `data/*.toml`. An ability is a script: a list of [`Op`]s with
//! amounts, targets, conditions and durations. What each word does is in `script.rs` (what happens once)
//! and `passive.rs` (what holds as long as its card does); nothing here does anything.

use crate::tables::{CARDS, Card, Subtype};
use arbiter_engine::{Message, Notation};
use serde::Serialize;

/// One of the five factions (ARCM-DECK-07).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, Serialize)]
#[thing("faction")]
#[message(prefix = "arcm-faction")]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// Green.
    #[default]
    Gaian,
    /// Black.
    DarkLegion,
    /// Red.
    RedBanner,
    /// Blue.
    HouseOfNobles,
    /// White.
    TheEmpire,
}

impl Faction {
    /// All five, in the order in which payments are named.
    pub const ALL: [Faction; 5] =
        [Faction::Gaian, Faction::DarkLegion, Faction::RedBanner, Faction::HouseOfNobles, Faction::TheEmpire];
}

/// The type of a card (ARCM-DECK-08).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Message, Serialize)]
#[message(prefix = "arcm-kind")]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Built by skipping a turn.
    City,
    /// Played into a city.
    Creature,
    /// Stays in play, mostly on something.
    Enchantment,
    /// Once, in an own play phase.
    Magic,
    /// Once, at any time.
    Event,
}

/// What playing a card costs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Price {
    /// So many resources.
    Fixed(u8),
    /// As many as its player likes (ARCM-RES-11).
    X,
    /// A city is never paid for: building it takes a turn (ARCM-CITY-02).
    SkipTurn,
    /// A token is not played.
    Token,
}

macro_rules! keywords {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// A keyword ability (ARCM-KW-01 ff.).
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message, Serialize)]
        #[message(prefix = "arcm-keyword")]
        #[serde(rename_all = "snake_case")]
        pub enum Keyword { $($(#[$doc])* $name),* }

        impl Keyword {
            /// Every one.
            pub const ALL: &'static [Keyword] = &[$(Keyword::$name),*];
        }
    };
}

keywords! {
    /// Only flying and ranged creatures defend against it.
    Flying,
    /// May defend against flying.
    Ranged,
    /// Deals its damage first.
    FirstStrike,
    /// Not marked for attacking.
    Veteran,
    /// Cannot attack.
    Peaceful,
    /// May be played into the army.
    Sudden,
    /// May move into cities of opponents.
    Infiltrate,
    /// Surplus damage goes to the city.
    Overrun,
    /// Destroys what it damages in combat.
    Deadly,
    /// Deadly does not destroy it.
    ImmuneDeadly,
    /// Neither damage nor destruction kills it.
    Indestructible,
    /// Opponents cannot target it.
    Sanctuary,
    /// Its devotion counts double.
    Devoted,
    /// Takes damage for others.
    Bodyguard,
    /// Strengthens those it attacks with.
    BattleScream,
    /// Enters with counters for the damage of an opponent's creature.
    BloodVengeance,
    /// May be bought back from the graveyard.
    Salvage,
    /// Its moves know no limit.
    Travel,
    /// One for each player.
    Unique,
    /// Comes into play marked.
    Fatigue,
    /// Loses loyalty away from cities of its faction.
    Homesick,
}

/// A set of keywords.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Keywords(pub u32);

impl Keywords {
    /// None.
    pub const NONE: Keywords = Keywords(0);

    /// These.
    #[must_use]
    pub const fn of(keywords: &[Keyword]) -> Keywords {
        let (mut set, mut i) = (0, 0);
        while i < keywords.len() {
            set |= 1 << keywords[i] as u32;
            i += 1;
        }
        Keywords(set)
    }

    /// Only this one.
    #[must_use]
    pub const fn only(keyword: Keyword) -> Keywords {
        Keywords(1 << keyword as u32)
    }

    /// Is it among them?
    #[must_use]
    pub const fn has(self, keyword: Keyword) -> bool {
        self.0 >> keyword as u32 & 1 == 1
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, others: Keywords) -> Keywords {
        Keywords(self.0 | others.0)
    }

    /// Every one of them.
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL.iter().copied().filter(move |keyword| self.has(*keyword))
    }
}

/// The words of a type line (ARCM-CREAT-03).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Subtypes(pub u64);

impl Subtypes {
    /// These.
    #[must_use]
    pub const fn of(subtypes: &[Subtype]) -> Subtypes {
        let (mut set, mut i) = (0, 0);
        while i < subtypes.len() {
            set |= 1 << subtypes[i] as u64;
            i += 1;
        }
        Subtypes(set)
    }

    /// Is it among them?
    #[must_use]
    pub const fn has(self, subtype: Subtype) -> bool {
        self.0 >> subtype as u64 & 1 == 1
    }

    /// Every one of them.
    pub fn iter(self) -> impl Iterator<Item = Subtype> {
        Subtype::ALL.into_iter().filter(move |subtype| self.has(*subtype))
    }
}

/// What an enchantment is put on (ARCM-ENCH-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-host")]
pub enum Host {
    /// A creature.
    Creature,
    /// A city.
    City,
}

/// May the card be put into a deck, and if not, why?
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message, Serialize)]
#[message(prefix = "arcm-standing")]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Yes.
    Ready,
    /// It is a token (ARCM-DECK-05).
    Token,
    /// It was written for an older version of the rules, with damage to players.
    Legacy,
    /// It has a keyword that no clause defines (Militia).
    Keyword,
    /// It copies cards, or takes their abilities or figures away.
    Alters,
    /// It changes who controls a card in play.
    Control,
    /// It works on spells: those to come, or the targets of others.
    Spells,
    /// It has a price that the vocabulary cannot name.
    Price,
    /// It does something else that no word of the vocabulary says.
    Unsaid,
    /// Its text leaves open what happens; no ruling has been taken.
    Unruled,
}

/// The set or group a card was published in.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message, Serialize)]
#[message(prefix = "arcm-set")]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// Set 1.
    Rebirth,
    /// A draft of 2016.
    Ablaze,
    /// A draft of 2019.
    Dunefolk,
    /// A draft of 2019.
    EnchantedWorld,
    /// Set 2, a deck of merfolk.
    Merfolk,
    /// Set 2, a deck of thugs.
    Thugs,
}

/// What is printed on a card.
#[derive(Debug)]
pub struct Facts {
    /// Its type.
    pub kind: Kind,
    /// Its faction.
    pub faction: Faction,
    /// The words of its type line.
    pub subtypes: Subtypes,
    /// Its cost.
    pub price: Price,
    /// Own-faction part of the cost, and the devotion a resident gives.
    pub loyalty: u8,
    /// ATK of a creature.
    pub attack: u8,
    /// DEF of a creature, defense of a city.
    pub defense: u8,
    /// Printed keywords.
    pub keywords: Keywords,
    /// The number of Bodyguard, Battle Scream or Salvage.
    pub keyword_n: u8,
    /// What an enchantment is put on; nothing if it is global.
    pub host: Option<Host>,
    /// Its abilities in printed order; those it gives to others come last.
    pub abilities: &'static [Ability],
    /// What its abilities do; they name these by number.
    pub scripts: &'static [&'static [Op]],
    /// May it be in a deck?
    pub standing: Standing,
    /// The set or group it was published in.
    pub set: Set,
}

/// One ability (ARCM-ABIL-01).
#[derive(Debug)]
pub struct Ability {
    /// When and how it works.
    pub kind: Works,
    /// The left part of an activated or reaction ability, all of it.
    pub costs: &'static [Cost],
    /// What is targeted when it is played or goes on the stack.
    pub targets: &'static [Aim],
    /// What its player picks one of (ARCM-CAST-02).
    pub modes: &'static [Mode],
    /// It works only while this holds.
    pub condition: Option<Condition>,
    /// Its controller may decline when it resolves.
    pub optional: bool,
    /// X more resources may be paid when it is played (Carpe Diem).
    pub extra_x: bool,
    /// Nothing in it is chosen, so it does not matter when it resolves among others like it.
    pub calm: bool,
    /// What it does: the number of a script.
    pub script: u8,
}

/// When and how an ability works.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Works {
    /// What the card does when it resolves.
    Spell,
    /// While the card is in play (ARCM-ABIL-02).
    Passive,
    /// Paid for, in an own play phase (ARCM-ABIL-06).
    Activated,
    /// When something happens (ARCM-ABIL-08).
    Triggered(Trigger),
    /// When something is about to happen (ARCM-ABIL-07).
    Reaction,
    /// At a level of devotion, once (ARCM-CITY-15).
    Advantage(u8),
    /// At a level of devotion, as long as it lasts (ARCM-CITY-16).
    Lasting(u8),
    /// Given to another card by this one.
    Granted,
}

/// A target: what, and how many.
#[derive(Debug)]
pub struct Aim {
    /// So many different ones.
    pub count: Amount,
    /// Of these.
    pub what: Filter,
}

/// One of several things a card can do.
#[derive(Debug)]
pub struct Mode {
    /// Its own targets.
    pub targets: &'static [Aim],
    /// What it does: the number of a script.
    pub script: u8,
}

/// Part of the cost of an ability (ARCM-ABIL-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Mark this card (ARCM-STATE-08).
    Mark,
    /// Mark so many other cards.
    MarkOthers(u8, &'static Filter),
    /// Pay so many resources of any faction (ARCM-RES-09).
    Pay(u8),
    /// Sacrifice so many resource cards.
    SacrificeResources(u8),
    /// Sacrifice this card.
    Sacrifice,
    /// One city you control loses so much defense.
    CityDefense(u8),
    /// Put a counter on this card.
    Counter(Counter),
}

/// When a triggered ability happens. Without more, it speaks of its own card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// Comes into play by any means.
    Enters,
    /// Leaves play by any means.
    Leaves,
    /// Goes from play to a graveyard (ARCM-CREAT-09).
    Dies,
    /// Becomes marked for any reason.
    Marked,
    /// Becomes marked in ARCM-CITY-13.
    Devoted,
    /// Changes place by movement or effect.
    Moved,
    /// Comes into any city.
    EntersCity,
    /// Deals damage to a city.
    DamagesCity,
    /// Deals damage to a creature.
    DamagesCreature,
    /// Is declared as an attacker.
    Attacks,
    /// Defenders have been assigned against it.
    Defended,
    /// It has been assigned against a creature like this.
    Defends(&'static Filter),
    /// The host becomes marked.
    HostMarked,
    /// The host becomes marked by its controller's doing (ARCM-CARD-17).
    HostMarkedByController,
    /// So many cards lie above it in the graveyard (ARCM-CARD-08).
    Buried(u8),
    /// You play a card like this.
    YouPlay(&'static Filter),
    /// Another card like this comes into play.
    OtherEnters(&'static Filter),
    /// An opponent draws a card.
    OpponentDraws,
    /// An opponent discards a card.
    OpponentDiscards,
    /// The tactics phase of the controller of its city begins.
    TacticsInItsCity,
    /// Your discard phase begins.
    YourDiscardPhase,
    /// A turn of the host's controller ends.
    HostsTurnEnds,
    /// Your turn begins.
    YourTurn,
}

/// The moment a delayed effect waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation, Message)]
#[message(prefix = "arcm-op-moment")]
pub enum Moment {
    /// Your next turn begins.
    TurnBegins,
    /// Your attack phase ends.
    AttackPhaseEnds,
}

/// Which cards are meant. Without a word on its controller, cards of every player are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the words are those of data/SCHEMA.md")]
pub enum Filter {
    Any,
    Creature,
    City,
    Enchantment,
    Spell,
    Player,
    Army,
    /// A card outside play.
    Card,
    Of(Faction),
    Is(Subtype),
    Has(Keyword),
    Named(Card),
    Yours,
    /// Controlled by the opponent of the trigger.
    ThatOpponents,
    /// Controlled by an opponent.
    Opponents,
    /// While you play it, and as what it becomes.
    PlayedByYou,
    InYourArmy,
    InAnyArmy,
    InArmyOfHostsController,
    InYourHand,
    InYourDeck,
    InYourGraveyard,
    InAnyGraveyard,
    ResidentOfItself,
    ResidentOfTarget,
    ResidentOfYourCities,
    ResidentOfAttackedCity,
    /// Both are residents of one city.
    SameCity,
    /// In the same city or army.
    SamePlace,
    SamePlaceAsHost,
    /// Where this card was before it moved.
    WhereItWas,
    Unmarked,
    Marked,
    Attacking,
    /// Attacking this city.
    AttackingItself,
    /// Attached to the enchanted card.
    OnHost,
    /// Not this card.
    Other,
    NotHost,
    NotTarget,
    /// Costs so much or less.
    CostsAtMost(u8),
    /// Has so much DEF or more.
    DefenseAtLeast(u8),
    All(&'static [Filter]),
    OneOf(&'static [Filter]),
    Not(&'static Filter),
}

/// One object, or a known group.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-ref")]
pub enum Ref {
    /// This card.
    Itself,
    /// The enchanted card.
    Host,
    /// The first target.
    Target,
    /// The second target.
    Target2,
    /// All targets.
    Targets,
    /// The card of the event, or of the op before.
    That,
    /// The city this card resides in.
    ItsCity,
    /// The creatures assigned against this attacker.
    ItsDefenders,
    /// This card and those marked for its cost.
    ItselfAndMarked,
}

/// What an op works on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// This.
    The(Ref),
    /// All that match.
    Each(Filter),
    /// So many of those that match, chosen by somebody.
    Some(Filter, u8, Chooser),
}

/// Who chooses.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chooser {
    /// The controller of the effect.
    You,
    /// Who loses something by it.
    Affected,
}

/// Which players.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-who")]
pub enum Who {
    /// The controller of the effect.
    You,
    /// The player targeted.
    Target,
    /// Everybody, in turn order from the active player.
    Each,
    /// Everybody else, likewise.
    Opponents,
    /// The owner of the city of the trigger.
    OwnerOfThatCity,
}

/// Where something goes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-to")]
pub enum To {
    /// Your army.
    YourArmy,
    /// The city whose ability it is.
    ThisCity,
    /// One of your cities.
    YourCity,
    /// Each of your cities: one for each.
    EachOfYourCities,
    /// Each of your cities but that in which this card is.
    EachOtherOfYourCities,
    /// Your hand.
    YourHand,
    /// The hand of its owner.
    OwnersHand,
    /// On top of your deck.
    YourDeckTop,
    /// Under your deck.
    YourDeckBottom,
    /// On top of its owner's deck.
    OwnersDeckTop,
    /// One of the cities of its controller.
    ControllersCity,
    /// The army or one of the cities of its controller.
    ControllersPlace,
    /// The army or one of the cities of its owner.
    OwnersPlace,
    /// Where this card is.
    WithIt,
}

/// How much.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So much.
    N(i8),
    /// As many as match.
    Count(&'static Filter),
    /// As many counters as lie on it.
    Counters(Ref, Counter),
    /// Its current DEF.
    Defense(Ref),
    /// What was paid for X.
    X,
    /// One more than that.
    OneAndX,
    /// What the op before has counted.
    Tally,
    /// As many resource cards as you control.
    YourResources,
    /// One or the other.
    If(&'static Condition, &'static Amount, &'static Amount),
    /// As many as there are.
    All,
    /// As many as its player likes.
    AnyNumber,
}

/// What must hold.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The first is not less than the second.
    AtLeast(Amount, Amount),
    /// The first is more than the second.
    More(Amount, Amount),
    /// It is your turn.
    YourTurn,
    /// It is not.
    OpponentsTurn,
    /// It is marked.
    Marked(Ref),
    /// This card is in your army.
    InYourArmy,
    /// This card attacked this turn.
    Attacked,
}

/// A kind of counter.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-counter")]
pub enum Counter {
    /// +1/+1.
    Growth,
    /// +1/+0.
    Edge,
    /// -1/-1.
    Decay,
    /// Counted by Grassroots.
    Grassroot,
    /// Must take a -1/-1 counter to unmark (ARCM-CARD-14).
    PoisonIvy,
    /// ARCM-KW-21.
    Rabies,
}

/// What has an upper limit.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Cap {
    /// Resource cards of each player (ARCM-CARD-20).
    Resources,
    /// Creatures unmarked in an unmark phase (ARCM-CARD-20).
    Unmarking,
    /// Damage to the host in a turn (ARCM-CARD-30).
    DamageToHost,
    /// Cards drawn in a draw phase.
    Drawing,
}

/// Does it hold in the unmark phase only, or against every effect?
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Scope {
    /// The unmark phase only (ARCM-CARD-37).
    UnmarkPhase,
    /// Against every effect (ARCM-CARD-36).
    Always,
}

/// One instruction. Those of one script are carried out in order (ARCM-ABIL-14). In a passive or lasting ability, an
/// op holds for as long as the ability does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the words are those of data/SCHEMA.md")]
pub enum Op {
    // ----- what happens once -----
    Damage {
        what: What,
        n: Amount,
    },
    Destroy {
        what: What,
    },
    Sacrifice {
        who: Who,
        what: Filter,
        count: Amount,
    },
    SacrificeResources {
        who: Who,
        count: Amount,
    },
    Discard {
        who: Who,
        count: u8,
    },
    DiscardOrSacrificeResource {
        who: Who,
        count: u8,
    },
    Draw {
        who: Who,
        count: u8,
        optional: bool,
    },
    Mill {
        who: Who,
        count: u8,
    },
    LookTop {
        who: Who,
    },
    RevealTop {
        count: u8,
        what: Filter,
    },
    RevealRandomHand {
        who: Who,
    },
    SearchDeck {
        what: Filter,
        count: Amount,
        to: To,
        reveal: bool,
        marked: bool,
    },
    ShuffleDeck,
    AddCounter {
        what: What,
        counter: Counter,
        n: Amount,
    },
    CityDefense {
        what: What,
        n: Amount,
    },
    Mark {
        what: What,
    },
    Unmark {
        what: What,
    },
    Rest {
        what: What,
        phases: u8,
    },
    Hold {
        what: What,
    },
    Move {
        what: What,
        to: To,
    },
    NoDraw {
        who: Who,
    },
    CreateToken {
        token: Card,
        to: To,
        marked: bool,
    },
    PutInPlay {
        what: What,
        to: To,
    },
    PutInGraveyard {
        what: What,
    },
    RemoveFromGame {
        what: What,
    },
    Return {
        what: What,
        to: To,
    },
    Attach,
    CounterSpell,
    Produce {
        faction: Faction,
        n: Amount,
    },
    StealResource,
    ReturnStolenResource,
    ExtraAttackPhase,
    ResidentsMayDefend,
    ArmyCannotDefend,
    PlayedHaveVengeance,
    Vengeance,
    Homesick,
    /// The mode that was picked.
    Picked,
    PayTo {
        pay: Amount,
        script: u8,
    },
    Repeat {
        times: Amount,
        script: u8,
    },
    Delayed {
        at: Moment,
        script: u8,
    },

    // ----- until end of turn when it happens, as long as the ability when it is passive -----
    Stat {
        what: What,
        atk: i8,
        def: i8,
        per: Option<&'static Filter>,
        when: Option<&'static Condition>,
    },
    GrantKeyword {
        what: What,
        keyword: Keyword,
    },
    IgnoreKeyword {
        what: What,
        keyword: Keyword,
    },
    AddSubtype {
        what: What,
        subtype: Subtype,
    },

    // ----- as long as the ability -----
    GrantAbility {
        what: What,
        ability: u8,
    },
    NoUnmark {
        what: What,
        scope: Scope,
    },
    UnmarkTax {
        what: What,
        pay: Amount,
    },
    MayStayMarked {
        what: What,
    },
    NotMarkedForMoving {
        what: What,
    },
    CannotMove {
        city: Ref,
    },
    CannotAttack {
        what: What,
        city: Filter,
    },
    MustAttack {
        what: What,
    },
    AttackTax {
        what: What,
        pay: u8,
    },
    /// Those do not become residents of this city.
    CannotEnter {
        what: What,
    },
    ReduceDamage {
        what: What,
        n: u8,
    },
    CannotDefend {
        what: What,
        against: Filter,
    },
    ExtraCityDamage {
        n: u8,
    },
    CostChange {
        what: Filter,
        n: i8,
    },
    Cap {
        what: Cap,
        n: Amount,
    },
    ExtraDevotion {
        remove: Filter,
    },
    Replace {
        what: Filter,
        script: u8,
    },
    PreventDeath {
        what: Filter,
    },
    On {
        trigger: Trigger,
        ability: u8,
    },
}

/// Abilities that keywords stand for are numbered from here on.
const OF_KEYWORDS: u8 = 250;
/// Battle Scream (ARCM-KW-15).
pub(crate) const BATTLE_SCREAM: u8 = 250;
/// Blood Vengeance (ARCM-KW-16).
pub(crate) const BLOOD_VENGEANCE: u8 = 251;
/// Salvage (ARCM-KW-17).
pub(crate) const SALVAGE: u8 = 252;
/// Homesick.
pub(crate) const HOMESICK: u8 = 253;

const fn keyword_ability(kind: Works, targets: &'static [Aim], calm: bool, script: u8) -> Ability {
    Ability { kind, costs: &[], targets, modes: &[], condition: None, optional: false, extra_x: false, calm, script }
}

static KEYWORD_ABILITIES: [Ability; 4] = [
    keyword_ability(Works::Triggered(Trigger::Attacks), &[], true, BATTLE_SCREAM),
    keyword_ability(
        Works::Triggered(Trigger::Enters),
        &[Aim { count: Amount::N(1), what: Filter::All(&[Filter::Creature, Filter::Opponents]) }],
        false,
        BLOOD_VENGEANCE,
    ),
    keyword_ability(Works::Activated, &[], true, SALVAGE),
    keyword_ability(Works::Triggered(Trigger::YourTurn), &[], true, HOMESICK),
];

/// The number of Battle Scream stands for itself here: it is read from the card (ARCM-KW-15).
static KEYWORD_SCRIPTS: [&[Op]; 4] = [
    &[Op::Stat {
        what: What::Each(Filter::All(&[Filter::Creature, Filter::Attacking, Filter::Other])),
        atk: SCREAMS,
        def: 0,
        per: None,
        when: None,
    }],
    &[Op::Vengeance],
    &[Op::Return { what: What::The(Ref::That), to: To::YourHand }],
    &[Op::Homesick],
];

/// Stands for the number printed behind the keyword.
pub(crate) const SCREAMS: i8 = i8::MAX;

impl Card {
    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &CARDS[self as usize]
    }

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn from_index(index: usize) -> Card {
        Card::ALL[index % Card::ALL.len()]
    }

    /// The ability with this number, those that keywords stand for included.
    #[must_use]
    pub fn ability(self, number: u8) -> Option<&'static Ability> {
        match number.checked_sub(OF_KEYWORDS) {
            Some(i) => KEYWORD_ABILITIES.get(usize::from(i)),
            None => self.facts().abilities.get(usize::from(number)),
        }
    }

    /// The script with this number; nothing if there is none.
    #[must_use]
    pub fn script(self, number: u8) -> &'static [Op] {
        let script = match number.checked_sub(OF_KEYWORDS) {
            Some(i) => KEYWORD_SCRIPTS.get(usize::from(i)),
            None => self.facts().scripts.get(usize::from(number)),
        };
        script.copied().unwrap_or(&[])
    }

    /// Is it of this type?
    #[must_use]
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        self.facts().kind == kind
    }

    /// Is it a token?
    #[must_use]
    #[inline]
    pub fn is_token(self) -> bool {
        self.facts().price == Price::Token
    }

    /// May it be put into a deck (ARCM-DECK-05)?
    #[must_use]
    pub fn is_ready(self) -> bool {
        self.facts().standing == Standing::Ready
    }

    /// Does it hear what happens to graveyards, so that their order matters?
    #[must_use]
    pub(crate) fn hears_burial(self) -> bool {
        self.facts().abilities.iter().any(|ability| matches!(ability.kind, Works::Triggered(Trigger::Buried(_))))
    }
}
