//! Behind the proxies that `docs/deploy` has files for, wherever they are installed.

use crate::{
    admin::admin,
    program::{Folder, Person, Program, make},
};
use arbiter_server::client::Visitor;
use std::{
    net::{SocketAddr, TcpListener},
    process::{Child, Command, Stdio},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

const CADDY: &str = include_str!("../../../../docs/deploy/Caddyfile");
const NGINX: &str = include_str!("../../../../docs/deploy/nginx.conf");

/// Long enough for anything that will happen at all.
const EVER: Duration = Duration::from_secs(20);

/// A proxy, ended with the test.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        // Asked to go, it takes its helpers along.
        let _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

/// Starts a proxy; nothing where it is not installed.
fn start(command: &mut Command) -> Option<Proxy> {
    let started = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    match started {
        Ok(child) => Some(Proxy(child)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("not installed: {command:?}");
            None
        }
        Err(error) => panic!("{command:?}: {error}"),
    }
}

/// An address nobody listens at.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("an address")
}

/// A text with other words in it: those that are not there are an error.
fn with(text: &str, others: &[(&str, &str)]) -> String {
    others.iter().fold(text.to_owned(), |text, (word, other)| {
        assert!(text.contains(word), "{word} in {text}");
        text.replace(word, other)
    })
}

/// How a proxy is started with our file: its folder, where it listens, what it stands before, what the file shall say
/// instead.
type Start = fn(&Folder, SocketAddr, SocketAddr, &[(&str, &str)]) -> Option<Proxy>;

fn caddy(folder: &Folder, address: SocketAddr, upstream: SocketAddr, others: &[(&str, &str)]) -> Option<Proxy> {
    let file = folder.0.join("Caddyfile");
    let site = with(CADDY, &[others, &[("\n{\n", "\n{\n\tadmin off\n")]].concat());
    std::fs::write(&file, site).expect("written");
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
    caddy.env("ARBITER_SITE", format!("http://{address}")).env("ARBITER_UPSTREAM", upstream.to_string());
    start(&mut caddy)
}

/// Where a proxy that listens here takes in whoever comes without TLS.
fn plain(address: SocketAddr) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 2], address.port()))
}

/// The file, for other addresses and without the certificate of a name we do not have; beside it, what it says of the file
/// it is a part of.
fn nginx(folder: &Folder, address: SocketAddr, upstream: SocketAddr, others: &[(&str, &str)]) -> Option<Proxy> {
    let whole =
        |line: &str| Some(line.strip_prefix("#   ")?).filter(|line| line.ends_with([';', '}'])).map(str::to_owned);
    let whole: Vec<String> = NGINX.lines().filter_map(whole).collect();
    assert_eq!(whole.len(), 2, "{whole:?}");
    let ours = |line: &&str| !line.trim_start().starts_with("ssl_") && !line.contains("[::]");
    let site: Vec<&str> = NGINX.lines().filter(ours).collect();
    let (plain, address) = (format!("listen {}", plain(address)), format!("listen {address}"));
    let upstream = upstream.to_string();
    let ours = [("listen 443 ssl", address.as_str()), ("listen 80", &plain), ("127.0.0.1:8080", &upstream)];
    let site = with(&site.join("\n"), &[others, &ours].concat());
    let (file, here) = (folder.0.join("nginx.conf"), folder.0.display());
    let whole = format!(
        "daemon off;\npid {here}/nginx.pid;\nerror_log {here}/nginx.log;\n{}\nhttp {{\naccess_log off;\n\
         client_body_temp_path {here}/body;\nproxy_temp_path {here}/proxy;\nfastcgi_temp_path {here}/fastcgi;\n\
         uwsgi_temp_path {here}/uwsgi;\nscgi_temp_path {here}/scgi;\n{site}\n}}\n",
        whole.join("\n")
    );
    std::fs::write(&file, whole).expect("written");
    start(Command::new("nginx").arg("-c").arg(&file))
}

/// A server, and a proxy before it that answers.
struct Site {
    address: SocketAddr,
    _proxy: Proxy,
    _program: Program,
    folder: Folder,
}

impl Site {
    async fn open(name: &str, start: Start, others: &[(&str, &str)]) -> Option<Site> {
        let (folder, address) = (Folder::new(name), free());
        let origin = format!("http://{address}");
        let program = Program::start_with(&folder.0, &["--trusted-proxy", "127.0.0.1", "--origin", &origin]);
        let proxy = start(&folder, address, program.address, others)?;
        let mut anybody = Visitor::new(address);
        // It takes a moment to begin.
        while anybody.get("/health").await.map(|answer| answer.status).unwrap_or(0) != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Some(Site { address, _proxy: proxy, _program: program, folder })
    }

    /// Says something from an address of this machine.
    async fn say(&self, from: &str, said: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(format!("{from}:0").parse().expect("an address")).expect("another address of this machine");
        let mut stream = socket.connect(self.address).await.expect("connects");
        stream.write_all(said.as_bytes()).await.expect("sent");
        stream
    }

    /// Asks for something from an address of this machine, with headers of one's own: the status, and what it comes through.
    async fn ask(&self, from: &str, path: &str, headers: &str) -> (u16, TcpStream) {
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{headers}\r\n", self.address);
        let mut stream = self.say(from, &head).await;
        let mut status = [0; 12];
        tokio::time::timeout(EVER, stream.read_exact(&mut status)).await.expect("in time").expect("it is answered");
        let status = std::str::from_utf8(&status[9..]).expect("text");
        (status.parse().expect("a number"), stream)
    }

    async fn status(&self, from: &str, path: &str, headers: &str) -> u16 {
        self.ask(from, path, headers).await.0
    }

    /// What it takes to be let in as a page of this origin.
    fn page_of(origin: &str) -> String {
        format!(
            "Origin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
    }
}

/// Nothing more comes.
async fn is_hung_up_on(mut stream: TcpStream) {
    let heard = tokio::time::timeout(EVER, stream.read_to_end(&mut Vec::new())).await.expect("silence has an end");
    // Hung up on in the middle of something is hung up on.
    let _ = heard;
}

/// A game is begun through the proxy, by a page of the right origin and no other; and the server knows who asks.
async fn play_through(site: &Site) {
    let mut anna = Visitor::new(site.address);
    assert_eq!(anna.get("/metrics").await.expect("answers").status, 404, "not for everybody");
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    person.play(20).await;
    // Who says half of what they want is not waited for; who sits at a table is.
    is_hung_up_on(site.say("127.0.0.1", "GET / HTTP/1.1\r\nX-Slow: ").await).await;
    let head =
        "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
    is_hung_up_on(site.say("127.0.0.1", &head.replace("here", &site.address.to_string())).await).await;
    person.play(40).await;
    assert!(person.heard.len() >= 40);

    let socket = format!("/api/tables/{table}/ws");
    let (ours, evil) = (Site::page_of(&format!("http://{}", site.address)), Site::page_of("http://evil.example.org"));
    assert_eq!(site.status("127.0.0.1", &socket, &ours).await, 101);
    assert_eq!(site.status("127.0.0.1", &socket, &evil).await, 403, "of another page");

    assert_eq!(admin(&site.folder, &["ban", "127.0.0.2"]), (true, String::new()));
    assert_eq!(site.status("127.0.0.1", "/api/games", "").await, 200);
    for claim in ["", "X-Forwarded-For: 192.0.2.1\r\n", "Forwarded: for=192.0.2.1\r\n"] {
        assert_eq!(site.status("127.0.0.2", "/api/games", claim).await, 403, "whatever they claim: {claim}");
    }
}

/// Hundreds who say half of what they want, for ever, keep nobody out.
async fn keep_nobody_out(site: &Site) {
    let mut silent = Vec::new();
    for _ in 0..600 {
        silent.push(site.say("127.0.0.2", "GET / HTTP/1.1\r\nX-Slow: ").await);
    }
    assert_eq!(site.status("127.0.0.1", "/api/games", "").await, 200);
}

#[tokio::test]
async fn caddy_with_our_file_lets_people_play() {
    let quick = [("read_header 15s", "read_header 1s"), ("read_body 30s", "read_body 1s")];
    let Some(site) = Site::open("caddy", caddy, &quick).await else { return };
    play_through(&site).await;
}

#[tokio::test]
async fn caddy_with_our_file_is_open_however_many_are_silent() {
    let Some(site) = Site::open("caddy-silent", caddy, &[("read_header 15s", "read_header 10m")]).await else { return };
    keep_nobody_out(&site).await;
}

#[tokio::test]
async fn nginx_with_our_file_lets_people_play() {
    let quick = [("header_timeout 15s", "header_timeout 1s"), ("body_timeout 15s", "body_timeout 1s")];
    let Some(site) = Site::open("nginx", nginx, &quick).await else { return };
    play_through(&site).await;
    let answer = Visitor::new(plain(site.address)).get("/table/x").await.expect("answers");
    assert_eq!((answer.status, answer.header("location")), (301, Some("https://127.0.0.2/table/x")), "come with TLS");
}

#[tokio::test]
async fn nginx_with_our_file_is_open_however_many_are_silent() {
    let patient = [("header_timeout 15s", "header_timeout 10m"), ("limit_conn arbiter 400", "limit_conn arbiter 3")];
    let Some(site) = Site::open("nginx-silent", nginx, &patient).await else { return };
    keep_nobody_out(&site).await;
    // An address has so many tables and requests.
    let table = make(&mut Visitor::new(site.address)).await;
    let (socket, ours) = (format!("/api/tables/{table}/ws"), Site::page_of(&format!("http://{}", site.address)));
    let mut open = Vec::new();
    for _ in 0..3 {
        let (status, stream) = site.ask("127.0.0.3", &socket, &ours).await;
        assert_eq!(status, 101);
        open.push(stream);
    }
    assert_eq!(site.status("127.0.0.3", "/api/games", "").await, 429);
    assert_eq!(site.status("127.0.0.1", "/api/games", "").await, 200);
}

/// The rules of the machine itself, in a network of their own.
#[cfg(target_os = "linux")]
#[test]
fn an_address_has_so_many_connections_to_the_machine() {
    const RULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/deploy/connections.nft");
    // The server stands where the proxy would. How many of 450 are let in?
    const SCRIPT: &str = "
        ip link set lo up && nft -f \"$1\" && nft -f \"$1\" || exit 77
        \"$0\" serve --port 80 --unlimited --data \"$2\" > /dev/null 2>&1 &
        until { exec {probe}<> /dev/tcp/127.0.0.1/80; } 2> /dev/null; do sleep 0.05; done
        let_in=0
        for _ in $(seq 449); do { exec {socket}<> /dev/tcp/127.0.0.1/80; } 2> /dev/null && let_in=$((let_in + 1)); done
        kill %1 && echo $((let_in + 1))";
    let folder = Folder::new("rules");
    let alone = Command::new("unshare").args(["-rn", "sh", "-c", "ip link set lo up && nft list ruleset"]).output();
    if !alone.is_ok_and(|out| out.status.success()) {
        eprintln!("not tried: a network of its own with nft");
        return;
    }
    let mut shell = Command::new("unshare");
    shell.args(["-rn", "bash", "-c", SCRIPT, env!("CARGO_BIN_EXE_arbiter"), RULES]).arg(&folder.0);
    let out = shell.output().expect("runs");
    assert_eq!(String::from_utf8_lossy(&out.stdout).trim(), "400", "{}", String::from_utf8_lossy(&out.stderr));
}
