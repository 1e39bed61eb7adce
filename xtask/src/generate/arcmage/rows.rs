//! The rows of `games/arcmage/data`, as they are written there.

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub(super) id: String,
    pub(super) faction: String,
    pub(super) r#type: String,
    pub(super) subtypes: Vec<String>,
    pub(super) cost_kind: String,
    pub(super) cost: Option<u8>,
    pub(super) loyalty: u8,
    #[serde(default)]
    pub(super) attack: u8,
    #[serde(default)]
    pub(super) defense: u8,
    #[serde(default)]
    pub(super) keywords: Vec<String>,
    pub(super) attaches_to: Option<String>,
    #[serde(default)]
    pub(super) ability: Vec<Ability>,
    pub(super) set: Option<String>,
    pub(super) group: Option<String>,
    #[serde(default)]
    pub(super) legacy: bool,
    pub(super) standing: Option<String>,
    pub(super) ruling: Option<String>,
    // What people read is in the language files; what we trust is for editors of the data.
    #[serde(rename = "name")]
    pub(super) _name: String,
    #[serde(rename = "text")]
    pub(super) _text: String,
    #[serde(rename = "effect")]
    pub(super) _effect: Option<String>,
    #[serde(rename = "source_guid")]
    pub(super) _source_guid: Option<String>,
    #[serde(rename = "source")]
    pub(super) _source: Option<String>,
    #[serde(rename = "changed_since_2019")]
    pub(super) _changed: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ability {
    pub(super) kind: String,
    #[serde(default)]
    pub(super) cost: Vec<String>,
    #[serde(default)]
    pub(super) target: Vec<String>,
    pub(super) trigger: Option<String>,
    pub(super) trigger_what: Option<String>,
    pub(super) condition: Option<String>,
    #[serde(default)]
    pub(super) optional: bool,
    pub(super) optional_extra_cost: Option<String>,
    pub(super) level: Option<u8>,
    pub(super) lasting: Option<bool>,
    pub(super) from_zone: Option<String>,
    pub(super) effects: Vec<Op>,
}

/// A number, or a word for one.
#[derive(Deserialize, Clone)]
#[serde(untagged)]
pub(super) enum Number {
    Plain(i8),
    Word(String),
}

impl Default for Number {
    fn default() -> Number {
        Number::Plain(1)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    #[serde(default)]
    pub(super) target: Vec<String>,
    pub(super) effects: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Op {
    Damage {
        what: String,
        n: Number,
        count: Option<u8>,
        chooser: Option<String>,
    },
    Destroy {
        what: String,
        unless_sacrificed: Option<u8>,
    },
    DestroyForDefense {
        what: String,
        each: String,
    },
    Equalize {
        what: String,
    },
    Sacrifice {
        who: String,
        what: String,
        count: Number,
        count_as: Option<String>,
    },
    Discard {
        who: String,
        count: u8,
    },
    DiscardOrSacrificeResource {
        who: String,
        count: u8,
        chooser: String,
    },
    Draw {
        who: String,
        count: u8,
        #[serde(default)]
        optional: bool,
    },
    Mill {
        who: String,
        count: u8,
    },
    LookTop {
        who: String,
        count: u8,
        viewer: String,
    },
    RevealTop {
        who: String,
        count: u8,
        what: String,
        to: String,
        rest: String,
    },
    RevealRandomHand {
        who: String,
        count: u8,
    },
    SearchDeck {
        who: String,
        what: String,
        count: Number,
        to: String,
        #[serde(default)]
        reveal: bool,
        #[serde(default)]
        marked: bool,
    },
    ShuffleDeck {
        who: String,
    },
    Stat {
        what: String,
        atk: i8,
        def: i8,
        per: Option<String>,
        condition: Option<String>,
        until: Option<String>,
    },
    AddCounter {
        what: String,
        counter: String,
        n: Number,
        count: Option<u8>,
        chooser: Option<String>,
    },
    AddSubtype {
        what: String,
        subtype: String,
    },
    GrantKeyword {
        what: String,
        keyword: String,
        until: Option<String>,
    },
    IgnoreKeyword {
        what: String,
        keyword: String,
        until: String,
    },
    GrantAbility {
        what: String,
        ability: Box<Ability>,
    },
    CityDefense {
        what: String,
        n: Number,
    },
    Mark {
        what: String,
    },
    Unmark {
        what: String,
    },
    NoUnmark {
        what: String,
        scope: String,
        phases: Option<u8>,
        r#while: Option<String>,
    },
    UnmarkTax {
        what: String,
        pay: Number,
    },
    MayStayMarked {
        what: String,
    },
    Move {
        what: String,
        to: String,
        chooser: Option<String>,
        marks: bool,
    },
    NotMarkedForMoving {
        what: String,
    },
    CannotMove {
        what: String,
        city: String,
    },
    CannotAttack {
        what: String,
        city: String,
    },
    MustAttack {
        what: String,
    },
    AttackTax {
        what: String,
        pay: u8,
    },
    CannotEnter {
        what: String,
        city: String,
    },
    LeaveAgain {
        city: String,
        pay: u8,
    },
    RecallHost {
        what: String,
        to: String,
        rest: String,
    },
    ReduceDamage {
        what: String,
        n: u8,
    },
    CannotDefend {
        what: String,
        city: Option<String>,
        against: Option<String>,
        until: Option<String>,
    },
    MayDefend {
        what: String,
        city: String,
        until: String,
    },
    CannotDraw {
        who: String,
        until: String,
    },
    CapNextDraw {
        who: String,
        n: u8,
    },
    NoBattleDamage {
        what: String,
        until: String,
    },
    ExtraCityDamage {
        what: String,
        n: u8,
    },
    CreateToken {
        token: String,
        count: u8,
        to: String,
        marked: bool,
    },
    PutInPlay {
        what: String,
        count: Option<u8>,
        to: String,
    },
    PutInGraveyard {
        what: String,
    },
    RemoveFromGame {
        what: String,
    },
    Return {
        what: String,
        to: String,
    },
    Attach {
        what: String,
        to: String,
    },
    CounterSpell {
        what: String,
    },
    Retarget {
        what: String,
    },
    Exchange {
        what: String,
        with: String,
        effects: Vec<Op>,
    },
    Produce {
        faction: String,
        n: Number,
    },
    CostChange {
        what: String,
        n: i8,
    },
    StealResource {
        who: String,
        count: u8,
        chooser: String,
    },
    ReturnStolenResource,
    Cap {
        what: String,
        n: Number,
    },
    ExtraDevotion {
        remove: Option<String>,
        r#return: Option<String>,
        count: String,
        each: String,
    },
    ExtraPhase {
        phase: String,
    },
    PreventDeath {
        what: String,
    },
    Replace {
        event: String,
        what: String,
        optional: bool,
        effects: Vec<Op>,
    },
    ChooseOne {
        options: Vec<Choice>,
    },
    PayTo {
        pay: Number,
        effects: Vec<Op>,
    },
    Repeat {
        times: Number,
        effects: Vec<Op>,
    },
    Delayed {
        at: String,
        effects: Vec<Op>,
    },
    On {
        trigger: String,
        effects: Vec<Op>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decks {
    pub(super) deck: Vec<Deck>,
}

#[derive(Deserialize)]
pub(super) struct Deck {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) cards: Vec<Copies>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Copies {
    pub(super) id: String,
    pub(super) count: u8,
}
