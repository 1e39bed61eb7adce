//! `/api/lesson`: pages of the book that wait for a person. A lesson is played to its end at once and sent as a row of stops;
//! nothing is kept, so that anybody may write one.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{
    body::Body,
    book::{MOST_STEPS, failure, problems},
    turn::in_turn,
};
use crate::{App, error::ApiError, say, table::over};
use arbiter_engine::{Eyes, Message, Seat, Seats, Turn};
use arbiter_learn::{LEARNER, NoLesson, Stop};
use arbiter_protocol::{
    About, BookPage, BookProblem, Lesson, LessonBecause, LessonStop, LessonWhy, Level, People, Refusal, Refused,
    SeatKind, SeatNow, TableNow,
};
use arbiter_shelf::{AnyTable, rules_version};
use axum::{Json, extract::State};
use std::sync::Arc;

/// The most stops a lesson may have.
const MOST_STOPS: usize = 80;

/// Plays a lesson and says where it waits.
#[utoipa::path(post, path = "/api/lesson", request_body = BookPage,
    responses((status = 200, body = Lesson), (status = 404, body = Refusal), (status = 413, body = Refusal),
        (status = 503, body = Refusal)))]
pub(crate) async fn read(State(app): State<Arc<App>>, Body(wish): Body<BookPage>) -> Result<Json<Lesson>, ApiError> {
    let lesson = in_turn(&app, move || shown(&wish.page)).await?;
    Ok(Json(lesson?))
}

/// Says why something cannot be done where a lesson waits.
#[utoipa::path(post, path = "/api/lesson/why", request_body = LessonWhy,
    responses((status = 200, body = LessonBecause), (status = 404, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    Body(wish): Body<LessonWhy>,
) -> Result<Json<LessonBecause>, ApiError> {
    let because = in_turn(&app, move || {
        let lesson = arbiter_learn::Lesson::read("page", &wish.page, MOST_STEPS).map_err(|_| Refused::NotFound)?;
        let stop = lesson.stops.get(wish.stop as usize).ok_or(Refused::NotFound)?;
        let table = lesson.table(stop).ok_or(Refused::NotFound)?;
        let reason = match &wish.about {
            About::Choice(choice) => table.why_not(LEARNER, choice),
            About::Thing(thing) => table.why_not_touch(LEARNER, thing),
        };
        let reason = reason.map_err(|_| Refused::Malformed)?;
        let clause = reason.as_ref().map(|reason| reason.clause.to_string());
        Ok(LessonBecause { reason: reason.map(|reason| say::spoken(reason.say)), clause })
    });
    Ok(Json(because.await?.map_err(|refused: Refused| ApiError::from(refused))?))
}

fn shown(page: &str) -> Result<Lesson, ApiError> {
    let none = |game: &str| Lesson {
        game: game.to_owned(),
        problems: Vec::new(),
        failure: None,
        stops: Vec::new(),
        position: String::new(),
    };
    let lesson = match arbiter_learn::Lesson::read("page", page, MOST_STEPS) {
        Ok(lesson) if lesson.stops.len() > MOST_STOPS => return Err(Refused::TooBig.into()),
        Ok(lesson) => lesson,
        Err(NoLesson::Unreadable(bad)) => return Ok(Lesson { problems: problems(bad), ..none("") }),
        Err(NoLesson::Failed(failed)) => return Ok(Lesson { failure: Some(failure(*failed)), ..none("") }),
        Err(no) => {
            let what = no.said().ok_or(Refused::NotFound)?;
            let whole = BookProblem { line: 1, text: String::new(), what: say::spoken(what.say()) };
            return Ok(Lesson { problems: vec![whole], ..none("") });
        }
    };
    let mut known = 0;
    let mut stops = Vec::new();
    for stop in &lesson.stops {
        let table = lesson.table(stop).ok_or(Refused::NotFound)?;
        stops.push(stopped(&*table, stop, known));
        known = stop.entries;
    }
    Ok(Lesson { stops, position: lesson.position, ..none(&lesson.game) })
}

fn stopped(table: &dyn AnyTable, stop: &Stop, known: usize) -> LessonStop {
    let happened = table.happenings(known..stop.entries, Eyes::Seat(LEARNER));
    LessonStop {
        says: stop.says.clone(),
        at: stop.at.clone(),
        expected: stop.expected.clone(),
        entries: happened.into_iter().map(say::happening).collect(),
        table: table_now(table, LEARNER, stop.entries),
    }
}

/// The table of a page as somebody sees it who sits there against bots.
pub(super) fn table_now(table: &dyn AnyTable, mine: Seat, entries: usize) -> TableNow {
    let waiting = match table.turn() {
        Turn::Waiting(seats) => seats,
        Turn::Over(_) => Seats::NONE,
    };
    let seat = |seat| SeatNow {
        seat: say::seat(seat),
        kind: if seat == mine { SeatKind::Person } else { SeatKind::Bot },
        name: None,
        level: (seat != mine).then_some(Level::First),
        connected: true,
        holders: u8::from(seat == mine),
        thinking_since: None,
        stand_in: None,
        away_since: None,
        gone_at: None,
        resting_until: None,
        nudge_at: None,
        deadline: None,
        time_left: None,
        rating: None,
    };
    let rules = rules_version(table.game()).unwrap_or_default();
    TableNow {
        n: entries as u32,
        game: table.game().to_owned(),
        rules,
        rules_now: rules,
        name: None,
        seats: Seats::all(table.seats()).into_iter().map(seat).collect(),
        mine: vec![say::seat(mine)],
        eyes: Some(say::seat(mine)),
        view: Some(table.view(Eyes::Seat(mine))),
        waiting: say::seats(waiting),
        decision: table.decision(mine).map(|decision| say::decision(mine, decision)),
        may_undo: None,
        over: table.turn().ranking().map(|ranking| over(table, &ranking)),
        frozen: None,
        people: People::default(),
        order: None,
        rest_days: None,
        seed_commitment: String::new(),
    }
}
