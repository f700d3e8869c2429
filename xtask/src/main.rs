//! The project's own commands: `cargo xtask run | test | web | bench`.
//!
//! What lives here: the command line and its help. The work is in the modules.
//! What must not: anything that the shipped programs need.

mod bench;
mod deny;
mod docs;
mod exec;
mod files;
mod icons;
mod report;
mod run;
mod scripts;
mod speed;
mod suite;
mod tidy;
mod tools;
mod walls;
mod web;

use std::process::ExitCode;

use suite::Part;

const HELP: &str = "\
The project's own commands:

  cargo xtask run [-- FLAGS]   build the site and serve it on http://127.0.0.1:8080/
                               (FLAGS go to oware-server; `-- --help` lists them)
  cargo xtask test             run every check and test, browser tests included
  cargo xtask test PART...     only some: lint, rust, js, browser
  cargo xtask web              only build what the browser downloads
  cargo xtask bench            measure the engine in WebAssembly beside the native one

All of them build on what is already there and say plainly what is missing.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["run", rest @ ..] => run::run(rest.strip_prefix(&["--"]).unwrap_or(rest)),
        ["web"] => web::build(),
        ["bench"] => speed::compare(),
        ["test", parts @ ..] => match parse_parts(parts) {
            Ok(parts) => suite::run(&parts),
            Err(unknown) => return misuse(&format!("there is no test part `{unknown}`")),
        },
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        [other, ..] => return misuse(&format!("there is no command `{other}`")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn parse_parts<'a>(names: &[&'a str]) -> Result<Vec<Part>, &'a str> {
    if names.is_empty() {
        return Ok(Part::ALL.to_vec());
    }
    names.iter().map(|name| Part::from_name(name).ok_or(*name)).collect()
}

fn misuse(problem: &str) -> ExitCode {
    eprintln!("xtask: {problem}\n\n{HELP}");
    ExitCode::from(2)
}
