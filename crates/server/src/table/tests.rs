//! Rules that panic stop one table.

use super::{Inbox, Wish, actor::Actor, birth::Birth, wake::Woken};
use crate::{
    App, Config,
    outbox::{Outbox, outbox},
};
use arbiter_bots::Kind;
use arbiter_engine::{BadNotation, CannotUndo, Eyes, LogText, Seat, Seed, Turn};
use arbiter_protocol::{ClientMessage, Refused};
use arbiter_shelf::{
    Adviser, AnyDecision, AnyEntry, AnyFrame, AnyHappening, AnyIllegal, AnyPosition, AnyReason, AnyTable, Thinker,
    open_table,
};
use arbiter_store::{Holder, SeatRow, TableRow};
use serde_json::{Value, value::RawValue};
use std::{
    ops::Range,
    sync::{Arc, atomic::AtomicU8},
};
use tokio::sync::{mpsc, oneshot};

/// A table whose rules panic when anybody answers.
struct Faulty(Box<dyn AnyTable>);

impl AnyTable for Faulty {
    fn game(&self) -> &'static str {
        self.0.game()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn n(&self) -> usize {
        self.0.n()
    }
    fn since(&self) -> usize {
        self.0.since()
    }
    fn forget(&mut self) {
        self.0.forget();
    }
    fn trim(&mut self, positions: usize) {
        self.0.trim(positions);
    }
    fn knows_undo(&self) -> bool {
        self.0.knows_undo()
    }
    fn firm(&self) -> Option<AnyPosition> {
        self.0.firm()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn still_asks(&self, seat: Seat, n: usize) -> bool {
        self.0.still_asks(seat, n)
    }
    fn did_since(&self, seat: Seat, n: usize) -> Option<String> {
        self.0.did_since(seat, n)
    }
    fn decision(&self, seat: Seat) -> Option<AnyDecision> {
        self.0.decision(seat)
    }
    fn play(&mut self, _: Seat, _: &str) -> Result<(), AnyIllegal> {
        panic!("a fault of the rules, made for this test")
    }
    fn answer(&mut self, seat: Seat, pieces: &str) -> Result<(), AnyIllegal> {
        self.play(seat, pieces)
    }
    fn house(&mut self) {}
    fn page(&self, frame: Option<usize>, whose: Option<Seat>) -> Option<String> {
        self.0.page(frame, whose)
    }
    fn may_undo(&self, seat: Seat) -> u32 {
        self.0.may_undo(seat)
    }
    fn undo(&mut self, seat: Seat, count: u32) -> Result<(), CannotUndo> {
        self.0.undo(seat, count)
    }
    fn before_last_of(&self, seat: Seat) -> Option<u32> {
        self.0.before_last_of(seat)
    }
    fn back_to(&mut self, seat: Seat, ply: u32) -> Result<(), CannotUndo> {
        self.0.back_to(seat, ply)
    }
    fn note(&mut self, seat: Seat, text: &str) {
        self.0.note(seat, text);
    }
    fn moved_since(&self, n: usize) -> bool {
        self.0.moved_since(n)
    }
    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<AnyReason>, BadNotation> {
        self.0.why_not(seat, choice)
    }
    fn why_not_touch(&self, seat: Seat, thing: &str) -> Result<Option<AnyReason>, BadNotation> {
        self.0.why_not_touch(seat, thing)
    }
    fn foreseen(&self, seat: Seat, pieces: &str) -> Option<Box<RawValue>> {
        self.0.foreseen(seat, pieces)
    }
    fn view(&self, eyes: Eyes) -> Box<RawValue> {
        self.0.view(eyes)
    }
    fn entries(&self, range: Range<usize>) -> Vec<AnyEntry> {
        self.0.entries(range)
    }
    fn happenings(&self, range: Range<usize>, eyes: Eyes) -> Vec<AnyHappening> {
        self.0.happenings(range, eyes)
    }
    fn frame_count(&self) -> usize {
        self.0.frame_count()
    }
    fn frames(&self, _: Range<usize>, _: Eyes, _: &dyn Fn(Seat) -> bool) -> Vec<AnyFrame> {
        panic!("a fault of the rules, made for this test")
    }
    fn log(&self) -> LogText {
        self.0.log()
    }
    fn seed(&self) -> Seed {
        self.0.seed()
    }
    fn thinker(&self, seat: Seat, kind: Kind) -> Thinker {
        self.0.thinker(seat, kind)
    }
    fn adviser(&self, seat: Seat, lines: u32) -> Adviser {
        self.0.adviser(seat, lines)
    }
}

fn row(bot: Option<&str>) -> TableRow {
    TableRow {
        id: "t".into(),
        game: "res_arcana".into(),
        rules: 1,
        seed: "5".into(),
        opening: "setup players 2".into(),
        name: None,
        made_by: "anna".into(),
        made_at: 0,
        frozen: None,
        waits: 0,
        seats: vec![SeatRow::default(), SeatRow { bot: bot.map(Into::into), ..SeatRow::default() }],
        holders: vec![holder(0, "anna"), holder(1, "berta")],
    }
}

fn holder(seat: u8, guest: &str) -> Holder {
    Holder { seat, guest: guest.into(), since: 0 }
}

/// A faulty table, awake, with what it says to Anna.
async fn faulty(app: &Arc<App>, bot: Option<&str>) -> (mpsc::Sender<Inbox>, Outbox) {
    let table = open_table("res_arcana", 2, "", Seed::from(5)).expect("the usual table");
    let row = row(bot);
    app.store.open(&row, super::open::rows(&*table, 0, 0)).await.expect("kept");
    let people = super::wake::people(&row, Some(&*table), &[], &vec![(0, 0); table.n()]);
    let (kept, table) = (table.n(), Ok(Box::new(Faulty(table)) as Box<dyn AnyTable>));
    let woken = Woken { row, kept, position_kept: 0, people, rules_now: 1, was_over: false, goes_on: false, table };
    let (queue, inbox) = mpsc::channel(8);
    let mut birth = Birth {
        app: Arc::clone(app),
        id: "t".into(),
        queue: queue.downgrade(),
        inbox,
        connected: Arc::new(AtomicU8::new(0)),
    };
    let mut actor = Actor::new(&birth, woken);
    tokio::spawn(async move {
        if actor.begin().await.is_ok() {
            let _ = actor.run(&mut birth.inbox).await;
        }
    });
    let (out, heard) = outbox(1 << 20);
    let enter = Inbox::Enter { socket: 1, guest: "anna".into(), out, since: None };
    queue.send(enter).await.unwrap_or_else(|_| panic!("it is awake"));
    (queue, heard)
}

/// The task of this table, which nobody has let run yet.
async fn awake(app: &Arc<App>, table: Box<dyn AnyTable>) -> (mpsc::Sender<Inbox>, Actor) {
    let log = table.log();
    let row = TableRow { rules: log.rules, seed: log.seed, opening: log.opening, ..row(None) };
    app.store.open(&row, super::open::rows(&*table, 0, 0)).await.expect("kept");
    let people = super::wake::people(&row, Some(&*table), &[], &vec![(0, 0); table.n()]);
    let (kept, rules_now, table) = (table.n(), row.rules, Ok(table));
    let woken = Woken { row, kept, position_kept: 0, people, rules_now, was_over: false, goes_on: false, table };
    let (queue, inbox) = mpsc::channel(8);
    let connected = Arc::new(AtomicU8::new(0));
    let birth = Birth { app: Arc::clone(app), id: "t".into(), queue: queue.downgrade(), inbox, connected };
    (queue, Actor::new(&birth, woken))
}

/// A deadline that has passed would otherwise be looked at without end.
#[tokio::test]
async fn no_clock_runs_while_a_table_stands_still() {
    let app = app("still").await;
    let mut table = open_table("res_arcana", 2, "", Seed::from(5)).expect("the usual table");
    for note in ["clock 0 60 0 lose", "begin"] {
        table.note(Seat::HOUSE, note);
    }
    let (_queue, mut actor) = awake(&app, table).await;
    assert_eq!(actor.next_deadline().map(|(at, _)| at), Some(60_000));
    actor.freeze("a test");
    assert_eq!(actor.next_deadline(), None);
    let _ = std::fs::remove_dir_all(&app.config.data);
}

/// People play on and on: what a table keeps at hand does not grow with its log.
#[tokio::test]
async fn a_long_table_keeps_little_at_hand_while_people_play() {
    let app = app("long").await;
    let table = open_table("res_arcana", 2, "", Seed::from(5)).expect("the usual table");
    let (_queue, mut actor) = awake(&app, table).await;
    let mut most = 0;
    while actor.n() < 400 {
        let from = actor.n();
        let table = actor.table.as_mut().expect("it goes on");
        let Turn::Waiting(seats) = table.turn() else { break };
        let seat = seats.into_iter().next().expect("somebody is asked");
        let choice = table.thinker(seat, Kind::Random)(&|| false);
        table.play(seat, &choice).expect("bots play by the rules");
        assert!(actor.keep_and_show(from, Some(seat), None).await.is_ok());
        let table = actor.table.as_ref().expect("it goes on");
        most = most.max(table.n() - table.since());
        assert!(table.knows_undo(), "whoever takes something back need not wait for the whole log");
    }
    assert!(actor.n() > 250 && most < 200, "{most} of {}", actor.n());
    assert_eq!(app.store.entries("t").await.expect("reads").len(), actor.n());
    // Whoever wants to know more has it played again, and then it is forgotten once more.
    assert!(actor.has_forgotten(0) && actor.recall(0).await.is_ok() && !actor.has_forgotten(0));
    let _ = std::fs::remove_dir_all(&app.config.data);
}

/// A server that nobody knows yet, in a folder of its own.
pub(crate) async fn app(name: &str) -> Arc<App> {
    let folder = std::env::temp_dir().join(format!("arbiter-fault-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let config = Config { bot_pace: std::time::Duration::ZERO, ..Config::usual(folder) };
    App::open(config).await.expect("opens")
}

async fn hear(heard: &mut Outbox) -> Value {
    serde_json::from_str(&heard.next().await.expect("a message")).expect("JSON")
}

#[tokio::test]
async fn a_panic_of_the_rules_freezes_the_table_and_keeps_its_log() {
    let app = app("choice").await;
    let (queue, mut heard) = faulty(&app, None).await;
    let table = hear(&mut heard).await;
    let n = table["n"].as_u64().expect("a number") as u32;
    let (answer, answered) = oneshot::channel();
    let wish = Wish { eyes: None, from: 0, count: 9 };
    assert!(queue.send(Inbox::LookBack { guest: "anna".into(), wish, answer }).await.is_ok());
    assert!(matches!(answered.await, Ok(Err(Refused::Frozen))), "looking back may fail; the table goes on");
    let choice = table["decision"]["choices"][0]["text"].as_str().expect("a choice").to_owned();
    let message = ClientMessage::Choose { n, choice, seat: None };
    for _ in 0..2 {
        assert!(queue.send(Inbox::Say { socket: 1, message: message.clone() }).await.is_ok());
    }
    let frozen = hear(&mut heard).await;
    assert_eq!((frozen["type"].as_str(), frozen["frozen"]["refused"].as_str()), (Some("table"), Some("frozen")));
    assert_eq!(hear(&mut heard).await["refused"], "frozen");
    assert_eq!(hear(&mut heard).await["refused"], "frozen", "it stays so");
    assert_eq!(app.store.stand("t").await.expect("reads").n, n, "nothing was lost, nothing added");
    assert!(app.store.check().await.is_ok());
    let _ = std::fs::remove_dir_all(&app.config.data);
}

#[tokio::test]
async fn a_panic_after_a_bot_answered_freezes_it_too() {
    let app = app("bot").await;
    let (_queue, mut heard) = faulty(&app, Some("easy")).await;
    loop {
        let message = hear(&mut heard).await;
        if message["frozen"]["refused"] == "frozen" {
            break;
        }
    }
    let _ = std::fs::remove_dir_all(&app.config.data);
}

#[tokio::test]
async fn whoever_does_not_keep_up_is_let_go() {
    let app = app("slow").await;
    let (queue, _heard) = faulty(&app, None).await;
    let (out, mut slow) = outbox(1);
    assert!(queue.send(Inbox::Enter { socket: 2, guest: "ben".into(), out, since: None }).await.is_ok());
    for _ in 0..3 {
        let message = ClientMessage::Undo { n: 0, count: 1, seat: None };
        assert!(queue.send(Inbox::Say { socket: 2, message }).await.is_ok());
    }
    assert_eq!(hear(&mut slow).await["type"], "table");
    while slow.next().await.is_some() {}
    let _ = std::fs::remove_dir_all(&app.config.data);
}
