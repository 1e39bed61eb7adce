//! The task of one table.

use super::{
    Inbox,
    open::{bits, rows, waits},
    orders::Orders,
    people::People,
    show,
    wake::{self, Stopped},
};
use crate::{App, contest, outbox::Out, ratings, say};
use arbiter_engine::{MAX_SEATS, Seat, Seats};
use arbiter_protocol::{Ending, Note, Rating, Refusal, Refused, ServerMessage};
use arbiter_shelf::AnyTable;
use arbiter_store::{Hold, StoreError, TableRow};
use axum::extract::ws::Utf8Bytes;
use std::{
    collections::{BTreeMap, HashMap},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};

/// What a table's task begins with.
pub(crate) struct Birth {
    pub(crate) app: Arc<App>,
    pub(crate) id: String,
    pub(crate) queue: mpsc::WeakSender<Inbox>,
    pub(crate) inbox: mpsc::Receiver<Inbox>,
    pub(crate) connected: Arc<AtomicU8>,
}

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
    away: [Option<u64>; MAX_SEATS],
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
    sockets: HashMap<u64, Sitting>,
    /// Is anybody there?
    pub(crate) watched: watch::Sender<bool>,
    connected: Arc<AtomicU8>,
}

/// The longest that bots wait for somebody to take an answer back.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// Somebody who is there.
struct Sitting {
    guest: String,
    held: Seats,
    out: Out,
    /// How long bots wait after an answer from here.
    pause: Duration,
}

/// The rules panicked.
pub(crate) struct Panicked;

/// Runs what the rules do; if they panic, nobody else falls.
pub(crate) fn careful<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Panicked)
}

impl Birth {
    /// Wakes the table and lives until nobody is there.
    pub(crate) async fn live(mut self) {
        let token = match self.app.store.hold(&self.id).await {
            Ok(Hold::Here(token)) => token,
            Ok(Hold::Nowhere) => return self.turn_away(Some(Refused::NotFound)),
            // Another server was faster. Whoever is here comes again, and is passed on.
            Ok(Hold::At(_)) => return self.turn_away(None),
            Err(error) => return self.cannot_read(&error),
        };
        self.wake_up().await;
        self.app.tables.forget(&self.id, &self.queue);
        if let Err(error) = self.app.store.let_go(&self.id, token).await {
            tracing::warn!(%error, "a table is still ours; others notice when this server ends");
        }
    }

    async fn wake_up(&mut self) {
        match wake::wake(&self.app, &self.id).await {
            Ok(Some(woken)) => {
                self.app.metrics.tables.inc();
                let mut actor = Actor::new(self, woken);
                // What could not be kept must not be seen: everybody comes back to what was kept.
                if actor.begin().await.is_ok() {
                    let _ = actor.run(&mut self.inbox).await;
                }
                self.app.metrics.tables.dec();
            }
            Ok(None) => self.turn_away(Some(Refused::NotFound)),
            Err(error) => self.cannot_read(&error),
        }
    }

    fn cannot_read(&mut self, error: &StoreError) {
        tracing::error!(%error, "a table could not be read");
        self.app.metrics.store_errors.inc();
        self.turn_away(Some(Refused::Store));
    }

    /// Tells everybody who waits that there is no table; or hangs up.
    fn turn_away(&mut self, refused: Option<Refused>) {
        self.app.tables.forget(&self.id, &self.queue);
        self.inbox.close();
        while let Ok(message) = self.inbox.try_recv() {
            let Some(refused) = refused else { continue };
            match message {
                Inbox::Enter { out, .. } => {
                    let _ = out.send(show::text(&ServerMessage::Refused(refused.into())));
                }
                Inbox::LookBack { answer, .. } => drop(answer.send(Err(refused))),
                Inbox::Log { answer } | Inbox::Page { answer, .. } => drop(answer.send(Err(refused))),
                Inbox::Bring { answer, .. } => drop(answer.send(Err(refused.into()))),
                Inbox::Thaw { answer, .. } => drop(answer.send(Err(refused.into()))),
                _ => {}
            }
        }
    }
}

/// Something could not be kept, so the table had to be let go of.
pub(crate) struct Gone;

impl Actor {
    pub(crate) fn new(birth: &Birth, woken: wake::Woken) -> Actor {
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
    async fn start_clocks(&mut self) -> Result<(), Gone> {
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

    // ----- coming and going -----

    /// Somebody comes. To which seats has nobody been connected before?
    fn enter(&mut self, socket: u64, guest: String, out: Out, since: Option<u32>) -> Seats {
        let held = show::held(&self.row, &guest);
        let come = held.without(self.connected_seats());
        let pause = self.sockets.get(&socket).map_or(Duration::ZERO, |sitting| sitting.pause);
        let known = self.sockets.insert(socket, Sitting { guest, held, out, pause }).is_some();
        if !known {
            self.presence_but(Some(socket));
        }
        let since = since.map(|since| since as usize).filter(|since| *since <= self.n());
        let message = match since {
            Some(since) if self.table.is_some() && !self.has_forgotten(since) => {
                self.write(|actor| actor.happened(held, since))
            }
            _ => self.write(|actor| ServerMessage::Table(actor.now(held))),
        };
        if let Some(message) = message {
            self.send(socket, message);
        }
        if self.look_round() {
            self.nudge();
        }
        come
    }

    /// Tells somebody who sees the table what happened before, once that is known again.
    async fn tell_what_was(&mut self, socket: u64, since: usize) -> Result<(), Gone> {
        self.recall(since).await?;
        let held = self.held(socket);
        if let Some(message) = self.write(|actor| actor.happened(held, since)) {
            self.send(socket, message);
        }
        Ok(())
    }

    /// Notes whether anybody is there. Has somebody come to where nobody was?
    fn look_round(&self) -> bool {
        let anybody = !self.sockets.is_empty();
        self.watched.send_replace(anybody) != anybody && anybody
    }

    pub(crate) async fn reseat(&mut self) -> Result<(), Gone> {
        match self.app.store.table(&self.row.id).await {
            // Whoever runs the servers wants it to stand still, or to go on.
            Ok(Some(row)) if row.frozen != self.row.frozen => return Err(Gone),
            Ok(Some(row)) => {
                // Whoever has just sat down sees what they are asked.
                for (seat, old) in (0u8..).map(Seat::new).zip(&self.row.seats) {
                    if old.open {
                        self.called.insert(seat);
                    }
                }
                self.row = row;
                self.people.seat(&self.row);
                self.rate().await;
                for sitting in self.sockets.values_mut() {
                    sitting.held = show::held(&self.row, &sitting.guest);
                }
                self.presence();
                self.show_all(|actor, held| ServerMessage::Table(actor.now(held)));
                self.start_clocks().await?;
                self.let_go().await?;
                self.call();
                self.nudge();
            }
            // Another server has deleted it.
            Ok(None) => return Err(Gone),
            Err(error) => tracing::error!(%error, "a table could not be read"),
        }
        Ok(())
    }

    /// How long bots wait after an answer from this socket.
    pub(crate) fn pause(&mut self, socket: u64, ms: u32) {
        if let Some(sitting) = self.sockets.get_mut(&socket) {
            sitting.pause = Duration::from_millis(ms.into()).min(LONGEST_PAUSE);
        }
    }

    /// Until when bots wait after this: until the pause of whoever may take it back is over.
    fn wait_after(&self, by: Seat, socket: Option<u64>) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let pause = self.sockets.get(&socket?)?.pause;
        let bots = self.asked().into_iter().any(|seat| self.bot(seat).is_some());
        (bots && !pause.is_zero() && table.may_undo(by) > 0).then(|| Instant::now() + pause)
    }

    /// Who is asked something now.
    pub(crate) fn asked(&self) -> Seats {
        let table = self.table.as_ref().filter(|_| self.people.ended.is_none() && !self.gathers());
        table.map_or(Seats::NONE, |table| waits(table.turn()))
    }

    /// Since when nobody is connected to a seat.
    pub(crate) fn away_since(&self, seat: Seat) -> Option<u64> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// Who uses a socket.
    pub(crate) fn guest(&self, socket: u64) -> Option<&str> {
        self.sockets.get(&socket).map(|sitting| sitting.guest.as_str())
    }

    /// The seats of whoever uses a socket.
    pub(crate) fn held(&self, socket: u64) -> Seats {
        self.sockets.get(&socket).map_or(Seats::NONE, |sitting| sitting.held)
    }

    /// The seats somebody is connected to.
    pub(crate) fn connected_seats(&self) -> Seats {
        self.sockets.values().fold(Seats::NONE, |all, sitting| all.and(sitting.held))
    }

    fn presence(&mut self) {
        self.presence_but(None);
    }

    /// Tells everybody who is there, except a socket that is about to be told everything.
    fn presence_but(&mut self, but: Option<u64>) {
        let connected = self.connected_seats();
        let bits = bits(connected);
        if self.connected.swap(bits, Ordering::Relaxed) == bits {
            return;
        }
        let now = self.app.now();
        for (seat, away) in (0u8..).map(Seat::new).zip(&mut self.away) {
            *away = if connected.has(seat) { None } else { away.or(Some(now)) };
        }
        let Some(message) = self.write(|actor| ServerMessage::Seats { seats: actor.seats_now() }) else { return };
        let others: Vec<u64> = self.sockets.keys().copied().filter(|socket| Some(*socket) != but).collect();
        for socket in others {
            self.send(socket, message.clone());
        }
    }

    // ----- what comes of it -----

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
    async fn rate(&mut self) {
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

    /// Writes a message with the help of the rules; nothing if they panic.
    fn write(&mut self, message: impl Fn(&Actor) -> ServerMessage) -> Option<Utf8Bytes> {
        match careful(|| show::text(&message(self))) {
            Ok(text) => Some(text),
            Err(Panicked) => {
                self.freeze("the rules panicked");
                None
            }
        }
    }

    pub(crate) fn show(&mut self, socket: u64) {
        let Some(held) = self.sockets.get(&socket).map(|sitting| sitting.held) else { return };
        if let Some(message) = self.write(|actor| ServerMessage::Table(actor.now(held))) {
            self.send(socket, message);
        }
    }

    /// Shows the table to whoever holds a seat.
    pub(crate) fn show_seat(&mut self, seat: Seat) {
        let holding = self.sockets.iter().filter(|(_, sitting)| sitting.held.has(seat)).map(|(socket, _)| *socket);
        for socket in holding.collect::<Vec<_>>() {
            self.show(socket);
        }
    }

    /// Shows everybody something; those with the same seats get the very same message.
    fn show_all(&mut self, message: impl Fn(&Actor, Seats) -> ServerMessage) {
        let mut groups: BTreeMap<Vec<usize>, (Seats, Vec<u64>)> = BTreeMap::new();
        for (socket, sitting) in &self.sockets {
            let key = sitting.held.into_iter().map(Seat::index).collect();
            groups.entry(key).or_insert_with(|| (sitting.held, Vec::new())).1.push(*socket);
        }
        for (held, sockets) in groups.into_values() {
            let Some(text) = self.write(|actor| message(actor, held)) else { return };
            for socket in sockets {
                self.send(socket, text.clone());
            }
        }
    }

    pub(crate) fn refuse(&mut self, socket: u64, refusal: Refusal) {
        self.app.metrics.refusals.inc();
        let refusal = Refusal { n: Some(self.n() as u32), ..refusal };
        self.send(socket, show::text(&ServerMessage::Refused(refusal)));
    }

    /// Sends a message. Whoever does not keep up is let go; they come back and hear what they missed.
    pub(crate) fn send(&mut self, socket: u64, message: Utf8Bytes) {
        if let Some(sitting) = self.sockets.get(&socket)
            && sitting.out.send(message).is_err()
        {
            self.sockets.remove(&socket);
            self.look_round();
        }
    }
}
