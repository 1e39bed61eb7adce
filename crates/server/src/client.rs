//! A scripted client over real sockets, for measuring and tests.

use arbiter_protocol::ClientMessage;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{io, net::SocketAddr};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message,
        client::IntoClientRequest,
        protocol::{
            WebSocketConfig,
            frame::{
                Frame,
                coding::{Data, OpCode},
            },
        },
    },
};

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The server.
    pub address: SocketAddr,
    /// The cookie, once the server gave one.
    pub cookie: Option<String>,
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The first header of this name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The body as JSON.
    pub fn json<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_str(&self.body)
            .map_err(|error| io::Error::other(format!("{error} in the answer {}: {}", self.status, self.body)))
    }
}

impl Visitor {
    /// Somebody the server does not know yet.
    #[must_use]
    pub fn new(address: SocketAddr) -> Visitor {
        Visitor { address, cookie: None }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, None).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> io::Result<Answer> {
        self.request("POST", path, Some(serde_json::to_string(body)?)).await
    }

    /// Asks for something with headers of their own.
    pub async fn get_with(&mut self, path: &str, headers: &[(&str, &str)]) -> io::Result<Answer> {
        self.ask("GET", path, None, headers).await
    }

    /// Sends something with headers of their own.
    pub async fn post_with(
        &mut self,
        path: &str,
        body: &impl Serialize,
        headers: &[(&str, &str)],
    ) -> io::Result<Answer> {
        self.ask("POST", path, Some(serde_json::to_string(body)?), headers).await
    }

    /// Makes a request and keeps the cookie it is given.
    pub async fn request(&mut self, method: &str, path: &str, body: Option<String>) -> io::Result<Answer> {
        self.ask(method, path, body, &[]).await
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> io::Result<Answer> {
        let stream = TcpStream::connect(self.address).await?;
        let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path);
        request =
            request.header(header::HOST, self.address.to_string()).header(header::CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let mut request = request.body(body.unwrap_or_default()).map_err(io::Error::other)?;
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes()).map_err(io::Error::other)?;
            request.headers_mut().insert(name, HeaderValue::from_str(value).map_err(io::Error::other)?);
        }
        let (head, body) = sender.send_request(request).await.map_err(io::Error::other)?.into_parts();
        let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
        let body = String::from_utf8_lossy(&body).into_owned();
        let answer = Answer { status: head.status.as_u16(), headers: head.headers, body };
        for given in answer.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok()) {
            self.take_cookie(given);
        }
        Ok(answer)
    }

    /// Keeps a cookie instead of the one that was called the same; one that has ended is forgotten.
    fn take_cookie(&mut self, given: &str) {
        let Some(pair) = given.split(';').next() else { return };
        let called = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
        let kept = self.cookie.take().unwrap_or_default();
        let others = kept.split("; ").filter(|old| !old.is_empty() && called(old) != called(pair));
        let ended = given.contains("Max-Age=0");
        let cookies: Vec<&str> = others.chain((!ended).then_some(pair)).collect();
        self.cookie = (!cookies.is_empty()).then(|| cookies.join("; "));
    }

    /// Comes to a table, without a word.
    pub async fn connect(&self, table: &str) -> io::Result<Chair> {
        let url = format!("ws://{}/api/tables/{table}/ws", self.address);
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).map_err(io::Error::other)?);
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(io::Error::other)?;
        Ok(Chair { socket })
    }
}

/// A connection to a table.
#[derive(Debug)]
pub struct Chair {
    socket: WebSocketStream<TcpStream>,
}

impl Chair {
    /// Says something.
    pub async fn say(&mut self, message: &ClientMessage) -> io::Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    /// Says anything at all.
    pub async fn say_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// Says bytes, which are no words.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        self.socket.send(Message::binary(bytes)).await.map_err(io::Error::other)
    }

    /// Says these bytes as if they were text.
    pub async fn say_raw(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        let frame = Frame::message(bytes, OpCode::Data(Data::Text), true);
        self.socket.send(Message::Frame(frame)).await.map_err(io::Error::other)
    }

    /// Listens until the other side hangs up: with which code?
    pub async fn hear_end(&mut self) -> io::Result<Option<u16>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Close(frame))) => return Ok(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
                None => return Ok(None),
            }
        }
    }

    /// The next message as it was sent; nothing once the connection is closed.
    pub async fn hear_text(&mut self) -> io::Result<Option<String>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.to_string())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    /// The next message; null once the connection is closed.
    pub async fn hear(&mut self) -> io::Result<Value> {
        match self.hear_text().await? {
            Some(text) => Ok(serde_json::from_str(&text)?),
            None => Ok(Value::Null),
        }
    }
}
