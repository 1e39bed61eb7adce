//! Setup (ARCM-SETUP-01 to ARCM-SETUP-05) and what is agreed on before it.

use crate::{
    Ask, Choice, Event, Reason,
    card::{Kind, Set},
    deck::{DeckList, SIZE},
    piece::Place,
    state::{Arcmage, Phase},
    tables::{Card, Prebuilt},
    turn, zone,
};
use arbiter_engine::{List, MAX_SEATS, Message, Notation, Pick, Seat, Seats, Spoken, Tell, Wanted};

/// What is agreed on before the game begins. Decks are open, unless `closed_lists` says otherwise: everybody may read every
/// list (ARCM-SETUP-06).
///
/// Written as pairs, in any order: `players 3 p1 shadow_league p2 toll_of_time p3 the_uprising`.
#[derive(Clone, Eq, PartialEq, Debug, Notation)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// Who is first player; the House draws if nobody is named (ARCM-SETUP-03).
    pub first: Option<Seat>,
    /// The deck of the first seat.
    pub p1: DeckList,
    /// The deck of the second seat.
    pub p2: DeckList,
    /// The deck of the third seat.
    pub p3: DeckList,
    /// The deck of the fourth seat.
    pub p4: DeckList,
    /// May armies be attacked (ARCM-COMBAT-21)?
    pub attack_army: bool,
    /// Are activated abilities used in every window (ARCM-ABIL-06)?
    pub any_window: bool,
    /// May players give up (ARCM-WIN-08)?
    pub concede: bool,
    /// Who plays alone against the two others, if the three play in teams (ARCM-MULTI-07).
    pub alone: Option<Seat>,
    /// Does nobody know which cards the others own (ARCM-SETUP-06)?
    pub closed_lists: bool,
}

/// What was agreed on besides the decks.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("option")]
pub struct Options {
    /// May armies be attacked (ARCM-COMBAT-21)?
    pub attack_army: bool,
    /// Are activated abilities used in every window (ARCM-ABIL-06)?
    pub any_window: bool,
    /// May players give up (ARCM-WIN-08)?
    pub concede: bool,
    /// Does nobody know which cards the others own (ARCM-SETUP-06)?
    pub closed_lists: bool,
    /// Who plays alone against the two others (ARCM-MULTI-07).
    pub alone: Option<Seat>,
    /// Who is first player, if somebody was named.
    pub first: Option<Seat>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            first: None,
            p1: DeckList::Prebuilt(Prebuilt::GaianLoveForLife),
            p2: DeckList::Prebuilt(Prebuilt::UneasyAlliance),
            p3: DeckList::Prebuilt(Prebuilt::BrothersInArms),
            p4: DeckList::Prebuilt(Prebuilt::TollOfTime),
            attack_army: false,
            any_window: false,
            concede: false,
            alone: None,
            closed_lists: false,
        }
    }
}

impl arbiter_engine::Setup for Setup {
    fn usual(seats: u8) -> Setup {
        Setup { players: seats, ..Setup::default() }
    }

    /// One deck on both sides: of the usual two, one wins most games whoever plays.
    fn even() -> Setup {
        let deck = || DeckList::Prebuilt(Prebuilt::BrothersInArms);
        Setup { p1: deck(), p2: deck(), ..Setup::usual(2) }
    }

    fn variants(seats: u8) -> Vec<(&'static str, Setup)> {
        use Prebuilt::{BrothersInArms, GaianLoveForLife, ShadowLeague, TheUprising, TollOfTime, UneasyAlliance};
        let with = |decks: [Prebuilt; 4]| {
            let [p1, p2, p3, p4] = decks.map(DeckList::Prebuilt);
            Setup { p1, p2, p3, p4, ..Setup::usual(seats) }
        };
        let mut variants = vec![
            ("base", Setup::usual(seats)),
            ("shadows", with([ShadowLeague, TheUprising, TollOfTime, GaianLoveForLife])),
        ];
        if seats == 3 {
            variants.push(("giving_up", Setup { concede: true, ..Setup::usual(seats) }));
            variants.push(("teams", Setup { alone: Some(Seat::new(1)), ..Setup::usual(seats) }));
        }
        if seats == 2 {
            let open = with([TheUprising, GaianLoveForLife, ShadowLeague, UneasyAlliance]);
            variants.push(("time", with([TollOfTime, BrothersInArms, UneasyAlliance, ShadowLeague])));
            variants.push(("mirror", with([BrothersInArms, BrothersInArms, BrothersInArms, BrothersInArms])));
            variants.push(("further", further_cards(0)));
            variants.push(("furthest", further_cards(2)));
            variants.push(("options", Setup { attack_army: true, any_window: true, closed_lists: true, ..open }));
        }
        variants
    }

    fn sides() -> Vec<String> {
        Prebuilt::ALL.iter().map(Notation::text).collect()
    }

    fn side_of(&self, seat: Seat) -> Option<Spoken> {
        match self.deck(seat) {
            // Who keeps lists to themselves does not tell their names either (ARCM-SETUP-06).
            DeckList::Prebuilt(deck) if !self.closed_lists && seat.index() < usize::from(self.players) => {
                Some(deck.say())
            }
            _ => None,
        }
    }

    /// Without the lists of others, where lists are closed (ARCM-SETUP-06).
    fn known_to(&self, seats: Seats) -> String {
        let others = Seats::all(self.players.min(MAX_SEATS as u8)).without(seats);
        let deck = |seat: Seat| [&seat.text(), " ", &self.deck(seat).text(), " "].concat();
        let hidden = others.into_iter().filter(|_| self.closed_lists).map(deck);
        hidden.fold(self.text(), |words, deck| words.replacen(&deck, "", 1))
    }
}

/// Two of the four decks that have all cards which no prebuilt deck has: the first two, or the last. Every second one has
/// more cities than are set aside.
fn further_cards(first: usize) -> Setup {
    let further = Card::ALL.into_iter().filter(|card| card.is_ready() && card.facts().set != Set::Rebirth);
    let (cities, others): (Vec<Card>, Vec<Card>) = further.partition(|card| card.is(Kind::City));
    let quarter = |cards: &[Card], at: usize| cards[at * cards.len() / 4..(at + 1) * cards.len() / 4].to_vec();
    let deck = |at: usize| {
        let (cities, others) = (quarter(&cities, at), quarter(&others, at));
        let (all, left) = (others.len(), SIZE - cities.len());
        let copies = |i: usize| (left / all + usize::from(i < left % all)) as u8;
        let others = others.into_iter().enumerate().map(|(i, card)| (copies(i), card));
        DeckList::Written(others.chain(cities.into_iter().map(|card| (1, card))).collect())
    };
    Setup { p1: deck(first), p2: deck(first + 1), ..Setup::default() }
}

impl Setup {
    /// The deck of a seat.
    #[must_use]
    pub fn deck(&self, seat: Seat) -> &DeckList {
        match seat.index() {
            0 => &self.p1,
            1 => &self.p2,
            2 => &self.p3,
            _ => &self.p4,
        }
    }
}

/// Cities set aside before the game (ARCM-SETUP-01).
const CITIES: usize = 3;
/// Cards of the opening hand (ARCM-SETUP-02).
const OPENING_HAND: u8 = 7;

/// Setting up, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the field says whose turn it is")]
pub enum Step {
    /// A player sets cities aside.
    SetAside { seat: Seat },
    /// The House draws the first player, or names whom the table has named.
    First,
    /// A player puts the first city into play.
    Found { seat: Seat },
}

/// A table before the first decision.
pub fn begin(setup: &Setup) -> Result<Arcmage, Reason> {
    if !(2..=MAX_SEATS as u8).contains(&setup.players) {
        return Err(Reason::Players { n: setup.players });
    }
    if setup.first.is_some_and(|seat| seat.index() >= usize::from(setup.players)) {
        return Err(Reason::Players { n: setup.players });
    }
    if let Some(alone) = setup.alone
        && (setup.players != 3 || alone.index() >= 3 || setup.first.is_some_and(|first| first != alone))
    {
        return Err(Reason::TwoAgainstOne);
    }
    let mut s = empty(setup.players);
    s.turn = 0;
    s.phase = Phase::Start;
    let Setup { attack_army, any_window, concede, alone, first, closed_lists, .. } = *setup;
    // Who plays alone goes first (ARCM-MULTI-07).
    s.options = Options { attack_army, any_window, concede, alone, first: alone.or(first), closed_lists };
    for seat in Seats::all(setup.players) {
        s.player_mut(seat).deck.pool = setup.deck(seat).check(seat)?;
    }
    s.next(Step::First);
    for seat in Seats::all(setup.players).into_iter().collect::<List<Seat, 4>>().iter().rev() {
        s.next(zone::Step::Draw { seat: *seat, left: OPENING_HAND });
    }
    for seat in Seats::all(setup.players).into_iter().collect::<List<Seat, 4>>().iter().rev() {
        s.next(Step::SetAside { seat: *seat });
    }
    s.run_agenda(&mut ());
    Ok(s)
}

/// A table with nothing on it.
pub(crate) fn empty(players: u8) -> Arcmage {
    Arcmage { count: players, turn: 1, ..Arcmage::default() }
}

impl Step {
    /// Cities still in the deck of a player.
    fn cities_in_deck(s: &Arcmage, seat: Seat) -> usize {
        s.player(seat).deck.pool.iter().filter(|(card, _)| card.is(Kind::City)).map(|(_, n)| usize::from(n)).sum()
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::SetAside { seat } => {
                let wanted = CITIES - s.player(seat).pile.len().min(CITIES);
                if Step::cities_in_deck(s, seat) > wanted && wanted > 0 { Seats::only(seat) } else { Seats::NONE }
            }
            Step::First => Seats::only(Seat::HOUSE),
            Step::Found { seat } if s.player(seat).pile.is_empty() => Seats::NONE,
            Step::Found { seat } => Seats::only(seat),
        }
    }

    pub(crate) fn ask(self, s: &Arcmage, seat: Seat) -> Ask {
        match self {
            Step::SetAside { .. } => Ask::SetAside { n: (CITIES - s.player(seat).pile.len().min(CITIES)) as u8 },
            Step::First => Ask::Chance,
            Step::Found { .. } => Ask::Found,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl arbiter_engine::Options<Choice, Reason>) {
        match self {
            Step::SetAside { .. } => {
                let last = s.player(seat).pile.last().copied();
                let wanted = CITIES - s.player(seat).pile.len().min(CITIES);
                let cities = s.player(seat).deck.pool.iter().filter(|(card, _)| card.is(Kind::City));
                let later = cities.filter(|(card, _)| last.is_none_or(|last| *card >= last));
                let picks = later.map(|(card, n)| Pick::times(Choice::SetAside { card }, n));
                out.pieces(Wanted::exactly(wanted as u16), picks);
            }
            Step::First => {
                let named = |seat: &Seat| s.options.first.is_none_or(|first| first == *seat);
                Seats::all(s.count).into_iter().filter(named).for_each(|seat| out.offer(Choice::First { seat }));
            }
            Step::Found { .. } => {
                let pile = &s.player(seat).pile;
                for (i, card) in pile.iter().enumerate() {
                    if !pile[..i].contains(card) {
                        out.offer(Choice::Found { card: *card });
                    }
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::SetAside { .. }, Choice::SetAside { card }) => {
                let player = s.player_mut(seat);
                if player.deck.pool.take(card) && !player.pile.is_full() {
                    player.pile.push(card);
                }
                s.next(self);
            }
            (Step::First, Choice::First { seat }) => {
                s.active = seat;
                tell.tell(Event::FirstPlayer { seat });
                s.next(turn::Step::Begin);
                // In turn order, so that a later player sees the earlier choices (ARCM-SETUP-04).
                let order: List<Seat, 4> = s.in_order().collect();
                for seat in order.iter().rev() {
                    s.next(Step::Found { seat: *seat });
                    if s.options.alone == Some(*seat) {
                        // Alone against two, with two cities (ARCM-MULTI-07).
                        s.next(Step::Found { seat: *seat });
                    }
                }
            }
            (Step::Found { .. }, Choice::Found { card }) => {
                let lay_there = s.player_mut(seat).pile.take(&card);
                if lay_there {
                    s.enter(card, seat, seat, Place::Kingdom, tell);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, _: &mut impl Tell<Event>) {
        if let Step::SetAside { seat } = self {
            // With just three cities there is nothing to choose.
            let player = s.player_mut(seat);
            let cards: List<Card, 8> = player.deck.pool.each().filter(|card| card.is(Kind::City)).take(8).collect();
            for card in cards.iter() {
                if !player.pile.is_full() {
                    player.deck.pool.take(*card);
                    player.pile.push(*card);
                }
            }
        }
    }
}
