//! Finished tables of fewer seeds, in memory or in their files.

use std::borrow::Cow;

use oware_endgame::EndgameError;
#[cfg(not(target_family = "wasm"))]
use oware_endgame::TableFile;

use crate::convert;
use crate::plane::{Solved, Tables};

/// A finished table.
pub(crate) enum Smaller<'a> {
    /// As the builder left it.
    Memory(&'a Solved),
    /// In its file, read block by block.
    #[cfg(not(target_family = "wasm"))]
    File(&'a TableFile<crate::FileSource>),
}

impl Smaller<'_> {
    /// A block of a plane.
    ///
    /// # Errors
    /// [`EndgameError`] if the file is damaged or can't be read.
    pub(crate) fn block(
        &self,
        tables: &Tables,
        seeds: usize,
        plane: usize,
        block: usize,
    ) -> Result<Cow<'_, [i8]>, EndgameError> {
        match self {
            Smaller::Memory(solved) => Ok(Cow::Borrowed(&solved.planes[plane].blocks[block])),
            #[cfg(not(target_family = "wasm"))]
            Smaller::File(file) => {
                convert::block_of_file(tables, file, seeds, plane, block).map(Cow::Owned)
            }
        }
    }
}
