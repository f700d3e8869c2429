//! Numbers as strokes, for pictures that can't count on a font.

use core::fmt::Write;

/// The height of a digit in its own units.
const HEIGHT: i32 = 14;
/// From one digit to the next.
const ADVANCE: i32 = 12;

/// Digits in boxes of 10 × 14, to be stroked 2 wide.
const DIGITS: [&str; 10] = [
    "M5 1C2 1 1 4 1 7s1 6 4 6 4-3 4-6-1-6-4-6z",
    "M2 3.6 5.6 1V13",
    "M1.3 4C1.3 2.2 2.8 1 5 1s3.7 1.3 3.7 3.2C8.7 6.5 6 8.6 1.3 13H9",
    "M1.3 2.6C2 1.5 3.4 1 5 1c2.1 0 3.5 1.1 3.5 2.9S7 6.7 4.5 6.7c2.7 0 4.3 1.2 4.3 3.1S7.2 13 5 13c-1.8 0-3.3-.7-4-2",
    "M7 13V1L1 9.5H9.3",
    "M8.3 1H2.4L1.7 6.6c.9-.7 2-1.1 3.2-1.1 2.3 0 3.9 1.5 3.9 3.7S7.2 13 4.8 13c-1.7 0-3-.6-3.8-1.7",
    "M8 1.8C7.3 1.3 6.4 1 5.4 1 2.6 1 1.1 3.6 1.1 7.6c0 3.6 1.4 5.4 4 5.4 2.2 0 3.8-1.5 3.8-3.8S7.4 5.6 5.2 5.6 1.4 7 1.2 8.8",
    "M1 1H9L4 13",
    "M5 1C3 1 1.7 2.2 1.7 3.8S3 6.6 5 6.6s3.3-1.2 3.3-2.8S7 1 5 1zM5 6.6C2.6 6.6 1 7.9 1 9.8S2.6 13 5 13s4-1.3 4-3.2S7.4 6.6 5 6.6z",
    "M2 12.2c.7.5 1.6.8 2.6.8 2.8 0 4.3-2.6 4.3-6.6C8.9 2.8 7.5 1 4.9 1 2.7 1 1.1 2.5 1.1 4.8s1.5 3.6 3.7 3.6S8.6 7 8.8 5.2",
];
/// ½, as wide as a digit.
const HALF: &str =
    "M.5 2 2.3.9V6M8.6.5 1.4 13.5M5.7 9.1c.1-1.1.9-1.7 1.9-1.7s1.9.7 1.9 1.7c0 1.1-1.3 2-3.8 4.2h4";

/// Writes a number of digits and ½ with its middle at `x`, its foot at `y` and so high.
pub fn digits(text: &mut String, x: i32, y: i32, height: i32, said: &str, ink: &str) {
    let wide = ADVANCE * said.chars().count() as i32 - (ADVANCE - 10);
    let scale = f64::from(height) / f64::from(HEIGHT);
    let left = f64::from(x) - f64::from(wide) * scale / 2.0;
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "<g class=\"digits\" transform=\"translate({left:.2} {}) scale({scale:.3})\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">",
        y - height,
    );
    for (at, sign) in said.chars().enumerate() {
        let path = sign.to_digit(10).map_or(HALF, |digit| DIGITS[digit as usize]);
        let _ =
            write!(text, "<path transform=\"translate({} 0)\" d=\"{path}\"/>", ADVANCE * at as i32);
    }
    text.push_str("</g>");
}
