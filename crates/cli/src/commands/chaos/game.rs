//! A game, as its player remembers it, and whether the servers remember the same.

use arbiter_store::Entry;
use serde_json::Value;
use std::collections::BTreeMap;

/// A game, as far as its player heard of it.
pub struct Game {
    pub table: String,
    /// The player's seat, from 0.
    seat: u8,
    pub over: bool,
    /// Each entry they heard of, as it was told when it happened.
    pub heard: Vec<Value>,
    /// What they answered, by how many entries there were then; however often they had to say it.
    pub answered: BTreeMap<u32, String>,
    /// Each entry as it was told in the end.
    pub told: Vec<Value>,
}

impl Game {
    pub fn begun(table: String, seat: u8) -> Game {
        Game { table, seat, over: false, heard: Vec::new(), answered: BTreeMap::new(), told: Vec::new() }
    }

    /// Notes an entry. It has to be the next one, or one that was told before in the same words.
    pub fn hear(&mut self, entry: &Value) -> Result<(), String> {
        let n = entry["n"].as_u64().unwrap_or(0) as usize;
        match self.heard.get(n.wrapping_sub(1)) {
            Some(before) if before == entry => Ok(()),
            Some(before) => Err(format!("entry {n} was told as {before}, and is told as {entry}")),
            None if n == self.heard.len() + 1 => {
                self.heard.push(entry.clone());
                Ok(())
            }
            None => Err(format!("entry {n} follows entry {}", self.heard.len())),
        }
    }

    /// Is everything that was heard of told again, and kept; and what the player said kept once, and nothing they did not?
    pub fn compare(&self, kept: &[Entry]) -> Result<(), String> {
        if let Some(n) = (0..self.heard.len()).find(|n| self.told.get(*n) != Some(&self.heard[*n])) {
            let now = self.told.get(n).map_or_else(|| "not at all".to_owned(), Value::to_string);
            return Err(format!("entry {} was told as {}, and in the end as {now}", n + 1, self.heard[n]));
        }
        if kept.len() < self.told.len() {
            return Err(format!("{} entries were told of, {} are kept", self.told.len(), kept.len()));
        }
        let mut since = 0;
        for (n, entry) in (0u32..).zip(kept) {
            let by = if entry.seat == HOUSE { "house".to_owned() } else { format!("p{}", entry.seat + 1) };
            if self.told.get(n as usize).is_some_and(|told| told["by"] != by) {
                return Err(format!("entry {} was told as {}, and is kept as by {by}", n + 1, self.told[n as usize]));
            }
            if entry.seat == self.seat {
                // Each answer is given where there were so many entries, after the answer before and not after this one.
                let deed = entry.deed.strip_prefix("name ").unwrap_or(&entry.deed);
                if !self.answered.range(since..=n).any(|(_, said)| said == deed) {
                    return Err(format!("entry {} is kept as “{deed}”, which was not said there", n + 1));
                }
                since = n + 1;
            }
        }
        Ok(())
    }
}

/// How a store writes the House.
const HOUSE: u8 = 7;

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn entry(seat: u8, deed: &str) -> Entry {
        Entry { seat, deed: deed.to_owned(), fingerprint: String::new(), waits: 1, at: 0, due: None }
    }

    fn told(n: u32, by: &str, what: &str) -> Value {
        json!({ "n": n, "by": by, "events": [what] })
    }

    /// The House deals, the player takes, the bot passes, the player names two pieces.
    fn game() -> (Game, Vec<Entry>) {
        let kept = vec![entry(HOUSE, "deal"), entry(0, "take a"), entry(1, "pass"), entry(0, "name pay b")];
        let mut game = Game::begun("t".to_owned(), 0);
        for told in
            [told(1, "house", "dealt"), told(2, "p1", "took a"), told(3, "p2", "passed"), told(4, "p1", "paid b")]
        {
            game.hear(&told).expect("it follows");
        }
        game.told = game.heard.clone();
        game.answered = BTreeMap::from([(1, "take a".to_owned()), (3, "pay b".to_owned())]);
        (game, kept)
    }

    #[test]
    fn what_was_told_and_said_is_what_is_kept() {
        let (mut game, mut kept) = game();
        assert_eq!(game.compare(&kept), Ok(()));
        // What nobody has heard of yet may have happened since.
        kept.push(entry(1, "pass"));
        game.told.push(told(5, "p2", "passed"));
        assert_eq!(game.compare(&kept), Ok(()));
    }

    #[test]
    fn what_is_lost_doubled_or_replaced_is_noticed() {
        let spoil = |spoil: fn(&mut Game, &mut Vec<Entry>)| {
            let (mut game, mut kept) = game();
            spoil(&mut game, &mut kept);
            game.compare(&kept).expect_err("it is noticed")
        };
        let lost = spoil(|game, kept| {
            game.told.pop();
            kept.pop();
        });
        assert!(lost.contains("entry 4") && lost.contains("not at all"), "{lost}");
        let lost = spoil(|_, kept| drop(kept.pop()));
        assert!(lost.contains("4 entries were told of, 3 are kept"), "{lost}");
        let doubled = spoil(|_, kept| kept.push(entry(0, "name pay b")));
        assert!(doubled.contains("entry 5 is kept as “pay b”"), "{doubled}");
        let other_luck = spoil(|game, _| game.told[0] = told(1, "house", "dealt otherwise"));
        assert!(other_luck.contains("entry 1") && other_luck.contains("dealt otherwise"), "{other_luck}");
        let other_answer = spoil(|_, kept| kept[1] = entry(0, "take c"));
        assert!(other_answer.contains("entry 2 is kept as “take c”"), "{other_answer}");
        let other_seat = spoil(|_, kept| kept[2] = entry(HOUSE, "pass"));
        assert!(other_seat.contains("entry 3"), "{other_seat}");
    }

    #[test]
    fn what_is_told_twice_is_told_in_the_same_words() {
        let (mut game, _) = game();
        assert_eq!(game.hear(&told(3, "p2", "passed")), Ok(()));
        assert!(game.hear(&told(3, "p2", "took c")).is_err());
        assert!(game.hear(&told(6, "p2", "passed")).is_err(), "one is missing");
    }
}
