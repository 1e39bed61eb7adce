//! One line of an example, and how it is read.

use super::said::Said;
use arbiter_engine::{BadNotation, Eyes, Notation, Seat, Seats};

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
    /// `allows setup: players 3`: such a table can be.
    AllowsSetup(String),
    /// `refuses setup: players 5 — PEBB-DEAL-01`: there is no such table, because of that clause.
    RefusesSetup(String, Vec<String>),
    /// `refuses p1: take — PEBB-TAKE-01`: none of these is legal, because of that clause.
    Refuses(Seat, Vec<String>, Vec<String>),
    /// `untouchable p1: pebble:7 — PEBB-BID-01`: touching it does nothing, because of that clause.
    Untouchable(Seat, Vec<String>, Vec<String>),
    /// `allows p1: take; pass`: each of these is legal.
    Allows(Seat, Vec<String>),
    /// `offers p1: take; pass`: these are legal and nothing else.
    Offers(Seat, Vec<String>),
    /// `asks p1 spend`: the seat is asked just that.
    Asks(Seat, String),
    /// `expect p1 coins 2; chest 4`: so it lies on the table now, whatever else may be said of a piece.
    Expect(Vec<String>),
    /// `exactly p1 play athanor`: so it lies on the table now, and nothing else is to be said of it.
    Exactly(Vec<String>),
    /// `sees p2: p1 hand 3 backs`: so these eyes see the table.
    Sees(Eyes, Vec<String>),
    /// `unseen p2: hawk`: nothing these eyes see is called that.
    Unseen(Eyes, Vec<String>),
    /// `measure f6 to f11: distance 5`: so far is it, and so much is seen.
    Measure(String, String, Vec<String>),
    /// `odds 1/6: p1 hand 3`: so often it will lie like that once luck has spoken.
    Odds(Share, Vec<String>),
    /// `coach collect at card:prism`: in a lesson, the coach says this, and points at these things.
    Coach(String, Vec<String>),
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

/// How often something comes about.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Share {
    /// As it was written: `1/6`, `16.7%`.
    pub text: String,
    /// In parts of a whole.
    parts: (u64, u64),
    /// How far off it may be: a share is rounded to as many digits as are written.
    off: Option<(u64, u64)>,
}

impl Share {
    fn read(text: &str) -> Result<Share, Said> {
        let bad = || Said::NoShare { found: text.to_owned() };
        if let Some(percent) = text.strip_suffix('%') {
            let (whole, digits) = percent.split_once('.').unwrap_or((percent, ""));
            let scale = 10_u64.checked_pow(digits.len() as u32).filter(|_| digits.len() <= 6).ok_or_else(bad)?;
            let number: u64 = format!("{whole}{digits}").parse().map_err(|_| bad())?;
            return Ok(Share { text: text.to_owned(), parts: (number, 100 * scale), off: Some((1, 200 * scale)) });
        }
        let (some, all) = text.split_once('/').unwrap_or((text, "1"));
        let parts = (some.parse().map_err(|_| bad())?, all.parse().ok().filter(|all| *all > 0).ok_or_else(bad)?);
        Ok(Share { text: text.to_owned(), parts, off: None })
    }

    /// Is this share meant?
    pub(super) fn is(&self, found: f64) -> bool {
        let of = |(some, all): (u64, u64)| some as f64 / all as f64;
        (found - of(self.parts)).abs() <= self.off.map_or(0.0, of) + 1e-9
    }
}

const KINDS: &str = "setup, given, house, play, refuses, untouchable, allows, offers, asks, expect, exactly, sees, \
                     unseen, measure, odds, coach, undo, no_undo, tells, hides, over, goes_on";

impl Act {
    /// Reads a line. Nothing if it is empty or only a comment.
    pub(super) fn read(line: &str) -> Result<Option<Act>, Said> {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (kind, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(Some(match kind {
            "" => return Ok(None),
            "setup" => Act::Setup(tidy(rest)),
            "given" => Act::Given(some(rest, "facet")?),
            "house" => Act::House(some(rest, "choice")?),
            "play" => with_seat(rest, |seat, rest| Ok(Act::Play(seat, some(rest, "choice")?)))?,
            "refuses" => {
                let (said, ids) = with_clauses(rest)?;
                match who(said) {
                    ("setup", setup) => Act::RefusesSetup(a_setup(setup)?, ids),
                    _ => with_seat(said, |seat, rest| Ok(Act::Refuses(seat, some(rest, "choice")?, ids)))?,
                }
            }
            "untouchable" => {
                let (said, ids) = with_clauses(rest)?;
                with_seat(said, |seat, rest| Ok(Act::Untouchable(seat, some(rest, "thing")?, ids)))?
            }
            "allows" => match who(rest) {
                ("setup", setup) => Act::AllowsSetup(a_setup(setup)?),
                _ => with_seat(rest, |seat, rest| Ok(Act::Allows(seat, some(rest, "choice")?)))?,
            },
            "offers" => {
                with_seat(rest, |seat, rest| Ok(Act::Offers(seat, parts(if rest == "-" { "" } else { rest }))))?
            }
            "asks" => with_seat(rest, |seat, rest| Ok(Act::Asks(seat, one_word(rest)?)))?,
            "expect" => Act::Expect(some(rest, "facet")?),
            "exactly" => Act::Exactly(some(rest, "facet")?),
            "sees" => with_eyes(rest, |eyes, rest| Ok(Act::Sees(eyes, some(rest, "facet")?)))?,
            "unseen" => with_eyes(rest, |eyes, rest| Ok(Act::Unseen(eyes, some(rest, "name")?)))?,
            "measure" => {
                let between = rest.split_once(':').and_then(|(places, what)| {
                    let (from, to) = places.split_once(" to ")?;
                    Some((tidy(from), tidy(to), what))
                });
                let (from, to, what) = between.ok_or_else(|| lacks("places"))?;
                Act::Measure(from, to, some(what, "facet")?)
            }
            "odds" => {
                let (share, what) = rest.split_once(':').ok_or_else(|| lacks("share"))?;
                Act::Odds(Share::read(share.trim())?, some(what, "facet")?)
            }
            "coach" => {
                let mut words = rest.split_whitespace();
                let says = words.next().ok_or_else(|| lacks("name"))?.to_owned();
                match (words.next(), words.map(str::to_owned).collect::<Vec<_>>()) {
                    (None, _) => Act::Coach(says, Vec::new()),
                    (Some("at"), things) if !things.is_empty() => Act::Coach(says, things),
                    (Some(word), _) => return Err(Said::TooMuch { found: word.to_owned() }),
                }
            }
            "undo" => with_seat(rest, |seat, rest| Ok(Act::Undo(seat, count(rest)?)))?,
            "no_undo" => with_seat(rest, |seat, rest| nothing(rest).map(|()| Act::NoUndo(seat)))?,
            "tells" => with_eyes(rest, |eyes, rest| Ok(Act::Tells(eyes, some(rest, "event")?)))?,
            "hides" => with_eyes(rest, |eyes, rest| Ok(Act::Hides(eyes, some(rest, "event")?)))?,
            // Who won is said, if only that nobody did.
            "over" if rest.is_empty() => return Err(BadNotation::Missing { wanted: "seat" }.into()),
            "over" => Act::Over(Seats::from_text(rest)?),
            "goes_on" => nothing(rest).map(|()| Act::GoesOn)?,
            _ => return Err(Said::NoKind { found: kind.to_owned(), kinds: KINDS.to_owned() }),
        }))
    }

    /// Says how the example begins.
    pub(super) fn opens(&self) -> bool {
        matches!(self, Act::Setup(_) | Act::Given(_))
    }

    /// Does or claims something that could fail.
    pub(super) fn proves(&self) -> bool {
        !self.opens() && !matches!(self, Act::House(_) | Act::Coach(..))
    }

    /// The clauses the line cites.
    pub(super) fn clauses(&self) -> &[String] {
        match self {
            Act::Refuses(_, _, ids) | Act::Untouchable(_, _, ids) | Act::RefusesSetup(_, ids) => ids,
            _ => &[],
        }
    }

    /// The person the line is about.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Act::Play(seat, _)
            | Act::Refuses(seat, ..)
            | Act::Untouchable(seat, ..)
            | Act::Allows(seat, _)
            | Act::Offers(seat, _)
            | Act::Asks(seat, _)
            | Act::Undo(seat, _)
            | Act::NoUndo(seat) => Some(*seat),
            Act::Tells(eyes, _) | Act::Hides(eyes, _) | Act::Sees(eyes, _) | Act::Unseen(eyes, _) => match eyes {
                Eyes::Seat(seat) => Some(*seat),
                Eyes::Spectator | Eyes::Arbiter => None,
            },
            _ => None,
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

fn lacks(what: &str) -> Said {
    Said::Lacks { what: what.to_owned() }
}

fn some(text: &str, wanted: &str) -> Result<Vec<String>, Said> {
    let parts = parts(text);
    if parts.is_empty() { Err(lacks(wanted)) } else { Ok(parts) }
}

fn a_setup(text: &str) -> Result<String, Said> {
    let setup = tidy(text);
    if setup.is_empty() { Err(lacks("setup")) } else { Ok(setup) }
}

fn one_word(text: &str) -> Result<String, Said> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [] => Err(lacks("question")),
        [word] => Ok(word.to_owned()),
        [_, second, ..] => Err(Said::WordLeftOver { found: second.to_owned() }),
    }
}

fn count(text: &str) -> Result<u32, Said> {
    if text.is_empty() { Ok(1) } else { Ok(u32::from_text(text)?) }
}

fn nothing(text: &str) -> Result<(), Said> {
    if text.is_empty() { Ok(()) } else { Err(Said::TooMuch { found: text.to_owned() }) }
}

/// The first word, without its colon, and the rest.
fn who(text: &str) -> (&str, &str) {
    let end = text.find([':', ' ', '\t']).unwrap_or(text.len());
    let (who, rest) = text.split_at(end);
    let rest = rest.trim_start();
    (who, rest.strip_prefix(':').unwrap_or(rest).trim())
}

fn with_seat(text: &str, act: impl FnOnce(Seat, &str) -> Result<Act, Said>) -> Result<Act, Said> {
    let (seat, rest) = who(text);
    act(Seat::from_text(seat)?, rest)
}

fn with_eyes(text: &str, act: impl FnOnce(Eyes, &str) -> Result<Act, Said>) -> Result<Act, Said> {
    match who(text) {
        ("spectator", rest) => act(Eyes::Spectator, rest),
        _ => with_seat(text, |seat, rest| act(Eyes::Seat(seat), rest)),
    }
}

/// What stands before the clauses at the end of a line, and these.
fn with_clauses(text: &str) -> Result<(&str, Vec<String>), Said> {
    let (said, ids) = match text.split_once('—').or_else(|| text.split_once(" -- ")) {
        Some((said, ids)) => {
            let ids = clause_ids(ids);
            if ids.is_empty() {
                return Err(Said::NoClause);
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
    Ok((said, ids.into_iter().map(str::to_owned).collect()))
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
        assert_eq!(read("allows setup: players 3"), Act::AllowsSetup("players 3".to_owned()));
        let refused = Act::RefusesSetup("players 5".to_owned(), words(&["PEBB-DEAL-01"]));
        assert_eq!(read("refuses setup:  players  5 — PEBB-DEAL-01"), refused);
        assert_eq!(read("asks p1 spend"), Act::Asks(P1, "spend".to_owned()));
        assert_eq!(read("exactly chest 4"), Act::Exactly(words(&["chest 4"])));
        assert_eq!(read("sees p1: p2 hand 3 backs"), Act::Sees(Eyes::Seat(P1), words(&["p2 hand 3 backs"])));
        assert_eq!(read("unseen spectator: hawk"), Act::Unseen(Eyes::Spectator, words(&["hawk"])));
        let five = Act::Measure("f6".to_owned(), "f11".to_owned(), words(&["distance 5"]));
        assert_eq!(read("measure f6 to f11: distance 5"), five);
        assert_eq!(read("offers p1: -"), Act::Offers(P1, vec![]));
        assert_eq!(read("undo p1"), Act::Undo(P1, 1));
        assert_eq!(read("undo p1 3"), Act::Undo(P1, 3));
        assert_eq!(read("no_undo p1"), Act::NoUndo(P1));
        assert_eq!(read("tells spectator: won"), Act::Tells(Eyes::Spectator, words(&["won"])));
        assert_eq!(read("hides p1: drew"), Act::Hides(Eyes::Seat(P1), words(&["drew"])));
        assert_eq!(read("over p1 p2"), Act::Over(Seats::all(2)));
        assert_eq!(read("goes_on"), Act::GoesOn);
        assert_eq!(read("coach hello"), Act::Coach("hello".to_owned(), vec![]));
        assert_eq!(read("coach pay at card:prism"), Act::Coach("pay".to_owned(), words(&["card:prism"])));
        assert!(Act::read("coach pay card:prism").is_err());
        assert_eq!(read("house draw 3; draw 4"), Act::House(words(&["draw 3", "draw 4"])));
        let thing = Act::Untouchable(P1, words(&["pebble:7"]), words(&["PEBB-BID-01"]));
        assert_eq!(read("untouchable p1: pebble:7 — PEBB-BID-01"), thing);
    }

    #[test]
    fn a_share_is_exact_or_as_exact_as_it_is_written() {
        let share = |text: &str| match read(&format!("odds {text}: chest 4")) {
            Act::Odds(share, _) => share,
            other => panic!("{other:?}"),
        };
        assert!(share("1/6").is(1.0 / 6.0) && !share("1/6").is(0.167));
        assert!(share("16.7%").is(1.0 / 6.0) && !share("16.6%").is(1.0 / 6.0));
        assert!(share("17%").is(1.0 / 6.0) && share("1").is(1.0) && share("0").is(0.0));
    }

    #[test]
    fn a_slip_is_explained() {
        let why = |line| Act::read(line).expect_err("not a line").text(arbiter_language::Lang::En);
        assert!(why("plya p1: take").contains("no kind of line"));
        assert!(why("play p9: take").contains("“p9” means nothing here (seat)"));
        assert!(why("play p1:").contains("a choice is missing"));
        assert!(why("over").contains("a word is missing at the end (seat)"));
        assert!(why("goes_on p1").contains("too much"));
        assert!(why("asks p1 to spend").contains("one word too many"));
    }

    #[test]
    fn only_ids_look_like_ids() {
        assert_eq!(clause_ids("Coins — PEBB-TAKE-01, (ARIS-CHAR-8BA-01)"), ["PEBB-TAKE-01", "ARIS-CHAR-8BA-01"]);
        assert!(clause_ids("A-B, so-and-so, Pebbles-Take-01, PEBB-1 and 10-20-30").is_empty());
    }
}
