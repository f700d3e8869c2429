//! The server as its clients meet it: the real router on a port of its own, real HTTP and real
//! WebSockets, a real SQLite file. Tests named `sNN_…` hold the behaviours of the same number in
//! the project's list of server cases.

mod api;
mod assets;
mod computer;
mod endgame;
mod http;
mod input;
mod languages;
mod live;
mod moves;
mod open;
mod openapi;
mod pages;
mod preview;
mod program;
mod rematch;
mod seats;
mod storage;
mod support;
mod texts;
