//! Listening, and closing in good order.

use crate::{App, CannotStart, Config, alarm, api, caller::Caller, crowd::Crowd, sweep};
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
    /// What its parts share.
    pub app: Arc<App>,
    task: JoinHandle<()>,
}

/// Begins to serve at an address; port 0 is any free one.
pub async fn serve(config: Config, address: SocketAddr) -> Result<Server, CannotStart> {
    let app = App::open(config).await?;
    let listener = TcpListener::bind(address).await.map_err(CannotStart::Address)?;
    let address = listener.local_addr().map_err(CannotStart::Address)?;
    app.folder.say(&format!("http://{address}"));
    let task = tokio::spawn(accept(listener, api::router(&app), Arc::clone(&app)));
    tokio::spawn(sweep::keep_tidy(Arc::clone(&app)));
    tokio::spawn(alarm::keep_awake(Arc::clone(&app)));
    tracing::info!(%address, "listening");
    Ok(Server { address, app, task })
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
        // A proxy of ours stands for many.
        let most = if config.proxies.trusts(peer.ip()) { usize::MAX } else { config.limits.connections_per_address };
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
    /// Tells everybody to go, waits a little, and closes the store.
    pub async fn close(self) {
        self.app.close();
        if tokio::time::timeout(PATIENCE, self.task).await.is_err() {
            tracing::warn!("somebody did not go; closing all the same");
        }
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "the store did not close well; nothing that was acknowledged is lost");
        }
        self.app.folder.leave();
        tracing::info!("closed");
    }
}
