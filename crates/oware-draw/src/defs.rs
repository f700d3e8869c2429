//! The shapes that every picture of seeds refers to.

/// How many shapes of seeds there are: `#s0`, `#s1`, ….
pub(crate) const SHAPES: usize = 6;

/// How far a seed reaches from its middle, without its shadow.
#[cfg(test)]
pub(crate) const SEED_REACH: f32 = 9.6;

/// The inside of an SVG to stand once in a page, before the pictures that use its shapes.
///
/// Nickernuts: smooth pebbles between grey-green and ivory, all lit from the upper left, however
/// they lie.
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
        }
        for reference in defs.split("url(#").skip(1) {
            let (id, _) = reference.split_once(')').expect("a closed reference");
            assert!(defs.contains(&format!("id=\"{id}\"")), "{id} is not defined");
        }
    }

    #[test]
    fn nothing_needs_an_inline_style_or_another_server() {
        assert!(!defs().contains("style"));
        assert!(!defs().contains("http"));
    }
}
