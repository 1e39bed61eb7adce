//! Listening, and closing in good order.

use crate::{App, CannotStart, Config, api, sweep};
use axum::serve::ListenerExt;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, task::JoinHandle};

/// How long those who are there may take to go.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its parts share.
    pub app: Arc<App>,
    task: JoinHandle<std::io::Result<()>>,
}

/// Begins to serve at an address; port 0 is any free one.
pub async fn serve(config: Config, address: SocketAddr) -> Result<Server, CannotStart> {
    let app = App::open(config).await?;
    let listener = TcpListener::bind(address).await.map_err(CannotStart::Address)?;
    let address = listener.local_addr().map_err(CannotStart::Address)?;
    app.folder.say(&format!("http://{address}"));
    let router = api::router(&app).into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|stream| {
        // A move is a small message that somebody waits for.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small messages may be late");
        }
    });
    let closing = Arc::clone(&app);
    let task = tokio::spawn(async move {
        axum::serve(listener, router).with_graceful_shutdown(async move { closing.closed().await }).await
    });
    tokio::spawn(sweep::keep_tidy(Arc::clone(&app)));
    tracing::info!(%address, "listening");
    Ok(Server { address, app, task })
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
