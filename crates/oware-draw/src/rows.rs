//! Seeds set out for counting at a glance: rows of five, each row of another figure.

use core::fmt::Write;

use crate::defs::FIGURES;

/// As many stand in a row.
const ROW: usize = 5;
/// As many are shown in large figures; where there are more, rows are double and figures half as large.
const LARGE: usize = ROW * ROW;

/// The places of one row's figures, in hundredths across.
const ACROSS: [u8; ROW] = [16, 33, 50, 67, 84];
/// Where rows stand, in hundredths from the top: the first in the middle, then one below, one above, ….
const DOWN: [u8; ROW] = [50, 67, 33, 84, 16];
/// The places in a double row.
const DOUBLE: [u8; 2 * ROW] = [10, 18, 26, 34, 42, 58, 66, 74, 82, 90];
/// Where double rows stand.
const DOUBLE_DOWN: [u8; 10] = [50, 59, 41, 68, 32, 77, 23, 86, 14, 95];

/// Five as on a die, filled in this order: one, two across, three, four, five.
const DIE: [(u8, u8); ROW] = [(3, 3), (15, 15), (15, 3), (3, 15), (9, 9)];

/// The inside of an SVG *without* a viewBox that shows so many seeds of a house in rows of five.
///
/// Every seed is drawn, one `<use>` each, and the figure tells the row: discs are the first five,
/// squares the second, and so on. Up to 25 seed number k stands at the same place whatever the count;
/// beyond, all are half as large.
pub fn rows(count: u8) -> String {
    let count = usize::from(count);
    let mut text = String::with_capacity(count * 32);
    for seed in 0..count {
        let (row, figure) = (seed / ROW, seed / ROW % FIGURES);
        let (size, x, y) = if count <= LARGE {
            ('r', ACROSS[seed % ROW], DOWN[row])
        } else {
            // What no board can hold lies on the last row.
            ('t', DOUBLE[seed % (2 * ROW)], DOUBLE_DOWN[(row / 2).min(DOUBLE_DOWN.len() - 1)])
        };
        // Writing to a string cannot fail.
        let _ = write!(text, "<use href=\"#{size}{figure}\" x=\"{x}%\" y=\"{y}%\"/>");
    }
    text
}

/// The inside of an SVG *without* a viewBox that shows so many captured seeds, five by five: a picture
/// of class `upright` for a high store, and one of class `lying` for a long one. The page shows one.
pub fn store_rows(count: u8) -> String {
    let fives = usize::from(count).div_ceil(ROW).max(10);
    let mut text = format!("<svg class=\"upright\" viewBox=\"0 0 100 {}\">", fives * 20);
    for seed in 0..usize::from(count) {
        let (five, place) = (seed / ROW, seed % ROW);
        let (x, y) = (usize::from(ACROSS[place]) + place * 2 - 4, five * 20 + 10);
        let _ = write!(text, "<use href=\"#g{}\" x=\"{x}\" y=\"{y}\"/>", five % FIGURES);
    }
    let _ = write!(text, "</svg><svg class=\"lying\" viewBox=\"-8 -8 {} 34\">", fives * 44);
    for seed in 0..usize::from(count) {
        let (five, (x, y)) = (seed / ROW, DIE[seed % ROW]);
        let x = five * 44 + usize::from(x);
        let _ = write!(text, "<use href=\"#g{}\" x=\"{x}\" y=\"{y}\"/>", five % FIGURES);
    }
    text.push_str("</svg>");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_are_drawn_as_there_are() {
        for count in (0..50).chain([255]) {
            let drawn = rows(count).matches("<use ").count();
            assert_eq!(drawn, usize::from(count));
            assert_eq!(store_rows(count).matches("<use ").count(), 2 * usize::from(count));
        }
    }

    #[test]
    fn a_seed_stays_where_it_stands_as_long_as_figures_are_large() {
        for count in 0..25 {
            assert!(rows(count + 1).starts_with(&rows(count)), "seed {count} moved the others");
        }
    }

    #[test]
    fn no_two_seeds_of_a_board_stand_at_one_place() {
        for count in 0..=100 {
            let drawn = rows(count);
            let mut places: Vec<&str> = drawn.split(" x=").skip(1).collect();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), usize::from(count));
        }
    }

    #[test]
    fn each_row_has_a_figure_of_its_own() {
        let drawn = rows(12);
        for (figure, seeds) in [("#r0", 5), ("#r1", 5), ("#r2", 2)] {
            assert_eq!(drawn.matches(figure).count(), seeds, "{figure}");
        }
    }
}
