//! What lies on the table: plain data, no rules.

use crate::{
    board::{FLOOR, Space, Spaces, WALLS, Zones},
    dice::{Face, Pool},
    figure::{BARRIERS, Body, Figure, Piece, Place},
    position,
    setup::Setup,
    step::Step,
    tables::{Action, Character, Skill, Tactic},
};
use arbiter_components::CardSet;
use arbiter_engine::{Agenda, Facets, List, Maybe, Notation, Rows, Seat};

/// A position of Aristeia! It is written in the order of its fields.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Facets)]
#[facet(of = Aristeia)]
pub struct Aristeia {
    /// What was agreed on.
    #[facet(by = position::setup)]
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Turns of this round whose initiative cards are face up, 0 to 4.
    pub turn: u8,
    /// Who holds the Outsider marker.
    pub outsider: Seat,
    /// The current scoring zones.
    pub scoring: Zones,
    /// Zones with a red counter (ARIS-SCEN-SCORCH-06).
    pub burnt: Zones,
    /// Where the barriers stand.
    pub barriers: [Space; BARRIERS],
    /// Smoke, and who laid it.
    #[facet(with = Rows)]
    pub smoke: List<Smoke, 4>,
    /// What each player has.
    #[facet(flat)]
    pub players: [Player; 2],
    /// What each figure has; written with its player.
    #[facet(skip)]
    pub bodies: [Body; Figure::COUNT],
    /// The activation going on.
    #[facet(name = "active")]
    pub activation: Activation,
    /// The action or disengage attempt going on.
    pub doing: Doing,
    /// The roll going on, or the last one of the action.
    #[facet(by = position::roll)]
    #[facet(name = "roll_a", part = sides[0])]
    #[facet(name = "roll_d", part = sides[1])]
    pub roll: Roll,
    /// Damage about to be suffered.
    #[facet(with = Rows)]
    pub hurts: List<Hurt, 4>,
    /// Tactics played whose effects are not over, the last one last.
    #[facet(with = Rows)]
    pub chain: List<Played, 6>,
    /// What the rules still have to do; nothing when the game is over.
    pub agenda: Agenda<Step, 20>,
}

/// What a player has. The figures of the team are written behind it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
#[facet(of = Aristeia, derived(cards = Aristeia::hand_size))]
pub struct Player {
    /// Victory points.
    pub points: u8,
    /// Frags.
    pub frags: u8,
    /// Victory points of this round, for the draw (ARIS-RECOV-03); of the last one until then.
    pub scored: bool,
    /// Zones to deploy in.
    pub zones: Zones,
    /// Zones conquered (ARIS-SCEN-CONQ-05).
    pub conquered: Zones,
    /// Tactics in hand.
    pub hand: CardSet<Tactic>,
    /// Tactics in the deck, in no order: shuffling is forgetting.
    pub deck: CardSet<Tactic>,
    /// The discard pile, the first card first (ARIS-TACTIC-05).
    pub discard: List<Tactic, 18>,
    /// The initiative cards in the order planned.
    pub plan: List<Character, 4>,
    /// Characters chosen so far, in secret until both teams are whole.
    pub picks: CardSet<Character>,
    /// A secret answer about the opening hand: take a new one?
    #[facet(with = Maybe)]
    pub mulligan: Option<bool>,
    /// Does a tactic let this player say who activates first? (ARIS-CHAR-PAR-01)
    #[facet(name = "says_order")]
    #[facet(many = position::bodies)]
    pub says_order: bool,
}

/// Smoke in a space.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Smoke {
    /// Where.
    pub space: Space,
    /// Who laid it.
    pub by: Figure,
}

/// The activation going on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("points_movement_or_moved")]
pub struct Activation {
    /// The active character.
    #[part(leads)]
    pub figure: Option<Figure>,
    /// Action points.
    pub points: u8,
    /// Movement points.
    pub movement: u8,
    /// Has it spent a movement point?
    pub moved: bool,
}

/// The action or disengage attempt going on; kept until the next one for what looks back at it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("part_of_an_action")]
pub struct Doing {
    /// The action.
    #[part(leads)]
    pub action: Option<Action>,
    /// Its target.
    #[part(name = "at")]
    pub target: Option<Piece>,
    /// Does its range count as one without line of sight? (ARIS-CHAR-LUN-03)
    pub unsighted: bool,
    /// May the defender inflict damage? As at the declaration (ARIS-ATTACK-09).
    pub strikes_back: bool,
    /// How much farther it reaches.
    pub farther: u8,
    /// Damage really marked because of the successes of each side (ARIS-DAMAGE-02).
    pub inflicted: [u8; 2],
    /// Damage really marked on each of the two (ARIS-TACTIC-01).
    pub suffered: [u8; 2],
    /// Free repeats still to come, each with a target that is not allowed (ARIS-AMB-22).
    pub repeats: List<Target, 6>,
}

/// A target that is not allowed, if there is one.
pub type Target = Option<Piece>;

/// What kind of roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollKind {
    /// None yet; a view shows no roll then.
    #[serde(skip)]
    #[default]
    None,
    /// One side, against nobody (ARIS-ROLL-01).
    Simple,
    /// Attack against defence (ARIS-ATTACK-06).
    Combat,
    /// Agility against strength (ARIS-DISENGAGE-02).
    Disengage,
}

/// A roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Roll {
    /// What kind.
    pub kind: RollKind,
    /// Are its symbols counted, so that dice matter no more?
    pub counted: bool,
    /// The active side, and the other one.
    pub sides: [Side; 2],
}

/// One side of a roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("part_of_a_roll")]
pub struct Side {
    /// Who rolls; nobody in place of a barrier or in a simple roll.
    #[part(leads)]
    pub figure: Option<Figure>,
    /// Has this side cover?
    pub cover: bool,
    /// The dice.
    #[part(name = "dice")]
    pub pool: Pool,
    /// What is left of critical symbols broken to pay for switches: successes and blocks that pay
    /// for nothing else.
    pub change: [u8; 2],
    /// The symbols left, once they are counted.
    pub symbols: Face,
}

/// Damage about to be suffered.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("by_which_side")]
pub struct Hurt {
    /// By whom.
    #[part(leads)]
    pub figure: Figure,
    /// How much.
    #[part(leads)]
    pub amount: u8,
    /// Because of the successes of which side of a combat roll, if of one.
    #[part(with = position::SideOfRoll)]
    pub by: Option<u8>,
}

/// A tactic that was played. Written `ricochet p1 p1.gata at p2.maximus`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("at_or_cancelled")]
pub struct Played {
    /// The card.
    #[part(leads)]
    pub tactic: Tactic,
    /// By whom.
    #[part(leads)]
    pub seat: Seat,
    /// For which character.
    #[part(leads)]
    pub figure: Option<Figure>,
    /// The target named with it.
    #[part(name = "at")]
    pub target: Option<Figure>,
    /// Cancelled by an answer.
    pub cancelled: bool,
}

/// The other player.
#[must_use]
#[inline]
pub const fn rival(seat: Seat) -> Seat {
    Seat::new(1 - (seat.index() as u8 & 1))
}

/// Both players, p1 first.
pub const BOTH: [Seat; 2] = [Seat::new(0), Seat::new(1)];

impl Aristeia {
    /// What a player has.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 1]
    }

    /// What a player has, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 1]
    }

    /// How many tactics a player holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.player(seat).hand.len()
    }

    /// What a figure has.
    #[must_use]
    #[inline]
    pub fn body(&self, figure: Figure) -> &Body {
        &self.bodies[figure.index()]
    }

    /// What a figure has, to be changed.
    #[inline]
    pub fn body_mut(&mut self, figure: Figure) -> &mut Body {
        &mut self.bodies[figure.index()]
    }

    /// The characters in a team, as a set.
    #[must_use]
    #[inline]
    pub fn members(&self, seat: Seat) -> CardSet<Character> {
        let of_seat = (seat.index() & 1) * Character::ALL.len();
        let bodies = self.bodies[of_seat..of_seat + Character::ALL.len()].iter().enumerate();
        CardSet::from_bits(bodies.fold(0, |all, (i, body)| all | u64::from(body.place != Place::Box) << i))
    }

    /// The characters in a team, by number.
    #[inline]
    pub fn team(&self, seat: Seat) -> impl Iterator<Item = Figure> + Clone + use<> {
        let own = move |character| Figure::new(seat, character);
        self.members(seat).into_iter().map(own)
    }

    /// All figures of both teams.
    #[inline]
    pub fn figures(&self) -> impl Iterator<Item = Figure> + use<> {
        let [one, two] = BOTH.map(|seat| self.team(seat));
        one.chain(two)
    }

    /// Where a figure stands, if it is in the HexaDome.
    #[must_use]
    #[inline]
    pub fn space_of(&self, figure: Figure) -> Option<Space> {
        self.body(figure).place.space()
    }

    /// Is it in the HexaDome?
    #[must_use]
    #[inline]
    pub fn is_inside(&self, figure: Figure) -> bool {
        self.space_of(figure).is_some()
    }

    /// Is it in the HexaDome or on the bench: not in the infirmary? (ARIS-INFIRM-01)
    #[must_use]
    #[inline]
    pub fn is_reachable(&self, figure: Figure) -> bool {
        matches!(self.body(figure).place, Place::Bench | Place::On(_))
    }

    /// Where a piece stands.
    #[must_use]
    #[inline]
    pub fn stands(&self, piece: Piece) -> Option<Space> {
        match piece.figure() {
            Some(figure) => self.space_of(figure),
            None => piece.barrier_number().map(|number| self.barriers[number % BARRIERS]),
        }
    }

    /// Every piece in the HexaDome.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + use<'_> {
        let figures = self.figures().filter(|figure| self.is_inside(*figure)).map(Piece::from);
        figures.chain((0..BARRIERS).map(Piece::barrier))
    }

    /// The spaces with a figure.
    #[must_use]
    #[inline]
    pub fn crowd(&self) -> Spaces {
        let mut spaces = Spaces::NONE;
        for body in &self.bodies {
            if let Place::On(space) = body.place {
                spaces.insert(space);
            }
        }
        spaces
    }

    /// The spaces that are neither blocked nor occupied (ARIS-SPACE-01).
    #[must_use]
    #[inline]
    pub fn free(&self) -> Spaces {
        self.free_but_for(self.crowd())
    }

    #[inline]
    pub(crate) fn free_but_for(&self, crowd: Spaces) -> Spaces {
        FLOOR.without(crowd).without(Spaces::of(&self.barriers))
    }

    /// Blocked or occupied spaces.
    #[must_use]
    pub fn taken(&self) -> Spaces {
        WALLS.or(self.crowd()).or(Spaces::of(&self.barriers))
    }

    /// Is the figure next to an enemy? Which are?
    pub fn enemies_beside(&self, figure: Figure) -> impl Iterator<Item = Figure> + use<'_> {
        let here = self.space_of(figure);
        self.team(rival(figure.seat())).filter(move |enemy| match (here, self.space_of(*enemy)) {
            (Some(here), Some(there)) => here.is_adjacent(there),
            _ => false,
        })
    }

    /// The active character.
    #[must_use]
    #[inline]
    pub fn active(&self) -> Option<Figure> {
        self.activation.figure
    }

    /// The initiative card of a player that is face up this turn.
    #[must_use]
    #[inline]
    pub fn revealed(&self, seat: Seat) -> Option<Figure> {
        let last = usize::from(self.turn.checked_sub(1)?);
        self.player(seat).plan.get(last).map(|character| Figure::new(seat, *character))
    }

    /// The figure of a team that has a skill and is in the HexaDome (ARIS-AMB-43).
    #[must_use]
    pub fn skilled(&self, seat: Seat, skill: Skill) -> Option<Figure> {
        self.team(seat).find(|figure| figure.character().has_skill(skill) && self.is_inside(*figure))
    }

    /// The side of the current roll that a figure makes.
    #[must_use]
    #[inline]
    pub fn side_of(&self, figure: Figure) -> Option<usize> {
        self.roll.sides.iter().position(|side| side.figure == Some(figure))
    }

    /// Is the current action an attack?
    #[must_use]
    #[inline]
    pub fn is_attack(&self) -> bool {
        self.doing.action.is_some_and(|action| action.row().attack)
    }
}
