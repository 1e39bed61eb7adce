//! From the words of the engine to those of the wire.

use crate::table::note;
use arbiter_engine as engine;
use arbiter_protocol as wire;
use arbiter_shelf::{AnyDecision, AnyEvent, AnyFrame, AnyHappening, AnyIllegal, AnyReason, spoken_of};
use wire::{Refusal, Refused};

/// A message.
pub(crate) fn spoken(said: engine::Spoken) -> wire::Spoken {
    let args = said.args.into_iter().map(|(name, arg)| (name.into(), argument(arg))).collect();
    wire::Spoken { id: said.id.into(), args }
}

fn argument(arg: engine::Arg) -> wire::Arg {
    match arg {
        engine::Arg::Number(number) => wire::Arg::Number(number),
        engine::Arg::Seat(seat) => wire::Arg::Seat(self::seat(seat)),
        engine::Arg::Name(said) => wire::Arg::Name(spoken(said)),
        engine::Arg::List(list) => wire::Arg::List(list.into_iter().map(spoken).collect()),
        engine::Arg::Text(text) => wire::Arg::Text(text),
    }
}

/// A seat.
pub(crate) fn seat(seat: engine::Seat) -> wire::Seat {
    wire::Seat::new(seat.index())
}

/// Several seats.
pub(crate) fn seats(seats: engine::Seats) -> Vec<wire::Seat> {
    seats.into_iter().map(seat).collect()
}

/// A seat of the wire, for the engine.
pub(crate) fn engine_seat(seat: wire::Seat) -> engine::Seat {
    seat.index().map_or(engine::Seat::HOUSE, engine::Seat::new)
}

/// A decision.
pub(crate) fn decision(asked: engine::Seat, decision: AnyDecision) -> wire::Decision {
    let choices = decision.choices.into_iter().map(|offer| wire::Offer {
        text: offer.text,
        label: spoken(offer.label),
        touches: offer.touches.iter().map(ToString::to_string).collect(),
        leads: offer.leads.iter().map(ToString::to_string).collect(),
        piece: offer.piece.map(|piece| wire::Piece {
            most: piece.most,
            group: piece.group.id,
            group_least: piece.group.least,
            group_most: piece.group.most,
        }),
        luck: offer.luck,
    });
    let tray = decision.tray.map(|tray| wire::Tray {
        least: tray.least,
        most: tray.most,
        ordered: tray.ordered,
        done: tray.done,
        named: tray.named.into_iter().map(spoken).collect(),
    });
    wire::Decision { seat: seat(asked), ask: spoken(decision.ask), choices: choices.collect(), tray }
}

fn said(event: AnyEvent) -> wire::Said {
    let things = spoken_of(&event.say).iter().map(ToString::to_string).collect();
    wire::Said { say: spoken(event.say), things, clause: event.clause.map(|clause| clause.to_string()) }
}

/// What happened at an entry.
pub(crate) fn happening(happening: AnyHappening) -> wire::Happening {
    wire::Happening {
        n: happening.n as u32,
        by: seat(happening.by),
        takes_back: happening.takes_back.into_iter().map(|n| n as u32).collect(),
        events: happening.events.into_iter().map(said).collect(),
        note: happening.note.as_deref().and_then(note::read),
    }
}

/// A position looked back on.
pub(crate) fn frame(frame: AnyFrame) -> wire::Frame {
    wire::Frame {
        frame: frame.frame as u32,
        n: frame.n as u32,
        by: frame.by.map(seat),
        choices: frame.choices.into_iter().map(spoken).collect(),
        events: frame.events.into_iter().map(said).collect(),
        view: frame.view,
    }
}

/// Why the rules say no.
pub(crate) fn because(kind: Refused, reason: AnyReason) -> Refusal {
    Refusal { reason: spoken(reason.say), clause: Some(reason.clause.to_string()), ..Refusal::from(kind) }
}

/// Why an answer was not taken.
pub(crate) fn illegal(illegal: AnyIllegal) -> Refusal {
    match illegal {
        AnyIllegal::Over => Refused::Over.into(),
        AnyIllegal::NotAsked => Refused::NotAsked.into(),
        AnyIllegal::Unreadable(error) => unreadable(error),
        AnyIllegal::Refused(reason) => because(Refused::Illegal, reason),
        AnyIllegal::NoMore(piece) => {
            let reason = wire::Spoken::plain("common-illegal-no-more").with("piece", wire::Arg::Text(piece.into()));
            Refusal { reason, ..Refused::Illegal.into() }
        }
        AnyIllegal::Runaway => {
            Refusal { reason: wire::Spoken::plain("common-illegal-runaway"), ..Refused::Illegal.into() }
        }
        AnyIllegal::TooFew => {
            Refusal { reason: wire::Spoken::plain("common-illegal-too-few"), ..Refused::Illegal.into() }
        }
    }
}

/// Why words mean no choice, as the language crate says it.
pub(crate) fn unreadable(error: engine::BadNotation) -> Refusal {
    let found = |id, found: String| wire::Spoken::plain(id).with("found", wire::Arg::Text(found.into()));
    let reason = match error {
        engine::BadNotation::Missing { .. } => wire::Spoken::plain("common-unreadable-missing"),
        engine::BadNotation::Unknown { found: word, .. } => found("common-unreadable-unknown", word),
        engine::BadNotation::LeftOver { found: word } => found("common-unreadable-left-over", word),
    };
    Refusal { reason, ..Refused::Malformed.into() }
}

/// Why nothing can be taken back.
pub(crate) fn cannot_undo(why: engine::CannotUndo) -> Refusal {
    match why {
        engine::CannotUndo::Over => Refusal { reason: wire::Spoken::plain("common-undo-over"), ..Refused::Over.into() },
        engine::CannotUndo::NotYours => Refused::NoUndo.into(),
    }
}
