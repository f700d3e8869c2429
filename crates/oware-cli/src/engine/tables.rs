//! Endgame tables for the engine: from files, or solved when it starts. Engines of one program
//! share them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use oware_endgame::{EndgameError, Kind, TableFile, TableId, TableRules, index};
use oware_engine::Tables;
use oware_rules::MAX_SEEDS;
use oware_solver::{Directory, solve_in_memory};

/// Seeds up to which tables are solved where no directory is given; that takes a moment.
pub const SOLVED_SEEDS: u8 = 8;

/// Bytes of tables that are loaded from a directory if nobody says how many seeds.
const USUAL_BYTES: u64 = 1 << 30;

/// The most seeds of a table that a search can hold.
const MOST_SEEDS: u8 = 24;

/// Which tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    path: Option<PathBuf>,
    rules: TableRules,
    seeds: Option<u8>,
}

/// Tables in use.
static LOADED: Mutex<Option<HashMap<Key, Weak<Tables>>>> = Mutex::new(None);

/// Tables for these rules of `seeds` seeds at most (`None`: as many as are usual): from a directory,
/// or solved here.
///
/// # Errors
/// What is wrong with them, in words.
pub fn load(
    path: Option<&Path>,
    rules: TableRules,
    seeds: Option<u8>,
) -> Result<Arc<Tables>, String> {
    let key = Key { path: path.map(Path::to_owned), rules, seeds };
    // Held while tables are read: two engines that begin together want the same ones.
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let loaded = loaded.get_or_insert_default();
    if let Some(tables) = loaded.get(&key).and_then(Weak::upgrade) {
        return Ok(tables);
    }
    let tables = Arc::new(match path {
        _ if seeds == Some(0) => Tables::new(rules),
        Some(path) => read(path, rules, seeds)?,
        None => solve(rules, seeds.unwrap_or(SOLVED_SEEDS).min(SOLVED_SEEDS))?,
    });
    loaded.retain(|_, tables| tables.strong_count() > 0);
    loaded.insert(key, Arc::downgrade(&tables));
    Ok(tables)
}

fn solve(rules: TableRules, seeds: u8) -> Result<Tables, String> {
    let mut tables = Tables::new(rules);
    for kind in Kind::ALL {
        let files = solve_in_memory(rules, kind, seeds).map_err(|error| error.to_string())?;
        for (file, seeds) in files.iter().zip(1..) {
            let file = TableFile::open(file.as_slice(), TableId { rules, kind, seeds });
            let read = file.and_then(|file| tables.read(&file));
            read.map_err(|error| error.to_string())?;
        }
    }
    Ok(tables)
}

fn read(path: &Path, rules: TableRules, seeds: Option<u8>) -> Result<Tables, String> {
    let directory = Directory::new(path);
    let mut tables = Tables::new(rules);
    let most = seeds.unwrap_or(MAX_SEEDS).min(MOST_SEEDS);
    let mut left = if seeds.is_some() { u64::MAX } else { USUAL_BYTES };
    // Both kinds grow together, so that neither takes all the room.
    let mut open = Kind::ALL.to_vec();
    for seeds in 1..=most {
        let mut still = Vec::new();
        for kind in open {
            let bytes = index::positions(seeds) * kind.planes() as u64;
            if bytes > left {
                continue;
            }
            let file = directory.open(TableId { rules, kind, seeds });
            match file.and_then(|file| tables.read(&file)) {
                Ok(()) => still.push(kind),
                Err(EndgameError::Missing { .. }) => continue,
                Err(error) => {
                    let (path, kind) = (path.display(), kind.name());
                    return Err(format!("{path}: table of {seeds} seeds, {kind}: {error}"));
                }
            }
            left -= bytes;
        }
        open = still;
    }
    if most > 0 && Kind::ALL.into_iter().all(|kind| tables.seeds(kind) == 0) {
        return Err(format!(
            "{}: no endgame tables for {}; oware endgame build makes them",
            path.display(),
            rules.name()
        ));
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use oware_rules::Preset;

    use super::*;

    #[test]
    fn tables_are_solved_once_for_all_engines() {
        let rules = TableRules::from(Preset::Wari.spec());
        let first = load(None, rules, Some(4)).expect("solved");
        assert_eq!(Kind::ALL.map(|kind| first.seeds(kind)), [4, 4]);
        assert!(Arc::ptr_eq(&first, &load(None, rules, Some(4)).expect("there")));
        let none = load(None, rules, Some(0)).expect("none");
        assert_eq!(Kind::ALL.map(|kind| none.seeds(kind)), [0, 0]);
    }

    #[test]
    fn a_directory_without_tables_is_told() {
        let error = load(Some(Path::new("/nowhere")), Preset::Abapa.spec().into(), None).err();
        let expected = "/nowhere: no endgame tables for abapa; oware endgame build makes them";
        assert_eq!(error.as_deref(), Some(expected));
    }
}
