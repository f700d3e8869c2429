//! One game of a match: asks, plays, and says how it ended. The rules decide, nobody's word.

use std::fmt;
use std::time::Duration;

use oware_rules::{End, Game, House, Side};

use super::player::{Choice, Player, Trouble};
use super::tally::Outcome;
use crate::dialect::Go;

/// What an engine may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The same for every move: time, nodes or depth; nothing where a level chooses by itself.
    Move(Go),
    /// A clock for the whole game, and what each move adds.
    Clock { total: Duration, increment: Duration },
}

/// The conditions of a game.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// South's and North's.
    pub limits: [Limit; 2],
    /// How much too long a move may take before it is an overrun.
    pub margin: Duration,
    /// After so many plies without a capture in rules without repetition, or so many in all, the
    /// engines are taken to agree to end.
    pub quiet_plies: usize,
    pub longest: usize,
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules, or by an agreement that the match made for both.
    Over(End),
    /// A side lost whatever the board says.
    Forfeit { loser: Side, why: Fault },
}

/// Why a game is forfeit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An illegal move, and what the rules say of it.
    Illegal { house: House, why: String },
    /// "Game over" in a game that is not.
    NoMove,
    /// The clock ran out.
    Clock { over: Duration },
    /// The engine broke down.
    Trouble(Trouble),
    /// What the records of a match that was broken off tell.
    Recorded(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal { house, why } => write!(f, "illegal move {house}: {why}"),
            Fault::NoMove => f.write_str("says that the game is over, and it is not"),
            Fault::Clock { over } => write!(f, "clock overrun by {} ms", over.as_millis()),
            Fault::Trouble(trouble) => trouble.fmt(f),
            Fault::Recorded(why) => f.write_str(why),
        }
    }
}

/// A game that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    pub game: Game,
    /// Plies of the opening, which nobody chose.
    pub opening: usize,
    pub ending: Ending,
    /// How each move after the opening was found.
    pub choices: Vec<Choice>,
    /// South's and North's moves that took longer than allowed, and the worst excess.
    pub overruns: [(u32, Duration); 2],
}

impl Played {
    /// The winner; `None` is a draw.
    pub fn winner(&self) -> Option<Side> {
        match &self.ending {
            Ending::Over(end) => end.winner,
            Ending::Forfeit { loser, .. } => Some(loser.other()),
        }
    }

    /// How it ended for a side.
    pub fn outcome(&self, side: Side) -> Outcome {
        match self.winner() {
            None => Outcome::Draw,
            Some(winner) if winner == side => Outcome::Win,
            Some(_) => Outcome::Loss,
        }
    }

    /// The word for how it ended: an end's reason, or `forfeit`.
    pub fn reason(&self) -> &'static str {
        match &self.ending {
            Ending::Over(end) => end.reason.name(),
            Ending::Forfeit { .. } => "forfeit",
        }
    }
}

/// Plays a game to its end; `players` are South and North.
pub fn play(mut game: Game, players: [&mut dyn Player; 2], conditions: &Conditions) -> Played {
    let opening = game.ply();
    let mut clocks = conditions.limits.clone().map(|limit| match limit {
        Limit::Move(_) => None,
        Limit::Clock { total, .. } => Some(total),
    });
    let (mut choices, mut overruns) = (Vec::new(), [(0, Duration::ZERO); 2]);
    let mut since_capture = 0;
    let ending = loop {
        if let Some(end) = game.end() {
            break Ending::Over(*end);
        }
        let endless = game.rules().spec.repetition.limit().is_none()
            && since_capture >= conditions.quiet_plies;
        if endless || game.ply() - opening >= conditions.longest {
            match game.agree() {
                Ok(end) => break Ending::Over(end),
                Err(_) => continue, // over already: the end is found above
            }
        }
        let side = game.position().side();
        let limit = &conditions.limits[side.index()];
        let go = ask(limit, clocks, &conditions.limits);
        let forfeit = |why| Ending::Forfeit { loser: side, why };
        let choice = match players[side.index()].choose(&game, &go) {
            Ok(choice) => choice,
            Err(trouble) => break forfeit(Fault::Trouble(trouble)),
        };
        let took = choice.took;
        let house = choice.house;
        choices.push(choice);
        match (limit, &mut clocks[side.index()]) {
            (Limit::Clock { increment, .. }, Some(left)) => {
                if took > *left + conditions.margin {
                    break forfeit(Fault::Clock { over: took - *left });
                }
                *left = left.saturating_sub(took) + *increment;
            }
            (Limit::Move(Go { movetime: Some(allowed), .. }), _)
                if took > *allowed + conditions.margin =>
            {
                let (count, worst) = &mut overruns[side.index()];
                *count += 1;
                *worst = (*worst).max(took - *allowed);
            }
            _ => {}
        }
        let Some(house) = house else { break forfeit(Fault::NoMove) };
        match game.play(house) {
            Ok(step) => since_capture = if step.captured > 0 { 0 } else { since_capture + 1 },
            Err(refusal) => {
                break forfeit(Fault::Illegal { house, why: refusal.to_string() });
            }
        }
    };
    Played { game, opening, ending, choices, overruns }
}

/// What the side to move is told.
fn ask(limit: &Limit, clocks: [Option<Duration>; 2], limits: &[Limit; 2]) -> Go {
    match limit {
        Limit::Move(go) => go.clone(),
        Limit::Clock { .. } => Go {
            remaining: clocks,
            increment: [0, 1].map(|of| match &limits[of] {
                Limit::Move(_) => None,
                Limit::Clock { increment, .. } => Some(*increment),
            }),
            ..Go::default()
        },
    }
}

#[cfg(test)]
mod tests {
    use oware_rules::{EndReason, Preset, Rules};

    use super::*;

    /// Plays the first or the last legal house, or what it is told.
    struct Simple {
        script: Vec<Result<Choice, Trouble>>,
        last: bool,
        asked: Vec<Go>,
    }

    impl Simple {
        fn new(last: bool) -> Simple {
            Simple { script: vec![], last, asked: vec![] }
        }

        fn told(answer: Result<Choice, Trouble>) -> Simple {
            Simple { script: vec![answer], ..Simple::new(false) }
        }
    }

    impl Player for Simple {
        fn name(&self) -> &str {
            "simple"
        }

        fn new_game(&mut self, _: u64) -> Result<(), Trouble> {
            Ok(())
        }

        fn choose(&mut self, game: &Game, limit: &Go) -> Result<Choice, Trouble> {
            self.asked.push(limit.clone());
            if let Some(answer) = self.script.pop() {
                return answer;
            }
            let mut legal = game.legal();
            let house = if self.last { legal.last() } else { legal.next() };
            Ok(Choice { house, took: Duration::from_millis(3), ..Choice::default() })
        }
    }

    fn conditions(limit: Limit) -> Conditions {
        Conditions {
            limits: [limit.clone(), limit],
            margin: Duration::from_millis(1),
            quiet_plies: 40,
            longest: 2000,
        }
    }

    fn run(preset: Preset, south: &mut Simple, north: &mut Simple, limit: Limit) -> Played {
        play(Game::new(Rules::preset(preset)), [south, north], &conditions(limit))
    }

    #[test]
    fn every_rule_set_comes_to_an_end() {
        for &preset in Preset::ALL {
            for (first, second) in [(false, false), (false, true), (true, false), (true, true)] {
                let (mut south, mut north) = (Simple::new(first), Simple::new(second));
                let played = run(preset, &mut south, &mut north, Limit::Move(Go::default()));
                let Ending::Over(end) = played.ending else { panic!("{preset}: {played:?}") };
                assert_eq!(played.choices.len(), played.game.ply());
                let never = preset == Preset::Ashanti;
                assert!(never || end.reason != EndReason::Agreement, "{preset}: {end:?}");
            }
        }
    }

    #[test]
    fn faults_lose() {
        let hung = Trouble::Hung(Duration::from_secs(1));
        let choose = |house| Ok(Choice { house, ..Choice::default() });
        let cases = [
            (choose(House::from_letter('a')), "illegal move a: "),
            (choose(None), "says that the game is over, and it is not"),
            (Err(hung), "gave no answer within 1.0 s and was killed"),
            (Err(Trouble::NoHouse("e4".into())), "answered \"e4\", which is no move"),
        ];
        for (answer, expected) in cases {
            let (mut south, mut north) = (Simple::told(answer), Simple::new(false));
            let played = run(Preset::Abapa, &mut south, &mut north, Limit::Move(Go::default()));
            assert_eq!(played.outcome(Side::South), Outcome::Loss);
            assert_eq!(played.outcome(Side::North), Outcome::Win);
            let Ending::Forfeit { loser: Side::South, why } = played.ending else {
                panic!("{expected}")
            };
            assert!(why.to_string().starts_with(expected), "{why}");
        }
    }

    #[test]
    fn clocks_run_down_and_lose() {
        let milliseconds = Duration::from_millis;
        let limit = Limit::Clock { total: milliseconds(10), increment: milliseconds(1) };
        let (mut south, mut north) = (Simple::new(false), Simple::new(true));
        let played = run(Preset::Abapa, &mut south, &mut north, limit);
        // 10, 8, 6, 4, 2: the fifth move takes the margin, the sixth is too long.
        let Ending::Forfeit { loser: Side::South, why } = &played.ending else {
            panic!("{played:?}")
        };
        assert_eq!(*why, Fault::Clock { over: milliseconds(2) });
        let told: Vec<_> = south.asked.iter().map(|go| go.remaining[0]).collect();
        let left = [10, 8, 6, 4, 2, 1].map(|left| Some(milliseconds(left)));
        assert_eq!(told, left);
        assert_eq!(south.asked[1].increment, [Some(milliseconds(1)); 2]);
        assert_eq!(played.overruns[0].0, 0);
    }

    #[test]
    fn slow_moves_are_noted() {
        let go = Go { movetime: Some(Duration::from_millis(1)), ..Go::default() };
        let (mut south, mut north) = (Simple::new(false), Simple::new(true));
        let played = run(Preset::Abapa, &mut south, &mut north, Limit::Move(go));
        let moves = played.game.ply() as u32;
        assert_eq!(played.overruns[0].0 + played.overruns[1].0, moves);
        assert_eq!(played.overruns[0].1, Duration::from_millis(2));
    }
}
