//! A scripted client over real sockets, for measuring and tests.

use arbiter_protocol::ClientMessage;
use futures_util::{SinkExt, StreamExt};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{io, net::SocketAddr};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, http::HeaderValue, protocol::WebSocketConfig},
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
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The first header of this name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
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

    /// Makes a request and keeps the cookie it is given.
    pub async fn request(&mut self, method: &str, path: &str, body: Option<String>) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if let Some(cookie) = &self.cookie {
            request += &format!("cookie: {cookie}\r\n");
        }
        let body = body.unwrap_or_default();
        request += &format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        // A server that refuses a long body may hang up before all of it was sent.
        match stream.read_to_end(&mut bytes).await {
            Err(error) if bytes.is_empty() => return Err(error),
            _ => {}
        }
        let answer = parse(&bytes).ok_or_else(|| io::Error::other("not an answer"))?;
        if let Some(cookie) = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(answer)
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

/// Reads an answer whose connection was closed after it.
fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()))
        .collect();
    let rest = &bytes[end + 4..];
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if chunked { unchunk(rest)? } else { rest.to_vec() };
    Some(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
}

fn unchunk(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body.extend_from_slice(rest.get(end + 2..end + 2 + size)?);
        rest = rest.get(end + 4 + size..)?;
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
