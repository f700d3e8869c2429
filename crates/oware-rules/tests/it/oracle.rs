//! The rules once more, as plainly as they can be said: twelve numbers, loops, no tricks.
//!
//! Written from the text of the rules alone, to be compared with the crate's own body of rules;
//! nothing here is fast, and nothing may be taken from `oware_rules` but the names of the settings.
//! The file stands by itself, so that a bench can include it by its path.

use oware_rules::{CaptureRun, GrandSlam, Leftover, Repetition, Side, Spec};

/// Houses A–F then a–f, South's store and North's, and who moves: 0 is South, 1 is North.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub houses: [u8; 12],
    pub stores: [u8; 2],
    pub mover: usize,
}

/// The end of a game: why, and each player's final score in half seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    pub reason: &'static str,
    pub halves: [u16; 2],
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub state: State,
    pub captured: u8,
    pub taken: Vec<usize>,
    pub slam: bool,
    pub end: Option<Ending>,
}

fn row(player: usize) -> [usize; 6] {
    if player == 0 { [0, 1, 2, 3, 4, 5] } else { [6, 7, 8, 9, 10, 11] }
}

fn row_seeds(houses: &[u8; 12], player: usize) -> u8 {
    row(player).iter().map(|&house| houses[house]).sum()
}

fn all_seeds(spec: &Spec) -> u8 {
    12 * spec.seeds_per_house
}

pub fn start(spec: &Spec) -> State {
    let mover = if spec.first == Side::South { 0 } else { 1 };
    State { houses: [spec.seeds_per_house; 12], stores: [0, 0], mover }
}

/// Rule 1: the houses after the sowing, and the house of the last seed.
fn sow(houses: &[u8; 12], origin: usize) -> ([u8; 12], usize) {
    let mut houses = *houses;
    let mut in_hand = houses[origin];
    houses[origin] = 0;
    let mut at = origin;
    while in_hand > 0 {
        at = (at + 1) % 12;
        if at != origin {
            houses[at] += 1;
            in_hand -= 1;
        }
    }
    (houses, at)
}

/// Rule 2: the houses that are captured, from the row's start on.
fn captured_houses(houses: &[u8; 12], last: usize, mover: usize, spec: &Spec) -> Vec<usize> {
    let theirs = row(1 - mover);
    let Some(place) = theirs.iter().position(|&house| house == last) else {
        return Vec::new();
    };
    let can_be_taken = |place: usize| houses[theirs[place]] == 2 || houses[theirs[place]] == 3;
    if !can_be_taken(place) {
        return Vec::new();
    }
    let mut first = place;
    while first > 0 && can_be_taken(first - 1) {
        first -= 1;
    }
    let mut end = place;
    if spec.capture_run == CaptureRun::Both {
        while end < 5 && can_be_taken(end + 1) {
            end += 1;
        }
    }
    theirs[first..=end].to_vec()
}

/// Rule 4: whether a capture takes every seed of the row.
fn takes_all(houses: &[u8; 12], taken: &[usize], player: usize) -> bool {
    let left = row(player).into_iter().filter(|house| !taken.contains(house));
    !taken.is_empty() && left.map(|house| houses[house]).sum::<u8>() == 0
}

fn is_slam(state: &State, house: usize, spec: &Spec) -> bool {
    let (houses, last) = sow(&state.houses, house);
    let taken = captured_houses(&houses, last, state.mover, spec);
    takes_all(&houses, &taken, 1 - state.mover)
}

/// Rule 3: whether the sowing drops a seed into the opponent's row.
fn feeds(state: &State, house: usize) -> bool {
    let (houses, _) = sow(&state.houses, house);
    row(1 - state.mover).iter().any(|&theirs| houses[theirs] > state.houses[theirs])
}

fn majority_reached(state: &State, spec: &Spec) -> bool {
    let enough = all_seeds(spec) / 2 + 1;
    spec.majority && (state.stores[0] >= enough || state.stores[1] >= enough)
}

/// The houses left to the mover by rules 1 and 3, then by the full house, then by rule 4.
fn choices(state: &State, spec: &Spec) -> [Vec<usize>; 3] {
    let mut feeding: Vec<usize> =
        row(state.mover).into_iter().filter(|&house| state.houses[house] > 0).collect();
    if row_seeds(&state.houses, 1 - state.mover) == 0 {
        feeding.retain(|&house| feeds(state, house));
    }
    let mut full = feeding.clone();
    if spec.full_house > 0 && full.iter().any(|&house| state.houses[house] >= spec.full_house) {
        full.retain(|&house| state.houses[house] >= spec.full_house);
    }
    let mut allowed = full.clone();
    match spec.grand_slam {
        GrandSlam::ForbiddenThenSweep => {
            allowed.retain(|&house| !is_slam(state, house, spec));
            if allowed.is_empty() {
                allowed = full.clone();
            }
        }
        GrandSlam::ForbiddenThenEnd => allowed.retain(|&house| !is_slam(state, house, spec)),
        GrandSlam::NoCapture
        | GrandSlam::CaptureAndMoveAgain
        | GrandSlam::LeaveLast
        | GrandSlam::OpponentTakesRest => {}
    }
    [feeding, full, allowed]
}

pub fn legal(state: &State, spec: &Spec) -> Vec<usize> {
    if majority_reached(state, spec) {
        return Vec::new();
    }
    let [_, _, allowed] = choices(state, spec);
    allowed
}

/// Rule 5.
pub fn end(state: &State, spec: &Spec) -> Option<Ending> {
    if majority_reached(state, spec) {
        let halves = state.stores.map(|store| 2 * u16::from(store));
        return Some(Ending { reason: "majority", halves });
    }
    if legal(state, spec).is_empty() { Some(share(state, spec, "no_move")) } else { None }
}

/// The end at which the seeds on the board are shared by the leftover rule. A split is for endless
/// play only; elsewhere it stands for the own row.
pub fn share(state: &State, spec: &Spec, reason: &'static str) -> Ending {
    let mut halves = state.stores.map(|store| 2 * u16::from(store));
    let left = u16::from(state.houses.iter().sum::<u8>());
    for (player, score) in halves.iter_mut().enumerate() {
        *score += match spec.leftover {
            Leftover::Uncounted => 0,
            Leftover::Split if reason == "repetition" => left,
            Leftover::Split | Leftover::OwnRow => 2 * u16::from(row_seeds(&state.houses, player)),
        };
    }
    Ending { reason, halves }
}

/// Why a house can't be played; `None` if it can.
pub fn refusal(state: &State, house: usize, spec: &Spec) -> Option<&'static str> {
    let [feeding, full, allowed] = choices(state, spec);
    if end(state, spec).is_some() {
        Some("game_over")
    } else if !row(state.mover).contains(&house) {
        Some("wrong_side")
    } else if state.houses[house] == 0 {
        Some("empty_house")
    } else if !feeding.contains(&house) {
        Some("must_feed")
    } else if !full.contains(&house) {
        Some("full_house")
    } else if !allowed.contains(&house) {
        Some("grand_slam")
    } else {
        None
    }
}

/// Plays a house.
///
/// # Errors
/// The code of the refusal.
pub fn play(state: &State, house: usize, spec: &Spec) -> Result<Outcome, &'static str> {
    if let Some(code) = refusal(state, house, spec) {
        return Err(code);
    }
    let (me, other) = (state.mover, 1 - state.mover);
    let (mut houses, last) = sow(&state.houses, house);
    let mut taken = captured_houses(&houses, last, me, spec);
    let slam = takes_all(&houses, &taken, other);
    if slam && spec.grand_slam == GrandSlam::NoCapture {
        taken.clear();
    }
    if slam && spec.grand_slam == GrandSlam::LeaveLast {
        taken.remove(0);
    }
    let mut captured = 0;
    for &house in &taken {
        captured += houses[house];
        houses[house] = 0;
    }
    let mut stores = state.stores;
    stores[me] += captured;
    let again = slam && spec.grand_slam == GrandSlam::CaptureAndMoveAgain;
    let mut after = State { houses, stores, mover: if again { me } else { other } };

    let rest_goes_to = match spec.grand_slam {
        GrandSlam::ForbiddenThenSweep if slam => Some(me),
        GrandSlam::OpponentTakesRest if slam => Some(other),
        _ => None,
    };
    let end = if let Some(player) = rest_goes_to {
        after.stores[player] += after.houses.iter().sum::<u8>();
        after.houses = [0; 12];
        let halves = after.stores.map(|store| 2 * u16::from(store));
        Some(Ending { reason: "grand_slam", halves })
    } else {
        end(&after, spec)
    };
    let no_move = end.as_ref().is_some_and(|end| end.reason == "no_move");
    if no_move && spec.leftover != Leftover::Uncounted {
        for player in [0, 1] {
            after.stores[player] += row_seeds(&after.houses, player);
        }
        after.houses = [0; 12];
    }
    Ok(Outcome { state: after, captured, taken, slam, end })
}

/// A game with its whole history.
pub struct History {
    pub states: Vec<State>,
    pub end: Option<Ending>,
}

impl History {
    pub fn new(state: State, spec: &Spec) -> History {
        History { states: vec![state], end: end(&state, spec) }
    }

    pub fn now(&self) -> &State {
        self.states.last().expect("a game has a first position")
    }

    /// Plays a house; the same position may come only so often.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn play(&mut self, house: usize, spec: &Spec) -> Result<Outcome, &'static str> {
        if self.end.is_some() {
            return Err("game_over");
        }
        let mut outcome = play(self.now(), house, spec)?;
        self.states.push(outcome.state);
        let times = self.states.iter().filter(|state| **state == outcome.state).count();
        let too_often = match spec.repetition {
            Repetition::Second => times == 2,
            Repetition::Third => times == 3,
            Repetition::Never => false,
        };
        if too_often && outcome.end.is_none() {
            outcome.end = Some(share(&outcome.state, spec, "repetition"));
        }
        self.end.clone_from(&outcome.end);
        Ok(outcome)
    }
}

/// The number of ways to play exactly `depth` moves.
pub fn perft(state: &State, depth: u32, spec: &Spec) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut ways = 0;
    for house in legal(state, spec) {
        let outcome = play(state, house, spec).expect("a legal move can be played");
        if outcome.end.is_none() {
            ways += perft(&outcome.state, depth - 1, spec);
        } else if depth == 1 {
            ways += 1;
        }
    }
    ways
}
