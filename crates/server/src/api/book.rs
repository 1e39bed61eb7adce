//! `/api/book`: pages of the rule book that anybody may write, and see run.
//!
//! A page is played within bounds: so long, so many examples, so many steps, and only so many pages at the same time.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{body::Body, turn::in_turn};
use crate::{App, error::ApiError, guest::Guest, say, table::Inbox};
use arbiter_engine::{Game, Message, Notation, Seat, new_page};
use arbiter_protocol::{
    BookExample, BookFailure, BookPage, BookProblem, BookReport, BookTable, BookText, Refusal, Refused,
};
use arbiter_shelf::{Visit, open};
use arbiter_testkit::book::{BadPage, Bounds, ExampleReport, Failure, Page, PageReport, Problem};
use axum::{
    Json,
    extract::{Path, Query, State},
};
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::oneshot;
use utoipa::IntoParams;

/// The most examples on a page.
const MOST_EXAMPLES: usize = 40;
/// The most steps they may take together. A step is an answer, and takes well below a millisecond.
pub(super) const MOST_STEPS: u32 = 4_000;

/// Plays a page and says how it went, example by example, with the table as each left it.
#[utoipa::path(post, path = "/api/book", request_body = BookPage,
    responses((status = 200, body = BookReport), (status = 404, body = Refusal), (status = 413, body = Refusal),
        (status = 503, body = Refusal)))]
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Body(wish): Body<BookPage>,
) -> Result<Json<BookReport>, ApiError> {
    let page = match Page::parse("page", &wish.page) {
        Ok(page) => page,
        Err(bad) => {
            let game = wish.game.unwrap_or_default();
            return Ok(Json(BookReport { game, problems: problems(bad), examples: Vec::new() }));
        }
    };
    if page.examples.len() > MOST_EXAMPLES {
        return Err(Refused::TooBig.into());
    }
    let game = page.game().map(str::to_owned).or(wish.game).ok_or(Refused::NotFound)?;
    let of = game.clone();
    let played = in_turn(&app, move || open(&of, Play { page: &page })).await?;
    let report = played.map_err(|_| Refused::NotFound)?;
    Ok(Json(BookReport { game, problems: Vec::new(), examples: report.examples.into_iter().map(example).collect() }))
}

struct Play<'a> {
    page: &'a Page,
}

impl Visit for Play<'_> {
    type Out = PageReport;

    fn visit<G: Game>(self) -> PageReport {
        self.page.run_within::<G>(Bounds { steps: MOST_STEPS, shows: true })
    }
}

/// What cannot be read on a page.
pub(super) fn problems(bad: BadPage) -> Vec<BookProblem> {
    let problem = |problem: Problem| BookProblem {
        line: problem.line as u32,
        text: problem.text,
        what: say::spoken(problem.what.say()),
    };
    bad.problems.into_iter().map(problem).collect()
}

/// What is not as a page says.
pub(super) fn failure(failure: Failure) -> BookFailure {
    let what = failure.what.iter().map(|said| say::spoken(said.say())).collect();
    BookFailure { line: failure.line as u32, text: failure.text, what }
}

fn example(report: ExampleReport) -> BookExample {
    let failure = report.outcome.err().map(|failed| failure(*failed));
    let left = report.left.map(|left| BookTable {
        seats: left.seats,
        position: left.position,
        view: serde_json::value::to_raw_value(&left.view).unwrap_or_default(),
    });
    let ExampleReport { heading, line, clauses, .. } = report;
    BookExample { heading, line: line as u32, clauses, failure, left }
}

/// A page to begin with: every facet of the game, as it is when nothing is said of it.
#[utoipa::path(get, path = "/api/book/{game}", params(("game" = String, Path, description = "the game")),
    responses((status = 200, body = BookText), (status = 404, body = Refusal)))]
pub(crate) async fn blank(Path(game): Path<String>) -> Result<Json<BookText>, ApiError> {
    let page = open(&game, Blank).map_err(|_| Refused::NotFound)?;
    Ok(Json(BookText { page }))
}

struct Blank;

impl Visit for Blank {
    type Out = String;

    fn visit<G: Game>(self) -> String {
        new_page::<G>(2)
    }
}

/// What of a table a page is wanted of.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Copied {
    /// As far as this seat may know it, one of yours; once the game is over nobody need be named, and all is told.
    #[param(pattern = "^p[1-4]$")]
    seat: Option<String>,
    /// What was answered at this frame; what the seat answered last if not said.
    frame: Option<usize>,
}

/// A page of a position of a table, of what was asked there and what was answered. While the game goes on, whatever
/// the seat cannot know is made up anew.
#[utoipa::path(get, path = "/api/tables/{id}/page",
    params(("id" = String, Path, description = "the table"), Copied),
    responses((status = 200, body = BookText), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal), (status = 423, body = Refusal)))]
pub(crate) async fn copy(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
    Query(of): Query<Copied>,
) -> Result<Json<BookText>, ApiError> {
    let seat = of.seat.as_deref().map(Seat::from_text).transpose().map_err(|_| Refused::Malformed)?;
    let (answer, answered) = oneshot::channel();
    let question = Inbox::Page { guest, seat, frame: of.frame, answer };
    let page = super::tables::ask(&app, &id, question, answered).await?;
    Ok(Json(BookText { page }))
}
