//! A move told step by step, so that a page can show it: where each seed falls, what is captured in
//! which order, what the board then holds, and the end.

use oware_rules::{Board, Game, House, Refusal, Step};

use crate::json;

/// The JSON of what playing a house would do, or of why it is refused.
pub(crate) fn told(game: &Game, letter: char) -> String {
    let Some(house) = House::from_letter(letter) else {
        return String::from(r#"{"refusal":{"code":"unknown_house"}}"#);
    };
    match game.try_move(house) {
        Ok(step) => sown(game, &step),
        Err(refusal) => refused(&refusal),
    }
}

fn sown(game: &Game, step: &Step) -> String {
    let seeds = game.position().board().seeds(step.house);
    let drops: Vec<House> = step.house.sowing(seeds).collect();
    let full = after_drops(game.position().board(), step.house, &drops);
    let taken = in_order(step).into_iter().map(|house| {
        let seeds = full[house.index()];
        format!("{{\"house\":\"{house}\",\"seeds\":{seeds}}}")
    });
    let position = step.position;
    format!(
        "{{\"house\":\"{}\",\"mover\":\"{}\",\"drops\":{},\"taken\":{},\"captured\":{},\"slam\":{},\"board\":{},\"position\":\"{position}\",\"end\":{}}}",
        step.house,
        step.house.owner().name(),
        json::letters(drops),
        json::list(taken),
        step.captured,
        step.slam,
        json::list(step.board.to_array()),
        json::end(step.end.as_ref())
    )
}

fn refused(refusal: &Refusal) -> String {
    let house = json::letters(refusal.house());
    let rest = match refusal {
        Refusal::GameOver { reason } => format!(",\"reason\":\"{reason}\""),
        Refusal::WrongSide { to_move, .. } => format!(",\"to_move\":\"{}\"", to_move.name()),
        Refusal::EmptyHouse { .. } => String::new(),
        Refusal::MustFeed { legal, .. }
        | Refusal::FullHouse { legal, .. }
        | Refusal::GrandSlam { legal, .. } => {
            format!(",\"legal\":{}", json::letters(*legal))
        }
    };
    format!("{{\"refusal\":{{\"code\":\"{}\",\"houses\":{house}{rest}}}}}", refusal.code())
}

fn after_drops(board: Board, origin: House, drops: &[House]) -> [u8; 12] {
    let mut houses = board.to_array();
    houses[origin.index()] = 0;
    for house in drops {
        houses[house.index()] += 1;
    }
    houses
}

/// Captured houses as a hand takes them: from the last seed backwards, then what lies after it.
fn in_order(step: &Step) -> Vec<House> {
    let (before, after): (Vec<House>, Vec<House>) =
        step.taken.into_iter().partition(|house| *house <= step.last);
    before.into_iter().rev().chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use oware_rules::{Position, Rules};

    fn told_from(rules: &str, position: &str, letter: char) -> String {
        let rules = Rules::from_words(rules).unwrap();
        let start = Position::parse(position, rules).unwrap();
        told(&Game::from_position(rules, start).unwrap(), letter)
    }

    #[test]
    fn a_move_is_told_in_the_order_of_the_hand() {
        assert_eq!(
            told_from("abapa", "0-0-0-0-2-3-2-1-1-4-0-0-20-15-S", 'F'),
            r#"{"house":"F","mover":"south","drops":["a","b","c"],"taken":[{"house":"c","seeds":2},{"house":"b","seeds":2},{"house":"a","seeds":3}],"captured":7,"slam":false,"board":[0,0,0,0,2,0,0,0,0,4,0,0],"position":"0-0-0-0-2-0-0-0-0-4-0-0-27-15-N","end":{"reason":"majority","stores":[27,15],"winner":"south","leftover":{"how":"on_board","seeds":[0,0]}}}"#
        );
    }

    #[test]
    fn captures_to_both_sides_go_back_first() {
        let told = told_from("ovare", "0-0-0-0-0-2-2-1-2-5-0-0-20-16-S", 'F');
        assert!(
            told.contains(
                r#""taken":[{"house":"b","seeds":2},{"house":"a","seeds":3},{"house":"c","seeds":2}]"#
            ),
            "{told}"
        );
    }

    #[test]
    fn a_long_sowing_leaves_out_its_origin() {
        let told = told_from("wari", "13-1-1-1-1-1-5-5-5-5-5-5-0-0-S", 'A');
        assert!(
            told.contains(r#""drops":["B","C","D","E","F","a","b","c","d","e","f","B","C"]"#),
            "{told}"
        );
    }

    #[test]
    fn refusals_are_told_with_what_would_be_right() {
        let cases = [
            (
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                'a',
                r#""code":"wrong_side","houses":["a"],"to_move":"south""#,
            ),
            ("4-4-4-4-4-0-5-5-5-5-4-4-0-0-S", 'F', r#""code":"empty_house","houses":["F"]}"#),
            (
                "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
                'A',
                r#""code":"must_feed","houses":["A"],"legal":["F"]"#,
            ),
            ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 'x', r#""code":"unknown_house""#),
        ];
        for (position, letter, expected) in cases {
            let told = told_from("wari", position, letter);
            assert!(told.contains(expected), "{letter} in {position}: {told}");
        }
    }
}
