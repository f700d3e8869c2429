//! The program itself: its flags, its one line, its end by SIGTERM and by SIGKILL.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::support::{Client, json, seated};

struct Program {
    child: Child,
    client: Client,
}

impl Program {
    async fn start(folder: &Path) -> Self {
        Self::start_with(folder, "0").await
    }

    /// With endgame tables of up to so many seeds, next to the database.
    async fn start_with(folder: &Path, seeds: &str) -> Self {
        let database = format!("sqlite:{}", folder.join("made/by/it/oware.db").display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_oware-server"))
            .args(["--listen", "127.0.0.1:0", "--database", &database, "--log", "debug"])
            .args(["--endgame-seeds", seeds])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("started");
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.as_mut().expect("piped"));
        stdout.read_line(&mut line).await.expect("a line");
        let address: SocketAddr = line
            .trim()
            .strip_prefix("listening on http://")
            .expect("the line")
            .parse()
            .expect("an address");
        Self { child, client: Client { address } }
    }

    /// Ends it with this signal, and gives its status and what it wrote to its log.
    async fn end(mut self, signal: &str) -> (std::process::ExitStatus, String) {
        let id = self.child.id().expect("it runs").to_string();
        Command::new("kill").args([signal, &id]).status().await.expect("kill");
        let mut log = String::new();
        let mut stderr = self.child.stderr.take().expect("piped");
        let reading = stderr.read_to_string(&mut log);
        tokio::time::timeout(Duration::from_secs(10), reading)
            .await
            .expect("it ends")
            .expect("a log");
        (self.child.wait().await.expect("a status"), log)
    }
}

#[tokio::test]
async fn s27_killed_right_after_an_answer_it_has_what_it_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::start(folder.path()).await;
    let made = program
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "south"}))
        .await
        .ok();
    program.end("-KILL").await;

    let program = Program::start(folder.path()).await;
    let path = format!("/api/v1/tables/{}", made["id"].as_str().expect("an id"));
    assert_eq!(program.client.get(&path).await.ok(), made["table"]);
    let seats = seated(&program.client, &json!("wari")).await;
    let moved = seats.south.play(0, 'F').await.ok();
    program.end("-KILL").await;

    let program = Program::start(folder.path()).await;
    let path = format!("/api/v1/tables/{}", seats.id);
    assert_eq!(program.client.get(&path).await.ok(), moved["table"]);
    // Whoever did not get the answer sends the move again.
    let again = json!({"ply": 0, "house": "F"});
    let again = program.client.post(&format!("{path}/moves"), Some(&seats.south.key), &again).await;
    assert_eq!(again.ok()["result"], "already");
}

#[tokio::test]
async fn s47_it_stops_when_asked_and_its_log_holds_no_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::start(folder.path()).await;
    let seats = seated(&program.client, &json!("wari")).await;
    seats.play(0, &['F', 'a']).await;
    let personal =
        format!("http://{}/t/{}#seat={}", program.client.address, seats.id, seats.south.key);
    program.client.post("/api/v1/qr", None, &json!({"text": personal})).await;
    let (status, log) = program.end("-TERM").await;
    assert!(status.success(), "{status}");
    assert!(
        log.contains("stopped") && log.contains(&format!("/api/v1/tables/{}/moves", seats.id)),
        "{log}"
    );
    for key in [&seats.south.key, &seats.north.key] {
        assert!(!log.contains(key.as_str()), "{log}");
    }
}

#[tokio::test]
async fn killed_or_stopped_while_it_makes_endgame_tables_it_goes_on_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let endgame = folder.path().join("made/by/it/endgame");
    let files = || {
        let files = std::fs::read_dir(&endgame).map_or(vec![], |files| files.flatten().collect());
        files.iter().filter(|file| file.file_name() != ".lock").count()
    };
    let begun = async || {
        let before = files();
        while files() == before {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    // Tables of 30 seeds would take many minutes: it is in the middle of them.
    for signal in ["-KILL", "-TERM"] {
        let program = Program::start_with(folder.path(), "30").await;
        begun().await;
        assert_eq!(program.client.get("/api/v1/health").await.status, 200);
        let (status, log) = program.end(signal).await;
        assert_eq!(status.success(), signal == "-TERM", "{status}");
        assert!(log.contains("making endgame tables in the background"), "{log}");
        assert!(!log.contains("not made"), "{log}");
    }

    let program = Program::start_with(folder.path(), "6").await;
    let ready = async {
        loop {
            let told = program.client.get("/api/v1/endgame/tables").await.ok();
            let tables = told["tables"].as_array().expect("tables");
            if tables.iter().all(|each| each["state"] == "ready") {
                return tables.iter().all(|each| each["seeds"].as_u64() >= Some(6));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(60), ready).await.expect("made in time"));
    let asked = "/api/v1/endgame?rules=warri&position=0-0-0-0-0-2-2-0-0-0-0-0-22-22-S";
    assert!(program.client.get(asked).await.ok()["value"].is_number());
    let (_, log) = program.end("-TERM").await;
    assert!(log.contains("endgame tables are ready") && !log.contains("damaged"), "{log}");
}

#[tokio::test]
async fn wrong_flags_are_told_and_end_it() {
    let run = async |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_oware-server"))
            .args(args)
            .output()
            .await
            .expect("run");
        (
            output.status.success(),
            String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned(),
        )
    };
    let (ok, said) = run(&["--version"]).await;
    assert!(ok && said.contains(env!("CARGO_PKG_VERSION")), "{said}");
    for (args, expected) in [
        (&["--listen", "nowhere"][..], "--listen"),
        (&["--database", "mysql:x"], "mysql"),
        (&["--log", "a=b=c"], "--log"),
        (&["--endgame-seeds", "49"], "--endgame-seeds"),
    ] {
        let (ok, said) = run(args).await;
        assert!(!ok && said.contains(expected), "{said}");
    }
}
