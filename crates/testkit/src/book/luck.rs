//! How often luck brings something about: every way the House may answer, followed to its end.

use super::said::Said;
use arbiter_engine::{Fingerprint, Game, Seat};
use std::collections::BTreeMap;

/// So many different positions are looked at for one claim.
const MOST_WAYS: usize = 20_000;

/// The share of all ways the House may answer, until somebody else is asked, at whose end this is so. Every answer of a
/// list is as likely as the next; the same position is looked at once, however it came about.
pub(super) fn share<G: Game>(
    position: &G,
    steps: &mut u32,
    mut is_so: impl FnMut(&G) -> Result<bool, Vec<Said>>,
) -> Result<f64, Vec<Said>> {
    if !position.turn().is_house() {
        return Err(vec![Said::NoLuck]);
    }
    let mut open = vec![(*position, 1.0)];
    let (mut share, mut looked) = (0.0, 0);
    while !open.is_empty() {
        let mut next: BTreeMap<Fingerprint, (G, f64)> = BTreeMap::new();
        for (position, weight) in open {
            let choices = position.listed(Seat::HOUSE);
            looked += choices.len();
            *steps = steps.checked_sub(choices.len() as u32).ok_or_else(|| vec![Said::TooLong])?;
            if looked > MOST_WAYS {
                return Err(vec![Said::TooManyWays]);
            }
            let weight = weight / choices.len() as f64;
            for choice in choices.iter() {
                let mut after = position;
                after.apply(Seat::HOUSE, *choice, &mut ());
                if !after.turn().is_house() {
                    share += if is_so(&after)? { weight } else { 0.0 };
                    continue;
                }
                next.entry(Fingerprint::of(&after)).or_insert((after, 0.0)).1 += weight;
            }
        }
        open = next.into_values().collect();
    }
    Ok(share)
}

/// A share as people write it: `1/6 (16.67%)`.
pub(super) fn in_words(share: f64) -> String {
    let percent = format!("{:.2}%", 100.0 * share);
    let fraction = (1..=10_000_u32).find(|all| {
        let some = share * f64::from(*all);
        (some - some.round()).abs() < 1e-7
    });
    match fraction {
        Some(all) => format!("{}/{all} ({percent})", (share * f64::from(all)).round()),
        None => percent,
    }
}
