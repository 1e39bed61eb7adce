//! The TypeScript in `web/src/wire/` is what the types say. `ARBITER_BLESS=1` writes it anew.

use arbiter_protocol::*;
use std::{fs, path::Path};
use ts_rs::{Config, TS};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/index.ts");

fn declare<T: TS>(out: &mut String) {
    let config = Config::new().with_large_int("number");
    out.push('\n');
    if let Some(docs) = T::docs() {
        out.push_str(&docs);
    }
    out.push_str("export ");
    out.push_str(&T::decl(&config));
    out.push('\n');
}

macro_rules! wire {
    ($($kind:ty),* $(,)?) => {{
        let mut out = "// Generated from crates/protocol by its test `wire`; do not edit.\n".to_owned();
        $(declare::<$kind>(&mut out);)*
        out.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>()
    }};
}

#[test]
fn the_typescript_is_fresh() {
    let text = wire![
        Seat,
        Spoken,
        Arg,
        Refused,
        Refusal,
        ClientMessage,
        About,
        ServerMessage,
        TableNow,
        SeatNow,
        SeatKind,
        Decision,
        Offer,
        Piece,
        Tray,
        MayUndo,
        Happening,
        Said,
        Over,
        Place,
        GameInfo,
        TableSize,
        Variant,
        Level,
        NewTable,
        SetupCheck,
        SetupVerdict,
        SeatPlan,
        Created,
        Invite,
        Join,
        TableSummary,
        Session,
        NewName,
        Health,
        Replay,
        Frame,
        RulesPage,
        RulesChapter,
        RulesClause,
        RulesTerm,
        RulesSource,
    ];
    if std::env::var_os("ARBITER_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(Path::new(FILE).parent().expect("a folder")).expect("can be made");
        fs::write(FILE, &text).expect("can be written");
    }
    let found = fs::read_to_string(FILE).unwrap_or_default();
    assert!(found == text, "web/src/wire/index.ts is not fresh: ARBITER_BLESS=1 cargo test -p arbiter-protocol");
}

#[test]
fn messages_read_back_as_written() {
    let said = Spoken::plain("resa-log-paid")
        .with("seat", Arg::Seat(Seat::P2))
        .with("what", Arg::List(vec![Spoken::plain("resa-amount").with("n", Arg::Number(2))]));
    let json = serde_json::to_string(&said).expect("plain data");
    assert_eq!(
        json,
        r#"{"id":"resa-log-paid","args":{"seat":{"seat":"p2"},"what":{"list":[{"id":"resa-amount","args":{"n":{"number":2}}}]}}}"#
    );
    assert_eq!(serde_json::from_str::<Spoken>(&json).expect("as written"), said);
    let hello: ClientMessage = serde_json::from_str(r#"{"type":"hello"}"#).expect("since may be left out");
    assert_eq!(hello, ClientMessage::Hello { since: None });
    assert!(serde_json::from_str::<ClientMessage>(r#"{"type":"choose","n":1,"choice":"pass","more":1}"#).is_err());
}
