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
    /// Those are dealt so much.
    Damage { what: What, n: Amount },
    /// Those are destroyed.
    Destroy { what: What },
    /// Each city gains as much defense as those of its faction that are destroyed have loyalty.
    #[message(args(what = What::Each(*what)))]
    DestroyForDefense { what: Filter },
    /// Everybody gives up what they have more of than whoever has least.
    Equalize { what: Holdings },
    /// The target, unless its controller sacrifices so many other creatures.
    DestroyUnless { n: u8 },
    /// They choose so many of those, which go.
    #[message(args(who, n = count, which = what))]
    Sacrifice { who: Who, what: Filter, count: Amount },
    /// They choose so many of their resource cards.
    #[message(args(who, n = count))]
    SacrificeResources { who: Who, count: Amount },
    /// They choose so many cards of their hand.
    #[message(args(who, n = count))]
    Discard { who: Who, count: u8 },
    /// Either of the two, so many times.
    #[message(id = "discard-or-sacrifice", args(who, n = count))]
    DiscardOrSacrificeResource { who: Who, count: u8 },
    /// They draw.
    #[message(args(who, n = count))]
    Draw { who: Who, count: u8 },
    /// A card each, or none.
    #[message(args(who, n = count))]
    MayDraw { who: Who, count: u8 },
    /// So many cards go from the top of the deck to the graveyard.
    #[message(args(who, n = count))]
    Mill { who: Who, count: u8 },
    /// You see so many cards on top of the deck; they stay there.
    #[message(args(who, n = count))]
    LookTop { who: Who, count: u8 },
    /// Of so many cards, those come to your hand, the others under your deck.
    #[message(args(n = count, which = what))]
    RevealTop { count: u8, what: Filter },
    /// All see so many cards of the hand.
    #[message(id = "reveal-hand", args(who, n = count))]
    RevealRandomHand { who: Who, count: u8 },
    /// One of those, if you like, is put into the army of the target, under their control; if so, the script follows.
    #[message(args(which = what))]
    Plant { what: Filter, count: u8, script: u8 },
    /// One of these, which you choose, is yours from now on.
    #[message(args(which = what))]
    GainControl { what: Filter },
    /// The same, and it is marked.
    #[message(args(which = what))]
    GainControlMarked { what: Filter },
    /// 0/2 and no abilities until end of turn.
    Serene { what: What },
    /// So many of those are taken out of your deck.
    #[message(id = "search", args(n = count, which = what, to))]
    SearchDeck { what: Filter, count: Amount, to: To, how: Option<Found> },
    /// Your deck.
    #[message(id = "shuffle")]
    ShuffleDeck,
    /// Or taken off, below 0.
    AddCounter { what: What, counter: Counter, n: Amount },
    /// For good, and below 0 no damage.
    #[message(id = "city-gains")]
    CityDefense { what: What, n: Amount },
    /// Those are marked.
    Mark { what: What },
    /// Those are unmarked.
    Unmark { what: What },
    /// Not unmarked in so many unmark phases.
    #[message(args(what, n = phases))]
    Rest { what: What, phases: u8 },
    /// Not unmarked while this card is marked.
    Hold { what: What },
    /// Chosen by you, or by that player.
    #[message(args(what, to))]
    Move { what: What, to: To, by: Option<Who> },
    /// A coin: heads, or otherwise.
    #[message(args())]
    Toss { script: u8, otherwise: Option<u8> },
    /// What events and magic cards of its faction would deal this turn is prevented, and becomes fire counters.
    Smother,
    /// All see your resource cards; one of these goes to your hand, and this card lies in its place.
    #[message(args(which = what))]
    SwapResource { what: Filter },
    /// Another token like that one, as a sand copy of it.
    CopyToken,
    /// What was hidden comes back into play.
    Unhide,
    /// They draw no more this turn.
    NoDraw { who: Who },
    /// They draw one card at most in their next draw phase.
    OneDraw { who: Who },
    /// Creatures that are not of this type deal no damage in battles this turn.
    #[message(args(subtype = but))]
    Harmless { but: Subtype },
    /// Sanctuary until it is marked.
    Shelter { what: What },
    /// A token comes into play.
    #[message(id = "token", args(card = token, to))]
    CreateToken { token: Card, to: To },
    /// The same, and it is marked.
    #[message(id = "token-marked", args(card = token, to))]
    CreateTokenMarked { token: Card, to: To },
    /// Without being played.
    PutInPlay { what: What, to: To },
    /// Of their owners.
    PutInGraveyard { what: What },
    /// For good.
    #[message(id = "remove")]
    RemoveFromGame { what: What },
    /// From a graveyard, or from play.
    Return { what: What, to: To },
    /// This card, to the target.
    Attach,
    /// It does not resolve.
    CounterSpell { what: Ref },
    /// Another target for the target spell, if you like.
    Retarget,
    /// One of yours and the target change sides; if they do, the script follows.
    #[message(args(which = what))]
    Exchange { what: Filter, script: u8 },
    /// For this turn.
    Produce { faction: Faction, n: Amount },
    /// Of the target; you choose it face down.
    #[message(id = "steal")]
    StealResource,
    /// What this card has taken.
    #[message(id = "return-stolen")]
    ReturnStolenResource,
    /// After this one.
    #[message(id = "extra-attack")]
    ExtraAttackPhase,
    /// Those of the target city, your other cities.
    ResidentsMayDefend,
    /// The target army, the target city.
    ArmyCannotDefend,
    /// Creatures that you play this turn.
    #[message(id = "played-have", args(keyword = Keyword::BloodVengeance))]
    PlayedHaveVengeance,
    /// ARCM-KW-16.
    #[message(says = Keyword::BloodVengeance.say())]
    Vengeance,
    /// Away from a city of its faction it loses a loyalty mark; there it gains one.
    #[message(says = Keyword::Homesick.say())]
    Homesick,
    /// The mode that was picked.
    #[message(id = "pick-one")]
    Picked,
    /// Whoever pays, the script follows.
    #[message(args(n = pay))]
    PayTo { pay: Amount, script: u8 },
    /// The script, so many times.
    #[message(args(n = times))]
    Repeat { times: Amount, script: u8 },
    /// The script waits for its moment.
    #[message(args(at))]
    Delayed { at: Moment, script: u8 },
    /// As though they had it not.
    #[message(id = "ignores")]
    IgnoreKeyword { what: What, keyword: Keyword },

    // ----- until end of turn when it happens, as long as the ability when it is passive -----
    /// Once, or once for each of `per`, while the condition holds.
    #[message(prefix = "arcm-op-holds", id = "gets", args(stats = Shift(*atk, *def), what))]
    Stat { what: What, atk: i8, def: i8, per: Option<&'static Filter>, when: Option<&'static Condition> },
    /// They have it.
    #[message(id = "has")]
    GrantKeyword { what: What, keyword: Keyword },
    /// They are also of that type.
    #[message(id = "is-also")]
    AddSubtype { what: What, subtype: Subtype },

    // ----- as long as the ability -----
    /// Once for each faction beyond the first among those.
    #[message(id = "gets-per-faction", args(stats = Shift(*atk, *def), what, which = per))]
    StatPerFaction { what: What, atk: i8, def: i8, per: Filter },
    /// The ability with this number.
    #[message(id = "has-ability", args(what))]
    GrantAbility { what: What, ability: u8 },
    /// Those do not unmark.
    #[message(args(what))]
    NoUnmark { what: What, scope: Scope },
    /// Those unmark for so much.
    #[message(args(what, n = pay))]
    UnmarkTax { what: What, pay: Amount },
    /// Those need not unmark.
    MayStayMarked { what: What },
    /// Those move unmarked.
    #[message(id = "moves-unmarked")]
    NotMarkedForMoving { what: What },
    /// Nothing comes or goes there.
    #[message(args(what = city))]
    CannotMove { city: Ref },
    /// Those do not attack such cities.
    #[message(args(what, which = city))]
    CannotAttack { what: What, city: Filter },
    /// Those attack if they can.
    MustAttack { what: What },
    /// Those attack for so much.
    #[message(args(what, n = pay))]
    AttackTax { what: What, pay: u8 },
    /// Those do not become residents of this city.
    CannotEnter { what: What },
    /// Who moves out of this city, though it was part of a movement, costs so much.
    #[message(args(n = pay))]
    LeaveAgain { pay: u8 },
    /// Instead of dying the host goes to its owner's hand, and this card under its owner's deck.
    RecallHost,
    /// What is dealt to those.
    ReduceDamage { what: What, n: u8 },
    /// Those do not meet such attackers.
    #[message(args(what, which = against))]
    CannotDefend { what: What, against: Filter },
    /// They have no abilities.
    #[message(id = "loses-abilities")]
    LoseAbilities { what: What },
    /// They cannot be marked for moving or attacking.
    Tied { what: What },
    /// Residents of this city may attack from there.
    ResidentsMayAttack,
    /// What events and magic cards of the faction deal is doubled.
    DoubleDamage { faction: Faction },
    /// A creature that something is aimed at may be hidden; the script brings it back.
    #[message(args())]
    Hide { script: u8 },
    /// Who plays such a card may sacrifice this one, and pays less by its cost.
    #[message(args(which = what))]
    HelpsToPay { what: Filter },
    /// Assigned against such an attacker it gets this at once, until end of turn.
    #[message(id = "gets-defending", args(stats = Shift(*atk, *def), which = against))]
    StatDefending { against: Filter, atk: i8, def: i8 },
    /// Where its damage reaches the city.
    ExtraCityDamage { n: u8 },
    /// Such cards cost more, or less.
    #[message(id = "costs-more", args(which = what, n))]
    CostChange { what: Filter, n: i8 },
    /// No more than so many.
    #[message(says = what.at_most(n))]
    Cap { what: Cap, n: Amount },
    /// Those may be removed, and count.
    #[message(args(which = remove))]
    ExtraDevotion { remove: Filter },
    /// Those may return to the hand, and count.
    #[message(args(which = recall))]
    RecallForDevotion { recall: Filter },
    /// Those do not go from play to a graveyard, if you like; the script follows.
    #[message(args(which = what))]
    Replace { what: Filter, script: u8 },
    /// One of those stays in play.
    #[message(args(which = what))]
    PreventDeath { what: Filter },
    /// As long as the advantage is on: the ability with this number.
    #[message(id = "whenever", args(when = trigger))]
    On { trigger: Trigger, ability: u8 },
}
