//! Pages of the rule book over HTTP: played, refused, and copied from tables.

use crate::room::{Person, Room, bot, wish};
use arbiter_protocol::{BookText, Created, NewTable, Refusal, Refused};
use arbiter_server::client::Visitor;
use serde_json::{Value, json};

const HOLDS: &str = "<!-- game: pebbles -->\n# Two coins — PEBB-TAKE-01\n\n```table\ngiven agenda spend p1 0\n\
                     play p1: take; take\nrefuses p1: take — PEBB-TAKE-01\nexpect chest 4\n```\n";

async fn played(anybody: &mut Visitor, page: &str) -> Value {
    let answer = anybody.post("/api/book", &json!({ "page": page })).await.expect("answers");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json().expect("a report")
}

async fn refused(anybody: &mut Visitor, body: &Value) -> (u16, Refused) {
    let answer = anybody.post("/api/book", body).await.expect("answers");
    (answer.status, answer.json::<Refusal>().expect("a refusal").refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_write_a_page_and_see_it_run() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    let report = played(&mut anybody, HOLDS).await;
    assert_eq!((&report["game"], &report["problems"]), (&json!("pebbles"), &json!([])));
    let example = &report["examples"][0];
    assert_eq!((&example["failure"], &example["line"]), (&Value::Null, &json!(4)));
    assert_eq!(example["clauses"], json!(["PEBB-TAKE-01"]));
    assert!(example["left"]["position"].as_str().is_some_and(|text| text.contains("p1 coins 2")), "{example}");
    assert!(example["left"]["view"]["zones"].is_array(), "{example}");

    let report = played(&mut anybody, &HOLDS.replace("chest 4", "chest 5")).await;
    let failure = &report["examples"][0]["failure"];
    assert_eq!((&failure["line"], &failure["what"][0]["id"]), (&json!(8), &json!("book-expected")), "{failure}");
    assert_eq!(failure["what"][1]["args"]["value"]["text"], "4", "{failure}");

    let report = played(&mut anybody, &HOLDS.replace("expect", "hopefully")).await;
    assert_eq!(report["examples"], json!([]));
    assert_eq!(report["problems"][0]["what"]["id"], "book-no-kind", "{report}");

    let silent = json!({ "page": HOLDS.replace("<!-- game: pebbles -->", ""), "game": "pebbles" });
    assert_eq!(anybody.post("/api/book", &silent).await.expect("answers").status, 200);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_played_only_within_bounds() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    for (page, status, wanted) in [
        (HOLDS.replace("pebbles", "chess"), 404, Refused::NotFound),
        (HOLDS.replace("<!-- game: pebbles -->", ""), 404, Refused::NotFound),
        (HOLDS.to_owned() + &"\n".repeat(20_000), 413, Refused::TooBig),
        ("# Much\n".to_owned() + &"```table\ngoes_on\n```\n".repeat(41), 413, Refused::TooBig),
    ] {
        assert_eq!(refused(&mut anybody, &json!({ "page": page })).await, (status, wanted));
    }
    assert_eq!(refused(&mut anybody, &json!({ "leaf": HOLDS })).await, (400, Refused::Malformed));
    // Who is dealt what among sixteen pebbles can be counted, but not here.
    let endless = "<!-- game: pebbles -->\n# Luck\n```table\nsetup players 4\nodds 1: chest 6\n```\n";
    let report = played(&mut anybody, endless).await;
    assert_eq!(report["examples"][0]["failure"]["what"][0]["id"], "book-too-long", "{report}");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_asked_for_no_more_often_than_anything_else() {
    let room = Room::with(|config| {
        config.limits.requests_per_second = 1;
        config.limits.requests_at_once = 2;
    })
    .await;
    let mut anybody = room.visitor();
    for _ in 0..2 {
        played(&mut anybody, HOLDS).await;
    }
    assert_eq!(refused(&mut anybody, &json!({ "page": HOLDS })).await, (429, Refused::Rate));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_page_of_every_game_holds() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    for game in arbiter_shelf::all() {
        let answer = anybody.get(&format!("/api/book/{game}")).await.expect("answers");
        let text: BookText = answer.json().expect("a page");
        let report = played(&mut anybody, &text.page).await;
        assert_eq!(report["examples"][0]["failure"], Value::Null, "{game}: {report}");
    }
    assert_eq!(anybody.get("/api/book/chess").await.expect("answers").status, 404);
    room.close().await;
}

async fn not_copied(who: &mut Visitor, path: &str) -> (u16, Refused) {
    let answer = who.get(path).await.expect("answers");
    (answer.status, answer.json::<Refusal>().expect("a refusal").refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_copied_as_far_as_one_may_know_it() {
    let room = Room::open().await;
    let (table, mut anna, mut ben) = room.two().await;
    let page = |seat: &str| format!("/api/tables/{table}/page{seat}");
    let mut stranger = room.visitor();
    for (who, path, status, wanted) in
        [(&mut ben, page("?seat=p1"), 403, Refused::NoSeat), (&mut stranger, page("?seat=p1"), 403, Refused::NoSeat)]
    {
        assert_eq!(not_copied(who, &path).await, (status, wanted), "{path}");
    }
    for (path, status, wanted) in [
        (page("?seat=p2"), 403, Refused::NoSeat),
        (page(""), 409, Refused::NotOver),
        (page("?seat=p9"), 400, Refused::Malformed),
        (page("?seat=p1&frame=9999"), 404, Refused::NotFound),
        (page("?seat=p1&frame=0"), 404, Refused::NotFound),
    ] {
        assert_eq!(not_copied(&mut anna, &path).await, (status, wanted), "{path}");
    }
    let mine: BookText = anna.get(&page("?seat=p1")).await.expect("answers").json().expect("a page");
    let report = played(&mut anna, &mine.page).await;
    assert_eq!(report["examples"][0]["failure"], Value::Null, "{}", mine.page);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn once_a_game_is_over_everything_of_it_is_copied() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let wish = NewTable { game: "pebbles".into(), ..wish(vec![bot(), bot()]) };
    let created: Created = anna.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    let mut eyes = Person::at(&created.table, &anna).await;
    while !eyes.is_over() {
        eyes.hear_table().await;
    }
    let mut stranger = room.visitor();
    for frame in [0, 3, 7] {
        let path = format!("/api/tables/{}/page?frame={frame}", created.table);
        let text: BookText = stranger.get(&path).await.expect("answers").json().expect("a page");
        let report = played(&mut stranger, &text.page).await;
        assert_eq!(report["examples"][0]["failure"], Value::Null, "{}", text.page);
    }
    room.close().await;
}
