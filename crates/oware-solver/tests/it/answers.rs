//! Histograms made elsewhere, and values that must follow from one another.

use std::collections::BTreeMap;

use oware_endgame::{Kind, Value, index};
use oware_rules::{Preset, Rules};

use crate::support::{histogram, lines, many_rules, tables, values};

fn of(json: &serde_json::Value) -> BTreeMap<i8, u64> {
    let counts = json.as_object().expect("counts");
    let entry = |(value, count): (&String, &serde_json::Value)| {
        (value.parse().expect("a value"), count.as_u64().expect("a count"))
    };
    counts.iter().map(entry).collect()
}

#[test]
fn scores_of_up_to_seven_seeds() {
    for preset in [Preset::Abapa, Preset::Wari, Preset::Warri, Preset::Ashanti, Preset::Ovare] {
        let values = values(preset.spec().into(), Kind::Score, 7);
        let given: Vec<_> = lines("tables.jsonl")
            .into_iter()
            .filter(|line| line["rules"] == preset.name())
            .collect();
        assert_eq!(given.len(), 7);
        for (line, values) in given.iter().zip(&values) {
            assert_eq!(histogram(values), of(&line["histogram"]), "{line}");
        }
    }
}

#[test]
fn bounds_of_up_to_five_seeds() {
    for line in lines("tables_bounds.jsonl") {
        let rules = Rules::from_name(line["rules"].as_str().expect("rules")).expect("known");
        let seeds = line["seeds"].as_u64().expect("seeds") as u8;
        let values = values(rules.spec.into(), Kind::Bounds, seeds);
        let (lower, upper) =
            values[usize::from(seeds) - 1].split_at(index::positions(seeds) as usize);
        assert_eq!(histogram(lower), of(&line["lower"]), "{line}");
        assert_eq!(histogram(upper), of(&line["upper"]), "{line}");
        let exact = lower.iter().zip(upper).filter(|(lower, upper)| lower == upper).count();
        assert_eq!(Some(exact as u64), line["exact"].as_u64(), "{line}");
    }
}

/// The distributions of Lincke's dissertation.
#[test]
fn awari_of_ten_and_twelve_seeds() {
    let values = values(Preset::Awari.spec().into(), Kind::Score, 12);
    for (seeds, wins, draws, losses) in
        [(10, 157_721, 93_743, 101_252), (12, 714_486, 197_894, 439_698)]
    {
        let table: &Vec<i8> = &values[seeds - 1];
        let count = |is: fn(&&i8) -> bool| table.iter().filter(is).count();
        assert_eq!(count(|v| **v > 0), wins);
        assert_eq!(count(|v| **v == 0), draws);
        assert_eq!(count(|v| **v < 0), losses);
    }
}

/// From twelve seeds on there are sowings of more than one lap.
#[test]
fn every_value_follows_from_its_moves() {
    for (nth, spec) in many_rules().into_iter().enumerate() {
        let kind = if nth % 4 == 2 { Kind::Bounds } else { Kind::Score };
        let most = if nth % 3 == 0 { 13 } else { 8 };
        let mut tables = tables(spec.into(), kind, most);
        for seeds in 1..=most {
            for at in (0..index::positions(seeds)).step_by(if seeds < 8 { 1 } else { 61 }) {
                let (own, opp) = index::position(seeds, at).expect("a position");
                let value = tables.value(own, opp).expect("a value");
                assert_eq!(tables.derived(own, opp), Ok(value), "{own:x} {opp:x} {spec:?}");
            }
        }
    }
}

/// Published by the solvers of awari.
#[test]
fn a_position_and_its_moves() {
    let mut tables = tables(Preset::Awari.spec().into(), Kind::Score, 16);
    let probe = tables.probe(0x0201_0101_0101, 0x0003_0204).map(|probe| {
        (probe.value, probe.moves.iter().map(|each| (each.place, each.value)).collect())
    });
    let moves: Vec<_> = [-1, -1, -2, -2, -2, 0].map(Value::Score).into_iter().enumerate().collect();
    assert_eq!(probe, Ok((Value::Score(0), moves)));
}
