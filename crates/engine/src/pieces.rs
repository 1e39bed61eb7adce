//! Answers of several pieces: five essences of any type, the cards that go, who defends.
//!
//! The rules say once what may be named and how often ([`Options::pieces`](crate::Options::pieces)); everything
//! else follows. Search is offered a piece at a time in the order of the list, each not before the last and only
//! where a way to finish is left, so that no two paths name the same pieces. People put pieces on a tray in any
//! order ([`Shape`]); nothing happens before the answer is whole, and then it is carried out in the order of the
//! list. Both doors lead to the same outcomes, which is a law of its own.

use crate::{Options, Seat};

/// How many pieces an answer has.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Wanted<C> {
    /// No fewer than this.
    pub least: u16,
    /// No more than this.
    pub most: u16,
    /// Does it matter in which order they are named? Then every order is an answer of its own.
    pub ordered: bool,
    /// What says that these are all, where fewer than the most will do.
    pub done: Option<C>,
}

impl<C> Wanted<C> {
    /// Just so many.
    pub fn exactly(n: impl Into<u16>) -> Wanted<C> {
        let n = n.into();
        Wanted { least: n, most: n, ordered: false, done: None }
    }

    /// So many or fewer, none too; `done` says that these are all.
    pub fn up_to(most: impl Into<u16>, done: C) -> Wanted<C> {
        Wanted { least: 0, most: most.into(), ordered: false, done: Some(done) }
    }

    /// At least so many of them.
    #[must_use]
    pub fn at_least(self, least: u16) -> Wanted<C> {
        Wanted { least, ..self }
    }

    /// The order in which they are named counts.
    #[must_use]
    pub fn in_order(self) -> Wanted<C> {
        Wanted { ordered: true, ..self }
    }
}

/// Something that may be named as a piece, and how often; or why not.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Pick<C, R> {
    /// The piece.
    pub choice: C,
    /// How often it may be named, from now on.
    pub most: Result<u16, R>,
    /// Those it is one of.
    pub group: Group,
}

/// Picks of which only so many may be named together. Those of a group stand next to each other in the list.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Group {
    /// Tells groups apart.
    pub id: u16,
    /// No fewer than this, from now on.
    pub least: u16,
    /// No more than this, from now on.
    pub most: u16,
}

impl Group {
    /// No limit but that of each pick.
    pub const NONE: Group = Group { id: 0, least: 0, most: u16::MAX };
}

impl<C, R> Pick<C, R> {
    /// It may be named so often.
    pub fn times(choice: C, most: impl Into<u16>) -> Self {
        Pick { choice, most: Ok(most.into()), group: Group::NONE }
    }

    /// It may be named once.
    pub fn once(choice: C) -> Self {
        Pick::times(choice, 1_u16)
    }

    /// It may be named once, unless something speaks against it.
    pub fn judged(choice: C, verdict: Result<(), R>) -> Self {
        Pick { choice, most: verdict.map(|()| 1), group: Group::NONE }
    }

    /// As one of a group.
    #[must_use]
    pub fn of(self, group: Group) -> Self {
        Pick { group, ..self }
    }

    fn room(&self) -> u16 {
        self.most.as_ref().map_or(0, |most| *most)
    }
}

/// Lists what search may name next: nothing before what was named last, and only what leaves a way to finish. The
/// rules put those picks that come no earlier than the last one named.
#[inline]
pub(crate) fn list<C: Copy, R>(
    wanted: Wanted<C>,
    picks: impl Iterator<Item = Pick<C, R>> + Clone,
    mut put: impl FnMut(C, Result<(), R>),
) {
    if wanted.most > 0 {
        if picks.clone().all(|pick| pick.group == Group::NONE) {
            list_alone(wanted, picks, &mut put);
        } else {
            list_groups(wanted, picks, &mut put);
        }
    }
    if let Some(done) = wanted.done.filter(|_| wanted.least == 0) {
        put(done, Ok(()));
    }
}

/// The same where no pick is one of a group.
#[inline]
fn list_alone<C: Copy, R>(
    wanted: Wanted<C>,
    picks: impl Iterator<Item = Pick<C, R>> + Clone,
    put: &mut impl FnMut(C, Result<(), R>),
) {
    let mut reach: u32 = picks.clone().map(|pick| u32::from(pick.room())).sum();
    for pick in picks {
        match pick.most {
            Err(reason) => put(pick.choice, Err(reason)),
            Ok(0) => {}
            Ok(room) => {
                if wanted.ordered || reach >= wanted.least.into() {
                    put(pick.choice, Ok(()));
                }
                reach -= u32::from(room);
            }
        }
    }
}

/// The same where some are: of a group passed over nothing may be due, and what is due of later ones must still fit.
fn list_groups<C: Copy, R>(
    wanted: Wanted<C>,
    picks: impl Iterator<Item = Pick<C, R>> + Clone,
    put: &mut impl FnMut(C, Result<(), R>),
) {
    // What can still be named from here on, and what must be of groups that come later.
    let (mut left, mut due) = sums(picks.clone());
    // A group passed over that should have had more.
    let mut missed = false;
    let mut group = None;
    let mut here = 0; // of the group
    let mut rest = picks;
    loop {
        let ahead = rest.clone();
        let Some(pick) = rest.next() else { break };
        if group != Some(pick.group) {
            if let Some(Group { least, .. }) = group {
                missed |= least > 0;
            }
            group = Some(pick.group);
            here = ahead.take_while(|other| other.group == pick.group).map(|other| u32::from(other.room())).sum();
            left -= here.min(pick.group.most.into());
            due -= u32::from(pick.group.least);
        }
        let Group { least, most, .. } = pick.group;
        match pick.most {
            Err(reason) => put(pick.choice, Err(reason)),
            Ok(0) => {}
            Ok(room) => {
                let reach = left + here.min(most.into());
                let open = wanted.ordered
                    || (!missed
                        && most > 0
                        && here >= u32::from(least)
                        && reach >= wanted.least.into()
                        && due + u32::from(least.max(1)) <= wanted.most.into());
                if open {
                    put(pick.choice, Ok(()));
                }
                here -= u32::from(room);
            }
        }
    }
}

/// How many can be named in all, and how many must be because of their groups.
fn sums<C, R>(picks: impl Iterator<Item = Pick<C, R>>) -> (u32, u32) {
    let (mut all, mut due) = (0, 0);
    let mut run: Option<(Group, u32)> = None;
    let mut close = |run: Option<(Group, u32)>| {
        if let Some((group, room)) = run {
            all += room.min(group.most.into());
            due += u32::from(group.least);
        }
    };
    for pick in picks {
        match &mut run {
            Some((group, room)) if *group == pick.group => *room += u32::from(pick.room()),
            _ => close(run.replace((pick.group, pick.room().into()))),
        }
    }
    close(run);
    (all, due)
}

/// What one answer of several pieces may be: how many, of what, how often each.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Shape<C> {
    /// How many.
    pub wanted: Wanted<C>,
    /// What may be named, in the order of the list.
    pub slots: Vec<Slot<C>>,
}

/// A piece that may be named.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Slot<C> {
    /// The piece.
    pub choice: C,
    /// How often.
    pub most: u16,
    /// Those it is one of.
    pub group: Group,
}

impl<C: Copy + Eq> Shape<C> {
    /// Is there more than one piece to it? If not, it is a choice like any other.
    #[must_use]
    pub fn is_compound(&self) -> bool {
        self.wanted.most > 1
    }

    fn place(&self, choice: C) -> Option<usize> {
        self.slots.iter().position(|slot| slot.choice == choice)
    }

    /// Could the answer still become whole with these, and so many more at the most?
    fn leaves_a_way(&self, named: &[C]) -> bool {
        let Some(free) = usize::from(self.wanted.most).checked_sub(named.len()) else { return false };
        let (mut reach, mut due) = (0, 0);
        for run in self.slots.chunk_by(|one, two| one.group == two.group) {
            let group = run[0].group;
            let counts = run.iter().map(|slot| count(named, slot.choice));
            if run.iter().zip(counts.clone()).any(|(slot, count)| count > slot.most.into()) {
                return false;
            }
            let of_group: usize = counts.sum();
            let Some(open) = usize::from(group.most).checked_sub(of_group) else { return false };
            let room: usize = run.iter().map(|slot| usize::from(slot.most)).sum();
            let must = usize::from(group.least).saturating_sub(of_group);
            if must > room - of_group {
                return false;
            }
            reach += (room - of_group).min(open);
            due += must;
        }
        due <= free && named.len() + reach >= usize::from(self.wanted.least)
    }

    /// May this be named too, beside what is named already?
    #[must_use]
    pub fn takes(&self, named: &[C], choice: C) -> bool {
        self.place(choice).is_some() && self.leaves_a_way(&[named, &[choice]].concat())
    }

    /// What may be named next.
    pub fn open<'a>(&'a self, named: &'a [C]) -> impl Iterator<Item = C> + 'a {
        self.slots.iter().map(|slot| slot.choice).filter(|choice| self.takes(named, *choice))
    }

    /// How often a piece may still be named beside these, and what is left of its group; nothing if it is no piece.
    #[must_use]
    pub fn left(&self, named: &[C], choice: C) -> Option<(u16, Group)> {
        let slot = &self.slots[self.place(choice)?];
        let group = slot.group;
        let same = |piece: &&C| self.place(**piece).is_some_and(|place| self.slots[place].group == group);
        let of_group = if group == Group::NONE { 0 } else { named.iter().filter(same).count() as u16 };
        let least = group.least.saturating_sub(of_group);
        Some((slot.most - count(named, choice) as u16, Group { least, most: group.most - of_group, ..group }))
    }

    /// May it be said that these are all?
    #[must_use]
    pub fn may_finish(&self, named: &[C]) -> bool {
        self.wanted.done.is_some() && self.is_enough(named)
    }

    fn is_enough(&self, named: &[C]) -> bool {
        let short = |run: &[Slot<C>]| {
            let of_group: usize = run.iter().map(|slot| count(named, slot.choice)).sum();
            of_group < run[0].group.least.into()
        };
        named.len() >= self.wanted.least.into() && !self.slots.chunk_by(|one, two| one.group == two.group).any(short)
    }

    /// These pieces as a whole answer, if nothing is left to choose: no more may be named, or there is one way to go
    /// on.
    #[must_use]
    pub fn whole(&self, named: &[C]) -> Option<Vec<C>> {
        let mut whole = named.to_vec();
        loop {
            let open: Vec<C> = self.open(&whole).collect();
            match open[..] {
                [] => return Some(whole),
                _ if self.wanted.done.is_some() => return None,
                [only] => whole.push(only),
                _ if self.wanted.ordered || !self.needs_all(&whole) => return None,
                [next, ..] => whole.push(next),
            }
        }
    }

    /// Has everything that could still be named to be named?
    fn needs_all(&self, named: &[C]) -> bool {
        let runs = self.slots.chunk_by(|one, two| one.group == two.group);
        let open = |run: &[Slot<C>]| {
            let of_group: usize = run.iter().map(|slot| count(named, slot.choice)).sum();
            let room = run.iter().map(|slot| usize::from(slot.most)).sum::<usize>() - of_group;
            (room, usize::from(run[0].group.most) - of_group)
        };
        let (mut all, mut all_fit) = (0, true);
        for (room, most) in runs.map(open) {
            all += room;
            all_fit &= room <= most;
        }
        all_fit && named.len() + all == usize::from(self.wanted.least)
    }

    /// Every whole answer, each once: in the order of the list, or in every order if that counts. No more than `limit`.
    #[must_use]
    pub fn wholes(&self, limit: usize) -> Vec<Vec<C>> {
        let mut wholes = Vec::new();
        self.gather(&mut Vec::new(), 0, limit, &mut wholes);
        wholes
    }

    fn gather(&self, named: &mut Vec<C>, from: usize, limit: usize, wholes: &mut Vec<Vec<C>>) {
        let open: Vec<usize> = (0..self.slots.len()).filter(|i| self.takes(named, self.slots[*i].choice)).collect();
        if (open.is_empty() || self.wanted.done.is_some()) && self.is_enough(named) {
            wholes.push(named.clone());
        }
        for i in open.into_iter().filter(|i| self.wanted.ordered || *i >= from) {
            if wholes.len() >= limit {
                return;
            }
            named.push(self.slots[i].choice);
            self.gather(named, i, limit, wholes);
            named.pop();
        }
    }

    /// The pieces in the order in which the rules ask for them.
    #[must_use]
    pub fn in_list_order(&self, mut named: Vec<C>) -> Vec<C> {
        if !self.wanted.ordered {
            named.sort_by_key(|choice| self.place(*choice));
        }
        named
    }

    /// Is this what is left of the answer after a piece was carried out, and not another question? Then says how many
    /// further pieces the rules have taken by themselves, because they left no choice.
    #[must_use]
    pub fn goes_on(&self, piece: C, next: &Shape<C>) -> Option<usize> {
        let from = self.place(piece).filter(|_| !self.wanted.ordered).unwrap_or(0);
        let left = (self.wanted.most - 1).checked_sub(next.wanted.most)?;
        let same = next.wanted.done == self.wanted.done
            && next.slots.iter().all(|slot| self.place(slot.choice).is_some_and(|place| place >= from));
        same.then_some(left.into())
    }
}

fn count<C: Copy + Eq>(named: &[C], choice: C) -> usize {
    named.iter().filter(|piece| **piece == choice).count()
}

/// Everything a person may answer: whole choices, and pieces of one.
#[derive(Clone, Debug)]
pub struct Sheet<C> {
    /// What is an answer by itself.
    pub choices: Vec<C>,
    /// What may be said in any order until a choice ends it, where search has a way of its own.
    pub by_hand: Vec<C>,
    /// What is answered in pieces.
    pub shape: Option<Shape<C>>,
}

impl<C: Copy + Eq> Sheet<C> {
    pub(crate) fn new() -> Self {
        Sheet { choices: Vec::new(), by_hand: Vec::new(), shape: None }
    }

    /// The answer in several pieces, if there is one to give.
    #[must_use]
    pub fn compound(&self) -> Option<&Shape<C>> {
        self.shape.as_ref().filter(|shape| shape.is_compound())
    }

    /// Does it stand on the sheet as something that is said by itself?
    #[must_use]
    pub fn has(&self, choice: C) -> bool {
        self.choices.contains(&choice) || self.by_hand.contains(&choice)
    }

    /// What may be said next by somebody who has named these: pieces in the order of the list, what says that these
    /// are all, and, as long as nothing is named, what else may be answered.
    #[must_use]
    pub fn offers(&self, named: &[C]) -> Vec<C> {
        let Some(shape) = &self.shape else { return [&self.choices[..], &self.by_hand].concat() };
        let mut offers: Vec<C> = shape.open(named).collect();
        offers.extend(self.choices.iter().filter(|_| named.is_empty()));
        offers.extend(shape.wanted.done.filter(|_| shape.may_finish(named)));
        offers
    }
}

impl<C: Copy + Eq, R> Options<C, R> for Sheet<C> {
    fn put(&mut self, choice: C, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.choices.push(choice);
        }
    }

    fn pieces(&mut self, wanted: Wanted<C>, picks: impl Iterator<Item = Pick<C, R>> + Clone) {
        let slot = |pick: Pick<C, R>| Slot { choice: pick.choice, most: pick.room(), group: pick.group };
        let slots = picks.map(slot).filter(|slot| slot.most > 0).collect();
        self.shape = Some(Shape { wanted, slots });
    }

    fn by_hand(&mut self, _listed: impl Iterator<Item = C>, say: impl Iterator<Item = C>) {
        self.by_hand.extend(say);
    }
}

/// Counts the legal options and keeps the first.
#[derive(Clone, Debug)]
pub struct Count<C> {
    /// The first of them.
    pub first: Option<C>,
    /// How many.
    pub legal: usize,
}

impl<C: Copy, R> Options<C, R> for Count<C> {
    #[inline]
    fn put(&mut self, choice: C, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.first = self.first.or(Some(choice));
            self.legal += 1;
        }
    }
}

impl<C: Copy> Count<C> {
    /// Of what a walk over the options finds legal.
    #[inline]
    pub fn of(walk: impl FnOnce(&mut Count<C>)) -> Count<C> {
        let mut count = Count { first: None, legal: 0 };
        walk(&mut count);
        count
    }

    /// The legal option, if there is just one: then nothing has to be asked.
    #[inline]
    #[must_use]
    pub fn only(self) -> Option<C> {
        self.first.filter(|_| self.legal == 1)
    }
}

/// The pieces each seat has named and that are not yet a whole answer.
#[derive(Clone, Debug)]
pub(crate) struct Trays<C>(Vec<(Seat, Vec<C>)>);

impl<C: Copy> Trays<C> {
    pub(crate) const EMPTY: Trays<C> = Trays(Vec::new());

    pub(crate) fn of(&self, seat: Seat) -> &[C] {
        self.0.iter().find(|(whose, _)| *whose == seat).map_or(&[], |(_, named)| named)
    }

    pub(crate) fn put(&mut self, seat: Seat, named: Vec<C>) {
        self.0.retain(|(whose, _)| *whose != seat);
        if !named.is_empty() {
            self.0.push((seat, named));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;

    type Listed = Vec<&'static str>;

    fn shape(wanted: Wanted<&'static str>, slots: &[(&'static str, u16)]) -> Shape<&'static str> {
        let slots = slots.iter().map(|(choice, most)| Slot { choice: *choice, most: *most, group: Group::NONE });
        Shape { wanted, slots: slots.collect() }
    }

    /// Every path that search can take, each as the pieces it names.
    fn paths(shape: &Shape<&'static str>) -> Vec<Listed> {
        let mut found = Vec::new();
        walk(shape, &mut Vec::new(), &mut found);
        found
    }

    fn walk(shape: &Shape<&'static str>, named: &mut Listed, found: &mut Vec<Listed>) {
        let mut choices = Choices::new();
        let from = named.last().and_then(|last| shape.place(last)).filter(|_| !shape.wanted.ordered).unwrap_or(0);
        let of_group = |group: Group| -> u16 {
            named.iter().filter(|piece| shape.slots[shape.place(piece).unwrap()].group == group).count() as u16
        };
        let picks = shape.slots.iter().skip(from).map(|slot| Pick::<_, ()> {
            choice: slot.choice,
            most: Ok(slot.most - count(named, slot.choice) as u16),
            group: match slot.group {
                Group::NONE => Group::NONE,
                Group { id, least, most } => {
                    let have = of_group(slot.group);
                    Group { id, least: least.saturating_sub(have), most: most - have }
                }
            },
        });
        let have = named.len() as u16;
        let wanted =
            Wanted { least: shape.wanted.least.saturating_sub(have), most: shape.wanted.most - have, ..shape.wanted };
        list(wanted, picks, |choice, verdict| Options::<_, ()>::put(&mut choices, choice, verdict));
        if choices.is_empty() {
            found.push(named.clone());
        }
        for choice in choices.iter().copied() {
            if Some(choice) == shape.wanted.done {
                found.push(named.clone());
            } else {
                named.push(choice);
                walk(shape, named, found);
                named.pop();
            }
        }
    }

    /// Both doors name the same answers, each once.
    fn check(shape: &Shape<&'static str>, answers: usize) {
        let (mut listed, mut wholes) = (paths(shape), shape.wholes(usize::MAX));
        listed.sort();
        wholes.sort();
        assert_eq!(listed, wholes);
        assert_eq!(wholes.len(), answers);
        for whole in wholes {
            let mut named = Vec::new();
            for piece in whole.iter().rev() {
                assert!(shape.takes(&named, piece), "{piece} after {named:?} of {whole:?}");
                named.push(*piece);
            }
        }
    }

    #[test]
    fn search_and_people_name_the_same_answers() {
        check(&shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 1), ("c", 1), ("d", 1), ("e", 1)]), 10);
        check(&shape(Wanted::exactly(2_u16), &[("a", 2), ("b", 1), ("c", 2)]), 5);
        check(&shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 2)]), 1);
        check(&shape(Wanted::up_to(2_u16, "done"), &[("a", 1), ("b", 1), ("c", 1)]), 7);
        check(&shape(Wanted::up_to(3_u16, "done").at_least(1), &[("a", 1), ("b", 1)]), 3);
        check(&shape(Wanted::exactly(2_u16).in_order(), &[("a", 1), ("b", 1), ("c", 1)]), 6);
    }

    #[test]
    fn of_a_group_only_so_many_may_be_named() {
        let group = |id, least, most| Group { id, least, most };
        let slots = |groups: [Group; 2]| {
            let slot = |(choice, i): (&'static str, usize)| Slot { choice, most: 1, group: groups[i] };
            [("a1", 0), ("a2", 0), ("a3", 0), ("b1", 1), ("b2", 1)].map(slot).to_vec()
        };
        // Two of each.
        let each = Shape { wanted: Wanted::exactly(4_u16), slots: slots([group(1, 2, 2), group(2, 2, 2)]) };
        check(&each, 3);
        // At most one of each, none too.
        let most = Shape { wanted: Wanted::up_to(9_u16, "done"), slots: slots([group(1, 0, 1), group(2, 0, 1)]) };
        check(&most, 12);
        assert!(!most.takes(&["a1"], "a2"));
    }

    #[test]
    fn only_what_leaves_one_way_is_done_unasked() {
        let three = shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 1), ("c", 1), ("d", 1)]);
        assert_eq!(three.whole(&["d"]), None);
        assert_eq!(three.whole(&["d", "a", "b"]), Some(vec!["d", "a", "b"]));
        let two_kinds = shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 3)]);
        assert_eq!(two_kinds.whole(&["a"]), Some(vec!["a", "b", "b"]));
        assert_eq!(two_kinds.whole(&["b"]), None);
        let ordered = shape(Wanted::exactly(2_u16).in_order(), &[("a", 1), ("b", 1)]);
        assert_eq!(ordered.whole(&[]), None);
        assert_eq!(ordered.whole(&["b"]), Some(vec!["b", "a"]));
        assert_eq!(shape(Wanted::up_to(2_u16, "done"), &[("a", 1)]).whole(&["a"]), Some(vec!["a"]));
    }
}
