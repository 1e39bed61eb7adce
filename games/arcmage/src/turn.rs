//! Turns and their phases (ARCM-TURN-01 to ARCM-TURN-16), and building a city (ARCM-CITY-02, ARCM-CITY-03).

use crate::{
    Ask, Choice, Event, Reason, ability,
    able::Able,
    card::{Cap, Keyword, Keywords, Moment, Trigger},
    check, city, combat, movement,
    piece::{Flag, Piece, Place},
    resource, stack,
    state::{Arcmage, Note, Phase},
    target::Target,
    unmark, win, zone,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Cards a player may keep in the discard phase (ARCM-TURN-12).
pub(crate) const HAND_LIMIT: usize = 7;

/// Turns and phases.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A turn begins.
    Begin,
    /// Build a city, or play the turn.
    Build,
    /// The phase begins.
    Enter,
    /// How many cards are drawn?
    Draw,
    /// The active player plays cards, uses abilities, moves.
    Act,
    /// The active player has passed: the phase ends.
    Passed,
    /// Cards above the limit are discarded.
    Discard,
    /// The phase ends with a window.
    Leave,
    /// The next phase.
    Next,
    /// The turn ends.
    End,
}

impl Arcmage {
    fn enter_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.next(Step::Enter);
    }

    /// Does the option of drawing nothing exist (ARCM-TURN-06)?
    fn may_draw_none(&self) -> Result<(), Reason> {
        let seat = self.active;
        if self.player(seat).hand.len() < 2 {
            return Err(Reason::TwoCards);
        }
        if self.room_for_resources(seat) < 2 { Err(Reason::Capped) } else { Ok(()) }
    }
}

impl Step {
    #[inline]
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Build if s.player(s.active).pile.is_empty() => Seats::NONE,
            Step::Build | Step::Draw | Step::Act => Seats::only(s.active),
            _ => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Build => Ask::BuildOrPlay,
            Step::Draw => Ask::DrawOption,
            _ => Ask::Act { phase: s.phase },
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Build => {
                out.offer(Choice::Begin);
                let pile = &s.player(seat).pile;
                for (i, card) in pile.iter().enumerate() {
                    let first = !pile[..i].contains(card);
                    if first {
                        out.offer(Choice::Build { card: *card });
                    }
                }
            }
            Step::Draw => {
                out.offer(Choice::DrawTwo);
                out.offer(Choice::DrawOne);
                out.put(Choice::DrawNone, s.may_draw_none());
            }
            Step::Act => {
                let available = s.available(seat);
                for (card, _) in s.player(seat).hand.iter() {
                    out.put(Choice::Play { card }, s.may_play(seat, card, true, &available));
                }
                ability::options(s, seat, true, out);
                movement::options(s, seat, out);
                out.offer(Choice::Pass);
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Build, Choice::Build { card }) => build(s, seat, card, tell),
            (Step::Build, _) => s.enter_phase(Phase::Unmark),
            (Step::Draw, choice) => {
                s.next(Step::Leave);
                let most = if s.one_draw.iter().any(|(_, seats)| seats.has(seat)) { 1 } else { 2 };
                s.one_draw.0.iter_mut().for_each(|seats| seats.remove(seat));
                // All cards are drawn at the same time, then the resource cards are laid down (ARCM-TURN-08).
                match choice {
                    Choice::DrawTwo => {
                        s.next(check::Step::Check);
                        let left = s.cap(Cap::Drawing, Piece::NONE).map_or(most, |cap| cap.min(most));
                        s.next(zone::Step::Draw { seat, left });
                    }
                    Choice::DrawOne => {
                        s.next(check::Step::Check);
                        s.next(resource::Step::Lay { seat, left: 1, must: false });
                        s.next(check::Step::Check);
                        s.next(zone::Step::Draw { seat, left: 1 });
                    }
                    _ => {
                        s.next(check::Step::Check);
                        s.next(resource::Step::Lay { seat, left: 2, must: true });
                    }
                }
            }
            (Step::Act, choice) => {
                s.next(Step::Act);
                if !matches!(choice, Choice::Move { .. }) {
                    s.stood.clear();
                }
                match choice {
                    Choice::Play { card } => s.begin_play(seat, card),
                    Choice::Use { piece, ability } => ability::begin(s, seat, piece, ability),
                    Choice::Salvage { target } => ability::salvage(s, seat, target, tell),
                    Choice::Move { piece, to } => movement::act(s, seat, piece, to, tell),
                    _ => {
                        s.agenda.pop();
                        s.next(Step::Passed);
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Begin => begin(s, tell),
            Step::Build => s.enter_phase(Phase::Unmark),
            Step::Enter => enter(s, tell),
            Step::Passed => {
                s.next(Step::Next);
                s.open_window_after_pass(stack::Kind::Close);
            }
            Step::Discard => {
                let seat = s.active;
                s.next(Step::Leave);
                let over = s.player(seat).hand.len().saturating_sub(HAND_LIMIT);
                if over > 0 {
                    s.next(check::Step::Check);
                    s.next(zone::Step::Discard { seat, left: over as u8, from: 0 });
                }
            }
            Step::Leave => {
                s.next(Step::Next);
                // There is a window at the end of every phase (ARCM-TURN-14).
                s.open_window(stack::Kind::Close);
                match s.phase {
                    Phase::Attack => s.hear_moment(Moment::AttackPhaseEnds),
                    Phase::Tactics => {
                        s.hear_moment(Moment::TacticsEnds);
                        s.hear_all(Trigger::YourTacticsEnd);
                    }
                    _ => return,
                }
                s.next(check::Step::Check);
            }
            Step::Next => {
                let next = match s.phase {
                    Phase::Start => Phase::End,
                    Phase::Unmark => Phase::Draw,
                    Phase::Draw => Phase::Tactics,
                    Phase::Tactics => Phase::Play,
                    Phase::Play => Phase::Attack,
                    Phase::Attack if s.extra_attacks > 0 => {
                        s.extra_attacks -= 1;
                        Phase::Attack
                    }
                    Phase::Attack => Phase::Replay,
                    Phase::Replay => Phase::Discard,
                    Phase::Discard | Phase::End => Phase::End,
                };
                if next == Phase::End {
                    s.phase = Phase::End;
                    s.next(Step::End);
                    if s.options.alone == Some(s.active) {
                        // Who plays alone may draw one more card (ARCM-MULTI-07).
                        s.next(check::Step::Check);
                        s.next(zone::Step::DrawAll);
                        s.next(zone::Step::MayDraw { seat: s.active });
                    }
                    s.hear_moment(Moment::TurnEnds);
                    s.hear_turn_ends();
                    s.next(check::Step::Check);
                } else {
                    s.enter_phase(next);
                }
            }
            Step::End => end(s, tell),
            Step::Draw | Step::Act => {}
        }
    }
}

/// Effects due at the start of a turn come before building is declared (ARCM-CITY-22).
fn begin(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    s.turn = s.turn.saturating_add(1);
    s.phase = Phase::Start;
    tell.tell(Event::TurnBegins { seat: s.active, turn: s.turn });
    if s.skips.has(s.active) {
        // A teammate has built (ARCM-MULTI-07).
        s.skips.remove(s.active);
        tell.tell(Event::TurnSkipped { seat: s.active });
        s.next(Step::Leave);
    } else {
        s.next(Step::Build);
    }
    s.hear_moment(Moment::TurnBegins);
    s.hear_turn_begins();
    s.next(check::Step::Check);
}

/// The whole turn is skipped for a city of the pile (ARCM-CITY-02).
fn build(s: &mut Arcmage, seat: Seat, card: crate::Card, tell: &mut impl Tell<Event>) {
    s.player_mut(seat).pile.take(&card);
    tell.tell(Event::TurnSkipped { seat });
    // In a team, all others skip their next turn (ARCM-MULTI-07).
    let team = s.everybody().filter(|other| *other != seat && s.allied(*other, seat));
    s.skips = s.skips.and(team.collect());
    s.enter(card, seat, seat, Place::Kingdom, tell);
    // One event window, then the turn ends (ARCM-CITY-03).
    s.next(Step::Leave);
    s.next(check::Step::Check);
}

fn enter(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    let seat = s.active;
    tell.tell(Event::PhaseBegins { phase: s.phase });
    match s.phase {
        Phase::Unmark => unmark::begin(s, tell),
        Phase::Draw => s.next(Step::Draw),
        Phase::Tactics => {
            for there in s.pieces.iter_mut() {
                there.set(Flag::Tended, false);
            }
            s.next(city::Step::Tend);
            for i in 0..s.pieces.len() {
                let there = s.pieces[i];
                if there.piece.card.able().has(Able::hears(&Trigger::TacticsInItsCity))
                    && let Some(city) = there.place.city()
                    && s.own(seat, city).is_some()
                {
                    s.hear(&there, Trigger::TacticsInItsCity, Target::Piece(city), Place::Gone);
                }
            }
            s.hear_all(Trigger::YourTactics);
            s.next(check::Step::Check);
        }
        Phase::Play | Phase::Replay => {
            s.next(Step::Act);
            s.hear_moment(Moment::PlayBegins);
            if !s.pending.is_empty() {
                s.next(check::Step::Check);
            }
        }
        Phase::Attack => s.next(combat::Step::Choose),
        Phase::Discard => {
            s.next(Step::Discard);
            s.hear_all(Trigger::YourDiscardPhase);
            s.next(check::Step::Check);
        }
        Phase::Start | Phase::End => {}
    }
}

/// Rabies, then damage and "until end of turn" end together, and the next player is active (ARCM-KW-21, ARCM-TURN-13).
fn end(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    let seat = s.active;
    if !s.defeated.has(seat) {
        let rabid = |there: &&mut crate::piece::Permanent| {
            there.is_creature() && there.controller == seat && there.is(Flag::Rabid)
        };
        let mut some = false;
        for there in s.pieces.iter_mut().filter(rabid) {
            there.set(Flag::Dying, true);
            some = true;
        }
        if some {
            // What their sacrifice triggers resolves before the turn is over.
            s.next(Step::End);
            s.next(check::Step::Check);
            s.next(check::Step::Graves);
            return;
        }
    }
    for there in s.pieces.iter_mut() {
        there.damage = 0;
        there.atk = 0;
        there.def = 0;
        there.gained = Keywords::NONE;
        there.dealt_before = there.dealt;
        there.dealt = 0;
        for flag in [Flag::Attacked, Flag::Diverted, Flag::Travelled, Flag::Tended, Flag::Roused] {
            there.set(flag, false);
        }
    }
    s.notes.retain(|noted| !matches!(noted.note, Note::Barred | Note::Used));
    for noted in s.notes.iter().filter(|noted| noted.note == Note::Sheltered) {
        if let Some(there) = s.pieces.get_mut(noted.piece) {
            there.gained = Keywords::only(Keyword::Sanctuary);
        }
    }
    // Whoever was at peace has its abilities again.
    s.find_sources();
    for player in &mut s.players.0 {
        player.produced = [0; 5];
    }
    s.combat = crate::state::Combat::default();
    s.until_end.clear();
    s.vengeful = Seats::NONE;
    s.extra_attacks = 0;
    s.moves = 0;
    s.active = s.after(seat);
    if s.turn >= win::LAST_TURN {
        let all = s.everybody().collect();
        win::finish(s, all, tell);
        return;
    }
    s.next(Step::Begin);
    // What died with the bonuses of the turn is found at once.
    s.next(check::Step::Check);
}
