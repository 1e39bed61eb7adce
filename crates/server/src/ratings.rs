//! How well people and bots play: follows from how rated games ended, and from nothing else.
//!
//! Ratings are not kept anywhere. What is kept is the history; a pool is played through it when somebody wants to know, and
//! remembered for a moment.

use crate::{App, error::ApiError};
use arbiter_contest::Pool;
use arbiter_protocol::{BotRating, GameRating, Level, Rating};
use arbiter_store::{RatedGame, Store, StoreError, TableRow};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How long a pool is good for, where another server may have more.
const FRESH: Duration = Duration::from_secs(20);

/// Which pool: a game, for so many players.
type OfGame = (String, u8);

/// The pools that were asked for last.
#[derive(Default)]
pub(crate) struct Ratings(Mutex<HashMap<OfGame, (Instant, Arc<Pool>)>>);

impl Ratings {
    /// Something has been played, or somebody is called otherwise.
    pub(crate) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// What a bot of this level is known by.
pub(crate) fn bot(level: &str) -> String {
    format!("bot {level}")
}

fn wire(rating: arbiter_contest::Rating) -> Rating {
    Rating { value: rating.value, spread: rating.spread, games: rating.games }
}

/// A history played through: how well everybody plays who is in it.
pub async fn pool_of(store: &dyn Store, game: &str, players: u8) -> Result<Pool, StoreError> {
    let mut pool = Pool::default();
    for ended in store.rated(game, players).await? {
        pool.hear(&ended.places);
    }
    Ok(pool)
}

async fn pool(app: &App, game: &str, players: u8) -> Result<Arc<Pool>, StoreError> {
    let key = (game.to_owned(), players);
    let known = app.ratings.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    if let Some((_, pool)) = known.filter(|(at, _)| at.elapsed() < FRESH) {
        return Ok(pool);
    }
    let pool = Arc::new(pool_of(&*app.store, game, players).await?);
    let mut pools = app.ratings.0.lock().unwrap_or_else(PoisonError::into_inner);
    pools.insert(key, (Instant::now(), Arc::clone(&pool)));
    Ok(pool)
}

/// Who sits in each seat, as ratings know them: of several who hold one, whoever sat down first; nobody in an open one.
fn sitting(row: &TableRow) -> Vec<Option<String>> {
    let who = |(seat, there): (usize, &arbiter_store::SeatRow)| match &there.bot {
        Some(level) => Some(bot(level)),
        None => {
            let holders = row.holders.iter().filter(|holder| usize::from(holder.seat) == seat);
            holders.min_by_key(|holder| holder.since).map(|holder| holder.guest.clone())
        }
    };
    row.seats.iter().enumerate().map(who).collect()
}

/// How well everybody at a table plays, from the first seat on.
pub(crate) async fn at_table(app: &App, row: &TableRow) -> Result<Vec<Option<Rating>>, StoreError> {
    let pool = pool(app, &row.game, row.seats.len() as u8).await?;
    Ok(sitting(row).into_iter().map(|who| who.map(|who| wire(pool.rating(&who)))).collect())
}

/// Notes how a rated game ended.
pub(crate) async fn note(app: &App, row: &TableRow, places: &[u8], at: u64) -> Result<(), StoreError> {
    // Whoever has deleted their account in the meantime is nobody, but somebody has won.
    let nobody = |seat: usize| format!("gone {} {seat}", row.id);
    let who = sitting(row).into_iter().enumerate().map(|(seat, who)| who.unwrap_or_else(|| nobody(seat)));
    let places = who.zip(places.iter().copied()).collect();
    app.store.add_rated(&RatedGame { table: row.id.clone(), game: row.game.clone(), at, places }).await?;
    app.ratings.forget();
    Ok(())
}

/// How well somebody plays whatever they have played.
pub(crate) async fn of(app: &App, who: &str) -> Result<Vec<GameRating>, ApiError> {
    let mut all = Vec::new();
    for (game, players) in app.store.rated_of(who).await? {
        let pool = pool(app, &game, players).await?;
        let level = |name: &str| name.strip_prefix("bot ").and_then(Level::from_text);
        let bot = |(name, rating)| Some(BotRating { level: level(name)?, rating: wire(rating) });
        let bots = pool.ranking().into_iter().filter_map(bot).collect();
        all.push(GameRating { rating: wire(pool.rating(who)), game, players, bots });
    }
    Ok(all)
}
