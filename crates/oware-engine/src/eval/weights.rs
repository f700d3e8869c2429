//! The network's numbers, and their bytes as a file.
//!
//! Little-endian: magic; format version, rows, hidden units and buckets (16 bits each); 16-bit
//! numbers: the first layer row by row, what it starts from, the output bucket by bucket; what the
//! output starts from, 32 bits a bucket; a checksum (FNV-1a, 64 bits) of all that precedes.

use std::fmt;

use super::features::ROWS;

/// Hidden units.
pub const HIDDEN: usize = 32;
/// Outputs, chosen by the number of seeds on the board ([`bucket`]).
pub const BUCKETS: usize = 8;
/// The value of a hidden unit that is fully open.
pub const OPEN: i16 = 256;
/// The output counts parts of a hundredth of a seed, so many as a power of two.
pub const SHIFT: u32 = 12;
/// Bytes of a file.
pub const FILE: usize =
    8 + 4 * 2 + 2 * (ROWS * HIDDEN + HIDDEN + BUCKETS * HIDDEN) + 4 * BUCKETS + 8;

const MAGIC: [u8; 8] = *b"OwareNet";
const VERSION: u16 = 1;

/// The output for so many seeds on the board.
#[must_use]
#[inline(always)]
pub const fn bucket(seeds: u8) -> usize {
    let fives = (seeds / 5) as usize;
    if fives == 0 {
        0
    } else if fives > BUCKETS {
        BUCKETS - 1
    } else {
        fives - 1
    }
}

/// A network. [`super::Evaluator`] says what it computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// First layer, [`ROWS`] rows.
    pub rows: Vec<[i16; HIDDEN]>,
    /// What the first layer starts from.
    pub bias: [i16; HIDDEN],
    /// Output by bucket.
    pub out: [[i16; HIDDEN]; BUCKETS],
    /// What the output starts from, by bucket.
    pub out_bias: [i32; BUCKETS],
}

/// Why bytes are not weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// Another number of bytes than [`FILE`].
    Length {
        /// Bytes found.
        found: usize,
    },
    /// Not weights, or of another version or shape.
    Foreign,
    /// The checksum does not agree.
    Checksum,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Length { found } => {
                write!(f, "{found} bytes of evaluation weights, must be {FILE}")
            }
            WeightsError::Foreign => {
                f.write_str("not evaluation weights of this version and shape")
            }
            WeightsError::Checksum => {
                f.write_str("the checksum of the evaluation weights is wrong")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

/// FNV-1a.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, step)
}

fn head() -> [u8; 16] {
    let mut head = [0; 16];
    head[..8].copy_from_slice(&MAGIC);
    let shape = [VERSION, ROWS as u16, HIDDEN as u16, BUCKETS as u16];
    for (bytes, number) in head[8..].chunks_mut(2).zip(shape) {
        bytes.copy_from_slice(&number.to_le_bytes());
    }
    head
}

impl Weights {
    /// The weights that the engine plays with.
    #[must_use]
    pub fn built_in() -> Weights {
        Weights::from_bytes(include_bytes!("weights.bin")).expect("a test reads them")
    }

    /// As a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = head().to_vec();
        let rows = self.rows.iter().chain([&self.bias]).chain(&self.out);
        bytes.extend(rows.flatten().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.out_bias.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`WeightsError`] if the bytes are not such a file, whole and sound.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let (body, sum) = match bytes.split_last_chunk() {
            Some((body, sum)) if bytes.len() == FILE => (body, u64::from_le_bytes(*sum)),
            _ => return Err(WeightsError::Length { found: bytes.len() }),
        };
        let numbers = body.strip_prefix(&head()).ok_or(WeightsError::Foreign)?;
        if checksum(body) != sum {
            return Err(WeightsError::Checksum);
        }
        let (rows, out_bias) = numbers.split_at(numbers.len() - 4 * BUCKETS);
        let mut rows = rows.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut row = || std::array::from_fn(|_| rows.next().unwrap_or(0));
        let mut out_bias = out_bias.as_chunks().0.iter().map(|bytes| i32::from_le_bytes(*bytes));
        Ok(Weights {
            rows: (0..ROWS).map(|_| row()).collect(),
            bias: row(),
            out: std::array::from_fn(|_| row()),
            out_bias: std::array::from_fn(|_| out_bias.next().unwrap_or(0)),
        })
    }

    /// Whether no position can drive a hidden unit's sum out of 16 bits: then the order of
    /// additions does not matter, and the sum of a few rows may be kept instead of them.
    #[must_use]
    pub fn sums_fit(&self) -> bool {
        use super::features::groups;
        (0..HIDDEN).all(|unit| {
            let of = |row: usize| i32::from(self.rows[row][unit]);
            let least: i32 = groups().map(|group| group.map(of).min().unwrap_or(0).min(0)).sum();
            let most: i32 = groups().map(|group| group.map(of).max().unwrap_or(0).max(0)).sum();
            let bias = i32::from(self.bias[unit]);
            least + bias >= i32::from(i16::MIN) && most + bias <= i32::from(i16::MAX)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{BUCKETS, FILE, HIDDEN, ROWS, Weights, WeightsError, bucket};

    fn some() -> Weights {
        let row = |n: usize| std::array::from_fn(|unit| (n * 37 + unit * 11) as i16 - 300);
        Weights {
            rows: (0..ROWS).map(row).collect(),
            bias: row(1000),
            out: std::array::from_fn(|n| row(2000 + n)),
            out_bias: std::array::from_fn(|n| n as i32 - 70_000),
        }
    }

    #[test]
    fn a_file_gives_back_what_was_written() {
        let bytes = some().to_bytes();
        assert_eq!(bytes.len(), FILE);
        assert_eq!(Weights::from_bytes(&bytes), Ok(some()));
    }

    #[test]
    fn damage_is_found() {
        let bytes = some().to_bytes();
        let short = Weights::from_bytes(&bytes[1..]);
        assert_eq!(short, Err(WeightsError::Length { found: FILE - 1 }));
        assert!(short.is_err_and(|error| error.to_string().contains(&FILE.to_string())));
        for (at, error) in [
            (0, WeightsError::Foreign),
            (8, WeightsError::Foreign),
            (12, WeightsError::Foreign),
            (16, WeightsError::Checksum),
            (FILE - 9, WeightsError::Checksum),
            (FILE - 1, WeightsError::Checksum),
        ] {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1;
            assert_eq!(Weights::from_bytes(&bytes), Err(error), "byte {at}");
        }
    }

    #[test]
    fn sums_that_leave_sixteen_bits_are_noticed() {
        let zero = Weights {
            rows: vec![[0; HIDDEN]; ROWS],
            bias: [0; HIDDEN],
            out: [[0; HIDDEN]; BUCKETS],
            out_bias: [0; BUCKETS],
        };
        assert!(zero.sums_fit());
        let mut one = zero.clone();
        one.rows[0][5] = i16::MAX;
        assert!(one.sums_fit());
        // The other counts of the same house exclude that one, those of another do not.
        one.rows[1][5] = i16::MAX;
        assert!(one.sums_fit());
        one.rows[super::super::features::house(1, 0)][5] = 1;
        assert!(!one.sums_fit());
    }

    #[test]
    fn buckets_are_five_seeds_wide() {
        let of: Vec<_> = [0, 9, 10, 14, 15, 39, 40, 44, 45, 48].map(bucket).to_vec();
        assert_eq!(of, [0, 0, 1, 1, 2, 6, 7, 7, 7, 7]);
    }
}
