//! Which cards, who, where, how much and when: the words that instructions are made of.

use super::*;
use crate::spoken::{either, not, which};

/// Which cards are meant. Without a word on its controller, cards of every player are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Message)]
#[message(prefix = "arcm-op-which", alone)]
#[allow(missing_docs, reason = "the words are those of data/SCHEMA.md")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(remote = "Self", rename_all = "snake_case"))]
pub enum Filter {
    Any,
    Creature,
    City,
    Enchantment,
    /// An event card, wherever it is.
    Event,
    Spell,
    Player,
    Army,
    /// A card outside play.
    Card,
    Of(#[message("faction")] Faction),
    Is(#[message("subtype")] Subtype),
    Has(#[message("keyword")] Keyword),
    Named(#[message("card")] Card),
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
    InTargetsGraveyard,
    ResidentOfItself,
    ResidentOfTarget,
    ResidentOfHost,
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
    /// A spell with a single target.
    AimedOnce,
    /// Such counters lie on it.
    Bears(#[message("counter")] Counter),
    /// A sand copy.
    Copied,
    /// Not this card.
    Other,
    NotHost,
    NotTarget,
    /// Costs so much or less.
    CostsAtMost(#[message("n")] u8),
    /// Costs X or less.
    CostsAtMostX,
    /// Has more DEF than this card has ATK.
    DefenseAboveItsAttack,
    /// In the army of the player targeted.
    InTargetsArmy,
    /// Has so much DEF or more.
    DefenseAtLeast(#[message("n")] u8),
    #[cfg_attr(feature = "data", serde(skip))]
    #[message(says = which(self))]
    All(&'static [Filter]),
    #[cfg_attr(feature = "data", serde(skip))]
    #[message(says = either(field_0))]
    OneOf(&'static [Filter]),
    #[cfg_attr(feature = "data", serde(skip))]
    #[message(says = not(field_0))]
    Not(&'static Filter),
}

/// One object, or a known group.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-ref")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
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
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum What {
    /// So many of those that match, chosen by somebody.
    Some(Filter, u8, Chooser),
    /// This.
    #[cfg_attr(feature = "data", serde(untagged))]
    The(Ref),
    /// All that match.
    #[cfg_attr(feature = "data", serde(untagged))]
    Each(Filter),
}

/// Who chooses.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Chooser {
    /// The controller of the effect.
    You,
    /// Who loses something by it.
    Affected,
}

/// Which players.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-who")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
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
    /// Who controls the card of the trigger.
    ControllerOfThat,
}

/// Where something goes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-to")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
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
    /// The army or one of the cities of its controller, but not where it is.
    OtherPlace,
    /// Where this card is.
    WithIt,
    /// The city or army targeted.
    Target,
}

/// How much.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Message)]
#[message(prefix = "arcm-op-amount", alone)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Amount {
    /// As many as match.
    Count(#[message("which")] &'static Filter),
    /// As many counters as lie on it.
    Counters(#[message("what")] Ref, #[message("counter")] Counter),
    /// Its current DEF.
    Defense(#[message("what")] Ref),
    /// The devotion of this city.
    Devotion(#[message("what")] Ref),
    /// What was paid for X.
    X,
    /// One more than that.
    OneAndX,
    /// So much less than that.
    XLess(#[message("n")] u8),
    /// Twice as much.
    Twice(#[message("n")] &'static Amount),
    /// What the op before has counted.
    Tally,
    /// As many resource cards as you control.
    YourResources,
    /// One or the other.
    If(#[message("when")] &'static Condition, #[message("one")] &'static Amount, #[message("other")] &'static Amount),
    /// As many as there are.
    All,
    /// As many as its player likes.
    AnyNumber,
    /// So much.
    #[cfg_attr(feature = "data", serde(untagged))]
    #[message(says = field_0)]
    N(i8),
}

/// What must hold.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Message)]
#[message(prefix = "arcm-op-when")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Condition {
    /// The first is not less than the second.
    AtLeast(#[message("more")] Amount, #[message("less")] Amount),
    /// The first is more than the second.
    More(#[message("more")] Amount, #[message("less")] Amount),
    /// It is your turn.
    YourTurn,
    /// It is not.
    OpponentsTurn,
    /// It is marked.
    Marked(#[message("what")] Ref),
    /// This card is in your army.
    InYourArmy,
    /// This card attacked this turn.
    Attacked,
    /// This card was played, and into the army.
    PlayedIntoArmy,
}

/// A kind of counter.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-counter")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
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
    /// Counted by those that burn.
    Fire,
    /// One more loyalty mark (ARCM-CARD-59).
    Loyalty,
}

/// What players have of, more or less.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation, Message)]
#[message(prefix = "arcm-op-holdings")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Holdings {
    /// Resource cards.
    ResourceCards,
    /// Cards in hand.
    CardsInHand,
    /// Creatures in the army.
    ArmyCreatures,
    /// Creatures in cities.
    Residents,
}

/// How what is found in a deck is brought to light.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Found {
    /// All see it.
    Revealed,
    /// It comes into play marked.
    Marked,
}

/// What has an upper limit.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
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
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Scope {
    /// The unmark phase only (ARCM-CARD-37).
    UnmarkPhase,
    /// Against every effect (ARCM-CARD-36).
    Always,
}
