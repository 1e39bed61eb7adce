//! `/api/puzzle`: pages of the book with a question at their end. Nothing is kept: the page and all answers come each time.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{body::Body, book::MOST_STEPS, lesson, turn::in_turn};
use crate::{App, error::ApiError, say};
use arbiter_engine::{Eyes, LogText};
use arbiter_learn::puzzle::{Puzzle as Read, Question, Verdict};
use arbiter_protocol::{About, Puzzle, PuzzleStep, PuzzleTry, PuzzleVerdict, Refusal, Refused};
use arbiter_shelf::replay_table;
use axum::{Json, extract::State};
use std::sync::Arc;

/// The most answers to one puzzle.
const MOST_ANSWERS: usize = 40;

/// Says what is asked, and what came of the answers.
#[utoipa::path(post, path = "/api/puzzle", request_body = PuzzleTry,
    responses((status = 200, body = Puzzle), (status = 404, body = Refusal), (status = 413, body = Refusal),
        (status = 422, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn solve(State(app): State<Arc<App>>, Body(wish): Body<PuzzleTry>) -> Result<Json<Puzzle>, ApiError> {
    if wish.answers.len() > MOST_ANSWERS {
        return Err(Refused::TooBig.into());
    }
    Ok(Json(in_turn(&app, move || tried(&wish)).await??))
}

fn tried(wish: &PuzzleTry) -> Result<Puzzle, ApiError> {
    let puzzle = Read::read("page", &wish.page, MOST_STEPS).map_err(|_| Refused::NotFound)?;
    let tried = puzzle.tried(&wish.answers).map_err(|_| Refused::Malformed)?;
    let among = match &puzzle.question {
        Question::Legal { among, .. } => among.clone(),
        Question::Find { .. } | Question::Best { .. } => Vec::new(),
    };
    // Where it is asked whether something is allowed, the list of what is allowed would tell.
    let is_told = tried.verdict == Verdict::Open && among.is_empty();
    let at = |entries: usize| {
        let lines = tried.log.lines.iter().take(entries).cloned().collect();
        replay_table(&LogText { lines, ..tried.log.clone() }).ok().and_then(Result::ok)
    };
    let mut steps = Vec::new();
    let mut known = 0;
    for entries in std::iter::once(0).chain(tried.steps.iter().copied()) {
        let table = at(entries).ok_or(Refused::NotFound)?;
        let happened = table.happenings(known..entries, Eyes::Seat(puzzle.seat));
        let mut now = lesson::table_now(&*table, puzzle.seat, entries);
        if !is_told || entries < tried.log.lines.len() {
            now.decision = None;
        }
        steps.push(PuzzleStep { entries: happened.into_iter().map(say::happening).collect(), table: now });
        known = entries;
    }
    let because = match &wish.why {
        Some(about) if is_told => {
            let table = at(tried.log.lines.len()).ok_or(Refused::NotFound)?;
            let reason = match about {
                About::Choice(choice) => table.why_not(puzzle.seat, choice),
                About::Thing(thing) => table.why_not_touch(puzzle.seat, thing),
            };
            reason.map_err(|_| Refused::Malformed)?.map(|reason| (reason.say, reason.clause.to_string()))
        }
        _ => tried.because.clone(),
    };
    Ok(Puzzle {
        asks: say::spoken(puzzle.asks(tried.label.as_ref())),
        game: puzzle.game,
        among,
        verdict: match tried.verdict {
            Verdict::Open => PuzzleVerdict::Open,
            Verdict::Right => PuzzleVerdict::Right,
            Verdict::Wrong => PuzzleVerdict::Wrong,
        },
        steps,
        clause: because.as_ref().map(|(_, clause)| clause.clone()),
        reason: because.map(|(reason, _)| say::spoken(reason)),
        line: tried.line.into_iter().map(say::spoken).collect(),
        shares: tried.shares,
    })
}
