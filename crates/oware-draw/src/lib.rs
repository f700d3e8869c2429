//! Draws seeds and boards as SVG text.
