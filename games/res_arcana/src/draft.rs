//! The draft variant (RESA-DRAFT-01 to RESA-DRAFT-06).

use crate::{Ask, Choice, Event, Reason, card::Artifact, state::ResArcana};
use arbiter_components::CardSet;
use arbiter_engine::{MAX_SEATS, Notation, Options, Seat, Seats, Tell};

/// Cards in a pack.
const PACK: u8 = 4;
/// Packs are passed left, then new ones right.
const LAPS: u8 = 2;

/// The draft, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House deals a card into a pack.
    Deal { lap: u8, pack: u8 },
    /// Everybody keeps a card of the pack in hand, in secret (RESA-DRAFT-04).
    Keep { lap: u8, pick: u8 },
}

/// Which pack a seat holds at a pick: packs go left in the first lap, right in the second
/// (RESA-DRAFT-02, RESA-DRAFT-03). Pack `n` starts with seat `n`.
fn pack_of(s: &ResArcana, lap: u8, pick: u8, seat: Seat) -> usize {
    let (count, seat) = (usize::from(s.count()), seat.index());
    let pick = usize::from(pick) % count;
    let pack = if lap == 0 { (seat + count - pick) % count } else { (seat + pick) % count };
    usize::from(lap) * MAX_SEATS + pack
}

/// The cards a seat may keep now.
pub(crate) fn in_hand(s: &ResArcana, lap: u8, pick: u8, seat: Seat) -> CardSet<Artifact> {
    s.memory.packs[pack_of(s, lap, pick, seat)].iter().skip(pick.into()).copied().collect()
}

/// Cards of a pack that a seat cannot tell apart: it saw them together when it passed them on, and
/// knows that the seats after it kept one each. Groups of one need no mention.
pub(crate) fn groups(s: &ResArcana, seat: Seat, mut group: impl FnMut(&[Artifact])) {
    let picking = match s.agenda.top() {
        Some(crate::step::Step::Draft(Step::Keep { lap, pick })) => Some((lap, pick)),
        _ => None,
    };
    for lap in 0..LAPS {
        for pack in 0..usize::from(s.count()) {
            let index = usize::from(lap) * MAX_SEATS + pack;
            let cards = &s.memory.packs[index];
            if cards.len() < usize::from(PACK) {
                continue;
            }
            // The picks at which the seat has this pack in hand, up to now.
            let last = match picking {
                Some((now, pick)) if now == lap => pick,
                Some((now, _)) if now < lap => continue,
                _ => PACK - 1,
            };
            let looks = (0..=last).filter(|pick| pack_of(s, lap, *pick, seat) == index);
            let mut seen_at = None;
            for pick in looks {
                if let Some(before) = seen_at {
                    group(&cards[before..usize::from(pick)]);
                }
                seen_at = Some(usize::from(pick) + 1);
            }
            // What it passed on at its last look; while it looks, it can tell the cards apart.
            let looking = picking.is_some_and(|(now, pick)| now == lap && pack_of(s, lap, pick, seat) == index);
            if let (Some(before), false) = (seen_at, looking) {
                group(&cards[before..]);
            }
        }
    }
}

/// Cards that a seat has not seen, or seen and passed on: what redeal may not touch are the others.
pub(crate) fn seen(s: &ResArcana, seat: Seat) -> CardSet<Artifact> {
    let mut all = CardSet::EMPTY;
    groups(s, seat, |group| all = all.or(group.iter().copied().collect()));
    if let Some(crate::step::Step::Draft(Step::Keep { lap, pick })) = s.agenda.top() {
        all = all.or(in_hand(s, lap, pick, seat));
    }
    all
}

impl Step {
    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::Deal { .. } => Seats::only(Seat::HOUSE),
            Step::Keep { .. } => s.sealing(),
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Deal { .. } => Ask::Chance,
            Step::Keep { .. } => Ask::Draft,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Deal { pack, .. } => {
                let seat = Seat::new(pack);
                for artifact in s.boxed_artifacts() {
                    out.offer(Choice::Deal { seat, card: artifact.card() });
                }
            }
            Step::Keep { .. } if seat.is_house() => out.offer(Choice::Unseal),
            Step::Keep { lap, pick } => {
                for artifact in in_hand(s, lap, pick, seat) {
                    out.offer(Choice::Keep { card: artifact.card() });
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Deal { lap, pack }, Choice::Deal { card, .. }) => {
                let index = usize::from(lap) * MAX_SEATS + usize::from(pack);
                if let Some(artifact) = Artifact::of(card) {
                    s.memory.packs[index].push(artifact);
                }
                let full = s.memory.packs[index].is_full();
                if !full {
                    s.next(Step::Deal { lap, pack });
                } else if pack + 1 < s.count() {
                    s.next(Step::Deal { lap, pack: pack + 1 });
                } else {
                    s.next(Step::Keep { lap, pick: 0 });
                }
            }
            (Step::Keep { .. }, Choice::Keep { card }) => {
                s.player_mut(seat).sealed = Some(card);
                tell.tell(Event::Drafted { seat, card });
                s.next(self);
            }
            (Step::Keep { lap, pick }, Choice::Unseal) => Step::pass_on(s, lap, pick),
            _ => {}
        }
    }

    pub(crate) fn settle(self, _: &mut ResArcana, _: &mut impl Tell<Event>) {}

    /// Everybody has kept a card: the packs go on.
    fn pass_on(s: &mut ResArcana, lap: u8, pick: u8) {
        for seat in s.everybody() {
            let pack = pack_of(s, lap, pick, seat);
            let Some(artifact) = s.player_mut(seat).sealed.take().and_then(Artifact::of) else { continue };
            // The kept card moves to the front part of its pack, in the order of the picks; the
            // others keep an order of their own that says nothing: by number.
            let cards = &mut s.memory.packs[pack];
            if let Some(at) = cards.iter().position(|card| *card == artifact) {
                cards.swap(at, pick.into());
            }
            cards[usize::from(pick) + 1..].sort_unstable();
            s.player_mut(seat).deck.pool.insert(artifact);
        }
        if pick + 1 < PACK {
            s.next(Step::Keep { lap, pick: pick + 1 });
        } else if lap + 1 < LAPS {
            s.next(Step::Deal { lap: lap + 1, pack: 0 });
        } else {
            s.decks_are_ready();
        }
    }
}
