//! The bytes of a table file, version 1. All numbers are little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | magic |
//! | 2 | format version |
//! | 1, 1 | kind (0 score, 1 bounds), seeds |
//! | 4 | rules: grand slam, capture run, full house, leftover |
//! | 8 | number of positions |
//! | 4, 4 | values in a block (the last may hold fewer), number of blocks |
//! | 8 a block | stored length (top bit: not compressed), CRC-32 of the stored bytes |
//! | 4 | CRC-32 of all that precedes |
//! | … | the blocks: values as signed bytes in the order of [`crate::index`], zstd; kind bounds: all lower bounds, then all upper bounds |

use alloc::vec::Vec;

use crate::index;
use crate::{Corruption, EndgameError, Foreign, TableRules};

const MAGIC: [u8; 8] = *b"OwareEGT";
const VERSION: u16 = 1;
const FIXED: usize = 32;
const STORED_PLAIN: u32 = 1 << 31;

/// Values in a block.
pub const BLOCK: usize = 1 << 16;

/// What the values of a table say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Seeds the mover still wins less those the other side still wins, endless play worth 0.
    Score,
    /// The least and the most that can come of it, whatever endless play is worth.
    Bounds,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Kind; 2] = [Kind::Score, Kind::Bounds];

    /// `score` or `bounds`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Score => "score",
            Kind::Bounds => "bounds",
        }
    }

    /// A kind by its name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Values a position.
    #[must_use]
    pub const fn planes(self) -> usize {
        match self {
            Kind::Score => 1,
            Kind::Bounds => 2,
        }
    }
}

/// Which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableId {
    /// The rules it is for.
    pub rules: TableRules,
    /// What its values say.
    pub kind: Kind,
    /// The number of seeds on the board.
    pub seeds: u8,
}

impl TableId {
    /// The number of values in the table.
    #[must_use]
    pub fn values(&self) -> u64 {
        index::positions(self.seeds) * self.kind.planes() as u64
    }

    /// The number of blocks in its file.
    #[must_use]
    pub fn blocks(&self) -> usize {
        usize::try_from(self.values().div_ceil(BLOCK as u64)).unwrap_or(usize::MAX)
    }

    fn head(&self) -> Vec<u8> {
        let mut head = Vec::with_capacity(FIXED + 8 * self.blocks() + 4);
        head.extend(MAGIC);
        head.extend(VERSION.to_le_bytes());
        head.extend([self.kind as u8, self.seeds]);
        head.extend(self.rules.to_bytes());
        head.extend(index::positions(self.seeds).to_le_bytes());
        head.extend((BLOCK as u32).to_le_bytes());
        head.extend((self.blocks() as u32).to_le_bytes());
        head
    }
}

/// A block as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    bytes: Vec<u8>,
    plain: bool,
    checksum: u32,
}

impl Stored {
    /// The block in a compressed form, or as it is where that is no longer.
    #[must_use]
    pub fn new(plain: &[u8], compressed: Option<Vec<u8>>) -> Stored {
        let shorter = compressed.filter(|bytes| bytes.len() < plain.len());
        let is_plain = shorter.is_none();
        let bytes = shorter.unwrap_or_else(|| plain.to_vec());
        Stored { checksum: crc32fast::hash(&bytes), bytes, plain: is_plain }
    }

    /// The bytes that go into the file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What the head says of it.
    #[must_use]
    pub fn entry(&self) -> Entry {
        let flag = if self.plain { STORED_PLAIN } else { 0 };
        Entry { length: self.bytes.len() as u32 | flag, checksum: self.checksum }
    }
}

/// What the head of a file says of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    length: u32,
    checksum: u32,
}

/// All that precedes the blocks of a file.
#[must_use]
pub fn head(id: &TableId, blocks: &[Entry]) -> Vec<u8> {
    let mut head = id.head();
    for block in blocks {
        head.extend(block.length.to_le_bytes());
        head.extend(block.checksum.to_le_bytes());
    }
    head.extend(crc32fast::hash(&head).to_le_bytes());
    head
}

/// Where a block lies in a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Located {
    pub(crate) at: u64,
    pub(crate) stored: u32,
    pub(crate) plain: bool,
    pub(crate) checksum: u32,
    /// Bytes when unpacked.
    pub(crate) size: u32,
}

/// The number of bytes that precede the blocks.
#[must_use]
pub fn head_size(id: &TableId) -> usize {
    FIXED + 8 * id.blocks() + 4
}

/// The number of bytes that tell which table it is.
pub(crate) const PREFIX: usize = FIXED;

/// Whether the first [`PREFIX`] bytes are those of the table asked for.
pub(crate) fn check_prefix(prefix: &[u8], id: &TableId) -> Result<(), EndgameError> {
    let expected = id.head();
    let field = |range: core::ops::Range<usize>| (prefix.get(range.clone()), expected.get(range));
    let differs = |range| {
        let (found, wanted) = field(range);
        found != wanted
    };
    if differs(0..8) {
        return Err(EndgameError::Corrupt(Corruption::Magic));
    }
    if differs(8..10) {
        let version =
            prefix.get(8..10).and_then(|v| v.try_into().ok()).map_or(0, u16::from_le_bytes);
        return Err(EndgameError::Foreign(Foreign::Version(version)));
    }
    if differs(12..16) {
        return Err(EndgameError::Foreign(Foreign::Rules));
    }
    if differs(10..11) {
        return Err(EndgameError::Foreign(Foreign::Kind));
    }
    if differs(11..12) {
        return Err(EndgameError::Foreign(Foreign::Seeds(prefix.get(11).copied().unwrap_or(0))));
    }
    if differs(16..FIXED) {
        return Err(EndgameError::Corrupt(Corruption::Head));
    }
    Ok(())
}

/// The blocks of a file by its whole head.
pub(crate) fn entries(head: &[u8], id: &TableId) -> Result<Vec<Located>, EndgameError> {
    let corrupt = EndgameError::Corrupt(Corruption::Head);
    check_prefix(head.get(..FIXED).ok_or(corrupt)?, id)?;
    let (body, checksum) = head.split_last_chunk::<4>().ok_or(corrupt)?;
    if crc32fast::hash(body) != u32::from_le_bytes(*checksum) {
        return Err(corrupt);
    }
    let (mut at, mut values) = (head.len() as u64, id.values());
    let mut entries = Vec::with_capacity(id.blocks());
    for entry in body.get(FIXED..).ok_or(corrupt)?.chunks_exact(8) {
        let word =
            |range| entry.get(range).and_then(|b: &[u8]| b.try_into().ok()).map(u32::from_le_bytes);
        let (Some(length), Some(checksum)) = (word(0..4), word(4..8)) else {
            return Err(corrupt);
        };
        let size = values.min(BLOCK as u64) as u32;
        values -= u64::from(size);
        let (stored, plain) = (length & !STORED_PLAIN, length & STORED_PLAIN != 0);
        if stored > size || (plain && stored != size) {
            return Err(corrupt);
        }
        entries.push(Located { at, stored, plain, checksum, size });
        at += u64::from(stored);
    }
    Ok(entries)
}
