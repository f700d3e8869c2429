//! Laws that hold for all rules and positions, among them that the crate and the plain oracle
//! agree on everything.

use oware_rules::{
    End, Game, House, Houses, LeftoverShare, Position, RuleSet, Rules, Score, Side, Spec, Step,
    parse_moves, perft, with_rule_set,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::oracle::{self, Ending, State};
use crate::strategies::{houses, positions, presets, rules, rules_and_position, texts};

pub fn state(position: &Position) -> State {
    State {
        houses: position.board().to_array(),
        stores: position.stores(),
        mover: position.side().index(),
    }
}

fn ending(end: &End) -> Ending {
    Ending { reason: end.reason.name(), halves: end.scores.map(Score::to_halves) }
}

fn indices(houses: Houses) -> Vec<usize> {
    houses.map(House::index).collect()
}

/// The crate's answer to a move in the oracle's words.
fn outcome(step: &Step) -> oracle::Outcome {
    oracle::Outcome {
        state: state(&step.position),
        captured: step.captured,
        taken: indices(step.taken),
        slam: step.slam,
        end: step.end.as_ref().map(ending),
    }
}

/// Everything the crate says of a position, by typed or run-time rules.
fn all_answers(position: &Position, set: impl RuleSet) -> (Houses, Option<End>, Vec<String>, u64) {
    let plays = House::ALL.map(|house| format!("{:?}", position.play(house, set)));
    (position.legal(set), position.end(set), plays.to_vec(), perft(position, 3, set))
}

/// What an end says of itself must add up.
fn end_adds_up(end: &End, position: &Position, spec: Spec) {
    let [south, north] = end.scores.map(Score::to_halves);
    let winner = match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    };
    assert_eq!(end.winner, winner, "{position}");
    let counted = !matches!(end.leftover, LeftoverShare::OnBoard | LeftoverShare::Uncounted);
    let total = 2 * u16::from(spec.total_seeds());
    let on_board = 2 * u16::from(position.board().total());
    assert_eq!(south + north, if counted { total } else { total - on_board }, "{position}");
    let shared: u16 = end.shared.iter().map(|share| share.to_halves()).sum();
    assert_eq!(shared == 0, !counted || end.leftover == LeftoverShare::Nothing, "{position}");
}

proptest! {
    #[test]
    fn a_sowing_ends_where_the_move_does((rules, position) in rules_and_position()) {
        for house in position.legal(rules) {
            let seeds = position.board().seeds(house);
            let sown: Vec<House> = house.sowing(seeds).collect();
            prop_assert_eq!(sown.len(), usize::from(seeds));
            prop_assert!(!sown.contains(&house));
            let step = position.play(house, rules).expect("a legal house");
            prop_assert_eq!(sown.last(), Some(&step.last));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn the_oracle_agrees_on_every_house((rules, position) in rules_and_position()) {
        let (spec, plain) = (rules.spec, state(&position));
        prop_assert_eq!(indices(position.legal(rules)), oracle::legal(&plain, &spec));
        prop_assert_eq!(position.end(rules).as_ref().map(ending), oracle::end(&plain, &spec));
        for house in House::ALL {
            let found = position.play(house, rules).as_ref().map(outcome).map_err(|refusal| refusal.code());
            prop_assert_eq!(found, oracle::play(&plain, house.index(), &spec), "{} in {}", house, position);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn legal_is_listed_is_playable((rules, position) in rules_and_position()) {
        let legal = position.legal(rules);
        prop_assert_eq!(legal.is_empty(), position.end(rules).is_some());
        prop_assert_eq!(legal.len(), legal.count());
        for house in House::ALL {
            prop_assert_eq!(legal.contains(house), legal.into_iter().any(|listed| listed == house));
            prop_assert_eq!(legal.contains(house), position.play(house, rules).is_ok());
        }
    }

    #[test]
    fn seeds_are_conserved((rules, position) in rules_and_position()) {
        if let Some(end) = position.end(rules) {
            end_adds_up(&end, &position, rules.spec);
        }
        for house in position.legal(rules) {
            let step = position.play(house, rules).expect("legal");
            let [south, north] = step.position.stores();
            prop_assert_eq!(step.position.board().total() + south + north, rules.spec.total_seeds());
            let [south, north] = position.stores();
            prop_assert_eq!(step.board.total() + south + north + step.captured, rules.spec.total_seeds());
            let taken = indices(step.taken);
            prop_assert_eq!(step.captured == 0, taken.is_empty());
            prop_assert!(step.taken.into_iter().all(|house| house.owner() != position.side()));
            prop_assert!(step.taken.into_iter().all(|house| step.board.seeds(house) == 0));
            if let Some(end) = &step.end {
                end_adds_up(end, &step.position, rules.spec);
            }
        }
    }

    #[test]
    fn a_position_is_what_its_text_says((rules, position) in rules_and_position()) {
        prop_assert_eq!(Position::parse(&position.to_string(), rules), Ok(position));
    }

    #[test]
    fn rules_are_what_their_json_says(rules in rules()) {
        let text = serde_json::to_string(&rules).expect("rules have a JSON form");
        prop_assert_eq!(serde_json::from_str::<Rules>(&text).expect("their own form is read"), rules);
        prop_assert_eq!(text.starts_with('"'), !rules.is_changed());
        let all = serde_json::to_value(rules.spec).expect("a spec has a JSON form");
        let mut whole = serde_json::json!({"preset": "abapa"});
        whole.as_object_mut().expect("an object").extend(all.as_object().expect("an object").clone());
        let again: Rules = serde_json::from_value(whole).expect("every setting may be named");
        prop_assert_eq!(again.spec, rules.spec);
    }

    #[test]
    fn moves_are_what_their_letters_say(moves in vec(houses(), 0..40)) {
        let text: String = moves.iter().map(|house| house.letter()).collect();
        prop_assert_eq!(parse_moves(&text), Ok(moves));
    }

    #[test]
    fn scores_are_what_their_json_says(halves in 0..=96u16) {
        let score = Score::halves(halves);
        let text = serde_json::to_string(&score).expect("a score has a JSON form");
        prop_assert_eq!(&text, &score.to_string());
        prop_assert_eq!(serde_json::from_str::<Score>(&text).expect("its own form is read"), score);
    }

    #[test]
    fn any_text_is_read_or_refused(text in texts(), rules in rules()) {
        if let Ok(position) = Position::parse(&text, rules) {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        if let Ok(moves) = parse_moves(&text) {
            prop_assert_eq!(moves.iter().map(|house| house.letter()).collect::<String>(), text.clone());
        }
        let _ = Rules::from_name(&text);
        let _ = Side::from_name(&text);
        let _ = serde_json::from_str::<Rules>(&text);
        let _ = serde_json::from_str::<House>(&text);
        let _ = serde_json::from_str::<Score>(&text);
    }

    #[test]
    fn any_numbers_are_a_position_or_not(
        board in prop::array::uniform12(prop_oneof![3 => 0..8u8, 1 => any::<u8>()]),
        stores in prop::array::uniform2(any::<u8>()),
        rules in rules(),
    ) {
        let sum: u32 = board.iter().chain(&stores).map(|&n| u32::from(n)).sum();
        let position = Position::new(board, stores, Side::South, rules);
        prop_assert_eq!(position.is_ok(), sum == u32::from(rules.spec.total_seeds()));
    }

    #[test]
    fn typed_rules_are_run_time_rules(
        (preset, position) in presets().prop_flat_map(|preset| (Just(preset), positions(preset.into())))
    ) {
        let run_time = all_answers(&position, preset.spec());
        let typed = with_rule_set!(preset.spec(), |set| all_answers(&position, set));
        prop_assert_eq!(typed, run_time);
    }

    #[test]
    fn the_oracle_counts_as_many_paths((rules, position) in rules_and_position()) {
        let expected = match position.end(rules) {
            Some(_) => 0,
            None => oracle::perft(&state(&position), 3, &rules.spec),
        };
        prop_assert_eq!(perft(&position, 3, rules), expected);
    }

    #[test]
    fn whole_games_agree_move_by_move(
        (rules, position) in rules_and_position(),
        picks in vec(any::<Index>(), 0..150),
        from_the_opening in any::<bool>(),
    ) {
        let opening = Position::start(rules);
        prop_assert_eq!(state(&opening), oracle::start(&rules.spec));
        let start = if from_the_opening { opening } else { position };
        let mut game = Game::from_position(rules, start).expect("a position of these rules");
        let mut plain = oracle::History::new(state(&start), &rules.spec);
        for pick in picks {
            prop_assert_eq!(game.end().map(ending), plain.end.clone());
            prop_assert_eq!(game.end().is_some(), game.legal().is_empty());
            if game.end().is_some() {
                prop_assert_eq!(game.play(House::ALL[0]).map_err(|refusal| refusal.code()).err(), Some("game_over"));
                break;
            }
            let legal = indices(game.legal());
            let house = *pick.get(&legal);
            let step = game.play(House::ALL[house]).expect("legal");
            prop_assert_eq!(outcome(&step), plain.play(house, &rules.spec).expect("legal"));
            prop_assert_eq!(&state(game.position()), plain.now());
            let times = plain.states.iter().filter(|earlier| *earlier == plain.now()).count();
            prop_assert_eq!(game.occurrences() as usize, times);
        }
        replays(&game);
    }
}

/// The move list is the record: played again, it gives the same game, whole or in part.
fn replays(game: &Game) {
    let mut again = Game::from_position(*game.rules(), *game.start()).expect("the same start");
    assert_eq!(again, game.at(0));
    for (ply, &house) in game.moves().iter().enumerate() {
        again.play(house).expect("it has been played before");
        if ply % 16 == 0 {
            assert_eq!(again, game.at(ply + 1));
        }
    }
    assert_eq!(&again, game);
    assert_eq!(game.at(usize::MAX), again);
}
