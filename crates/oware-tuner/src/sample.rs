//! A position with the value it ought to have, as learned from and as kept in a file: 16 bytes, the
//! twelve houses from the mover's left, the rules' number, a zero, the value in hundredths.

use std::io;
use std::path::Path;

use oware_rules::{CaptureRun, GrandSlam, Leftover, Preset, Spec, lanes};

/// Bytes a sample.
const SIZE: usize = 16;

/// What rules are called here, and the rules.
type Named = (&'static str, fn() -> Spec);

/// Rules that samples are made for: every rule set, and changes that show what one setting does.
pub(crate) const RULES: [Named; 9] = [
    ("abapa", || Preset::Abapa.spec()),
    ("wari", || Preset::Wari.spec()),
    ("warri", || Preset::Warri.spec()),
    ("ashanti", || Preset::Ashanti.spec()),
    ("ovare", || Preset::Ovare.spec()),
    ("rest", || Spec { grand_slam: GrandSlam::OpponentTakesRest, ..Preset::Abapa.spec() }),
    ("both", || Spec { capture_run: CaptureRun::Both, ..Preset::Abapa.spec() }),
    ("full", || Spec { full_house: 12, ..Preset::Abapa.spec() }),
    ("uncounted", || Spec { leftover: Leftover::Uncounted, ..Preset::Wari.spec() }),
];

/// A position, mover's row first, and its value to the mover in hundredths of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    pub(crate) houses: [u8; 12],
    /// An index of [`RULES`].
    pub(crate) rules: u8,
    pub(crate) value: i16,
}

impl Sample {
    pub(crate) fn new(own: u64, opp: u64, rules: u8, value: i16) -> Sample {
        let house =
            |at: usize| if at < 6 { lanes::seeds(own, at) } else { lanes::seeds(opp, at - 6) };
        Sample { houses: std::array::from_fn(house), rules, value }
    }

    /// The two rows as lanes.
    pub(crate) fn rows(&self) -> (u64, u64) {
        let row = |houses: &[u8]| houses.iter().rev().fold(0, |row, &n| row << 8 | u64::from(n));
        (row(&self.houses[..6]), row(&self.houses[6..]))
    }

    /// Seeds on the board.
    pub(crate) fn seeds(&self) -> u8 {
        self.houses.iter().sum()
    }
}

/// Writes samples into a new file.
pub(crate) fn write(path: &Path, samples: &[Sample]) -> io::Result<()> {
    let mut bytes = Vec::with_capacity(samples.len() * SIZE);
    for sample in samples {
        bytes.extend(sample.houses);
        bytes.extend([sample.rules, 0]);
        bytes.extend(sample.value.to_le_bytes());
    }
    std::fs::write(path, bytes)
}

/// Reads a file of samples.
pub(crate) fn read(path: &Path) -> io::Result<Vec<Sample>> {
    let bad = |what: &str| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{}: {what}", path.display()))
    };
    let bytes = std::fs::read(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    let (samples, rest) = bytes.as_chunks::<SIZE>();
    if !rest.is_empty() {
        return Err(bad("not a whole number of samples of 16 bytes"));
    }
    let sample = |bytes: &[u8; SIZE]| {
        let [.., rules, zero, low, high] = *bytes;
        let mut houses = [0; 12];
        houses.copy_from_slice(&bytes[..12]);
        let seeds: u32 = houses.iter().map(|&n| u32::from(n)).sum();
        if seeds > 48 || zero != 0 || usize::from(rules) >= RULES.len() {
            return Err(bad("holds what is no sample"));
        }
        Ok(Sample { houses, rules, value: i16::from_le_bytes([low, high]) })
    };
    samples.iter().map(sample).collect()
}

#[cfg(test)]
mod tests {
    use super::{RULES, Sample};

    #[test]
    fn a_sample_keeps_its_rows() {
        let (own, opp) = (0x0605_0403_0201, 0x0C0B_0A09_0807);
        let sample = Sample::new(own, opp, 3, -120);
        assert_eq!(sample.houses, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        assert_eq!((sample.rows(), sample.seeds()), ((own, opp), 78));
    }

    #[test]
    fn all_rules_differ() {
        for (number, (name, spec)) in RULES.iter().enumerate() {
            assert!(RULES[..number].iter().all(|(known, of)| known != name && of() != spec()));
        }
    }
}
