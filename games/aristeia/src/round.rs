//! Rounds: planning, turns, objectives, recovery (ARIS-ROUND-01, ARIS-PLAN-01, ARIS-OBJ-01 to
//! ARIS-OBJ-03, ARIS-RECOV-01 to ARIS-RECOV-03).

use crate::{
    Ask, Choice, Event, Reason,
    figure::{Figure, Place},
    hand, scenario,
    setup::TEAM,
    table::{Aristeia, BOTH, rival},
    tables::{ENOUGH, ROUND_LIMIT, State, Window},
    turn, window,
};
use arbiter_engine::{List, Notation, Options, Ranking, Seat, Seats, Tell};

/// A round, phase by phase.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A round begins.
    Begin,
    /// Both plan their initiative cards in secret.
    Plan,
    /// The objectives phase begins.
    Objectives,
    /// Victory points, the end of the game, the Outsider.
    Score,
    /// Recovery.
    Recover,
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            // The last card needs no answer.
            Step::Plan => {
                BOTH.into_iter().filter(|seat| s.player(*seat).plan.len() + 1 < s.team(*seat).count()).collect()
            }
            Step::Begin | Step::Objectives | Step::Score | Step::Recover => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, seat: Seat) -> Ask {
        Ask::Plan { n: (s.team(seat).count() - s.player(seat).plan.len()) as u8 - 1 }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for figure in s.team(seat) {
            let character = figure.character();
            let planned = s.player(seat).plan.contains(&character);
            out.put(Choice::Plan { character }, if planned { Err(Reason::Planned { character }) } else { Ok(()) });
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Plan { character } = choice {
            s.player_mut(seat).plan.push(character);
            tell.tell(Event::Planned { seat, character });
            s.next(self);
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        match self {
            Step::Begin => {
                s.round += 1;
                s.turn = 0;
                tell.tell(Event::RoundBegins { round: s.round });
                for seat in BOTH {
                    s.player_mut(seat).plan = List::new();
                }
                s.next(Step::Plan);
                s.next(scenario::Step::Forget);
                scenario::begin_round(s);
                window::open(s, Window::RoundBegin);
            }
            Step::Plan => {
                // The last card of each row follows from the others.
                for seat in BOTH {
                    let last = s.team(seat).map(Figure::character).find(|one| !s.player(seat).plan.contains(one));
                    if let Some(character) = last
                        && s.player(seat).plan.len() < TEAM
                    {
                        s.player_mut(seat).plan.push(character);
                    }
                }
                s.next(turn::Step::Reveal);
            }
            Step::Objectives => {
                tell.tell(Event::Objectives);
                s.next(Step::Score);
                scenario::before_objectives(s, tell);
                window::open(s, Window::ObjectivesBegin);
            }
            Step::Score => {
                scenario::score(s, tell);
                // The game ends here, before anything is recovered (ARIS-OBJ-02, ARIS-SCEN-01).
                if s.round >= ROUND_LIMIT || s.somebody_has_enough() {
                    s.finish(tell);
                    return;
                }
                pass_outsider(s, tell);
                s.next(Step::Recover);
            }
            Step::Recover => recover(s, tell),
        }
    }
}

/// Fewer victory points take the marker; on a tie it changes hands (ARIS-OBJ-03).
fn pass_outsider(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    let [one, two] = BOTH.map(|seat| s.player(seat).points);
    let seat = match one.cmp(&two) {
        std::cmp::Ordering::Less => BOTH[0],
        std::cmp::Ordering::Greater => BOTH[1],
        std::cmp::Ordering::Equal => rival(s.outsider),
    };
    if seat != s.outsider {
        s.outsider = seat;
        tell.tell(Event::Outsider { seat });
    }
}

fn recover(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    // Nanotherapy (ARIS-RECOV-02).
    for figure in Figure::all() {
        if s.body(figure).place == Place::Infirmary {
            s.body_mut(figure).place = Place::Bench;
            tell.tell(Event::Recovered { figure });
            s.impose(figure, State::EnergyDown, None, tell);
        }
    }
    s.next(Step::Begin);
    // The Outsider draws first; the order matters to nobody (ARIS-RECOV-03).
    for seat in [rival(s.outsider), s.outsider] {
        let left = 1 + u8::from(s.player(seat).scored);
        s.next(hand::Step::Draw { seat, left });
    }
}

impl Aristeia {
    /// Has a player so many victory points that the game ends? (ARIS-SCEN-01)
    #[must_use]
    pub fn somebody_has_enough(&self) -> bool {
        self.players.iter().any(|player| player.points >= ENOUGH)
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, tell: &mut impl Tell<Event>) {
        self.agenda.clear();
        let winners = self.ranking().winners();
        match winners.into_iter().next() {
            Some(seat) if winners.len() == 1 => tell.tell(Event::Won { seat }),
            _ => tell.tell(Event::Drawn),
        }
    }

    /// Most victory points, then most frags, then a draw (ARIS-SCEN-02).
    pub(crate) fn ranking(&self) -> Ranking {
        Ranking::by_score(&self.players.map(|player| (player.points, player.frags)))
    }

    /// A player gets victory points.
    pub(crate) fn gain_points(&mut self, seat: Seat, n: u8) {
        let player = self.player_mut(seat);
        player.points = player.points.saturating_add(n);
        player.scored = true;
    }
}
