//! Behind the proxies that `docs/deploy` has files for, wherever they are installed.

use crate::program::{Folder, Person, Program, make};
use arbiter_server::client::Visitor;
use std::{
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

const CADDY: &str = include_str!("../../../../docs/deploy/Caddyfile");
const NGINX: &str = include_str!("../../../../docs/deploy/nginx.conf");

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

/// A game is begun through the proxy, by a page of the right origin and no other.
async fn play_through(proxy: SocketAddr) {
    let mut anna = Visitor::new(proxy);
    // It takes a moment to begin.
    while anna.get("/health").await.map(|answer| answer.status).unwrap_or(0) != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(anna.get("/metrics").await.expect("answers").status, 404, "not for everybody");
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    person.play(20).await;
    assert!(person.heard.len() >= 20);
}

fn served(folder: &Folder, proxy: SocketAddr) -> Program {
    let origin = format!("http://{proxy}");
    Program::start_with(&folder.0, &["--trusted-proxy", "127.0.0.1", "--origin", &origin])
}

#[tokio::test]
async fn caddy_with_our_file_lets_people_play() {
    let (folder, address) = (Folder::new("caddy"), free());
    let program = served(&folder, address);
    let file = folder.0.join("Caddyfile");
    std::fs::write(&file, format!("{{\n\tadmin off\n}}\n{CADDY}")).expect("written");
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
    caddy.env("ARBITER_SITE", format!("http://{address}")).env("ARBITER_UPSTREAM", program.address.to_string());
    let Some(_proxy) = start(&mut caddy) else { return };
    play_through(address).await;
}

/// The file, for another address and without the certificate of a name we do not have.
fn nginx(file: &Path, address: SocketAddr, upstream: SocketAddr) -> String {
    let site: Vec<&str> = NGINX.lines().filter(|line| !line.trim_start().starts_with("ssl_")).collect();
    let site = site.join("\n").replace("listen 443 ssl", &format!("listen {address}"));
    let site = site.replace("127.0.0.1:8080", &upstream.to_string());
    let folder = file.parent().expect("a folder").display();
    format!(
        "daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\nhttp {{\naccess_log off;\n\
         client_body_temp_path {folder}/body;\nproxy_temp_path {folder}/proxy;\nfastcgi_temp_path {folder}/fastcgi;\n\
         uwsgi_temp_path {folder}/uwsgi;\nscgi_temp_path {folder}/scgi;\n{site}\n}}\n"
    )
}

#[tokio::test]
async fn nginx_with_our_file_lets_people_play() {
    let (folder, address) = (Folder::new("nginx"), free());
    let program = served(&folder, address);
    let file = folder.0.join("nginx.conf");
    std::fs::write(&file, nginx(&file, address, program.address)).expect("written");
    let Some(_proxy) = start(Command::new("nginx").arg("-c").arg(&file)) else { return };
    play_through(address).await;
}
