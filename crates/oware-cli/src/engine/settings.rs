//! What can be set in an engine, by the names that Oware programs use.

use std::fmt;
use std::path::PathBuf;

use oware_rules::{MAX_SEEDS, Preset, Rules, Setting, Value, Values};

use crate::given::Given;

/// What an engine is told to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Mebibytes of the hash table.
    pub hash: u32,
    pub threads: u32,
    /// Lines shown of a position.
    pub multi_pv: u32,
    /// 1 to 8.
    pub level: u8,
    /// Where endgame tables are; none: they are solved when the engine starts.
    pub endgame_path: Option<PathBuf>,
    /// Tables of more seeds are left alone; `None` stands for as many as there are.
    pub endgame_seeds: Option<u8>,
    pub use_leaves: bool,
    /// Where a level's chance comes from; 0: from nowhere that can be known.
    pub seed: u64,
    pub rules: Rules,
}

/// The strongest level.
pub const TOP_LEVEL: u8 = 8;

impl Settings {
    /// The usual ones for some rules.
    pub const fn new(rules: Rules) -> Settings {
        Settings {
            hash: 64,
            threads: 1,
            multi_pv: 1,
            level: TOP_LEVEL,
            endgame_path: None,
            endgame_seeds: None,
            use_leaves: true,
            seed: 0,
            rules,
        }
    }
}

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    Hash,
    ClearHash,
    Threads,
    MultiPv,
    Level,
    EndgamePath,
    EndgameSeeds,
    UseLeaves,
    Seed,
    OwnBook,
    Ponder,
    Rules,
    Rule(Setting),
}

/// What a change asks for beside the new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// The hash table is to be emptied.
    Clear,
    /// The engine is to be built anew.
    Memory,
    /// Tables are to be loaded anew.
    Tables,
    /// Another game: tables and position are to be set anew.
    Rules,
}

const NAMES: [(&str, Name); 20] = [
    ("Hash", Name::Hash),
    ("ClearHash", Name::ClearHash),
    ("Threads", Name::Threads),
    ("MultiPV", Name::MultiPv),
    ("Level", Name::Level),
    ("EndgamePath", Name::EndgamePath),
    ("EndgameSeeds", Name::EndgameSeeds),
    ("UseLeaves", Name::UseLeaves),
    ("Seed", Name::Seed),
    ("OwnBook", Name::OwnBook),
    ("Ponder", Name::Ponder),
    ("Rules", Name::Rules),
    ("GrandSlam", Name::Rule(Setting::GrandSlam)),
    ("CaptureRun", Name::Rule(Setting::CaptureRun)),
    ("FullHouse", Name::Rule(Setting::FullHouse)),
    ("First", Name::Rule(Setting::First)),
    ("Majority", Name::Rule(Setting::Majority)),
    ("Leftover", Name::Rule(Setting::Leftover)),
    ("Repetition", Name::Rule(Setting::Repetition)),
    ("SeedsPerHouse", Name::Rule(Setting::SeedsPerHouse)),
];

/// Greatest values of numbers.
const HASH: u64 = 1 << 16;
const THREADS: u64 = 256;
const LINES: u64 = 6;

/// Letters and digits in lower case: `multi_pv`, `MultiPV` and `Multi PV` are one name.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

impl Name {
    /// The name with this spelling; case, spaces and underscores do not count.
    ///
    /// # Errors
    /// [`Fault::Unknown`] if there is none.
    pub fn read(name: &str) -> Result<Name, Fault> {
        let found = NAMES.iter().find(|(text, _)| plain(text) == plain(name));
        found.map(|(_, name)| *name).ok_or_else(|| Fault::Unknown(name.chars().take(40).collect()))
    }
}

/// Why something can't be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing has this name.
    Unknown(String),
    /// It has no such value; what it has.
    Bad { name: &'static str, found: String, wants: String },
    /// The rules can't be changed like that.
    Rules(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unknown(name) => {
                write!(f, "there is no option {name:?}; there are ")?;
                for (i, (name, _)) in NAMES.iter().enumerate() {
                    write!(f, "{}{name}", if i > 0 { ", " } else { "" })?;
                }
                Ok(())
            }
            Fault::Bad { name, found, wants } => {
                write!(f, "{name} can't be {found:?}; it is {wants}")
            }
            Fault::Rules(fault) => f.write_str(fault),
        }
    }
}

impl std::error::Error for Fault {}

impl Settings {
    /// Sets one value, given as text.
    ///
    /// # Errors
    /// [`Fault`]; nothing is changed then.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<Effect, Fault> {
        let name = Name::read(name)?;
        let text = value.unwrap_or_default().trim();
        let shown = NAMES.iter().find(|(_, each)| *each == name).map_or("", |(text, _)| text);
        let bad = |wants: String| Fault::Bad {
            name: shown,
            found: text.chars().take(60).collect(),
            wants,
        };
        let number = |least: u64, greatest: u64| {
            let wants = || bad(format!("a whole number from {least} to {greatest}"));
            let found = text.parse().ok().filter(|number| (least..=greatest).contains(number));
            found.ok_or_else(wants)
        };
        let flag = || flag(text).ok_or_else(|| bad("true or false".to_owned()));
        match name {
            Name::Hash => self.hash = number(1, HASH)? as u32,
            Name::ClearHash => {}
            Name::Threads => self.threads = number(1, THREADS)? as u32,
            Name::MultiPv => self.multi_pv = number(1, LINES)? as u32,
            Name::Level => self.level = number(1, u64::from(TOP_LEVEL))? as u8,
            Name::EndgamePath => {
                let none = text.is_empty() || text == "<empty>";
                self.endgame_path = (!none).then(|| PathBuf::from(text));
            }
            Name::EndgameSeeds => {
                self.endgame_seeds = match text {
                    "auto" => None,
                    _ => Some(number(0, u64::from(MAX_SEEDS))? as u8),
                };
            }
            Name::UseLeaves => self.use_leaves = flag()?,
            Name::Seed => self.seed = number(0, u64::MAX)?,
            // Known to other programs; this engine has no book, and ponders when told to.
            Name::OwnBook | Name::Ponder => {
                flag()?;
            }
            Name::Rules => {
                let given = Given::from_argument(text);
                self.rules = given.map_err(|fault| Fault::Rules(fault.to_string()))?.rules;
            }
            Name::Rule(setting) => {
                let mut spec = self.rules.spec;
                let value =
                    rule_value(setting, text).ok_or_else(|| bad(setting.values().to_string()))?;
                spec.set(setting, value).map_err(|fault| Fault::Rules(fault.to_string()))?;
                self.rules.spec = spec;
            }
        }
        Ok(match name {
            Name::ClearHash => Effect::Clear,
            Name::Hash | Name::Threads => Effect::Memory,
            Name::EndgamePath | Name::EndgameSeeds | Name::UseLeaves => Effect::Tables,
            Name::Rules | Name::Rule(_) => Effect::Rules,
            _ => Effect::None,
        })
    }

    /// The lines that tell a program what can be set.
    pub fn lines(&self) -> Vec<String> {
        NAMES
            .iter()
            .map(|(text, name)| format!("option name {text} {}", self.kind(*name)))
            .collect()
    }

    fn kind(&self, name: Name) -> String {
        let spin = |value: u64, least: u64, greatest: u64| {
            format!("type spin default {value} min {least} max {greatest}")
        };
        let combo = |value: &str, names: &[&str]| {
            let names: String = names.iter().map(|name| format!(" var {name}")).collect();
            format!("type combo default {value}{names}")
        };
        match name {
            Name::Hash => spin(self.hash.into(), 1, HASH),
            Name::ClearHash => "type button".to_owned(),
            Name::Threads => spin(self.threads.into(), 1, THREADS),
            Name::MultiPv => spin(self.multi_pv.into(), 1, LINES),
            Name::Level => spin(self.level.into(), 1, TOP_LEVEL.into()),
            Name::EndgamePath => "type string default <empty>".to_owned(),
            Name::EndgameSeeds => "type string default auto".to_owned(),
            Name::UseLeaves => format!("type check default {}", self.use_leaves),
            Name::Seed => spin(self.seed, 0, u64::MAX),
            Name::OwnBook => "type check default false".to_owned(),
            Name::Ponder => "type check default true".to_owned(),
            Name::Rules => combo(self.rules.preset.name(), Preset::NAMES),
            Name::Rule(setting) => {
                let value = self.rules.spec.get(setting);
                match (setting.values(), value) {
                    (Values::Names(names), _) => combo(&value.to_string(), names),
                    (Values::Numbers(least, greatest), Value::Number(number)) => {
                        spin(number.into(), least.into(), greatest.into())
                    }
                    _ => format!("type check default {value}"),
                }
            }
        }
    }
}

fn flag(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

fn rule_value(setting: Setting, text: &str) -> Option<Value<'_>> {
    match setting.values() {
        Values::Names(names) => names.contains(&text).then_some(Value::Name(text)),
        Values::Numbers(..) => text.parse().ok().map(Value::Number),
        Values::Flag => flag(text).map(Value::Flag),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual() -> Settings {
        Settings::new(Rules::preset(Preset::Abapa))
    }

    #[test]
    fn values_are_set() {
        let mut settings = usual();
        let cases = [
            ("Hash", Some("16"), Effect::Memory),
            ("clear hash", None, Effect::Clear),
            ("multi_pv", Some("3"), Effect::None),
            ("LEVEL", Some("2"), Effect::None),
            ("EndgamePath", Some("a b"), Effect::Tables),
            ("EndgameSeeds", Some("10"), Effect::Tables),
            ("UseLeaves", Some("false"), Effect::Tables),
            ("OwnBook", Some("True"), Effect::None),
            ("Rules", Some("wari"), Effect::Rules),
            ("seeds_per_house", Some("3"), Effect::Rules),
            ("Repetition", Some("second"), Effect::Rules),
        ];
        for (name, value, effect) in cases {
            assert_eq!(settings.set(name, value), Ok(effect), "{name}");
        }
        let mut rules = Rules::preset(Preset::Wari);
        rules.set("seeds_per_house", Value::Number(3)).expect("a setting");
        rules.set("repetition", Value::Name("second")).expect("a setting");
        let expected = Settings {
            hash: 16,
            multi_pv: 3,
            level: 2,
            endgame_path: Some("a b".into()),
            endgame_seeds: Some(10),
            use_leaves: false,
            ..Settings::new(rules)
        };
        assert_eq!(settings, expected);
        settings.set("EndgamePath", Some("")).expect("none");
        assert_eq!(settings.endgame_path, None);
        let changed = r#"{"preset": "ovare", "majority": true}"#;
        assert_eq!(settings.set("Rules", Some(changed)), Ok(Effect::Rules));
        assert!(settings.rules.spec.majority && settings.rules.preset == Preset::Ovare);
    }

    #[test]
    fn faults_say_what_would_be_right_and_change_nothing() {
        let mut settings = usual();
        let cases = [
            ("Contempt", Some("3"), "there is no option \"Contempt\"; there are Hash, "),
            ("Hash", Some("0"), "Hash can't be \"0\"; it is a whole number from 1 to 65536"),
            ("Hash", None, "Hash can't be \"\"; it is a whole number from 1 to 65536"),
            ("Level", Some("9"), "Level can't be \"9\"; it is a whole number from 1 to 8"),
            ("UseLeaves", Some("yes"), "UseLeaves can't be \"yes\"; it is true or false"),
            ("Rules", Some("chess"), "there is no rule set \"chess\"; there are abapa, "),
            ("Rules", Some("{}"), "the rules name no preset; "),
            ("FullHouse", Some("49"), "full_house can't be 49; it is a number from 0 to 48"),
            ("First", Some("east"), "First can't be \"east\"; it is one of \"south\", \"north\""),
        ];
        for (name, value, expected) in cases {
            let fault = settings.set(name, value).expect_err(name).to_string();
            assert!(fault.starts_with(expected), "{fault}");
        }
        assert_eq!(settings, usual());
    }

    #[test]
    fn every_name_is_told_in_one_word_and_found_again() {
        let lines = usual().lines();
        assert_eq!(lines.len(), NAMES.len());
        for (line, (text, name)) in lines.iter().zip(NAMES) {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(words[..4], ["option", "name", text, "type"], "{line}");
            assert_eq!(Name::read(text), Ok(name));
        }
        assert!(
            lines.contains(&"option name Hash type spin default 64 min 1 max 65536".to_owned())
        );
        let combo =
            "option name Repetition type combo default third var second var third var never";
        assert!(lines.contains(&combo.to_owned()));
        assert!(lines.contains(&"option name Majority type check default true".to_owned()));
    }
}
