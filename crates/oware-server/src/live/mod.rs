//! Tables in memory while somebody plays or watches. The log in the store is the truth; what is
//! here follows it, and shows nothing that is not on disk.

mod computer;
mod lobby;
mod registry;
mod shown;
mod socket;
mod table;

pub use computer::{Computer, Thinker};
pub use lobby::{Lobby, OpenSeat, SHOWN_MS, open_seats};
pub use registry::{Made, Registry, Unavailable};
pub use shown::{Logged, Shown};
pub use socket::{Told, serve};
pub use table::{Answer, Failure, LiveTable, side_of};
