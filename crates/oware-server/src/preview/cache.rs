//! Pictures that were drawn, as many as fit into a fixed amount of memory, and the queue of those to
//! be drawn: a few at a time, apart from the threads that answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tokio::sync::Semaphore;

use super::View;
use super::draw::png;
use crate::api::ApiError;

/// Pictures drawn at the same time.
const AT_ONCE: usize = 1;
/// Requests that may wait for a picture; more are told to come again.
const MOST_WAITING: usize = 16;
/// The pictures that are kept, in bytes.
const MOST_BYTES: usize = 8 << 20;

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {
    /// Too many wait.
    Crowded,
    /// A fault of ours.
    Fault,
}

impl From<NoPicture> for ApiError {
    fn from(why: NoPicture) -> Self {
        match why {
            NoPicture::Crowded => Self::Busy,
            NoPicture::Fault => Self::Internal,
        }
    }
}

/// The pictures of the site.
pub struct Previews {
    kept: Arc<Mutex<Kept>>,
    waiting: Semaphore,
    drawing: Arc<Semaphore>,
}

impl Default for Previews {
    fn default() -> Self {
        Self {
            kept: Arc::new(Mutex::new(Kept::new(MOST_BYTES))),
            waiting: Semaphore::new(MOST_WAITING),
            drawing: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

impl Previews {
    /// The picture as a PNG file, drawn now if it is not kept.
    ///
    /// # Errors
    /// [`NoPicture`] says why there is none.
    pub async fn png(&self, view: View) -> Result<Bytes, NoPicture> {
        let name = view.to_string();
        if let Some(png) = lock(&self.kept).get(&name) {
            return Ok(png);
        }
        let _place = self.waiting.try_acquire().map_err(|_| NoPicture::Crowded)?;
        let turn = Arc::clone(&self.drawing).acquire_owned().await;
        let turn = turn.map_err(|_| NoPicture::Fault)?;
        // Whoever waited before may have wanted the same.
        if let Some(png) = lock(&self.kept).get(&name) {
            return Ok(png);
        }
        let kept = Arc::clone(&self.kept);
        let drawn = tokio::task::spawn_blocking(move || {
            // Held until it is drawn, even if nobody waits for it any more.
            let _turn = turn;
            let drawn = png(&view).map(Bytes::from);
            if let Ok(png) = &drawn {
                lock(&kept).put(name, png.clone());
            }
            drawn
        });
        match drawn.await {
            Ok(Ok(png)) => Ok(png),
            Ok(Err(error)) => {
                tracing::error!(%error, "a preview could not be drawn");
                Err(NoPicture::Fault)
            }
            Err(error) => {
                tracing::error!(%error, "a preview was not drawn to its end");
                Err(NoPicture::Fault)
            }
        }
    }
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Pictures by their names; the one not asked for the longest goes first.
struct Kept {
    most: usize,
    bytes: usize,
    asked: u64,
    pictures: HashMap<String, (u64, Bytes)>,
}

impl Kept {
    fn new(most: usize) -> Self {
        Self { most, bytes: 0, asked: 0, pictures: HashMap::new() }
    }

    fn get(&mut self, name: &str) -> Option<Bytes> {
        self.asked += 1;
        let (last, png) = self.pictures.get_mut(name)?;
        *last = self.asked;
        Some(png.clone())
    }

    fn put(&mut self, name: String, png: Bytes) {
        self.asked += 1;
        self.bytes += png.len();
        if let Some((_, before)) = self.pictures.insert(name, (self.asked, png)) {
            self.bytes -= before.len();
        }
        while self.bytes > self.most {
            let oldest = self.pictures.iter().min_by_key(|(_, (last, _))| *last);
            let Some(name) = oldest.map(|(name, _)| name.clone()) else { return };
            if let Some((_, gone)) = self.pictures.remove(&name) {
                self.bytes -= gone.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_asked_for_the_longest_goes_first() {
        let mut kept = Kept::new(30);
        let png = || Bytes::from(vec![0; 10]);
        for name in ["a", "b", "c"] {
            kept.put(name.into(), png());
        }
        assert!(kept.get("a").is_some());
        kept.put("d".into(), png());
        kept.put("d".into(), png());
        assert!(kept.get("b").is_none());
        assert!(["a", "c", "d"].iter().all(|name| kept.get(name).is_some()));
        assert_eq!(kept.bytes, 30);
        kept.put("large".into(), Bytes::from(vec![0; 31]));
        assert_eq!((kept.bytes, kept.pictures.len()), (0, 0));
    }
}
