//! The file at its path. A connection keeps a file that was removed or replaced, and would go on
//! acknowledging what nobody finds again.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// A file, and where it was when it was opened.
#[derive(Debug)]
pub(super) struct Place {
    path: PathBuf,
    identity: Identity,
}

#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

impl Place {
    /// Sees to it that there is a file that can be written, and makes it when missing.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        // Where the program's folder changes, the path must not.
        let path = fs::canonicalize(path)?;
        Ok(Self { identity: identity(&path)?, path })
    }

    /// Whether the same file is still there.
    pub(super) fn check(&self) -> io::Result<()> {
        match identity(&self.path) {
            Ok(identity) if identity == self.identity => Ok(()),
            Ok(_) => Err(self.gone("another file is in the place of")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(self.gone("somebody removed"))
            }
            Err(error) => Err(error),
        }
    }

    fn gone(&self, why: &str) -> io::Error {
        io::Error::other(format!("{why} {}", self.path.display()))
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let found = fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(|_| ())
}
