//! One line of an example, and how it is read.

use arbiter_engine::{Eyes, Notation, Seat, Seats};

/// A line of an example.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// As it was written.
    pub text: String,
    /// What it means.
    pub act: Act,
}

/// What a line of an example does or claims. Choices, facets and things are still words here: what
/// they mean is for the game to say.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Act {
    /// `setup players 3`: the table is set up from the box.
    Setup(String),
    /// `given p1 hand 7; p2 hand 9`: facets of the position to begin from.
    Given(Vec<String>),
    /// `house draw 3; draw 4`: what the House answers next.
    House(Vec<String>),
    /// `play p1: take; pass`: these are legal, and are done.
    Play(Seat, Vec<String>),
    /// `refuses p1: take — PEBB-TAKE-01`: none of these is legal, because of that clause.
    Refuses(Seat, Vec<String>, Vec<String>),
    /// `untouchable p1: pebble:7 — PEBB-BID-01`: touching it does nothing, because of that clause.
    Untouchable(Seat, Vec<String>, Vec<String>),
    /// `allows p1: take; pass`: each of these is legal.
    Allows(Seat, Vec<String>),
    /// `offers p1: take; pass`: these are legal and nothing else.
    Offers(Seat, Vec<String>),
    /// `asks p1 spend`: the seat is asked just that.
    Asks(Seat, Option<String>),
    /// `expect p1 coins 2; chest 4`: so it lies on the table now.
    Expect(Vec<String>),
    /// `undo p1 2`: the seat takes back that many answers.
    Undo(Seat, u32),
    /// `no_undo p1`: the seat can take nothing back.
    NoUndo(Seat),
    /// `tells p1: took`: the last play told these eyes of that.
    Tells(Eyes, Vec<String>),
    /// `hides p1: drew`: the last play told these eyes of no such thing.
    Hides(Eyes, Vec<String>),
    /// `over p1`: the game is over, and just these have won.
    Over(Seats),
    /// `goes_on`: the game is not over.
    GoesOn,
}

const KINDS: &str = "setup, given, house, play, refuses, untouchable, allows, offers, asks, expect, undo, no_undo, \
                     tells, hides, over, goes_on";

impl Act {
    /// Reads a line. Nothing if it is empty or only a comment.
    pub(super) fn read(line: &str) -> Result<Option<Act>, String> {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (kind, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(Some(match kind {
            "" => return Ok(None),
            "setup" => Act::Setup(tidy(rest)),
            "given" => Act::Given(some(rest, "a facet")?),
            "house" => Act::House(some(rest, "a choice of the House")?),
            "play" => with_seat(rest, |seat, rest| Ok(Act::Play(seat, some(rest, "a choice")?)))?,
            "refuses" => with_clauses(rest, |seat, rest, ids| Ok(Act::Refuses(seat, some(rest, "a choice")?, ids)))?,
            "untouchable" => with_clauses(rest, |seat, rest, ids| {
                Ok(Act::Untouchable(seat, some(rest, "a thing, such as card:prism")?, ids))
            })?,
            "allows" => with_seat(rest, |seat, rest| Ok(Act::Allows(seat, some(rest, "a choice")?)))?,
            "offers" => {
                with_seat(rest, |seat, rest| Ok(Act::Offers(seat, parts(if rest == "-" { "" } else { rest }))))?
            }
            "asks" => with_seat(rest, |seat, rest| Ok(Act::Asks(seat, one_word(rest)?)))?,
            "expect" => Act::Expect(some(rest, "a facet and its value")?),
            "undo" => with_seat(rest, |seat, rest| Ok(Act::Undo(seat, count(rest)?)))?,
            "no_undo" => with_seat(rest, |seat, rest| nothing(rest).map(|()| Act::NoUndo(seat)))?,
            "tells" => with_eyes(rest, |eyes, rest| Ok(Act::Tells(eyes, some(rest, "the id of an event")?)))?,
            "hides" => with_eyes(rest, |eyes, rest| Ok(Act::Hides(eyes, some(rest, "the id of an event")?)))?,
            "over" => Act::Over(Seats::from_text(rest).map_err(|error| error.to_string())?),
            "goes_on" => nothing(rest).map(|()| Act::GoesOn)?,
            _ => return Err(format!("“{kind}” is no kind of line; there are {KINDS}")),
        }))
    }

    /// Says how the example begins.
    pub(super) fn opens(&self) -> bool {
        matches!(self, Act::Setup(_) | Act::Given(_))
    }

    /// Does or claims something that could fail.
    pub(super) fn proves(&self) -> bool {
        !self.opens() && !matches!(self, Act::House(_))
    }

    /// The clauses the line cites.
    pub(super) fn clauses(&self) -> &[String] {
        match self {
            Act::Refuses(_, _, ids) | Act::Untouchable(_, _, ids) => ids,
            _ => &[],
        }
    }
}

/// With one space between words, and none around them.
pub(super) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn parts(text: &str) -> Vec<String> {
    text.split(';').map(tidy).filter(|part| !part.is_empty()).collect()
}

fn some(text: &str, wanted: &str) -> Result<Vec<String>, String> {
    let parts = parts(text);
    if parts.is_empty() { Err(format!("{wanted} is missing")) } else { Ok(parts) }
}

fn one_word(text: &str) -> Result<Option<String>, String> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [] => Ok(None),
        [word] => Ok(Some(word.to_owned())),
        [_, second, ..] => Err(format!("“{second}” is one word too many")),
    }
}

fn count(text: &str) -> Result<u32, String> {
    if text.is_empty() { Ok(1) } else { u32::from_text(text).map_err(|error| error.to_string()) }
}

fn nothing(text: &str) -> Result<(), String> {
    if text.is_empty() { Ok(()) } else { Err(format!("“{text}” is too much here")) }
}

/// The first word, without its colon, and the rest.
fn who(text: &str) -> (&str, &str) {
    let end = text.find([':', ' ', '\t']).unwrap_or(text.len());
    let (who, rest) = text.split_at(end);
    let rest = rest.trim_start();
    (who, rest.strip_prefix(':').unwrap_or(rest).trim())
}

fn with_seat(text: &str, act: impl FnOnce(Seat, &str) -> Result<Act, String>) -> Result<Act, String> {
    let (seat, rest) = who(text);
    act(Seat::from_text(seat).map_err(|error| error.to_string())?, rest)
}

fn with_eyes(text: &str, act: impl FnOnce(Eyes, &str) -> Result<Act, String>) -> Result<Act, String> {
    match who(text) {
        ("spectator", rest) => act(Eyes::Spectator, rest),
        _ => with_seat(text, |seat, rest| act(Eyes::Seat(seat), rest)),
    }
}

fn with_clauses(text: &str, act: impl FnOnce(Seat, &str, Vec<String>) -> Result<Act, String>) -> Result<Act, String> {
    let (said, ids) = match text.split_once('—').or_else(|| text.split_once(" -- ")) {
        Some((said, ids)) => {
            let ids = clause_ids(ids);
            if ids.is_empty() {
                return Err("after the dash stands the id of a clause".to_owned());
            }
            (said, ids)
        }
        None => {
            let mut said = text;
            while let Some((before, last)) = said.trim_end().rsplit_once(char::is_whitespace)
                && is_clause_id(last.trim_end_matches(','))
            {
                said = before;
            }
            (said, clause_ids(&text[said.len()..]))
        }
    };
    let ids = ids.into_iter().map(str::to_owned).collect();
    with_seat(said, |seat, rest| act(seat, rest, ids))
}

/// Everything in a text that has the shape of a clause id, whatever the game.
pub(crate) fn clause_ids(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_')
        .map(|word| word.trim_matches(['-', '_']))
        .filter(|word| is_clause_id(word))
        .collect()
}

/// `RESA-COST-03`, `ARCS-LEADER-01a`: words of capitals and digits, three at least.
fn is_clause_id(word: &str) -> bool {
    let capitals = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_')
    };
    let mut parts: Vec<&str> = word.split('-').collect();
    let last = parts.pop().unwrap_or_default();
    let lettered =
        last.strip_suffix(|c: char| c.is_ascii_lowercase()).filter(|number| number.bytes().all(|b| b.is_ascii_digit()));
    parts.len() >= 2
        && parts[0].bytes().all(|b| b.is_ascii_uppercase())
        && parts.into_iter().all(capitals)
        && capitals(lettered.unwrap_or(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Act {
        Act::read(line).expect("readable").expect("not empty")
    }

    fn words(all: &[&str]) -> Vec<String> {
        all.iter().map(|word| (*word).to_owned()).collect()
    }

    const P1: Seat = Seat::new(0);

    #[test]
    fn alignment_and_comments_do_not_matter() {
        assert_eq!(read("  play\tp1:  bid   7 ;take  # why"), Act::Play(P1, words(&["bid 7", "take"])));
        assert_eq!(read("expect   p1   coins  2;  chest 4;"), Act::Expect(words(&["p1 coins 2", "chest 4"])));
        assert_eq!(Act::read("   # only a remark"), Ok(None));
        assert_eq!(Act::read(""), Ok(None));
    }

    #[test]
    fn a_clause_is_named_in_three_ways() {
        let wanted = Act::Refuses(P1, words(&["bid 7"]), words(&["PEBB-BID-01"]));
        for line in
            ["refuses p1: bid 7 — PEBB-BID-01", "refuses p1: bid 7 -- PEBB-BID-01", "refuses p1: bid 7 PEBB-BID-01"]
        {
            assert_eq!(read(line), wanted, "{line}");
        }
        assert_eq!(read("refuses p1: bid 7"), Act::Refuses(P1, words(&["bid 7"]), vec![]));
        let two = read("refuses p1: bid 7; take ARCS-LEADER-01a RESA-CARD-CHALICE_OF_FIRE");
        assert_eq!(
            two,
            Act::Refuses(P1, words(&["bid 7", "take"]), words(&["ARCS-LEADER-01a", "RESA-CARD-CHALICE_OF_FIRE"]))
        );
        assert!(Act::read("refuses p1: bid 7 — because").is_err());
    }

    #[test]
    fn every_kind_is_read() {
        assert_eq!(read("setup  players 3"), Act::Setup("players 3".to_owned()));
        assert_eq!(read("asks p1 spend"), Act::Asks(P1, Some("spend".to_owned())));
        assert_eq!(read("asks p1"), Act::Asks(P1, None));
        assert_eq!(read("offers p1: -"), Act::Offers(P1, vec![]));
        assert_eq!(read("undo p1"), Act::Undo(P1, 1));
        assert_eq!(read("undo p1 3"), Act::Undo(P1, 3));
        assert_eq!(read("no_undo p1"), Act::NoUndo(P1));
        assert_eq!(read("tells spectator: won"), Act::Tells(Eyes::Spectator, words(&["won"])));
        assert_eq!(read("hides p1: drew"), Act::Hides(Eyes::Seat(P1), words(&["drew"])));
        assert_eq!(read("over p1 p2"), Act::Over(Seats::all(2)));
        assert_eq!(read("goes_on"), Act::GoesOn);
        assert_eq!(read("house draw 3; draw 4"), Act::House(words(&["draw 3", "draw 4"])));
        let thing = Act::Untouchable(P1, words(&["pebble:7"]), words(&["PEBB-BID-01"]));
        assert_eq!(read("untouchable p1: pebble:7 — PEBB-BID-01"), thing);
    }

    #[test]
    fn a_slip_is_explained() {
        let why = |line| Act::read(line).expect_err("not a line");
        assert!(why("plya p1: take").contains("no kind of line"));
        assert!(why("play p9: take").contains("“p9” is not a seat"));
        assert!(why("play p1:").contains("a choice is missing"));
        assert!(why("over").contains("a seat is missing"));
        assert!(why("goes_on p1").contains("too much"));
        assert!(why("asks p1 to spend").contains("one word too many"));
    }

    #[test]
    fn only_ids_look_like_ids() {
        assert_eq!(clause_ids("Coins — PEBB-TAKE-01, (ARIS-CHAR-8BA-01)"), ["PEBB-TAKE-01", "ARIS-CHAR-8BA-01"]);
        assert!(clause_ids("A-B, so-and-so, Pebbles-Take-01, PEBB-1 and 10-20-30").is_empty());
    }
}
