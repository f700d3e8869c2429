//! Asking the tables: the value of a position and of each of its moves.

use alloc::boxed::Box;
use alloc::vec::Vec;

use oware_rules::lanes::{self, Effect};

use crate::format::{BLOCK, Kind};
use crate::index;
use crate::{EndgameError, Source, TableFile, TableRules};

/// Unpacked blocks kept, by default.
const KEPT: usize = 256;

/// What a position is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Kind score.
    Score(i8),
    /// Kind bounds.
    Bounds {
        /// The most that the mover can force.
        lower: i8,
        /// The least that the other side can hold the mover to.
        upper: i8,
    },
}

impl Value {
    fn exact(kind: Kind, value: i8) -> Value {
        match kind {
            Kind::Score => Value::Score(value),
            Kind::Bounds => Value::Bounds { lower: value, upper: value },
        }
    }

    /// The same for the other player.
    #[must_use]
    pub const fn reversed(self) -> Value {
        match self {
            Value::Score(score) => Value::Score(score.saturating_neg()),
            Value::Bounds { lower, upper } => {
                Value::Bounds { lower: upper.saturating_neg(), upper: lower.saturating_neg() }
            }
        }
    }

    /// With so many seeds won before.
    #[must_use]
    pub const fn plus(self, seeds: i8) -> Value {
        match self {
            Value::Score(score) => Value::Score(score.saturating_add(seeds)),
            Value::Bounds { lower, upper } => Value::Bounds {
                lower: lower.saturating_add(seeds),
                upper: upper.saturating_add(seeds),
            },
        }
    }

    /// The better for the mover, bound by bound.
    #[must_use]
    pub fn max(self, other: Value) -> Value {
        match (self, other) {
            (Value::Score(a), Value::Score(b)) => Value::Score(a.max(b)),
            (Value::Bounds { lower: a, upper: b }, Value::Bounds { lower: c, upper: d }) => {
                Value::Bounds { lower: a.max(c), upper: b.max(d) }
            }
            (mine, _) => mine,
        }
    }
}

/// A legal move and what it is worth, the seeds it captures included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The place of the house in the mover's row, 0 at the left.
    pub place: usize,
    /// To the mover.
    pub value: Value,
}

/// A position's value and those of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// To the player to move.
    pub value: Value,
    /// In the order of the row; none where the game is over.
    pub moves: Vec<MoveValue>,
}

/// The tables of one rule set and kind, and blocks of them unpacked of late.
#[derive(Debug)]
pub struct Tables<S> {
    rules: TableRules,
    kind: Kind,
    files: Vec<Option<TableFile<S>>>,
    kept: Vec<Option<Kept>>,
}

#[derive(Debug)]
struct Kept {
    seeds: u8,
    block: usize,
    values: Box<[u8]>,
}

impl<S: Source> Tables<S> {
    /// No table yet.
    #[must_use]
    pub fn new(rules: TableRules, kind: Kind) -> Tables<S> {
        Tables::with_cache(rules, kind, KEPT)
    }

    /// No table yet; so many blocks (64 KiB each, at least one) stay unpacked.
    #[must_use]
    pub fn with_cache(rules: TableRules, kind: Kind, blocks: usize) -> Tables<S> {
        let mut kept = Vec::new();
        kept.resize_with(blocks.max(1), || None);
        Tables { rules, kind, files: Vec::new(), kept }
    }

    /// The rules of these tables.
    #[must_use]
    pub fn rules(&self) -> TableRules {
        self.rules
    }

    /// The kind of these tables.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Adds a table. One of other rules or another kind is refused.
    ///
    /// # Errors
    /// [`EndgameError::Foreign`].
    pub fn insert(&mut self, file: TableFile<S>) -> Result<(), EndgameError> {
        let id = file.id();
        if id.rules != self.rules {
            return Err(EndgameError::Foreign(crate::Foreign::Rules));
        }
        if id.kind != self.kind {
            return Err(EndgameError::Foreign(crate::Foreign::Kind));
        }
        let seeds = usize::from(id.seeds);
        if self.files.len() <= seeds {
            self.files.resize_with(seeds + 1, || None);
        }
        self.kept.iter_mut().for_each(|kept| {
            kept.take_if(|kept| kept.seeds == id.seeds);
        });
        self.files[seeds] = Some(file);
        Ok(())
    }

    /// Whether there is a table for so many seeds; an empty board needs none.
    #[must_use]
    pub fn has(&self, seeds: u8) -> bool {
        seeds == 0 || self.files.get(usize::from(seeds)).is_some_and(Option::is_some)
    }

    /// The value of a position, rows as lanes.
    ///
    /// # Errors
    /// [`EndgameError`]: `Missing` if there is no table for so many seeds, otherwise the table is
    /// damaged or unreadable.
    pub fn value(&mut self, own: u64, opp: u64) -> Result<Value, EndgameError> {
        let seeds = lanes::total(own) + lanes::total(opp);
        if seeds == 0 {
            return Ok(Value::exact(self.kind, 0));
        }
        if !self.has(seeds) {
            return Err(EndgameError::Missing { seeds });
        }
        let at = index::index(own, opp);
        let first = self.at(seeds, at)?;
        Ok(match self.kind {
            Kind::Score => Value::Score(first),
            Kind::Bounds => {
                Value::Bounds { lower: first, upper: self.at(seeds, at + index::positions(seeds))? }
            }
        })
    }

    /// The value of a position and of each legal move. Needs the tables of fewer seeds too.
    ///
    /// # Errors
    /// As [`Tables::value`].
    pub fn probe(&mut self, own: u64, opp: u64) -> Result<Probe, EndgameError> {
        let value = self.value(own, opp)?;
        Ok(Probe { value, moves: self.moves(own, opp)? })
    }

    /// The value of a position by its moves and the tables of what they lead to.
    ///
    /// # Errors
    /// As [`Tables::value`].
    pub fn derived(&mut self, own: u64, opp: u64) -> Result<Value, EndgameError> {
        let moves = self.moves(own, opp)?;
        let no_move = self.rules.no_move(lanes::total(own), lanes::total(opp));
        Ok(moves
            .into_iter()
            .map(|each| each.value)
            .reduce(Value::max)
            .unwrap_or(Value::exact(self.kind, no_move)))
    }

    fn moves(&mut self, own: u64, opp: u64) -> Result<Vec<MoveValue>, EndgameError> {
        let spec = self.rules.spec();
        let legal = lanes::legal(own, opp, spec);
        (0..6)
            .filter(|place| legal >> place & 1 == 1)
            .map(|place| {
                let made = lanes::make(own, opp, place, spec);
                let captured = made.captured as i8;
                let value = match made.effect {
                    Effect::Pass => self.value(made.opp, made.own)?.reversed().plus(captured),
                    Effect::Again => self.value(made.own, made.opp)?.plus(captured),
                    Effect::SlamEnd { own, opp } => {
                        Value::exact(self.kind, captured + own as i8 - opp as i8)
                    }
                };
                Ok(MoveValue { place, value })
            })
            .collect()
    }

    fn at(&mut self, seeds: u8, at: u64) -> Result<i8, EndgameError> {
        let (block, lane) = ((at / BLOCK as u64) as usize, (at % BLOCK as u64) as usize);
        let slot = (block + usize::from(seeds) * 97) % self.kept.len();
        let known =
            matches!(&self.kept[slot], Some(kept) if kept.seeds == seeds && kept.block == block);
        if !known {
            let file = self.files.get(usize::from(seeds)).and_then(Option::as_ref);
            let values = file.ok_or(EndgameError::Missing { seeds })?.block(block)?.into();
            self.kept[slot] = Some(Kept { seeds, block, values });
        }
        let value = self.kept[slot].as_ref().and_then(|kept| kept.values.get(lane));
        value.map(|&value| value as i8).ok_or(EndgameError::Truncated)
    }
}
