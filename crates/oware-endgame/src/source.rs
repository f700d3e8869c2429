//! Where the bytes of a table come from.

use alloc::vec::Vec;

/// Why bytes could not be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceError {
    /// The source ends before them.
    Ended,
    /// Reading failed.
    Failed,
}

/// Bytes that can be read at any place: a file, memory, an answer from the net.
pub trait Source {
    /// The number of bytes.
    ///
    /// # Errors
    /// [`SourceError::Failed`] if it can't be found out.
    fn size(&self) -> Result<u64, SourceError>;

    /// Fills `into` with the bytes from `at` on.
    ///
    /// # Errors
    /// [`SourceError`] if not all of them can be had.
    fn read_at(&self, at: u64, into: &mut [u8]) -> Result<(), SourceError>;
}

impl Source for [u8] {
    fn size(&self) -> Result<u64, SourceError> {
        Ok(self.len() as u64)
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> Result<(), SourceError> {
        let bytes = usize::try_from(at)
            .ok()
            .and_then(|at| self.get(at..)?.get(..into.len()))
            .ok_or(SourceError::Ended)?;
        into.copy_from_slice(bytes);
        Ok(())
    }
}

impl Source for Vec<u8> {
    fn size(&self) -> Result<u64, SourceError> {
        self.as_slice().size()
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> Result<(), SourceError> {
        self.as_slice().read_at(at, into)
    }
}

impl<S: Source + ?Sized> Source for &S {
    fn size(&self) -> Result<u64, SourceError> {
        (**self).size()
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> Result<(), SourceError> {
        (**self).read_at(at, into)
    }
}
