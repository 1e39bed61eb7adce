//! Courses of play: playing an option on to the horizon, and making the plan behind it better.
//!
//! A plan is what one answers oneself on the way; the others, and oneself where the plan says nothing, give the best-looking
//! answer. It is made better one answer at a time: somewhere on the way another answer is given, and what follows is played anew, in
//! several imagined positions and by the same luck. An answer that does better in all of them together becomes part of the plan. (In
//! one position alone a plan would learn by heart what it cannot know: hidden cards, and how the dice fall.)

use crate::{
    Late,
    judge::Judge,
    thought::{Thought, best_looking, spread},
    worth::worth,
};
use arbiter_engine::{Choices, Game, Rng, Seat, Turn};

/// Among so many pieces an answer is continued with the best-looking one.
pub(crate) const PIECES: usize = 4;
/// Answers within one try; nobody plans farther, whatever the horizon.
const MOST_ANSWERS: usize = 1000;
/// So many of one's own answers are remembered within one try.
const MOST_STOPS: usize = 32;
/// In so many imagined positions another answer has to prove itself …
const PROOFS: usize = 8;
/// … and is given up as soon as it did no better in so many.
const DOUBTS: usize = 2;
/// So many answers are tried at each point of a plan, the best-looking ones first.
const ANSWERS: usize = 6;

/// What one answers, by how often one had a choice before; nothing where it is the best-looking answer.
pub(crate) type Script<C> = Vec<Option<C>>;

/// An option, the plan behind it, and how its tries went.
#[derive(Debug)]
pub(crate) struct Tried<C> {
    pub(crate) choice: C,
    script: Script<C>,
    /// What the seat could hope for at the horizon, in each imagined position.
    hopes: Vec<f32>,
    /// Answers looked at in these tries.
    looked: u64,
}

impl<C> Tried<C> {
    pub(crate) fn new(choice: C) -> Self {
        Tried { choice, script: Vec::new(), hopes: Vec::new(), looked: 0 }
    }

    /// What the seat could hope for, on average.
    pub(crate) fn mean(&self) -> f32 {
        self.hopes.iter().sum::<f32>() / self.hopes.len().max(1) as f32
    }

    /// Did this option no better than that one in any position both were tried in, and were these at least so many?
    pub(crate) fn is_never_better_than(&self, other: &Tried<C>, least: usize) -> bool {
        let both = || self.hopes.iter().zip(&other.hopes);
        both().count() >= least && both().all(|(own, other)| own <= other)
    }
}

/// What all options of a round have in common.
pub(crate) struct Round<'a, G: Game> {
    pub(crate) me: Seat,
    /// What is imagined, and by which luck it goes on.
    pub(crate) worlds: &'a [(G, Rng)],
    /// Where a plan ends.
    pub(crate) until: u32,
    /// As many tries as this go into better plans, before the options are tried in the new positions.
    pub(crate) better: u32,
    /// Among how many options an answer is the best-looking one.
    pub(crate) width: usize,
    pub(crate) scale: f32,
    pub(crate) is_late: Late<'a>,
}

/// Where the seat had a choice while it followed a plan.
#[derive(Clone, Debug)]
struct Stop<G: Game> {
    position: G,
    luck: Rng,
    answer: G::Choice,
}

/// Somebody who plays options out; room for it is kept.
#[derive(Debug)]
pub(crate) struct Player<G: Game> {
    thought: Thought<G>,
    judge: Judge,
    options: Choices<G::Choice>,
    looks: Vec<(i32, usize)>,
    /// Where the plan led, in each imagined position, and how it ended.
    courses: Vec<(Vec<Stop<G>>, f32)>,
    /// The same with another answer somewhere.
    others: Vec<Option<(Vec<Stop<G>>, f32)>>,
    /// Answers looked at.
    looked: u64,
}

impl<G: Game> Player<G> {
    pub(crate) fn new(is_learned: bool) -> Self {
        Player {
            thought: Thought::new(),
            judge: Judge::of::<G>(is_learned),
            options: Choices::new(),
            looks: Vec::new(),
            courses: Vec::new(),
            others: Vec::new(),
            looked: 0,
        }
    }

    /// One round of tries for an option: its plan is made better, then it is tried where it was not tried yet.
    pub(crate) fn go_on(&mut self, option: &mut Tried<G::Choice>, round: &Round<'_, G>) {
        let tries = option.hopes.len();
        if round.better > 0 && tries > 0 {
            let effort = option.looked * u64::from(round.better) / tries as u64;
            self.make_better(option, round, effort);
        }
        for world in tries..round.worlds.len() {
            // Everything is tried once, however late it is.
            if !option.hopes.is_empty() && (round.is_late)() {
                break;
            }
            let before = self.looked;
            let hope = self.try_in(option, round, world, None);
            option.hopes.push(hope);
            option.looked += self.looked - before;
        }
    }

    /// What one can hope for after an option in an imagined position.
    fn try_in(
        &mut self,
        option: &Tried<G::Choice>,
        round: &Round<'_, G>,
        world: usize,
        stops: Option<&mut Vec<Stop<G>>>,
    ) -> f32 {
        let (mut position, mut luck) = round.worlds[world].clone();
        position.apply(round.me, option.choice, &mut ());
        self.play_on(&mut position, &mut luck, &option.script, round, stops)
    }

    /// Goes on until the horizon, or until the game is over, by this script; and says what there is to hope for then.
    fn play_on(
        &mut self,
        position: &mut G,
        luck: &mut Rng,
        script: &[Option<G::Choice>],
        round: &Round<'_, G>,
        mut stops: Option<&mut Vec<Stop<G>>>,
    ) -> f32 {
        let mut script = script.iter();
        for _ in 0..MOST_ANSWERS {
            self.thought.let_luck_answer(position, luck);
            if position.horizon().is_none_or(|horizon| horizon.now >= round.until) {
                break;
            }
            let Turn::Waiting(seats) = position.turn() else { break };
            let Some(seat) = seats.into_iter().next().filter(|seat| !seat.is_house()) else { break };
            position.choices(seat, &mut self.options);
            if let [only] = *self.options {
                position.apply(seat, only, &mut ());
                continue;
            }
            let planned = if seat == round.me { script.next().copied().flatten() } else { None };
            let planned = planned.filter(|answer| self.options.contains(answer));
            let stop = stops.as_ref().filter(|_| seat == round.me).map(|_| (*position, luck.clone()));
            let answer = match planned {
                Some(answer) => {
                    position.apply(seat, answer, &mut ());
                    self.thought.say_to_its_end(position, seat, PIECES);
                    answer
                }
                None => self.answer(position, seat, round.width, luck),
            };
            if let (Some(stops), Some((position, luck))) = (&mut stops, stop)
                && stops.len() < MOST_STOPS
            {
                stops.push(Stop { position, luck, answer });
            }
        }
        self.judge.hopes(position, round.scale)[round.me.index()]
    }

    /// The best-looking answer, said to its end. Chance has not spoken yet when it is judged: nobody counts on luck.
    fn answer(&mut self, position: &mut G, seat: Seat, width: usize, luck: &mut Rng) -> G::Choice {
        let count = self.options.len();
        let start = if count > width { luck.below(count) } else { 0 };
        self.looked += count.min(width) as u64;
        let answers = spread(count, width, start).map(|option| self.options[option]);
        let best = best_looking(position, seat, answers, |next| self.thought.say_to_its_end(next, seat, PIECES));
        best.unwrap_or(self.options[0])
    }

    /// Makes the plan behind an option better, looking at no more answers than that.
    fn make_better(&mut self, option: &mut Tried<G::Choice>, round: &Round<'_, G>, effort: u64) {
        let end = self.looked + effort;
        let mut courses = std::mem::take(&mut self.courses);
        courses.clear();
        for world in 0..option.hopes.len().min(PROOFS) {
            let mut stops = Vec::new();
            let hope = self.try_in(option, round, world, Some(&mut stops));
            courses.push((stops, hope));
        }
        'all: for rank in 0..ANSWERS {
            for at in 0..MOST_STOPS {
                // The first position in which one comes so far says what could be answered.
                let Some(stop) = courses.iter().find_map(|(stops, _)| stops.get(at)).cloned() else { break };
                let Some(answer) = self.ranked(&stop.position, round.me, rank).filter(|found| *found != stop.answer)
                else {
                    continue;
                };
                if self.looked >= end || (round.is_late)() {
                    break 'all;
                }
                if self.is_better(&courses, at, answer, round, &option.script) {
                    option.script.resize(option.script.len().max(at + 1), None);
                    option.script[at] = Some(answer);
                    for (course, other) in courses.iter_mut().zip(&mut self.others) {
                        if let Some((stops, hope)) = other.take() {
                            course.0.truncate(at);
                            course.0.extend(stops);
                            course.1 = hope;
                        }
                    }
                }
            }
        }
        for (hope, (_, found)) in option.hopes.iter_mut().zip(&courses) {
            *hope = *found;
        }
        self.courses = courses;
    }

    /// The answer that looks best, second best and so on.
    fn ranked(&mut self, position: &G, seat: Seat, rank: usize) -> Option<G::Choice> {
        position.choices(seat, &mut self.options);
        self.looks.clear();
        self.looked += self.options.len() as u64;
        for (index, option) in self.options.iter().enumerate() {
            let mut next = *position;
            next.apply(seat, *option, &mut ());
            self.thought.say_to_its_end(&mut next, seat, PIECES);
            self.looks.push((worth(&next, seat), index));
        }
        self.looks.sort_by_key(|(look, _)| std::cmp::Reverse(*look));
        self.looks.get(rank).map(|(_, index)| self.options[*index])
    }

    /// Does one do better with this answer, in all positions together? Where it led is then in `others`.
    fn is_better(
        &mut self,
        courses: &[(Vec<Stop<G>>, f32)],
        at: usize,
        answer: G::Choice,
        round: &Round<'_, G>,
        script: &[Option<G::Choice>],
    ) -> bool {
        let (mut gain, mut differ) = (0.0, 0);
        self.others.clear();
        for (stops, hope) in courses {
            self.others.push(None);
            let Some(stop) = stops.get(at) else { continue };
            let (mut position, mut luck) = (stop.position, stop.luck.clone());
            position.choices(round.me, &mut self.options);
            if !self.options.contains(&answer) {
                continue;
            }
            let mut onward = Vec::new();
            onward.push(Stop { answer, ..stop.clone() });
            position.apply(round.me, answer, &mut ());
            self.thought.say_to_its_end(&mut position, round.me, PIECES);
            let rest = script.get(at + 1..).unwrap_or_default();
            let found = self.play_on(&mut position, &mut luck, rest, round, Some(&mut onward));
            gain += found - hope;
            differ += 1;
            if let Some(other) = self.others.last_mut() {
                *other = Some((onward, found));
            }
            if differ >= DOUBTS && gain <= 0.0 {
                return false;
            }
        }
        gain > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Player, Round, Tried};
    use crate::{Bot, Greedy, Style};
    use arbiter_engine::{Choices, Game, Peek, Rng, Seat, Setup as _, Turn};
    use arcmage::{Arcmage, Setup};

    /// Every so-manieth decision of a game between greedy bots, where there is much to decide.
    fn decisions(every: usize, most: usize) -> Vec<(Arcmage, Seat)> {
        let mut position = Arcmage::begin(&Setup::usual(2)).expect("the usual table");
        let (mut bot, mut rng, mut choices) = (Greedy::new(), Rng::new(3), Choices::new());
        let (mut found, mut asked) = (Vec::new(), 0);
        while let Turn::Waiting(seats) = position.turn()
            && found.len() < most
        {
            let seat = seats.into_iter().next().expect("somebody is asked");
            position.choices(seat, &mut choices);
            let choice = if seat.is_house() {
                choices[rng.below(choices.len())]
            } else {
                asked += usize::from(choices.len() > 3);
                if choices.len() > 3 && asked % every == 0 {
                    found.push((position, seat));
                }
                bot.choose(&Peek::new(&position, seat), &mut rng)
            };
            position.apply(seat, choice, &mut ());
        }
        found
    }

    /// What is found better is better in the very positions it was found in, and is found again by the script alone.
    #[test]
    fn a_better_plan_does_better_in_the_same_worlds() {
        let mut player = Player::<Arcmage>::new(false);
        let mut better = 0;
        for (position, me) in decisions(4, 10) {
            let peek = Peek::new(&position, me);
            let mut rng = Rng::new(9);
            let worlds: Vec<_> = (0..4).map(|world| (peek.imagine(&mut rng), Rng::new(world))).collect();
            let Style { plan_width, scale, .. } = Style::USUAL;
            let until = position.horizon().expect("a horizon").until;
            let width = plan_width as usize;
            let round = Round { me, worlds: &worlds, until, better: 0, width, scale, is_late: &|| false };
            let mut option = Tried::new(position.listed(me)[0]);
            player.go_on(&mut option, &round);
            let before = option.mean();
            player.make_better(&mut option, &round, 20_000);
            assert!(option.mean() >= before);
            better += u32::from(option.mean() > before);
            let again: Vec<f32> = (0..worlds.len()).map(|world| player.try_in(&option, &round, world, None)).collect();
            assert_eq!(again, option.hopes);
        }
        assert!(better >= 1, "a better plan was found for {better} of 10");
    }

    #[test]
    fn an_option_that_never_did_better_is_told_from_one_that_once_did() {
        let tried = |hopes: &[f32]| Tried { hopes: hopes.to_vec(), ..Tried::new('a') };
        let front = tried(&[0.5, 0.6, 0.7]);
        assert!(tried(&[0.5, 0.6, 0.1]).is_never_better_than(&front, 3));
        assert!(!tried(&[0.5, 0.61, 0.1]).is_never_better_than(&front, 3));
        assert!(!tried(&[0.5, 0.6]).is_never_better_than(&front, 3), "too few to tell");
    }
}
