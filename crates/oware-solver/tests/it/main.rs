//! The builder against a plain solver, given histograms, and its own files.

mod answers;
mod files;
mod oracle;
mod support;
