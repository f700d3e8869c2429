//! Large blocks of values, in huge pages where the system has them: the builder reads single
//! lines far apart, and with small pages half of its time goes into finding where they are.

use std::ops::{Deref, DerefMut};

/// From this size on a block gets pages of its own.
#[cfg(not(target_family = "wasm"))]
const LARGE: usize = 1 << 16;

/// So many signed bytes.
pub(crate) enum Block {
    Small(Vec<i8>),
    #[cfg(not(target_family = "wasm"))]
    Large(memmap2::MmapMut),
}

impl Block {
    pub(crate) fn filled(len: usize, value: i8) -> Block {
        #[cfg(not(target_family = "wasm"))]
        if len >= LARGE
            && let Ok(map) = memmap2::MmapMut::map_anon(len)
        {
            #[cfg(target_os = "linux")]
            let _ = map.advise(memmap2::Advice::HugePage);
            let mut block = Block::Large(map);
            if value != 0 {
                block.fill(value);
            }
            return block;
        }
        Block::Small(vec![value; len])
    }
}

impl Deref for Block {
    type Target = [i8];

    #[inline(always)]
    fn deref(&self) -> &[i8] {
        match self {
            Block::Small(values) => values,
            #[cfg(not(target_family = "wasm"))]
            Block::Large(map) => bytemuck::cast_slice(map),
        }
    }
}

impl DerefMut for Block {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [i8] {
        match self {
            Block::Small(values) => values,
            #[cfg(not(target_family = "wasm"))]
            Block::Large(map) => bytemuck::cast_slice_mut(map),
        }
    }
}
