//! The real router, served on a free port from a SQLite file in a folder of its own.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use oware_server::{App, Clock, EndgamePlan, Limits, Origin, OsRandom, Parts, Thinker};
use oware_store::EventStore;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::computer::FirstHouse;
use super::http::Client;
use super::socket::Socket;
use super::store::FaultyStore;

/// A clock that a test sets.
#[derive(Default)]
pub struct Hand(AtomicI64);

impl Clock for Hand {
    fn now_ms(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

pub struct Server {
    pub client: Client,
    pub hand: Arc<Hand>,
    folder: Arc<TempDir>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

/// Limits with which a test does not wait long.
pub fn brisk() -> Limits {
    Limits { heartbeat: Duration::from_millis(60), ..Limits::default() }
}

impl Server {
    pub async fn start() -> Self {
        Self::start_with(Limits::default()).await
    }

    pub async fn start_with(limits: Limits) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(folder.path()).await;
        Self::serve(Arc::new(folder), store, limits).await
    }

    /// A server in this folder that makes endgame tables of up to so many seeds.
    pub async fn with_endgame(folder: Arc<TempDir>, seeds: u8) -> Self {
        let store = open(folder.path()).await;
        Self::serve_all(folder, store, Limits::default(), seeds, Vec::new()).await
    }

    /// A server at which these think for the computer.
    pub async fn with_thinkers(folder: Arc<TempDir>, thinkers: Vec<Box<dyn Thinker>>) -> Self {
        let store = open(folder.path()).await;
        Self::serve_all(folder, store, brisk(), 0, thinkers).await
    }

    /// A server that readers find at this origin.
    pub async fn at(origin: Origin) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(folder.path()).await;
        let limits = Limits::default();
        Self::serve_parts(Arc::new(folder), store, limits, 0, Vec::new(), Some(origin)).await
    }

    /// Another server on the same file.
    pub async fn beside(other: &Self) -> Self {
        let store = open(other.folder.path()).await;
        Self::serve(Arc::clone(&other.folder), store, brisk()).await
    }

    /// A server with a store that can be made to fail.
    pub async fn start_faulty() -> (Self, Arc<FaultyStore>) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = FaultyStore::around(open(folder.path()).await).await;
        let shared = Arc::clone(&store) as Arc<dyn EventStore>;
        let thinkers: Vec<Box<dyn Thinker>> = vec![Box::new(FirstHouse)];
        let server = Self::serve_all(Arc::new(folder), shared, brisk(), 0, thinkers).await;
        (server, store)
    }

    async fn serve(folder: Arc<TempDir>, store: Arc<dyn EventStore>, limits: Limits) -> Self {
        Self::serve_all(folder, store, limits, 0, Vec::new()).await
    }

    async fn serve_all(
        folder: Arc<TempDir>,
        store: Arc<dyn EventStore>,
        limits: Limits,
        seeds: u8,
        thinkers: Vec<Box<dyn Thinker>>,
    ) -> Self {
        Self::serve_parts(folder, store, limits, seeds, thinkers, None).await
    }

    async fn serve_parts(
        folder: Arc<TempDir>,
        store: Arc<dyn EventStore>,
        limits: Limits,
        seeds: u8,
        thinkers: Vec<Box<dyn Thinker>>,
        origin: Option<Origin>,
    ) -> Self {
        let hand = Arc::new(Hand(AtomicI64::new(1_800_000_000_000)));
        let clock = Arc::clone(&hand) as Arc<dyn Clock>;
        let endgame = EndgamePlan { directory: folder.path().join("endgame"), seeds };
        let random = Arc::new(OsRandom);
        let app = App::new(Parts { store, clock, random, endgame, thinkers, origin, limits });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            oware_server::run(listener, shutdown, app).await.expect("served");
        });
        Self { client: Client { address }, hand, folder, stop, serving }
    }

    /// Stops this server and starts another one on the same file.
    pub async fn restart(self) -> Self {
        let folder = self.stop().await;
        let store = open(folder.path()).await;
        Self::serve(folder, store, Limits::default()).await
    }

    /// Stops gracefully.
    pub async fn stop(self) -> Arc<TempDir> {
        let _ = self.stop.send(());
        tokio::time::timeout(Duration::from_secs(10), self.serving)
            .await
            .expect("it stops")
            .expect("it served");
        self.folder
    }

    /// The file of its tables.
    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("oware.db")
    }

    /// Moves the clock on.
    pub fn pass(&self, time: Duration) {
        self.hand
            .0
            .fetch_add(i64::try_from(time.as_millis()).expect("a short time"), Ordering::SeqCst);
    }

    pub async fn socket(&self, table: &str) -> Socket {
        Socket::open(self.client.address, table).await
    }
}

async fn open(folder: &Path) -> Arc<dyn EventStore> {
    let file = folder.join("oware.db");
    oware_store::open(&format!("sqlite:{}", file.display())).await.expect("a store")
}
