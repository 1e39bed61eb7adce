//! Copies of a store, also of one that is in use; and whose eyes its files are for.

use super::migrate;
use crate::StoreError;
use sqlx::{Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    fs::{self, OpenOptions},
    io,
    path::{Path, PathBuf},
};

/// Makes a file that only its owner may read, or makes one that is there so. The log of writes and the rest take
/// after it.
pub(super) fn only_ours(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let made = options.mode(0o600).open(file)?;
        made.set_permissions(fs::Permissions::from_mode(0o600))?;
        for ending in ["-wal", "-shm"] {
            let mut beside = file.as_os_str().to_owned();
            beside.push(ending);
            let beside = PathBuf::from(beside);
            if beside.exists() {
                fs::set_permissions(beside, fs::Permissions::from_mode(0o600))?;
            }
        }
    }
    #[cfg(not(unix))]
    options.open(file)?;
    Ok(())
}

/// Copies a store to a file that is not there yet. Whoever uses the store goes on; the copy is how it was at one moment.
pub async fn copy_while_in_use(file: &Path, to: &Path) -> Result<(), StoreError> {
    let broken = |error: io::Error| StoreError::Broken(error.to_string());
    if to.exists() {
        return Err(StoreError::Taken);
    }
    let mut connection = connect(file).await?;
    migrate::version(&mut connection).await?;
    only_ours(to).map_err(broken)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy()).execute(&mut connection).await;
    connection.close().await?;
    copied?;
    fs::File::open(to).and_then(|file| file.sync_all()).map_err(broken)
}

/// Is this a store of ours, and whole?
pub async fn check_backup(file: &Path) -> Result<(), StoreError> {
    let mut connection = connect(file).await?;
    if migrate::version(&mut connection).await? == 0 {
        return Err(StoreError::Foreign("they are not a store".to_owned()));
    }
    let found: String = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await?.try_get(0)?;
    connection.close().await?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Broken(found)) }
}

/// Opens a store of ours, up to date, to be read from its first to its last row.
pub(crate) async fn open_to_copy(file: &Path) -> Result<SqliteConnection, StoreError> {
    let mut connection = connect(file).await?;
    if migrate::version(&mut connection).await? == 0 {
        return Err(StoreError::Foreign("they are not a store".to_owned()));
    }
    migrate::migrate(&mut connection).await?;
    Ok(connection)
}

async fn connect(file: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(false).busy_timeout(super::PATIENCE);
    Ok(SqliteConnection::connect_with(&options).await?)
}
