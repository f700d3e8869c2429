//! A position in plain words: who stands better, what each move does, what threatens.

use oware_rules::{End, EndReason, Game, House, Houses, Position, Rules, Side, Step};

/// What to call a side.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

/// `1 seed`, `2 seeds`.
pub fn seeds(count: u8) -> String {
    format!("{count} seed{}", if count == 1 { "" } else { "s" })
}

/// A score in seeds, for the mover.
pub fn signed(centis: i64) -> String {
    format!(
        "{}{}.{:02}",
        if centis < 0 { "−" } else { "+" },
        centis.abs() / 100,
        centis.abs() % 100
    )
}

/// Who stands how, by the final difference expected of the mover, in hundredths of a seed; the least
/// difference if it is proven.
pub fn standing(mover: Side, centis: i64, proven: bool) -> String {
    let (better, by) = if centis < 0 { (mover.other(), -centis) } else { (mover, centis) };
    let name = side(better);
    if proven {
        let (other, least) = (side(better.other()), seeds((by / 100).clamp(0, 255) as u8));
        return format!("{name} wins whatever {other} plays, by {least} at least.");
    }
    match by {
        0..=50 => "Both sides stand about alike.".to_owned(),
        51..=200 => format!("{name} stands a little better: {} seeds are expected.", signed(by)),
        201..=600 => format!("{name} stands better: {} seeds are expected.", signed(by)),
        _ => format!("{name} stands to win: {} seeds are expected.", signed(by)),
    }
}

/// How a game ended.
pub fn ending(end: &End) -> String {
    let why = match end.reason {
        EndReason::Majority => "more than half of the seeds are captured",
        EndReason::NoMove => "the side to move has no legal move",
        EndReason::GrandSlam => "a grand slam ended it",
        EndReason::Repetition => "the position was repeated",
        EndReason::Agreement => "both agreed",
        EndReason::Resignation => "a side resigned",
    };
    let [south, north] = end.scores;
    let result = match end.winner {
        Some(winner) => format!("{} has won", side(winner)),
        None => "it is a draw".to_owned(),
    };
    format!("The game is over: {why}; {result}, {south} to {north}.")
}

fn houses(houses: Houses) -> String {
    let names: Vec<String> = houses.map(|house| house.to_string()).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// What a move does, as the end of a sentence that begins with its house.
pub fn effect(step: &Step) -> String {
    let mover = step.house.owner();
    let mut told = if step.captured > 0 {
        format!("captures {} from {}", seeds(step.captured), houses(step.taken))
    } else if step.slam {
        "would take the whole row and therefore captures nothing".to_owned()
    } else {
        format!("captures nothing; its last seed falls into {}", step.last)
    };
    if step.slam && step.captured > 0 {
        told.push_str(", a grand slam");
    }
    if let Some(end) = &step.end {
        let result = match end.winner {
            Some(winner) => format!("{} wins", side(winner)),
            None => "a draw".to_owned(),
        };
        told.push_str(&format!(
            " and ends the game ({result}, {} to {})",
            end.scores[0], end.scores[1]
        ));
    } else if step.position.side() == mover {
        told.push_str(" and moves again");
    }
    told
}

/// The captures that the other side would have if it were to move: what threatens the mover.
pub fn threats(position: &Position, rules: Rules) -> Vec<Step> {
    let turned = Position::new(
        position.board().to_array(),
        position.stores(),
        position.side().other(),
        rules,
    );
    let Ok(turned) = turned else { return Vec::new() };
    let steps = turned.legal(rules).filter_map(|house| turned.play(house, rules).ok());
    steps.filter(|step| step.captured > 0).collect()
}

/// What threatens, as a sentence; none where nothing does.
pub fn threat(position: &Position, rules: Rules) -> Option<String> {
    let threats = threats(position, rules);
    let worst = threats.iter().max_by_key(|step| step.captured)?;
    let other = side(position.side().other());
    let more = match threats.len() - 1 {
        0 => String::new(),
        1 => ", and one capture more".to_owned(),
        n => format!(", and {n} captures more"),
    };
    Some(format!(
        "If it were {other}'s turn now, {} would capture {} from {}{more}.",
        worst.house,
        seeds(worst.captured),
        houses(worst.taken),
    ))
}

/// Why houses with seeds can't be played, a sentence each.
pub fn refused(game: &Game) -> Vec<String> {
    let position = game.position();
    let own = House::ALL.into_iter().filter(|house| house.owner() == position.side());
    let full = own.filter(|&house| position.board().seeds(house) > 0);
    full.filter_map(|house| game.try_move(house).err().map(|why| format!("{house}: {why}.")))
        .collect()
}

#[cfg(test)]
mod tests {
    use oware_rules::Preset;

    use super::*;

    fn game(preset: Preset, position: &str) -> Game {
        let rules = Rules::preset(preset);
        let position = Position::parse(position, rules).expect("a position");
        Game::from_position(rules, position).expect("a game")
    }

    fn told(preset: Preset, position: &str, house: char) -> String {
        let game = game(preset, position);
        let house = House::from_letter(house).expect("a house");
        effect(&game.try_move(house).expect("legal"))
    }

    #[test]
    fn moves_are_told() {
        let slam = "0-0-0-0-0-2-1-1-0-0-0-0-22-22-S";
        let cases = [
            (
                Preset::Abapa,
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                'A',
                "captures nothing; its last seed falls into E",
            ),
            (
                Preset::Abapa,
                "0-1-0-0-0-2-1-1-0-0-0-0-22-21-S",
                'F',
                "would take the whole row and therefore captures nothing",
            ),
            (
                Preset::Wari,
                slam,
                'F',
                "captures 4 seeds from a and b, a grand slam and ends the game (South wins, 26 to 22)",
            ),
            (
                Preset::Abapa,
                "0-0-0-0-0-2-1-1-4-0-0-0-20-20-S",
                'F',
                "captures 4 seeds from a and b",
            ),
        ];
        for (preset, position, house, expected) in cases {
            assert_eq!(told(preset, position, house), expected, "{preset} {position}");
        }
    }

    #[test]
    fn threats_are_seen() {
        let position = *game(Preset::Abapa, "1-2-0-4-0-4-0-0-0-0-0-2-17-18-S").position();
        let rules = Rules::preset(Preset::Abapa);
        let expected = "If it were North's turn now, f would capture 5 seeds from A and B.";
        assert_eq!(threat(&position, rules).as_deref(), Some(expected));
        assert_eq!(threat(&Position::start(rules), rules), None);
    }

    #[test]
    fn standings_and_refusals_are_told() {
        let told = |centis| standing(Side::South, centis, false);
        assert_eq!(told(-20), "Both sides stand about alike.");
        assert_eq!(told(-320), "North stands better: +3.20 seeds are expected.");
        let proven = "North wins whatever South plays, by 1 seed at least.";
        assert_eq!(standing(Side::South, -100, true), proven);
        assert_eq!(signed(-5), "−0.05");
        let refused = refused(&game(Preset::Abapa, "1-0-0-0-0-2-0-0-0-0-0-0-22-23-S"));
        assert_eq!(refused.len(), 1);
        assert!(refused[0].starts_with("A: "), "{refused:?}");
    }
}
