//! `/api/games`: the shelf, and whether a setup of one of its games would do.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{body::Body, tables::LONGEST_SETUP};
use crate::{error::ApiError, table::refusal};
use arbiter_protocol::{GameInfo, Level, Refusal, Refused, SetupCheck, SetupVerdict, TableSize, Variant};
use arbiter_shelf::{CannotOpen, HIDDEN, all, check_setup, sizes};
use axum::{Json, extract::Path};

/// Every game on the shelf, and how it can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(all().map(info).collect())
}

/// Could a table begin like this? Says why not in the words of the game, such as what is wrong with a deck.
#[utoipa::path(post, path = "/api/games/{game}/check", request_body = SetupCheck,
    params(("game" = String, Path, description = "the game")),
    responses((status = 200, body = SetupVerdict), (status = 404, body = Refusal)))]
pub(crate) async fn check(
    Path(game): Path<String>,
    Body(wish): Body<SetupCheck>,
) -> Result<Json<SetupVerdict>, ApiError> {
    if wish.setup.len() > LONGEST_SETUP {
        return Err(Refused::Setup.into());
    }
    let verdict = match check_setup(&game, wish.players, &wish.setup) {
        Ok(()) => SetupVerdict { reason: None, clause: None },
        Err(CannotOpen::Shelf(_)) => return Err(Refused::NotFound.into()),
        Err(why) => {
            let Refusal { reason, clause, .. } = refusal(why);
            SetupVerdict { reason: Some(reason), clause }
        }
    };
    Ok(Json(verdict))
}

fn info(game: &str) -> GameInfo {
    let size = |size: arbiter_shelf::Size| TableSize {
        players: size.players,
        usual: size.usual,
        variants: size.variants.into_iter().map(|(name, setup)| Variant { name: name.to_owned(), setup }).collect(),
    };
    GameInfo {
        game: game.to_owned(),
        hidden: HIDDEN.contains(&game),
        title: arbiter_rules::catalogue(game).map_or_else(|| game.to_owned(), |rules| rules.title.clone()),
        sizes: sizes(game).unwrap_or_default().into_iter().map(size).collect(),
        levels: Level::ALL.to_vec(),
    }
}
