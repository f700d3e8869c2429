//! The engine from outside.

mod play;
mod support;
mod truth;
