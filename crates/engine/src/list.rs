//! A short list without a heap, so that positions stay flat.

/// Up to `N` values, in order. Equality and hashing look at the live values only.
#[derive(Copy, Clone)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds at the end.
    ///
    /// # Panics
    /// When the list is full: its `N` is then wrong, which no choice of a player may bring about.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!(!self.is_full(), "a List of {N} is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Adds at the end; gives it back when there is no room.
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        if self.is_full() {
            return Err(item);
        }
        self.push(item);
        Ok(())
    }

    /// Takes the last one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the first one off; the others move up.
    pub fn pop_front(&mut self) -> Option<T> {
        self.remove(0)
    }

    /// Takes one out, counted from 0; those behind it move up. Nothing where there is none.
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        Some(item)
    }

    /// Takes out the first that is like this; says whether there was one.
    pub fn take(&mut self, item: &T) -> bool
    where
        T: PartialEq,
    {
        let at = self.iter().position(|there| there == item);
        at.and_then(|at| self.remove(at)).is_some()
    }

    /// Keeps only those that are so, in their order.
    pub fn retain(&mut self, mut keeps: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            if keeps(&self.items[at]) {
                self.items[kept] = self.items[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// No room left?
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T, const N: usize> std::ops::Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> std::ops::DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        list.extend(items);
        list
    }
}
