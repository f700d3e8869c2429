//! All tables of one rule set unpacked side by side, and what each move is worth by them.
//!
//! Nothing of the builder is used here: positions in file order, moves from the rules, one by one.

use oware_endgame::{EndgameError, Kind, TableId, TableRules, Unpacked};
use oware_rules::lanes::{self, Effect, Made};

use crate::directory::Directory;

/// Tables of 0, 1, 2, … seeds.
pub(crate) struct Whole {
    rules: TableRules,
    kind: Kind,
    tables: Vec<Unpacked>,
}

impl Whole {
    /// The table of the empty board.
    pub(crate) fn new(rules: TableRules, kind: Kind) -> Whole {
        let id = TableId { rules, kind, seeds: 0 };
        let tables = Unpacked::new(id, vec![0; kind.planes()]).into_iter().collect();
        Whole { rules, kind, tables }
    }

    /// Reads the next table.
    ///
    /// # Errors
    /// [`EndgameError`] if it is missing or not sound.
    pub(crate) fn read_next(&mut self, directory: &Directory) -> Result<(), EndgameError> {
        let id = TableId { rules: self.rules, kind: self.kind, seeds: self.tables.len() as u8 };
        self.tables.push(Unpacked::read(&directory.open(id)?)?);
        Ok(())
    }

    /// The table of so many seeds, read before.
    #[inline(always)]
    pub(crate) fn table(&self, seeds: u8) -> &Unpacked {
        &self.tables[usize::from(seeds)]
    }

    /// The value, for a mover who has no legal move (rule 5).
    pub(crate) fn no_move(&self, own: u64, opp: u64) -> i8 {
        self.rules.no_move(lanes::total(own), lanes::total(opp))
    }

    /// Each legal move and what it is worth to the mover, seeds captured included: lower and upper
    /// bound, for kind score the same.
    #[inline(always)]
    pub(crate) fn moves(&self, own: u64, opp: u64) -> impl Iterator<Item = (Made, (i8, i8))> {
        let spec = self.rules.spec();
        let legal = lanes::legal(own, opp, spec);
        let seeds = lanes::total(own) + lanes::total(opp);
        (0..6).filter(move |place| legal >> place & 1 == 1).map(move |place| {
            let made = lanes::make(own, opp, place, spec);
            let captured = made.captured as i8;
            let after = self.table(seeds - made.captured);
            let worth = match made.effect {
                Effect::Pass => {
                    let (lower, upper) = after.range(made.opp, made.own);
                    (captured.saturating_sub(upper), captured.saturating_sub(lower))
                }
                Effect::Again => {
                    let (lower, upper) = after.range(made.own, made.opp);
                    (captured.saturating_add(lower), captured.saturating_add(upper))
                }
                Effect::SlamEnd { own, opp } => {
                    let value = captured + own as i8 - opp as i8;
                    (value, value)
                }
            };
            (made, worth)
        })
    }
}
