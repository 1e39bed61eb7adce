//! Messages on the wire.

use arbiter_protocol::*;

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
