//! Who takes part, as told on the command line, and how each is started.

use std::time::Duration;

use super::own::Own;
use super::player::{Player, Trouble};
use super::process::Process;
use crate::engine::assignment;
use crate::engine::settings::Settings;
use crate::given::Given;

/// An engine that takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    kind: Kind,
    /// Options by name, set when it starts.
    set: Vec<(String, String)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// This program's own, in this process.
    Own,
    /// A command line.
    Command(String),
}

impl Entrant {
    /// Reads `oware`, `oware:NAME=VALUE,…`, or a command line.
    ///
    /// # Errors
    /// What is wrong with an option.
    pub fn read(text: &str) -> Result<Entrant, String> {
        let own = match text.trim() {
            "oware" => Some(""),
            other => other.strip_prefix("oware:"),
        };
        let Some(options) = own else {
            return Ok(Entrant { kind: Kind::Command(text.to_owned()), set: Vec::new() });
        };
        let options = options.split(',').filter(|option| !option.trim().is_empty());
        let set: Vec<_> = options.map(assignment).collect::<Result<_, _>>()?;
        Ok(Entrant { kind: Kind::Own, set })
    }

    /// This program's engine at a level.
    pub fn level(level: u8) -> Entrant {
        Entrant { kind: Kind::Own, set: vec![("Level".to_owned(), level.to_string())] }
    }

    /// Sets one option more, before those of its own.
    pub fn set(&mut self, name: &str, value: &str) {
        self.set.insert(0, (name.to_owned(), value.to_owned()));
    }

    /// Starts it, for games by these rules.
    ///
    /// # Errors
    /// [`Trouble`] if it can't be started.
    pub fn start(&self, rules: &Given, patience: Duration) -> Result<Box<dyn Player>, Trouble> {
        match &self.kind {
            Kind::Own => {
                let settings = self.settings(rules).map_err(Trouble::NotStarted)?;
                let name = Own::usual_name(&self.set, &settings);
                Ok(Box::new(Own::new(name, settings)?))
            }
            Kind::Command(command) => {
                let (set, rules) = (self.set.clone(), rules.to_string());
                Ok(Box::new(Process::start(command, set, rules, patience)?))
            }
        }
    }

    /// What it is called before it is started.
    pub fn name(&self, rules: &Given) -> Result<String, String> {
        match &self.kind {
            Kind::Own => Ok(Own::usual_name(&self.set, &self.settings(rules)?)),
            Kind::Command(command) => Ok(command.clone()),
        }
    }

    fn settings(&self, rules: &Given) -> Result<Settings, String> {
        let mut settings = Settings::new(rules.rules);
        for (name, value) in &self.set {
            settings.set(name, Some(value)).map_err(|fault| fault.to_string())?;
        }
        settings.rules = rules.rules;
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_told_apart_from_commands() {
        let rules = Given::from_argument("abapa").expect("rules");
        let cases = [
            ("oware", "oware"),
            ("oware:", "oware"),
            ("oware:Level=3,Hash=16", "oware (level 3, Hash=16)"),
            ("oware engine", "oware engine"),
            ("java -jar engine.jar", "java -jar engine.jar"),
        ];
        for (text, name) in cases {
            let entrant = Entrant::read(text).expect(text);
            assert_eq!(entrant.name(&rules).as_deref(), Ok(name), "{text}");
        }
        assert!(Entrant::read("oware:Level").is_err());
        let unknown = Entrant::read("oware:Book=1").expect("form").name(&rules);
        assert!(unknown.expect_err("unknown").starts_with("there is no option \"Book\""));
    }

    #[test]
    fn what_is_its_own_counts_most() {
        let rules = Given::from_argument("abapa").expect("rules");
        let mut entrant = Entrant::read("oware:Hash=16").expect("own");
        entrant.set("Hash", "32");
        assert_eq!(entrant.settings(&rules).expect("settings").hash, 16);
    }
}
