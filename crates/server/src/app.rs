//! What every part of the server shares.

use crate::{
    Config,
    account::{Tries, presence::Presence},
    bans::Bans,
    caller::Caller,
    cluster::Cluster,
    crowd::Crowd,
    folder::Folder,
    keys::{self, Keys},
    letters::Letters,
    metrics::Metrics,
    ratings::Ratings,
    reach::{Reach, Vapid},
    replays::Replays,
    table::Tables,
    thinkers::Thinkers,
};
use arbiter_engine::Seed;
use arbiter_protocol::Refused;
use arbiter_store::{Sqlite, Store, StoreError};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    fmt, io,
    net::IpAddr,
    num::{NonZero, NonZeroU32},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::{Mutex, Semaphore, watch};

/// How long a look at the store is good for: looking writes, and anybody may ask.
const HEALTH: Duration = Duration::from_secs(1);

/// What every part of the server shares.
pub struct App {
    /// How it is run.
    pub config: Config,
    /// The folder it runs in, if its store is there.
    pub(crate) folder: Option<Folder>,
    /// The other servers, if it is one of several.
    pub(crate) cluster: Option<Cluster>,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Who signs.
    pub keys: Keys,
    /// What is counted.
    pub metrics: Metrics,
    /// The tables that are awake.
    pub tables: Tables,
    /// Lets only so many bots think at a time, in good order.
    pub(crate) thinkers: Thinkers,
    /// Lets only so many pages of the book be played at a time.
    pub(crate) readers: Arc<Semaphore>,
    /// The sockets everybody has open.
    pub(crate) sockets_of_guest: Crowd<String>,
    pub(crate) sockets_of_address: Crowd<Caller>,
    /// The requests of everybody that are not answered yet.
    pub(crate) requests_of_address: Crowd<Caller>,
    /// Who is not let in.
    pub(crate) bans: Bans,
    /// Games looked back on.
    pub(crate) replays: Replays,
    /// Tells those who are not there.
    pub(crate) reach: Reach,
    /// Writes to them.
    pub(crate) letters: Letters,
    /// How much each address may have kept.
    pub(crate) keeping: DefaultKeyedRateLimiter<IpAddr>,
    /// How much each address may write to logs.
    pub(crate) writing: DefaultKeyedRateLimiter<IpAddr>,
    /// Who tries to get into accounts, and how often.
    pub(crate) tries: Tries,
    /// When accounts were heard of last.
    pub(crate) presence: Presence,
    /// How well people and bots play.
    pub(crate) ratings: Ratings,
    /// What came of the last look at the store, and when.
    pub(crate) health: Mutex<Option<(Instant, bool)>>,
    closing: watch::Sender<bool>,
    /// It will close soon, and says so.
    draining: AtomicBool,
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
    /// Another server runs in the folder.
    Held {
        /// Who, as far as it said so.
        by: String,
    },
    /// There are tables, but the key by which everybody has their seats is gone.
    KeyLost,
    /// The store cannot be used.
    Store(StoreError),
    /// The address cannot be listened at.
    Address(io::Error),
    /// Letters cannot be sent as it was said.
    Mail(String),
}

impl fmt::Display for CannotStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotStart::Data(error) => write!(f, "the data folder cannot be used: {error}"),
            CannotStart::Held { by } => write!(f, "another server runs in the data folder: {by}"),
            CannotStart::KeyLost => f.write_str(
                "the data folder holds tables but no key, and without it nobody has a seat any more: put the file “key” \
                 back from a backup, or begin with a new one (--new-key) if all seats may be lost",
            ),
            CannotStart::Store(error) => error.fmt(f),
            CannotStart::Mail(why) => f.write_str(why),
            CannotStart::Address(error) => write!(f, "the address cannot be listened at: {error}"),
        }
    }
}

impl std::error::Error for CannotStart {}

impl App {
    /// Opens the data folder, or the database.
    pub async fn open(config: Config) -> Result<Arc<App>, CannotStart> {
        let letters = Letters::new(config.mail.as_ref()).map_err(CannotStart::Mail)?;
        let (folder, cluster, keys, store): (_, _, _, Arc<dyn Store>) = match &config.db {
            Some(url) => {
                let (cluster, keys) = Cluster::open(url, &config).await?;
                let store = cluster.store();
                (None, Some(cluster), keys, store)
            }
            None => {
                let folder = Folder::take(&config.data)?;
                let keys = folder.key(config.new_key)?;
                let store = Sqlite::open(&folder.store(), config.durability).await.map_err(CannotStart::Store)?;
                (Some(folder), None, keys, Arc::new(store))
            }
        };
        let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
        let thinkers = Thinkers::new(config.thinkers.unwrap_or_else(cores));
        let per_hour = |most| RateLimiter::keyed(Quota::per_hour(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN)));
        let (keeping, writing) = (per_hour(config.limits.kept_per_hour), per_hour(config.limits.entries_per_hour));
        let tries = Tries::new(&config.limits);
        let replays = Replays::new(&config.limits);
        let vapid = config.push.clone().and_then(|subject| Vapid::new(&keys, subject));
        let reach = Reach::new(vapid, config.push_to_this_machine);
        Ok(Arc::new(App {
            config,
            folder,
            cluster,
            store,
            keys,
            metrics: Metrics::default(),
            tables: Tables::default(),
            thinkers,
            readers: Arc::new(Semaphore::new(cores().div_ceil(2))),
            sockets_of_guest: Crowd::default(),
            sockets_of_address: Crowd::default(),
            requests_of_address: Crowd::default(),
            bans: Bans::default(),
            replays,
            reach,
            letters,
            keeping,
            writing,
            tries,
            presence: Presence::default(),
            ratings: Ratings::default(),
            health: Mutex::default(),
            closing: watch::Sender::new(false),
            draining: AtomicBool::new(false),
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

    /// May one more thing be kept for this address?
    pub(crate) fn may_keep(&self, caller: Caller) -> Result<(), Refused> {
        self.keeping.check_key(&caller.0).map_err(|_| Refused::Quota)
    }

    /// May this address have one more entry written?
    pub(crate) fn may_write(&self, caller: Caller) -> Result<(), Refused> {
        self.writing.check_key(&caller.0).map_err(|_| Refused::Quota)
    }

    /// Can the store be read and written? Looks at most once a second.
    pub(crate) async fn is_well(&self) -> bool {
        let mut health = self.health.lock().await;
        if let Some((at, well)) = *health
            && at.elapsed() < HEALTH
        {
            return well;
        }
        let well = match self.store.check().await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(%error, "the store is not well");
                self.metrics.store_errors.inc();
                false
            }
        };
        *health = Some((Instant::now(), well));
        well
    }

    /// How many pages of replays are remembered.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.replays.len()
    }

    /// A number for a socket.
    pub(crate) fn number_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Will the server close soon?
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Says at `/health` from now on that nobody else should be sent here.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// Tells everybody that the server closes.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Does the server close?
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Comes back when the server closes.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
