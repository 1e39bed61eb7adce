//! One answer of several pieces: what may be named, in any order, until it is whole.

use super::{Group, Wanted};

#[cfg(test)]
mod tests;

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
