//! A store that fails or waits when it is told to.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use oware_store::{AppendError, EventStore, OpenError, PostgresStore, StorageError, StoredEvent};
use tokio::sync::Semaphore;

/// What happens to the next append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails and nothing is stored.
    Lost,
    /// It is stored, but the answer is a failure.
    StoredUnsaid,
}

pub struct FaultyStore {
    inner: Arc<dyn EventStore>,
    /// What happens to the next appends.
    faults: Mutex<VecDeque<Option<Fault>>>,
    /// A permit for each append; plenty unless a test takes them away.
    pub gate: Semaphore,
    /// Whether reading and the sign of life fail.
    pub unreadable: AtomicBool,
    broken: StorageError,
}

impl FaultyStore {
    pub async fn around(inner: Arc<dyn EventStore>) -> Arc<Self> {
        Arc::new(Self {
            inner,
            faults: Mutex::default(),
            gate: Semaphore::new(1_000_000),
            unreadable: AtomicBool::new(false),
            broken: broken().await,
        })
    }

    pub fn fail_next(&self, fault: Fault) {
        self.fail_after(0, fault);
    }

    /// So many appends succeed, the one after them does not.
    pub fn fail_after(&self, good: usize, fault: Fault) {
        let mut faults = self.faults.lock().expect("unpoisoned");
        faults.extend(std::iter::repeat_n(None, good).chain([Some(fault)]));
    }

    fn readable(&self) -> Result<(), StorageError> {
        if self.unreadable.load(Ordering::SeqCst) { Err(self.broken.clone()) } else { Ok(()) }
    }

    /// From now on each append waits for a permit.
    pub fn shut(&self) {
        self.gate.forget_permits(usize::MAX);
    }
}

/// A storage error as the store makes it: nobody answers there.
async fn broken() -> StorageError {
    match PostgresStore::connect("postgres://nobody@127.0.0.1:1/none").await {
        Err(OpenError::Storage(error)) => error,
        other => panic!("{other:?}"),
    }
}

#[async_trait]
impl EventStore for FaultyStore {
    async fn append(
        &self,
        table: &str,
        first: u64,
        at_ms: i64,
        payloads: Vec<String>,
    ) -> Result<(), AppendError> {
        self.gate.acquire().await.expect("open").forget();
        let fault = self.faults.lock().expect("unpoisoned").pop_front().flatten();
        if fault != Some(Fault::Lost) {
            self.inner.append(table, first, at_ms, payloads).await?;
        }
        if fault.is_some() { Err(self.broken.clone().into()) } else { Ok(()) }
    }

    async fn load_after(
        &self,
        table: &str,
        version: u64,
    ) -> Result<Vec<StoredEvent>, StorageError> {
        self.readable()?;
        self.inner.load_after(table, version).await
    }

    async fn check(&self) -> Result<(), StorageError> {
        self.readable()?;
        self.inner.check().await
    }
}
