//! A directory of table files: names, reading at any place, writing that is whole or not at all.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use oware_endgame::{EndgameError, Source, SourceError, TableFile, TableId, Tables};
use oware_endgame::{Kind, TableRules, format};

/// The ending of table files.
const ENDING: &str = "oware";

/// Where tables are kept.
#[derive(Clone, Debug)]
pub struct Directory {
    path: PathBuf,
}

impl Directory {
    /// A directory; it need not exist yet.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Directory {
        Directory { path: path.into() }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The path of a table.
    #[must_use]
    pub fn file(&self, id: &TableId) -> PathBuf {
        let TableId { rules, kind, seeds } = id;
        self.path.join(format!("{}.{}.{seeds:02}.{ENDING}", rules.name(), kind.name()))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// [`EndgameError::Missing`] if there is no such file, otherwise what is wrong with it.
    pub fn open(&self, id: TableId) -> Result<TableFile<FileSource>, EndgameError> {
        match File::open(self.file(&id)) {
            Ok(file) => TableFile::open(FileSource::new(file), id),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(EndgameError::Missing { seeds: id.seeds })
            }
            Err(_) => Err(EndgameError::Unreadable),
        }
    }

    /// Opens all tables of these rules and this kind, from 1 seed up to the first that is missing.
    ///
    /// # Errors
    /// The number of seeds and the fault of a table that is there but can't be opened.
    pub fn tables(
        &self,
        rules: TableRules,
        kind: Kind,
    ) -> Result<Tables<FileSource>, (u8, EndgameError)> {
        let mut tables = Tables::new(rules, kind);
        for seeds in 1..=oware_rules::MAX_SEEDS {
            match self.open(TableId { rules, kind, seeds }) {
                Ok(file) => tables.insert(file).map_err(|error| (seeds, error))?,
                Err(EndgameError::Missing { .. }) => break,
                Err(error) => return Err((seeds, error)),
            }
        }
        Ok(tables)
    }

    /// Creates the directory and claims it for one builder, until the answer is dropped.
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] if another builder is at work there.
    pub(crate) fn claim(&self) -> io::Result<File> {
        fs::create_dir_all(&self.path)?;
        let lock = File::create(self.path.join(".lock"))?;
        lock.try_lock().map_err(io::Error::from)?;
        Ok(lock)
    }

    /// Begins a table file under a temporary name.
    pub(crate) fn create(&self, id: TableId) -> io::Result<NewFile> {
        let path = self.file(&id);
        let temporary = path.with_extension("tmp");
        let mut file = File::create(&temporary)?;
        file.seek(SeekFrom::Start(format::head_size(&id) as u64))?;
        Ok(NewFile { id, file: io::BufWriter::new(file), path, temporary })
    }
}

/// A table file that is being written.
pub(crate) struct NewFile {
    id: TableId,
    file: io::BufWriter<File>,
    path: PathBuf,
    temporary: PathBuf,
}

impl NewFile {
    /// Adds the next block.
    pub(crate) fn push(&mut self, block: &format::Stored) -> io::Result<()> {
        self.file.write_all(block.bytes())
    }

    /// Writes the head, makes all of it durable and gives the file its name.
    pub(crate) fn finish(mut self, blocks: &[format::Entry]) -> io::Result<u64> {
        let size = self.file.stream_position()?;
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&format::head(&self.id, blocks))?;
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        fs::rename(&self.temporary, &self.path)?;
        if let Some(directory) = self.path.parent() {
            sync_directory(directory)?;
        }
        Ok(size)
    }
}

#[cfg(unix)]
fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

/// A file read at any place. Reads go through the system's page cache; a mapping would spare a
/// system call a block, but a file cut short under it would end the program.
#[derive(Debug)]
pub struct FileSource {
    #[cfg(unix)]
    file: File,
    #[cfg(not(unix))]
    file: std::sync::Mutex<File>,
}

impl FileSource {
    /// Reads from an open file.
    #[must_use]
    pub fn new(file: File) -> FileSource {
        #[cfg(unix)]
        return FileSource { file };
        #[cfg(not(unix))]
        return FileSource { file: std::sync::Mutex::new(file) };
    }
}

fn fault(error: &io::Error) -> SourceError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => SourceError::Ended,
        _ => SourceError::Failed,
    }
}

#[cfg(unix)]
impl Source for FileSource {
    fn size(&self) -> Result<u64, SourceError> {
        self.file.metadata().map(|metadata| metadata.len()).map_err(|error| fault(&error))
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> Result<(), SourceError> {
        use std::os::unix::fs::FileExt;
        self.file.read_exact_at(into, at).map_err(|error| fault(&error))
    }
}

#[cfg(not(unix))]
impl Source for FileSource {
    fn size(&self) -> Result<u64, SourceError> {
        let file = self.file.lock().map_err(|_| SourceError::Failed)?;
        file.metadata().map(|metadata| metadata.len()).map_err(|error| fault(&error))
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> Result<(), SourceError> {
        use std::io::Read;
        let mut file = self.file.lock().map_err(|_| SourceError::Failed)?;
        file.seek(SeekFrom::Start(at)).map_err(|error| fault(&error))?;
        file.read_exact(into).map_err(|error| fault(&error))
    }
}
