//! Writing entries, many tables at a time.
//!
//! While the disk is busy with a commit, appends queue up; the next commit takes all of them.

use super::pen::Pen;
use crate::{Entry, StoreError};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc, oneshot};

/// The most appends in one commit, and the most that may wait for the next.
const MOST: usize = 1024;

/// Takes appends and commits them in groups.
#[derive(Debug)]
pub(crate) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Append>>>,
    sender: mpsc::WeakSender<Append>,
    task: Mutex<Option<tokio::task::JoinHandle<()>>>,
}

struct Append {
    /// As they are written, parted by commas; something at least.
    rows: String,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    pub(crate) fn start(pen: Arc<Pen>) -> Writer {
        let (sender, queue) = mpsc::channel(MOST);
        let task = tokio::spawn(write(pen, queue));
        Writer { sender: sender.downgrade(), queue: Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    /// Adds entries; answers when they are on the disk.
    pub(crate) async fn append(&self, table: &str, from: u32, entries: Vec<Entry>) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        let (done, answer) = oneshot::channel();
        let sender = self.sender.upgrade().ok_or(StoreError::Closed)?;
        let append = Append { rows: rows(table, from, &entries), done };
        sender.send(append).await.map_err(|_| StoreError::Closed)?;
        drop(sender);
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes no more, and waits until everything is written.
    pub(crate) async fn finish(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take()
            && task.await.is_err()
        {
            tracing::error!("the writer of the store had stopped");
        }
    }
}

async fn write(pen: Arc<Pen>, mut queue: mpsc::Receiver<Append>) {
    let mut group = Vec::new();
    while queue.recv_many(&mut group, MOST).await > 0 {
        match together(&pen, &mut queue, &mut group).await {
            Ok(()) => group.drain(..).for_each(|append| answer(append.done, Ok(()))),
            // Somebody in the group lost a race; the others must not suffer.
            Err(_) if group.len() > 1 => {
                for append in group.drain(..) {
                    let result = alone(&pen, &append.rows).await;
                    answer(append.done, result);
                }
            }
            Err(error) => group.drain(..).for_each(|append| answer(append.done, Err(error.clone()))),
        }
    }
}

/// Commits a group, and whatever arrived while the pen was in use goes along.
async fn together(pen: &Pen, queue: &mut mpsc::Receiver<Append>, group: &mut Vec<Append>) -> Result<(), StoreError> {
    let mut held = pen.take().await?;
    while group.len() < MOST
        && let Ok(append) = queue.try_recv()
    {
        group.push(append);
    }
    let all: Vec<&str> = group.iter().map(|append| append.rows.as_str()).collect();
    let result = commit(&mut held.connection, &all.join(",")).await;
    held.done(result)
}

async fn alone(pen: &Pen, rows: &str) -> Result<(), StoreError> {
    let mut held = pen.take().await?;
    let result = commit(&mut held.connection, rows).await;
    held.done(result)
}

/// Nobody may be left to hear it; the entries are written all the same.
fn answer(done: oneshot::Sender<Result<(), StoreError>>, result: Result<(), StoreError>) {
    let _ = done.send(result);
}

async fn commit(connection: &mut SqliteConnection, rows: &str) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    insert(&mut transaction, rows).await?;
    transaction.commit().await?;
    Ok(())
}

/// Entries as rows of JSON, parted by commas: so any number of them is one statement, prepared once.
pub(crate) fn rows(table: &str, from: u32, entries: &[Entry]) -> String {
    let row = |(i, entry): (usize, &Entry)| {
        let Entry { seat, deed, fingerprint, waits, at, due } = entry;
        json!([table, from as usize + i, seat, deed, fingerprint, waits, at, due]).to_string()
    };
    entries.iter().enumerate().map(row).collect::<Vec<_>>().join(",")
}

pub(crate) async fn insert(connection: &mut SqliteConnection, rows: &str) -> Result<(), StoreError> {
    let query = "INSERT INTO entries SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, \
                 value ->> 5, value ->> 6, value ->> 7 FROM json_each(?)";
    sqlx::query(query).bind(format!("[{rows}]")).execute(connection).await?;
    Ok(())
}
