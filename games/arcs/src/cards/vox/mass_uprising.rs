//! Mass Uprising (ARCS-VOX-26).

use crate::{
    Ask, Choice, Event, Reason,
    cards::scatter,
    map::{System, Systems},
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// A ship in every system of a cluster.
pub(crate) struct MassUprising;

const CLUSTER: u8 = 0;

/// The cluster a cue has come to.
fn cluster(cue: Cue) -> Systems {
    System::of_cluster(scatter::system(cue).cluster())
}

impl Speaks for MassUprising {
    const HEARS: Moments = Moments::of(&[Moment::Secured]);

    fn secured(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, CLUSTER, 0);
    }

    /// Compulsory, but without ships there is nothing to choose.
    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        if s.ships_left(cue.seat) > 0 { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        match cue.stage {
            CLUSTER => Ask::Cluster { card: cue.card },
            _ => scatter::ask(cue),
        }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        if cue.stage != CLUSTER {
            return scatter::options(cue, cluster(cue), out);
        }
        for at in System::GATES {
            let verdict = if s.board.systems().has(at) { Ok(()) } else { Err(Reason::OutOfPlay { at }) };
            out.put(Choice::Cluster { n: at.cluster() }, verdict);
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Cluster { n } => scatter::begin(s, cue.card, cue.seat, System::of_cluster(n), tell),
            _ => scatter::resume(s, cue, cluster(cue), choice, tell),
        }
    }
}
