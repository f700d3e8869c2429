//! Another game between the same two, sides swapped, at a new table.

use oware_rules::Side;

use crate::{Event, Opponent, Settings, Table, TableId};

/// How far the two are on the way to another game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rematch {
    /// Nobody asks for it.
    #[default]
    None,
    /// One side asks for it.
    Offered(Side),
    /// It is played at this table.
    Created(TableId),
}

impl Table {
    /// The events that open the table of the rematch: the same rules and keys, sides swapped.
    #[must_use]
    pub fn rematch_opening(&self) -> Vec<Event> {
        let Settings { rules, host, opponent } = *self.settings();
        let settings = Settings { rules, host: host.other(), opponent };
        let mut events = vec![Event::Created { settings, host_key: self.host_key() }];
        if let (Opponent::Guest, Some(key)) = (opponent, self.guest_key()) {
            events.push(Event::SeatTaken { side: host, key });
        }
        events
    }
}
