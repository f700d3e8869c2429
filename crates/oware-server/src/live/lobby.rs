//! Tables that anybody may join: those whose maker says so, again and again, from a page that is
//! kept open. Nothing of it is stored: after a restart the pages say it anew, and when a page is
//! gone its table is no longer shown. A page that goes may have no time to say so; that nobody is
//! connected to the table any more tells it too.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use oware_rules::{Rules, Side};
use oware_table::TableId;

use super::registry::{Registry, Unavailable};
use crate::clock::Clock;

/// So long after it was last said a table is shown, in milliseconds. A browser that looks at another
/// page speaks up once a minute.
pub const SHOWN_MS: i64 = 90_000;
/// So long after the last of its connections went a table is still shown, in milliseconds: a page that is
/// reloaded, or a phone that changes its network, is back by then.
const LEFT_MS: i64 = 4_000;
/// No more tables than this are shown at once.
const MOST: usize = 200;

/// Which tables are shown.
pub struct Lobby {
    clock: Arc<dyn Clock>,
    tables: Mutex<BTreeMap<TableId, Stay>>,
}

struct Stay {
    since_ms: i64,
    until_ms: i64,
    /// When the last of its connections went, if none has come since.
    left_ms: Option<i64>,
}

impl Stay {
    fn lasts(&self, now_ms: i64) -> bool {
        self.until_ms > now_ms
            && self.left_ms.is_none_or(|left| left.saturating_add(LEFT_MS) > now_ms)
    }
}

impl Lobby {
    /// No table yet.
    pub fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, tables: Mutex::default() }
    }

    /// Shows a table from now on for [`SHOWN_MS`]; not if there are too many already.
    pub fn show(&self, id: TableId) -> bool {
        let now = self.clock.now_ms();
        let mut tables = self.open(now);
        if tables.len() >= MOST && !tables.contains_key(&id) {
            return false;
        }
        let until_ms = now.saturating_add(SHOWN_MS);
        let stay = tables.entry(id).or_insert(Stay { since_ms: now, until_ms, left_ms: None });
        stay.until_ms = until_ms;
        stay.left_ms = None;
        true
    }

    /// Nobody is connected to a table any more: unless somebody is again, or it is said anew, it is
    /// soon no longer shown.
    pub fn left(&self, id: &TableId) {
        let now = self.clock.now_ms();
        if let Some(stay) = self.open(now).get_mut(id) {
            stay.left_ms = Some(now);
        }
    }

    /// Somebody is connected to a table.
    pub fn came(&self, id: &TableId) {
        if let Some(stay) = self.open(self.clock.now_ms()).get_mut(id) {
            stay.left_ms = None;
        }
    }

    /// No longer shows a table.
    pub fn hide(&self, id: &TableId) {
        self.open(self.clock.now_ms()).remove(id);
    }

    /// The tables shown, the one that has waited longest first.
    pub fn tables(&self) -> Vec<TableId> {
        let tables = self.open(self.clock.now_ms());
        let mut found: Vec<_> = tables.iter().map(|(id, stay)| (stay.since_ms, *id)).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, id)| id).collect()
    }

    fn open(&self, now_ms: i64) -> MutexGuard<'_, BTreeMap<TableId, Stay>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, stay| stay.lasts(now_ms));
        tables
    }
}

/// A free seat that anybody may take.
pub struct OpenSeat {
    /// The table's name.
    pub id: TableId,
    /// Its rules.
    pub rules: Rules,
    /// The side that is free.
    pub side: Side,
}

/// The free seats at the tables shown, the one that has waited longest first.
///
/// # Errors
/// The log can't be read.
pub async fn open_seats(lobby: &Lobby, tables: &Registry) -> Result<Vec<OpenSeat>, Unavailable> {
    let mut seats = Vec::new();
    for id in lobby.tables() {
        let Some(table) = tables.get(&id).await? else { continue };
        let shown = table.shown();
        match shown.table().free_seat() {
            Some(side) => {
                seats.push(OpenSeat { id, rules: shown.table().settings().rules, side });
            }
            None => lobby.hide(&id),
        }
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    struct Hands(AtomicI64);

    impl Clock for Hands {
        fn now_ms(&self) -> i64 {
            self.0.load(Ordering::Relaxed)
        }
    }

    fn id(text: &str) -> TableId {
        text.parse().expect("a name")
    }

    #[test]
    fn a_table_is_shown_for_as_long_as_it_is_said() {
        let hands = Arc::new(Hands(AtomicI64::new(0)));
        let lobby = Lobby::new(Arc::clone(&hands) as Arc<dyn Clock>);
        let (late, early) = (id("aaaaaaaaaaaa"), id("bbbbbbbbbbbb"));
        assert!(lobby.show(early));
        hands.0.store(60_000, Ordering::Relaxed);
        assert!(lobby.show(late));
        assert_eq!(lobby.tables(), [early, late]);
        assert!(lobby.show(early));
        hands.0.store(60_000 + SHOWN_MS - 1, Ordering::Relaxed);
        assert_eq!(lobby.tables(), [early, late], "the one that waited longest comes first");
        lobby.hide(&early);
        assert_eq!(lobby.tables(), [late]);
        hands.0.store(60_000 + SHOWN_MS, Ordering::Relaxed);
        assert_eq!(lobby.tables(), []);
    }

    #[test]
    fn a_table_that_everybody_left_is_soon_gone() {
        let hands = Arc::new(Hands(AtomicI64::new(0)));
        let lobby = Lobby::new(Arc::clone(&hands) as Arc<dyn Clock>);
        let (reloaded, left, said) = (id("aaaaaaaaaaaa"), id("bbbbbbbbbbbb"), id("cccccccccccc"));
        for table in [&reloaded, &left, &said] {
            lobby.show(*table);
            lobby.came(table);
            lobby.left(table);
        }
        hands.0.store(LEFT_MS - 1, Ordering::Relaxed);
        assert_eq!(lobby.tables(), [reloaded, left, said]);
        lobby.came(&reloaded);
        lobby.show(said);
        hands.0.store(LEFT_MS, Ordering::Relaxed);
        assert_eq!(lobby.tables(), [reloaded, said]);
        lobby.came(&left);
        assert_eq!(lobby.tables(), [reloaded, said], "who looks at it does not show it again");
    }

    #[test]
    fn there_is_an_end_to_how_many_are_shown() {
        let lobby = Lobby::new(Arc::new(Hands(AtomicI64::new(0))));
        let letters = "abcdefghijkmnpqrstuvwxyz";
        let names =
            letters.chars().flat_map(|a| letters.chars().map(move |b| format!("{a}{b}aaaaaaaaaa")));
        let shown = names.filter(|name| lobby.show(id(name))).count();
        assert_eq!(shown, MOST);
        assert!(lobby.show(lobby.tables()[0]), "one that is shown stays");
    }
}
