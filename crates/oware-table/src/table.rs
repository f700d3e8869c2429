//! What the events of a table add up to. Judging commands lives in `judge`.

use oware_rules::{End, Game, Houses, Side};

use crate::offer::{Answer, Offers};
use crate::{Event, Holding, Opponent, Rematch, SeatKeyHash, Settings};

/// A table as it stands after the events applied to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    settings: Settings,
    host_key: SeatKeyHash,
    guest_key: Option<SeatKeyHash>,
    pub(crate) game: Game,
    pub(crate) offers: Offers,
    end: Option<End>,
    rematch: Rematch,
    /// How often each side has asked for another game.
    rematch_offers: [u8; 2],
    version: u64,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// A seat is free.
    Waiting,
    /// The game is on.
    Playing,
    /// The game has ended.
    Ended,
}

impl Phase {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Ended => "ended",
        }
    }
}

/// The events are not those of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BrokenLog {
    /// The first event makes no table, or there is none.
    #[error("the log does not begin with \"created\"")]
    NotCreated,
    /// An event can't follow those before it.
    #[error("event {version}, \"{kind}\", can't follow those before it")]
    OutOfPlace {
        /// The version of the event: its place in the log, from 1.
        version: u64,
        /// Its type.
        kind: &'static str,
    },
}

impl Table {
    /// The table that a log of events adds up to.
    ///
    /// # Errors
    ///
    /// [`BrokenLog`] when the events are not those of a table.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, BrokenLog> {
        let mut events = events.into_iter();
        let Some(&Event::Created { settings, host_key }) = events.next() else {
            return Err(BrokenLog::NotCreated);
        };
        let mut table = Self {
            settings,
            host_key,
            guest_key: None,
            game: Game::new(settings.rules),
            offers: Offers::default(),
            end: None,
            rematch: Rematch::None,
            rematch_offers: [0; 2],
            version: 1,
        };
        events.try_for_each(|event| table.apply(event))?;
        Ok(table)
    }

    /// Takes in the event that comes next in the log.
    ///
    /// # Errors
    ///
    /// [`BrokenLog::OutOfPlace`] when it can't follow those before it; the table is unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), BrokenLog> {
        let version = self.version + 1;
        self.take_in(event).ok_or(BrokenLog::OutOfPlace { version, kind: event.kind() })?;
        self.version = version;
        Ok(())
    }

    fn take_in(&mut self, event: &Event) -> Option<()> {
        let playing = self.phase() == Phase::Playing;
        let ended = self.phase() == Phase::Ended;
        match *event {
            Event::SeatTaken { side, key } if self.free_seat() == Some(side) => {
                self.guest_key = Some(key);
            }
            Event::Moved { ply, house } if playing && ply == self.game.ply() => {
                self.game.play(house).ok()?;
                self.offers.forget();
            }
            Event::EndOffered { by } if playing => {
                self.offers.make(by);
            }
            Event::EndDeclined { by } if playing && self.offer() == Some(by.other()) => {
                self.offers.answer(Answer::Declined);
            }
            Event::EndWithdrawn { by } if playing && self.offer() == Some(by) => {
                self.offers.answer(Answer::Withdrawn);
            }
            Event::EndAccepted { by } if playing && self.offer() == Some(by.other()) => {
                self.game.agree().ok()?;
                self.offers.answer(Answer::Accepted);
            }
            Event::Resigned { by } if playing => {
                self.game.resign(by).ok()?;
            }
            Event::Ended(end) if playing => {
                self.offers.keep_only(Answer::Accepted);
                self.end = Some(end);
            }
            Event::RematchOffered { by } if ended && self.rematch == Rematch::None => {
                self.rematch = Rematch::Offered(by);
                let offers = &mut self.rematch_offers[by.index()];
                *offers = offers.saturating_add(1);
            }
            Event::RematchWithdrawn { by } if self.rematch == Rematch::Offered(by) => {
                self.rematch = Rematch::None;
            }
            Event::RematchCreated { table } if ended && self.rematch_table().is_none() => {
                self.rematch = Rematch::Created(table);
            }
            _ => return None,
        }
        Some(())
    }

    /// What was settled when the table was made.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The number of events so far.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// How far the table has come.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (self.free_seat(), self.end) {
            (Some(_), _) => Phase::Waiting,
            (None, None) => Phase::Playing,
            (None, Some(_)) => Phase::Ended,
        }
    }

    /// The game: moves and position. How it ended is what [`end`](Self::end) says.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The houses that may be played now; none before the start and after the end.
    #[must_use]
    pub fn legal(&self) -> Houses {
        if self.phase() == Phase::Playing { self.game.legal() } else { Houses::NONE }
    }

    /// The result as it was stored.
    #[must_use]
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Whose offer to end waits for an answer.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        self.offers.awaited()
    }

    /// Whose offer to end was declined since the last move; of two, the later.
    #[must_use]
    pub fn declined(&self) -> Option<Side> {
        self.offers.declined()
    }

    /// Whether a side has taken an offer to end back since the last move: it cannot offer again
    /// before the next one.
    #[must_use]
    pub fn withdrawn(&self, by: Side) -> bool {
        self.offers.withdrawn(by)
    }

    /// How far the two are on the way to another game.
    #[must_use]
    pub const fn rematch(&self) -> Rematch {
        self.rematch
    }

    /// The seat that nobody holds.
    #[must_use]
    pub fn free_seat(&self) -> Option<Side> {
        let free = self.settings.opponent == Opponent::Guest && self.guest_key.is_none();
        free.then_some(self.settings.host.other())
    }

    /// The seats that a key holds; the time it takes does not depend on which.
    #[must_use]
    pub fn holding(&self, key: &SeatKeyHash) -> Option<Holding> {
        let Settings { host, opponent, .. } = self.settings;
        let is_host = *key == self.host_key;
        let is_guest = self.guest_key.is_some_and(|guest| *key == guest);
        match (is_host, is_guest, opponent) {
            (true, _, Opponent::SameScreen) => Some(Holding::Both),
            (true, _, Opponent::Guest | Opponent::Computer(_)) => Some(Holding::One(host)),
            (false, true, _) => Some(Holding::One(host.other())),
            (false, false, _) => None,
        }
    }

    pub(crate) const fn host_key(&self) -> SeatKeyHash {
        self.host_key
    }

    pub(crate) const fn guest_key(&self) -> Option<SeatKeyHash> {
        self.guest_key
    }

    pub(crate) const fn rematch_offers(&self, by: Side) -> u8 {
        self.rematch_offers[by.index()]
    }

    fn rematch_table(&self) -> Option<crate::TableId> {
        match self.rematch {
            Rematch::Created(table) => Some(table),
            Rematch::None | Rematch::Offered(_) => None,
        }
    }
}
