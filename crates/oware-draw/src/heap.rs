//! Seeds lying in a house: side by side at first, then in a heap that rises towards the middle.

use core::fmt::Write;

use crate::defs::SHAPES;
use crate::scatter::{Spot, Throw};

/// As many seeds lie side by side on the bottom of a house; those beyond lie on top of them.
pub const SINGLE_LAYER: usize = 12;

/// How one layer of a heap is laid.
struct Layer {
    /// How many seeds it takes.
    room: usize,
    /// How far from the bowl's middle a seed's own middle may lie.
    radius: f32,
    /// How far apart its seeds would like to be.
    apart: f32,
}

const LAYERS: [Layer; 5] = [
    Layer { room: SINGLE_LAYER, radius: 33.5, apart: 21.0 },
    Layer { room: 10, radius: 30.0, apart: 19.5 },
    Layer { room: 9, radius: 26.0, apart: 18.0 },
    Layer { room: 8, radius: 21.0, apart: 16.5 },
    Layer { room: usize::MAX, radius: 17.0, apart: 14.0 },
];

/// How many places a falling seed tries before it takes the best of them.
const TRIES: usize = 240;

/// The inside of an SVG *without* a viewBox that shows so many seeds lying in a house.
///
/// Every seed is drawn, one `<use>` each. Places are percentages and a seed's size follows the shorter
/// side, so that seeds spread over the whole bowl, be it round, wide or high, and stay as round as
/// they are. Seed number k lies at the same place whatever the count, and differently in every house.
/// The shapes used are those of [`defs`](crate::defs).
pub fn seeds(house_index: usize, count: u8) -> String {
    let mut text = String::with_capacity(usize::from(count) * 38);
    for (number, spot) in spots(house_index, usize::from(count)).into_iter().enumerate() {
        let shape = Throw::of(house_index + 100, number).next() as usize % SHAPES;
        let (x, y) = ((spot.x * 10.0) as i32, (spot.y * 10.0) as i32);
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "<use href=\"#h{shape}\" x=\"{}.{}%\" y=\"{}.{}%\"/>",
            x / 10,
            x % 10,
            y / 10,
            y % 10
        );
    }
    text
}

fn spots(house_index: usize, count: usize) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::with_capacity(count);
    // No bowl is carved quite evenly.
    let lowest = Throw::of(house_index + 300, 0).inside(6.0);
    let mut layer_start = 0;
    for layer in &LAYERS {
        let layer_end = count.min(layer_start + layer.room.min(count));
        for number in layer_start..layer_end {
            let beside = &spots[layer_start.max(number.saturating_sub(SINGLE_LAYER))..];
            let mut throw = Throw::of(house_index, number);
            spots.push(rest(layer, lowest, beside, &mut throw));
        }
        layer_start = layer_end;
    }
    spots
}

/// The best of some thrown spots: clear of the seeds beside it, and rather low in the bowl than high
/// on its wall.
fn rest(layer: &Layer, lowest: Spot, beside: &[Spot], throw: &mut Throw) -> Spot {
    let apart = layer.apart * layer.apart;
    let mut best = (f32::INFINITY, lowest);
    for _ in 0..TRIES {
        let spot = throw.inside(layer.radius);
        let crowding: f32 = beside
            .iter()
            .map(|seed| (apart - seed.distance_squared(spot)).max(0.0))
            .map(|lack| lack * lack / apart)
            .sum();
        let cost = crowding * 30.0 + spot.distance_squared(lowest);
        if cost < best.0 {
            best = (cost, spot);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_are_drawn_as_there_are() {
        for house in 0..12 {
            for count in (0..50).chain([255]) {
                let drawn = seeds(house, count).matches("<use ").count();
                assert_eq!(drawn, usize::from(count), "house {house}");
            }
        }
    }

    #[test]
    fn a_seed_stays_where_it_lies() {
        for house in 0..12 {
            for count in 0..60 {
                let (fewer, more) = (seeds(house, count), seeds(house, count + 1));
                assert!(more.starts_with(&fewer), "house {house}, seed {count} moved the others");
            }
        }
    }

    #[test]
    fn no_seed_lies_outside_the_bowl() {
        let middle = Spot { x: 50.0, y: 50.0 };
        for house in 0..12 {
            for spot in spots(house, 255) {
                let reach = spot.distance_squared(middle).sqrt() + crate::defs::SEED_REACH;
                assert!(reach <= 46.0, "house {house}: {spot:?}");
            }
        }
    }

    #[test]
    fn seeds_of_the_bottom_layer_do_not_hide_each_other() {
        for house in 0..12 {
            let spots = spots(house, SINGLE_LAYER);
            for (number, seed) in spots.iter().enumerate() {
                for other in &spots[..number] {
                    let apart = seed.distance_squared(*other).sqrt();
                    assert!(apart > 13.0, "house {house}: seed {number} lies {apart} from another");
                }
            }
        }
    }

    #[test]
    fn houses_look_different() {
        for house in 1..12 {
            assert_ne!(seeds(0, 4), seeds(house, 4));
        }
    }
}
