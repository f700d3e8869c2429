//! The program `oware-server`: reads its flags, opens the store and serves until told to stop.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use oware_server::{
    App, Assets, COMMIT, EndgamePlan, EngineThinker, Limits, Origin, OsRandom, Parts, SystemClock,
    Thinker, VERSION, run,
};
use tokio::net::TcpListener;
use tokio::signal;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::ParseError;

/// Serves Oware: tables that two people share by a link.
#[derive(Parser)]
#[command(name = "oware-server", version = version())]
struct Flags {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Where events are kept: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", default_value = "sqlite:data/oware.db")]
    database: String,
    /// Make endgame tables of up to so many seeds, in the background; 0 makes none
    #[arg(
        long, value_name = "N", default_value_t = EndgamePlan::USUAL_SEEDS,
        value_parser = clap::value_parser!(u8).range(0..=48)
    )]
    endgame_seeds: u8,
    /// Where endgame tables are kept; `endgame` next to the database if left out
    #[arg(long, value_name = "FOLDER")]
    endgame_dir: Option<PathBuf>,
    /// How many tables the computer thinks about at the same time; 0: no computer plays here
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=64))]
    computers: u8,
    /// Where readers find this site, such as https://oware.example; if left out, what each request
    /// says of host and scheme (x-forwarded-proto)
    #[arg(long, value_name = "URL")]
    origin: Option<Origin>,
    /// What to log: error, warn, info, debug, or a list such as info,oware_server=debug
    #[arg(long, value_name = "FILTER", default_value = "info", value_parser = filter)]
    log: EnvFilter,
}

fn version() -> &'static str {
    concat!(env!("CARGO_PKG_VERSION"), " (", env!("OWARE_COMMIT"), ")")
}

fn filter(text: &str) -> Result<EnvFilter, ParseError> {
    EnvFilter::try_new(text)
}

#[tokio::main]
async fn main() -> ExitCode {
    let flags = Flags::parse();
    tracing_subscriber::fmt()
        .with_env_filter(flags.log)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    let endgame = EndgamePlan {
        directory: flags.endgame_dir.unwrap_or_else(|| usual_endgame_dir(&flags.database)),
        seeds: flags.endgame_seeds,
    };
    match serve(flags.listen, &flags.database, endgame, flags.computers, flags.origin).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("oware-server: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(
    listen: SocketAddr,
    database: &str,
    endgame: EndgamePlan,
    computers: u8,
    origin: Option<Origin>,
) -> Result<(), Box<dyn std::error::Error>> {
    let store = oware_store::open(database).await?;
    if !Assets::complete() {
        tracing::warn!("the front end is missing: run `cargo xtask web` and build again");
    }
    let (clock, random) = (Arc::new(SystemClock), Arc::new(OsRandom));
    let thinker = |_| -> Box<dyn Thinker> {
        Box::new(EngineThinker::new(endgame.directory.clone(), clock.clone(), random.clone()))
    };
    let thinkers = (0..computers).map(thinker).collect();
    let limits = Limits::default();
    let app = App::new(Parts { store, clock, random, endgame, thinkers, origin, limits });
    let listener = TcpListener::bind(listen)
        .await
        .map_err(|error| format!("cannot listen on {listen}: {error}"))?;
    tracing::info!(version = VERSION, commit = COMMIT, "started");
    println!("listening on http://{}", listener.local_addr()?);
    run(listener, told_to_stop(), app).await?;
    tracing::info!("stopped");
    Ok(())
}

/// Next to the database where that is a file, else in the folder of data.
fn usual_endgame_dir(database: &str) -> PathBuf {
    let file = database.strip_prefix("sqlite:").map(|file| file.strip_prefix("//").unwrap_or(file));
    file.and_then(|file| Path::new(file).parent()).unwrap_or(Path::new("data")).join("endgame")
}

/// Completes on Ctrl-C or SIGTERM.
async fn told_to_stop() {
    let interrupt = async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
