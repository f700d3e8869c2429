//! Captured seeds lying in a store, whatever the store's shape.

use core::fmt::Write;

use crate::defs::SHAPES;
use crate::scatter::{Spot, Throw};

/// How many places a falling seed tries before it takes the best of them.
const TRIES: usize = 24;

/// The inside of an SVG *without* a viewBox that shows so many captured seeds.
///
/// Places are percentages, so that the seeds spread over the whole store whether the page shows it
/// upright or lying. Seed number k lies at the same place whatever the count.
pub fn store(side_index: usize, count: u8) -> String {
    let mut text = String::with_capacity(usize::from(count) * 36);
    let mut lying: Vec<Spot> = Vec::with_capacity(usize::from(count));
    for number in 0..usize::from(count) {
        let mut throw = Throw::of(side_index + 200, number);
        let spot = rest(&lying, &mut throw);
        let shape = throw.next() as usize % SHAPES;
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "<use href=\"#s{shape}\" x=\"{}%\" y=\"{}%\"/>",
            spot.x as u8, spot.y as u8
        );
        lying.push(spot);
    }
    text
}

/// The one of some thrown spots that is farthest from the seeds lying already, in a long store as in
/// a high one.
fn rest(lying: &[Spot], throw: &mut Throw) -> Spot {
    let mut best = (-1.0, Spot { x: 50.0, y: 50.0 });
    for _ in 0..TRIES {
        let spot = Spot { x: 50.0 + 50.0 * throw.signed(), y: 50.0 + 50.0 * throw.signed() };
        let clear = lying.iter().map(|seed| apart(*seed, spot)).fold(f32::INFINITY, f32::min);
        if clear > best.0 {
            best = (clear, spot);
        }
    }
    best.1
}

fn apart(one: Spot, other: Spot) -> f32 {
    let (dx, dy) = (one.x - other.x, one.y - other.y);
    let (dx, dy) = (dx * dx, dy * dy);
    (16.0 * dx + dy) * (dx + 16.0 * dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_are_drawn_as_there_are_and_stay() {
        for side in 0..2 {
            for count in 0..60 {
                let (fewer, more) = (store(side, count), store(side, count + 1));
                assert_eq!(fewer.matches("<use ").count(), usize::from(count));
                assert!(more.starts_with(&fewer));
            }
        }
    }
}
