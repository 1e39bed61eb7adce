//! What people and bots say at a table.

use super::{
    actor::{Actor, Gone, Panicked, careful},
    open::waits,
    show,
};
use crate::say;
use arbiter_engine::{CannotUndo, Seat};
use arbiter_protocol::{About, ClientMessage, Refusal, Refused, Seat as WireSeat, ServerMessage};
use std::time::Instant;

/// Whether an answer counts.
enum Answered {
    /// It was taken now.
    Now,
    /// It was taken before: sent twice, it counts once.
    Before,
}

/// Who answers: a person may name pieces in any order, a bot gives what is listed.
#[derive(Copy, Clone)]
enum Says {
    Person,
    Bot,
}

impl Actor {
    pub(crate) async fn heed(&mut self, socket: u64, message: ClientMessage) -> Result<(), Gone> {
        match message {
            // Who comes to be able to take something back after it, only the whole log may know.
            ClientMessage::Undo { .. } if !self.knows_undo() => self.recall(0).await?,
            ClientMessage::Choose { n, .. } | ClientMessage::Undo { n, .. } => self.recall(n as usize).await?,
            _ => {}
        }
        match message {
            ClientMessage::Choose { n, choice, seat } => self.choose(socket, n as usize, choice, seat).await,
            ClientMessage::Undo { n, count, seat } => self.undo(socket, n as usize, count, seat).await,
            ClientMessage::Why { about, seat } => {
                let answer = self.seat(socket, seat).and_then(|seat| self.why(seat, about));
                match answer {
                    Ok(message) => self.send(socket, show::text(&message)),
                    Err(refusal) => self.refuse(socket, refusal),
                }
                Ok(())
            }
            ClientMessage::Foresee { n, pieces, seat } => {
                match self.seat(socket, seat).and_then(|seat| self.foresee(n as usize, seat, pieces)) {
                    Ok(message) => self.send(socket, show::text(&message)),
                    Err(refusal) => self.refuse(socket, refusal),
                }
                Ok(())
            }
            ClientMessage::Pause { ms } => {
                self.pause(socket, ms);
                Ok(())
            }
            ClientMessage::GoOn => {
                if !self.held(socket).is_empty() {
                    self.wait_until.send_replace(None);
                }
                Ok(())
            }
            ClientMessage::Say { phrase, seat } => self.speak(socket, phrase, seat).await,
            ClientMessage::Chat { text, seat } => self.chat(socket, &text, seat).await,
            ClientMessage::ChatMode { on } => self.chat_mode(socket, on).await,
            ClientMessage::Propose { what, seat } => self.propose(socket, what, seat).await,
            ClientMessage::Reply { agree, seat } => self.reply(socket, agree, seat).await,
            ClientMessage::Resign { seat } => self.resign(socket, seat).await,
            ClientMessage::StandIn { seat, level } => self.put_bot_in(socket, seat, level).await,
            ClientMessage::Return { seat } => self.come_back(socket, seat).await,
            ClientMessage::Order { until, seat } => self.order(socket, until, seat).await,
            ClientMessage::Rest { days, seat } => self.rest(socket, days, seat).await,
            ClientMessage::Nudge { seat } => self.nudge_seat(socket, seat).await,
            ClientMessage::Advise { options, seat } => {
                self.advise(socket, options, seat);
                Ok(())
            }
            // Greetings and pings are answered by the socket.
            ClientMessage::Hello { .. } | ClientMessage::Ping => Ok(()),
        }
    }

    /// The seat somebody means, if it is theirs.
    pub(crate) fn seat(&self, socket: u64, meant: Option<WireSeat>) -> Result<Seat, Refusal> {
        let held = self.held(socket);
        let seat = meant.map(say::engine_seat).or_else(|| self.eyes(held)).filter(|seat| held.has(*seat));
        seat.ok_or_else(|| Refused::NoSeat.into())
    }

    async fn choose(&mut self, socket: u64, n: usize, choice: String, seat: Option<WireSeat>) -> Result<(), Gone> {
        let (begun, from) = (Instant::now(), self.n());
        let answered =
            self.seat(socket, seat).and_then(|seat| Ok((seat, self.answer(n, seat, &choice, Says::Person)?)));
        let answered = answered.map_err(|refusal| Refusal { choice: Some(choice), ..refusal });
        if self.conclude(socket, from, answered).await? {
            self.app.metrics.choices.inc();
            self.app.metrics.settled.observe(begun.elapsed().as_secs_f64());
        }
        Ok(())
    }

    /// Answers for somebody who has ordered it. Where that is not allowed after all, they are asked.
    pub(crate) async fn answer_for(&mut self, seat: Seat, choice: &str) -> Result<(), Gone> {
        let from = self.n();
        match self.answer(from, seat, choice, Says::Person) {
            Ok(Answered::Now) => self.keep_and_show(from, Some(seat), None).await,
            Ok(Answered::Before) | Err(_) => Ok(()),
        }
    }

    /// Answers for a seat, if that is legal and answers the table as it is.
    fn answer(&mut self, n: usize, seat: Seat, choice: &str, says: Says) -> Result<Answered, Refusal> {
        let most = self.app.config.limits.entries;
        let (ended, gathers) = (self.people.ended.is_some(), self.gathers());
        let result = careful(|| {
            let table = self.table.as_mut().ok_or_else(show::frozen)?;
            if ended {
                return Err(Refused::Over.into());
            }
            if gathers {
                return Err(Refused::Gathering.into());
            }
            if table.n() >= most {
                return Err(Refused::Quota.into());
            }
            if let Some(did) = table.did_since(seat, n) {
                return if did == choice { Ok(Answered::Before) } else { Err(Refused::Stale.into()) };
            }
            let asked = waits(table.turn()).has(seat);
            if (asked || n != table.n()) && !table.still_asks(seat, n) {
                return Err(Refused::Stale.into());
            }
            let done = match says {
                Says::Person => table.answer(seat, choice),
                Says::Bot => table.play(seat, choice),
            };
            done.map(|()| Answered::Now).map_err(say::illegal)
        });
        result.unwrap_or_else(|Panicked| Err(self.freeze("the rules panicked")))
    }

    async fn undo(&mut self, socket: u64, n: usize, count: u32, seat: Option<WireSeat>) -> Result<(), Gone> {
        let from = self.n();
        // Who holds several seats means the one that acted last.
        let meant = seat.or(self.last.filter(|last| self.held(socket).has(*last)).map(say::seat));
        let undone = self.seat(socket, meant).and_then(|seat| Ok((seat, self.take_back(n, seat, count)?)));
        if self.conclude(socket, from, undone).await? {
            self.app.metrics.undos.inc();
        }
        Ok(())
    }

    fn take_back(&mut self, n: usize, seat: Seat, count: u32) -> Result<Answered, Refusal> {
        let most = self.app.config.limits.entries;
        let ended = self.people.ended.is_some();
        let undone = careful(|| {
            let table = self.table.as_mut().ok_or_else(show::frozen)?;
            if ended {
                return Err(say::cannot_undo(CannotUndo::Over));
            }
            if table.n() >= most / 2 {
                return Err(Refused::Quota.into());
            }
            if table.did_since(seat, n) == Some(format!("undo {count}")) {
                return Ok(Answered::Before);
            }
            if table.moved_since(n) {
                return Err(Refused::Stale.into());
            }
            table.undo(seat, count).map(|()| Answered::Now).map_err(say::cannot_undo)
        });
        undone.unwrap_or_else(|Panicked| Err(self.freeze("the rules panicked")))
    }

    /// What comes of it: everybody sees it, or whoever said it hears why not. Was it done now?
    async fn conclude(
        &mut self,
        socket: u64,
        from: usize,
        answered: Result<(Seat, Answered), Refusal>,
    ) -> Result<bool, Gone> {
        match answered {
            Ok((seat, Answered::Now)) => {
                self.keep_and_show(from, Some(seat), Some(socket)).await?;
                return Ok(true);
            }
            // It counted when it was first sent.
            Ok((_, Answered::Before)) => self.show(socket),
            Err(refusal) => {
                let stale = refusal.refused == Refused::Stale;
                self.refuse(socket, refusal);
                if stale {
                    self.show(socket);
                }
            }
        }
        Ok(false)
    }

    fn why(&mut self, seat: Seat, about: About) -> Result<ServerMessage, Refusal> {
        let reason = careful(|| {
            let table = self.table.as_ref().ok_or_else(show::frozen)?;
            match &about {
                About::Choice(choice) => table.why_not(seat, choice),
                About::Thing(thing) => table.why_not_touch(seat, thing),
            }
            .map_err(say::unreadable)
        });
        let reason = reason.unwrap_or_else(|Panicked| Err(self.freeze("the rules panicked")))?;
        Ok(ServerMessage::Because {
            about,
            allowed: reason.is_none(),
            clause: reason.as_ref().map(|reason| reason.clause.to_string()),
            reason: reason.map(|reason| say::spoken(reason.say)),
        })
    }

    /// What a seat would see with these pieces of its answer; nothing where the table has gone on, or shows nothing of it.
    fn foresee(&mut self, n: usize, seat: Seat, pieces: String) -> Result<ServerMessage, Refusal> {
        let view = careful(|| {
            let table = self.table.as_ref().ok_or_else(show::frozen)?;
            Ok(if table.n() == n { table.foreseen(seat, &pieces) } else { None })
        });
        let view = view.unwrap_or_else(|Panicked| Err(self.freeze("the rules panicked")))?;
        Ok(ServerMessage::Foreseen { n: n as u32, pieces, view })
    }

    // ----- what bots say -----

    pub(crate) async fn thought(&mut self, n: usize, seat: Seat, choice: Option<String>) -> Result<(), Gone> {
        self.thinking.remove(seat);
        if self.frozen {
            return Ok(());
        }
        // Whoever it stood in for is back.
        if self.bot(seat).is_none() || self.people.ended.is_some() {
            self.nudge();
            return Ok(());
        }
        let Some(choice) = choice else {
            self.freeze("a bot panicked");
            return Ok(());
        };
        let from = self.n();
        match self.answer(n, seat, &choice, Says::Bot) {
            Ok(Answered::Now) => {
                self.app.metrics.bot_choices.inc();
                return self.keep_and_show(from, Some(seat), None).await;
            }
            Ok(Answered::Before) => {}
            // Somebody took something back while it thought: it thinks anew, if it is still asked.
            Err(refusal) if matches!(refusal.refused, Refused::Stale | Refused::NotAsked | Refused::Over) => {}
            // Its log is as long as it may be: nobody answers any more.
            Err(refusal) if refusal.refused == Refused::Quota => return Ok(()),
            Err(_) if self.frozen => {}
            Err(_) => {
                self.freeze("a bot did what the rules forbid");
            }
        }
        self.nudge();
        Ok(())
    }

    pub(crate) fn nudge(&mut self) {
        if careful(|| self.nudge_bots()).is_err() {
            self.freeze("the rules panicked");
        }
    }
}
