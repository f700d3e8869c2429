CREATE TABLE event (
    table_id TEXT    NOT NULL,
    version  INTEGER NOT NULL CHECK (version >= 1),
    at_ms    INTEGER NOT NULL,
    payload  TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
