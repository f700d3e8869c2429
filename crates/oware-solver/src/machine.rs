//! What this machine has left for making tables: memory and disk.

use std::fs;
use std::path::Path;

/// Bytes of memory that programs can still have; `None` where the system does not tell.
#[must_use]
pub fn free_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    kib.checked_mul(1024)
}

/// Bytes that can still be written below a path, which need not exist yet; `None` where the
/// system does not tell.
#[cfg(unix)]
#[must_use]
pub fn free_disk(path: &Path) -> Option<u64> {
    let existing = path.ancestors().find(|path| path.exists()).filter(|p| *p != Path::new(""));
    let found = rustix::fs::statvfs(existing.unwrap_or(Path::new("."))).ok()?;
    found.f_bavail.checked_mul(found.f_frsize)
}

/// Not known here.
#[cfg(not(unix))]
#[must_use]
pub fn free_disk(_: &Path) -> Option<u64> {
    None
}
