//! Time at a table: what everybody has left, when it runs out, and when it rests. Read from the times of the entries.

use super::{People, note};
use arbiter_engine::{BySeat, Seat, Seats};
use arbiter_protocol::{Clock, Note, TimeOut};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// Whoever has so much time for an answer plays over days, in seconds.
const SLOW: u32 = 12 * 60 * 60;
/// For so many days of a season a clock may rest.
const REST_DAYS: u8 = 14;
const SEASON: u64 = 90 * DAY;
/// How long somebody has to let others wait before they are reminded, and how long until the next time.
const PATIENCE: u64 = DAY / 2;
const AGAIN: u64 = DAY;

/// What an entry of a seat gives, as a clock sees it.
#[derive(Copy, Clone)]
pub(super) enum Given {
    /// An answer.
    Answer,
    /// So many answers of its own, taken back.
    Undo(u32),
    /// What everybody agreed to take back.
    Back,
}

impl Given {
    pub(super) fn of(deed: &str) -> Given {
        match deed.split_once(' ') {
            Some(("undo", count)) => Given::Undo(count.parse().unwrap_or(1)),
            Some(("back", _)) => Given::Back,
            _ => Given::Answer,
        }
    }
}

impl People {
    /// How much time a seat has used for what it is asked now, in milliseconds. While a bot plays for it, its clock stands still.
    pub(super) fn spent(&self, seat: Seat, at: u64) -> u64 {
        if !self.begun || !self.asked.has(seat) || self.is_bot(seat) {
            return self.used[seat];
        }
        let passed = at.saturating_sub(self.since[seat]).saturating_sub(self.rested(seat, self.since[seat], at));
        self.used[seat].saturating_add(passed)
    }

    /// The bank of a seat pays for the time that an answer took, and gets back what the clock adds: once for each answer that
    /// stays. For whoever a bot answers, only so much that the bank is not empty when they come back.
    pub(super) fn charge(&mut self, seat: Seat, given: Given, at: u64) {
        let spent = self.spent(seat, at);
        let Some(Clock { each, add, .. }) = self.clock.filter(|_| self.begun) else { return };
        let [each, add] = [each.unwrap_or(0), add].map(|seconds| u64::from(seconds) * 1000);
        let left = self.bank[seat].saturating_sub(spent.saturating_sub(each));
        self.bank[seat] = match given {
            Given::Answer if self.is_bot(seat) => left.max(add.min(self.bank[seat])),
            Given::Answer => left + add,
            Given::Undo(count) => left.saturating_sub(add.saturating_mul(count.into())),
            Given::Back => left,
        };
    }

    /// Everybody's time for what they are asked begins now.
    pub(super) fn ask_anew(&mut self, at: u64) {
        (self.since, self.used, self.late) = (BySeat::all(at), BySeat::all(0), Seats::NONE);
    }

    /// How much time a seat has left for what it is asked now, or would be, in milliseconds.
    pub(crate) fn time(&self, seat: Seat) -> Option<u64> {
        let clock = self.clock?;
        let each = clock.each.map_or(0, |each| u64::from(each) * 1000);
        Some((each + self.bank[seat]).saturating_sub(self.used[seat]))
    }

    /// When the time of a seat runs out, if it is asked and its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<u64> {
        let runs = self.begun && self.ended.is_none() && self.asked.has(seat) && !self.is_bot(seat);
        let left = self.time(seat).filter(|_| runs)?;
        let since = self.since[seat];
        let mut deadline = since.saturating_add(left);
        for (from, until) in &self.rests[seat] {
            if *from < deadline {
                deadline = deadline.saturating_add(until.saturating_sub(since.max(*from)));
            }
        }
        Some(deadline)
    }

    /// Does this table last for days?
    pub(crate) fn is_slow(&self) -> bool {
        self.clock.is_some_and(|clock| clock.each >= Some(SLOW) || clock.bank >= 2 * SLOW)
    }

    pub(super) fn rest(&mut self, seat: Seat, days: u8, at: u64) {
        let rests = &mut self.rests[seat];
        if let Some((_, until)) = rests.last_mut() {
            *until = at.min(*until);
        }
        if days > 0 {
            rests.push((at, at.saturating_add(u64::from(days) * DAY)));
        }
    }

    /// How much of a time the clock of a seat rested.
    fn rested(&self, seat: Seat, from: u64, to: u64) -> u64 {
        let rests = &self.rests[seat];
        rests.iter().map(|(begun, until)| (*until).min(to).saturating_sub((*begun).max(from))).sum()
    }

    /// Until when the clock of a seat rests, if it does.
    pub(crate) fn resting_until(&self, seat: Seat, now: u64) -> Option<u64> {
        self.rests[seat].last().map(|(_, until)| *until).filter(|until| *until > now)
    }

    /// For how many days it may still rest, from now on.
    pub(crate) fn rest_days(&self, seat: Seat, now: u64) -> u8 {
        let used = self.rested(seat, now.saturating_sub(SEASON), now).div_ceil(DAY);
        REST_DAYS.saturating_sub(u8::try_from(used).unwrap_or(REST_DAYS))
    }

    /// From when on others may remind a seat, if it is asked.
    pub(crate) fn nudge_at(&self, seat: Seat) -> Option<u64> {
        let waits = self.ended.is_none() && self.asked.has(seat) && !self.is_bot(seat);
        let again = self.nudged[seat].map_or(0, |at| at.saturating_add(AGAIN));
        let rests = self.rests[seat].last().map_or(0, |(_, until)| *until);
        waits.then(|| self.since[seat].saturating_add(PATIENCE).max(again).max(rests))
    }

    /// Whose time runs out next, and when; nobody's where nothing would happen.
    pub(crate) fn next_deadline(&self) -> Option<(u64, Seat)> {
        self.clock.filter(|clock| clock.out != TimeOut::Nothing)?;
        let late = self.late;
        self.asked
            .into_iter()
            .filter(|seat| !late.has(*seat))
            .filter_map(|seat| Some((self.deadline(seat)?, seat)))
            .min()
    }

    /// Should clocks begin to run?
    pub(crate) fn may_begin(&self) -> bool {
        self.clock.is_some() && !self.begun
    }
}

/// Does the clock of a seat rest, as the entries of a log say?
pub(crate) fn is_resting(entries: &[arbiter_store::Entry], seat: Seat, now: u64) -> bool {
    let own = entries.iter().rev().filter(|entry| usize::from(entry.seat) == seat.index());
    let until = own.filter_map(|entry| match note::read(note::of(&entry.deed)?)? {
        Note::Rest { days } => Some(entry.at.saturating_add(u64::from(days) * DAY)),
        _ => None,
    });
    until.take(1).any(|until| until > now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::LogLine;
    use arbiter_shelf::AnyEntry;
    use arbiter_store::{Entry, SeatRow, TableRow};

    const SECOND: u64 = 1000;
    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    /// Two at a table whose clocks begin to run at 0; the first is asked.
    fn two(clock: &str) -> People {
        let row = TableRow {
            id: "t".into(),
            game: "pebbles".into(),
            rules: 1,
            seed: "5".into(),
            opening: String::new(),
            name: None,
            made_by: "g".into(),
            made_at: 0,
            frozen: None,
            waits: 1,
            seats: vec![SeatRow::default(); 2],
            holders: Vec::new(),
        };
        let mut people = People::new(&row, [ONE].into_iter().collect());
        hear(&mut people, 0, Seat::HOUSE, &format!("note clock {clock}"), &[ONE]);
        hear(&mut people, 0, Seat::HOUSE, "note begin", &[ONE]);
        people
    }

    /// After so many seconds, somebody does something; then these are asked.
    fn hear(people: &mut People, second: u64, seat: Seat, deed: &str, waits: &[Seat]) {
        let line = LogLine { seat, deed: deed.into(), fingerprint: String::new(), number: 0 };
        people.hear(&AnyEntry { line, waits: waits.to_vec() }, second * SECOND);
    }

    fn left(people: &People, seat: Seat) -> u64 {
        people.time(seat).expect("there is a clock") / SECOND
    }

    fn until(people: &People, seat: Seat) -> Option<u64> {
        people.deadline(seat).map(|at| at / SECOND)
    }

    #[test]
    fn a_bank_pays_for_an_answer_and_gets_back_what_the_clock_adds_once() {
        let mut people = two("0 600 5 lose");
        assert_eq!((until(&people, ONE), until(&people, TWO)), (Some(600), None));
        hear(&mut people, 100, ONE, "take 1", &[TWO]);
        assert_eq!((left(&people, ONE), until(&people, TWO)), (505, Some(700)));
        // Whoever takes it back and answers again has answered once.
        hear(&mut people, 101, ONE, "undo 1", &[ONE]);
        assert_eq!((left(&people, ONE), until(&people, ONE)), (500, Some(601)));
        hear(&mut people, 111, ONE, "take 2", &[TWO]);
        assert_eq!(left(&people, ONE), 495);
        hear(&mut people, 112, TWO, "back 0", &[ONE]);
        assert_eq!(left(&people, TWO), 599, "what everybody agreed to take back is no answer");
        assert_eq!(people.next_deadline(), Some(((112 + 495) * SECOND, ONE)));
    }

    #[test]
    fn what_is_allowed_for_each_answer_is_used_before_the_bank() {
        let mut people = two("30 60 0 lose");
        assert_eq!(until(&people, ONE), Some(90));
        hear(&mut people, 20, ONE, "take 1", &[ONE]);
        assert_eq!(until(&people, ONE), Some(20 + 90), "less than was allowed costs nothing");
        hear(&mut people, 20 + 50, ONE, "take 1", &[ONE]);
        assert_eq!(until(&people, ONE), Some(70 + 70), "20 of the bank are gone");
    }

    #[test]
    fn a_clock_stands_still_while_a_bot_stands_in_and_is_not_filled_by_it() {
        for clock in ["0 600 0 bot", "600 0 0 bot"] {
            let mut people = two(clock);
            hear(&mut people, 500, ONE, "note stand_in easy", &[ONE]);
            assert_eq!((left(&people, ONE), until(&people, ONE)), (100, None), "{clock}");
            hear(&mut people, 900, ONE, "note return", &[ONE]);
            assert_eq!(until(&people, ONE), Some(1000), "the question is the same: {clock}");
            hear(&mut people, 950, ONE, "note stand_in easy", &[ONE]);
            hear(&mut people, 960, ONE, "take 1", &[TWO]);
            hear(&mut people, 970, ONE, "note return", &[TWO]);
            hear(&mut people, 980, TWO, "take 1", &[ONE]);
            let now = if clock == "0 600 0 bot" { 50 } else { 600 };
            assert_eq!(until(&people, ONE), Some(980 + now), "{clock}");
        }
    }

    #[test]
    fn whoever_comes_back_after_their_time_was_up_has_what_the_clock_adds() {
        let mut people = two("0 60 10 bot");
        hear(&mut people, 60, Seat::HOUSE, "note time p1", &[ONE]);
        hear(&mut people, 60, ONE, "note stand_in medium", &[ONE]);
        for _ in 0..20 {
            hear(&mut people, 61, ONE, "take 1", &[ONE]);
        }
        assert_eq!(left(&people, ONE), 10, "and no more, however often the bot answered");
        hear(&mut people, 70, ONE, "note return", &[ONE]);
        assert_eq!((until(&people, ONE), people.next_deadline()), (Some(80), Some((80 * SECOND, ONE))));
    }

    #[test]
    fn what_a_fault_took_is_nobodys_time() {
        let mut people = two("0 600 5 lose");
        hear(&mut people, 100, ONE, "take 1", &[TWO]);
        hear(&mut people, 700, Seat::HOUSE, "note time p2", &[TWO]);
        hear(&mut people, 9_000, Seat::HOUSE, "note thaw 3", &[TWO]);
        assert_eq!((left(&people, ONE), until(&people, TWO)), (505, Some(9_600)));
        assert_eq!(people.next_deadline(), Some((9_600 * SECOND, TWO)), "it can run out again");
    }

    #[test]
    fn where_nothing_happens_when_time_is_up_nobody_is_waited_for() {
        let mut people = two("0 60 5 nothing");
        assert_eq!((until(&people, ONE), people.next_deadline()), (Some(60), None));
        hear(&mut people, 100, ONE, "take 1", &[TWO]);
        assert_eq!(left(&people, ONE), 5, "it is not less than nothing");
    }

    #[test]
    fn a_clock_rests_as_the_last_note_of_its_seat_says() {
        let entry = |seat: u8, deed: &str, at: u64| Entry {
            seat,
            deed: deed.into(),
            fingerprint: String::new(),
            waits: 0b11,
            at,
            due: None,
        };
        let mut entries = vec![entry(1, "note rest 5", 100), entry(0, "note rest 1", 200), entry(0, "pass", 300)];
        assert!(is_resting(&entries, Seat::new(1), 99 + 5 * DAY));
        assert!(!is_resting(&entries, Seat::new(1), 100 + 5 * DAY));
        assert!(is_resting(&entries, Seat::new(0), 199 + DAY) && !is_resting(&entries, Seat::new(0), 200 + DAY));
        entries.push(entry(1, "note rest 0", 400));
        assert!(!is_resting(&entries, Seat::new(1), 400), "it came back early");
    }
}
