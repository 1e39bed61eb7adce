//! An agenda that runs on without asking anybody ends in an error, and the table keeps what it had.

use arbiter_engine::{
    Agenda, BadPosition, Cites, Eyes, Facets, Game, Illegal, Message, Notation, Options, Plain, Players, Ranking, Rng,
    Seat, Seats, Seed, Table, Tell, Unsound, flow, set_facet, write_facets,
};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "wheel-ask")]
enum Ask {
    Push,
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "wheel-choice")]
enum Choice {
    Once,
    ForEver,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "wheel-event")]
enum Event {
    Turned,
}

impl arbiter_engine::Event for Event {
    fn seen_by(self, _: Eyes) -> Option<Event> {
        Some(self)
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Cites, Message)]
#[message(prefix = "wheel-why")]
enum Reason {
    #[clause("WHEEL-01")]
    NotNow,
}

/// Something the rules still have to do.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
enum Step {
    #[default]
    Push,
    /// Turns, and comes again: a fault of the rules.
    TurnForEver,
}

impl Step {
    fn waits_for(self, _: &Wheel) -> Seats {
        if self == Step::Push { Seats::only(Seat::new(0)) } else { Seats::NONE }
    }

    fn ask(self, _: &Wheel, _: Seat) -> Ask {
        Ask::Push
    }

    fn options(self, _: &Wheel, _: Seat, out: &mut impl Options<Choice, Reason>) {
        out.offer(Choice::Once);
        out.offer(Choice::ForEver);
    }

    fn resume(self, wheel: &mut Wheel, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        tell.tell(Event::Turned);
        wheel.turns += 1;
        wheel.agenda.push(if choice == Choice::Once { Step::Push } else { Step::TurnForEver });
    }

    fn settle(self, wheel: &mut Wheel, _: &mut impl Tell<Event>) {
        wheel.agenda.push(self);
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Facets)]
struct Wheel {
    turns: u8,
    agenda: Agenda<Step, 1>,
}

impl Game for Wheel {
    const NAME: &'static str = "wheel";
    const RULES: u32 = 1;
    const LONGEST: usize = 10;

    type Setup = Players;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type View = Plain;

    flow!(Ask::Push, Reason::NotNow, Reason::NotNow);

    fn begin(_: &Players) -> Result<Wheel, Reason> {
        Ok(Wheel::blank(1))
    }

    fn seats(&self) -> u8 {
        1
    }

    fn view(&self, _: Eyes) -> Plain {
        Plain::default()
    }

    fn redeal(&mut self, _: Seat, _: &mut Rng) {}

    fn estimate(&self, _: Seat) -> i32 {
        0
    }

    fn blank(_: u8) -> Wheel {
        let mut agenda = Agenda::new();
        agenda.push(Step::Push);
        Wheel { turns: 0, agenda }
    }

    fn facets(&self, facets: &mut Facets) {
        write_facets(self, facets);
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadPosition> {
        set_facet(self, key, value)
    }

    fn sound(&self) -> Result<(), Unsound> {
        Ok(())
    }
}

impl Wheel {
    fn ranking(&self) -> Ranking {
        Ranking::by_score(&[self.turns])
    }
}

#[test]
fn a_runaway_agenda_is_an_error_and_changes_nothing() {
    let me = Seat::new(0);
    let mut table = Table::<Wheel>::open(Players { players: 1 }, Seed::from(1)).expect("one may play");
    assert_eq!(table.play(me, Choice::Once, &mut ()), Ok(()));
    let before = *table.position();
    assert_eq!(table.play(me, Choice::ForEver, &mut ()), Err(Illegal::Runaway));
    assert_eq!((*table.position(), table.ply()), (before, 1));
    assert_eq!(table.play(me, Choice::Once, &mut ()), Ok(()), "the table goes on");
    assert_eq!(table.position().turns, 2);
}
