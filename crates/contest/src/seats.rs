//! Who sits where: whoever has sat first least often sits first, so that it is even in the end.

use crate::{Entrant, Meeting};

/// These in seats, so that nobody has sat in one of them much more often than in another.
pub(crate) fn seated(players: &[Entrant], meetings: &[Meeting]) -> Vec<Entrant> {
    let sat = |player: Entrant, seat: usize| {
        let there = |meeting: &&Meeting| meeting.seats.len() > 1 && meeting.seats.get(seat) == Some(&player);
        meetings.iter().filter(there).count() as i64
    };
    let last = |player: Entrant| {
        let meeting = meetings.iter().rev().find(|meeting| meeting.seats.len() > 1 && meeting.has(player));
        meeting.and_then(|meeting| meeting.seats.iter().position(|seat| *seat == player))
    };
    // A seat once more is dearer the more often it was had; two times running is a little dearer still.
    let price = |order: &[Entrant]| -> i64 {
        let one = |(seat, player): (usize, &Entrant)| {
            let mut others = (0..order.len()).map(|other| sat(*player, other));
            let least = others.clone().min().unwrap_or(0).min(others.next().unwrap_or(0));
            (sat(*player, seat) - least) * 4 + i64::from(last(*player) == Some(seat))
        };
        order.iter().enumerate().map(one).map(|price| price * price).sum()
    };
    let mut best: Option<(i64, Vec<Entrant>)> = None;
    permute(&mut players.to_vec(), 0, &mut |order| {
        let price = price(order);
        if best.as_ref().is_none_or(|(least, _)| price < *least) {
            best = Some((price, order.to_vec()));
        }
    });
    best.map_or_else(Vec::new, |(_, order)| order)
}

/// Every order of these; the one they have comes first.
fn permute(all: &mut [Entrant], from: usize, hear: &mut impl FnMut(&[Entrant])) {
    if from + 1 >= all.len() {
        return hear(all);
    }
    for at in from..all.len() {
        all.swap(from, at);
        permute(all, from + 1, hear);
        all.swap(from, at);
    }
}
