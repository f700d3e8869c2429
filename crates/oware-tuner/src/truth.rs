//! What is known exactly: endgame tables of kind score, solved in memory.

use oware_endgame::{EndgameError, Kind, TableFile, TableId, TableRules, Unpacked};
use oware_rules::lanes;
use oware_solver::solve_in_memory;

/// The tables of some rules up to some number of seeds.
pub(crate) struct Truth {
    tables: Vec<Unpacked>,
}

impl Truth {
    /// Solves all positions of up to `seeds` seeds.
    pub(crate) fn solve(rules: TableRules, seeds: u8) -> Result<Truth, EndgameError> {
        let kind = Kind::Score;
        let table =
            |(seeds, file)| Unpacked::read(&TableFile::open(file, TableId { rules, kind, seeds })?);
        let files = solve_in_memory(rules, kind, seeds)?;
        Ok(Truth { tables: (1..).zip(files).map(table).collect::<Result<_, _>>()? })
    }

    /// The value of a position to the mover in seeds, if it is known.
    pub(crate) fn value(&self, own: u64, opp: u64) -> Option<i8> {
        let seeds = usize::from(lanes::total(own) + lanes::total(opp));
        match seeds.checked_sub(1) {
            Some(at) => self.tables.get(at).map(|table| table.range(own, opp).0),
            None => Some(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use oware_rules::Preset;

    use super::Truth;

    #[test]
    fn tables_say_what_is_known() {
        let truth = Truth::solve(Preset::Wari.spec().into(), 5).expect("solved");
        assert_eq!(truth.value(0, 0), Some(0));
        // Without a move each side keeps its row.
        assert_eq!(truth.value(0, 3), Some(-3));
        assert_eq!(truth.value(6, 0), None);
    }
}
