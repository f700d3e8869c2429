//! A whole table unpacked in memory, for a search that asks millions of times a second.

use alloc::vec::Vec;

use oware_rules::{MAX_SEEDS, lanes};

use crate::format::{Kind, TableId};
use crate::{EndgameError, Source, TableFile, index, rows};

/// Numbers of seeds that a row can hold.
const SIZES: usize = MAX_SEEDS as usize + 1;

/// One table, every value a signed byte in the order of [`index`]; kind bounds: all lower bounds,
/// then all upper bounds. An answer takes a few nanoseconds and one access to memory.
#[derive(Clone, Debug)]
pub struct Unpacked {
    id: TableId,
    /// Where the positions with so many seeds in the mover's row begin.
    starts: [usize; SIZES],
    /// Number of positions.
    positions: usize,
    values: Vec<i8>,
}

impl Unpacked {
    /// Reads and checks all blocks of a table.
    ///
    /// # Errors
    /// [`EndgameError`] if a block can't be read or is damaged.
    pub fn read<S: Source>(file: &TableFile<S>) -> Result<Unpacked, EndgameError> {
        let id = file.id();
        let mut values = Vec::with_capacity(usize::try_from(id.values()).unwrap_or(0));
        for block in 0..file.blocks() {
            values.extend(file.block(block)?.into_iter().map(|value| value as i8));
        }
        Unpacked::new(id, values).ok_or(EndgameError::Truncated)
    }

    /// A table by its values; `None` if they are not as many as it has.
    #[must_use]
    pub fn new(id: TableId, values: Vec<i8>) -> Option<Unpacked> {
        if id.seeds > MAX_SEEDS || values.len() as u64 != id.values() {
            return None;
        }
        let mut starts = [0; SIZES];
        for own in 0..=id.seeds {
            starts[usize::from(own)] = index::area(id.seeds, own).start as usize;
        }
        let positions = values.len() / id.kind.planes();
        Some(Unpacked { id, starts, positions, values })
    }

    /// Which table it is.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.id
    }

    /// All values, as they stand in the file.
    #[must_use]
    pub fn values(&self) -> &[i8] {
        &self.values
    }

    /// The place of a position in [`Unpacked::values`] ([`index::index`]). The rows, as lanes, hold
    /// as many seeds as the table is for; with others the answer means nothing.
    #[must_use]
    #[inline(always)]
    pub fn index(&self, own: u64, opp: u64) -> usize {
        let in_own = usize::from(lanes::total(own));
        let width = rows::count(lanes::total(opp)) as usize;
        self.starts[in_own] + rows::rank(own) as usize * width + rows::rank(opp) as usize
    }

    /// What is known of a position for the mover: the least and the most that it can be worth. Kind
    /// score: both are the value with endless play worth 0.
    ///
    /// # Panics
    /// If the rows do not hold as many seeds as the table is for.
    #[must_use]
    #[inline(always)]
    pub fn range(&self, own: u64, opp: u64) -> (i8, i8) {
        let at = self.index(own, opp);
        let lower = self.values[at];
        match self.id.kind {
            Kind::Score => (lower, lower),
            Kind::Bounds => (lower, self.values[at + self.positions]),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use oware_rules::{Preset, lanes};

    use super::Unpacked;
    use crate::{Kind, TableId, index};

    #[test]
    fn each_position_has_its_value() {
        for kind in Kind::ALL {
            let id = TableId { rules: Preset::Wari.spec().into(), kind, seeds: 6 };
            let values: Vec<i8> = (0..id.values()).map(|at| (at % 251) as u8 as i8).collect();
            let table = Unpacked::new(id, values.clone()).expect("as many as there are");
            for at in 0..index::positions(6) {
                let (own, opp) = index::position(6, at).expect("a position");
                assert_eq!(lanes::total(own) + lanes::total(opp), 6);
                assert_eq!(table.index(own, opp) as u64, at);
                let upper = at + (kind.planes() as u64 - 1) * index::positions(6);
                let expected = (values[at as usize], values[upper as usize]);
                assert_eq!(table.range(own, opp), expected);
            }
            assert!(Unpacked::new(id, values[1..].to_vec()).is_none());
        }
    }
}
