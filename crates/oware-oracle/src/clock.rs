//! The time, from the browser. The one place where it is read.

use core::time::Duration;

use oware_engine::Clock;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// The time since it was made.
pub(crate) struct SinceNow(f64);

impl SinceNow {
    pub(crate) fn new() -> SinceNow {
        SinceNow(milliseconds())
    }
}

impl Clock for SinceNow {
    fn elapsed(&self) -> Duration {
        // A browser's clock may be coarse; it never runs backwards.
        Duration::try_from_secs_f64((milliseconds() - self.0) / 1000.0).unwrap_or_default()
    }
}
