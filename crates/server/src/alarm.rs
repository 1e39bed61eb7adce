//! Wakes tables that want it though nobody comes: a bot has to think after a restart, a clock runs out, or bots take the
//! seats for which somebody was waited long enough.

use crate::{
    App,
    cluster::Cluster,
    table::{Inbox, Tables},
};
use arbiter_store::StoreError;
use std::{collections::HashSet, sync::Arc, time::Duration};

/// How often it is looked for.
const EVERY: Duration = Duration::from_secs(2);
/// The most tables that are woken at a time, and the pause between two of them: everybody else wants something, too.
const MOST: u32 = 2_000;
const PAUSE: Duration = Duration::from_millis(5);

/// Looks from time to time which tables want to be woken, until the server closes.
pub(crate) async fn keep_awake(app: Arc<App>) {
    let closed = app.closed();
    tokio::pin!(closed);
    let mut clock = tokio::time::interval(EVERY);
    // What was due before this server began is due now.
    let mut after = 0;
    let mut peers = HashSet::new();
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = &mut closed => return,
        }
        let others = app.cluster.as_ref().map(Cluster::peers).unwrap_or_default();
        if !peers.is_subset(&others) {
            // What another server had awake when it went may have been due for long.
            after = 0;
        }
        peers = others;
        after = wake(&app, after).await;
        fill(&app).await;
    }
}

/// Sits bots down where nobody has come in time. Of several servers, one does.
async fn fill(app: &Arc<App>) {
    let filled = async {
        for (table, bot) in app.store.fills_due(app.now(), MOST).await? {
            if app.store.fill(&table, &bot).await? {
                // Where it is awake elsewhere, that server hears of it.
                let _ = Tables::tell(app, &table, Inbox::Reseat);
            }
        }
        Ok::<_, StoreError>(())
    };
    if let Err(error) = filled.await {
        tracing::error!(%error, "bots could not take the seats that nobody took");
        app.metrics.store_errors.inc();
    }
}

/// Wakes what has become due since. Up to when?
async fn wake(app: &Arc<App>, after: u64) -> u64 {
    let now = app.now();
    match app.store.due(after, now, MOST).await {
        Ok(tables) => {
            // Where more want it than are woken at a time, the others come next.
            let all = tables.len() < MOST as usize;
            for table in tables {
                if !app.tables.is_awake(&table) && Tables::tell(app, &table, Inbox::Wake).is_err() {
                    tracing::warn!(table, "a table could not be woken");
                }
                tokio::time::sleep(PAUSE).await;
            }
            if all { now } else { after }
        }
        Err(error) => {
            tracing::error!(%error, "it could not be read which tables want to be woken");
            app.metrics.store_errors.inc();
            after
        }
    }
}
