// The shapes of what comes from the server and from the rules. Types only: nothing here is served.

export type Side = "south" | "north";
export type Letter = string;

export type SettingValue = string | number | boolean;
export type RulesJson = string | { preset: string; [setting: string]: SettingValue };

export interface End {
  reason: "majority" | "no_move" | "grand_slam" | "repetition" | "agreement" | "resignation";
  stores: [number, number];
  winner: Side | "draw";
  leftover: { how: string; seeds: [number, number] };
}

/** Why a side has no move; empty if it has, or if the game ended otherwise. */
export type Stuck = "" | "empty_row" | "cannot_feed" | "only_slams";

export interface Table {
  id: string;
  version: number;
  rules: RulesJson;
  spec: { repetition: string; leftover: string; [setting: string]: SettingValue };
  one_screen: boolean;
  /** The side and level of the computer, where it plays. */
  computer: { side: Side; level: number } | null;
  host: Side;
  seats: { south: boolean; north: boolean };
  start: string;
  position: string;
  moves: Letter[];
  phase: "waiting" | "playing" | "ended";
  to_move: Side | null;
  legal: Letter[];
  offer: Side | null;
  /** Whose offer to end has been declined since the last move. */
  declined: Side | null;
  /** Who has taken an offer back since the last move, and cannot offer again before the next one. */
  withdrawn?: Side[];
  rematch: { offer: Side | null; table: string | null };
  end: End | null;
}

interface Stamp {
  version: number;
  at: string;
}

export type TableEvent = Stamp &
  (
    | { type: "created" }
    | { type: "seat_taken"; side: Side }
    | { type: "moved"; ply: number; house: Letter; position: string }
    | { type: "end_offered" | "end_declined" | "end_withdrawn" | "end_accepted" | "resigned"; by: Side }
    | {
        type: "ended";
        reason: End["reason"];
        scores: [number, number];
        winner: End["winner"];
        leftover: End["leftover"];
      }
    | { type: "rematch_offered" | "rematch_withdrawn"; by: Side }
    | { type: "rematch_created"; table: string }
  );

export type LiveMessage =
  | { type: "snapshot"; table: Table }
  | { type: "events"; version: number; events: TableEvent[] }
  | { type: "heartbeat"; version: number }
  | { type: "error"; code: string };

/** A move told step by step; see `crates/oware-web/src/sowing.rs`. */
export interface Sowing {
  house: Letter;
  mover: Side;
  drops: Letter[];
  taken: { house: Letter; seeds: number }[];
  captured: number;
  slam: boolean;
  /** The board when the capture was done, before left-over seeds are shared. */
  board: number[];
  position: string;
  end: End | null;
}

export interface Refusal {
  code: string;
  houses?: Letter[];
  legal?: Letter[];
  to_move?: Side;
  reason?: End["reason"];
}

export interface Position {
  board: number[];
  stores: [number, number];
  side: Side;
}

/** What the server wrote into the page. */
export interface PageData {
  lang: string;
  static: string;
  ftl: string;
  table: Table;
}

/** Words in the reader's language. */
export type Words = (id: string, args?: Record<string, string | number>) => string;
