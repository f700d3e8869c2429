// Games that the tests play, as data.

/**
 * A whole game of Wari that a forced grand slam ends: at the last move South's only legal house F
 * takes every seed of North's row, and South's own row is swept too. South wins 44 to 4.
 *
 * Found by 20 million random playouts of `oware_rules::Game` under `wari` from the opening, keeping
 * the shortest game that ended with `EndReason::GrandSlam`.
 */
export const FORCED_SLAM = "CaEbDcAfEdCbEcBaDeEfF";

/**
 * Warri: North's last move takes South's whole row, and North moves again.
 * The shortest of 1.5 million random playouts.
 */
export const EXTRA_MOVE = "BeCfEfDaAbFf";

/**
 * Abapa: the position after the last move stands there for the third time; South has 25, North 23
 * after each took one seed of the own row. The shortest of 300,000 random playouts.
 */
export const REPETITION = "BfCeAaEbFbBdAfEcBfCeBaCfEdDcFfCdDaEeFfCcDdEeFfAaBbCcDdEeFfAaBb";

/**
 * Abapa: house A fills up to 45 seeds. Found by random playouts in which South never plays A and
 * avoids captures.
 */
export const HOARD =
  "DaCbDeDdFdEfBaDdBfBaCbCeCaBcBeFaDcCeEcDdFaCeBfCaEeDbEeCfCaDeBaEfFeCaDdBbEdFbDaEfCbEcEaFaCeBbEdCfCeFaDbBfCeBaEcDfFbBeEcCfEaDbEdCeDcFdBbCcEfBeCdDeBaCfDbBcEaFbCcDdEfFe";

/** Abapa: South reaches 30 with seeds left on the board. The shortest of 40 random playouts. */
export const MAJORITY = "DdBcEcCdEfCaDdBbAaEbDcAeFdAfCcBbEbDcCaF";
