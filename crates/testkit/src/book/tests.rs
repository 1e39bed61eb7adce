//! What a page says when it is wrong. That right pages hold, `tests/book/` shows.

use super::*;
use pebbles::Pebbles;

fn page(block: &str) -> String {
    format!("# Pebbles\n\n## Two coins — PEBB-TAKE-01\n\nProse.\n\n```table\n{block}\n```\n")
}

/// Runs a page of one example that fails, and gives back its failure.
#[track_caller]
fn fails(block: &str) -> Failure {
    let page = Page::parse("pebbles.md", &page(block)).unwrap_or_else(|bad| panic!("{bad}"));
    let report = page.run::<Pebbles>();
    assert!(!report.passed(), "nothing failed in\n{block}");
    report.failures().next().expect("it has not passed").clone()
}

/// The failure is blamed on that line of the block, from 1, and says these things.
#[track_caller]
fn fails_with(block: &str, line: usize, parts: &[&str]) {
    let failure = fails(block);
    assert_eq!(failure.line, line + 7, "{failure}");
    let text = failure.to_string();
    for part in parts {
        assert!(text.contains(part), "“{part}” is missing in\n{text}");
    }
}

#[track_caller]
fn passes(block: &str) {
    let page = Page::parse("pebbles.md", &page(block)).unwrap_or_else(|bad| panic!("{bad}"));
    let report = page.run::<Pebbles>();
    assert!(report.passed(), "{report}");
}

#[track_caller]
fn unreadable(markdown: &str, parts: &[&str]) {
    let text = Page::parse("pebbles.md", markdown).expect_err("a bad page").to_string();
    for part in parts {
        assert!(text.contains(part), "“{part}” is missing in\n{text}");
    }
}

#[test]
fn a_page_knows_its_game_and_its_examples() {
    let text = "<!-- game: pebbles -->\n\n# One — PEBB-BID-01\n\n```table\nover p1 p2\n```\n\n```rust\n# no heading\n```\n\n\
                ### Two — PEBB-BID-02, PEBB-WIN-01 ###\n\n~~~table\nrefuses p1: take PEBB-TURN-01\ngoes_on\n~~~\n\n````markdown\n```table\n\
                nonsense\n```\n````\n";
    let page = Page::parse("pebbles.md", text).expect("a good page");
    assert_eq!(page.game(), Some("pebbles"));
    let found: Vec<_> = page.examples.iter().map(|e| (e.heading.as_str(), e.line, e.clauses.join(" "))).collect();
    let wanted = [
        ("One — PEBB-BID-01", 5, "PEBB-BID-01".to_owned()),
        ("Two — PEBB-BID-02, PEBB-WIN-01", 15, "PEBB-BID-02 PEBB-WIN-01 PEBB-TURN-01".to_owned()),
    ];
    assert_eq!(found, wanted);
    assert_eq!(Page::parse("x", "# Hello\n").expect("a page of prose").game(), None);
}

#[test]
fn a_bad_page_says_everything_that_is_wrong_with_it() {
    let bad = page("given agenda bid\nplya p1: take\nplay p7: take");
    unreadable(
        &bad,
        &[
            "pebbles.md cannot be read",
            "line 9:  plya p1: take",
            "“plya” is no kind of line",
            "line 10",
            "“p7” means nothing here (seat)",
        ],
    );
    unreadable("```table\ngoes_on\n```\n", &["line 1", "needs a heading"]);
    unreadable("# A\n```table\ngoes_on\n", &["line 2", "never closed"]);
    unreadable(&page("given agenda bid"), &["line 7", "claims nothing"]);
    unreadable(&page("play p1: pass\ngiven agenda bid"), &["line 9", "cannot change in the middle"]);
    unreadable(&page("setup players 2\ngiven agenda bid\ngoes_on"), &["line 9", "not from both"]);
    unreadable(&page("setup players 2\nsetup players 3\ngoes_on"), &["line 9", "one setup"]);
}

#[test]
fn a_failure_reads_like_this() {
    let failure = fails("given   agenda spend p1 0\nplay    p1: take\nexpect  p1 coins 2; chest 4   # really?");
    let wanted = "pebbles.md:10
  Two coins — PEBB-TAKE-01

    expect  p1 coins 2; chest 4   # really?

  expected  p1 coins  2
  found     p1 coins  1

  expected  chest  4
  found     chest  5

  the position then
    players 2
    p1 coins 1
    agenda spend p1 1
";
    assert_eq!(failure.to_string(), wanted);
}

#[test]
fn an_opening_that_cannot_be_is_explained() {
    fails_with("setup players 7\ngoes_on", 1, &["no such table, by PEBB-DEAL-01: "]);
    fails_with("setup gamers 7\ngoes_on", 1, &["not a setup", "“gamers”"]);
    fails_with(
        "given agenda bid\ngiven p1 purse 3\ngoes_on",
        2,
        &["“p1 purse 3” names nothing", "there are  p1 hand; p2 hand; p1 fist"],
    );
    fails_with(
        "given agenda bid; p1 coins many\ngiven p1 hand 3\ngoes_on",
        1,
        &["p1 coins: “many” means nothing here (number)"],
    );
    fails_with(
        "given p1 hand 1 3\ngiven p2 hand 3 7; agenda bid\ngiven p1 coins 1\ngoes_on",
        2,
        &["cannot be: a piece is in two places", "3 is in  p1 hand (line 8) and in  p2 hand (line 9)"],
    );
    fails_with(
        "given p1 coins 9\ngiven agenda bid; p1 hand 3; p2 hand 4\ngoes_on",
        1,
        &["an amount is too large or too small", "because of  p1 coins 9  (line 8)"],
    );
    fails_with(
        "given p1 hand 3; p2 hand 4\ngiven agenda spend p4 0\ngiven p1 coins 1\ngoes_on",
        2,
        &["the agenda names something", "because of  agenda spend p4 0  (line 9)"],
    );
    fails_with(
        "given agenda bid; p1 hand 3; p2 hand 4\ngiven p1 coins 1\ngiven p1 hand 5\ngoes_on",
        3,
        &["p1 hand is given twice: here and in line 8"],
    );
    fails_with("given chest 3\ngoes_on", 1, &["“chest” names nothing"]);
}

#[test]
fn a_refused_play_names_the_clause_and_what_would_do() {
    let block = "given agenda spend p1 0\nplay p1: take; take; take";
    fails_with(block, 2, &["“take” is refused by PEBB-TAKE-01: ", "p1 may  buy; pass"]);
    fails_with(
        "given agenda spend p1 0\nplay p2: take",
        2,
        &["PEBB-TURN-01", "p2 is not asked now", "p1 is asked  spend: "],
    );
    fails_with(
        "given agenda spend p1 0\nplay p1: grab",
        2,
        &["“grab” is not a choice: “grab” means nothing here", "p1 may  take; pass"],
    );
}

#[test]
fn a_refusal_must_be_one_and_for_that_reason() {
    let given = "given agenda spend p1 0";
    fails_with(&format!("{given}\nrefuses p1: take"), 2, &["“take” is allowed", "p1 may  take; pass"]);
    fails_with(
        &format!("{given}\nrefuses p1: buy — PEBB-TAKE-01"),
        2,
        &["another reason", "expected  PEBB-TAKE-01", "found     PEBB-BUY-01: "],
    );
    fails_with(&format!("{given}\nrefuses p1: grab"), 2, &["“grab” is not a choice"]);
    passes(&format!(
        "{given}\nrefuses p1: buy\nrefuses p1: buy — PEBB-BUY-02, PEBB-BUY-01\nrefuses p2: pass PEBB-TURN-01"
    ));
    let bid = "given agenda bid; p1 hand 3; p2 hand 5";
    fails_with(&format!("{bid}\nuntouchable p1: pebble:3"), 2, &["p1 can do something with pebble:3", "p1 may  bid 3"]);
    fails_with(&format!("{bid}\nuntouchable p1: pebble:5 PEBB-BUY-01"), 2, &["found     PEBB-BID-01"]);
    fails_with(&format!("{bid}\nuntouchable p1: pebble"), 2, &["“pebble” means nothing here (thing)"]);
}

#[test]
fn what_is_allowed_offered_and_asked_must_be_so() {
    let given = "given agenda spend p1 0";
    fails_with(&format!("{given}\nallows p1: take; buy"), 2, &["“buy” is refused by PEBB-BUY-01"]);
    fails_with(
        &format!("{given}\noffers p1: take; buy"),
        2,
        &["not offered  buy", "offered too  pass", "p1 may  take; pass"],
    );
    fails_with(&format!("{given}\noffers p1: -"), 2, &["offered too  take; pass"]);
    fails_with(&format!("{given}\noffers p1: take; grab; pass"), 2, &["“grab” is not a choice"]);
    fails_with(&format!("{given}\nasks p1 bid"), 2, &["p1 is asked  spend: "]);
    fails_with(&format!("{given}\nasks p2 spend"), 2, &["p1 is asked  spend: "]);
    fails_with(&format!("{given}\nasks p1 spendd"), 2, &["nobody is ever asked “spendd”", "there are  "]);
    fails_with("asks p1 bid", 1, &["the game is over, and won by  p1 p2"]);
    fails_with("no_undo p3", 1, &["nobody sits at p3"]);
    fails_with(&format!("{given}\nexpect p1 purse 3"), 2, &["“p1 purse 3” names nothing", "p1 coins;", "chest"]);
    fails_with(
        &format!("{given}\nplay p1: take\nexpect p1 coins -"),
        3,
        &["expected  p1 coins  -", "found     p1 coins  1"],
    );
}

#[test]
fn the_house_answers_as_written_before_or_after() {
    let given = "given agenda spend p1 0; p1 coins 2; p1 hand 1";
    let after = "expect p1 hand 1 3 4";
    passes(&format!("{given}\nhouse draw 3; draw 4\nplay p1: buy; buy\n{after}"));
    passes(&format!("{given}\nplay p1: buy\nhouse draw 3\nplay p1: buy\nhouse draw 4\n{after}"));
    passes(&format!("{given}\nhouse draw 3\nplay p1: buy; buy\nhouse draw 4\n{after}"));
    passes("house draw 3; draw 4\ngiven agenda draw p1 1 | draw p2 1 | bid\nexpect p1 hand 3; p2 hand 4");
    // Not said: the seed answers, always the same.
    passes(&format!("{given}\nplay p1: buy; buy\ngoes_on\nexpect p1 coins 0"));
}

#[test]
fn an_answer_of_the_house_that_cannot_be_or_is_not_needed_fails() {
    let given = "given agenda spend p1 0; p1 coins 2; p1 hand 1";
    let early = format!("{given}\nhouse draw 3; draw 1\nplay p1: buy\nplay p1: buy");
    fails_with(&early, 2, &["the House cannot answer “draw 1” here", "house may  draw 2; draw 4"]);
    fails_with(&format!("{given}\nplay p1: buy\nhouse draw 1"), 3, &["cannot answer “draw 1”"]);
    fails_with(&format!("{given}\nhouse draw 3\nhouse draw 4\nplay p1: buy"), 3, &["never asked for “draw 4”"]);
    fails_with(&format!("{given}\nhouse roll 6\nplay p1: buy"), 2, &["“roll 6” is not a choice"]);
}

#[test]
fn an_answer_of_the_house_that_comes_too_late_says_where_it_belonged() {
    let given = "given agenda spend p1 0; p1 coins 2; p1 hand 1\nplay p1: buy\nexpect p1 coins 1\nhouse draw 3; draw 4";
    let belongs = ["“draw 3” comes too late", "for line 9, “play p1: buy”"];
    fails_with(given, 4, &belongs);
    fails_with("given agenda draw p1 1 | bid; p2 hand 4\nasks p1 bid\nhouse draw 2", 3, &["“draw 2” comes too late"]);
}

#[test]
fn what_is_expected_is_compared_by_its_meaning() {
    let given = "given agenda bid; p1 hand 3 11; p2 hand 5";
    passes(&format!("{given}\nexpect p1 hand 11 3\nexactly p1 hand 11 3"));
    fails_with(&format!("{given}\nexpect p1 hand 11"), 2, &["expected  p1 hand  11", "found     p1 hand  3 11"]);
    fails_with(&format!("{given}\nexpect p1 hand eleven"), 2, &["p1 hand: “eleven” means nothing here (pebble)"]);
}

#[test]
fn a_setup_is_allowed_or_refused_by_a_clause() {
    passes("allows setup: players 4\nrefuses setup: players 5 — PEBB-DEAL-01\nrefuses setup: players 1");
    fails_with("allows setup: players 5", 1, &["“players 5” is refused by PEBB-DEAL-01: "]);
    fails_with("refuses setup: players 4", 1, &["“players 4” is allowed"]);
    fails_with("refuses setup: gamers 4", 1, &["not a setup", "“gamers”"]);
    fails_with("refuses setup: players 5 — PEBB-BID-01", 1, &["another reason", "found     PEBB-DEAL-01: "]);
}

#[test]
fn what_is_seen_is_read_off_the_view() {
    let given = "given agenda bid; p1 hand 3 11; p2 hand 5; p1 coins 2";
    passes(&format!(
        "{given}\nsees p1: p1 hand 11 3; p2 hand 1 backs; chest 4\nsees spectator: p1 hand 2 backs; spent -"
    ));
    fails_with(
        &format!("{given}\nsees p2: p1 hand 3 11"),
        2,
        &["expected  p1 hand  3 11", "found     p1 hand  2 backs"],
    );
    fails_with(
        &format!("{given}\nsees p2: p1 hadn 3"),
        2,
        &["“p1 hadn 3” names nothing that can be seen", "there are  "],
    );
    fails_with(&format!("{given}\nunseen p2: 3"), 2, &["“3” is a number"]);
    fails_with(&format!("{given}\nunseen p2: hawk"), 2, &["“hawk” is nowhere on the table"]);
}

#[test]
fn luck_is_counted() {
    // Fifteen pebbles are in the sack; one of them is drawn, then another.
    let given = "given agenda draw p1 2 | bid; p2 hand 5";
    passes(&format!("{given}\nodds 1/105: p1 hand 3 11\nodds 0.952%: p1 hand 11 3\nodds 1: chest 6"));
    fails_with(&format!("{given}\nodds 1/6: p1 hand 3 11"), 2, &["expected  1/6", "found     1/105 (0.95%)"]);
    fails_with("given agenda bid; p1 hand 3; p2 hand 5\nodds 1: chest 6", 2, &["the House is not asked now"]);
    fails_with(&format!("{given}\nmeasure 3 to 5: distance 2"), 2, &["nothing to measure from 3 to 5"]);
}

#[test]
fn a_page_goes_only_so_far() {
    let text = page("given agenda spend p1 0\nplay p1: take; take; pass\ngoes_on");
    let page = Page::parse("pebbles.md", &text).expect("a good page");
    let report = page.run_within::<Pebbles>(Bounds { steps: 2, shows: true });
    let failure = report.failures().next().expect("three steps are one too many");
    assert_eq!(failure.what, [Said::TooLong]);
    let left = report.examples[0].left.as_ref().expect("it was wanted");
    assert!(left.position.contains("p1 coins 2") && left.view.is_object(), "{left:?}");
}

#[test]
fn taking_back_must_be_possible_or_not_as_said() {
    let given = "given agenda spend p1 0; p1 coins 1";
    fails_with(&format!("{given}\nplay p1: take\nundo p1 2"), 3, &["p1 can take back 1 of its answers"]);
    fails_with(&format!("{given}\nplay p1: take\nno_undo p1"), 3, &["p1 can take back 1 of its answers"]);
    fails_with(&format!("{given}\nplay p1: take; buy\nundo p1"), 3, &["p1 can take back 0 of its answers"]);
}

#[test]
fn what_is_told_must_be_so() {
    let given = "given agenda spend p1 0; p1 coins 1; p1 hand 1; p2 hand 2\nplay p1: take; buy";
    fails_with(
        &format!("{given}\ntells p2: took; drew"),
        3,
        &["nothing called “drew” was told to p2", "told  took; bought; drew-unseen"],
    );
    fails_with(&format!("{given}\nhides p1: drew"), 3, &["something called “drew” was told to p1"]);
    fails_with(&format!("{given}\nhides p2: dreww"), 3, &["nothing is ever told as “dreww”", "there are  ", "drew"]);
    fails_with(&format!("{given}\ntells p2: dreww"), 3, &["nothing is ever told as “dreww”"]);
    passes(&format!("{given}\nplay p1: pass\nhides p1: took; drew\ntells p1: passed"));
}

#[test]
fn the_end_must_be_as_said() {
    let given = "given agenda spend p1 0; p1 coins 1";
    fails_with(&format!("{given}\nover p1"), 2, &["the game goes on", "p1 is asked"]);
    fails_with(&format!("{given}\nplay p1: pass\nover p1 p2"), 3, &["the winners are  p1"]);
    fails_with(&format!("{given}\nplay p1: pass\ngoes_on"), 3, &["the game is over", "won by  p1"]);
}

#[test]
fn one_failure_does_not_hide_another_example() {
    let text = page("over p1\n```\n\n```table\nover p1 p2\n```\n\n## More\n\n```table\ngoes_on");
    let report = Page::parse("pebbles.md", &text).expect("a good page").run::<Pebbles>();
    assert_eq!(report.examples.iter().map(|example| example.outcome.is_ok()).collect::<Vec<_>>(), [false, true, false]);
    assert!(report.to_string().ends_with("pebbles.md: 3 examples, 2 failed"), "{report}");
}

#[test]
fn a_whole_folder_is_run() {
    let folder = std::env::temp_dir().join(format!("arbiter-book-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("can be made");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("can be written");
    write("b.md", &page("over p1 p2"));
    write("a.md", &page("over p1"));
    write("c.md", &format!("<!-- game: chess -->\n{}", page("over p1")));
    write("d.md", &page("ovre p1"));
    write("notes.txt", "not a page");
    let report = run_book::<Pebbles>(&folder);
    fs::remove_dir_all(&folder).expect("can be removed");
    let report = report.expect("can be read");
    assert_eq!((report.examples(), report.passed()), (2, false));
    assert!(report.pages[0].page.ends_with("a.md") && report.pages[1].passed());
    let text = report.to_string();
    assert!(
        text.contains("this page belongs to chess, not to pebbles") && text.contains("d.md cannot be read"),
        "{text}"
    );
}

#[test]
#[should_panic(expected = "there is no example in")]
fn an_empty_book_does_not_hold() {
    let root = std::env::temp_dir().join(format!("arbiter-no-book-{}", std::process::id()));
    fs::create_dir_all(root.join("tests/book")).expect("can be made");
    let held = std::panic::catch_unwind(|| book_holds::<Pebbles>(&root.display().to_string()));
    fs::remove_dir_all(&root).expect("can be removed");
    if let Err(panic) = held {
        std::panic::resume_unwind(panic);
    }
}
