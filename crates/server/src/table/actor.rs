//! The task of one table.

use super::{
    Inbox,
    birth::Birth,
    open::{rows, waits},
    orders::Orders,
    people::People,
    presence::Sitting,
    show,
    wake::{Stopped, Woken},
};
use crate::{App, contest, ratings, say};
use arbiter_engine::{MAX_SEATS, Seat, Seats};
use arbiter_protocol::{Ending, Note, Rating, Refusal, Refused, ServerMessage};
use arbiter_shelf::AnyTable;
use arbiter_store::{StoreError, TableRow};
use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::AtomicU8},
    time::Duration,
};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};

/// A table that is awake.
pub(crate) struct Actor {
    pub(crate) app: Arc<App>,
    pub(crate) queue: mpsc::WeakSender<Inbox>,
    pub(crate) row: TableRow,
    /// The table; absent where it stands still.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) frozen: bool,
    /// Why it stands still, if it does.
    pub(crate) stopped: Option<Stopped>,
    /// The version of the rules of today.
    pub(crate) rules_now: u32,
    /// Was its game over when it woke?
    pub(crate) was_over: bool,
    /// Has it stood still until it woke?
    goes_on: bool,
    /// Is it noted how the game ended?
    noted: bool,
    /// How well everybody plays, at a rated table.
    pub(crate) ratings: Vec<Option<Rating>>,
    /// How many entries are kept: never more than the table has.
    pub(crate) kept: usize,
    /// Up to which entry a position was kept, or looked for.
    pub(super) position_kept: usize,
    /// How many entries there were when it last forgot what nobody needs to play on, or knew all of it again.
    pub(super) trimmed: usize,
    pub(crate) commitment: String,
    /// Who acted last.
    pub(crate) last: Option<Seat>,
    /// What people agreed on beside the rules.
    pub(crate) people: People,
    /// Since when nobody is connected to each seat.
    pub(super) away: [Option<u64>; MAX_SEATS],
    /// For whom the server passes.
    pub(crate) orders: Orders,
    /// Who was told that they are asked, or saw it.
    pub(crate) called: Seats,
    /// Bots that think.
    pub(crate) thinking: Seats,
    /// How many pieces of advice are under way to each who asked.
    pub(crate) advising: HashMap<u64, u8>,
    /// Until when bots wait, so that somebody may take an answer back.
    pub(crate) wait_until: watch::Sender<Option<Instant>>,
    pub(super) sockets: HashMap<u64, Sitting>,
    /// Is anybody there?
    pub(crate) watched: watch::Sender<bool>,
    pub(super) connected: Arc<AtomicU8>,
}

/// The rules panicked.
pub(crate) struct Panicked;

/// Runs what the rules do; if they panic, nobody else falls.
pub(crate) fn careful<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Panicked)
}

/// Something could not be kept, so the table had to be let go of.
pub(crate) struct Gone;

impl Actor {
    pub(crate) fn new(birth: &Birth, woken: Woken) -> Actor {
        let seed: Option<arbiter_engine::Seed> = woken.row.seed.parse().ok();
        let (table, stopped) = match woken.table {
            Ok(table) => (Some(table), None),
            Err(stopped) => (None, Some(stopped)),
        };
        Actor {
            app: Arc::clone(&birth.app),
            queue: birth.queue.clone(),
            frozen: table.is_none(),
            stopped,
            rules_now: woken.rules_now,
            was_over: woken.was_over,
            goes_on: woken.goes_on,
            noted: woken.was_over,
            ratings: Vec::new(),
            kept: woken.kept,
            position_kept: woken.position_kept,
            trimmed: woken.kept,
            commitment: seed.map_or_else(String::new, arbiter_engine::Seed::commitment),
            last: None,
            people: woken.people,
            away: [Some(birth.app.now()); MAX_SEATS],
            orders: Orders::default(),
            called: Seats::NONE,
            thinking: Seats::NONE,
            advising: HashMap::new(),
            wait_until: watch::Sender::new(None),
            sockets: HashMap::new(),
            watched: watch::Sender::new(false),
            connected: Arc::clone(&birth.connected),
            row: woken.row,
            table,
        }
    }

    /// A table that was kept before the House had answered goes on from there.
    pub(crate) async fn begin(&mut self) -> Result<(), Gone> {
        if self.n() > self.kept
            && let Err(error) = self.keep().await
        {
            tracing::error!(table = %self.row.id, %error, "an entry could not be kept");
            self.app.metrics.store_errors.inc();
            return Err(Gone);
        }
        // A server may have gone between the last entry and what it led to.
        if self.was_over && matches!(self.app.store.result(&self.row.id).await, Ok(None)) {
            self.noted = false;
            self.note_result().await;
        }
        self.rate().await;
        self.recall_orders().await;
        // Whoever is asked already was told so before.
        self.called = self.asked();
        self.let_go().await?;
        self.start_clocks().await?;
        if std::mem::take(&mut self.goes_on) && self.table.is_some() && self.over().is_none() {
            self.jot(Seat::HOUSE, &Note::Thaw { entry: self.n() as u32 }).await?;
        }
        self.nudge();
        Ok(())
    }

    /// Clocks run once everybody is there, also if nobody looked on when the last one sat down.
    pub(super) async fn start_clocks(&mut self) -> Result<(), Gone> {
        let are_there = self.row.seats.iter().all(|seat| !seat.open);
        if self.table.is_some() && self.people.may_begin() && are_there && self.over().is_none() {
            self.jot(Seat::HOUSE, &Note::Begin).await?;
        }
        Ok(())
    }

    /// Lives until nobody is there, the server closes, or something could not be kept.
    pub(crate) async fn run(&mut self, inbox: &mut mpsc::Receiver<Inbox>) -> Result<(), Gone> {
        let app = Arc::clone(&self.app);
        let closed = app.closed();
        tokio::pin!(closed);
        let mut rested = false;
        loop {
            let alone = self.sockets.is_empty() && self.thinking.is_empty();
            let clock = self.next_deadline();
            let left = clock.map_or(0, |(deadline, _)| deadline.saturating_sub(app.now()));
            let may_rest = !rested && self.thinking.is_empty();
            let message = tokio::select! {
                message = inbox.recv() => message,
                () = &mut closed => return Ok(()),
                () = tokio::time::sleep(Duration::from_millis(left)), if clock.is_some() => {
                    self.time_up().await?;
                    continue;
                }
                () = tokio::time::sleep(app.config.rest), if may_rest => {
                    self.forget();
                    rested = true;
                    continue;
                }
                () = tokio::time::sleep(app.config.idle), if alone => {
                    if app.tables.sleep(&self.row.id, inbox) {
                        return Ok(());
                    }
                    continue;
                }
            };
            match message {
                Some(message) => {
                    rested = false;
                    self.hear(message).await?;
                }
                None => return Ok(()),
            }
        }
    }

    /// How many entries the log has.
    pub(crate) fn n(&self) -> usize {
        self.table.as_ref().map_or(self.kept, |table| table.n())
    }

    /// Who is asked something now.
    pub(crate) fn asked(&self) -> Seats {
        let table = self.table.as_ref().filter(|_| self.people.ended.is_none() && !self.gathers());
        table.map_or(Seats::NONE, |table| waits(table.turn()))
    }

    async fn hear(&mut self, message: Inbox) -> Result<(), Gone> {
        match message {
            Inbox::Enter { socket, guest, out, since } => {
                let come = self.enter(socket, guest, out, since);
                if let Some(since) = since.map(|since| since as usize).filter(|since| self.has_forgotten(*since)) {
                    self.tell_what_was(socket, since).await?;
                }
                return self.welcome_back(come).await;
            }
            // It is awake.
            Inbox::Wake => {}
            Inbox::Say { socket, message } => return self.heed(socket, message).await,
            Inbox::Leave { socket } => {
                if self.sockets.remove(&socket).is_some() {
                    self.look_round();
                    self.presence();
                }
            }
            Inbox::Thought { n, seat, choice } => return self.thought(n, seat, choice).await,
            Inbox::Ordered { n, seat } => return self.pass(n, seat).await,
            Inbox::Advised { socket, n, seat, advice } => self.advised(socket, n, seat, advice),
            Inbox::NotThought { seat } => {
                self.thinking.remove(seat);
                self.nudge();
            }
            Inbox::Reseat => return self.reseat().await,
            Inbox::GiveUp { seat } => {
                if self.over().is_none() && !self.frozen && !self.people.resigned.contains(&seat) {
                    self.jot(seat, &Note::Resign).await?;
                }
            }
            Inbox::Bring { brought, answer } => {
                let done = self.bring(brought).await?;
                let _ = answer.send(done);
            }
            Inbox::Thaw { guest, answer } => return self.thaw(guest, answer).await,
            Inbox::Deleted => return Err(Gone),
            Inbox::LookBack { guest, wish, answer } => {
                self.recall(0).await?;
                let replay = careful(|| self.look_back(&guest, wish)).unwrap_or(Err(Refused::Frozen));
                let _ = answer.send(replay);
            }
            Inbox::Page { guest, seat, frame, answer } => {
                self.recall(0).await?;
                let page = careful(|| self.page(&guest, seat, frame)).unwrap_or(Err(Refused::Frozen));
                let _ = answer.send(page);
            }
            Inbox::Log { answer } => {
                let _ = answer.send(self.log().await);
            }
        }
        Ok(())
    }

    /// Keeps what is new and shows it to everybody: somebody answered, or something was noted.
    pub(crate) async fn keep_and_show(
        &mut self,
        from: usize,
        by: Option<Seat>,
        socket: Option<u64>,
    ) -> Result<(), Gone> {
        if let Err(error) = self.keep().await {
            tracing::error!(table = %self.row.id, %error, "an entry could not be kept");
            self.app.metrics.store_errors.inc();
            if let Some(socket) = socket {
                self.refuse(socket, Refused::Store.into());
            }
            return Err(Gone);
        }
        self.note_result().await;
        self.heed_orders(from).await;
        if let Some(by) = by {
            self.last = Some(by);
            self.wait_until.send_replace(self.wait_after(by, socket));
        }
        self.show_all(|actor, held| actor.happened(held, from));
        self.call();
        self.nudge();
        Ok(())
    }

    /// Notes how the game ended, once it has: it follows from the log, and nobody has to play that again to know.
    async fn note_result(&mut self) {
        let Ok(Some(over)) = careful(|| self.over()) else { return };
        // A game that ends as everybody agreed is none; in a tournament nobody has won it.
        let contest = contest::of_table(&self.row.made_by);
        if self.noted || (over.how == Ending::Agreed && contest.is_none()) {
            return;
        }
        let mut places = vec![0; self.row.seats.len()];
        for place in over.ranking {
            if let Some(there) = places.get_mut(say::engine_seat(place.seat).index()) {
                *there = place.place;
            }
        }
        let (at, n) = (self.app.now(), self.n() as u32);
        // What ratings follow from is noted first: a table that says how it ended is not asked again.
        let noted = async {
            if self.people.rated && over.how != Ending::Agreed {
                ratings::note(&self.app, &self.row, &places, at).await?;
            }
            self.app.store.finish(&self.row.id, at, &places, over.how.as_str(), n).await
        };
        match noted.await {
            Ok(()) => {
                self.noted = true;
                if let Some(contest) = contest {
                    contest::nudge(&self.app, contest);
                }
                self.rate().await;
            }
            Err(error) => tracing::warn!(%error, "it could not be noted how a game ended"),
        }
    }

    /// Asks how well everybody plays, where that is shown.
    pub(super) async fn rate(&mut self) {
        if self.people.rated {
            match ratings::at_table(&self.app, &self.row).await {
                Ok(found) => self.ratings = found,
                Err(error) => tracing::warn!(%error, "it is not known how well people play"),
            }
        }
    }

    /// When the table wants to be woken though nobody comes: a bot has to think, or a clock runs out.
    fn due(&self, now: u64) -> Option<u64> {
        let thinks = self.is_waited_for() && self.asked().into_iter().any(|seat| self.people.is_bot(seat));
        let passes = self.asked().into_iter().any(|seat| self.passes(seat));
        if thinks || passes { Some(now) } else { self.people.next_deadline().map(|(deadline, _)| deadline) }
    }

    async fn keep(&mut self) -> Result<(), StoreError> {
        let Some(table) = &self.table else { return Ok(()) };
        let (now, n) = (self.app.now(), table.n());
        for entry in table.entries(self.kept..n) {
            self.people.hear(&entry, now);
        }
        let mut entries = rows(&**table, self.kept, now);
        for (at, entry) in (self.kept..).zip(&mut entries) {
            if self.people.ended.is_some_and(|(_, end)| at >= end) {
                entry.waits = 0;
            }
        }
        if let Some(last) = entries.last_mut() {
            last.due = self.due(now);
        }
        self.app.store.append(&self.row.id, self.kept as u32, entries).await?;
        self.kept = n;
        self.keep_position();
        self.trim();
        Ok(())
    }

    /// Lets the table stand still. Its log is safe: only what was played by the rules is kept.
    pub(crate) fn freeze(&mut self, why: &'static str) -> Refusal {
        if !self.frozen {
            tracing::error!(table = %self.row.id, n = self.kept, why, "a table stands still");
            self.app.metrics.frozen.inc();
            self.frozen = true;
            self.stopped = Some(Stopped::fault());
            self.table = None;
            let (app, id) = (Arc::clone(&self.app), self.row.id.clone());
            tokio::spawn(async move {
                if let Err(error) = app.store.freeze(&id, Some(why)).await {
                    tracing::error!(%error, "it could not be noted that a table stands still");
                }
            });
            self.show_all(|actor, held| ServerMessage::Table(actor.now(held)));
        }
        show::frozen()
    }
}
