//! One of several servers on the same database.
//!
//! A server says every so often that it runs; the others believe it for a while. Whatever is asked of a table that
//! another server has awake goes to that server (`forward.rs`). A server that the others may have given up holds on to
//! none of its tables, whoever is there: they come again, and find who has them now.

use crate::{App, CannotStart, config::Config, keys, table::Inbox};
use arbiter_store::{News, Peer, Postgres, StoreError};
use std::{collections::HashSet, net::IpAddr, sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};

/// After how long it is tried again where the database does not answer: once it is back, nobody shall wait for us.
const AGAIN: Duration = Duration::from_millis(150);

/// One of several servers.
#[derive(Debug)]
pub(crate) struct Cluster {
    store: Arc<Postgres>,
    /// How long the others believe that we run.
    lease: Duration,
    /// Those of whom we believe it.
    peers: watch::Sender<HashSet<Peer>>,
}

impl Cluster {
    /// Opens the database.
    pub(crate) async fn open(url: &str, config: &Config) -> Result<(Cluster, keys::Keys), CannotStart> {
        let store = Postgres::open(url).await.map_err(CannotStart::Store)?;
        let new = keys::random::<{ keys::KEY }>().map_err(CannotStart::Data)?;
        let key = store.key(&new).await.map_err(CannotStart::Store)?;
        let keys = keys::Keys::new(&key).map_err(CannotStart::Data)?;
        let cluster = Cluster { store: Arc::new(store), lease: config.lease, peers: watch::Sender::default() };
        Ok((cluster, keys))
    }

    /// What all of them share.
    pub(crate) fn store(&self) -> Arc<Postgres> {
        Arc::clone(&self.store)
    }

    /// Becomes one of the servers, to be reached at this address.
    pub(crate) async fn join(&self, address: &str) -> Result<(), StoreError> {
        let id = keys::new_id::<9>().map_err(|error| StoreError::Broken(error.to_string()))?;
        self.store.join(&id, address, self.lease).await
    }

    /// Does another server run at this address?
    pub(crate) fn has_peer_at(&self, address: IpAddr) -> bool {
        let at = |peer: &Peer| peer.address.parse::<std::net::SocketAddr>().is_ok_and(|peer| peer.ip() == address);
        self.peers.borrow().iter().any(at)
    }

    /// The other servers that are believed to run.
    pub(crate) fn peers(&self) -> HashSet<Peer> {
        self.peers.borrow().clone()
    }

    /// Comes back when this server is not believed to run any more.
    pub(crate) async fn gone(&self, peer: &Peer) {
        let mut peers = self.peers.subscribe();
        // It may have come since we last looked round.
        let _ = tokio::time::timeout(self.lease, peers.wait_for(|peers| peers.contains(peer))).await;
        let _ = peers.wait_for(|peers| !peers.contains(peer)).await;
    }

    /// Stops being one of the servers.
    pub(crate) async fn leave(&self) {
        if let Err(error) = self.store.leave().await {
            tracing::warn!(%error, "the other servers could not be told; they notice soon");
        }
    }
}

/// Says that this server runs, until it closes.
pub(crate) async fn keep_running(app: Arc<App>, address: String) {
    let Some(cluster) = &app.cluster else { return };
    let closed = app.closed();
    tokio::pin!(closed);
    let mut clock = tokio::time::interval(cluster.lease / 4);
    clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut believed_until = Instant::now() + cluster.lease;
    let mut trouble: Option<StoreError> = None;
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = &mut closed => return,
        }
        // From before it is asked: the others may count from then on.
        let asked = Instant::now();
        let renewed = match cluster.store.renew(cluster.lease).await {
            Ok(Some(peers)) => {
                believed_until = asked + cluster.lease;
                cluster.peers.send_if_modified(|known| {
                    let peers = peers.into_iter().collect();
                    let differs = *known != peers;
                    *known = peers;
                    differs
                });
                Ok(())
            }
            Ok(None) => {
                tracing::warn!("this server was not heard of for too long");
                let resumed = resume(&app, cluster, &address).await;
                if resumed.is_ok() {
                    believed_until = asked + cluster.lease;
                }
                resumed
            }
            Err(error) => {
                if Instant::now() >= believed_until && !app.tables.is_empty() {
                    let_all_go(&app);
                }
                Err(error)
            }
        };
        // It is tried often, and said once.
        let error = renewed.err();
        match &error {
            Some(error) if trouble.as_ref() != Some(error) => {
                tracing::error!(%error, "it cannot be said that this server runs");
            }
            None if trouble.is_some() => tracing::info!("it can be said again that this server runs"),
            _ => {}
        }
        if error.is_some() {
            clock.reset_after(AGAIN);
        }
        trouble = error;
    }
}

/// Goes on with what nobody took meanwhile: where it was the database that was away, that is everything. A server that was
/// forgotten begins anew.
async fn resume(app: &App, cluster: &Cluster, address: &str) -> Result<(), StoreError> {
    match cluster.store.resume(cluster.lease).await? {
        Some(ours) => let_go_but(app, &ours),
        None => {
            let_all_go(app);
            cluster.join(address).await?;
        }
    }
    Ok(())
}

/// Holds on to these tables only.
fn let_go_but(app: &App, ours: &[String]) {
    for table in app.tables.awake() {
        if !ours.contains(&table) {
            app.tables.hang_up(&table);
        }
    }
}

/// Holds no table any more: whoever is there comes again.
fn let_all_go(app: &App) {
    if let Some(cluster) = &app.cluster {
        cluster.store.forget_all();
    }
    for table in app.tables.awake() {
        app.tables.hang_up(&table);
    }
}

/// Hears what the other servers say, until this one closes.
pub(crate) async fn listen(app: Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    let closed = app.closed();
    tokio::pin!(closed);
    loop {
        let heard = tokio::select! {
            heard = hear(&app, cluster) => heard,
            () = &mut closed => return,
        };
        if let Err(error) = heard {
            tracing::warn!(%error, "the other servers are not heard");
            tokio::time::sleep(AGAIN).await;
        }
    }
}

async fn hear(app: &App, cluster: &Cluster) -> Result<(), StoreError> {
    let mut listener = cluster.store.listen().await?;
    look_again(app, cluster).await?;
    loop {
        match cluster.store.hear(&mut listener).await? {
            News::Taken(table) => app.tables.hang_up(&table),
            News::Changed(table) => app.tables.tell_awake(&table, Inbox::Reseat),
            News::Missed => look_again(app, cluster).await?,
        }
    }
}

/// Looks for itself what it may have missed.
async fn look_again(app: &App, cluster: &Cluster) -> Result<(), StoreError> {
    let awake = app.tables.awake();
    if awake.is_empty() {
        return Ok(());
    }
    let ours: HashSet<String> = cluster.store.ours().await?.into_iter().collect();
    for table in awake {
        if ours.contains(&table) {
            app.tables.tell_awake(&table, Inbox::Reseat);
        } else {
            app.tables.hang_up(&table);
        }
    }
    Ok(())
}
