//! What every handler can reach, and the numbers that limit what is done for strangers.

use std::sync::Arc;
use std::time::Duration;

use oware_store::EventStore;
use tokio::sync::watch;

use crate::assets::Assets;
use crate::clock::Clock;
use crate::endgame::{Endgame, EndgamePlan};
use crate::i18n::Catalogue;
use crate::live::{Computer, Lobby, Registry, Thinker};
use crate::origin::Origin;
use crate::preview::Previews;
use crate::random::Random;

/// What the caller brings.
pub struct Parts {
    /// Where events are kept.
    pub store: Arc<dyn EventStore>,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where names, keys and chance come from.
    pub random: Arc<dyn Random>,
    /// Which endgame tables there are to be.
    pub endgame: EndgamePlan,
    /// Who thinks for the computer, each on a thread of its own; with none, there is no computer.
    pub thinkers: Vec<Box<dyn Thinker>>,
    /// Where readers find the site; if left out, as each request tells.
    pub origin: Option<Origin>,
    /// How much and how often.
    pub limits: Limits,
}

/// How much is accepted and how often things happen.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The largest WebSocket message, in bytes.
    pub frame: usize,
    /// How many missed events are sent one by one; beyond that a snapshot is sent.
    pub missed: u64,
    /// How often a socket tells the version it is at.
    pub heartbeat: Duration,
    /// How long a socket may be silent, pongs included, or not take what it is sent.
    pub silence: Duration,
    /// How long a stopping server waits for requests and sockets to come to their end.
    pub parting: Duration,
    /// How long a table without watchers stays in memory.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            frame: 4 * 1024,
            missed: 200,
            heartbeat: Duration::from_secs(15),
            silence: Duration::from_secs(45),
            parting: Duration::from_secs(10),
            idle: Duration::from_secs(300),
        }
    }
}

/// The state of the server. A clone is the same server.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    tables: Arc<Registry>,
    lobby: Lobby,
    store: Arc<dyn EventStore>,
    random: Arc<dyn Random>,
    catalogue: Catalogue,
    assets: Assets,
    endgame: Endgame,
    origin: Option<Origin>,
    previews: Previews,
    limits: Limits,
    closing: watch::Sender<bool>,
}

impl App {
    /// A server that keeps its tables in the store given.
    #[must_use]
    pub fn new(parts: Parts) -> Self {
        let Parts { store, clock, random, endgame, thinkers, origin, limits } = parts;
        let computer = Computer::new(thinkers);
        Self(Arc::new(Inner {
            lobby: Lobby::new(Arc::clone(&clock)),
            tables: Arc::new(Registry::new(Arc::clone(&store), Arc::clone(&clock), computer)),
            endgame: Endgame::open(endgame, clock),
            store,
            random,
            catalogue: Catalogue::load(),
            assets: Assets::load(),
            origin,
            previews: Previews::default(),
            limits,
            closing: watch::channel(false).0,
        }))
    }

    pub(crate) fn tables(&self) -> &Registry {
        &self.0.tables
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    pub(crate) fn store(&self) -> &dyn EventStore {
        &*self.0.store
    }

    pub(crate) fn random(&self) -> &dyn Random {
        &*self.0.random
    }

    pub(crate) fn catalogue(&self) -> &Catalogue {
        &self.0.catalogue
    }

    pub(crate) fn assets(&self) -> &Assets {
        &self.0.assets
    }

    pub(crate) fn endgame(&self) -> &Endgame {
        &self.0.endgame
    }

    pub(crate) fn origin(&self) -> Option<&Origin> {
        self.0.origin.as_ref()
    }

    pub(crate) fn previews(&self) -> &Previews {
        &self.0.previews
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Becomes true when the server is about to stop: sockets then say goodbye.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Begins to make endgame tables and to think for the computer, in the background.
    pub(crate) fn start(&self) {
        self.0.endgame.start();
        self.0.tables.computer().start(&self.0.tables);
    }

    pub(crate) fn close(&self) {
        self.0.closing.send_replace(true);
        self.0.endgame.stop();
        self.0.tables.computer().stop();
    }

    /// Waits until every socket has said goodbye.
    pub(crate) async fn closed(&self) {
        self.0.closing.closed().await;
    }
}
