CREATE TABLE event (
    table_id text   NOT NULL,
    version  bigint NOT NULL CHECK (version >= 1),
    at_ms    bigint NOT NULL,
    payload  text   NOT NULL,
    PRIMARY KEY (table_id, version)
);
