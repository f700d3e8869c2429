//! Endgame tables held unpacked in memory, as the search asks them.

use oware_endgame::{Corruption, EndgameError, Foreign};
use oware_endgame::{Kind, Source, TableFile, TableRules, index, rows};
use oware_rules::lanes;

/// Tables of more seeds are not held (their values would not be counted in 32 bits).
const MOST: usize = 24;

/// Finished tables of one rule set, of either kind or both.
#[derive(Clone, Debug)]
pub struct Tables {
    rules: TableRules,
    score: Vec<Box<[i8]>>,
    /// Lower and upper.
    bounds: Vec<Box<[[i8; 2]]>>,
    /// By seeds on the board and in the mover's row: where their area starts.
    starts: Box<[[u32; MOST + 1]; MOST + 1]>,
}

impl Tables {
    /// No table yet.
    #[must_use]
    pub fn new(rules: TableRules) -> Tables {
        let start = |seeds: usize, own: usize| {
            if own > seeds { 0 } else { index::area(seeds as u8, own as u8).start as u32 }
        };
        let starts = core::array::from_fn(|seeds| core::array::from_fn(|own| start(seeds, own)));
        // An empty board is worth nothing more.
        let (score, bounds) = (vec![[0].into()], vec![[[0, 0]].into()]);
        Tables { rules, score, bounds, starts: Box::new(starts) }
    }

    /// The rules of these tables.
    #[must_use]
    pub fn rules(&self) -> TableRules {
        self.rules
    }

    /// Positions of up to so many seeds are known.
    #[must_use]
    pub fn seeds(&self, kind: Kind) -> u8 {
        let known = match kind {
            Kind::Score => self.score.len(),
            Kind::Bounds => self.bounds.len(),
        };
        known as u8 - 1
    }

    /// Adds the table of one seed more than the last of its kind, as it stands in a file: for
    /// bounds all lower ones, then all upper ones.
    ///
    /// # Errors
    /// [`EndgameError::Foreign`] if it is not the next table or larger than can be held,
    /// [`EndgameError::Corrupt`] if it has not that many values.
    pub fn insert(&mut self, kind: Kind, seeds: u8, values: &[i8]) -> Result<(), EndgameError> {
        if seeds != self.seeds(kind) + 1 || usize::from(seeds) > MOST {
            return Err(EndgameError::Foreign(Foreign::Seeds(seeds)));
        }
        let positions = index::positions(seeds) as usize;
        if values.len() != positions * kind.planes() {
            return Err(EndgameError::Corrupt(Corruption::Length));
        }
        match kind {
            Kind::Score => self.score.push(values.into()),
            Kind::Bounds => {
                let (lower, upper) = values.split_at(positions);
                self.bounds.push(lower.iter().zip(upper).map(|(&l, &u)| [l, u]).collect());
            }
        }
        Ok(())
    }

    /// Adds a table from its file.
    ///
    /// # Errors
    /// As [`Tables::insert`], or that the file is of other rules, damaged or unreadable.
    pub fn read<S: Source>(&mut self, file: &TableFile<S>) -> Result<(), EndgameError> {
        let id = file.id();
        if id.rules != self.rules {
            return Err(EndgameError::Foreign(Foreign::Rules));
        }
        if usize::from(id.seeds) > MOST {
            return Err(EndgameError::Foreign(Foreign::Seeds(id.seeds)));
        }
        let mut values = Vec::with_capacity(id.values() as usize);
        for block in 0..file.blocks() {
            values.extend(file.block(block)?.into_iter().map(|value| value as i8));
        }
        self.insert(id.kind, id.seeds, &values)
    }

    /// What the mover wins of the seeds on the board less what the other wins, endless play worth
    /// 0. `None` if there is no table for so many seeds.
    #[must_use]
    #[inline]
    pub fn score(&self, own: u64, opp: u64) -> Option<i8> {
        let seeds = usize::from(lanes::total(own) + lanes::total(opp));
        Some(self.score.get(seeds)?[self.index(seeds, own, opp)])
    }

    /// The least and the most that can come of a position whatever endless play is worth.
    #[must_use]
    #[inline]
    pub fn bounds(&self, own: u64, opp: u64) -> Option<[i8; 2]> {
        let seeds = usize::from(lanes::total(own) + lanes::total(opp));
        Some(self.bounds.get(seeds)?[self.index(seeds, own, opp)])
    }

    #[inline]
    fn index(&self, seeds: usize, own: u64, opp: u64) -> usize {
        let (in_own, in_opp) = (lanes::total(own), lanes::total(opp));
        let start = self.starts[seeds][usize::from(in_own)];
        (start + rows::rank(own) * rows::count(in_opp) + rows::rank(opp)) as usize
    }
}
