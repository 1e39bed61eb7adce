//! What every part of the server shares.

use crate::{
    Config,
    keys::{self, Keys},
    metrics::Metrics,
    table::Tables,
};
use arbiter_engine::Seed;
use arbiter_store::{Sqlite, Store, StoreError};
use std::{
    fmt, io,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use tokio::sync::{Semaphore, watch};

/// What every part of the server shares.
pub struct App {
    /// How it is run.
    pub config: Config,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Who signs.
    pub keys: Keys,
    /// What is counted.
    pub metrics: Metrics,
    /// The tables that are awake.
    pub tables: Tables,
    /// Lets only so many bots think at a time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Lets only so many pages of the book be played at a time.
    pub(crate) readers: Arc<Semaphore>,
    closing: watch::Sender<bool>,
    sockets: AtomicU64,
    /// Tables laid so far.
    laid: AtomicU64,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Why the server cannot begin.
#[derive(Debug)]
pub enum CannotStart {
    /// The folder or the key cannot be used.
    Data(io::Error),
    /// The store cannot be used.
    Store(StoreError),
    /// The address cannot be listened at.
    Address(io::Error),
}

impl fmt::Display for CannotStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotStart::Data(error) => write!(f, "the data folder cannot be used: {error}"),
            CannotStart::Store(error) => error.fmt(f),
            CannotStart::Address(error) => write!(f, "the address cannot be listened at: {error}"),
        }
    }
}

impl std::error::Error for CannotStart {}

impl App {
    /// Opens the data folder.
    pub async fn open(config: Config) -> Result<Arc<App>, CannotStart> {
        std::fs::create_dir_all(&config.data).map_err(CannotStart::Data)?;
        let keys = Keys::open(&config.data).map_err(CannotStart::Data)?;
        let file = config.data.join("arbiter.db");
        let store = Sqlite::open(&file, config.durability).await.map_err(CannotStart::Store)?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Ok(Arc::new(App {
            config,
            store: Arc::new(store),
            keys,
            metrics: Metrics::default(),
            tables: Tables::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            readers: Arc::new(Semaphore::new(cores.div_ceil(2))),
            closing: watch::Sender::new(false),
            sockets: AtomicU64::new(0),
            laid: AtomicU64::new(0),
        }))
    }

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        (self.config.clock)()
    }

    /// What decides all luck at a new table.
    pub(crate) fn new_seed(&self) -> io::Result<Seed> {
        Ok(match self.config.seed {
            Some(first) => Seed::from(first.wrapping_add(self.laid.fetch_add(1, Ordering::Relaxed))),
            None => Seed::new(keys::random()?),
        })
    }

    /// A number for a socket.
    pub(crate) fn number_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Tells everybody that the server closes.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Comes back when the server closes.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
