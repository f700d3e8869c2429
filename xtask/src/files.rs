//! The project's own files on disk: finding, reading, and writing only what changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders that hold nothing of the project's own.
const FOREIGN: [&str; 5] = ["target", ".git", "node_modules", "dist", "data"];

/// Every file below `folder`, in a stable order, without [`FOREIGN`] folders.
///
/// # Errors
/// When a folder cannot be read.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let kind = entry.file_type()?;
            let foreign = entry.file_name().to_str().is_some_and(|name| FOREIGN.contains(&name));
            if kind.is_dir() && !foreign {
                open.push(entry.path());
            } else if kind.is_file() {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A file's text.
///
/// # Errors
/// When it cannot be read as UTF-8.
pub fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A folder being filled anew: unchanged files keep their time stamps, so that nothing that
/// embeds them is rebuilt, and files that are no longer written disappear.
pub struct Output {
    folder: PathBuf,
    written: BTreeSet<PathBuf>,
}

impl Output {
    /// An output into `folder`.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, written: BTreeSet::new() }
    }

    /// Writes one file, given its path inside the folder.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn put(&mut self, inside: impl AsRef<Path>, bytes: &[u8]) -> Result<()> {
        let path = self.folder.join(inside);
        if fs::read(&path).ok().as_deref() != Some(bytes) {
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        }
        self.written.insert(path);
        Ok(())
    }

    /// Writes every file below `from` that `wanted` accepts, under `inside`.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn copy_tree(
        &mut self,
        from: &Path,
        inside: &str,
        wanted: impl Fn(&Path) -> bool,
    ) -> Result<()> {
        for path in all(from)? {
            let relative = path.strip_prefix(from)?.to_path_buf();
            if wanted(&relative) {
                let bytes =
                    fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
                self.put(Path::new(inside).join(relative), &bytes)?;
            }
        }
        Ok(())
    }

    /// Removes what an earlier build left and this one did not write; gives the bytes written.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn finish(self) -> Result<u64> {
        let mut bytes = 0;
        for path in all(&self.folder)? {
            if self.written.contains(&path) {
                bytes += fs::metadata(&path)?.len();
            } else {
                fs::remove_file(&path)?;
            }
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_keeps_unchanged_files_and_removes_stale_ones() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("oware-xtask-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("same"), "a")?;
        fs::write(folder.join("stale"), "b")?;
        let before = fs::metadata(folder.join("same"))?.modified()?;

        let mut output = Output::new(folder.clone());
        output.put("same", b"a")?;
        output.put("deep/new", b"cc")?;
        let bytes = output.finish()?;

        assert_eq!(bytes, 3);
        assert_eq!(fs::metadata(folder.join("same"))?.modified()?, before);
        assert!(!folder.join("stale").exists());
        assert!(folder.join("deep/new").exists());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
