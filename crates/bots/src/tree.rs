//! The tree a search grows: what was tried after what, and how it went.
//!
//! All nodes lie in one `Vec` that is kept between decisions. A node's children are a linked list in
//! the order of the game's own list of choices, which is why looking one up hardly ever takes more
//! than one step: the next choice is the next child.

use crate::look::Look;
use arbiter_engine::{MAX_SEATS, Seat};
use std::num::NonZeroU32;

/// Where a node lies. The root, which is nobody's child, lies at 0.
pub(crate) type Child = NonZeroU32;

/// An answer somebody gave, and how the games went in which it was given here.
#[derive(Clone, Debug)]
pub(crate) struct Node<C> {
    /// Who answered what; nothing at the root.
    answer: Option<(Seat, C)>,
    /// How much better the position looked to that seat after the answer than before it.
    pub(crate) gain: f32,
    /// How often it was given.
    pub(crate) visits: u32,
    /// How often it could have been given: not every imagined position allows every choice.
    pub(crate) chances: u32,
    /// The sum of what each seat could hope for afterwards.
    hopes: [f32; MAX_SEATS],
    /// How it looked to whoever thinks, when they were first asked here; nothing if they were not.
    look: Option<Look>,
    first: Option<Child>,
    last: Option<Child>,
    next: Option<Child>,
}

impl<C> Node<C> {
    fn new(answer: Option<(Seat, C)>, gain: f32) -> Self {
        let hopes = [0.0; MAX_SEATS];
        Node { answer, gain, visits: 0, chances: 0, hopes, look: None, first: None, last: None, next: None }
    }

    /// The sum of what a seat could hope for here.
    pub(crate) fn hopes_of(&self, seat: Seat) -> f32 {
        self.hopes[seat.index()]
    }

    /// What a seat could hope for here on average; nothing if nobody was here yet.
    pub(crate) fn hope(&self, seat: Seat) -> Option<f32> {
        (self.visits > 0).then(|| self.hopes_of(seat) / self.visits as f32)
    }

    /// Was anything tried after this?
    pub(crate) fn is_leaf(&self) -> bool {
        self.first.is_none()
    }
}

/// What was tried after what, and how it went.
#[derive(Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// Room for what is kept of it.
    kept: Vec<Node<C>>,
}

impl<C: Copy + Eq> Tree<C> {
    /// Where every line starts.
    pub(crate) const ROOT: u32 = 0;

    /// A tree of a root only.
    pub(crate) fn new() -> Self {
        let mut tree = Tree { nodes: Vec::new(), kept: Vec::new() };
        tree.clear();
        tree
    }

    /// Forgets everything but the root, keeps the room.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, 0.0));
    }

    /// It looks so here to whoever thinks, unless it was seen before.
    pub(crate) fn looks(&mut self, at: u32, look: impl FnOnce() -> Look) {
        self.nodes[at as usize].look.get_or_insert_with(look);
    }

    /// Forgets everything but what comes after the answers that were foreseen to lead to this look; everything, if none were.
    pub(crate) fn keep(&mut self, look: Look) {
        let foreseen = self.nodes.iter().enumerate().skip(1).filter(|(_, node)| node.look == Some(look));
        // Of equals the first.
        let Some((root, _)) = foreseen.min_by_key(|(_, node)| std::cmp::Reverse(node.visits)) else {
            return self.clear();
        };
        self.kept.clear();
        let Node { visits, hopes, .. } = self.nodes[root];
        self.kept.push(Node { visits, hopes, ..Node::new(None, 0.0) });
        // Where each kept node came from.
        let mut from = vec![root as u32];
        for parent in 0.. {
            let Some(old) = from.get(parent) else { break };
            let mut child = self.node(*old).first;
            while let Some(old) = child {
                let node = self.node(old.get());
                child = node.next;
                let new = Child::MIN.saturating_add(self.kept.len() as u32 - 1);
                self.kept.push(Node { first: None, last: None, next: None, ..node.clone() });
                let elder = self.kept[parent].last.replace(new);
                match elder {
                    None => self.kept[parent].first = Some(new),
                    Some(elder) => self.kept[elder.get() as usize].next = Some(new),
                }
                from.push(old.get());
            }
        }
        std::mem::swap(&mut self.nodes, &mut self.kept);
    }

    pub(crate) fn node(&self, at: u32) -> &Node<C> {
        &self.nodes[at as usize]
    }

    /// The child of a node by an answer. `after` is the child found just before, if any.
    pub(crate) fn find(&self, parent: u32, after: Option<Child>, seat: Seat, choice: C) -> Option<Child> {
        let matches = |child: &Child| self.node(child.get()).answer == Some((seat, choice));
        let next = after.and_then(|child| self.node(child.get()).next);
        next.filter(matches).or_else(|| self.children(parent).find(matches))
    }

    /// Adds a child to a node.
    pub(crate) fn add(&mut self, parent: u32, seat: Seat, choice: C, gain: f32) -> Child {
        let child = Child::MIN.saturating_add(self.nodes.len() as u32 - 1);
        self.nodes.push(Node::new(Some((seat, choice)), gain));
        let parent = &mut self.nodes[parent as usize];
        let elder = parent.last.replace(child);
        match elder {
            None => parent.first = Some(child),
            Some(elder) => self.nodes[elder.get() as usize].next = Some(child),
        }
        child
    }

    /// The children of a node, in the order they were added.
    fn children(&self, parent: u32) -> impl Iterator<Item = Child> {
        std::iter::successors(self.node(parent).first, |child| self.node(child.get()).next)
    }

    /// This could have been answered.
    pub(crate) fn had_chance(&mut self, child: Child) {
        self.nodes[child.get() as usize].chances += 1;
    }

    /// A line of play through this node went so.
    pub(crate) fn went(&mut self, at: u32, hopes: &[f32; MAX_SEATS]) {
        let node = &mut self.nodes[at as usize];
        node.visits += 1;
        for (sum, hope) in node.hopes.iter_mut().zip(hopes) {
            *sum += hope;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_found_by_seat_and_choice() {
        let mut tree = Tree::new();
        let [p1, p2] = [Seat::new(0), Seat::new(1)];
        let a = tree.add(Tree::<char>::ROOT, p1, 'a', 1.0);
        let b = tree.add(Tree::<char>::ROOT, p1, 'b', 2.0);
        let other = tree.add(Tree::<char>::ROOT, p2, 'a', 3.0);
        let below = tree.add(a.get(), p1, 'b', 4.0);
        for after in [None, Some(a), Some(b), Some(other)] {
            assert_eq!(tree.find(0, after, p1, 'a'), Some(a));
            assert_eq!(tree.find(0, after, p1, 'b'), Some(b));
            assert_eq!(tree.find(0, after, p2, 'a'), Some(other));
            assert_eq!(tree.find(0, after, p2, 'b'), None);
        }
        assert_eq!(tree.find(a.get(), None, p1, 'b'), Some(below));
        assert!(tree.node(b.get()).is_leaf() && !tree.node(a.get()).is_leaf());
    }

    /// What was foreseen is kept with all that was found behind it; what was not, is forgotten.
    #[test]
    fn what_comes_after_what_was_foreseen_is_kept() {
        let looks = Look::like;
        let mut tree = Tree::<char>::new();
        let [p1, p2] = [Seat::new(0), Seat::new(1)];
        let other = tree.add(0, p1, 'a', 1.0);
        let came = tree.add(0, p1, 'b', 2.0);
        tree.looks(other.get(), || looks("this"));
        tree.looks(came.get(), || looks("that"));
        tree.looks(came.get(), || looks("seen before"));
        let one = tree.add(came.get(), p2, 'c', 3.0);
        let two = tree.add(came.get(), p2, 'd', 4.0);
        let last = tree.add(one.get(), p1, 'e', 5.0);
        for at in [came, one, last, one, two] {
            tree.went(at.get(), &[0.5, 0.5, 0.0, 0.0]);
        }
        tree.keep(looks("that"));
        assert_eq!(tree.node(0).visits, 1);
        let [one, two] = ['c', 'd'].map(|answer| tree.find(0, None, p2, answer).expect("kept"));
        assert_eq!([one, two].map(|child| tree.node(child.get()).visits), [2, 1]);
        let last = tree.find(one.get(), None, p1, 'e').expect("kept as well");
        assert_eq!((tree.node(last.get()).visits, tree.node(last.get()).gain), (1, 5.0));
        assert!(tree.find(0, None, p1, 'a').is_none() && tree.node(two.get()).is_leaf());
        let new = tree.add(0, p2, 'f', 6.0);
        assert_eq!(tree.find(0, Some(two), p2, 'f'), Some(new), "it grows on");
        tree.keep(looks("this"));
        assert!(tree.node(0).is_leaf() && tree.node(0).visits == 0, "nobody foresaw this");
    }

    #[test]
    fn hopes_are_averaged() {
        let mut tree = Tree::<char>::new();
        assert_eq!(tree.node(0).hope(Seat::new(1)), None);
        tree.went(0, &[1.0, 0.0, 0.0, 0.0]);
        tree.went(0, &[0.5, 0.5, 0.0, 0.0]);
        assert_eq!(tree.node(0).hope(Seat::new(1)), Some(0.25));
        tree.clear();
        assert_eq!(tree.node(0).visits, 0);
    }
}
