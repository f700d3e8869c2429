//! The twelve houses and sets of them.

use core::fmt;

use crate::Side;

/// One of the twelve houses: `A`–`F` are South's, `a`–`f` North's, each from its owner's left.
/// Sowing runs A … F, a … f and round again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct House(u8);

impl House {
    /// All houses in sowing order.
    pub const ALL: [House; 12] = {
        let mut all = [House(0); 12];
        let mut i = 0;
        while i < 12 {
            all[i] = House(i as u8);
            i += 1;
        }
        all
    };

    /// The house with this index, 0 (A) to 11 (f).
    #[must_use]
    pub const fn new(index: usize) -> Option<House> {
        if index < 12 { Some(House(index as u8)) } else { None }
    }

    /// The `place`-th house (0–5) of a side's row, from its owner's left.
    ///
    /// # Panics
    /// If `place` is 6 or more.
    #[must_use]
    pub const fn of(side: Side, place: usize) -> House {
        assert!(place < 6);
        House((side.index() * 6 + place) as u8)
    }

    /// The house with this letter, `A`–`F` or `a`–`f`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<House> {
        match letter {
            'A'..='F' => Some(House(letter as u8 - b'A')),
            'a'..='f' => Some(House(letter as u8 - b'a' + 6)),
            _ => None,
        }
    }

    /// `A`–`F` or `a`–`f`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"ABCDEFabcdef"[self.0 as usize] as char
    }

    /// 0 (A) to 11 (f).
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0–5, counted from the owner's left.
    #[must_use]
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize % 6
    }

    /// The side in whose row the house lies.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Side {
        if self.0 < 6 { Side::South } else { Side::North }
    }

    /// The next house in sowing order.
    #[must_use]
    pub const fn next(self) -> House {
        House((self.0 + 1) % 12)
    }

    /// The houses that so many seeds lifted from this one fall into, one after the other: on every
    /// lap this house itself is passed over.
    pub fn sowing(self, seeds: u8) -> impl Iterator<Item = House> {
        let mut house = self;
        (0..seeds).map(move |_| {
            house = house.next();
            if house == self {
                house = house.next();
            }
            house
        })
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of houses, iterated in sowing order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Houses(u16);

impl Houses {
    /// No house.
    pub const NONE: Houses = Houses(0);

    /// The houses of `side` at the places set in `places` (bit 0 = leftmost).
    #[must_use]
    #[inline]
    pub const fn of(side: Side, places: u8) -> Houses {
        Houses(((places & 0x3F) as u16) << (6 * side.index()))
    }

    /// Whether the set holds `house`.
    #[must_use]
    #[inline]
    pub const fn contains(self, house: House) -> bool {
        self.0 >> house.0 & 1 == 1
    }

    /// The set with `house` in it.
    #[must_use]
    pub const fn with(self, house: House) -> Houses {
        Houses(self.0 | 1 << house.0)
    }

    /// Number of houses in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Houses {
    type Item = House;

    #[inline]
    fn next(&mut self) -> Option<House> {
        if self.0 == 0 {
            return None;
        }
        let house = House(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(house)
    }
}

impl FromIterator<House> for Houses {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> Houses {
        houses.into_iter().fold(Houses::NONE, Houses::with)
    }
}

impl fmt::Display for Houses {
    /// The letters, separated by commas: `A, C, F`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, house) in self.enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{house}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Houses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
