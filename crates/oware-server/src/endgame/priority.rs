//! Work that can wait: done when nobody else wants the processor.

/// From now on this thread, and those that it starts, work only when nobody else wants to.
#[cfg(target_os = "linux")]
pub fn give_way() {
    let this = rustix::thread::gettid();
    if let Err(error) = rustix::process::setpriority_process(Some(this), 19) {
        tracing::debug!(%error, "work that can wait is done at the usual priority");
    }
}

/// No such thing is known here.
#[cfg(not(target_os = "linux"))]
pub fn give_way() {}
