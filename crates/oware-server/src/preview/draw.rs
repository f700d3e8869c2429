//! A position drawn as PNG, without a font: its numbers are paths.

use oware_draw::{Lettering, STILL_SIZE};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::View;

/// What link previews want: so many pixels wide and high.
pub const SIZE: (u32, u32) = (1200, 630);
/// How much of the width the board takes.
const BOARD: f32 = 0.96;

/// A picture that could not be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotDrawn(String);

/// The picture, as a PNG file.
///
/// # Errors
/// What is drawn here is no SVG: a fault of ours.
pub fn png(view: &View) -> Result<Vec<u8>, NotDrawn> {
    let fault = |error: &dyn std::fmt::Display| NotDrawn(error.to_string());
    let tree = Tree::from_str(&svg(view), &Options::default()).map_err(|e| fault(&e))?;
    let mut picture = Pixmap::new(SIZE.0, SIZE.1).ok_or_else(|| fault(&"a picture of no size"))?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture.encode_png().map_err(|error| fault(&error))
}

fn svg(view: &View) -> String {
    let (wide, high) = SIZE;
    let (board_wide, board_high) = (f32::from(STILL_SIZE.0), f32::from(STILL_SIZE.1));
    let scale = wide as f32 * BOARD / board_wide;
    let left = (wide as f32 - board_wide * scale) / 2.0;
    let top = (high as f32 - board_high * scale) / 2.0;
    let board = view.drawn(Lettering::Paths);
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"><defs>{}<radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop stop-color="#f8f2e6"/><stop offset="1" stop-color="#dcc9a8"/></radialGradient></defs>{}<rect width="{wide}" height="{high}" fill="url(#ground)"/><g transform="translate({left} {top}) scale({scale})"><rect x="2" y="6" width="{board_wide}" height="{board_high}" rx="30" fill="#5a3a1a" opacity=".35"/>{board}</g></svg>"##,
        oware_draw::still_defs(),
        oware_draw::defs(),
    );
    without_variables(&svg)
}

/// The same with each `var(--name,value)` as its value: nobody sets them here.
fn without_variables(svg: &str) -> String {
    let mut parts = svg.split("var(--");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let value = part.split_once(',').map_or("", |(_, value)| value);
        let mut depth = 1;
        let end = value.find(|sign| {
            depth += i32::from(sign == '(') - i32::from(sign == ')');
            depth == 0
        });
        let (value, rest) = value.split_at(end.unwrap_or(value.len()));
        plain.push_str(value);
        plain.push_str(rest.get(1..).unwrap_or_default());
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_stand_for_their_values() {
        for (text, plain) in [
            (
                "<a fill=\"var(--nut,url(#n0))\" b=\"var(--x,none)\"/>",
                "<a fill=\"url(#n0)\" b=\"none\"/>",
            ),
            ("<a/>", "<a/>"),
            ("var(--x,f(g(1),2)) c", "f(g(1),2) c"),
            ("var(--x,broken", "broken"),
        ] {
            assert_eq!(without_variables(text), plain);
        }
        let drawn = svg(&View::opening(oware_rules::Preset::Abapa));
        assert!(!drawn.contains("var(") && !drawn.contains("<text"));
    }
}
