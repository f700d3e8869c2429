//! Plays a script at a table. A line is `who asks -> what comes of it`:
//!
//! - who: `S`, `N` the two players, `C` the computer, `X`, `Y` strangers; `*` plays several moves,
//!   each by its owner
//! - asks: `join`, `F@0` (house F at ply 0), `offer`, `accept`, `decline`, `withdraw`, `resign`
//!   (each also with `@ply`), `rematch`, `rematch-accept`, `rematch-withdraw`
//! - what comes of it: the events, `already`, or `refused` with the code
//!
//! After every event the log, written and read again, must add up to the same table.

use oware_rules::{End, House, Rules, Side};
use oware_table::{
    Command, ComputerLevel, Event, Opponent, Outcome, Refused, SeatKey, SeatKeyHash, Settings,
    Table, TableId,
};

pub struct Script {
    pub table: Table,
    pub log: Vec<Event>,
}

pub fn key(who: char) -> SeatKeyHash {
    SeatKey::from_random([who as u8; 32]).hash()
}

/// The name that the `n`-th event of a table gives a new table.
pub fn fresh_id(n: usize) -> TableId {
    TableId::from_random([n as u8; 12])
}

pub fn rules(json: &str) -> Rules {
    serde_json::from_str(json).expect("rules")
}

impl Script {
    /// A table that `host` has made and nobody has joined.
    pub fn made(rules_json: &str, host: Side, opponent: Opponent) -> Self {
        let settings = Settings { rules: rules(rules_json), host, opponent };
        let host_key = key(host.letter());
        Self::of(vec![Event::Created { settings, host_key }])
    }

    /// A table at which South, the host, and North sit.
    pub fn begun(rules_json: &str) -> Self {
        let mut script = Self::made(rules_json, Side::South, Opponent::Guest);
        script.check("N join -> seat_taken north");
        script
    }

    /// A table at one screen; South's key holds both seats.
    pub fn at_one_screen(rules_json: &str) -> Self {
        Self::made(rules_json, Side::South, Opponent::SameScreen)
    }

    pub fn of(log: Vec<Event>) -> Self {
        let table = Table::replay(&log).expect("a table");
        Self { table, log }
    }

    /// A table at which South, the host, plays the computer.
    pub fn with_computer(rules_json: &str) -> Self {
        let level = ComputerLevel::try_from(3).expect("a level");
        Self::made(rules_json, Side::South, Opponent::Computer(level))
    }

    /// Plays the lines and compares what comes of each.
    pub fn check(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (asked, expected) = line.split_once("->").expect("a line has an arrow");
            let (who, what) = asked.trim().split_once(' ').expect("who asks what");
            let found = match who {
                "*" => what.chars().map(|letter| self.play(letter)).last().expect("a move"),
                who => self.ask(who.parse().expect("one letter"), what),
            };
            assert_eq!(found, expected.trim(), "{line}\nafter {:?}", self.log);
        }
        self
    }

    /// The owner of a house plays it, at the current ply.
    fn play(&mut self, letter: char) -> String {
        let owner = House::from_letter(letter).expect("a house").owner();
        let is_computer = self.table.computer().is_some_and(|(side, _)| side == owner);
        let who = if is_computer { 'C' } else { owner.letter() };
        self.ask(who, &format!("{letter}@{}", self.table.game().ply()))
    }

    fn ask(&mut self, who: char, what: &str) -> String {
        let command = command(what, fresh_id(self.log.len()));
        match self.judge(who, command) {
            Ok(Outcome::Already) => "already".into(),
            Ok(Outcome::Events(events)) => {
                events.iter().for_each(|event| self.apply(event));
                events.iter().map(told).collect::<Vec<_>>().join(", ")
            }
            Err(Refused::IllegalMove { refusal, legal }) => {
                format!("refused illegal_move {} legal {legal}", refusal.code())
            }
            Err(refused) => format!("refused {}", refused.code()),
        }
    }

    /// What the table says to a command; nothing is changed.
    pub fn judge(&self, who: char, command: Command) -> Result<Outcome, Refused> {
        match (who, command) {
            ('C', Command::Move { ply, house }) => self.table.handle_computer(ply, house),
            _ => self.table.handle(&key(who), command),
        }
    }

    pub fn apply(&mut self, event: &Event) {
        self.table.apply(event).expect("an event that came of a command");
        self.log.push(*event);
        let reread: Vec<_> = self
            .log
            .iter()
            .map(|event| Event::from_stored(&event.to_stored()).expect("a stored event"))
            .collect();
        assert_eq!(Table::replay(&reread).as_ref(), Ok(&self.table));
    }
}

fn command(what: &str, table: TableId) -> Command {
    let (verb, ply) = match what.split_once('@') {
        Some((verb, ply)) => (verb, Some(ply.parse().expect("a ply"))),
        None => (what, None),
    };
    match verb {
        "join" => Command::TakeSeat,
        "offer" => Command::OfferEnd { ply },
        "accept" => Command::AcceptEnd { ply },
        "decline" => Command::DeclineEnd { ply },
        "withdraw" => Command::WithdrawEnd { ply },
        "resign" => Command::Resign { ply },
        "rematch" => Command::OfferRematch { table },
        "rematch-accept" => Command::AcceptRematch { table },
        "rematch-withdraw" => Command::WithdrawRematch,
        house => Command::Move {
            ply: ply.expect("a move names its ply"),
            house: house.parse().ok().and_then(House::from_letter).expect("a house"),
        },
    }
}

fn told(event: &Event) -> String {
    match event {
        Event::SeatTaken { side, .. } => format!("seat_taken {}", side.name()),
        Event::Ended(end) => format!("ended {}", result(end)),
        event => event.kind().into(),
    }
}

/// `majority 25-10 south`, and how seeds left on the board were shared: `own_row 1+2`.
pub fn result(end: &End) -> String {
    let End { reason, scores: [south, north], leftover, shared, .. } = end;
    let winner = end.winner_name();
    format!("{reason} {south}-{north} {winner} {leftover} {}+{}", shared[0], shared[1])
}
