//! Finished tables of fewer seeds, in memory or in their files.

use std::ops::Deref;

use oware_endgame::EndgameError;
#[cfg(not(target_family = "wasm"))]
use oware_endgame::TableFile;

#[cfg(not(target_family = "wasm"))]
use crate::convert;
use crate::memory::Block;
use crate::plane::Solved;
#[cfg(not(target_family = "wasm"))]
use crate::plane::Tables;

/// A finished table.
pub(crate) enum Smaller<'a> {
    /// As the builder left it.
    Memory(&'a Solved),
    /// In its file, read block by block.
    #[cfg(not(target_family = "wasm"))]
    File { file: &'a TableFile<crate::FileSource>, tables: &'a Tables },
}

impl Smaller<'_> {
    /// A block of a plane.
    ///
    /// # Errors
    /// [`EndgameError`] if the file is damaged or can't be read.
    pub(crate) fn block(&self, plane: usize, block: usize) -> Result<Lent<'_>, EndgameError> {
        match self {
            Smaller::Memory(solved) => Ok(Lent::Kept(&solved.planes[plane].blocks[block])),
            #[cfg(not(target_family = "wasm"))]
            Smaller::File { file, tables } => {
                convert::block_of_file(tables, file, plane, block).map(Lent::Read)
            }
        }
    }
}

/// A block, kept or read for the purpose.
pub(crate) enum Lent<'a> {
    Kept(&'a Block),
    #[cfg(not(target_family = "wasm"))]
    Read(Block),
}

impl Deref for Lent<'_> {
    type Target = [i8];

    fn deref(&self) -> &[i8] {
        match self {
            Lent::Kept(block) => block,
            #[cfg(not(target_family = "wasm"))]
            Lent::Read(block) => block,
        }
    }
}
