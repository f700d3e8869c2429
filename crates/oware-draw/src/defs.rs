//! The shapes that every picture of seeds refers to.

/// How many shapes of seeds there are: `#s0`, `#s1`, … where a seed's size is in pixels, and `#h0`,
/// `#h1`, … where it follows the picture's shorter side.
pub(crate) const SHAPES: usize = 8;

/// How many plain figures there are for who counts by shape: disc, square, triangle, lozenge, cross.
/// `#g0` … have their size in the picture's own units; `#r0` … follow the picture's shorter side,
/// and `#t0` … are half as large.
pub(crate) const FIGURES: usize = 5;

/// How far a seed reaches from its middle in a house, in hundredths of the house, without its shadow.
#[cfg(test)]
pub(crate) const SEED_REACH: f32 = 10.8 * 100.0 / 92.0;

/// The inside of an SVG to stand once in a page, before the pictures that use its shapes.
///
/// Nickernuts: smooth, glossy seeds between grey-green, blue-grey and olive, with the fine lines of
/// their shell and here and there the scar of their stalk, all lit from the upper left, however they
/// lie. A page colours them otherwise by custom properties, which alone reach into an SVG's `<use>`:
/// `--nut` and `--nut-edge` are colours, `--shell: none` leaves out shadow, lines and highlight, and
/// `--figure-0` … colour the figures.
pub fn defs() -> &'static str {
    include_str!("defs.svg")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_defined_and_so_is_what_it_refers_to() {
        let defs = defs();
        for shape in 0..SHAPES {
            assert!(defs.contains(&format!("id=\"s{shape}\"")));
            assert!(defs.contains(&format!("id=\"h{shape}\"")));
        }
        for figure in 0..FIGURES {
            for size in ["g", "r", "t"] {
                assert!(defs.contains(&format!("id=\"{size}{figure}\"")));
            }
        }
        let gradients = defs.split("url(#").skip(1).map(|rest| rest.split_once(')'));
        let shapes = defs.split("href=\"#").skip(1).map(|rest| rest.split_once('"'));
        for reference in gradients.chain(shapes) {
            let (id, _) = reference.expect("a closed reference");
            assert!(defs.contains(&format!("id=\"{id}\"")), "{id} is not defined");
        }
    }

    #[test]
    fn nothing_needs_an_inline_style_or_another_server() {
        assert!(!defs().contains("style"));
        assert!(!defs().contains("http"));
    }
}
