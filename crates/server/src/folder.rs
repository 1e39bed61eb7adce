//! The folder a server lives in: the store, the key, and a lock that says who is at home.

use crate::{CannotStart, keys::Keys};
use arbiter_store::{Postgres, StoreError, check_backup, copy_into, copy_while_in_use};
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

const STORE: &str = "arbiter.db";
const KEY: &str = "key";
const LOCK: &str = "lock";
const ADMIN: &str = "admin.sock";

/// The folder of a server, for as long as it runs: nobody else may run in it.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    /// The system lets go of it with the process, however that ends.
    lock: File,
}

impl Folder {
    /// Makes the folder if it is missing, and takes it.
    pub(crate) fn take(path: &Path) -> Result<Folder, CannotStart> {
        make(path).map_err(CannotStart::Data)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut lock = ours(&mut options).open(path.join(LOCK)).map_err(CannotStart::Data)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut by = String::new();
                lock.read_to_string(&mut by).map_err(CannotStart::Data)?;
                return Err(CannotStart::Held { by: by.trim().to_owned() });
            }
            Err(TryLockError::Error(error)) => return Err(CannotStart::Data(error)),
        }
        let folder = Folder { path: path.to_owned(), lock };
        folder.say("");
        Ok(folder)
    }

    /// Writes down who is here, for whoever comes next.
    pub(crate) fn say(&self, address: &str) {
        let mut lock = &self.lock;
        let who = format!("process {} {address}", std::process::id());
        let written = lock.set_len(0).and_then(|()| lock.rewind()).and_then(|()| writeln!(lock, "{}", who.trim()));
        if let Err(error) = written {
            tracing::warn!(%error, "it could not be noted who uses the data folder; it is locked all the same");
        }
    }

    /// Lets others in.
    pub(crate) fn leave(&self) {
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder stays locked until the program ends");
        }
    }

    /// Where the store is.
    pub(crate) fn store(&self) -> PathBuf {
        self.path.join(STORE)
    }

    /// The socket for whoever runs the server.
    #[cfg(unix)]
    pub(crate) fn admin(&self) -> PathBuf {
        self.path.join(ADMIN)
    }

    /// The key. A new one is only made where there are no tables yet, or where that is wanted: whoever has a seat has
    /// it by the old one.
    pub(crate) fn key(&self, new: bool) -> Result<Keys, CannotStart> {
        let file = self.path.join(KEY);
        if file.exists() {
            only_ours(&file).map_err(CannotStart::Data)?;
        } else if self.store().exists() && !new {
            return Err(CannotStart::KeyLost);
        }
        Keys::open(&file).map_err(CannotStart::Data)
    }
}

/// Copies store and key of a folder to a new folder, also while a server runs in it.
pub async fn backup(data: &Path, to: &Path) -> Result<(), CannotStart> {
    let key = fs::read(data.join(KEY)).map_err(CannotStart::Data)?;
    if to.join(STORE).exists() || to.join(KEY).exists() {
        return Err(CannotStart::Data(io::Error::other("there is a backup already; give it a folder of its own")));
    }
    make(to).map_err(CannotStart::Data)?;
    copy_while_in_use(&data.join(STORE), &to.join(STORE)).await.map_err(CannotStart::Store)?;
    write(&to.join(KEY), &key).map_err(CannotStart::Data)
}

/// Makes a folder as it was when it was copied. Refuses to touch one that is in use or holds tables.
pub async fn restore(from: &Path, data: &Path) -> Result<(), CannotStart> {
    let (store, key) = (from.join(STORE), from.join(KEY));
    check_backup(&store).await.map_err(CannotStart::Store)?;
    Keys::read(&key).map_err(CannotStart::Data)?;
    let folder = Folder::take(data)?;
    let restored = (|| {
        if folder.store().exists() || data.join(KEY).exists() {
            return Err(io::Error::other("it holds tables already; restore to an empty folder"));
        }
        write(&data.join(KEY), &fs::read(&key)?)?;
        let mut options = OpenOptions::new();
        let mut out = ours(options.write(true).create_new(true)).open(folder.store())?;
        io::copy(&mut File::open(&store)?, &mut out)?;
        out.sync_all()?;
        give_to_its_owner(data)
    })();
    folder.leave();
    restored.map_err(CannotStart::Data)
}

/// Copies store and key of a folder into an empty database. Refuses while a server runs in the folder. How many tables?
pub async fn copy_to_database(data: &Path, url: &str) -> Result<u64, CannotStart> {
    if !data.join(STORE).exists() {
        return Err(CannotStart::Data(io::Error::other("there are no tables in it")));
    }
    let folder = Folder::take(data)?;
    let key = fs::read(data.join(KEY)).map_err(CannotStart::Data)?;
    let database = Postgres::open(url).await.map_err(CannotStart::Store)?;
    let copied = copy_into(&folder.store(), &key, &database).await;
    folder.leave();
    copied.map_err(|error| match error {
        StoreError::Taken => CannotStart::Store(StoreError::Foreign("the database holds tables already".to_owned())),
        error => CannotStart::Store(error),
    })
}

/// A folder for its owner alone.
fn make(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// A file for its owner alone.
fn ours(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// What root laid in a folder belongs to whoever the folder belongs to: the server runs as somebody else.
fn give_to_its_owner(data: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let owner = fs::metadata(data)?;
        for file in [STORE, KEY, LOCK].map(|name| data.join(name)) {
            if fs::metadata(&file)?.uid() != owner.uid() {
                chown(&file, Some(owner.uid()), Some(owner.gid()))?;
            }
        }
    }
    #[cfg(not(unix))]
    let _ = data;
    Ok(())
}

/// Makes a file that is there one for its owner alone.
fn only_ours(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Writes a new file for its owner alone, to the disk.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut out = ours(OpenOptions::new().write(true).create_new(true)).open(file)?;
    out.write_all(bytes)?;
    out.sync_all()
}
