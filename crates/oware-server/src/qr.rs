//! QR codes as SVG: a personal link is shown as one on the way to another device.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// The longest text, in bytes.
pub const MAX_BYTES: usize = 512;
/// White modules that a reader needs around the code.
const QUIET: i32 = 4;

/// The code of `text`; `None` if it is too long.
#[must_use]
pub fn svg(text: &str) -> Option<String> {
    if text.len() > MAX_BYTES {
        return None;
    }
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * QUIET;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            let _ = write!(path, "M{},{}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0,0h{side}v{side}h-{side}z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::{MAX_BYTES, svg};

    #[test]
    fn up_to_the_limit() {
        assert!(svg("").is_some_and(|code| code.starts_with("<svg")));
        assert!(
            svg("https://oware.example/t/abc#seat=<&\">")
                .is_some_and(|code| !code.contains("seat"))
        );
        assert!(svg(&"é".repeat(MAX_BYTES / 2)).is_some());
        assert!(svg(&"a".repeat(MAX_BYTES + 1)).is_none());
    }
}
