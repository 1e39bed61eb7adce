//! Luck for bots and simulations: fast, seeded, the same on every machine and in every version.

/// A generator of random numbers (xoshiro256++, started by splitmix64).
///
/// The rules hold none: they are handed one only to re-imagine what a seat cannot know
/// ([`crate::Game::redeal`]).
#[derive(Clone, Debug)]
pub struct Rng([u64; 4]);

/// One step of splitmix64: turns any number into one that looks random.
#[must_use]
pub(crate) fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Rng {
    /// A generator that always gives the same numbers for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Rng {
        let mut state = seed;
        Rng(std::array::from_fn(|_| splitmix(&mut state)))
    }

    /// A generator for one of many: the same for the same seed and number, unlike its neighbours.
    #[must_use]
    pub fn stream(seed: u64, number: u64) -> Rng {
        let mut state = number;
        Rng::new(seed ^ splitmix(&mut state))
    }

    /// Any 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `n`, each as likely as the next (0 when `n` is 0).
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }

    /// One of these, each as likely as the next.
    #[inline]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// Puts these into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
