//! A throw-away PostgreSQL cluster: in a temporary folder, reached by socket only, shared by the
//! tests that run at the same time and gone with the last of them.

use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tempfile::TempDir;

const MISSING: &str = "PostgreSQL is not installed, and these tests need it: \
                       `apt-get install postgresql` (or put its `initdb` on the PATH)";

/// Starting takes about two seconds; on a busy machine it gets a minute.
const TRIES: u32 = 1200;

pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    server: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// The running cluster, started if there is none.
    pub fn shared() -> Arc<Self> {
        static RUNNING: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.upgrade().unwrap_or_else(|| {
            let started = Arc::new(Self::start());
            *running = Arc::downgrade(&started);
            started
        })
    }

    fn start() -> Self {
        let programs = programs();
        let folder = TempDir::new().expect("a temporary folder");
        let data = folder.path().join("data");
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(folder.path()));
        }
        run(unprivileged(&folder, &programs.join("initdb"))
            .args(["--auth=trust", "--username=postgres", "--no-sync", "--pgdata"])
            .arg(&data));
        let server = unprivileged(&folder, &programs.join("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-c", "listen_addresses=", "-c", "fsync=off"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts");
        let cluster = Self { folder, programs, server, databases: AtomicU32::new(0) };
        cluster.wait_until_ready();
        cluster
    }

    /// Makes an empty database and returns its URL.
    pub fn fresh_database(&self) -> String {
        let name = format!("fresh{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(self.client("createdb").arg(&name));
        format!("postgres:///{name}?user=postgres&host={}", self.folder.path().display())
    }

    fn wait_until_ready(&self) {
        for _ in 0..TRIES {
            if self.client("pg_isready").output().expect("pg_isready runs").status.success() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL does not start");
    }

    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.arg("-h").arg(self.folder.path()).args(["-U", "postgres"]);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // SIGQUIT: at once, its own children too. SIGKILL would leave those behind.
        let _ = Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }
}

/// The folder of PostgreSQL's programs: Debian's newest, else the one on the PATH.
fn programs() -> PathBuf {
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = debian.map(|entry| entry.path()).max_by_key(version).map(|path| path.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let candidates = newest.into_iter().chain(std::env::split_paths(&path));
    candidates.into_iter().find(|folder| folder.join("initdb").is_file()).expect(MISSING)
}

/// A command that does not run as root, which PostgreSQL refuses.
fn unprivileged(folder: &TempDir, program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(folder.path());
    command
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {said}");
}
