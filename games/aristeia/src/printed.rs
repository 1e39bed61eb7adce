//! What is printed on cards and markers, as typed rows. The rows themselves are in `tables.rs`,
//! which is made from `data/*.toml`; what the rules do with them is in the chapters.

use crate::{
    board::{Space, Zones},
    dice::{Colour, Face, Symbol},
    tables::{
        ACTIONS, Action, Character, PRIORITIES, SCENARIOS, SHEETS, SKILLS, STATES, SWITCHES, Scenario, Skill, State,
        Switch, TACTICS, Tactic, Window,
    },
};
use arbiter_components::Indexed;
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};

/// A die, or a symbol that stands for one (ARIS-DICE-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs, reason = "they say what they are")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(untagged))]
pub enum Part {
    Die(Colour),
    Printed(Symbol),
}

impl Default for Part {
    fn default() -> Part {
        Part::Die(Colour::Red)
    }
}

/// How far something reaches (ARIS-RANGE-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Range {
    /// Not nearer.
    pub min: u8,
    /// Not farther.
    pub max: u8,
    /// Does it need line of sight, and is it counted around pieces? (ARIS-RANGE-03, ARIS-RANGE-04)
    pub sight: bool,
}

/// A character card.
#[derive(Debug)]
#[allow(missing_docs, reason = "the seven characteristics of ARIS-GEN-07, and what the card can do")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Sheet {
    pub initiative: u8,
    pub speed: u8,
    pub energy: u8,
    pub health: u8,
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub defence: &'static [Part],
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub strength: &'static [Part],
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub agility: &'static [Part],
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub switches: &'static [Switch],
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub actions: &'static [Action],
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub skills: &'static [Skill],
}

/// An action.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct ActionRow {
    /// An attack: an opposed roll that does damage (ARIS-ATTACK-01).
    #[cfg_attr(feature = "data", serde(default))]
    pub attack: bool,
    /// Action points.
    pub points: u8,
    /// Movement points.
    #[cfg_attr(feature = "data", serde(default))]
    pub movement: u8,
    /// None: it has no target (ARIS-ACTION-11).
    pub range: Option<Range>,
    /// Empty: no roll (ARIS-ACTION-09).
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub pool: &'static [Part],
    /// Switches of this action alone (ARIS-ACTION-10).
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub switches: &'static [Switch],
    /// What happens whatever the roll.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub always: &'static [Op],
    /// What may happen with a success left.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub success: &'static [Op],
    /// Is some number of it a stand-in?
    #[cfg_attr(feature = "data", serde(default))]
    pub stand_in: bool,
}

/// A switch.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct SwitchRow {
    /// The symbols it takes.
    pub cost: Face,
    /// What it does.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub ops: &'static [Op],
    /// Is some number of it a stand-in?
    #[cfg_attr(feature = "data", serde(default))]
    pub stand_in: bool,
}

/// An automatic skill.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct SkillRow {
    /// When it speaks; none, while cover is tested.
    pub window: Option<Window>,
    /// What it does.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub ops: &'static [Op],
    /// Is it, or some number of it, a stand-in?
    #[cfg_attr(feature = "data", serde(default))]
    pub stand_in: bool,
}

/// A tactic.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct TacticRow {
    /// Whose card it is; nobody's for a standard one.
    pub owner: Option<Character>,
    /// When it is played (ARIS-TACTIC-01).
    pub window: Window,
    /// Which player may play it.
    pub by: PlayedBy,
    /// For which own character.
    pub played_for: PlayedFor,
    /// All must hold.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub requires: &'static [Condition],
    /// One must hold, if there are any.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub requires_any: &'static [Condition],
    /// Measured from the character it is played for (ARIS-RANGE-05).
    pub range: Option<Range>,
    /// What its player names as its target.
    pub aim: Option<Aim>,
    /// What it does.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub ops: &'static [Op],
    /// How much of it is known of the printed card.
    pub standing: Standing,
}

/// How much of a tactic is known of the printed card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
pub enum Standing {
    /// All of it.
    Documented,
    /// Some of it; the rest is a stand-in.
    Partly,
    /// Nothing: the card is a stand-in.
    StandIn,
}

/// Which player may play a tactic.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum PlayedBy {
    /// Whose character is active.
    Active,
    /// The other one.
    Opponent,
    /// Both.
    Either,
}

/// For which own character a tactic is played: its "self".
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum PlayedFor {
    /// The active one.
    Active,
    /// One that makes the current roll.
    Roller,
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
    /// The one that wants to leave.
    Disengager,
    /// The one that holds it.
    Holder,
    /// A target of the action just declared.
    ActionTarget,
    /// One about to suffer damage.
    Sufferer,
    /// Whose initiative card is face up this turn.
    Revealed,
    /// Any in the HexaDome.
    AnyOwn,
    /// None: for the player.
    Player,
}

/// What the player of a tactic names as its target (ARIS-TACTIC-15).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Aim {
    /// An enemy within range.
    Enemy,
    /// A damaged ally within range.
    DamagedAlly,
}

/// What must hold for a tactic. `data/SCHEMA.md` says when each does.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs, reason = "as in the schema of the data")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Condition {
    OpponentTacticJustPlayed,
    RollOpposed,
    RollCombat,
    RollDisengage,
    CombatantsAdjacent,
    CombatantsApart,
    PoolHasDie,
    PoolWithout(Colour),
    SelfIs(Character),
    SelfHasCover,
    SelfDamaged,
    SelfHasMarker,
    SelfInScoringZone,
    SelfSpentNoMovementPoint,
    OtherAllyAdjacentToSelf,
    PieceAdjacentToSelf,
    EnemyInRange,
    DamagedAllyInRange,
    ActiveEnemyInRange,
    ActionHasRange,
    ActionJustDeclared,
    AttackJustDeclared,
    AttackJustEnded,
    AttackInflictedDamage,
    AttackDamagedSelf,
    TargetInHexadome,
    AttackerInHexadome,
    RevealedEnemyNotInInfirmary,
    BothRevealedWillActivate,
    OpponentHasCards,
    OwnDeckNotEmpty,
}

/// Who is asked first in a window (ARIS-AMB-27).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Priority {
    /// The Outsider, or whom the Outsider lets begin.
    Outsider,
    /// Whom the Outsider names.
    OutsiderChooses,
    /// Whose character is active.
    Active,
    /// The opponent of whoever just played.
    Answerer,
}

/// Something that happens: what actions, switches, tactics and skills are made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Op {
    /// The active character gains action points.
    ActionPoints(u8),
    /// The active character gains movement points.
    MovementPoints(Amount),
    /// A piece is displaced, space by space (ARIS-DISPLACE-01).
    Displace {
        /// Which piece.
        who: Who,
        /// How far.
        spaces: Amount,
        /// May it stop earlier, or stay?
        #[cfg_attr(feature = "data", serde(default))]
        up_to: bool,
    },
    /// A piece is placed (ARIS-PLACE-01).
    Place {
        /// Which piece.
        who: Who,
        /// Next to what.
        beside: Beside,
    },
    /// Damage is about to be suffered.
    Damage {
        /// By whom.
        who: Who,
        /// How much.
        amount: u8,
    },
    /// Of the damage about to be suffered, so much is not.
    PreventDamage(u8),
    /// The damage is shared with the owner of the skill (ARIS-CHAR-MAX-01).
    SplitDamage,
    /// Damage is taken off (ARIS-DAMAGE-03).
    Heal {
        /// From whom.
        who: Who,
        /// How much.
        amount: u8,
    },
    /// A marker comes, red side up (ARIS-STATE-01).
    Impose {
        /// On whom.
        who: Who,
        /// Which.
        state: State,
    },
    /// Markers go.
    RemoveMarkers {
        /// From whom.
        who: Who,
        /// How many.
        amount: Amount,
    },
    /// A die of one of these colours joins the own pool before the throw.
    AddDie(#[cfg_attr(feature = "data", serde(deserialize_with = "list"))] &'static [Colour]),
    /// A die of the own pool is exchanged for this one before the throw.
    ReplaceDie(Colour),
    /// Symbols join the own roll.
    AddSymbol(Symbol, u8),
    /// This die joins every defence roll until the end of the turn (ARIS-AMB-35).
    DefenceDie(Colour),
    /// These symbols do.
    DefenceSymbol(Symbol, u8),
    /// Symbols are taken out of a roll.
    CancelSymbol {
        /// Of whose roll.
        roll: Whose,
        /// Which, exactly.
        symbol: Symbol,
        /// How many.
        amount: u8,
        /// Or fewer?
        #[cfg_attr(feature = "data", serde(default))]
        up_to: bool,
    },
    /// Dice are thrown again.
    Reroll {
        /// Of whose roll.
        roll: Whose,
        /// How many.
        amount: u8,
        /// Or fewer?
        #[cfg_attr(feature = "data", serde(default))]
        up_to: bool,
    },
    /// The attack is made once more, free (ARIS-AMB-22).
    Repeat {
        /// Not against the same target?
        other: bool,
    },
    /// Tactics are drawn.
    Draw(u8),
    /// A tactic of choice comes from the own deck (ARIS-CHAR-BIL-01).
    TakeTactic,
    /// The opponent discards at random (ARIS-TACTIC-06).
    DiscardRandom(u8),
    /// The tactic just played has no effect (ARIS-CANCEL-03).
    CancelTactic,
    /// The player says who activates first (ARIS-CHAR-PAR-01).
    ChooseOrder,
    /// The action being chosen reaches farther.
    ExtendRange(u8),
    /// The action being chosen needs no line of sight (ARIS-CHAR-LUN-03).
    IgnoreSight,
    /// The target has no cover (ARIS-CHAR-LUN-01).
    DenyCover,
    /// The own cover die has this colour (ARIS-CHAR-LUN-05).
    CoverDie(Colour),
}

/// Whom an operation is about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Who {
    /// Whose action, switch or skill it is, or for whom the tactic is played.
    Itself,
    /// The target of its action; in an opposed roll, the other roller.
    Target,
    /// The attacker of the attack in question.
    Attacker,
    /// The enemy's active character.
    ActiveEnemy,
    /// The target that the player named with the tactic.
    Named,
    /// The enemy whose initiative card is face up.
    RevealedEnemy,
    /// No character: the opponent as a player.
    Nobody,
}

/// How much.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Amount {
    /// All of it.
    All,
    /// As much as the current speed.
    Speed,
    /// As much as the damage really inflicted (ARIS-CHAR-MUS-01).
    DamageInflicted,
    /// So much.
    #[cfg_attr(feature = "data", serde(untagged))]
    Number(u8),
}

/// Where a piece is placed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Beside {
    /// Next to the character whose effect it is.
    Itself,
    /// Next to the target.
    Target,
    /// Next to a piece that is adjacent before the effect.
    ChosenPiece,
}

/// Whose roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs, reason = "they say what they are")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, serde::Serialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Whose {
    Own,
    Enemy,
}

/// What a marker stands for, side by side.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct StateRow {
    /// While the red side is up.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub red: &'static [Mark],
    /// While the blue side is up.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub blue: &'static [Mark],
    /// When it is turned.
    #[cfg_attr(feature = "data", serde(default))]
    pub turned: Turned,
    /// May there be several? (ARIS-STATE-02)
    #[cfg_attr(feature = "data", serde(default))]
    pub stacks: bool,
    /// Good for its bearer; for the eye only.
    #[cfg_attr(feature = "data", serde(default))]
    pub positive: bool,
    /// Is the marker in the core box?
    pub core: bool,
}

/// What a side of a marker does.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Mark {
    /// Energy changes.
    Energy(i8),
    /// Speed changes.
    Speed(i8),
    /// Initiative changes.
    Initiative(i8),
    /// No line of sight beyond range 1.
    Blind,
    /// As defender, no damage beyond range 1.
    HurtsOnlyAdjacent,
    /// Nobody sees it from farther than range 1.
    Unseen,
    /// May be a target without line of sight.
    TargetableUnseen,
    /// Never has cover.
    NoCover,
    /// Cannot spend movement points.
    CannotMove,
    /// Attacks only whoever put it there.
    AttacksOnlyImposer,
    /// Loses a success of each own roll.
    LosesSuccess,
    /// May be removed to add a die to an own roll.
    SpendForDie(Colour),
}

/// What happens when a marker is turned in the states step.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Turned {
    /// It lies blue side up.
    #[default]
    Stays,
    /// So much damage, and it is gone (ARIS-STATE-POIS-01).
    Damage(u8),
    /// A die is rolled, and it is gone (ARIS-STATE-BURN-01).
    Roll(Colour),
}

/// What a scenario fixes (ARIS-SETUP-01).
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct ScenarioRow {
    /// Where the barriers stand.
    pub barriers: [Space; 5],
    /// What the Outsider may choose: own zones, and those of the opponent.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub deployments: &'static [(Zones, Zones)],
    /// The scoring zones of the first round.
    pub first_zones: Zones,
    /// Does the Outsider choose a new scoring zone?
    pub moves: Option<ZoneChoice>,
    /// Where characters return from the bench.
    pub bench: Zones,
    /// Are zones conquered? (ARIS-SCEN-CONQ-05)
    #[cfg_attr(feature = "data", serde(default))]
    pub conquer: bool,
    /// Do zones burn? (ARIS-SCEN-SCORCH-05)
    #[cfg_attr(feature = "data", serde(default))]
    pub scorch: bool,
    /// Does each player put a red counter in the own zone after deployment? (ARIS-SCEN-SCORCH-03)
    #[cfg_attr(feature = "data", serde(default))]
    pub counters: bool,
    /// What scores in the objectives phase.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub objectives: &'static [Objective],
    /// Points for an enemy sent off the central scoring zone (ARIS-SCEN-KOTH-03).
    #[cfg_attr(feature = "data", serde(default))]
    pub frag_points: u8,
    /// The same, where the table agrees on it (ARIS-AMB-14).
    #[cfg_attr(feature = "data", serde(default))]
    pub optional_frag_points: u8,
}

/// A new scoring zone at the start of a round (ARIS-SCEN-ASSAULT-06).
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct ZoneChoice {
    /// Not one with a red counter? (ARIS-SCEN-SCORCH-06)
    pub spares_burnt: bool,
}

/// Something that scores.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Objective {
    /// Victory points.
    pub points: u8,
    /// When.
    pub test: Test,
}

/// When an objective is met.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Test {
    /// Alone in the scoring zone.
    SoleInside,
    /// More characters, and both have some.
    MoreInsideBothPresent,
    /// More characters; the opponent may have none.
    MoreInside,
    /// Equally many, and both have some: both score.
    EqualInside,
    /// More conquered zones.
    MoreZones,
    /// Equally many, and both have some: both score.
    EqualZones,
    /// The central zone is conquered.
    OwnsCentral,
}

macro_rules! rows {
    ($($name:ident => $row:ident in $table:ident;)*) => {$(
        impl $name {
            /// What is printed.
            #[must_use]
            #[inline]
            pub fn row(self) -> &'static $row {
                &$table[self as usize]
            }
        }
    )*};
}

rows! {
    Character => Sheet in SHEETS;
    Action => ActionRow in ACTIONS;
    Switch => SwitchRow in SWITCHES;
    Skill => SkillRow in SKILLS;
    State => StateRow in STATES;
    Tactic => TacticRow in TACTICS;
    Scenario => ScenarioRow in SCENARIOS;
}

impl Window {
    /// Who is asked first.
    #[must_use]
    pub fn priority(self) -> Priority {
        PRIORITIES[self as usize]
    }
}

macro_rules! indexed {
    ($($name:ident),*) => {$(
        impl Indexed for $name {
            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                $name::ALL[index % $name::ALL.len()]
            }
        }
    )*};
}

indexed!(Character, Tactic);

impl Character {
    /// Does its card have this skill?
    #[must_use]
    pub fn has_skill(self, skill: Skill) -> bool {
        self.row().skills.contains(&skill)
    }
}

impl Action {
    /// Has it a roll?
    #[must_use]
    pub fn rolls(self) -> bool {
        !self.row().pool.is_empty()
    }
}
