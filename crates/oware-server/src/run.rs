//! Serving until told to stop.

use std::future::Future;
use std::io;

use tokio::net::TcpListener;
use tokio::time;

use crate::{App, router};

/// Serves `app` on `listener` until `shutdown` completes, then finishes what has been begun, as far
/// as it comes to its end in time.
///
/// # Errors
/// The listener failed.
pub async fn run(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
    app: App,
) -> io::Result<()> {
    app.start();
    let sweeper = tokio::spawn(sweep(app.clone()));
    let stopping = {
        let app = app.clone();
        async move {
            shutdown.await;
            app.close();
        }
    };
    let serving = async {
        axum::serve(listener, router(app.clone())).with_graceful_shutdown(stopping).await?;
        app.closed().await;
        Ok(())
    };
    let mut closing = app.closing();
    let too_late = async {
        let stopped = closing.wait_for(|closing| *closing).await.is_ok();
        drop(closing);
        if !stopped {
            std::future::pending::<()>().await;
        }
        time::sleep(app.limits().parting).await;
    };
    let result = tokio::select! {
        result = serving => result,
        () = too_late => {
            tracing::warn!("stopped with requests unanswered");
            Ok(())
        }
    };
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
