//! All shelves, and the answer that two of them give together.

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use oware_endgame::{EndgameError, Kind, Probe, TableRules};
use oware_rules::{Preset, lanes};
use oware_solver::Directory;

use super::EndgamePlan;
use super::keeper::Orders;
use super::shelf::{Progress, Shelf, Status};
use crate::clock::Clock;

/// What tables say of a position.
#[derive(Clone, Debug)]
pub struct Facts {
    /// With endless play worth 0.
    pub score: Probe,
    /// Whatever endless play is worth; `None` where there is no such table.
    pub bounds: Option<Probe>,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// No table, and none is being made.
    NoTable,
    /// The table is being made.
    Building,
    /// The table can't be read.
    Damaged,
    /// Too many are asking.
    Crowded,
}

/// The tables of every rule set, and what is going on with them.
pub struct Library {
    pub(super) plan: EndgamePlan,
    pub(super) directory: Directory,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) shelves: Vec<Shelf>,
    pub(super) orders: Mutex<Orders>,
    pub(super) stopped: AtomicBool,
}

impl Library {
    /// Opens what is there.
    pub fn open(plan: EndgamePlan, clock: Arc<dyn Clock>) -> Self {
        let directory = Directory::new(&plan.directory);
        let mut every: Vec<TableRules> = Vec::new();
        for preset in Preset::ALL {
            let rules = preset.spec().into();
            if !every.contains(&rules) {
                every.push(rules);
            }
        }
        let kinds = every.into_iter().flat_map(|rules| Kind::ALL.map(|kind| (rules, kind)));
        let shelves: Vec<Shelf> = kinds
            .map(|(rules, kind)| {
                let (shelf, fault) = Shelf::open(&directory, rules, kind);
                if let Some(fault) = fault {
                    Self::tell(&shelf.status(), fault.seeds, fault.error);
                    shelf.change(|status| status.progress = Progress::Failed);
                }
                shelf
            })
            .collect();
        let orders = Mutex::new(Orders { queue: VecDeque::new(), worked_on: false });
        Self { plan, directory, clock, shelves, orders, stopped: AtomicBool::new(false) }
    }

    /// Says in the log which table can't be used.
    pub(super) fn tell(status: &Status, seeds: u8, error: EndgameError) {
        let (rules, kind) = (status.rules.name(), status.kind.name());
        tracing::warn!(rules, kind, seeds, %error, "an endgame table is not usable");
    }

    /// How far each shelf is.
    pub fn status(&self) -> Vec<Status> {
        self.shelves.iter().map(Shelf::status).collect()
    }

    /// What a position is worth. Reads from the disk.
    ///
    /// # Errors
    /// [`NoAnswer`].
    pub fn probe(
        self: &Arc<Self>,
        rules: TableRules,
        own: u64,
        opp: u64,
    ) -> Result<Facts, NoAnswer> {
        let ask = |kind| {
            let known = self.shelves.iter().position(|shelf| {
                let status = shelf.status();
                status.rules == rules && status.kind == kind
            });
            match known {
                Some(shelf) => self.ask(shelf, own, opp),
                None => self.ask_unplanned(rules, kind, own, opp),
            }
        };
        let score = ask(Kind::Score)?;
        let bounds = match ask(Kind::Bounds) {
            Ok(probe) => Some(probe),
            Err(NoAnswer::NoTable) => None,
            Err(other) => return Err(other),
        };
        Ok(Facts { score, bounds })
    }

    fn ask(self: &Arc<Self>, shelf: usize, own: u64, opp: u64) -> Result<Probe, NoAnswer> {
        let status = self.shelves[shelf].status();
        let seeds = lanes::total(own) + lanes::total(opp);
        let building = status.progress == Progress::Building;
        if seeds > status.seeds {
            let coming = building && seeds <= status.goal;
            return Err(if coming { NoAnswer::Building } else { NoAnswer::NoTable });
        }
        self.shelves[shelf].probe(own, opp).map_err(|error| {
            // It was there when it was opened: it is damaged, or being made anew.
            tracing::warn!(
                rules = status.rules.name(),
                kind = status.kind.name(),
                seeds,
                %error,
                "an endgame table did not answer"
            );
            self.repair(shelf);
            NoAnswer::Building
        })
    }

    /// Changed settings have tables where somebody made them; they are opened for each question.
    fn ask_unplanned(
        &self,
        rules: TableRules,
        kind: Kind,
        own: u64,
        opp: u64,
    ) -> Result<Probe, NoAnswer> {
        let (shelf, fault) = Shelf::open(&self.directory, rules, kind);
        let seeds = lanes::total(own) + lanes::total(opp);
        let status = shelf.status();
        if let Some(fault) = fault.filter(|fault| fault.seeds <= seeds) {
            Self::tell(&status, fault.seeds, fault.error);
            return Err(NoAnswer::Damaged);
        }
        if seeds > status.seeds {
            return Err(NoAnswer::NoTable);
        }
        shelf.probe(own, opp).map_err(|error| {
            Self::tell(&status, seeds, error);
            NoAnswer::Damaged
        })
    }
}
