//! The JSON of tables that anybody may join.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rules::RulesView;
use crate::live::OpenSeat;

/// Whether a table is shown to everybody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// Shown from now on for a while, or no longer.
    pub open: bool,
}

/// What came of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Announced {
    /// Whether the table is shown now. It is not while both seats are taken, or too many are shown.
    pub open: bool,
    /// For how many seconds, unless it is said again.
    pub seconds: u32,
}

/// The tables that anybody may join.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenTables {
    /// The one that has waited longest first.
    pub tables: Vec<OpenTable>,
}

/// A table with a free seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenTable {
    /// Its name.
    pub id: String,
    /// The path of its link.
    #[schema(example = "/t/abcdefghijkm")]
    pub url: String,
    /// Its rules.
    pub rules: RulesView,
    /// The side that is free.
    pub side: &'static str,
}

impl From<&OpenSeat> for OpenTable {
    fn from(seat: &OpenSeat) -> Self {
        Self {
            id: seat.id.to_string(),
            url: format!("/t/{}", seat.id),
            rules: (&seat.rules).into(),
            side: seat.side.name(),
        }
    }
}
