//! One connection to a table.
//!
//! The socket checks what can be checked without the table: size, rate, shape. What is left goes to
//! the table's queue, and whatever the table has to say comes back through a queue of its own.

use crate::{
    App,
    account::SignedIn,
    caller::{Address, Caller},
    config::Limits,
    error::ApiError,
    guest::Guest,
    origin,
    outbox::{Out, Outbox, WeakOut, outbox},
    table::{Inbox, Tables, text},
};
use arbiter_protocol::{ClientMessage, Refusal, Refused, ServerMessage};
use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::mpsc;

/// Frames beyond this are not even read.
const FRAME: usize = 64 * 1024;
/// What is read at a time: people say little.
const READ: usize = 4 * 1024;
/// How long somebody may take to hang up once they were told why.
const GOODBYE: Duration = Duration::from_secs(1);

/// The WebSocket of a table. Say `hello` first.
#[utoipa::path(get, path = "/api/tables/{id}/ws", params(("id" = String, Path, description = "the table")),
    responses((status = 101, description = "ClientMessage and ServerMessage, one JSON text a frame"),
        (status = 403, body = Refusal)))]
pub(crate) async fn connect(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    (Address(address), caller): (Address, Caller),
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::is_ours(&headers, &app.config.origins) {
        return ApiError::from(Refused::NoSeat).into_response();
    }
    if app.metrics.sockets.get() >= app.config.limits.sockets as i64 {
        return ApiError::from(Refused::Busy).into_response();
    }
    let limits = app.config.limits;
    let passes = app.sockets_of_guest.enter(guest.clone(), limits.sockets_per_guest);
    let passes = passes.zip(app.sockets_of_address.enter(caller, limits.sockets_per_address));
    let Some(passes) = passes else { return ApiError::from(Refused::Quota).into_response() };
    upgrade.max_message_size(FRAME).max_frame_size(FRAME).read_buffer_size(READ).on_upgrade(move |socket| async move {
        app.metrics.sockets.inc();
        let session = signed_in.map(|me| me.session);
        let who = Who { guest, session, address, caller };
        Connection::new(Arc::clone(&app), table, who, socket).run().await;
        app.metrics.sockets.dec();
        drop(passes);
    })
}

/// Who is there.
struct Who {
    guest: String,
    /// What the device is known by, if it is signed in.
    session: Option<String>,
    address: IpAddr,
    caller: Caller,
}

struct Connection {
    app: Arc<App>,
    table: String,
    who: Who,
    number: u64,
    socket: WebSocket,
    /// The table's queue, once it was greeted.
    queue: Option<mpsc::Sender<Inbox>>,
    /// What the table has to say; it hangs up on whoever does not keep up.
    outbox: Option<Outbox>,
    /// Only the table holds on to it, so that it can hang up.
    out: Option<WeakOut>,
    /// When they were last heard of.
    heard: Instant,
    allowance: DefaultDirectRateLimiter,
}

/// Why a conversation ends.
enum End {
    /// The other side has gone.
    Gone,
    /// We say why.
    Close(u16, &'static str),
}

const GOING_AWAY: u16 = 1001;
const WRONG: u16 = 1002;
const NOT_TEXT: u16 = 1007;
const NOT_WANTED: u16 = 1008;
const TOO_BIG: u16 = 1009;
const COME_AGAIN: u16 = 1013;

impl Connection {
    fn new(app: Arc<App>, table: String, who: Who, socket: WebSocket) -> Connection {
        let number = app.number_socket();
        let allowance = allowance(&app.config.limits);
        Connection {
            app,
            table,
            who,
            number,
            socket,
            queue: None,
            outbox: None,
            out: None,
            heard: Instant::now(),
            allowance,
        }
    }

    async fn run(mut self) {
        let end = self.talk().await;
        if let Some(queue) = self.queue.take() {
            let _ = queue.send(Inbox::Leave { socket: self.number }).await;
        }
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
                // Who hangs up with something unread takes back what was said last.
                let _ =
                    tokio::time::timeout(GOODBYE, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
            }
        }
    }

    async fn talk(&mut self) -> End {
        let app = Arc::clone(&self.app);
        let closed = app.closed();
        let (guest, address) = (self.who.guest.clone(), self.who.address);
        let banned = app.bans.has_come_to(Some(&guest), address);
        tokio::pin!(closed, banned);
        let mut heartbeat = tokio::time::interval(app.config.heartbeat);
        loop {
            let end = tokio::select! {
                incoming = self.socket.recv() => match incoming {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Some(wrong(&error)),
                    None => Some(End::Gone),
                },
                outgoing = next(&mut self.outbox) => match outgoing {
                    Some(message) => self.send(message).await,
                    None => Some(End::Close(COME_AGAIN, "come again")),
                },
                () = &mut closed => Some(End::Close(GOING_AWAY, "closing")),
                () = &mut banned => {
                    self.refuse(Refused::Banned).await;
                    Some(End::Close(NOT_WANTED, "banned"))
                }
                _ = heartbeat.tick() => match self.heard.elapsed() > 2 * app.config.heartbeat {
                    true => Some(End::Gone),
                    false if is_signed_out(&app, self.who.session.as_deref()).await => Some(End::Close(COME_AGAIN, "signed out")),
                    false => self.post(Message::Ping(Default::default())).await,
                },
            };
            if let Some(end) = end {
                return end;
            }
        }
    }

    /// Sends this and whatever else waits, in one go.
    async fn send(&mut self, message: Utf8Bytes) -> Option<End> {
        let (mut next, mut bytes) = (Some(message), 0);
        while let Some(message) = next {
            bytes += message.len();
            if self.socket.feed(Message::Text(message)).await.is_err() {
                return Some(End::Gone);
            }
            next = self.outbox.as_mut().and_then(Outbox::more);
        }
        let flushed = self.socket.flush().await;
        if let Some(outbox) = &self.outbox {
            outbox.sent(bytes);
        }
        flushed.err().map(|_| End::Gone)
    }

    async fn post(&mut self, message: Message) -> Option<End> {
        self.socket.send(message).await.err().map(|_| End::Gone)
    }

    async fn hear(&mut self, message: Message) -> Option<End> {
        self.heard = Instant::now();
        let heard = match message {
            Message::Text(text) => self.heed(&text).await,
            Message::Binary(_) => Err(Refused::Malformed),
            Message::Close(_) => return Some(End::Gone),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
        };
        match heard {
            Ok(end) => end,
            Err(refused) => self.refuse(refused).await,
        }
    }

    async fn refuse(&mut self, refused: Refused) -> Option<End> {
        self.app.metrics.refusals.inc();
        let message = ServerMessage::Refused(Refusal::from(refused));
        self.post(Message::Text(text(&message))).await
    }

    async fn heed(&mut self, said: &str) -> Result<Option<End>, Refused> {
        if self.allowance.check().is_err() {
            return Err(Refused::Rate);
        }
        if said.len() > self.app.config.limits.message {
            return Err(Refused::TooBig);
        }
        let message: ClientMessage = serde_json::from_str(said).map_err(|_| Refused::Malformed)?;
        match message {
            ClientMessage::Ping => Ok(self.post(Message::Text(text(&ServerMessage::Pong))).await),
            ClientMessage::Hello { since } => {
                let Some(out) = self.out() else { return Ok(Some(End::Close(COME_AGAIN, "come again"))) };
                let enter = Inbox::Enter { socket: self.number, guest: self.who.guest.clone(), out, since };
                self.queue = Some(Tables::tell(&self.app, &self.table, enter)?);
                Ok(None)
            }
            message => {
                let queue = self.queue.as_ref().ok_or(Refused::Malformed)?;
                if is_kept(&message) {
                    self.app.may_write(self.who.caller)?;
                }
                let said = queue.send(Inbox::Say { socket: self.number, message }).await;
                Ok(said.err().map(|_| End::Close(COME_AGAIN, "come again")))
            }
        }
    }
}

impl Connection {
    /// Where the table can send to; nothing once it has hung up.
    fn out(&mut self) -> Option<Out> {
        if let Some(out) = &self.out {
            return out.upgrade();
        }
        let (out, outbox) = outbox(self.app.config.limits.waiting);
        (self.out, self.outbox) = (Some(out.downgrade()), Some(outbox));
        Some(out)
    }
}

/// Does the log of the table grow by this?
fn is_kept(message: &ClientMessage) -> bool {
    use ClientMessage as Said;
    match message {
        Said::Choose { .. }
        | Said::Undo { .. }
        | Said::Say { .. }
        | Said::Chat { .. }
        | Said::ChatMode { .. }
        | Said::Propose { .. }
        | Said::Reply { .. }
        | Said::Resign { .. }
        | Said::StandIn { .. }
        | Said::Return { .. }
        | Said::Order { .. }
        | Said::Rest { .. }
        | Said::Nudge { .. } => true,
        Said::Hello { .. }
        | Said::Why { .. }
        | Said::Foresee { .. }
        | Said::Pause { .. }
        | Said::GoOn
        | Said::Advise { .. }
        | Said::Ping => false,
    }
}

/// Was the device signed out since it came? A store that does not answer signs nobody out.
async fn is_signed_out(app: &App, session: Option<&str>) -> bool {
    match session {
        Some(session) => matches!(app.store.session(session).await, Ok(None)),
        None => false,
    }
}

/// What the table says next; nothing before it was greeted.
async fn next(outbox: &mut Option<Outbox>) -> Option<Utf8Bytes> {
    match outbox {
        Some(outbox) => outbox.next().await,
        None => std::future::pending().await,
    }
}

/// Why nothing more can be understood.
fn wrong(error: &axum::Error) -> End {
    use tokio_tungstenite::tungstenite::{Error, error::ProtocolError};
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Error>());
    match source {
        Some(Error::Capacity(_)) => End::Close(TOO_BIG, "too big"),
        Some(Error::Utf8(_)) => End::Close(NOT_TEXT, "not text"),
        Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => End::Gone,
        Some(Error::Protocol(_)) => End::Close(WRONG, "not understood"),
        _ => End::Gone,
    }
}

/// How much a socket may say.
fn allowance(limits: &Limits) -> DefaultDirectRateLimiter {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::direct(Quota::per_second(some(limits.messages_per_second)).allow_burst(some(limits.messages_at_once)))
}
