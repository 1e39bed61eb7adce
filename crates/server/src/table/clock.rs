//! What happens when somebody's time has run out: as it was agreed on.

use super::actor::{Actor, Gone};
use crate::say;
use arbiter_engine::Seat;
use arbiter_protocol::{Level, Note, TimeOut};

impl Actor {
    /// Whose time runs out next, and when: nobody's while the table stands still.
    pub(super) fn next_deadline(&self) -> Option<(u64, Seat)> {
        self.people.next_deadline().filter(|_| !self.frozen)
    }

    /// The time of whoever is asked has run out, if it has.
    pub(crate) async fn time_up(&mut self) -> Result<(), Gone> {
        let Some((deadline, seat)) = self.next_deadline() else { return Ok(()) };
        if self.app.now() < deadline {
            return Ok(());
        }
        let out = self.people.clock.map_or(TimeOut::Nothing, |clock| clock.out);
        self.jot(Seat::HOUSE, &Note::TimeUp { seat: say::seat(seat) }).await?;
        match out {
            TimeOut::Bot => {
                self.jot(seat, &Note::StandIn { level: Level::Medium }).await?;
                self.one_less_is_asked().await
            }
            TimeOut::Lose => self.jot(seat, &Note::Resign).await,
            TimeOut::Nothing => Ok(()),
        }
    }
}
