//! Listening, and closing in good order.

use crate::{App, CannotStart, Config, alarm, api, caller::Caller, cluster, crowd::Crowd, letters, sweep};
#[cfg(unix)]
use crate::{admin, folder::Folder};
use axum::{Router, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1::Builder, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::mpsc, task::JoinHandle};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// The longest head of a request.
const HEAD: usize = 64 * 1024;
/// How long nobody is let in after somebody could not be.
const PAUSE: Duration = Duration::from_millis(100);
/// How long those who are there may take to go.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where whoever runs it finds `/metrics` and `/health`, if that is elsewhere.
    pub metrics: Option<SocketAddr>,
    /// What its parts share.
    pub app: Arc<App>,
    task: JoinHandle<()>,
}

/// Begins to serve at an address; port 0 is any free one.
pub async fn serve(config: Config, address: SocketAddr) -> Result<Server, CannotStart> {
    let app = App::open(config).await?;
    let listener = TcpListener::bind(address).await.map_err(CannotStart::Address)?;
    let address = listener.local_addr().map_err(CannotStart::Address)?;
    if let Some(folder) = &app.folder {
        folder.say(&format!("http://{address}"));
    }
    if let Some(joined) = &app.cluster {
        let reach = app.config.reach.clone().unwrap_or_else(|| address.to_string());
        joined.join(&reach).await.map_err(CannotStart::Store)?;
        tokio::spawn(cluster::keep_running(Arc::clone(&app), reach));
        tokio::spawn(cluster::listen(Arc::clone(&app)));
    }
    let metrics = match app.config.metrics {
        Some(inside) => {
            let listener = TcpListener::bind(inside).await.map_err(CannotStart::Address)?;
            let inside = listener.local_addr().map_err(CannotStart::Address)?;
            tokio::spawn(accept(listener, api::inside(&app), Arc::clone(&app)));
            Some(inside)
        }
        None => None,
    };
    let task = tokio::spawn(accept(listener, api::router(&app), Arc::clone(&app)));
    app.read_bans().await.map_err(CannotStart::Store)?;
    #[cfg(unix)]
    if let Some(file) = app.config.admin.clone().or_else(|| app.folder.as_ref().map(Folder::admin)) {
        admin::listen(&app, &file).map_err(CannotStart::Address)?;
    }
    tokio::spawn(sweep::keep_tidy(Arc::clone(&app)));
    tokio::spawn(alarm::keep_awake(Arc::clone(&app)));
    tokio::spawn(letters::keep_writing(Arc::clone(&app)));
    tracing::info!(%address, "listening");
    Ok(Server { address, metrics, app, task })
}

/// Lets people in until the server closes, and then waits for those who are there.
async fn accept(listener: TcpListener, router: Router, app: Arc<App>) {
    let (config, crowd) = (&app.config, Crowd::default());
    let mut http = Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(config.head_timeout).max_buf_size(HEAD);
    // Everybody who is there holds on to it.
    let (here, mut all_gone) = mpsc::channel::<()>(1);
    let closed = app.closed();
    tokio::pin!(closed);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut closed => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::error!(%error, "somebody could not be let in");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // A proxy of ours stands for many, and so does another server; how much each of these may ask at the same time is
        // seen to where it is known who they are.
        let is_ours = config.proxies.trusts(peer.ip())
            || app.cluster.as_ref().is_some_and(|cluster| cluster.has_peer_at(peer.ip()));
        let limits = &config.limits;
        let most = if is_ours { limits.connections_per_proxy } else { limits.connections_per_address };
        let Some(pass) = crowd.enter(Caller::at(peer.ip()), most) else {
            app.metrics.turned_away.inc();
            continue;
        };
        // A move is a small message that somebody waits for.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small messages may be late");
        }
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(config.read_timeout));
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request)
        });
        let connection = http.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
        let (app, held) = (Arc::clone(&app), (pass, here.clone()));
        tokio::spawn(async move {
            tokio::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = app.closed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended");
            }
            drop(held);
        });
    }
    drop((listener, here));
    all_gone.recv().await;
}

impl Server {
    /// Lets it be known that the server closes soon, for as long as it is set up to.
    pub async fn drain(&self) {
        self.app.drain();
        tokio::time::sleep(self.app.config.drain).await;
    }

    /// Tells everybody to go, waits a little, and closes the store.
    pub async fn close(self) {
        self.app.close();
        if tokio::time::timeout(PATIENCE, self.task).await.is_err() {
            tracing::warn!("somebody did not go; closing all the same");
        }
        self.app.tables.all_asleep(PATIENCE).await;
        if let Some(cluster) = &self.app.cluster {
            cluster.leave().await;
        }
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "the store did not close well; nothing that was acknowledged is lost");
        }
        if let Some(folder) = &self.app.folder {
            folder.leave();
        }
        tracing::info!("closed");
    }
}
