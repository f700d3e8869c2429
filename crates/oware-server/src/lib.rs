//! The site: JSON API, live tables, pages. It wires the other crates to HTTP and holds no rule of
//! the game; listener, clock, randomness and store come from the caller.

mod api;
mod app;
mod assets;
mod clock;
mod conditional;
mod endgame;
mod headers;
pub mod i18n;
mod install;
mod live;
mod origin;
mod pages;
mod preview;
mod qr;
mod random;
mod router;
mod run;
mod teach;
mod thinker;

pub use app::{App, Limits, Parts};
pub use assets::Assets;
pub use clock::{Clock, SystemClock};
pub use endgame::EndgamePlan;
pub use live::Thinker;
pub use origin::{NoOrigin, Origin};
pub use random::{NoRandomness, OsRandom, Random};
pub use router::{open_api, router};
pub use run::run;
pub use thinker::EngineThinker;

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The commit that it was built from.
pub const COMMIT: &str = env!("OWARE_COMMIT");
