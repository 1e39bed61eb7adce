//! The instructions of abilities (ARCM-ABIL-14), and what each says of itself.

use super::*;
use crate::spoken::Shift;

/// One instruction. Those of one script are carried out in order (ARCM-ABIL-14). In a passive or lasting ability, an
/// op holds for as long as the ability does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Message)]
#[message(prefix = "arcm-op-does")]
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
    #[message(args(what = What::Each(*what)))]
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
    #[message(args(who, n = count, which = what))]
    Sacrifice {
        who: Who,
        what: Filter,
        count: Amount,
    },
    #[message(args(who, n = count))]
    SacrificeResources {
        who: Who,
        count: Amount,
    },
    #[message(args(who, n = count))]
    Discard {
        who: Who,
        count: u8,
    },
    #[message(id = "discard-or-sacrifice", args(who, n = count))]
    DiscardOrSacrificeResource {
        who: Who,
        count: u8,
    },
    #[message(args(who, n = count))]
    Draw {
        who: Who,
        count: u8,
    },
    /// A card each, or none.
    #[message(args(who, n = count))]
    MayDraw {
        who: Who,
        count: u8,
    },
    #[message(args(who, n = count))]
    Mill {
        who: Who,
        count: u8,
    },
    /// You see so many cards on top of the deck; they stay there.
    #[message(args(who, n = count))]
    LookTop {
        who: Who,
        count: u8,
    },
    #[message(args(n = count, which = what))]
    RevealTop {
        count: u8,
        what: Filter,
    },
    #[message(id = "reveal-hand", args(who, n = count))]
    RevealRandomHand {
        who: Who,
        count: u8,
    },
    /// One of those, if you like, is put into the army of the target, under their control; if so, the script follows.
    #[message(args(which = what))]
    Plant {
        what: Filter,
        count: u8,
        script: u8,
    },
    /// One of these, which you choose, is yours from now on.
    #[message(args(which = what))]
    GainControl {
        what: Filter,
    },
    /// The same, and it is marked.
    #[message(args(which = what))]
    GainControlMarked {
        what: Filter,
    },
    /// 0/2 and no abilities until end of turn.
    Serene {
        what: What,
    },
    #[message(id = "search", args(n = count, which = what, to))]
    SearchDeck {
        what: Filter,
        count: Amount,
        to: To,
        how: Option<Found>,
    },
    #[message(id = "shuffle")]
    ShuffleDeck,
    AddCounter {
        what: What,
        counter: Counter,
        n: Amount,
    },
    #[message(id = "city-gains")]
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
    #[message(args(what, n = phases))]
    Rest {
        what: What,
        phases: u8,
    },
    Hold {
        what: What,
    },
    /// Chosen by you, or by that player.
    #[message(args(what, to))]
    Move {
        what: What,
        to: To,
        by: Option<Who>,
    },
    /// A coin: heads, or otherwise.
    #[message(args())]
    Toss {
        script: u8,
        otherwise: Option<u8>,
    },
    /// What events and magic cards of its faction would deal this turn is prevented, and becomes fire counters.
    Smother,
    /// All see your resource cards; one of these goes to your hand, and this card lies in its place.
    #[message(args(which = what))]
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
    #[message(args(subtype = but))]
    Harmless {
        but: Subtype,
    },
    /// Sanctuary until it is marked.
    Shelter {
        what: What,
    },
    #[message(id = "token", args(card = token, to))]
    CreateToken {
        token: Card,
        to: To,
    },
    #[message(id = "token-marked", args(card = token, to))]
    CreateTokenMarked {
        token: Card,
        to: To,
    },
    PutInPlay {
        what: What,
        to: To,
    },
    PutInGraveyard {
        what: What,
    },
    #[message(id = "remove")]
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
    #[message(args(which = what))]
    Exchange {
        what: Filter,
        script: u8,
    },
    Produce {
        faction: Faction,
        n: Amount,
    },
    #[message(id = "steal")]
    StealResource,
    #[message(id = "return-stolen")]
    ReturnStolenResource,
    #[message(id = "extra-attack")]
    ExtraAttackPhase,
    ResidentsMayDefend,
    ArmyCannotDefend,
    #[message(id = "played-have", args(keyword = Keyword::BloodVengeance))]
    PlayedHaveVengeance,
    #[message(says = Keyword::BloodVengeance.say())]
    Vengeance,
    #[message(says = Keyword::Homesick.say())]
    Homesick,
    /// The mode that was picked.
    #[message(id = "pick-one")]
    Picked,
    #[message(args(n = pay))]
    PayTo {
        pay: Amount,
        script: u8,
    },
    #[message(args(n = times))]
    Repeat {
        times: Amount,
        script: u8,
    },
    #[message(args(at))]
    Delayed {
        at: Moment,
        script: u8,
    },
    #[message(id = "ignores")]
    IgnoreKeyword {
        what: What,
        keyword: Keyword,
    },

    // ----- until end of turn when it happens, as long as the ability when it is passive -----
    #[message(prefix = "arcm-op-holds", id = "gets", args(stats = Shift(*atk, *def), what))]
    Stat {
        what: What,
        atk: i8,
        def: i8,
        per: Option<&'static Filter>,
        when: Option<&'static Condition>,
    },
    #[message(id = "has")]
    GrantKeyword {
        what: What,
        keyword: Keyword,
    },
    #[message(id = "is-also")]
    AddSubtype {
        what: What,
        subtype: Subtype,
    },

    // ----- as long as the ability -----
    /// Once for each faction beyond the first among those.
    #[message(id = "gets-per-faction", args(stats = Shift(*atk, *def), what, which = per))]
    StatPerFaction {
        what: What,
        atk: i8,
        def: i8,
        per: Filter,
    },
    #[message(id = "has-ability", args(what))]
    GrantAbility {
        what: What,
        ability: u8,
    },
    #[message(args(what))]
    NoUnmark {
        what: What,
        scope: Scope,
    },
    #[message(args(what, n = pay))]
    UnmarkTax {
        what: What,
        pay: Amount,
    },
    MayStayMarked {
        what: What,
    },
    #[message(id = "moves-unmarked")]
    NotMarkedForMoving {
        what: What,
    },
    #[message(args(what = city))]
    CannotMove {
        city: Ref,
    },
    #[message(args(what, which = city))]
    CannotAttack {
        what: What,
        city: Filter,
    },
    MustAttack {
        what: What,
    },
    #[message(args(what, n = pay))]
    AttackTax {
        what: What,
        pay: u8,
    },
    /// Those do not become residents of this city.
    CannotEnter {
        what: What,
    },
    /// Who moves out of this city, though it was part of a movement, costs so much.
    #[message(args(n = pay))]
    LeaveAgain {
        pay: u8,
    },
    /// Instead of dying the host goes to its owner's hand, and this card under its owner's deck.
    RecallHost,
    ReduceDamage {
        what: What,
        n: u8,
    },
    #[message(args(what, which = against))]
    CannotDefend {
        what: What,
        against: Filter,
    },
    /// They have no abilities.
    #[message(id = "loses-abilities")]
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
    #[message(args())]
    Hide {
        script: u8,
    },
    /// Who plays such a card may sacrifice this one, and pays less by its cost.
    #[message(args(which = what))]
    HelpsToPay {
        what: Filter,
    },
    /// Assigned against such an attacker it gets this at once, until end of turn.
    #[message(id = "gets-defending", args(stats = Shift(*atk, *def), which = against))]
    StatDefending {
        against: Filter,
        atk: i8,
        def: i8,
    },
    ExtraCityDamage {
        n: u8,
    },
    #[message(id = "costs-more", args(which = what, n))]
    CostChange {
        what: Filter,
        n: i8,
    },
    #[message(says = what.at_most(n))]
    Cap {
        what: Cap,
        n: Amount,
    },
    #[message(args(which = remove))]
    ExtraDevotion {
        remove: Filter,
    },
    #[message(args(which = recall))]
    RecallForDevotion {
        recall: Filter,
    },
    #[message(args(which = what))]
    Replace {
        what: Filter,
        script: u8,
    },
    #[message(args(which = what))]
    PreventDeath {
        what: Filter,
    },
    #[message(id = "whenever", args(when = trigger))]
    On {
        trigger: Trigger,
        ability: u8,
    },
}
