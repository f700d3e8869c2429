//! The output that the deciding and the thinking thread share, a line at a time.

use std::fmt::Display;
use std::io::{self, Write};

/// Writes a line and sends it off. That nobody reads any more is the deciding thread's to find.
///
/// # Errors
/// Where it can't be written.
pub fn say(line: &dyn Display) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{line}")?;
    output.flush()
}
