//! A whole board as one picture that is looked at, not played on: for pages that explain, and for
//! link previews.

use core::fmt::Write;

use crate::digits::digits;
use crate::{seeds, store};

/// The picture's own units: so wide and so high.
pub const STILL_SIZE: (u16, u16) = (600, 236);

const LETTERS: &[u8; 12] = b"ABCDEFabcdef";
/// The middle of the first house, and how far apart the next ones are.
const FIRST: i32 = 105;
const APART: i32 = 78;
/// The middles of the two rows.
const NORTH_ROW: i32 = 79;
const SOUTH_ROW: i32 = 157;
const RADIUS: i32 = 36;

/// What is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Still<'a> {
    /// The seeds in A–F, then a–f.
    pub houses: [u8; 12],
    /// The seeds to be drawn in South's store and in North's.
    pub stores: [u8; 2],
    /// The scores to be written there: they may hold halves.
    pub scores: [&'a str; 2],
    /// How each house is marked.
    pub marks: [Mark; 12],
    /// How it is written on.
    pub lettering: Lettering,
}

/// How a [`Still`] is written on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lettering {
    /// As text, with the houses' letters.
    #[default]
    Text,
    /// Only numbers, as paths: for what is drawn without a font.
    Paths,
}

/// What happened at a house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing worth showing.
    #[default]
    None,
    /// Its seeds were lifted.
    From,
    /// The last seed fell here.
    Last,
    /// Its seeds are captured.
    Taken,
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Mark::None => "cup",
            Mark::From => "cup from",
            Mark::Last => "cup last",
            Mark::Taken => "cup taken",
        }
    }

    const fn ring(self) -> Option<(&'static str, &'static str)> {
        match self {
            Mark::None => None,
            Mark::From => Some(("#fff3dc", " stroke-dasharray=\"5 6\"")),
            Mark::Last => Some(("#ffffff", "")),
            Mark::Taken => Some(("#ff9d6b", "")),
        }
    }
}

/// Gradients that a [`still`] refers to, to stand once in a page beside [`defs`](crate::defs).
pub fn still_defs() -> &'static str {
    concat!(
        r##"<linearGradient id="still-wood" x2="0.3" y2="1"><stop stop-color="#a9703a"/><stop offset=".55" stop-color="#80491f"/><stop offset="1" stop-color="#5f3414"/></linearGradient>"##,
        r##"<radialGradient id="still-cup" cx=".58" cy=".66" r=".62"><stop stop-color="#6b3d1a"/><stop offset=".35" stop-color="#5f3516"/><stop offset=".8" stop-color="#3d210c"/><stop offset="1" stop-color="#2c1606"/></radialGradient>"##
    )
}

/// The inside of an SVG of [`STILL_SIZE`] that shows a board as South sees it.
///
/// Colours are attributes, so that it is whole without a style sheet; the classes `plank`, `cup`,
/// `letter`, `pill` and `count` let a page change them.
pub fn still(board: &Still<'_>) -> String {
    let mut text = String::with_capacity(8_000);
    let (width, height) = STILL_SIZE;
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "<rect class=\"plank\" width=\"{width}\" height=\"{height}\" rx=\"30\" fill=\"url(#still-wood)\"/>"
    );
    for (side, left) in [(1, 8), (0, 534)] {
        draw_store(&mut text, board, side, left);
    }
    for house in 0..12 {
        draw_house(&mut text, board, house);
    }
    text
}

fn draw_store(text: &mut String, board: &Still<'_>, side: usize, left: i32) {
    let _ = write!(
        text,
        "<rect class=\"trough\" x=\"{left}\" y=\"16\" width=\"58\" height=\"204\" rx=\"27\" fill=\"url(#still-cup)\"/>\
         <svg x=\"{}\" y=\"34\" width=\"34\" height=\"126\" overflow=\"visible\">{}</svg>",
        left + 12,
        store(side, board.stores[side]),
    );
    number(text, board, (left + 29, 198), board.scores[side], "score", ("#1d0e04", "#fff3dc"));
}

fn draw_house(text: &mut String, board: &Still<'_>, house: usize) {
    let south = house < 6;
    let place = (house % 6) as i32;
    let x = FIRST + APART * if south { place } else { 5 - place };
    let (y, caption) = if south { (SOUTH_ROW, 222) } else { (NORTH_ROW, 31) };
    let mark = board.marks[house];
    let count = board.houses[house];
    let _ = write!(
        text,
        "<g class=\"{}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" fill=\"url(#still-cup)\"/>\
         <svg x=\"{}\" y=\"{}\" width=\"72\" height=\"72\" overflow=\"visible\">{}</svg>",
        mark.class(),
        x - RADIUS,
        y - RADIUS,
        seeds(house, count),
    );
    if let Some((colour, dashes)) = mark.ring() {
        let _ = write!(
            text,
            "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"35\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3.5\"{dashes}/>"
        );
    }
    let mut middle = x;
    if board.lettering == Lettering::Text {
        middle += 11;
        let _ = write!(
            text,
            "<text class=\"letter\" x=\"{}\" y=\"{caption}\" font-size=\"20\" font-family=\"Georgia, serif\" text-anchor=\"middle\" fill=\"#f1d8b0\">{}</text>",
            x - 17,
            char::from(LETTERS[house]),
        );
    }
    let colours = if mark == Mark::Taken { ("#ff9d6b", "#2b0f02") } else { ("#2e1707", "#fff3dc") };
    number(text, board, (middle, caption), &count.to_string(), "count", colours);
    text.push_str("</g>");
}

/// A number on a pill, its foot at `y`; the colours are the pill's and its own.
fn number(
    text: &mut String,
    board: &Still<'_>,
    (x, y): (i32, i32),
    said: &str,
    class: &str,
    (back, ink): (&str, &str),
) {
    let wide = 22 + 10 * said.chars().count().saturating_sub(1) as i32;
    let _ = write!(
        text,
        "<rect class=\"pill\" x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"25\" rx=\"11\" fill=\"{back}\"/>",
        x - wide / 2,
        y - 20,
    );
    match board.lettering {
        Lettering::Text => {
            let _ = write!(
                text,
                "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"21\" font-weight=\"700\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"{ink}\">{said}</text>"
            );
        }
        Lettering::Paths => digits(text, x, y, 15, said, ink),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_drawn_once() {
        let mut marks = [Mark::None; 12];
        marks[4] = Mark::From;
        marks[6] = Mark::Taken;
        let board = Still {
            houses: [4, 4, 4, 4, 0, 5, 5, 5, 5, 4, 4, 4],
            stores: [1, 0],
            scores: ["1½", "0"],
            marks,
            lettering: Lettering::Text,
        };
        let drawn = still(&board);
        assert_eq!(drawn.matches("<use ").count(), 49);
        assert_eq!(drawn.matches("class=\"letter\"").count(), 12);
        assert_eq!(drawn.matches("class=\"count\"").count(), 12);
        assert_eq!(drawn.matches("class=\"ring\"").count(), 2);
        assert!(drawn.contains(">1½<"));
        for reference in drawn.split("url(#").skip(1) {
            let (id, _) = reference.split_once(')').expect("a closed reference");
            assert!(still_defs().contains(&format!("id=\"{id}\"")), "{id}");
        }
        let drawn = still(&Still { lettering: Lettering::Paths, ..board });
        assert!(!drawn.contains("<text") && !drawn.contains("½"));
        assert_eq!(drawn.matches("<use ").count(), 49);
        assert_eq!(drawn.matches("class=\"digits\"").count(), 14);
    }
}
