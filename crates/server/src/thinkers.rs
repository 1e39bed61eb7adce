//! Whose bot may think next.
//!
//! Only so many think at a time. Bots of tables that somebody looks at come first; among them, and among the others,
//! everybody who made tables has one turn after the other, however many tables they made.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// Whose bot may think next.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    /// Those that somebody looks at, and the others.
    lines: [Line; 2],
}

/// Those who wait, by whose they are: the first of the first is next, and then whose it was waits behind the others.
#[derive(Debug, Default)]
struct Line(VecDeque<(String, VecDeque<oneshot::Sender<Turn>>)>);

/// The right to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn(Option<Thinkers>);

impl Thinkers {
    /// So many may think at a time.
    pub(crate) fn new(count: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(State { free: count.max(1), lines: [Line::default(), Line::default()] })))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Lines of people who wait are whole after any panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the turn of a bot at a table that this guest made. Who stops waiting loses nothing but their place.
    pub(crate) async fn turn(&self, owner: &str, watched: bool) -> Turn {
        loop {
            let waiting = {
                let mut state = self.lock();
                if state.free > 0 {
                    state.free -= 1;
                    return Turn(Some(self.clone()));
                }
                let (sender, waiting) = oneshot::channel();
                state.lines[usize::from(!watched)].join(owner, sender);
                waiting
            };
            if let Ok(turn) = waiting.await {
                return turn;
            }
        }
    }

    /// Gives a turn on to whoever is next.
    fn give_on(&self) {
        loop {
            let next = {
                let mut state = self.lock();
                let next = state.lines.iter_mut().find_map(Line::next);
                if next.is_none() {
                    state.free += 1;
                }
                next
            };
            let Some(next) = next else { return };
            match next.send(Turn(Some(self.clone()))) {
                Ok(()) => return,
                // They do not wait any more.
                Err(mut turn) => turn.0 = None,
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(thinkers) = self.0.take() {
            thinkers.give_on();
        }
    }
}

impl Line {
    fn join(&mut self, owner: &str, sender: oneshot::Sender<Turn>) {
        match self.0.iter_mut().find(|(waiting, _)| waiting == owner) {
            Some((_, line)) => line.push_back(sender),
            None => self.0.push_back((owner.to_owned(), VecDeque::from([sender]))),
        }
    }

    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (owner, mut line) = self.0.pop_front()?;
        let next = line.pop_front();
        if !line.is_empty() {
            self.0.push_back((owner, line));
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    /// Lets these wait, in this order, and says in which order they had their turn.
    async fn order(waiting: &[(&'static str, bool)]) -> Vec<&'static str> {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn("first", true).await;
        let (done, mut had) = mpsc::unbounded_channel();
        for (i, (owner, watched)) in waiting.iter().copied().enumerate() {
            let (thinkers, done) = (thinkers.clone(), done.clone());
            let ahead = thinkers.clone();
            tokio::spawn(async move {
                let turn = thinkers.turn(owner, watched).await;
                done.send(owner).expect("somebody listens");
                drop(turn);
            });
            // The next one comes when this one waits.
            while ahead.lock().lines.iter().flat_map(|line| &line.0).map(|(_, line)| line.len()).sum::<usize>() <= i {
                tokio::task::yield_now().await;
            }
        }
        drop((first, done));
        let mut order = Vec::new();
        while let Some(owner) = had.recv().await {
            order.push(owner);
        }
        assert_eq!(thinkers.lock().free, 1, "all turns were given back");
        order
    }

    #[tokio::test]
    async fn everybody_has_one_turn_after_the_other() {
        let crowd = [("a", true), ("a", true), ("a", true), ("b", true), ("b", true), ("c", true)];
        assert_eq!(order(&crowd).await, ["a", "b", "c", "a", "b", "a"]);
    }

    #[tokio::test]
    async fn what_somebody_looks_at_comes_first() {
        let crowd = [("a", false), ("b", false), ("a", false), ("c", true), ("a", true)];
        assert_eq!(order(&crowd).await, ["c", "a", "a", "b", "a"]);
    }

    #[tokio::test]
    async fn whoever_stops_waiting_holds_nobody_up() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn("a", true).await;
        let gone = tokio::time::timeout(std::time::Duration::ZERO, thinkers.turn("b", true)).await;
        assert!(gone.is_err(), "it was not their turn");
        drop(first);
        drop(thinkers.turn("c", false).await);
        assert_eq!(thinkers.lock().free, 1);
    }
}
