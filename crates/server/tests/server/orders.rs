//! Answers of several pieces come in any order, one by one or all at once.

use crate::room::{Person, Room, me, wish};
use arbiter_protocol::{ClientMessage, Created, NewTable, SeatPlan};
use arbiter_testkit::orders::{Case, read_cases};
use serde_json::Value;
use std::ops::Deref;

/// Each game with the questions of its own tests.
const GAMES: [(&str, &str); 4] = [
    ("res_arcana", include_str!("../../../../games/res_arcana/tests/orders.txt")),
    ("arcs", include_str!("../../../../games/arcs/tests/orders.txt")),
    ("aristeia", include_str!("../../../../games/aristeia/tests/orders.txt")),
    ("arcmage", include_str!("../../../../games/arcmage/tests/orders.txt")),
];

/// A question of several pieces, put at a table of the server.
struct Question {
    game: &'static str,
    case: Case,
}

impl Deref for Question {
    type Target = Case;

    fn deref(&self) -> &Case {
        &self.case
    }
}

/// The questions of all games; what luck decides is nobody's to compare.
fn questions(luck: bool) -> Vec<Question> {
    let of = |(game, text)| {
        let cases = read_cases(text).unwrap_or_else(|(line, what)| panic!("{game}, line {line}: {what}"));
        cases.into_iter().filter(move |case| case.luck == luck).map(move |case| Question { game, case })
    };
    GAMES.into_iter().flat_map(of).collect()
}

impl Question {
    /// Somebody at a new table with this question.
    async fn asked(&self, room: &Room) -> Person {
        let mut visitor = room.visitor();
        let wish = NewTable {
            game: self.game.to_owned(),
            position: Some(self.given.clone()),
            ..wish(vec![me(), SeatPlan::Open])
        };
        let made = visitor.post("/api/tables", &wish).await.expect("answers");
        assert_eq!(made.status, 201, "{}: {}", self.game, made.body);
        let id = made.json::<Created>().expect("a table").table;
        let mut person = Person::at(&id, &visitor).await;
        for answer in &self.before {
            let told = person.ask(person.answer(answer)).await;
            assert_eq!(told["type"], "happened", "{}: {answer}: {told}", self.game);
        }
        assert!(!person.table["decision"]["tray"].is_null(), "{}: several pieces are asked for", self.game);
        person
    }

    /// Names the pieces one by one; nothing happens before the last. What is seen then.
    async fn one_by_one<'a>(&self, room: &Room, pieces: impl Iterator<Item = &'a String>) -> Value {
        let mut person = self.asked(room).await;
        let before = person.table["view"].clone();
        let pieces: Vec<_> = pieces.collect();
        for (i, piece) in pieces.iter().enumerate() {
            let choices = person.choices();
            assert!(choices.contains(piece), "{}: {piece} among {choices:?}", self.game);
            assert_eq!(person.table["view"], before, "{}: nothing happens before {piece}", self.game);
            let told = person.ask(person.answer(piece)).await;
            assert_eq!(told["type"], "happened", "{}: {piece}: {told}", self.game);
            // What was named may be taken back, and named again.
            if i == 0 {
                person.ask(ClientMessage::Undo { n: person.n(), count: 1, seat: None }).await;
                person.ask(person.answer(piece)).await;
            }
        }
        assert_ne!(person.table["view"], before, "{}: it is whole", self.game);
        person.table["view"].clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_come_in_any_order_one_by_one_or_all_at_once() {
    let room = Room::open().await;
    for case in questions(false) {
        let seen = case.one_by_one(&room, case.pieces.iter()).await;
        let turned = case.one_by_one(&room, case.pieces.iter().rev()).await;
        let mut person = case.asked(&room).await;
        let in_order = person.table["decision"]["tray"]["ordered"] == true;
        assert_eq!(turned != seen, in_order, "{}: the order counts where the tray says so", case.game);
        let (n, before) = (person.n(), person.table.clone());
        // With a piece that does not fit nothing of it is taken, and the piece is named.
        let told = person.ask(person.answer(&format!("{}, {}", case.pieces[0], case.wrong))).await;
        assert_eq!((told["type"].as_str(), told["refused"].as_str()), (Some("refused"), Some("illegal")), "{told}");
        assert_eq!((person.n(), &person.table), (n, &before), "nothing has changed");
        let whole = case.pieces.join(", ");
        person.ask(person.answer(&whole)).await;
        assert_eq!(person.table["view"], seen, "{}", case.game);
        // Sent twice, it counts once.
        let again = person.ask(ClientMessage::Choose { n, choice: whole, seat: None }).await;
        assert_eq!((again["type"].as_str(), &person.table["view"]), (Some("table"), &seen), "{again}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_taken_up_in_any_order_and_thrown_together() {
    let room = Room::open().await;
    for case in questions(true) {
        case.one_by_one(&room, case.pieces.iter()).await;
        case.one_by_one(&room, case.pieces.iter().rev()).await;
        let mut person = case.asked(&room).await;
        let before = person.table.clone();
        let told = person.ask(person.answer(&format!("{}, {}", case.pieces[0], case.wrong))).await;
        assert_eq!((told["refused"].as_str(), &person.table), (Some("illegal"), &before), "nothing is thrown: {told}");
        let told = person.ask(person.answer(&case.pieces.join(", "))).await;
        assert_eq!(told["type"], "happened", "{told}");
        assert_ne!(person.table["view"], before["view"], "{}: thrown at once", case.game);
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_would_come_of_pieces_is_told_to_whom_they_belong_and_changes_nothing() {
    let room = Room::open().await;
    let defenders = questions(false).into_iter().find(|case| case.pieces[0].starts_with("defend "));
    let case = defenders.expect("defenders are named");
    let mut person = case.asked(&room).await;
    let (n, before) = (person.n(), person.table.clone());
    let foresee = |n: usize, pieces: &str| ClientMessage::Foresee { n: n as u32, pieces: pieces.into(), seat: None };
    let n = n as usize;
    let told = person.ask(foresee(n, &case.pieces[0])).await;
    assert_eq!(
        (told["type"].as_str(), told["pieces"].as_str()),
        (Some("foreseen"), Some(case.pieces[0].as_str())),
        "{told}"
    );
    assert_eq!(told["view"]["attack"]["battles"][0]["defenders"][0], "shatis", "{told}");
    assert_ne!(told["view"]["attack"]["forecast"], before["view"]["attack"]["forecast"]);
    // Of what cannot be named together, of another position and of no words at all nothing is shown.
    let wrong = format!("{}, {}", case.pieces[0], case.wrong);
    for (n, pieces) in [(n, wrong.as_str()), (n + 1, case.pieces[0].as_str()), (n, "abracadabra"), (n, "done")] {
        let told = person.ask(foresee(n, pieces)).await;
        assert_eq!((told["type"].as_str(), told["view"].is_null()), (Some("foreseen"), true), "{pieces}: {told}");
    }
    assert_eq!((person.n() as usize, &person.table), (n, &before), "nothing has changed");
    room.close().await;
}
