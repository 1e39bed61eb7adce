//! Winning, losing, draws (ARCM-WIN-01 to ARCM-WIN-09), and players who leave (ARCM-MULTI-04 to ARCM-MULTI-06).

use crate::{
    Event, city, combat,
    piece::{Piece, Place},
    stack,
    state::{Arcmage, Item, Player},
    step::Step,
    turn,
};
use arbiter_engine::{Ranking, Seat, Seats, Tell};

/// The rank of a winner.
const WINNER: u8 = 9;

/// Nobody plays longer than this; then the game is a draw. No game of ours came near it: a turn without a card drawn
/// or laid down is a turn skipped to build, and decks and city piles come to an end.
pub(crate) const LAST_TURN: u16 = 600;

impl Arcmage {
    /// How it ended: more is better, equals share a place.
    pub(crate) fn ranking(&self) -> Ranking {
        Ranking::by_score(&self.ranks[..usize::from(self.count)])
    }

    /// How many cities a player has in play.
    fn city_count(&self, seat: Seat) -> usize {
        self.cities(seat).count()
    }
}

/// Defeats those who meet a condition now, all at once (ARCM-WIN-06); says whether anybody was.
pub(crate) fn defeats(s: &mut Arcmage, tell: &mut impl Tell<Event>) -> bool {
    let gone = s.drained.and(s.conceded);
    let lost = |s: &Arcmage, seat: Seat| gone.has(seat) || s.bereft.has(seat) && s.city_count(seat) == 0;
    let losers: Seats = s.everybody().filter(|seat| lost(s, *seat)).collect();
    s.drained = Seats::NONE;
    s.conceded = Seats::NONE;
    if losers.is_empty() {
        return false;
    }
    defeat(s, losers, tell);
    true
}

/// A player gives up, which is a defeat (ARCM-WIN-08): at once where nothing is half done, otherwise in the next state check.
/// Until then the player is not asked any more.
pub(crate) fn concede(s: &mut Arcmage, seat: Seat, tell: &mut impl Tell<Event>) {
    tell.tell(Event::Conceded { seat });
    let quiet = match s.agenda.top() {
        Some(Step::Turn(_) | Step::Unmark(_) | Step::Stack(stack::Step::Window { .. })) => true,
        Some(Step::City(step)) => matches!(step, city::Step::Tend | city::Step::Devote { .. }),
        Some(Step::Combat(step)) => !matches!(step, combat::Step::Split { .. }),
        _ => false,
    };
    if quiet || s.everybody().count() == 2 {
        defeat(s, Seats::only(seat), tell);
    } else {
        s.conceded.insert(seat);
    }
}

/// These players are defeated, all at the same time.
fn defeat(s: &mut Arcmage, losers: Seats, tell: &mut impl Tell<Event>) {
    let before = s.defeated.len();
    for seat in losers {
        s.defeated.insert(seat);
        s.ranks[seat.index() % 4] = before;
        tell.tell(Event::Defeated { seat });
    }
    let left: Seats = s.everybody().collect();
    if s.options.alone.is_some_and(|alone| losers.has(alone)) && !left.is_empty() {
        // The team has won, whoever of it is left (ARCM-MULTI-07).
        finish(s, left, tell);
        return;
    }
    match left.len() {
        0 => {
            // The most cities win; shared, it is a draw for all defeated now (ARCM-WIN-04, ARCM-WIN-05, ARCM-WIN-09).
            let most = losers.into_iter().map(|seat| s.city_count(seat)).max().unwrap_or(0);
            let best: Seats = losers.into_iter().filter(|seat| s.city_count(*seat) == most).collect();
            finish(s, if best.len() == 1 { best } else { losers }, tell);
        }
        1 => finish(s, left, tell),
        _ => {
            for seat in losers {
                leave(s, seat);
            }
            s.find_sources();
            if losers.has(s.active) {
                // The turn ends at once (ARCM-MULTI-05).
                s.agenda.clear();
                s.stack.clear();
                s.aims.clear();
                s.pending.clear();
                s.doing = Item::default();
                s.next(turn::Step::End);
            } else {
                s.next(crate::check::Step::Check);
            }
        }
    }
}

/// The game is over.
pub(crate) fn finish(s: &mut Arcmage, winners: Seats, tell: &mut impl Tell<Event>) {
    // A team wins or loses together (ARCM-MULTI-07).
    let allied = |seat: &Seat| winners.into_iter().any(|winner| s.allied(winner, *seat));
    let winners: Seats = Seats::all(s.count).into_iter().filter(allied).collect();
    let one_side = winners.into_iter().all(|seat| winners.into_iter().all(|other| s.allied(seat, other)));
    for seat in winners {
        s.ranks[seat.index() % 4] = WINNER;
        if one_side {
            tell.tell(Event::Won { seat });
        }
    }
    if !one_side {
        tell.tell(Event::Drawn);
    }
    s.agenda.clear();
}

/// A defeated player leaves with all cards they own; no trigger happens for this (ARCM-MULTI-04).
fn leave(s: &mut Arcmage, seat: Seat) {
    // Stack items and effects of the player end.
    let gone = |item: &Item| item.controller == seat;
    let items: arbiter_engine::List<u8, 40> = s.stack.iter().filter(|item| gone(item)).map(|item| item.id).collect();
    s.stack.retain(|item| !gone(item));
    s.pending.retain(|item| !gone(item));
    s.aims.retain(|aim| !items.contains(&aim.item));
    s.delayed.retain(|delayed| delayed.controller != seat);
    s.until_end.retain(|until| until.by != seat);
    s.one_draw[seat] = Seats::NONE;
    s.one_draw.0.iter_mut().for_each(|seats| seats.remove(seat));
    for seats in [&mut s.drawing, &mut s.vengeful, &mut s.skips] {
        seats.remove(seat);
    }
    // Cards of others under their control go to their owners' graveyards.
    while let Some(there) = s.pieces.iter().find(|there| there.owner == seat || there.controller == seat).copied() {
        let piece = there.piece;
        s.pieces.remove(piece);
        s.notes.retain(|noted| noted.piece != piece);
        s.combat.defends.retain(|pair| pair.defender != piece);
        if there.owner != seat && there.place != Place::Gone && !piece.card.is_token() {
            bury_quietly(s, there.owner, piece);
        }
        // What was attached to it goes, too; residents of a city that is gone go home.
        while let Some(orphan) = s.pieces.iter().find(|other| other.place == Place::On(piece)).copied() {
            s.pieces.remove(orphan.piece);
            if orphan.owner != seat {
                bury_quietly(s, orphan.owner, orphan.piece);
            }
        }
        for other in s.pieces.iter_mut() {
            if other.place == Place::City(piece) {
                other.place = Place::Army;
            }
        }
    }
    let resources = std::mem::take(&mut s.resources);
    for resource in resources.iter().filter(|resource| resource.owner() != seat) {
        let mut resource = *resource;
        if resource.controller() == seat {
            resource.give_to(resource.owner());
            resource.thief = Piece::NONE;
        }
        s.add_resource(resource);
    }
    *s.player_mut(seat) = Player::default();
}

fn bury_quietly(s: &mut Arcmage, owner: Seat, piece: Piece) {
    s.player_mut(owner).grave.push(piece.card);
}
