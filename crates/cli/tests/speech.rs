//! Everything the rules say in random games can be said in every language.

use arbiter_engine::{Game, Message, Options, Rng, Seat, Setup, Spoken, Turn};
use arbiter_language::{Lang, Speaker, with_clause};
use arbiter_shelf::Visit;
use std::collections::BTreeSet;

#[test]
fn all_that_is_said_is_understood() {
    for game in arbiter_shelf::all() {
        let slips = arbiter_shelf::open(game, Listen).unwrap_or_default();
        assert!(slips.is_empty(), "{game}:\n{}", slips.into_iter().collect::<Vec<_>>().join("\n"));
    }
}

/// Plays at random and tries to say everything; what goes wrong comes out.
struct Listen;

impl Visit for Listen {
    type Out = BTreeSet<String>;

    fn visit<G: Game>(self) -> BTreeSet<String> {
        let mut ear = Ear::new();
        for (number, seats) in (0..).zip([2, 3, 4, 2]) {
            for (_, setup) in G::Setup::variants(seats) {
                if let Ok(position) = G::begin(&setup) {
                    listen(position, &mut Rng::stream(17, number), &mut ear);
                }
            }
        }
        ear.slips
    }
}

fn listen<G: Game>(mut position: G, rng: &mut Rng, ear: &mut Ear) {
    for _ in 0..G::LONGEST {
        let Turn::Waiting(seats) = position.turn() else { return };
        let asked: Vec<Seat> = seats.into_iter().collect();
        let Some(seat) = rng.pick(&asked).copied() else { return };
        ear.hear(&position.ask(seat).say());
        let mut overheard = Overheard { position: &position, seat, ear, allowed: Vec::new() };
        position.options(seat, &mut overheard);
        let allowed = overheard.allowed;
        let Some(choice) = rng.pick(&allowed).copied() else { return };
        let mut events: Vec<G::Event> = Vec::new();
        position.apply(seat, choice, &mut events);
        events.iter().for_each(|event| ear.hear(&event.say()));
    }
}

/// Says every choice and every reason it hears of.
struct Overheard<'a, G: Game> {
    position: &'a G,
    seat: Seat,
    ear: &'a mut Ear,
    allowed: Vec<G::Choice>,
}

impl<G: Game> Options<G::Choice, G::Reason> for Overheard<'_, G> {
    fn put(&mut self, choice: G::Choice, verdict: Result<(), G::Reason>) {
        self.ear.hear(&choice.say());
        self.ear.hear(&self.position.label(self.seat, choice));
        match verdict {
            Ok(()) => self.allowed.push(choice),
            Err(reason) => self.ear.hear(&with_clause(&reason)),
        }
    }
}

/// Tries to say things in every language.
struct Ear {
    speakers: [Speaker; 3],
    heard: BTreeSet<&'static str>,
    slips: BTreeSet<String>,
}

impl Ear {
    fn new() -> Ear {
        Ear { speakers: Lang::ALL.map(Speaker::of), heard: BTreeSet::new(), slips: BTreeSet::new() }
    }

    /// Each message once: its arguments have the same names every time.
    fn hear(&mut self, spoken: &Spoken) {
        if self.heard.insert(spoken.id) {
            for speaker in &self.speakers {
                if let Err(unsaid) = speaker.try_say(spoken) {
                    self.slips.insert(unsaid.to_string());
                }
            }
        }
    }
}
