//! Levels: weaker play that errs as people err.
//!
//! A weaker level looks less far, overlooks a capture now and then, its own or the other player's
//! next one (the sooner the farther its seeds are sown, the fewer it takes), and chooses among moves
//! that look nearly as good as the best.
//! How much of each is one line of [`STRENGTHS`]; `docs/levels.md` has the measured result.

use oware_rules::{Game, House};

use crate::control::{Control, Limits, TimeLimit};
use crate::engine::{Answer, Engine, Info, Task};
use crate::root::{MAX_DEPTH, RootMove};
use crate::score::SEED;
use crate::table::TranspositionTable;

use core::time::Duration;

/// How well to play: 1, a beginner's first opponent, to 8, as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The strongest.
    pub const TOP: Level = Level(8);

    /// How long the strongest level thinks, if the clock goes.
    pub const TOP_TIME: TimeLimit =
        TimeLimit { soft: Duration::from_millis(700), hard: Duration::from_millis(1_000) };

    /// The level of that number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::TOP.0 { Some(Level(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::TOP.0).map(Level)
    }

    /// 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What makes a level.
struct Strength {
    /// Plies looked ahead.
    depth: u8,
    /// Positions looked at, at most.
    nodes: u64,
    /// A move may look better or worse than it is by so many hundredths of a seed.
    noise: i32,
    /// Of a hundred captures of two seeds by a sowing of six so many are overlooked, the own ones
    /// and what the other player may answer a move with.
    overlooked: u32,
    /// Whether endgame tables are asked.
    tables: bool,
}

const fn strength(depth: u8, nodes: u64, noise: i32, overlooked: u32) -> Strength {
    Strength { depth, nodes, noise, overlooked, tables: depth > 8 }
}

const STRENGTHS: [Strength; 8] = [
    strength(1, 1_000, 50, 15),
    strength(3, 5_000, 110, 16),
    strength(5, 30_000, 72, 6),
    strength(8, 100_000, 25, 0),
    strength(12, 300_000, 9, 0),
    strength(MAX_DEPTH, 14_000, 0, 0),
    strength(MAX_DEPTH, 200_000, 0, 0),
    strength(MAX_DEPTH, 20_000_000, 0, 0),
];

impl Engine {
    /// Chooses a move as `level` would. The same game, level and `seed` get the same answer (at the
    /// strongest level only if the clock does not go), whatever was searched before.
    pub fn play(&mut self, game: &Game, level: Level, control: &Control<'_>, seed: u64) -> Answer {
        let strength = &STRENGTHS[usize::from(level.0 - 1)];
        if level == Level::TOP {
            let limits = Limits { nodes: Some(strength.nodes), ..Limits::time(Level::TOP_TIME) };
            return self.search(game, &limits, control, &mut |_| ());
        }
        let mut random = Random::new(seed, game);
        // Not always the same game: a little more or less is looked at.
        let nodes = strength.nodes * (900 + random.next() % 200) / 1_000;
        let multi_pv = if strength.noise == 0 { 1 } else { 6 };
        let limits = Limits { nodes: Some(nodes), multi_pv, ..Limits::depth(strength.depth) };
        let mut sees =
            |each: &RootMove| !random.chance(overlooked(each.gain, each.sown, strength.overlooked));
        // A small table of its own: what was searched before must not matter.
        let mut table = TranspositionTable::new(4 << 20, 1);
        let task = Task {
            limits: &limits,
            control,
            threads: 1,
            selective: true,
            tables: self.tables().filter(|_| strength.tables),
            evaluator: self.evaluator(game.rules().spec),
            sees: &mut sees,
        };
        let mut answer = task.run(&mut table, game, &mut |_| ());
        let mut worth = |line: &Info| {
            let threat = line.pv.first().and_then(|&house| threat(game, house));
            let unseen = threat
                .filter(|&(gain, sown)| random.chance(overlooked(gain, sown, strength.overlooked)));
            let unseen = unseen.map_or(0, |(gain, _)| SEED * gain as i32);
            line.score.rank() + random.spread(strength.noise) + unseen
        };
        let chosen = answer.lines.iter().map(&mut worth);
        let best = chosen.enumerate().max_by_key(|&(at, worth)| (worth, usize::MAX - at));
        if let Some((at, _)) = best {
            let pv = &answer.lines[at].pv;
            (answer.best, answer.ponder) = (pv.first().copied(), pv.get(1).copied());
        }
        answer
    }
}

/// The chance in ten thousand that a player who overlooks `percent` of them overlooks a capture of
/// `gain` seeds by a sowing of `sown`.
fn overlooked(gain: u32, sown: u32, percent: u32) -> u32 {
    if gain == 0 { 0 } else { (percent * 100 * 2 * sown / (6 * gain)).min(9_000) }
}

/// What the other player may capture most in reply to a move, and the seeds sown for it.
fn threat(game: &Game, house: House) -> Option<(u32, u32)> {
    let mut after = game.clone();
    after.play(house).ok()?;
    if after.position().side() == game.position().side() {
        return None; // moves again
    }
    let mut most = None;
    for house in after.legal() {
        let sown = u32::from(after.position().board().seeds(house));
        let mut then = after.clone();
        let gain = then.play(house).map_or(0, |step| u32::from(step.captured));
        if gain > most.map_or(0, |(gain, _)| gain) {
            most = Some((gain, sown));
        }
    }
    most
}

/// Chance, from a seed handed in.
struct Random(u64);

impl Random {
    fn new(seed: u64, game: &Game) -> Random {
        Random(seed ^ (game.ply() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Whether something happens that happens `chance` times in ten thousand.
    fn chance(&mut self, chance: u32) -> bool {
        self.next() % 10_000 < u64::from(chance)
    }

    /// From `-most` to `most`, small numbers more often than great ones.
    fn spread(&mut self, most: i32) -> i32 {
        let mut half = || (self.next() % (most as u64 + 1)) as i32;
        half() - half()
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, Random, overlooked, threat};
    use oware_rules::{Game, House, Position, Preset, Rules};

    #[test]
    fn levels_are_1_to_8() {
        assert_eq!(Level::all().count(), 8);
        assert!(Level::new(0).is_none() && Level::new(9).is_none());
        assert_eq!(Level::new(8), Some(Level::TOP));
    }

    #[test]
    fn what_a_move_allows_is_seen() {
        let rules = Rules::preset(Preset::Abapa);
        let position = Position::parse("1-2-0-4-0-4-0-0-0-0-0-2-17-18-S", rules.spec);
        let game = Game::from_position(rules, position.expect("a position")).expect("a game");
        let allowed = |letter| threat(&game, House::from_letter(letter).expect("a house"));
        // f's two seeds make two of A and three of B, unless A was sown away.
        assert_eq!(allowed('D'), Some((5, 2)));
        assert_eq!(allowed('A'), None);
    }

    #[test]
    fn far_and_small_captures_are_overlooked_sooner() {
        assert_eq!(overlooked(0, 12, 40), 0);
        assert_eq!(overlooked(2, 6, 40), 4_000);
        assert!(overlooked(2, 12, 40) > overlooked(2, 6, 40));
        assert!(overlooked(6, 6, 40) < overlooked(2, 6, 40));
        assert_eq!(overlooked(2, 40, 90), 9_000);
    }

    #[test]
    fn chance_is_fair() {
        let mut random = Random::new(1, &Game::new(Preset::Wari.into()));
        let hits = (0..10_000).filter(|_| random.chance(2_500)).count();
        assert!((2_300..2_700).contains(&hits), "{hits}");
        let spread: Vec<i32> = (0..10_000).map(|_| random.spread(50)).collect();
        assert!(spread.iter().all(|value| value.abs() <= 50));
        assert!(spread.iter().sum::<i32>().abs() < 20_000);
    }
}
