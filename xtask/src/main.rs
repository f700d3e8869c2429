//! `cargo xtask run | test | web`.

fn main() {}
