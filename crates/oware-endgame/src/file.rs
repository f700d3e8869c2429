//! A table file, opened: reads and checks its head once, blocks on demand.

use alloc::vec;
use alloc::vec::Vec;

use ruzstd::decoding::FrameDecoder;

use crate::format::{self, BLOCK, Located, PREFIX, TableId};
use crate::{Corruption, EndgameError, Source, SourceError};

/// An open table.
#[derive(Debug)]
pub struct TableFile<S> {
    id: TableId,
    source: S,
    entries: Vec<Located>,
}

impl From<SourceError> for EndgameError {
    fn from(error: SourceError) -> EndgameError {
        match error {
            SourceError::Ended => EndgameError::Truncated,
            SourceError::Failed => EndgameError::Unreadable,
        }
    }
}

impl<S: Source> TableFile<S> {
    /// Opens the table `id`.
    ///
    /// # Errors
    /// [`EndgameError`] if the source is not that table, whole and with a sound head. Blocks are
    /// checked when they are read.
    pub fn open(source: S, id: TableId) -> Result<TableFile<S>, EndgameError> {
        let size = source.size()?;
        let mut prefix = [0; PREFIX];
        let known = size.min(PREFIX as u64) as usize;
        source.read_at(0, &mut prefix[..known])?;
        if known < PREFIX {
            // Too short to be told from another table; not a table at all if it starts otherwise.
            return Err(match format::check_prefix(&prefix, &id) {
                Err(error @ EndgameError::Corrupt(Corruption::Magic)) if known >= 8 => error,
                _ => EndgameError::Truncated,
            });
        }
        format::check_prefix(&prefix, &id)?;
        if size < format::head_size(&id) as u64 {
            return Err(EndgameError::Truncated);
        }
        let mut head = vec![0; format::head_size(&id)];
        source.read_at(0, &mut head)?;
        let entries = format::entries(&head, &id)?;
        let end = entries.last().map_or(head.len() as u64, |last| last.at + u64::from(last.stored));
        match size.cmp(&end) {
            core::cmp::Ordering::Less => Err(EndgameError::Truncated),
            core::cmp::Ordering::Greater => Err(EndgameError::Corrupt(Corruption::Length)),
            core::cmp::Ordering::Equal => Ok(TableFile { id, source, entries }),
        }
    }

    /// Which table it is.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The number of blocks.
    #[must_use]
    pub fn blocks(&self) -> usize {
        self.entries.len()
    }

    /// The values of a block, as signed bytes.
    ///
    /// # Errors
    /// [`EndgameError`] if it can't be read or is damaged.
    pub fn block(&self, block: usize) -> Result<Vec<u8>, EndgameError> {
        let corrupt = EndgameError::Corrupt(Corruption::Block(block as u32));
        let entry = self.entries.get(block).ok_or(corrupt)?;
        let mut stored = vec![0; entry.stored as usize];
        self.source.read_at(entry.at, &mut stored)?;
        if crc32fast::hash(&stored) != entry.checksum {
            return Err(corrupt);
        }
        if entry.plain {
            return Ok(stored);
        }
        let mut values = vec![0; entry.size as usize];
        match FrameDecoder::new().decode_all(&stored, &mut values) {
            Ok(size) if size == values.len() => Ok(values),
            _ => Err(corrupt),
        }
    }

    /// The values from `at` on, in the order of the file, into `into`.
    ///
    /// # Errors
    /// [`EndgameError`] if a block can't be read or is damaged, or there are not so many values.
    pub fn read(&self, at: u64, into: &mut [u8]) -> Result<(), EndgameError> {
        let mut done = 0;
        while done < into.len() {
            let from = at + done as u64;
            let values = self.block((from / BLOCK as u64) as usize)?;
            let values = values.get((from % BLOCK as u64) as usize..).unwrap_or_default();
            if values.is_empty() {
                return Err(EndgameError::Truncated);
            }
            let count = values.len().min(into.len() - done);
            into[done..done + count].copy_from_slice(&values[..count]);
            done += count;
        }
        Ok(())
    }
}
