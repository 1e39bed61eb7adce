//! Finding puzzles: games are played, and positions kept in which something is worth asking.
//!
//! What is found is checked as the tests check it, rated, and kept only if it is unlike the others: few of a clause, of a goal, of an idea.

use super::{
    Goal, Kind, MOST_NODES, Prover, Scale,
    asks::FIGURES,
    goal::{amount, most_of_rivals},
    is_safe, lead,
    prove::few_right,
    right_answers, spelled, weigh,
};
use arbiter_bots::{Bot, Greedy, Kind as BotKind, Random, bot};
use arbiter_engine::{Choices, Game, Message, Notation, Peek, Reason, Rng, Seat, Setup, Turn, WhyNot, position_text};
use arbiter_shelf::{NotOnShelf, Visit, open};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What is looked for.
#[derive(Clone, Debug)]
pub struct Wish {
    /// So many of each of these kinds.
    pub kinds: Vec<(Kind, usize)>,
    /// Of what is to be found, only this.
    pub only: Option<Sought>,
    /// The luck of the games.
    pub seed: u64,
    /// So many games are played at most.
    pub games: u64,
    /// The puzzles there are, so that none is found twice.
    pub known: Vec<String>,
}

/// What may be looked for alone, since it is rare.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Sought {
    /// What wins the game.
    Wins,
    /// What prevents something.
    Defences,
}

/// A puzzle that was found.
#[derive(Clone, Debug)]
pub struct Mined {
    /// Its kind.
    pub kind: Kind,
    /// Its page.
    pub page: String,
}

/// Plays games and says what was found.
pub fn mine(game: &str, wish: &Wish, found: &mut dyn FnMut(Mined)) -> Result<(), NotOnShelf> {
    open(game, Mine { wish, found })
}

struct Mine<'a> {
    wish: &'a Wish,
    found: &'a mut dyn FnMut(Mined),
}

/// What may be wanted in a game, by its facets.
fn goals(game: &str) -> &'static [&'static str] {
    match game {
        "res_arcana" => &["points", "pool gold", "pool elan", "pool death"],
        "arcs" => &["power", "cards", "slots relic", "slots psionic", "slots weapon", "slots material", "slots fuel"],
        "aristeia" => &["points", "frags"],
        _ => &[],
    }
}

/// What is to be prevented there: that a rival has more of it, and that one has less.
fn fears(game: &str) -> (&'static [&'static str], Vec<&'static str>) {
    match game {
        "res_arcana" => (&["points"], vec![]),
        "arcs" => (&["power", "cards"], vec!["ships"]),
        "aristeia" => (&["frags", "points"], FIGURES.map(|(figure, _)| figure).to_vec()),
        "arcmage" => (&[], vec!["cities", "army"]),
        _ => (&[], vec![]),
    }
}

/// No more than so many puzzles of one idea: of a clause, of a first word of the answer, of a goal.
const ALIKE: usize = 3;
/// Of each kind in one game that is played.
const PER_GAME: usize = 2;
/// So many positions before the end of a game are looked at for what wins it.
const LATE: usize = 32;
/// So many answers of a game are remembered.
const MEMORY: usize = 96;
/// What is listed is not too long to read.
const MOST_CHOICES: usize = 40;
/// How bots are asked how deep one must look.
const DEPTHS: [BotKind; 4] = [
    BotKind::Greedy,
    BotKind::Search { budget: 60 },
    BotKind::Search { budget: 300 },
    BotKind::Search { budget: 1200 },
];

impl Visit for Mine<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let mut seam = Seam::<G>::new(self.wish, self.found);
        for number in 0..self.wish.games {
            if seam.is_done() {
                return;
            }
            seam.game(number);
        }
    }
}

struct Seam<'a, G: Game> {
    wish: &'a Wish,
    found: &'a mut dyn FnMut(Mined),
    /// How many are still wanted.
    left: BTreeMap<Kind, usize>,
    /// How many there are of an idea; a clause that is an answer is one.
    ideas: BTreeMap<String, usize>,
    pages: BTreeSet<String>,
    /// How often a clause was heard of, and with which first words.
    heard: BTreeMap<String, u64>,
    verbs: BTreeMap<String, BTreeSet<String>>,
    /// What was answered in the game so far: much of it is out of the question later.
    answered: Vec<G::Choice>,
    greedy: Greedy<G>,
    random: Random<G>,
}

impl<'a, G: Game> Seam<'a, G> {
    fn new(wish: &'a Wish, found: &'a mut dyn FnMut(Mined)) -> Seam<'a, G> {
        let mut seam = Seam {
            wish,
            found,
            left: wish.kinds.iter().copied().collect(),
            ideas: BTreeMap::new(),
            pages: wish.known.iter().cloned().collect(),
            heard: BTreeMap::new(),
            verbs: BTreeMap::new(),
            answered: Vec::new(),
            greedy: Greedy::new(),
            random: Random::new(),
        };
        for page in &wish.known {
            page.lines().filter_map(|line| line.strip_prefix("idea = ")).for_each(|idea| {
                *seam.ideas.entry(idea.to_owned()).or_default() += 1;
            });
        }
        seam
    }

    fn is_done(&self) -> bool {
        self.left.values().all(|left| *left == 0)
    }

    fn wants(&self, kind: Kind) -> bool {
        self.left.get(&kind).is_some_and(|left| *left > 0)
    }

    /// Plays one game, and looks at some of its positions.
    fn game(&mut self, number: u64) {
        let mut rng = Rng::stream(self.wish.seed, number);
        let seats = if number % 4 == 3 { 3 } else { 2 };
        let mut setups = G::Setup::variants(seats);
        if setups.is_empty() {
            setups = G::Setup::variants(2);
        }
        let setup = setups[(number as usize / 2) % setups.len()].1.clone();
        let Ok(mut position) = G::begin(&setup) else { return };
        let mut choices = Choices::new();
        let mut had: BTreeMap<Kind, usize> = BTreeMap::new();
        let mut midway = false;
        // Games are won at their end: that is where it is looked for.
        let only_wins = self.wish.only == Some(Sought::Wins);
        let mut late: VecDeque<(G, Seat)> = VecDeque::new();
        self.answered.clear();
        for _ in 0..G::LONGEST {
            let Turn::Waiting(asked) = position.turn() else { break };
            let Some(seat) = asked.into_iter().next() else { return };
            position.choices(seat, &mut choices);
            let choice = if seat.is_house() {
                rng.pick(&choices).copied()
            } else {
                // Where something is begun and not said to its end, there is nothing to ask.
                let is_whole = !midway && asked.len() == 1 && !position.is_midway();
                if is_whole && only_wins {
                    late.push_back((position, seat));
                    if late.len() > LATE {
                        late.pop_front();
                    }
                } else if is_whole {
                    for kind in Kind::ALL {
                        let enough = had.get(&kind).is_some_and(|had| *had >= PER_GAME);
                        if self.wants(kind) && !enough && rng.below(odds(kind)) == 0 {
                            let mut world = position;
                            world.redeal(seat, &mut rng);
                            if self.look(kind, &world, seat, &choices, &mut rng) {
                                *had.entry(kind).or_default() += 1;
                            }
                        }
                    }
                    if self.is_done() {
                        return;
                    }
                }
                let peek = Peek::new(&position, seat);
                Some(if rng.below(6) == 0 {
                    self.random.choose(&peek, &mut rng)
                } else {
                    self.greedy.choose(&peek, &mut rng)
                })
            };
            let Some(choice) = choice else { return };
            if !seat.is_house() && self.answered.len() < MEMORY {
                self.answered.push(choice);
            }
            midway = position.sheet(seat).compound().is_some();
            position.apply(seat, choice, &mut ());
            midway = midway && position.turn().waits_for(seat) && position.sheet(seat).compound().is_some();
        }
        for (mut world, seat) in late {
            world.redeal(seat, &mut rng);
            world.choices(seat, &mut choices);
            if self.is_done() || self.look(Kind::Find, &world, seat, &choices, &mut rng) {
                return;
            }
        }
    }

    fn look(&mut self, kind: Kind, position: &G, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> bool {
        let found = match kind {
            Kind::Legal => self.legal(position, seat, rng),
            Kind::Find => self.find(position, seat, choices, rng),
            Kind::Best => self.best(position, seat, choices, rng),
        };
        let Some((mut ideas, head, claims)) = found else { return false };
        // An answer of one word is its own first word.
        ideas.dedup();
        let heading = match kind {
            Kind::Legal => "Legal or not, and by which clause?",
            Kind::Find => "What reaches the goal, whatever anybody answers?",
            Kind::Best => "Which answer is best?",
        };
        let mut page = format!("<!-- game: {} -->\n\n# {heading}\n\nkind = {kind}\n", G::NAME);
        ideas.iter().for_each(|idea| page += &format!("idea = {idea}\n"));
        page += &format!("{head}\n```table\n");
        position_text(position).lines().for_each(|facet| page += &format!("given    {facet}\n"));
        page += &format!("{claims}```\n");
        let checked = super::Puzzle::read("mined", &page, 4_000).and_then(|puzzle| puzzle.check());
        if checked.is_err() || page.len() > 12_000 || !self.pages.insert(page.clone()) {
            return false;
        }
        for idea in ideas {
            *self.ideas.entry(idea).or_default() += 1;
        }
        if let Some(left) = self.left.get_mut(&kind) {
            *left -= 1;
        }
        (self.found)(Mined { kind, page });
        true
    }

    /// Are there already enough of this?
    fn is_old(&self, idea: &str, most: usize) -> bool {
        self.ideas.get(idea).is_some_and(|had| *had >= most)
    }

    fn legal(&mut self, position: &G, seat: Seat, rng: &mut Rng) -> Option<Found> {
        let mut heard = WhyNot::new(|_| true);
        position.options(seat, &mut heard);
        let mut refused: Vec<(G::Choice, String)> =
            heard.reasons.iter().map(|(choice, reason)| (*choice, reason.clause().to_string())).collect();
        let later = self
            .answered
            .iter()
            .filter_map(|choice| Some((*choice, position.why_not(seat, *choice)?.clause().to_string())));
        let later: Vec<(G::Choice, String)> =
            later.filter(|(choice, _)| !refused.iter().any(|(known, _)| known == choice)).collect();
        refused.extend(later);
        for (choice, clause) in &refused {
            *self.heard.entry(clause.clone()).or_default() += 1;
            self.verbs.entry(verb(&choice.text())).or_default().insert(clause.clone());
        }
        // A few games are only listened to, so that it is known what is rare.
        if self.heard.values().sum::<u64>() < 400 {
            return None;
        }
        let sheet = position.sheet(seat);
        let (choice, clause) = if rng.below(3) == 0 {
            // What is allowed, though much that is like it is not.
            let mut allowed: Vec<G::Choice> = sheet.offers(&[]);
            allowed.retain(|choice| refused.iter().any(|(other, _)| verb(&other.text()) == verb(&choice.text())));
            (*rng.pick(&allowed)?, None)
        } else {
            rng.shuffle(&mut refused);
            // The clause that is heard of least, of the first few.
            let rare = refused.iter().take(12).filter(|(_, clause)| !self.is_old(clause, ALIKE));
            let (choice, clause) = rare.min_by_key(|(_, clause)| self.heard.get(clause))?;
            (*choice, Some(clause.clone()))
        };
        let text = choice.text();
        let against: BTreeSet<&String> =
            refused.iter().filter(|(other, _)| *other == choice).map(|(_, clause)| clause).collect();
        let here = refused.iter().filter(|(other, _)| verb(&other.text()) == verb(&text)).map(|(_, clause)| clause);
        let anywhere = self.verbs.get(&verb(&text)).into_iter().flatten();
        let beside = refused.iter().map(|(_, clause)| clause);
        let others: Vec<&String> = here.chain(anywhere).chain(beside).collect();
        // A clause that is never the answer would soon be known for it: those that are one somewhere come first.
        let (answers, strangers): (Vec<&String>, Vec<&String>) =
            others.into_iter().partition(|other| self.ideas.contains_key(*other));
        let mut among: Vec<String> = clause.iter().cloned().collect();
        for other in answers.into_iter().chain(strangers) {
            if among.len() < 3 && !among.contains(other) && !against.contains(other) {
                among.push(other.clone());
            }
        }
        let mut ideas = vec![format!("legal {}", verb(&text)), format!("legal {text}")];
        match &clause {
            Some(clause) => ideas.push(clause.clone()),
            None => ideas.push(format!("allowed {}", verb(&text))),
        }
        let allowed =
            self.ideas.iter().filter(|(idea, _)| idea.starts_with("allowed ")).map(|(_, had)| had).sum::<usize>();
        let too_many_allowed = clause.is_none() && allowed * 3 > self.ideas.values().sum::<usize>() / 3 + 3;
        if among.len() < 3
            || too_many_allowed
            || self.is_old(&ideas[0], 2 * ALIKE)
            || self.is_old(&ideas[1], 1)
            || self.is_old(&ideas[2], ALIKE)
        {
            return None;
        }
        among.sort();
        let all = self.heard.values().sum::<u64>();
        let often = clause.as_ref().and_then(|clause| self.heard.get(clause)).copied().unwrap_or(all / 40);
        let level = match often * 1000 / all {
            50.. => 1,
            10..50 => 2,
            2..10 => 3,
            _ => 4,
        };
        let head = format!("level = {level}\namong = {}\n", among.join(" "));
        let choice = spelled::<G>(choice);
        let claim = clause
            .map_or(format!("allows   {seat}: {choice}\n"), |clause| format!("refuses  {seat}: {choice} — {clause}\n"));
        Some((ideas, head, claim))
    }

    fn find(&mut self, position: &G, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> Option<Found> {
        if !(3..=MOST_CHOICES).contains(&choices.len()) {
            return None;
        }
        match self.wish.only {
            Some(Sought::Defences) => self.defence(position, seat, choices, rng),
            Some(Sought::Wins) => self.way(position, seat, choices, rng),
            None => self.defence(position, seat, choices, rng).or_else(|| self.way(position, seat, choices, rng)),
        }
    }

    /// The only answer that prevents something.
    fn defence(&mut self, position: &G, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> Option<Found> {
        let (denied, kept) = fears(G::NAME);
        let mut wanted = vec![Goal::Survive];
        for what in denied {
            let has = most_of_rivals(position, seat, what);
            wanted.extend((1..=3).map(|more| Goal::Deny { what: (*what).to_owned(), least: has + more }));
        }
        let held = kept.into_iter().map(|what| (what, amount(position, seat, what))).filter(|(_, has)| *has > 0);
        wanted.extend(held.map(|(what, least)| Goal::Keep { what: what.to_owned(), least }));
        let most = (choices.len() / super::RARE).min(2);
        let mut harmless = String::new();
        for goal in wanted {
            let name = goal.to_string();
            let idea = format!("find {}", name.rsplit_once(' ').map_or(&name[..], |(what, _)| what));
            // Where many answers keep rivals from one more, many keep them from two.
            if idea == harmless || self.is_old(&idea, 2 * ALIKE) {
                continue;
            }
            for within in 1..=2 {
                let right = match few_right(position, seat, &goal, within, MOST_NODES / 3, most) {
                    Ok(right) => right,
                    Err(many) => {
                        if many {
                            harmless.clone_from(&idea);
                        }
                        break;
                    }
                };
                let Some(first) = right.first().copied() else { continue };
                // Nor may it hold for a moment only.
                let longer = |choice: G::Choice| {
                    let mut next = *position;
                    next.apply(seat, choice, &mut ());
                    Prover::new(seat, &goal, MOST_NODES / 3).can(&next, within)
                };
                let first_text = spelled::<G>(first);
                let ideas = vec![idea, format!("find {first_text}")];
                if self.is_old(&ideas[1], 1)
                    || longer(first) == Some(false)
                    || !is_safe(position, seat, first, &goal, within, MOST_NODES / 2)
                {
                    return None;
                }
                let level = depth(position, seat, |choice| right.contains(&choice), rng);
                let head = format!("level = {level}\ngoal = {name}\nwithin = {within}\n");
                let asked = position.ask(seat).say().word();
                return Some((ideas, head, format!("asks     {seat} {asked}\nplay     {seat}: {first_text}\n")));
            }
        }
        None
    }

    /// An answer that reaches something.
    fn way(&mut self, position: &G, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> Option<Found> {
        if choices.len() < 4 {
            return None;
        }
        let reach = match self.wish.only {
            Some(Sought::Wins) => &[],
            _ => goals(G::NAME),
        };
        let reach = reach.iter().map(|what| (*what, amount(position, seat, what)));
        let mut wanted: Vec<Goal> = vec![Goal::Win];
        for (what, has) in reach {
            // One more of what is paid with is nothing to look for.
            let least = if what.contains(' ') { 2 } else { 1 };
            wanted.extend((least..=3).rev().map(|more| Goal::Reach { what: what.to_owned(), least: has + more }));
        }
        for goal in wanted {
            let name = goal.to_string();
            let idea = format!("find {}", name.rsplit_once(' ').map_or(&name[..], |(what, _)| what));
            let most = if goal == Goal::Win { 4 * ALIKE } else { ALIKE + 1 };
            if self.is_old(&idea, most) {
                continue;
            }
            for within in 1..=5 {
                let Some(right) = right_answers(position, seat, &goal, within, MOST_NODES / 3) else { break };
                let Some(first) = right.first().copied() else { continue };
                // At once is no puzzle, nor is what most answers do.
                let least = if name.contains("pool") { 3 } else { 2 };
                if within < least || right.len() > 2 || right.len() * super::RARE > choices.len() {
                    break;
                }
                // Nor is what only gets there sooner than the others.
                let late = right_answers(position, seat, &goal, within + 1, MOST_NODES / 3);
                if goal == Goal::Win && late.is_none_or(|late| late.len() > right.len()) {
                    break;
                }
                let first_text = spelled::<G>(first);
                let ideas = vec![idea, format!("find {first_text}")];
                if self.is_old(&ideas[1], 1) {
                    return None;
                }
                if !is_safe(position, seat, first, &goal, within, MOST_NODES / 2) {
                    return None;
                }
                // Bots play for the game: how deep they look tells only where it is won.
                let level = match goal {
                    Goal::Win => depth(position, seat, |choice| right.contains(&choice), rng),
                    _ => within,
                };
                let head = format!("level = {level}\ngoal = {name}\nwithin = {within}\n");
                return Some((
                    ideas,
                    head,
                    format!("asks     {seat} {}\nplay     {seat}: {first_text}\n", position.ask(seat).say().word()),
                ));
            }
        }
        None
    }

    fn best(&mut self, position: &G, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> Option<Found> {
        if !(4..=MOST_CHOICES).contains(&choices.len()) || position.sheet(seat).compound().is_some() {
            return None;
        }
        let sum = |went: &Vec<f64>| went.iter().sum::<f64>();
        let rank = |choices: &[G::Choice], scale: Scale| {
            let went = weigh(position, seat, choices, scale);
            let mut order: Vec<usize> = (0..choices.len()).collect();
            order.sort_by(|one, other| sum(&went[*other]).total_cmp(&sum(&went[*one])));
            (
                order.iter().map(|at| choices[*at]).collect::<Vec<_>>(),
                order.iter().map(|at| went[*at].clone()).collect::<Vec<_>>(),
            )
        };
        let seed = rng.next_u64() as u32;
        let (order, went) = rank(choices, Scale { lines: 8, seed });
        // Far from clear at a first look, or all but decided: no puzzle.
        let hope = sum(&went[0]) / 8.0;
        if lead(&went[0], &went[1]).mean < 0.02 || !(0.1..0.95).contains(&hope) {
            return None;
        }
        let scale = Scale { lines: 24, seed: seed.wrapping_add(1) };
        // The likeliest first; that all others are behind is seen when it is checked.
        let short: Vec<G::Choice> = order.into_iter().take(6).collect();
        let (order, went) = rank(&short, scale);
        if !(1..order.len()).all(|other| lead(&went[0], &went[other]).is_clear()) {
            return None;
        }
        let best = order[0];
        let text = best.text();
        // A bot that thinks long must come to the same, and not all may be seen at once.
        let level = depth(position, seat, |choice| choice == best, rng);
        let ideas = vec![format!("best {}", verb(&text)), format!("best {text}"), format!("best level {level}")];
        if level > DEPTHS.len() as u8
            || self.is_old(&ideas[0], ALIKE)
            || self.is_old(&ideas[1], 1)
            || self.is_old(&ideas[2], if level == 1 { ALIKE } else { 4 * ALIKE })
        {
            return None;
        }
        let head = format!("level = {level}\nlines = {}\nseed = {}\n", scale.lines, scale.seed);
        let asked = position.ask(seat).say().word();
        Some((ideas, head, format!("asks     {seat} {asked}\nplay     {seat}: {}\n", spelled::<G>(best))))
    }
}

/// Ideas, what the head says, and what the block claims.
type Found = (Vec<String>, String, String);

/// One in so many positions is looked at.
fn odds(kind: Kind) -> usize {
    match kind {
        Kind::Legal => 6,
        Kind::Find => 2,
        Kind::Best => 4,
    }
}

/// The first word of a choice.
fn verb(text: &str) -> String {
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// How deep a bot must look: the first that finds a right answer, and all that look deeper do; 5 if none does.
fn depth<G: Game>(position: &G, seat: Seat, is_right: impl Fn(G::Choice) -> bool, rng: &mut Rng) -> u8 {
    let luck = rng.next_u64();
    let finds = |kind: &BotKind| is_right(bot::<G>(*kind).choose(&Peek::new(position, seat), &mut Rng::new(luck)));
    let missed = DEPTHS.iter().rev().take_while(|kind| finds(kind)).count();
    (DEPTHS.len() - missed) as u8 + 1
}
