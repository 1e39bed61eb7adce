//! Setup (RESA-SETUP-01 to RESA-SETUP-13).

use crate::{
    Ask, Choice, Event, Reason, bout,
    card::{Artifact, Kind, Mage, MagicItem, Monument, TILES, faces},
    component::Component,
    draft,
    essence::Essences,
    round,
    state::{Bout, Doing, Memory, ResArcana},
    tables::Card,
    zone,
};
use arbiter_components::{CardSet, Deck};
use arbiter_engine::{Agenda, BySeat, Game, MAX_SEATS, Notation, Options, Seat, Seats, Tell};

/// What is agreed on before the game begins.
///
/// Written as pairs, in any order: `players 3 deal draft`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// How the artifacts come to the players.
    pub deal: Deal,
    /// Which faces of the Places of Power are up.
    pub faces: Faces,
    /// Who is first player; the House draws if nobody is named (RESA-SETUP-05).
    pub first: Option<Seat>,
    /// One game, or a match.
    pub play: Play,
}

/// How the artifacts come to the players.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Deal {
    /// Eight each, at random (RESA-SETUP-06).
    #[default]
    Normal,
    /// The draft variant (RESA-DRAFT-01).
    Draft,
    /// Presets for a first game (RESA-SETUP-11).
    Introductory,
}

/// Which faces of the Places of Power are up (RESA-SETUP-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Faces {
    /// Sun in an introductory game, otherwise at random.
    #[default]
    Usual,
    /// All sun.
    Sun,
    /// Each at random.
    Random,
}

/// One game, or a match of linked games for two (RESA-MATCH-04).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Play {
    /// One game.
    #[default]
    Game,
    /// A match; cards are picked one at a time.
    Match,
    /// A match; the first player picks 1, then both 2 at a time, the first player the last 1.
    MatchOneTwoTwo,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, deal: Deal::Normal, faces: Faces::Usual, first: None, play: Play::Game }
    }
}

impl arbiter_engine::Setup for Setup {
    fn usual(seats: u8) -> Setup {
        Setup { players: seats, ..Setup::default() }
    }

    fn variants(seats: u8) -> Vec<(&'static str, Setup)> {
        let base = Setup::usual(seats);
        let mut variants = vec![
            ("base", base),
            ("draft", Setup { deal: Deal::Draft, ..base }),
            ("introductory", Setup { deal: Deal::Introductory, ..base }),
        ];
        if seats == 2 {
            variants.push(("match", Setup { play: Play::Match, ..base }));
            variants.push(("match_one_two_two", Setup { play: Play::MatchOneTwoTwo, ..base }));
        }
        variants
    }
}

impl Setup {
    fn sun_faces(&self) -> bool {
        match self.faces {
            Faces::Usual => self.deal == Deal::Introductory,
            Faces::Sun => true,
            Faces::Random => false,
        }
    }
}

/// The artifacts each player begins with.
const ARTIFACTS_EACH: u8 = 8;
/// Of these, the cards of the starting hand.
const STARTING_HAND: u8 = 3;
/// Monuments on display.
const DISPLAY: usize = 2;
/// The artifacts dealt unseen in an introductory game.
const UNSEEN_EACH: u8 = 5;

/// Setting up, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House draws the first player, or hands the token to whom the table named.
    First,
    /// The House turns up a face of a tile.
    Face { tile: u8 },
    /// The House turns up a monument.
    Display { space: u8 },
    /// The House deals a mage.
    Mage { seat: Seat, n: u8 },
    /// The House deals an artifact.
    Artifact { seat: Seat, n: u8 },
    /// The House gives a preset.
    Preset { seat: Seat },
    /// The players' starting hands.
    Hands,
    /// Everybody keeps a mage, in secret.
    KeepMage,
    /// A player chooses a magic item.
    Item { seat: Seat },
}

/// A table before the first decision.
pub fn begin(setup: &Setup) -> Result<ResArcana, Reason> {
    if !(2..=MAX_SEATS as u8).contains(&setup.players) {
        return Err(Reason::Players { n: setup.players });
    }
    if setup.play != Play::Game {
        if setup.players != 2 {
            return Err(Reason::MatchForTwo);
        }
        if setup.deal != Deal::Normal {
            return Err(Reason::MatchNormal);
        }
    }
    if setup.first.is_some_and(|seat| seat.index() >= usize::from(setup.players)) {
        return Err(Reason::Players { n: setup.players });
    }
    let mut s = empty(*setup);
    s.centre();
    match setup.deal {
        Deal::Introductory => s.next(Step::Preset { seat: Seat::new(0) }),
        Deal::Normal | Deal::Draft => s.next(Step::Mage { seat: Seat::new(0), n: 0 }),
    }
    s.next(Step::First);
    s.next(Step::Face { tile: 0 });
    s.run(&mut ());
    Ok(s)
}

/// A table with nothing on it.
pub(crate) fn empty(setup: Setup) -> ResArcana {
    ResArcana {
        setup,
        round: 0,
        first: Seat::new(0),
        passed: Seats::NONE,
        players: BySeat::default(),
        moon: 0,
        unclaimed: 0,
        display: [None; DISPLAY],
        monuments: Deck::default(),
        items: MagicItem::all(),
        turned: CardSet::EMPTY,
        on: [Essences::NONE; Component::COUNT],
        memory: Memory::default(),
        doing: Doing::default(),
        bout: Bout::default(),
        agenda: Agenda::new(),
    }
}

impl ResArcana {
    /// The centre of the table and the starting pools (RESA-SETUP-01 to RESA-SETUP-04).
    pub(crate) fn centre(&mut self) {
        self.items = MagicItem::all();
        self.unclaimed = (1 << TILES) - 1;
        self.moon = 0;
        self.monuments.pool = Monument::all();
        for seat in self.everybody() {
            self.player_mut(seat).pool = Essences::new([1; 5]);
        }
    }

    /// Gives the First Player token to a seat (RESA-SETUP-05).
    pub(crate) fn set_first(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.first = seat;
        self.bout.began = seat;
        tell.tell(Event::FirstPlayer { seat });
    }

    /// Artifacts in nobody's hands: still in the box.
    pub(crate) fn boxed_artifacts(&self) -> CardSet<Artifact> {
        let dealt = self.everybody().fold(self.open_artifacts(), |all, seat| all.or(self.hidden_artifacts(seat)));
        let packs = self.memory.packs.iter().flat_map(|pack| pack.iter().copied()).collect();
        Artifact::all().without(dealt).without(packs)
    }

    /// Artifacts the introductory game may deal: those in no preset used at this table.
    fn outside_presets(&self) -> CardSet<Artifact> {
        let used = |artifact: &Artifact| {
            let preset = artifact.card().facts().preset;
            preset != 0 && self.everybody().any(|seat| self.preset_of(seat) == Some(preset))
        };
        self.boxed_artifacts().into_iter().filter(|artifact| !used(artifact)).collect()
    }

    fn preset_of(&self, seat: Seat) -> Option<u8> {
        self.player(seat).mage.map(|mage| mage.card().facts().preset)
    }

    fn boxed_mages(&self) -> CardSet<Mage> {
        let out = self.players.0.iter().flat_map(|player| player.mage.into_iter().chain(player.mages.iter().copied()));
        Mage::all().without(out.collect())
    }

    fn keep_mage(&mut self, seat: Seat, mage: Mage, tell: &mut impl Tell<Event>) {
        let player = self.player_mut(seat);
        player.mage = Some(mage);
        player.mages.clear();
        player.play.insert(Component::mage(seat));
        tell.tell(Event::MageShown { seat, card: mage.card() });
    }

    /// Who still has to answer in secret; when all have, the House opens the answers. What is then
    /// seen is new, and all new knowledge enters through the House.
    pub(crate) fn sealing(&self) -> Seats {
        let open: Seats = self.everybody().filter(|seat| self.player(*seat).sealed.is_none()).collect();
        if open.is_empty() { Seats::only(Seat::HOUSE) } else { open }
    }

    /// Everybody's decks are complete: draw the hands, choose mages and magic items.
    pub(crate) fn decks_are_ready(&mut self) {
        self.next(Step::Item { seat: self.first.right(self.count()) });
        if self.everybody().any(|seat| self.player(seat).mage.is_none()) {
            self.next(Step::KeepMage);
        }
        self.next(Step::Hands);
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::First | Step::Mage { .. } | Step::Artifact { .. } | Step::Preset { .. } | Step::Display { .. } => {
                Seats::only(Seat::HOUSE)
            }
            Step::Face { .. } if s.setup.sun_faces() => Seats::NONE,
            Step::Face { .. } => Seats::only(Seat::HOUSE),
            Step::Hands => Seats::NONE,
            Step::KeepMage => s.sealing(),
            Step::Item { seat } => Seats::only(seat),
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::KeepMage => Ask::Mage,
            Step::Item { .. } => Ask::FirstItem,
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            // Drawn, unless the table has named someone (RESA-SETUP-05).
            Step::First => {
                let named = |seat: &Seat| s.setup.first.is_none_or(|first| first == *seat);
                s.everybody().filter(named).for_each(|seat| out.offer(Choice::First { seat }));
            }
            Step::Face { tile } => faces(tile.into()).into_iter().for_each(|card| out.offer(Choice::Face { card })),
            Step::Display { .. } => zone::monument_options(s, out),
            Step::Mage { seat, .. } => {
                s.boxed_mages().into_iter().for_each(|mage| out.offer(Choice::Deal { seat, card: mage.card() }));
            }
            Step::Artifact { seat, .. } => {
                let cards = if s.setup.deal == Deal::Introductory { s.outside_presets() } else { s.boxed_artifacts() };
                cards.into_iter().for_each(|artifact| out.offer(Choice::Deal { seat, card: artifact.card() }));
            }
            Step::Preset { seat } => {
                let taken = |set: &u8| s.everybody().any(|other| s.preset_of(other) == Some(*set));
                (1..=4).filter(|set| !taken(set)).for_each(|set| out.offer(Choice::Preset { seat, set }));
            }
            Step::KeepMage if seat.is_house() => out.offer(Choice::Unseal),
            Step::KeepMage => {
                s.player(seat).mages.iter().for_each(|mage| out.offer(Choice::mage(*mage)));
            }
            Step::Item { .. } => s.items.into_iter().for_each(|item| out.offer(Choice::item(item))),
            Step::Hands => {}
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::First, Choice::First { seat }) => s.set_first(seat, tell),
            (Step::Face { tile }, Choice::Face { card }) => {
                if !card.facts().sun {
                    s.moon |= 1 << tile;
                }
                Step::next_face(tile, s, tell);
            }
            (Step::Display { space }, Choice::Reveal { card }) => {
                s.show_monument(space.into(), card, tell);
                if usize::from(space) + 1 < DISPLAY {
                    s.next(Step::Display { space: space + 1 });
                }
            }
            (Step::Mage { seat, n }, Choice::Deal { card, .. }) => {
                let mages = &mut s.player_mut(seat).mages;
                // A written position may have two already.
                let room = !mages.is_full();
                mages.extend(Mage::of(card).filter(|_| room));
                tell.tell(Event::Dealt { seat, card });
                let last = seat.index() as u8 + 1 == s.count();
                match n {
                    0 => s.next(Step::Mage { seat, n: 1 }),
                    _ if !last => s.next(Step::Mage { seat: seat.left(s.count()), n: 0 }),
                    _ if s.setup.deal == Deal::Draft => s.next(draft::Step::Deal { lap: 0, pack: 0 }),
                    _ => s.next(Step::Artifact { seat: Seat::new(0), n: 0 }),
                }
            }
            (Step::Artifact { seat, n }, Choice::Deal { card, .. }) => {
                if let Some(artifact) = Artifact::of(card) {
                    s.player_mut(seat).deck.pool.insert(artifact);
                    if s.setup.deal == Deal::Introductory {
                        s.memory.unseen.insert(artifact);
                    } else {
                        tell.tell(Event::Dealt { seat, card });
                    }
                }
                let each = if s.setup.deal == Deal::Introductory { UNSEEN_EACH } else { ARTIFACTS_EACH };
                if n + 1 < each {
                    s.next(Step::Artifact { seat, n: n + 1 });
                } else if seat.index() as u8 + 1 < s.count() {
                    s.next(Step::Artifact { seat: seat.left(s.count()), n: 0 });
                } else if s.setup.deal == Deal::Introductory {
                    s.next(Step::Item { seat: s.first.right(s.count()) });
                } else {
                    s.decks_are_ready();
                }
            }
            (Step::Preset { seat }, Choice::Preset { set, .. }) => {
                s.take_preset(seat, set, tell);
                if seat.index() as u8 + 1 < s.count() {
                    s.next(Step::Preset { seat: seat.left(s.count()) });
                } else {
                    s.next(Step::Artifact { seat: Seat::new(0), n: 0 });
                }
            }
            (Step::KeepMage, Choice::Keep { card }) => {
                s.player_mut(seat).sealed = Some(card);
                s.next(Step::KeepMage);
            }
            (Step::KeepMage, Choice::Unseal) => {
                for seat in s.everybody() {
                    if let Some(mage) = s.player_mut(seat).sealed.take().and_then(Mage::of) {
                        s.keep_mage(seat, mage, tell);
                    }
                }
            }
            (Step::Item { seat }, Choice::Item { card }) => {
                zone::take_item(s, seat, card, tell);
                if seat == s.first {
                    s.next(round::Step::Begin);
                } else {
                    s.next(Step::Item { seat: seat.right(s.count()) });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            Step::Face { tile } => Step::next_face(tile, s, tell),
            Step::Hands => {
                bout::remember_decks(s);
                for seat in s.everybody() {
                    s.next(zone::Step::Draw { seat, left: STARTING_HAND });
                }
            }
            _ => {}
        }
    }

    fn next_face(tile: u8, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        tell.tell(Event::PlaceShown { card: s.face(tile.into()) });
        if usize::from(tile) + 1 < TILES {
            s.next(Step::Face { tile: tile + 1 });
        } else {
            s.next(Step::Display { space: 0 });
        }
    }
}

impl ResArcana {
    /// A preset: a mage and three artifacts as starting hand (RESA-SETUP-11, RESA-SETUP-12). It is
    /// printed on the cards, so all know what is in it.
    fn take_preset(&mut self, seat: Seat, set: u8, tell: &mut impl Tell<Event>) {
        for card in Card::ALL.into_iter().filter(|card| card.facts().preset == set) {
            match card.kind() {
                Kind::Mage => {
                    if let Some(mage) = Mage::of(card) {
                        self.keep_mage(seat, mage, tell);
                    }
                }
                _ => {
                    if let Some(artifact) = Artifact::of(card) {
                        self.player_mut(seat).hand.insert(artifact);
                        self.memory.held.insert(artifact);
                        for rival in self.rivals(seat) {
                            self.player_mut(rival).knows.insert(artifact);
                        }
                        tell.tell(Event::Dealt { seat, card });
                    }
                }
            }
        }
    }
}
