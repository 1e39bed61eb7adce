//! The instructions of abilities (ARCM-ABIL-14).

use super::*;

/// One instruction. Those of one script are carried out in order (ARCM-ABIL-14). In a passive or lasting ability, an
/// op holds for as long as the ability does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the words are those of data/SCHEMA.md")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
#[cfg_attr(feature = "data", serde(tag = "op", rename_all = "snake_case", deny_unknown_fields))]
pub enum Op {
    // ----- what happens once -----
    Damage {
        what: What,
        n: Amount,
    },
    Destroy {
        what: What,
    },
    /// Each city gains as much defense as those of its faction that are destroyed have loyalty.
    DestroyForDefense {
        what: Filter,
    },
    /// Everybody gives up what they have more of than whoever has least.
    Equalize {
        what: Holdings,
    },
    /// The target, unless its controller sacrifices so many other creatures.
    DestroyUnless {
        n: u8,
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
        #[cfg_attr(feature = "data", serde(default))]
        optional: bool,
    },
    Mill {
        who: Who,
        count: u8,
    },
    /// You see so many cards on top of the deck; they stay there.
    LookTop {
        who: Who,
        count: u8,
    },
    RevealTop {
        count: u8,
        what: Filter,
    },
    RevealRandomHand {
        who: Who,
        count: u8,
    },
    /// One of those, if you like, is put into the army of the target, under their control; if so, the script follows.
    Plant {
        what: Filter,
        count: u8,
        script: u8,
    },
    /// One of these, which you choose, is yours from now on.
    GainControl {
        what: Filter,
        #[cfg_attr(feature = "data", serde(default))]
        marked: bool,
    },
    /// 0/2 and no abilities until end of turn.
    Serene {
        what: What,
    },
    SearchDeck {
        what: Filter,
        count: Amount,
        to: To,
        #[cfg_attr(feature = "data", serde(default))]
        reveal: bool,
        #[cfg_attr(feature = "data", serde(default))]
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
    /// Chosen by you, or by that player.
    Move {
        what: What,
        to: To,
        #[cfg_attr(feature = "data", serde(default))]
        by: Option<Who>,
    },
    /// A coin: heads, or otherwise.
    Toss {
        script: u8,
        #[cfg_attr(feature = "data", serde(default))]
        otherwise: Option<u8>,
    },
    /// What events and magic cards of its faction would deal this turn is prevented, and becomes fire counters.
    Smother,
    /// All see your resource cards; one of these goes to your hand, and this card lies in its place.
    SwapResource {
        what: Filter,
    },
    /// Another token like that one, as a sand copy of it.
    CopyToken,
    /// What was hidden comes back into play.
    Unhide,
    NoDraw {
        who: Who,
    },
    /// They draw one card at most in their next draw phase.
    OneDraw {
        who: Who,
    },
    /// Creatures that are not of this type deal no damage in battles this turn.
    Harmless {
        but: Subtype,
    },
    /// Sanctuary until it is marked.
    Shelter {
        what: What,
    },
    CreateToken {
        token: Card,
        to: To,
        #[cfg_attr(feature = "data", serde(default))]
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
    CounterSpell {
        what: Ref,
    },
    /// Another target for the target spell, if you like.
    Retarget,
    /// One of yours and the target change sides; if they do, the script follows.
    Exchange {
        what: Filter,
        script: u8,
    },
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
        #[cfg_attr(feature = "data", serde(default, deserialize_with = "some"))]
        per: Option<&'static Filter>,
        #[cfg_attr(feature = "data", serde(default, deserialize_with = "some"))]
        when: Option<&'static Condition>,
        /// `per` counts factions, without the first, instead of cards.
        #[cfg_attr(feature = "data", serde(default))]
        factions: bool,
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
    /// Who moves out of this city, though it was part of a movement, costs so much.
    LeaveAgain {
        pay: u8,
    },
    /// Instead of dying the host goes to its owner's hand, and this card under its owner's deck.
    RecallHost,
    ReduceDamage {
        what: What,
        n: u8,
    },
    CannotDefend {
        what: What,
        against: Filter,
    },
    /// They have no abilities.
    LoseAbilities {
        what: What,
    },
    /// They cannot be marked for moving or attacking.
    Tied {
        what: What,
    },
    /// Residents of this city may attack from there.
    ResidentsMayAttack,
    /// What events and magic cards of the faction deal is doubled.
    DoubleDamage {
        faction: Faction,
    },
    /// A creature that something is aimed at may be hidden; the script brings it back.
    Hide {
        script: u8,
    },
    /// Who plays such a card may sacrifice this one, and pays less by its cost.
    HelpsToPay {
        what: Filter,
    },
    /// Assigned against such an attacker it gets this at once, until end of turn.
    StatDefending {
        against: Filter,
        atk: i8,
        def: i8,
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
    RecallForDevotion {
        recall: Filter,
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
