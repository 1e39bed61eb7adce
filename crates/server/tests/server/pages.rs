//! The HTTP API beside the tables.

use crate::room::{Person, Room, bot, make, me, wish};
use arbiter_protocol::{GameInfo, Refusal, Refused, RulesPage, SeatPlan, SetupVerdict};
use arbiter_server::client::Visitor;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_the_rules_and_the_document_can_be_read() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    let games: Vec<GameInfo> = anybody.get("/api/games").await.expect("answers").json().expect("json");
    let resa = games.iter().find(|game| game.game == "res_arcana").expect("on the shelf");
    assert_eq!(resa.title, "Res Arcana");
    assert_eq!(resa.sizes.iter().map(|size| size.players).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(games.iter().all(|game| !game.sizes.is_empty()));
    let rules: RulesPage = anybody.get("/api/rules/res_arcana?lang=de").await.expect("answers").json().expect("json");
    assert!(rules.chapters.iter().flat_map(|chapter| &chapter.clauses).all(|clause| clause.translated));
    assert_eq!(anybody.get("/api/rules/res_arcana?lang=it").await.expect("answers").status, 400);
    assert_eq!(anybody.get("/api/rules/chess").await.expect("answers").status, 404);
    let document: Value = anybody.get("/api/openapi.json").await.expect("answers").json().expect("json");
    for path in ["/api/games", "/api/session", "/api/tables", "/api/tables/{id}/join", "/api/tables/{id}/ws"] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    for (method, path, statuses) in [
        ("post", "/api/tables", &["409"][..]),
        ("post", "/api/tables/{id}/join", &["409", "423"]),
        ("get", "/api/tables/{id}/log", &["409", "423"]),
        ("get", "/api/tables/{id}/replay", &["423"]),
        ("get", "/api/tables/{id}/page", &["409", "423"]),
    ] {
        for status in statuses {
            let said = &document["paths"][path][method]["responses"][status];
            assert!(said.is_object(), "{method} {path} may be refused with {status}");
        }
    }
    room.close().await;
}

/// What is said to be part of a path is there, and nothing else is: whoever asks by the document asks what we understand.
#[tokio::test(flavor = "multi_thread")]
async fn the_document_says_where_in_a_request_each_thing_stands() {
    let room = Room::open().await;
    let document: Value = room.visitor().get("/api/openapi.json").await.expect("answers").json().expect("json");
    let paths = document["paths"].as_object().expect("paths");
    let mut asked = Vec::new();
    for (path, operation) in paths.iter().flat_map(|(path, item)| {
        item.as_object().into_iter().flatten().filter(|(_, what)| what.is_object()).map(move |(_, what)| (path, what))
    }) {
        let named = |place: &str| {
            let all = operation["parameters"].as_array().into_iter().flatten();
            let mut names: Vec<&str> =
                all.filter(|one| one["in"] == place).filter_map(|one| one["name"].as_str()).collect();
            names.sort_unstable();
            names
        };
        let mut parts: Vec<&str> =
            path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        parts.sort_unstable();
        assert_eq!(named("path"), parts, "{path}");
        asked.extend(named("query").into_iter().map(|name| format!("{path}?{name}")));
    }
    asked.sort_unstable();
    let (page, replay) = ("/api/tables/{id}/page", "/api/tables/{id}/replay");
    let wanted = [(page, "frame"), (page, "seat"), (replay, "count"), (replay, "eyes"), (replay, "from")];
    let mut wanted: Vec<String> = wanted.iter().map(|(path, name)| format!("{path}?{name}")).collect();
    wanted.insert(0, "/api/rules/{game}?lang".to_owned());
    assert_eq!(asked, wanted);

    // What a request may be one of has no other words, and says so.
    let (schemas, mut either) = (&document["components"]["schemas"], Vec::new());
    let mut bodies: Vec<&Value> = Vec::new();
    for operation in paths.values().flat_map(|item| item.as_object().into_iter().flat_map(|item| item.values())) {
        bodies.extend(operation.get("requestBody"));
    }
    let mut seen = std::collections::BTreeSet::new();
    while let Some(part) = bodies.pop() {
        match part {
            Value::Array(parts) => bodies.extend(parts),
            Value::Object(parts) => {
                bodies.extend(parts.values());
                let name = part["$ref"].as_str().and_then(|path| path.rsplit('/').next());
                if let Some(name) = name.filter(|name| seen.insert(name.to_string())) {
                    bodies.push(&schemas[name]);
                    let options = schemas[name]["oneOf"].as_array().into_iter().flatten();
                    either.extend(options.map(|option| (name, option)));
                }
            }
            _ => {}
        }
    }
    assert!(either.len() > 10, "{either:?}");
    for (name, option) in either {
        assert_eq!(option["additionalProperties"], false, "{name}: {option}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_metrics_and_pages_come_with_the_right_headers() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    let health: Value = anybody.get("/health").await.expect("answers").json().expect("json");
    assert_eq!(health["well"], true);
    assert!(anybody.get("/metrics").await.expect("answers").body.contains("arbiter_tables 0"));
    let page = anybody.get("/table/anything").await.expect("answers");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(page.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'self'")));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(anybody.get("/assets/nothing.js").await.expect("answers").status, 404);
    let session = anybody.get("/api/session").await.expect("answers");
    let cookie = session.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(session.header("cache-control"), Some("no-store"));
    assert!(anybody.get("/api/session").await.expect("answers").header("set-cookie").is_none(), "given once");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_comes_in_pages_is_remembered_once_it_is_over_and_not_sent_to_anybody_at_any_pace() {
    let room = Room::with(|config| {
        config.limits.frames = 30;
        config.limits.replays_per_second = 2;
    })
    .await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![bot(), bot()]).await.table;
    let path = format!("/api/tables/{table}/replay");
    let first: Value = anna.get(&path).await.expect("answers").json().expect("json");
    assert!(first["frames"].as_array().is_some_and(|frames| frames.len() <= 30));
    assert_eq!(room.server.app.remembered(), 0, "what goes on is not remembered");
    let mut person = Person::at(&table, &anna).await;
    while !person.is_over() {
        person.hear_table().await;
    }
    let (mut from, mut asked) = (0, 0);
    loop {
        let page: Value =
            anna.get(&format!("{path}?from={from}&count=1000")).await.expect("answers").json().expect("json");
        let (frames, total) = (page["frames"].as_array().expect("frames"), page["total"].as_u64().expect("a number"));
        assert!(frames.len() <= 30);
        assert!(frames.iter().zip(from..).all(|(frame, n)| frame["frame"] == n), "one after the other");
        (from, asked) = (from + frames.len() as u64, asked + 1);
        if from == total || asked == 10 {
            break;
        }
    }
    assert_eq!(room.server.app.remembered(), asked);
    let again = anna.get(&path).await.expect("answers");
    assert_eq!((again.status, room.server.app.remembered()), (200, asked), "the first page is known");
    let small = anna.get_with(&path, &[("accept-encoding", "gzip")]).await.expect("answers");
    assert_eq!((small.status, small.header("content-encoding")), (200, Some("gzip")));
    assert!(small.body.len() * 3 < again.body.len(), "{} of {} bytes", small.body.len(), again.body.len());
    let mut told = Vec::new();
    for _ in 0..20 {
        told.push(anna.get(&path).await.expect("answers").status);
    }
    assert!(told.contains(&429), "{told:?}");
    assert_eq!(anna.request("DELETE", &format!("/api/tables/{table}"), None).await.expect("answers").status, 204);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_of_the_api_is_json() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    for (method, path, status, refused) in [
        ("GET", "/api/nowhere", 404, "not_found"),
        ("PATCH", "/api/tables", 405, "malformed"),
        ("GET", "/api/tables/x/replay?count=many", 400, "malformed"),
        ("GET", "/api/tables/%ff", 400, "malformed"),
        ("GET", "/api/tables/x/ws", 400, "malformed"),
        ("POST", "/api/tables", 400, "malformed"),
    ] {
        let answer = anybody.request(method, path, None).await.expect("answers");
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (status, Some("application/json")),
            "{method} {path}"
        );
        assert_eq!(answer.json::<Value>().expect("json")["refused"], refused, "{method} {path}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_is_checked_without_a_table() {
    let room = Room::open().await;
    let mut anybody = room.visitor();
    for (setup, reason) in
        [("", None), ("players 3", Some("refused-setup")), ("weather fine", Some("common-unreadable-unknown"))]
    {
        let wish = json!({ "players": 2, "setup": setup });
        let answer = anybody.post("/api/games/res_arcana/check", &wish).await.expect("answers");
        let verdict: SetupVerdict = answer.json().expect("json");
        assert_eq!(verdict.reason.map(|reason| reason.id.into_owned()).as_deref(), reason, "{setup}");
    }
    let alone = json!({ "players": 1, "setup": "" });
    let answer = anybody.post("/api/games/res_arcana/check", &alone).await.expect("answers");
    let verdict: SetupVerdict = answer.json().expect("json");
    assert!(verdict.clause.is_some_and(|clause| clause.starts_with("RESA-")), "the rules say no");
    assert_eq!(anybody.post("/api/games/chess/check", &alone).await.expect("answers").status, 404);
    assert!(anybody.get("/api/tables").await.expect("answers").body.starts_with("[]"), "and no table was made");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_a_reason() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let with = |setup: &str| {
        let mut wish = wish(vec![me(), SeatPlan::Open]);
        wish.setup = Some(setup.into());
        wish
    };
    for (wish, status, refused) in [
        (wish(vec![]), 400, Refused::Setup),
        (wish(vec![me(); 5]), 400, Refused::Setup),
        (wish(vec![me()]), 400, Refused::Setup),
        (with("players 3"), 400, Refused::Setup),
        (with("weather fine"), 400, Refused::Setup),
        (with(&"x".repeat(600)), 400, Refused::Setup),
        (arbiter_protocol::NewTable { game: "chess".into(), ..with("") }, 404, Refused::NotFound),
        (arbiter_protocol::NewTable { rated: true, ..wish(vec![me(), me()]) }, 409, Refused::Rated),
        (arbiter_protocol::NewTable { name: Some("a\u{7}b".into()), ..with("") }, 400, Refused::Malformed),
    ] {
        let answer = anna.post("/api/tables", &wish).await.expect("answers");
        assert_eq!((answer.status, answer.json::<Refusal>().expect("json").refused), (status, refused), "{wish:?}");
    }
    let alone: Refusal = anna.post("/api/tables", &wish(vec![me()])).await.expect("answers").json().expect("json");
    assert!(alone.clause.is_some_and(|clause| clause.starts_with("RESA-")), "a rule says so");
    for body in ["", "{", "[1]", r#"{"game":"res_arcana","seats":[{"kind":"king"}]}"#] {
        let answer = anna.request("POST", "/api/tables", Some(body.into())).await.expect("answers");
        assert_eq!(
            (answer.status, answer.json::<Refusal>().expect("json").refused),
            (400, Refused::Malformed),
            "{body}"
        );
    }
    let long = json!({ "game": "x".repeat(20_000), "seats": [] });
    let answer = anna.post("/api/tables", &long).await.expect("answers");
    assert_eq!((answer.status, answer.json::<Refusal>().expect("json").refused), (413, Refused::TooBig));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused() {
    let room = Room::with(|config| {
        config.limits.requests_per_second = 1;
        config.limits.requests_at_once = 3;
    })
    .await;
    let mut anybody = room.visitor();
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(anybody.get("/api/games").await.expect("answers").status);
    }
    assert_eq!(statuses[..3], [200; 3]);
    assert_eq!(statuses[4], 429);
    for page in ["/join/nowhere", "/table/nowhere"] {
        assert_eq!(anybody.get(page).await.expect("answers").status, 429, "{page} is looked up");
    }
    assert_eq!(anybody.get("/health").await.expect("answers").status, 200, "whoever watches over it is not limited");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_for_whoever_runs_the_server_has_an_address_of_its_own() {
    let room = Room::with(|config| {
        config.metrics = Some(([127, 0, 0, 1], 0).into());
        config.secure = true;
    })
    .await;
    let (mut anybody, inside) = (room.visitor(), room.server.metrics.expect("an address"));
    assert_eq!(anybody.get("/metrics").await.expect("answers").status, 404);
    let health = anybody.get("/health").await.expect("answers");
    assert_eq!(health.status, 200, "who balances between servers asks it");
    let tls = health.header("strict-transport-security");
    assert!(tls.is_some_and(|tls| tls.starts_with("max-age=")), "browsers stay with TLS: {tls:?}");
    let mut operator = Visitor::new(inside);
    let metrics = operator.get("/metrics").await.expect("answers").body;
    assert!(metrics.contains("arbiter_tables 0") && metrics.contains("arbiter_well 1"), "{metrics}");
    assert_eq!(operator.get("/api/games").await.expect("answers").status, 404, "and nothing else is there");
    room.server.drain().await;
    assert_eq!(anybody.get("/health").await.expect("answers").status, 503, "nobody else is to be sent here");
    assert_eq!(anybody.get("/api/games").await.expect("answers").status, 200, "whoever is here plays on");
    room.close().await;
}
