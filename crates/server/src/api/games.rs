//! `GET /api/games`: the shelf.

use arbiter_protocol::{GameInfo, Level, TableSize, Variant};
use arbiter_shelf::{GAMES, sizes};
use axum::Json;

/// Every game on the shelf, and how it can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(GAMES.into_iter().map(info).collect())
}

fn info(game: &str) -> GameInfo {
    let size = |size: arbiter_shelf::Size| TableSize {
        players: size.players,
        usual: size.usual,
        variants: size.variants.into_iter().map(|(name, setup)| Variant { name: name.to_owned(), setup }).collect(),
    };
    GameInfo {
        game: game.to_owned(),
        title: arbiter_rules::catalogue(game).map_or_else(|| game.to_owned(), |rules| rules.title.clone()),
        sizes: sizes(game).unwrap_or_default().into_iter().map(size).collect(),
        levels: Level::ALL.to_vec(),
    }
}
