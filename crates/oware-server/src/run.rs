//! Serving until told to stop.

use std::future::Future;
use std::io;

use tokio::net::TcpListener;
use tokio::time;

use crate::{App, router};

/// Serves `app` on `listener` until `shutdown` completes, then finishes what has been begun.
///
/// # Errors
/// The listener failed.
pub async fn run(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
    app: App,
) -> io::Result<()> {
    let sweeper = tokio::spawn(sweep(app.clone()));
    let service = router(app.clone());
    let stopping = async move {
        shutdown.await;
        app.close();
    };
    let result = axum::serve(listener, service).with_graceful_shutdown(stopping).await;
    sweeper.abort();
    result
}

/// Lets go of tables that nobody watches.
async fn sweep(app: App) {
    let idle = app.limits().idle;
    let mut tick = time::interval(idle / 2);
    loop {
        tick.tick().await;
        app.tables().let_go(idle);
    }
}
