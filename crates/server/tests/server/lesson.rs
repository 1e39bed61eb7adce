//! Pages that teach, over HTTP: lessons as rows of stops, puzzles with what came of an answer; and what is refused.

use crate::room::Room;
use arbiter_learn::puzzle::puzzles;
use arbiter_protocol::{Refusal, Refused};
use arbiter_server::client::Visitor;
use serde_json::{Value, json};

const LESSON: &str = "<!-- game: pebbles -->\n\n# Mine\n\n```table\ngiven p1 hand 3 7; p2 hand 5; agenda bid\n\
                      coach hello at hand:7\nrefuses p1: bid 5 — PEBB-BID-01\nplay p1: bid 7\nplay p2: bid 5\n\
                      coach there\n```\n";

const PUZZLE: &str = "<!-- game: pebbles -->\n\n# Legal or not?\n\nkind = legal\nlevel = 1\n\
                      among = PEBB-BID-01 PEBB-TAKE-01\n\n```table\n\
                      given p1 hand 3 7; p2 hand 5; agenda bid\nrefuses p1: bid 5 — PEBB-BID-01\n```\n";

async fn told(anybody: &mut Visitor, path: &str, body: &Value) -> Value {
    let answer = anybody.post(path, body).await.expect("answers");
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.json().expect("an answer")
}

async fn refused(anybody: &mut Visitor, path: &str, body: &Value) -> (u16, Refused) {
    let answer = anybody.post(path, body).await.expect("answers");
    (answer.status, answer.json::<Refusal>().expect("a refusal").refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_a_row_of_stops() {
    let room = Room::open().await;
    let lesson = told(&mut room.visitor(), "/api/lesson", &json!({ "page": LESSON })).await;
    assert_eq!((&lesson["game"], &lesson["problems"]), (&json!("pebbles"), &json!([])));
    assert!(lesson["position"].as_str().is_some_and(|position| !position.is_empty()), "{lesson}");
    let [hello, there] = &lesson["stops"].as_array().expect("stops")[..] else { panic!("{lesson}") };
    assert_eq!(
        (&hello["says"], &hello["at"], &hello["expected"]),
        (&json!("hello"), &json!(["hand:7"]), &json!(["bid 7"]))
    );
    assert_eq!((&hello["table"]["n"], &hello["table"]["decision"]["seat"]), (&json!(0), &json!("p1")), "{hello}");
    assert_eq!((&there["says"], &there["expected"]), (&json!("there"), &json!([])));
    assert!(there["entries"].as_array().is_some_and(|entries| entries.len() >= 2), "what both did is told: {there}");
    // The rival is the one the free game is played against.
    let seats = &hello["table"]["seats"];
    assert_eq!((&seats[0]["kind"], &seats[0]["level"]), (&json!("person"), &Value::Null), "{seats}");
    assert_eq!((&seats[1]["kind"], &seats[1]["level"]), (&json!("bot"), &json!("first")), "{seats}");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_no_lesson_is_told_why() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    for (page, line, what) in [
        (LESSON.replace("<!-- game: pebbles -->", ""), 1, "book-no-game"),
        (LESSON.replace("pebbles", "chess"), 1, "book-no-such-game"),
        (PUZZLE.to_owned(), 1, "book-no-coach"),
        (LESSON.replace("coach hello", "says hello"), 7, "book-no-kind"),
    ] {
        let lesson = told(&mut anybody, "/api/lesson", &json!({ "page": page })).await;
        let problem = &lesson["problems"][0];
        assert_eq!((&problem["line"], &problem["what"]["id"]), (&json!(line), &json!(what)), "{lesson}");
        assert_eq!((&lesson["stops"], &lesson["failure"]), (&json!([]), &Value::Null));
    }
    let untrue = LESSON.replace("PEBB-BID-01", "PEBB-TAKE-01");
    let lesson = told(&mut anybody, "/api/lesson", &json!({ "page": untrue })).await;
    assert_eq!(
        (&lesson["failure"]["line"], &lesson["failure"]["what"][0]["id"]),
        (&json!(8), &json!("book-other-reason")),
        "{lesson}"
    );
    let long = LESSON.replace("coach there\n", &"coach there\n".repeat(80));
    assert_eq!(refused(&mut anybody, "/api/lesson", &json!({ "page": long })).await, (413, Refused::TooBig));
    let heavy = LESSON.to_owned() + &"\n".repeat(20_000);
    assert_eq!(refused(&mut anybody, "/api/lesson", &json!({ "page": heavy })).await, (413, Refused::TooBig));
    assert_eq!(refused(&mut anybody, "/api/lesson", &json!({ "leaf": LESSON })).await, (400, Refused::Malformed));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_tried_in_vain_in_a_lesson_has_its_reason() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    let asked =
        |page: &str, stop: u32, choice: &str| json!({ "page": page, "stop": stop, "about": { "choice": choice } });
    let why = "/api/lesson/why";
    let because = told(&mut anybody, why, &asked(LESSON, 0, "bid 5")).await;
    assert_eq!(because["clause"], "PEBB-BID-01", "{because}");
    assert!(because["reason"]["id"].is_string(), "{because}");
    let allowed = told(&mut anybody, why, &asked(LESSON, 0, "bid 3")).await;
    assert_eq!((&allowed["reason"], &allowed["clause"]), (&Value::Null, &Value::Null));
    for (body, wanted) in [
        (asked(LESSON, 2, "bid 5"), (404, Refused::NotFound)),
        (asked("# Nothing\n", 0, "bid 5"), (404, Refused::NotFound)),
        (asked(LESSON, 0, "bid so much"), (400, Refused::Malformed)),
        (json!({ "page": LESSON, "stop": -1, "about": { "choice": "bid 5" } }), (400, Refused::Malformed)),
    ] {
        assert_eq!(refused(&mut anybody, why, &body).await, wanted, "{body}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_puzzle_gives_nothing_away() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    let about = json!({ "choice": "bid 5" });
    let open = json!({ "page": PUZZLE, "answers": [], "why": about });
    let open = told(&mut anybody, "/api/puzzle", &open).await;
    assert_eq!((&open["verdict"], &open["among"]), (&json!("open"), &json!(["PEBB-BID-01", "PEBB-TAKE-01"])));
    for secret in ["reason", "clause", "answer", "shares"] {
        assert_eq!(open[secret], Value::Null, "{secret}: {open}");
    }
    for step in open["steps"].as_array().expect("steps") {
        assert_eq!(step["table"]["decision"], Value::Null, "what is allowed would tell: {open}");
    }
    for (answer, verdict) in [("PEBB-BID-01", "right"), ("PEBB-TAKE-01", "wrong"), ("yes", "wrong")] {
        let body = json!({ "page": PUZZLE, "answers": [answer] });
        let tried = told(&mut anybody, "/api/puzzle", &body).await;
        assert_eq!((&tried["verdict"], &tried["clause"]), (&json!(verdict), &json!("PEBB-BID-01")), "{answer}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_at_the_table_says_why_not_as_long_as_it_is_open() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    let (_, page) = puzzles("res_arcana").find(|(name, _)| name.starts_with("find")).expect("there is one");
    let body = |answers: &[&str], why: Value| json!({ "page": page, "answers": answers, "why": why });
    let open = told(&mut anybody, "/api/puzzle", &body(&[], Value::Null)).await;
    let decision = &open["steps"].as_array().and_then(|steps| steps.last()).expect("a table")["table"]["decision"];
    let first = decision["choices"][0]["text"].as_str().expect("something may be done");
    let barred = told(&mut anybody, "/api/puzzle", &body(&[], json!({ "choice": "place bone_dragon" }))).await;
    assert!(barred["reason"]["id"].is_string() && barred["clause"].is_string(), "{barred}");
    let tried = told(&mut anybody, "/api/puzzle", &body(&[first], Value::Null)).await;
    assert!(["open", "right", "wrong"].iter().any(|verdict| tried["verdict"] == *verdict), "{tried}");
    for (body, wanted) in [
        (body(&["pass"; 41], Value::Null), (413, Refused::TooBig)),
        (body(&["dance"], Value::Null), (400, Refused::Malformed)),
        (body(&[], json!({ "choice": "dance" })), (400, Refused::Malformed)),
        (json!({ "page": LESSON, "answers": [] }), (404, Refused::NotFound)),
        (json!({ "page": page }), (400, Refused::Malformed)),
    ] {
        assert_eq!(refused(&mut anybody, "/api/puzzle", &body).await, wanted, "{body}");
    }
    room.close().await;
}
