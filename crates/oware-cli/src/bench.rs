//! `oware bench`: how many positions the engine visits in a fixed amount of work, and how fast.

use std::io::{self, Write};

use clap::Args;
use oware_engine::bench;

use crate::perft::timed;

pub const EXAMPLES: &str = "\
The number of positions is the same on every machine. It changes when the search or the estimate
of positions does: then the commit says \"Bench: N\" with the new number, and a check holds it.

Examples:
  oware bench
  oware bench --nodes";

#[derive(Args)]
pub struct Options {
    /// Print nothing but the number of positions in all.
    #[arg(long)]
    nodes: bool,
}

pub fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    let (benches, seconds) = timed(bench);
    let total: u64 = benches.iter().map(|bench| bench.nodes).sum();
    if options.nodes {
        return writeln!(output, "{total}");
    }
    for bench in &benches {
        let name = if bench.rules.is_changed() { "changed" } else { bench.rules.preset.name() };
        writeln!(output, "{name:8} {:>10}", bench.nodes)?;
    }
    writeln!(output, "{:8} {total:>10}", "all")?;
    let rate = total as f64 / seconds.max(1e-9) / 1e6;
    writeln!(output, "{seconds:.2} s, {rate:.2} million positions a second")
}
