//! What happens at a table, told as scripts: who asks what, and what comes of it.

mod computer;
mod ends;
mod keys;
mod laws;
mod moves;
mod rematch;
mod script;
mod seats;
mod stored;
