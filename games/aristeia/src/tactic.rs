//! Tactics: when one may be played, and what becomes of it (ARIS-TACTIC-01 to ARIS-TACTIC-15).
//!
//! A card is a row: its window, who may play it for whom, what must hold, what it does (`printed.rs`,
//! `data/tactics.toml`). A card that needs a word of its own has a file here; `README.md` says how one
//! is added.

pub(crate) mod condition;
pub(crate) mod no;
pub(crate) mod pink_blur;

use crate::{
    Ask, Choice, Event, Reason,
    choice::{On, With},
    effect::{self, Context, Source},
    figure::{Figure, Piece},
    printed::{Aim, Op, PlayedBy, PlayedFor},
    range::{self, Ways},
    setup::OF_EACH,
    table::{Aristeia, Played, RollKind, rival},
    tables::{Character, TACTICS, Tactic, Window},
};
use arbiter_components::CardSet;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A tactic, from being played to the discard pile.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The opponent of whoever played it may answer (ARIS-TACTIC-02).
    Answer { seat: Seat },
    /// Its effects apply, unless an answer cancelled it.
    Resolve,
    /// It goes to the discard pile (ARIS-TACTIC-03).
    Discard,
}

/// What is asked of many tactics at once, as bits.
struct Index {
    /// Those that are played in each window.
    heard: [u64; Window::ALL.len()],
    /// Those of each character, then the standard ones.
    owned: [u64; Character::ALL.len() + 1],
    /// Those of the active player, and those of the other one; those of either are in both.
    by: [u64; 2],
}

static INDEX: Index = {
    let mut index = Index { heard: [0; Window::ALL.len()], owned: [0; Character::ALL.len() + 1], by: [0; 2] };
    let mut i = 0;
    while i < TACTICS.len() {
        let row = &TACTICS[i];
        index.heard[row.window as usize] |= 1 << i;
        index.owned[owner(row.owner)] |= 1 << i;
        index.by[0] |= (!matches!(row.by, PlayedBy::Opponent) as u64) << i;
        index.by[1] |= (!matches!(row.by, PlayedBy::Active) as u64) << i;
        i += 1;
    }
    index
};

const fn owner(owner: Option<Character>) -> usize {
    match owner {
        Some(character) => character as usize,
        None => Character::ALL.len(),
    }
}

/// The tactics that are played in a window.
#[inline]
pub(crate) fn heard_in(window: Window) -> CardSet<Tactic> {
    CardSet::from_bits(INDEX.heard[window as usize])
}

/// The tactics of a character, or the standard ones.
#[inline]
pub(crate) fn tactics_of(whose: Option<Character>) -> CardSet<Tactic> {
    CardSet::from_bits(INDEX.owned[owner(whose)])
}

/// The tactics this player may play, being the active one or not, and those that both may.
#[inline]
pub(crate) fn played_by(s: &Aristeia, seat: Seat) -> CardSet<Tactic> {
    let [active, other] = INDEX.by;
    CardSet::from_bits(match s.active().map(Figure::seat) {
        Some(whose) if whose == seat => active,
        Some(_) => other,
        None => active & other,
    })
}

/// The cards that, for all the other player can know, may be in this hand: the standard ones and those of
/// the team, less what lies open. Of a character whose two chosen cards have been seen there are no others.
pub(crate) fn possible_hand(s: &Aristeia, seat: Seat, among: CardSet<Tactic>) -> CardSet<Tactic> {
    let player = s.player(seat);
    if player.hand.is_empty() {
        return CardSet::EMPTY;
    }
    let played = s.chain.iter().filter(|played| played.seat == seat).map(|played| played.tactic);
    let mut open: CardSet<Tactic> = player.discard.iter().copied().collect();
    played.for_each(|tactic| open.insert(tactic));
    let mut possible = tactics_of(None);
    for character in s.members(seat) {
        let own = tactics_of(Some(character));
        if !own.and(among).is_empty() && own.and(open).len() < OF_EACH {
            possible = possible.or(own);
        }
    }
    possible.without(open).and(among)
}

/// The characters of a player for whom such a tactic is played now.
fn those_it_fits(s: &Aristeia, seat: Seat, tactic: Tactic) -> CardSet<Character> {
    let row = tactic.row();
    let target = || s.doing.target.and_then(Piece::figure);
    let rolls = |side: usize, kind: RollKind| s.roll.sides[side].figure.filter(|_| s.roll.kind == kind);
    let here: [Option<Figure>; 2] = match row.played_for {
        PlayedFor::Active => [s.active(), None],
        PlayedFor::Roller => s.roll.sides.map(|side| side.figure),
        PlayedFor::Attacker => [s.active().filter(|_| s.is_attack()), None],
        PlayedFor::Defender => [target().filter(|_| s.is_attack()), None],
        PlayedFor::Disengager => [rolls(0, RollKind::Disengage), None],
        PlayedFor::Holder => [rolls(1, RollKind::Disengage), None],
        PlayedFor::ActionTarget => [target(), None],
        PlayedFor::Revealed => [s.revealed(seat), None],
        PlayedFor::Sufferer | PlayedFor::AnyOwn | PlayedFor::Player => [None; 2],
    };
    let mut those = match row.played_for {
        PlayedFor::AnyOwn => s.members(seat),
        PlayedFor::Sufferer => {
            let hurt = s.hurts.iter().filter(|hurt| hurt.amount > 0 && hurt.figure.seat() == seat);
            hurt.map(|hurt| hurt.figure.character()).collect()
        }
        _ => here.into_iter().flatten().filter(|figure| figure.seat() == seat).map(Figure::character).collect(),
    };
    // Never in the infirmary; outside the HexaDome only before the return from the bench.
    let early = matches!(row.window, Window::PreparationBegin | Window::AfterActionPoints | Window::InitiativeRevealed);
    for character in those {
        let figure = Figure::new(seat, character);
        if !(if early { s.is_reachable(figure) } else { s.is_inside(figure) }) {
            those.remove(character);
        }
    }
    those
}

/// Every way to play a tactic now, with the verdict of the rules; its window is taken for granted. All
/// of it is public but the card itself, so the same walk serves [`possible_hand`].
pub(crate) fn ways_to_play(s: &Aristeia, seat: Seat, tactic: Tactic, mut put: impl FnMut(On, Result<(), Reason>)) {
    let row = tactic.row();
    if !played_by(s, seat).has(tactic) {
        return put(On::default(), Err(Reason::NotYours { tactic }));
    }
    if row.played_for == PlayedFor::Player {
        return put(On::default(), may_play(s, seat, tactic, On::default()));
    }
    let those = those_it_fits(s, seat, tactic);
    for figure in those.into_iter().map(|character| Figure::new(seat, character)) {
        match row.aim {
            None => {
                let on = On { figure: Some(figure), target: None };
                put(on, may_play(s, seat, tactic, on));
            }
            Some(aim) => {
                let targets = if aim == Aim::Enemy { rival(seat) } else { seat };
                let mut ways = None;
                for target in s.team(targets) {
                    let on = On { figure: Some(figure), target: Some(target) };
                    put(on, may_aim(s, figure, target, tactic, &mut ways).and_then(|()| may_play(s, seat, tactic, on)));
                }
            }
        }
    }
    if those.is_empty() {
        put(On::default(), Err(Reason::NobodyToPlayFor { tactic }));
    }
}

fn may_aim(
    s: &Aristeia,
    figure: Figure,
    target: Figure,
    tactic: Tactic,
    ways: &mut Option<Ways>,
) -> Result<(), Reason> {
    match tactic.row().range {
        Some(range) => range::within(s, figure, target.into(), range, ways),
        None => Ok(()),
    }
}

fn may_play(s: &Aristeia, seat: Seat, tactic: Tactic, on: On) -> Result<(), Reason> {
    let row = tactic.row();
    let holds = |condition| condition::holds(s, seat, on.figure, tactic, condition);
    let all = row.requires.iter().all(|condition| holds(*condition));
    let any = row.requires_any.is_empty() || row.requires_any.iter().any(|condition| holds(*condition));
    if !all || !any {
        return Err(Reason::ConditionNotMet { tactic }); // ARIS-TACTIC-12
    }
    let context = Context { seat, me: on.figure, target: target_of(s, on) };
    if effect::changes_any(s, row.ops, &context) { Ok(()) } else { Err(Reason::ChangesNothing { tactic }) }
}

/// The target of a tactic: the one named, or that of what its character is doing.
fn target_of(s: &Aristeia, on: On) -> Option<Piece> {
    on.target.map(Piece::from).or_else(|| {
        let figure = on.figure?;
        if s.active() == Some(figure) { s.doing.target } else { s.active().map(Piece::from) }
    })
}

/// A tactic is played: for whom and at whom is named now, the rest when its effects apply
/// (ARIS-TACTIC-15).
pub(crate) fn play(s: &mut Aristeia, seat: Seat, tactic: Tactic, on: On, tell: &mut impl Tell<Event>) {
    s.player_mut(seat).hand.remove(tactic);
    if !s.chain.is_full() {
        s.chain.push(Played { tactic, seat, figure: on.figure, target: on.target, cancelled: false });
    }
    tell.tell(match (on.figure, on.target) {
        (Some(figure), Some(target)) => Event::PlayedAt { seat, tactic, figure, target },
        (Some(figure), None) => Event::PlayedFor { seat, tactic, figure },
        _ => Event::Played { seat, tactic },
    });
    s.next(Step::Resolve);
    s.next(Step::Answer { seat: rival(seat) });
}

/// How much farther, and without line of sight: what tactics do for the action being chosen.
pub(crate) fn helps(with: With) -> (u8, bool) {
    let mut help = (0, false);
    for op in with.tactics().flat_map(|tactic| tactic.row().ops) {
        match op {
            Op::ExtendRange(n) => help.0 += n,
            Op::IgnoreSight => help.1 = true,
            _ => {}
        }
    }
    help
}

/// For all the other player can know, could a tactic help to choose an action?
pub(crate) fn could_aid(s: &Aristeia, seat: Seat) -> bool {
    !possible_hand(s, seat, heard_in(Window::ChoosingAction)).is_empty()
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            // Asked exactly if the other player may believe in an answer.
            Step::Answer { seat } if crate::window::could_play(s, seat, Window::TacticPlayed) => Seats::only(seat),
            Step::Answer { .. } | Step::Resolve | Step::Discard => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        let (seat, tactic) = s.chain.last().map(|played| (played.seat, played.tactic)).unwrap_or_default();
        Ask::Answer { seat, tactic }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        crate::window::options(s, seat, Window::TacticPlayed, out);
        out.offer(Choice::Pass);
    }

    pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Play { tactic, on } = choice {
            play(s, seat, tactic, on, tell);
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, _: &mut impl Tell<Event>) {
        let Some(played) = s.chain.last().copied() else { return };
        match self {
            Step::Answer { .. } => {}
            Step::Resolve => {
                s.next(Step::Discard);
                if played.cancelled {
                    if played.tactic.row().window == Window::ChoosingAction {
                        s.doing.target = None; // nothing is paid, the choice is free again (ARIS-TACTIC-11)
                    }
                    return;
                }
                let on = On { figure: played.figure, target: played.target };
                let (source, target) = (Source::Tactic { tactic: played.tactic }, target_of(s, on));
                s.next(effect::Step::Op { source, seat: played.seat, me: played.figure, target, at: 0 });
            }
            Step::Discard => {
                s.chain.pop();
                s.discard(played.seat, played.tactic);
            }
        }
    }
}
