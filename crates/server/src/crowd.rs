//! How many of something somebody has at the same time.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts what everybody has.
#[derive(Debug)]
pub(crate) struct Crowd<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Crowd<K> {
    fn default() -> Crowd<K> {
        Crowd(Arc::default())
    }
}

/// One of what somebody has; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Pass<K: Eq + Hash> {
    crowd: Arc<Mutex<HashMap<K, usize>>>,
    who: K,
}

impl<K: Clone + Eq + Hash> Crowd<K> {
    /// Have they any?
    pub(crate) fn has(&self, who: &K) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(who)
    }

    /// One more for them, unless they have that many.
    pub(crate) fn enter(&self, who: K, most: usize) -> Option<Pass<K>> {
        let mut crowd = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = crowd.get(&who).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        crowd.insert(who.clone(), count + 1);
        Some(Pass { crowd: Arc::clone(&self.0), who })
    }
}

impl<K: Eq + Hash> Drop for Pass<K> {
    fn drop(&mut self) {
        let mut crowd = self.crowd.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = crowd.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                crowd.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Crowd;

    #[test]
    fn everybody_has_their_own_and_gives_it_back() {
        let crowd = Crowd::default();
        let (one, two) = (crowd.enter("a", 2), crowd.enter("a", 2));
        assert!(one.is_some() && two.is_some() && crowd.enter("a", 2).is_none());
        assert!(crowd.enter("b", 2).is_some(), "others are not in the way");
        assert!(crowd.enter("c", 0).is_none(), "nobody has none");
        drop(one);
        assert!(crowd.enter("a", 2).is_some());
        drop(two);
        assert!(crowd.0.lock().expect("whole").is_empty(), "nothing is kept of who has nothing");
    }
}
