//! Work that takes a while, for whoever asks for it: a few at a time, away from whoever else is served.

use crate::{App, error::ApiError};
use arbiter_protocol::Refused;
use std::{sync::Arc, time::Duration};
use tokio::{task::spawn_blocking, time::timeout};

/// Whoever waits longer for their turn, or for what is done then, is told that there is much to do.
const PATIENCE: Duration = Duration::from_secs(8);

/// Plays a page, when it is its turn.
pub(super) async fn in_turn<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let turn = timeout(PATIENCE, Arc::clone(&app.readers).acquire_owned()).await;
    let turn = turn.ok().and_then(Result::ok).ok_or(Refused::Busy)?;
    let done = spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    Ok(timeout(PATIENCE, done).await.ok().and_then(Result::ok).ok_or(Refused::Busy)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::app;

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_cannot_have_a_turn_is_told_that_there_is_much_to_do() {
        let app = app("turn").await;
        assert!(matches!(in_turn(&app, || 5).await, Ok(5)));
        let busy =
            |done: Result<i32, ApiError>| matches!(done, Err(ApiError(refusal)) if refusal.refused == Refused::Busy);
        assert!(busy(in_turn(&app, || panic!("the rules panicked")).await), "what falls takes nobody along");
        assert!(matches!(in_turn(&app, || 6).await, Ok(6)), "and its turn is over");
        app.readers.close();
        assert!(busy(in_turn(&app, || 7).await));
        let _ = std::fs::remove_dir_all(&app.config.data);
    }
}
