//! What lies on the table: plain data, no rules.

use crate::{
    card::{Faction, Moment},
    cards::{Cards, Deck, Graveyard},
    piece::{Permanent, Piece, Pieces, Place},
    position,
    powers::{Powers, Source},
    setup::Options,
    step::Step,
    tables::{Card, Subtype},
    target::Target,
};
use arbiter_components::Counts;
use arbiter_engine::{Agenda, BySeat, Facets, List, MAX_SEATS, Notation, Rows, Seat, Seats, Unusual};

/// How many items the stack has room for.
pub(crate) const STACK: usize = 26;
/// How many targets can be noted.
pub(crate) const AIMS: usize = 32;
/// How many creatures can attack at once.
pub(crate) const ATTACKERS: usize = 40;
/// How many cards can be chosen in secret at once.
pub(crate) const SEALED: usize = 6;
/// How many can defend at once.
pub(crate) const DEFENDERS: usize = 40;

/// A position of Arcmage. It is written in the order of its fields.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
#[facet(of = Arcmage)]
pub struct Arcmage {
    /// How many sit at the table.
    #[facet(skip)]
    pub count: u8,
    /// What was agreed on besides the decks.
    pub options: Options,
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is (ARCM-TURN-16).
    pub active: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// What each player has.
    #[facet(flat)]
    pub players: BySeat<Player>,
    /// Everything in play and on the stack.
    #[facet(skip)]
    pub pieces: Pieces,
    /// Pieces in play with an ability that others feel; follows from `pieces`.
    #[facet(skip)]
    pub sources: List<Source, 40>,
    /// What these could do; follows from `pieces`.
    #[facet(skip)]
    pub powers: Powers,
    /// What is so of single pieces and rarely of any.
    #[facet(with = Rows)]
    pub notes: List<Noted, 32>,
    /// Every resource card: player by player, in the order they were laid down.
    #[facet(skip)]
    pub resources: List<Resource, 150>,
    /// The stack, its top last.
    #[facet(with = Rows)]
    pub stack: List<Item, STACK>,
    /// What the items of the stack are aimed at.
    #[facet(with = Rows)]
    pub aims: List<Aimed, AIMS>,
    /// Triggered abilities on their way to the stack.
    #[facet(with = Rows)]
    pub pending: List<Item, 16>,
    /// Effects that wait for a moment.
    #[facet(with = Rows)]
    pub delayed: List<Delayed, 8>,
    /// The attack that is going on.
    #[facet(name = "attack", by = position::attack)]
    #[facet(flat)]
    pub combat: Combat,
    /// What holds until end of turn and of no single piece.
    #[facet(with = Rows)]
    pub until_end: List<UntilEnd, 8>,
    /// Who draws one card at most in the next draw phase: by the effect of the first seat, of the second, and so on.
    #[facet(with = position::DrawnBy)]
    pub one_draw: BySeat<Seats>,
    /// Who has said, in secret, to draw a card (ARCM-AMB-23).
    #[facet(with = Unusual)]
    pub drawing: Seats,
    /// Whose creatures have Blood Vengeance when played this turn.
    #[facet(with = Unusual)]
    pub vengeful: Seats,
    /// Who skips the next turn, because a teammate has built (ARCM-MULTI-07).
    #[facet(with = Unusual)]
    pub skips: Seats,
    /// Who has lost a city (ARCM-WIN-02).
    #[facet(with = Unusual)]
    pub bereft: Seats,
    /// Who had to draw from an empty deck since the last state check (ARCM-WIN-03).
    #[facet(with = Unusual)]
    pub drained: Seats,
    /// Who has given up and will be defeated in the next state check (ARCM-WIN-08).
    #[facet(with = Unusual)]
    pub conceded: Seats,
    /// Who has been defeated.
    #[facet(with = Unusual)]
    pub defeated: Seats,
    /// Attack phases still to come this turn (ARCM-CARD-27).
    pub extra_attacks: u8,
    /// What each player has reached: more is better. Told when the game is over.
    pub ranks: [u8; MAX_SEATS],
    /// The item being played or resolved.
    #[facet(with = Unusual)]
    pub doing: Item,
    /// What that has counted so far.
    pub tally: u8,
    /// Cards revealed by it that are on their way under the deck.
    pub revealed: List<Card, 4>,
    /// Movements this turn, which only a few cards can make without end (ARCM-AMB-21).
    pub moves: u8,
    /// How everything stood before and after the movements made in a row, as numbers.
    pub stood: List<u32, 12>,
    /// What the rules still have to do; nothing when the game is over.
    pub agenda: Agenda<Step, 32>,
}

/// What a player has besides pieces and resource cards.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
#[facet(of = Arcmage, derived(
    cards = Arcmage::hand_size,
    defenses = position::defenses,
    stats = position::stats,
    devotions = position::devotions,
))]
pub struct Player {
    /// Cards in hand.
    pub hand: Cards,
    /// Those of them that everybody knows of.
    pub known: Cards,
    /// The draw pile.
    #[facet(part = pool)]
    #[facet(name = "top", by = position::top)]
    #[facet(name = "bottom", by = position::bottom)]
    pub deck: Deck,
    /// The graveyard, and the cards removed from the game.
    #[facet(by = position::grave)]
    #[facet(name = "removed", by = position::removed)]
    pub grave: Graveyard,
    /// The cities not built yet (ARCM-ZONE-08).
    pub pile: List<Card, 3>,
    /// Cards chosen in secret, still in hand.
    pub chosen: List<Card, SEALED>,
    /// The places of resource cards chosen in secret, in the order they will go.
    pub pledged: List<u8, SEALED>,
    /// Resources that vanish at the end of the turn, by faction (ARCM-RES-12). Behind them are written the resource cards and
    /// the pieces of the player.
    #[facet(with = Counts<Faction>)]
    #[facet(name = "resources", by = position::resources)]
    #[facet(many = position::pieces)]
    pub produced: [u8; 5],
}

/// The phases of a turn, in order (ARCM-TURN-01).
#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Hash,
    Debug,
    Default,
    Notation,
    arbiter_engine::Message,
    serde::Serialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[message(prefix = "arcm-phase")]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first phase: start-of-turn effects, building a city.
    Start,
    /// Unmark.
    Unmark,
    /// Draw and resource.
    Draw,
    /// Tactics.
    Tactics,
    /// Play, before the attack.
    #[default]
    Play,
    /// Attack.
    Attack,
    /// Play, after the attack.
    Replay,
    /// Discard.
    Discard,
    /// The turn ends.
    End,
}

/// A resource card: four bytes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Resource {
    /// Its face, known to its controller and its owner (ARCM-RES-14).
    pub card: Card,
    bits: u8,
    /// Who took it from its owner (ARCM-CARD-24).
    pub thief: Piece,
}

impl Resource {
    /// An unmarked resource card of its owner.
    #[must_use]
    pub fn new(card: Card, faction: Faction, owner: Seat) -> Resource {
        let mut resource = Resource { card, bits: faction as u8, thief: Piece::NONE };
        resource.bits |= (owner.index() as u8 & 3) << 4;
        resource.give_to(owner);
        resource
    }

    /// What it stands for.
    #[must_use]
    #[inline]
    pub fn faction(&self) -> Faction {
        Faction::ALL[usize::from(self.bits & 7) % 5]
    }

    /// The number of the faction it could pay with now, if this seat uses it and it is not spent.
    #[inline]
    pub(crate) fn pays_for(&self, seat: Seat) -> Option<usize> {
        let ready = self.bits & 0b1100_1000 == (seat.index() as u8 & 3) << 6;
        ready.then(|| usize::from(self.bits & 7) % 5)
    }

    /// Spent?
    #[must_use]
    #[inline]
    pub fn is_marked(&self) -> bool {
        self.bits & 8 != 0
    }

    /// Turns it.
    pub fn mark(&mut self, marked: bool) {
        self.bits = self.bits & !8 | u8::from(marked) << 3;
    }

    /// Whose deck it came from.
    #[must_use]
    #[inline]
    pub fn owner(&self) -> Seat {
        Seat::new(self.bits >> 4 & 3)
    }

    /// Who uses it.
    #[must_use]
    #[inline]
    pub fn controller(&self) -> Seat {
        Seat::new(self.bits >> 6 & 3)
    }

    /// Somebody else uses it.
    pub fn give_to(&mut self, seat: Seat) {
        self.bits = self.bits & 0x3f | (seat.index() as u8 & 3) << 6;
    }
}

/// Something on the stack, or on its way there: a card or an ability (ARCM-STACK-06).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("part_of_an_item")]
pub struct Item {
    /// Whose text it is.
    #[part(leads)]
    pub card: Card,
    /// Who decides for it.
    #[part(leads)]
    pub controller: Seat,
    /// Tells its aims from those of others.
    pub id: u8,
    /// Which of its abilities; [`Item::CARD`] if it is the card itself that is played.
    #[part(usual = Item::CARD)]
    pub ability: u8,
    /// The script to run instead of the ability's, of a delayed effect.
    pub script: Option<u8>,
    /// The piece it comes from.
    pub source: Piece,
    /// What was paid for X.
    pub x: u8,
    /// The mode picked.
    pub mode: u8,
    /// What it is about: the card, city or player of the trigger.
    #[part(name = "about")]
    pub that: Target,
    /// Where a creature will go, or where a moved one was.
    pub place: Place,
}

impl Item {
    /// The item is a card, not an ability.
    pub const CARD: u8 = u8::MAX;

    /// An ability of a piece, about something.
    #[must_use]
    pub(crate) fn of(there: &Permanent, ability: u8, that: Target) -> Item {
        let Permanent { piece, controller, .. } = *there;
        Item { card: piece.card, ability, source: piece, controller, that, ..Item::default() }
    }

    /// Is it a card (ARCM-STACK-06: a spell)?
    #[must_use]
    pub fn is_card(&self) -> bool {
        self.ability == Item::CARD && self.script.is_none()
    }
}

/// An aim of an item.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Aimed {
    /// The item.
    pub item: u8,
    /// Was it marked for the cost, and is no target?
    pub cost: bool,
    /// What it is aimed at.
    pub at: Target,
}

/// An effect that waits for a moment.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[parts]
pub struct Delayed {
    /// Whose text it is.
    pub card: Card,
    /// Which script.
    pub script: u8,
    /// The moment, in a turn of its controller.
    pub at: Moment,
    /// Who decides for it.
    pub controller: Seat,
    /// What it is about.
    pub that: Piece,
}

impl Default for Delayed {
    fn default() -> Delayed {
        Delayed {
            at: Moment::TurnBegins,
            controller: Seat::default(),
            card: Card::default(),
            script: 0,
            that: Piece::NONE,
        }
    }
}

/// Something that is so of a piece, and rarely of any.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Noted {
    /// The piece.
    pub piece: Piece,
    /// What is so.
    pub note: Note,
}

/// What may be noted of a piece.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the number is how many")]
pub enum Note {
    /// Grassroot counters.
    Grassroot { n: u8 },
    /// Poison ivy counters.
    Ivy { n: u8 },
    /// What was paid for X.
    Paid { x: u8 },
    /// It does not unmark in so many unmark phases of its controller.
    Rests { phases: u8 },
    /// It does not unmark while that piece is marked.
    Held { by: Piece },
    /// Devotion from elsewhere (ARCM-CARD-33).
    Devotion { n: u8 },
    /// It is homesick and has lost so many loyalty marks.
    Pines { n: u8 },
    /// It has sanctuary until it is marked.
    Sheltered,
    /// It cannot attack this turn.
    Barred,
    /// Fire counters.
    Fire { n: u8 },
    /// Loyalty marks it has gained.
    Loyal { n: u8 },
    /// Its ability was used this turn.
    Used,
    /// A city whose advantage has been used once (ARCM-CARD-56).
    Spent,
    /// A sand copy of the token of the same card with this number.
    Copy { n: u8 },
}

impl Default for Note {
    fn default() -> Note {
        Note::Paid { x: 0 }
    }
}

/// An attack (ARCM-COMBAT-03 ff.).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Facets)]
pub struct Combat {
    /// What is attacked: a city, or an army (ARCM-COMBAT-21).
    #[facet(skip)]
    pub target: Target,
    /// Who defends.
    #[facet(skip)]
    pub defender: Seat,
    /// Another city that is attacked at once, by whoever plays alone (ARCM-MULTI-07).
    #[facet(skip)]
    pub also: Piece,
    /// Who defends that one.
    #[facet(skip)]
    pub also_of: Seat,
    /// The first of the attackers that attack it.
    #[facet(skip)]
    pub also_from: u8,
    /// The attackers in the order of their battles.
    pub attackers: List<Piece, ATTACKERS>,
    /// Who defends against whom.
    #[facet(with = Rows)]
    pub defends: List<Defends, DEFENDERS>,
    /// Damage the battle that is going on will deal.
    #[facet(with = Rows)]
    pub blows: List<Blow, 24>,
}

/// A defender and the attacker it is assigned to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Defends {
    /// Who defends.
    pub defender: Piece,
    /// Against whom.
    pub attacker: Piece,
}

/// Damage that is about to be dealt.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Blow {
    /// By this piece.
    pub by: Piece,
    /// To this one.
    pub to: Piece,
    /// So much.
    pub n: u8,
    /// In a battle (ARCM-KW-09)?
    pub battle: bool,
}

/// What holds until end of turn and of no single piece, and whose effect it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct UntilEnd {
    /// What holds.
    pub what: Until,
    /// It ends with this player (ARCM-MULTI-04).
    pub by: Seat,
}

/// What may hold until end of turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say what it is about")]
pub enum Until {
    /// Residents of this city may defend others of their controller (Call to Aid).
    MayDefend { city: Piece },
    /// That army cannot defend this city (Outmaneuvered).
    CannotDefend { army: Seat, city: Piece },
    /// Creatures that are not of this type deal no damage in battles (Ink Cloud).
    Harmless { but: Subtype },
    /// This player draws no cards (ARCM-CARD-21).
    NoDraw { seat: Seat },
    /// Events and magic cards of the faction of that creature deal no damage; as much fire comes onto that creature (ARCM-CARD-63).
    Smothered { by: Piece },
}

impl Default for Until {
    fn default() -> Until {
        Until::MayDefend { city: Piece::NONE }
    }
}

impl Arcmage {
    /// Everybody still in the game, from p1 on.
    #[inline]
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seats::all(self.count).without(self.defeated).into_iter()
    }

    /// Everybody still in the game in priority order: the active player first (ARCM-STACK-05).
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, count, gone) = (self.active.index() as u8, self.count, self.defeated);
        (0..count).map(move |i| Seat::new((first + i) % count)).filter(move |seat| !gone.has(*seat))
    }

    /// Is it the same player, or one of the same team (ARCM-MULTI-07)?
    #[must_use]
    #[inline]
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        one == other || self.options.alone.is_some_and(|alone| one != alone && other != alone)
    }

    /// All others still in the game (ARCM-MULTI-01) but a teammate, in priority order.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let alone = self.options.alone;
        let allied = move |other: Seat| alone.is_some_and(|alone| seat != alone && other != alone);
        self.in_order().filter(move |other| *other != seat && !allied(*other))
    }

    /// The next player in turn order still in the game.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.count);
        while self.defeated.has(next) && next != seat {
            next = next.left(self.count);
        }
        next
    }

    /// What a seat has.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// What a seat has, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// How many cards a seat has in hand.
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        self.player(seat).hand.len()
    }

    /// A piece, wherever it is.
    #[must_use]
    #[inline]
    pub fn get(&self, piece: Piece) -> Option<&Permanent> {
        self.pieces.get(piece)
    }

    /// A piece in play.
    #[must_use]
    #[inline]
    pub fn in_play(&self, piece: Piece) -> Option<&Permanent> {
        self.pieces.get(piece).filter(|permanent| permanent.in_play())
    }

    /// Every piece in play.
    #[inline]
    pub fn permanents(&self) -> impl Iterator<Item = &Permanent> {
        self.pieces.iter().filter(|permanent| permanent.in_play())
    }

    /// Every creature in play.
    #[inline]
    pub fn creatures(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.pieces.iter().filter(|permanent| permanent.is_creature())
    }

    /// The cities a seat has built.
    pub fn cities(&self, seat: Seat) -> impl Iterator<Item = &Permanent> {
        self.pieces.iter().filter(move |permanent| permanent.is_city() && permanent.controller == seat)
    }

    /// The resource cards a seat controls, in the order they were laid down.
    pub fn resources_of(&self, seat: Seat) -> impl Iterator<Item = &Resource> {
        self.resources.iter().filter(move |resource| resource.controller() == seat)
    }

    /// The enchantments on a piece.
    pub fn attached(&self, host: Piece) -> impl Iterator<Item = &Permanent> {
        self.pieces.iter().filter(move |permanent| permanent.place == Place::On(host))
    }

    /// One of the enchantments on a piece.
    #[must_use]
    pub fn first_attached(&self, host: Piece) -> Option<Piece> {
        self.attached(host).next().map(|there| there.piece)
    }

    /// The first thing that what is resolved is aimed at.
    #[must_use]
    pub fn first_aim(&self) -> Target {
        self.aims_of(self.doing.id).next().unwrap_or_default()
    }

    /// May this player draw no cards this turn (ARCM-CARD-21)?
    #[must_use]
    pub fn cannot_draw(&self, seat: Seat) -> bool {
        self.until_end.iter().any(|until| until.what == Until::NoDraw { seat })
    }

    /// What an item is aimed at, in the order it was chosen.
    pub fn aims_of(&self, item: u8) -> impl Iterator<Item = Target> {
        self.aims.iter().filter(move |aim| aim.item == item && !aim.cost).map(|aim| aim.at)
    }
}
