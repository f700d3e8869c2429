//! `oware rules`: the rule sets and the settings. What they mean is told in short; the full text
//! is the rules page's.

use std::io::{self, Write};

use clap::Args;
use oware_rules::{Preset, Setting, Spec, Values};
use serde::Serialize;

pub const EXAMPLES: &str = "\
With --json one line is printed: \"presets\" is a list of {\"name\", \"settings\"} in which
\"settings\" has all eight settings; \"settings\" is a list of {\"name\", \"values\"}, where
\"values\" is a list of names, a range {\"from\", \"to\"} or [true, false]. Names and values are
those that --rules and `oware judge` take. New names may come; none will change its meaning.

Examples:
  oware rules
  oware rules --json | jq '.presets[] | select(.name == \"awari\") | .settings'";

#[derive(Args)]
pub struct Options {
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct List {
    presets: Vec<PresetEntry>,
    settings: Vec<SettingEntry>,
}

#[derive(Serialize)]
struct PresetEntry {
    name: Preset,
    settings: Spec,
}

#[derive(Serialize)]
struct SettingEntry {
    name: Setting,
    values: Values,
}

/// Prints the list.
///
/// # Errors
/// Where the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    if options.json { json(output) } else { text(output) }
}

fn json(output: &mut impl Write) -> io::Result<()> {
    let preset = |&name: &Preset| PresetEntry { name, settings: name.spec() };
    let setting = |&name: &Setting| SettingEntry { name, values: name.values() };
    let list = List {
        presets: Preset::ALL.iter().map(preset).collect(),
        settings: Setting::ALL.iter().map(setting).collect(),
    };
    serde_json::to_writer(&mut *output, &list)?;
    writeln!(output)
}

fn text(output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "Rule sets")?;
    for &preset in Preset::ALL {
        writeln!(output, "\n  {preset}: {}", about_preset(preset))?;
        for &setting in Setting::ALL {
            writeln!(output, "    {:<16} {}", setting.name(), preset.spec().get(setting))?;
        }
    }
    writeln!(output, "\nSettings a table may change")?;
    for &setting in Setting::ALL {
        writeln!(output, "\n  {setting}: {}", about_setting(setting))?;
        writeln!(output, "    {}", setting.values())?;
    }
    Ok(())
}

const fn about_preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Abapa => "the rules of tournaments",
        Preset::Wari => "a grand slam is played only where nothing else can be",
        Preset::Warri => "the Caribbean game: who makes a grand slam moves again",
        Preset::Ashanti => "a Ghanaian game: a house of twelve must be played, no early win",
        Preset::Ovare => "captures run both ways, a grand slam is never played",
        Preset::Awari => "as wari; endless play splits the seeds evenly",
    }
}

const fn about_setting(setting: Setting) -> &'static str {
    match setting {
        Setting::GrandSlam => "what a capture of the opponent's whole row does",
        Setting::CaptureRun => "captured beside the last house: the run before it, or also after",
        Setting::FullHouse => "a house with so many seeds must be played; 0: no such rule",
        Setting::First => "who moves first",
        Setting::Majority => "whether more than half of all seeds wins at once",
        Setting::Leftover => "who gets the seeds left on the board",
        Setting::Repetition => "the occurrence of a position that ends the game",
        Setting::SeedsPerHouse => "seeds in each house at the start",
    }
}
