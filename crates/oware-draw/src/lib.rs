//! Draws seeds as SVG text, for the server's pages and for the browser alike.
//!
//! Everything here is a pure function of its arguments: where the seeds lie in a house follows from
//! the house and the count alone, so that both sides draw the same picture and a seed that lies stays
//! where it is when another one falls beside it. No rules, no colours of the page, no I/O.

mod defs;
mod digits;
mod heap;
mod rows;
mod scatter;
mod still;
mod store;

pub use defs::defs;
pub use heap::{SINGLE_LAYER, seeds};
pub use rows::{rows, store_rows};
pub use still::{Lettering, Mark, STILL_SIZE, Still, still, still_defs};
pub use store::store;
