//! What people do at a table beside playing: speak, propose, agree, go, come back. Each is an entry of the log.

use super::{
    actor::{Actor, Gone, Panicked, careful},
    again, note, show,
};
use crate::{api::words, contest, error::ApiError, say};
use arbiter_engine::{Seat, Seats};
use arbiter_protocol::{Level, Note, Phrase, Proposed, Refusal, Refused, Seat as WireSeat};
use std::sync::Arc;

/// The longest that is said at once, in characters.
const LONGEST: usize = 200;

impl Actor {
    /// Notes something of the people at the table, and shows it to everybody.
    pub(crate) async fn jot(&mut self, seat: Seat, note: &Note) -> Result<(), Gone> {
        let from = self.n();
        let Some(table) = &mut self.table else { return Ok(()) };
        table.note(seat, &note::written(note));
        self.keep_and_show(from, None, None).await
    }

    /// Does what somebody asked for, or tells them why not.
    pub(crate) async fn jot_for(
        &mut self,
        socket: u64,
        wanted: Result<(Seat, Note), Refusal>,
    ) -> Result<Option<(Seat, Note)>, Gone> {
        match wanted.and_then(|wanted| if self.frozen { Err(show::frozen()) } else { self.has_room().map(|()| wanted) })
        {
            Ok((seat, note)) => {
                self.jot(seat, &note).await?;
                Ok(Some((seat, note)))
            }
            Err(refusal) => {
                self.refuse(socket, refusal);
                Ok(None)
            }
        }
    }

    fn has_room(&self) -> Result<(), Refusal> {
        if self.n() >= self.app.config.limits.entries { Err(Refused::Quota.into()) } else { Ok(()) }
    }

    pub(crate) async fn speak(&mut self, socket: u64, phrase: Phrase, seat: Option<WireSeat>) -> Result<(), Gone> {
        let said = self.seat(socket, seat).and_then(|seat| {
            let may = self.people.may_speak(seat, self.app.now());
            if may { Ok((seat, Note::Say { phrase })) } else { Err(Refused::Rate.into()) }
        });
        self.jot_for(socket, said).await.map(drop)
    }

    pub(crate) async fn chat(&mut self, socket: u64, text: &str, seat: Option<WireSeat>) -> Result<(), Gone> {
        let said = self.seat(socket, seat).and_then(|seat| {
            if !self.people.chat {
                return Err(Refused::ChatOff.into());
            }
            let text = words::line(text, LONGEST)?.ok_or(Refused::Malformed)?;
            let may = self.people.may_speak(seat, self.app.now());
            if may { Ok((seat, Note::Chat { text })) } else { Err(Refused::Rate.into()) }
        });
        self.jot_for(socket, said).await.map(drop)
    }

    pub(crate) async fn chat_mode(&mut self, socket: u64, on: bool) -> Result<(), Gone> {
        let is_host = self.guest(socket) == Some(self.row.made_by.as_str());
        let mode = if is_host { Ok((Seat::HOUSE, Note::ChatMode { on })) } else { Err(Refused::NotYours.into()) };
        self.jot_for(socket, mode).await.map(drop)
    }

    // ----- proposals -----

    /// Those who have to agree to what this seat proposes: people who play, or for another game those who are there. Who
    /// holds several seats agrees with themselves.
    pub(crate) fn voters(&self, by: Seat, what: Proposed) -> Seats {
        let held = |seat: Seat| self.row.holders.iter().filter(move |holder| usize::from(holder.seat) == seat.index());
        let is_same = |seat: Seat| held(seat).any(|one| held(by).any(|other| one.guest == other.guest));
        let is_asked = |seat: &Seat| {
            let is_person = self.row.seats.get(seat.index()).is_some_and(|row| row.bot.is_none() && !row.open);
            let counts = match what {
                Proposed::Rematch => self.connected_seats().has(*seat),
                Proposed::End | Proposed::Back => self.people.stand_in(*seat).is_none(),
            };
            is_person && counts && !is_same(*seat)
        };
        Seats::all(self.row.seats.len() as u8).into_iter().filter(is_asked).collect()
    }

    pub(crate) async fn propose(&mut self, socket: u64, what: Proposed, seat: Option<WireSeat>) -> Result<(), Gone> {
        if what == Proposed::Back {
            self.recall(0).await?;
        }
        let proposed = self.proposer(socket, what, seat).and_then(|seat| {
            let over = self.over().is_some();
            let to = match (what, over) {
                (Proposed::Rematch, false) => return Err(Refused::NotOver.into()),
                (Proposed::End | Proposed::Back, true) => return Err(Refused::Over.into()),
                (Proposed::Back, false) if self.people.rated => return Err(Refused::Rated.into()),
                // The next game of a tournament is drawn, not agreed on.
                (Proposed::Rematch, true) if contest::of_table(&self.row.made_by).is_some() => {
                    return Err(Refused::Tournament.into());
                }
                (Proposed::Back, false) => {
                    let last = self.table.as_ref().and_then(|table| table.before_last_of(seat));
                    Some(last.ok_or(Refused::NoUndo)?)
                }
                (Proposed::End, false) | (Proposed::Rematch, true) => None,
            };
            // Beyond half of the longest log nothing is taken back, so that every game comes to its end.
            if to.is_some() && self.n() >= self.app.config.limits.entries / 2 {
                return Err(Refused::Quota.into());
            }
            if self.people.proposal.is_some() || self.people.next.is_some() {
                return Err(Refused::Proposed.into());
            }
            Ok((seat, Note::Propose { what, to }))
        });
        self.jot_for(socket, proposed).await?;
        self.carry_out(Some(socket)).await
    }

    /// Who proposes: for taking something back, whoever of one's seats answered last.
    fn proposer(&self, socket: u64, what: Proposed, seat: Option<WireSeat>) -> Result<Seat, Refusal> {
        let last = self.last.filter(|last| what == Proposed::Back && self.held(socket).has(*last));
        self.seat(socket, seat.or(last.map(say::seat)))
    }

    pub(crate) async fn reply(&mut self, socket: u64, agree: bool, seat: Option<WireSeat>) -> Result<(), Gone> {
        let proposal = self.people.proposal;
        let held = self.held(socket);
        let replied = proposal.ok_or(Refused::NoProposal.into()).and_then(|proposal| {
            let voters = self.voters(proposal.by, proposal.what);
            let may = |seat: Seat| if agree { voters.has(seat) } else { voters.has(seat) || seat == proposal.by };
            let meant = seat.map(say::engine_seat).or_else(|| held.into_iter().find(|seat| may(*seat)));
            let seat = meant.filter(|seat| held.has(*seat) && may(*seat)).ok_or(Refused::NoProposal)?;
            Ok((seat, if agree { Note::Agree } else { Note::Decline }))
        });
        self.jot_for(socket, replied).await?;
        self.carry_out(Some(socket)).await
    }

    /// Does what is proposed, once everybody who is asked has agreed.
    async fn carry_out(&mut self, socket: Option<u64>) -> Result<(), Gone> {
        let Some(proposal) = self.people.proposal else { return Ok(()) };
        let voters = self.voters(proposal.by, proposal.what);
        if voters.into_iter().any(|seat| !proposal.agreed.has(seat)) {
            return Ok(());
        }
        match (proposal.what, proposal.to) {
            (Proposed::End, _) => self.jot(Seat::HOUSE, &Note::End).await,
            (Proposed::Back, to) => {
                self.recall(0).await?;
                let from = self.n();
                let done = careful(|| self.table.as_mut().map(|table| table.back_to(proposal.by, to.unwrap_or(0))));
                match done {
                    Ok(Some(Ok(()))) => {
                        self.app.metrics.undos.inc();
                        self.keep_and_show(from, Some(proposal.by), socket).await
                    }
                    // What was to be taken back is gone already.
                    Ok(Some(Err(_))) => self.jot(Seat::HOUSE, &Note::Decline).await,
                    Ok(None) => Ok(()),
                    Err(Panicked) => {
                        self.freeze("the rules panicked");
                        Ok(())
                    }
                }
            }
            (Proposed::Rematch, _) => {
                let (app, row, people) = (Arc::clone(&self.app), self.row.clone(), self.people.clone());
                match again::open(&app, &row, people).await {
                    Ok(table) => self.jot(Seat::HOUSE, &Note::Next { table }).await,
                    Err(ApiError(refusal)) => {
                        if let Some(socket) = socket {
                            self.refuse(socket, refusal);
                        }
                        self.jot(Seat::HOUSE, &Note::Decline).await
                    }
                }
            }
        }
    }

    // ----- going and coming back -----

    pub(crate) async fn resign(&mut self, socket: u64, seat: Option<WireSeat>) -> Result<(), Gone> {
        let resigned = self.seat(socket, seat).and_then(|seat| {
            if self.over().is_some() || self.people.resigned.contains(&seat) {
                return Err(Refused::Over.into());
            }
            Ok((seat, Note::Resign))
        });
        self.jot_for(socket, resigned).await.map(drop)
    }

    /// Seats of people who have deleted their account give up: nobody else can play for them.
    pub(crate) async fn let_go(&mut self) -> Result<(), Gone> {
        let is_held = |seat: &Seat| self.row.holders.iter().any(|holder| usize::from(holder.seat) == seat.index());
        let is_left = |seat: &Seat| {
            let is_person = self.row.seats.get(seat.index()).is_some_and(|row| row.bot.is_none() && !row.open);
            is_person && !is_held(seat) && !self.people.resigned.contains(seat)
        };
        let left: Vec<Seat> = Seats::all(self.row.seats.len() as u8).into_iter().filter(is_left).collect();
        for seat in left {
            if self.over().is_none() && !self.frozen && self.table.is_some() {
                self.jot(seat, &Note::Resign).await?;
            }
        }
        Ok(())
    }

    pub(crate) async fn put_bot_in(&mut self, socket: u64, seat: WireSeat, level: Option<Level>) -> Result<(), Gone> {
        let wanted = say::engine_seat(seat);
        let held = self.held(socket);
        let is_person = self.row.seats.get(wanted.index()).is_some_and(|row| row.bot.is_none() && !row.open);
        let allowed = if held.is_empty() {
            Err(Refused::NoSeat)
        } else if self.over().is_some() {
            Err(Refused::Over)
        } else if !is_person || self.people.stand_in(wanted).is_some() {
            Err(Refused::NotFound)
        } else if self.people.rated && held.has(wanted) {
            // What counts for somebody is played by them, as long as they are there.
            Err(Refused::Rated)
        } else if !held.has(wanted) && !self.has_vanished(wanted) {
            Err(Refused::NotAway)
        } else {
            // Nobody chooses how well somebody else plays where it counts.
            let level = level.filter(|_| !self.people.rated).unwrap_or(Level::Medium);
            Ok((wanted, Note::StandIn { level }))
        };
        match self.jot_for(socket, allowed.map_err(Refusal::from)).await? {
            Some(_) => self.one_less_is_asked().await,
            None => Ok(()),
        }
    }

    /// Somebody need not agree any more: if the others who are asked have, it is done.
    pub(crate) async fn one_less_is_asked(&mut self) -> Result<(), Gone> {
        let has_agreed = self.people.proposal.is_some_and(|proposal| !proposal.agreed.is_empty());
        if has_agreed { self.carry_out(None).await } else { Ok(()) }
    }

    pub(crate) async fn come_back(&mut self, socket: u64, seat: Option<WireSeat>) -> Result<(), Gone> {
        let meant = seat.or_else(|| {
            let mut held = self.held(socket).into_iter();
            held.find(|seat| self.may_return(*seat)).map(say::seat)
        });
        let back = self.seat(socket, meant).and_then(|seat| {
            if self.may_return(seat) { Ok((seat, Note::Return)) } else { Err(Refused::NotFound.into()) }
        });
        self.jot_for(socket, back).await.map(drop)
    }

    fn may_return(&self, seat: Seat) -> bool {
        self.over().is_none() && self.people.stand_in(seat).is_some() && !self.people.resigned.contains(&seat)
    }

    /// Whoever comes to a seat that a bot plays for plays again.
    pub(crate) async fn welcome_back(&mut self, come: Seats) -> Result<(), Gone> {
        for seat in come.into_iter().filter(|seat| self.may_return(*seat)).collect::<Vec<_>>() {
            self.jot(seat, &Note::Return).await?;
        }
        Ok(())
    }

    /// Has whoever holds the seat been away for so long that others may put a bot in?
    pub(crate) fn has_vanished(&self, seat: Seat) -> bool {
        let patience = self.app.config.patience.as_millis() as u64;
        self.away_since(seat).is_some_and(|since| self.app.now() >= since.saturating_add(patience))
    }
}
