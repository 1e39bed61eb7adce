//! Pairs for as many as possible: Edmonds' algorithm, which finds a largest matching of any graph. Going greedily down the
//! standings would leave two who have met over for each other, though others could have been paired otherwise.

use std::collections::VecDeque;

/// Can everybody have a partner they may be paired with?
pub(crate) fn all_paired(count: usize, may: impl Fn(usize, usize) -> bool) -> bool {
    count.is_multiple_of(2) && largest(count, may).iter().all(Option::is_some)
}

/// The partner of each in a largest matching.
pub(crate) fn largest(count: usize, may: impl Fn(usize, usize) -> bool) -> Vec<Option<usize>> {
    let edges: Vec<Vec<usize>> =
        (0..count).map(|one| (0..count).filter(|other| *other != one && may(one, *other)).collect()).collect();
    let mut search = Search { edges, partner: vec![None; count], parent: vec![None; count], base: vec![0; count] };
    for root in 0..count {
        if search.partner[root].is_none()
            && let Some(end) = search.path_from(root)
        {
            search.turn_round(end);
        }
    }
    search.partner
}

struct Search {
    edges: Vec<Vec<usize>>,
    partner: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    /// The vertex that stands for the blossom somebody is in.
    base: Vec<usize>,
}

impl Search {
    /// The end of a path along which one more pair can be made.
    fn path_from(&mut self, root: usize) -> Option<usize> {
        let count = self.edges.len();
        self.parent = vec![None; count];
        self.base = (0..count).collect();
        let mut used = vec![false; count];
        used[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for at in 0..self.edges[one].len() {
                let other = self.edges[one][at];
                if self.base[one] == self.base[other] || self.partner[one] == Some(other) {
                    continue;
                }
                let is_even = self.partner[other].is_some_and(|partner| self.parent[partner].is_some());
                if other == root || is_even {
                    self.shrink(one, other, &mut used, &mut queue);
                } else if self.parent[other].is_none() {
                    self.parent[other] = Some(one);
                    match self.partner[other] {
                        None => return Some(other),
                        Some(partner) => {
                            used[partner] = true;
                            queue.push_back(partner);
                        }
                    }
                }
            }
        }
        None
    }

    /// An odd ring was found: it counts as one from here on.
    fn shrink(&mut self, one: usize, other: usize, used: &mut [bool], queue: &mut VecDeque<usize>) {
        let base = self.common(one, other);
        let mut in_ring = vec![false; self.edges.len()];
        self.mark(one, base, other, &mut in_ring);
        self.mark(other, base, one, &mut in_ring);
        for at in 0..self.base.len() {
            if in_ring[self.base[at]] {
                self.base[at] = base;
                if !used[at] {
                    used[at] = true;
                    queue.push_back(at);
                }
            }
        }
    }

    fn mark(&mut self, mut at: usize, base: usize, mut child: usize, in_ring: &mut [bool]) {
        while self.base[at] != base {
            let Some(partner) = self.partner[at] else { return };
            in_ring[self.base[at]] = true;
            in_ring[self.base[partner]] = true;
            self.parent[at] = Some(child);
            child = partner;
            let Some(next) = self.parent[partner] else { return };
            at = next;
        }
    }

    /// Where the ways of two to the root come together.
    fn common(&self, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.edges.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            seen[at] = true;
            match self.partner[at].and_then(|partner| self.parent[partner]) {
                Some(next) => at = next,
                None => break,
            }
        }
        at = self.base[other];
        while !seen[at] {
            match self.partner[at].and_then(|partner| self.parent[partner]) {
                Some(next) => at = self.base[next],
                None => break,
            }
        }
        at
    }

    /// Pairs become free and free ones pairs, all along the path.
    fn turn_round(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(one) = at {
            let Some(before) = self.parent[one] else { return };
            let next = self.partner[before];
            self.partner[one] = Some(before);
            self.partner[before] = Some(one);
            at = next;
        }
    }
}
