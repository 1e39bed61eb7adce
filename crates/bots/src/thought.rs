//! Finishing a thought.
//!
//! Decisions come in pieces: a payment is asked essence by essence. To judge "place the dragon" by
//! the position right after those words would be to admire the dragon before paying for it. So a
//! thought goes on, with the best-looking next piece each time, until somebody else is asked.
//!
//! A plan plays many turns and cannot finish every thought in them. It says each to its end at least: whatever the game
//! calls midway ([`Game::is_midway`]). Otherwise nobody in a plan would ever attack or cast a spell, since a spell
//! without its target looks like a card thrown away.

use crate::worth::worth;
use arbiter_engine::{Choices, Game, Rng, Seat};

/// Nothing takes more pieces to say, whatever the game thinks.
const MOST_PIECES: usize = 32;

/// Room to think in, kept so that thinking does not allocate.
#[derive(Debug)]
pub(crate) struct Thought<G: Game> {
    pieces: Choices<G::Choice>,
    answers: Choices<G::Choice>,
}

/// Whether chance had a say in where a thought led.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Luck {
    /// The same answers always lead here.
    None,
    /// Another time it might lead elsewhere.
    Some,
}

impl<G: Game> Thought<G> {
    pub(crate) fn new() -> Self {
        Thought { pieces: Choices::new(), answers: Choices::new() }
    }

    /// Lets chance answer, each answer as likely as the next, until a person is asked or the game is
    /// over.
    pub(crate) fn let_luck_answer(&mut self, position: &mut G, rng: &mut Rng) -> Luck {
        let mut luck = Luck::None;
        while position.turn().is_house() {
            position.choices(Seat::HOUSE, &mut self.answers);
            let Some(answer) = rng.pick(&self.answers) else { break };
            position.apply(Seat::HOUSE, *answer, &mut ());
            luck = Luck::Some;
        }
        luck
    }

    /// Goes on for `seat` with the best-looking piece each time, until somebody else is asked, the
    /// game is over, or the effort is spent. Effort counts positions looked at.
    pub(crate) fn finish(&mut self, position: &mut G, seat: Seat, mut effort: u32, rng: &mut Rng) -> Luck {
        let mut luck = self.let_luck_answer(position, rng);
        while effort > 0 && position.turn().waits_for(seat) {
            position.choices(seat, &mut self.pieces);
            let mut onward = *position;
            let mut best = None;
            for piece in 0..self.pieces.len().min(effort as usize) {
                effort -= 1;
                let mut next = *position;
                next.apply(seat, self.pieces[piece], &mut ());
                if self.let_luck_answer(&mut next, rng) == Luck::Some {
                    luck = Luck::Some;
                }
                let value = worth(&next, seat);
                if best.is_none_or(|best| value > best) {
                    best = Some(value);
                    onward = next;
                }
            }
            if best.is_none() {
                break;
            }
            *position = onward;
        }
        luck
    }

    /// Goes on for `seat` with the best-looking of `width` pieces each time, while something begun is not said to its
    /// end. Chance does not speak.
    pub(crate) fn say_to_its_end(&mut self, position: &mut G, seat: Seat, width: usize) {
        for _ in 0..MOST_PIECES {
            if !position.is_midway() || !position.turn().waits_for(seat) {
                return;
            }
            position.choices(seat, &mut self.pieces);
            if let [only] = *self.pieces {
                position.apply(seat, only, &mut ());
                continue;
            }
            let pieces = spread(self.pieces.len(), width, 0).map(|piece| self.pieces[piece]);
            best_looking(position, seat, pieces, |_| ());
        }
    }
}

/// Gives the best-looking of these answers, each judged after it has gone on; the first of them if several are. Says which.
pub(crate) fn best_looking<G: Game>(
    position: &mut G,
    seat: Seat,
    answers: impl Iterator<Item = G::Choice>,
    mut go_on: impl FnMut(&mut G),
) -> Option<G::Choice> {
    let mut best = (*position, i32::MIN, None);
    for answer in answers {
        let mut next = *position;
        next.apply(seat, answer, &mut ());
        go_on(&mut next);
        let value = worth(&next, seat);
        if value > best.1 {
            best = (next, value, Some(answer));
        }
    }
    *position = best.0;
    best.2
}

/// Of a list of so many, at most `width` from all over it, the first of them at `start`.
pub(crate) fn spread(count: usize, width: usize, start: usize) -> impl Iterator<Item = usize> {
    let looked_at = count.min(width.max(1));
    (0..looked_at).map(move |nth| (start + nth * count / looked_at) % count)
}

#[cfg(test)]
mod tests {
    use super::{Thought, spread};
    use arbiter_engine::{Game, Notation, Seat, Turn, read_position};
    use arcmage::{Arcmage, Choice, Flag};

    const P1: Seat = Seat::new(0);

    /// The position of p1 once this answer is said to its end.
    fn said(table: &str, answer: &str) -> Arcmage {
        let mut position: Arcmage = read_position(table).unwrap_or_else(|error| panic!("{error}"));
        let choice = Choice::from_text(answer).expect("words of a choice");
        assert!(position.allows(P1, choice), "{answer}");
        position.apply(P1, choice, &mut ());
        assert!(position.is_midway(), "{answer} is not all there is to say");
        Thought::new().say_to_its_end(&mut position, P1, 4);
        assert!(!position.is_midway(), "{answer}");
        position
    }

    /// Nobody can defend or answer: what is said happens.
    #[test]
    fn an_attack_is_said_to_its_last_attacker() {
        let table = "p1 cities farmland; p1 army ghoul, wild_warg; p2 cities warren 5; p1 deck kolibri; p2 deck kolibri
                     phase attack; agenda combat choose";
        let attacked = said(table, "attack warren");
        let attackers = attacked.pieces.iter().filter(|there| there.is(Flag::Attacked)).count();
        assert_eq!(attackers, 2);
    }

    #[test]
    fn a_spell_is_said_with_its_best_target() {
        let table = "p1 cities farmland; p1 hand deadly_shock; p1 resources 2 red_banner; p2 cities warren 2
                     p1 deck kolibri; p2 deck kolibri";
        let Turn::Over(ranking) = said(table, "play deadly_shock").turn() else { panic!("a city still stands") };
        assert!(ranking.winners().has(P1));
    }

    #[test]
    fn a_long_list_is_looked_at_from_end_to_end() {
        assert_eq!(spread(3, 4, 0).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(spread(12, 4, 0).collect::<Vec<_>>(), [0, 3, 6, 9]);
        assert_eq!(spread(12, 4, 7).collect::<Vec<_>>(), [7, 10, 1, 4]);
        assert_eq!(spread(0, 4, 0).count(), 0);
    }
}
