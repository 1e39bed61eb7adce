//! Setup (ARCS-SETUP-01 to ARCS-SETUP-11); dealing hands is in `chapter.rs`, drafting in `draft.rs`.

use crate::{
    Ask, Choice, Event, Reason,
    battle::Battle,
    card::CardKind,
    chapter, draft,
    map::{Homes, Site, System},
    piece::{Building, Ships, Start},
    pile::Pile,
    resource::Slot,
    state::{Arcs, CourtPlace, Round, Turn},
    tables::{Board, Card, START},
};
use arbiter_engine::{Agenda, BySeat, MAX_SEATS, Notation, Options, Seat, Seats, Tell};

/// What is agreed on before the game begins.
///
/// Written as pairs, in any order: `players 3 mode leaders lore 2`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// The setup card; the House draws one if none is named (ARCS-SETUP-05).
    pub board: Option<Board>,
    /// With or without leaders and lore.
    pub mode: Mode,
    /// Lore cards for each player: 1, or 2 (ARCS-LL-04).
    pub lore: u8,
    /// One action discard pile, or two.
    pub discard: Discard,
    /// Who begins with the initiative; the House draws if nobody is named (ARCS-SETUP-01).
    pub first: Option<Seat>,
}

/// With or without leaders and lore.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Mode {
    /// The base game.
    #[default]
    Base,
    /// Leaders & Lore (ARCS-LL-01).
    Leaders,
}

/// One action discard pile, or two (ARCS-ROUNDEND-03).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Discard {
    /// All cards face down.
    #[default]
    Single,
    /// Cards played face up into an open pile.
    Split,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, board: None, mode: Mode::Base, lore: 1, discard: Discard::Single, first: None }
    }
}

impl arbiter_engine::Setup for Setup {
    fn usual(seats: u8) -> Setup {
        Setup { players: seats, ..Setup::default() }
    }

    fn variants(seats: u8) -> Vec<(&'static str, Setup)> {
        let base = Setup::usual(seats);
        vec![
            ("base", base),
            ("leaders", Setup { mode: Mode::Leaders, ..base }),
            ("two_lore", Setup { mode: Mode::Leaders, lore: 2, ..base }),
            ("split", Setup { mode: Mode::Leaders, discard: Discard::Split, ..base }),
        ]
    }
}

/// Setting up, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House hands the initiative marker to somebody.
    Initiative,
    /// The House turns up a Court card.
    Court { place: u8 },
    /// The House draws a setup card.
    Board,
    /// Starting pieces and resources.
    Pieces,
}

/// A table before the first decision.
pub fn begin(setup: &Setup) -> Result<Arcs, Reason> {
    if !(2..=MAX_SEATS as u8).contains(&setup.players) {
        return Err(Reason::Players { n: setup.players });
    }
    if setup.first.is_some_and(|seat| seat.index() >= usize::from(setup.players)) {
        return Err(Reason::Players { n: setup.players });
    }
    if setup.board.is_some_and(|board| board.layout().players != setup.players) {
        return Err(Reason::OtherBoard { n: setup.players });
    }
    if !(1..=2).contains(&setup.lore) {
        return Err(Reason::LoreEach { n: setup.lore });
    }
    let mut s = empty(*setup);
    s.court_deck = Card::COURT;
    s.next(Step::Initiative);
    Ok(s)
}

/// A table with nothing on it.
pub(crate) fn empty(setup: Setup) -> Arcs {
    let board = setup.board.or_else(|| Board::for_players(setup.players).next());
    Arcs {
        setup,
        board: board.unwrap_or_default(),
        chapter: 0,
        initiative: Seat::new(0),
        players: BySeat::default(),
        fleets: BySeat::all([Ships::NONE; System::COUNT]),
        sites: [Building::NONE; Site::COUNT],
        court: [CourtPlace::default(); 4],
        court_deck: Default::default(),
        buried: Default::default(),
        court_discard: Default::default(),
        row: Default::default(),
        pile: Pile::EMPTY,
        markers: [None; 3],
        flipped: 0,
        round: Round::default(),
        turn: Turn::default(),
        battle: Battle::default(),
        moved: [0; System::COUNT],
        agenda: Agenda::new(),
    }
}

impl Arcs {
    /// Where a seat begins: seat 1 of the setup card is the holder of the initiative.
    fn homes(&self, seat: Seat) -> Option<&'static Homes> {
        let count = usize::from(self.count());
        let place = (seat.index() + count - self.initiative.index()) % count;
        self.board.layout().homes.get(place)
    }

    fn put(&mut self, seat: Seat, at: System, start: Start) {
        self.ships_mut(seat, at).fresh += start.ships;
        if let Some(kind) = start.building
            && let Some(site) = at.slots().find(|site| !self.building(*site).exists())
        {
            *self.building_mut(site) = Building::new(kind, seat, false);
        }
    }

    /// Starting pieces and resources of a seat (ARCS-SETUP-07, ARCS-SETUP-08, ARCS-LL-05, ARCS-LL-06).
    fn lay_out(&mut self, seat: Seat) {
        let Some(homes) = self.homes(seat) else { return };
        let leader = self.player(seat).cards.and(Card::LEADERS).first();
        let (start, resources) = match leader.map(|leader| leader.facts().kind) {
            Some(CardKind::Leader { resources, start }) => (start, resources.map(Some)),
            _ => (START, [homes.a.place().planet, homes.b.place().planet]),
        };
        self.put(seat, homes.a, start[0]);
        self.put(seat, homes.b, start[1]);
        homes.c.iter().for_each(|at| self.put(seat, *at, start[2]));
        for (slot, resource) in resources.into_iter().enumerate() {
            // A token is taken only if the supply has one left (ARCS-COMP-09).
            let token = resource.filter(|resource| self.supply(*resource) > 0);
            self.player_mut(seat).slots[Slot::new(slot).index()] = token;
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, _: &Arcs) -> Seats {
        match self {
            Step::Pieces => Seats::NONE,
            _ => Seats::only(Seat::HOUSE),
        }
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        Ask::Chance
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            // Drawn, unless the table has named somebody.
            Step::Initiative => {
                let named = |seat: &Seat| s.setup.first.is_none_or(|first| first == *seat);
                s.everybody().filter(named).for_each(|seat| out.offer(Choice::Initiative { seat }));
            }
            Step::Court { .. } => s.court_deck.into_iter().for_each(|card| out.offer(Choice::Reveal { card })),
            Step::Board => {
                let named = |board: &Board| s.setup.board.is_none_or(|named| named == *board);
                Board::for_players(s.count()).filter(named).for_each(|board| out.offer(Choice::Board { board }));
            }
            Step::Pieces => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Initiative, Choice::Initiative { seat }) => {
                s.initiative = seat;
                tell.tell(Event::Initiative { seat });
                s.next(Step::Court { place: 0 });
            }
            (Step::Court { place }, Choice::Reveal { card }) => {
                s.show_in_court(place.into(), card, tell);
                if usize::from(place) + 1 < s.court_places() {
                    s.next(Step::Court { place: place + 1 });
                } else {
                    s.next(Step::Board);
                }
            }
            (Step::Board, Choice::Board { board }) => {
                s.board = board;
                tell.tell(Event::BoardDrawn { board });
                s.next(Step::Pieces);
                if s.setup.mode == Mode::Leaders {
                    draft::begin(s);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        if self != Step::Pieces {
            return;
        }
        for seat in s.in_order() {
            s.lay_out(seat);
        }
        chapter::begin(s, tell);
        // What leaders do in setup comes last, in turn order (ARCS-LL-07).
        for seat in s.in_order() {
            s.hear_set_up(seat, tell);
        }
    }
}
