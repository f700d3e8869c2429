// Games that the tests play, as data.

/**
 * A whole game of Wari that a forced grand slam ends: at the last move South's only legal house F
 * takes every seed of North's row, and South's own row is swept too. South wins 44 to 4.
 *
 * Found by 20 million random playouts of `oware_rules::Game` under `wari` from the opening, keeping
 * the shortest game that ended with `EndReason::GrandSlam`.
 */
export const FORCED_SLAM = "CaEbDcAfEdCbEcBaDeEfF";
