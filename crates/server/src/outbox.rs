//! What waits to be sent through a socket: only so many bytes, so that nobody who does not read fills the memory.

use axum::extract::ws::Utf8Bytes;
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};
use tokio::sync::mpsc;

/// Where messages for a socket are put.
#[derive(Clone, Debug)]
pub(crate) struct Out {
    sender: mpsc::UnboundedSender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    most: usize,
}

/// Where they are taken from.
#[derive(Debug)]
pub(crate) struct Outbox {
    receiver: mpsc::UnboundedReceiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// Remembers an [`Out`] without keeping it.
#[derive(Debug)]
pub(crate) struct WeakOut {
    sender: mpsc::WeakUnboundedSender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    most: usize,
}

/// Too much waits already, or nobody takes it any more.
#[derive(Debug)]
pub(crate) struct Lags;

/// An outbox in which only so many bytes may wait.
pub(crate) fn outbox(most: usize) -> (Out, Outbox) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    (Out { sender, waiting: Arc::clone(&waiting), most }, Outbox { receiver, waiting })
}

impl Out {
    /// Puts a message in. One that is longer than all may be goes out if nothing else waits.
    pub(crate) fn send(&self, message: Utf8Bytes) -> Result<(), Lags> {
        let length = message.len();
        let before = self.waiting.fetch_add(length, Ordering::Relaxed);
        if before > 0 && before.saturating_add(length) > self.most {
            return Err(Lags);
        }
        self.sender.send(message).map_err(|_| Lags)
    }

    pub(crate) fn downgrade(&self) -> WeakOut {
        let Out { sender, waiting, most } = self;
        WeakOut { sender: sender.downgrade(), waiting: Arc::clone(waiting), most: *most }
    }
}

impl WeakOut {
    /// Nothing once nobody keeps it.
    pub(crate) fn upgrade(&self) -> Option<Out> {
        let sender = self.sender.upgrade()?;
        Some(Out { sender, waiting: Arc::clone(&self.waiting), most: self.most })
    }
}

impl Outbox {
    /// The next message; nothing once nobody sends any more. It waits on until it [was sent](Outbox::sent).
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.receiver.recv().await
    }

    /// The next message, if one is there.
    pub(crate) fn more(&mut self) -> Option<Utf8Bytes> {
        self.receiver.try_recv().ok()
    }

    /// So many bytes are on their way.
    pub(crate) fn sent(&self, bytes: usize) {
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(length: usize) -> Utf8Bytes {
        "x".repeat(length).into()
    }

    #[test]
    fn only_so_many_bytes_wait_and_any_number_of_messages() {
        let (out, mut outbox) = outbox(1000);
        assert!(out.send(message(5000)).is_ok(), "alone, any message goes out");
        assert!(out.send(message(1)).is_err(), "beside it, none");
        outbox.more().expect("one waits");
        assert!(out.send(message(1)).is_err(), "it waits until it was sent");
        outbox.sent(5002);
        for _ in 0..500 {
            assert!(out.send(message(2)).is_ok(), "small ones, however many");
        }
        assert!(out.send(message(2)).is_err());
    }

    #[tokio::test]
    async fn whoever_is_not_kept_hears_no_more() {
        let (out, mut outbox) = outbox(1000);
        let weak = out.downgrade();
        assert!(weak.upgrade().expect("it is kept").send(message(3)).is_ok());
        drop(out);
        assert!(weak.upgrade().is_none());
        assert_eq!(outbox.next().await.map(|message| message.len()), Some(3));
        assert!(outbox.next().await.is_none());
    }
}
