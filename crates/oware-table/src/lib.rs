//! A live Oware table as a pure, replayable state machine of events.
