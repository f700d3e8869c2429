//! The rules of the Oware family of games: board, sowing, rule sets, positions, games.
