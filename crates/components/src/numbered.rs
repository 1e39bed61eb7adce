//! Pieces that are told apart by a number.

/// Makes a piece with a number from 1 up: written, called and touched by its number.
///
/// ```
/// use arbiter_components::CardSet;
/// use arbiter_engine::Notation;
///
/// arbiter_components::numbered! {
///     /// One of sixteen pebbles.
///     Pebble, "pebble", 16
/// }
///
/// assert_eq!(Pebble::ALL.len(), 16);
/// assert_eq!(Pebble::from_text("7").map(Pebble::number), Ok(7));
/// assert_eq!(Pebble::from_text("7").unwrap().touches()[0].as_str(), "pebble:7");
/// assert!(Pebble::from_text("17").is_err());
/// assert_eq!(CardSet::<Pebble>::from_text("12 3").unwrap().text(), "3 12");
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $thing:literal, $most:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// All there are.
            pub const ALL: $crate::CardSet<$name> = $crate::CardSet::from_bits(u64::MAX >> (64 - $most));

            /// The number on it.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0
            }
        }

        impl $crate::Indexed for $name {
            fn index(self) -> usize {
                usize::from(self.0) - 1
            }

            fn from_index(index: usize) -> Self {
                $name(index as u8 + 1)
            }
        }

        impl $crate::arbiter_engine::Notation for $name {
            fn write(&self, out: &mut $crate::arbiter_engine::Writer) {
                out.number(self.0);
            }

            fn read(
                words: &mut $crate::arbiter_engine::Words<'_>,
            ) -> Result<Self, $crate::arbiter_engine::BadNotation> {
                let word = words.next_word($thing)?;
                match word.parse() {
                    Ok(number @ 1..=$most) => Ok($name(number)),
                    _ => Err($crate::arbiter_engine::BadNotation::unknown($thing, word)),
                }
            }

            fn touch(&self, touched: &mut $crate::arbiter_engine::Things) {
                let number = $crate::arbiter_engine::Notation::text(self);
                touched.push($crate::arbiter_engine::Thing::new($thing, &number));
            }
        }

        impl $crate::arbiter_engine::Argument for $name {
            fn argument(&self) -> $crate::arbiter_engine::Arg {
                $crate::arbiter_engine::Argument::argument(&self.0)
            }
        }
    };
}
