//! The mini-tournament: a match of linked games for two (RESA-MATCH-01 to RESA-MATCH-07).

use crate::{
    Ask, Choice, Event, Reason,
    card::Artifact,
    setup::{self, Play, empty},
    state::ResArcana,
};
use arbiter_components::CardSet;
use arbiter_engine::{Notation, Options, Ranking, Seat, Seats, Tell};

/// Games of a match at most.
const GAMES: u8 = 3;
/// Wins that take it.
const ENOUGH: u8 = 2;
/// Cards laid open for the second game.
const CARDS: u8 = 16;

/// Between the games.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House lays the cards of the last game open; this seat decides on.
    Open { seat: Seat },
    /// The loser decides who is first player.
    Starter { seat: Seat },
    /// A player picks one of the open cards.
    Pick { n: u8 },
}

/// A match remembers the eight cards each player begins with.
pub(crate) fn remember_decks(s: &mut ResArcana) {
    if s.setup.play != Play::Game {
        for seat in s.everybody() {
            s.bout.decks[seat.index() % 2] = s.hidden_artifacts(seat);
        }
    }
}

/// A game of a match has ended: the next one, unless the match is decided.
pub(crate) fn game_over(s: &mut ResArcana, ranking: Ranking) {
    let winners = ranking.winners();
    // A shared game is a win for nobody (RESA-MATCH-07).
    let winner = if winners.len() == 1 { winners.into_iter().next() } else { None };
    if let Some(winner) = winner {
        s.bout.wins[winner.index() % 2] += 1;
    }
    // As long as nobody has two wins, another game is played, a third at the most (RESA-MATCH-07).
    if s.bout.wins.contains(&ENOUGH) || s.bout.played + 1 == GAMES {
        return;
    }
    let decides = match winner {
        Some(winner) => winner.left(2),
        None => s.bout.began.left(2),
    };
    s.next(Step::Open { seat: decides });
}

/// The ranking of a match that is over.
pub(crate) fn ranking(s: &ResArcana) -> Ranking {
    Ranking::by_score(&s.bout.wins)
}

/// The cards that lie open since the first game.
pub(crate) fn laid_open(s: &ResArcana) -> CardSet<Artifact> {
    if s.bout.played == 0 { CardSet::EMPTY } else { s.bout.decks[0].or(s.bout.decks[1]) }
}

/// The cards that lie open and nobody has picked yet.
pub(crate) fn open_cards(s: &ResArcana) -> CardSet<Artifact> {
    laid_open(s).without(s.hidden_artifacts(Seat::new(0))).without(s.hidden_artifacts(Seat::new(1)))
}

/// Who makes the `n`th pick (RESA-MATCH-04).
fn picker(s: &ResArcana, n: u8) -> Seat {
    let second = match s.setup.play {
        // 1, 2, 2, … 2, 1
        Play::MatchOneTwoTwo => n.div_ceil(2) % 2 == 1,
        Play::Match | Play::Game => n % 2 == 1,
    };
    if second { s.first.left(2) } else { s.first }
}

/// Sets the table anew, with the mages of the first game (RESA-MATCH-02, RESA-MATCH-06).
fn new_table(s: &mut ResArcana, tell: &mut impl Tell<Event>) {
    let mut fresh = empty(s.setup);
    fresh.bout = s.bout;
    fresh.bout.played += 1;
    for seat in s.everybody() {
        fresh.player_mut(seat).mage = s.player(seat).mage;
        if fresh.player(seat).mage.is_some() {
            fresh.player_mut(seat).play.insert(crate::component::Component::mage(seat));
        }
    }
    *s = fresh;
    s.centre();
    tell.tell(Event::GameBegins { n: s.bout.played + 1 });
}

/// The first player is named: in the second game, the cards are picked; in the third, the decks
/// stay as they are.
fn new_game(s: &mut ResArcana, first: Seat, tell: &mut impl Tell<Event>) {
    s.set_first(first, tell);
    if s.bout.played == 1 {
        s.next(Step::Pick { n: 0 });
    } else {
        for seat in s.everybody() {
            s.take_deck(seat, s.bout.decks[seat.index() % 2]);
        }
        s.decks_are_ready();
    }
    s.next(setup::Step::Face { tile: 0 });
}

impl ResArcana {
    /// Gives a seat artifacts that all have seen.
    fn take_deck(&mut self, seat: Seat, cards: CardSet<Artifact>) {
        let deck = &mut self.player_mut(seat).deck;
        deck.pool = deck.pool.or(cards);
        for rival in self.rivals(seat) {
            let knows = &mut self.player_mut(rival).knows;
            *knows = knows.or(cards);
        }
    }
}

/// Does the match remember eight cards of each player, none twice?
fn has_decks(s: &ResArcana) -> bool {
    let [one, two] = s.bout.decks;
    let each = usize::from(CARDS / 2);
    one.len() == each && two.len() == each && one.and(two).is_empty()
}

/// Once the first hands are drawn, a match remembers the decks: the next game is made of them.
pub(crate) fn is_sound(s: &ResArcana) -> bool {
    s.setup.play == Play::Game || s.round == 0 || has_decks(s)
}

impl Step {
    /// Are the cards there that the step is about?
    pub(crate) fn fits(self, s: &ResArcana) -> bool {
        let linked = s.setup.play != Play::Game && s.count() == 2 && has_decks(s);
        linked
            && match self {
                Step::Open { .. } => s.bout.played + 1 < GAMES,
                Step::Starter { .. } => (1..GAMES).contains(&s.bout.played),
                Step::Pick { n } => s.bout.played == 1 && n < CARDS && open_cards(s).len() == usize::from(CARDS - n),
            }
    }

    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::Open { .. } => Seats::only(Seat::HOUSE),
            Step::Starter { seat } => Seats::only(seat),
            Step::Pick { n } => Seats::only(picker(s, n)),
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Open { .. } => Ask::Chance,
            Step::Starter { .. } => Ask::Starter,
            Step::Pick { .. } => Ask::Pick,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Open { .. } => out.offer(Choice::Unseal),
            Step::Starter { .. } => s.everybody().for_each(|seat| out.offer(Choice::First { seat })),
            Step::Pick { .. } => {
                open_cards(s).into_iter().for_each(|artifact| out.offer(Choice::Keep { card: artifact.card() }));
            }
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Open { seat: decides }, Choice::Unseal) => {
                new_table(s, tell);
                s.next(Step::Starter { seat: decides });
            }
            (Step::Starter { .. }, Choice::First { seat: first }) => new_game(s, first, tell),
            (Step::Pick { n }, Choice::Keep { card }) => {
                if let Some(artifact) = Artifact::of(card) {
                    s.take_deck(seat, CardSet::only(artifact));
                    tell.tell(Event::Picked { seat, card });
                }
                if n + 1 < CARDS {
                    s.next(Step::Pick { n: n + 1 });
                } else {
                    s.decks_are_ready();
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, _: &mut ResArcana, _: &mut impl Tell<Event>) {}
}
