-- Two small tables on which the store itself is tested.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    amount BIGINT NOT NULL CHECK (amount >= 0),
    flag BIGINT NOT NULL DEFAULT 0,
    note TEXT
);
CREATE TABLE marks (
    id BIGINT NOT NULL PRIMARY KEY,
    counter TEXT NOT NULL REFERENCES counters (name)
);
