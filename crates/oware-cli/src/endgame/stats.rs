//! `oware endgame stats`: how often each value occurs.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use oware_endgame::format::BLOCK;
use oware_endgame::{EndgameError, Kind, TableFile, TableId, index};
use oware_solver::{Directory, FileSource};
use serde::{Serialize, Serializer};

use super::{Where, Which, fault, print, range, seeds};
use crate::given::Given;

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Where,
    #[command(flatten)]
    which: Which,
    /// Only the table of so many seeds.
    #[arg(long, value_name = "N", value_parser = seeds)]
    seeds: Option<u8>,
}

/// One line of output.
#[derive(Serialize)]
struct Line<'a> {
    rules: &'a Given,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    seeds: u8,
    positions: u64,
    #[serde(flatten)]
    counts: Counts,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Counts {
    Score { histogram: Histogram },
    Bounds { exact: u64, lower: Histogram, upper: Histogram },
}

/// Counts by value.
struct Histogram(Vec<u64>);

impl Histogram {
    fn add(&mut self, values: &[u8]) {
        values.iter().for_each(|&value| self.0[usize::from(value)] += 1);
    }
}

impl Serialize for Histogram {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let counted = (0..=u8::MAX).map(|value| (value as i8, self.0[usize::from(value)]));
        let sorted: BTreeMap<i8, u64> = counted.filter(|(_, count)| *count > 0).collect();
        to.collect_map(sorted.into_iter().map(|(value, count)| (value.to_string(), count)))
    }
}

/// Prints a line for each table.
///
/// # Errors
/// Where a table is missing or damaged, or the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let directory = Directory::new(&options.place.dir);
    let which = &options.which;
    for seeds in range(options.seeds, &directory, which)? {
        let id = TableId { rules: which.rules(), kind: which.kind(), seeds };
        let counts = directory.open(id).and_then(|file| count(&file));
        let counts = counts.map_err(|error| fault(seeds, error))?;
        let kind = (id.kind == Kind::Bounds).then(|| id.kind.name());
        let positions = index::positions(seeds);
        let line = Line { rules: &which.rules, kind, seeds, positions, counts };
        print(&line, output)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn count(file: &TableFile<FileSource>) -> Result<Counts, EndgameError> {
    let empty = || Histogram(vec![0; 256]);
    let positions = index::positions(file.id().seeds);
    if file.id().kind == Kind::Score {
        let mut histogram = empty();
        (0..file.blocks()).try_for_each(|block| file.block(block).map(|v| histogram.add(&v)))?;
        return Ok(Counts::Score { histogram });
    }
    let (mut exact, mut lower, mut upper) = (0, empty(), empty());
    for at in (0..positions).step_by(BLOCK) {
        let count = (positions - at).min(BLOCK as u64) as usize;
        let (mut lows, mut highs) = (vec![0; count], vec![0; count]);
        file.read(at, &mut lows)?;
        file.read(positions + at, &mut highs)?;
        exact += lows.iter().zip(&highs).filter(|(low, high)| low == high).count() as u64;
        lower.add(&lows);
        upper.add(&highs);
    }
    Ok(Counts::Bounds { exact, lower, upper })
}
